//! Hashes and the labels that keep them apart.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The first field of an entry's hash.
pub const ENTRY_HASH: &[u8] = b"labirinto/1/entry hash";
/// The first field of a draw's promise.
pub const DRAW_PROMISE: &[u8] = b"labirinto/1/draw promise";
/// The first field of a draw's result.
pub const DRAW_RESULT: &[u8] = b"labirinto/1/draw result";
/// The first field of each block of a draw's expansion.
pub const DRAW_EXPAND: &[u8] = b"labirinto/1/draw expand";
/// The first field of a seat's own derivations from its seed; never sent.
pub const SEED_DERIVE: &[u8] = b"labirinto/1/seed derive";
/// What is signed of an entry begins with this.
pub const SIGN_ENTRY: &[u8] = b"labirinto/1/sign entry";
/// What is signed of a notice begins with this.
pub const SIGN_NOTICE: &[u8] = b"labirinto/1/sign notice";
/// What is signed of an acknowledgement begins with this.
pub const SIGN_ACK: &[u8] = b"labirinto/1/sign ack";
/// What the device's key signs for a seat begins with this.
pub const SIGN_CARD: &[u8] = b"labirinto/1/sign card";

/// A SHA-256 hash.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// What entry 0 names as the hash before it.
    pub const NONE: Hash = Hash([0; 32]);

    /// SHA-256 over `label` and `fields`, each preceded by its length as eight bytes, high byte first.
    pub fn of(label: &[u8], fields: &[&[u8]]) -> Hash {
        Hash(Sha256::digest(preimage(label, fields)).into())
    }
}

impl std::fmt::Debug for Hash {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().take(4).try_for_each(|byte| write!(formatter, "{byte:02x}"))
    }
}

/// `label` and `fields`, each preceded by its length as eight bytes, high byte first: what is hashed or signed.
pub fn preimage(label: &[u8], fields: &[&[u8]]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for field in std::iter::once(&label).chain(fields) {
        bytes.extend((field.len() as u64).to_be_bytes());
        bytes.extend_from_slice(field);
    }
    bytes
}
