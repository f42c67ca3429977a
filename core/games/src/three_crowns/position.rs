//! What stands on the board.

use super::{Square, bits};

/// The one who began, or the other (TRI-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Begins.
    White,
    /// Goes second.
    Black,
}

/// The pieces, the crowns and the side to move: what a repetition compares (TRI-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The squares of each side, by [`Side::place`]; no square is in both.
    pub(super) pieces: [u64; 2],
    /// The squares of crowned pieces, a part of the pieces.
    pub(super) crowns: u64,
    pub(super) mover: Side,
}

/// How many pieces each side begins with (TRI-1).
pub const MEN: u32 = 10;

/// How many captures win (TRI-9).
pub const CAPTURES: u32 = 3;

/// The squares of White at the start (TRI-1).
const WHITE: [&str; 10] = ["a1", "c1", "f1", "h1", "a4", "h4", "a6", "h6", "b8", "g8"];
/// The squares of Black at the start (TRI-1).
const BLACK: [&str; 10] = ["a8", "c8", "f8", "h8", "a5", "h5", "a3", "h3", "b1", "g1"];

impl Side {
    /// Both, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The other side.
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// 0 for White, 1 for Black.
    pub const fn place(self) -> usize {
        self as usize
    }
}

impl Position {
    /// The start (TRI-1).
    pub fn start() -> Position {
        let set = |names: [&str; 10]| {
            names.iter().filter_map(|name| Square::named(name)).fold(0, |set, at| set | at.bit())
        };
        Position { pieces: [set(WHITE), set(BLACK)], crowns: 0, mover: Side::White }
    }

    /// A position of these sets of squares; `None` where a square is in both, or a crown on no piece.
    pub const fn new(white: u64, black: u64, crowns: u64, mover: Side) -> Option<Position> {
        if white & black != 0 || crowns & !(white | black) != 0 {
            return None;
        }
        Some(Position { pieces: [white, black], crowns, mover })
    }

    /// Who moves.
    pub const fn mover(&self) -> Side {
        self.mover
    }

    /// All pieces of `side`.
    pub const fn pieces(&self, side: Side) -> u64 {
        self.pieces[side.place()]
    }

    /// The crowned pieces of `side`.
    pub const fn crowned(&self, side: Side) -> u64 {
        self.pieces(side) & self.crowns
    }

    /// The uncrowned pieces of `side`.
    pub const fn uncrowned(&self, side: Side) -> u64 {
        self.pieces(side) & !self.crowns
    }

    /// The squares on which nothing stands.
    pub const fn empty(&self) -> u64 {
        !(self.pieces[0] | self.pieces[1])
    }

    /// Whose piece stands on `square`, and whether it is crowned.
    pub fn at(&self, square: Square) -> Option<(Side, bool)> {
        let side = Side::BOTH.into_iter().find(|side| self.pieces(*side) & square.bit() != 0)?;
        Some((side, self.crowns & square.bit() != 0))
    }

    /// How many pieces `side` has captured; it began against [`MEN`].
    pub const fn captured_by(&self, side: Side) -> u32 {
        MEN.saturating_sub(self.pieces(side.other()).count_ones())
    }

    /// The uncrowned pieces of `side` that form a Troika: none at any time (TRI-5).
    pub fn troika(&self, side: Side) -> u64 {
        bits::lines(self.uncrowned(side))
    }

    /// The crowned pieces of `side` that form a Crowned Troika (TRI-8).
    pub fn crowned_troika(&self, side: Side) -> u64 {
        bits::lines(self.crowned(side))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tri_1_each_begins_with_ten_uncrowned_pieces_and_white_moves() {
        let start = Position::start();
        assert_eq!(start.mover(), Side::White);
        for side in Side::BOTH {
            assert_eq!((start.uncrowned(side).count_ones(), start.crowned(side)), (MEN, 0));
            assert_eq!((start.captured_by(side), start.troika(side)), (0, 0));
        }
        assert_eq!(start.at(Square::named("a1").expect("a square")), Some((Side::White, false)));
        assert_eq!(start.at(Square::named("a3").expect("a square")), Some((Side::Black, false)));
        assert_eq!(start.at(Square::named("a2").expect("a square")), None);
    }

    #[test]
    fn a_square_holds_one_piece_and_a_crown_lies_on_a_piece() {
        assert_eq!(Position::new(3, 1, 0, Side::White), None);
        assert_eq!(Position::new(1, 2, 4, Side::White), None);
        assert!(Position::new(1, 2, 3, Side::White).is_some());
    }
}
