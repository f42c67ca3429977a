//! The set-up editor.

use super::super::acts::Deed;
use super::super::editor::PANEL;
use super::*;
use crate::{Level, Role};

/// A fresh table; seat 0 draws.
fn fresh() -> Bench {
    Bench::new(&[])
}

/// D a5 and A e1 without a wall, as text, with walls put in by their place in the text.
fn empty_with(walls: &[(&str, char)]) -> String {
    let grid = super::super::super::Grid::new(5).expect("5 is a size");
    let mut maze = Maze::new(grid, cell("a5"), cell("e1")).expect("inside");
    for (name, letter) in walls {
        maze.set_wall(grid.edge(cell(name), side(*letter)).expect("an inner edge"), true);
    }
    fresh().written(&maze.encode())
}

#[test]
fn keys_draw_a_maze() {
    let mut bench = fresh();
    bench.steps(0, "NNE");
    assert_eq!(bench.key(0, Key::Reach(side('N'))), Input::Redraw);
    assert_eq!(bench.key(0, Key::Reach(side('E'))), Input::Redraw);
    assert_eq!(bench.board(0), empty_with(&[("b3", 'N'), ("b3", 'E')]));
    assert_eq!(bench.key(0, Key::Reach(side('E'))), Input::Redraw);
    assert_eq!(bench.key(0, Key::Erase), Input::Redraw);
    assert_eq!(bench.key(0, Key::Erase), Input::Redraw);
    assert_eq!(bench.board(0), empty_with(&[("b3", 'N')]));
    bench.act(0, Deed::Start);
    bench.steps(0, "E");
    bench.act(0, Deed::Goal);
    let board = bench.board(0);
    assert!(board.contains("|   D  A       |"), "{board}");
}

#[test]
fn the_border_has_no_wall_to_draw() {
    let mut bench = fresh();
    assert_eq!(bench.key(0, Key::Reach(side('S'))), Input::Unchanged);
    assert_eq!(bench.key(0, Key::Step(side('S'))), Input::Unchanged);
    assert_eq!(bench.tap(0, PANEL, 1, 100), Input::Unchanged);
    assert_eq!(bench.tap(0, PANEL, -5, 12), Input::Unchanged);
    assert_eq!(bench.tap(0, 9, 24, 12), Input::Unchanged);
}

#[test]
fn taps_draw_and_remove_walls() {
    let mut bench = fresh();
    assert_eq!(bench.tap(0, PANEL, 25, 12), Input::Redraw);
    assert_eq!(bench.tap(0, PANEL, 60, 70), Input::Redraw);
    assert_eq!(bench.board(0), empty_with(&[("a1", 'E'), ("c3", 'S')]));
    assert_eq!(bench.tap(0, PANEL, 22, 12), Input::Redraw);
    assert_eq!(bench.board(0), empty_with(&[("c3", 'S')]));
}

#[test]
fn a_drag_draws_a_line_of_walls_and_the_same_drag_removes_it() {
    let mut bench = fresh();
    let line = [(24, 24), (40, 25), (60, 24), (96, 23)];
    assert_eq!(bench.drag(0, PANEL, &line), Input::Redraw);
    let drawn = empty_with(&[("b1", 'S'), ("c1", 'S'), ("d1", 'S')]);
    assert_eq!(bench.board(0), drawn);
    assert_eq!(bench.drag(0, PANEL, &line), Input::Redraw);
    assert_eq!(bench.board(0), empty_with(&[]));
    bench.act(0, Deed::Undo);
    assert_eq!(bench.board(0), drawn);
}

#[test]
fn a_drag_counts_on_release_only() {
    let mut bench = fresh();
    for gesture in &drag(PANEL, &[(24, 24), (60, 24), (96, 24)])[..2] {
        bench.does(0, gesture.clone());
    }
    let drafted = |bench: &Bench| {
        let shapes = bench.scene(0).panels[0].shapes.clone();
        shapes.iter().filter(|shape| shape.role == Role::Mine && shape.id >> 16 == 10).count()
    };
    assert_eq!(drafted(&bench), 2);
    assert_eq!(bench.does(0, Gesture::DragCancel), Input::Redraw);
    assert_eq!(drafted(&bench), 0);
    assert_eq!(bench.board(0), empty_with(&[]));
}

#[test]
fn dragging_d_and_a_moves_them() {
    let mut bench = fresh();
    bench.drag(0, PANEL, &[(12, 108), (12, 60), (36, 60)]);
    bench.drag(0, PANEL, &[(108, 12), (108, 108)]);
    let board = bench.board(0);
    let maze = Labyrinthe.read_board(&bench.setup.options, &board).expect("a board");
    let maze = Maze::decode(&maze).expect("a maze");
    assert_eq!((maze.start(), maze.goal()), (cell("b3"), cell("e5")));
}

