//! docs/protocol.md suffices: `tests/verifier/`, a second verifier in Python written from it, says of every record
//! exactly what the product says. It needs `python3` and nothing else.

use std::collections::BTreeMap;

use labirinto_games::Seat;
use labirinto_games::labyrinthe::Labyrinthe;
use labirinto_table::{Act, Deed, Evidence, Kind, Saying, Seats, codec};
use labirinto_tests::catalogue;
use labirinto_tests::disguise::{Disguise, Lie, Show};
use labirinto_tests::net::{Hands, Layout, Net, act_of, apart, last_of};
use labirinto_tests::record::{entries_of, flipped, played, record_of, second_opinion, summed, verdict};

/// Both verifiers on these records; they must agree.
fn agreed(name: &str, records: &[Vec<u8>]) -> Vec<u8> {
    let ours: Vec<_> = records.iter().map(|record| verdict(record, catalogue())).collect();
    let theirs = second_opinion(name, records);
    for (number, (ours, theirs)) in ours.iter().zip(&theirs).enumerate() {
        assert_eq!(ours, theirs, "{name}, record {number}");
    }
    ours.into_iter().map(|(status, _)| status).collect()
}

fn layouts() -> Vec<Layout> {
    vec![
        apart("labyrinthe", 2, &[]),
        apart("labyrinthe", 2, &[("starter", "guest"), ("equal_turns", "yes"), ("size", "6")]),
        apart("toy", 3, &[("starter", "host"), ("rounds", "3")]),
        apart("toy", 3, &[("rounds", "2")]),
    ]
}

#[test]
fn honest_records_are_honest_in_both() {
    let records: Vec<_> = layouts().iter().map(|layout| played(layout, 3, 0).table(0).record()).collect();
    assert_eq!(agreed("honest", &records), [0; 4]);
}

/// Games in which people resign, leave, offer and decline are judged alike, seat by seat.
#[test]
fn notices_mean_the_same_in_both() {
    let mut records = Vec::new();
    for layout in layouts().into_iter().chain([apart("toy", 5, &[("rounds", "2")])]) {
        records.extend((0..6).map(|seed| played(&layout, seed, 25).table(0).record()));
    }
    agreed("notices", &records);
}

/// 200 bytes of a record of each kind, one bit turned over in each: refused as it is, and refused when the forger
/// also corrects the checksum.
#[test]
fn a_changed_byte_is_refused_in_both() {
    for layout in [&layouts()[0], &layouts()[3]] {
        let record = played(layout, 3, 0).table(0).record();
        let body = record.len() - 32;
        let places = (0..200).map(|number| number * record.len() / 200);
        let mut changed = Vec::new();
        for place in places {
            let bit = (place % 8) as u8;
            changed.push(flipped(&record, place, bit, false));
            if place < body {
                changed.push(flipped(&record, place, bit, true));
            }
        }
        let name = format!("flipped-{}", layout.game);
        assert!(agreed(&name, &changed).iter().all(|status| *status != 0));
    }
}

/// Every beginning of a log is a record that is valid as far as it goes (docs/protocol.md, section 15), every
/// shortened file is none.
#[test]
fn a_record_that_is_cut_is_unfinished_or_unreadable() {
    let record = played(&layouts()[2], 3, 0).table(0).record();
    let entries = entries_of(&record);
    let beginnings: Vec<_> =
        (0..entries.len()).step_by(3).map(|length| record_of(&entries[..length])).collect();
    let statuses = agreed("beginnings", &beginnings);
    assert_eq!(statuses[0], 1);
    assert!(statuses[1..].iter().all(|status| *status == 7), "{statuses:?}");
    let short: Vec<_> = (0..40).map(|part| record[..part * record.len() / 40].to_vec()).collect();
    assert!(agreed("short", &short).iter().all(|status| matches!(status, 1 | 3)));
    let short: Vec<_> = (0..40).map(|part| summed(record[..part * record.len() / 40].to_vec())).collect();
    assert!(agreed("short-summed", &short).iter().all(|status| *status == 3));
}

/// A liar about answers, and one about D and A: both verifiers name the same seat, entry and clause.
#[test]
fn a_cheat_is_named_alike_in_both() {
    let lies: [(Lie, Show); 3] = [
        (|_, answer| if answer == [1] { vec![2] } else { answer }, |public| public),
        (|_, answer| if answer == [0x11] { vec![0x10] } else { answer }, |public| public),
        (|_, answer| answer, |public| [&public[2..], &public[..2]].concat()),
    ];
    let mut records = Vec::new();
    for (lie, show) in lies {
        let liar = Disguise { game: &Labyrinthe, lie, show }.catalogue();
        let layout = apart("labyrinthe", 2, &[("starter", "host")]);
        let mut net = Net::with(catalogue(), &layout, 3, &BTreeMap::from([(1, liar)]));
        net.patience = 40;
        net.link_all();
        assert!(net.run(60_000, |net| !net.table(0).findings().is_empty()));
        records.push(net.table(0).record());
    }
    assert_eq!(agreed("cheats", &records), [1; 3]);
}

/// One is gone, the other ends it: unfinished, and no cheat.
#[test]
fn an_ended_game_is_unfinished_in_both() {
    let mut net = Net::new(catalogue(), &apart("labyrinthe", 2, &[("starter", "guest")]), 5);
    net.hands(Hands::Ready);
    net.link_all();
    let guest = Seat::HOST.next(2);
    assert!(net.run(60_000, |net| {
        net.table(0).entitled().is_some_and(|due| due.seat == guest && due.kind == Kind::Move)
    }));
    net.cut(0, 1);
    let gone = Saying::End(Seats::of([guest]));
    net.deed(Seat::HOST, Deed::Say(gone));
    net.run(60_000, |net| net.table(0).entitled().is_none());
    assert_eq!(agreed("ended", &[net.table(0).record()]), [7]);
}

/// What somebody adds to a record accuses nobody and says nothing: evidence that no seat signed, and a notice that was
/// heeded long ago.
#[test]
fn what_is_added_to_a_record_accuses_nobody() {
    let net = (0..40).map(|seed| played(&layouts()[0], seed, 25));
    let heeded = net.filter_map(|net| {
        let heed = last_of(net.table(0), Kind::Heed).map(act_of)?;
        let Act::Heed(notices) = heed else { return None };
        Some((net.table(0).record(), notices.as_slice()[0].clone()))
    });
    let (record, notice) = heeded.into_iter().next().expect("in one of forty games somebody says something");
    let mut unsigned = entries_of(&record).swap_remove(5);
    *unsigned.last_mut().expect("an entry has bytes") ^= 0x20;
    let accusation = Evidence::Entry(codec::Bytes::new(unsigned).expect("an entry is within its cap"));
    let mut file = record[..record.len() - 40].to_vec();
    for item in [codec::encode(&notice), codec::encode(&accusation)] {
        file.extend(1u32.to_be_bytes());
        file.extend((item.len() as u32).to_be_bytes());
        file.extend(item);
    }
    let file = summed(file);
    let report = labirinto_table::verify(&file, catalogue()).expect("the log in it is as it was");
    assert_eq!((report.unheeded, report.contested), (Vec::new(), Vec::new()));
    assert_eq!(agreed("added", &[record, file]), [0, 0]);
}
