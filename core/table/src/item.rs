//! What a table stores.

use labirinto_games::Seat;
use serde::{Deserialize, Serialize};

use crate::card::SeatCard;
use crate::codec::{self, Bytes, List, NotCanonical, Word};
use crate::entry::{Entry, Misread, VERSION};
use crate::evidence::Evidence;
use crate::key::{Device, TableId};
use crate::notice::SignedNotice;

/// What a table stores, each once and never overwritten. The order of the variants is their number.
#[derive(Serialize, Deserialize)]
pub(crate) enum Item {
    /// 0: the table was opened at this device.
    Opened(Founding),
    /// 1: what a seat here commits to, before it does.
    Secret { seat: Seat, slot: u8, salt: [u8; 32], secret: Bytes<{ 16 * 1024 }> },
    /// 2: an applied entry.
    Entry(Bytes<{ Entry::MAX_BYTES }>),
    /// 3: an applied entry that takes the place of the one at its sequence and of all after it.
    Displacing(Bytes<{ Entry::MAX_BYTES }>),
    /// 4: a notice, own or received.
    Notice(SignedNotice),
    /// 5: why the table has stopped.
    Evidence(Evidence, Contest),
}

/// Whether the evidence proves the accusation, and else what it says.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(crate) enum Contest {
    Proven,
    Chain,
    Turncoat,
    Certificate,
}

/// How the table was opened at this device.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Founding {
    pub(crate) table: TableId,
    pub(crate) own: Device,
    pub(crate) host: Device,
    pub(crate) locals: List<Founder, 7>,
    /// At the host, what it proposes.
    pub(crate) proposal: Option<Proposal>,
}

/// A seat at this device with the seed of its keys.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Founder {
    pub(crate) seat: Seat,
    pub(crate) seed: [u8; 32],
    pub(crate) card: SeatCard,
}

/// What the host proposes.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Proposal {
    pub(crate) game: u16,
    pub(crate) rules: u16,
    pub(crate) options: List<(Word<32>, Word<32>), 32>,
    pub(crate) seats: u8,
    pub(crate) remotes: List<(Seat, Device), 7>,
}

#[derive(Serialize, Deserialize)]
struct Stored {
    version: u8,
    item: Item,
}

impl Item {
    pub(crate) fn write(self) -> Vec<u8> {
        codec::encode(&Stored { version: VERSION, item: self })
    }

    pub(crate) fn read(bytes: &[u8]) -> Result<Item, Misread> {
        match bytes.first() {
            Some(&VERSION) => {}
            Some(&version) => return Err(Misread::Version(version)),
            None => return Err(Misread::Form),
        }
        let stored: Result<Stored, NotCanonical> = codec::decode(bytes);
        Ok(stored?.item)
    }
}
