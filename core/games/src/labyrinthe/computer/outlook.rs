//! What each question may bring, judged on a sample of worlds.
//!
//! Counts (LYR-5) are not thought of. On a sample they look better than they are, because a few of them tell the
//! worlds of a sample apart but not the mazes it stands for; with them the best level needed a turn more on
//! average, measured over hundreds of games.

use std::{cmp::Reverse, collections::BinaryHeap};

use super::crowd::Crowd;
use crate::{
    Budget, Direction,
    labyrinthe::{Edges, Grid, Question, knowledge::Graph},
};

/// The turns left even when the least surprising way to A is no surprise, measured.
const TURNS: f64 = 3.0;

/// The turns that one bit of surprise on the least surprising way to A costs, measured.
const TURNS_PER_BIT: f64 = 2.0;

/// The turns that one bit learned about the maze saves, besides what it does to the ways, measured.
const TURNS_PER_LEARNED: f64 = 1.5;

/// How many worlds of the whole sample stand behind each smaller crowd, so that a few worlds do not pass for certainty.
const BACKING: f64 = 2.0;

/// How far ahead a level looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// The ways, the best at first sight, that are judged by playing on in the sample; 0 or 1 is first sight alone.
    pub ways: usize,
    /// The worlds in which it plays on.
    pub worlds: usize,
}

/// A sample of worlds laid out by edge.
pub(super) struct Outlook<'a> {
    grid: Grid,
    graph: &'a Graph,
    arrival: usize,
    /// For each edge the worlds in which it is a passage.
    open: Vec<Crowd>,
    /// For each edge what the whole sample adds to the worlds of a smaller crowd in which it is a passage.
    backing: Vec<f64>,
    all: Crowd,
}

/// The likeliest ways from one cell to every other.
struct Ways {
    nodes: Vec<Node>,
}

/// A way that was followed to a cell.
struct Node {
    /// The worlds in which the way is free.
    free: Crowd,
    cell: usize,
    /// The node before.
    from: usize,
}

/// A way that may be asked.
#[derive(Clone, Copy)]
struct Prospect {
    /// Its node.
    node: usize,
    /// The worlds in which it is free, and the cell where it then ends.
    yes: (Crowd, usize),
    /// The worlds in which it is not.
    no: Crowd,
    /// The expected turns, this one counted.
    turns: f64,
}

