//! The squares of a maze and the edges between them.

use crate::{Cell, Direction};

/// A square grid of `size` by `size` cells, 5 to 10 (LYR-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    size: u8,
}

/// An inner edge between two adjacent cells, numbered below [`Grid::edges`]: first, row by row, the edges
/// east of a cell (`row * (size - 1) + column`), then the edges south of a cell
/// (`size * (size - 1) + row * size + column`). This is also the order of the walls in the canonical
/// secret and in the witness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Edge(pub u16);

impl Grid {
    /// The grid of the default size.
    pub const SMALLEST: Grid = Grid { size: 5 };

    /// A grid of this size; `None` outside 5 to 10.
    pub const fn new(size: u8) -> Option<Grid> {
        if size >= 5 && size <= 10 { Some(Grid { size }) } else { None }
    }

    /// The number of columns, which is the number of rows.
    pub const fn size(self) -> u8 {
        self.size
    }

    /// The number of inner edges, `2 n (n - 1)`: at most 180.
    pub const fn edges(self) -> usize {
        let size = self.size as usize;
        2 * size * (size - 1)
    }

    /// The number of cells, at most 100.
    pub const fn cell_count(self) -> usize {
        let size = self.size as usize;
        size * size
    }

    /// All inner edges in their order.
    pub fn all_edges(self) -> impl Iterator<Item = Edge> {
        (0..self.edges() as u16).map(Edge)
    }

    /// All cells in reading order.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let size = self.size;
        (0..size).flat_map(move |row| (0..size).map(move |column| Cell { column, row }))
    }

    /// Whether the cell lies on this grid.
    pub const fn holds(self, cell: Cell) -> bool {
        cell.column < self.size && cell.row < self.size
    }

    /// The place of a cell in reading order.
    pub const fn index(self, cell: Cell) -> usize {
        cell.row as usize * self.size as usize + cell.column as usize
    }

    /// The cell one step further, or `None` at the border.
    pub fn step(self, cell: Cell, direction: Direction) -> Option<Cell> {
        cell.step(direction, self.size, self.size)
    }

    /// The inner edge on this side of the cell, or `None` at the border.
    pub fn edge(self, cell: Cell, direction: Direction) -> Option<Edge> {
        let beyond = self.step(cell, direction)?;
        let size = u16::from(self.size);
        let (column, row) = (u16::from(cell.column.min(beyond.column)), u16::from(cell.row.min(beyond.row)));
        Some(Edge(match direction {
            Direction::East | Direction::West => row * (size - 1) + column,
            Direction::North | Direction::South => size * (size - 1) + row * size + column,
        }))
    }

    /// The way of these steps from `from`: for each step the edge it passes and the cell it comes to. `None` in the place
    /// of a step that would leave the grid, and nothing after it.
    pub fn walk(self, from: Cell, steps: &[Direction]) -> impl Iterator<Item = Option<(Edge, Cell)>> {
        steps.iter().scan(Some(from), move |at, step| {
            let here = (*at)?;
            let passed = self.edge(here, *step).zip(self.step(here, *step));
            *at = passed.map(|(_, cell)| cell);
            Some(passed)
        })
    }

    /// The two cells that the edge parts: the western or northern one first. `None` for a number that is no
    /// edge.
    pub fn sides(self, edge: Edge) -> Option<(Cell, Cell)> {
        let (size, number) = (u16::from(self.size), edge.0);
        let cell = |column: u16, row: u16| Cell { column: column as u8, row: row as u8 };
        let vertical = size * (size - 1);
        if number < vertical {
            let (row, column) = (number / (size - 1), number % (size - 1));
            Some((cell(column, row), cell(column + 1, row)))
        } else if (number as usize) < self.edges() {
            let (row, column) = ((number - vertical) / size, (number - vertical) % size);
            Some((cell(column, row), cell(column, row + 1)))
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_and_its_sides_name_each_other() {
        for size in 5..=10 {
            let grid = Grid::new(size).expect("5 to 10 are sizes");
            let mut seen = vec![0; grid.edges()];
            for cell in grid.cells() {
                for direction in Direction::ALL {
                    let Some(edge) = grid.edge(cell, direction) else {
                        continue;
                    };
                    let (first, second) = grid.sides(edge).expect("an edge of the grid has sides");
                    assert!(first == cell || second == cell);
                    seen[usize::from(edge.0)] += 1;
                }
            }
            assert!(seen.iter().all(|count| *count == 2));
            assert_eq!(grid.sides(Edge(grid.edges() as u16)), None);
        }
    }
}
