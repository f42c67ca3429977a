//! Cheats against the log while the game is played.

use super::*;
use labirinto_games::Seat;
use labirinto_table::codec;
use labirinto_table::{
    Act, Body, Deed, Device, Fault, Frame, Hash, Kind, LinkReason, Saying, Seats, Standing, TableId,
};
use labirinto_tests::forge::{alter, body_of, entries};
use labirinto_tests::net::{Hands, Net, last_of};

#[test]
fn a_move_outside_the_grid() {
    changed(Kind::Move, |body| with_act(body, Act::Move(bytes(&[1, 200, 200]))), "LYR-5");
}

#[test]
fn a_way_through_the_border() {
    changed(
        Kind::Move,
        |body| with_act(body, Act::Move(bytes(&[2, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0]))),
        "LYR-6",
    );
}

#[test]
fn a_move_that_means_nothing() {
    changed(Kind::Move, |body| with_act(body, Act::Move(bytes(&[9]))), "rules");
}

#[test]
fn a_move_instead_of_the_answer() {
    changed(Kind::Answer, |body| with_act(body, Act::Move(bytes(&[1, 0, 0]))), "kind");
}

#[test]
fn an_answer_that_means_nothing() {
    let act = Act::Answer { answer: bytes(&[0x77]), proof: bytes(&[]) };
    changed(Kind::Answer, move |body| with_act(body, act.clone()), "rules");
}

#[test]
fn a_proof_where_none_belongs() {
    let change = |body: Body| match &body.act {
        Act::Answer { answer, .. } => {
            let act = Act::Answer { answer: answer.clone(), proof: bytes(&[1]) };
            with_act(body, act)
        }
        _ => None,
    };
    changed(Kind::Answer, change, "proof");
}

#[test]
fn a_reveal_before_all_have_promised() {
    changed(Kind::DrawPromise, |body| with_act(body, Act::DrawReveal([7; 32])), "kind");
}

#[test]
fn a_reveal_that_was_not_promised() {
    changed(Kind::DrawReveal, |body| with_act(body, Act::DrawReveal([7; 32])), "draw");
}

#[test]
fn a_commitment_of_no_scheme() {
    let act = Act::Commit { slot: 0, commitment: bytes(&[9; 33]), public: bytes(&[0, 0, 1, 1]) };
    changed(Kind::Commit, move |body| with_act(body, act.clone()), "commitment");
}

#[test]
fn a_commitment_to_another_secret_than_is_due() {
    let act = Act::Commit { slot: 1, commitment: bytes(&[0; 33]), public: bytes(&[0, 0, 1, 1]) };
    changed(Kind::Commit, move |body| with_act(body, act.clone()), "commitment");
}

#[test]
fn public_ends_that_are_one_cell() {
    let act = Act::Commit { slot: 0, commitment: bytes(&[0; 33]), public: bytes(&[1, 1, 1, 1]) };
    changed(Kind::Commit, move |body| with_act(body, act.clone()), "LYR-3");
}

#[test]
fn a_changed_maze_at_the_end() {
    let change = |body: Body| match &body.act {
        Act::Open { slot, salt, secret } => {
            let mut other = secret.as_slice().to_vec();
            *other.last_mut()? ^= 1;
            let act = Act::Open { slot: *slot, salt: *salt, secret: Bytes::new(other)? };
            with_act(body, act)
        }
        _ => None,
    };
    changed(Kind::Open, change, "opening");
}

#[test]
fn a_changed_salt_at_the_end() {
    let change = |body: Body| match &body.act {
        Act::Open { slot, secret, .. } => {
            let act = Act::Open { slot: *slot, salt: [0; 32], secret: secret.clone() };
            with_act(body, act)
        }
        _ => None,
    };
    changed(Kind::Open, change, "opening");
}

#[test]
fn a_false_verdict_at_the_end() {
    changed(Kind::Close, |body| with_act(body, Act::Close(bytes(&[0, 0, 0, 1]))), "verdict");
}

#[test]
fn an_opening_before_the_end() {
    let (mut net, forger) = pair_until(Kind::Answer);
    let act = Act::Open { slot: 0, salt: [1; 32], secret: bytes(&[1]) };
    let body = forger.next(&net, 0, act);
    inject(&mut net, &forger, &body);
    assert_caught(&net, "kind");
}

