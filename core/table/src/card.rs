//! Who sits where, with which keys.

use labirinto_games::Seat;
use serde::{Deserialize, Serialize};

use crate::codec::Word;
use crate::hash::SIGN_CARD;
use crate::key::{Device, DeviceKey, PublicKey, SeatKey, Signature, TableId};

/// The longest name of a player, in bytes of UTF-8.
pub const NAME_MAX_BYTES: usize = 64;

/// Who sits at a seat: the device, the fresh key of this table, and the device's word that they belong
/// together. All cards stand in entry 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatCard {
    /// The device that holds the seat.
    pub device: Device,
    /// The seat's key at this table, and at no other.
    pub key: PublicKey,
    /// The device's signature over label, table, seat, key, nonce and name.
    pub certificate: Signature,
    /// 32 random bytes, so that no two tables have the same entry 0.
    pub nonce: [u8; 32],
    /// The name that the player gave.
    pub name: Word<NAME_MAX_BYTES>,
}

impl SeatCard {
    pub(crate) fn new(
        table: TableId,
        seat: Seat,
        name: Word<NAME_MAX_BYTES>,
        key: &SeatKey,
        device: &DeviceKey,
    ) -> SeatCard {
        let (public, nonce) = (key.public(), *key.derive(&[b"card nonce"]));
        let fields: &[&[u8]] = &[&table.0, &[seat.byte()], &public.0, &nonce, name.as_str().as_bytes()];
        SeatCard {
            certificate: device.sign(SIGN_CARD, fields),
            device: device.device(),
            key: public,
            nonce,
            name,
        }
    }

    /// Whether the device vouches for this key at this seat of this table.
    pub fn certified(&self, table: TableId, seat: Seat) -> bool {
        let name = self.name.as_str().as_bytes();
        let fields: &[&[u8]] = &[&table.0, &[seat.byte()], &self.key.0, &self.nonce, name];
        self.device.signed(SIGN_CARD, fields, &self.certificate)
    }
}
