//! The clauses.

use super::{
    End, Fate, Limit, Play, Position, SecondTurn, Side, Square, State, ThreeCrowns, Won, count_moves,
    each_move, form, sequences,
};
use crate::{Due, Game, Match, Options, Refusal, Seat, Setup, Step, Verdict};

/// A fresh game in which the host plays White.
pub fn fresh(second_turn: &str) -> State {
    let options = Options::settle(ThreeCrowns.options(), [("second_turn", second_turn)]);
    State::new(Setup { seats: 2, options: options.expect("the option has this value"), first: Seat::HOST })
}

/// A game that goes on from a position, given as eight ranks from rank 8 down with blanks between them.
pub fn at(ranks: &str, mover: &str) -> State {
    let text = format!("{}\n{mover}\n", ranks.split_whitespace().collect::<Vec<_>>().join("\n"));
    let position = form::read(&text).expect("a position");
    State::at(fresh("different").setup().clone(), position)
}

/// Makes a move of whoever is to move; what is written of it.
pub fn make(state: &mut State, words: &str) -> Result<String, Refusal> {
    let act = state.read_move(words)?;
    let step = Step::Move { seat: state.mover(), act };
    let written = state.notation(&step);
    state.apply(&step)?;
    Ok(written)
}

/// Makes moves that are legal.
pub fn play(state: &mut State, words: &str) {
    for word in words.split_whitespace() {
        make(state, word).unwrap_or_else(|refusal| panic!("{word}: {refusal:?}"));
    }
}

/// The clause and the key by which a move is refused; the state is as it was.
fn refused(state: &State, words: &str) -> (&'static str, &'static str) {
    let mut copy = state.clone();
    let refusal = make(&mut copy, words).expect_err(words);
    assert_eq!(&copy, state);
    (refusal.clause, refusal.text.key)
}

fn named(name: &str) -> Square {
    Square::named(name).expect("a square")
}

fn starts(state: &State) -> Vec<String> {
    let mut names: Vec<String> = state.plays().into_iter().map(|play| play.from().name()).collect();
    names.dedup();
    names
}

#[test]
fn tri_1_white_begins() {
    let mut state = fresh("different");
    assert_eq!(state.due(), Due::Move { seat: Seat::HOST });
    assert_eq!(state.side(Seat::HOST), Side::White);
    play(&mut state, "a1-a2");
    assert_eq!(state.due(), Due::Move { seat: Seat::HOST.next(2) });
    let setup = Setup { first: Seat::HOST.next(2), ..fresh("different").setup().clone() };
    let other = State::new(setup);
    assert_eq!((other.mover(), other.side(Seat::HOST)), (Seat::HOST.next(2), Side::Black));
}

#[test]
fn tri_2_a_step_goes_to_an_adjacent_empty_square_in_any_direction() {
    let state = at("........ ........ ........ ..ww.... ..wWb... ........ ........ .......b", "white");
    let steps = state.plays().into_iter().filter(|play| play.from() == named("d4") && play.by().is_none());
    let mut to: Vec<String> = steps.map(|play| play.to().name()).collect();
    to.sort();
    assert_eq!(to, ["c3", "d3", "e3", "e5"]);
    assert_eq!(refused(&state, "d4-d5"), ("TRI-2", "three-crowns-refuse-taken"));
    assert_eq!(refused(&state, "d4-e4"), ("TRI-2", "three-crowns-refuse-taken"));
    assert_eq!(refused(&state, "d4-d2"), ("TRI-2", "three-crowns-refuse-far"));
    assert_eq!(refused(&state, "d4-d4"), ("TRI-2", "three-crowns-refuse-far"));
    assert_eq!(refused(&state, "a1-a2"), ("TRI-2", "three-crowns-refuse-no-piece"));
    assert_eq!(refused(&state, "h1-h2"), ("TRI-2", "three-crowns-refuse-no-piece"));
    let edge = at("........ ........ ........ w....... ........ ........ ........ b.......", "white");
    assert_eq!(refused(&edge, "a4-h5"), ("TRI-2", "three-crowns-refuse-no-piece"));
    assert_eq!(refused(&edge, "a5-h4"), ("TRI-2", "three-crowns-refuse-far"));
}

