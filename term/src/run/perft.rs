//! `perft`: how many sequences of legal moves there are.

use std::time::Instant;

use labirinto_games::{Due, Match, Seat, Step};
use labirinto_node::{Error, Whose};
use serde::Serialize;

use super::{Context, setup};
use crate::{
    cli::Perft,
    trouble::{game, trouble},
};

/// How many moves of one position are asked for.
const LIMIT: usize = 1 << 20;

#[derive(Serialize)]
struct PerftLine {
    event: &'static str,
    depth: u8,
    count: u64,
    milliseconds: u64,
}

/// Counts; the exit status.
///
/// # Errors
/// The game has secrets, or an option is not usable.
pub fn run(context: &Context, perft: &Perft) -> Result<u8, Error> {
    let game = game(&context.texts, context.catalogue, &perft.game)?;
    if game.has_secrets() {
        return Err(trouble(&context.texts, "perft-secret", Whose::You, &[("game", game.id().into())]));
    }
    let setup = setup(context, game, None, Seat::HOST)?;
    let public = game.open(&setup).map_err(|fault| super::option_trouble(&context.texts, game, &fault))?;
    for depth in 1..=perft.depth.max(1).min(perft.depth) {
        let start = Instant::now();
        let count = public.sequences(depth).unwrap_or_else(|| sequences(&*public, depth));
        let milliseconds = start.elapsed().as_millis() as u64;
        context.out.line(&format!("{depth} {count}"));
        context.out.object(&PerftLine { event: "perft", depth, count, milliseconds });
    }
    if perft.depth == 0 {
        context.out.line("0 1");
        context.out.object(&PerftLine { event: "perft", depth: 0, count: 1, milliseconds: 0 });
    }
    Ok(0)
}

/// The number of sequences of `depth` moves from here, one by one. Each outcome of a draw is its own sequence, and costs no depth.
pub fn sequences(public: &dyn Match, depth: u8) -> u64 {
    match public.due() {
        Due::Draw { count, bound, .. } => {
            let mut values = vec![0; usize::from(count)];
            let mut total = 0;
            loop {
                total += after(public, Step::Drawn { values: values.clone() }, depth);
                let Some(place) = values.iter().position(|value| value + 1 < bound) else { return total };
                values[..place].fill(0);
                values[place] += 1;
            }
        }
        _ if depth == 0 => 1,
        Due::Move { seat } => public
            .legal(LIMIT)
            .moves
            .into_iter()
            .map(|act| after(public, Step::Move { seat, act }, depth - 1))
            .sum(),
        _ => 0,
    }
}

fn after(public: &dyn Match, step: Step, depth: u8) -> u64 {
    let mut next = public.copy();
    match next.apply(&step) {
        Ok(()) => sequences(&*next, depth),
        Err(_) => 0,
    }
}