#[test]
fn a_second_commitment() {
    let (mut net, forger) = pair_until(Kind::Answer);
    let commit = last_of(net.table(0), Kind::Commit).expect("it is past").act().clone();
    let body = forger.next(&net, 0, commit);
    inject(&mut net, &forger, &body);
    assert_caught(&net, "kind");
}

#[test]
fn a_second_answer() {
    let (mut net, forger) = pair_until(Kind::Answer);
    let act = Act::Answer { answer: bytes(&[0x77]), proof: bytes(&[]) };
    let mut first = forger.next(&net, 0, act);
    let answer = net.table(1).entries()[first.sequence as usize].clone();
    inject_bytes(&mut net, &forger, answer.bytes().to_vec());
    let Act::Answer { answer: told, .. } = answer.act() else { panic!("it was due") };
    first.sequence += 1;
    first.previous = answer.hash();
    first.act = Act::Answer { answer: told.clone(), proof: bytes(&[]) };
    inject(&mut net, &forger, &first);
    let (seat, sequence, clause) = net.accusation(0).expect("the cheat is caught");
    assert_eq!((seat, sequence), (guest(), first.sequence));
    assert!(clause == "turn" || clause == "kind");
}

#[test]
fn a_turn_that_is_not_ones_own() {
    let (mut net, forger) = pair(3);
    net.places[0].hands = Hands::Ready;
    net.link_all();
    let due = |net: &Net| {
        net.table(0).entitled().is_some_and(|due| due.kind == Kind::Move && due.seat == Seat::HOST)
    };
    net.run(60_000, due);
    let body = forger.next(&net, 0, Act::Move(bytes(&[1, 0, 0])));
    inject(&mut net, &forger, &body);
    assert_caught(&net, "turn");
}

#[test]
fn bytes_beyond_the_entry() {
    let (mut net, forger) = pair_until(Kind::Move);
    let mut body = codec::encode(&forger.next(&net, 0, Act::Move(bytes(&[1, 0, 0]))));
    body.push(0);
    inject_bytes(&mut net, &forger, forger.sign_bytes(body));
    assert_caught(&net, "form");
}

#[test]
fn a_move_above_the_cap() {
    let (mut net, forger) = pair_until(Kind::Move);
    let mut body = codec::encode(&forger.next(&net, 0, Act::Move(bytes(&[]))));
    body.truncate(body.len() - 8);
    body.extend(3000u64.to_be_bytes());
    body.extend([1; 3000]);
    inject_bytes(&mut net, &forger, forger.sign_bytes(body));
    assert_caught(&net, "form");
}

#[test]
fn an_entry_on_an_older_head() {
    let (mut net, forger) = pair_until(Kind::Answer);
    let length = net.table(0).entries().len();
    let older = net.table(0).entries()[length - 3].hash();
    let answer = Act::Answer { answer: bytes(&[1]), proof: bytes(&[]) };
    let body = Body { previous: older, ..forger.next(&net, 0, answer) };
    inject(&mut net, &forger, &body);
    assert_eq!(net.accusation(0), Some((guest(), length as u64, "chain")));
    assert!(matches!(net.table(0).standing(), Standing::Stopped { proven: false, .. }));
    let report = labirinto_table::verify(&net.table(0).record(), catalogue()).expect("a record");
    assert_eq!(report.contested.len(), 1, "a third party hears one word against another");
    assert_eq!(report.grade(), labirinto_table::Grade::Unfinished);
}

#[test]
fn an_entry_against_ones_own() {
    let (mut net, forger) = pair(3);
    net.hands(Hands::Ready);
    net.link_all();
    net.run(60_000, |net| {
        net.table(0)
            .entries()
            .last()
            .is_some_and(|entry| entry.kind() == Kind::Commit && entry.seat() == guest())
    });
    let body = forger.next(&net, 0, Act::Move(bytes(&[1, 0, 0])));
    inject(&mut net, &forger, &Body { previous: Hash([5; 32]), ..body });
    assert_caught(&net, "chain");
}

