//! What the links tell.

use std::net::SocketAddr;

use super::{DialCause, LinksError, LostReason};
use crate::identity::Peer;

/// What the links tell the node. Events about one peer come in the order in which things happened.
#[derive(Debug)]
pub enum LinkEvent {
    /// This device can be reached at these addresses, and at no other. Empty: at none.
    Listening {
        /// All of them.
        addresses: Vec<SocketAddr>,
    },
    /// Listening failed after the network changed or on resume, or there is no network. Links that are dialled from
    /// here still work.
    NotListening {
        /// Why.
        error: LinksError,
    },
    /// A dial to an address whose owner was not known reached this peer; `Connected` follows or has come before.
    Answered {
        /// Which dial.
        dial: Dial,
        /// Whom it reached, proven by Noise.
        peer: Peer,
    },
    /// There is a link: frames can be sent and will arrive in order.
    Connected {
        /// With whom, proven by Noise.
        peer: Peer,
        /// The version both sides speak: the highest in common.
        version: u16,
        /// What the peer says of its app's version.
        software: String,
    },
    /// A frame arrived.
    Frame {
        /// From whom.
        peer: Peer,
        /// For which part of the layer above.
        channel: Channel,
        /// At most [`super::FRAME_MOST`] of them.
        bytes: Vec<u8>,
    },
    /// Nothing was heard of this peer for [`super::Rhythm::quiet`]; the link still stands.
    Quiet {
        /// Of whom.
        peer: Peer,
    },
    /// After `Quiet`: the peer was heard again.
    Heard {
        /// Who.
        peer: Peer,
    },
    /// The link is gone.
    Lost {
        /// With whom.
        peer: Peer,
        /// Why.
        reason: LostReason,
        /// Whether it is dialled again from here, without being asked.
        redialling: bool,
    },
    /// The two sides have no protocol version in common. Told on both sides; not dialled again until asked.
    Mismatch {
        /// Whom.
        peer: Peer,
        /// What the peer speaks.
        theirs: Versions,
        /// What this build speaks.
        ours: Versions,
        /// The side whose newest version is the older one.
        update: WhoUpdates,
    },
    /// The identity of this peer runs twice at the same time. When it is one's own, another device holds a
    /// copy of this device's key. Told once for each pair of instances.
    Clone {
        /// Whose.
        peer: Peer,
    },
    /// At an address of one peer somebody else answered: another player. The address is forgotten.
    Stranger {
        /// Who was dialled.
        expected: Peer,
        /// Who answered.
        found: Option<Peer>,
        /// Where.
        address: SocketAddr,
    },
    /// All addresses of a dial were tried, none led to a link. A known peer is dialled again, after a pause.
    DialFailed {
        /// Which dial, for one to an address whose owner is not known: it is over.
        dial: Option<Dial>,
        /// Which peer, where it is known.
        peer: Option<Peer>,
        /// The most telling cause of them all.
        cause: DialCause,
        /// At most [`super::ADDRESSES_MOST`] of the addresses with their causes.
        addresses: Vec<(SocketAddr, DialCause)>,
    },
    /// This process stood still (suspended, stopped) and goes on now; all links were treated as dead.
    Woke,
}

/// Which part of the layer above a frame is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Channel {
    /// The frames of [`crate::joining`].
    Joining,
    /// The frames of tables.
    Table,
}

/// One dial to addresses whose owner is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dial(pub u64);

/// A range of protocol versions, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Versions {
    /// The oldest one spoken.
    pub oldest: u16,
    /// The newest one spoken.
    pub newest: u16,
}

/// Who must update for two sides to have a version in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhoUpdates {
    /// This side.
    We,
    /// The other side.
    They,
}

impl Versions {
    /// One version and no other.
    pub const fn only(version: u16) -> Versions {
        Versions { oldest: version, newest: version }
    }

    /// The highest version in common, or who must update.
    pub fn meet(self, theirs: Versions) -> Result<u16, WhoUpdates> {
        if theirs.newest < self.oldest {
            Err(WhoUpdates::They)
        } else if self.newest < theirs.oldest {
            Err(WhoUpdates::We)
        } else {
            Ok(self.newest.min(theirs.newest))
        }
    }
}
