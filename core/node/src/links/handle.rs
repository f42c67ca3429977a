//! What can be asked of the links.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::mpsc;

use super::outgoing::Mailboxes;
use super::{Channel, Dial, NotSent};
use crate::identity::Peer;

/// The links, to be asked from any thread. Nothing here waits: what comes of a command is told by events.
/// A command after the end is without effect. The links end when [`LinksHandle::shut`] is called or the last
/// handle is dropped; the channel of events then ends.
#[derive(Clone, Debug)]
pub struct LinksHandle {
    pub(super) commands: mpsc::Sender<Command>,
    pub(super) mailboxes: Mailboxes,
    pub(super) dials: Arc<AtomicU64>,
}

/// Whose links are accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admit {
    /// Those of peers that were dialled, hinted at or kept, and not forgotten since.
    Known,
    /// Anybody's: while somebody is invited.
    Anyone,
}

/// The mailbox of the links is full: 1,024 commands wait. Nothing happened; ask again later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many commands wait")]
pub struct Busy;

/// How many commands may wait.
pub(super) const COMMANDS_MOST: usize = 1024;

#[derive(Debug)]
pub(super) enum Command {
    Dial { peer: Peer, addresses: Vec<SocketAddr> },
    DialAddress { dial: Dial, addresses: Vec<SocketAddr> },
    Keep { peer: Peer },
    Forget { peer: Peer },
    Admit(Admit),
    NetworkChanged { listen: Option<Vec<SocketAddr>> },
    Suspend,
    Resume,
    Shut,
}

impl LinksHandle {
    /// Links with `peer`, of whom these addresses are known, and keeps it (see [`LinksHandle::keep`]). With a
    /// link already there, the addresses are remembered. Also the way to add a hint, and to try again after a
    /// mismatch. Of many addresses the 16 likeliest are tried at the same time, then the next.
    pub fn dial(&self, peer: Peer, addresses: Vec<SocketAddr>) -> Result<(), Busy> {
        self.post(Command::Dial { peer, addresses })
    }

    /// Links with whoever answers at one of these addresses: `Answered` names it. Tried once.
    pub fn dial_address(&self, addresses: Vec<SocketAddr>) -> Result<Dial, Busy> {
        let dial = Dial(self.dials.fetch_add(1, Ordering::Relaxed));
        self.post(Command::DialAddress { dial, addresses })?;
        Ok(dial)
    }

    /// Redials `peer` from now on whenever the link is lost, and admits it always.
    pub fn keep(&self, peer: Peer) -> Result<(), Busy> {
        self.post(Command::Keep { peer })
    }

    /// Ends the link with `peer`, tells it so, and forgets its addresses. `Lost` follows if there was a link.
    pub fn forget(&self, peer: Peer) -> Result<(), Busy> {
        self.post(Command::Forget { peer })
    }

    /// Whose links are accepted from now on. Links in use stay.
    pub fn admit(&self, admit: Admit) -> Result<(), Busy> {
        self.post(Command::Admit(admit))
    }

    /// Sends one frame, in the order of the calls. `Ok` means queued for the link in use now; see the module's
    /// guarantees.
    pub fn send(&self, peer: Peer, channel: Channel, bytes: Vec<u8>) -> Result<(), NotSent> {
        self.mailboxes.put(peer, channel, bytes)
    }

    /// The network changed: all links are dead, listening begins anew (where `listen` says, else where it was
    /// configured), and kept peers are dialled at once.
    pub fn network_changed(&self, listen: Option<Vec<SocketAddr>>) -> Result<(), Busy> {
        self.post(Command::NetworkChanged { listen })
    }

    /// The app goes to the background: peers are told, links and listening end.
    pub fn suspend(&self) -> Result<(), Busy> {
        self.post(Command::Suspend)
    }

    /// The app is back: all links are dead, listening begins anew, and kept peers are dialled at once.
    pub fn resume(&self) -> Result<(), Busy> {
        self.post(Command::Resume)
    }

    /// Ends everything; peers are told "away".
    pub fn shut(&self) -> Result<(), Busy> {
        self.post(Command::Shut)
    }

    fn post(&self, command: Command) -> Result<(), Busy> {
        match self.commands.try_send(command) {
            Ok(()) | Err(mpsc::error::TrySendError::Closed(_)) => Ok(()),
            Err(mpsc::error::TrySendError::Full(_)) => Err(Busy),
        }
    }
}
