//! A way over the grid, as a list of cells.

use crate::{Cell, Direction};

use super::{Edge, Grid};

/// A way from cell to adjacent cell, cut where it first touches A (LYR-6, LYR-7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    steps: Vec<Direction>,
    cells: Vec<Cell>,
    edges: Vec<Edge>,
}

impl Way {
    /// The way of these steps from `from`, cut at the first cell that is `goal`. `None` when any of the
    /// steps, also one beyond the cut, leaves the grid: such a question is illegal (LYR-6).
    pub fn trace(grid: Grid, from: Cell, steps: &[Direction], goal: Cell) -> Option<Way> {
        let mut way = Way { steps: Vec::new(), cells: vec![from], edges: Vec::new() };
        let mut arrived = false;
        for (step, passed) in steps.iter().zip(grid.walk(from, steps)) {
            let (edge, cell) = passed?;
            if !arrived {
                way.steps.push(*step);
                way.cells.push(cell);
                way.edges.push(edge);
                arrived = cell == goal;
            }
        }
        Some(way)
    }

    /// The steps up to the cut.
    pub fn steps(&self) -> &[Direction] {
        &self.steps
    }

    /// All cells, the one it starts from first.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The edges passed, in order; one that is passed twice stands there twice.
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// Where a walker stands who was told "yes".
    pub fn end(&self) -> Cell {
        self.cells[self.cells.len() - 1]
    }
}
