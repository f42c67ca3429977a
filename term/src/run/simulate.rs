//! `simulate`: computer players against each other, without network.

use std::time::{Duration, Instant};

use labirinto_games::{Due, Level, Outcome, Seat, Verdict};
use labirinto_node::{Error, Whose};
use serde::Serialize;

use super::{Context, level, option_trouble, seats, setup};
use crate::{
    chance::Chance,
    cli::Simulate,
    engine::Engine,
    trouble::{game, trouble},
};

#[derive(Serialize)]
struct GameLine {
    event: &'static str,
    game: u32,
    result: &'static str,
    winners: Vec<u8>,
    turns: u32,
    milliseconds_a_move: f64,
}

#[derive(Serialize)]
struct SummaryLine {
    event: &'static str,
    games: u32,
    wins: Vec<u32>,
    intervals: Vec<[f64; 2]>,
    draws: u32,
    void: u32,
    seed: String,
    turns_on_average: f64,
    milliseconds_a_move: f64,
    slowest_move_milliseconds: f64,
}

/// Plays; the exit status.
///
/// # Errors
/// The game, an option or the players are not usable.
pub fn run(context: &Context, simulate: &Simulate) -> Result<u8, Error> {
    let game = game(&context.texts, context.catalogue, &simulate.game)?;
    let given = u8::try_from(simulate.players.len()).unwrap_or(u8::MAX);
    let count = seats(context, game, (given > 0).then_some(given))?;
    let levels: Vec<Level> = match simulate.players.len() {
        0 => vec![level("3"); usize::from(count)],
        _ => simulate.players.iter().map(|number| level(number)).collect(),
    };
    let chance = context.chance()?;
    let mut total = Total { wins: vec![0; usize::from(count)], ..Total::default() };
    for number in 0..simulate.games {
        let first = Seat::all(count).nth((number % u32::from(count)) as usize).unwrap_or(Seat::HOST);
        let setup = setup(context, game, Some(count), first)?;
        let boards = simulate.boards.as_deref().map(level);
        let engine = Engine::new(game, &setup, &levels, boards)
            .map_err(|fault| option_trouble(&context.texts, game, &fault))?;
        let played = play(engine, &chance, u64::from(number)).ok_or_else(|| {
            trouble(&context.texts, "simulate-endless", Whose::You, &[("game", game.id().into())])
        })?;
        tell(context, number, &played, &mut total);
    }
    summary(context, simulate.games, &total, chance.seed());
    Ok(0)
}

/// One game that ended.
pub struct Played {
    /// How.
    pub outcome: Outcome,
    /// How often somebody acted.
    pub turns: u32,
    /// How long each act took to find.
    pub thinking: Vec<Duration>,
}

/// Plays a game to its end; `None` when it has none within 100,000 steps.
pub fn play(mut engine: Engine, chance: &Chance, number: u64) -> Option<Played> {
    const LONGEST: usize = 100_000;
    let mut rng = chance.stream(number);
    let mut thinking = Vec::new();
    for _ in 0..LONGEST {
        let moving = matches!(engine.public.due(), Due::Move { .. });
        let start = Instant::now();
        match engine.step(&mut rng) {
            Ok(_) if moving => thinking.push(start.elapsed()),
            Ok(_) => {}
            Err(outcome) => {
                return Some(Played { outcome, turns: engine.public.turn(), thinking });
            }
        }
    }
    None
}

#[derive(Default)]
struct Total {
    wins: Vec<u32>,
    draws: u32,
    void: u32,
    turns: u64,
    thinking: Duration,
    moves: u64,
    slowest: Duration,
}

