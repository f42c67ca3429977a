//! A set of edges.

use crate::labyrinthe::Edge;

/// A set of edges of one graph, each numbered below [`Edges::BOUND`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Edges([u64; 3]);

impl Edges {
    /// Above every edge number; the largest grid has 180 edges.
    pub(crate) const BOUND: usize = 192;

    /// No edge.
    pub(crate) const NONE: Edges = Edges([0; 3]);

    /// The edges numbered below `count`.
    pub(crate) fn first(count: usize) -> Edges {
        let mut edges = Edges::NONE;
        for number in 0..count.min(Edges::BOUND) {
            edges.insert(Edge(number as u16));
        }
        edges
    }

    /// Adds an edge.
    pub(crate) fn insert(&mut self, edge: Edge) {
        self.0[usize::from(edge.0) / 64] |= 1 << (edge.0 % 64);
    }

    /// Takes an edge out.
    pub(crate) fn remove(&mut self, edge: Edge) {
        self.0[usize::from(edge.0) / 64] &= !(1 << (edge.0 % 64));
    }

    /// Takes an edge out that is in the set, and adds one that is not.
    pub(crate) fn flip(&mut self, edge: Edge) {
        self.0[usize::from(edge.0) / 64] ^= 1 << (edge.0 % 64);
    }

    /// Whether the edge is in the set.
    pub(crate) fn holds(&self, edge: Edge) -> bool {
        self.0[usize::from(edge.0) / 64] >> (edge.0 % 64) & 1 == 1
    }

    /// How many edges.
    pub(crate) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there is none.
    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [0; 3]
    }

    /// The edges of either.
    pub(crate) fn or(self, other: Edges) -> Edges {
        Edges(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The edges of both.
    pub(crate) fn and(self, other: Edges) -> Edges {
        Edges(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The edges that `other` lacks.
    pub(crate) fn without(self, other: Edges) -> Edges {
        Edges(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Whether `other` has all of these.
    pub(crate) fn within(self, other: Edges) -> bool {
        self.without(other).is_empty()
    }

    /// The edge with exactly `place` lower ones in the set.
    pub(crate) fn nth(&self, mut place: u32) -> Option<Edge> {
        for (number, mut word) in self.0.into_iter().enumerate() {
            let ones = word.count_ones();
            if place < ones {
                for _ in 0..place {
                    word &= word - 1;
                }
                return Some(Edge(number as u16 * 64 + word.trailing_zeros() as u16));
            }
            place -= ones;
        }
        None
    }

    /// The edges in rising order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Edge> {
        self.0.into_iter().enumerate().flat_map(|(place, mut word)| {
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros();
                if bit == 64 {
                    return None;
                }
                word &= word - 1;
                Some(Edge(place as u16 * 64 + bit as u16))
            })
        })
    }
}

impl FromIterator<Edge> for Edges {
    fn from_iter<T: IntoIterator<Item = Edge>>(edges: T) -> Edges {
        let mut set = Edges::NONE;
        for edge in edges {
            set.insert(edge);
        }
        set
    }
}
