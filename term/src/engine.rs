//! A game among computer players in this process: no table, no network, no disk.

use labirinto_games::{Budget, Computer, Due, Game, Keeper, Level, Match, Outcome, Seat, Setup, Step};
use rand::{CryptoRng, RngExt};

/// What a computer player may spend on one move, in steps.
pub const STEPS: u64 = 2_000_000;

/// A game among computer players.
pub struct Engine {
    game: &'static dyn Game,
    /// The public state.
    pub public: Box<dyn Match>,
    keepers: Vec<Box<dyn Keeper>>,
    computers: Vec<Box<dyn Computer>>,
    boards: Option<Level>,
}

impl Engine {
    /// A fresh game; one level for each seat of `setup`. With `boards` the first secret of each seat is generated at that
    /// level, else each player makes its own.
    ///
    /// # Errors
    /// The setup is not one of this game.
    pub fn new(
        game: &'static dyn Game,
        setup: &Setup,
        levels: &[Level],
        boards: Option<Level>,
    ) -> Result<Engine, labirinto_games::OptionFault> {
        let public = game.open(setup)?;
        let keepers = Seat::all(setup.seats).map(|seat| game.keeper(setup, seat)).collect();
        let computers = Seat::all(setup.seats)
            .zip(levels)
            .map(|(seat, level)| game.computer(setup, seat, *level))
            .collect();
        Ok(Engine { game, public, keepers, computers, boards })
    }

    /// Does what is due next. The outcome when the game is over; the step otherwise.
    ///
    /// # Panics
    /// When a part of the game breaks its law: a computer's move is illegal, a keeper owes and does not answer.
    pub fn step(&mut self, rng: &mut dyn CryptoRng) -> Result<Step, Outcome> {
        let public = &*self.public;
        let step = match public.due() {
            Due::Over(outcome) => return Err(outcome),
            Due::Commit { seat, slot } => {
                let secret = match self.boards.filter(|_| slot == 0) {
                    Some(level) => self.game.generate(public.setup(), seat, slot, level, rng),
                    None => self.computers[seat.index()].secret(public, slot, rng),
                };
                let part = self.game.public_part(public.setup(), seat, slot, &secret);
                let part = part.expect("a computer makes secrets of its own game");
                self.keepers[seat.index()].entrust(slot, secret);
                Step::Commit { seat, slot, public: part }
            }
            Due::Move { seat } => {
                let act = self.computers[seat.index()].choose(public, &mut Budget::steps(STEPS), rng);
                Step::Move { seat, act }
            }
            Due::Answer { seat } => {
                let answer = self.keepers[seat.index()].answer(public);
                Step::Answer { seat, answer: answer.expect("a keeper answers what is due") }
            }
            Due::Open { seat, slot } => {
                let secret = self.keepers[seat.index()].secret(slot).cloned();
                Step::Open { seat, slot, secret: secret.expect("a keeper keeps what it was entrusted with") }
            }
            Due::Draw { count, bound, .. } => {
                Step::Drawn { values: (0..count).map(|_| rng.random_range(0..bound)).collect() }
            }
        };
        self.apply(&step);
        Ok(step)
    }

    fn apply(&mut self, step: &Step) {
        self.public.apply(step).expect("what a game's own parts decide is legal in it");
        for keeper in &mut self.keepers {
            keeper.observe(&*self.public, step);
        }
        for computer in &mut self.computers {
            computer.observe(&*self.public, step);
        }
    }
}
