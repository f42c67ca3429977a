//! The bytes of small things in a stored desk.

use super::super::{Edge, Grid};
use crate::{Cell, Direction, Point, bytes::Reader};

/// Appends a cell.
pub fn write_cell(cell: Cell, bytes: &mut Vec<u8>) {
    bytes.extend([cell.column, cell.row]);
}

/// A cell of the grid.
pub fn read_cell(grid: Grid, reader: &mut Reader) -> Option<Cell> {
    Some(Cell { column: reader.byte()?, row: reader.byte()? }).filter(|cell| grid.holds(*cell))
}

/// Appends a cell that may be missing.
pub fn write_maybe_cell(cell: Option<Cell>, bytes: &mut Vec<u8>) {
    bytes.push(u8::from(cell.is_some()));
    if let Some(cell) = cell {
        write_cell(cell, bytes);
    }
}

/// A cell of the grid that may be missing.
pub fn read_maybe_cell(grid: Grid, reader: &mut Reader) -> Option<Option<Cell>> {
    match reader.byte()? {
        0 => Some(None),
        1 => read_cell(grid, reader).map(Some),
        _ => None,
    }
}

/// Appends a point.
pub fn write_point(point: Point, bytes: &mut Vec<u8>) {
    bytes.extend(point.x.to_be_bytes());
    bytes.extend(point.y.to_be_bytes());
}

/// A point.
pub fn read_point(reader: &mut Reader) -> Option<Point> {
    Some(Point { x: reader.short()?.cast_signed(), y: reader.short()?.cast_signed() })
}

/// Appends edges: their number in two bytes, then two bytes each.
pub fn write_edges(edges: &[Edge], bytes: &mut Vec<u8>) {
    bytes.extend((edges.len() as u16).to_be_bytes());
    for edge in edges {
        bytes.extend(edge.0.to_be_bytes());
    }
}

/// Different edges of the grid.
pub fn read_edges(grid: Grid, reader: &mut Reader) -> Option<Vec<Edge>> {
    let count = usize::from(reader.short()?);
    let mut edges = Vec::new();
    for _ in 0..count {
        let edge = Edge(reader.short()?);
        if usize::from(edge.0) >= grid.edges() || edges.contains(&edge) {
            return None;
        }
        edges.push(edge);
    }
    Some(edges)
}

/// Appends steps: their number in two bytes, then one byte each.
pub fn write_steps(steps: &[Direction], bytes: &mut Vec<u8>) {
    bytes.extend((steps.len() as u16).to_be_bytes());
    bytes.extend(steps.iter().map(|step| *step as u8));
}

/// Steps, none or more.
pub fn read_steps(reader: &mut Reader) -> Option<Vec<Direction>> {
    let count = usize::from(reader.short()?);
    let steps = reader.take(count)?.iter();
    steps.map(|step| Direction::ALL.get(usize::from(*step)).copied()).collect()
}
