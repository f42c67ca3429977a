//! A set of edges.

use super::Edge;

/// A set of inner edges, one bit an edge. An edge numbered [`Edges::BOUND`] or above is of no grid and never in a set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Edges([u64; 3]);

impl Edges {
    /// Above every edge number; the largest grid has 180 edges.
    pub const BOUND: usize = 192;

    /// No edge.
    pub const NONE: Edges = Edges([0; 3]);

    /// The edges numbered below `count`.
    pub fn first(count: usize) -> Edges {
        let mut edges = Edges::NONE;
        for number in 0..count.min(Edges::BOUND) {
            edges.insert(Edge(number as u16));
        }
        edges
    }

    /// The edges whose bits are set in `words`: 64 a word, the first edge in the lowest bit of the first word.
    pub const fn from_words(words: [u64; 3]) -> Edges {
        Edges(words)
    }

    /// The bits, as [`Edges::from_words`] takes them.
    pub const fn words(self) -> [u64; 3] {
        self.0
    }

    /// Adds an edge.
    pub fn insert(&mut self, edge: Edge) {
        if let Some(word) = self.0.get_mut(usize::from(edge.0) / 64) {
            *word |= 1 << (edge.0 % 64);
        }
    }

    /// Takes an edge out.
    pub fn remove(&mut self, edge: Edge) {
        if let Some(word) = self.0.get_mut(usize::from(edge.0) / 64) {
            *word &= !(1 << (edge.0 % 64));
        }
    }

    /// Adds the edge, or takes it out.
    pub fn set(&mut self, edge: Edge, holds: bool) {
        if holds { self.insert(edge) } else { self.remove(edge) }
    }

    /// Takes an edge out that is in the set, and adds one that is not.
    pub fn flip(&mut self, edge: Edge) {
        if let Some(word) = self.0.get_mut(usize::from(edge.0) / 64) {
            *word ^= 1 << (edge.0 % 64);
        }
    }

    /// Whether the edge is in the set.
    pub fn holds(self, edge: Edge) -> bool {
        self.0.get(usize::from(edge.0) / 64).is_some_and(|word| word >> (edge.0 % 64) & 1 == 1)
    }

    /// How many edges.
    pub fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    /// The edges of either.
    pub fn or(self, other: Edges) -> Edges {
        Edges(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The edges of both.
    pub fn and(self, other: Edges) -> Edges {
        Edges(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The edges that `other` lacks.
    pub fn without(self, other: Edges) -> Edges {
        Edges(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Whether `other` has all of these.
    pub fn within(self, other: Edges) -> bool {
        self.without(other).is_empty()
    }

    /// The edge with exactly `place` lower ones in the set.
    pub fn nth(self, mut place: u32) -> Option<Edge> {
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
    pub fn iter(self) -> impl Iterator<Item = Edge> {
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

impl zeroize::Zeroize for Edges {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_of_no_grid_is_in_no_set() {
        let mut edges = Edges::first(Edges::BOUND);
        for number in [192, 255, u16::MAX] {
            edges.insert(Edge(number));
            edges.flip(Edge(number));
            assert!(!edges.holds(Edge(number)));
            edges.remove(Edge(number));
        }
        assert_eq!(edges.count() as usize, Edges::BOUND);
        assert_eq!(Edges::from_words(edges.words()), edges);
    }
}
