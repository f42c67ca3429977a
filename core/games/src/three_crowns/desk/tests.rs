use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::super::tests::{at, fresh, play};
use super::super::{Square, State, ThreeCrowns};
use super::*;
use crate::{ActId, Cell, Direction, Form, Game, Move, Role, Step};

/// A desk of the host over a game.
struct Hand {
    state: State,
    desk: Box<dyn Desk>,
}

impl Hand {
    fn over(state: State) -> Hand {
        let mut desk = open(Seat::HOST);
        if let Some(last) = state.played().last() {
            let step = Step::Move { seat: state.mover().next(2), act: last.play.encode() };
            desk.observe(&state, &step);
        }
        Hand { state, desk }
    }

    fn does(&mut self, gesture: Gesture) -> Input {
        let keeper = ThreeCrowns.keeper(self.state.setup(), Seat::HOST);
        let rng = &mut ChaCha8Rng::seed_from_u64(0);
        self.desk.input(&self.state, &*keeper, &gesture, rng)
    }

    fn scene(&self) -> Scene {
        let keeper = ThreeCrowns.keeper(self.state.setup(), Seat::HOST);
        self.desk.scene(&self.state, &*keeper)
    }

    fn tap(&mut self, cell: &str) -> Input {
        self.does(Gesture::Tap { panel: PANEL, at: middle(cell) })
    }

    /// The key of every text in the label of a cell.
    fn says(&self, cell: &str) -> Vec<&'static str> {
        let cell = Cell::from_name(cell).expect("a cell");
        let scene = self.scene();
        let target =
            scene.panels[0].targets.iter().find(|target| target.cell == cell).expect("every cell is one");
        let mut keys = Vec::new();
        collect(&target.label, &mut keys);
        keys
    }

    fn words(&mut self, act: ActId) -> (bool, &'static str) {
        let act = self.scene().acts.into_iter().find(|other| other.id == act).expect("it is on offer");
        (act.enabled, act.text.key)
    }
}

fn collect(text: &Text, keys: &mut Vec<&'static str>) {
    keys.push(text.key);
    for (_, argument) in &text.arguments {
        if let crate::Argument::Text(inner) = argument {
            collect(inner, keys);
        }
    }
}

fn middle(cell: &str) -> Point {
    Cell::from_name(cell).expect("a cell").centre()
}

fn moved(words: &str) -> Input {
    let squares: Vec<u8> =
        words.split(['-', ':']).filter_map(Square::named).map(|square| square.number()).collect();
    Input::Move(Move([&[squares.len() as u8 - 1], &squares[..]].concat()))
}

fn key_of(input: Input) -> &'static str {
    match input {
        Input::Refused(refusal) => refusal.text.key,
        other => panic!("{other:?}"),
    }
}

/// White's crowned piece on a5 can jump over b5 and then over d5 or d6.
fn jumping() -> Hand {
    Hand::over(at("b......b b.b..... ..bb.... Wb.b.... ..B..... ........ .......b b..b...w", "white"))
}

#[test]
fn two_taps_make_a_step_and_three_a_double_jump() {
    let mut hand = Hand::over(fresh("different"));
    assert_eq!(hand.tap("a1"), Input::Redraw);
    assert!(hand.says("a1").contains(&"three-crowns-says-chosen"));
    assert!(hand.says("a2").contains(&"three-crowns-says-goal"));
    assert_eq!(hand.tap("a2"), moved("a1-a2"));
    let mut hand = jumping();
    assert_eq!(hand.tap("a5"), Input::Redraw);
    assert!(hand.says("c5").contains(&"three-crowns-says-stop"));
    assert_eq!(hand.tap("c5"), Input::Redraw);
    assert!(hand.says("c5").contains(&"three-crowns-says-by"));
    assert!(hand.says("e7").contains(&"three-crowns-says-goal"));
    assert!(!hand.says("a6").contains(&"three-crowns-says-goal"));
    assert_eq!(hand.tap("e7"), moved("a5:c5:e7"));
}

#[test]
fn a_choice_is_changed_taken_back_and_dropped() {
    let mut hand = jumping();
    hand.tap("a5");
    hand.tap("c5");
    assert_eq!(hand.tap("c5"), Input::Redraw, "the first jump is taken back");
    assert!(hand.says("c5").contains(&"three-crowns-says-stop"));
    assert_eq!(hand.tap("h1"), Input::Redraw, "another piece");
    assert!(hand.says("h1").contains(&"three-crowns-says-chosen"));
    assert_eq!(hand.tap("h1"), Input::Redraw);
    assert_eq!(hand.does(Gesture::Key(Key::Cancel)), Input::Unchanged, "nothing is chosen");
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let mut hand = jumping();
    assert_eq!(key_of(hand.tap("b5")), "three-crowns-refuse-no-piece");
    hand.tap("a5");
    assert_eq!(key_of(hand.tap("e1")), "three-crowns-refuse-far");
    assert_eq!(key_of(hand.tap("b5")), "three-crowns-refuse-taken");
    assert_eq!(key_of(hand.tap("a7")), "three-crowns-refuse-nobody");
    hand.tap("c5");
    assert_eq!(key_of(hand.tap("c3")), "three-crowns-refuse-crowned");
    let mut single =
        Hand::over(at("........ ........ ........ Wb...... ........ ........ ........ .......b", "white"));
    single.tap("a5");
    assert_eq!(key_of(single.tap("c5")), "three-crowns-refuse-single");
    let mut second = fresh("different");
    play(&mut second, "a1-a2 b1-b2");
    assert_eq!(key_of(Hand::over(second).tap("a2")), "three-crowns-refuse-same");
}

