//! The desk from the editor to a sealed declaration.

use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

use super::acts::Press;
use super::*;
use crate::lap::{Board, Certainty, Deed, Lap, form};
use crate::{Direction, Form, Game, Key, Options, Point, Role};

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

/// The letters drawn on the notebook in this role, with the middle or the corner they stand at.
fn letters(played: &Played, role: Role) -> Vec<(String, Point)> {
    let scene = played.scene();
    let panel = scene.panels.iter().find(|panel| panel.id == play::PANEL).expect("the notebook");
    let glyph = |shape: &crate::Shape| match &shape.form {
        Form::Glyph { at, text } if shape.role == role => Some((text.clone(), *at)),
        _ => None,
    };
    panel.shapes.iter().filter_map(glyph).collect()
}

fn answered(played: &mut Played, column: u8, row: u8) {
    let act = Deed::Ask(crate::lap::Square { column, row }).encode();
    played.take(Step::Move { seat: Seat::HOST, act });
    let answer = played.keepers[1].answer(played.public.as_ref()).expect("an answer is owed");
    played.take(Step::Answer { seat: Seat::HOST.next(2), answer });
}

#[test]
fn what_follows_is_drawn_by_itself_and_the_notes_say_how_it_was_found() {
    let mut played = Played::begun();
    assert_eq!(letters(&played, Role::Ink), []);
    answered(&mut played, 0, 0);
    let drawn: Vec<String> = letters(&played, Role::Ink).into_iter().map(|(letter, _)| letter).collect();
    assert_eq!(drawn, ["A"; 4], "A4 settles four cells");
    let notes = played.scene().notes;
    assert!(notes.contains(&Text::key("lap-note-open").number("count", 60)));
    let how = notes.iter().filter(|note| ["lap-note-exact", "lap-note-propagated"].contains(&note.key));
    assert_eq!(how.count(), 1);
    let scene = played.scene();
    let panel = scene.panels.iter().find(|panel| panel.id == play::PANEL).expect("the notebook");
    assert!(format!("{:?}", panel.targets[0].label).contains("lap-says-certain"));
}

#[test]
fn the_notes_tell_propagation_from_everything_that_follows() {
    let size = Size::new(4).expect("a size");
    let middle = crate::lap::Square { column: 1, row: 1 };
    for (steps, certainty) in [(0, Certainty::Propagated), (1_000_000, Certainty::Exact)] {
        let mut knowledge = Knowledge::new(size);
        knowledge.hear_within(middle, [1, 1, 1, 1], steps);
        assert_eq!(knowledge.certainty(), certainty);
    }
}

#[test]
fn each_cell_is_marked_for_each_area_with_the_pencil() {
    let mut played = Played::begun();
    played.press(Press::Pencil);
    for area in [0, 2] {
        played.press(Press::Brush(crate::lap::Area::new(area)));
        played.input(Gesture::Tap { panel: play::PANEL, at: Point { x: 36, y: 12 } });
    }
    let marks = letters(&played, Role::Pencil);
    assert_eq!(marks.iter().map(|(letters, _)| letters.as_str()).collect::<Vec<_>>(), ["ac"]);
    played.input(Gesture::Tap { panel: play::PANEL, at: Point { x: 36, y: 12 } });
    assert_eq!(letters(&played, Role::Pencil)[0].0, "a", "a second touch takes the mark away");
    assert_eq!(letters(&played, Role::Ink), [], "a mark settles nothing");
}

#[test]
fn lap_6_the_line_that_can_be_exchanged_is_framed_in_the_editor() {
    let size = Size::DEFAULT;
    let mut editor = editor::Editor::new(size);
    let text = "AAABBCCCCC\nAABBBCCCCC\nAAABBCCCCC\nAABBBCCCCC\nAAABBCCCCC\n\
                AABBBDDDDD\nAAABBDDDDD\nAABBBDDDDD\nAAABBDDDDD\nAABBBDDDDD\n";
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    assert_eq!(editor.input(true, &Gesture::Board(text.to_owned()), &mut rng), Input::Redraw);
    assert_eq!(editor.wrong(), size.column(2));
    let refused = Text::key("lap-flaw-twin-column").word("areas", "A B").word("line", "C");
    assert!(editor.notes().contains(&refused));
    let ready = editor.acts(true).into_iter().find(|act| act.id == Press::Ready.id()).expect("it is offered");
    assert!(!ready.enabled);
}
