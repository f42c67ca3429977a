use std::cell::Cell;

use labirinto_games::{Budget, Computer, Due, Game, Level, Match, Move, Seat, Setup, Step};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

use super::{Breach, demand, take};
use crate::{Round, setups};

/// How many moves of a game are looked at.
const TURNS: u32 = 8;
/// What a decision may spend here, in steps.
const STEPS: u64 = 2_000;
/// How often a player may ask for more after it was told to stop.
const PATIENCE: u64 = 32;

/// At each level a computer player makes legal secrets and legal moves, also with nothing to spend; it stops
/// soon after it is told to; with steps alone and the same chance it decides the same, also when it was
/// rebuilt from the log.
pub fn computers_move_legally_and_in_time(game: &'static dyn Game) -> Result<(), Breach> {
    for (place, setup) in setups(game).into_iter().enumerate() {
        let level = Level::new((place % 5) as u8 + 1).unwrap_or(Level::LAST);
        one_game(game, &setup, level)?;
    }
    let setup = setups(game).swap_remove(0);
    (1..=5).filter_map(Level::new).try_for_each(|level| one_game(game, &setup, level))
}

fn one_game(game: &'static dyn Game, setup: &Setup, level: Level) -> Result<(), Breach> {
    let mut rng = ChaCha20Rng::seed_from_u64(u64::from(level.number()));
    let mut round = Round::new(game, setup.clone());
    let seats = || Seat::all(setup.seats);
    let mut computers: Vec<_> = seats().map(|seat| game.computer(setup, seat, level)).collect();
    while round.public.turn() < TURNS {
        let step = match round.public.due() {
            Due::Commit { seat, slot } => {
                let secret = computers[seat.index()].secret(&*round.public, slot, &mut rng);
                let flaws = game.check(setup, seat, slot, &secret);
                demand(flaws.is_empty(), || format!("{level:?} made a secret with {flaws:?}"))?;
                round
                    .commit(seat, slot, secret)
                    .ok_or_else(|| Breach("a secret without a public part".to_owned()))?
            }
            Due::Move { seat } => {
                let act = decision(&round, seat, level, &mut computers[seat.index()])?;
                Step::Move { seat, act }
            }
            Due::Over(_) => break,
            due => round.owed(&due, &mut rng).ok_or_else(|| Breach(format!("{due:?} is not met")))?,
        };
        take(&mut round, step.clone())?;
        for computer in &mut computers {
            computer.observe(&*round.public, &step);
        }
    }
    Ok(())
}

fn decision(
    round: &Round,
    seat: Seat,
    level: Level,
    computer: &mut Box<dyn Computer>,
) -> Result<Move, Breach> {
    let public = &*round.public;
    let chance = || ChaCha20Rng::seed_from_u64(u64::from(public.turn()));
    let legal = |what: &str, act: &Move| {
        let taken = public.copy().apply(&Step::Move { seat, act: act.clone() });
        demand(taken.is_ok(), || format!("{level:?} {what}: {act:?} is refused: {taken:?}"))
    };
    let act = computer.choose(public, &mut Budget::steps(STEPS), &mut chance());
    legal("with steps", &act)?;
    legal("with nothing", &computer.choose(public, &mut Budget::steps(0), &mut chance()))?;

    let mut rebuilt = rebuilt(round, seat, level)?;
    let again = rebuilt.choose(public, &mut Budget::steps(STEPS), &mut chance());
    demand(again == act, || format!("{level:?}: {act:?} in play and {again:?} when rebuilt"))?;

    let asked = Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() > 3
    };
    let hurried = computer.choose(public, &mut Budget::until(u64::MAX, &stop), &mut chance());
    legal("in a hurry", &hurried)?;
    demand(asked.get() <= 3 + PATIENCE, || format!("{level:?} was told to stop {} times", asked.get() - 3))?;
    Ok(act)
}

fn rebuilt(round: &Round, seat: Seat, level: Level) -> Result<Box<dyn Computer>, Breach> {
    let mut computer = round.game.computer(&round.setup, seat, level);
    let mut public: Box<dyn Match> =
        round.game.open(&round.setup).map_err(|fault| Breach(fault.to_string()))?;
    for step in &round.log {
        public
            .apply(step)
            .map_err(|refusal| Breach(format!("{step:?} is refused in the replay: {refusal:?}")))?;
        computer.observe(&*public, step);
    }
    Ok(computer)
}
