//! The board as it is drawn. A piece is told by its shape and its pen, a crown by the letter K beside it.

use super::super::{End, Side, Square, State, Won, squares};
use super::spoken::spoken;
use crate::{CELL, Form, Panel, PanelKind, Point, Role, Seat, Shape, Stroke, Target, Text};

/// The one panel.
pub const PANEL: u8 = 0;

/// How many columns and rows the board has (TRI-1).
const SIZE: u8 = 8;

/// How far right of and below the middle of its cell the letter of a crown stands, in scene units: clear of the piece, and on
/// its line where lines are characters.
const BESIDE: (i16, i16) = (8, -6);

/// What is chosen on a board, and where the chosen piece can go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pick {
    /// The piece.
    pub chosen: Option<Square>,
    /// Where it lands between two jumps.
    pub by: Option<Square>,
    /// Where a move can end.
    pub goals: u64,
    /// Where a first jump can land.
    pub stops: u64,
}

/// What a shape is, so that equal things have equal ids in successive scenes: `layer << 16 | number`.
#[derive(Clone, Copy)]
enum Layer {
    Ground = 1,
    Letter,
    Line,
    Last,
    LastFrom,
    Captured,
    Chosen,
    Way,
    Stop,
    Goal,
    Piece,
    Crown,
    Frame,
}

/// The board, with the pieces of `reader` in its own pen; for everybody else each seat has its own.
pub fn board(
    state: &State,
    reader: Option<Seat>,
    kind: PanelKind,
    pick: &Pick,
    cursor: Option<Square>,
) -> Panel {
    let mut sheet = Sheet(Vec::new());
    sheet.ground();
    for square in squares(winning(state)) {
        let (from, to) = inside(square, 2);
        sheet.draw(Layer::Line, square.number().into(), Form::Frame { from, to }, Role::Good, Stroke::Thick);
    }
    last_move(state, reader, &mut sheet);
    picked(pick, &mut sheet);
    for side in Side::BOTH {
        let seat = state.seat(side);
        for square in squares(state.position().pieces(side)) {
            sheet.piece(square, seat, pen(reader, seat), state.position().crowned(side) & square.bit() != 0);
        }
    }
    let end = i16::from(SIZE) * CELL;
    let frame = Form::Frame { from: Point { x: 0, y: 0 }, to: Point { x: end, y: end } };
    sheet.draw(Layer::Frame, 0, frame, Role::Ink, Stroke::Outer);
    let targets = Square::all().map(|square| {
        let ((from, to), label) = (inside(square, 0), spoken(state, reader, pick, square));
        Target { id: square.number().into(), cell: square.cell(), name: square.name(), from, to, label }
    });
    Panel {
        id: PANEL,
        kind,
        title: title(state, reader),
        columns: SIZE,
        rows: SIZE,
        shapes: sheet.0,
        targets: targets.collect(),
        cursor: cursor.map(|square| square.number().into()),
    }
}

/// The squares of the Crowned Troika that won (TRI-8, TRI-9); none otherwise.
pub fn winning(state: &State) -> u64 {
    match state.end() {
        Some(End::Won(seat, Won::Crowns)) => state.position().crowned_troika(state.side(seat)),
        _ => 0,
    }
}

fn title(state: &State, reader: Option<Seat>) -> Text {
    match reader.map(|reader| state.side(reader)) {
        Some(Side::White) => Text::key("three-crowns-panel-white"),
        Some(Side::Black) => Text::key("three-crowns-panel-black"),
        None => Text::key("three-crowns-panel").seat("seat", state.seat(Side::White)),
    }
}

fn pen(reader: Option<Seat>, seat: Seat) -> Role {
    match reader {
        Some(reader) if reader == seat => Role::Mine,
        Some(_) => Role::Theirs,
        None => Role::Seat(seat),
    }
}

