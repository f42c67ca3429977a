//! The owner's running side of a secret.

use crate::{Match, Seat, Secret, Step, Witness};

/// The owner's running side of its secrets: the secrets plus the state that follows from the log. Rebuilt
/// by replay, never stored. One keeper holds all secrets (slots) of one seat.
///
/// Made by [`crate::Game::keeper`], which has not seen any secret yet; each arrives through [`Keeper::entrust`].
pub trait Keeper: Send {
    /// Whose keeper this is.
    fn seat(&self) -> Seat;

    /// Takes the secret of `slot` into keeping. The table calls this before the commitment's entry is
    /// applied, with a secret that [`crate::Game::check`] found legal (or, in the audit, with the opened one).
    /// Bytes that are no secret of this game leave the keeper unchanged and return `false`.
    fn entrust(&mut self, slot: u8, secret: Secret) -> bool;

    /// Follows the log. Called once for every step, after `public` applied it.
    fn observe(&mut self, public: &dyn Match, step: &Step);

    /// The true answer to what `public` asks of this seat; `None` when nothing is owed, or when the secret
    /// it needs was never entrusted.
    fn answer(&self, public: &dyn Match) -> Option<Vec<u8>>;

    /// The secret of `slot` as the vector that claims speak of, as committed (not as changed by play).
    fn witness(&self, slot: u8) -> Option<Witness>;

    /// The secret of `slot`, for the opening.
    fn secret(&self, slot: u8) -> Option<&Secret>;
}
