//! A game as one file: whole, changed, cut, forged, of another version.

use labirinto_proofs::Finding;
use labirinto_table::{Entry, Grade, Kind, Misread, Phase, RecordFault, Standing, VERSION, verify};
use labirinto_tests::catalogue;
use labirinto_tests::forge::{Forger, body_of};
use labirinto_tests::net::{Net, apart};
use sha2::{Digest, Sha256};

fn game(patience: u64) -> Net {
    let mut net = Net::new(catalogue(), &apart("labyrinthe", 2, &[]), 3);
    net.patience = patience;
    net.link_all();
    assert!(net.finish(60_000));
    net
}

/// A record of these entries, as the specification has it, made without the program's own writer.
fn file(entries: &[Vec<u8>]) -> Vec<u8> {
    let mut file = b"labirinto".to_vec();
    file.push(VERSION);
    file.extend((entries.len() as u32).to_be_bytes());
    for entry in entries {
        file.extend((entry.len() as u32).to_be_bytes());
        file.extend(entry);
    }
    file.extend([0; 8]);
    let checksum: [u8; 32] = Sha256::digest(&file).into();
    file.extend(checksum);
    file
}

fn bytes(net: &Net) -> Vec<Vec<u8>> {
    net.table(0).entries().iter().map(|entry| entry.bytes().to_vec()).collect()
}

#[test]
fn both_devices_write_the_same_record_and_it_is_honest() {
    let net = game(6);
    let record = net.table(0).record();
    assert_eq!(record, net.table(1).record());
    assert_eq!(record, file(&bytes(&net)), "the layout is the documented one");
    let report = verify(&record, catalogue()).expect("a whole record");
    assert_eq!(report.grade(), Grade::Honest);
    assert_eq!((report.phase, report.awaits), (Phase::Over, None));
    assert_eq!(report.entries as usize, net.table(0).entries().len());
    assert!(report.seats.iter().all(|seat| seat.finding == Finding::Honest));
    assert_eq!(report.standing, net.table(0).standing());
    assert_eq!(report.seats[1].name, "Player 1");
}

#[test]
fn every_changed_byte_is_noticed() {
    let record = game(3).table(0).record();
    for at in 0..record.len() {
        let mut changed = record.clone();
        changed[at] ^= 0x40;
        let fault = verify(&changed, catalogue()).expect_err("a changed byte is noticed");
        let told = matches!(fault, RecordFault::Changed { .. } | RecordFault::Unreadable);
        assert!(told, "byte {at}: {fault:?}");
        assert!(!fault.text().key.is_empty());
    }
}

#[test]
fn a_changed_entry_is_named() {
    let net = game(3);
    let record = net.table(0).record();
    let mut at = 14;
    for (sequence, entry) in net.table(0).entries().iter().enumerate() {
        let mut changed = record.clone();
        changed[at + 4 + entry.bytes().len() - 70] ^= 1;
        let fault = verify(&changed, catalogue()).expect_err("a changed byte is noticed");
        assert_eq!(fault, RecordFault::Changed { sequence: Some(sequence as u64) });
        at += 4 + entry.bytes().len();
    }
}

#[test]
fn a_cut_file_is_no_record() {
    let record = game(2).table(0).record();
    for length in 0..record.len() {
        let fault = verify(&record[..length], catalogue()).expect_err("a cut file is noticed");
        assert!(
            matches!(fault, RecordFault::Unreadable | RecordFault::Changed { .. }),
            "{length}: {fault:?}"
        );
    }
}

/// A log that ends early is valid as far as it goes, and says who owes what.
#[test]
fn a_truncated_log_is_unfinished() {
    let net = game(3);
    let all = bytes(&net);
    for length in 1..all.len() {
        let report = verify(&file(&all[..length]), catalogue()).expect("a beginning of a valid log is valid");
        assert_eq!(report.grade(), Grade::Unfinished, "{length}");
        let awaits = report.awaits.expect("something is owed");
        let next = Entry::read(&all[length]).expect("an entry");
        if next.kind() != Kind::Heed {
            assert_eq!((awaits.seat, awaits.kind), (next.seat(), next.kind()));
        }
    }
}

#[test]
fn a_log_put_together_by_somebody_else_is_forged() {
    let net = game(3);
    let all = bytes(&net);
    let swapped: Vec<Vec<u8>> = [&all[..3], &[all[4].clone(), all[3].clone()], &all[5..]].concat();
    let gap: Vec<Vec<u8>> = [&all[..3], &all[4..]].concat();
    let twice: Vec<Vec<u8>> = [&all[..3], &all[2..]].concat();
    for forged in [swapped, gap, twice] {
        let fault = verify(&file(&forged), catalogue()).expect_err("it does not follow");
        assert!(matches!(fault, RecordFault::Forged { .. }), "{fault:?}");
    }
    assert_eq!(verify(&file(&[]), catalogue()).err().map(|fault| fault.text().key), Some("record-forged"));
}

/// An entry that its writer signed although it breaks a rule cannot stand in a log, whoever writes the file.
#[test]
fn a_bad_entry_in_the_log_is_named() {
    let net = game(3);
    let forger = Forger::new(&net, 1);
    let mut all = bytes(&net);
    let at = net
        .table(0)
        .entries()
        .iter()
        .position(|entry| entry.seat() == forger.seat && entry.kind() == Kind::Close);
    let at = at.expect("the guest signed the verdict");
    let mut body = body_of(&net.table(0).entries()[at]);
    body.act = labirinto_table::Act::Agree;
    all[at] = forger.sign_body(&body);
    let fault = verify(&file(&all), catalogue()).expect_err("it breaks a rule");
    assert!(matches!(fault, RecordFault::Forged { sequence, .. } if sequence == at as u64), "{fault:?}");
}

#[test]
fn other_versions_and_games_are_told_apart() {
    let net = game(2);
    let mut newer = b"labirinto".to_vec();
    newer.extend([VERSION + 1, 1, 2, 3]);
    let checksum: [u8; 32] = Sha256::digest(&newer).into();
    newer.extend(checksum);
    assert_eq!(verify(&newer, catalogue()), Err(RecordFault::Version(VERSION + 1)));
    let record = net.table(0).record();
    assert!(matches!(verify(&record, &[]), Err(RecordFault::Game { .. })));
    assert!(matches!(Entry::read(&[9; 100]), Err(Misread::Version(9))));
    assert_eq!(verify(b"", catalogue()), Err(RecordFault::Unreadable));
    assert_eq!(verify(&[0; 5000], catalogue()), Err(RecordFault::Unreadable));
}

#[test]
fn a_record_of_a_running_game_holds_no_secret() {
    let mut net = Net::new(catalogue(), &apart("labyrinthe", 2, &[]), 3);
    net.patience = 100;
    net.link_all();
    net.run(60_000, |net| net.table(0).entries().len() > 30);
    let record = net.table(0).record();
    for place in 0..2 {
        let seat = labirinto_games::Seat::all(2).nth(place).expect("two seats");
        let keeper = net.table(place).keeper(seat).expect("the match is open");
        let secret = keeper.secret(0).expect("it committed").reveal().to_vec();
        assert!(!record.windows(secret.len()).any(|window| window == secret));
    }
    assert!(matches!(net.table(0).standing(), Standing::Running));
    let report = verify(&record, catalogue()).expect("valid as far as it goes");
    assert_eq!(report.grade(), Grade::Unfinished);
}
