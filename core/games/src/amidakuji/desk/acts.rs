//! The acts on offer besides touching the board.

use super::super::PIECES;
use crate::{Act, ActId, On, Text};

/// Every act of this desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Make the move that is chosen.
    Go,
    /// Choose the next way.
    Next,
    /// Choose the way before.
    Previous,
    /// Choose a way of this piece.
    Piece(u8),
    /// On a cell: choose what leads or starts there.
    Choose,
    /// On a cell: make the move that leads there, if only one does or one is chosen.
    GoHere,
}

impl Deed {
    fn all() -> impl Iterator<Item = Deed> {
        let pieces = (0..PIECES as u8).map(Deed::Piece);
        [Deed::Go, Deed::Next, Deed::Previous, Deed::Choose, Deed::GoHere].into_iter().chain(pieces)
    }

    /// The deed of this id.
    pub fn of(id: ActId) -> Option<Deed> {
        Deed::all().find(|deed| deed.id() == id)
    }

    /// The id, stable from scene to scene.
    pub const fn id(self) -> ActId {
        ActId(match self {
            Deed::Go => 1,
            Deed::Next => 2,
            Deed::Previous => 3,
            Deed::Choose => 4,
            Deed::GoHere => 5,
            Deed::Piece(piece) => 10 + piece as u16,
        })
    }

    /// The act in these words.
    pub fn act(self, text: Text, enabled: bool, chosen: bool) -> Act {
        let shortcut = match self {
            Deed::Go => Some('g'),
            Deed::Next => Some('n'),
            Deed::Previous => Some('p'),
            Deed::Piece(piece) => Some(char::from(b'1' + piece)),
            Deed::Choose | Deed::GoHere => None,
        };
        let on = match self {
            Deed::Choose | Deed::GoHere => On::Cell,
            _ => On::Scene,
        };
        Act { id: self.id(), text, enabled, primary: self == Deed::Go, chosen, shortcut, on }
    }
}
