//! From which side the board is looked at.

use super::super::{COLUMNS, FAR, Place};
use crate::{Cell, Role, Seat};

/// The columns of the sheet.
const WIDE: u8 = COLUMNS;

/// The rows of the sheet, both rows of bases with them.
pub(in super::super) const HIGH: u8 = FAR + 1;

/// Who looks: a player has the own bases at the bottom, as they lie on a table between two; everybody else looks as
/// seat 0 does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View(pub Option<Seat>);

impl View {
    /// The cell of the sheet on which a place is drawn.
    pub fn cell(self, place: Place) -> Cell {
        if self.is_turned() {
            Cell { column: WIDE - 1 - place.column, row: place.row }
        } else {
            Cell { column: place.column, row: FAR - place.row }
        }
    }

    /// The place that is drawn on this cell; `None` beside the sheet.
    pub fn place(self, cell: Cell) -> Option<Place> {
        if cell.column >= WIDE || cell.row >= HIGH {
            return None;
        }
        Some(if self.is_turned() {
            Place { column: WIDE - 1 - cell.column, row: cell.row }
        } else {
            Place { column: cell.column, row: FAR - cell.row }
        })
    }

    /// The word by which a place is asked for: the name of a circle; `base4` for the own base in column 4, `far4` for
    /// the other's.
    pub fn name(self, place: Place) -> String {
        let own = place.row == Place::base(self.0.unwrap_or(Seat::HOST), 0).row;
        match (place.is_base(), own) {
            (false, _) => place.name(),
            (true, true) => format!("base{}", place.name()),
            (true, false) => format!("far{}", place.name()),
        }
    }

    /// The pen of `seat`.
    pub fn pen(self, seat: Seat) -> Role {
        match self.0 {
            None => Role::Seat(seat),
            Some(reader) if reader == seat => Role::Mine,
            Some(_) => Role::Theirs,
        }
    }

    fn is_turned(self) -> bool {
        self.0.is_some_and(|seat| seat != Seat::HOST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_its_cell_and_the_own_bases_lie_at_the_bottom() {
        for view in [View(None), View(Some(Seat::HOST)), View(Some(Seat::HOST.next(2)))] {
            for column in 0..COLUMNS {
                for row in 0..=FAR {
                    let place = Place { column, row };
                    assert_eq!(view.place(view.cell(place)), Some(place));
                }
            }
            let own = Place::base(view.0.unwrap_or(Seat::HOST), 2);
            assert_eq!(view.cell(own).row, HIGH - 1);
            assert_eq!(view.place(Cell { column: WIDE, row: 0 }), None);
            assert_eq!(view.place(Cell { column: 0, row: HIGH }), None);
        }
    }
}
