//! Links to other devices: TCP, Noise and Yamux by libp2p, and inside them one ordered stream per pair with
//! its own frames, heartbeat and redial.
//!
//! Deliberately absent: what a frame says. To this layer a table's or a joining's frame is bytes.
//!
//! # What is guaranteed
//! - Who a peer is was proven by Noise: [`LinkEvent::Connected`] names the key that the other side holds.
//! - At most one link per peer is in use. Between `Connected` and the next `Lost` of a peer, frames arrive in
//!   the order in which they were sent, each once. What was sent and had not arrived when `Lost` came may be
//!   lost: the layer above sends it again after the next `Connected`.
//! - Whoever knows an address dials. When both do, the side with the lower key chooses which link is kept and
//!   tells the other; so both keep the same one, and never none.
//! - A link that says nothing for [`Rhythm::dead`] is closed and dialled again, with a backoff that is
//!   jittered and bounded. Presence is therefore true within 10 s.
//! - Every queue has a bound, every dial and every handshake a deadline.

mod actor;
mod addresses;
mod asleep;
mod behaviour;
mod connection;
mod dialling;
mod doorway;
mod ending;
mod error;
mod event;
mod events;
mod frame;
mod handle;
mod link;
mod linking;
mod listening;
mod outgoing;
mod pair;
mod swarm;
#[cfg(test)]
mod tests;
mod wave;

pub use addresses::private_addresses;
pub use error::{Broken, DialCause, LinksError, LostReason, NotSent};
pub use event::{Channel, Dial, LinkEvent, Versions, WhoUpdates};
pub use events::LinkEvents;
pub use handle::{Admit, Busy, LinksHandle};

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::mpsc;

use crate::identity::{Identity, Instance};

/// With what the links are started.
#[derive(Clone, Debug)]
pub struct LinksConfig {
    /// Who this device is.
    pub identity: Identity,
    /// Which start of it this is.
    pub instance: Instance,
    /// Where to listen: concrete addresses, port 0 for any free port (one port for all addresses that have
    /// 0). `0.0.0.0` and `[::]` stand for all private addresses of this device. Empty: dial only.
    pub listen: Vec<SocketAddr>,
    /// Where peers are told to dial this device, at most 8; `None`: where it listens. For a device behind a
    /// forwarded port.
    pub tell: Option<Vec<SocketAddr>>,
    /// The protocol versions that this build speaks.
    pub versions: Versions,
    /// The version of the app, told to the peer; at most 32 bytes.
    pub software: String,
    /// Whose links are accepted.
    pub admit: Admit,
    /// Time limits.
    pub rhythm: Rhythm,
}

/// The time limits of links. The defaults are the protocol's; tests may shorten them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rhythm {
    /// A sign of life is sent this often.
    pub beat: Duration,
    /// After this long without a byte from the peer, [`LinkEvent::Quiet`].
    pub quiet: Duration,
    /// After this long without a byte from the peer the link is dead: closed and dialled again.
    pub dead: Duration,
    /// A dial, with its cryptographic handshake, ends by then.
    pub dial: Duration,
    /// A new connection has said hello by then, or is closed.
    pub hello: Duration,
    /// The first pause before a redial; doubles up to `backoff_most`, each with a jitter of up to a quarter.
    pub backoff_least: Duration,
    /// The longest pause before a redial.
    pub backoff_most: Duration,
}

impl Default for Rhythm {
    fn default() -> Rhythm {
        Rhythm {
            beat: Duration::from_secs(2),
            quiet: Duration::from_secs(4),
            dead: Duration::from_secs(6),
            dial: Duration::from_secs(5),
            hello: Duration::from_secs(4),
            backoff_least: Duration::from_millis(200),
            backoff_most: Duration::from_secs(5),
        }
    }
}

/// The links of this device.
#[derive(Debug)]
pub struct Links;

impl Links {
    /// Starts them on `runtime`. Listening has begun when this returns; `Listening` tells where.
    pub fn start(config: LinksConfig, runtime: &Handle) -> Result<(LinksHandle, LinkEvents), LinksError> {
        let _inside = runtime.enter();
        let (commands, commands_in) = mpsc::channel(handle::COMMANDS_MOST);
        let (reports, reports_in) = mpsc::channel(REPORTS_MOST);
        let (telling, events) = events::channel();
        let mailboxes = outgoing::Mailboxes::default();
        let actor = actor::Actor::new(config, mailboxes.clone(), telling, reports)?;
        runtime.spawn(actor.run(commands_in, reports_in));
        Ok((LinksHandle { commands, mailboxes, dials: Arc::default() }, events))
    }
}

/// Reports of links that wait for the actor.
const REPORTS_MOST: usize = 256;

/// The longest frame of the layer above, in bytes. A longer one is refused before anything is allocated.
pub const FRAME_MOST: usize = 256 * 1024;

/// How many addresses of one peer are dialled at the same time, and how many are kept.
pub const ADDRESSES_MOST: usize = 16;
