//! Amidakuji as a game on offer.

use std::ops::RangeInclusive;

use rand::{CryptoRng, RngExt};

use crate::{
    Computer, Desk, Flaw, Game, Keeper, Lesson, Level, Match, OptionFault, OptionSpec, OptionValues, Options,
    Refusal, Scene, Seat, Secret, Setup, Text,
};

use super::{Awaited, Die, Position, Rules, State, computer, desk, form, keeper, lesson, texts};

/// The game.
pub struct Amidakuji;

/// AMI-5, AMI-2, AMI-3 and AMI-6.
static OPTIONS: [OptionSpec; 4] = [
    OptionSpec { key: "die", values: OptionValues::Words(&["233445", "333444", "334455"]) },
    OptionSpec { key: "layout", values: OptionValues::Words(&["line", "diamond", "rows"]) },
    OptionSpec { key: "pieces", values: OptionValues::Words(&["3", "2"]) },
    OptionSpec { key: "sideways", values: OptionValues::Words(&["no", "yes"]) },
];

impl Game for Amidakuji {
    fn id(&self) -> &'static str {
        "amidakuji"
    }

    fn wire(&self) -> u16 {
        4
    }

    fn rules_version(&self) -> u16 {
        1
    }

    fn name(&self) -> Text {
        Text::key("amidakuji-name")
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
        let bad = || {
            let value = setup.options.word("die").to_owned();
            OptionFault::BadValue { key: "die".to_owned(), value }
        };
        Ok(Box::new(State::new(setup.clone(), Rules::of(&setup.options).ok_or_else(bad)?)))
    }

    /// What no play could lead to, by its clause (AMI-2, AMI-3, AMI-4, AMI-15).
    fn check(&self, setup: &Setup, _seat: Seat, _slot: u8, secret: &Secret) -> Vec<Flaw> {
        let flaw = |refusal: Refusal| Flaw { clause: refusal.clause, text: refusal.text, cells: Vec::new() };
        position(&setup.options, secret).err().map(flaw).into_iter().collect()
    }

    /// All of a position is public.
    fn public_part(&self, setup: &Setup, _seat: Seat, _slot: u8, secret: &Secret) -> Option<Vec<u8>> {
        position(&setup.options, secret).ok().map(|_| secret.reveal().to_vec())
    }

    /// A position after moves and rolls by chance, at most twelve for each level, in which the game goes on.
    fn generate(
        &self,
        setup: &Setup,
        _seat: Seat,
        _slot: u8,
        level: Level,
        rng: &mut dyn CryptoRng,
    ) -> Secret {
        let Some(rules) = Rules::of(&setup.options) else { return Secret::from_bytes(Vec::new()) };
        let mut position = Position::new(rules, setup.first);
        for _ in 0..rng.random_range(0..=12 * u32::from(level.number())) {
            let mut next = position.clone();
            if next.awaited() == Awaited::Roll {
                next.roll = Some(rules.die.faces()[rng.random_range(0..Die::FACES)]);
            }
            let acts = next.acts();
            let Some(act) = acts.get(rng.random_range(0..acts.len().max(1))) else { break };
            next.play(act, &mut Vec::new());
            if next.awaited() == Awaited::Nothing {
                break;
            }
            position = next;
        }
        Secret::from_bytes(form::write(&position).into_bytes())
    }

    /// A position; its bytes are its canonical text.
    fn read_board(&self, options: &Options, text: &str) -> Result<Secret, Refusal> {
        let position = form::read(Rules::of(options).ok_or_else(not_due)?, text)?;
        Ok(Secret::from_bytes(form::write(&position).into_bytes()))
    }

    fn write_board(&self, options: &Options, secret: &Secret) -> Option<String> {
        position(options, secret).ok().map(|position| form::write(&position))
    }

    fn writes_boards(&self) -> bool {
        true
    }

    fn board_scene(&self, setup: &Setup, secret: &Secret) -> Option<Scene> {
        let position = position(&setup.options, secret).ok()?;
        Some(State::at(setup.clone(), position).scene(&[]))
    }

    fn keeper(&self, _setup: &Setup, seat: Seat) -> Box<dyn Keeper> {
        Box::new(keeper::Nothing(seat))
    }

    fn desk(&self, _setup: &Setup, seat: Seat) -> Box<dyn Desk> {
        desk::open(seat)
    }

    fn computer(&self, _setup: &Setup, seat: Seat, level: Level) -> Box<dyn Computer> {
        computer::open(seat, level)
    }

    fn lesson(&self) -> &'static Lesson {
        &lesson::LESSON
    }

    fn texts(&self) -> &'static [(&'static str, &'static str)] {
        texts::TEXTS
    }
}

/// The position of these bytes, its text.
fn position(options: &Options, secret: &Secret) -> Result<Position, Refusal> {
    let text = std::str::from_utf8(secret.reveal()).unwrap_or_default();
    form::read(Rules::of(options).ok_or_else(not_due)?, text)
}

/// What belongs to another game.
fn not_due() -> Refusal {
    super::fault::refusal("", Text::key("amidakuji-refuse-not-due"))
}
