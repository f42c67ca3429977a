//! Undo and redo.

use super::super::{Board, Size, board::AREAS, board::Cells};
use crate::bytes::Reader;

/// How many changes can be taken back.
pub const DEPTH: usize = 60;

/// Something that is changed as a whole and can be stored.
pub trait Sheet: Clone + PartialEq {
    /// Appends the canonical bytes.
    fn write(&self, bytes: &mut Vec<u8>);

    /// The sheet of these bytes for a board of `size`; `None` unless they are the canonical bytes of one.
    fn read(size: Size, reader: &mut Reader) -> Option<Self>;
}

/// What a person wrote on the other's board: pencil marks for each area, and the board to be declared.
#[derive(Clone, PartialEq, Eq)]
pub struct Notes {
    /// The cells marked for each area; a cell may be marked for several.
    pub marks: [Cells; AREAS],
    /// The board to be declared (LAP-4), as far as it is painted.
    pub guess: Board,
}

/// A sheet with the changes that can be taken back and made again, at most [`DEPTH`] in all.
#[derive(Clone, PartialEq)]
pub struct History<S> {
    present: S,
    past: Vec<S>,
    future: Vec<S>,
}

impl<S: Sheet> History<S> {
    /// A sheet without a past.
    pub fn new(present: S) -> History<S> {
        History { present, past: Vec::new(), future: Vec::new() }
    }

    /// The sheet as it is.
    pub fn present(&self) -> &S {
        &self.present
    }

    /// Makes `next` the present; what could be made again is gone. `false` when nothing changes.
    pub fn change(&mut self, next: S) -> bool {
        if next == self.present {
            return false;
        }
        if self.past.len() == DEPTH {
            self.past.remove(0);
        }
        self.past.push(std::mem::replace(&mut self.present, next));
        self.future.clear();
        true
    }

    /// Whether a change can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether a change can be made again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Takes back the last change. `false` when there is none.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else {
            return false;
        };
        self.future.push(std::mem::replace(&mut self.present, before));
        true
    }

    /// Makes the change taken back last again. `false` when there is none.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else {
            return false;
        };
        self.past.push(std::mem::replace(&mut self.present, after));
        true
    }

    /// Appends the canonical bytes.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        self.present.write(bytes);
        for list in [&self.past, &self.future] {
            bytes.push(list.len() as u8);
            list.iter().for_each(|sheet| sheet.write(bytes));
        }
    }

    /// The history of these bytes; `None` unless they are the canonical bytes of one.
    pub fn read(size: Size, reader: &mut Reader) -> Option<History<S>> {
        let present = S::read(size, reader)?;
        let mut lists = [Vec::new(), Vec::new()];
        for list in &mut lists {
            let count = usize::from(reader.byte()?);
            if count > DEPTH {
                return None;
            }
            *list = (0..count).map(|_| S::read(size, reader)).collect::<Option<Vec<S>>>()?;
        }
        let [past, future] = lists;
        (past.len() + future.len() <= DEPTH).then_some(History { present, past, future })
    }
}

impl Sheet for Board {
    fn write(&self, bytes: &mut Vec<u8>) {
        Board::write(self, bytes);
    }

    fn read(size: Size, reader: &mut Reader) -> Option<Board> {
        Board::read(reader).filter(|board| board.size() == size)
    }
}

impl Notes {
    /// Nothing written yet.
    pub fn bare(size: Size) -> Notes {
        Notes { marks: [0; AREAS], guess: Board::bare(size) }
    }
}

impl Sheet for Notes {
    fn write(&self, bytes: &mut Vec<u8>) {
        self.marks.iter().for_each(|cells| write_cells(*cells, bytes));
        self.guess.write(bytes);
    }

    fn read(size: Size, reader: &mut Reader) -> Option<Notes> {
        let mut marks = [0; AREAS];
        for cells in &mut marks {
            *cells = read_cells(size, reader)?;
        }
        Some(Notes { marks, guess: <Board as Sheet>::read(size, reader)? })
    }
}

/// Appends a set of cells.
pub fn write_cells(cells: Cells, bytes: &mut Vec<u8>) {
    bytes.extend(cells.to_be_bytes());
}

/// The set of cells of these bytes, all of them on the board.
pub fn read_cells(size: Size, reader: &mut Reader) -> Option<Cells> {
    let bytes = reader.take(16)?.try_into().ok()?;
    Some(Cells::from_be_bytes(bytes)).filter(|cells| cells & !size.all() == 0)
}