#[test]
fn tri_2_one_moves_in_turn_and_must_move() {
    let state = fresh("different");
    let act = state.read_move("a8-b7").expect("a step");
    let refusal = state.clone().apply(&Step::Move { seat: Seat::HOST.next(2), act });
    assert_eq!(refusal.map_err(|refusal| refusal.text.key), Err("three-crowns-refuse-turn"));
    assert_eq!(refused(&state, "pass"), ("TRI-11", "three-crowns-refuse-words"));
}

#[test]
fn tri_3_whites_second_turn_is_of_another_piece() {
    let mut state = fresh("different");
    play(&mut state, "a1-a2 b1-b2");
    assert_eq!(state.limit(), Limit::Not(named("a2")));
    assert_eq!(refused(&state, "a2-a1"), ("TRI-3", "three-crowns-refuse-same"));
    assert!(!starts(&state).contains(&"a2".to_owned()));
    play(&mut state, "c1-d1 b2-b1");
    assert_eq!(state.limit(), Limit::Free);
    play(&mut state, "a2-a1");
}

#[test]
fn tri_3_whites_second_turn_is_of_the_same_piece() {
    let mut state = fresh("same");
    play(&mut state, "a1-a2 b1-b2");
    assert_eq!(starts(&state), ["a2"]);
    assert_eq!(refused(&state, "c1-d1"), ("TRI-3", "three-crowns-refuse-other"));
    play(&mut state, "a2-b1 b2-a2");
    assert_eq!(state.limit(), Limit::Free);
}

#[test]
fn tri_3_free_means_any_piece() {
    let mut state = fresh("free");
    play(&mut state, "a1-a2 b1-b2");
    assert!(
        state
            .clone()
            .apply(&Step::Move { seat: Seat::HOST, act: state.read_move("a2-a1").expect("a step") })
            .is_ok()
    );
    play(&mut state, "c1-d1");
}

#[test]
fn tri_3_a_limit_that_leaves_no_move_falls_away() {
    let blocked = "........ ........ ........ ........ ........ b....... ww...... .w......";
    let mut same = State::at(fresh("same").setup().clone(), *at(blocked, "white").position());
    play(&mut same, "a2-a1 a3-a2");
    assert_eq!(count_moves(same.position(), SecondTurn::Same.limit(named("a1"))), 0);
    assert_eq!(same.limit(), Limit::Free);
    play(&mut same, "b2-c2");
    let alone = "........ ........ ........ ........ ........ .bw..... b....... wb......";
    let mut different = at(alone, "white");
    play(&mut different, "c3-d3 b3-b2");
    assert_eq!(count_moves(different.position(), SecondTurn::Different.limit(named("d3"))), 0);
    assert_eq!(different.limit(), Limit::Free);
    play(&mut different, "d3-d4");
}

#[test]
fn tri_4_an_uncrowned_piece_that_joins_two_in_a_line_is_crowned_alone() {
    for (ranks, words) in [
        ("........ ........ ........ ........ ........ ..w..... ww...... .......b", "c3-c2=K"),
        ("........ ........ ........ ........ .w...... .ww..... ........ .......b", "b4-a3=K"),
        ("........ ........ ........ ........ ...w.... .w...... w....... .......b", "d4-c4=K"),
        ("........ ........ ........ ........ ..w..... w....... .w...... .......b", "c4-b3"),
    ] {
        let mut state = at(ranks, "white");
        assert_eq!(make(&mut state, words.trim_end_matches("=K")).as_deref(), Ok(words));
        let crowned = state.position().crowned(Side::White);
        let to = state.played().last().map_or(0, |done| done.play.to().bit());
        assert_eq!(crowned, if words.ends_with("=K") { to } else { 0 });
    }
    let mut between = at("........ ........ ........ ........ ........ ..w..... ww.ww... .......b", "white");
    assert_eq!(make(&mut between, "c3-c2").as_deref(), Ok("c3-c2=K"));
    assert_eq!(between.position().troika(Side::White), 0, "two and two are left");
}

#[test]
fn tri_4_a_crowned_neighbour_does_not_count_and_nobody_else_is_crowned() {
    let mut state = at("........ ........ ........ ........ ........ ..w..... wW...... .......b", "white");
    assert_eq!(make(&mut state, "c3-c2").expect("a step"), "c3-c2");
    let mut foreign = at("........ ........ ........ ........ ........ ..w..... wb...... .......b", "white");
    assert_eq!(make(&mut foreign, "c3-c2").expect("a step"), "c3-c2");
    let mut crowned = at("........ ........ ........ ........ ........ ..W..... ww...... .......b", "white");
    assert_eq!(make(&mut crowned, "c3-c2").expect("a step"), "c3-c2", "it has a crown already");
}

