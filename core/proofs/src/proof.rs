//! Evidence for a claim about a committed secret.

use labirinto_games::{Claim, Witness};
use rand::CryptoRng;

use crate::{Commitment, Moment, Opening, Scheme};

/// Evidence for one claim at one [`Moment`]. Empty under [`Scheme::AuditOnly`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Proof(Vec<u8>);

/// Why a proof is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unproven {
    /// Longer than any proof.
    #[error("too long for a proof")]
    Length,
    /// The scheme proves nothing now, yet there is a proof: a second encoding of the same answer.
    #[error("a proof where none belongs")]
    Unexpected,
}

impl Proof {
    /// The longest proof of any scheme, in bytes.
    pub const MAX_BYTES: usize = 64 * 1024;

    /// A proof from its bytes; whether they prove anything, [`verify`] tells.
    ///
    /// # Errors
    /// [`Unproven::Length`] above [`Proof::MAX_BYTES`].
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Proof, Unproven> {
        if bytes.len() <= Proof::MAX_BYTES { Ok(Proof(bytes)) } else { Err(Unproven::Length) }
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

/// Proves `_claim` about the secret of `_opening` at `_moment`. The result must be stored and resent as it
/// is: a scheme that masks would lose its secret by proving two different claims at one moment.
pub fn prove(
    _opening: &Opening,
    _witness: Option<&Witness>,
    _moment: &Moment,
    _claim: &Claim,
    _rng: &mut dyn CryptoRng,
) -> Proof {
    Proof(Vec::new())
}

/// Checks that `proof` proves `_claim` about the committed secret at `_moment`.
///
/// # Errors
/// Under [`Scheme::AuditOnly`] anything but the empty proof: an answer has one encoding.
pub fn verify(
    commitment: &Commitment,
    _moment: &Moment,
    _claim: &Claim,
    proof: &Proof,
) -> Result<(), Unproven> {
    match commitment.scheme() {
        Scheme::AuditOnly if proof.0.is_empty() => Ok(()),
        Scheme::AuditOnly => Err(Unproven::Unexpected),
    }
}

#[cfg(test)]
mod tests {
    use labirinto_games::{Seat, Secret};

    use super::*;
    use crate::Context;

    #[test]
    fn under_audit_only_the_empty_proof_passes() {
        let context = Context { table: [1; 32], seat: Seat::HOST, slot: 0 };
        let opening = Opening::new([2; 32], Secret::from_bytes(vec![3]));
        let commitment = Commitment::of(Scheme::AuditOnly, &context, &opening);
        let moment = Moment { context, head: [4; 32], sequence: 5 };
        let empty = Proof::from_bytes(Vec::new()).expect("nothing is short");
        assert_eq!(verify(&commitment, &moment, &Claim::AtAudit, &empty), Ok(()));
        let some = Proof::from_bytes(vec![0]).expect("one byte is short");
        assert_eq!(verify(&commitment, &moment, &Claim::AtAudit, &some), Err(Unproven::Unexpected));
        let long = Proof::from_bytes(vec![0; Proof::MAX_BYTES + 1]);
        assert_eq!(long, Err(Unproven::Length));
    }
}
