//! The drawing of one board.

use super::super::{Area, Board, Size, Square, board::Cells};
use crate::{CELL, Cell, Form, Panel, PanelKind, Point, Role, Shape, Stroke, Target, Text};

/// How an area is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pen {
    /// Certain, or one's own: tinted, with its pattern, the letter in ink.
    Ink,
    /// Painted as a declaration: the letter in the person's own pen, without a tint.
    Mine,
}

/// What lies over what: the number is part of each shape's id.
#[derive(Clone, Copy)]
enum Layer {
    Tint,
    Pattern,
    Wrong,
    Grid,
    Draft,
    Border,
    Letter,
    Marks,
    Heard,
    Asked,
    Frame,
    Names,
}

/// One board being drawn, from the back to the front.
pub struct Sheet {
    size: Size,
    shapes: Vec<(u8, Shape)>,
}

impl Sheet {
    /// The bare board with the letters of its columns and the numbers of its rows (LAP-2).
    pub fn new(size: Size) -> Sheet {
        let mut sheet = Sheet { size, shapes: Vec::new() };
        let (side, end) = (size.side(), i16::from(size.side()) * CELL);
        for line in 1..side {
            let at = i16::from(line) * CELL;
            let (upright, flat) = (line_of(at, 0, at, end), line_of(0, at, end, at));
            sheet.draw(Layer::Grid, u32::from(line), upright, Role::Grid, Stroke::Hair);
            sheet.draw(Layer::Grid, 100 + u32::from(line), flat, Role::Grid, Stroke::Hair);
        }
        for line in 0..side {
            let along = i16::from(line) * CELL + CELL / 2;
            let letter = Form::Glyph {
                at: Point { x: along, y: -CELL / 2 },
                text: char::from(b'A' + line).to_string(),
            };
            let number =
                Form::Glyph { at: Point { x: -CELL / 2, y: along }, text: (u16::from(line) + 1).to_string() };
            sheet.draw(Layer::Names, u32::from(line), letter, Role::Faint, Stroke::None);
            sheet.draw(Layer::Names, 100 + u32::from(line), number, Role::Faint, Stroke::None);
        }
        let frame = Form::Frame { from: Point { x: 0, y: 0 }, to: Point { x: end, y: end } };
        sheet.draw(Layer::Frame, 0, frame, Role::Ink, Stroke::Outer);
        sheet
    }

    /// The areas of `board` on `among`: each cell with the letter of its area, the pattern of its area beside the tint, and
    /// a thick line where two areas meet. A is plain, B crossed by a level line, C has dots in two corners, D is crossed
    /// by a slanting line.
    pub fn areas(&mut self, board: &Board, among: Cells, pen: Pen) {
        for cell in self.size.cells() {
            let index = self.size.index(cell);
            let Some(area) = board.at(index).filter(|_| among >> index & 1 == 1) else {
                continue;
            };
            let role = if pen == Pen::Ink { Role::Ink } else { Role::Mine };
            if pen == Pen::Ink {
                self.pattern(cell, area);
            }
            let glyph = Form::Glyph { at: cell.centre(), text: area.letter().to_string() };
            self.draw(Layer::Letter, index as u32, glyph, role, Stroke::None);
        }
        let stroke = if pen == Pen::Ink { Stroke::Thick } else { Stroke::Dotted };
        let role = if pen == Pen::Ink { Role::Ink } else { Role::Mine };
        self.borders(board, among, role, stroke);
    }

    /// The cells in which something is wrong.
    pub fn wrong(&mut self, cells: Cells) {
        for cell in self.every(cells) {
            let (from, to) = inside(cell, 3);
            let number = self.size.index(cell) as u32;
            self.draw(Layer::Wrong, number, Form::Frame { from, to }, Role::Wrong, Stroke::Thin);
        }
    }

    /// The cells that a finger is painting.
    pub fn drafted(&mut self, cells: Cells) {
        for cell in self.every(cells) {
            let (from, to) = inside(cell, 4);
            let number = self.size.index(cell) as u32;
            self.draw(Layer::Draft, number, Form::Frame { from, to }, Role::Mine, Stroke::Dotted);
        }
    }

    /// Pencil marks: the small letters of the areas that a person thinks of for this cell.
    pub fn marks(&mut self, cell: Cell, letters: String) {
        let centre = cell.centre();
        let glyph = Form::Glyph { at: Point { x: centre.x, y: centre.y - 6 }, text: letters };
        self.draw(Layer::Marks, self.size.index(cell) as u32, glyph, Role::Pencil, Stroke::None);
    }

    /// The answer to a square, at its middle: how many cells A, B, C and D have there.
    pub fn heard(&mut self, square: Square, counts: [u8; 4], role: Role) {
        let corner = Cell { column: square.column + 1, row: square.row + 1 }.corner();
        let text: String = counts.iter().map(u8::to_string).collect();
        let number = square.index(self.size) as u32;
        self.draw(Layer::Heard, number, Form::Glyph { at: corner, text }, role, Stroke::None);
    }

