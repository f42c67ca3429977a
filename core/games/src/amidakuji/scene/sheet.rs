//! A sheet on which a board is drawn.

use super::super::form::base_word;
use super::super::{Base, COLUMNS, FAR, PIECES, Piece, Place, Position, Way};
use super::view::HIGH;
use super::{View, spoken};
use crate::{CELL, Form, Panel, PanelKind, Point, Role, Seat, Shape, Stroke, Target, Text};

/// What a shape is, so that equal things have equal ids in successive scenes: `layer << 16 | number`.
#[derive(Clone, Copy)]
enum Layer {
    Ground = 1,
    Letter,
    Bases,
    Circle,
    Coin,
    Count,
    Base,
    Offered,
    Chosen,
    Ring,
    Piece,
    Number,
    Carried,
    Die,
    Face,
    Outline,
}

/// Where the number of a piece stands: clear of the piece, and on its line where lines are characters.
const NUMBER: (i16, i16) = (8, -6);

/// Where the worth of a base stands while a piece is on it.
const WORTH: (i16, i16) = (-8, -6);

/// Where the coins that a piece carries stand.
const CARRIED: (i16, i16) = (-9, 5);

/// Half the side of the die.
const DIE: i16 = 9;

/// The corners of the outlines of coins, from their middle, in scene units. They stay so near to it that where characters
/// are drawn the letter covers them.
const ROUND: [(i16, i16); 8] = [(-2, -5), (2, -5), (5, -2), (5, 2), (2, 5), (-2, 5), (-5, 2), (-5, -2)];
const LOZENGE: [(i16, i16); 4] = [(0, -5), (5, 0), (0, 5), (-5, 0)];
const SQUARE: [(i16, i16); 4] = [(-5, -5), (5, -5), (5, 5), (-5, 5)];

/// A sheet being drawn. Shapes are painted in the order of the calls; ids follow from what is drawn and where.
pub struct Sheet<'a> {
    view: View,
    position: &'a Position,
    shapes: Vec<Shape>,
    offered: u32,
}

