//! Three Crowns as a game on offer.

use std::ops::RangeInclusive;

use rand::{CryptoRng, RngExt};

use crate::{
    Computer, Desk, Flaw, Game, Keeper, Lesson, Level, Match, OptionFault, OptionSpec, OptionValues, Options,
    Refusal, Scene, Seat, Secret, Setup, Text,
};

use super::moves::{self, Limit};
use super::turn::after;
use super::{Position, State, computer, desk, form, keeper, lesson, texts};

/// The game.
pub struct ThreeCrowns;

/// TRI-3.
static OPTIONS: [OptionSpec; 1] =
    [OptionSpec { key: "second_turn", values: OptionValues::Words(&["different", "same", "free"]) }];

impl Game for ThreeCrowns {
    fn id(&self) -> &'static str {
        "three-crowns"
    }

    fn wire(&self) -> u16 {
        5
    }

    fn rules_version(&self) -> u16 {
        1
    }

    fn name(&self) -> Text {
        Text::key("three-crowns-name")
    }

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    fn options(&self) -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn open(&self, setup: &Setup) -> Result<Box<dyn Match>, OptionFault> {
        if setup.seats != 2 || setup.first.index() >= 2 {
            return Err(OptionFault::Seats(setup.seats));
        }
        Ok(Box::new(State::new(setup.clone())))
    }

    /// What is wrong with a position (see [`Game::read_board`]).
    fn check(&self, _setup: &Setup, _seat: Seat, _slot: u8, secret: &Secret) -> Vec<Flaw> {
        match form::decode(secret) {
            Some(position) => form::flaws(&position),
            None => {
                vec![Flaw { clause: "", text: Text::key("three-crowns-flaw-unreadable"), cells: Vec::new() }]
            }
        }
    }

    /// All of a position is public.
    fn public_part(&self, _setup: &Setup, _seat: Seat, _slot: u8, secret: &Secret) -> Option<Vec<u8>> {
        form::decode(secret).map(|_| secret.reveal().to_vec())
    }

    /// A position after moves by chance, at most twelve for each level, in which the game goes on.
    fn generate(
        &self,
        _setup: &Setup,
        _seat: Seat,
        _slot: u8,
        level: Level,
        rng: &mut dyn CryptoRng,
    ) -> Secret {
        let mut position = Position::start();
        for _ in 0..rng.random_range(0..=12 * u32::from(level.number())) {
            let mut plays = Vec::new();
            moves::each(&position, Limit::Free, |play| plays.push(play));
            let Some(play) = plays.get(rng.random_range(0..plays.len().max(1))) else {
                break;
            };
            let (next, effect) = after(&position, *play);
            if effect.won.is_none() {
                position = next;
            }
        }
        form::encode(&position)
    }

    fn read_board(&self, _options: &Options, text: &str) -> Result<Secret, Refusal> {
        form::read(text).map(|position| form::encode(&position))
    }

    fn write_board(&self, _options: &Options, secret: &Secret) -> Option<String> {
        form::decode(secret).map(|position| form::write(&position))
    }

    fn writes_boards(&self) -> bool {
        true
    }

    fn board_scene(&self, setup: &Setup, secret: &Secret) -> Option<Scene> {
        form::decode(secret).map(|position| State::at(setup.clone(), position).scene(&[]))
    }

    fn keeper(&self, _setup: &Setup, seat: Seat) -> Box<dyn Keeper> {
        Box::new(keeper::Nothing(seat))
    }

    fn desk(&self, _setup: &Setup, seat: Seat) -> Box<dyn Desk> {
        desk::open(seat)
    }

    fn computer(&self, _setup: &Setup, _seat: Seat, level: Level) -> Box<dyn Computer> {
        computer::open(level)
    }

    fn lesson(&self) -> &'static Lesson {
        &lesson::LESSON
    }

    fn texts(&self) -> &'static [(&'static str, &'static str)] {
        texts::TEXTS
    }
}
