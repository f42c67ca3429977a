//! The side of an owner who has no secret.

use crate::{Keeper, Match, Seat, Secret, Step, Witness};

/// Keeps nothing: everything lies open in this game.
pub(super) struct Nothing(pub(super) Seat);

impl Keeper for Nothing {
    fn seat(&self) -> Seat {
        self.0
    }

    fn entrust(&mut self, _slot: u8, _secret: Secret) -> bool {
        false
    }

    fn observe(&mut self, _public: &dyn Match, _step: &Step) {}

    fn answer(&self, _public: &dyn Match) -> Option<Vec<u8>> {
        None
    }

    fn witness(&self, _slot: u8) -> Option<Witness> {
        None
    }

    fn secret(&self, _slot: u8) -> Option<&Secret> {
        None
    }
}
