//! Whether the answers to all questions tell a board from every other (LAP-7), and why not (LAP-8).
//!
//! Let d be the difference of two boards' indicator of one area, +1 where the area gains a cell and -1 where it loses
//! one. When both boards answer all questions alike, all 2x2 sums of d are 0, so `d(i,j) = (-1)^(i+j) (a_j + b_i)`;
//! and since `e = (-1)^(i+j) d` is -1, 0 or 1, range(a) + range(b) is at most 2. So e is zero; or whole columns of +1
//! or -1 (range(b) = 0); or whole rows (range(a) = 0); or a cross (both ranges 1): +1 on rows T x columns S, -1 on the
//! complements, 0 elsewhere. A cell outside the area can only be gained and one inside only be lost, so one sign of e
//! is possible in each cell: the matrix "plus" below. That leaves few candidates an area, mostly none.
//!
//! The differences of the four areas sum to zero; then every changed cell leaves one area and enters one. Candidates
//! that keep the size of their area are combined so, and what comes out is a board if its areas are connected.

use super::{
    Board, Size,
    board::{AREAS, Cells},
};

/// Another board that answers every question alike, and what is exchanged to get it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twin {
    /// The other board.
    pub board: Board,
    /// The cells in which the two differ.
    pub changed: Cells,
}

/// Where the areas of an undecidable board can be exchanged (LAP-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exchange {
    /// Two areas alternate on this whole column.
    Column(u8),
    /// Two areas alternate on this whole row.
    Row(u8),
    /// More than one line is exchanged at once.
    Several,
}

/// What one area may gain and lose at once.
type Change = (Cells, Cells);

/// Whether no other legal board answers all questions alike. `board` keeps LAP-1.
pub fn is_decidable(board: &Board) -> bool {
    twin(board).is_none()
}

/// Another legal board that answers all questions alike; `None` when `board`, which keeps LAP-1, is decidable.
pub fn twin(board: &Board) -> Option<Twin> {
    let size = board.size();
    let mut changes: [Vec<Change>; AREAS] = Default::default();
    for (cells, found) in board.areas().iter().zip(&mut changes) {
        candidates(size, *cells, found);
    }
    if changes.iter().filter(|found| !found.is_empty()).count() < 2 {
        return None;
    }
    changes.iter_mut().for_each(|found| found.push((0, 0)));
    let [first, second, third, fourth] = &changes;
    for (gain_0, lose_0) in first {
        for (gain_1, lose_1) in second.iter().filter(|(gain, _)| gain & gain_0 == 0) {
            for (gain_2, lose_2) in third.iter().filter(|(gain, _)| gain & (gain_0 | gain_1) == 0) {
                let (gained, lost) = (gain_0 | gain_1 | gain_2, lose_0 | lose_1 | lose_2);
                let rest = (lost & !gained, gained & !lost);
                if gained | lost == 0 || !fourth.contains(&rest) {
                    continue;
                }
                let pairs = [(gain_0, lose_0), (gain_1, lose_1), (gain_2, lose_2), (&rest.0, &rest.1)];
                let areas = std::array::from_fn(|area| {
                    let (gain, lose) = pairs[area];
                    board.areas()[area] & !lose | gain
                });
                if areas.iter().all(|cells| size.is_connected(*cells))
                    && let Some(other) = Board::of(size, areas)
                {
                    return Some(Twin { board: other, changed: gained | lost });
                }
            }
        }
    }
    None
}

impl Twin {
    /// The line that is exchanged.
    pub fn exchange(&self) -> Exchange {
        let size = self.board.size();
        let column = (0..size.side()).find(|line| self.changed == size.column(*line));
        let row = || (0..size.side()).find(|line| self.changed == size.row(*line));
        match (column, row()) {
            (Some(column), _) => Exchange::Column(column),
            (None, Some(row)) => Exchange::Row(row),
            (None, None) => Exchange::Several,
        }
    }
}

/// The rows of "plus": bit j of row i says that e may be +1 there; where it is not set e may be -1.
type Plus = [u16; 10];

