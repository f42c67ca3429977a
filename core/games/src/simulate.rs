//! Whole games between computer players, for figures and tests.

use rand::CryptoRng;

use crate::{Budget, Computer, Due, Game, Level, Outcome, Seat, Setup, Step};

/// How one simulated game went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simulated {
    /// How it ended; `None` when it was not over after the turns allowed, or a player or keeper broke the rules.
    pub outcome: Option<Outcome>,
    /// How often each seat acted, in seat order.
    pub acts: Vec<u32>,
}

/// Plays one game in which a program sits at every seat: `players`, one for each seat, see the public steps alone,
/// as at a table, and spend at most `steps` on each decision. Without a clock: the caller measures. At most `turns` turns.
///
/// # Errors
/// What [`Game::open`] refuses.
pub fn simulate(
    game: &dyn Game,
    setup: &Setup,
    players: &mut [Box<dyn Computer>],
    steps: u64,
    turns: u32,
    rng: &mut dyn CryptoRng,
) -> Result<Simulated, crate::OptionFault> {
    let mut public = game.open(setup)?;
    let mut keepers: Vec<_> = Seat::all(setup.seats).map(|seat| game.keeper(setup, seat)).collect();
    let mut simulated = Simulated { outcome: None, acts: vec![0; keepers.len()] };
    while public.turn() < turns {
        let step = match public.due() {
            Due::Over(outcome) => {
                simulated.outcome = Some(outcome);
                break;
            }
            Due::Commit { seat, slot } => players.get_mut(seat.index()).and_then(|player| {
                let secret = player.secret(public.as_ref(), slot, rng);
                let public = game.public_part(setup, seat, slot, &secret)?;
                keepers[seat.index()].entrust(slot, secret).then_some(Step::Commit { seat, slot, public })
            }),
            Due::Move { seat } => players.get_mut(seat.index()).map(|player| {
                simulated.acts[seat.index()] += 1;
                let act = player.choose(public.as_ref(), &mut Budget::steps(steps), rng);
                Step::Move { seat, act }
            }),
            Due::Answer { seat } => {
                let answer = keepers[seat.index()].answer(public.as_ref());
                answer.map(|answer| Step::Answer { seat, answer })
            }
            Due::Open { seat, slot } => {
                let secret = keepers[seat.index()].secret(slot).cloned();
                secret.map(|secret| Step::Open { seat, slot, secret })
            }
            Due::Draw { count, bound, .. } => {
                let mut draw = || rand::RngExt::random_range(&mut *rng, 0..bound.max(1));
                Some(Step::Drawn { values: (0..count).map(|_| draw()).collect() })
            }
        };
        let Some(step) = step.filter(|step| public.apply(step).is_ok()) else {
            break;
        };
        keepers.iter_mut().for_each(|keeper| keeper.observe(public.as_ref(), &step));
        players.iter_mut().for_each(|player| player.observe(public.as_ref(), &step));
    }
    Ok(simulated)
}

/// The players of `game` at these levels, in seat order.
pub fn players(game: &dyn Game, setup: &Setup, levels: &[Level]) -> Vec<Box<dyn Computer>> {
    Seat::all(setup.seats).zip(levels).map(|(seat, level)| game.computer(setup, seat, *level)).collect()
}
