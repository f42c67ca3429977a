//! The question on the grid, and the notebook.

use super::super::acts::Deed;
use super::super::play::PANEL;
use super::*;
use crate::{Role, Stroke};

/// The centre of a cell.
fn centre(name: &str) -> (i16, i16) {
    let at = cell(name).centre();
    (at.x, at.y)
}

fn tap(bench: &mut Bench, name: &str) -> Input {
    let (x, y) = centre(name);
    bench.tap(0, PANEL, x, y)
}

fn way(letters: &str) -> Move {
    Question::Way(letters.chars().map(side).collect()).encode()
}

fn refused(input: Input) -> &'static str {
    match input {
        Input::Refused(refusal) => refusal.clause,
        other => panic!("not refused: {other:?}"),
    }
}

fn label(scene: &Scene, panel: usize, name: &str) -> String {
    let target = scene.panels[panel].targets.iter().find(|target| target.cell == cell(name));
    format!("{:?}", target.expect("every cell has a target").label)
}

#[test]
fn taps_build_a_way_and_take_it_back() {
    let mut bench = Bench::drawn();
    assert_eq!(refused(bench.act(0, Deed::Ask)), "LYR-6");
    assert_eq!(tap(&mut bench, "a4"), Input::Redraw);
    assert_eq!(tap(&mut bench, "b4"), Input::Redraw);
    assert_eq!(tap(&mut bench, "b3"), Input::Redraw);
    assert_eq!(bench.act(0, Deed::Ask), Input::Move(way("NEN")));
    assert_eq!(tap(&mut bench, "b3"), Input::Redraw);
    assert_eq!(bench.key(0, Key::Confirm), Input::Move(way("NE")));
    assert_eq!(refused(tap(&mut bench, "e5")), "LYR-6");
    assert_eq!(bench.act(0, Deed::Drop), Input::Redraw);
    assert_eq!(tap(&mut bench, "a5"), Input::Unchanged);
}

#[test]
fn arrows_steer_a_way() {
    let mut bench = Bench::drawn();
    assert_eq!(refused(bench.key(0, Key::Step(side('S')))), "LYR-6");
    bench.steps(0, "NENS");
    assert_eq!(bench.act(0, Deed::Ask), Input::Move(way("NE")));
    assert_eq!(bench.key(0, Key::Erase), Input::Redraw);
    assert_eq!(bench.act(0, Deed::Ask), Input::Move(way("N")));
    assert_eq!(bench.key(0, Key::Cancel), Input::Redraw);
    assert_eq!(refused(bench.key(0, Key::Confirm)), "LYR-6");
}

#[test]
fn a_drag_draws_a_way_and_goes_back_on_itself() {
    let mut bench = Bench::drawn();
    let points = ["a5", "a4", "b4", "c4", "b4", "b3"].map(centre);
    bench.drag(0, PANEL, &points);
    assert_eq!(bench.act(0, Deed::Ask), Input::Move(way("NEN")));
    bench.drag(0, PANEL, &[centre("b4"), centre("c4"), centre("d3")]);
    assert_eq!(bench.act(0, Deed::Ask), Input::Move(way("NEEEN")));
    for gesture in drag(PANEL, &[centre("d3"), centre("d2"), centre("d1")]).into_iter().take(2) {
        bench.does(0, gesture);
    }
    assert_eq!(bench.does(0, Gesture::DragCancel), Input::Redraw);
    assert_eq!(bench.act(0, Deed::Ask), Input::Move(way("NEEEN")));
    let far = Gesture::DragStart { panel: PANEL, at: cell("a1").centre() };
    assert_eq!(refused(bench.does(0, far)), "LYR-6");
}

#[test]
fn lyr_7_a_way_ends_on_a() {
    let mut bench = Bench::drawn();
    bench.steps(0, "NNNNEEEE");
    assert_eq!(refused(bench.key(0, Key::Step(side('S')))), "LYR-7");
    assert_eq!(bench.act(0, Deed::Ask), Input::Move(way("NNNNEEEE")));
}

#[test]
fn lyr_6_a_way_has_a_longest_length() {
    let mut bench = Bench::drawn();
    for place in 0..100 {
        let name = if place % 2 == 0 { "a4" } else { "a5" };
        assert_eq!(tap(&mut bench, name), Input::Redraw);
    }
    assert_eq!(refused(tap(&mut bench, "a4")), "LYR-6");
    assert!(matches!(bench.act(0, Deed::Ask), Input::Move(_)));
}

