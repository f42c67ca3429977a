//! A spanning tree that is searched and changed quickly.

use crate::labyrinthe::{Edge, Edges, knowledge::Graph};

/// A spanning tree hung up at cell 0: for each other cell the one above it, and the edge that leads there.
pub(super) struct Rooted {
    above: [(u8, Edge); Graph::CELLS],
}

impl Rooted {
    /// The tree of these edges, which span the graph.
    pub(super) fn new(graph: &Graph, tree: Edges) -> Rooted {
        let mut above = [(0, Edge(u16::MAX)); Graph::CELLS];
        let mut waiting = vec![0];
        let mut seen = 1u128;
        while let Some(cell) = waiting.pop() {
            for (edge, beyond) in graph.around(cell) {
                if tree.holds(*edge) && seen >> beyond & 1 == 0 {
                    seen |= 1 << beyond;
                    above[usize::from(*beyond)] = (cell as u8, *edge);
                    waiting.push(usize::from(*beyond));
                }
            }
        }
        Rooted { above }
    }

    /// The edges of the tree between two cells.
    pub(super) fn path(&self, (one, other): (usize, usize)) -> Edges {
        let mut line = 1u128 << one;
        let mut cell = one;
        while cell != 0 {
            cell = usize::from(self.above[cell].0);
            line |= 1 << cell;
        }
        let mut path = Edges::NONE;
        let mut meeting = other;
        while line >> meeting & 1 == 0 {
            path.insert(self.above[meeting].1);
            meeting = usize::from(self.above[meeting].0);
        }
        let mut cell = one;
        while cell != meeting {
            path.insert(self.above[cell].1);
            cell = usize::from(self.above[cell].0);
        }
        path
    }

    /// Takes in `edge` between two cells for `dropped`, an edge of the path between them.
    pub(super) fn swap(&mut self, edge: Edge, (one, other): (usize, usize), dropped: Edge) {
        let hangs = |from: usize| {
            let mut cell = from;
            while cell != 0 && self.above[cell].1 != dropped {
                cell = usize::from(self.above[cell].0);
            }
            cell != 0
        };
        let (low, high) = if hangs(one) { (one, other) } else { (other, one) };
        let (mut cell, mut new) = (low, (high as u8, edge));
        loop {
            let old = std::mem::replace(&mut self.above[cell], new);
            if old.1 == dropped || cell == 0 {
                break;
            }
            new = (cell as u8, old.1);
            cell = usize::from(old.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::labyrinthe::{Grid, computer::prior::Prior};

    #[test]
    fn a_path_is_what_closes_a_ring_and_a_swap_keeps_a_spanning_tree() {
        let graph = Graph::of(Grid::new(6).expect("6 is a size"));
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut tree = Prior::new(&graph).draw(&graph, &mut rng).tree;
        let mut rooted = Rooted::new(&graph, tree);
        for _ in 0..500 {
            let spare = graph.edges().without(tree);
            let edge = spare.nth(rng.random_range(0..spare.count())).expect("a grid is no tree");
            let path = rooted.path(graph.sides(edge));
            for other in tree.iter() {
                let mut ring = tree;
                ring.insert(edge);
                ring.remove(other);
                assert_eq!(graph.is_connected(ring), path.holds(other));
            }
            let dropped = path.nth(rng.random_range(0..path.count())).expect("a path has an edge");
            rooted.swap(edge, graph.sides(edge), dropped);
            tree.insert(edge);
            tree.remove(dropped);
        }
    }
}
