//! Cells and the edges between them, without a geometry.

use crate::labyrinthe::{Edge, Edges, Grid};

/// A connected graph of at most 100 cells. Reasoning needs no more of a grid than this, so that tests can
/// hold it against brute force on graphs smaller than any board.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    /// For each cell, its edges and the cells beyond them.
    around: Vec<Vec<(Edge, u8)>>,
    /// For each edge, the cells that it parts.
    sides: Vec<(u8, u8)>,
    /// All edges.
    edges: Edges,
}

impl Graph {
    /// The most cells of a graph.
    pub(crate) const CELLS: usize = 100;

    /// The graph of these edges; each number is a cell below `cells`, which is at most 100.
    pub(crate) fn new(cells: usize, sides: Vec<(u8, u8)>) -> Graph {
        debug_assert!(cells <= Graph::CELLS && sides.len() <= Edges::BOUND);
        let mut around = vec![Vec::new(); cells];
        for (number, (one, other)) in sides.iter().enumerate() {
            let edge = Edge(number as u16);
            around[usize::from(*one)].push((edge, *other));
            around[usize::from(*other)].push((edge, *one));
        }
        let edges = Edges::first(sides.len());
        Graph { around, sides, edges }
    }

    /// The graph of a grid, cells in reading order, edges as the grid numbers them.
    pub(crate) fn of(grid: Grid) -> Graph {
        let sides = (0..grid.edges() as u16).filter_map(|number| grid.sides(Edge(number)));
        let sides = sides.map(|(one, other)| (grid.index(one) as u8, grid.index(other) as u8));
        Graph::new(usize::from(grid.size()) * usize::from(grid.size()), sides.collect())
    }

    /// All edges.
    pub(crate) fn edges(&self) -> Edges {
        self.edges
    }

    /// How many cells.
    pub(crate) fn cells(&self) -> usize {
        self.around.len()
    }

    /// The cells that the edge parts.
    pub(crate) fn sides(&self, edge: Edge) -> (usize, usize) {
        let (one, other) = self.sides[usize::from(edge.0)];
        (usize::from(one), usize::from(other))
    }

    /// The edges of a cell with the cells beyond.
    pub(crate) fn around(&self, cell: usize) -> &[(Edge, u8)] {
        &self.around[cell]
    }

    /// The passable edges without any one of which some cells could not be reached; `None` when some
    /// cannot be reached already.
    pub(crate) fn bridges(&self, passable: Edges) -> Option<Edges> {
        let mut walk = Walk {
            graph: self,
            passable,
            entered: [0; Graph::CELLS],
            low: [0; Graph::CELLS],
            clock: 0,
            bridges: Edges::NONE,
        };
        walk.enter(0, None);
        (usize::from(walk.clock) == self.around.len()).then_some(walk.bridges)
    }

    /// Whether every cell can be reached from every other.
    #[cfg(test)]
    pub(crate) fn is_connected(&self, passable: Edges) -> bool {
        let mut reached = 1u128;
        let mut waiting = vec![0usize];
        while let Some(cell) = waiting.pop() {
            for (edge, beyond) in &self.around[cell] {
                if reached >> beyond & 1 == 0 && passable.holds(*edge) {
                    reached |= 1 << beyond;
                    waiting.push(usize::from(*beyond));
                }
            }
        }
        reached.count_ones() as usize == self.around.len()
    }
}

/// A depth-first walk that finds the bridges (Tarjan, 1974).
struct Walk<'a> {
    graph: &'a Graph,
    passable: Edges,
    /// When each cell was entered, from 1; 0 is not yet.
    entered: [u8; Graph::CELLS],
    /// The earliest cell that the cell's branch touches.
    low: [u8; Graph::CELLS],
    clock: u8,
    bridges: Edges,
}

impl Walk<'_> {
    fn enter(&mut self, cell: usize, from: Option<Edge>) {
        self.clock += 1;
        self.entered[cell] = self.clock;
        self.low[cell] = self.clock;
        let graph = self.graph;
        for (edge, beyond) in &graph.around[cell] {
            let beyond = usize::from(*beyond);
            if Some(*edge) == from || !self.passable.holds(*edge) {
                continue;
            }
            if self.entered[beyond] == 0 {
                self.enter(beyond, Some(*edge));
                self.low[cell] = self.low[cell].min(self.low[beyond]);
                if self.low[beyond] > self.entered[cell] {
                    self.bridges.insert(*edge);
                }
            } else {
                self.low[cell] = self.low[cell].min(self.entered[beyond]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bridge_is_an_edge_whose_loss_parts_cells() {
        let grid = Grid::new(5).expect("5 is a size");
        let graph = Graph::of(grid);
        let mut passable = graph.edges();
        let mut state = 7u32;
        for _ in 0..400 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let edge = Edge((state >> 8) as u16 % 40);
            let mut fewer = passable;
            fewer.remove(edge);
            if graph.is_connected(fewer) {
                passable = fewer;
            } else {
                passable.insert(Edge((state >> 16) as u16 % 40));
            }
            let bridges = graph.bridges(passable).expect("it was kept connected");
            for edge in passable.iter() {
                let mut fewer = passable;
                fewer.remove(edge);
                assert_eq!(bridges.holds(edge), !graph.is_connected(fewer));
                assert_eq!(graph.bridges(fewer).is_some(), graph.is_connected(fewer));
            }
        }
    }
}
