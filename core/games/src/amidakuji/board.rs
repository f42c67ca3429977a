//! The board: circles, bases and single steps (AMI-1).

use crate::Seat;

/// How many columns the board has (AMI-1).
pub const COLUMNS: u8 = 7;

/// The row of the bases of seat 1; those of seat 0 lie in row 0 (AMI-1).
pub const FAR: u8 = 8;

/// How many circles lie between the bases (AMI-1).
pub const CIRCLES: usize = 49;

/// A circle, or a base: rows 1 to 7 are circles, row 0 are the bases of seat 0, row 8 those of seat 1. Columns are
/// counted from 0; people read them from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// 0 to 6.
    pub column: u8,
    /// 0 to 8.
    pub row: u8,
}

/// One step of a piece, as its owner sees it, facing the far bases; the left of seat 0 is column 1 (AMI-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pace {
    /// Towards the far bases.
    Ahead,
    /// Sideways.
    Left,
    /// Sideways.
    Right,
}

impl Place {
    /// The base of `seat` in this column.
    pub const fn base(seat: Seat, column: u8) -> Place {
        Place { column, row: if seat.index() == 0 { 0 } else { FAR } }
    }

    /// All circles, from the row next to the bases of seat 0.
    pub fn circles() -> impl DoubleEndedIterator<Item = Place> {
        (1..FAR).flat_map(|row| (0..COLUMNS).map(move |column| Place { column, row }))
    }

    /// Whether this is a base, of either side.
    pub const fn is_base(self) -> bool {
        self.row == 0 || self.row == FAR
    }

    /// The number of this circle below [`CIRCLES`]; `None` for a base.
    pub fn circle(self) -> Option<usize> {
        (!self.is_base()).then(|| usize::from(self.row - 1) * usize::from(COLUMNS) + usize::from(self.column))
    }

    /// How many rows lie between this and the own bases of `seat`: 0 on them, 8 on the far ones.
    pub const fn depth(self, seat: Seat) -> u8 {
        if seat.index() == 0 { self.row } else { FAR - self.row }
    }

    /// Where one step of `seat` leads: one row ahead, or one column sideways. `None` beyond the board, beyond the far
    /// bases, and sideways from a base (AMI-1).
    pub fn step(self, seat: Seat, pace: Pace) -> Option<Place> {
        let host = seat.index() == 0;
        match pace {
            Pace::Ahead if self.depth(seat) == FAR => None,
            Pace::Ahead if host => Some(Place { row: self.row + 1, ..self }),
            Pace::Ahead => Some(Place { row: self.row - 1, ..self }),
            _ if self.is_base() => None,
            sideways if host == (sideways == Pace::Left) => {
                Some(Place { column: self.column.checked_sub(1)?, ..self })
            }
            _ => Some(Place { column: self.column + 1, ..self }).filter(|place| place.column < COLUMNS),
        }
    }

    /// The name: a letter for the row of circles, from `a` beside the bases of seat 0, and the number of the column;
    /// for a base the number alone.
    pub fn name(self) -> String {
        let column = self.column + 1;
        if self.is_base() {
            column.to_string()
        } else {
            format!("{}{column}", char::from(b'a' + self.row - 1))
        }
    }
}

impl Pace {
    /// All three, in the order of their bytes.
    pub const ALL: [Pace; 3] = [Pace::Ahead, Pace::Left, Pace::Right];

    /// The letter of the notation: F, L, R.
    pub const fn letter(self) -> char {
        match self {
            Pace::Ahead => 'F',
            Pace::Left => 'L',
            Pace::Right => 'R',
        }
    }

    /// Whether it leads sideways.
    pub const fn is_sideways(self) -> bool {
        !matches!(self, Pace::Ahead)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ami_1_seven_by_seven_circles_between_two_rows_of_bases() {
        assert_eq!(Place::circles().count(), CIRCLES);
        let numbers: Vec<_> = Place::circles().map(|place| place.circle()).collect();
        assert_eq!(numbers, (0..CIRCLES).map(Some).collect::<Vec<_>>());
        assert!(Place::circles().all(|place| !place.is_base()));
        for seat in Seat::all(2) {
            for column in 0..COLUMNS {
                let base = Place::base(seat, column);
                assert_eq!((base.is_base(), base.circle(), base.depth(seat)), (true, None, 0));
                assert_eq!(base.step(seat, Pace::Left), None);
                assert_eq!(base.step(seat, Pace::Right), None);
                assert_eq!(base.step(seat, Pace::Ahead).map(|place| place.depth(seat)), Some(1));
                let far = Place::base(seat.next(2), column);
                assert_eq!((far.depth(seat), far.step(seat, Pace::Ahead)), (FAR, None));
            }
        }
    }

    #[test]
    fn ami_6_left_and_right_are_those_of_the_mover() {
        let middle = Place { column: 3, row: 4 };
        let to = |seat, pace| middle.step(seat, pace).map(Place::name);
        let (host, guest) = (Seat::HOST, Seat::HOST.next(2));
        assert_eq!(to(host, Pace::Left).as_deref(), Some("d3"));
        assert_eq!(to(host, Pace::Right).as_deref(), Some("d5"));
        assert_eq!(to(host, Pace::Ahead).as_deref(), Some("e4"));
        assert_eq!(to(guest, Pace::Left).as_deref(), Some("d5"));
        assert_eq!(to(guest, Pace::Right).as_deref(), Some("d3"));
        assert_eq!(to(guest, Pace::Ahead).as_deref(), Some("c4"));
        assert_eq!(Place { column: 0, row: 4 }.step(host, Pace::Left), None);
        assert_eq!(Place { column: 6, row: 4 }.step(guest, Pace::Left), None);
    }
}
