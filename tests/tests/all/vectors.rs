//! Frozen records of this version, and the second verifier, which shares no code with ours
//! (`tests/python/verify.py`, written from `docs/protocol.md`).

use std::path::{Path, PathBuf};
use std::process::Command;

use labirinto_table::{Grade, verify};
use labirinto_tests::catalogue;
use labirinto_tests::net::{Net, apart};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The exit status and the lines of the second verifier on this record.
fn second(record: &[u8], name: &str) -> (Option<i32>, Vec<String>) {
    let file = std::env::temp_dir().join(format!("labirinto-{}-{name}", std::process::id()));
    std::fs::write(&file, record).expect("the temporary folder can be written to");
    let output = Command::new("python3").arg(folder("python/verify.py")).arg(&file).output();
    let output = output.expect("python3 is installed, as CONTRIBUTING says");
    std::fs::remove_file(&file).expect("it was just written");
    let lines = String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect();
    (output.status.code(), lines)
}

fn game(name: &'static str, seats: usize) -> Vec<u8> {
    let mut net = Net::new(catalogue(), &apart(name, seats, &[]), 21);
    net.patience = if seats == 2 { 6 } else { 200 };
    net.link_all();
    assert!(net.finish(60_000));
    net.table(0).record()
}

/// Records that this version wrote stay readable for ever, and honest. `LABIRINTO_FREEZE=1` writes those that
/// are not there yet; none is ever written again.
#[test]
fn frozen_records_verify() {
    for (name, seats) in [("labyrinthe", 2), ("toy", 3)] {
        let file = folder("vectors").join(format!("{name}-1.record"));
        if std::env::var_os("LABIRINTO_FREEZE").is_some() && !file.exists() {
            std::fs::write(&file, game(name, seats)).expect("the folder of vectors can be written to");
        }
        let record = std::fs::read(&file).expect("the vector is in the repository");
        let report = verify(&record, catalogue()).expect("an old record stays readable");
        assert_eq!(report.grade(), Grade::Honest);
        let (status, lines) = second(&record, name);
        assert_eq!(status, Some(0), "{lines:?}");
        assert_eq!(lines.len() as u64, report.entries);
    }
}

#[test]
fn the_second_verifier_agrees_about_fresh_and_damaged_records() {
    for (name, seats) in [("labyrinthe", 2), ("toy", 4)] {
        let record = game(name, seats);
        let report = verify(&record, catalogue()).expect("a fresh record");
        let (status, lines) = second(&record, &format!("{name}-fresh"));
        assert_eq!((status, lines.len() as u64), (Some(0), report.entries), "{lines:?}");
        for at in [3, 9, 20, record.len() / 2, record.len() - 1] {
            let mut changed = record.clone();
            changed[at] ^= 1;
            let (status, lines) = second(&changed, &format!("{name}-{at}"));
            assert_ne!(status, Some(0), "byte {at}: {lines:?}");
            assert!(verify(&changed, catalogue()).is_err());
        }
    }
}