/// Every change of one area, but for none at all, that leaves all 2x2 sums and its size as they are.
fn candidates(size: Size, cells: Cells, found: &mut Vec<Change>) {
    let side = usize::from(size.side());
    let full: u16 = (1 << side) - 1;
    // With (-1)^(i+j) = +1 in the first cell: a cell outside can be gained, so e is +1 there, and so on in turn.
    let even = 0b01_0101_0101 & full;
    let mut plus: Plus = [0; 10];
    let (mut all, mut any) = (full, 0);
    let mut rows_plus = [0u16; 2];
    for (row, bits) in plus.iter_mut().enumerate().take(side) {
        let sign = if row % 2 == 0 { even } else { full & !even };
        *bits = (cells >> (row * side)) as u16 & full ^ sign;
        all &= *bits;
        any |= *bits;
        rows_plus[0] |= u16::from(*bits == full) << row;
        rows_plus[1] |= u16::from(*bits == 0) << row;
    }
    lines(size, cells, all | full & !any, true, found);
    lines(size, cells, rows_plus[0] | rows_plus[1], false, found);
    crosses(size, cells, &plus, found);
}

/// Every choice of the lines (columns or rows, one bit each) on which the area alternates from end to end.
fn lines(size: Size, cells: Cells, free: u16, upright: bool, found: &mut Vec<Change>) {
    let mut chosen = free;
    while chosen != 0 {
        let changed = (0..size.side())
            .filter(|line| chosen >> line & 1 == 1)
            .map(|line| if upright { size.column(line) } else { size.row(line) })
            .fold(0, |all, line| all | line);
        note(cells, changed, found);
        chosen = (chosen - 1) & free;
    }
}

/// Every cross: for columns S and rows T, neither none nor all, e is +1 on T x S and -1 on the complements. So a row in T
/// has S within its plus, and any other row has its plus within S. In the order of the number of their plus, the rows
/// whose plus is a proper part of S stand before all others: S lies between the union of some first rows and what
/// all others share.
fn crosses(size: Size, cells: Cells, plus: &Plus, found: &mut Vec<Change>) {
    let side = usize::from(size.side());
    let full: u16 = (1 << side) - 1;
    let mut order: Plus = *plus;
    order[..side].sort_unstable_by_key(|bits| bits.count_ones());
    let mut shared = [full; 11];
    for place in (0..side).rev() {
        shared[place] = shared[place + 1] & order[place];
    }
    let mut union = 0;
    let mut tried: Vec<u16> = Vec::new();
    for place in 0..=side {
        let between = shared[place] & !union;
        if union & !shared[place] == 0 {
            let mut extra = between;
            loop {
                let columns = union | extra;
                if columns != 0 && columns != full && !tried.contains(&columns) {
                    tried.push(columns);
                    cross(size, cells, plus, columns, found);
                }
                if extra == 0 {
                    break;
                }
                extra = (extra - 1) & between;
            }
        }
        if place < side {
            union |= order[place];
        }
    }
}

/// Every cross on these columns.
fn cross(size: Size, cells: Cells, plus: &Plus, columns: u16, found: &mut Vec<Change>) {
    let side = usize::from(size.side());
    let full: u16 = (1 << side) - 1;
    let (mut certain, mut free) = (0u16, 0u16);
    for (row, bits) in plus.iter().enumerate().take(side) {
        match (columns & !bits == 0, bits & !columns == 0) {
            (true, true) => free |= 1 << row,
            (true, false) => certain |= 1 << row,
            (false, true) => {}
            (false, false) => return,
        }
    }
    let mut extra = free;
    loop {
        let rows = certain | extra;
        if rows != 0 && rows != full {
            let changed = (0..side).fold(0, |all, row| {
                let line = if rows >> row & 1 == 1 { columns } else { full & !columns };
                all | Cells::from(line) << (row * side)
            });
            note(cells, changed, found);
        }
        if extra == 0 {
            return;
        }
        extra = (extra - 1) & free;
    }
}

/// Notes the change of `changed` cells, if the area keeps its size.
fn note(cells: Cells, changed: Cells, found: &mut Vec<Change>) {
    let (gain, lose) = (changed & !cells, changed & cells);
    if gain.count_ones() == lose.count_ones() {
        found.push((gain, lose));
    }
}

#[cfg(test)]
mod tests;
