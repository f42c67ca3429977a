//! One move and its bytes.

use crate::Move;

use super::Square;

/// A move as it is chosen (TRI-2); what comes of it follows from the position.
///
/// Bytes: `01 from to` for a step, `02 from over to` for a double jump, each square its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Play {
    /// To an adjacent square.
    Step {
        /// Where the piece stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Two jumps (TRI-6).
    Jumps {
        /// Where the piece stands.
        from: Square,
        /// Where it lands between the jumps.
        by: Square,
        /// Where it goes.
        to: Square,
    },
}

impl Play {
    /// Where the piece stands before.
    pub const fn from(self) -> Square {
        match self {
            Play::Step { from, .. } | Play::Jumps { from, .. } => from,
        }
    }

    /// Where it stands after.
    pub const fn to(self) -> Square {
        match self {
            Play::Step { to, .. } | Play::Jumps { to, .. } => to,
        }
    }

    /// Where it lands between two jumps.
    pub const fn by(self) -> Option<Square> {
        match self {
            Play::Step { .. } => None,
            Play::Jumps { by, .. } => Some(by),
        }
    }

    /// The squares it touches, in order.
    pub fn way(self) -> Vec<Square> {
        [Some(self.from()), self.by(), Some(self.to())].into_iter().flatten().collect()
    }

    /// The canonical bytes.
    pub fn encode(self) -> Move {
        Move(match self {
            Play::Step { from, to } => vec![1, from.number(), to.number()],
            Play::Jumps { from, by, to } => vec![2, from.number(), by.number(), to.number()],
        })
    }

    /// The move of these bytes, legal or not; `None` for bytes that are none.
    pub fn decode(act: &Move) -> Option<Play> {
        match act.0[..] {
            [1, from, to] => Some(Play::Step { from: Square::new(from)?, to: Square::new(to)? }),
            [2, from, by, to] => {
                Some(Play::Jumps { from: Square::new(from)?, by: Square::new(by)?, to: Square::new(to)? })
            }
            _ => None,
        }
    }
}
