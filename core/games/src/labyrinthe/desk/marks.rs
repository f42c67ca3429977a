//! Pencil marks in the other's maze.

use super::super::{Edge, Grid};
use super::history::Sheet;
use crate::{Cell, bytes::Reader};

/// What a reader believes about an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guess {
    /// Nothing is marked.
    Nothing,
    /// Maybe a wall.
    Wall,
    /// Maybe open.
    Open,
}

/// Pencil marks: private, sent to nobody, decided by nothing but the person's hand.
///
/// Bytes: one for each edge in the order of [`Edge`] (0 nothing, 1 wall, 2 open), one for each cell in reading
/// order (0 or 1).
#[derive(Clone, PartialEq, Eq)]
pub struct Marks {
    grid: Grid,
    edges: Vec<Guess>,
    cells: Vec<bool>,
}

impl Guess {
    /// The next one when the same edge is touched again: wall, open, nothing.
    pub fn next(self) -> Guess {
        match self {
            Guess::Nothing => Guess::Wall,
            Guess::Wall => Guess::Open,
            Guess::Open => Guess::Nothing,
        }
    }
}

impl Marks {
    /// A clean sheet.
    pub fn new(grid: Grid) -> Marks {
        Marks { grid, edges: vec![Guess::Nothing; grid.edges()], cells: vec![false; grid.cell_count()] }
    }

    /// The grid of the sheet.
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// What is marked at an edge of the grid.
    pub fn edge(&self, edge: Edge) -> Guess {
        self.edges[usize::from(edge.0)]
    }

    /// Whether a cell of the grid is marked.
    pub fn cell(&self, cell: Cell) -> bool {
        self.cells[self.grid.index(cell)]
    }

    /// Whether nothing is marked.
    pub fn is_clean(&self) -> bool {
        *self == Marks::new(self.grid)
    }

    /// This sheet with another mark at an edge of the grid.
    pub fn with_edge(&self, edge: Edge, guess: Guess) -> Marks {
        let mut marks = self.clone();
        marks.edges[usize::from(edge.0)] = guess;
        marks
    }

    /// This sheet with `guess` at an edge of the grid, or with nothing there when just that was marked.
    pub fn toggled(&self, edge: Edge, guess: Guess) -> Marks {
        self.with_edge(edge, if self.edge(edge) == guess { Guess::Nothing } else { guess })
    }

    /// This sheet with a cell of the grid marked or not.
    pub fn with_cell(&self, cell: Cell, marked: bool) -> Marks {
        let mut marks = self.clone();
        marks.cells[self.grid.index(cell)] = marked;
        marks
    }
}

impl Sheet for Marks {
    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.edges.iter().map(|guess| *guess as u8));
        bytes.extend(self.cells.iter().map(|marked| u8::from(*marked)));
    }

    fn read(grid: Grid, reader: &mut Reader) -> Option<Marks> {
        let mut marks = Marks::new(grid);
        for guess in &mut marks.edges {
            *guess = match reader.byte()? {
                0 => Guess::Nothing,
                1 => Guess::Wall,
                2 => Guess::Open,
                _ => return None,
            };
        }
        for marked in &mut marks.cells {
            *marked = match reader.byte()? {
                0 => false,
                1 => true,
                _ => return None,
            };
        }
        Some(marks)
    }
}
