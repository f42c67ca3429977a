//! The reader's notebook: what follows from all answers (LYR-10).

mod bound;
mod deduction;
mod graph;
mod reasoning;

use super::{Edge, Edges, Grid, Question, Reply, Way};
use crate::{Cell, Direction};
pub(crate) use bound::Bound;
pub(crate) use deduction::Deduction;
pub(crate) use graph::Graph;

/// What is known of one edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Known {
    /// In every maze that keeps all answers, this is a wall.
    Wall,
    /// In every maze that keeps all answers, this is a passage.
    Open,
    /// Not certain.
    Unknown,
}

/// How complete the knowledge is. What is shown as certain is certain in either case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// Every edge that is [`Known::Unknown`] is a wall in one maze that keeps all answers, and a passage in another.
    Exact,
    /// Everything that propagation finds, and what the search proved before its steps were used up; more may follow.
    Propagated,
}

/// "One of these": among these edges, none of them certain, stand at least `least` and at most `most` walls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The edges, in rising order; at least two.
    pub edges: Vec<Edge>,
    /// The least number of walls among them.
    pub least: u32,
    /// The greatest number of walls among them.
    pub most: u32,
    /// The answer, by its place in the order heard, after which this followed.
    pub source: usize,
}

/// What follows for one hidden maze from all answers heard and from the law that every cell is connected
/// (LYR-2, LYR-10).
///
/// Sound: nothing certain is false of a maze whose owner answered truly. Monotone: what is certain stays
/// certain. Bounded: one answer costs propagation and at most [`Knowledge::STEPS`] steps of search. The
/// same answers in the same order give the same knowledge.
#[derive(Clone, Debug)]
pub struct Knowledge {
    grid: Grid,
    start: Cell,
    arrival: Cell,
    reached: Cell,
    heard: usize,
    deduction: Deduction,
    groups: Vec<Group>,
    contradiction: Option<usize>,
}

impl Knowledge {
    /// The search steps that [`Knowledge::hear`] spends at most, each a few microseconds.
    pub const STEPS: u64 = 2_000;

    /// The knowledge of one who has heard nothing but where the maze's D and A are (LYR-3).
    pub fn new(grid: Grid, start: Cell, arrival: Cell) -> Knowledge {
        Knowledge {
            grid,
            start,
            arrival,
            reached: start,
            heard: 0,
            deduction: Deduction::new(Graph::of(grid)),
            groups: Vec::new(),
            contradiction: None,
        }
    }

    /// Takes in the answer to a question asked from [`Knowledge::reached`]. `false`, and nothing changes, when
    /// the question is illegal there or the reply is none to such a question.
    pub fn hear(&mut self, question: &Question, reply: Reply) -> bool {
        self.hear_within(question, reply, Knowledge::STEPS)
    }

    /// As [`Knowledge::hear`], with its own limit on the steps of search; 0 is propagation alone.
    pub fn hear_within(&mut self, question: &Question, reply: Reply, steps: u64) -> bool {
        let Some((bound, end)) = self.meaning(question, reply) else {
            return false;
        };
        if self.contradiction.is_none() {
            if bound.is_some_and(|bound| self.deduction.learn(bound, steps)) {
                self.groups = self.deduction.bounds().iter().map(Group::of).collect();
            } else {
                self.contradiction = Some(self.heard);
            }
        }
        self.heard += 1;
        self.reached = end;
        true
    }

    /// What is known of an edge. An edge outside the grid is unknown.
    pub fn wall(&self, edge: Edge) -> Known {
        if usize::from(edge.0) >= self.grid.edges() {
            Known::Unknown
        } else if self.deduction.facts().walls.holds(edge) {
            Known::Wall
        } else if self.deduction.facts().open.holds(edge) {
            Known::Open
        } else {
            Known::Unknown
        }
    }

    /// What is known about edges that are not certain, each said once and as narrowly as propagation finds it.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// How complete this is.
    pub fn certainty(&self) -> Certainty {
        self.deduction.certainty()
    }

    /// The last cell reached (LYR-6).
    pub fn reached(&self) -> Cell {
        self.reached
    }

    /// The first answer, by its place in the order heard, that no maze can give after those before it: the owner
    /// lied. What is certain stays as it was before that answer. A lie may go unnoticed while the knowledge is
    /// only [`Certainty::Propagated`].
    pub fn contradiction(&self) -> Option<usize> {
        self.contradiction
    }

    /// The grid of the hidden maze.
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// The maze's A.
    pub fn arrival(&self) -> Cell {
        self.arrival
    }
}

impl Knowledge {
    /// How many answers were heard.
    pub(crate) fn heard(&self) -> usize {
        self.heard
    }

    /// The maze's D.
    pub(crate) fn start(&self) -> Cell {
        self.start
    }

    /// What follows, without the geometry.
    pub(crate) fn deduction(&self) -> &Deduction {
        &self.deduction
    }

    /// The edges that a way passes, and the cell where it ends (LYR-6, LYR-7). `None` when it is illegal.
    pub(crate) fn way(&self, steps: &[Direction]) -> Option<(Edges, Cell)> {
        let way = Way::trace(self.grid, self.reached, steps, self.arrival)?;
        Some((way.edges().iter().copied().collect(), way.end()))
    }

    /// What an answer says (`None`: what no maze can answer), and the cell reached after it. `None`: it is no answer to this.
    fn meaning(&self, question: &Question, reply: Reply) -> Option<(Option<Bound>, Cell)> {
        let source = self.heard;
        match (question, reply) {
            (Question::Count(cell), Reply::Count(count)) if self.grid.holds(*cell) => {
                let edges: Edges =
                    Direction::ALL.iter().filter_map(|side| self.grid.edge(*cell, *side)).collect();
                let border = 4 - edges.count();
                let walls = u32::from(count).checked_sub(border);
                Some((walls.map(|walls| Bound { edges, least: walls, most: walls, source }), self.reached))
            }
            (Question::Way(steps), Reply::Yes) => {
                let (edges, end) = self.way(steps)?;
                Some((Some(Bound { edges, least: 0, most: 0, source }), end))
            }
            (Question::Way(steps), Reply::No) => {
                let (edges, _) = self.way(steps)?;
                Some((Some(Bound { edges, least: 1, most: edges.count(), source }), self.reached))
            }
            _ => None,
        }
    }
}

impl Group {
    fn of(bound: &Bound) -> Group {
        Group {
            edges: bound.edges.iter().collect(),
            least: bound.least,
            most: bound.most,
            source: bound.source,
        }
    }
}

#[cfg(test)]
mod tests;
