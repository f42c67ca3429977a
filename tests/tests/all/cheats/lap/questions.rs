//! Questions: off the board, out of turn, in the place of something else.

use super::*;

#[test]
fn a_square_off_the_board() {
    Begun::new("guest", &[]).caught(raw(&[1, 7, 0]), "LAP-2");
    Begun::new("guest", &[]).caught(raw(&[1, 0, 7]), "LAP-2");
    Begun::new("guest", &[]).caught(raw(&[1, 255, 255]), "LAP-2");
}

#[test]
fn a_question_out_of_turn() {
    Begun::new("host", &[]).caught(act(ask("AB12")), "turn");
}

#[test]
fn a_second_question_at_once() {
    let mut begun = Begun::new("guest", &[]);
    begun.does(guest(), ask("AB12"));
    begun.caught(act(ask("CD12")), "turn");
}

#[test]
fn a_question_instead_of_the_answer() {
    let mut begun = Begun::new("host", &[]);
    begun.mute().does(Seat::HOST, ask("AB12"));
    begun.caught(act(ask("AB12")), "kind");
}

#[test]
fn a_question_with_another_encoding() {
    for bytes in [&[1, 0, 0, 0][..], &[1, 0], &[0, 0, 0], &[], &[4]] {
        Begun::new("guest", &[]).caught(raw(bytes), "rules");
    }
}

#[test]
fn a_question_instead_of_the_reply_to_a_declaration() {
    let mut begun = Begun::new("host", &[]);
    begun.declares(Seat::HOST, GUESTS);
    begun.caught(act(ask("AB12")), "LAP-5");
}
