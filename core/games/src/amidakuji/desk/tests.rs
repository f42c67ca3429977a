use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

use super::super::{Amidakuji, State};
use super::*;
use crate::{ActId, Direction, Game, On, Options, Setup};

/// A match with a desk of seat 0, all pieces placed on bases 2, 4 and 6 by both, the die showing 3.
struct Sitting {
    public: Box<dyn Match>,
    desk: Box<dyn Desk>,
    keeper: Box<dyn Keeper>,
}

impl Sitting {
    fn fresh(seat: Seat) -> Sitting {
        let options = Options::settle(Amidakuji.options(), []).expect("the defaults settle");
        let setup = Setup { seats: 2, options, first: Seat::HOST };
        Sitting {
            public: Amidakuji.open(&setup).expect("two may play"),
            desk: Amidakuji.desk(&setup, seat),
            keeper: Amidakuji.keeper(&setup, seat),
        }
    }

    fn rolled() -> Sitting {
        let mut sitting = Sitting::fresh(Seat::HOST);
        for base in ["2", "4", "6"] {
            for seat in Seat::all(2) {
                sitting.play(seat, &format!("place {base}"));
            }
        }
        sitting.take(Step::Drawn { values: vec![1] });
        sitting
    }

    fn take(&mut self, step: Step) {
        self.public.apply(&step).expect("the test plays legally");
        self.desk.observe(self.public.as_ref(), &step);
    }

    fn play(&mut self, seat: Seat, words: &str) {
        let act = self.public.read_move(words).expect("the test writes moves");
        self.take(Step::Move { seat, act });
    }

    fn does(&mut self, gesture: Gesture) -> Input {
        let rng = &mut ChaCha20Rng::seed_from_u64(1);
        self.desk.input(self.public.as_ref(), self.keeper.as_ref(), &gesture, rng)
    }

    fn scene(&self) -> Scene {
        self.desk.scene(self.public.as_ref(), self.keeper.as_ref())
    }

    fn words(&self, input: Input) -> String {
        match input {
            Input::Move(act) => self.public.notation(&Step::Move { seat: Seat::HOST, act }),
            other => panic!("{other:?} is no move"),
        }
    }

    fn has_primary(&self) -> bool {
        self.scene().acts.iter().any(|act| act.primary && act.enabled)
    }
}

fn point(row: u8, column: u8) -> Point {
    View(Some(Seat::HOST)).cell(Place { column: column - 1, row }).centre()
}

const GO: Gesture = Gesture::Act(ActId(1));

#[test]
fn a_tap_on_the_end_of_a_way_chooses_it_and_the_button_goes_it() {
    let mut sitting = Sitting::rolled();
    assert!(!sitting.has_primary());
    assert_eq!(sitting.does(GO), Input::Unchanged);
    assert_eq!(sitting.does(Gesture::Tap { panel: 0, at: point(2, 1) }), Input::Redraw);
    assert!(sitting.has_primary());
    let input = sitting.does(GO);
    assert_eq!(sitting.words(input), "move 1 FLF");
}

#[test]
fn several_ways_to_one_end_are_chosen_in_turn() {
    let mut sitting = Sitting::rolled();
    let tap = Gesture::Tap { panel: 0, at: point(2, 3) };
    let mut seen = Vec::new();
    for _ in 0..3 {
        assert_eq!(sitting.does(tap.clone()), Input::Redraw);
        let input = sitting.does(GO);
        seen.push(sitting.words(input));
    }
    assert_eq!(seen, ["move 1 FRF", "move 2 FLF", "move 1 FRF"]);
}

#[test]
fn a_piece_and_an_end_are_two_taps_and_the_way_is_of_that_piece() {
    for (column, way) in [(2, "move 1 FRF"), (4, "move 2 FLF")] {
        let mut sitting = Sitting::rolled();
        let end = Gesture::Tap { panel: 0, at: point(2, 3) };
        sitting.does(Gesture::Tap { panel: 0, at: point(0, column) });
        for _ in 0..2 {
            sitting.does(end.clone());
            let input = sitting.does(GO);
            assert_eq!(sitting.words(input), way, "only that piece has one way to there");
        }
        sitting.does(Gesture::Key(Key::Cancel));
        let other = Gesture::Tap { panel: 0, at: point(0, 6 - column) };
        sitting.does(other);
        sitting.does(end);
        let input = sitting.does(GO);
        assert_ne!(sitting.words(input), way, "another piece was touched since");
    }
}

#[test]
fn a_chosen_way_is_drawn_as_another_line_than_those_on_offer() {
    let mut sitting = Sitting::rolled();
    let strokes = |scene: &Scene| {
        let shapes = scene.panels[0].shapes.iter().filter(|shape| shape.id >> 16 == 8 || shape.id >> 16 == 9);
        let paths = shapes.filter(|shape| matches!(shape.form, crate::Form::Path(_)));
        paths.map(|shape| shape.stroke).collect::<Vec<_>>()
    };
    assert_eq!(strokes(&sitting.scene()), [crate::Stroke::Dotted; 6]);
    sitting.does(Gesture::Tap { panel: 0, at: point(2, 1) });
    assert_eq!(strokes(&sitting.scene()), [crate::Stroke::Dotted, crate::Stroke::Thin]);
}

#[test]
fn every_place_is_asked_for_by_the_name_that_it_is_told_by() {
    for (seat, name) in [(Seat::HOST, "base2"), (Seat::HOST.next(2), "far2")] {
        let scene = Sitting::fresh(seat).scene();
        let named = |name: &str| {
            let found = scene.panels[0].targets.iter().find(|target| target.name == name);
            found.expect("the place has a name")
        };
        assert_eq!(View(Some(seat)).place(named("b5").cell), Some(Place { column: 4, row: 2 }));
        assert_eq!(View(Some(seat)).place(named(name).cell), Some(Place { column: 1, row: 0 }));
    }
}

