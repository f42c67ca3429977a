//! What a move does.

use super::bits::in_line;
use super::position::CAPTURES;
use super::{Play, Position, Square};

/// What came of a move, besides the piece that moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    /// Whether the piece was crowned (TRI-4).
    pub crowned: bool,
    /// What became of the piece that was jumped second (TRI-7), and where it stood; `None` for a step.
    pub jumped: Option<(Square, Fate)>,
    /// How the move won, if it did (TRI-9).
    pub won: Option<Won>,
}

/// What becomes of the piece that is jumped second (TRI-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// It is captured.
    Captured,
    /// It loses its crown.
    Uncrowned,
}

/// How a game is won (TRI-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Won {
    /// By the third capture.
    Captures,
    /// By a Crowned Troika.
    Crowns,
}

impl Effect {
    /// Whether a piece was captured.
    pub fn captures(self) -> bool {
        matches!(self.jumped, Some((_, Fate::Captured)))
    }

    /// Whether a piece lost its crown.
    pub fn uncrowns(self) -> bool {
        matches!(self.jumped, Some((_, Fate::Uncrowned)))
    }
}

/// The position after a legal `play` and what came of it. For other moves the result means nothing; it never panics.
#[inline]
pub fn after(position: &Position, play: Play) -> (Position, Effect) {
    let (side, (from, to)) = (position.mover, (play.from().bit(), play.to().bit()));
    let mut next = *position;
    let own = &mut next.pieces[side.place()];
    *own = *own & !from | to;
    let was_crowned = position.crowns & from != 0;
    next.crowns &= !from;
    // TRI-4: only the piece that moved is crowned, by a step or a double jump.
    let crowned = !was_crowned && in_line(*own & !next.crowns & !to, to);
    if was_crowned || crowned {
        next.crowns |= to;
    }
    let jumped = play.by().and_then(|by| jumped(position, &mut next, by, play.to()));
    next.mover = side.other();
    // TRI-9: only the piece that moved can complete a Crowned Troika.
    let won = if next.crowns & to != 0 && in_line(next.crowned(side) & !to, to) {
        Some(Won::Crowns)
    } else if matches!(jumped, Some((_, Fate::Captured))) && next.captured_by(side) >= CAPTURES {
        Some(Won::Captures)
    } else {
        None
    };
    (next, Effect { crowned, jumped, won })
}

/// What the second of two jumps does to the piece between `by` and `to` (TRI-7).
fn jumped(position: &Position, next: &mut Position, by: Square, to: Square) -> Option<(Square, Fate)> {
    let over = between(by, to)?;
    let (bit, theirs) = (over.bit(), position.mover.other());
    let uncrowned = next.uncrowned(theirs) & !bit;
    if position.crowns & bit != 0 && !in_line(uncrowned, bit) {
        next.crowns &= !bit;
        return Some((over, Fate::Uncrowned));
    }
    next.pieces[theirs.place()] &= !bit;
    next.crowns &= !bit;
    Some((over, Fate::Captured))
}

/// The square in the middle of a straight jump; `None` when the two are no jump apart.
pub fn between(from: Square, to: Square) -> Option<Square> {
    let (right, up) = from.towards(to);
    let straight = |along: i8| along == 0 || along.abs() == 2;
    let jump = straight(right) && straight(up) && (right, up) != (0, 0);
    jump.then(|| from.shifted(right / 2, up / 2)).flatten()
}
