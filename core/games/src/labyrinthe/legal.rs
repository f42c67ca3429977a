//! Some of the legal questions.

use crate::{Direction, Move, Seat};

use super::{Question, State};

/// The longest list, whatever the limit: the number of ways grows without measure.
const LONGEST: usize = 4096;

/// At most `limit` questions that `seat` may ask: every count (LYR-5), then the ways that do not go on beyond
/// A, the shorter ones first (LYR-6). There are always more ways than any list could hold.
pub(super) fn questions(state: &State, seat: Seat, limit: usize) -> Vec<Move> {
    let limit = limit.min(LONGEST);
    let mut moves: Vec<Move> =
        state.grid().cells().take(limit).map(|cell| Question::Count(cell).encode()).collect();
    let mut ways: Vec<Vec<Direction>> = vec![Vec::new()];
    while moves.len() < limit && !ways.is_empty() {
        let mut longer = Vec::new();
        for way in &ways {
            for step in Direction::ALL {
                if moves.len() >= limit {
                    return moves;
                }
                let steps: Vec<Direction> = way.iter().copied().chain([step]).collect();
                let traced =
                    state.way(seat, &steps).is_some_and(|traced| traced.steps().len() == steps.len());
                if traced && steps.len() <= state.most_steps() {
                    moves.push(Question::Way(steps.clone()).encode());
                    longer.push(steps);
                }
            }
        }
        ways = longer;
    }
    moves
}
