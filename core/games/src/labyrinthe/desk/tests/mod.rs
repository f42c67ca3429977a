//! A table of two desks, and the laws of every scene.

mod cells;
mod drawing;
mod playing;
mod storing;

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

use super::super::{Labyrinthe, Maze, Question, State};
use crate::{
    ActId, Cell, Desk, Direction, Due, Form, Game, Gesture, Input, Keeper, Key, Match, Move, Options,
    PanelKind, Point, Scene, Seat, Secret, Setup, Step, state_of,
};

/// Seat 0's maze in the tests: walls east of a1 and b2, D a5, A e1.
const ONE: &str = "+--+--+--+--+--+
|  |        |A |
+  +  +  +  +  +
|     |        |
+  +  +  +--+  +
|              |
+  +--+  +  +  +
|     |        |
+  +  +  +  +  +
|D             |
+--+--+--+--+--+
";

/// Two desks with their keepers at one match.
pub struct Bench {
    pub state: Box<dyn Match>,
    pub desks: [Box<dyn Desk>; 2],
    pub keepers: [Box<dyn Keeper>; 2],
    pub setup: Setup,
    rng: ChaCha20Rng,
}

impl Bench {
    /// A fresh table with these options; seat 0 asks first.
    pub fn new(given: &[(&str, &str)]) -> Bench {
        let options = Options::settle(Labyrinthe.options(), given.iter().copied());
        let options = options.expect("the tests give options that exist");
        let setup = Setup { seats: 2, options, first: Seat::HOST };
        let seats = [Seat::HOST, Seat::HOST.next(2)];
        Bench {
            state: Labyrinthe.open(&setup).expect("two seats may play"),
            desks: seats.map(|seat| Labyrinthe.desk(&setup, seat)),
            keepers: seats.map(|seat| Labyrinthe.keeper(&setup, seat)),
            setup,
            rng: ChaCha20Rng::seed_from_u64(7),
        }
    }

    /// A table at which both have drawn [`ONE`], ready for the first question.
    pub fn drawn() -> Bench {
        let mut bench = Bench::new(&[]);
        for seat in 0..2 {
            assert_eq!(bench.does(seat, Gesture::Board(ONE.to_owned())), Input::Redraw);
            bench.ready(seat);
        }
        bench
    }

    /// One gesture at a desk; every scene it leads to keeps the laws.
    pub fn does(&mut self, seat: usize, gesture: Gesture) -> Input {
        let keeper = self.keepers[seat].as_ref();
        let input = self.desks[seat].input(self.state.as_ref(), keeper, &gesture, &mut self.rng);
        assert_lawful(&self.scene(seat));
        input
    }

    /// The act of this English name of the code.
    pub fn act(&mut self, seat: usize, deed: super::acts::Deed) -> Input {
        self.does(seat, Gesture::Act(deed.id()))
    }

    /// The act chosen on the middle of a cell.
    pub fn act_at(&mut self, seat: usize, deed: super::acts::Deed, panel: u8, name: &str) -> Input {
        self.does(seat, Gesture::ActAt { act: deed.id(), panel, at: cell(name).centre() })
    }

    pub fn key(&mut self, seat: usize, key: Key) -> Input {
        self.does(seat, Gesture::Key(key))
    }

    pub fn steps(&mut self, seat: usize, letters: &str) {
        for letter in letters.chars() {
            assert_eq!(self.key(seat, Key::Step(side(letter))), Input::Redraw, "{letter}");
        }
    }

    pub fn tap(&mut self, seat: usize, panel: u8, x: i16, y: i16) -> Input {
        self.does(seat, Gesture::Tap { panel, at: Point { x, y } })
    }

    /// A drag through these points, lifted at the last.
    pub fn drag(&mut self, seat: usize, panel: u8, points: &[(i16, i16)]) -> Input {
        let gestures = drag(panel, points);
        gestures.into_iter().map(|gesture| self.does(seat, gesture)).last().expect("a drag has an end")
    }

    /// Declares the maze ready, and commits to it.
    pub fn ready(&mut self, seat: usize) {
        let Input::Ready { slot: 0, secret } = self.act(seat, super::acts::Deed::Ready) else {
            panic!("a legal maze can be declared ready when it is due");
        };
        let seat = Seat::new(seat as u8).expect("0 and 1 are seats");
        assert!(Labyrinthe.check(&self.setup, seat, 0, &secret).is_empty());
        let public = Labyrinthe.public_part(&self.setup, seat, 0, &secret).expect("a maze has ends");
        assert!(self.keepers[seat.index()].entrust(0, secret));
        self.step(Step::Commit { seat, slot: 0, public });
    }

    /// Sends a move, and the answer that is owed for it.
    pub fn send(&mut self, seat: usize, act: Move) {
        let seat = Seat::new(seat as u8).expect("0 and 1 are seats");
        self.step(Step::Move { seat, act });
        let owner = seat.next(2);
        let answer = self.keepers[owner.index()].answer(self.state.as_ref());
        self.step(Step::Answer { seat: owner, answer: answer.expect("a legal question has an answer") });
    }

