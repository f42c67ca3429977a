//! Undo and redo.

use super::super::Grid;
use crate::bytes::Reader;

/// How many changes can be taken back.
pub const DEPTH: usize = 64;

/// Something that is changed as a whole and can be stored.
pub trait Sheet: Clone + PartialEq {
    /// Appends the canonical bytes.
    fn write(&self, bytes: &mut Vec<u8>);

    /// The sheet of these bytes on `grid`; `None` unless they are the canonical bytes of one.
    fn read(grid: Grid, reader: &mut Reader) -> Option<Self>;
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
        write_list(&self.past, bytes);
        write_list(&self.future, bytes);
    }

    /// The history of these bytes; `None` unless they are the canonical bytes of one.
    pub fn read(grid: Grid, reader: &mut Reader) -> Option<History<S>> {
        let present = S::read(grid, reader)?;
        let past = read_list(grid, reader)?;
        let future = read_list(grid, reader)?;
        (past.len() + future.len() <= DEPTH).then_some(History { present, past, future })
    }
}

/// Appends a list of at most 255 sheets.
pub fn write_list<S: Sheet>(sheets: &[S], bytes: &mut Vec<u8>) {
    bytes.push(sheets.len() as u8);
    for sheet in sheets {
        sheet.write(bytes);
    }
}

/// The list of sheets of these bytes, at most [`DEPTH`].
pub fn read_list<S: Sheet>(grid: Grid, reader: &mut Reader) -> Option<Vec<S>> {
    let count = usize::from(reader.byte()?);
    if count > DEPTH {
        return None;
    }
    (0..count).map(|_| S::read(grid, reader)).collect()
}
