//! The desk from the editor to a sealed declaration.

use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

use super::acts::Press;
use super::*;
use crate::lap::{Board, Deed, Lap, form};
use crate::{Direction, Game, Key, Options, Point};

const BOARD: &str = "AAAABBBB\nAAAABBBB\nAAAABBBB\nAAAABBBB\nCCCCDDDD\nCCCCDDDD\nCCCCDDDD\nCCCCDDDD\n";

/// A game on 8x8 with everything of seat 0; seat 1 has the same board.
struct Played {
    public: Box<dyn Match>,
    keepers: Vec<Box<dyn Keeper>>,
    desk: Box<dyn Desk>,
    rng: ChaCha20Rng,
}

impl Played {
    fn new() -> Played {
        let options = Options::settle(Lap.options(), [("size", "8")]).expect("8 is a size");
        let setup = Setup { seats: 2, options, first: Seat::HOST };
        Played {
            public: Lap.open(&setup).expect("two seats may play"),
            keepers: Seat::all(2).map(|seat| Lap.keeper(&setup, seat)).collect(),
            desk: Lap.desk(&setup, Seat::HOST),
            rng: ChaCha20Rng::seed_from_u64(1),
        }
    }

    fn begun() -> Played {
        let mut played = Played::new();
        let board = form::read(Size::new(8).expect("a size"), BOARD).expect("a board");
        for seat in Seat::all(2) {
            assert!(played.keepers[seat.index()].entrust(0, board.encode()));
            played.take(Step::Commit { seat, slot: 0, public: Vec::new() });
        }
        played
    }

    fn take(&mut self, step: Step) {
        self.public.apply(&step).expect("the step is due");
        self.desk.observe(self.public.as_ref(), &step);
    }

    fn input(&mut self, gesture: Gesture) -> Input {
        self.desk.input(self.public.as_ref(), self.keepers[0].as_ref(), &gesture, &mut self.rng)
    }

    fn press(&mut self, press: Press) -> Input {
        self.input(Gesture::Act(press.id()))
    }

    fn scene(&self) -> Scene {
        self.desk.scene(self.public.as_ref(), self.keepers[0].as_ref())
    }
}

#[test]
fn lap_1_the_editor_counts_live_and_is_ready_only_with_a_legal_board() {
    let mut played = Played::new();
    let notes = |played: &Played| -> Vec<&str> { played.scene().notes.iter().map(|note| note.key).collect() };
    assert!(notes(&played).contains(&"lap-flaw-blank"));
    assert_eq!(played.press(Press::Ready), Input::Unchanged);
    assert_eq!(
        played.input(Gesture::DragStart { panel: editor::PANEL, at: Point { x: 12, y: 12 } }),
        Input::Redraw
    );
    played.input(Gesture::DragMove { at: Point { x: 84, y: 12 } });
    played.input(Gesture::DragEnd { at: Point { x: 84, y: 12 } });
    let text = &played.scene().notes[0];
    assert_eq!(text, &Text::key("lap-note-share").word("area", 'A').number("count", 4).number("wanted", 16));
    played.input(Gesture::Board(BOARD.to_owned()));
    assert!(notes(&played).contains(&"lap-note-decidable"));
    assert!(matches!(played.press(Press::Ready), Input::Ready { slot: 0, .. }));
    played.press(Press::Brush(None));
    played.input(Gesture::Key(Key::Confirm));
    assert_eq!(played.press(Press::Ready), Input::Unchanged);
    assert_eq!(played.press(Press::Undo), Input::Redraw);
    assert!(matches!(played.press(Press::Ready), Input::Ready { slot: 0, .. }));
}

#[test]
fn lap_3_a_square_is_chosen_by_finger_and_by_key_and_asked() {
    let mut played = Played::begun();
    let asked = |column, row| Input::Move(Deed::Ask(crate::lap::Square { column, row }).encode());
    assert_eq!(played.press(Press::Ask), asked(0, 0));
    played.input(Gesture::Tap { panel: play::PANEL, at: Point { x: 98, y: 70 } });
    assert_eq!(played.press(Press::Ask), asked(3, 2));
    played.input(Gesture::Key(Key::Step(Direction::South)));
    assert_eq!(played.input(Gesture::Key(Key::Confirm)), asked(3, 3));
    assert_eq!(played.input(Gesture::Typed("ask A B 1 2".to_owned())), asked(0, 0));
    assert!(matches!(played.input(Gesture::Typed("none".to_owned())), Input::Refused(_)));
}

#[test]
fn lap_5_a_painted_board_is_declared_and_sealed() {
    let mut played = Played::begun();
    assert_eq!(played.press(Press::Declare), Input::Unchanged);
    let rows = BOARD.trim_end().replace('\n', "/");
    let Input::Move(act) = played.input(Gesture::Typed(format!("declare {rows}"))) else {
        panic!("a whole board can be declared");
    };
    assert_eq!(Deed::decode(&act), Some(Deed::Declare));
    played.take(Step::Move { seat: Seat::HOST, act });
    let Input::Ready { slot: 1, secret } = played.press(Press::Seal) else {
        panic!("the declaration is sealed");
    };
    assert!(Board::decode(&secret).is_some_and(|board| form::write(&board) == BOARD));
    assert_eq!(Lap.public_part(played.public.setup(), Seat::HOST, 1, &secret), Some(Vec::new()));
    let declared = [(Seat::HOST, 1, secret.clone())];
    assert_eq!(played.public.scene(&[]), played.public.scene(&declared), "nothing shows before it is opened");
    played.take(Step::Commit { seat: Seat::HOST, slot: 1, public: Vec::new() });
    assert_eq!(played.public.due(), Due::Move { seat: Seat::HOST.next(2) });
}

#[test]
fn marks_are_kept_with_a_save_point_and_stored() {
    let mut played = Played::begun();
    played.press(Press::Pencil);
    played.input(Gesture::Key(Key::Confirm));
    played.press(Press::Save);
    played.press(Press::Brush(crate::lap::Area::new(1)));
    played.input(Gesture::Key(Key::Confirm));
    let stored = played.desk.save();
    played.press(Press::Return);
    let mut fresh = Played::begun();
    assert!(fresh.desk.restore(&stored));
    assert_ne!(fresh.scene(), played.scene());
    fresh.press(Press::Return);
    assert_eq!(fresh.scene(), played.scene());
}