#[test]
fn tri_4_a_double_jump_crowns_and_uncrowns_at_once() {
    let mut plain = at("........ ........ ........ ....B... ..B..... .w...... ........ ........", "white");
    assert_eq!(make(&mut plain, "b3:d5:f5").as_deref(), Ok("b3:d5:f5-K"));
    let mut line = at("........ .......w ......w. ....B... ..B..... .w...... ........ ........", "white");
    assert_eq!(make(&mut line, "b3:d5:f5").as_deref(), Ok("b3:d5:f5=K-K"), "f5 g6 h7");
    assert_eq!(line.position().at(named("e5")), Some((Side::Black, false)));
    assert_eq!(line.position().at(named("f5")), Some((Side::White, true)));
    let mut taken = at("........ .......w ...b..w. ....B... ..B..b.. .w...... ........ ........", "white");
    assert_eq!(make(&mut taken, "b3:d5:f5").as_deref(), Ok("b3:d5:f5=Kx"), "d6 e5 f4 would be a Troika");
}

#[test]
fn tri_5_no_troika_is_ever_on_the_board() {
    for number in 0..40 {
        let mut state = fresh("different");
        let mut seed = 0x9e37_79b9_7f4a_7c15u64.wrapping_mul(number + 1);
        while state.end().is_none() && state.turn() < 120 {
            let plays = state.plays();
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // Crowns and jumps are looked for, so that there is something to see.
            let loud = |play: &&Play| {
                let (_, effect) = super::after(state.position(), **play);
                effect.crowned || effect.jumped.is_some()
            };
            let chosen = plays.iter().find(loud).filter(|_| seed >> 62 != 0);
            let chosen = *chosen.unwrap_or(&plays[(seed >> 33) as usize % plays.len()]);
            state.apply(&Step::Move { seat: state.mover(), act: chosen.encode() }).expect("a listed move");
            for side in Side::BOTH {
                assert_eq!(state.position().troika(side), 0, "{}", form::write(state.position()));
            }
        }
    }
}

/// The diagram of the source: the crowned white piece on a5 among black ones on b5, c6, d6, d5 and c4, the last crowned, c7
/// taken.
const DIAGRAM: &str = "........ ..w..... ..bb.... Wb.b.... ..B..... ........ ........ .......w";

#[test]
fn tri_6_the_double_jumps_of_the_source() {
    let state = at(DIAGRAM, "white");
    let jumps = state.plays().into_iter().filter(|play| play.by().is_some());
    let written: Vec<String> = jumps.map(super::notation::bare).collect();
    assert_eq!(written, ["a5:c5:e7", "a5:c5:e5"]);
    assert_eq!(refused(&state, "a5:c5:c7"), ("TRI-6", "three-crowns-refuse-taken"));
    assert_eq!(refused(&state, "a5:c5:c8"), ("TRI-6", "three-crowns-refuse-no-jump"));
    assert_eq!(refused(&state, "a5:c5:c3"), ("TRI-6", "three-crowns-refuse-crowned"));
    assert_eq!(refused(&state, "a5:c5:a5"), ("TRI-6", "three-crowns-refuse-back"));
    assert_eq!(refused(&state, "a5:c5:e5:g5"), ("TRI-6", "three-crowns-refuse-two-jumps"));
    assert_eq!(refused(&state, "a5:c5"), ("TRI-6", "three-crowns-refuse-two-jumps"));
    assert_eq!(refused(&state, "a5:a7:c7"), ("TRI-6", "three-crowns-refuse-nobody"));
    assert!(state.plays().len() > 2, "jumping is never forced");
}

#[test]
fn tri_6_uncrowned_pieces_jump_crowned_ones_only() {
    let uncrowned = at("........ ........ ..b..... wb.b.... ........ ........ ........ ........", "white");
    assert_eq!(refused(&uncrowned, "a5:c5:e5"), ("TRI-6", "three-crowns-refuse-uncrowned"));
    let mut crowned = at("........ ........ ........ wB.B.... ........ ........ ........ ........", "white");
    assert_eq!(make(&mut crowned, "a5:c5:e5").expect("a double jump"), "a5:c5:e5-K");
    let own = at("........ ........ ........ WwB..... ........ ........ ........ .......b", "white");
    assert_eq!(refused(&own, "a5:c5:e5"), ("TRI-6", "three-crowns-refuse-nobody"));
}

