//! Records for tests: whole games played by tables in one process, changed bytes, and the second verifier.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use labirinto_games::Catalogue;
use labirinto_table::{Grade, RecordFault};
use sha2::{Digest, Sha256};

use crate::catalogue;
use crate::net::{Layout, Net};

/// The net after a whole game over good links. `chatter` as in [`Net::chatter`].
///
/// # Panics
/// The game does not end.
pub fn played(layout: &Layout, seed: u64, chatter: u32) -> Net {
    let mut net = Net::new(catalogue(), layout, seed);
    net.patience = 40;
    net.chatter = chatter;
    net.link_all();
    assert!(net.finish(9_000_000), "{layout:?} {seed}: {:?}", net.table(0).entitled());
    net
}

/// The record with the bit `1 << bit` of byte `place` turned over; with `whole`, under a checksum that fits.
pub fn flipped(record: &[u8], place: usize, bit: u8, whole: bool) -> Vec<u8> {
    let mut changed = record.to_vec();
    changed[place] ^= 1 << bit;
    if whole { summed(changed[..changed.len() - 32].to_vec()) } else { changed }
}

/// These bytes with their checksum after them.
pub fn summed(mut body: Vec<u8>) -> Vec<u8> {
    let checksum = Sha256::digest(&body);
    body.extend(checksum);
    body
}

/// The entries of a whole record, as they stand in the file.
///
/// # Panics
/// The record is cut within its entries.
pub fn entries_of(record: &[u8]) -> Vec<Vec<u8>> {
    let number = |at: usize| {
        let bytes = record.get(at..at + 4).and_then(|bytes| bytes.try_into().ok());
        u32::from_be_bytes(bytes.expect("a whole record")) as usize
    };
    let mut at = 14;
    let mut entries = Vec::new();
    for _ in 0..number(10) {
        entries.push(record[at + 4..at + 4 + number(at)].to_vec());
        at += 4 + number(at);
    }
    entries
}

/// A record of these entries alone.
pub fn record_of(entries: &[Vec<u8>]) -> Vec<u8> {
    let mut file = b"labirinto\x01".to_vec();
    file.extend((entries.len() as u32).to_be_bytes());
    for entry in entries {
        file.extend((entry.len() as u32).to_be_bytes());
        file.extend(entry);
    }
    file.extend([0; 8]);
    summed(file)
}

/// The exit status that `labirinto verify` has for this record, with the line of each seat as the second verifier
/// prints it.
pub fn verdict(record: &[u8], catalogue: Catalogue) -> (u8, Vec<String>) {
    match labirinto_table::verify(record, catalogue) {
        Err(RecordFault::Changed { .. } | RecordFault::Forged { .. }) => (1, Vec::new()),
        Err(RecordFault::Unreadable) => (3, Vec::new()),
        Err(RecordFault::Version(_) | RecordFault::Game { .. }) => (6, Vec::new()),
        Ok(report) => {
            let seats = report.seats.iter().map(|seat| {
                use labirinto_proofs::Finding;
                let found = match &seat.finding {
                    Finding::Honest => "honest".to_owned(),
                    Finding::NotOpened => "not opened".to_owned(),
                    Finding::Cheat { sequence, clause, .. } => format!("cheat at entry {sequence}: {clause}"),
                };
                format!("seat {} '{}': {found}", seat.seat.byte(), seat.name)
            });
            let status = match report.grade() {
                Grade::Honest => 0,
                Grade::Cheat => 1,
                Grade::Unfinished => 7,
            };
            (status, seats.collect())
        }
    }
}

/// What the second verifier (`tests/verifier/verify.py`) says of each record: its exit status and its lines on the
/// seats. One process reads them all.
///
/// # Panics
/// There is no `python3`, or the verifier fails instead of judging.
pub fn second_opinion(name: &str, records: &[Vec<u8>]) -> Vec<(u8, Vec<String>)> {
    let folder = std::env::temp_dir().join(format!("labirinto-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("the temporary folder can be written");
    let paths: Vec<PathBuf> =
        (0..records.len()).map(|number| folder.join(format!("{number}.labirinto"))).collect();
    for (path, record) in paths.iter().zip(records) {
        fs::write(path, record).expect("the temporary folder can be written");
    }
    let verifier = Path::new(env!("CARGO_MANIFEST_DIR")).join("verifier/verify.py");
    let output = Command::new("python3").arg("-B").arg(verifier).args(&paths).output();
    let output = output.expect("python3 is needed: the second verifier runs in it");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    fs::remove_dir_all(&folder).expect("the temporary folder is ours");
    assert!(errors.is_empty(), "the second verifier failed:\n{errors}");
    let mut opinions = Vec::new();
    let mut seats = Vec::new();
    for line in said.lines() {
        let next = paths.get(opinions.len()).map_or(String::new(), |path| path.display().to_string());
        if let Some(rest) = line.strip_prefix(&format!("{next}: ")) {
            let status = rest.rsplit(['(', ')']).nth(1).and_then(|status| status.parse().ok());
            opinions.push((status.expect("the last line tells the status"), std::mem::take(&mut seats)));
        } else if line.starts_with("seat ") {
            seats.push(line.to_owned());
        }
    }
    assert_eq!(opinions.len(), records.len(), "{said}");
    let worst = opinions.iter().map(|(status, _)| *status).find(|status| *status != 0).unwrap_or(0);
    assert_eq!(
        output.status.code(),
        Some(i32::from(worst)),
        "the exit status is that of the first bad record"
    );
    opinions
}
