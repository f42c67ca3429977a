//! Whole games between tables, and their records.

use labirinto_table::Standing;
use labirinto_tests::catalogue;
use labirinto_tests::net::{Net, apart};
use labirinto_tests::record::{flipped, played, second_opinion, verdict};

/// Whole games over links, with random moves, end by the rules, and the second verifier finds the same.
#[test]
fn whole_games_are_honest_in_both_verifiers() {
    let options: [&[(&str, &str)]; 3] = [
        &[],
        &[("pieces", "2"), ("sideways", "yes"), ("layout", "diamond")],
        &[("die", "334455"), ("layout", "rows")],
    ];
    let mut records = Vec::new();
    for (seed, options) in options.into_iter().enumerate() {
        let mut net = Net::new(catalogue(), &apart("amidakuji", 2, options), seed as u64);
        net.patience = 2_000;
        net.link_all();
        net.run(10_000_000, |net| matches!(net.table(0).standing(), Standing::Finished(_)));
        net.run(60_000, |_| false);
        assert!(matches!(net.table(0).standing(), Standing::Finished(_)), "{:?}", net.table(0).standing());
        assert_eq!(net.accusation(0), None);
        records.push(net.table(0).record());
    }
    let ours: Vec<_> = records.iter().map(|record| verdict(record, catalogue())).collect();
    assert!(ours.iter().all(|(status, _)| *status == 0), "{ours:?}");
    assert_eq!(second_opinion("amidakuji", &records), ours);
}

/// One bit at each of many places, under a checksum that fits: nothing of a record can be turned over unseen.
#[test]
fn a_record_with_one_bit_turned_over_never_passes() {
    const PLACES: usize = 160;
    let record = played(&apart("amidakuji", 2, &[("pieces", "2")]), 3, 0).table(0).record();
    assert_eq!(verdict(&record, catalogue()).0, 0);
    for number in 0..PLACES {
        let place = number * (record.len() - 33) / (PLACES - 1);
        let changed = flipped(&record, place, (number % 8) as u8, true);
        let (status, seats) = verdict(&changed, catalogue());
        assert_ne!(status, 0, "byte {place}: {seats:?}");
        assert!(seats.iter().all(|seat| !seat.contains("cheat")), "byte {place} accuses: {seats:?}");
    }
}
