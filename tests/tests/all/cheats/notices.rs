//! Cheats with acts out of turn.

use labirinto_table::codec::List;
use labirinto_table::{Deed, Hash, Notice, Saying, Seats, SignedNotice};

use super::*;

fn notice(net: &Net, forger: &Forger, counter: u32, saying: Saying) -> Notice {
    let last = net.table(0).entries().last().expect("the terms stand");
    Notice {
        version: labirinto_table::VERSION,
        table: forger.table,
        seat: forger.seat,
        counter,
        sequence: last.sequence(),
        head: last.hash(),
        saying,
    }
}

fn heed(net: &mut Net, forger: &Forger, notices: Vec<SignedNotice>) {
    let body = forger.next(net, 0, Act::Heed(List::new(notices).expect("few")));
    inject(net, forger, &body);
}

#[test]
fn an_acceptance_of_what_was_never_offered() {
    let (mut net, forger) = pair_until(Kind::Move);
    let signed = forger.notice(notice(&net, &forger, 1, Saying::AcceptDraw));
    net.carry(1, 0, Frame::Notice(signed).write(forger.table));
    net.run(200, |_| false);
    let last = net.table(0).entries().len() as u64 - 1;
    assert_eq!(net.accusation(0), Some((guest(), last, "notice")));
    let report = labirinto_table::verify(&net.table(0).record(), catalogue()).expect("a record");
    assert_eq!(report.grade(), labirinto_table::Grade::Cheat);
}

#[test]
fn an_entry_that_heeds_an_acceptance_without_an_offer() {
    let (mut net, forger) = pair_until(Kind::Move);
    let signed = forger.notice(notice(&net, &forger, 1, Saying::AcceptDraw));
    heed(&mut net, &forger, vec![signed]);
    assert_caught(&net, "notice");
}

#[test]
fn a_notice_with_a_forged_signature() {
    let (mut net, forger) = pair_until(Kind::Move);
    let resign = Notice { seat: Seat::HOST, ..notice(&net, &forger, 1, Saying::Resign) };
    heed(&mut net, &forger, vec![forger.notice(resign)]);
    assert_caught(&net, "notice");
}

#[test]
fn a_resignation_in_the_name_of_the_other() {
    let (mut net, forger) = pair_until(Kind::Move);
    let length = net.table(0).entries().len();
    let resign = Notice { seat: Seat::HOST, ..notice(&net, &forger, 1, Saying::Resign) };
    net.carry(1, 0, Frame::Notice(forger.notice(resign)).write(forger.table));
    net.run(200, |_| false);
    assert_noise(&net, length, LinkReason::Signature);
}

#[test]
fn a_notice_again() {
    let (mut net, forger) = pair_until(Kind::Move);
    let offer = forger.notice(notice(&net, &forger, 1, Saying::OfferDraw));
    heed(&mut net, &forger, vec![offer.clone()]);
    assert_eq!(net.accusation(0), None, "an offer is heeded");
    net.deed(Seat::HOST, Deed::Say(Saying::DeclineDraw));
    heed(&mut net, &forger, vec![offer]);
    assert_caught(&net, "notice");
}

#[test]
fn a_notice_at_a_head_that_never_was() {
    let (mut net, forger) = pair_until(Kind::Move);
    let said = Notice { head: Hash([3; 32]), ..notice(&net, &forger, 1, Saying::Resign) };
    heed(&mut net, &forger, vec![forger.notice(said)]);
    assert_caught(&net, "notice");
}

#[test]
fn a_notice_of_another_table() {
    let (mut net, forger) = pair_until(Kind::Move);
    let table = labirinto_table::TableId([1; 32]);
    let said = Notice { table, ..notice(&net, &forger, 1, Saying::Resign) };
    heed(&mut net, &forger, vec![forger.notice(said)]);
    assert_caught(&net, "notice");
}

#[test]
fn an_ending_although_the_other_owes_nothing() {
    let (mut net, forger) = pair_until(Kind::Move);
    let said = notice(&net, &forger, 1, Saying::End(Seats::of([Seat::HOST])));
    heed(&mut net, &forger, vec![forger.notice(said)]);
    assert_caught(&net, "notice");
}

#[test]
fn going_on_alone_at_a_table_of_two() {
    let (mut net, forger) = pair_until(Kind::Move);
    let said = notice(&net, &forger, 1, Saying::GoOn(Seats::of([Seat::HOST])));
    heed(&mut net, &forger, vec![forger.notice(said)]);
    assert_caught(&net, "notice");
}

#[test]
fn an_entry_that_heeds_nothing() {
    let (mut net, forger) = pair_until(Kind::Move);
    heed(&mut net, &forger, Vec::new());
    assert_caught(&net, "notice");
}

#[test]
fn going_on_that_nobody_else_agreed_to() {
    let (mut net, forger) = super::acks::party_until_move();
    let victim = Seat::all(3).last().expect("three seats");
    let said = notice(&net, &forger, 1, Saying::GoOn(Seats::of([victim])));
    heed(&mut net, &forger, vec![forger.notice(said)]);
    assert_eq!(net.accusation(0).map(|found| (found.0, found.2)), Some((guest(), "notice")));
}

/// The guest takes the host's move, builds on it, and later ends the game as if it had never come.
#[test]
fn going_back_behind_what_one_built_on() {
    let (mut net, forger) = pair_until(Kind::Answer);
    let asked = net.table(0).entries().last().expect("the question").clone();
    let before = net.table(0).entries()[asked.sequence() as usize - 1].clone();
    let answer = net.table(1).entries()[asked.sequence() as usize + 1].clone();
    inject_bytes(&mut net, &forger, answer.bytes().to_vec());
    let said = Notice {
        sequence: before.sequence(),
        head: before.hash(),
        ..notice(&net, &forger, 1, Saying::End(Seats::of([Seat::HOST])))
    };
    let act = Act::Heed(List::new(vec![forger.notice(said)]).expect("one"));
    let next = forger.next(&net, 0, act);
    inject(&mut net, &forger, &Body { sequence: asked.sequence(), previous: before.hash(), ..next });
    assert_eq!(net.accusation(0), Some((guest(), asked.sequence(), "turncoat")));
    let report = labirinto_table::verify(&net.table(0).record(), catalogue()).expect("a record");
    assert_eq!(report.grade(), labirinto_table::Grade::Cheat);
}

/// The guest confirmed the host's move and then denies it: the host knows, a third party cannot.
#[test]
fn denying_what_one_confirmed() {
    let (mut net, forger) = pair_until(Kind::Answer);
    let asked = net.table(0).entries().last().expect("the question").clone();
    let before = net.table(0).entries()[asked.sequence() as usize - 1].clone();
    let heads = Frame::Heads { length: asked.sequence() + 1, head: asked.hash(), reply: false };
    net.carry(1, 0, heads.write(forger.table));
    net.run(200, |_| false);
    let said = Notice {
        sequence: before.sequence(),
        head: before.hash(),
        ..notice(&net, &forger, 1, Saying::End(Seats::of([Seat::HOST])))
    };
    let act = Act::Heed(List::new(vec![forger.notice(said)]).expect("one"));
    let next = forger.next(&net, 0, act);
    inject(&mut net, &forger, &Body { sequence: asked.sequence(), previous: before.hash(), ..next });
    assert_eq!(net.accusation(0), Some((guest(), asked.sequence(), "turncoat")));
    assert!(matches!(net.table(0).standing(), Standing::Stopped { proven: false, .. }));
}
