//! What can go wrong with links, each with a stable code.

use std::io;
use std::net::SocketAddr;

use labirinto_games::Text;

/// Why the links could not be started, or could not listen anew.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinksError {
    /// Another program, or another node, listens there.
    #[error("{0} is in use")]
    AddressInUse(SocketAddr),
    /// The system does not let this program listen there.
    #[error("no permission to listen on {0}")]
    NotPermitted(SocketAddr),
    /// This device does not have the address.
    #[error("{0} is no address of this device")]
    NotOurs(SocketAddr),
    /// This device has no private address: it is in no local network. Told by `NotListening` only; as soon as
    /// there is one, the links listen there.
    #[error("this device has no private address")]
    NoNetwork,
    /// The system refused for another reason.
    #[error("cannot listen on {0}: {1}")]
    Other(SocketAddr, io::ErrorKind),
}

/// Why a link ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LostReason {
    /// Nothing was heard for [`super::Rhythm::dead`].
    Silent,
    /// The connection was closed or reset, without a word.
    Closed,
    /// The peer went away for a while: its app was put to the background or its network changed.
    Away,
    /// The peer ended the link for good.
    Left,
    /// This side ended it: forgotten, suspended, or the network changed here.
    Here,
    /// The peer opened a newer link; `Connected` follows.
    Replaced,
    /// The peer did not take what was sent to it, and the queue was full.
    Stalled,
    /// The peer could not read what was sent to it. Not dialled again until asked.
    Refused,
    /// The peer sent what is no frame of the protocol. Not dialled again until asked.
    Broken(Broken),
}

/// What was wrong with a peer's bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Broken {
    /// A frame longer than the limit.
    #[error("a frame is too long")]
    TooLong,
    /// A kind of frame that this version does not know.
    #[error("a frame is of an unknown kind")]
    UnknownKind(u8),
    /// A frame version that this version does not know.
    #[error("a frame is of an unknown version")]
    UnknownVersion(u8),
    /// A frame that is too short, has bytes left over, or is not in its one canonical form.
    #[error("a frame is malformed")]
    Malformed,
    /// A frame that may not come at this point.
    #[error("a frame came out of turn")]
    OutOfTurn,
}

/// Why a dial did not lead to a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DialCause {
    /// No address that could be dialled was given.
    NoAddress,
    /// The network has no way there.
    Unreachable,
    /// Nobody answered in time: another network, a firewall, isolated Wi-Fi clients, or a VPN.
    TimedOut,
    /// The device is there, but nothing listens at that port.
    Refused,
    /// The system does not let this app use the local network.
    NotPermitted,
    /// Something listens there that is not this program.
    NotUs,
    /// That is this device itself.
    Oneself,
    /// Somebody else is there: another key.
    Stranger,
    /// The peer is there and wants no link: no table of its is open.
    NotAdmitted,
}

/// Why a frame was not sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NotSent {
    /// There is no link with this peer.
    #[error("no link")]
    NoLink,
    /// The frame is longer than [`super::FRAME_MOST`].
    #[error("the frame is too long")]
    TooLong,
    /// The queue is full. The link counts as stalled: it is closed, and `Lost` follows.
    #[error("the queue is full")]
    Full,
}

impl LinksError {
    /// The stable code of this error.
    pub fn code(&self) -> &'static str {
        match self {
            LinksError::AddressInUse(_) => "address-in-use",
            LinksError::NotPermitted(_) => "listen-not-permitted",
            LinksError::NotOurs(_) => "address-not-ours",
            LinksError::NoNetwork => "no-local-network",
            LinksError::Other(..) => "listen-failed",
        }
    }

    /// The error in words.
    pub fn text(&self) -> Text {
        let text = Text::key(match self {
            LinksError::AddressInUse(_) => "link-address-in-use",
            LinksError::NotPermitted(_) => "link-listen-not-permitted",
            LinksError::NotOurs(_) => "link-address-not-ours",
            LinksError::NoNetwork => "link-no-local-network",
            LinksError::Other(..) => "link-listen-failed",
        });
        match self {
            LinksError::NoNetwork => text,
            LinksError::Other(address, kind) => {
                text.word("address", address.to_string()).word("reason", kind.to_string())
            }
            LinksError::AddressInUse(address)
            | LinksError::NotPermitted(address)
            | LinksError::NotOurs(address) => text.word("address", address.to_string()),
        }
    }

    pub(crate) fn listen(address: SocketAddr, error: &io::Error) -> LinksError {
        match error.kind() {
            io::ErrorKind::AddrInUse => LinksError::AddressInUse(address),
            io::ErrorKind::PermissionDenied => LinksError::NotPermitted(address),
            io::ErrorKind::AddrNotAvailable => LinksError::NotOurs(address),
            kind => LinksError::Other(address, kind),
        }
    }
}

impl LostReason {
    /// The stable code of this reason.
    pub fn code(self) -> &'static str {
        match self {
            LostReason::Silent => "silent",
            LostReason::Closed => "closed",
            LostReason::Away => "away",
            LostReason::Left => "left",
            LostReason::Here => "ended-here",
            LostReason::Replaced => "replaced",
            LostReason::Stalled => "stalled",
            LostReason::Refused => "refused-by-peer",
            LostReason::Broken(_) => "broken-frame",
        }
    }

    /// The reason in words.
    pub fn text(self) -> Text {
        Text::key(match self {
            LostReason::Silent => "link-lost-silent",
            LostReason::Closed => "link-lost-closed",
            LostReason::Away => "link-lost-away",
            LostReason::Left => "link-lost-left",
            LostReason::Here => "link-lost-here",
            LostReason::Replaced => "link-lost-replaced",
            LostReason::Stalled => "link-lost-stalled",
            LostReason::Refused => "link-lost-refused",
            LostReason::Broken(_) => "link-lost-broken",
        })
    }
}

impl DialCause {
    /// The stable code of this cause.
    pub fn code(self) -> &'static str {
        match self {
            DialCause::NoAddress => "no-address",
            DialCause::Unreachable => "unreachable",
            DialCause::TimedOut => "timed-out",
            DialCause::Refused => "refused",
            DialCause::NotPermitted => "network-not-permitted",
            DialCause::NotUs => "not-this-program",
            DialCause::Oneself => "oneself",
            DialCause::Stranger => "stranger",
            DialCause::NotAdmitted => "not-admitted",
        }
    }

    /// The cause in words, with what can be done.
    pub fn text(self) -> Text {
        Text::key(match self {
            DialCause::NoAddress => "link-dial-no-address",
            DialCause::Unreachable => "link-dial-unreachable",
            DialCause::TimedOut => "link-dial-timed-out",
            DialCause::Refused => "link-dial-refused",
            DialCause::NotPermitted => "link-dial-not-permitted",
            DialCause::NotUs => "link-dial-not-us",
            DialCause::Oneself => "link-dial-oneself",
            DialCause::Stranger => "link-dial-stranger",
            DialCause::NotAdmitted => "link-dial-not-admitted",
        })
    }
}