#[test]
fn tri_7_the_second_uncrowned_piece_is_captured_and_the_first_untouched() {
    let mut state = at(DIAGRAM, "white");
    assert_eq!(make(&mut state, "a5:c5:e7").expect("a double jump"), "a5:c5:e7x");
    assert_eq!(state.position().at(named("d6")), None);
    assert_eq!(state.position().at(named("b5")), Some((Side::Black, false)));
    assert_eq!(
        state.played().last().and_then(|done| done.effect.jumped),
        Some((named("d6"), Fate::Captured))
    );
}

#[test]
fn tri_7_the_second_crowned_piece_loses_its_crown_or_is_captured_where_that_would_make_a_troika() {
    let mut state = at("bb...... ........ ........ wB.B.... ........ ........ ........ ........", "white");
    assert_eq!(make(&mut state, "a5:c5:e5").expect("a double jump"), "a5:c5:e5-K");
    assert_eq!(state.position().at(named("d5")), Some((Side::Black, false)));
    assert_eq!(state.position().at(named("b5")), Some((Side::Black, true)));
    let mut troika = at("........ b....... ...b.... wB.B.... ...b.... ......b. ........ ........", "white");
    assert_eq!(make(&mut troika, "a5:c5:e5").expect("a double jump"), "a5:c5:e5x");
    assert_eq!(troika.position().at(named("d5")), None);
    assert_eq!(troika.position().at(named("b5")), Some((Side::Black, true)));
}

#[test]
fn tri_8_tri_9_a_crowned_troika_wins_by_a_step_a_jump_or_a_crown() {
    for (ranks, words) in [
        ("........ ........ ........ ........ ........ ..W..... WW...... ........", "c3-c2"),
        ("........ ........ ........ ........ .Wb..... ....b... ......WW ........", "b4:d4:f2x"),
        ("........ ........ ........ ........ ..w..... ..w..... WW.w.... ........", "d2-c2=K"),
    ] {
        let mut state = at(ranks, "white");
        assert_eq!(make(&mut state, words).as_deref(), Ok(words));
        assert_eq!(state.end(), Some(End::Won(Seat::HOST, Won::Crowns)));
        let Due::Over(outcome) = state.due() else { panic!("it is over") };
        assert_eq!(outcome.verdict, Verdict::Win(vec![Seat::HOST]));
        assert_eq!(refused(&state, "b1-a1"), ("", "three-crowns-refuse-not-due"));
        assert_eq!((state.plays(), state.legal(9).moves), (Vec::new(), Vec::new()));
    }
    let mut uncrowned =
        at("........ ........ ........ ........ ........ ..W..... Ww...... .......b", "white");
    play(&mut uncrowned, "c3-c2");
    assert_eq!(uncrowned.end(), None);
}

#[test]
fn tri_9_a_piece_that_jumps_and_is_crowned_into_a_crowned_troika_wins() {
    let mut state = at("........ .......w ......w. ....B... ..B..W.. .w...W.. ........ ........", "white");
    assert_eq!(
        make(&mut state, "b3:d5:f5").as_deref(),
        Ok("b3:d5:f5=K-K"),
        "f5 g6 h7, and f3 f4 f5 are crowned"
    );
    assert_eq!(state.end(), Some(End::Won(Seat::HOST, Won::Crowns)));
}

#[test]
fn tri_9_the_third_capture_wins() {
    let mut state = at("........ ........ ........ Wb.b.... ........ ........ b....... bb..b.bb", "white");
    assert_eq!(state.position().captured_by(Side::White), 2);
    assert_eq!(make(&mut state, "a5:c5:e5").as_deref(), Ok("a5:c5:e5x"));
    assert_eq!(state.end(), Some(End::Won(Seat::HOST, Won::Captures)));
    let mut second = at("........ ........ ........ Wb.b.... ........ b....... b..b.... bb..b.bb", "white");
    assert_eq!(second.position().captured_by(Side::White), 0);
    second = at("........ ........ ........ Wb.b.... ........ ........ b..b.... bb..b.bb", "white");
    play(&mut second, "a5:c5:e5");
    assert_eq!((second.position().captured_by(Side::White), second.end()), (2, None));
}

