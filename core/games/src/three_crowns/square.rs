//! The squares of the board.

use std::fmt;

use crate::Cell;

/// A square, `8 * rank + file`, both from 0: a1 is 0, h1 is 7, a8 is 56. Always below 64.
///
/// On a screen rank 1 is the first row, so that a square and its [`Cell`] have the same name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// a1.
    pub const FIRST: Square = Square(0);

    /// The square of this number; `None` from 64 on.
    pub const fn new(number: u8) -> Option<Square> {
        if number < 64 { Some(Square(number)) } else { None }
    }

    /// The square of this cell; `None` outside the board.
    pub const fn of(cell: Cell) -> Option<Square> {
        if cell.column < 8 && cell.row < 8 { Some(Square(cell.row * 8 + cell.column)) } else { None }
    }

    /// The square with this name, `a1` to `h8`; `None` for other words. Capitals are taken too.
    pub fn named(name: &str) -> Option<Square> {
        Cell::from_name(name).and_then(Square::of)
    }

    /// All squares, rank by rank.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..64).map(Square)
    }

    /// The number, below 64.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The set that has this square alone.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The cell on a screen.
    pub const fn cell(self) -> Cell {
        Cell { column: self.0 % 8, row: self.0 / 8 }
    }

    /// The name, `a1` to `h8`.
    pub fn name(self) -> String {
        self.cell().name()
    }

    /// The square `right` files and `up` ranks further; `None` outside the board.
    pub fn shifted(self, right: i8, up: i8) -> Option<Square> {
        let (file, rank) = ((self.0 % 8).checked_add_signed(right)?, (self.0 / 8).checked_add_signed(up)?);
        (file < 8 && rank < 8).then_some(Square(rank * 8 + file))
    }

    /// How many files and ranks further `other` lies.
    pub fn towards(self, other: Square) -> (i8, i8) {
        let part = |number: u8| (number % 8, number / 8);
        let ((file, rank), (to_file, to_rank)) = (part(self.0), part(other.0));
        (to_file as i8 - file as i8, to_rank as i8 - rank as i8)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.name())
    }
}
