//! Two faces: a seat shows one entry to some and another to the rest. Every split of the receivers, at tables of
//! three to seven, is caught before the next entry stands anywhere, by two signed entries with one place.

use labirinto_games::{Match, Move, Seat, Step};
use labirinto_table::{Act, Entry, Fault, Kind, codec};
use labirinto_tests::catalogue;
use labirinto_tests::forge::{Forger, alter, body_of};
use labirinto_tests::net::{Net, apart};

/// The same kind of act with other contents, which would be as good at that place.
fn other_act(act: &Act) -> Option<Act> {
    match act {
        Act::Move(bytes) => {
            let mut bytes = bytes.as_slice().to_vec();
            let last = bytes.last_mut()?;
            *last = if *last == 1 { 2 } else { 1 };
            Some(Act::Move(codec::Bytes::new(bytes)?))
        }
        Act::DrawPromise(hash) => {
            let mut hash = *hash;
            hash.0[0] ^= 1;
            Some(Act::DrawPromise(hash))
        }
        Act::Commit { slot, commitment, public } => {
            let mut bytes = commitment.as_slice().to_vec();
            *bytes.last_mut()? ^= 1;
            Some(Act::Commit { slot: *slot, commitment: codec::Bytes::new(bytes)?, public: public.clone() })
        }
        _ => None,
    }
}

fn two_faces(seats: u8, liar: usize, kind: Kind, split: u32) {
    let starter = if kind == Kind::DrawPromise { "draw" } else { "host" };
    let mut net = Net::new(catalogue(), &apart("toy", usize::from(seats), &[("starter", starter)]), 3);
    net.lies(liar);
    let forger = Forger::new(&net, liar);
    let others: Vec<usize> = (0..usize::from(seats)).filter(|place| *place != liar).collect();
    let victims: Vec<usize> = others
        .iter()
        .enumerate()
        .filter(|(bit, _)| split & (1 << bit) != 0)
        .map(|(_, place)| *place)
        .collect();
    let seat = forger.seat;
    let wanted =
        move |entry: &Entry| entry.seat() == seat && entry.kind() == kind && other_act(entry.act()).is_some();
    let twice = std::cell::Cell::new(None);
    let once = move |entry: &Entry| {
        wanted(entry) && *twice.get().get_or_insert(entry.sequence()) == entry.sequence() && {
            twice.set(Some(entry.sequence()));
            true
        }
    };
    let change = move |entry: &Entry| {
        let mut body = body_of(entry);
        body.act = other_act(entry.act())?;
        Some(forger.sign_body(&body))
    };
    net.places[liar].tamper = Some(alter(net.table(liar).id(), victims, once, change));
    net.link_all();
    let honest = others.clone();
    let caught = net.run(120_000, move |net| {
        let fork = |fault: &Fault| {
            matches!(fault, Fault::Peer { seat: culprit, proven: true, clause, .. }
                if *culprit == seat && clause.id() == "fork")
        };
        honest.iter().all(|place| net.places[*place].faults.iter().any(fork))
    });
    assert!(caught, "{seats} seats, liar {liar}, {kind:?}, split {split:b}");
    let lengths: Vec<usize> = others.iter().map(|place| net.table(*place).entries().len()).collect();
    let (shortest, longest) = (lengths.iter().min(), lengths.iter().max());
    let lie = net.accusation(others[0]).expect("it was just caught").1 as usize;
    assert!(
        shortest >= Some(&lie) && longest <= Some(&(lie + 1)),
        "{lengths:?} although {lie} was two-faced"
    );
}

#[test]
fn every_split_at_every_table_is_caught_before_the_next_entry() {
    for seats in 3..=7u8 {
        for split in 1..(1u32 << (seats - 1)) - 1 {
            two_faces(seats, 0, Kind::Move, split);
        }
    }
}

#[test]
fn every_liar_and_every_kind_of_choice_is_caught() {
    for seats in 3..=5u8 {
        for split in 1..(1u32 << (seats - 1)) - 1 {
            for liar in 0..usize::from(seats) {
                two_faces(seats, liar, Kind::Commit, split);
                two_faces(seats, liar, Kind::DrawPromise, split);
            }
        }
    }
}

/// The toy game as the liar plays it has two openings of equal worth: both are legal moves.
#[test]
fn the_other_face_is_as_good_a_move() {
    let game = labirinto_games::game_by_id(catalogue(), "toy").expect("the toy game is on offer in tests");
    let mut net = Net::new(catalogue(), &apart("toy", 3, &[("starter", "host")]), 3);
    net.link_all();
    net.run(60_000, |net| net.table(0).entitled().is_some_and(|entitled| entitled.kind == Kind::Move));
    let public = net.table(0).public().expect("a move is due");
    assert_eq!(game.id(), "toy");
    for act in public.legal(100).moves {
        let Some(Act::Move(other)) = other_act(&Act::Move(codec::Bytes::new(act.0).expect("short"))) else {
            panic!("a move has another face")
        };
        let mut copy: Box<dyn Match> = public.copy();
        let act = Move(other.as_slice().to_vec());
        assert!(copy.apply(&Step::Move { seat: Seat::HOST, act }).is_ok());
    }
}
