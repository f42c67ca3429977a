//! Declarations: out of turn, unsealed, changed, mirrored, late, illegal.

use super::*;

#[test]
fn a_declaration_out_of_turn() {
    Begun::new("host", &[]).caught(act(Doing::Declare), "turn");
}

#[test]
fn a_declaration_while_the_answer_is_owed() {
    let mut begun = Begun::new("host", &[]);
    begun.mute().does(Seat::HOST, ask("AB12"));
    begun.caught(act(Doing::Declare), "kind");
}

#[test]
fn none_where_nothing_is_due() {
    Begun::new("guest", &[]).caught(act(Doing::None), "LAP-5");
}

#[test]
fn none_said_twice() {
    let mut begun = Begun::new("host", &[("wrong", "skips")]);
    begun.declares(Seat::HOST, HOSTS).does(guest(), Doing::None);
    begun.caught(act(Doing::None), "LAP-5");
}

#[test]
fn a_declaration_with_the_board_in_clear() {
    let declared = [&[2][..], &bytes_of(HOSTS)].concat();
    Begun::new("guest", &[]).caught(raw(&declared), "rules");
}

#[test]
fn a_declaration_of_which_something_is_made_known() {
    let mut begun = Begun::new("guest", &[]);
    begun.mute().send(act(Doing::Declare));
    let Act::Commit { slot, commitment, .. } = begun.seal(1, &bytes_of(HOSTS)) else { panic!("a seal") };
    begun.caught(Act::Commit { slot, commitment, public: bytes(&[1]) }, "LAP-5");
}

#[test]
fn a_declaration_under_another_number() {
    for slot in [0, 2] {
        let mut begun = Begun::new("guest", &[]);
        begun.mute().send(act(Doing::Declare));
        let seal = begun.seal(slot, &bytes_of(HOSTS));
        begun.caught(seal, "commitment");
    }
}

#[test]
fn a_question_after_a_declaration_instead_of_the_seal() {
    let mut begun = Begun::new("guest", &[]);
    begun.mute().send(act(Doing::Declare));
    begun.caught(act(ask("AB12")), "kind");
}

#[test]
fn a_declaration_opened_before_the_reply() {
    let mut begun = Begun::new("guest", &[]);
    begun.mute().net.places[1].hands = Hands::Idle;
    begun.send(act(Doing::Declare));
    let seal = begun.seal(1, &bytes_of(HOSTS));
    begun.send(seal);
    assert_eq!(begun.due(), Due::Move { seat: Seat::HOST });
    begun.caught(open(1, &bytes_of(HOSTS)), "turn");
}

#[test]
fn another_declaration_than_was_sealed() {
    Begun::sealed_by_hand("guest", &bytes_of(GUESTS)).caught(open(1, &bytes_of(HOSTS)), "opening");
}

#[test]
fn a_declaration_after_seeing_the_others() {
    let mut begun = Begun::new("host", &[("wrong", "skips")]);
    begun.declares(Seat::HOST, HOSTS).mute();
    begun.net.places[1].hands = Hands::Idle;
    begun.send(act(Doing::None));
    begun.caught(act(Doing::Declare), "kind");
}

#[test]
fn a_reply_that_mirrors_the_others_seal() {
    let mut begun = Begun::new("host", &[]);
    begun.declares(Seat::HOST, GUESTS).mute();
    begun.net.places[1].hands = Hands::Idle;
    let seal = last_of(begun.net.table(0), Kind::Commit).expect("the host's").act().clone();
    begun.send(act(Doing::Declare)).send(seal);
    let opened = last_of(begun.net.table(0), Kind::Open).expect("the host's").act().clone();
    begun.send(answer(&[1]));
    begun.caught(opened, "opening");
}

#[test]
fn a_reply_changed_after_the_others_was_opened() {
    let mut begun = Begun::new("host", &[]);
    begun.declares(Seat::HOST, GUESTS).mute();
    begun.net.places[1].hands = Hands::Idle;
    let seal = begun.seal(1, &bytes_of(GUESTS));
    begun.send(act(Doing::Declare)).send(seal).send(answer(&[1]));
    begun.caught(open(1, &bytes_of(HOSTS)), "opening");
}

#[test]
fn a_declared_board_of_wrong_sizes() {
    let torn = bytes_of(&HOSTS.replacen('A', "B", 1));
    Begun::sealed_by_hand("guest", &torn).caught(open(1, &torn), "LAP-1");
}

#[test]
fn a_declared_board_that_is_none() {
    for bytes in [&b""[..], &[8], &bytes_of(&HOSTS.replacen('A', ".", 1)), &[9; 65]] {
        Begun::sealed_by_hand("guest", bytes).caught(open(1, bytes), "secret");
    }
}

#[test]
fn a_declaration_that_is_not_opened_does_not_win() {
    let mut begun = Begun::sealed_by_hand("guest", &bytes_of(HOSTS));
    begun.net.deed(Seat::HOST, Deed::Say(Saying::End(Seats::of([guest()]))));
    begun.settle();
    let report = verify(&begun.net.table(0).record(), catalogue()).expect("a record");
    assert_eq!(report.grade(), Grade::Unfinished);
    assert!(!matches!(&report.standing, Standing::Finished(finish) if finish.verdict == won(guest())));
}
