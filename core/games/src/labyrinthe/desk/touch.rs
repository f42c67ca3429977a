//! From points of a panel to cells and edges.

use std::cmp::Ordering;

use super::super::{Edge, Grid};
use crate::{CELL, Cell, Direction, Point};

/// Half the side of the square in the middle of a cell that means the cell itself, in scene units.
const HEART: i16 = 6;

/// How far beside a line a finger may go and still draw along it, in scene units.
const BESIDE: i16 = 5;

/// What a tap means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The middle of a cell, or its part next to the border or to a corner.
    Cell(Cell),
    /// The nearest inner edge; the cell is the one that was touched.
    Edge(Edge, Cell),
}

/// What a tap at `at` means; `None` outside the board.
pub fn spot(grid: Grid, at: Point) -> Option<Spot> {
    let cell = cell(grid, at)?;
    let centre = cell.centre();
    let (right, down) = (at.x - centre.x, at.y - centre.y);
    let near_heart = right.abs() <= HEART && down.abs() <= HEART;
    if near_heart || right.abs() == down.abs() {
        return Some(Spot::Cell(cell));
    }
    let side = match (right.abs() > down.abs(), right > 0, down > 0) {
        (true, true, _) => Direction::East,
        (true, false, _) => Direction::West,
        (false, _, true) => Direction::South,
        (false, _, false) => Direction::North,
    };
    Some(grid.edge(cell, side).map_or(Spot::Cell(cell), |edge| Spot::Edge(edge, cell)))
}

/// The cell at `at`, the border included; `None` outside the board.
pub fn cell(grid: Grid, at: Point) -> Option<Cell> {
    let size = i16::from(grid.size());
    let place = |along: i16| (0..=size * CELL).contains(&along).then(|| (along / CELL).min(size - 1) as u8);
    Some(Cell { column: place(at.x)?, row: place(at.y)? })
}

/// The inner edges that a straight move of a finger draws: those it goes along when it keeps to a line of the
/// squares, those it crosses when it keeps to the middle of the cells. In the order of the move.
pub fn stroke(grid: Grid, from: Point, to: Point) -> Vec<Edge> {
    let (from, to) = (within(grid, from), within(grid, to));
    let flat = (to.x - from.x).abs() >= (to.y - from.y).abs();
    let mut edges = Vec::new();
    for point in points(from, to) {
        let edge = if flat {
            drawn(point.x, point.y).and_then(|line| line.edge(grid, Direction::East))
        } else {
            drawn(point.y, point.x).and_then(|line| line.edge(grid, Direction::South))
        };
        if let Some(edge) = edge
            && edges.last() != Some(&edge)
        {
            edges.push(edge);
        }
    }
    edges
}

/// The cells that a straight move of a finger goes through, in order, the first one included. Grazing a corner
/// is not going through.
pub fn cells(grid: Grid, from: Point, to: Point) -> Vec<Cell> {
    let mut cells = Vec::new();
    for point in points(within(grid, from), within(grid, to)) {
        let Some(cell) = cell(grid, point) else {
            continue;
        };
        let centre = cell.centre();
        let deep = CELL / 2 - 3;
        if (point.x - centre.x).abs() <= deep
            && (point.y - centre.y).abs() <= deep
            && cells.last() != Some(&cell)
        {
            cells.push(cell);
        }
    }
    cells
}

/// The side on which `to` lies next to `from`; `None` when they do not touch by a side.
pub fn towards(grid: Grid, from: Cell, to: Cell) -> Option<Direction> {
    Direction::ALL.into_iter().find(|direction| grid.step(from, *direction) == Some(to))
}

/// The direction from `from` straight to `to`; `None` when they are one cell, or in no common row or column.
pub fn straight(from: Cell, to: Cell) -> Option<Direction> {
    match (to.column.cmp(&from.column), to.row.cmp(&from.row)) {
        (Ordering::Equal, Ordering::Less) => Some(Direction::North),
        (Ordering::Greater, Ordering::Equal) => Some(Direction::East),
        (Ordering::Equal, Ordering::Greater) => Some(Direction::South),
        (Ordering::Less, Ordering::Equal) => Some(Direction::West),
        _ => None,
    }
}

/// One edge in the frame of a move: `along` counts cells in the direction of the move, `across` lines or cells.
enum Line {
    /// The edge on line number `across` (from 1), over cell number `along`.
    Along { along: i16, across: i16 },
    /// The edge between the cells `along - 1` and `along` of row or column `across`.
    Across { along: i16, across: i16 },
}

/// What a finger at `along`, `across` draws while it moves along the first axis.
fn drawn(along: i16, across: i16) -> Option<Line> {
    let line = (across + CELL / 2).div_euclid(CELL);
    if (across - line * CELL).abs() <= BESIDE {
        let over = along.rem_euclid(CELL);
        let inner = (BESIDE + 1)..=(CELL - BESIDE - 1);
        return inner.contains(&over).then_some(Line::Along { along: along.div_euclid(CELL), across: line });
    }
    let line = (along + CELL / 2).div_euclid(CELL);
    ((along - line * CELL).abs() <= 1)
        .then_some(Line::Across { along: line, across: across.div_euclid(CELL) })
}