#[test]
fn a_count_is_chosen_by_tap_by_key_and_by_drag() {
    let mut bench = Bench::drawn();
    bench.act(0, Deed::Count);
    assert_eq!(refused(bench.act(0, Deed::Ask)), "LYR-5");
    tap(&mut bench, "b3");
    let count = |name: &str| Input::Move(Question::Count(cell(name)).encode());
    assert_eq!(bench.act(0, Deed::Ask), count("b3"));
    bench.steps(0, "NE");
    assert_eq!(bench.act(0, Deed::Ask), count("c2"));
    bench.drag(0, PANEL, &[centre("a1"), centre("d1")]);
    assert_eq!(bench.key(0, Key::Confirm), count("d1"));
    bench.act(0, Deed::Walk);
    bench.steps(0, "N");
    assert_eq!(bench.act(0, Deed::Ask), Input::Move(way("N")));
    bench.act(0, Deed::Count);
    assert_eq!(bench.act(0, Deed::Ask), count("d1"));
}

#[test]
fn a_draft_is_prepared_while_the_other_moves_and_cleared_when_sent() {
    let mut bench = Bench::drawn();
    bench.steps(0, "N");
    bench.ask(0, "count b3");
    assert_eq!(refused(bench.act(0, Deed::Ask)), "LYR-4");
    bench.steps(0, "E");
    bench.ask(1, "way N");
    assert_eq!(bench.act(0, Deed::Ask), Input::Move(way("NE")));
    bench.send(0, way("NE"));
    assert_eq!(bench.scene(0).headline.key, "labyrinthe-now-asks");
    bench.ask(1, "count a1");
    assert_eq!(refused(bench.act(0, Deed::Ask)), "LYR-6");
    assert_eq!(bench.public().walker(Seat::HOST), Some(cell("b4")));
    let scene = bench.scene(0);
    assert!(label(&scene, 0, "b4").contains("labyrinthe-says-here"));
    assert!(label(&scene, 0, "a4").contains("labyrinthe-says-walked"));
}

#[test]
fn typed_moves_are_taken_or_refused() {
    let mut bench = Bench::drawn();
    for words in ["way b3 b4", "count z9", "nonsense", "way S"] {
        let input = bench.does(0, Gesture::Typed(words.to_owned()));
        assert!(matches!(input, Input::Refused(_)), "{words}");
    }
    let input = bench.does(0, Gesture::Typed("way a5 a4 b4".to_owned()));
    assert_eq!(input, Input::Move(way("NE")));
    assert_eq!(refused(bench.does(1, Gesture::Typed("count a1".to_owned()))), "LYR-4");
}

#[test]
fn pencil_marks_with_undo_and_save_points() {
    let mut bench = Bench::drawn();
    bench.act(0, Deed::Pencil);
    bench.tap(0, PANEL, 24, 12);
    tap(&mut bench, "c3");
    let scene = bench.scene(0);
    assert!(label(&scene, 0, "a1").contains("labyrinthe-says-maybe-wall"));
    assert!(label(&scene, 0, "c3").contains("labyrinthe-says-marked"));
    assert_eq!(bench.act(0, Deed::Save), Input::Redraw);
    bench.tap(0, PANEL, 24, 12);
    bench.key(0, Key::Step(side('N')));
    bench.key(0, Key::Confirm);
    bench.drag(0, PANEL, &[(24, 48), (72, 48)]);
    assert!(label(&bench.scene(0), 0, "a1").contains("labyrinthe-says-maybe-open"));
    assert!(label(&bench.scene(0), 0, "b2").contains("labyrinthe-says-maybe-wall"));
    assert_eq!(bench.act(0, Deed::Return), Input::Redraw);
    assert_eq!(bench.scene(0).panels, scene.panels_with_cursor(&bench.scene(0)));
    assert_eq!(bench.act(0, Deed::Undo), Input::Redraw);
    assert!(label(&bench.scene(0), 0, "b2").contains("labyrinthe-says-maybe-wall"));
    for _ in 0..3 {
        assert_eq!(bench.act(0, Deed::Undo), Input::Redraw);
    }
    assert_eq!(bench.act(0, Deed::Redo), Input::Redraw);
    assert_eq!(bench.act(0, Deed::Clean), Input::Redraw);
    assert_eq!(bench.act(0, Deed::Clean), Input::Unchanged);
    assert_eq!(bench.act(0, Deed::Return), Input::Redraw);
    bench.act(0, Deed::Walk);
    assert_eq!(bench.key(0, Key::Reach(side('N'))), Input::Redraw);
    assert!(label(&bench.scene(0), 0, "a5").contains("labyrinthe-says-maybe-wall"));
    for words in ["wall b3 N", "open b3 E", "mark b3"] {
        assert_eq!(bench.does(0, Gesture::Typed(words.to_owned())), Input::Redraw, "{words}");
    }
}

