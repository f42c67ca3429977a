//! Cheats with acknowledgements, at a table of three.

use labirinto_table::codec::List;
use labirinto_table::{Ack, Hash};

use super::*;

/// A table of three in which the second seat is to move and says nothing by itself.
pub(super) fn party_until_move() -> (Net, Forger) {
    let mut net = Net::new(catalogue(), &apart("toy", 3, &[("starter", "guest")]), 3);
    net.lies(1);
    let forger = Forger::new(&net, 1);
    net.places[1].hands = Hands::Ready;
    net.link_all();
    let due = |net: &Net| net.table(0).entitled().is_some_and(|due| due.kind == Kind::Move);
    assert!(net.run(60_000, due));
    net.hands(Hands::Idle);
    net.run(1_000, |_| false);
    mute(&mut net, 1);
    (net, forger)
}

/// The second seat's move with these acknowledgements in place of the right ones.
fn with_acks(change: impl Fn(&Forger, u64, Hash) -> Vec<Ack>) {
    let (mut net, forger) = party_until_move();
    let last = net.table(0).entries().last().expect("the log has begun").clone();
    let acks = change(&forger, last.sequence(), last.hash());
    let body = forger.next(&net, 0, Act::Move(bytes(&[1, 5])));
    let body = Body { acks: List::new(acks).expect("few"), ..body };
    inject(&mut net, &forger, &body);
    assert_caught(&net, "acks");
}

fn witness() -> Seat {
    Seat::HOST
}

#[test]
fn no_acknowledgement() {
    with_acks(|_, _, _| Vec::new());
}

#[test]
fn an_acknowledgement_signed_by_the_writer() {
    with_acks(|forger, sequence, head| vec![forger.ack(witness(), sequence, head)]);
}

#[test]
fn an_acknowledgement_of_oneself() {
    with_acks(|forger, sequence, head| vec![forger.ack(forger.seat, sequence, head)]);
}

#[test]
fn an_acknowledgement_of_another_head() {
    with_acks(|forger, sequence, _| vec![forger.ack(witness(), sequence, Hash([1; 32]))]);
}

#[test]
fn the_true_acknowledgement_twice() {
    let (net, _) = party_until_move();
    let last = net.table(0).entries().last().expect("the log has begun").clone();
    let host = Forger::new(&net, 0);
    let true_ack = host.ack(Seat::HOST, last.sequence(), last.hash());
    with_acks(move |_, _, _| vec![true_ack.clone(), true_ack.clone()]);
}

#[test]
fn an_acknowledgement_over_the_link_in_the_name_of_another() {
    let (mut net, forger) = party_until_move();
    let last = net.table(0).entries().last().expect("the log has begun").clone();
    let length = net.table(0).entries().len();
    let ack = forger.ack(witness(), last.sequence(), last.hash());
    net.carry(1, 0, Frame::Ack(last.sequence(), last.hash(), ack).write(forger.table));
    net.run(200, |_| false);
    assert_noise(&net, length, LinkReason::Signature);
}
