//! The public state of a game in progress.

use std::any::Any;

use crate::{Budget, Claim, Move, Options, Outcome, Scene, Seat, Secret, Step, Text};

/// What a fresh match is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many seats the table has.
    pub seats: u8,
    /// The options of the game, complete.
    pub options: Options,
    /// Who begins.
    pub first: Seat,
}

/// What is owed next, and by whom. Exactly one seat is entitled to write at any time, but for
/// [`Due::Draw`], in which the table goes round all seats in its own order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// `seat` has to commit to its secret number `slot`.
    Commit {
        /// Who.
        seat: Seat,
        /// Which of its secrets.
        slot: u8,
    },
    /// A person has to act.
    Move {
        /// Who.
        seat: Seat,
    },
    /// The phone of `seat` owes an answer, which it gives without being asked.
    Answer {
        /// Who.
        seat: Seat,
    },
    /// `seat` has to open its secret number `slot` now, in mid-play.
    Open {
        /// Who.
        seat: Seat,
        /// Which of its secrets.
        slot: u8,
    },
    /// All seats draw together: `count` values, each below `bound`, that nobody can bias.
    Draw {
        /// What is drawn, part of what is hashed; unique within the match.
        label: String,
        /// How many values, 1 to 64.
        count: u8,
        /// The exclusive upper bound of each value, at least 1.
        bound: u32,
    },
    /// The game ended by its rules.
    Over(Outcome),
}

/// Some or all legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legal {
    /// Legal moves, without repetition.
    pub moves: Vec<Move>,
    /// Whether these are all.
    pub complete: bool,
}

/// Why a step is refused. The state is untouched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The clause of the rules that forbids it; empty when the bytes or words mean nothing.
    pub clause: &'static str,
    /// Why, as a sentence that says what to do instead.
    pub text: Text,
}

/// The PUBLIC state of a game in progress. Holds no secret, so it cannot leak one. A pure fold over
/// [`Step`]s: the same steps give the same state, always.
pub trait Match: Any + Send {
    /// What this match was made of.
    fn setup(&self) -> &Setup;

    /// What is owed next.
    fn due(&self) -> Due;

    /// Applies one step.
    ///
    /// # Errors
    /// A step that is not due, is not canonical, or breaks the rules. The state is untouched then.
    fn apply(&mut self, step: &Step) -> Result<(), Refusal>;

    /// Whose secret (seat and slot) the answer `answer` to what is asked now speaks of, and what it asserts.
    ///
    /// # Errors
    /// No answer is due, or the bytes are not the one encoding of an answer to this question.
    fn claim(&self, answer: &[u8]) -> Result<(Seat, u8, Claim), Refusal>;

    /// At most `limit` of the legal moves of the seat that has to act; none when no move is due.
    fn legal(&self, limit: usize) -> Legal;

    /// How many sequences of `depth` legal moves there are from here, where the game counts them faster than by
    /// [`Match::legal`], [`Match::copy`] and [`Match::apply`], which is what the number is defined by: a sequence that
    /// ends before its depth does not count. `None`: it does not.
    fn sequences(&self, _depth: u8) -> Option<u64> {
        None
    }

    /// Turns played so far: how often somebody has acted.
    fn turn(&self) -> u32;

    /// A move from its notation. It may be illegal: [`Match::apply`] tells.
    ///
    /// # Errors
    /// Words that are no move of this game.
    fn read_move(&self, text: &str) -> Result<Move, Refusal>;

    /// The notation of `step`, the same in every language. Called on the state BEFORE the step.
    fn notation(&self, step: &Step) -> String;

    /// What `step` means, as a sentence for the history and the screen reader. Called on the state BEFORE the step.
    fn tell(&self, step: &Step) -> Text;

    /// The scene that everybody may see, with the `opened` secrets drawn in (none while the game runs).
    fn scene(&self, opened: &[(Seat, u8, Secret)]) -> Scene;

    /// What one finds who looks ahead from here, for a person who steps through a finished game: what the last move changed,
    /// how it stands, what would be done best. A function of the state and of the steps that `budget` allows, which may
    /// be more than it needs. Nothing where the game does not look ahead, or has nothing to spend.
    fn analysis(&self, _budget: &mut Budget<'_>) -> Vec<Text> {
        Vec::new()
    }

    /// The whole state as canonical bytes: equal exactly when the states are equal.
    fn digest(&self) -> Vec<u8>;

    /// A copy to think ahead on.
    fn copy(&self) -> Box<dyn Match>;
}

/// The concrete state behind `public`, for the parts of the same game (its keeper, desk, computer).
pub fn state_of<S: Match>(public: &dyn Match) -> &S {
    let any: &dyn Any = public;
    any.downcast_ref().expect("a part of a game is only ever given a match of the same game")
}
