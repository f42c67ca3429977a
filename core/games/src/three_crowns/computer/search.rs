//! Looking ahead: alpha-beta by iterative deepening.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::super::moves::{self, Limit};
use super::super::turn::{Effect, after};
use super::super::{Play, Position, State};
use super::keys::{following, key};
use super::memory::{Bound, Memory};
use super::{Weights, keys, loud};
use crate::Budget;

/// What a win at once is worth; each move until then takes one off.
const WIN: i32 = 1_000_000;
/// Any score beyond this is a win that was seen.
const SEEN: i32 = WIN - 1_000;
/// How many moves of captures and crowns are looked at beyond the depth.
const QUIET: u8 = 6;

/// One who looks ahead.
#[derive(Clone, Copy, Debug)]
pub struct Thinker {
    /// How many moves, at most; captures and crowns are followed beyond it.
    pub depth: u8,
    /// How many positions, at most, besides what the budget allows.
    pub nodes: u64,
    /// What it judges by.
    pub weights: Weights,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best move.
    pub play: Play,
    /// What it is worth to the side to move, in the units of [`Weights`].
    pub score: i32,
    /// In how many moves the game is won (counted from now, both sides' moves); negative when it is lost.
    pub wins_in: Option<i32>,
    /// What both then do, the best move first.
    pub line: Vec<Play>,
    /// How many moves ahead was looked in full.
    pub depth: u8,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl Thinker {
    /// The deepest search.
    pub const DEEPEST: u8 = 60;

    /// The best move of `state`; `None` where none is due. The same state, chance and steps give the same finding. With
    /// nothing to spend it is a legal move.
    pub fn think(&self, state: &State, budget: &mut Budget<'_>, rng: &mut ChaCha8Rng) -> Option<Found> {
        let mut plays = state.plays();
        if plays.is_empty() {
            return None;
        }
        for place in (1..plays.len()).rev() {
            plays.swap(place, rng.random_range(0..=place));
        }
        let position = *state.position();
        let nodes = self.nodes.min(budget.left());
        let mut search = Search {
            weights: &self.weights,
            budget,
            left: nodes,
            stopped: false,
            memory: Memory::new(nodes),
            path: state.past().iter().map(key).collect(),
            history: vec![0; 64 * 64],
        };
        let mut root = search.ordered(&position, keys::key(&position), plays, None);
        let mut found: Option<Found> = None;
        for depth in 1..=self.depth {
            let Some((best, score)) = search.root(&position, &mut root, depth) else {
                break;
            };
            let wins_in = (score.abs() > SEEN).then(|| (WIN - score.abs()) * score.signum());
            found = Some(Found {
                play: best,
                score,
                wins_in,
                line: Vec::new(),
                depth,
                nodes: nodes - search.left,
            });
            if search.stopped
                || wins_in.is_some_and(|moves| moves.unsigned_abs() <= u32::from(depth))
                || root.len() == 1
            {
                break;
            }
        }
        let mut found = found.unwrap_or_else(|| Found {
            play: root[0].play,
            score: 0,
            wins_in: None,
            line: Vec::new(),
            depth: 0,
            nodes: nodes - search.left,
        });
        found.line = search.line(position, found.play, found.depth);
        Some(found)
    }
}

/// A move with what it leads to.
#[derive(Clone, Copy)]
struct Branch {
    play: Play,
    next: Position,
    effect: Effect,
    key: u64,
    rank: i32,
}

struct Search<'a, 'b> {
    weights: &'a Weights,
    budget: &'a mut Budget<'b>,
    left: u64,
    stopped: bool,
    memory: Memory,
    /// The keys of the positions before this one, from the start of the game.
    path: Vec<u64>,
    /// How often a move cut the search short, by from and to.
    history: Vec<i32>,
}

impl Search<'_, '_> {
    /// Takes one step; `false` when there is none left.
    fn spend(&mut self) -> bool {
        self.stopped |= self.left == 0 || !self.budget.spend(1);
        self.left = self.left.saturating_sub(1);
        !self.stopped
    }

    /// The best of all moves and its score; the moves are put in the order of what was found. `None` when not even one was
    /// looked at to the end.
    fn root(&mut self, position: &Position, root: &mut [Branch], depth: u8) -> Option<(Play, i32)> {
        let here = keys::key(position);
        let (mut alpha, mut best) = (-WIN, None);
        self.path.push(here);
        for place in 0..root.len() {
            let score = self.branch(&root[place], depth, alpha, WIN, 0, place);
            if self.stopped {
                break;
            }
            if best.is_none() || score > alpha {
                alpha = alpha.max(score);
                best = Some((root[place].play, score));
                root[..=place].rotate_right(1);
            }
        }
        self.path.pop();
        if let (Some((play, score)), false) = (best, self.stopped) {
            self.memory.keep(here, stored(score, 0), depth, Bound::Exact, Some(play));
        }
        best
    }

    /// The score of a move, for the side that makes it.
    fn branch(&mut self, branch: &Branch, depth: u8, alpha: i32, beta: i32, ply: i32, place: usize) -> i32 {
        if branch.effect.won.is_some() {
            return WIN - ply - 1;
        }
        let next = |search: &mut Self, depth, alpha: i32, beta: i32| {
            -search.node(&branch.next, branch.key, depth, -beta, -alpha, ply + 1)
        };
        if place == 0 {
            return next(self, depth - 1, alpha, beta);
        }
        // Late moves that change nothing are looked at less far first, and all but the first with a null window.
        let less =
            u8::from(depth >= 3 && place >= 6 && branch.effect.jumped.is_none() && !branch.effect.crowned);
        let score = next(self, depth - 1 - less, alpha, alpha + 1);
        if score > alpha && (less > 0 || score < beta) && !self.stopped {
            return next(self, depth - 1, alpha, beta);
        }
        score
    }