/// The way of the last move, where it began, and a cross where a piece was captured.
fn last_move(state: &State, reader: Option<Seat>, sheet: &mut Sheet) {
    let Some(last) = state.played().last() else {
        return;
    };
    let mover = state.seat(if state.played().len() % 2 == 1 { Side::White } else { Side::Black });
    let role = pen(reader, mover);
    let way = Form::Path(last.play.way().into_iter().map(|square| square.cell().centre()).collect());
    sheet.draw(Layer::Last, 0, way, role, Stroke::Thin);
    let ring = Form::Ring { at: last.play.from().cell().centre(), radius: 4 };
    sheet.draw(Layer::LastFrom, 0, ring, role, Stroke::Thin);
    if let (Some((over, _)), true) = (last.effect.jumped, last.effect.captures()) {
        let cross = Form::Glyph { at: over.cell().centre(), text: "×".to_owned() };
        sheet.draw(Layer::Captured, 0, cross, pen(reader, mover.next(2)), Stroke::None);
    }
}

/// The piece chosen, its first jump, a ring where a first jump can land, a dot where a move can end.
fn picked(pick: &Pick, sheet: &mut Sheet) {
    if let Some(chosen) = pick.chosen {
        let (from, to) = inside(chosen, 2);
        sheet.draw(Layer::Chosen, 0, Form::Frame { from, to }, Role::Mine, Stroke::Thin);
        if let Some(by) = pick.by {
            let way = Form::Path(vec![chosen.cell().centre(), by.cell().centre()]);
            sheet.draw(Layer::Way, 0, way, Role::Mine, Stroke::Dotted);
            let ring = Form::Ring { at: by.cell().centre(), radius: 6 };
            sheet.draw(Layer::Way, 1, ring, Role::Mine, Stroke::Thin);
        }
    }
    for stop in squares(pick.stops) {
        let ring = Form::Ring { at: stop.cell().centre(), radius: 4 };
        sheet.draw(Layer::Stop, stop.number().into(), ring, Role::Mine, Stroke::Dotted);
    }
    for goal in squares(pick.goals) {
        let dot = Form::Disc { at: goal.cell().centre(), radius: 2 };
        sheet.draw(Layer::Goal, goal.number().into(), dot, Role::Mine, Stroke::None);
    }
}

/// A sheet being drawn, from the back to the front.
struct Sheet(Vec<Shape>);

impl Sheet {
    fn draw(&mut self, layer: Layer, number: u32, form: Form, role: Role, stroke: Stroke) {
        self.0.push(Shape { id: (layer as u32) << 16 | number, form, role, stroke });
    }

    /// The dotted squares, and the letters and numbers of the frame.
    fn ground(&mut self) {
        let end = i16::from(SIZE) * CELL;
        for line in 1..i16::from(SIZE) {
            let at = line * CELL;
            let across = Form::Line { from: Point { x: 0, y: at }, to: Point { x: end, y: at } };
            let down = Form::Line { from: Point { x: at, y: 0 }, to: Point { x: at, y: end } };
            self.draw(Layer::Ground, line as u32 * 2, across, Role::Grid, Stroke::Hair);
            self.draw(Layer::Ground, line as u32 * 2 + 1, down, Role::Grid, Stroke::Hair);
        }
        for place in 0..SIZE {
            let along = i16::from(place) * CELL + CELL / 2;
            let letter = char::from(b'a' + place).to_string();
            let below = Form::Glyph { at: Point { x: along, y: end + CELL / 2 }, text: letter };
            let number = (place + 1).to_string();
            let beside = Form::Glyph { at: Point { x: -CELL / 2, y: along }, text: number };
            self.draw(Layer::Letter, u32::from(place) * 2, below, Role::Faint, Stroke::None);
            self.draw(Layer::Letter, u32::from(place) * 2 + 1, beside, Role::Faint, Stroke::None);
        }
    }

    fn piece(&mut self, square: Square, seat: Seat, role: Role, crowned: bool) {
        let (at, number) = (square.cell().centre(), u32::from(square.number()));
        self.draw(Layer::Piece, number, Form::Piece { at, seat }, role, Stroke::None);
        if crowned {
            let letter =
                Form::Glyph { at: Point { x: at.x + BESIDE.0, y: at.y + BESIDE.1 }, text: "K".to_owned() };
            self.draw(Layer::Crown, number, letter, role, Stroke::None);
        }
    }
}

/// The corners of a square, drawn in by `inset`.
fn inside(square: Square, inset: i16) -> (Point, Point) {
    let corner = square.cell().corner();
    let end = CELL - inset;
    (Point { x: corner.x + inset, y: corner.y + inset }, Point { x: corner.x + end, y: corner.y + end })
}
