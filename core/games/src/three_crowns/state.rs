//! The public state.

use crate::{
    Budget, Claim, Due, Legal, Match, Move, Outcome, Refusal, Scene, Seat, Secret, Series, Setup, Step, Text,
    Verdict,
};

use super::moves::{self, Limit, refusal};
use super::turn::{self, Effect, Won};
use super::{Play, Position, Side, analysis, count, digest, notation, scene, tell};

/// The public state of one match: there is no other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    setup: Setup,
    position: Position,
    /// The moves so far.
    played: Series<Done>,
    /// The positions before each of them.
    past: Series<Position>,
    end: Option<End>,
}

/// One move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Done {
    /// The move.
    pub play: Play,
    /// What came of it.
    pub effect: Effect,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Somebody won (TRI-9).
    Won(Seat, Won),
    /// The same position for the third time (TRI-10).
    Repeated,
    /// No legal move (TRI-10).
    Stuck,
}

/// How often a position makes a game void (TRI-10).
pub const REPEATED: usize = 3;

/// What the option `second_turn` says of White's second turn (TRI-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SecondTurn {
    /// Another piece than the first turn's has to move.
    Different,
    /// The same piece has to move.
    Same,
    /// Any piece may move.
    Free,
}

impl SecondTurn {
    /// Which pieces may move when the first turn's stands on `square`.
    pub const fn limit(self, square: super::Square) -> Limit {
        match self {
            SecondTurn::Different => Limit::Not(square),
            SecondTurn::Same => Limit::Only(square),
            SecondTurn::Free => Limit::Free,
        }
    }
}

impl State {
    /// A fresh match.
    pub(super) fn new(setup: Setup) -> State {
        State { setup, position: Position::start(), played: Series::new(), past: Series::new(), end: None }
    }

    /// A match that goes on from `position`, as if nothing had been played before.
    pub(super) fn at(setup: Setup, position: Position) -> State {
        State { position, ..State::new(setup) }
    }

    /// What stands on the board.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Every position before this one, in order.
    pub const fn past(&self) -> &Series<Position> {
        &self.past
    }

    /// Every move so far, in order.
    pub const fn played(&self) -> &Series<Done> {
        &self.played
    }

    /// How it ended; `None` while it runs.
    pub const fn end(&self) -> Option<End> {
        self.end
    }

    /// This match before the last move; `None` before the first.
    pub fn before(&self) -> Option<State> {
        let last = self.played.len().checked_sub(1)?;
        let mut before = State::at(self.setup.clone(), *self.past.get(0)?);
        for done in self.played.iter().take(last) {
            before.apply(&Step::Move { seat: before.mover(), act: done.play.encode() }).ok()?;
        }
        Some(before)
    }

    /// Whether the game is over and `seat` has won it.
    pub fn has_won(&self, seat: Seat) -> bool {
        matches!(self.end, Some(End::Won(winner, _)) if winner == seat)
    }

    /// Who plays this side: White begins (TRI-1).
    pub const fn seat(&self, side: Side) -> Seat {
        match side {
            Side::White => self.setup.first,
            Side::Black => self.setup.first.next(2),
        }
    }

    /// The side of this seat.
    pub fn side(&self, seat: Seat) -> Side {
        if seat == self.setup.first { Side::White } else { Side::Black }
    }

    /// Whose turn it is; at the end, whose it would be.
    pub const fn mover(&self) -> Seat {
        self.seat(self.position.mover())
    }

    /// What is demanded of White's second turn.
    pub fn second_turn(&self) -> SecondTurn {
        match self.setup.options.word("second_turn") {
            "same" => SecondTurn::Same,
            "free" => SecondTurn::Free,
            _ => SecondTurn::Different,
        }
    }

    /// Which pieces may move now. A limit that leaves no move falls away (TRI-3).
    pub fn limit(&self) -> Limit {
        let first = self.played.get(0).filter(|_| self.played.len() == 2);
        let limit = first.map_or(Limit::Free, |first| self.second_turn().limit(first.play.to()));
        if moves::count(&self.position, limit) == 0 { Limit::Free } else { limit }
    }

    /// How often the position stood on the board so far, this time included (TRI-10).
    pub fn occurrences(&self) -> usize {
        1 + self.past.iter().filter(|position| **position == self.position).count()
    }

    /// Every legal move; none at the end.
    pub fn plays(&self) -> Vec<Play> {
        let mut plays = Vec::new();
        if self.end.is_none() {
            moves::each(&self.position, self.limit(), |play| plays.push(play));
        }
        plays
    }

