//! Measurements of the first game on offer that counts the sequences of its moves by itself.

use std::time::{Duration, Instant};

use labirinto_games::{Budget, Due, Game, Level, Match, Step};
use labirinto_node::Error;

use super::{Context, Figure, setup};
use crate::{engine::STEPS, run::perft::sequences};

/// How long is counted at least, for one figure.
const LEAST: Duration = Duration::from_millis(200);

/// Positions a second that are counted, against going through them one by one; and positions a second that the best
/// computer player looks at, against the weakest. On one core.
///
/// # Errors
/// The options or the seed are not usable.
pub fn measure(context: &Context, _: &'static dyn Game) -> Result<Vec<Figure>, Error> {
    for game in context.catalogue.iter().copied().filter(|game| !game.has_secrets()) {
        let setup = setup(context, game, false)?;
        let Ok(public) = game.open(&setup) else { continue };
        if public.sequences(1).is_none() {
            continue;
        }
        let (depth, value) = counted(|depth| public.sequences(depth));
        let (_, against) = counted(|depth| Some(sequences(public.as_ref(), depth)));
        let perft = Figure {
            name: "perft",
            value,
            unit: "1/s",
            samples: 1,
            against,
            note: format!("game={} depth={depth}", game.id()),
        };
        let look = |level| looked(context, game, public.copy(), level);
        let ((value, moves), (against, _)) = (look(Level::LAST)?, look(Level::FIRST)?);
        let note = format!("game={}", game.id());
        let steps = Figure { name: "computer_steps", value, unit: "1/s", samples: moves, against, note };
        return Ok(vec![perft, steps]);
    }
    Ok(Vec::new())
}

/// Counts deeper until it takes a while; the depth, and how much was counted in a second.
fn counted(count: impl Fn(u8) -> Option<u64>) -> (u8, f64) {
    let (mut reached, mut each) = (0, 0.0);
    for depth in 1..=20 {
        let start = Instant::now();
        let Some(found) = count(depth) else { break };
        (reached, each) = (depth, found as f64 / start.elapsed().as_secs_f64());
        if start.elapsed() >= LEAST {
            break;
        }
    }
    (reached, each)
}

/// How many steps a second players of this level spend who play against each other, and in how many moves.
fn looked(
    context: &Context,
    game: &dyn Game,
    mut public: Box<dyn Match>,
    level: Level,
) -> Result<(f64, usize), Error> {
    const MOVES: usize = 40;
    let mut rng = context.chance()?.stream(0);
    let mut player = game.computer(public.setup(), public.setup().first, level);
    let (mut spent, mut taken, mut moves) = (0, Duration::ZERO, 0);
    while let Due::Move { seat } = public.due()
        && moves < MOVES
    {
        let mut budget = Budget::steps(STEPS);
        let start = Instant::now();
        let act = player.choose(public.as_ref(), &mut budget, &mut rng);
        taken += start.elapsed();
        spent += STEPS - budget.left();
        moves += 1;
        let step = Step::Move { seat, act };
        public.apply(&step).expect("a computer player makes legal moves");
        player.observe(public.as_ref(), &step);
    }
    Ok((spent as f64 / taken.as_secs_f64(), moves))
}
