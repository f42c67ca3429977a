//! The pencil marks of one person, with undo and save points.

use super::super::Grid;
use super::history::{History, read_list, write_list};
use super::marks::Marks;
use crate::bytes::Reader;

/// How many save points are kept; a further one drops the oldest.
const SAVE_POINTS: usize = 16;

/// Marks with undo, redo and save points.
pub struct Notebook {
    marks: History<Marks>,
    saved: Vec<Marks>,
}

impl Notebook {
    /// A clean notebook.
    pub fn new(grid: Grid) -> Notebook {
        Notebook { marks: History::new(Marks::new(grid)), saved: Vec::new() }
    }

    /// The marks as they are.
    pub fn marks(&self) -> &Marks {
        self.marks.present()
    }

    /// Makes `next` the marks. `false` when nothing changes.
    pub fn change(&mut self, next: Marks) -> bool {
        self.marks.change(next)
    }

    /// Whether a change can be taken back.
    pub fn can_undo(&self) -> bool {
        self.marks.can_undo()
    }

    /// Whether a change can be made again.
    pub fn can_redo(&self) -> bool {
        self.marks.can_redo()
    }

    /// Takes back the last change. `false` when there is none.
    pub fn undo(&mut self) -> bool {
        self.marks.undo()
    }

    /// Makes the change taken back last again. `false` when there is none.
    pub fn redo(&mut self) -> bool {
        self.marks.redo()
    }

    /// Whether the marks are not remembered yet.
    pub fn can_save(&self) -> bool {
        self.saved.last().unwrap_or(&Marks::new(self.marks().grid())) != self.marks()
    }

    /// Remembers the marks.
    pub fn save(&mut self) -> bool {
        let fresh = self.can_save();
        if fresh {
            if self.saved.len() == SAVE_POINTS {
                self.saved.remove(0);
            }
            self.saved.push(self.marks().clone());
        }
        fresh
    }

    /// Goes back to the save point made last; when the marks are just those, it is dropped, and the one
    /// before it taken. Can be undone. `false` when there is none.
    pub fn restore(&mut self) -> bool {
        if self.saved.last() == Some(self.marks()) {
            self.saved.pop();
        }
        self.saved.last().cloned().is_some_and(|saved| self.marks.change(saved))
    }

    /// Whether [`Notebook::restore`] would change the marks.
    pub fn can_restore(&self) -> bool {
        self.saved.iter().any(|saved| saved != self.marks())
    }
}

impl Notebook {
    /// Appends the canonical bytes.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        self.marks.write(bytes);
        write_list(&self.saved, bytes);
    }

    /// The notebook of these bytes; `None` unless they are the canonical bytes of one.
    pub fn read(grid: Grid, reader: &mut Reader) -> Option<Notebook> {
        let marks = History::read(grid, reader)?;
        let saved = read_list(grid, reader)?;
        (saved.len() <= SAVE_POINTS).then_some(Notebook { marks, saved })
    }
}
