//! An old backup is put back: the honest seat never looks like a forger, and the game ends honest (invariant 2).

use labirinto_tests::folder::{Folder, copy};

use super::pair::{Pair, long};

/// One side's folder is copied in mid-game, the game goes on for `lines` lines, and the copy is put back.
fn restored(host: bool, lines: usize) {
    let mut pair = Pair::patient();
    let side = pair.side(host);
    let backup = Folder::new("backup");
    side.process.lines(20);
    side.end_life();
    copy(side.folder(), backup.path());
    pair.resume(host);
    pair.side(host).process.lines(lines);
    pair.side(host).end_life();
    assert!(!pair.is_over(host), "put back in mid-game");
    let side = pair.side(host);
    // What a life said that nobody heard before it was killed, and that its own disk does not know any more, was
    // never said. What the other heard stands, and is compared at the end.
    side.told.clear();
    std::fs::remove_dir_all(side.folder()).expect("the folder is there");
    copy(backup.path(), side.folder());
    pair.resume(host);
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
