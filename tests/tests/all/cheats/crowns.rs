//! Cheats against the rules of an open board: moves that are none, of another's pieces, out of turn, again.

use super::*;
use labirinto_games::three_crowns::{Play, Square, State};
use labirinto_games::{Move, state_of};
use labirinto_table::codec::Bytes;
use labirinto_tests::record::{second_opinion, verdict};

/// A game of Three Crowns in which the guest is White, has made so many moves, and withholds the next.
fn white(moves: usize, second_turn: &str) -> (Net, Forger) {
    let options = [("starter", "guest"), ("second_turn", second_turn)];
    let mut net = Net::new(catalogue(), &apart("three-crowns", 2, &options), 5);
    net.lies(1);
    let forger = Forger::new(&net, 1);
    let (seat, table, made) = (guest(), forger.table, std::cell::Cell::new(0));
    let last = std::cell::Cell::new(0);
    net.places[1].tamper = Some(Box::new(move |frame, _| {
        if let Frame::Entries(list) = frame {
            for bytes in list.as_slice() {
                let entry = Entry::read(bytes.as_slice()).expect("a table writes canonical entries");
                if entry.seat() == seat && entry.kind() == Kind::Move && body_of(&entry).sequence > last.get()
                {
                    last.set(body_of(&entry).sequence);
                    made.set(made.get() + 1);
                }
            }
        }
        if made.get() > moves { Vec::new() } else { vec![frame.clone().write(table)] }
    }));
    net.link_all();
    let due = move |net: &Net| {
        let entries = net.table(0).entries().iter();
        let made = entries.filter(|entry| entry.seat() == guest() && entry.kind() == Kind::Move).count();
        made == moves
            && net.table(0).entitled().is_some_and(|due| (due.seat, due.kind) == (guest(), Kind::Move))
    };
    assert!(net.run(60_000, due));
    net.run(500, |_| false);
    net.hands(Hands::Idle);
    assert!(due(&net));
    (net, forger)
}

fn square(name: &str) -> Square {
    Square::named(name).expect("a square")
}

fn step(from: &str, to: &str) -> Vec<u8> {
    Play::Step { from: square(from), to: square(to) }.encode().0
}

fn jumps(from: &str, by: &str, to: &str) -> Vec<u8> {
    Play::Jumps { from: square(from), by: square(by), to: square(to) }.encode().0
}

fn moved<const CAP: usize>(act: &[u8]) -> Bytes<CAP> {
    bytes(act)
}

/// White's first move is these bytes.
fn first(act: &[u8], clause: &str) {
    sent(white(0, "different"), act, clause);
}

fn sent((mut net, forger): (Net, Forger), act: &[u8], clause: &str) {
    let body = forger.next(&net, 0, Act::Move(moved(act)));
    inject(&mut net, &forger, &body);
    caught(&net, clause);
}

/// The host has accused the guest of this, and two third parties are convinced, the second one in Python.
fn caught(net: &Net, clause: &str) {
    let (seat, sequence, found) = net.accusation(0).expect("the cheat is caught");
    assert_eq!((seat, found), (guest(), clause));
    assert_eq!(sequence, net.table(0).entries().len() as u64);
    let report = labirinto_table::verify(&net.table(0).record(), catalogue()).expect("a record");
    assert_eq!(report.grade(), labirinto_table::Grade::Cheat);
    let record = net.table(0).record();
    let name = format!("crowns-{clause}-{:?}", std::thread::current().id());
    assert_eq!(second_opinion(&name, std::slice::from_ref(&record)), [verdict(&record, catalogue())]);
}

fn state(net: &Net) -> State {
    let public = net.table(0).public().expect("the match is open");
    state_of::<State>(public).clone()
}

#[test]
fn a_step_two_squares_far() {
    first(&step("a1", "a2")[..2], "rules");
    first(&step("c1", "c3"), "TRI-2");
}

#[test]
fn a_step_onto_a_piece() {
    first(&step("a1", "b1"), "TRI-2");
}

#[test]
fn a_step_of_a_piece_of_the_other() {
    first(&step("b1", "b2"), "TRI-2");
}

#[test]
fn a_step_of_nobody() {
    first(&step("d4", "d5"), "TRI-2");
}

#[test]
fn a_step_round_the_edge_of_the_board() {
    first(&step("h4", "a5"), "TRI-2");
    first(&step("h1", "a2"), "TRI-2");
}

#[test]
fn a_step_off_the_board() {
    first(&[1, square("a1").number(), 64], "rules");
}

#[test]
fn a_pass() {
    first(&[], "rules");
    first(&step("a1", "a1"), "TRI-2");
}

