//! From the display list of a panel to a picture in characters. A cell of the board is four columns wide
//! and two rows high; walls run on every fourth column and every second row, so that a cell has three
//! characters inside, and all lines lie on a lattice of half cells.
//!
//! Every state is told by a character, never by colour alone: a wall is heavy, a way light, "one of these"
//! broken, a pencil mark carries a tick, a wrong cell an exclamation mark.

mod glyphs;
mod junction;
mod sheet;

pub use glyphs::Glyphs;

use labirinto_games::{CELL, Panel, Point, Role};

use sheet::Sheet;

/// One character of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// What is drawn.
    pub glyph: char,
    /// Its paint.
    pub role: Role,
    /// The paint behind it, where a box tints it.
    pub ground: Option<Role>,
    /// Whether the cursor is on it.
    pub cursor: bool,
}

/// A panel in characters, without the empty rows and columns of its frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    left: i16,
    top: i16,
    width: usize,
    marks: Vec<Mark>,
}

/// Draws a panel.
pub fn draw<T>(panel: &Panel<T>, glyphs: Glyphs) -> Picture {
    let mut sheet = Sheet::new(panel.columns, panel.rows, glyphs);
    for shape in &panel.shapes {
        sheet.shape(shape);
    }
    let cursor = panel.cursor.and_then(|id| panel.targets.iter().find(|target| target.id == id));
    sheet.finish(cursor.map(|target| (target.from, target.to)))
}

impl Picture {
    /// How many characters wide it is.
    pub fn width(&self) -> u16 {
        self.width as u16
    }

    /// How many lines high it is.
    pub fn height(&self) -> u16 {
        self.marks.len().checked_div(self.width).unwrap_or(0) as u16
    }

    /// The character at this column and line, `None` outside.
    pub fn mark(&self, column: u16, line: u16) -> Option<Mark> {
        if column >= self.width() {
            return None;
        }
        self.marks.get(usize::from(line) * self.width + usize::from(column)).copied()
    }

    /// The lines as text, without trailing spaces.
    pub fn lines(&self) -> Vec<String> {
        self.marks
            .chunks(self.width.max(1))
            .map(|line| line.iter().map(|mark| mark.glyph).collect::<String>().trim_end().to_owned())
            .collect()
    }

    /// The column and line of the first character under the cursor.
    pub fn cursor(&self) -> Option<(u16, u16)> {
        let place = self.marks.iter().position(|mark| mark.cursor)?;
        Some(((place % self.width) as u16, (place / self.width) as u16))
    }

    /// The point of the scene in the middle of this character.
    pub fn point(&self, column: u16, line: u16) -> Point {
        Point {
            x: (self.left.saturating_add_unsigned(column)).saturating_mul(ACROSS),
            y: (self.top.saturating_add_unsigned(line)).saturating_mul(DOWN),
        }
    }
}

/// Scene units to one column.
const ACROSS: i16 = CELL / 4;

/// Scene units to one line.
const DOWN: i16 = CELL / 2;

#[cfg(test)]
mod tests;
