//! Following the game on behalf of the seats of this device.

use std::collections::BTreeMap;

use labirinto_games::{Game, Keeper, Match, Seat, Setup, Step, Text};
use labirinto_proofs::{Commitment, Context, Opening, check_opening};

use crate::notice::Seats;
use crate::output::Played;
use crate::state::Follower;

/// The keepers of this device's seats, the secrets they will be entrusted with, and what happened since the
/// last look.
#[derive(Default)]
pub(crate) struct Watch {
    here: Seats,
    pub(crate) secrets: BTreeMap<(Seat, u8), Opening>,
    pub(crate) keepers: BTreeMap<Seat, Box<dyn Keeper>>,
    /// Seats here with a commitment in the log whose secret this device does not hold: an old backup was restored,
    /// and perhaps another secret was declared ready since.
    pub(crate) lost: Seats,
    /// Whether steps are to be told.
    pub(crate) live: bool,
    pub(crate) played: Vec<Played>,
    told: Option<(String, Text)>,
}

impl Watch {
    pub(crate) fn new(here: Seats) -> Watch {
        Watch { here, live: true, ..Watch::default() }
    }

    /// Forgets the game, not the secrets: it is followed anew.
    pub(crate) fn restart(&mut self) {
        self.keepers.clear();
        self.played.clear();
        self.lost = Seats::NONE;
    }
}

impl Follower for Watch {
    fn opened(&mut self, game: &'static dyn Game, setup: &Setup) {
        let here = self.here.iter().filter(|seat| seat.byte() < setup.seats);
        self.keepers = here.map(|seat| (seat, game.keeper(setup, seat))).collect();
    }

    fn before(&mut self, public: &dyn Match, step: &Step, commitment: Option<(&Context, &Commitment)>) {
        if let Some((context, commitment)) = commitment
            && let Some(keeper) = self.keepers.get_mut(&context.seat)
        {
            let Context { seat, slot, .. } = context;
            let opening = self.secrets.get(&(*seat, *slot));
            let opening = opening.filter(|opening| check_opening(commitment, context, opening).is_ok());
            if !opening.is_some_and(|opening| keeper.entrust(*slot, opening.secret().clone())) {
                self.lost = self.lost.with(*seat);
            }
        }
        if self.live {
            self.told = Some((public.notation(step), public.tell(step)));
        }
    }

    fn after(&mut self, _sequence: u64, public: &dyn Match, step: &Step) {
        for keeper in self.keepers.values_mut() {
            keeper.observe(public, step);
        }
        if let Some((notation, told)) = self.told.take()
            && self.live
        {
            self.played.push(Played { step: step.clone(), notation, told, after: public.copy() });
        }
    }
}