impl Line {
    /// The inner edge on `grid`, when the move goes towards `axis` (east or south).
    fn edge(&self, grid: Grid, axis: Direction) -> Option<Edge> {
        let (along, across, side) = match (self, axis) {
            (Line::Along { along, across }, Direction::East) => (*along, *across - 1, Direction::South),
            (Line::Along { along, across }, _) => (*along, *across - 1, Direction::East),
            (Line::Across { along, across }, Direction::East) => (*along - 1, *across, Direction::East),
            (Line::Across { along, across }, _) => (*along - 1, *across, Direction::South),
        };
        let (along, across) = (u8::try_from(along).ok()?, u8::try_from(across).ok()?);
        let cell = match axis {
            Direction::East => Cell { column: along, row: across },
            _ => Cell { column: across, row: along },
        };
        grid.holds(cell).then(|| grid.edge(cell, side)).flatten()
    }
}

/// The point pulled into the bounds of the panel.
fn within(grid: Grid, point: Point) -> Point {
    let far = (i16::from(grid.size()) + 1) * CELL;
    Point { x: point.x.clamp(-CELL, far), y: point.y.clamp(-CELL, far) }
}

/// The points of a straight move, one unit apart, both ends included.
fn points(from: Point, to: Point) -> impl Iterator<Item = Point> {
    let (right, down) = (i32::from(to.x - from.x), i32::from(to.y - from.y));
    let length = right.abs().max(down.abs()).max(1);
    (0..=length).map(move |step| Point {
        x: from.x + (right * step / length) as i16,
        y: from.y + (down * step / length) as i16,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid() -> Grid {
        Grid::new(5).expect("5 is a size")
    }

    fn edge(cell: &str, side: Direction) -> Edge {
        let cell = Cell::from_name(cell).expect("a cell's name");
        grid().edge(cell, side).expect("an inner edge")
    }

    fn at(x: i16, y: i16) -> Point {
        Point { x, y }
    }

    #[test]
    fn a_tap_means_the_nearest_edge_or_the_middle_of_a_cell() {
        let b2 = Cell { column: 1, row: 1 };
        assert_eq!(spot(grid(), at(36, 36)), Some(Spot::Cell(b2)));
        assert_eq!(spot(grid(), at(46, 36)), Some(Spot::Edge(edge("b2", Direction::East), b2)));
        assert_eq!(spot(grid(), at(36, 24)), Some(Spot::Edge(edge("b2", Direction::North), b2)));
        assert_eq!(spot(grid(), at(24, 36)), Some(Spot::Edge(edge("b2", Direction::West), b2)));
        assert_eq!(spot(grid(), at(36, 47)), Some(Spot::Edge(edge("b2", Direction::South), b2)));
        assert_eq!(spot(grid(), at(1, 12)), Some(Spot::Cell(Cell { column: 0, row: 0 })));
        assert_eq!(spot(grid(), at(120, 120)), Some(Spot::Cell(Cell { column: 4, row: 4 })));
        assert_eq!(spot(grid(), at(121, 12)), None);
        assert_eq!(spot(grid(), at(-1, 12)), None);
    }

    #[test]
    fn a_finger_along_a_line_draws_that_line() {
        let line = [edge("a2", Direction::South), edge("b2", Direction::South), edge("c2", Direction::South)];
        assert_eq!(stroke(grid(), at(0, 48), at(72, 48)), line);
        assert_eq!(stroke(grid(), at(2, 45), at(70, 51)), line);
        let upright = [edge("c1", Direction::East), edge("c2", Direction::East)];
        assert_eq!(stroke(grid(), at(72, 10), at(73, 40)), upright);
    }

    #[test]
    fn a_finger_through_the_middle_draws_what_it_crosses() {
        let crossed = [edge("a1", Direction::East), edge("b1", Direction::East)];
        assert_eq!(stroke(grid(), at(12, 12), at(60, 12)), crossed);
        let back = [edge("b3", Direction::South), edge("b2", Direction::South)];
        assert_eq!(stroke(grid(), at(36, 84), at(36, 36)), back);
    }

    #[test]
    fn the_border_and_far_away_draw_nothing() {
        assert_eq!(stroke(grid(), at(0, 0), at(120, 0)), []);
        assert_eq!(stroke(grid(), at(-500, 12), at(-400, 12)), []);
        assert_eq!(stroke(grid(), at(i16::MIN, i16::MIN), at(i16::MAX, i16::MIN)), []);
    }

    #[test]
    fn a_finger_goes_through_cells_in_order() {
        let names = |from, to| cells(grid(), from, to).into_iter().map(Cell::name).collect::<Vec<_>>();
        assert_eq!(names(at(12, 12), at(60, 12)), ["a1", "b1", "c1"]);
        assert_eq!(names(at(12, 12), at(36, 36)), ["a1", "b2"]);
        assert_eq!(names(at(-20, 12), at(12, 12)), ["a1"]);
    }
}
