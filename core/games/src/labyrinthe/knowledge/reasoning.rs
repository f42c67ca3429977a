//! What follows from bounds and from the law that all cells are connected (LYR-2), on any graph.

use super::{Edge, Edges, bound::Bound, graph::Graph};

/// The most bounds that [`tighten`] keeps, so that it ends soon.
const MOST_BOUNDS: usize = 240;

/// Edges of which it is certain what they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Facts {
    /// The certain walls.
    pub walls: Edges,
    /// The certain passages.
    pub open: Edges,
}

/// What a search for a maze came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// A maze with exactly these walls keeps everything.
    Maze(Edges),
    /// There is none.
    Nothing,
    /// The steps did not suffice.
    Unsettled,
}

impl Facts {
    /// The edges that are not certain.
    pub(crate) fn unknown(&self, graph: &Graph) -> Edges {
        graph.edges().without(self.walls).without(self.open)
    }

    /// The certain walls, or the certain passages.
    pub(crate) fn side(&mut self, wall: bool) -> &mut Edges {
        if wall { &mut self.walls } else { &mut self.open }
    }

    /// Adds what follows by propagation: a bound that is used up settles the rest of its edges, and an edge
    /// without which cells would be cut off is a passage. `false`: no maze keeps all of it.
    pub(crate) fn follow(&mut self, graph: &Graph, bounds: &[Bound]) -> bool {
        loop {
            let before = *self;
            for bound in bounds {
                let Some(rest) = bound.reduce(self.walls, self.open) else {
                    return false;
                };
                if rest.most == 0 {
                    self.open = self.open.or(rest.edges);
                } else if rest.least == rest.edges.count() {
                    self.walls = self.walls.or(rest.edges);
                }
            }
            if *self != before {
                continue;
            }
            let Some(bridges) = graph.bridges(graph.edges().without(self.walls)) else {
                return false;
            };
            if bridges.within(self.open) {
                return true;
            }
            self.open = self.open.or(bridges);
        }
    }
}

/// Searches, within `steps`, for a maze that keeps `bounds` and `facts`. Each step is one choice tried.
///
/// Only walls that a bound demands are ever built: what no bound demands stays open, which cuts nothing off.
pub(crate) fn search(graph: &Graph, bounds: &[Bound], mut facts: Facts, steps: &mut u64) -> Found {
    if *steps == 0 {
        return Found::Unsettled;
    }
    *steps -= 1;
    if !facts.follow(graph, bounds) {
        return Found::Nothing;
    }
    let lacking = bounds.iter().filter_map(|bound| {
        let rest = bound.reduce(facts.walls, facts.open)?;
        (rest.least > 0).then_some(rest)
    });
    let Some(tightest) = lacking.min_by_key(|rest| rest.edges.count() - rest.least) else {
        return Found::Maze(facts.walls);
    };
    let Some(edge) = tightest.edges.iter().max_by_key(|edge| demand(bounds, &facts, *edge)) else {
        return Found::Nothing;
    };
    let mut unsettled = false;
    for wall in [true, false] {
        let mut tried = facts;
        tried.side(wall).insert(edge);
        match search(graph, bounds, tried, steps) {
            Found::Nothing => {}
            Found::Unsettled => unsettled = true,
            maze => return maze,
        }
    }
    if unsettled { Found::Unsettled } else { Found::Nothing }
}

/// How many bounds still lack a wall that this edge could be.
fn demand(bounds: &[Bound], facts: &Facts, edge: Edge) -> usize {
    let lacking =
        |bound: &&Bound| bound.edges.holds(edge) && bound.edges.and(facts.walls).count() < bound.least;
    bounds.iter().filter(lacking).count()
}

/// What one known maze shows: the edges that can be walls and those that can be open, by changing at most one edge of it.
pub(crate) fn near(graph: &Graph, bounds: &[Bound], walls: Edges) -> (Edges, Edges) {
    let passable = graph.edges().without(walls);
    let (mut full, mut bare) = (Edges::NONE, Edges::NONE);
    for bound in bounds {
        let count = bound.edges.and(walls).count();
        if count >= bound.most {
            full = full.or(bound.edges);
        }
        if count <= bound.least {
            bare = bare.or(bound.edges);
        }
    }
    let bridges = graph.bridges(passable).unwrap_or(passable);
    (walls.or(passable.without(bridges).without(full)), passable.or(walls.without(bare)))
}

/// Reduces the bounds to what is not certain, adds what pairs of them say together, and drops what others imply.
/// Whatever keeps `facts` and the result keeps `facts` and `bounds`, and the other way round.
pub(crate) fn tighten(bounds: &[Bound], facts: &Facts) -> Vec<Bound> {
    let mut kept: Vec<Bound> = Vec::new();
    let mut waiting: Vec<Bound> =
        bounds.iter().filter_map(|bound| bound.reduce(facts.walls, facts.open)).rev().collect();
    while let Some(mut bound) = waiting.pop() {
        if bound.is_idle() || kept.iter().any(|other| other.implies(&bound)) {
            continue;
        }
        if let Some(same) = kept.iter().find(|other| other.edges == bound.edges) {
            bound.least = bound.least.max(same.least);
            bound.most = bound.most.min(same.most);
            bound.source = bound.source.max(same.source);
        }
        kept.retain(|other| !bound.implies(other));
        for other in &kept {
            for derived in [bound.minus(other), other.minus(&bound)] {
                let room = kept.len() + waiting.len() < MOST_BOUNDS;
                if room
                    && !derived.is_idle()
                    && (derived.edges != bound.edges && derived.edges != other.edges)
                {
                    waiting.push(derived);
                }
            }
        }
        kept.push(bound);
    }
    kept
}
