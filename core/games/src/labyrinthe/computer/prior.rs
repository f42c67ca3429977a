//! What an owner's maze looks like before any answer.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::{
    Level,
    labyrinthe::{Edge, Edges, difficulty, knowledge::Graph, tree::spanning_tree},
};

/// How likely each level of the generator is to have made the maze, in parts: the default level 3 most, and rather the
/// hard ones than the easy ones, since too much hope costs more turns than too little.
const LEVELS: [f64; 5] = [1.0, 2.0, 4.0, 3.0, 3.0];

/// What a number of openings counts that no level of the generator makes: people draw such mazes.
const OTHER: f64 = 0.05;

/// By this power of e a maze is the less likely for every step that A is nearer to D than the size of the grid:
/// the generator puts them apart, and so do people.
pub(super) const NEAR: f64 = 1.5;

/// The law by which owners make mazes: a uniform spanning tree, some of the other edges opened, all choices of
/// so many equally likely; A not near D.
pub(super) struct Prior {
    /// The likelihood of one choice of so many openings, by their number.
    openings: Vec<f64>,
}

/// One maze in the way it was made: `tree` spans the graph, and `open`, which has all of `tree`, are the passages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct World {
    /// The spanning tree.
    pub tree: Edges,
    /// All passages.
    pub open: Edges,
}

impl Prior {
    /// The law on this graph.
    pub(super) fn new(graph: &Graph) -> Prior {
        let spare = graph.edges().count() as usize + 1 - graph.cells();
        let mut openings = vec![OTHER; spare + 1];
        for (level, parts) in (1..=5).filter_map(Level::new).zip(LEVELS) {
            openings[(spare * usize::from(difficulty(level).opened) + 50) / 100] += parts;
        }
        for (count, part) in openings.iter_mut().enumerate() {
            *part /= choices(spare, count);
        }
        Prior { openings }
    }

    /// How much likelier one choice of `after` openings is than one of `before`.
    pub(super) fn ratio(&self, before: usize, after: usize) -> f64 {
        self.openings[after] / self.openings[before]
    }

    /// A maze by this law, but for the distance of A from D.
    pub(super) fn draw(&self, graph: &Graph, rng: &mut ChaCha8Rng) -> World {
        let size = graph.cells().isqrt();
        let next = spanning_tree(size, size, rng);
        let joins = |edge: &Edge| {
            let (one, other) = graph.sides(*edge);
            next[one] == other || next[other] == one
        };
        let tree: Edges = graph.edges().iter().filter(joins).collect();
        let mut world = World { tree, open: tree };
        let mut closed: Vec<Edge> = graph.edges().without(tree).iter().collect();
        for place in 0..self.draw_openings(rng) {
            let chosen = rng.random_range(place..closed.len());
            closed.swap(place, chosen);
            world.open.insert(closed[place]);
        }
        world
    }

    fn draw_openings(&self, rng: &mut ChaCha8Rng) -> usize {
        let spare = self.openings.len() - 1;
        let parts = || self.openings.iter().enumerate().map(|(count, part)| part * choices(spare, count));
        let mut left = rng.random::<f64>() * parts().sum::<f64>();
        let passed = parts().take_while(|part| {
            left -= part;
            left > 0.0
        });
        passed.count().min(spare)
    }
}

/// In how many ways `count` of `from` can be chosen.
fn choices(from: usize, count: usize) -> f64 {
    (0..count).map(|place| (from - place) as f64 / (place + 1) as f64).product()
}
