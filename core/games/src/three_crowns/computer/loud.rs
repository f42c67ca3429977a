//! The moves that change more than a place: jumps, crowns, wins.

use super::super::bits::{Ray, squares};
use super::super::moves;
use super::super::{Limit, Play, Position};

/// Shows every step that crowns or wins, some others, and every double jump.
pub fn each(position: &Position, mut show: impl FnMut(Play)) {
    let (mover, empty) = (position.mover(), position.empty());
    for set in [position.uncrowned(mover), position.crowned(mover)] {
        if set.count_ones() < 3 {
            continue;
        }
        let goals = thirds(set) & empty;
        if goals == 0 {
            continue;
        }
        for ray in Ray::ALL {
            for to in squares(ray.shift(set) & goals) {
                if let Some(from) = squares(ray.opposite().shift(to.bit())).next() {
                    show(Play::Step { from, to });
                }
            }
        }
    }
    moves::each_jump(position, Limit::Free, show);
}

/// The squares that are in line with two of `set`, contiguous (TRI-4, TRI-8).
fn thirds(set: u64) -> u64 {
    let mut found = 0;
    for ray in Ray::LINES {
        let back = ray.opposite();
        let (ahead, behind) = (ray.shift(set), back.shift(set));
        found |= ahead & behind | ahead & ray.shift(ahead) | behind & back.shift(behind);
    }
    found
}
