//! An old backup is put back: the honest seat never looks like a forger, and the game ends honest (invariant 2).

use std::path::Path;
use std::process::Command;

use labirinto_tests::device::Folder;

use super::pair::{HERE, Pair, long};

fn copy(from: &Path, to: &Path) {
    let copied = Command::new("cp").arg("-r").arg(from).arg(to).status();
    assert!(copied.is_ok_and(|status| status.success()), "cp");
}

/// One side's folder is copied in mid-game, the game goes on for `lines` lines, and the copy is put back.
fn restored(host: bool, lines: usize) {
    let mut pair = Pair::bots(1, &["size=10"]);
    let table = pair.table.clone();
    let resume = ["resume", &table, "--listen", HERE];
    let side = pair.side(host);
    let backup = Folder::new("backup");
    side.process.lines(20);
    side.end_life();
    copy(side.folder(), backup.path());
    side.restart(&resume);
    side.process.lines(lines);
    side.end_life();
    assert!(side.process.seen.iter().all(|line| line["event"] != "verdict"), "put back in mid-game");
    // What a life said that nobody heard before it was killed, and that its own disk does not know any more, was
    // never said. What the other heard stands, and is compared at the end.
    side.told.clear();
    std::fs::remove_dir_all(side.folder()).expect("the folder is there");
    copy(backup.path(), side.folder());
    side.restart(&resume);
    pair.conclude();
}

#[test]
fn an_old_backup_put_back_never_looks_like_a_forgery() {
    for round in 0..if long() { 20 } else { 2 } {
        for host in [true, false] {
            restored(host, 9 + round * 7 % 50);
        }
    }
}