#[test]
fn an_answer_to_an_earlier_question_again() {
    let (mut net, forger) = pair(3);
    net.run(1, |_| false);
    net.link_all();
    net.run(60_000, |net| last_of(net.table(0), Kind::Answer).is_some_and(|entry| entry.seat() == guest()));
    net.hands(Hands::Idle);
    net.run(500, |_| false);
    let length = net.table(0).entries().len();
    let answer = last_of(net.table(0), Kind::Answer).expect("one was just given").bytes().to_vec();
    inject_bytes(&mut net, &forger, answer);
    assert_eq!(net.accusation(0), None, "a resent entry is no cheat");
    assert_eq!(net.table(0).entries().len(), length, "and has no effect");
}

#[test]
fn two_versions_of_one_entry() {
    let (mut net, forger) = pair_until(Kind::Answer);
    let answer = |answer: u8| Act::Answer { answer: bytes(&[answer]), proof: bytes(&[]) };
    let place = forger.next(&net, 0, answer(1));
    let true_answer = net.table(1).entries()[place.sequence as usize].clone();
    inject_bytes(&mut net, &forger, true_answer.bytes().to_vec());
    let other = Body { act: answer(0x77), ..place };
    inject(&mut net, &forger, &other);
    let (seat, sequence, clause) = net.accusation(0).expect("the cheat is caught");
    assert_eq!((seat, sequence, clause), (guest(), other.sequence, "fork"));
    let report = labirinto_table::verify(&net.table(0).record(), catalogue()).expect("a record");
    assert_eq!(report.grade(), labirinto_table::Grade::Cheat);
}

#[test]
fn a_second_version_after_the_game() {
    let (mut net, forger) = pair(3);
    net.link_all();
    assert!(net.finish(60_000));
    let mine = net
        .table(0)
        .entries()
        .iter()
        .rev()
        .find(|entry| entry.seat() == guest() && entry.kind() == Kind::Move);
    let mut body = body_of(mine.expect("the guest moved"));
    body.act = Act::Move(bytes(&[1, 1, 1]));
    inject(&mut net, &forger, &body);
    assert_eq!(net.accusation(0), Some((guest(), body.sequence, "fork")));
}

#[test]
fn an_entry_of_another_table() {
    let (mut net, forger) = pair_until(Kind::Move);
    let length = net.table(0).entries().len();
    let body = forger.next(&net, 0, Act::Move(bytes(&[1, 0, 0])));
    inject(&mut net, &forger, &Body { table: TableId([1; 32]), ..body });
    assert_noise(&net, length, LinkReason::Table);
}

#[test]
fn a_whole_earlier_game_again() {
    let (mut earlier, _) = pair(4);
    earlier.link_all();
    assert!(earlier.finish(60_000));
    let (mut net, _) = pair_until(Kind::Move);
    let length = net.table(0).entries().len();
    for entry in earlier.table(0).entries() {
        let frame = entries(net.table(0).id(), vec![entry.bytes().to_vec()]);
        net.carry(1, 0, frame);
    }
    net.run(200, |_| false);
    assert_noise(&net, length, LinkReason::Table);
}

#[test]
fn an_entry_in_the_name_of_the_other() {
    let (mut net, forger) = pair(3);
    net.places[0].hands = Hands::Ready;
    net.link_all();
    net.run(60_000, |net| {
        net.table(0).entitled().is_some_and(|due| due.kind == Kind::Move && due.seat == Seat::HOST)
    });
    let length = net.table(0).entries().len();
    let body = forger.next(&net, 0, Act::Move(bytes(&[1, 0, 0])));
    inject(&mut net, &forger, &Body { seat: Seat::HOST, ..body });
    assert_noise(&net, length, LinkReason::Signature);
}

#[test]
fn a_broken_signature_accuses_nobody() {
    let (mut net, forger) = pair_until(Kind::Move);
    let length = net.table(0).entries().len();
    let mut signed = forger.sign_body(&forger.next(&net, 0, Act::Move(bytes(&[1, 0, 0]))));
    *signed.last_mut().expect("a signature") ^= 1;
    inject_bytes(&mut net, &forger, signed);
    assert_noise(&net, length, LinkReason::Signature);
}

