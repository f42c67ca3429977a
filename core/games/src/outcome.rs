//! How a game ended by its own rules.

use crate::{Seat, Text};

/// How a game ended by its own rules, told by [`crate::Match::due`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won, or that nobody did.
    pub verdict: Verdict,
    /// Why, as a sentence.
    pub reason: Text,
}

/// Who won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// These seats won; never empty, in rising order.
    Win(Vec<Seat>),
    /// Nobody won, by the rules.
    Draw,
    /// The game does not count and is to be repeated.
    Void,
}
