//! What is chosen on a cell, as a screen reader does.

use super::super::acts::Deed;
use super::super::{editor, play};
use super::*;
use crate::{On, Target};

fn at(bench: &mut Bench, deed: Deed, name: &str) -> Input {
    bench.act_at(0, deed, play::PANEL, name)
}

fn draw(bench: &mut Bench, deed: Deed, name: &str) -> Input {
    bench.act_at(0, deed, editor::PANEL, name)
}

fn refused(input: Input) -> &'static str {
    match input {
        Input::Refused(refusal) => refusal.text.key,
        other => panic!("not refused: {other:?}"),
    }
}

fn target(bench: &Bench, name: &str) -> Target {
    let panels = bench.scene(0).panels;
    panels[0]
        .targets
        .iter()
        .find(|target| target.cell == cell(name))
        .expect("every cell has a target")
        .clone()
}

fn says(bench: &Bench, name: &str, key: &str) -> bool {
    format!("{:?}", target(bench, name).label).contains(key)
}

/// The ids of what is offered on cells and can be chosen.
fn offered(bench: &Bench) -> BTreeSet<ActId> {
    let acts = bench.scene(0).acts;
    acts.iter().filter(|act| act.enabled && act.on.is_on_cells()).map(|act| act.id).collect()
}

fn count(name: &str) -> Input {
    Input::Move(Question::Count(cell(name)).encode())
}

fn way(letters: &str) -> Input {
    Input::Move(Question::Way(letters.chars().map(side).collect()).encode())
}

#[test]
fn a_maze_is_drawn_by_what_is_chosen_on_its_cells() {
    let mut by_cells = Bench::new(&[]);
    let mut by_words = Bench::new(&[]);
    for (name, letter) in [("a1", 'E'), ("c3", 'N'), ("c3", 'S'), ("e5", 'W')] {
        assert_eq!(draw(&mut by_cells, Deed::Wall(side(letter)), name), Input::Redraw);
        assert_eq!(by_cells.scene(0).panels[0].cursor, Some(target(&by_cells, name).id), "it comes along");
        by_words.does(0, Gesture::Typed(format!("wall {name} {letter}")));
    }
    assert_eq!(draw(&mut by_cells, Deed::StartHere, "b2"), Input::Redraw);
    assert_eq!(draw(&mut by_cells, Deed::GoalHere, "d4"), Input::Redraw);
    for words in ["start b2", "goal d4"] {
        by_words.does(0, Gesture::Typed(words.to_owned()));
    }
    let drawn = by_cells.board(0);
    assert_eq!(drawn, by_words.board(0));
    assert_eq!(draw(&mut by_cells, Deed::Wall(side('W')), "b1"), Input::Redraw);
    assert_ne!(by_cells.board(0), drawn, "the same wall from its other side is removed");
    assert_eq!(by_cells.act(0, Deed::Undo), Input::Redraw);
    assert_eq!(by_cells.board(0), drawn);
    assert_eq!(draw(&mut by_cells, Deed::StartHere, "b2"), Input::Redraw, "the cursor comes to b2");
    assert_eq!(draw(&mut by_cells, Deed::StartHere, "b2"), Input::Unchanged);
}

#[test]
fn start_and_arrival_can_be_chosen_on_any_cell_wherever_the_cursor_is() {
    let mut bench = Bench::new(&[]);
    let walls = Direction::ALL.map(Deed::Wall);
    let all: BTreeSet<ActId> =
        [Deed::StartHere, Deed::GoalHere].into_iter().chain(walls).map(Deed::id).collect();
    assert_eq!(offered(&bench), all);
    draw(&mut bench, Deed::StartHere, "c3");
    assert_eq!(offered(&bench), all);
    assert!(says(&bench, "c3", "labyrinthe-says-start"));
}

#[test]
fn the_border_is_refused_with_words_and_the_cursor_stays() {
    let mut bench = Bench::new(&[]);
    let before = bench.scene(0);
    assert_eq!(refused(draw(&mut bench, Deed::Wall(side('N')), "c1")), "labyrinthe-refuse-border");
    assert_eq!(bench.scene(0), before);
    let mut bench = Bench::drawn();
    let before = bench.scene(0);
    assert_eq!(refused(at(&mut bench, Deed::Note(side('W')), "a2")), "labyrinthe-refuse-border");
    assert_eq!(bench.scene(0), before);
}

#[test]
fn a_count_is_drafted_or_asked_at_once() {
    let mut bench = Bench::drawn();
    assert_eq!(at(&mut bench, Deed::Count, "b3"), Input::Redraw);
    assert!(says(&bench, "b3", "labyrinthe-says-counted"));
    assert!(bench.scene(0).acts.iter().any(|act| act.id == Deed::Count.id() && act.chosen));
    assert_eq!(at(&mut bench, Deed::Count, "b3"), Input::Unchanged);
    assert_eq!(bench.act(0, Deed::Ask), count("b3"));
    let before = bench.scene(0);
    assert_eq!(at(&mut bench, Deed::AskHere, "d4"), count("d4"));
    assert_eq!(bench.scene(0), before, "what is drafted stays until the question is sent");
}

