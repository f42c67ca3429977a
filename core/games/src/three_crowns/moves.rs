//! Legal moves: TRI-2, TRI-3 and TRI-6.

use crate::{Refusal, Text};

use super::bits::{Ray, squares};
use super::turn::between;
use super::{Play, Position, Square};

/// Which pieces may move (TRI-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// Any.
    Free,
    /// Any but the one on this square.
    Not(Square),
    /// The one on this square alone.
    Only(Square),
}

impl Limit {
    /// The squares whose pieces may move.
    #[inline]
    pub const fn squares(self) -> u64 {
        match self {
            Limit::Free => u64::MAX,
            Limit::Not(square) => !square.bit(),
            Limit::Only(square) => square.bit(),
        }
    }
}

/// Shows every legal move: the steps, then the double jumps, each from the lowest square on.
#[inline]
pub fn each(position: &Position, limit: Limit, mut show: impl FnMut(Play)) {
    let empty = position.empty();
    let own = position.pieces(position.mover) & limit.squares();
    for from in squares(own) {
        for ray in Ray::ALL {
            if let Some(to) = squares(ray.shift(from.bit()) & empty).next() {
                show(Play::Step { from, to });
            }
        }
    }
    each_jump(position, limit, show);
}

/// Shows every legal double jump, from the lowest square on.
#[inline]
pub fn each_jump(position: &Position, limit: Limit, mut show: impl FnMut(Play)) {
    let empty = position.empty();
    let own = position.pieces(position.mover) & limit.squares();
    for from in squares(own) {
        let over = jumpable(position, from.bit());
        if over == 0 {
            continue;
        }
        for first in Ray::ALL {
            let by_bit = first.shift(first.shift(from.bit()) & over) & empty;
            let Some(by) = squares(by_bit).next() else {
                continue;
            };
            // Not straight back over the same piece (TRI-6).
            for second in Ray::ALL.into_iter().filter(|second| *second != first.opposite()) {
                if let Some(to) = squares(second.shift(second.shift(by_bit) & over) & empty).next() {
                    show(Play::Jumps { from, by, to });
                }
            }
        }
    }
}

/// How many legal moves there are: as many as [`each`] shows, without making them.
#[inline]
pub fn count(position: &Position, limit: Limit) -> u64 {
    let (mover, empty) = (position.mover, position.empty());
    let allowed = limit.squares();
    let own = position.pieces(mover) & allowed;
    let steps: u32 = Ray::ALL.iter().map(|ray| (ray.shift(own) & empty).count_ones()).sum();
    let theirs = mover.other();
    let kinds = [
        (position.crowned(mover) & allowed, position.uncrowned(theirs)),
        (position.uncrowned(mover) & allowed, position.crowned(theirs)),
    ];
    let mut jumps = 0;
    for (jumpers, over) in kinds {
        if jumpers == 0 || over == 0 {
            continue;
        }
        for first in Ray::ALL {
            let by = first.shift(first.shift(jumpers) & over) & empty;
            if by != 0 {
                for second in Ray::ALL.into_iter().filter(|second| *second != first.opposite()) {
                    jumps += (second.shift(second.shift(by) & over) & empty).count_ones();
                }
            }
        }
    }
    u64::from(steps) + u64::from(jumps)
}

/// The squares of the pieces that the piece on `bit` may jump: a crowned one uncrowned ones only, an uncrowned one
/// crowned ones only (TRI-6).
#[inline]
const fn jumpable(position: &Position, bit: u64) -> u64 {
    let theirs = position.mover.other();
    if position.crowns & bit != 0 { position.uncrowned(theirs) } else { position.crowned(theirs) }
}

/// Why `play` is not legal.
///
/// # Errors
/// It is not; by its clause.
pub fn check(position: &Position, limit: Limit, play: Play) -> Result<(), Refusal> {
    let from = play.from();
    if position.pieces(position.mover) & from.bit() == 0 {
        return Err(refusal("TRI-2", Text::key("three-crowns-refuse-no-piece").word("cell", from.name())));
    }
    match limit {
        Limit::Not(square) if square == from => {
            return Err(refusal("TRI-3", Text::key("three-crowns-refuse-same").word("cell", from.name())));
        }
        Limit::Only(square) if square != from => {
            return Err(refusal("TRI-3", Text::key("three-crowns-refuse-other").word("cell", square.name())));
        }
        _ => {}
    }
    match play {
        Play::Step { from, to } => step(position, from, to),
        Play::Jumps { from, by, to } => {
            let over = jumpable(position, from.bit());
            let first = jump(position, over, from, by)?;
            if to == from {
                return Err(refusal(
                    "TRI-6",
                    Text::key("three-crowns-refuse-back").word("cell", first.name()),
                ));
            }
            jump(position, over, by, to).map(drop)
        }
    }
}

fn step(position: &Position, from: Square, to: Square) -> Result<(), Refusal> {
    let (right, up) = from.towards(to);
    if right.abs().max(up.abs()) != 1 {
        let text = Text::key("three-crowns-refuse-far").word("from", from.name());
        return Err(refusal("TRI-2", text.word("to", to.name())));
    }
    if position.empty() & to.bit() == 0 {
        return Err(refusal("TRI-2", Text::key("three-crowns-refuse-taken").word("cell", to.name())));
    }
    Ok(())
}

/// The square that is jumped.
fn jump(position: &Position, jumpable: u64, from: Square, to: Square) -> Result<Square, Refusal> {
    let Some(over) = between(from, to) else {
        let text = Text::key("three-crowns-refuse-no-jump").word("from", from.name());
        return Err(refusal("TRI-6", text.word("to", to.name())));
    };
    if jumpable & over.bit() == 0 {
        let key = match position.at(over) {
            Some((side, crowned)) if side != position.mover => {
                if crowned {
                    Text::key("three-crowns-refuse-crowned")
                } else {
                    Text::key("three-crowns-refuse-uncrowned")
                }
            }
            _ => Text::key("three-crowns-refuse-nobody"),
        };
        return Err(refusal("TRI-6", key.word("cell", over.name())));
    }
    if position.empty() & to.bit() == 0 {
        return Err(refusal("TRI-6", Text::key("three-crowns-refuse-taken").word("cell", to.name())));
    }
    Ok(over)
}

/// The refusal of what `text` says, by its clause.
pub fn refusal(clause: &'static str, text: Text) -> Refusal {
    Refusal { clause, text }
}
