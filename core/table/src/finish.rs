//! How a game stands and how it ended.

use labirinto_games::{Seat, Text, Verdict};

use crate::act::Kind;
use crate::fault::Clause;

/// How a game stands, as far as the log tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nobody has won or lost yet.
    Running,
    /// There is a result. It stands, whatever comes later in the log.
    Finished(Finish),
    /// It was ended without a result because a seat owed an entry and was gone.
    Unfinished {
        /// Who owed.
        owes: Seat,
        /// What.
        kind: Kind,
        /// The sequence of the entry that was owed.
        sequence: u64,
    },
    /// It has stopped because a seat broke the protocol or the rules.
    Stopped {
        /// Who.
        seat: Seat,
        /// The sequence of the first bad entry.
        sequence: u64,
        /// What it breaks.
        clause: Clause,
        /// Whether a third party is convinced by the record.
        proven: bool,
    },
}

/// A result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// Who won. A seat that the audit found to cheat is never among the winners.
    pub verdict: Verdict,
    /// How it came about.
    pub ending: Ending,
}

/// How a result came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules of the game.
    Rules(Text),
    /// A seat gave up.
    Resigned(Seat),
    /// A seat left, and the game could not go on without it.
    Left(Seat),
    /// All agreed to a draw.
    Agreed,
    /// The audit found these seats to cheat, which changed the result.
    Cheated(crate::Seats),
}

/// What the log awaits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entitled {
    /// Who may write the next entry. Nobody else may.
    pub seat: Seat,
    /// Of what kind.
    pub kind: Kind,
    /// Which secret, where the kind is [`Kind::Commit`] or [`Kind::Open`]; else 0.
    pub slot: u8,
}

/// In which part of its life a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The seats' cards come together at the host.
    Gathering,
    /// The terms stand; seats agree to them.
    Agreeing,
    /// All seats draw together.
    Drawing,
    /// The game is played: commitments, moves, answers.
    Playing,
    /// Secrets are opened.
    Opening,
    /// Seats sign the verdict.
    Closing,
    /// All is written.
    Over,
}

impl Finish {
    /// How it came about, as a sentence.
    pub fn reason(&self) -> Text {
        match &self.ending {
            Ending::Rules(text) => text.clone(),
            Ending::Resigned(seat) => Text::key("ending-resigned").seat("seat", *seat),
            Ending::Left(seat) => Text::key("ending-left").seat("seat", *seat),
            Ending::Agreed => Text::key("ending-agreed"),
            Ending::Cheated(seats) => {
                let names = seats.iter().map(|seat| Text::key("ending-seat").seat("seat", seat)).collect();
                Text::key("ending-cheated").list("seats", names)
            }
        }
    }
}
