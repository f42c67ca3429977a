use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::super::tests::{at, fresh, play};
use super::super::{Side, after};
use super::keys::{following, key};
use super::*;

fn think(state: &State, depth: u8, nodes: u64, seed: u64) -> Found {
    let thinker = Thinker { depth, nodes, weights: Weights::TUNED };
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    thinker.think(state, &mut Budget::steps(u64::MAX), rng).expect("a move is due")
}

#[test]
fn a_key_is_kept_up_and_what_changes_more_than_a_place_is_shown() {
    for seed in 0..20 {
        let rng = &mut ChaCha8Rng::seed_from_u64(seed);
        let mut state = fresh("free");
        while state.end().is_none() && state.turn() < 80 {
            let plays = state.plays();
            let loud = plays.iter().find(|play| {
                let effect = after(state.position(), **play).1;
                effect.crowned || effect.jumped.is_some()
            });
            let play = *loud.unwrap_or(&plays[rng.random_range(0..plays.len())]);
            let next = after(state.position(), play).0;
            let changes = |play: &Play| {
                let effect = after(state.position(), *play).1;
                effect.crowned || effect.jumped.is_some() || effect.won.is_some()
            };
            let mut seen = Vec::new();
            loud::each(state.position(), |play| seen.push(play));
            assert!(seen.iter().all(|play| plays.contains(play)));
            assert!(plays.iter().filter(|play| changes(play)).all(|play| seen.contains(play)));
            assert_eq!(following(key(state.position()), state.position(), &next), key(&next));
            let seat = state.mover();
            state.apply(&crate::Step::Move { seat, act: play.encode() }).expect("a listed move");
        }
    }
}

#[test]
fn a_win_is_seen_and_made() {
    let state = at("bb..b.bb ........ ........ .....b.. ........ ..W..... WW...... .....w..", "white");
    let found = think(&state, 1, 10_000, 1);
    assert_eq!((found.wins_in, found.line.len()), (Some(1), 1));
    let (_, effect) = after(state.position(), found.play);
    assert!(effect.won.is_some());
}

#[test]
fn a_threat_is_seen_two_moves_ahead() {
    // Black to move: c3-c2 would win for White; whatever is found, it must not lose at once.
    let state = at("b.b..b.b ........ ........ b....b.. ...b.... ..W.b... WW...... .....w..", "black");
    let found = think(&state, 4, 100_000, 1);
    let (next, _) = after(state.position(), found.play);
    let mut wins = false;
    super::super::each_move(&next, super::super::Limit::Free, |play| {
        wins |= after(&next, play).1.won.is_some();
    });
    assert_eq!(wins, found.wins_in.is_some_and(|moves| moves == -2), "{found:?}");
}

#[test]
fn the_same_steps_and_chance_give_the_same_move_and_nothing_gives_a_legal_one() {
    let mut state = fresh("different");
    play(&mut state, "a1-b2 b1-a2 c1-c2 a3-b3");
    for nodes in [0, 1, 40, 3_000] {
        let found = think(&state, Thinker::DEEPEST, nodes, 5);
        assert_eq!(found, think(&state, Thinker::DEEPEST, nodes, 5));
        assert!(state.plays().contains(&found.play));
        assert!(found.nodes <= nodes);
    }
    let deep = think(&state, Thinker::DEEPEST, 30_000, 5);
    assert!(deep.depth >= 3 && deep.line.first() == Some(&deep.play));
}

#[test]
fn a_position_is_worth_to_one_what_it_costs_the_other() {
    let ranks = "b.bW.b.b ........ ........ b....b.. ...b..w. ..W.b... WW...... .....w..";
    let (white, black) = (at(ranks, "white"), at(ranks, "black"));
    let turn = 2 * Weights::TUNED.turn;
    assert_eq!(Weights::TUNED.judge(white.position()) + Weights::TUNED.judge(black.position()), turn);
    assert!(
        white.position().crowned(Side::White).count_ones() == 4 && Weights::TUNED.judge(white.position()) > 0
    );
}
