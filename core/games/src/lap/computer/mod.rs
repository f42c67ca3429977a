//! Computer players at five levels.
//!
//! | level | reads the answers | asks |
//! |---|---|---|
//! | 1 | by propagation | any square that is not certain |
//! | 2 | by propagation | the square with the most cells that are not certain |
//! | 3 | by propagation, and 10 boards that keep them | the square whose answer says most about those boards |
//! | 4 | as 3, with 32 boards | so too |
//! | 5 | as 3, with 96 boards | so too |
//!
//! "Says most" is the entropy of the answer over the boards. All of them declare only when a search has shown that one
//! board alone keeps all answers, and reply to a declaration so too (LAP-5).
//!
//! A decision is a function of the log, the chance and the steps it may spend, and of nothing else: players keep no memory of
//! what they thought.

mod belief;

use rand::{CryptoRng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{
    Board, Deed, Heard, Knowledge, Size, Square, Stage, State, game, generator, reasoning::Searched, squares,
};
use crate::{Budget, Computer, Level, Match, Move, Seat, Secret, Setup, Step, state_of};
use belief::Pains;

/// The steps of the search that shows that one board alone is left.
const SURE_STEPS: u64 = 4_000;

/// With more cells that are not certain than these, no search is tried.
const MOST_OPEN: u32 = 60;

/// The most boards that a search shows.
const MOST_BOARDS: usize = 200;

/// A sample of no more boards than these says too little beside some that a search found.
const FEWEST: usize = 3;

/// A player for `seat`.
pub(super) fn open(setup: &Setup, seat: Seat, level: Level) -> Box<dyn Computer> {
    let size = game::size(&setup.options);
    Box::new(Asker { seat, size, level, knowledge: Knowledge::new(size) })
}

struct Asker {
    seat: Seat,
    size: Size,
    level: Level,
    knowledge: Knowledge,
}

impl Computer for Asker {
    fn observe(&mut self, public: &dyn Match, _step: &Step) {
        let state: &State = state_of(public);
        for heard in state.heard(self.seat).since(self.knowledge.heard()) {
            self.knowledge.hear_within(heard.square, heard.counts, 0);
        }
    }

    fn secret(&mut self, _public: &dyn Match, slot: u8, rng: &mut dyn CryptoRng) -> Secret {
        let declared = if slot == 0 { None } else { self.sure() };
        declared.unwrap_or_else(|| generator::generate(self.size, self.level, rng)).encode()
    }

    fn choose(&mut self, public: &dyn Match, budget: &mut Budget<'_>, rng: &mut dyn CryptoRng) -> Move {
        let state: &State = state_of(public);
        let may_declare = state.deed(self.seat, &Deed::Declare.encode()).is_ok();
        let (mut boards, all) = if budget.spend(SURE_STEPS) { self.left() } else { (Vec::new(), false) };
        if may_declare && all && boards.len() == 1 {
            return Deed::Declare.encode();
        }
        if state.stage() == Stage::Reply {
            return Deed::None.encode();
        }
        let rng = &mut ChaCha8Rng::seed_from_u64(rng.random());
        if let (false, Some(pains)) = (all, pains(self.level)) {
            let heard: Vec<Heard> = state.heard(self.seat).iter().copied().collect();
            let sampled = belief::sample(self.size, &heard, pains, budget, rng);
            if sampled.len() > FEWEST {
                boards = sampled;
            }
        }
        let square = pains(self.level).and_then(|_| self.telling(&boards));
        Deed::Ask(square.unwrap_or_else(|| self.unsettled(rng))).encode()
    }
}

impl Asker {
    /// Boards that keep all answers, found by a search, and whether these are all.
    fn left(&self) -> (Vec<Board>, bool) {
        if self.knowledge.open().count_ones() > MOST_OPEN {
            return (Vec::new(), false);
        }
        let (boards, searched) = self.knowledge.some_boards(MOST_BOARDS, SURE_STEPS);
        (boards, searched == Searched::All)
    }

    /// The one board that keeps all answers, when a search shows that it is the only one.
    fn sure(&self) -> Option<Board> {
        let (mut boards, all) = self.left();
        boards.pop().filter(|_| all && boards.is_empty())
    }

    /// A square that is not certain: any (level 1), or one of those with the most cells that are not.
    fn unsettled(&self, rng: &mut ChaCha8Rng) -> Square {
        let open = self.knowledge.open();
        let count = |square: &Square| {
            let cells = square.cells(self.size) & open;
            if self.knowledge.knows(*square) { 0 } else { cells.count_ones() }
        };
        let most = squares(self.size).map(|square| count(&square)).max().unwrap_or(0);
        let least = if self.level.number() == 1 { most.min(1) } else { most };
        let left: Vec<Square> = squares(self.size).filter(|square| count(square) >= least).collect();
        left.get(rng.random_range(0..left.len().max(1))).copied().unwrap_or(Square { column: 0, row: 0 })
    }

    /// The square not asked about whose answer says most about `boards`; none when none says anything.
    fn telling(&self, boards: &[Board]) -> Option<Square> {
        let mut best: Option<(f64, Square)> = None;
        for square in squares(self.size).filter(|square| !self.knowledge.knows(*square)) {
            let cells = square.cells(self.size);
            let mut tally: Vec<([u8; 4], u32)> = Vec::new();
            for board in boards {
                let counts = board.counts(cells);
                match tally.iter_mut().find(|(known, _)| *known == counts) {
                    Some((_, number)) => *number += 1,
                    None => tally.push((counts, 1)),
                }
            }
            let all = boards.len() as f64;
            let entropy: f64 = tally
                .iter()
                .map(|(_, number)| {
                    let share = f64::from(*number) / all;
                    -share * share.ln()
                })
                .sum();
            if entropy > 1e-9 && best.is_none_or(|(most, _)| entropy > most + 1e-9) {
                best = Some((entropy, square));
            }
        }
        best.map(|(_, square)| square)
    }
}

const fn pains(level: Level) -> Option<Pains> {
    match level.number() {
        3 => Some(Pains { boards: 10, tries: 3_000 }),
        4 => Some(Pains { boards: 32, tries: 5_000 }),
        5 => Some(Pains { boards: 96, tries: 6_000 }),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
