//! How strong the computer player of Amidakuji is, against the greedy one (level 2: always a move that gains most at
//! once): pairs of games with the same dice and changed seats.
//!
//! `LABIRINTO_PAIRS=100 cargo test --release -p labirinto-games --test amidakuji_strength -- --nocapture` plays as many
//! pairs as one likes with the strongest (or with `LABIRINTO_LEVEL`), and prints what came of them. Without that a few
//! pairs of level 4 are played, which are quick.

use std::env;

use labirinto_games::amidakuji::{Amidakuji, State};
use labirinto_games::{Budget, Due, Game, Level, Match, Options, Seat, Setup, Step, Verdict, state_of};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;

/// How many pairs are played when nobody says otherwise.
const PAIRS: u64 = 4;
/// Who plays them.
const QUICK: Level = Level::new(4).expect("4 is a level");
/// What a decision may spend here, in steps.
const STEPS: u64 = 60_000;

/// One game; what it brought the seat of `strong`: 2 for a win, 1 for a draw, 0 for a loss, and the lead in points.
fn game(seed: u64, strong: Seat, level: Level) -> (u32, i32) {
    let options = Options::settle(Amidakuji.options(), []).expect("the defaults settle");
    let setup = Setup { seats: 2, options, first: Seat::HOST };
    let mut public: Box<dyn Match> = Amidakuji.open(&setup).expect("two may play");
    let mut dice = ChaCha20Rng::seed_from_u64(seed);
    let mut chance = ChaCha20Rng::seed_from_u64(seed + 1_000_000);
    let mut players: Vec<_> = Seat::all(2)
        .map(|seat| Amidakuji.computer(&setup, seat, if seat == strong { level } else { greedy() }))
        .collect();
    loop {
        let step = match public.due() {
            Due::Draw { bound, .. } => Step::Drawn { values: vec![dice.random_range(0..bound)] },
            Due::Move { seat } => {
                let player = &mut players[seat.index()];
                Step::Move {
                    seat,
                    act: player.choose(public.as_ref(), &mut Budget::steps(STEPS), &mut chance),
                }
            }
            Due::Over(outcome) => {
                let won = match outcome.verdict {
                    Verdict::Win(seats) if seats == [strong] => 2,
                    Verdict::Win(_) => 0,
                    Verdict::Draw | Verdict::Void => 1,
                };
                let position = state_of::<State>(public.as_ref()).position();
                let points = |seat: Seat| i32::from(position.side(seat).bank.points());
                return (won, points(strong) - points(strong.next(2)));
            }
            due => panic!("{due:?} is nothing of this game"),
        };
        public.apply(&step).expect("computers move legally");
    }
}

fn greedy() -> Level {
    Level::new(2).expect("2 is a level")
}

#[test]
fn looking_ahead_beats_the_greedy_player_in_pairs_with_the_same_dice_and_changed_seats() {
    let number = |name: &str| env::var(name).ok().and_then(|value| value.parse::<u64>().ok());
    let pairs = number("LABIRINTO_PAIRS").unwrap_or(PAIRS);
    let usual = if number("LABIRINTO_PAIRS").is_some() { Level::LAST } else { QUICK };
    let level = number("LABIRINTO_LEVEL").and_then(|level| Level::new(level as u8)).unwrap_or(usual);
    let (mut won, mut drawn, mut lead, mut games) = (0u64, 0u64, 0i32, 0u32);
    for seed in 0..pairs {
        let two = Seat::all(2).map(|seat| game(seed, seat, level)).collect::<Vec<_>>();
        let points: u32 = two.iter().map(|(points, _)| points).sum();
        let ahead: i32 = two.iter().map(|(_, ahead)| ahead).sum();
        games += points;
        lead += ahead;
        // A pair is won by who wins more of its two games; where that is equal, by who has more points in both together.
        match (points.cmp(&2), ahead.cmp(&0)) {
            (std::cmp::Ordering::Greater, _) => won += 1,
            (std::cmp::Ordering::Equal, std::cmp::Ordering::Greater) => won += 1,
            (std::cmp::Ordering::Equal, std::cmp::Ordering::Equal) => drawn += 1,
            _ => {}
        }
    }
    let share = won as f64 / pairs as f64;
    let spread = 1.96 * (share * (1.0 - share) / pairs as f64).sqrt();
    println!(
        "level {}: {won} of {pairs} pairs won, {drawn} equal (seeds 0 to {}; 95 %: {:.0} to {:.0} %); {} of {} games; \
         {:.2} points ahead on average",
        level.number(),
        pairs - 1,
        100.0 * (share - spread).max(0.0),
        100.0 * (share + spread).min(1.0),
        f64::from(games) / 2.0,
        2 * pairs,
        f64::from(lead) / (2 * pairs) as f64,
    );
    assert!(2 * won >= pairs, "{won} of {pairs}");
}
