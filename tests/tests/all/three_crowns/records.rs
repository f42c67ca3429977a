//! Records of whole games, verified a second time in Python (`tests/verifier/three_crowns.py`), which knows the rules.

use labirinto_games::{Match, Move, Seat, Step};
use labirinto_table::{Deed, Kind};
use labirinto_tests::catalogue;
use labirinto_tests::net::{Hands, Net, apart};
use labirinto_tests::record::{second_opinion, verdict};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;

/// A game in which each move is the one that is chosen of the state, until nothing is chosen or it is over; its notations.
fn game(
    options: &[(&str, &str)],
    mut choose: impl FnMut(&dyn Match, Seat) -> Option<Move>,
) -> (Net, Vec<String>) {
    let mut net = Net::new(catalogue(), &apart("three-crowns", 2, options), 11);
    net.hands(Hands::Ready);
    net.patience = u64::MAX;
    net.link_all();
    let mut written = Vec::new();
    let due = |net: &Net| net.table(0).entitled().filter(|due| due.kind == Kind::Move);
    loop {
        net.run(60_000, |net| due(net).is_some());
        let Some(entitled) = due(&net) else { break };
        let public = net.table(0).public().expect("the match is open");
        let Some(act) = choose(public, entitled.seat) else { break };
        written.push(public.notation(&Step::Move { seat: entitled.seat, act: act.clone() }));
        let length = net.table(0).entries().len();
        net.deed(entitled.seat, Deed::Move(act));
        let arrived = |net: &Net| (0..2).all(|place| net.table(place).entries().len() > length);
        assert!(net.run(60_000, arrived), "a legal move arrives");
    }
    net.run(60_000, |_| false);
    (net, written)
}

/// The moves of a game in which crowns and jumps are liked.
fn loud(seed: u64) -> impl FnMut(&dyn Match, Seat) -> Option<Move> {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    move |public, seat| {
        let moves = public.legal(1000).moves;
        let written = |act: &Move| public.notation(&Step::Move { seat, act: act.clone() });
        let mut liked: Vec<&Move> =
            moves.iter().filter(|act| written(act).contains(['K', 'x', ':'])).collect();
        if liked.is_empty() || rng.random_ratio(1, 4) {
            liked = moves.iter().collect();
        }
        liked.get(rng.random_range(0..liked.len())).map(|act| (*act).clone())
    }
}

/// Whole games under every option, won and void, with crowns, captures and lost crowns in them: honest in both.
#[test]
fn whole_games_are_honest_in_both_verifiers() {
    let mut records = Vec::new();
    let mut written = Vec::new();
    for (seed, rule) in (0..12).zip(["different", "same", "free"].into_iter().cycle()) {
        let (net, moves) = game(&[("second_turn", rule)], loud(seed));
        records.push(net.table(0).record());
        written.extend(moves);
    }
    let around = ["a1-a2", "b1-b2", "a2-a1", "b2-b1"];
    let mut again = around.into_iter().cycle();
    let (net, moves) = game(&[("second_turn", "free")], |public, _| {
        public.read_move(again.next().expect("it goes round for ever")).ok()
    });
    assert_eq!(moves.len(), 8, "the third time is after eight moves");
    records.push(net.table(0).record());
    let ours: Vec<_> = records.iter().map(|record| verdict(record, catalogue())).collect();
    assert!(ours.iter().all(|(status, _)| *status == 0), "{ours:?}");
    assert_eq!(second_opinion("crowns", &records), ours);
    for end in ["=K", "x", "-K", "=K-K"] {
        assert!(written.iter().any(|words| words.ends_with(end)), "no move ends with {end}");
    }
}