#[test]
fn lyr_2_a_closed_cell_is_marked_and_keeps_from_being_ready() {
    let mut bench = fresh();
    for letter in ['N', 'E'] {
        bench.key(0, Key::Reach(side(letter)));
    }
    let scene = bench.scene(0);
    let wrong: Vec<_> = scene.panels[0].shapes.iter().filter(|shape| shape.role == Role::Wrong).collect();
    assert_eq!(wrong.len(), 1);
    assert_eq!(scene.notes[0].key, "labyrinthe-flaw-closed");
    assert!(scene.acts.iter().all(|act| !act.primary || !act.enabled));
    let Input::Refused(refusal) = bench.act(0, Deed::Ready) else {
        panic!("an illegal maze is refused");
    };
    assert_eq!(refusal.clause, "LYR-2");
}

#[test]
fn lyr_3_near_ends_are_warned_of_and_equal_ends_refused() {
    let mut bench = fresh();
    assert!(bench.scene(0).notes.iter().all(|note| note.key != "labyrinthe-note-near"));
    bench.does(0, Gesture::Typed("goal b5".to_owned()));
    assert!(bench.scene(0).notes.iter().any(|note| note.key == "labyrinthe-note-near"));
    assert!(matches!(bench.key(0, Key::Confirm), Input::Ready { .. }));
    bench.does(0, Gesture::Typed("goal a5".to_owned()));
    let Input::Refused(refusal) = bench.key(0, Key::Confirm) else {
        panic!("equal ends are refused");
    };
    assert_eq!(refusal.clause, "LYR-3");
}

#[test]
fn made_up_mazes_are_legal_and_can_be_undone() {
    for size in ["5", "7", "10"] {
        let mut bench = Bench::new(&[("size", size)]);
        let before = bench.board(0);
        for number in 1..=5 {
            let level = Level::new(number).expect("1 to 5 are levels");
            bench.act(0, Deed::Level(level));
            assert_eq!(bench.act(0, Deed::Generate), Input::Redraw);
            bench.board(0);
        }
        for _ in 0..5 {
            assert_eq!(bench.act(0, Deed::Undo), Input::Redraw);
        }
        assert_eq!(bench.act(0, Deed::Undo), Input::Unchanged);
        assert_eq!(bench.board(0), before);
        assert_eq!(bench.act(0, Deed::Redo), Input::Redraw);
    }
}

#[test]
fn clearing_takes_all_walls() {
    let mut bench = fresh();
    assert_eq!(bench.act(0, Deed::Clear), Input::Unchanged);
    bench.does(0, Gesture::Board(ONE.to_owned()));
    assert_eq!(bench.board(0), ONE);
    assert_eq!(bench.act(0, Deed::Clear), Input::Redraw);
    assert_eq!(bench.board(0), empty_with(&[]));
}

#[test]
fn words_draw_too() {
    let mut bench = fresh();
    for words in ["wall b3 N", "WALL b3 e", "start a1", "goal e5"] {
        assert_eq!(bench.does(0, Gesture::Typed(words.to_owned())), Input::Redraw, "{words}");
    }
    for words in ["wall b3", "wall a1 N", "wall z9 S", "start z9", "", "count b3", "wall b3 N E"] {
        let input = bench.does(0, Gesture::Typed(words.to_owned()));
        assert!(matches!(input, Input::Refused(_)), "{words}");
    }
    assert!(matches!(bench.does(0, Gesture::Board("nonsense".to_owned())), Input::Refused(_)));
}

#[test]
fn the_second_draws_while_the_first_does_but_is_ready_after() {
    let mut bench = fresh();
    assert_eq!(bench.does(1, Gesture::Board(ONE.to_owned())), Input::Redraw);
    assert!(matches!(bench.act(1, Deed::Ready), Input::Refused(_)));
    assert_eq!(bench.scene(1).headline.key, "labyrinthe-now-draw-meanwhile");
    bench.ready(0);
    assert_eq!(bench.scene(1).headline.key, "labyrinthe-now-draw");
    assert_eq!(bench.scene(0).panels[0].kind, PanelKind::Own);
    bench.ready(1);
    assert_eq!(bench.scene(0).panels[0].kind, PanelKind::Play);
}

#[test]
fn an_act_that_is_not_offered_changes_nothing() {
    let mut bench = fresh();
    for id in [0, 20, 21, 26, 999] {
        assert_eq!(bench.does(0, Gesture::Act(ActId(id))), Input::Unchanged);
    }
}
