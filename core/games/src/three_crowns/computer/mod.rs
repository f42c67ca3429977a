//! Computer players. All search alike and judge a position by the same [`Weights`]; they differ in how far they look:
//!
//! | level | looks ahead |
//! |---|---|
//! | 1 | one move, and a third of the time makes any move |
//! | 2 | one move |
//! | 3 | three moves |
//! | 4 | five moves |
//! | 5 | as far as it comes, two moves further each time it has looked at all; at most [`NODES`] positions |
//!
//! Beyond that each looks at captures and crowns until it is quiet. A decision is a function of the state, the chance and
//! the steps it may spend, one for each position looked at; players keep no memory of what they thought.

mod evaluation;
mod keys;
mod loud;
mod memory;
mod search;

#[cfg(test)]
mod tests;

use rand::{CryptoRng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{Play, State};
use crate::{Budget, Computer, Level, Match, Move, Secret, Step, state_of};

pub use evaluation::Weights;
pub use search::{Found, Thinker};

/// The most positions that a player looks at for one move.
pub const NODES: u64 = 100_000;

/// A player.
pub fn open(level: Level) -> Box<dyn Computer> {
    Box::new(Player { level })
}

struct Player {
    level: Level,
}

impl Computer for Player {
    fn observe(&mut self, _public: &dyn Match, _step: &Step) {}

    /// Never asked for: the game has no secrets.
    fn secret(&mut self, _public: &dyn Match, _slot: u8, _rng: &mut dyn CryptoRng) -> Secret {
        Secret::from_bytes(Vec::new())
    }

    fn choose(&mut self, public: &dyn Match, budget: &mut Budget<'_>, rng: &mut dyn CryptoRng) -> Move {
        let state: &State = state_of(public);
        let rng = &mut ChaCha8Rng::seed_from_u64(rng.random());
        let any = |rng: &mut ChaCha8Rng| {
            let plays = state.plays();
            plays.get(rng.random_range(0..plays.len().max(1))).copied()
        };
        let depth = match self.level.number() {
            1 if rng.random_range(0..3) == 0 => return encoded(any(rng)),
            1 | 2 => 1,
            3 => 3,
            4 => 5,
            _ => Thinker::DEEPEST,
        };
        let found = Thinker { depth, nodes: NODES, weights: Weights::TUNED }.think(state, budget, rng);
        encoded(found.map(|found| found.play).or_else(|| any(rng)))
    }
}

/// The bytes of a move; none only where no move is due.
fn encoded(play: Option<Play>) -> Move {
    play.map_or(Move(Vec::new()), Play::encode)
}