#[test]
fn lyr_10_what_was_heard_is_drawn() {
    let mut bench = Bench::drawn();
    bench.ask(0, "count b2");
    bench.ask(1, "count a5");
    bench.ask(0, "way N");
    let scene = bench.scene(0);
    let drawn = |role, stroke| {
        scene.panels[0].shapes.iter().filter(|shape| shape.role == role && shape.stroke == stroke).count()
    };
    assert_eq!(drawn(Role::TheirsTint, Stroke::None), 1);
    assert_eq!(drawn(Role::Theirs, Stroke::ThickDotted), 4);
    assert_eq!(drawn(Role::Faint, Stroke::Thin), 1);
    assert!(label(&scene, 0, "b2").contains("labyrinthe-says-count"));
    assert!(label(&scene, 0, "b1").contains("labyrinthe-says-unsure"));
    assert!(label(&scene, 1, "a5").contains("labyrinthe-says-count"));
    assert!(scene.notes.iter().any(|note| note.key == "labyrinthe-note-heard-yes"));
    assert!(scene.notes.iter().any(|note| note.key == "labyrinthe-note-told-count"));
    assert!(scene.notes.iter().any(|note| note.key == "labyrinthe-note-exact"));
}

#[test]
fn a_sure_answer_is_told_before_it_is_asked() {
    let mut bench = Bench::drawn();
    bench.ask(0, "count a1");
    bench.ask(1, "count a5");
    bench.act(0, Deed::Count);
    tap(&mut bench, "a1");
    assert!(bench.scene(0).notes.iter().all(|note| note.key != "labyrinthe-note-sure-no"));
    bench.ask(0, "way N");
    bench.ask(1, "count a5");
    bench.act(0, Deed::Walk);
    bench.steps(0, "E");
    bench.ask(0, "way a4 a3 a2 a1");
    bench.ask(1, "count a4");
    bench.steps(0, "E");
    assert!(bench.scene(0).notes.iter().any(|note| note.key == "labyrinthe-note-sure-no"));
    bench.key(0, Key::Cancel);
    bench.steps(0, "S");
    assert!(bench.scene(0).notes.iter().any(|note| note.key == "labyrinthe-note-sure-yes"));
}

#[test]
fn the_end_shows_no_secret_and_takes_no_gesture() {
    let mut bench = Bench::drawn();
    bench.ask(0, "way EEEENNNN");
    assert!(matches!(bench.state.due(), Due::Over(_)));
    assert_eq!(bench.scene(0).headline.key, "labyrinthe-now-won");
    assert_eq!(bench.scene(1).headline.key, "labyrinthe-now-lost");
    assert!(bench.scene(0).acts.is_empty());
    assert_eq!(tap(&mut bench, "a4"), Input::Unchanged);
    assert_eq!(refused(bench.does(0, Gesture::Typed("count a1".to_owned()))), "");
    let walls = bench.scene(0).panels[0].shapes.iter().filter(|shape| shape.stroke == Stroke::Thick).count();
    assert_eq!(walls, 0);
}

#[test]
fn the_public_scene_opens_what_it_is_given() {
    let mut bench = Bench::drawn();
    bench.ask(0, "way N");
    bench.ask(1, "count b2");
    let walls = |scene: &Scene, panel: usize| {
        scene.panels[panel].shapes.iter().filter(|shape| shape.stroke == Stroke::Thick).count()
    };
    let closed = bench.state.scene(&[]);
    assert_eq!((walls(&closed, 0), walls(&closed, 1)), (0, 0));
    let secret = Labyrinthe.read_board(&bench.setup.options, ONE).expect("a board");
    let opened = bench.state.scene(&[(Seat::HOST.next(2), 0, secret)]);
    assert_lawful(&opened);
    assert_eq!((walls(&opened, 0), walls(&opened, 1)), (0, 6));
    let noise = Secret::from_bytes(vec![5, 200, 0, 0]);
    assert_lawful(&bench.state.scene(&[(Seat::HOST, 0, noise)]));
}

trait Compared {
    /// The panels, with the cursor of another scene.
    fn panels_with_cursor(&self, other: &Scene) -> Vec<crate::Panel>;
}

impl Compared for Scene {
    fn panels_with_cursor(&self, other: &Scene) -> Vec<crate::Panel> {
        let mut panels = self.panels.clone();
        for (panel, other) in panels.iter_mut().zip(&other.panels) {
            panel.cursor = other.cursor;
        }
        panels
    }
}

#[test]
fn a_scene_does_not_grow_with_the_game() {
    let mut bench = Bench::drawn();
    let sizes = |bench: &Bench| -> Vec<usize> {
        let form = |form: &Form| if let Form::Path(points) = form { points.len() } else { 1 };
        let scenes = [bench.scene(0), bench.scene(1), bench.state.scene(&[])];
        scenes
            .map(|scene| {
                scene.panels.iter().flat_map(|panel| &panel.shapes).map(|shape| form(&shape.form)).sum()
            })
            .into()
    };
    let to_and_fro = Question::Way([side('E'), side('W')].repeat(50));
    let mut before = Vec::new();
    for _ in 0..20 {
        before = sizes(&bench);
        bench.send(0, to_and_fro.encode());
        bench.send(1, to_and_fro.encode());
    }
    assert_eq!(sizes(&bench), before);
}