    /// Types a move and sends it.
    pub fn ask(&mut self, seat: usize, words: &str) {
        let Input::Move(act) = self.does(seat, Gesture::Typed(words.to_owned())) else {
            panic!("{words} is a legal question");
        };
        self.send(seat, act);
    }

    pub fn step(&mut self, step: Step) {
        self.state.apply(&step).expect("the tests take legal steps");
        for seat in 0..2 {
            self.desks[seat].observe(self.state.as_ref(), &step);
            self.keepers[seat].observe(self.state.as_ref(), &step);
            assert_lawful(&self.scene(seat));
        }
        assert_lawful(&self.state.scene(&[]));
    }

    pub fn scene(&self, seat: usize) -> Scene {
        self.desks[seat].scene(self.state.as_ref(), self.keepers[seat].as_ref())
    }

    /// The maze that a desk would declare ready, as text.
    pub fn board(&mut self, seat: usize) -> String {
        match self.key(seat, Key::Confirm) {
            Input::Ready { secret, .. } => self.written(&secret),
            other => panic!("not ready: {other:?}"),
        }
    }

    pub fn written(&self, secret: &Secret) -> String {
        Labyrinthe.write_board(&self.setup.options, secret).expect("a maze has a text")
    }

    pub fn public(&self) -> &State {
        state_of(self.state.as_ref())
    }
}

/// A drag through these points, as gestures.
pub fn drag(panel: u8, points: &[(i16, i16)]) -> Vec<Gesture> {
    let at = |place: usize| Point { x: points[place].0, y: points[place].1 };
    let last = points.len() - 1;
    let mut gestures = vec![Gesture::DragStart { panel, at: at(0) }];
    gestures.extend((1..last).map(|place| Gesture::DragMove { at: at(place) }));
    gestures.push(Gesture::DragEnd { at: at(last) });
    gestures
}

pub fn side(letter: char) -> Direction {
    let found = Direction::ALL.into_iter().find(|direction| direction.letter() == letter);
    found.expect("N, E, S or W")
}

pub fn cell(name: &str) -> Cell {
    Cell::from_name(name).expect("the tests name cells")
}

/// The laws of every scene: everything speaks, everything lies in its bounds, ids are unique, targets do not
/// overlap, at most one act is the filled button, shortcuts are unique and leave the keys of the shells alone, what is
/// offered on cells alone is no button.
pub fn assert_lawful(scene: &Scene) {
    assert!(!scene.headline.key.is_empty());
    assert!(scene.notes.iter().all(|note| !note.key.is_empty()));
    unique("panels", scene.panels.iter().map(|panel| panel.id));
    for panel in &scene.panels {
        let (low, high) = panel.bounds();
        let inside = |point: Point, margin: i16| {
            let wide = low.x + margin <= point.x && point.x <= high.x - margin;
            wide && low.y + margin <= point.y && point.y <= high.y - margin
        };
        unique("shapes", panel.shapes.iter().map(|shape| shape.id));
        for shape in &panel.shapes {
            let lies_inside = match &shape.form {
                Form::Line { from, to } | Form::Box { from, to } | Form::Frame { from, to } => {
                    inside(*from, 0) && inside(*to, 0)
                }
                Form::Path(points) => points.len() >= 2 && points.iter().all(|point| inside(*point, 0)),
                Form::Disc { at, radius } | Form::Ring { at, radius } => inside(*at, *radius),
                Form::Flag { at } | Form::Piece { at, .. } => inside(*at, 8),
                Form::Glyph { at, text } => inside(*at, 4) && (1..=4).contains(&text.chars().count()),
            };
            assert!(lies_inside, "{shape:?}");
        }
        unique("targets", panel.targets.iter().map(|target| target.id));
        for (place, target) in panel.targets.iter().enumerate() {
            assert!(!target.label.key.is_empty());
            assert!(inside(target.from, 0) && inside(target.to, 0));
            assert!(target.from.x < target.to.x && target.from.y < target.to.y);
            for next in &panel.targets[place + 1..] {
                let beside = target.to.x <= next.from.x || next.to.x <= target.from.x;
                assert!(beside || target.to.y <= next.from.y || next.to.y <= target.from.y);
            }
        }
        assert_eq!(panel.targets.len(), usize::from(panel.columns) * usize::from(panel.rows));
        let cursor = panel.cursor;
        assert!(cursor.is_none_or(|id| panel.targets.iter().any(|target| target.id == id)));
    }
    unique("acts", scene.acts.iter().map(|act| act.id));
    assert!(scene.acts.iter().filter(|act| act.primary).count() <= 1);
    let shortcuts: Vec<char> = scene.acts.iter().filter_map(|act| act.shortcut).collect();
    unique("shortcuts", shortcuts.iter());
    let on_cells = scene.acts.iter().filter(|act| !act.on.is_beside());
    assert!(on_cells.into_iter().all(|act| act.shortcut.is_none() && !act.primary && !act.chosen));
    for letter in shortcuts {
        assert!(letter.is_ascii_lowercase() || letter.is_ascii_digit());
        assert!(!"hjklq".contains(letter));
    }
}

fn unique<T: Ord>(what: &str, all: impl Iterator<Item = T>) {
    let mut seen = BTreeSet::new();
    for one in all {
        assert!(seen.insert(one), "two {what} with one id");
    }
}
