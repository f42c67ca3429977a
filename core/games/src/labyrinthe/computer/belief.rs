//! A sample of the mazes that keep all answers.

use rand::{Rng, RngExt};
use rand_chacha::ChaCha8Rng;

use super::{
    crowd::Crowd,
    prior::{NEAR, Prior, World},
    rooted::Rooted,
};
use crate::{
    Budget,
    labyrinthe::{
        Edge, Edges,
        knowledge::{Deduction, Graph},
    },
};

/// How heavily one missing or surplus wall of a bound weighs at the start and at the end of a walk.
const HEAT: (f64, f64) = (0.3, 4.0);

/// What is asked of a sample.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pains {
    /// The worlds wanted.
    pub worlds: usize,
    /// The changes tried on each, at most, per edge of the graph.
    pub stirs: u32,
}

/// D and A as cells of the graph, and the distance below which an owner would not put them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ends {
    /// D.
    pub start: usize,
    /// A.
    pub arrival: usize,
    /// The distance.
    pub apart: u32,
}

/// The passages of at most `pains.worlds` mazes that keep everything deduced, each drawn by itself, nearly by `prior`
/// given all answers: an annealed Metropolis walk from a maze that knows no answer. One change tried is one step
/// of `budget`. Fewer mazes, or none, when the budget does not suffice.
pub(super) fn sample(
    deduction: &Deduction,
    prior: &Prior,
    ends: Ends,
    pains: Pains,
    budget: &mut Budget<'_>,
    rng: &mut ChaCha8Rng,
) -> Vec<Edges> {
    let graph = deduction.graph();
    let stirs = pains.stirs * graph.edges().count();
    let mut worlds = Vec::new();
    for _ in 0..pains.worlds.min(Crowd::MOST) {
        if !budget.spend(u64::from(stirs)) {
            break;
        }
        let world = prior.draw(graph, rng);
        let mut walk =
            Walk { deduction, prior, ends, tree: Rooted::new(graph, world.tree), world, strain: 0, lack: 0 };
        walk.strain = walk.strain_of(world.open);
        walk.lack = lack(graph, world.open, ends);
        let mut last = None;
        for stir in 0..stirs {
            let share = f64::from(stir) / f64::from(stirs);
            walk.stir(HEAT.0 + (HEAT.1 - HEAT.0) * share, rng);
            if walk.strain == 0 {
                last = Some(walk.world.open);
            }
        }
        worlds.extend(last);
    }
    worlds
}

/// One Metropolis walk over mazes; what the answers forbid is not barred but weighs.
struct Walk<'a> {
    deduction: &'a Deduction,
    prior: &'a Prior,
    ends: Ends,
    world: World,
    /// The tree of the world.
    tree: Rooted,
    /// How many walls are missing or surplus by what is known.
    strain: u32,
    /// How many steps A is too near to D.
    lack: u32,
}

impl Walk<'_> {
    /// Tries one change.
    fn stir(&mut self, heat: f64, rng: &mut ChaCha8Rng) {
        let graph = self.deduction.graph();
        let spare = graph.edges().without(self.world.tree);
        let Some(edge) = pick(spare, rng) else {
            return;
        };
        let mut next = self.world;
        let mut ratio = 1.0;
        let mut swapped = None;
        match rng.next_u32() % 4 {
            0 | 1 => {
                // The tree takes another way round; what becomes of the maze depends on whether the edge was open already.
                let Some(dropped) = pick(self.tree.path(graph.sides(edge)), rng) else {
                    return;
                };
                next.tree.insert(edge);
                next.tree.remove(dropped);
                swapped = Some(dropped);
                if !next.open.holds(edge) {
                    next.open.insert(edge);
                    next.open.remove(dropped);
                }
            }
            2 => {
                let count = |world: &World| (world.open.count() - world.tree.count()) as usize;
                next.open.flip(edge);
                ratio = self.prior.ratio(count(&self.world), count(&next));
            }
            _ => {
                let Some(other) = pick(spare, rng) else {
                    return;
                };
                if next.open.holds(edge) == next.open.holds(other) {
                    return;
                }
                next.open.flip(edge);
                next.open.flip(other);
            }
        }
        if self.decide(next, ratio, heat, rng) {
            self.world = next;
            if let Some(dropped) = swapped {
                self.tree.swap(edge, graph.sides(edge), dropped);
            }
        }
    }

    /// Whether the walk goes on to `next` (Metropolis); then its strain and lack are taken over already.
    fn decide(&mut self, next: World, ratio: f64, heat: f64, rng: &mut ChaCha8Rng) -> bool {
        if next.open == self.world.open {
            return true;
        }
        let strain = self.strain_of(next.open);
        let chance = ratio * (heat * (f64::from(self.strain) - f64::from(strain))).exp();
        let draw = rng.random::<f64>();
        if draw >= chance * (NEAR * f64::from(self.lack)).exp() {
            return false;
        }
        let lack = lack(self.deduction.graph(), next.open, self.ends);
        let taken = draw < chance * (NEAR * (f64::from(self.lack) - f64::from(lack))).exp();
        if taken {
            (self.strain, self.lack) = (strain, lack);
        }
        taken
    }

    fn strain_of(&self, open: Edges) -> u32 {
        let facts = self.deduction.facts();
        let walls = self.deduction.graph().edges().without(open);
        let of = |bound: &crate::labyrinthe::knowledge::Bound| {
            let count = bound.edges.and(walls).count();
            bound.least.saturating_sub(count) + count.saturating_sub(bound.most)
        };
        let known = facts.walls.and(open).count() + facts.open.and(walls).count();
        known + self.deduction.bounds().iter().map(of).sum::<u32>()
    }
}

/// One of the edges, each equally likely.
fn pick(edges: Edges, rng: &mut ChaCha8Rng) -> Option<Edge> {
    let count = edges.count();
    if count == 0 { None } else { edges.nth(rng.random_range(0..count)) }
}

/// How many steps A is nearer to D than `ends.apart`.
fn lack(graph: &Graph, open: Edges, ends: Ends) -> u32 {
    let mut reached = 1u128 << ends.start;
    let mut front = reached;
    for distance in 0..ends.apart {
        if front >> ends.arrival & 1 == 1 {
            return ends.apart - distance;
        }
        let mut next = 0u128;
        while front != 0 {
            let cell = front.trailing_zeros() as usize;
            front &= front - 1;
            for (edge, beyond) in graph.around(cell) {
                if open.holds(*edge) {
                    next |= 1 << beyond;
                }
            }
        }
        front = next & !reached;
        reached |= next;
    }
    0
}
