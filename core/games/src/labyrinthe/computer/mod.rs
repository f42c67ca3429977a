//! Computer players at five levels.
//!
//! All of them hear the same answers; they differ in what they make of them and in what they dare to ask:
//!
//! | level | reads the answers | asks |
//! |---|---|---|
//! | 1 | by propagation, without search | the first step of a shortest way that may be free; a third of the time any step |
//! | 2 | by propagation, without search | the first step of a shortest way that may be free |
//! | 3 | all that follows ([`Knowledge`]) | on through what is known and over one edge that is not, hoping to meet the fewest of those |
//! | 4 | all that follows, and 48 mazes that keep it | the way that looks best at first sight |
//! | 5 | all that follows, and 256 mazes that keep it | of the six ways that look best, the one after which playing on in 128 of the mazes takes the fewest turns |
//!
//! On 5x5 mazes of the generator's default they need about 16, 11, 10, 7.5 and 6.6 questions on average; the lower
//! three read a maze as if every wall not heard of were absent, the upper two as the generator makes mazes.
//!
//! A decision is a function of the log, the chance and the steps it may spend, and of nothing else: players keep
//! no memory of what they thought.

mod belief;
mod crowd;
mod hope;
mod outlook;
mod prior;
mod rooted;

use rand::{CryptoRng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{Grid, Knowledge, Question, State, game, generator, other};
use crate::{Budget, Cell, Computer, Level, Match, Move, Seat, Secret, Setup, Step, state_of};
use belief::{Ends, Pains};
use outlook::{Outlook, Sight};
use prior::Prior;

/// A sample of fewer worlds says too little to judge by.
const FEWEST_WORLDS: usize = 16;

/// A player for `seat`.
pub(super) fn open(setup: &Setup, seat: Seat, level: Level) -> Box<dyn Computer> {
    Box::new(Asker { seat, grid: game::grid(&setup.options), level, knowledge: None })
}

struct Asker {
    seat: Seat,
    grid: Grid,
    level: Level,
    /// What the answers say; none before the other's D and A are known.
    knowledge: Option<Knowledge>,
}

impl Computer for Asker {
    fn observe(&mut self, public: &dyn Match, _step: &Step) {
        let state: &State = state_of(public);
        let Some(ends) = state.ends(other(self.seat)) else {
            return;
        };
        let fresh = || Knowledge::new(self.grid, ends.start, ends.goal);
        let knowledge = self.knowledge.get_or_insert_with(fresh);
        let steps = search_steps(self.level);
        for heard in state.heard(self.seat).since(knowledge.heard()) {
            knowledge.hear_within(&heard.question, heard.reply, steps);
        }
    }

    fn secret(&mut self, _public: &dyn Match, _slot: u8, rng: &mut dyn CryptoRng) -> Secret {
        generator::generate(self.grid, self.level, rng).encode()
    }

    fn choose(&mut self, _public: &dyn Match, budget: &mut Budget<'_>, rng: &mut dyn CryptoRng) -> Move {
        let rng = &mut ChaCha8Rng::seed_from_u64(rng.random());
        let question = self.knowledge.as_ref().map(|knowledge| decide(knowledge, self.level, budget, rng));
        question.unwrap_or(Question::Count(Cell { column: 0, row: 0 })).encode()
    }
}

/// The steps of search that a level spends on what follows from one answer.
fn search_steps(level: Level) -> u64 {
    if level.number() <= 2 { 0 } else { Knowledge::STEPS }
}

fn decide(knowledge: &Knowledge, level: Level, budget: &mut Budget<'_>, rng: &mut ChaCha8Rng) -> Question {
    if knowledge.contradiction().is_some() {
        // Nothing follows from lies; the audit will name them.
        return hope::anywhere(knowledge, rng);
    }
    let (pains, sight) = match level.number() {
        1 if rng.random_range(0..3) == 0 => return hope::anywhere(knowledge, rng),
        1 | 2 => return hope::step(knowledge),
        3 => return hope::way(knowledge, 1),
        4 => (Pains { worlds: 48, stirs: 4 }, Sight { ways: 1, worlds: 0 }),
        _ => (Pains { worlds: 256, stirs: 4 }, Sight { ways: 6, worlds: 128 }),
    };
    let graph = knowledge.deduction().graph();
    let grid = knowledge.grid();
    let arrival = grid.index(knowledge.arrival());
    let ends = Ends { start: grid.index(knowledge.start()), arrival, apart: u32::from(grid.size()) };
    let worlds = belief::sample(knowledge.deduction(), &Prior::new(graph), ends, pains, budget, rng);
    let outlook = Outlook::new(grid, graph, arrival, &worlds);
    let best = if worlds.len() < FEWEST_WORLDS {
        None
    } else {
        outlook.best(grid.index(knowledge.reached()), sight, budget)
    };
    best.unwrap_or_else(|| hope::way(knowledge, 3))
}

#[cfg(test)]
mod tests;