    /// The square that is being asked about.
    pub fn asked(&mut self, square: Square, role: Role, stroke: Stroke) {
        let corner = Cell { column: square.column, row: square.row }.corner();
        let from = Point { x: corner.x + 2, y: corner.y + 2 };
        let to = Point { x: corner.x + 2 * CELL - 2, y: corner.y + 2 * CELL - 2 };
        let number = square.index(self.size) as u32;
        self.draw(Layer::Asked, number, Form::Frame { from, to }, role, stroke);
    }

    /// The finished panel, with one target for each cell, spoken by `label`.
    pub fn panel(
        mut self,
        id: u8,
        kind: PanelKind,
        title: Text,
        cursor: Option<Cell>,
        label: impl Fn(Cell) -> Text,
    ) -> Panel {
        let size = self.size;
        let targets = size.cells().map(|cell| {
            let (from, to) = inside(cell, 0);
            Target { id: size.index(cell) as u16, cell, name: cell.name(), from, to, label: label(cell) }
        });
        self.shapes.sort_by_key(|(layer, _)| *layer);
        Panel {
            id,
            kind,
            title,
            columns: size.side(),
            rows: size.side(),
            targets: targets.collect(),
            cursor: cursor.map(|cell| size.index(cell) as u16),
            shapes: self.shapes.into_iter().map(|(_, shape)| shape).collect(),
        }
    }
}

impl Sheet {
    fn every(&self, cells: Cells) -> Vec<Cell> {
        let size = self.size;
        size.cells().filter(|cell| cells >> size.index(*cell) & 1 == 1).collect()
    }

    fn pattern(&mut self, cell: Cell, area: Area) {
        let ((from, to), centre) = (inside(cell, 1), cell.centre());
        let number = 4 * self.size.index(cell) as u32;
        match area.letter() {
            'B' => {
                self.draw(Layer::Tint, number, Form::Box { from, to }, Role::MineTint, Stroke::None);
                for (place, y) in [(0, from.y + 3), (1, to.y - 3)] {
                    let line = line_of(from.x + 2, y, to.x - 2, y);
                    self.draw(Layer::Pattern, number + place, line, Role::Faint, Stroke::Hair);
                }
            }
            'C' => {
                for (place, (right, down)) in [(0, (-8, -8)), (1, (8, 8))] {
                    let at = Point { x: centre.x + right, y: centre.y + down };
                    let dot = Form::Disc { at, radius: 2 };
                    self.draw(Layer::Pattern, number + place, dot, Role::Faint, Stroke::None);
                }
            }
            'D' => {
                self.draw(Layer::Tint, number, Form::Box { from, to }, Role::TheirsTint, Stroke::None);
                let corners = [
                    line_of(from.x + 1, from.y + 7, from.x + 7, from.y + 1),
                    line_of(to.x - 7, to.y - 1, to.x - 1, to.y - 7),
                ];
                for (place, line) in (0..).zip(corners) {
                    self.draw(Layer::Pattern, number + place, line, Role::Faint, Stroke::Thin);
                }
            }
            _ => {}
        }
    }

    fn borders(&mut self, board: &Board, among: Cells, role: Role, stroke: Stroke) {
        let side = self.size.side();
        for cell in self.size.cells() {
            let index = self.size.index(cell);
            let own = board.at(index).filter(|_| among >> index & 1 == 1);
            let across = |beyond: usize| {
                let beyond = board.at(beyond).filter(|_| among >> beyond & 1 == 1);
                own.is_some() && beyond.is_some() && own != beyond
            };
            let (from, to) = inside(cell, 0);
            let number = 2 * index as u32;
            if cell.column + 1 < side && across(index + 1) {
                self.draw(Layer::Border, number, line_of(to.x, from.y, to.x, to.y), role, stroke);
            }
            if cell.row + 1 < side && across(index + usize::from(side)) {
                self.draw(Layer::Border, number + 1, line_of(from.x, to.y, to.x, to.y), role, stroke);
            }
        }
    }

    fn draw(&mut self, layer: Layer, number: u32, form: Form, role: Role, stroke: Stroke) {
        // Two boards may be drawn on one sheet: what a pen drew already stays.
        let own = u32::from(role == Role::Mine) << 12;
        let id = (layer as u32) << 16 | own | number;
        self.shapes.push((layer as u8, Shape { id, form, role, stroke }));
    }
}

fn line_of(left: i16, top: i16, right: i16, bottom: i16) -> Form {
    Form::Line { from: Point { x: left, y: top }, to: Point { x: right, y: bottom } }
}

/// The corners of a cell, drawn in by `inset`.
fn inside(cell: Cell, inset: i16) -> (Point, Point) {
    let corner = cell.corner();
    (
        Point { x: corner.x + inset, y: corner.y + inset },
        Point { x: corner.x + CELL - inset, y: corner.y + CELL - inset },
    )
}
