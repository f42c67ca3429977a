//! Figures of Three Crowns, and the tuning of its evaluation by self-play.
//!
//! ```text
//! crowns perft DEPTH              sequences of moves, and millions of positions a second
//! crowns match A B GAMES [NODES]  a player that looks A moves ahead against one that looks B; 0 is as far as NODES go
//! crowns tune ROUNDS GAMES [W]    weights by self-play, from [W] on (eight numbers with commas)
//! ```

use std::time::Instant;

use labirinto_games::three_crowns::{End, Limit, Position, State, Thinker, ThreeCrowns, Weights, sequences};
use labirinto_games::{Budget, Game, Match, Options, Seat, Setup, Step, state_of};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    match (words.first().map(String::as_str), number(1), number(2), number(3)) {
        (Some("perft"), Some(depth), _, _) => perft(depth as u8),
        (Some("match"), Some(one), Some(other), Some(games)) => {
            let nodes = number(4).unwrap_or(100_000);
            let thinker = |depth: u64| Thinker {
                depth: if depth == 0 { Thinker::DEEPEST } else { depth as u8 },
                nodes,
                weights: Weights::TUNED,
            };
            let start = Instant::now();
            let score = duel(thinker(one), thinker(other), games, 1);
            let (least, most) = interval(score[0] + score[2] / 2.0, games as f64);
            println!(
                "{one} against {other}: {} won, {} lost, {} void or drawn of {games}, seeds 1 to {games}; \
                 share of points {:.3}, 95 % from {least:.3} to {most:.3}; {:.1} s",
                score[0],
                score[1],
                score[2],
                (score[0] + score[2] / 2.0) / games as f64,
                start.elapsed().as_secs_f64()
            );
        }
        (Some("tune"), Some(rounds), Some(games), _) => {
            let first = words.get(3).and_then(|list| {
                let list: Vec<i32> = list.split(',').filter_map(|number| number.parse().ok()).collect();
                list.try_into().ok().map(Weights::of)
            });
            tune(rounds, games, first.unwrap_or(Weights::FIRST));
        }
        _ => eprintln!("perft DEPTH | match A B GAMES [NODES] | tune ROUNDS GAMES [W]"),
    }
}

fn perft(most: u8) {
    for depth in 1..=most {
        let start = Instant::now();
        let count = sequences(&Position::start(), Limit::Free, depth);
        let seconds = start.elapsed().as_secs_f64();
        println!("{depth} {count} {seconds:.3} s, {:.1} million a second", count as f64 / seconds / 1e6);
    }
}

/// Won, lost and void games of `one`; each opening of four moves by chance is played twice, with changed seats.
fn duel(one: Thinker, other: Thinker, games: u64, seed: u64) -> [f64; 3] {
    let mut score = [0.0; 3];
    for game in 0..games {
        let opening = &mut ChaCha8Rng::seed_from_u64(seed + game / 2);
        let rng = &mut ChaCha8Rng::seed_from_u64(seed + game);
        let mine = Seat::new((game % 2) as u8).unwrap_or(Seat::HOST);
        match play([one, other], mine, opening, rng) {
            Some(End::Won(seat, _)) if seat == mine => score[0] += 1.0,
            Some(End::Won(..)) => score[1] += 1.0,
            _ => score[2] += 1.0,
        }
    }
    score
}

/// How a game ended between the first thinker at the seat `mine` and the second; none after 300 moves.
fn play(thinkers: [Thinker; 2], mine: Seat, opening: &mut ChaCha8Rng, rng: &mut ChaCha8Rng) -> Option<End> {
    let options = Options::settle(ThreeCrowns.options(), []).ok()?;
    let mut public = ThreeCrowns.open(&Setup { seats: 2, options, first: Seat::HOST }).ok()?;
    while public.turn() < 300 {
        let state: &State = state_of(public.as_ref());
        if state.end().is_some() {
            return state.end();
        }
        let seat = state.mover();
        let play = if state.turn() < 4 {
            let plays = state.plays();
            plays[opening.random_range(0..plays.len())]
        } else {
            thinkers[usize::from(seat != mine)].think(state, &mut Budget::steps(u64::MAX), rng)?.play
        };
        public.apply(&Step::Move { seat, act: play.encode() }).ok()?;
    }
    None
}

/// The 95 % interval of a share (Wilson).
fn interval(points: f64, games: f64) -> (f64, f64) {
    let (share, z) = (points / games, 1.96_f64);
    let middle = (share + z * z / (2.0 * games)) / (1.0 + z * z / games);
    let half =
        z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt() / (1.0 + z * z / games);
    (middle - half, middle + half)
}

fn tune(rounds: u64, games: u64, first: Weights) {
    let mut best = first;
    let thinker = |weights| Thinker { depth: 2, nodes: 20_000, weights };
    for round in 0..rounds {
        let rng = &mut ChaCha8Rng::seed_from_u64(1000 + round);
        let mut list = best.list();
        let place = rng.random_range(0..list.len());
        let factors = [0.5, 0.7, 1.4, 2.0];
        let changed = (f64::from(list[place].max(4)) * factors[rng.random_range(0..factors.len())]).round();
        list[place] = changed as i32;
        let next = Weights::of(list);
        let score = duel(thinker(next), thinker(best), games, 10_000 * (round + 1));
        let share = (score[0] + score[2] / 2.0) / games as f64;
        // One and a half standard deviations above a half.
        let taken = share > 0.5 + 1.5 * 0.5 / (games as f64).sqrt();
        println!("{round} {place} {:?} {share:.3} {}", next.list(), if taken { "taken" } else { "" });
        if taken {
            best = next;
        }
    }
    println!("{:?}", best.list());
}