fn tell(context: &Context, number: u32, played: &Played, total: &mut Total) {
    let (result, winners) = match &played.outcome.verdict {
        Verdict::Win(seats) => ("win", seats.iter().map(|seat| seat.byte()).collect()),
        Verdict::Draw => ("draw", Vec::new()),
        Verdict::Void => ("void", Vec::new()),
    };
    for seat in &winners {
        total.wins[usize::from(*seat)] += 1;
    }
    total.draws += u32::from(result == "draw");
    total.void += u32::from(result == "void");
    total.turns += u64::from(played.turns);
    total.moves += played.thinking.len() as u64;
    total.thinking += played.thinking.iter().sum::<Duration>();
    total.slowest = total.slowest.max(played.thinking.iter().max().copied().unwrap_or_default());
    let spent: Duration = played.thinking.iter().sum();
    let each = milliseconds(spent) / played.thinking.len().max(1) as f64;
    let reason =
        context.texts.resolve(&played.outcome.reason, &|seat| super::seat_word(&context.texts, seat));
    let arguments = [
        ("number", i64::from(number + 1).into()),
        ("reason", (&reason).into()),
        ("turns", i64::from(played.turns).into()),
    ];
    context.out.line(&context.texts.say("term-simulate-game", &arguments));
    let (game, turns) = (number + 1, played.turns);
    context.out.object(&GameLine { event: "game", game, result, winners, turns, milliseconds_a_move: each });
}

/// Between which shares the true share of wins lies, in 95 of 100 such runs (Wilson's interval).
fn interval(wins: u32, games: u32) -> [f64; 2] {
    const DEVIATIONS: f64 = 1.959_964;
    let (count, share) = (f64::from(games), f64::from(wins) / f64::from(games));
    let square = DEVIATIONS * DEVIATIONS / count;
    let middle = share + square / 2.0;
    let half = DEVIATIONS * (share * (1.0 - share) / count + square / count / 4.0).sqrt();
    [(middle - half) / (1.0 + square), (middle + half) / (1.0 + square)]
}

fn summary(context: &Context, games: u32, total: &Total, seed: String) {
    let turns = total.turns as f64 / f64::from(games);
    let each = milliseconds(total.thinking) / total.moves.max(1) as f64;
    let slowest = milliseconds(total.slowest);
    for (index, wins) in total.wins.iter().enumerate() {
        let seat = Seat::all(7).nth(index).unwrap_or(Seat::HOST);
        let name = super::seat_word(&context.texts, seat);
        let [low, high] = interval(*wins, games).map(|share| format!("{:.1}", share * 100.0));
        let arguments = [
            ("name", (&name).into()),
            ("wins", i64::from(*wins).into()),
            ("low", (&low).into()),
            ("high", (&high).into()),
        ];
        context.out.line(&context.texts.say("term-simulate-wins", &arguments));
    }
    let (turns_word, each_word, slowest_word) =
        (format!("{turns:.2}"), format!("{each:.3}"), format!("{slowest:.1}"));
    let arguments = [
        ("games", i64::from(games).into()),
        ("draws", i64::from(total.draws).into()),
        ("void", i64::from(total.void).into()),
        ("seed", (&seed).into()),
        ("turns", (&turns_word).into()),
        ("each", (&each_word).into()),
        ("slowest", (&slowest_word).into()),
    ];
    context.out.line(&context.texts.say("term-simulate-summary", &arguments));
    context.out.object(&SummaryLine {
        event: "summary",
        games,
        wins: total.wins.clone(),
        intervals: total.wins.iter().map(|wins| interval(*wins, games)).collect(),
        draws: total.draws,
        void: total.void,
        seed,
        turns_on_average: turns,
        milliseconds_a_move: each,
        slowest_move_milliseconds: slowest,
    });
}

fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_holds_the_share_and_narrows() {
        let [low, high] = interval(75, 100);
        assert!((low - 0.6570).abs() < 0.0005 && (high - 0.8246).abs() < 0.0005, "{low} {high}");
        let [none, few] = interval(0, 100);
        assert!(none.abs() < 1e-9 && (few - 0.0370).abs() < 0.0005, "{none} {few}");
        let [most, all] = interval(1_000, 1_000);
        assert!(most > 0.99 && (all - 1.0).abs() < 1e-9, "{most} {all}");
    }
}
