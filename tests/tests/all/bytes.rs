//! Any bytes at every byte entrance of a table: no panic, no accusation, no effect; and disks that are damaged.

use std::cell::RefCell;

use labirinto_table::{
    Deed, Entry, Frame, Input, RestoreFault, Saved, Saying, Seats, Standing, Table, VERSION, verify,
};
use labirinto_tests::catalogue;
use labirinto_tests::net::{Net, apart};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

fn running() -> Net {
    let mut net = Net::new(catalogue(), &apart("toy", 3, &[]), 3);
    net.link_all();
    net.run(60_000, |net| net.table(0).entries().len() > 12);
    net
}

/// One table hears them all, so what it heard before is part of each case.
#[test]
fn any_bytes_are_harmless() {
    let net = RefCell::new(running());
    let mut runner = TestRunner::new(ProptestConfig::with_cases(256));
    let given = (vec(any::<u8>(), 0..400), 0u8..8, any::<bool>());
    let outcome = runner.run(&given, |(tail, kind, keep)| {
        let net = &mut *net.borrow_mut();
        let (before, from) = (net.table(0).entries().len(), net.device(1));
        let route = [vec![VERSION], net.table(0).id().0.to_vec(), vec![0, 0, 0, kind]].concat();
        let mut bytes = if keep { route } else { Vec::new() };
        bytes.extend(&tail);
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        let input = Input::Frame { from, bytes: bytes.clone() };
        net.places[0].table.as_mut().expect("alive").handle(input, 9_000, &mut rng);
        prop_assert_eq!(net.table(0).entries().len(), before);
        prop_assert_eq!(net.table(0).standing(), Standing::Running);
        prop_assert!(Frame::read(&bytes).is_err() || keep);
        prop_assert!(Entry::read(&tail).is_err());
        prop_assert!(verify(&[b"labirinto".to_vec(), bytes].concat(), catalogue()).is_err());
        let restored = Table::restore(catalogue(), &[Saved { id: 1, bytes: tail }]);
        prop_assert!(restored.is_err());
        Ok(())
    });
    outcome.expect("any bytes are harmless");
}

/// Every saying of every seat, with every set of seats of this table and some of others.
#[test]
fn any_saying_of_anybody_is_harmless() {
    let sets = || (0..8).chain([0x08, 0x7f, 0x80, 0xff]).map(Seats);
    let plain = [Saying::Resign, Saying::OfferDraw, Saying::AcceptDraw, Saying::DeclineDraw, Saying::Leave];
    let all = plain.into_iter().chain(sets().map(Saying::End)).chain(sets().map(Saying::GoOn));
    for saying in all {
        for seat in labirinto_games::Seat::all(3) {
            let mut net = running();
            net.deed(seat, Deed::Say(saying));
            let ends = net.finish(600_000) || !net.places[net.place_of(seat)].refused.is_empty();
            assert!(ends, "{seat:?} {saying:?}");
            net.assert_honest();
        }
    }
}

#[test]
fn a_damaged_disk_is_named() {
    let net = running();
    let disk = &net.places[1].disk;
    assert!(Table::restore(catalogue(), disk).is_ok());
    assert_eq!(Table::restore(catalogue(), &[]).err(), Some(RestoreFault::Damaged(0)));
    for at in 0..disk.len() {
        let mut damaged = disk.clone();
        let middle = damaged[at].bytes.len() / 2;
        damaged[at].bytes[middle] ^= 1;
        if let Err(fault) = Table::restore(catalogue(), &damaged) {
            assert!(matches!(fault, RestoreFault::Damaged(id) if id >= disk[at].id), "{fault:?}");
        }
        damaged[at].bytes = disk[at].bytes[..middle].to_vec();
        assert_eq!(Table::restore(catalogue(), &damaged).err(), Some(RestoreFault::Damaged(disk[at].id)));
        damaged[at].bytes = vec![VERSION + 1];
        assert_eq!(Table::restore(catalogue(), &damaged).err(), Some(RestoreFault::Version(VERSION + 1)));
    }
    let mut swapped = disk.clone();
    swapped.swap(1, 2);
    assert!(Table::restore(catalogue(), &swapped).is_err());
    assert_eq!(Table::restore(&[], disk).err(), Some(RestoreFault::UnknownGame));
}
