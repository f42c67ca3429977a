//! A game that is followed beside the nodes or the computer players, with every secret known.

use labirinto_games::{Due, Game, Keeper, Match, Seat, Secret, Setup, Step};
use rand::{CryptoRng, RngExt};

/// A game with every secret known.
pub struct Script {
    game: &'static dyn Game,
    public: Box<dyn Match>,
    keepers: Vec<Box<dyn Keeper>>,
    secrets: Vec<Secret>,
}

/// How many legal moves are looked at to find one that does not end the game.
const LOOK: usize = 64;

impl Script {
    /// A fresh game in which each seat will commit to its secret of `secrets`.
    ///
    /// # Panics
    /// The setup is none of this game.
    pub fn new(game: &'static dyn Game, setup: &Setup, secrets: Vec<Secret>) -> Script {
        let public = game.open(setup).expect("the setup was settled by this game");
        let keepers = Seat::all(setup.seats).map(|seat| game.keeper(setup, seat)).collect();
        Script { game, public, keepers, secrets }
    }

    /// The public state.
    pub fn public(&self) -> &dyn Match {
        &*self.public
    }

    /// What is due that nobody has to think about: a commitment or an answer.
    pub fn owed(&mut self) -> Option<Step> {
        match self.public.due() {
            Due::Commit { seat, slot } => {
                let secret = self.secrets.get(seat.index())?;
                let public = self.game.public_part(self.public.setup(), seat, slot, secret)?;
                self.keepers[seat.index()].entrust(slot, secret.clone());
                Some(Step::Commit { seat, slot, public })
            }
            Due::Answer { seat } => {
                let answer = self.keepers[seat.index()].answer(&*self.public)?;
                Some(Step::Answer { seat, answer })
            }
            _ => None,
        }
    }

    /// A legal move of the seat that has to act that does not end the game; `None` when there is none.
    pub fn idle(&self, rng: &mut dyn CryptoRng) -> Option<Step> {
        let Due::Move { seat } = self.public.due() else { return None };
        let moves = self.public.legal(LOOK).moves;
        let first = rng.random_range(0..moves.len());
        let steps =
            moves[first..].iter().chain(&moves[..first]).map(|act| Step::Move { seat, act: act.clone() });
        steps.into_iter().find(|step| !self.ends(step))
    }

    /// Whether the game is over after this move and the answers to it.
    fn ends(&self, step: &Step) -> bool {
        let mut public = self.public.copy();
        let mut next = Some(step.clone());
        while let Some(step) = next {
            if public.apply(&step).is_err() {
                return true;
            }
            next = match public.due() {
                Due::Answer { seat } => {
                    self.keepers[seat.index()].answer(&*public).map(|answer| Step::Answer { seat, answer })
                }
                _ => None,
            };
        }
        matches!(public.due(), Due::Over(_))
    }

    /// Follows a step.
    ///
    /// # Panics
    /// The step is not legal.
    pub fn apply(&mut self, step: &Step) {
        self.public.apply(step).expect("what a game's own parts decide is legal in it");
        self.keepers.iter_mut().for_each(|keeper| keeper.observe(&*self.public, step));
    }
}
