//! Measurements without a node: validation and the computer players.

use std::time::{Duration, Instant};

use labirinto_games::{Budget, Computer, Due, Game, Level, Match, Move, Seat, Step};
use labirinto_node::{Error, LONGEST_THOUGHT, thought};
use rand::CryptoRng;

use super::{Context, Figure, figure::milliseconds, script::Script, setup};
use crate::engine::STEPS;

/// Validation of the largest board of each game with secrets, against reading the same board from text.
///
/// # Errors
/// The options or the seed are not usable.
pub fn validation(context: &Context, _: &'static dyn Game) -> Result<Vec<Figure>, Error> {
    with_secrets(context).map(|game| validated(context, game)).collect()
}

fn validated(context: &Context, game: &'static dyn Game) -> Result<Figure, Error> {
    const BOARDS: u64 = 200;
    const ROUNDS: usize = 10;
    let setup = setup(context, game, true)?;
    let chance = context.chance()?;
    let (mut checking, mut reading) = (Duration::ZERO, Duration::ZERO);
    for number in 0..BOARDS {
        let secret = game.generate(&setup, Seat::HOST, 0, Level::LAST, &mut chance.stream(number));
        let text = game.write_board(&setup.options, &secret).expect("a game writes what it generates");
        for _ in 0..ROUNDS {
            let start = Instant::now();
            let flaws = game.check(&setup, Seat::HOST, 0, &secret);
            checking += start.elapsed();
            assert!(flaws.is_empty(), "a game generates legal boards");
            let start = Instant::now();
            let read = game.read_board(&setup.options, &text);
            reading += start.elapsed();
            assert!(read.as_ref() == Ok(&secret), "a game reads what it writes");
        }
    }
    let samples = BOARDS as usize * ROUNDS;
    let each = |total: Duration| total.as_secs_f64() * 1e6 / samples as f64;
    Ok(Figure {
        name: "validation",
        value: each(checking),
        unit: "µs",
        samples,
        against: each(reading),
        note: options_note(game, &setup),
    })
}

/// The slowest move of the best computer on the largest board of each game with secrets, against that of the weakest: with
/// the time that a computer player has in play, so it is what a person waits.
///
/// # Errors
/// The options or the seed are not usable.
pub fn slowest_move(context: &Context, first: &'static dyn Game) -> Result<Vec<Figure>, Error> {
    let games = with_secrets(context);
    games.map(|game| slowest(context, game, if game.id() == first.id() { 6 } else { 2 })).collect()
}

fn slowest(context: &Context, game: &'static dyn Game, games: u64) -> Result<Figure, Error> {
    let setup = setup(context, game, true)?;
    let (best, moves) = thinking(context, game, &setup, Level::LAST, games)?;
    let (first, _) = thinking(context, game, &setup, Level::FIRST, games)?;
    Ok(Figure {
        name: "computer_move",
        value: milliseconds(best),
        unit: "ms",
        samples: moves,
        against: milliseconds(first),
        note: format!("{} limit={}ms", options_note(game, &setup), LONGEST_THOUGHT.as_millis()),
    })
}

fn with_secrets(context: &Context) -> impl Iterator<Item = &'static dyn Game> {
    context.catalogue.iter().copied().filter(|game| game.has_secrets())
}

/// How many turns the computer needs when the other side never ends the game.
///
/// # Errors
/// The options or the seed are not usable.
pub fn turns(context: &Context, game: &'static dyn Game) -> Result<Vec<Figure>, Error> {
    const GAMES: u64 = 200;
    let setup = setup(context, game, false)?;
    let average = |level| -> Result<f64, Error> {
        let chance = context.chance()?;
        let mut total = 0usize;
        for number in 0..GAMES {
            total += walk(&chance, game, &setup, level, number, by_steps).len();
        }
        Ok(total as f64 / GAMES as f64)
    };
    Ok(vec![Figure {
        name: "computer_turns",
        value: average(Level::LAST)?,
        unit: "1",
        samples: GAMES as usize,
        against: average(Level::FIRST)?,
        note: options_note(game, &setup),
    }])
}

fn options_note(game: &dyn Game, setup: &labirinto_games::Setup) -> String {
    let pairs: Vec<String> = setup.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    format!("game={} {}", game.id(), pairs.join(" "))
}

/// The slowest move of some games, and how many moves there were.
fn thinking(
    context: &Context,
    game: &'static dyn Game,
    setup: &labirinto_games::Setup,
    level: Level,
    games: u64,
) -> Result<(Duration, usize), Error> {
    let chance = context.chance()?;
    let times: Vec<Duration> =
        (0..games).flat_map(|number| walk(&chance, game, setup, level, number, by_clock)).collect();
    Ok((times.iter().max().copied().unwrap_or_default(), times.len()))
}

/// How a computer player comes to its move.
type Choice = fn(&mut dyn Computer, &dyn Match, &mut dyn CryptoRng) -> Move;

/// With a fixed number of steps: the same moves on every machine.
fn by_steps(computer: &mut dyn Computer, public: &dyn Match, rng: &mut dyn CryptoRng) -> Move {
    computer.choose(public, &mut Budget::steps(STEPS), rng)
}

/// As in play.
fn by_clock(computer: &mut dyn Computer, public: &dyn Match, rng: &mut dyn CryptoRng) -> Move {
    thought(computer, public, &|| false, rng)
}

/// One game of the computer at the first seat against somebody who never ends it: how long each of its moves took.
fn walk(
    chance: &crate::chance::Chance,
    game: &'static dyn Game,
    setup: &labirinto_games::Setup,
    level: Level,
    number: u64,
    choice: Choice,
) -> Vec<Duration> {
    const LONGEST: usize = 2000;
    let mut rng = chance.stream(number);
    let middle = Level::new(3).expect("3 is a level");
    let secrets: Vec<_> =
        Seat::all(setup.seats).map(|seat| game.generate(setup, seat, 0, middle, &mut rng)).collect();
    let mut computer = game.computer(setup, Seat::HOST, level);
    let mut script = Script::new(game, setup, secrets);
    let mut times = Vec::new();
    while times.len() < LONGEST {
        let step = match script.public().due() {
            Due::Move { seat } if seat == Seat::HOST => {
                let start = Instant::now();
                let act = choice(computer.as_mut(), script.public(), &mut rng);
                times.push(start.elapsed());
                Some(Step::Move { seat, act })
            }
            Due::Move { .. } => script.idle(&mut rng),
            _ => script.owed(),
        };
        let Some(step) = step else { break };
        script.apply(&step);
        computer.observe(script.public(), &step);
    }
    times
}
