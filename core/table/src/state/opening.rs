//! Openings, in mid-play and at the end.

use labirinto_games::{Flaw, Seat, Secret, Step, Text};
use labirinto_proofs::{Opened, Opening, check_opening};

use super::{Follower, Stage, State};
use crate::fault::Clause;
use crate::finish::Entitled;

impl State {
    /// The first secret, in the order of seats and slots, that a seat still taking part has not opened.
    pub(super) fn unopened(&self) -> Option<(Seat, u8)> {
        let open = |seat, slot| self.openings.iter().any(|opened| (opened.seat, opened.slot) == (seat, slot));
        let mut owed = self.commitments.keys().copied();
        owed.find(|(seat, slot)| self.floor.active.holds(*seat) && !open(*seat, *slot))
    }

    /// An opening must fit its commitment. One in mid-play must also be a legal secret with the public part that
    /// was named, because play goes on from it; at the end, that is the audit's work.
    pub(super) fn admit_opening(
        &mut self,
        sequence: u64,
        entitled: Entitled,
        (slot, salt, secret): (u8, [u8; 32], &[u8]),
        follower: &mut dyn Follower,
    ) -> Result<(), Clause> {
        let (seat, secret) = (entitled.seat, Secret::from_bytes(secret.to_vec()));
        let opening = Opening::new(salt, secret.clone());
        let commitment = self.commitment(seat, slot).ok_or(Clause::Opening)?;
        if slot != entitled.slot || check_opening(commitment, &self.context(seat, slot), &opening).is_err() {
            return Err(Clause::Opening);
        }
        if matches!(self.stage, Stage::Play) {
            self.check_secret(seat, slot, &secret)?;
            self.step(sequence, Step::Open { seat, slot, secret }, None, follower)?;
        }
        self.openings.push(Opened { seat, slot, opening });
        Ok(())
    }

    fn check_secret(&self, seat: Seat, slot: u8, secret: &Secret) -> Result<(), Clause> {
        let (Some(played), Some(public)) = (&self.played, &self.public) else {
            return Err(Clause::Kind);
        };
        let (game, setup) = (played.game, public.setup());
        if let Some(flaw) = game.check(setup, seat, slot, secret).into_iter().next() {
            return Err(Clause::Secret(flaw));
        }
        let named = self.steps.iter().find_map(|logged| match &logged.step {
            Step::Commit { seat: by, slot: of, public } if (*by, *of) == (seat, slot) => Some(public),
            _ => None,
        });
        if game.public_part(setup, seat, slot, secret).as_ref() != named {
            let text = Text::key("audit-public");
            return Err(Clause::Secret(Flaw { clause: "public", text, cells: Vec::new() }));
        }
        Ok(())
    }
}
