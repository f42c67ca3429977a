//! What one answer says: how many walls at least and at most among some edges.

use super::Edges;

/// Among these edges stand at least `least` and at most `most` walls.
///
/// Every answer is one: a count is a bound with `least == most`, "yes" is "at most 0", "no" is "at least 1".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bound {
    /// The edges.
    pub edges: Edges,
    /// The least number of walls.
    pub least: u32,
    /// The greatest number of walls.
    pub most: u32,
    /// The answer, by its place in the order heard, after which this followed.
    pub source: usize,
}

impl Bound {
    /// Whether `walls` keep it.
    pub(crate) fn allows(&self, walls: Edges) -> bool {
        (self.least..=self.most).contains(&self.edges.and(walls).count())
    }

    /// What is left of it for the edges that are neither known walls nor known passages; `None` when it cannot be kept.
    pub(crate) fn reduce(&self, walls: Edges, open: Edges) -> Option<Bound> {
        let known = self.edges.and(walls).count();
        let edges = self.edges.without(walls).without(open);
        let count = edges.count();
        let most = self.most.checked_sub(known)?.min(count);
        let least = self.least.saturating_sub(known);
        (least <= most).then_some(Bound { edges, least, most, source: self.source })
    }

    /// Whether it forbids nothing.
    pub(crate) fn is_idle(&self) -> bool {
        self.least == 0 && self.most >= self.edges.count()
    }

    /// Whether whatever keeps `self` keeps `other` too. Enough, not needed.
    pub(crate) fn implies(&self, other: &Bound) -> bool {
        self.edges.within(other.edges)
            && self.least >= other.least
            && self.most + other.edges.without(self.edges).count() <= other.most
    }

    /// What `self` and `other` together say about the edges of `self` that `other` lacks.
    pub(crate) fn minus(&self, other: &Bound) -> Bound {
        let edges = self.edges.without(other.edges);
        let shared = self.edges.and(other.edges).count();
        let shared_most = shared.min(other.most);
        let shared_least = other.least.saturating_sub(other.edges.count() - shared);
        Bound {
            edges,
            least: self.least.saturating_sub(shared_most),
            most: self.most.saturating_sub(shared_least).min(edges.count()),
            source: self.source.max(other.source),
        }
    }
}
