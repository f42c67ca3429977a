//! What follows from a series of bounds, exactly where the steps suffice.

use std::sync::Arc;

use super::{
    Certainty, Edges,
    bound::Bound,
    graph::Graph,
    reasoning::{Facts, Found, near, search, tighten},
};

/// How many mazes that keep all bounds are remembered as witnesses.
const WITNESSES: usize = 24;

/// What follows from all bounds learned so far for the walls of one connected maze on a graph.
#[derive(Clone, Debug)]
pub(crate) struct Deduction {
    graph: Arc<Graph>,
    facts: Facts,
    /// Together with the facts equivalent to all bounds learned, and as narrow as propagation makes them.
    bounds: Vec<Bound>,
    /// Mazes that keep all bounds, by their walls.
    witnesses: Vec<Edges>,
    certainty: Certainty,
    /// The steps that were granted to the search through just these bounds.
    searched: u64,
}

impl Deduction {
    /// Nothing is known but that the graph is connected: every edge that is no bridge may be a wall.
    pub(crate) fn new(graph: Graph) -> Deduction {
        let mut facts = Facts::default();
        facts.follow(&graph, &[]);
        Deduction {
            graph: Arc::new(graph),
            facts,
            bounds: Vec::new(),
            witnesses: vec![Edges::NONE],
            certainty: Certainty::Exact,
            searched: u64::MAX,
        }
    }

    /// Takes in one more bound, searching at most `steps`. `false`, and nothing changes: no maze keeps it and those before.
    /// What was known already costs nothing.
    pub(crate) fn learn(&mut self, bound: Bound, mut steps: u64) -> bool {
        if self.says(&bound) && (steps <= self.searched || self.certainty == Certainty::Exact) {
            return true;
        }
        let mut next = self.clone();
        next.searched = steps;
        next.witnesses.retain(|walls| bound.allows(*walls));
        next.bounds.push(bound);
        let possible = next.propagate() && next.prove(&mut steps);
        if possible {
            *self = next;
        }
        possible
    }

    /// What is certain.
    pub(crate) fn facts(&self) -> Facts {
        self.facts
    }

    /// What is known of the other edges; no bound is idle or implied by another one.
    pub(crate) fn bounds(&self) -> &[Bound] {
        &self.bounds
    }

    /// How complete the facts are.
    pub(crate) fn certainty(&self) -> Certainty {
        self.certainty
    }

    /// The graph.
    pub(crate) fn graph(&self) -> &Graph {
        &self.graph
    }

    /// Some mazes that keep all bounds, by their walls; none only when the steps of a search did not suffice.
    #[cfg(test)]
    pub(crate) fn witnesses(&self) -> &[Edges] {
        &self.witnesses
    }

    /// Whether a connected maze with these walls keeps all bounds.
    #[cfg(test)]
    pub(crate) fn allows(&self, walls: Edges) -> bool {
        self.facts.walls.within(walls)
            && self.facts.open.and(walls).is_empty()
            && self.bounds.iter().all(|bound| bound.allows(walls))
    }

    /// Whether the facts or one of the bounds say as much as this one.
    fn says(&self, bound: &Bound) -> bool {
        let rest = bound.reduce(self.facts.walls, self.facts.open);
        rest.is_some_and(|rest| rest.is_idle() || self.bounds.iter().any(|known| known.implies(&rest)))
    }

    /// Propagates and tightens in turn until nothing new follows. `false`: no maze keeps all bounds.
    fn propagate(&mut self) -> bool {
        loop {
            if !self.facts.follow(&self.graph, &self.bounds) {
                return false;
            }
            let before = self.facts;
            self.bounds = tighten(&self.bounds, &self.facts);
            if !self.facts.follow(&self.graph, &self.bounds) {
                return false;
            }
            if self.facts == before {
                return true;
            }
        }
    }

    /// Settles by search every edge that propagation left unknown. `false`: no maze keeps all bounds.
    fn prove(&mut self, steps: &mut u64) -> bool {
        self.certainty = Certainty::Propagated;
        let mut shown = Shown::default();
        for walls in &self.witnesses {
            shown.add(&self.graph, &self.bounds, *walls);
        }
        if self.witnesses.is_empty() {
            match search(&self.graph, &self.bounds, self.facts, steps) {
                Found::Maze(walls) => self.witness(walls, &mut shown),
                Found::Nothing => return false,
                Found::Unsettled => return true,
            }
        }
        let mut settled = true;
        for edge in self.facts.unknown(&self.graph).iter() {
            for wall in [true, false] {
                let mut supposed = self.facts;
                if !supposed.unknown(&self.graph).holds(edge) || shown.side(wall).holds(edge) {
                    continue;
                }
                supposed.side(wall).insert(edge);
                match search(&self.graph, &self.bounds, supposed, steps) {
                    Found::Maze(walls) => self.witness(walls, &mut shown),
                    Found::Nothing => {
                        self.facts.side(!wall).insert(edge);
                        if !self.propagate() {
                            return false;
                        }
                    }
                    Found::Unsettled => settled = false,
                }
            }
        }
        if settled {
            self.certainty = Certainty::Exact;
        }
        true
    }

    fn witness(&mut self, walls: Edges, shown: &mut Shown) {
        shown.add(&self.graph, &self.bounds, walls);
        if self.witnesses.len() == WITNESSES {
            self.witnesses.remove(0);
        }
        self.witnesses.push(walls);
    }
}

/// The edges that some known maze shows as a wall, and as a passage.
#[derive(Default)]
struct Shown {
    walls: Edges,
    open: Edges,
}

impl Shown {
    fn side(&self, wall: bool) -> Edges {
        if wall { self.walls } else { self.open }
    }

    fn add(&mut self, graph: &Graph, bounds: &[Bound], walls: Edges) {
        let (wall, open) = near(graph, bounds, walls);
        self.walls = self.walls.or(wall);
        self.open = self.open.or(open);
    }
}
