//! A playable lesson of 60 seconds.

use crate::Seat;

/// A short guided game on prepared boards. The learner sits at seat 0; the other seats follow the script.
/// A shell plays it through the same `Match` and `Desk` as any game.
pub struct Lesson {
    /// Table options that differ from the defaults, as (key, value).
    pub options: &'static [(&'static str, &'static str)],
    /// Who begins.
    pub first: Seat,
    /// The secret board of each seat as text, in seat order; empty for games without secrets.
    pub boards: &'static [&'static str],
    /// What is said and done, in order.
    pub steps: &'static [LessonStep],
}

/// One step of a [`Lesson`].
pub struct LessonStep {
    /// The key of the sentence that explains.
    pub say: &'static str,
    /// What then happens.
    pub expect: Expect,
}

/// What has to happen for a lesson to go on.
pub enum Expect {
    /// The learner reads, and goes on.
    Read,
    /// The learner makes this move (in the game's move notation); another move is answered with a hint.
    Move(&'static str),
    /// This seat makes this move by the script.
    Reply(Seat, &'static str),
    /// The script lays this board, which need not be whole, on the learner's desk.
    Lay(&'static str),
    /// The learner commits to this secret, as text; another is answered with a hint. For those that a game asks for in play.
    Seal(&'static str),
}
