//! A computer player at a seat of this device: thinks on a thread of its own, plays through the same table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use labirinto_games::{Budget, Computer, Match, Move, Seat, Secret, Step};
use rand::CryptoRng;
use tokio::sync::mpsc;

use crate::Room;
use crate::chance::Chance;

/// The longest time that a computer player has for one decision. Well inside the second that a person waits gladly.
pub const LONGEST_THOUGHT: Duration = Duration::from_millis(700);

/// The move of a computer player that may think as long as it may in play, and only until `over` says so.
pub fn thought(
    player: &mut dyn Computer,
    public: &dyn Match,
    over: &dyn Fn() -> bool,
    rng: &mut dyn CryptoRng,
) -> Move {
    let end = Instant::now() + LONGEST_THOUGHT;
    let stop = || Instant::now() >= end || over();
    player.choose(public, &mut Budget::until(u64::MAX, &stop), rng)
}

/// A computer player. Gets exactly what its seat sees: the public match, and the steps of the log.
pub(crate) struct Mind {
    /// `None` while it thinks.
    player: Option<Box<dyn Computer>>,
    missed: Vec<(Box<dyn Match>, Step)>,
    /// Tells this mind from every other.
    mark: Arc<()>,
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
    player: Box<dyn Computer>,
    /// The mark of the mind that thought.
    mark: Arc<()>,
}

impl Mind {
    /// A player that has seen nothing yet.
    pub(crate) fn new(player: Box<dyn Computer>) -> Mind {
        Mind { player: Some(player), missed: Vec::new(), mark: Arc::default() }
    }

    /// Follows the log; what happens while it thinks, it hears afterwards.
    pub(crate) fn observe(&mut self, public: &dyn Match, step: &Step) {
        match &mut self.player {
            Some(player) => player.observe(public, step),
            None => self.missed.push((public.copy(), step.clone())),
        }
    }

    /// Begins to think about the secret of `slot` or, without one, about a move; tells `thoughts` when it is done.
    /// Does nothing while it thinks already. Stops when nobody waits for thoughts any more.
    pub(crate) fn think(
        &mut self,
        room: Room,
        seat: Seat,
        slot: Option<u8>,
        public: &dyn Match,
        mut chance: Chance,
        thoughts: mpsc::Sender<Decided>,
    ) {
        let Some(mut player) = self.player.take() else {
            return;
        };
        let (public, mark) = (public.copy(), self.mark.clone());
        tokio::task::spawn_blocking(move || {
            let thought = match slot {
                Some(slot) => Thought::Secret(slot, player.secret(public.as_ref(), slot, chance.rng())),
                None => {
                    let over = || thoughts.is_closed();
                    Thought::Move(thought(player.as_mut(), public.as_ref(), &over, chance.rng()))
                }
            };
            // A house that is gone needs no move.
            drop(thoughts.blocking_send(Decided { room, seat, thought, player, mark }));
        });
    }

    /// Takes the player back after a thought, and gives the thought. `None`: another mind thought it, one that sat here
    /// before the game was begun or built anew; it is worth nothing here.
    pub(crate) fn back(&mut self, decided: Decided) -> Option<Thought> {
        let Decided { mut player, thought, mark, .. } = decided;
        if !Arc::ptr_eq(&mark, &self.mark) {
            return None;
        }
        for (public, step) in self.missed.drain(..) {
            player.observe(public.as_ref(), &step);
        }
        self.player = Some(player);
        Some(thought)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use labirinto_games::{GAMES, Level, Options, Setup};

    /// After this time a player was forgotten.
    const FORGOTTEN: Duration = Duration::from_secs(60);

    /// A player that thinks as long as it may.
    struct Brooder;

    impl Computer for Brooder {
        fn observe(&mut self, _public: &dyn Match, _step: &Step) {}

        fn secret(&mut self, _public: &dyn Match, _slot: u8, _rng: &mut dyn CryptoRng) -> Secret {
            Secret::from_bytes(Vec::new())
        }

        fn choose(&mut self, _: &dyn Match, budget: &mut Budget<'_>, _: &mut dyn CryptoRng) -> Move {
            let start = Instant::now();
            let mut thoughts = 0u8;
            while budget.spend(1) {
                thoughts = 1;
                if start.elapsed() > FORGOTTEN {
                    return Move(Vec::new());
                }
            }
            Move(vec![thoughts])
        }
    }

    fn mind() -> (Mind, Box<dyn Match>) {
        let game = GAMES[0];
        let options = Options::settle(game.options(), std::iter::empty()).expect("the defaults hold");
        let setup = Setup { seats: *game.seats().start(), options, first: Seat::HOST };
        let public = game.open(&setup).expect("the defaults hold");
        (Mind::new(game.computer(&setup, Seat::HOST, Level::FIRST)), public)
    }

    #[tokio::test]
    async fn a_thought_of_the_game_before_is_worth_nothing() {
        let ((mut before, public), (mut now, _)) = (mind(), mind());
        let (sender, mut thoughts) = mpsc::channel(1);
        let think = |mind: &mut Mind| {
            let chance = Chance::new(Some([1; 32])).expect("a seed is enough");
            mind.think(Room(1), Seat::HOST, Some(0), public.as_ref(), chance, sender.clone());
        };
        think(&mut before);
        let late = thoughts.recv().await.expect("it thinks");
        think(&mut now);
        assert!(now.back(late).is_none());
        let own = thoughts.recv().await.expect("it thinks");
        assert!(matches!(now.back(own), Some(Thought::Secret(0, _))));
    }

    #[tokio::test]
    async fn a_player_that_would_think_for_ever_is_told_to_stop_after_it_thought() {
        let (sender, mut thoughts) = mpsc::channel(1);
        let (_, public) = mind();
        let mut mind = Mind::new(Box::new(Brooder));
        let chance = Chance::new(Some([7; 32])).expect("a seed is enough");
        mind.think(Room(1), Seat::HOST, None, public.as_ref(), chance, sender);
        let decided = thoughts.recv().await.expect("it thinks");
        let Some(Thought::Move(act)) = mind.back(decided) else {
            panic!("a player that was asked for a move tells one");
        };
        assert_eq!(act, Move(vec![1]), "it was told to stop, and not before it began");
    }
}
