//! Two processes at a table, each with a computer player, one killed in the middle of a roll.

use labirinto_tests::process::Device;
use serde_json::Value;

/// Any free port of 127.0.0.1.
const HERE: &str = "127.0.0.1:0";

/// The guest is killed when it has promised its share of a roll, and again when it has shown one. What it said stands, the
/// die falls as it would have, and both come to the same honest end.
#[test]
fn a_process_killed_in_the_middle_of_a_roll_rolls_what_it_promised() {
    let begin = ["host", "amidakuji", "--accept", "--listen", HERE, "--bot=2", "--option", "pieces=2"];
    let mut host = Device::start("Ada", &begin);
    let link = host.process.event("listening")["link"].as_str().expect("a link").to_owned();
    let mut guest = Device::start("Ben", &["join", &link, "--listen", HERE, "--bot=2"]);
    let table = guest.table();
    for (kind, times) in [("draw-promise", 4), ("draw-reveal", 3), ("draw-promise", 2), ("draw-reveal", 2)] {
        for _ in 0..times {
            let own = |line: &Value| (line["kind"] == kind && line["seat"] == 1).then_some(());
            guest.process.until(kind, own);
        }
        guest.restart(&["resume", &table, "--listen", HERE]);
        guest.process.end_input();
    }
    let (verdict, record) = host.conclude();
    let (other_verdict, other_record) = guest.conclude();
    assert_eq!(verdict, other_verdict);
    assert!(verdict["seats"].as_array().expect("a list").iter().all(|seat| seat["found"] == "honest"));
    for record in [&record, &other_record] {
        let report =
            labirinto_table::verify(record, labirinto_games::GAMES).expect("a record of this program");
        assert_eq!(report.grade(), labirinto_table::Grade::Honest);
    }
    let entries = labirinto_tests::record::entries_of;
    assert_eq!(entries(&record), entries(&other_record), "the same entries, byte for byte");
    for (sequence, hash) in &guest.told {
        assert!(host.told.get(sequence).is_none_or(|other| other == hash), "two versions of {sequence}");
    }
}
