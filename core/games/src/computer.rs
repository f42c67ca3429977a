//! Computer players.

use rand::CryptoRng;

use crate::{Budget, Match, Move, Secret, Step};

/// The strength of a computer player, 1 (a beginner) to 5 (the best this program can).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const FIRST: Level = Level(1);
    /// The strongest.
    pub const LAST: Level = Level(5);

    /// Level `number`, or `None` outside 1 to 5.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 5 { Some(Level(number)) } else { None }
    }

    /// 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A player that is a program. It gets exactly what its seat sees: the public match and the steps of the
/// log; its own secrets are those it made itself with [`Computer::secret`] (invariant 9).
pub trait Computer: Send {
    /// Follows the log. Called once for every step, after `public` applied it; also while replaying after a restart.
    fn observe(&mut self, public: &dyn Match, step: &Step);

    /// A legal secret for `slot`, in the strength of this player.
    fn secret(&mut self, public: &dyn Match, slot: u8, rng: &mut dyn CryptoRng) -> Secret;

    /// A legal move, when `public` awaits one of this seat. Ends soon after `budget` is spent.
    fn choose(&mut self, public: &dyn Match, budget: &mut Budget<'_>, rng: &mut dyn CryptoRng) -> Move;
}