#[test]
fn tri_10_a_position_that_stands_for_the_third_time_makes_the_game_void() {
    let mut state = fresh("free");
    let around = "a1-a2 b1-b2 a2-a1 b2-b1";
    play(&mut state, around);
    assert_eq!((state.occurrences(), state.end()), (2, None));
    play(&mut state, "a1-a2 b1-b2 a2-a1");
    assert_eq!(state.end(), None);
    play(&mut state, "b2-b1");
    assert_eq!(state.end(), Some(End::Repeated));
    assert!(matches!(state.due(), Due::Over(outcome) if outcome.verdict == Verdict::Void));
}

#[test]
fn tri_10_the_same_pieces_with_other_crowns_or_another_mover_are_another_position() {
    let one = at("........ ........ ........ ........ ........ ........ w....... .......b", "white");
    let crowned = at("........ ........ ........ ........ ........ ........ W....... .......b", "white");
    let mover = at("........ ........ ........ ........ ........ ........ w....... .......b", "black");
    assert_ne!(one.position(), crowned.position());
    assert_ne!(one.position(), mover.position());
}

#[test]
fn tri_10_who_cannot_move_draws() {
    let mut state = at("........ ........ ........ ........ ........ b....... .b...... wb......", "black");
    assert!(count_moves(state.position(), Limit::Free) > 0);
    play(&mut state, "a3-a2");
    assert_eq!(state.end(), Some(End::Stuck));
    assert!(matches!(state.due(), Due::Over(outcome) if outcome.verdict == Verdict::Draw));
}

#[test]
fn tri_11_notation_leads_both_ways() {
    let state = at(DIAGRAM, "white");
    for play in state.plays() {
        let step = Step::Move { seat: Seat::HOST, act: play.encode() };
        let written = state.notation(&step);
        assert_eq!(state.read_move(&written), Ok(play.encode()), "{written}");
        assert_eq!(state.read_move(&super::notation::bare(play).to_uppercase()), Ok(play.encode()));
    }
    assert_eq!(refused(&state, "a5:c5:e7-K"), ("TRI-7", "three-crowns-refuse-marks"));
    assert_eq!(refused(&state, "a5:c5:e7=Kx"), ("TRI-4", "three-crowns-refuse-marks"));
    assert_eq!(refused(&state, "a5-a4=K"), ("TRI-4", "three-crowns-refuse-marks"));
    assert_eq!(refused(&state, "a5-a9"), ("TRI-11", "three-crowns-refuse-no-cell"));
    for words in ["", "a5", "a5a4", "a5-a4=Q", "a5-a4xx", "\u{202e}", "a5-"] {
        assert_eq!(refused(&state, words).0, "TRI-11", "{words}");
    }
}

#[test]
fn tri_12_perft_of_the_page() {
    for (second_turn, third) in [("different", 29_054), ("same", 5_634), ("free", 34_688)] {
        let state = fresh(second_turn);
        let counts: Vec<Option<u64>> = (0..=3).map(|depth| state.sequences(depth)).collect();
        assert_eq!(counts, [Some(1), Some(32), Some(1_028), Some(third)], "{second_turn}");
    }
}

#[test]
fn tri_12_counting_is_what_is_shown() {
    let other = "..B..... .wb..W.. ..bB.... Wb.b.w.. ..B..... .w...W.. B.b..... .......w";
    for (ranks, mover) in [(DIAGRAM, "white"), (DIAGRAM, "black"), (other, "white"), (other, "black")] {
        let state = at(ranks, mover);
        for limit in [Limit::Free, Limit::Not(named("a5")), Limit::Only(named("a5"))] {
            let mut shown = 0;
            each_move(state.position(), limit, |play| {
                assert_eq!(super::check(state.position(), limit, play), Ok(()));
                shown += 1;
            });
            assert_eq!(count_moves(state.position(), limit), shown);
        }
    }
    assert_eq!(sequences(&Position::start(), Limit::Free, 2), 1_028);
}

#[test]
fn a_position_and_its_text_are_the_same() {
    let text = "# the start\nb.....b.\n........\n".to_owned();
    assert_eq!(form::read(&text).map_err(|refusal| refusal.text.key), Err("three-crowns-board-lines"));
    let position = *at(DIAGRAM, "black").position();
    assert_eq!(form::read(&form::write(&position)), Ok(position));
    assert_eq!(form::decode(&form::encode(&position)), Some(position));
    assert_eq!(form::flaws(&Position::start()), []);
    let first = form::write(&Position::start());
    assert!(first.starts_with("bwb..bwb\n"), "{first}");
}