#[test]
fn a_drag_from_a_piece_to_an_end_chooses_that_way() {
    let mut sitting = Sitting::rolled();
    assert_eq!(sitting.does(Gesture::DragStart { panel: 0, at: point(0, 4) }), Input::Unchanged);
    assert_eq!(sitting.does(Gesture::DragMove { at: point(1, 4) }), Input::Unchanged);
    assert_eq!(sitting.does(Gesture::DragEnd { at: point(2, 3) }), Input::Redraw);
    let input = sitting.does(GO);
    assert_eq!(sitting.words(input), "move 2 FLF");
}

#[test]
fn by_keys_alone() {
    let mut sitting = Sitting::rolled();
    for direction in [Direction::North, Direction::North, Direction::West] {
        assert_eq!(sitting.does(Gesture::Key(Key::Step(direction))), Input::Redraw);
    }
    assert_eq!(sitting.does(Gesture::Key(Key::Confirm)), Input::Redraw);
    assert_eq!(sitting.does(Gesture::Key(Key::Reach(Direction::East))), Input::Redraw);
    assert_eq!(sitting.does(Gesture::Key(Key::Reach(Direction::West))), Input::Redraw);
    let input = sitting.does(Gesture::Key(Key::Confirm));
    assert_eq!(sitting.words(input), "move 1 FRF");
    assert_eq!(sitting.does(Gesture::Key(Key::Cancel)), Input::Redraw);
    assert!(!sitting.has_primary());
}

#[test]
fn by_cells_alone_as_a_screen_reader_plays() {
    let mut sitting = Sitting::rolled();
    let on_cells: Vec<ActId> =
        sitting.scene().acts.iter().filter(|act| act.on == On::Cell).map(|act| act.id).collect();
    assert_eq!(on_cells, [ActId(4), ActId(5)]);
    let at = point(2, 7);
    let input = sitting.does(Gesture::ActAt { act: ActId(5), panel: 0, at });
    assert_eq!(sitting.words(input), "move 3 FRF");
    let choose = Gesture::ActAt { act: ActId(4), panel: 0, at: point(2, 3) };
    assert_eq!(sitting.does(choose), Input::Redraw);
    let input = sitting.does(Gesture::ActAt { act: ActId(5), panel: 0, at: point(2, 3) });
    assert_eq!(sitting.words(input), "move 1 FRF");
}

#[test]
fn every_way_of_the_roll_is_drawn_before_one_is_chosen_and_what_comes_of_it_is_told() {
    let mut sitting = Sitting::rolled();
    let paths = |scene: &Scene| {
        let shapes = &scene.panels[0].shapes;
        let ways = shapes.iter().filter(|shape| shape.id >> 16 == 8 || shape.id >> 16 == 9);
        ways.filter(|shape| matches!(shape.form, crate::Form::Path(_))).count()
    };
    assert_eq!(paths(&sitting.scene()), 6);
    sitting.take_other_turn();
    sitting.does(Gesture::Act(ActId(11)));
    let scene = sitting.scene();
    assert_eq!(paths(&scene), 2, "those of the piece that is chosen");
    assert!(scene.acts.iter().any(|act| act.id == ActId(11) && act.chosen));
}

impl Sitting {
    /// Piece 1 moves, the other answers, and the die shows 2: nothing stands where a way of piece 2 ends.
    fn take_other_turn(&mut self) {
        self.play(Seat::HOST, "move 1 FLF");
        self.take(Step::Drawn { values: vec![1] });
        self.play(Seat::HOST.next(2), "move 1 FLF");
        self.take(Step::Drawn { values: vec![0] });
    }
}

#[test]
fn placing_is_a_tap_on_a_base_and_a_used_one_is_not_chosen() {
    let mut sitting = Sitting::fresh(Seat::HOST);
    assert_eq!(sitting.does(Gesture::Tap { panel: 0, at: point(0, 5) }), Input::Redraw);
    let input = sitting.does(GO);
    assert_eq!(sitting.words(input), "place 5");
    sitting.play(Seat::HOST, "place 5");
    sitting.play(Seat::HOST.next(2), "place 1");
    assert!(!sitting.has_primary());
    sitting.does(Gesture::Tap { panel: 0, at: point(0, 5) });
    assert!(!sitting.has_primary());
}

#[test]
fn each_player_has_the_own_bases_at_the_bottom() {
    let sitting = Sitting::fresh(Seat::HOST.next(2));
    let scene = sitting.scene();
    let bottom = scene.panels[0].targets.last().expect("a board has targets");
    assert_eq!(View(Some(Seat::HOST.next(2))).place(bottom.cell), Some(Place { column: 0, row: 8 }));
    assert!(scene.acts.is_empty(), "it is the other's turn");
}

#[test]
fn typed_words_are_moves_or_are_refused_by_their_clause() {
    let mut sitting = Sitting::rolled();
    let input = sitting.does(Gesture::Typed("move 3 flf".to_owned()));
    assert_eq!(sitting.words(input), "move 3 FLF");
    for (words, clause) in [("move 1 FFF", "AMI-6"), ("move 1 FL", "AMI-9"), ("pass", "AMI-7"), ("go", "")] {
        match sitting.does(Gesture::Typed(words.to_owned())) {
            Input::Refused(refusal) => assert_eq!(refusal.clause, clause, "{words}"),
            other => panic!("{words}: {other:?}"),
        }
    }
    assert!(state_of::<State>(sitting.public.as_ref()).position().roll.is_some());
}
