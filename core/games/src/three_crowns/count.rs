//! How many sequences of moves there are (TRI-12).

use super::moves::{count, each};
use super::turn::after;
use super::{Limit, Position};

/// The number of sequences of `depth` legal moves from `position`, the first of them within `limit`. A sequence ends where
/// a game is won or stuck, and is then shorter than `depth`: it does not count. Repetitions end nothing here.
pub fn sequences(position: &Position, limit: Limit, depth: u8) -> u64 {
    match depth {
        0 => 1,
        1 => count(position, limit),
        _ => {
            let mut total = 0;
            each(position, limit, |play| {
                let (next, effect) = after(position, play);
                if effect.won.is_none() {
                    total += sequences(&next, Limit::Free, depth - 1);
                }
            });
            total
        }
    }
}
