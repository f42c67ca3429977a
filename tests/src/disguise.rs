//! A game that a cheat plays instead of the real one: the same on the wire, with another conscience.

use std::ops::RangeInclusive;

use labirinto_games::{
    Catalogue, Computer, Desk, Flaw, Game, Keeper, Lesson, Level, Match, OptionFault, OptionSpec, Options,
    Refusal, Seat, Secret, Setup, Step, Text, Witness,
};

/// What the keeper says instead of the true answer.
pub type Lie = fn(&dyn Match, Vec<u8>) -> Vec<u8>;

/// What the commitment makes known instead of the true public part.
pub type Show = fn(Vec<u8>) -> Vec<u8>;

/// A game in disguise. It never finds a secret illegal.
pub struct Disguise {
    /// The real game.
    pub game: &'static dyn Game,
    /// What is said instead of the truth.
    pub lie: Lie,
    /// What is shown instead of the truth.
    pub show: Show,
}

impl Disguise {
    /// A catalogue with nothing but this game.
    pub fn catalogue(self) -> Catalogue {
        let game: &'static dyn Game = Box::leak(Box::new(self));
        Box::leak(Box::new([game]))
    }
}

struct Liar {
    keeper: Box<dyn Keeper>,
    lie: Lie,
}

impl Keeper for Liar {
    fn seat(&self) -> Seat {
        self.keeper.seat()
    }

    fn entrust(&mut self, slot: u8, secret: Secret) -> bool {
        self.keeper.entrust(slot, secret)
    }

    fn observe(&mut self, public: &dyn Match, step: &Step) {
        self.keeper.observe(public, step);
    }

    fn answer(&self, public: &dyn Match) -> Option<Vec<u8>> {
        self.keeper.answer(public).map(|answer| (self.lie)(public, answer))
    }

    fn witness(&self, slot: u8) -> Option<Witness> {
        self.keeper.witness(slot)
    }

    fn secret(&self, slot: u8) -> Option<&Secret> {
        self.keeper.secret(slot)
    }
}

impl Game for Disguise {
    fn id(&self) -> &'static str {
        self.game.id()
    }

    fn wire(&self) -> u16 {
        self.game.wire()
    }

    fn rules_version(&self) -> u16 {
        self.game.rules_version()
    }

    fn name(&self) -> Text {
        self.game.name()
    }

    fn seats(&self) -> RangeInclusive<u8> {
        self.game.seats()
    }

    fn options(&self) -> &'static [OptionSpec] {
        self.game.options()
    }

    fn has_secrets(&self) -> bool {
        self.game.has_secrets()
    }

    fn open(&self, setup: &Setup) -> Result<Box<dyn Match>, OptionFault> {
        self.game.open(setup)
    }

    fn check(&self, _: &Setup, _: Seat, _: u8, _: &Secret) -> Vec<Flaw> {
        Vec::new()
    }

    fn public_part(&self, setup: &Setup, seat: Seat, slot: u8, secret: &Secret) -> Option<Vec<u8>> {
        self.game.public_part(setup, seat, slot, secret).map(self.show)
    }

    fn generate(
        &self,
        setup: &Setup,
        seat: Seat,
        slot: u8,
        level: Level,
        rng: &mut dyn rand::CryptoRng,
    ) -> Secret {
        self.game.generate(setup, seat, slot, level, rng)
    }

    fn read_board(&self, options: &Options, text: &str) -> Result<Secret, Refusal> {
        self.game.read_board(options, text)
    }

    fn write_board(&self, options: &Options, secret: &Secret) -> Option<String> {
        self.game.write_board(options, secret)
    }

    fn keeper(&self, setup: &Setup, seat: Seat) -> Box<dyn Keeper> {
        Box::new(Liar { keeper: self.game.keeper(setup, seat), lie: self.lie })
    }

    fn desk(&self, setup: &Setup, seat: Seat) -> Box<dyn Desk> {
        self.game.desk(setup, seat)
    }

    fn computer(&self, setup: &Setup, seat: Seat, level: Level) -> Box<dyn Computer> {
        self.game.computer(setup, seat, level)
    }

    fn lesson(&self) -> &'static Lesson {
        self.game.lesson()
    }

    fn texts(&self) -> &'static [(&'static str, &'static str)] {
        self.game.texts()
    }
}
