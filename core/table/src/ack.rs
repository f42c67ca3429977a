//! A seat's word that it has seen a head, at tables of three and more.

use labirinto_games::Seat;
use serde::{Deserialize, Serialize};

use crate::hash::{Hash, SIGN_ACK};
use crate::key::{PublicKey, SeatKey, Signature, TableId};

/// A seat's signature over table, sequence and hash of the last entry it has applied. Sent to the next
/// writer only, who includes it; to all when one seat writes twice in a row.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ack {
    /// Who has seen it.
    pub seat: Seat,
    /// The signature.
    pub signature: Signature,
}

impl Ack {
    pub(crate) fn new(table: TableId, seat: Seat, sequence: u64, head: Hash, key: &SeatKey) -> Ack {
        let fields: &[&[u8]] = &[&table.0, &[seat.byte()], &sequence.to_be_bytes(), &head.0];
        Ack { seat, signature: key.sign(SIGN_ACK, fields) }
    }

    /// Whether `key` signed that it saw `head` at `sequence` of `table`.
    pub fn signed(&self, table: TableId, sequence: u64, head: Hash, key: &PublicKey) -> bool {
        let fields: &[&[u8]] = &[&table.0, &[self.seat.byte()], &sequence.to_be_bytes(), &head.0];
        key.signed(SIGN_ACK, fields, &self.signature)
    }
}
