//! Named cheats: each is caught at its first bad message or at the audit, and the right seat is named. The cheat
//! knows its own keys and sends what it likes; the victim is an ordinary table.

mod acks;
mod amidakuji;
mod audit;
mod crowns;
mod lap;
mod notices;
mod play;
mod terms;

use labirinto_games::Seat;
use labirinto_table::codec::Bytes;
use labirinto_table::{Act, Body, Entry, Fault, Frame, Kind, LinkReason, Standing};
use labirinto_tests::catalogue;
use labirinto_tests::forge::{Forger, alter, body_of, entries};
use labirinto_tests::net::{Hands, Net, apart};
use labirinto_tests::record::{second_opinion, verdict};

fn guest() -> Seat {
    Seat::HOST.next(2)
}

/// A game of two whose guest lies.
fn pair(seed: u64) -> (Net, Forger) {
    let mut net = Net::new(catalogue(), &apart("labyrinthe", 2, &[]), seed);
    net.lies(1);
    net.patience = 8;
    let forger = Forger::new(&net, 1);
    (net, forger)
}

/// The guest says nothing more by itself; what it sends is put on the way by hand.
fn mute(net: &mut Net, place: usize) {
    net.places[place].tamper = Some(Box::new(|_, _| Vec::new()));
}

/// A game in which the host awaits this of the guest, which has said nothing more since.
fn pair_until(kind: Kind) -> (Net, Forger) {
    let starter = match kind {
        Kind::Move => "guest",
        Kind::Answer | Kind::Commit => "host",
        _ => "draw",
    };
    let mut net = Net::new(catalogue(), &apart("labyrinthe", 2, &[("starter", starter)]), 3);
    net.lies(1);
    let forger = Forger::new(&net, 1);
    let (seat, table, silent) = (guest(), forger.table, std::cell::Cell::new(false));
    net.places[1].tamper = Some(Box::new(move |frame, _| {
        if let Frame::Entries(list) = frame {
            for bytes in list.as_slice() {
                let entry = Entry::read(bytes.as_slice()).expect("a table writes canonical entries");
                silent.set(silent.get() || (entry.seat() == seat && entry.kind() == kind));
            }
        }
        if silent.get() { Vec::new() } else { vec![frame.clone().write(table)] }
    }));
    net.link_all();
    let due = |net: &Net| net.table(0).entitled().is_some_and(|due| (due.seat, due.kind) == (seat, kind));
    assert!(net.run(60_000, due));
    net.run(500, |_| false);
    net.hands(Hands::Idle);
    assert!(due(&net));
    (net, forger)
}

fn inject(net: &mut Net, forger: &Forger, body: &Body) {
    inject_bytes(net, forger, forger.sign_body(body));
}

fn inject_bytes(net: &mut Net, forger: &Forger, bytes: Vec<u8>) {
    net.carry(1, 0, entries(forger.table, vec![bytes]));
    net.run(200, |_| false);
}

/// The host has accused the guest at the entry after its log, for this, and taken nothing of it.
fn assert_caught(net: &Net, clause: &str) {
    let (seat, sequence, found) = net.accusation(0).expect("the cheat is caught");
    assert_eq!((seat, found), (guest(), clause));
    assert_eq!(sequence, net.table(0).entries().len() as u64);
    assert!(matches!(net.table(0).standing(), Standing::Stopped { proven: true, .. }));
    let report = labirinto_table::verify(&net.table(0).record(), catalogue()).expect("a record");
    assert_eq!(report.grade(), labirinto_table::Grade::Cheat, "a third party is convinced");
    assert!(matches!(report.standing, Standing::Stopped { seat, .. } if seat == guest()));
    assert_second_opinion(net);
}

/// The second verifier says the same of the host's record.
fn assert_second_opinion(net: &Net) {
    let record = net.table(0).record();
    let name = format!("cheat-{:?}", std::thread::current().id());
    let theirs = second_opinion(&name, std::slice::from_ref(&record));
    assert_eq!(theirs, [verdict(&record, catalogue())]);
}

/// Nobody was accused, and the log is as it was.
fn assert_noise(net: &Net, length: usize, reason: LinkReason) {
    assert_eq!(net.accusation(0), None);
    assert_eq!(net.table(0).entries().len(), length);
    let told = |fault: &Fault| matches!(fault, Fault::Link { reason: found, .. } if *found == reason);
    assert!(net.places[0].faults.iter().any(told), "{:?}", net.places[0].faults);
}

/// The guest's first entry of this kind is changed and signed anew on its way to the host.
fn changed(kind: Kind, change: impl Fn(Body) -> Option<Body> + 'static, clause: &str) {
    let (mut net, forger) = pair(3);
    let (signer, seat) = (forger.clone(), guest());
    let wanted = move |entry: &Entry| entry.seat() == seat && entry.kind() == kind;
    let change = move |entry: &Entry| Some(signer.sign_body(&change(body_of(entry))?));
    net.places[1].tamper = Some(alter(forger.table, vec![0], wanted, change));
    net.link_all();
    net.run(60_000, |net| net.accusation(0).is_some());
    assert_caught(&net, clause);
}

fn with_act(body: Body, act: Act) -> Option<Body> {
    Some(Body { act, ..body })
}

fn bytes<const CAP: usize>(bytes: &[u8]) -> Bytes<CAP> {
    Bytes::new(bytes.to_vec()).expect("the test keeps to the cap")
}
