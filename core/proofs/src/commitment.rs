//! Binding to a secret without showing it.

use labirinto_games::{Secret, Witness};
use rand::CryptoRng;

use crate::{Context, Opening, SALT_BYTES, bytes};

/// The first field of a commitment's preimage.
pub const COMMITMENT_LABEL: &[u8] = b"labirinto/1/commitment";

/// How the claims about a secret are proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scheme {
    /// Nothing is proven while the game runs; the opened secret is audited against the whole log.
    AuditOnly,
}

/// Binds a seat to one secret in one [`Context`] and shows nothing of it.
///
/// Bytes: the scheme (`00` for audit only), then for audit only exactly 32 bytes:
/// `SHA-256(label, table, seat, slot, salt, secret)` with each field preceded by its length as eight
/// bytes, high byte first; `label` is [`COMMITMENT_LABEL`], seat and slot are one byte each.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Commitment(Vec<u8>);

/// Why a commitment is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Mismatch {
    /// The bytes are no commitment of any scheme this program knows.
    #[error("no commitment")]
    Unknown,
    /// The opening does not open this commitment in this context.
    #[error("the opening does not match the commitment")]
    Opening,
}

impl Scheme {
    const fn byte(self) -> u8 {
        match self {
            Scheme::AuditOnly => 0,
        }
    }
}

impl Commitment {
    /// The longest commitment of any scheme, in bytes.
    pub const MAX_BYTES: usize = 64 * 1024;

    /// A commitment from its canonical bytes.
    ///
    /// # Errors
    /// [`Mismatch::Unknown`] unless they are exactly the canonical bytes of a commitment.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Commitment, Mismatch> {
        match bytes.as_slice() {
            [0, hash @ ..] if hash.len() == 32 => Ok(Commitment(bytes)),
            _ => Err(Mismatch::Unknown),
        }
    }

    /// The one commitment to what `opening` opens in `context`: the same arguments give the same bytes, so
    /// that a restart can never make a second commitment.
    pub fn of(scheme: Scheme, context: &Context, opening: &Opening) -> Commitment {
        let mut bytes = vec![scheme.byte()];
        bytes.extend(bytes::hash(
            COMMITMENT_LABEL,
            &[
                &context.table,
                &[context.seat.byte()],
                &[context.slot],
                opening.salt(),
                opening.secret().reveal(),
            ],
        ));
        Commitment(bytes)
    }

    /// The canonical bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// The scheme.
    pub fn scheme(&self) -> Scheme {
        Scheme::AuditOnly
    }
}

/// Commits to `secret` with a fresh salt from `rng`. The opening must be durable before the commitment
/// leaves. `_witness` is the secret as the vector that claims speak of, for schemes that prove.
pub fn commit(
    scheme: Scheme,
    context: &Context,
    secret: &Secret,
    _witness: Option<&Witness>,
    rng: &mut dyn CryptoRng,
) -> (Commitment, Opening) {
    let mut salt = [0; SALT_BYTES];
    rng.fill_bytes(&mut salt);
    let opening = Opening::new(salt, secret.clone());
    (Commitment::of(scheme, context, &opening), opening)
}

/// Checks what can be checked of a commitment before it is opened, together with the part of the secret that
/// the game makes `public`.
///
/// # Errors
/// A commitment whose own proof of validity fails; under [`Scheme::AuditOnly`] there is none, and every
/// commitment passes until the audit.
pub fn check_commitment(_context: &Context, commitment: &Commitment, _public: &[u8]) -> Result<(), Mismatch> {
    match commitment.scheme() {
        Scheme::AuditOnly => Ok(()),
    }
}

/// Checks that `opening` is what `commitment` was made of, in this context and no other.
///
/// # Errors
/// [`Mismatch::Opening`] for any other secret, salt, table, seat or slot.
pub fn check_opening(commitment: &Commitment, context: &Context, opening: &Opening) -> Result<(), Mismatch> {
    if Commitment::of(commitment.scheme(), context, opening) == *commitment {
        Ok(())
    } else {
        Err(Mismatch::Opening)
    }
}
