//! What a cheat can do that knows its own keys: sign whatever it likes.

use ed25519_dalek::{Signer, SigningKey};
use labirinto_games::Seat;
use labirinto_table::codec::{self, List};
use labirinto_table::{
    Ack, Act, Body, Entry, Frame, Hash, Notice, SEED_DERIVE, SIGN_ACK, SIGN_CARD, SIGN_ENTRY, SIGN_NOTICE,
    SeatCard, Signature, SignedNotice, TableId, preimage,
};

use crate::net::{Net, Tamper};

/// The keys of one seat of a device.
#[derive(Clone)]
pub struct Forger {
    /// The seat.
    pub seat: Seat,
    /// The table.
    pub table: TableId,
    key: SigningKey,
    device: SigningKey,
}

impl Forger {
    /// The keys of the first seat of this device.
    pub fn new(net: &Net, place: usize) -> Forger {
        let seat = Seat::all(7).find(|seat| net.place_of(*seat) == place).expect("somebody sits there");
        let seed = net.places[place].seeds[0];
        let key = Hash::of(SEED_DERIVE, &[&seed, b"table key"]).0;
        Forger {
            seat,
            table: net.places[place].table.as_ref().expect("it is alive").id(),
            key: SigningKey::from_bytes(&key),
            device: SigningKey::from_bytes(&net.places[place].secret),
        }
    }

    fn sign(&self, label: &[u8], fields: &[&[u8]]) -> Signature {
        Signature(self.key.sign(&preimage(label, fields)).to_bytes())
    }

    /// These bytes signed as an entry, canonical or not.
    pub fn sign_bytes(&self, mut body: Vec<u8>) -> Vec<u8> {
        let signature = self.sign(SIGN_ENTRY, &[&body]);
        body.extend(signature.0);
        body
    }

    /// This body signed.
    pub fn sign_body(&self, body: &Body) -> Vec<u8> {
        self.sign_bytes(codec::encode(body))
    }

    /// An entry that follows the log of a device, as it stands.
    pub fn next(&self, net: &Net, place: usize, act: Act) -> Body {
        let entries = net.table(place).entries();
        Body {
            version: labirinto_table::VERSION,
            table: self.table,
            sequence: entries.len() as u64,
            previous: entries.last().map_or(Hash::NONE, Entry::hash),
            seat: self.seat,
            acks: List::empty(),
            act,
        }
    }

    /// A frame with these bytes signed as a notice, canonical or not.
    pub fn sign_notice(&self, notice: &[u8]) -> Vec<u8> {
        let head = [&[labirinto_table::VERSION][..], &self.table.0, &[0, 0, 0, 4]].concat();
        [&head, notice, &self.sign(SIGN_NOTICE, &[notice]).0].concat()
    }

    /// This notice signed.
    pub fn notice(&self, notice: Notice) -> SignedNotice {
        let signature = self.sign(SIGN_NOTICE, &[&codec::encode(&notice)]);
        SignedNotice { notice, signature }
    }

    /// An acknowledgement of any head.
    pub fn ack(&self, seat: Seat, sequence: u64, head: Hash) -> Ack {
        let fields: &[&[u8]] = &[&self.table.0, &[seat.byte()], &sequence.to_be_bytes(), &head.0];
        Ack { seat, signature: self.sign(SIGN_ACK, fields) }
    }

    /// This card with the certificate that the device of this forger gives it.
    pub fn certify(&self, seat: Seat, card: SeatCard) -> SeatCard {
        let name = card.name.as_str().as_bytes();
        let fields: &[&[u8]] = &[&self.table.0, &[seat.byte()], &card.key.0, &card.nonce, name];
        let certificate = Signature(self.device.sign(&preimage(SIGN_CARD, fields)).to_bytes());
        SeatCard { certificate, ..card }
    }
}

/// The body of an entry, to be changed.
pub fn body_of(entry: &Entry) -> Body {
    let bytes = entry.bytes();
    codec::decode(&bytes[..bytes.len() - 64]).expect("an entry that was read has a canonical body")
}

/// A frame with these entries.
pub fn entries(table: TableId, entries: Vec<Vec<u8>>) -> Vec<u8> {
    let entries =
        entries.into_iter().map(|entry| codec::Bytes::new(entry).expect("within the cap of an entry"));
    Frame::Entries(List::new(entries.collect()).expect("few entries")).write(table)
}

/// Alters the entries that `wanted` picks on their way out to the devices of `victims`: `change` gives the bytes
/// that go instead. All else goes as it is.
pub fn alter(
    table: TableId,
    victims: Vec<usize>,
    wanted: impl Fn(&Entry) -> bool + 'static,
    change: impl Fn(&Entry) -> Option<Vec<u8>> + 'static,
) -> Tamper {
    Box::new(move |frame, to| match frame {
        Frame::Entries(list) if victims.contains(&to) => {
            let altered = list.as_slice().iter().filter_map(|bytes| {
                let entry = Entry::read(bytes.as_slice()).expect("a table writes canonical entries");
                if wanted(&entry) { change(&entry) } else { Some(bytes.as_slice().to_vec()) }
            });
            let altered: Vec<Vec<u8>> = altered.collect();
            if altered.is_empty() { Vec::new() } else { vec![entries(table, altered)] }
        }
        other => vec![other.clone().write(table)],
    })
}