#[test]
fn asking_at_once_awaits_the_turn() {
    let mut bench = Bench::drawn();
    assert!(offered(&bench).contains(&Deed::AskHere.id()));
    bench.ask(0, "count b3");
    assert!(!offered(&bench).contains(&Deed::AskHere.id()));
    assert_eq!(refused(at(&mut bench, Deed::AskHere, "d4")), "labyrinthe-refuse-turn");
}

#[test]
fn a_way_is_drawn_on_to_a_cell() {
    let mut bench = Bench::drawn();
    bench.act(0, Deed::Pencil);
    assert_eq!(at(&mut bench, Deed::Walk, "a4"), Input::Redraw);
    assert_eq!(at(&mut bench, Deed::Walk, "d4"), Input::Redraw, "straight on");
    assert_eq!(bench.act(0, Deed::Ask), way("NEEE"));
    assert_eq!(at(&mut bench, Deed::Walk, "d4"), Input::Unchanged);
    assert_eq!(at(&mut bench, Deed::Walk, "b4"), Input::Redraw, "back over its own steps");
    assert_eq!(bench.act(0, Deed::Ask), way("NE"));
    bench.act(0, Deed::Count);
    let before = bench.scene(0);
    assert_eq!(refused(at(&mut bench, Deed::Walk, "c1")), "labyrinthe-refuse-way-jump");
    assert_eq!(bench.scene(0), before);
    for name in ["b1", "e1"] {
        assert_eq!(at(&mut bench, Deed::Walk, name), Input::Redraw);
    }
    let before = bench.scene(0);
    assert_eq!(refused(at(&mut bench, Deed::Walk, "e3")), "labyrinthe-refuse-way-arrived");
    assert_eq!(bench.scene(0), before);
}

#[test]
fn the_pencil_marks_cells_and_edges_in_every_mode() {
    for mode in [Deed::Walk, Deed::Count, Deed::Pencil] {
        let mut bench = Bench::drawn();
        bench.act(0, mode);
        assert_eq!(at(&mut bench, Deed::Mark, "c3"), Input::Redraw);
        assert!(says(&bench, "c3", "labyrinthe-says-marked"));
        assert_eq!(at(&mut bench, Deed::Mark, "c3"), Input::Redraw);
        assert!(!says(&bench, "c3", "labyrinthe-says-marked"));
        for direction in Direction::ALL {
            assert_eq!(at(&mut bench, Deed::Note(direction), "b2"), Input::Redraw);
            let beyond = cell("b2").step(direction, 5, 5).expect("b2 is no cell of the border").name();
            assert!(says(&bench, &beyond, "labyrinthe-says-maybe-wall"), "{direction:?}");
        }
        at(&mut bench, Deed::Note(side('E')), "b2");
        assert!(says(&bench, "c2", "labyrinthe-says-maybe-open"));
        at(&mut bench, Deed::Note(side('W')), "c2");
        assert!(!says(&bench, "c2", "labyrinthe-says-maybe-open"));
        assert!(bench.scene(0).acts.iter().any(|act| act.id == mode.id() && act.chosen), "the mode stays");
    }
}

#[test]
fn an_act_is_taken_where_it_is_offered_and_nowhere_else() {
    for mut bench in [Bench::new(&[]), Bench::drawn()] {
        let worked_on = bench.scene(0).panels[0].id;
        for act in bench.scene(0).acts {
            let before = bench.scene(0);
            let nowhere =
                [(worked_on, Point { x: -1, y: 12 }), (1, cell("b2").centre()), (9, cell("b2").centre())];
            for (panel, at) in nowhere {
                let input = bench.does(0, Gesture::ActAt { act: act.id, panel, at });
                assert_eq!(input, Input::Unchanged, "{act:?} on {panel}");
            }
            let elsewhere = match act.on {
                On::Scene => Gesture::ActAt { act: act.id, panel: worked_on, at: cell("b2").centre() },
                On::Cell => Gesture::Act(act.id),
                On::Both => continue,
            };
            assert_eq!(bench.does(0, elsewhere), Input::Unchanged, "{act:?}");
            assert_eq!(bench.scene(0), before);
        }
    }
}

#[test]
fn the_numbers_of_a_foreign_program_change_nothing() {
    let mut bench = Bench::drawn();
    let before = bench.scene(0);
    for x in [i16::MIN, -1, 121, i16::MAX] {
        for id in [0, Deed::Count.id().0, Deed::AskHere.id().0, u16::MAX] {
            let gesture = Gesture::ActAt { act: ActId(id), panel: play::PANEL, at: Point { x, y: i16::MAX } };
            assert_eq!(bench.does(0, gesture), Input::Unchanged);
        }
    }
    assert_eq!(bench.scene(0), before);
}
