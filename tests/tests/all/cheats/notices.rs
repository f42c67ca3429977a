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

/// Notices at a head to come are kept until the log is there. One that names another table would make the record of
/// the honest seat look forged.
#[test]
fn a_notice_to_come_of_another_table_spoils_no_record() {
    let (mut net, forger) = pair_until(Kind::Move);
    let length = net.table(0).entries().len();
    let table = labirinto_table::TableId([1; 32]);
    let said = Notice { table, sequence: 1_000, ..notice(&net, &forger, 1, Saying::Resign) };
    net.carry(1, 0, Frame::Notice(forger.notice(said)).write(forger.table));
    net.run(200, |_| false);
    assert_noise(&net, length, LinkReason::Table);
    assert_eq!(net.table(0).unheeded(), []);
    assert!(labirinto_table::verify(&net.table(0).record(), catalogue()).is_ok());
    assert_second_opinion(&net);
}

/// What is kept of one seat's word has a bound, on disk too, however often it speaks.
#[test]
fn a_flood_of_notices_fills_no_disk() {
    for ahead in [0, 1_000] {
        let (mut net, forger) = pair_until(Kind::Move);
        let before = net.places[0].disk.len();
        for counter in 1..200 {
            let said = notice(&net, &forger, counter, Saying::Resign);
            let said = Notice { sequence: said.sequence + ahead, ..said };
            net.carry(1, 0, Frame::Notice(forger.notice(said)).write(forger.table));
        }
        net.run(200, |_| false);
        assert_eq!(net.accusation(0), None);
        assert!(net.places[0].disk.len() - before <= 8, "{}", net.places[0].disk.len() - before);
    }
}

/// The liar tells one half of a split party that it goes on without the other half, and the other half likewise: two
/// games of one table. When the halves meet, both know who made them.
#[test]
fn going_on_without_each_half_of_a_party() {
    let mut net = Net::new(catalogue(), &apart("toy", 5, &[("starter", "host")]), 3);
    net.lies(4);
    let forger = Forger::new(&net, 4);
    net.places[0].hands = Hands::Ready;
    net.link_all();
    let due = |net: &Net| {
        net.table(0).entitled().is_some_and(|due| due.seat == Seat::HOST && due.kind == Kind::Move)
    };
    assert!(net.run(60_000, due));
    net.hands(Hands::Idle);
    net.run(2_000, |_| false);
    mute(&mut net, 4);
    for (one, other) in [(0, 2), (0, 3), (1, 2), (1, 3)] {
        net.cut(one, other);
    }
    let seat = |index| Seat::new(index).expect("below seven");
    let halves = [[seat(0), seat(1)], [seat(2), seat(3)]];
    let here = notice(&net, &forger, 0, Saying::Resign);
    for (counter, half) in halves.iter().enumerate() {
        let without = Saying::GoOn(Seats::of(halves[1 - counter]));
        for speaker in half {
            net.deed(*speaker, Deed::Say(without));
            let said = Notice { counter: 1 + counter as u32, saying: without, ..here.clone() };
            let said = Frame::Notice(forger.notice(said)).write(forger.table);
            net.carry(4, net.place_of(*speaker), said);
        }
        net.run(2_000, |_| false);
    }
    assert!(!net.table(0).seats()[2].active && !net.table(2).seats()[0].active, "two games");
    for (one, other) in [(0, 2), (0, 3), (1, 2), (1, 3)] {
        net.link(one, other);
    }
    net.run(9_000, |_| false);
    for place in 0..4 {
        assert_eq!(
            net.accusation(place).map(|found| (found.0, found.2)),
            Some((seat(4), "notice")),
            "{place}"
        );
        let record = net.table(place).record();
        let report = labirinto_table::verify(&record, catalogue()).expect("a record");
        assert_eq!(report.grade(), labirinto_table::Grade::Cheat);
        let theirs = second_opinion("two-games", std::slice::from_ref(&record));
        assert_eq!(theirs, [verdict(&record, catalogue())]);
    }
}

/// The same seen by one device before anything of it stands.
#[test]
fn going_on_without_one_and_without_another() {
    let (mut net, forger) = super::acks::party_until_move();
    let last = Seat::all(3).last().expect("three seats");
    for (counter, gone, caught) in [(1, last, false), (2, Seat::HOST, true)] {
        let said = notice(&net, &forger, counter, Saying::GoOn(Seats::of([gone])));
        let said = Frame::Notice(forger.notice(said)).write(forger.table);
        net.carry(1, 2, said.clone());
        net.carry(1, 0, said);
        net.run(200, |_| false);
        assert_eq!(net.accusation(2).is_some(), caught);
    }
    let at = net.table(0).entries().len() as u64 - 1;
    assert_eq!(net.accusation(2), Some((guest(), at, "notice")));
}
