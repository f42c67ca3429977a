//! The owner's side of nothing: the game has no secrets.

use crate::{Keeper, Match, Seat, Secret, Step, Witness};

/// Keeps nothing and owes nothing.
pub struct Nothing(pub Seat);

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
