//! A sheet of squared paper on which a maze is drawn.

use super::super::{Edge, Edges, Grid};
use crate::{CELL, Cell, Form, Panel, PanelKind, Point, Role, Seat, Shape, Stroke, Target, Text};

/// What a shape is, so that equal things have equal ids in successive scenes: `layer << 16 | number`.
#[derive(Clone, Copy)]
enum Layer {
    Ground = 1,
    Letter,
    Tint,
    Wrong,
    Passage,
    Unsure,
    Wall,
    Pencil,
    Cross,
    Draft,
    Walked,
    WalkedFrom,
    Asked,
    AskedEnd,
    Target,
    Number,
    Flag,
    Piece,
    Frame,
}

/// A pen: whose mark it is.
#[derive(Clone, Copy)]
pub struct Pen {
    /// The paint of lines, pieces and glyphs.
    pub role: Role,
    /// The paint under a number; `None` for an outline in the pen itself.
    pub tint: Option<Role>,
}

/// A sheet being drawn. Shapes are painted in the order of the calls; ids follow from what is drawn and where.
pub struct Sheet {
    grid: Grid,
    shapes: Vec<Shape>,
    /// Cells whose middle is taken, so that a number moves aside.
    taken: Vec<Cell>,
}

impl Pen {
    /// This person's.
    pub const MINE: Pen = Pen { role: Role::Mine, tint: Some(Role::MineTint) };
    /// The other's.
    pub const THEIRS: Pen = Pen { role: Role::Theirs, tint: Some(Role::TheirsTint) };

    /// That of a seat, where no pen is one's own.
    pub const fn of(seat: Seat) -> Pen {
        Pen { role: Role::Seat(seat), tint: None }
    }
}

impl Sheet {
    /// A sheet with the dotted squares and the letters and numbers of the frame. `taken` are the cells in whose
    /// middle something will stand.
    pub fn new(grid: Grid, taken: Vec<Cell>) -> Sheet {
        let mut sheet = Sheet { grid, shapes: Vec::new(), taken };
        let size = i16::from(grid.size());
        for line in 1..size {
            let (at, end) = (line * CELL, size * CELL);
            let across = Form::Line { from: Point { x: 0, y: at }, to: Point { x: end, y: at } };
            let down = Form::Line { from: Point { x: at, y: 0 }, to: Point { x: at, y: end } };
            sheet.draw(Layer::Ground, line as u32 * 2, across, Role::Grid, Stroke::Hair);
            sheet.draw(Layer::Ground, line as u32 * 2 + 1, down, Role::Grid, Stroke::Hair);
        }
        for place in 0..grid.size() {
            let (along, cell) = (i16::from(place) * CELL + CELL / 2, Cell { column: place, row: place });
            let (letter, number) = (cell.name()[..1].to_owned(), (u16::from(place) + 1).to_string());
            let below = Form::Glyph { at: Point { x: along, y: size * CELL + CELL / 2 }, text: letter };
            let beside = Form::Glyph { at: Point { x: -CELL / 2, y: along }, text: number };
            sheet.draw(Layer::Letter, u32::from(place) * 2, below, Role::Faint, Stroke::None);
            sheet.draw(Layer::Letter, u32::from(place) * 2 + 1, beside, Role::Faint, Stroke::None);
        }
        sheet
    }

    /// A number heard at a cell: in the middle of its square, or aside when something stands there.
    pub fn number(&mut self, cell: Cell, number: u8, pen: Pen) {
        let (from, to) = inside(cell, 3);
        let place = self.place(cell);
        match pen.tint {
            Some(tint) => self.draw(Layer::Tint, place, Form::Box { from, to }, tint, Stroke::None),
            None => self.draw(Layer::Tint, place, Form::Frame { from, to }, pen.role, Stroke::Hair),
        }
        let mut at = cell.centre();
        if self.taken.contains(&cell) {
            at.x += 7;
        }
        let glyph = Form::Glyph { at, text: number.to_string() };
        self.draw(Layer::Number, place, glyph, pen.role, Stroke::None);
    }

    /// A cell of a broken clause.
    pub fn wrong(&mut self, cell: Cell) {
        let (from, to) = inside(cell, 3);
        self.draw(Layer::Wrong, self.place(cell), Form::Box { from, to }, Role::Wrong, Stroke::None);
    }

    /// A certain wall.
    pub fn wall(&mut self, edge: Edge) {
        self.along(Layer::Wall, edge, 0, Role::Ink, Stroke::Thick);
    }

    /// A certain passage: a small gap mark.
    pub fn passage(&mut self, edge: Edge) {
        if let Some((at, _, upright)) = self.ends(edge, CELL / 2) {
            let (right, down) = if upright { (3, 0) } else { (0, 3) };
            let from = Point { x: at.x - right, y: at.y - down };
            let to = Point { x: at.x + right, y: at.y + down };
            let form = Form::Line { from, to };
            self.draw(Layer::Passage, u32::from(edge.0), form, Role::Faint, Stroke::Thin);
        }
    }

    /// One of several edges among which walls stand.
    pub fn unsure(&mut self, edge: Edge, pen: Pen) {
        self.along(Layer::Unsure, edge, 2, pen.role, Stroke::ThickDotted);
    }

    /// A wall that a drag is about to draw, or to take away.
    pub fn drafted(&mut self, edge: Edge, role: Role) {
        self.along(Layer::Draft, edge, 2, role, Stroke::ThickDotted);
    }

    /// "Maybe a wall", in pencil.
    pub fn maybe_wall(&mut self, edge: Edge) {
        self.along(Layer::Pencil, edge, 4, Role::Pencil, Stroke::Thin);
    }

