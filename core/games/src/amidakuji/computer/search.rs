//! Looking ahead over moves and dice.

use super::super::{Act, Awaited, Die, Position};
use super::weigh::{ended, weigh};
use crate::{Budget, Seat};

/// Looks ahead for one seat: it takes the best of its own moves, the worst of the other's, and the mean of the die
/// (expectiminimax). A value is in thousandths of a point.
pub struct Search {
    seat: Seat,
}

impl Search {
    /// For this seat.
    pub fn new(seat: Seat) -> Search {
        Search { seat }
    }

    /// All of `acts` that are best, as far as the budget lets look ahead: 1, then 2, up to `depth` moves. With no budget
    /// at all, every act. Each position that is weighed costs one step.
    pub fn best(&self, position: &Position, acts: &[Act], depth: u8, budget: &mut Budget<'_>) -> Vec<Act> {
        let mut best = acts.to_vec();
        if acts.len() < 2 {
            return best;
        }
        for depth in 1..=depth {
            let values: Option<Vec<i64>> = acts
                .iter()
                .map(|act| {
                    let mut next = position.clone();
                    next.play(act, &mut Vec::new());
                    self.expect(&mut next, depth - 1, budget)
                })
                .collect();
            let Some(values) = values else { break };
            let most = values.iter().max();
            let found = acts.iter().zip(&values).filter(|(_, value)| Some(*value) == most);
            best = found.map(|(act, _)| *act).collect();
        }
        best
    }

    /// The value of a position with `depth` more moves to look at; `None` when the budget is spent.
    fn expect(&self, position: &mut Position, depth: u8, budget: &mut Budget<'_>) -> Option<i64> {
        match position.awaited() {
            Awaited::Nothing => budget.spend(1).then(|| ended(position, self.seat)),
            _ if depth == 0 => budget.spend(1).then(|| weigh(position, self.seat)),
            Awaited::Roll => {
                let mut sum = 0;
                for (shown, faces) in position.rules.die.chances() {
                    position.roll = Some(shown);
                    sum += i64::from(faces) * self.choose(position, depth, budget)?;
                }
                position.roll = None;
                Some(sum / Die::FACES as i64)
            }
            Awaited::Placing | Awaited::Act | Awaited::Pass => self.choose(position, depth, budget),
        }
    }

    fn choose(&self, position: &Position, depth: u8, budget: &mut Budget<'_>) -> Option<i64> {
        let own = position.mover == self.seat;
        let mut best: Option<i64> = None;
        let mut events = Vec::new();
        for act in position.acts() {
            let mut next = position.clone();
            events.clear();
            next.play(&act, &mut events);
            let value = self.expect(&mut next, depth - 1, budget)?;
            best = Some(best.map_or(value, |best| if own { best.max(value) } else { best.min(value) }));
        }
        best
    }
}
