//! Both engines count, show and do the same.

use labirinto_games::three_crowns::{Side, Square, State, ThreeCrowns};
use labirinto_games::{Due, Game, Match, Options, Seat, Setup, Step, state_of};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;

use super::plain::{Board, name, places};

pub fn opened(second_turn: &str) -> Box<dyn Match> {
    let options = Options::settle(ThreeCrowns.options(), [("second_turn", second_turn)]);
    let setup = Setup { seats: 2, options: options.expect("the option has this value"), first: Seat::HOST };
    ThreeCrowns.open(&setup).expect("two may play")
}

/// By the way of the trait: a list, a copy, a step.
fn by_steps(public: &dyn Match, depth: u32) -> u64 {
    let Due::Move { seat } = public.due() else { return u64::from(depth == 0) };
    if depth == 0 {
        return 1;
    }
    let after = |act| {
        let mut next = public.copy();
        next.apply(&Step::Move { seat, act }).expect("a listed move");
        by_steps(&*next, depth - 1)
    };
    public.legal(1000).moves.into_iter().map(after).sum()
}

#[test]
fn tri_12_three_ways_of_counting_agree() {
    for (rule, third) in [("different", 29_054), ("same", 5_634), ("free", 34_688)] {
        let public = opened(rule);
        let state: &State = state_of(&*public);
        for (depth, expected) in [(1, 32), (2, 1_028), (3, third)] {
            assert_eq!(state.sequences(depth as u8), Some(expected), "{rule} {depth}");
            assert_eq!(Board::start().count(depth, 0, None, rule), expected, "{rule} {depth}");
            assert_eq!(by_steps(&*public, depth), expected, "{rule} {depth}");
        }
        let deeper = Board::start().count(4, 0, None, rule);
        assert_eq!(state.sequences(4), Some(deeper), "{rule} 4");
    }
}

/// Whole games by chance, in which crowns and jumps are liked, move by move: the same legal moves, the same notation, the
/// same board, the same end.
#[test]
fn both_engines_play_the_same_games() {
    let (mut crowns, mut captures, mut lost, mut wins) = (0, 0, 0, 0);
    for seed in 0..150 {
        let rng = &mut ChaCha20Rng::seed_from_u64(seed);
        let mut public = opened("free");
        let mut board = Board::start();
        while let Due::Move { seat } = public.due() {
            let mut theirs: Vec<String> = board.moves().iter().map(|way| board.clone().make(way).0).collect();
            let moves = public.legal(1000).moves;
            let written = |act| public.notation(&Step::Move { seat, act });
            let mut ours: Vec<String> = moves.iter().cloned().map(written).collect();
            let loud: Vec<usize> =
                (0..ours.len()).filter(|place| ours[*place].contains(['K', 'x', ':'])).collect();
            let chosen = if loud.is_empty() || rng.random_ratio(1, 4) {
                rng.random_range(0..ours.len())
            } else {
                loud[rng.random_range(0..loud.len())]
            };
            let (words, act) = (ours[chosen].clone(), moves[chosen].clone());
            ours.sort();
            theirs.sort();
            assert_eq!(ours, theirs);
            let way = board.moves().into_iter().find(|way| board.clone().make(way).0 == words);
            let (_, won) = board.make(&way.expect("it is among them"));
            public.apply(&Step::Move { seat, act }).expect("a listed move");
            let state: &State = state_of(&*public);
            for place in places() {
                let square = Square::named(&name(place)).expect("a square");
                let ours = state
                    .position()
                    .at(square)
                    .map(|(side, crowned)| (u8::from(side == Side::Black), crowned));
                assert_eq!(Some(ours), board.at(place), "{words}");
            }
            let ended = matches!(state.end(), Some(labirinto_games::three_crowns::End::Won(..)));
            assert_eq!(ended, won, "{words}");
            crowns += u32::from(words.contains("=K"));
            captures += u32::from(words.ends_with('x'));
            lost += u32::from(words.ends_with("-K"));
            wins += u32::from(won);
            if public.turn() > 150 {
                break;
            }
        }
    }
    assert!(crowns > 100 && captures > 100 && lost > 20 && wins > 100, "{crowns} {captures} {lost} {wins}");
}