    /// "Maybe open", in pencil: a dot in the middle of the edge.
    pub fn maybe_open(&mut self, edge: Edge) {
        if let Some((at, _, _)) = self.ends(edge, CELL / 2) {
            let dot = Form::Disc { at, radius: 2 };
            self.draw(Layer::Pencil, u32::from(edge.0), dot, Role::Pencil, Stroke::None);
        }
    }

    /// A cell marked in pencil: a cross left of its middle.
    pub fn cross(&mut self, cell: Cell) {
        let centre = cell.centre();
        let glyph = Form::Glyph { at: Point { x: centre.x - 7, y: centre.y }, text: "×".to_owned() };
        self.draw(Layer::Cross, self.place(cell), glyph, Role::Pencil, Stroke::None);
    }

    /// The way walked: a thin line over each edge passed, and a ring where it began.
    pub fn walked(&mut self, first: Cell, edges: Edges, pen: Pen) {
        for edge in edges.iter() {
            if let Some((one, other)) = self.grid.sides(edge) {
                let step = Form::Line { from: one.centre(), to: other.centre() };
                self.draw(Layer::Walked, u32::from(edge.0), step, pen.role, Stroke::Thin);
            }
        }
        let ring = Form::Ring { at: first.centre(), radius: 4 };
        self.draw(Layer::WalkedFrom, 0, ring, pen.role, Stroke::Thin);
    }

    /// The way being asked: dots that end in a ring.
    pub fn asked(&mut self, cells: &[Cell], pen: Pen) {
        if let (Some(last), true) = (cells.last(), cells.len() > 1) {
            let path = Form::Path(cells.iter().map(|cell| cell.centre()).collect());
            self.draw(Layer::Asked, 0, path, pen.role, Stroke::Dotted);
            self.ring(*last, pen);
        }
    }

    /// The end of what is being asked: a ring.
    pub fn ring(&mut self, cell: Cell, pen: Pen) {
        let ring = Form::Ring { at: cell.centre(), radius: 6 };
        self.draw(Layer::AskedEnd, 0, ring, pen.role, Stroke::Thin);
    }

    /// The cell to be counted round: a dotted ring of its own, so that a drafted way keeps its end.
    pub fn target(&mut self, cell: Cell, pen: Pen) {
        let ring = Form::Ring { at: cell.centre(), radius: 8 };
        self.draw(Layer::Target, 0, ring, pen.role, Stroke::Dotted);
    }

    /// The goal.
    pub fn flag(&mut self, cell: Cell, pen: Pen) {
        self.draw(Layer::Flag, 0, Form::Flag { at: cell.centre() }, pen.role, Stroke::None);
    }

    /// A letter in the middle of a cell: where a maze starts.
    pub fn letter(&mut self, cell: Cell, letter: &str, pen: Pen) {
        let glyph = Form::Glyph { at: cell.centre(), text: letter.to_owned() };
        self.draw(Layer::Number, 0xffff, glyph, pen.role, Stroke::None);
    }

    /// The piece of a seat.
    pub fn piece(&mut self, cell: Cell, seat: Seat, pen: Pen) {
        let piece = Form::Piece { at: cell.centre(), seat };
        self.draw(Layer::Piece, u32::from(seat.byte()), piece, pen.role, Stroke::None);
    }

    /// The finished panel, with the outer wall and one target for each cell, spoken by `label`.
    pub fn panel(
        mut self,
        id: u8,
        kind: PanelKind,
        title: Text,
        cursor: Option<Cell>,
        label: impl Fn(Cell) -> Text,
    ) -> Panel {
        let (grid, end) = (self.grid, i16::from(self.grid.size()) * CELL);
        let frame = Form::Frame { from: Point { x: 0, y: 0 }, to: Point { x: end, y: end } };
        self.draw(Layer::Frame, 0, frame, Role::Ink, Stroke::Outer);
        let targets = grid.cells().map(|cell| {
            let (from, to) = inside(cell, 0);
            Target { id: grid.index(cell) as u16, cell, name: cell.name(), from, to, label: label(cell) }
        });
        Panel {
            id,
            kind,
            title,
            columns: grid.size(),
            rows: grid.size(),
            targets: targets.collect(),
            cursor: cursor.map(|cell| grid.index(cell) as u16),
            shapes: self.shapes,
        }
    }
}

impl Sheet {
    fn place(&self, cell: Cell) -> u32 {
        self.grid.index(cell) as u32
    }

    fn draw(&mut self, layer: Layer, number: u32, form: Form, role: Role, stroke: Stroke) {
        self.shapes.push(Shape { id: (layer as u32) << 16 | number, form, role, stroke });
    }

    /// A line on the edge, `short` units shorter at each end.
    fn along(&mut self, layer: Layer, edge: Edge, short: i16, role: Role, stroke: Stroke) {
        if let Some((from, to, _)) = self.ends(edge, short) {
            self.draw(layer, u32::from(edge.0), Form::Line { from, to }, role, stroke);
        }
    }

    /// The ends of an edge, each drawn in by `short`, and whether it is upright.
    fn ends(&self, edge: Edge, short: i16) -> Option<(Point, Point, bool)> {
        let (first, second) = self.grid.sides(edge)?;
        let corner = second.corner();
        let upright = first.row == second.row;
        let at = |along: i16| {
            if upright {
                Point { x: corner.x, y: corner.y + along }
            } else {
                Point { x: corner.x + along, y: corner.y }
            }
        };
        Some((at(short), at(CELL - short), upright))
    }
}

/// The corners of a cell, drawn in by `inset`.
fn inside(cell: Cell, inset: i16) -> (Point, Point) {
    let corner = cell.corner();
    (
        Point { x: corner.x + inset, y: corner.y + inset },
        Point { x: corner.x + CELL - inset, y: corner.y + CELL - inset },
    )
}
