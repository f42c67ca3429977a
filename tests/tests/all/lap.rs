//! Lap between tables: whole games of every option, verified a second time by another program.

use labirinto_tests::catalogue;
use labirinto_tests::net::apart;
use labirinto_tests::record::{played, second_opinion, verdict};

#[test]
fn a_second_verifier_says_the_same_of_whole_games() {
    let options: [&[(&str, &str)]; 4] = [
        &[("size", "8")],
        &[("size", "10"), ("undecidable", "void")],
        &[("size", "8"), ("wrong", "skips")],
        &[("size", "8"), ("wrong", "skips"), ("skip", "3"), ("undecidable", "void"), ("starter", "guest")],
    ];
    let games = options.iter().zip(1..).map(|(options, seed)| played(&apart("lap", 2, options), seed, 5));
    let records: Vec<Vec<u8>> = games.map(|net| net.table(0).record()).collect();
    let ours: Vec<_> = records.iter().map(|record| verdict(record, catalogue())).collect();
    assert!(ours.iter().all(|(status, _)| *status == 0), "{ours:?}");
    assert_eq!(second_opinion("lap", &records), ours);
}
