//! A computer player. The full one takes the place of this file; it walks one step at random.

use rand::{CryptoRng, RngExt};

use crate::{Budget, Computer, Direction, Level, Match, Move, Seat, Secret, Setup, Step, state_of};

use super::{Question, State, game, generator};

struct Walker {
    seat: Seat,
    grid: super::Grid,
    level: Level,
}

pub(super) fn open(setup: &Setup, seat: Seat, level: Level) -> Box<dyn Computer> {
    Box::new(Walker { seat, grid: game::grid(&setup.options), level })
}

impl Computer for Walker {
    fn observe(&mut self, _public: &dyn Match, _step: &Step) {}

    fn secret(&mut self, _public: &dyn Match, _slot: u8, rng: &mut dyn CryptoRng) -> Secret {
        generator::generate(self.grid, self.level, rng).encode()
    }

    fn choose(&mut self, public: &dyn Match, _budget: &mut Budget<'_>, rng: &mut dyn CryptoRng) -> Move {
        let state: &State = state_of(public);
        let steps = Direction::ALL.map(|step| vec![step]);
        let ways: Vec<_> = steps.into_iter().filter(|steps| state.way(self.seat, steps).is_some()).collect();
        let chosen = rng.random_range(0..ways.len().max(1));
        Question::Way(ways.into_iter().nth(chosen).unwrap_or_default()).encode()
    }
}
