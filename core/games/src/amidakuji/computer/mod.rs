//! The computer player: it looks ahead over moves and dice, and weighs what it finds.

mod search;
mod weigh;

use rand::{CryptoRng, RngExt};

use super::{Act, Event, Position, State};
use crate::{Budget, Computer, Level, Match, Move, Seat, Secret, Step, state_of};
use search::Search;

/// A computer player for `seat`.
pub(super) fn open(seat: Seat, level: Level) -> Box<dyn Computer> {
    let manner = match level.number() {
        1 => Manner::Chance,
        2 => Manner::Greedy,
        number => Manner::Ahead(number - 2),
    };
    Box::new(Player { seat, manner })
}

/// How a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// Level 1: any legal move.
    Chance,
    /// Level 2: the move that gains most at once.
    Greedy,
    /// Levels 3 to 5: looks this many moves ahead, one's own included.
    Ahead(u8),
}

struct Player {
    seat: Seat,
    manner: Manner,
}

impl Computer for Player {
    fn observe(&mut self, _public: &dyn Match, _step: &Step) {}

    /// Nobody has a secret in this game.
    fn secret(&mut self, _public: &dyn Match, _slot: u8, _rng: &mut dyn CryptoRng) -> Secret {
        Secret::from_bytes(Vec::new())
    }

    fn choose(&mut self, public: &dyn Match, budget: &mut Budget<'_>, rng: &mut dyn CryptoRng) -> Move {
        let position = state_of::<State>(public).position();
        let acts = position.acts();
        let best = match self.manner {
            Manner::Chance => acts.clone(),
            Manner::Greedy => most(&acts, |act| gain(position, act)),
            Manner::Ahead(depth) => Search::new(self.seat).best(position, &acts, depth, budget),
        };
        let any = rng.random_range(0..best.len().max(1));
        best.get(any).or(acts.first()).copied().unwrap_or(Act::Pass).encode()
    }
}

/// The points that a move brings at once: coins taken by landing, and the coin of a base.
pub(super) fn gain(position: &Position, act: &Act) -> i64 {
    let mut events = Vec::new();
    position.clone().play(act, &mut events);
    let points = events.iter().map(|event| match event {
        Event::Took { coins } => i64::from(*coins),
        Event::Won(super::Base::Gold(value)) => i64::from(*value),
        _ => 0,
    });
    points.sum()
}

/// All moves of the greatest value.
fn most(acts: &[Act], value: impl Fn(&Act) -> i64) -> Vec<Act> {
    let values: Vec<i64> = acts.iter().map(value).collect();
    let most = values.iter().max();
    acts.iter().zip(&values).filter(|(_, value)| Some(*value) == most).map(|(act, _)| *act).collect()
}
