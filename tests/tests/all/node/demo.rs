//! Two nodes play a whole game to both verdicts.

use labirinto_games::GAMES;
use labirinto_node::records::{VerifyState, verify_file};

use labirinto_tests::device::{Device, Two, quick};
use labirinto_tests::folder::Folder;

#[test]
fn two_nodes_play_a_whole_game_to_both_verdicts() {
    let mut two = Two::new("demo");
    two.sit_down(&[], quick());
    let Two { host, guest, .. } = &mut two;
    let ((one, found), (other, also)) = (host.verdict(), guest.verdict());
    assert_eq!(one.word, "win");
    assert_eq!((one.winners.clone(), one.reason), (other.winners.clone(), other.reason));
    assert_eq!(found, also, "both come to the same findings");
    assert!(found.iter().all(|seat| seat.word == "honest"), "{found:?}");
    assert_eq!(host.log(), guest.log(), "both have the same log");
    let texts = host.node.texts();
    for path in [host.record(), guest.record()] {
        let report = verify_file(&path, GAMES, &texts).expect("a record of this program");
        assert_eq!(report.state, VerifyState::Honest);
        assert_eq!(report.result.winners, one.winners);
        assert_eq!(report.lines.iter().filter(|line| line.good).count(), 5, "{:?}", report.lines);
    }
    step_through(host, guest);
    assert_eq!(host.node.records().expect("readable").len(), 1);
    assert!(host.node.unfinished().expect("readable").is_empty());
}

/// A record can be stepped through from the first entry to the last, and survives no change.
fn step_through(host: &Device, guest: &Device) {
    let texts = host.node.texts();
    let table = host.node.records().expect("readable")[0].table;
    let replay = host.node.replay(table).expect("the record is there");
    assert_eq!(replay.steps(), host.log().len());
    let hashes: Vec<String> = (0..replay.steps())
        .map(|step| replay.step(step, &texts).expect("a step below their number").line.hash)
        .collect();
    assert_eq!(hashes, host.log());
    let last = replay.step(replay.steps() - 1, &texts).expect("the last step");
    assert!(last.scene.expect("the game had begun").panels.len() >= 2, "both mazes stand open");

    let folder = Folder::made("demo-export");
    let path = folder.path().join("game.labirinto");
    host.node.export(table, &path).expect("writable");
    let whole = std::fs::read(&path).expect("readable");
    for at in (0..whole.len()).step_by(97) {
        let mut changed = whole.clone();
        changed[at] ^= 0x10;
        std::fs::write(&path, &changed).expect("writable");
        match verify_file(&path, GAMES, &texts) {
            Ok(report) => assert_eq!(report.state.exit_status(), 1, "byte {at}: {:?}", report.lines),
            Err(error) => assert!([3, 6].contains(&error.exit_status()), "byte {at}: {error:?}"),
        }
        assert!(guest.node.import(&path).is_err(), "byte {at}");
    }
    let third = Folder::new("demo-third");
    let other = Device::at(&third, "Cyd");
    std::fs::write(&path, &whole).expect("writable");
    assert_eq!(other.node.import(&path).expect("a record that verifies"), table);
    assert_eq!(other.node.import(&path).expect("once more changes nothing"), table);
    let lines = other.node.records().expect("readable");
    assert_eq!((lines.len(), lines[0].honest()), (1, true));
}