    fn node(&mut self, position: &Position, key: u64, depth: u8, mut alpha: i32, beta: i32, ply: i32) -> i32 {
        if self.path.iter().rev().skip(1).step_by(2).any(|before| *before == key) {
            return 0;
        }
        if depth == 0 {
            return self.quiet(position, key, alpha, beta, ply, QUIET);
        }
        if !self.spend() {
            return 0;
        }
        let mut first = None;
        if let Some(entry) = self.memory.recall(key) {
            first = entry.best;
            let score = recalled(entry.score, ply);
            let serves = match entry.bound {
                Bound::Exact => true,
                Bound::Least => score >= beta,
                Bound::Most => score <= alpha,
            };
            if entry.depth >= depth && serves {
                return score;
            }
        }
        let mut plays = Vec::with_capacity(64);
        moves::each(position, Limit::Free, |play| plays.push(play));
        if plays.is_empty() {
            return 0;
        }
        let branches = self.ordered(position, key, plays, first);
        let (floor, mut best, mut score) = (alpha, None, -WIN);
        self.path.push(key);
        for (place, branch) in branches.iter().enumerate() {
            let found = self.branch(branch, depth, alpha, beta, ply, place);
            if self.stopped {
                break;
            }
            if found > score {
                (score, best) = (found, Some(branch.play));
            }
            alpha = alpha.max(found);
            if alpha >= beta {
                let depth = i32::from(depth);
                self.history[place_of(branch.play)] += depth * depth;
                break;
            }
        }
        self.path.pop();
        if !self.stopped {
            let bound = match score {
                _ if score >= beta => Bound::Least,
                _ if score <= floor => Bound::Most,
                _ => Bound::Exact,
            };
            self.memory.keep(key, stored(score, ply), depth, bound, best);
        }
        score
    }

    /// Looks at captures and crowns alone, until there are none or standing still is good enough.
    fn quiet(&mut self, position: &Position, key: u64, mut alpha: i32, beta: i32, ply: i32, left: u8) -> i32 {
        if !self.spend() {
            return 0;
        }
        let mut loud = Vec::new();
        let mut wins = false;
        loud::each(position, |play| {
            let (next, effect) = after(position, play);
            wins |= effect.won.is_some();
            if effect.crowned || effect.captures() {
                loud.push((next, effect));
            }
        });
        if wins {
            return WIN - ply - 1;
        }
        let stands = self.weights.judge(position);
        if stands >= beta || left == 0 {
            return stands;
        }
        alpha = alpha.max(stands);
        let mut score = stands;
        loud.sort_by_key(|(_, effect)| !effect.captures());
        for (next, _) in loud {
            let next_key = following(key, position, &next);
            let found = -self.quiet(&next, next_key, -beta, -alpha, ply + 1, left - 1);
            if self.stopped {
                return score;
            }
            score = score.max(found);
            alpha = alpha.max(found);
            if alpha >= beta {
                break;
            }
        }
        score
    }

    /// The moves with what they lead to, the likeliest first: what was best before, wins, captures, crowns.
    fn ordered(&self, position: &Position, key: u64, plays: Vec<Play>, first: Option<Play>) -> Vec<Branch> {
        let branch = |play: Play| {
            let (next, effect) = after(position, play);
            let loud = match effect {
                Effect { won: Some(_), .. } => 4,
                _ if effect.captures() => 3,
                Effect { crowned: true, .. } => 2,
                _ if effect.uncrowns() => 1,
                _ => 0,
            };
            let rank = if first == Some(play) {
                i32::MAX
            } else {
                loud * 100_000_000 + self.history[place_of(play)].min(99_999_999)
            };
            Branch { play, next, effect, key: following(key, position, &next), rank }
        };
        let mut branches: Vec<Branch> = plays.into_iter().map(branch).collect();
        branches.sort_by_key(|branch| std::cmp::Reverse(branch.rank));
        branches
    }

    /// The best moves from `first` on, as far as they are remembered.
    fn line(&self, position: Position, first: Play, most: u8) -> Vec<Play> {
        let (mut position, mut next, mut line) = (position, Some(first), Vec::new());
        while let Some(play) = next.filter(|play| moves::check(&position, Limit::Free, *play).is_ok()) {
            line.push(play);
            let (reached, effect) = after(&position, play);
            position = reached;
            let more = effect.won.is_none() && line.len() < usize::from(most);
            next = self.memory.recall(key(&position)).filter(|_| more).and_then(|entry| entry.best);
        }
        line
    }
}

fn place_of(play: Play) -> usize {
    usize::from(play.from().number()) << 6 | usize::from(play.to().number())
}

/// A score as it is stored: a win is counted from the position, not from the root.
fn stored(score: i32, ply: i32) -> i32 {
    if score.abs() > SEEN { score + ply * score.signum() } else { score }
}

fn recalled(score: i32, ply: i32) -> i32 {
    if score.abs() > SEEN { score - ply * score.signum() } else { score }
}
