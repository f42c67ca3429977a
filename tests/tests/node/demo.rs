//! Two nodes play a whole game to both verdicts.

use labirinto_games::GAMES;
use labirinto_node::records::{VerifyState, verify_file};

use labirinto_tests::device::{Device, Folder, quick};

#[test]
fn two_nodes_play_a_whole_game_to_both_verdicts() {
    let (first, second) = (Folder::new("demo-host"), Folder::new("demo-guest"));
    let (mut host, mut guest) = (Device::at(&first, "Ada"), Device::at(&second, "Ben"));
    let (link, _) = host.host(&[], quick());
    guest.join(link, quick());
    host.accept();
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
    assert_eq!(host.node.records().expect("readable").len(), 1);
    assert!(host.node.unfinished().expect("readable").is_empty());
}
