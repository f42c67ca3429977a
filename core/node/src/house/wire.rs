//! The way to other devices: the links, started when first needed, and the few frames that are neither a
//! joining's nor a table's.
//!
//! ```text
//! on the channel of joinings, kinds from 32 on
//! 32 Table   = table [32]      the host names the table that came of a joining
//! 33 Rematch = table [32]      the sender asks for another game after this one
//! ```

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use labirinto_table::{Device, TableId, VERSION};
use sha2::{Digest, Sha256};
use tokio::runtime::Handle;

use super::shared::Shared;
use crate::identity::{Instance, Peer};
use crate::links::{Admit, Busy, Channel, LinkEvents, Links, LinksConfig, LinksHandle, Rhythm, Versions};
use crate::storage::{Batch, Key, StorageFault};
use crate::{Error, Listen, Whose};

/// The setting that keeps the port, so that a device is found again after a restart.
const PORT: &str = "port";

/// The links of this node.
#[derive(Default)]
pub(crate) struct Wire {
    /// The app is away: links that are started now begin asleep.
    pub(crate) asleep: bool,
    handle: Option<LinksHandle>,
    fresh: Option<LinkEvents>,
    addresses: Vec<SocketAddr>,
}

/// A frame that is neither a joining's nor a table's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// The host names the table that came of a joining.
    Table(TableId),
    /// The sender asks for another game after this one.
    Rematch(TableId),
}

impl Word {
    /// The bytes.
    pub(crate) fn bytes(self) -> Vec<u8> {
        let (kind, table) = match self {
            Word::Table(table) => (32, table),
            Word::Rematch(table) => (33, table),
        };
        [&[kind], table.0.as_slice()].concat()
    }

    /// The frame of exactly these bytes.
    pub(crate) fn read(bytes: &[u8]) -> Option<Word> {
        let (kind, table) = bytes.split_first()?;
        let table = TableId(table.try_into().ok()?);
        match kind {
            32 => Some(Word::Table(table)),
            33 => Some(Word::Rematch(table)),
            _ => None,
        }
    }
}

/// The table that follows `table` with the same partners: each side knows its name.
pub(crate) fn rematch_of(table: TableId) -> TableId {
    TableId(Sha256::new().chain_update(b"labirinto rematch 1").chain_update(table.0).finalize().into())
}

impl Wire {
    /// The links, if they were started.
    pub(crate) fn handle(&self) -> Option<&LinksHandle> {
        self.handle.as_ref()
    }

    /// The events of links that were started since the last call.
    pub(crate) fn fresh(&mut self) -> Option<LinkEvents> {
        self.fresh.take()
    }

    /// Where this device can be reached.
    pub(crate) fn addresses(&self) -> &[SocketAddr] {
        &self.addresses
    }

    /// Ends the links: the peers get what was sent, and are told.
    pub(crate) fn shut(&mut self) {
        if let Some(handle) = self.handle.take() {
            // With a full mailbox they end as the last handle goes.
            let _ = handle.shut();
        }
    }

    /// Sends a frame; without a link it is dropped.
    pub(crate) fn send(&self, peer: Peer, channel: Channel, bytes: Vec<u8>) {
        if let Some(handle) = &self.handle {
            // Whatever is not sent now is sent again by the layer that owns it, after the next link.
            let _ = handle.send(peer, channel, bytes);
        }
    }
}

impl Shared {
    /// Starts the links unless they run.
    ///
    /// # Errors
    /// This device cannot listen where it was told to.
    pub(crate) fn start_links(&mut self) -> Result<(), Error> {
        if self.wire.handle.is_some() {
            return Ok(());
        }
        let instance = Instance(self.chance.half());
        let config = |listen: Vec<SocketAddr>| LinksConfig {
            identity: self.identity.clone(),
            instance,
            listen,
            tell: None,
            versions: Versions::only(u16::from(VERSION)),
            software: env!("CARGO_PKG_VERSION").to_owned(),
            admit: Admit::Known,
            rhythm: Rhythm::default(),
        };
        let any = |port: u16| vec![SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), port)];
        let runtime = Handle::current();
        let started = match &self.listen {
            Listen::Nowhere => Links::start(config(Vec::new()), &runtime),
            Listen::On(addresses) => Links::start(config(addresses.clone()), &runtime),
            Listen::Private => match self.last_port() {
                Some(port) => Links::start(config(any(port)), &runtime)
                    .or_else(|_| Links::start(config(any(0)), &runtime)),
                None => Links::start(config(any(0)), &runtime),
            },
        };
        let (handle, events) =
            started.map_err(|error| self.texts.explain(error.code(), Whose::Link, &error.text()))?;
        if self.wire.asleep {
            // The first thing they are asked: they cannot be too busy.
            let _ = handle.suspend();
        }
        self.wire.handle = Some(handle);
        self.wire.fresh = Some(events);
        Ok(())
    }

    /// This device can be reached at these addresses from now on.
    pub(crate) fn listening(&mut self, addresses: Vec<SocketAddr>) {
        if let (Listen::Private, Some(first)) = (&self.listen, addresses.first()) {
            let mut batch = Batch::default();
            batch.put(Key::Setting(PORT), first.port().to_string());
            // A port that is not remembered is no more than an inconvenience.
            drop(self.storage.commit(&batch));
        }
        self.wire.addresses = addresses;
    }

    /// Asks something of the links, if they run.
    ///
    /// # Errors
    /// Too much was asked of them already.
    pub(crate) fn ask_links(&self, ask: impl FnOnce(&LinksHandle) -> Result<(), Busy>) -> Result<(), Error> {
        match self.wire.handle().map(ask) {
            Some(Err(Busy)) => Err(self.texts.error("mailbox-full", Whose::You, &[])),
            Some(Ok(())) | None => Ok(()),
        }
    }

    /// Links with `peer` and keeps linking with it.
    pub(crate) fn keep(&self, peer: Peer, addresses: Vec<SocketAddr>) {
        if let Some(handle) = self.wire.handle() {
            let done = if addresses.is_empty() { handle.keep(peer) } else { handle.dial(peer, addresses) };
            if done == Err(Busy) {
                self.complain(None, self.texts.error("mailbox-full", Whose::You, &[]));
            }
        }
    }

    /// Sends a frame of a table to the device; without a link it is dropped, and the table sends it again.
    pub(crate) fn send(&self, to: Device, frame: Vec<u8>) {
        if let Some(peer) = Peer::from_bytes(to.0) {
            self.wire.send(peer, Channel::Table, frame);
        }
    }

    fn last_port(&self) -> Option<u16> {
        let stored: Result<_, StorageFault> = self.storage.read(Key::Setting(PORT));
        String::from_utf8(stored.ok()??).ok()?.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_has_one_encoding() {
        for word in [Word::Table(TableId([1; 32])), Word::Rematch(TableId([2; 32]))] {
            let bytes = word.bytes();
            assert_eq!(Word::read(&bytes), Some(word));
            assert_eq!(Word::read(&bytes[..32]), None);
            assert_eq!(Word::read(&[bytes.as_slice(), &[0]].concat()), None);
        }
        assert_eq!(Word::read(&[34; 33]), None);
        assert_ne!(rematch_of(TableId([1; 32])), TableId([1; 32]));
    }
}
