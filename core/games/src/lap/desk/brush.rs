//! The brush: the area it paints, the cursor, and a finger on the board.

use super::super::{Area, Size, board::Cells};
use super::history::{read_cells, write_cells};
use crate::bytes::Reader;
use crate::{CELL, Cell, Direction, Point};

/// What a person paints with, and where.
#[derive(Clone, PartialEq, Eq)]
pub struct Brush {
    size: Size,
    /// The area that is painted; none rubs out.
    pub area: Option<Area>,
    /// The cell of the cursor.
    pub cursor: Cell,
    /// The cells that a finger has gone over and not yet painted.
    drag: Option<Cells>,
    last: Option<Point>,
}

impl Brush {
    /// A brush for A in the first cell.
    pub fn new(size: Size) -> Brush {
        Brush { size, area: Area::new(0), cursor: Cell { column: 0, row: 0 }, drag: None, last: None }
    }

    /// The cells that a finger is going over.
    pub fn drafted(&self) -> Cells {
        self.drag.unwrap_or(0)
    }

    /// Moves the cursor by one cell. `false` at the border.
    pub fn step(&mut self, direction: Direction) -> bool {
        let side = self.size.side();
        let next = self.cursor.step(direction, side, side);
        self.cursor = next.unwrap_or(self.cursor);
        next.is_some()
    }

    /// The cell of the cursor, as a set.
    pub fn here(&self) -> Cells {
        1 << self.size.index(self.cursor)
    }

    /// A finger goes down. `false` beside the board.
    pub fn down(&mut self, at: Point) -> bool {
        let cell = cell_at(self.size, at);
        self.drag = cell.map(|cell| 1 << self.size.index(cell));
        self.last = Some(at);
        cell.is_some()
    }

    /// A finger moves. `false` when nothing is added.
    pub fn moved(&mut self, at: Point) -> bool {
        let Some(cells) = self.drag else {
            return false;
        };
        let far = (i16::from(self.size.side()) + 1) * CELL;
        let at = Point { x: at.x.clamp(-CELL, far), y: at.y.clamp(-CELL, far) };
        let from = self.last.unwrap_or(at);
        self.last = Some(at);
        let length = (at.x - from.x).abs().max((at.y - from.y).abs()).max(1);
        let passed = (0..=length).filter_map(|step| {
            let part =
                |from: i16, to: i16| from + ((to - from) as i32 * i32::from(step) / i32::from(length)) as i16;
            cell_at(self.size, Point { x: part(from.x, at.x), y: part(from.y, at.y) })
        });
        let more = passed.fold(cells, |all, cell| all | 1 << self.size.index(cell));
        self.drag = Some(more);
        more != cells
    }

    /// A finger is lifted: the cells it went over, to be painted.
    pub fn up(&mut self) -> Option<Cells> {
        self.last = None;
        self.drag.take()
    }

    /// Appends the canonical bytes.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        bytes.push(self.area.map_or(4, |area| area.index() as u8));
        bytes.extend([self.cursor.column, self.cursor.row, u8::from(self.drag.is_some())]);
        if let Some(cells) = self.drag {
            write_cells(cells, bytes);
        }
    }

    /// The brush of these bytes; `None` unless they are the canonical bytes of one.
    pub fn read(size: Size, reader: &mut Reader) -> Option<Brush> {
        let area = match reader.byte()? {
            4 => None,
            index => Some(Area::new(index)?),
        };
        let cursor = Cell { column: reader.byte()?, row: reader.byte()? };
        let drag = match reader.byte()? {
            0 => None,
            1 => Some(read_cells(size, reader)?),
            _ => return None,
        };
        size.holds(cursor).then_some(Brush { size, area, cursor, drag, last: None })
    }
}

/// The cell at a point, the border included; `None` outside the board.
pub fn cell_at(size: Size, at: Point) -> Option<Cell> {
    let side = i16::from(size.side());
    let place = |along: i16| (0..=side * CELL).contains(&along).then(|| (along / CELL).min(side - 1) as u8);
    Some(Cell { column: place(at.x)?, row: place(at.y)? })
}