#[test]
fn an_older_version_of_the_protocol() {
    for version in [0, 2, 255] {
        let (mut net, forger) = pair_until(Kind::Move);
        let length = net.table(0).entries().len();
        let body = forger.next(&net, 0, Act::Move(bytes(&[1, 0, 0])));
        inject(&mut net, &forger, &Body { version, ..body });
        assert_eq!(net.accusation(0), None);
        assert_eq!(net.table(0).entries().len(), length);
        let told = |fault: &Fault| matches!(fault, Fault::Version { theirs, .. } if *theirs == version);
        assert!(net.places[0].faults.iter().any(told));
    }
}

#[test]
fn a_mirrored_promise() {
    let (mut net, forger) = pair_until(Kind::DrawPromise);
    let promise = last_of(net.table(0), Kind::DrawPromise).expect("the host's").act().clone();
    let body = forger.next(&net, 0, promise);
    inject(&mut net, &forger, &body);
    assert_eq!(net.accusation(0), None, "a promise may be anything");
    let reveal = last_of(net.table(0), Kind::DrawReveal).expect("the host has shown its part").act().clone();
    let body = forger.next(&net, 0, reveal);
    inject(&mut net, &forger, &body);
    assert_caught(&net, "draw");
}

#[test]
fn a_withheld_reveal() {
    let (mut net, _) = pair_until(Kind::DrawReveal);
    net.deed(Seat::HOST, Deed::Say(Saying::End(Seats::of([guest()]))));
    net.run(60_000, |_| false);
    let owed = Standing::Unfinished { owes: guest(), kind: Kind::DrawReveal, sequence: 5 };
    assert_eq!(net.table(0).standing(), owed);
    assert_eq!(net.accusation(0), None);
}

#[test]
fn a_mirrored_commitment() {
    let (mut net, forger) = pair_until(Kind::Commit);
    let commit = last_of(net.table(0), Kind::Commit).expect("the host's").act().clone();
    let body = forger.next(&net, 0, commit);
    inject(&mut net, &forger, &body);
    net.deed(Seat::HOST, Deed::Say(Saying::Resign));
    net.run(200, |_| false);
    let open = last_of(net.table(0), Kind::Open).expect("the host has opened").act().clone();
    let body = forger.next(&net, 0, open);
    inject(&mut net, &forger, &body);
    assert_caught(&net, "opening");
}

#[test]
fn a_withheld_opening() {
    let (mut net, _) = pair(3);
    let seat = guest();
    let table = net.table(0).id();
    let wanted = move |entry: &Entry| entry.seat() == seat && entry.kind() == Kind::Open;
    net.places[1].tamper = Some(alter(table, vec![0], wanted, |_| None));
    net.link_all();
    net.run(60_000, |_| false);
    let entitled = net.table(0).entitled().expect("the opening is owed");
    assert_eq!((entitled.seat, entitled.kind), (seat, Kind::Open));
    net.deed(Seat::HOST, Deed::Say(Saying::End(Seats::of([seat]))));
    net.run(60_000, |_| false);
    assert!(matches!(net.table(0).standing(), Standing::Finished(_)), "the result stands");
    let report = labirinto_table::verify(&net.table(0).record(), catalogue()).expect("a record");
    assert_eq!(report.seats[1].finding, labirinto_proofs::Finding::NotOpened);
    assert_eq!(report.grade(), labirinto_table::Grade::Unfinished);
}

#[test]
fn a_shorter_log_than_was_told() {
    let (mut net, forger) = pair_until(Kind::Move);
    let length = net.table(0).entries().len();
    for (told, head) in
        [(0, Hash::NONE), (2, net.table(0).entries()[1].hash()), (3, Hash([9; 32])), (u64::MAX, Hash::NONE)]
    {
        net.carry(1, 0, Frame::Heads { length: told, head, reply: true }.write(forger.table));
        net.carry(1, 0, Frame::Want(told).write(forger.table));
    }
    net.run(500, |_| false);
    assert_eq!(net.accusation(0), None);
    assert_eq!(net.table(0).entries().len(), length);
}

#[test]
fn a_stranger_is_not_heard() {
    let (mut net, forger) = pair_until(Kind::Move);
    let body = forger.next(&net, 0, Act::Move(bytes(&[1, 0, 0])));
    let length = net.table(0).entries().len();
    let frame = entries(forger.table, vec![forger.sign_body(&body)]);
    net.input(0, labirinto_table::Input::Frame { from: Device([9; 32]), bytes: frame });
    assert_noise(&net, length, LinkReason::Table);
}
