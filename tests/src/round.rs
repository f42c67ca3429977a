//! One game played in one process with no table in between, so that the laws can look at every state.

use labirinto_games::{
    Computer, Desk, Due, Game, Keeper, Level, Match, Options, Refusal, Seat, Secret, Setup, Step,
};
use rand::{CryptoRng, RngExt};

/// A game in progress with everything that belongs to its seats.
pub struct Round {
    /// The game.
    pub game: &'static dyn Game,
    /// What it was opened with.
    pub setup: Setup,
    /// The public state.
    pub public: Box<dyn Match>,
    /// The keeper of each seat.
    pub keepers: Vec<Box<dyn Keeper>>,
    /// The desk of each seat.
    pub desks: Vec<Box<dyn Desk>>,
    /// All steps so far.
    pub log: Vec<Step>,
}

impl Round {
    /// A fresh game.
    ///
    /// # Panics
    /// When the game refuses the setup: the laws give it legal ones only.
    pub fn new(game: &'static dyn Game, setup: Setup) -> Round {
        let public = game.open(&setup).expect("the setup comes from the game's own options");
        let keepers = Seat::all(setup.seats).map(|seat| game.keeper(&setup, seat)).collect();
        let desks = Seat::all(setup.seats).map(|seat| game.desk(&setup, seat)).collect();
        Round { game, setup, public, keepers, desks, log: Vec::new() }
    }

    /// The same game from its log and the same secrets, everything made anew.
    ///
    /// # Errors
    /// A step that was taken in play is refused in the replay.
    pub fn replayed(&self) -> Result<Round, Refusal> {
        let mut fresh = Round::new(self.game, self.setup.clone());
        for step in &self.log {
            if let Step::Commit { seat, slot, .. } = step {
                fresh.entrust_from(self, *seat, *slot);
            }
            fresh.take(step.clone())?;
        }
        if let Due::Commit { seat, slot } = self.public.due() {
            fresh.entrust_from(self, seat, slot);
        }
        Ok(fresh)
    }

    fn entrust_from(&mut self, played: &Round, seat: Seat, slot: u8) {
        if let Some(secret) = played.keepers[seat.index()].secret(slot) {
            self.keepers[seat.index()].entrust(slot, secret.clone());
        }
    }

    /// Takes one step and lets everybody see it.
    ///
    /// # Errors
    /// The match refuses it; nobody sees it then.
    pub fn take(&mut self, step: Step) -> Result<(), Refusal> {
        self.public.apply(&step)?;
        for keeper in &mut self.keepers {
            keeper.observe(&*self.public, &step);
        }
        for desk in &mut self.desks {
            desk.observe(&*self.public, &step);
        }
        self.log.push(step);
        Ok(())
    }

    /// The honest next step: secrets are generated, moves drawn from the legal ones, answers given by the
    /// keepers. `None` at the end, or where the game offers nothing.
    pub fn honest(&mut self, rng: &mut dyn CryptoRng) -> Option<Step> {
        match self.public.due() {
            Due::Commit { seat, slot } => {
                let level = Level::new(rng.random_range(1..=5)).unwrap_or(Level::FIRST);
                let secret = self.game.generate(&self.setup, seat, slot, level, rng);
                self.commit(seat, slot, secret)
            }
            Due::Move { seat } => {
                let moves = self.public.legal(120).moves;
                let count = moves.len().max(1);
                let act = moves.into_iter().nth(rng.random_range(0..count))?;
                Some(Step::Move { seat, act })
            }
            due => self.owed(&due, rng),
        }
    }

    /// The next step with `computers` in the place of persons.
    pub fn by_computers(
        &mut self,
        computers: &mut [Box<dyn Computer>],
        steps: u64,
        rng: &mut dyn CryptoRng,
    ) -> Option<Step> {
        match self.public.due() {
            Due::Commit { seat, slot } => {
                let secret = computers[seat.index()].secret(&*self.public, slot, rng);
                self.commit(seat, slot, secret)
            }
            Due::Move { seat } => {
                let mut budget = labirinto_games::Budget::steps(steps);
                let act = computers[seat.index()].choose(&*self.public, &mut budget, rng);
                Some(Step::Move { seat, act })
            }
            due => self.owed(&due, rng),
        }
    }

    /// The commitment to `secret`, which is taken into keeping. `None` when it is no secret of this game.
    pub fn commit(&mut self, seat: Seat, slot: u8, secret: Secret) -> Option<Step> {
        let public = self.game.public_part(&self.setup, seat, slot, &secret)?;
        self.keepers[seat.index()].entrust(slot, secret);
        Some(Step::Commit { seat, slot, public })
    }

    /// What is owed by nobody's choice: an answer, an opening, a draw.
    pub fn owed(&self, due: &Due, rng: &mut dyn CryptoRng) -> Option<Step> {
        match due {
            Due::Answer { seat } => {
                let answer = self.keepers[seat.index()].answer(&*self.public)?;
                Some(Step::Answer { seat: *seat, answer })
            }
            Due::Open { seat, slot } => {
                let secret = self.keepers[seat.index()].secret(*slot)?.clone();
                Some(Step::Open { seat: *seat, slot: *slot, secret })
            }
            Due::Draw { count, bound, .. } => {
                let values = (0..*count).map(|_| rng.random_range(0..*bound)).collect();
                Some(Step::Drawn { values })
            }
            Due::Commit { .. } | Due::Move { .. } | Due::Over(_) => None,
        }
    }

    /// All secrets in keeping, as they are opened at the end.
    pub fn secrets(&self) -> Vec<(Seat, u8, Secret)> {
        let slots = self.log.iter().filter_map(|step| match step {
            Step::Commit { seat, slot, .. } => Some((*seat, *slot)),
            _ => None,
        });
        let secret =
            |(seat, slot): (Seat, u8)| Some((seat, slot, self.keepers[seat.index()].secret(slot)?.clone()));
        slots.filter_map(secret).collect()
    }
}

/// Setups that reach every value of every option at least once at its ends, with the fewest and the most
/// seats.
pub fn setups(game: &'static dyn Game) -> Vec<Setup> {
    let specs = game.options();
    let mut choices: Vec<Vec<(&str, String)>> = vec![Vec::new()];
    for spec in specs {
        match spec.values {
            labirinto_games::OptionValues::Words(words) => {
                choices.extend(words.iter().skip(1).map(|word| vec![(spec.key, (*word).to_owned())]));
            }
            labirinto_games::OptionValues::Range { least, greatest, .. } => {
                choices.extend([least, greatest].map(|number| vec![(spec.key, number.to_string())]));
            }
        }
    }
    let (fewest, most) = (*game.seats().start(), *game.seats().end());
    let mut setups = Vec::new();
    for (place, choice) in choices.iter().enumerate() {
        let given = choice.iter().map(|(key, value)| (*key, value.as_str()));
        let options = Options::settle(specs, given).expect("every value comes from the option's own list");
        let seats = if place % 2 == 0 { fewest } else { most };
        let first = Seat::new((place / 2 % usize::from(seats)) as u8).expect("a seat below their number");
        setups.push(Setup { seats, options, first });
    }
    setups
}
