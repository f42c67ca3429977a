//! Computer players at five levels.
//!
//! | level | reads the answers | asks |
//! |---|---|---|
//! | 1 | by propagation | any square that is not certain |
//! | 2 | by propagation | the square with the most cells that are not certain |
//! | 3 | by search, and boards that keep them out of 60,000 flips | the square whose answer says most about those boards |
//! | 4 | as 3, out of 600,000 flips | so too |
//! | 5 | as 3, out of 4,000,000 flips | so too; with few boards left, the square that says most together with the one after it |
//!
//! "Says most" is the entropy of the answer over the boards: over a sample, or over all that are left, once a search has found
//! all of them. Where all boards of the sample agree and others may be left, the square is asked that leaves the fewest
//! cells open. All players declare only when a search has shown that no other board that any further answer would tell
//! apart keeps all answers, and reply to a declaration so too (LAP-5).
//!
//! A decision is a function of the log, the chance and the steps it may spend, and of nothing else: players keep no memory of
//! what they thought.

mod belief;
mod choice;
mod walk;

use rand::{CryptoRng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{
    Board, Deed, Heard, Knowledge, Size, Square, Stage, State, game, generator, reasoning::Searched, squares,
};
use crate::{Budget, Computer, Level, Match, Move, Seat, Secret, Setup, Step, state_of};
use belief::Areas;
use choice::Choice;

/// The steps of the search for all boards that are left: of level 5, and of the others.
const SURE_STEPS: [u64; 2] = [20_000, 4_000];

/// The same, when the sample says that one alone is left.
const LAST_STEPS: u64 = 80_000;

/// With more cells that are not certain than these, no search is tried.
const MOST_OPEN: u32 = 76;

/// A sample of no more boards than these says too little beside some that a search found.
const FEWEST: usize = 3;

/// The most boards that a search shows.
const MOST_BOARDS: usize = 200;

/// Of no more boards than these, level 5 looks two questions ahead.
const FEW: usize = 60;

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
        let declared = if slot == 0 {
            None
        } else {
            [self.sure_steps(), LAST_STEPS].into_iter().find_map(|steps| self.sure(&self.left(steps)))
        };
        declared.unwrap_or_else(|| generator::generate(self.size, self.level, rng)).encode()
    }

    fn choose(&mut self, public: &dyn Match, budget: &mut Budget<'_>, rng: &mut dyn CryptoRng) -> Move {
        let state: &State = state_of(public);
        let may_declare = state.deed(self.seat, &Deed::Declare.encode()).is_ok();
        let rng = &mut ChaCha8Rng::seed_from_u64(rng.random());
        let steps = self.sure_steps();
        let mut left = if budget.spend(steps) { self.left(steps) } else { Left::default() };
        let mut boards = left.boards.clone();
        if let (false, Some(flips)) = (left.all, flips(self.level)) {
            let heard: Vec<Heard> = state.heard(self.seat).iter().copied().collect();
            let sampled = belief::sample(self.size, &heard, flips, &left.boards, budget, rng);
            let agree = sampled.iter().chain(&left.boards).all(|board| Some(board) == sampled.first());
            if agree && budget.spend(LAST_STEPS) {
                left = self.left(LAST_STEPS);
            }
            boards = if left.all {
                left.boards.clone()
            } else if sampled.len() > FEWEST {
                sampled
            } else {
                [sampled, boards].concat()
            };
        }
        if may_declare && self.sure(&left).is_some() {
            return Deed::Declare.encode();
        }
        if state.stage() == Stage::Reply {
            return Deed::None.encode();
        }
        let square = flips(self.level).and_then(|_| self.telling(&boards));
        Deed::Ask(square.unwrap_or_else(|| self.unsettled(rng))).encode()
    }
}

/// Boards that keep all answers, found by a search.
#[derive(Default)]
struct Left {
    boards: Vec<Areas>,
    /// Whether these are all.
    all: bool,
}

impl Asker {
    fn sure_steps(&self) -> u64 {
        SURE_STEPS[usize::from(self.level != Level::LAST)]
    }

    fn left(&self, steps: u64) -> Left {
        if self.knowledge.open().count_ones() > MOST_OPEN {
            return Left::default();
        }
        let (boards, searched) = self.knowledge.some_boards(MOST_BOARDS, steps);
        Left { boards: boards.iter().map(|board| *board.areas()).collect(), all: searched == Searched::All }
    }

    /// The one board that is left, or one of several that no answer tells apart: then the other's board is undecidable (LAP-6).
    fn sure(&self, left: &Left) -> Option<Board> {
        let first = left.boards.first().filter(|_| left.all)?;
        let mut cells = squares(self.size).map(|square| square.cells(self.size));
        let alike = cells.all(|cells| {
            left.boards.iter().all(|board| choice::counts(board, cells) == choice::counts(first, cells))
        });
        if alike { Board::of(self.size, *first) } else { None }
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

    /// The square not asked about whose answer says most about `boards`; where they all agree, the one that then leaves the
    /// fewest cells open; none without boards.
    fn telling(&self, boards: &[Areas]) -> Option<Square> {
        let unasked: Vec<Square> =
            squares(self.size).filter(|square| !self.knowledge.knows(*square)).collect();
        let choice = Choice::new(self.size, &unasked, boards);
        let few = self.level == Level::LAST && choice.distinct() <= FEW;
        choice.best(few).or_else(|| {
            let board = boards.first()?;
            let open = |square: &&Square| {
                let counts = choice::counts(board, square.cells(self.size));
                self.knowledge.open_after(**square, counts)
            };
            unasked.iter().min_by_key(open).copied()
        })
    }
}

/// What a player of this level spends on its sample.
const fn flips(level: Level) -> Option<u64> {
    match level.number() {
        3 => Some(60_000),
        4 => Some(600_000),
        5 => Some(4_000_000),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
