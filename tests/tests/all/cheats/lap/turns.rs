//! Turns that are to be missed, and the end.

use super::*;

#[test]
fn a_turn_that_was_to_be_missed() {
    let mut begun = Begun::new("guest", &[("wrong", "skips"), ("skip", "2")]);
    begun.declares(guest(), GUESTS).does(Seat::HOST, Doing::None);
    begun.does(Seat::HOST, ask("AB12"));
    assert_eq!(begun.due(), Due::Move { seat: Seat::HOST }, "the guest misses a second turn");
    begun.caught(act(ask("AB12")), "turn");
}

#[test]
fn a_declaration_in_a_turn_that_was_to_be_missed() {
    let mut begun = Begun::new("guest", &[("wrong", "skips"), ("skip", "1")]);
    begun.declares(guest(), GUESTS).does(Seat::HOST, Doing::None);
    begun.caught(act(Doing::Declare), "turn");
}

#[test]
fn a_move_after_the_end() {
    let mut begun = Begun::new("guest", &[]);
    begun.altered(Kind::Open, |body| match &body.act {
        Act::Open { slot: 0, .. } => None,
        _ => Some(body),
    });
    begun.ends(GUESTS);
    begun.caught(act(ask("AB12")), "kind");
}

#[test]
fn a_false_verdict() {
    for verdict in [&[0, 0, 0, 1][..], &[0], &[]] {
        let mut begun = Begun::new("guest", &[]);
        let verdict = verdict.to_vec();
        begun.altered(Kind::Close, move |body| with_act(body, Act::Close(bytes(&verdict))));
        begun.ends(GUESTS);
        begun.net.run(500, |net| net.accusation(0).is_some());
        accused(&begun.net, "verdict");
    }
}
