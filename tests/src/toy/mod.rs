//! The toy game: three to seven seats, each hiding a number. It uses every service a game can ask of the
//! table: a commitment of each seat, moves, owed answers, a joint draw in mid-play, a second commitment of a
//! seat, an opening in mid-play, and a seat that leaves.
//!
//! - TOY-1 Each seat hides a number from 0 to 9.
//! - TOY-2 In turn a seat asks the next seat that is still there: "is it at least n?", 1 to 9, or guesses "it is n", 0 to 9.
//! - TOY-3 The asked seat answers yes or no.
//! - TOY-4 After one round all draw a seat together; it hides a new number, and the next seat after it asks.
//! - TOY-5 A right guess wins, once the asked seat opened its number for all to see.
//! - TOY-6 A seat may leave; what it owed lapses. Who is left alone wins.
//! - TOY-7 After `rounds` rounds without a right guess nobody wins.

mod parts;
mod state;

use std::ops::RangeInclusive;

use labirinto_games::{
    Computer, Desk, Expect, Flaw, Game, Keeper, Lesson, LessonStep, Level, Match, OptionFault, OptionSpec,
    OptionValues, Options, Refusal, Seat, Secret, Setup, Text,
};
use rand::{CryptoRng, RngExt};

pub use state::{State, ToyMove};

/// The toy game.
pub struct Toy;

/// The greatest number that a seat can hide (TOY-1).
pub const GREATEST: u8 = 9;

/// The number that `secret` hides; `None` unless it is exactly one byte from 0 to 9.
pub fn hidden(secret: &Secret) -> Option<u8> {
    match secret.reveal() {
        [number @ 0..=GREATEST] => Some(*number),
        _ => None,
    }
}

static OPTIONS: [OptionSpec; 1] =
    [OptionSpec { key: "rounds", values: OptionValues::Range { default: 12, least: 2, greatest: 40 } }];

static LESSON: Lesson = Lesson {
    options: &[],
    first: Seat::HOST,
    boards: &["3", "4", "5"],
    steps: &[
        LessonStep { say: "toy-lesson", expect: Expect::Read },
        LessonStep { say: "toy-lesson", expect: Expect::Move("is 4") },
    ],
};

impl Game for Toy {
    fn id(&self) -> &'static str {
        "toy"
    }

    fn wire(&self) -> u16 {
        0xFF01
    }

    fn rules_version(&self) -> u16 {
        1
    }

    fn name(&self) -> Text {
        Text::key("toy-name")
    }

    fn seats(&self) -> RangeInclusive<u8> {
        3..=7
    }

    fn options(&self) -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn open(&self, setup: &Setup) -> Result<Box<dyn Match>, OptionFault> {
        if !self.seats().contains(&setup.seats) || setup.first.byte() >= setup.seats {
            return Err(OptionFault::Seats(setup.seats));
        }
        Ok(Box::new(State::new(setup.clone())))
    }

    fn check(&self, _setup: &Setup, _seat: Seat, _slot: u8, secret: &Secret) -> Vec<Flaw> {
        match hidden(secret) {
            Some(_) => Vec::new(),
            None => vec![Flaw { clause: "TOY-1", text: Text::key("toy-flaw"), cells: Vec::new() }],
        }
    }

    fn public_part(&self, _setup: &Setup, _seat: Seat, _slot: u8, secret: &Secret) -> Option<Vec<u8>> {
        hidden(secret).map(|_| Vec::new())
    }

    fn generate(
        &self,
        _setup: &Setup,
        _seat: Seat,
        _slot: u8,
        _level: Level,
        rng: &mut dyn CryptoRng,
    ) -> Secret {
        Secret::from_bytes(vec![rng.random_range(0..=GREATEST)])
    }

    fn read_board(&self, _options: &Options, text: &str) -> Result<Secret, Refusal> {
        let refusal = Refusal { clause: "TOY-1", text: Text::key("toy-flaw") };
        match text.trim().as_bytes() {
            [digit @ b'0'..=b'9'] => Ok(Secret::from_bytes(vec![digit - b'0'])),
            _ => Err(refusal),
        }
    }

    fn write_board(&self, _options: &Options, secret: &Secret) -> Option<String> {
        hidden(secret).map(|number| number.to_string())
    }

    fn keeper(&self, _setup: &Setup, seat: Seat) -> Box<dyn Keeper> {
        Box::new(parts::Owner::new(seat))
    }

    fn desk(&self, _setup: &Setup, seat: Seat) -> Box<dyn Desk> {
        Box::new(parts::Sheet::new(seat))
    }

    fn computer(&self, _setup: &Setup, _seat: Seat, _level: Level) -> Box<dyn Computer> {
        Box::new(parts::Halver)
    }

    fn lesson(&self) -> &'static Lesson {
        &LESSON
    }

    fn texts(&self) -> &'static [(&'static str, &'static str)] {
        &[("en", include_str!("en.ftl"))]
    }
}
