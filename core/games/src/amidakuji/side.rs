//! What one player has: pieces, bases, coins won.

use super::{COLUMNS, GOLD, Place};

/// The greatest number of pieces of a player (AMI-3).
pub const PIECES: usize = 3;

/// How many diamonds each side has (AMI-3).
pub const DIAMONDS: u8 = 2;

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// Not placed yet (AMI-4).
    Unplaced,
    /// On the board, with the coins that it carries (AMI-11).
    On {
        /// Where.
        place: Place,
        /// How many coins of the board.
        coins: u8,
    },
    /// Knocked out and waiting in hand, to enter from a base that has had no coin (AMI-12).
    Knocked,
    /// Arrived and in hand, to enter from any own base (AMI-14).
    Arrived,
    /// Out of the game (AMI-13).
    Lost,
}

/// What lies on a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Base {
    /// It has had no coin yet (AMI-12).
    Fresh,
    /// A gold coin of this value (AMI-4).
    Gold(u8),
    /// A diamond (AMI-15).
    Diamond,
    /// The black coin (AMI-15).
    Black,
    /// Its coin was taken and there was none to replace it: after the black coin, in the last round.
    Bare,
}

/// The coins that a player has won (AMI-18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bank {
    /// Coins of the board, 1 point each.
    pub board: u8,
    /// The sum of the values of the gold coins.
    pub gold: u8,
    /// Diamonds, 0 points each.
    pub diamonds: u8,
}

/// What one player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Side {
    /// The pieces; those beyond the number agreed on are [`Piece::Lost`] from the beginning.
    pub pieces: [Piece; PIECES],
    /// The bases by column.
    pub bases: [Base; COLUMNS as usize],
    /// Bit i: piece i has moved in this cycle (AMI-7).
    pub moved: u8,
    /// What was won.
    pub bank: Bank,
}

impl Bank {
    /// The points: coins of the board count 1, gold coins their value, diamonds nothing (AMI-18).
    pub const fn points(self) -> u8 {
        self.board + self.gold
    }

    /// What decides, in this order: points, diamonds, coins of the board (AMI-18).
    pub const fn rank(self) -> (u8, u8, u8) {
        (self.points(), self.diamonds, self.board)
    }
}

impl Side {
    /// A side before the placing, with this many pieces.
    pub fn new(pieces: u8) -> Side {
        let piece = |number| if number < usize::from(pieces) { Piece::Unplaced } else { Piece::Lost };
        Side {
            pieces: std::array::from_fn(piece),
            bases: [Base::Fresh; COLUMNS as usize],
            moved: 0,
            bank: Bank::default(),
        }
    }

    /// How many gold coins have been laid.
    pub fn laid(&self) -> usize {
        self.bases.iter().filter(|base| **base != Base::Fresh).count()
    }

    /// The value of the coin that is laid next, high values first (AMI-4); `None` when all lie.
    pub fn next_coin(&self) -> Option<u8> {
        GOLD.get(self.laid()).copied()
    }

    /// How many gold coins were taken from this side (AMI-15).
    pub fn taken(&self) -> u8 {
        let taken = |base: &&Base| matches!(base, Base::Diamond | Base::Black | Base::Bare);
        self.bases.iter().filter(taken).count() as u8
    }

    /// Whether the black coin of this side lies (AMI-15); it cannot be taken.
    pub fn is_black(&self) -> bool {
        self.bases.contains(&Base::Black)
    }

    /// Where piece `number` stands, and what it carries; `None` when it is not on the board.
    pub fn on_board(&self, number: usize) -> Option<(Place, u8)> {
        match self.pieces.get(number) {
            Some(Piece::On { place, coins }) => Some((*place, *coins)),
            _ => None,
        }
    }

    /// The piece that stands here, with the coins it carries.
    pub fn piece_at(&self, at: Place) -> Option<(usize, u8)> {
        (0..PIECES).find_map(|number| {
            self.on_board(number).filter(|(place, _)| *place == at).map(|(_, coins)| (number, coins))
        })
    }

    /// What replaces the coin that is taken from the base in this column now, and is put there (AMI-15): a diamond for
    /// the first and the second gold coin, the black coin for the third and for a diamond.
    pub fn replace(&mut self, column: u8) -> Base {
        let black = if self.is_black() { Base::Bare } else { Base::Black };
        let base = self.bases[usize::from(column)];
        let next = match base {
            Base::Gold(_) if self.taken() < DIAMONDS => Base::Diamond,
            Base::Gold(_) | Base::Diamond => black,
            Base::Fresh | Base::Black | Base::Bare => base,
        };
        self.bases[usize::from(column)] = next;
        next
    }
}
