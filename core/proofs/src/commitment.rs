//! Binding to a secret without showing it.

use labirinto_games::Witness;
use rand::CryptoRng;

use crate::{Context, Opening, bytes};

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

/// Commits in `context` to what `opening` opens, which must be durable before the commitment leaves. `_witness` is
/// the secret as the vector that claims speak of, and `_rng` gives the masks, for schemes that prove.
pub fn commit(
    scheme: Scheme,
    context: &Context,
    opening: &Opening,
    _witness: Option<&Witness>,
    _rng: &mut dyn CryptoRng,
) -> Commitment {
    Commitment::of(scheme, context, opening)
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

#[cfg(test)]
mod tests {
    use labirinto_games::{Seat, Secret};

    use super::*;

    fn context() -> Context {
        Context { table: [7; 32], seat: Seat::HOST, slot: 0 }
    }

    fn opening(salt: u8, secret: &[u8]) -> Opening {
        Opening::new([salt; 32], Secret::from_bytes(secret.to_vec()))
    }

    #[test]
    fn a_commitment_binds_table_seat_slot_salt_and_secret() {
        let commitment = Commitment::of(Scheme::AuditOnly, &context(), &opening(1, b"maze"));
        assert_eq!(check_opening(&commitment, &context(), &opening(1, b"maze")), Ok(()));
        for other in [opening(2, b"maze"), opening(1, b"mazf"), opening(1, b""), opening(1, b"maze\0")] {
            assert_eq!(check_opening(&commitment, &context(), &other), Err(Mismatch::Opening));
        }
        let guest = Seat::HOST.next(2);
        let contexts = [
            Context { table: [8; 32], ..context() },
            Context { seat: guest, ..context() },
            Context { slot: 1, ..context() },
        ];
        for other in contexts {
            assert_eq!(check_opening(&commitment, &other, &opening(1, b"maze")), Err(Mismatch::Opening));
        }
    }

    #[test]
    fn the_preimage_is_the_documented_one() {
        let commitment = Commitment::of(Scheme::AuditOnly, &context(), &opening(1, b"maze"));
        let mut preimage = Vec::new();
        let fields: [&[u8]; 6] = [b"labirinto/1/commitment", &[7; 32], &[0], &[0], &[1; 32], b"maze"];
        for field in fields {
            preimage.extend((field.len() as u64).to_be_bytes());
            preimage.extend(field);
        }
        let hash: [u8; 32] = <sha2::Sha256 as sha2::Digest>::digest(&preimage).into();
        assert_eq!(commitment.bytes()[0], 0);
        assert_eq!(commitment.bytes()[1..], hash);
        assert_eq!(check_commitment(&context(), &commitment, b""), Ok(()));
    }

    #[test]
    fn only_canonical_bytes_are_a_commitment() {
        let bytes = Commitment::of(Scheme::AuditOnly, &context(), &opening(1, b"maze")).bytes().to_vec();
        assert!(Commitment::from_bytes(bytes.clone()).is_ok());
        for length in 0..bytes.len() {
            assert_eq!(Commitment::from_bytes(bytes[..length].to_vec()), Err(Mismatch::Unknown));
        }
        let longer = [bytes.clone(), vec![0]].concat();
        let other_scheme = [&[1], &bytes[1..]].concat();
        assert_eq!(Commitment::from_bytes(longer), Err(Mismatch::Unknown));
        assert_eq!(Commitment::from_bytes(other_scheme), Err(Mismatch::Unknown));
    }

    #[test]
    fn nothing_secret_is_printed() {
        let opening = opening(0xAB, b"maze");
        assert_eq!(format!("{opening:?} {:?}", opening.secret()), "Opening(..) Secret(..)");
    }
}