impl<'a> Sheet<'a> {
    /// The board, the coins and what lies on the bases; the pieces come last, with [`Sheet::panel`].
    pub fn new(view: View, position: &'a Position) -> Sheet<'a> {
        let mut sheet = Sheet { view, position, shapes: Vec::new(), offered: 0 };
        sheet.ground();
        sheet.die();
        for place in Place::circles() {
            sheet.circle(place);
        }
        for seat in Seat::all(2) {
            for column in 0..COLUMNS {
                sheet.base(seat, column);
            }
        }
        sheet
    }

    /// A way that could be chosen: a thin dotted line with a dot at its end.
    pub fn offer(&mut self, seat: Seat, from: Place, way: &Way) {
        self.offered += 1;
        let number = self.offered;
        if let Some((path, at)) = self.path(seat, from, way) {
            self.draw(Layer::Offered, number * 2, path, Role::Pencil, Stroke::Dotted);
            self.draw(
                Layer::Offered,
                number * 2 + 1,
                Form::Ring { at, radius: 8 },
                Role::Pencil,
                Stroke::Dotted,
            );
        }
    }

    /// The way that is chosen: a line in the mover's pen that ends in a ring.
    pub fn choose(&mut self, seat: Seat, from: Place, way: &Way) {
        if let Some((path, at)) = self.path(seat, from, way) {
            let pen = self.view.pen(seat);
            self.draw(Layer::Chosen, 0, path, pen, Stroke::Thin);
            self.draw(Layer::Ring, 0, Form::Ring { at, radius: 10 }, pen, Stroke::Thick);
        }
    }

    /// A base that is chosen.
    pub fn ring(&mut self, seat: Seat, place: Place) {
        let form = Form::Ring { at: self.view.cell(place).centre(), radius: 10 };
        self.draw(Layer::Ring, 0, form, self.view.pen(seat), Stroke::Thick);
    }

    /// The finished panel, with one target for each circle and base.
    pub fn panel(
        mut self,
        kind: PanelKind,
        title: Text,
        cursor: Option<Place>,
        more: impl Fn(Place) -> Vec<Text>,
    ) -> Panel {
        for seat in Seat::all(2) {
            for number in 0..PIECES {
                self.piece(seat, number);
            }
        }
        let cells = (0..HIGH).flat_map(|row| (0..COLUMNS).map(move |column| crate::Cell { column, row }));
        let targets = cells.filter_map(|cell| {
            let place = self.view.place(cell)?;
            let from = cell.corner();
            Some(Target {
                id: target(cell),
                cell,
                name: self.view.name(place),
                from,
                to: Point { x: from.x + CELL, y: from.y + CELL },
                label: spoken(self.view, self.position, place, more(place)),
            })
        });
        Panel {
            id: 0,
            kind,
            title,
            columns: COLUMNS,
            rows: HIGH,
            targets: targets.collect(),
            cursor: cursor.map(|place| target(self.view.cell(place))),
            shapes: self.shapes,
        }
    }

    /// The lines between the circles, the rows of bases, and the names at the frame.
    fn ground(&mut self) {
        for column in 0..COLUMNS {
            let [from, to] = [0, FAR].map(|row| self.view.cell(Place { column, row }).centre());
            let number = u32::from(column);
            self.draw(Layer::Ground, number, Form::Line { from, to }, Role::Grid, Stroke::Hair);
            let at = self.view.cell(Place { column, row: 0 }).centre();
            let at = Point { y: i16::from(HIGH) * CELL + CELL / 2, ..at };
            let text = (column + 1).to_string();
            self.draw(Layer::Letter, number, Form::Glyph { at, text }, Role::Faint, Stroke::None);
        }
        for row in 1..FAR {
            let [from, to] = [0, COLUMNS - 1].map(|column| self.view.cell(Place { column, row }).centre());
            let number = u32::from(COLUMNS + row);
            self.draw(Layer::Ground, number, Form::Line { from, to }, Role::Grid, Stroke::Hair);
            let at = Point { x: -CELL / 2, y: from.y };
            let text = Place { column: 0, row }.name()[..1].to_owned();
            self.draw(Layer::Letter, number, Form::Glyph { at, text }, Role::Faint, Stroke::None);
        }
        for seat in Seat::all(2) {
            let top = self.view.cell(Place::base(seat, 0)).corner().y;
            let from = Point { x: 0, y: top };
            let to = Point { x: i16::from(COLUMNS) * CELL, y: top + CELL };
            let pen = self.view.pen(seat);
            self.draw(Layer::Bases, u32::from(seat.byte()), Form::Frame { from, to }, pen, Stroke::Thin);
        }
    }

    /// A circle: a point when it is empty, the number of its coins in a round outline where coins lie, so that nothing
    /// but a piece is a filled shape; nothing where a piece stands.
    fn circle(&mut self, place: Place) {
        let at = self.view.cell(place).centre();
        let standing = Seat::all(2).any(|seat| self.position.side(seat).piece_at(place).is_some());
        match self.position.coins_at(place) {
            0 if standing => {}
            0 => self.draw(Layer::Circle, id(place), Form::Disc { at, radius: 2 }, Role::Faint, Stroke::None),
            coins => {
                self.draw(Layer::Coin, id(place), outline(at, &ROUND), Role::Good, Stroke::Thin);
                let glyph = Form::Glyph { at, text: coins.to_string() };
                self.draw(Layer::Count, id(place), glyph, Role::Good, Stroke::None);
            }
        }
    }

    /// What lies on a base, as a letter or number in an outline: gold in a round one, a diamond in a lozenge, the black
    /// coin in a square one. Beside a piece there is only room for the letter.
    fn base(&mut self, seat: Seat, column: u8) {
        let place = Place::base(seat, column);
        let base = self.position.side(seat).bases[usize::from(column)];
        let mut at = self.view.cell(place).centre();
        let (role, corners, stroke): (_, &[(i16, i16)], _) = match base {
            Base::Gold(_) => (Role::Good, &ROUND, Stroke::Thin),
            Base::Diamond => (Role::Good, &LOZENGE, Stroke::Thin),
            Base::Black => (Role::Ink, &SQUARE, Stroke::Thick),
            Base::Fresh | Base::Bare => (Role::Faint, &[], Stroke::None),
        };
        if self.position.side(seat).piece_at(place).is_some() {
            at = beside(at, WORTH);
        } else if !corners.is_empty() {
            self.draw(Layer::Outline, id(place), outline(at, corners), role, stroke);
        }
        let glyph = Form::Glyph { at, text: base_word(base) };
        self.draw(Layer::Base, id(place), glyph, role, Stroke::None);
    }

    /// A piece with its number and what it carries; one in hand stands beside the board, at the own end.
    fn piece(&mut self, seat: Seat, number: usize) {
        let (at, coins) = match self.position.side(seat).pieces[number] {
            Piece::On { place, coins } => (self.view.cell(place).centre(), coins),
            Piece::Unplaced | Piece::Knocked | Piece::Arrived => {
                let inwards = number as u8 + 1;
                let row = if seat == Seat::HOST { inwards } else { FAR - inwards };
                let beside = self.view.cell(Place { column: 0, row }).centre();
                (Point { x: i16::from(COLUMNS) * CELL + CELL / 2, ..beside }, 0)
            }
            Piece::Lost => return,
        };
        let (pen, one) = (self.view.pen(seat), u32::from(seat.byte()) * 4 + number as u32);
        self.draw(Layer::Piece, one, Form::Piece { at, seat }, pen, Stroke::None);
        let text = (number + 1).to_string();
        self.draw(Layer::Number, one, Form::Glyph { at: beside(at, NUMBER), text }, pen, Stroke::None);
        if coins > 0 {
            let carried = Form::Glyph { at: beside(at, CARRIED), text: format!("+{coins}") };
            self.draw(Layer::Carried, one, carried, Role::Good, Stroke::None);
        }
    }

    /// The die beside the middle of the board, in the pen of who moves by it; blank before it is rolled.
    fn die(&mut self) {
        let middle = self.view.cell(Place { column: 0, row: FAR / 2 }).centre();
        let at = Point { x: i16::from(COLUMNS) * CELL + CELL / 2, ..middle };
        let (from, to) = (beside(at, (-DIE, -DIE)), beside(at, (DIE, DIE)));
        let roll = self.position.roll;
        let pen = roll.map_or(Role::Grid, |_| self.view.pen(self.position.mover));
        self.draw(Layer::Die, 0, Form::Frame { from, to }, pen, Stroke::Thin);
        if let Some(face) = roll {
            self.draw(Layer::Face, 0, Form::Glyph { at, text: face.to_string() }, pen, Stroke::None);
        }
    }

    fn path(&self, seat: Seat, from: Place, way: &Way) -> Option<(Form, Point)> {
        let places = std::iter::once(from).chain(way.places(seat, from));
        let points: Vec<Point> = places.map(|place| self.view.cell(place).centre()).collect();
        let end = *points.last().filter(|_| points.len() > 1)?;
        Some((Form::Path(points), end))
    }

    fn draw(&mut self, layer: Layer, number: u32, form: Form, role: Role, stroke: Stroke) {
        self.shapes.push(Shape { id: (layer as u32) << 16 | number, form, role, stroke });
    }
}

/// A point so far right of and below another.
fn beside(at: Point, (right, down): (i16, i16)) -> Point {
    Point { x: at.x + right, y: at.y + down }
}

/// A closed line round `at`.
fn outline(at: Point, corners: &[(i16, i16)]) -> Form {
    let round = corners.iter().chain(corners.first());
    Form::Path(round.map(|(right, down)| Point { x: at.x + right, y: at.y + down }).collect())
}

fn id(place: Place) -> u32 {
    u32::from(place.row) * u32::from(COLUMNS) + u32::from(place.column)
}

fn target(cell: crate::Cell) -> u16 {
    u16::from(cell.row) * u16::from(COLUMNS) + u16::from(cell.column)
}
