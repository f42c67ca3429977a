//! A computer player at a seat of this device: thinks on a thread of its own, plays through the same table.

use std::time::{Duration, Instant};

use labirinto_games::{Budget, Computer, Match, Move, Seat, Secret, Step};
use tokio::sync::mpsc;

use super::note::Note;
use crate::Room;
use crate::chance::Chance;

/// The longest time for one decision. Well inside the second that a person waits gladly.
const LONGEST: Duration = Duration::from_millis(700);

/// A computer player. Gets exactly what its seat sees: the public match, and the steps of the log.
pub(crate) struct Mind {
    /// `None` while it thinks.
    player: Option<Box<dyn Computer>>,
    missed: Vec<(Box<dyn Match>, Step)>,
}

/// What a computer player came to.
pub(crate) enum Thought {
    /// Its secret for this slot.
    Secret(u8, Secret),
    /// Its move.
    Move(Move),
}

/// A thought on its way back, with the player that had it.
pub(crate) struct Decided {
    /// Where.
    pub(crate) room: Room,
    /// Whose.
    pub(crate) seat: Seat,
    /// What.
    pub(crate) thought: Thought,
    /// The player itself.
    pub(crate) player: Box<dyn Computer>,
}

impl Mind {
    /// A player that has seen nothing yet.
    pub(crate) fn new(player: Box<dyn Computer>) -> Mind {
        Mind { player: Some(player), missed: Vec::new() }
    }

    /// Follows the log; what happens while it thinks, it hears afterwards.
    pub(crate) fn observe(&mut self, public: &dyn Match, step: &Step) {
        match &mut self.player {
            Some(player) => player.observe(public, step),
            None => self.missed.push((public.copy(), step.clone())),
        }
    }

    /// Begins to think about the secret of `slot` or, without one, about a move; tells `notes` when it is done.
    /// Does nothing while it thinks already.
    pub(crate) fn think(
        &mut self,
        room: Room,
        seat: Seat,
        slot: Option<u8>,
        public: &dyn Match,
        mut chance: Chance,
        notes: mpsc::Sender<Note>,
    ) {
        let Some(mut player) = self.player.take() else {
            return;
        };
        let public = public.copy();
        tokio::task::spawn_blocking(move || {
            let thought = match slot {
                Some(slot) => Thought::Secret(slot, player.secret(public.as_ref(), slot, chance.rng())),
                None => {
                    let end = Instant::now() + LONGEST;
                    let stop = || Instant::now() >= end;
                    let mut budget = Budget::until(u64::MAX, &stop);
                    Thought::Move(player.choose(public.as_ref(), &mut budget, chance.rng()))
                }
            };
            // A house that is gone needs no move.
            drop(notes.blocking_send(Note::Decided(Decided { room, seat, thought, player })));
        });
    }

    /// Takes the player back after a thought.
    pub(crate) fn back(&mut self, mut player: Box<dyn Computer>) {
        for (public, step) in self.missed.drain(..) {
            player.observe(public.as_ref(), &step);
        }
        self.player = Some(player);
    }
}
