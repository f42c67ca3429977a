//! Amidakuji as a game on offer.

use std::ops::RangeInclusive;

use rand::CryptoRng;

use crate::{
    Computer, Desk, Flaw, Game, Keeper, Lesson, Level, Match, OptionFault, OptionSpec, OptionValues, Options,
    Refusal, Seat, Secret, Setup, Text,
};

use super::{Position, Rules, State, computer, desk, form, keeper, lesson, texts};

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

    /// A seat has no secret: whatever is given for one is a flaw.
    fn check(&self, _setup: &Setup, _seat: Seat, _slot: u8, _secret: &Secret) -> Vec<Flaw> {
        vec![Flaw { clause: "", text: Text::key("amidakuji-refuse-not-due"), cells: Vec::new() }]
    }

    fn public_part(&self, _setup: &Setup, _seat: Seat, _slot: u8, _secret: &Secret) -> Option<Vec<u8>> {
        None
    }

    /// The position before the placing, as its text; nobody has a secret.
    fn generate(
        &self,
        setup: &Setup,
        _seat: Seat,
        _slot: u8,
        _level: Level,
        _rng: &mut dyn CryptoRng,
    ) -> Secret {
        let rules = Rules::of(&setup.options);
        let text = rules.map(|rules| form::write(&Position::new(rules, setup.first)));
        Secret::from_bytes(text.unwrap_or_default().into_bytes())
    }

    /// A position; its bytes are its canonical text.
    fn read_board(&self, options: &Options, text: &str) -> Result<Secret, Refusal> {
        let not_ours = || super::fault::refusal("", Text::key("amidakuji-refuse-not-due"));
        let position = form::read(Rules::of(options).ok_or_else(not_ours)?, text)?;
        Ok(Secret::from_bytes(form::write(&position).into_bytes()))
    }

    fn write_board(&self, options: &Options, secret: &Secret) -> Option<String> {
        let text = std::str::from_utf8(secret.reveal()).ok()?;
        form::read(Rules::of(options)?, text).ok().map(|position| form::write(&position))
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