impl<'a> Outlook<'a> {
    /// The outlook on these worlds, given by their passages; at most [`Crowd::MOST`].
    pub(super) fn new(grid: Grid, graph: &'a Graph, arrival: usize, worlds: &[Edges]) -> Outlook<'a> {
        let mut open = vec![Crowd::NONE; grid.edges()];
        for (place, world) in worlds.iter().enumerate().take(Crowd::MOST) {
            world.iter().for_each(|edge| open[usize::from(edge.0)].insert(place));
        }
        let all = Crowd::first(worlds.len());
        let share = |open: &Crowd| BACKING * f64::from(open.count()) / f64::from(all.count());
        let backing = open.iter().map(share).collect();
        Outlook { grid, graph, arrival, open, backing, all }
    }

    /// The way from cell `at` with the fewest expected turns; `None` when there is nothing worth asking.
    pub(super) fn best(&self, at: usize, sight: Sight, budget: &mut Budget<'_>) -> Option<Question> {
        let ways = Ways::from(self, self.all, at);
        let mut prospects = self.prospects(&ways, self.all, at);
        prospects.sort_by(|one, other| one.turns.total_cmp(&other.turns));
        if sight.ways > 1 {
            prospects.truncate(sight.ways);
            let few = self.all.and(Crowd::first(sight.worlds));
            let mut played = Vec::new();
            for prospect in &prospects {
                let turns = self.play(few, prospect, at, budget);
                // What was broken off cannot be held against what was played to the end.
                if budget.left() == 0 {
                    break;
                }
                played.push(Prospect { turns, ..*prospect });
            }
            if !played.is_empty() {
                prospects = played;
            }
        }
        let best = prospects.into_iter().min_by(|one, other| one.turns.total_cmp(&other.turns))?;
        Some(Question::Way(self.steps(&ways, best.node)))
    }

    /// The expected turns when `prospect` is asked in a world of `crowd`, and what is best at first sight ever after.
    fn play(&self, crowd: Crowd, prospect: &Prospect, at: usize, budget: &mut Budget<'_>) -> f64 {
        let outcomes = [prospect.yes, (prospect.no, at)];
        let turns = outcomes.map(|(outcome, at)| {
            let outcome = outcome.and(crowd);
            f64::from(outcome.count()) / f64::from(crowd.count().max(1)) * self.follow(outcome, at, budget)
        });
        1.0 + turns.iter().sum::<f64>()
    }

    fn follow(&self, crowd: Crowd, at: usize, budget: &mut Budget<'_>) -> f64 {
        if at == self.arrival || crowd.is_empty() {
            return 0.0;
        }
        if crowd.count() == 1 {
            return 1.0;
        }
        if !budget.spend(self.open.len() as u64) {
            return self.estimate(crowd, crowd, at);
        }
        let prospects = self.prospects(&Ways::from(self, crowd, at), crowd, at).into_iter();
        let best = prospects.min_by(|one, other| one.turns.total_cmp(&other.turns));
        best.map_or(1.0, |best| self.play(crowd, &best, at, budget))
    }

    /// What each way brings in a world of `crowd`, at first sight. A way that is certain and does not arrive is left
    /// out: it can be walked later as well.
    fn prospects(&self, ways: &Ways, crowd: Crowd, at: usize) -> Vec<Prospect> {
        let all = f64::from(crowd.count());
        let share = |part: Crowd, at| f64::from(part.count()) / all * self.estimate(crowd, part, at);
        // What "no" brings, for each node: the same as for the node before when that is free in the same worlds.
        let mut denied = vec![0.0; ways.nodes.len()];
        let mut prospects = Vec::new();
        for (number, node) in ways.nodes.iter().enumerate().skip(1) {
            let no = crowd.without(node.free);
            let same = ways.nodes[node.from].free == node.free;
            denied[number] = if same { denied[node.from] } else { share(no, at) };
            if node.cell == self.arrival || !no.is_empty() {
                let turns = 1.0 + share(node.free, node.cell) + denied[number];
                prospects.push(Prospect { node: number, yes: (node.free, node.cell), no, turns });
            }
        }
        prospects
    }

    /// About how many turns are left from `at`, after the worlds of `before` were narrowed down to `crowd`.
    fn estimate(&self, before: Crowd, crowd: Crowd, at: usize) -> f64 {
        if at == self.arrival || crowd.is_empty() {
            return 0.0;
        }
        let learned = (f64::from(before.count()) / f64::from(crowd.count())).log2();
        let turns = TURNS + TURNS_PER_BIT * self.surprise(crowd, at) - TURNS_PER_LEARNED * learned;
        turns.max(1.0)
    }

    /// How surprising the least surprising way to A would be, edge by edge, in bits (Dijkstra).
    fn surprise(&self, crowd: Crowd, at: usize) -> f64 {
        let count = f64::from(crowd.count());
        let mut cost = [f64::INFINITY; Graph::CELLS];
        // The cells whose cost is final, and those next to them.
        let (mut done, mut front) = (0u128, 1u128 << at);
        cost[at] = 0.0;
        loop {
            let mut nearest = None;
            let mut rest = front;
            while rest != 0 {
                let cell = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                if nearest.is_none_or(|nearest: usize| cost[cell] < cost[nearest]) {
                    nearest = Some(cell);
                }
            }
            let Some(cell) = nearest.filter(|cell| *cell != self.arrival) else {
                return cost[self.arrival].min(f64::from(u8::MAX));
            };
            done |= 1 << cell;
            front &= !(1 << cell);
            for (edge, beyond) in self.graph.around(cell) {
                let (edge, beyond) = (usize::from(edge.0), usize::from(*beyond));
                let backing = self.backing[edge];
                if done >> beyond & 1 == 1 || backing == 0.0 {
                    continue;
                }
                front |= 1 << beyond;
                let bits = if backing == BACKING {
                    0.0
                } else {
                    let odds = (f64::from(self.open[edge].and(crowd).count()) + backing) / (count + BACKING);
                    odds.log2()
                };
                cost[beyond] = cost[beyond].min(cost[cell] - bits);
            }
        }
    }

    /// The steps of the way to a node.
    fn steps(&self, ways: &Ways, node: usize) -> Vec<Direction> {
        let mut steps = Vec::new();
        let mut number = node;
        while number != 0 {
            let Node { cell, from, .. } = ways.nodes[number];
            let leads = |step: &Direction| self.leads(ways.nodes[from].cell, *step, cell);
            steps.extend(Direction::ALL.into_iter().find(leads));
            number = from;
        }
        steps.reverse();
        steps
    }
}

impl Outlook<'_> {
    /// Whether a step leads from one adjacent cell to the other.
    fn leads(&self, from: usize, step: Direction, to: usize) -> bool {
        let (right, down) = step.delta();
        let offset = isize::from(right) + isize::from(down) * isize::from(self.grid.size());
        from.checked_add_signed(offset) == Some(to)
    }
}

impl Ways {
    /// The ways that cross no cell twice, best first by the number of worlds of `crowd` in which they are free. Node 0
    /// stands at the start; each other cell that can be reached has one node.
    fn from(outlook: &Outlook<'_>, crowd: Crowd, at: usize) -> Ways {
        let mut nodes = Vec::new();
        let mut reached = 0u128;
        let mut found = vec![Node { free: crowd, cell: at, from: 0 }];
        let mut waiting = BinaryHeap::from([(crowd.count(), Reverse(0))]);
        while let Some((_, Reverse(number))) = waiting.pop() {
            let Node { free, cell, from } = found[number];
            if reached >> cell & 1 == 1 {
                continue;
            }
            reached |= 1 << cell;
            let here = nodes.len();
            nodes.push(Node { free, cell, from });
            if cell == outlook.arrival {
                continue;
            }
            for (edge, beyond) in outlook.graph.around(cell) {
                let beyond = usize::from(*beyond);
                let free = free.and(outlook.open[usize::from(edge.0)]);
                if reached >> beyond & 1 == 0 && !free.is_empty() {
                    waiting.push((free.count(), Reverse(found.len())));
                    found.push(Node { free, cell: beyond, from: here });
                }
            }
        }
        Ways { nodes }
    }
}
