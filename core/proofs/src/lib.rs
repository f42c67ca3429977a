//! Commitments to secrets, proofs of claims about them, and the audit of opened secrets.
//!
//! Deliberately absent: which game is served (everything goes through [`labirinto_games::Game`] and
//! [`labirinto_games::Claim`]), the log with its signatures (a [`Moment`] is all that is known of it),
//! clocks and operating-system randomness (an RNG is an argument).
//!
//! A seat [`commit`]s to a [`labirinto_games::Secret`]; it keeps the [`Opening`] and publishes the
//! [`Commitment`]. With each answer goes a [`Proof`] of its claim, bound to the [`Moment`]; under
//! [`Scheme::AuditOnly`] that proof is empty and the whole weight lies on [`audit`].

mod audit;
mod bytes;
mod commitment;
mod moment;
mod opening;
mod proof;

pub use audit::{Finding, Logged, Opened, SeatFinding, audit};
pub use commitment::{
    COMMITMENT_LABEL, Commitment, Mismatch, Scheme, check_commitment, check_opening, commit,
};
pub use moment::{Context, Moment};
pub use opening::{Opening, SALT_BYTES};
pub use proof::{Proof, Unproven, prove, verify};
