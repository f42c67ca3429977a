use super::*;
use crate::{Due, Game, Match, Move, Options, Setup, Step};

/// A match in which all pieces are placed and the first roll is awaited.
fn placed() -> State {
    let options = Options::settle(Amidakuji.options(), []).expect("the defaults settle");
    let setup = Setup { seats: 2, options, first: Seat::HOST };
    let mut state = State::new(setup, RULES);
    for base in [1, 3, 5] {
        for seat in Seat::all(2) {
            moves(&mut state, seat, &Act::Place { base });
        }
    }
    state
}

fn moves(state: &mut State, seat: Seat, act: &Act) {
    state.apply(&Step::Move { seat, act: act.encode() }).expect("the test plays legally");
}

fn refused(state: &mut State, step: &Step) -> &'static str {
    let before = state.clone();
    let refusal = state.apply(step).expect_err("it is refused");
    assert_eq!(*state, before, "a refusal changes nothing");
    refusal.clause
}

#[test]
fn ami_5_each_roll_is_drawn_by_both_under_a_label_with_its_number() {
    let mut state = placed();
    for number in 1..=4u32 {
        let label = format!("amidakuji/roll/{number}");
        assert_eq!(state.due(), Due::Draw { label, count: 1, bound: 6 });
        let face = number + 1;
        state.apply(&Step::Drawn { values: vec![face] }).expect("the die is awaited");
        let seat = state.position().mover;
        assert_eq!(state.position().roll, Some(Die::Wide.faces()[face as usize]));
        assert_eq!(state.due(), Due::Move { seat });
        let act = state.position().acts()[0];
        moves(&mut state, seat, &act);
        assert_eq!(state.position().roll, None, "a roll is for one move");
    }
    assert_eq!(state.rolls(), 4);
}

#[test]
fn ami_5_a_die_has_six_faces_and_shows_one_when_it_is_awaited() {
    let mut state = placed();
    for values in [vec![6], vec![], vec![1, 2], vec![u32::MAX]] {
        assert_eq!(refused(&mut state, &Step::Drawn { values }), "AMI-5");
    }
    state.apply(&Step::Drawn { values: vec![5] }).expect("the last face");
    assert_eq!(refused(&mut state, &Step::Drawn { values: vec![0] }), "AMI-5");
}

#[test]
fn ami_6_only_the_mover_moves_and_only_after_the_roll() {
    let mut state = placed();
    let act = act("move 1 FLF").encode();
    for seat in Seat::all(2) {
        assert_eq!(refused(&mut state, &Step::Move { seat, act: act.clone() }), "AMI-6");
    }
    state.apply(&Step::Drawn { values: vec![1] }).expect("the die is awaited");
    assert_eq!(refused(&mut state, &Step::Move { seat: GUEST, act: act.clone() }), "AMI-6");
    let junk = Move(vec![3, 1, 9]);
    assert_eq!(refused(&mut state, &Step::Move { seat: Seat::HOST, act: junk }), "");
    state.apply(&Step::Move { seat: Seat::HOST, act }).expect("it is the mover's turn");
}
