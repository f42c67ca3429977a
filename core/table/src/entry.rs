//! One signed, chained act.

use labirinto_games::Seat;
use serde::{Deserialize, Serialize};

use crate::ack::Ack;
use crate::act::{Act, Kind};
use crate::codec::{self, List, NotCanonical};
use crate::hash::{ENTRY_HASH, Hash, SIGN_ENTRY};
use crate::key::{PublicKey, SeatKey, Signature, TableId};

/// The version of the protocol: the first byte of every frame, entry, notice, stored item and record.
pub const VERSION: u8 = 1;

const SIGNATURE_BYTES: usize = 64;

/// What is signed of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Body {
    /// [`VERSION`].
    pub version: u8,
    /// The table.
    pub table: TableId,
    /// The place in the log, from 0.
    pub sequence: u64,
    /// The hash of the entry before; [`Hash::NONE`] for entry 0.
    pub previous: Hash,
    /// Who writes.
    pub seat: Seat,
    /// At tables of three and more: who has seen the entry before.
    pub acks: List<Ack, 7>,
    /// What is done.
    pub act: Act,
}

/// One signed, chained act, with the bytes as they were sent: the body, then 64 bytes of signature over it.
/// The hash is taken over the body, so that a second signature over one body is no second entry.
#[derive(Clone, PartialEq, Eq)]
pub struct Entry {
    body: Body,
    bytes: Vec<u8>,
    hash: Hash,
}

/// Why bytes are no entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misread {
    /// Another version of the protocol wrote this.
    #[error("protocol version {0}")]
    Version(u8),
    /// Not the one encoding of an entry.
    #[error("not canonical")]
    Form,
}

impl From<NotCanonical> for Misread {
    fn from(_: NotCanonical) -> Misread {
        Misread::Form
    }
}

impl Entry {
    /// The longest entry, in bytes.
    pub const MAX_BYTES: usize = 80 * 1024;

    pub(crate) fn new(body: Body, key: &SeatKey) -> Entry {
        let mut bytes = codec::encode(&body);
        let (hash, signature) = (Hash::of(ENTRY_HASH, &[&bytes]), key.sign(SIGN_ENTRY, &[&bytes]));
        bytes.extend(signature.0);
        Entry { body, bytes, hash }
    }

    /// The entry of exactly these bytes. The signature is not checked: see [`Entry::signed`].
    ///
    /// # Errors
    /// Another version, too long, or not canonical.
    pub fn read(bytes: &[u8]) -> Result<Entry, Misread> {
        let (body, _) = split(bytes).ok_or(Misread::Form)?;
        match body.first() {
            Some(&VERSION) => {}
            Some(&version) => return Err(Misread::Version(version)),
            None => return Err(Misread::Form),
        }
        let decoded = codec::decode(body)?;
        Ok(Entry { body: decoded, hash: Hash::of(ENTRY_HASH, &[body]), bytes: bytes.to_vec() })
    }

    /// Whether `key` signed it.
    pub fn signed(&self, key: &PublicKey) -> bool {
        signed_bytes(&self.bytes, key)
    }

    /// The bytes as they were sent.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The hash that the next entry names.
    pub fn hash(&self) -> Hash {
        self.hash
    }

    /// The table.
    pub fn table(&self) -> TableId {
        self.body.table
    }

    /// The place in the log, from 0.
    pub fn sequence(&self) -> u64 {
        self.body.sequence
    }

    /// The hash of the entry before.
    pub fn previous(&self) -> Hash {
        self.body.previous
    }

    /// Who wrote it.
    pub fn seat(&self) -> Seat {
        self.body.seat
    }

    /// Who had seen the entry before.
    pub fn acks(&self) -> &[Ack] {
        self.body.acks.as_slice()
    }

    /// What it does.
    pub fn act(&self) -> &Act {
        &self.body.act
    }

    /// The kind of what it does.
    pub fn kind(&self) -> Kind {
        self.body.act.kind()
    }
}

/// Whether `key` signed these bytes as an entry, be they canonical or not.
pub(crate) fn signed_bytes(bytes: &[u8], key: &PublicKey) -> bool {
    split(bytes).is_some_and(|(body, signature)| key.signed(SIGN_ENTRY, &[body], &signature))
}

fn split(bytes: &[u8]) -> Option<(&[u8], Signature)> {
    let at = bytes.len().checked_sub(SIGNATURE_BYTES)?;
    let (body, signature) = bytes.split_at(at);
    let signature = Signature(signature.try_into().ok()?);
    (bytes.len() <= Entry::MAX_BYTES).then_some((body, signature))
}

impl std::fmt::Debug for Entry {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Body { sequence, seat, act, .. } = &self.body;
        write!(formatter, "Entry({sequence} by {} {} {:?})", seat.byte(), act.kind().id(), self.hash)
    }
}