    /// What comes of `play`, when `seat` may make it now.
    ///
    /// # Errors
    /// The game is over, it is the other's turn, or the move is not legal.
    pub fn judge(&self, seat: Seat, play: Play) -> Result<(Position, Effect), Refusal> {
        self.may_move(seat)?;
        moves::check(&self.position, self.limit(), play)?;
        Ok(turn::after(&self.position, play))
    }

    /// Whether `seat` may move now.
    ///
    /// # Errors
    /// The game is over, or it is the other's turn.
    pub fn may_move(&self, seat: Seat) -> Result<(), Refusal> {
        match self.due() {
            Due::Move { seat: due } if due == seat => Ok(()),
            Due::Move { seat: due } => {
                Err(refusal("TRI-2", Text::key("three-crowns-refuse-turn").seat("seat", due)))
            }
            _ => Err(not_due()),
        }
    }
}

impl End {
    /// As it is told to everybody.
    pub fn outcome(self) -> Outcome {
        match self {
            End::Won(seat, won) => {
                let reason = match won {
                    Won::Captures => Text::key("three-crowns-over-captures"),
                    Won::Crowns => Text::key("three-crowns-over-crowns"),
                };
                Outcome { verdict: Verdict::Win(vec![seat]), reason: reason.seat("seat", seat) }
            }
            End::Repeated => {
                Outcome { verdict: Verdict::Void, reason: Text::key("three-crowns-over-repeated") }
            }
            End::Stuck => Outcome { verdict: Verdict::Draw, reason: Text::key("three-crowns-over-stuck") },
        }
    }
}

impl Match for State {
    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn due(&self) -> Due {
        match self.end {
            Some(end) => Due::Over(end.outcome()),
            None => Due::Move { seat: self.mover() },
        }
    }

    fn apply(&mut self, step: &Step) -> Result<(), Refusal> {
        let Step::Move { seat, act } = step else {
            return Err(not_due());
        };
        self.may_move(*seat)?;
        let play = Play::decode(act).ok_or_else(unreadable)?;
        let (next, effect) = self.judge(*seat, play)?;
        debug_assert!(Side::BOTH.iter().all(|side| next.troika(*side) == 0), "TRI-5");
        self.past.push(self.position);
        self.played.push(Done { play, effect });
        self.position = next;
        self.end = match effect.won {
            Some(won) => Some(End::Won(*seat, won)),
            None if self.occurrences() >= REPEATED => Some(End::Repeated),
            None if moves::count(&self.position, Limit::Free) == 0 => Some(End::Stuck),
            None => None,
        };
        Ok(())
    }

    fn claim(&self, _answer: &[u8]) -> Result<(Seat, u8, Claim), Refusal> {
        Err(not_due())
    }

    fn legal(&self, limit: usize) -> Legal {
        let plays = self.plays();
        let complete = plays.len() <= limit;
        Legal { moves: plays.into_iter().take(limit).map(Play::encode).collect(), complete }
    }

    /// The number of sequences of `depth` legal moves from here (TRI-12), and `None` where a repetition could end one of
    /// them: in mid-game, and from the start for more than eight moves.
    fn sequences(&self, depth: u8) -> Option<u64> {
        if !self.played.is_empty() || depth > 8 {
            return None;
        }
        let first = |depth| count::sequences(&self.position, Limit::Free, depth);
        if depth < 3 || self.second_turn() == SecondTurn::Free {
            return Some(first(depth));
        }
        let mut total = 0;
        for play in self.plays() {
            let mut one = self.clone();
            one.apply(&Step::Move { seat: self.mover(), act: play.encode() }).ok()?;
            for reply in one.plays() {
                let mut two = one.clone();
                two.apply(&Step::Move { seat: one.mover(), act: reply.encode() }).ok()?;
                total += count::sequences(&two.position, two.limit(), depth - 2);
            }
        }
        Some(total)
    }

    fn turn(&self) -> u32 {
        self.played.len() as u32
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        notation::read(self, text)
    }

    fn notation(&self, step: &Step) -> String {
        notation::write(self, step)
    }

    fn tell(&self, step: &Step) -> Text {
        tell::tell(self, step)
    }

    fn scene(&self, _opened: &[(Seat, u8, Secret)]) -> Scene {
        scene::public_scene(self)
    }

    fn analysis(&self, budget: &mut Budget<'_>) -> Vec<Text> {
        analysis::analysis(self, budget)
    }

    fn digest(&self) -> Vec<u8> {
        digest::digest(self)
    }

    fn copy(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }
}

/// The refusal of a step that is not awaited.
pub fn not_due() -> Refusal {
    refusal("", Text::key("three-crowns-refuse-not-due"))
}

/// The refusal of bytes that are no move.
fn unreadable() -> Refusal {
    refusal("", Text::key("three-crowns-refuse-unreadable"))
}
