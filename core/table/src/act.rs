//! What an entry does.

use serde::{Deserialize, Serialize};

use crate::codec::{Bytes, List};
use crate::hash::Hash;
use crate::notice::SignedNotice;
use crate::terms::Terms;

/// The most notices that one entry carries.
pub const NOTICES_MAX: usize = 14;

/// What an entry does. The order of the variants is their number on the wire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    /// 0: the host proposes what is played, and has thereby agreed.
    Terms(Terms),
    /// 1: a seat agrees to entry 0.
    Agree,
    /// 2: a seat's part of a joint draw, hidden.
    DrawPromise(Hash),
    /// 3: a seat's part of a joint draw, shown when all have promised.
    DrawReveal([u8; 32]),
    /// 4: a seat commits to a secret.
    Commit {
        /// Which of its secrets.
        slot: u8,
        /// The commitment's canonical bytes.
        commitment: Bytes<{ 64 * 1024 }>,
        /// What the game makes known of the secret.
        public: Bytes<4096>,
    },
    /// 5: a person acts.
    Move(Bytes<2048>),
    /// 6: a seat's phone answers.
    Answer {
        /// The answer in the game's canonical bytes.
        answer: Bytes<4096>,
        /// The proof of what it claims; empty under audit only.
        proof: Bytes<{ 64 * 1024 }>,
    },
    /// 7: a secret is opened.
    Open {
        /// Which of the seat's secrets.
        slot: u8,
        /// The salt of its commitment.
        salt: [u8; 32],
        /// The secret's canonical bytes.
        secret: Bytes<{ 16 * 1024 }>,
    },
    /// 8: notices take effect. The turn stays where it is.
    Heed(List<SignedNotice, NOTICES_MAX>),
    /// 9: a seat signs how the game ended and what the audit found.
    Close(Bytes<4096>),
}

/// The kind of an [`Act`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The host proposes.
    Terms,
    /// A seat agrees.
    Agree,
    /// A hidden part of a draw.
    DrawPromise,
    /// A shown part of a draw.
    DrawReveal,
    /// A commitment.
    Commit,
    /// A person's act.
    Move,
    /// An owed answer.
    Answer,
    /// An opening.
    Open,
    /// Notices.
    Heed,
    /// The signature under the verdict.
    Close,
}

impl Act {
    /// The kind.
    pub fn kind(&self) -> Kind {
        match self {
            Act::Terms(_) => Kind::Terms,
            Act::Agree => Kind::Agree,
            Act::DrawPromise(_) => Kind::DrawPromise,
            Act::DrawReveal(_) => Kind::DrawReveal,
            Act::Commit { .. } => Kind::Commit,
            Act::Move(_) => Kind::Move,
            Act::Answer { .. } => Kind::Answer,
            Act::Open { .. } => Kind::Open,
            Act::Heed(_) => Kind::Heed,
            Act::Close(_) => Kind::Close,
        }
    }
}

impl Kind {
    /// The word for this kind in logs and JSON, never translated.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Terms => "terms",
            Kind::Agree => "agree",
            Kind::DrawPromise => "draw-promise",
            Kind::DrawReveal => "draw-reveal",
            Kind::Commit => "commit",
            Kind::Move => "move",
            Kind::Answer => "answer",
            Kind::Open => "open",
            Kind::Heed => "heed",
            Kind::Close => "close",
        }
    }
}
