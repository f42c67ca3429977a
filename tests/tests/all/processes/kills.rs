//! Invariant 2 with real processes: killed at any instant, a game goes on, and nobody ever looks like a forger.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::pair::{HERE, Pair, long};

/// Two processes play a whole game to both verdicts.
#[test]
fn two_processes_play_a_whole_game() {
    for level in [1, 3] {
        let verdict = Pair::bots(level, &[]).conclude();
        assert_eq!(verdict["result"], "win");
    }
}

/// A long game whose `victim` is killed this many times, each time after a few lines of its own.
fn killed(seed: u64, times: usize, mut victim: impl FnMut(&mut ChaCha8Rng) -> bool) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut pair = Pair::bots(1, &["size=10"]);
    let table = pair.table.clone();
    for _ in 0..times {
        let host = victim(&mut rng);
        let count = rng.random_range(1..12);
        let device = pair.side(host);
        device.process.lines(count);
        assert!(device.process.seen.iter().all(|line| line["event"] != "verdict"), "killed in the game");
        device.restart(&["resume", &table, "--listen", HERE]);
        // A computer player needs nobody at its standard input.
        device.process.end_input();
    }
    pair.conclude();
}

/// One of two processes is killed twenty times in mid-move, at seeded places of its own events; the game ends with
/// both verdicts and one log.
#[test]
fn a_process_killed_twenty_times_in_mid_move_ends_its_game_honest() {
    for seed in 0..if long() { 50 } else { 1 } {
        killed(seed, 20, |_| false);
        killed(seed + 1_000, 20, |_| true);
    }
}

/// Both are killed by turns: each comes back at another port, and both remember where the other is.
#[test]
fn two_processes_killed_by_turns_end_their_game_honest() {
    for seed in 0..if long() { 50 } else { 1 } {
        let mut host = false;
        killed(seed, 10, |_| {
            host = !host;
            host
        });
        killed(seed + 1_000, 10, RngExt::random);
    }
}

/// Killed while the secrets are opened and the result is signed: the other waits for the last signature, or gives
/// what it has when it is asked again.
#[test]
fn a_process_killed_at_the_end_still_comes_to_its_verdict() {
    for (kind, nth) in [("open", 2), ("close", 1)] {
        for host in [true, false] {
            let mut pair = Pair::bots(3, &[]);
            let table = pair.table.clone();
            let victim = pair.side(host);
            let mut left = nth;
            victim.process.until("an entry of the end", |line| {
                left -= i32::from(line["event"] == "entry" && line["kind"] == kind);
                (left == 0).then_some(())
            });
            victim.restart(&["resume", &table, "--listen", HERE]);
            pair.conclude();
        }
    }
}