#[test]
fn a_crown_that_nobody_gave() {
    first(&[&step("a1", "a2")[..], b"=K"].concat(), "rules");
}

#[test]
fn a_jump_over_nobody() {
    first(&jumps("c1", "c3", "c5"), "TRI-6");
}

#[test]
fn a_jump_of_the_wrong_crown() {
    first(&jumps("c1", "a1", "a3"), "TRI-6");
}

#[test]
fn a_jump_over_ones_own() {
    let (mut net, forger) = white(0, "free");
    assert_eq!(state(&net).plays().len(), 32);
    let body = forger.next(&net, 0, Act::Move(moved(&jumps("a6", "a4", "a2"))));
    inject(&mut net, &forger, &body);
    caught(&net, "TRI-6");
}

#[test]
fn a_single_jump() {
    first(&[2, square("c1").number(), square("a1").number()], "rules");
    first(&jumps("c1", "a1", "c1"), "TRI-6");
}

#[test]
fn a_third_jump() {
    first(&[&jumps("c1", "a1", "a3")[..], &[square("c3").number()]].concat(), "rules");
}

#[test]
fn the_same_piece_in_whites_second_turn() {
    let (net, forger) = white(1, "different");
    let at = state(&net).played().get(0).expect("White has moved").play.to();
    let free = state(&net).position().empty();
    let near = Square::all().find(|to| {
        let (right, up) = at.towards(*to);
        right.abs().max(up.abs()) == 1 && free & to.bit() != 0
    });
    let act = Play::Step { from: at, to: near.expect("it came from somewhere") }.encode();
    sent((net, forger), &act.0, "TRI-3");
}

#[test]
fn another_piece_where_the_same_has_to_move() {
    let (net, forger) = white(1, "same");
    let at = state(&net).played().get(0).expect("White has moved").play.to();
    let other = ["a1", "c1"].into_iter().find(|name| square(name) != at).expect("one of two");
    let act = if state(&net).position().at(square(other)).is_some() { other } else { "f1" };
    sent((net, forger), &step(act, if act == "f1" { "f2" } else { "b2" }), "TRI-3");
}

#[test]
fn a_move_twice_in_a_row() {
    let (mut net, forger) = white(0, "free");
    let one = forger.next(&net, 0, Act::Move(moved(&step("a1", "a2"))));
    let signed = forger.sign_body(&one);
    let again = Body {
        sequence: one.sequence + 1,
        previous: Entry::read(&signed).expect("it is canonical").hash(),
        act: Act::Move(moved(&step("a2", "a1"))),
        ..one
    };
    inject_bytes(&mut net, &forger, signed);
    assert_eq!(net.accusation(0), None, "the first is legal");
    inject(&mut net, &forger, &again);
    caught(&net, "turn");
}

#[test]
fn a_move_of_the_last_turn_again() {
    let (net, forger) = white(1, "free");
    let last = state(&net).played().get(0).expect("White has moved").play;
    sent((net, forger), &last.encode().0, "TRI-2");
}

#[test]
fn another_move_than_was_sent() {
    let (mut net, forger) = white(0, "free");
    let one = forger.next(&net, 0, Act::Move(moved(&step("a1", "a2"))));
    let other = Body { act: Act::Move(moved(&step("c1", "c2"))), ..one.clone() };
    inject(&mut net, &forger, &one);
    assert_eq!(net.accusation(0), None);
    inject(&mut net, &forger, &other);
    assert_eq!(net.accusation(0), Some((guest(), other.sequence, "fork")));
}

#[test]
fn a_commitment_where_nothing_is_secret() {
    let (mut net, forger) = white(0, "free");
    let act = Act::Commit { slot: 0, commitment: bytes(&[0; 33]), public: bytes(&[]) };
    let body = forger.next(&net, 0, act);
    inject(&mut net, &forger, &body);
    caught(&net, "kind");
}

#[test]
fn an_answer_that_nobody_asked_for() {
    let (mut net, forger) = white(0, "free");
    let body = forger.next(&net, 0, Act::Answer { answer: bytes(&[1]), proof: bytes(&[]) });
    inject(&mut net, &forger, &body);
    caught(&net, "kind");
}

#[test]
fn a_victory_that_was_not_won() {
    let (mut net, forger) = white(1, "free");
    let body = forger.next(&net, 0, Act::Close(bytes(&[0, 0, 0, 1])));
    inject(&mut net, &forger, &body);
    caught(&net, "kind");
    assert!(Play::decode(&Move(vec![0])).is_none());
}
