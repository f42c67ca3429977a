//! Names and keys of tables, devices and seats.

use ed25519_dalek::{Signer, SigningKey, VerifyingKey};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use zeroize::Zeroizing;

use crate::hash::preimage;

/// The name of a table: 32 random bytes, chosen by the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TableId(pub [u8; 32]);

/// A device by its long-lived public Ed25519 key (the one its links are secured with).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Device(pub [u8; 32]);

/// The secret side of a [`Device`]. Certifies table keys and nothing else here. Wiped when dropped; its
/// `Debug` is silent.
pub struct DeviceKey(SigningKey);

/// A public Ed25519 key of one seat at one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PublicKey(pub [u8; 32]);

/// The secret side of a seat's [`PublicKey`], from a 32-byte seed that also derives everything else the seat
/// draws, so that no restart can make a second version of anything. Wiped when dropped.
#[derive(Clone)]
pub(crate) struct SeatKey {
    seed: Zeroizing<[u8; 32]>,
    signing: SigningKey,
}

/// An Ed25519 signature.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Signature(pub [u8; 64]);

impl DeviceKey {
    /// The key of this 32-byte Ed25519 secret.
    pub fn from_secret(secret: &[u8; 32]) -> DeviceKey {
        DeviceKey(SigningKey::from_bytes(secret))
    }

    /// The public side.
    pub fn device(&self) -> Device {
        Device(self.0.verifying_key().to_bytes())
    }

    pub(crate) fn sign(&self, label: &[u8], fields: &[&[u8]]) -> Signature {
        Signature(self.0.sign(&preimage(label, fields)).to_bytes())
    }
}

impl std::fmt::Debug for DeviceKey {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("DeviceKey(..)")
    }
}

impl Device {
    pub(crate) fn signed(&self, label: &[u8], fields: &[&[u8]], signature: &Signature) -> bool {
        PublicKey(self.0).signed(label, fields, signature)
    }
}

impl PublicKey {
    /// Whether `signature` is this key's over `label` and `fields`. Strict: no weak key, no second form.
    pub fn signed(&self, label: &[u8], fields: &[&[u8]], signature: &Signature) -> bool {
        let Ok(key) = VerifyingKey::from_bytes(&self.0) else { return false };
        let signature = ed25519_dalek::Signature::from_bytes(&signature.0);
        key.verify_strict(&preimage(label, fields), &signature).is_ok()
    }
}

impl SeatKey {
    pub(crate) fn new(seed: [u8; 32]) -> SeatKey {
        let signing = SigningKey::from_bytes(&derive(&seed, &[b"table key"]));
        SeatKey { seed: Zeroizing::new(seed), signing }
    }

    pub(crate) fn public(&self) -> PublicKey {
        PublicKey(self.signing.verifying_key().to_bytes())
    }

    pub(crate) fn sign(&self, label: &[u8], fields: &[&[u8]]) -> Signature {
        Signature(self.signing.sign(&preimage(label, fields)).to_bytes())
    }

    /// 32 bytes that only this seat knows and that are the same after every restart.
    pub(crate) fn derive(&self, fields: &[&[u8]]) -> Zeroizing<[u8; 32]> {
        derive(&self.seed, fields)
    }
}

fn derive(seed: &[u8; 32], fields: &[&[u8]]) -> Zeroizing<[u8; 32]> {
    let fields: Vec<&[u8]> = std::iter::once(seed.as_slice()).chain(fields.iter().copied()).collect();
    Zeroizing::new(crate::hash::Hash::of(crate::hash::SEED_DERIVE, &fields).0)
}

impl std::fmt::Debug for SeatKey {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("SeatKey(..)")
    }
}

impl std::fmt::Debug for Signature {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Signature({:02x}{:02x}..)", self.0[0], self.0[1])
    }
}

impl Serialize for Signature {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (first, second) = self.0.split_at(32);
        let half = |bytes: &[u8]| <[u8; 32]>::try_from(bytes).expect("a half of 64 bytes is 32 bytes");
        (half(first), half(second)).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Signature {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Signature, D::Error> {
        let halves = <([u8; 32], [u8; 32])>::deserialize(deserializer)?;
        let mut bytes = [0; 64];
        bytes[..32].copy_from_slice(&halves.0);
        bytes[32..].copy_from_slice(&halves.1);
        Ok(Signature(bytes))
    }
}

impl std::fmt::Display for TableId {
    /// 64 hex digits; the first 8 do for people.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(formatter, "{byte:02x}"))
    }
}
