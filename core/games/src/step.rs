//! What happens in a game, in the order of the log.

use crate::{Seat, Secret};

/// The canonical bytes of one act of a person. Each game parses it at once into its own enum and refuses
/// bytes that are not the one encoding of a move. At most [`Move::MAX_BYTES`] long.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(pub Vec<u8>);

impl Move {
    /// The longest move of any game, in bytes.
    pub const MAX_BYTES: usize = 2048;
}

/// One thing that happened, taken from a verified entry of the log. A [`crate::Match`] is a fold over these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// `seat` committed to its secret number `slot`; `public` is the part that the game makes known.
    Commit {
        /// Who committed.
        seat: Seat,
        /// Which of that seat's secrets, from 0.
        slot: u8,
        /// The public part, in the game's own canonical bytes.
        public: Vec<u8>,
    },
    /// A person acted.
    Move {
        /// Who acted.
        seat: Seat,
        /// What was done.
        act: Move,
    },
    /// A seat's phone answered what was asked last.
    Answer {
        /// Who answered.
        seat: Seat,
        /// The answer, in the game's own canonical bytes.
        answer: Vec<u8>,
    },
    /// A secret was opened in mid-play because the game asked for it.
    Open {
        /// Whose secret.
        seat: Seat,
        /// Which of that seat's secrets.
        slot: u8,
        /// The secret as it was committed to.
        secret: Secret,
    },
    /// The table drew by all seats what the game asked for with [`crate::Due::Draw`].
    Drawn {
        /// The values, each below the bound that was asked for.
        values: Vec<u32>,
    },
    /// A seat left for good and the others agreed to go on without it.
    Left {
        /// Who left.
        seat: Seat,
    },
}
