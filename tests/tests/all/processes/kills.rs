//! Invariant 2 with real processes: killed at any instant, a game goes on, and nobody ever looks like a forger.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use super::pair::{Pair, long};

/// Two processes play a whole game to both verdicts.
#[test]
fn two_processes_play_a_whole_game() {
    for level in [1, 3] {
        let verdict = Pair::bots(level).conclude();
        assert_eq!(verdict["result"], "win");
    }
}

/// A game whose `victim` is killed this many times in mid-move: its move is saved, and when it is dead the answer has not
/// reached it. A kill that came too late for that counts for nothing and is made again.
fn killed(seed: u64, times: usize, mut victim: impl FnMut(&mut ChaCha8Rng) -> bool) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut pair = Pair::patient();
    let mut kills = 0;
    while kills < times {
        let host = victim(&mut rng);
        let seat = u8::from(!host);
        let mut moves = rng.random_range(1..3);
        let own = |line: &Value| line["kind"] == "move" && line["seat"] == seat;
        pair.side(host).process.until("a move of its own", |line| {
            moves -= i32::from(own(line));
            (moves == 0).then_some(())
        });
        pair.side(host).end_life();
        let lived = &pair.side(host).process.seen;
        let last = lived.iter().rev().find(|line| line["event"] == "entry").expect("a move was told");
        assert!(last["kind"] == "move" || last["kind"] == "answer", "killed in the game: {last}");
        kills += usize::from(own(last));
        pair.resume(host);
    }
    pair.conclude();
}

/// One of two processes is killed twenty times in mid-move; the game ends with both verdicts and one log.
#[test]
fn a_process_killed_twenty_times_in_mid_move_ends_its_game_honest() {
    for seed in 0..if long() { 25 } else { 1 } {
        killed(seed, 20, |_| false);
        killed(seed + 1_000, 20, |_| true);
    }
}

/// Both are killed by turns: each comes back at another port, and both remember where the other is.
#[test]
fn two_processes_killed_by_turns_end_their_game_honest() {
    for seed in 0..if long() { 25 } else { 1 } {
        let mut host = false;
        killed(seed, 10, |_| {
            host = !host;
            host
        });
        killed(seed + 1_000, 10, RngExt::random);
    }
}

/// Killed at any instant, while it starts, links, plays or waits: after so many lines of its own, whatever they say.
#[test]
fn a_process_killed_at_any_instant_ends_its_game_honest() {
    for seed in 0..if long() { 25 } else { 1 } {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut pair = Pair::patient();
        for _ in 0..20 {
            let (host, count) = (rng.random(), rng.random_range(1..12));
            pair.side(host).process.lines(count);
            pair.side(host).end_life();
            assert!(!pair.is_over(host), "killed in the game");
            pair.resume(host);
        }
        pair.conclude();
    }
}

/// Killed while the secrets are opened and the result is signed: the other waits for the last signature, or gives
/// what it has when it is asked again.
#[test]
fn a_process_killed_at_the_end_still_comes_to_its_verdict() {
    for (kind, nth) in [("open", 2), ("close", 1)] {
        for host in [true, false] {
            let mut pair = Pair::bots(3);
            let mut left = nth;
            pair.side(host).process.until("an entry of the end", |line| {
                left -= i32::from(line["event"] == "entry" && line["kind"] == kind);
                (left == 0).then_some(())
            });
            pair.side(host).end_life();
            pair.resume(host);
            pair.conclude();
        }
    }
}
