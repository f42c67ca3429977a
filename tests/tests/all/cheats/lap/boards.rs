//! Boards: illegal ones, ones that another answers like, and other ones than were sealed.

use super::*;

/// The guest plays with this board to the end; the clause of the finding, at its commitment.
fn board_found(options: &[(&str, &str)], text: &str) -> &'static str {
    let mut begun = Begun::with("guest", options, Some(|_, answer| answer), &board(text));
    begun.ends(if text == COMBS { LARGE } else { HOSTS });
    let (sequence, clause, verdict) = begun.audited();
    assert_eq!(begun.net.table(0).entries()[sequence as usize].kind(), Kind::Commit);
    assert_eq!(verdict, won(Seat::HOST), "a cheat does not win");
    clause
}

#[test]
fn areas_of_wrong_sizes() {
    assert_eq!(board_found(&[], &GUESTS.replacen('A', "B", 1)), "LAP-1");
}

#[test]
fn an_area_in_two_parts() {
    let swapped = GUESTS.replacen("AAAABBBB", "BAAABBBB", 1);
    let torn = swapped.replacen("BAAABBBB\nAAAABBBB", "BAAABBBB\nAAAAABBB", 1);
    assert_eq!(board_found(&[], &torn), "LAP-1");
}

#[test]
fn a_board_with_bare_cells() {
    let bare = bytes_of(&GUESTS.replacen('A', ".", 1));
    let mut begun = Begun::new_unsealed(&[]);
    let seal = begun.seal(0, &bare);
    begun.send(seal).does(Seat::HOST, Doing::Declare);
    begun.send(act(Doing::None)).send(answer(&[0])).send(open(0, &bare));
    assert_eq!(begun.audited().1, "secret");
}

#[test]
fn an_undecidable_board_loses() {
    assert_eq!(board_found(&[], COMBS), "LAP-6");
}

#[test]
fn an_undecidable_board_voids_where_the_table_says_so_and_accuses_nobody() {
    let mut begun = Begun::with("guest", &[("undecidable", "void")], None, &board(COMBS));
    begun.ends(LARGE);
    let Standing::Finished(finish) = begun.net.table(0).standing() else { panic!("the game has an end") };
    assert_eq!(finish.verdict, Verdict::Void);
    let findings = begun.net.table(0).findings();
    assert_eq!(findings.len(), 2);
    assert_second_opinion(&begun.net);
    assert!(findings.iter().all(|found| found.finding == Finding::Honest));
}

#[test]
fn an_illegal_board_where_both_are_opened_in_mid_play() {
    let torn = bytes_of(&GUESTS.replacen('A', "B", 1));
    let mut begun = Begun::new_unsealed(&[("undecidable", "void")]);
    let seal = begun.seal(0, &torn);
    begun.send(seal);
    begun.does(Seat::HOST, Doing::Declare);
    begun.send(act(Doing::None)).send(answer(&[0]));
    assert_eq!(begun.due(), Due::Open { seat: guest(), slot: 0 });
    begun.caught(open(0, &torn), "LAP-1");
}

#[test]
fn another_board_where_both_are_opened_in_mid_play() {
    let mut begun = Begun::new_unsealed(&[("undecidable", "void")]);
    let seal = begun.seal(0, &bytes_of(COMBS));
    begun.send(seal);
    begun.does(Seat::HOST, Doing::Declare);
    begun.send(act(Doing::None)).send(answer(&[0]));
    begun.caught(open(0, &bytes_of(GUESTS)), "opening");
}

#[test]
fn another_board_at_the_end_than_was_sealed() {
    let mut begun = Begun::new("guest", &[]);
    begun.altered(Kind::Open, |body| match &body.act {
        Act::Open { slot: 0, salt, .. } => {
            let act = Act::Open { slot: 0, salt: *salt, secret: bytes(&bytes_of(HOSTS)) };
            with_act(body, act)
        }
        _ => Some(body),
    });
    begun.ends(HOSTS);
    accused(&begun.net, "opening");
}

#[test]
fn another_salt_at_the_end_than_was_sealed() {
    let mut begun = Begun::new("guest", &[]);
    begun.altered(Kind::Open, |body| match &body.act {
        Act::Open { slot: 0, secret, .. } => {
            let act = Act::Open { slot: 0, salt: SALT, secret: secret.clone() };
            with_act(body, act)
        }
        _ => Some(body),
    });
    begun.ends(HOSTS);
    accused(&begun.net, "opening");
}

#[test]
fn a_board_that_is_not_opened() {
    let mut begun = Begun::new("guest", &[]);
    begun.altered(Kind::Open, |body| match &body.act {
        Act::Open { slot: 0, .. } => None,
        _ => Some(body),
    });
    begun.ends(HOSTS);
    let due = begun.net.table(0).entitled().expect("the opening is owed");
    assert_eq!((due.seat, due.kind), (guest(), Kind::Open));
    begun.net.deed(Seat::HOST, Deed::Say(Saying::End(Seats::of([guest()]))));
    begun.settle();
    let report = verify(&begun.net.table(0).record(), catalogue()).expect("a record");
    assert_eq!(report.seats[1].finding, Finding::NotOpened);
    assert_eq!(report.grade(), Grade::Unfinished);
}

#[test]
fn a_board_committed_to_twice() {
    let mut begun = Begun::new("guest", &[]);
    let again = last_of(begun.net.table(0), Kind::Commit).expect("the guest's").act().clone();
    begun.caught(again, "kind");
}

#[test]
fn a_board_of_which_something_is_made_known() {
    let mut begun = Begun::new_unsealed(&[]);
    let Act::Commit { slot, commitment, .. } = begun.seal(0, &bytes_of(GUESTS)) else { panic!("a seal") };
    begun.caught(Act::Commit { slot, commitment, public: bytes(&[1]) }, "LAP-1");
}

#[test]
fn a_board_sealed_as_a_declaration() {
    let mut begun = Begun::new_unsealed(&[]);
    let seal = begun.seal(1, &bytes_of(GUESTS));
    begun.caught(seal, "commitment");
}