#[test]
fn a_drag_moves_when_it_is_lifted_and_not_before() {
    let start = |cell| Gesture::DragStart { panel: PANEL, at: middle(cell) };
    let mut hand = Hand::over(fresh("different"));
    assert_eq!(hand.does(start("a1")), Input::Redraw);
    assert_eq!(hand.does(Gesture::DragMove { at: middle("b2") }), Input::Redraw);
    assert_eq!(hand.does(Gesture::DragMove { at: middle("a2") }), Input::Redraw);
    assert_eq!(hand.does(Gesture::DragEnd { at: middle("a2") }), moved("a1-a2"));
    let mut hand = jumping();
    hand.does(start("a5"));
    hand.does(Gesture::DragMove { at: middle("c5") });
    assert_eq!(hand.does(Gesture::DragEnd { at: middle("e5") }), moved("a5:c5:e5"));
    let mut hand = jumping();
    hand.does(start("a5"));
    assert_eq!(hand.does(Gesture::DragCancel), Input::Redraw);
    assert!(!hand.says("a5").contains(&"three-crowns-says-chosen"));
    hand.does(start("a5"));
    assert_eq!(key_of(hand.does(Gesture::DragEnd { at: middle("h8") })), "three-crowns-refuse-far");
    assert!(!hand.says("a5").contains(&"three-crowns-says-chosen"));
}

#[test]
fn keys_and_the_button_move_what_the_cursor_stands_on() {
    let mut hand = Hand::over(fresh("different"));
    assert_eq!(hand.words(Deed::Go.id()), (true, "three-crowns-act-choose"));
    assert_eq!(hand.does(Gesture::Key(Key::Confirm)), Input::Redraw);
    assert_eq!(hand.words(Deed::Go.id()), (false, "three-crowns-act-where"));
    assert_eq!(hand.does(Gesture::Key(Key::Step(Direction::South))), Input::Redraw);
    assert_eq!(hand.words(Deed::Go.id()), (true, "three-crowns-act-move"));
    assert_eq!(hand.does(Gesture::Act(Deed::Go.id())), moved("a1-a2"));
    assert_eq!(hand.does(Gesture::Key(Key::Erase)), Input::Redraw);
    assert_eq!(hand.words(Deed::Drop.id()), (false, "three-crowns-act-drop"));
}

#[test]
fn a_screen_reader_plays_by_cells() {
    let mut hand = Hand::over(fresh("different"));
    let here = |cell| Gesture::ActAt { act: Deed::Here.id(), panel: PANEL, at: middle(cell) };
    assert_eq!(hand.does(here("a1")), Input::Redraw);
    assert_eq!(hand.does(here("b2")), moved("a1-b2"));
    let elsewhere = Gesture::ActAt { act: Deed::Here.id(), panel: 9, at: middle("b2") };
    assert_eq!(hand.does(elsewhere), Input::Unchanged);
    assert!(hand.says("a1").contains(&"three-crowns-says-mine"));
    assert!(hand.says("a8").contains(&"three-crowns-says-theirs"));
}

#[test]
fn words_are_moves_and_nothing_else() {
    let mut hand = Hand::over(fresh("different"));
    assert_eq!(hand.does(Gesture::Typed("a1-a2".to_owned())), moved("a1-a2"));
    assert_eq!(key_of(hand.does(Gesture::Typed("a1-a2=K".to_owned()))), "three-crowns-refuse-marks");
    assert_eq!(key_of(hand.does(Gesture::Typed("a1-b1".to_owned()))), "three-crowns-refuse-taken");
    assert_eq!(key_of(hand.does(Gesture::Board(String::new()))), "three-crowns-refuse-not-due");
    let mut state = fresh("different");
    play(&mut state, "a1-a2");
    assert_eq!(
        key_of(Hand::over(state).does(Gesture::Typed("b1-b2".to_owned()))),
        "three-crowns-refuse-turn"
    );
}

#[test]
fn a_crown_is_told_by_a_letter_and_the_line_that_won_by_frames() {
    let mut state = at("........ ........ ........ ........ ........ ..W..... WW...... bb.b....", "white");
    play(&mut state, "c3-c2");
    let hand = Hand::over(state);
    let scene = hand.scene();
    let letters = |shape: &&crate::Shape| matches!(&shape.form, Form::Glyph { text, .. } if text == "K");
    assert_eq!(scene.panels[0].shapes.iter().filter(letters).count(), 3);
    assert_eq!(scene.panels[0].shapes.iter().filter(|shape| shape.role == Role::Good).count(), 3);
    assert!(hand.says("a2").contains(&"three-crowns-says-line"));
    assert_eq!((scene.headline.key, scene.acts.len()), ("three-crowns-now-won", 0));
}

#[test]
fn a_draft_is_stored_and_forgotten_when_the_game_went_on() {
    let mut hand = jumping();
    hand.tap("a5");
    hand.tap("c5");
    let saved = hand.desk.save();
    let mut fresh = Hand::over(hand.state.clone());
    assert!(fresh.desk.restore(&saved));
    assert_eq!(fresh.scene(), hand.scene());
    play(&mut hand.state, "h1-g1");
    let mut later = Hand::over(hand.state.clone());
    assert!(!later.desk.restore(&saved));
    assert!(!later.desk.restore(&saved[1..]) && !later.desk.restore(&[&saved[..], &[0]].concat()));
}
