//! Answers: impossible, contradicting, false, withheld.

use super::*;

/// The host asks about the middle, where each area has a cell; the guest answers so.
fn answered(reply: &[u8], clause: &str) {
    let mut begun = Begun::new("host", &[]);
    begun.mute().does(Seat::HOST, ask("DE45"));
    begun.caught(answer(reply), clause);
}

#[test]
fn counts_that_do_not_add_up_to_four() {
    answered(&[1, 1, 1, 0], "LAP-3");
    answered(&[2, 1, 1, 1], "LAP-3");
}

#[test]
fn a_count_that_no_square_holds() {
    answered(&[5, 0, 0, 0], "LAP-3");
    answered(&[255, 1, 2, 2], "LAP-3");
}

#[test]
fn counts_of_too_few_or_too_many_areas() {
    answered(&[2, 1, 1], "LAP-3");
    answered(&[1, 1, 1, 1, 0], "LAP-3");
}

#[test]
fn right_or_wrong_said_of_a_question() {
    answered(&[1], "LAP-3");
}

#[test]
fn an_answer_with_a_proof_that_nobody_asked_for() {
    let mut begun = Begun::new("host", &[]);
    begun.mute().does(Seat::HOST, ask("DE45"));
    begun.caught(Act::Answer { answer: bytes(&[1, 1, 1, 1]), proof: bytes(&[1]) }, "proof");
}

#[test]
fn another_answer_to_the_same_square() {
    let mut begun = Begun::new("host", &[]);
    begun.asked(Seat::HOST, &["AB12"]).mute().does(Seat::HOST, ask("AB12"));
    begun.caught(answer(&[3, 1, 0, 0]), "LAP-3");
}

#[test]
fn a_second_answer_to_one_question() {
    let mut begun = Begun::new("host", &[]);
    begun.does(Seat::HOST, ask("AB12"));
    begun.caught(answer(&[4, 0, 0, 0]), "kind");
}

#[test]
fn an_answer_that_is_withheld() {
    let mut begun = Begun::new("host", &[]);
    begun.mute().does(Seat::HOST, ask("AB12"));
    let due = begun.net.table(0).entitled().expect("the answer is owed");
    assert_eq!((due.seat, due.kind), (guest(), Kind::Answer));
    assert_eq!(begun.net.accusation(0), None, "owing is no cheat");
    let report = verify(&begun.net.table(0).record(), catalogue()).expect("a record");
    assert_eq!(report.grade(), Grade::Unfinished);
}

/// The guest answers by `lie`, both ask about this square, and the guest declares [`HOSTS`]: the entry that is named.
fn lied(square: &str, lie: Lie) -> Act {
    let mut begun = Begun::with("guest", &[], Some(lie), &board(GUESTS));
    begun.asked(guest(), &[square]).declares(guest(), HOSTS).does(Seat::HOST, Doing::None);
    let (sequence, clause, verdict) = begun.audited();
    assert_eq!((clause, verdict), ("answer", won(Seat::HOST)), "who lies does not win");
    begun.net.table(0).entries()[sequence as usize].act().clone()
}

#[test]
fn a_false_count() {
    let lie: Lie = |_, answer| if answer == [1, 1, 1, 1] { vec![2, 0, 1, 1] } else { answer };
    assert_eq!(lied("DE45", lie), answer(&[2, 0, 1, 1]));
}

#[test]
fn counts_of_the_wrong_areas() {
    let lie: Lie = |_, answer| if answer == [4, 0, 0, 0] { vec![0, 4, 0, 0] } else { answer };
    assert_eq!(lied("AB12", lie), answer(&[0, 4, 0, 0]));
}

/// The host declares this, and the guest says of it what is not so: the audit names the answer.
fn judged_falsely(declared: &str, lie: Lie, said: u8) {
    let mut begun = Begun::with("host", &[], Some(lie), &board(GUESTS));
    begun.declares(Seat::HOST, declared).does(guest(), Doing::None);
    let (sequence, clause, verdict) = begun.audited();
    assert_eq!(clause, "answer");
    assert_eq!(begun.net.table(0).entries()[sequence as usize].act(), &answer(&[said]));
    assert_eq!(verdict, won(Seat::HOST), "who lies does not win");
}

#[test]
fn a_right_declaration_called_wrong() {
    judged_falsely(GUESTS, |_, answer| if answer == [1] { vec![0] } else { answer }, 0);
}

#[test]
fn a_wrong_declaration_called_right() {
    judged_falsely(HOSTS, |_, answer| if answer == [0] { vec![1] } else { answer }, 1);
}

#[test]
fn counts_said_of_a_declaration() {
    let mut begun = Begun::new("host", &[]);
    begun.declares(Seat::HOST, HOSTS).mute();
    begun.net.places[1].hands = Hands::Idle;
    begun.send(act(Doing::None));
    begun.caught(answer(&[1, 1, 1, 1]), "LAP-4");
}
