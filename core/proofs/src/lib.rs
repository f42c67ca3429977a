//! Commitments to secrets and proofs of claims about them.
