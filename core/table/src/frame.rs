//! What goes over a link.

use labirinto_games::Seat;
use serde::{Deserialize, Serialize};

use crate::ack::Ack;
use crate::card::SeatCard;
use crate::codec::{self, Bytes, List};
use crate::entry::{Entry, Misread, VERSION};
use crate::evidence::Evidence;
use crate::hash::Hash;
use crate::key::TableId;
use crate::notice::SignedNotice;

/// The most entries in one frame.
pub const ENTRIES_MAX: usize = 64;

/// What goes over a link. The order of the variants is their number on the wire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    /// 0: a guest's card for its seat, until the terms stand.
    Card(Seat, SeatCard),
    /// 1: how long the sender's log is and what its last hash is; asks for the same when `reply`.
    Heads {
        /// The number of entries.
        length: u64,
        /// The hash of the last; [`Hash::NONE`] when there is none.
        head: Hash,
        /// Whether an answer is wanted.
        reply: bool,
    },
    /// 2: entries as they were signed, in order.
    Entries(List<Bytes<{ Entry::MAX_BYTES }>, ENTRIES_MAX>),
    /// 3: asks for entries from this sequence on.
    Want(u64),
    /// 4: a notice.
    Notice(SignedNotice),
    /// 5: an acknowledgement of the entry at this sequence with this hash.
    Ack(u64, Hash, Ack),
    /// 6: evidence against a seat.
    Evidence(Evidence),
}

#[derive(Serialize, Deserialize)]
struct Envelope {
    version: u8,
    table: TableId,
    frame: Frame,
}

impl Frame {
    /// The longest frame, in bytes. A link refuses a greater length before it reads on.
    pub const MAX_BYTES: usize = codec::MAX_BYTES;

    /// The bytes.
    pub fn write(self, table: TableId) -> Vec<u8> {
        codec::encode(&Envelope { version: VERSION, table, frame: self })
    }

    /// The frame of exactly these bytes, and its table.
    ///
    /// # Errors
    /// Another version, too long, or not canonical.
    pub fn read(bytes: &[u8]) -> Result<(TableId, Frame), Misread> {
        Frame::route(bytes)?;
        let envelope: Envelope = codec::decode(bytes)?;
        Ok((envelope.table, envelope.frame))
    }

    /// The table that these bytes are for, without reading the rest.
    ///
    /// # Errors
    /// Another version, or too short.
    pub fn route(bytes: &[u8]) -> Result<TableId, Misread> {
        match bytes.split_first() {
            Some((&VERSION, rest)) => {
                let (table, _) = rest.split_first_chunk::<32>().ok_or(Misread::Form)?;
                Ok(TableId(*table))
            }
            Some((&version, _)) => Err(Misread::Version(version)),
            None => Err(Misread::Form),
        }
    }
}
