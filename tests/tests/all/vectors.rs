//! What may never change: records that were once written verify for ever, and every preimage of docs/protocol.md
//! stands as text in `tests/goldens/vectors/`. `LABIRINTO_REWRITE=1 cargo test -p labirinto-tests vectors` writes the
//! texts anew; the records in `tests/goldens/records/` are never written again.

use std::fmt::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::{env, fs};

use labirinto_games::Seat;
use labirinto_node::identity::Identity;
use labirinto_node::joining::{
    GuestInput, GuestOutput, Guesting, HostInput, HostOutput, Hosting, Invitation,
};
use labirinto_proofs::COMMITMENT_LABEL;
use labirinto_table::{
    Act, DRAW_EXPAND, DRAW_PROMISE, DRAW_RESULT, ENTRY_HASH, Entry, Frame, Hash, Kind, SIGN_ACK, SIGN_CARD,
    SIGN_ENTRY, SIGN_NOTICE, Signature, Terms, codec, preimage,
};
use labirinto_tests::catalogue;
use labirinto_tests::record::{entries_of, second_opinion, verdict};

fn goldens(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens").join(name)
}

fn sample(name: &str) -> Vec<u8> {
    fs::read(goldens("records").join(name)).expect("a record that was once written is kept")
}

fn log(name: &str) -> Vec<Entry> {
    let entries = entries_of(&sample(name));
    entries.iter().map(|bytes| Entry::read(bytes).expect("an old entry stays readable")).collect()
}

fn terms(log: &[Entry]) -> &Terms {
    let Act::Terms(terms) = log[0].act() else { panic!("entry 0 has the terms") };
    terms
}

fn first(log: &[Entry], kind: Kind) -> &Entry {
    log.iter().find(|entry| entry.kind() == kind).expect("the sample has an entry of this kind")
}

/// Lines of a name and bytes in hexadecimal, 48 bytes a line.
struct Vector(String);

impl Vector {
    fn new(title: &str) -> Vector {
        Vector(format!("# {title}\n"))
    }

    fn bytes(mut self, name: &str, bytes: &[u8]) -> Vector {
        self = self.word(name, "");
        for line in bytes.chunks(48) {
            let line = line.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
            writeln!(self.0, "    {line}").expect("a String takes everything");
        }
        self
    }

    fn word(mut self, name: &str, word: &str) -> Vector {
        writeln!(self.0, "{}", format!("{name}: {word}").trim_end()).expect("a String takes everything");
        self
    }
}

fn sha256(bytes: &[u8]) -> [u8; 32] {
    <sha2::Sha256 as sha2::Digest>::digest(bytes).into()
}

fn entry() -> Vector {
    let log = log("labyrinthe-1.labirinto");
    let entry = &log[1];
    let (body, signature) = entry.bytes().split_at(entry.bytes().len() - 64);
    let hashed = preimage(ENTRY_HASH, &[body]);
    assert_eq!(sha256(&hashed), entry.hash().0);
    let key = terms(&log).cards.as_slice()[entry.seat().index()].key;
    assert!(entry.signed(&key));
    Vector::new("Entry 1 of labyrinthe-1 (docs/protocol.md, section 3)")
        .bytes("body", body)
        .bytes("preimage of the hash", &hashed)
        .bytes("hash", &entry.hash().0)
        .bytes("key", &key.0)
        .bytes("preimage of the signature", &preimage(SIGN_ENTRY, &[body]))
        .bytes("signature", signature)
}

fn card() -> Vector {
    let log = log("labyrinthe-1.labirinto");
    let (seat, card) = (Seat::HOST.next(2), &terms(&log).cards.as_slice()[1]);
    assert!(card.certified(log[0].table(), seat));
    let table = log[0].table();
    let fields: &[&[u8]] =
        &[&table.0, &[seat.byte()], &card.key.0, &card.nonce, card.name.as_str().as_bytes()];
    Vector::new("The card of seat 1 of labyrinthe-1 (section 2)")
        .bytes("card", &codec::encode(card))
        .bytes("table", &table.0)
        .bytes("preimage of the certificate", &preimage(SIGN_CARD, fields))
        .bytes("certificate", &card.certificate.0)
}

fn notice() -> Vector {
    let log = log("labyrinthe-1.labirinto");
    let Act::Heed(notices) = first(&log, Kind::Heed).act() else { panic!("a heed") };
    let signed = &notices.as_slice()[0];
    let key = terms(&log).cards.as_slice()[signed.notice.seat.index()].key;
    assert!(signed.signed(&key));
    let bytes = codec::encode(&signed.notice);
    Vector::new("The first notice of labyrinthe-1 (section 7)")
        .bytes("notice", &bytes)
        .bytes("key", &key.0)
        .bytes("preimage of the signature", &preimage(SIGN_NOTICE, &[&bytes]))
        .bytes("signature", &signed.signature.0)
}

fn ack() -> Vector {
    let log = log("toy-1.labirinto");
    let entry = log.iter().find(|entry| !entry.acks().is_empty()).expect("three seats acknowledge");
    let (ack, sequence) = (&entry.acks()[0], entry.sequence() - 1);
    let key = terms(&log).cards.as_slice()[ack.seat.index()].key;
    assert!(ack.signed(entry.table(), sequence, entry.previous(), &key));
    let (table, head) = (entry.table(), entry.previous());
    let fields: &[&[u8]] = &[&table.0, &[ack.seat.byte()], &sequence.to_be_bytes(), &head.0];
    Vector::new("The first acknowledgement of toy-1 (section 3.2)")
        .word("seat", &ack.seat.byte().to_string())
        .word("sequence", &sequence.to_string())
        .bytes("key", &key.0)
        .bytes("preimage of the signature", &preimage(SIGN_ACK, fields))
        .bytes("signature", &ack.signature.0)
}

fn commitment() -> Vector {
    let log = log("labyrinthe-1.labirinto");
    let entry = first(&log, Kind::Open);
    let Act::Open { slot, salt, secret } = entry.act() else { panic!("an opening") };
    let genesis = log[0].hash();
    let fields: &[&[u8]] = &[&genesis.0, &[entry.seat().byte()], &[*slot], salt, secret.as_slice()];
    let hashed = preimage(COMMITMENT_LABEL, fields);
    let committed = log.iter().find_map(|other| match other.act() {
        Act::Commit { commitment, .. } if other.seat() == entry.seat() => Some(commitment.as_slice()),
        _ => None,
    });
    let committed = committed.expect("what is opened was committed to");
    assert_eq!(committed, [&[0], sha256(&hashed).as_slice()].concat());
    Vector::new("The first commitment of labyrinthe-1 and what opens it (section 6, 14)")
        .bytes("salt", salt)
        .bytes("secret", secret.as_slice())
        .bytes("preimage", &hashed)
        .bytes("commitment", committed)
}

fn draw() -> Vector {
    let log = log("labyrinthe-1.labirinto");
    let (genesis, round) = (log[0].hash(), 0u32.to_be_bytes());
    let mut vector = Vector::new("The draw of who begins at labyrinthe-1 (section 5)");
    let mut shown = Vec::new();
    for entry in &log {
        let Act::DrawReveal(share) = entry.act() else { continue };
        let fields: &[&[u8]] = &[&genesis.0, &round, &[entry.seat().byte()], b"starter", share];
        let promise = preimage(DRAW_PROMISE, fields);
        let given = log.iter().find_map(|other| match other.act() {
            Act::DrawPromise(hash) if other.seat() == entry.seat() => Some(*hash),
            _ => None,
        });
        assert_eq!(given, Some(Hash(sha256(&promise))));
        vector = vector.bytes(&format!("preimage of the promise of seat {}", entry.seat().byte()), &promise);
        shown.push(entry.seat().byte());
        shown.extend(share);
    }
    let hashed = preimage(DRAW_RESULT, &[&genesis.0, &round, b"starter", &shown]);
    let expanded = preimage(DRAW_EXPAND, &[&sha256(&hashed), &0u32.to_be_bytes()]);
    let block = sha256(&expanded);
    let value = u32::from_be_bytes([block[0], block[1], block[2], block[3]]) % 2;
    assert_eq!(value, u32::from(first(&log, Kind::Move).seat().byte()), "who was drawn began");
    vector
        .bytes("preimage of the result", &hashed)
        .bytes("preimage of block 0", &expanded)
        .bytes("block 0", &block)
        .word("value below 2", &value.to_string())
}

fn ending() -> Vector {
    let log = log("labyrinthe-1.labirinto");
    let Act::Close(verdict) = first(&log, Kind::Close).act() else { panic!("a verdict") };
    Vector::new("The verdict of labyrinthe-1 (section 8.3)").bytes("verdict", verdict.as_slice())
}

fn frames() -> Vector {
    let log = log("labyrinthe-1.labirinto");
    let table = log[0].table();
    let heads = Frame::Heads { length: 3, head: log[2].hash(), reply: true };
    let (sequence, head) = (2, log[2].hash());
    let ack = labirinto_table::Ack { seat: Seat::HOST, signature: Signature([7; 64]) };
    let one = codec::Bytes::new(log[1].bytes().to_vec()).expect("an entry is within its cap");
    let entries = codec::List::new(vec![one]).expect("one is few");
    Vector::new("Frames between tables (section 11); the signature in the ack is 64 times 07")
        .bytes("heads", &heads.write(table))
        .bytes("entries", &Frame::Entries(entries).write(table))
        .bytes("want", &Frame::Want(5).write(table))
        .bytes("ack", &Frame::Ack(sequence, head, ack).write(table))
}

fn whole() -> Vector {
    Vector::new("The record labyrinthe-1 (section 9)").bytes("file", &sample("labyrinthe-1.labirinto"))
}

fn link() -> Vector {
    let host = Identity::from_secret([1; 32]).peer();
    let addresses: [SocketAddr; 2] = [
        SocketAddr::from(([192, 168, 1, 20], 4017)),
        SocketAddr::from(([0xfd00, 0, 0, 0, 0, 0, 0, 1], 4017)),
    ];
    let invitation = Invitation { protocol: 1, host, nonce: [9; 16], addresses: addresses.to_vec() };
    assert_eq!(Invitation::parse(&invitation.link()), Ok(invitation.clone()));
    Vector::new("A join link (section 13.1): protocol 1, nonce 16 times 09, two addresses")
        .bytes("key", host.as_bytes())
        .word("addresses", "192.168.1.20:4017 [fd00::1]:4017")
        .word("link", &invitation.link())
}

/// The digits of a host and a guest, with all that they say to each other.
fn digits() -> Vector {
    let [host, guest] = [[1; 32], [2; 32]].map(|secret| Identity::from_secret(secret).peer());
    let mut hosting = Hosting::new(host, "Host", 1, 2, [9; 16], [3; 32], 0);
    let (mut guesting, mut guest_does) = Guesting::new(guest, host, "Guest", &[], None, [4; 32], 0);
    let mut host_does = Vec::new();
    let mut vector =
        Vector::new("A joining by digits (section 13): shares 32 times 03 (host) and 04 (guest)")
            .bytes("key of the host", host.as_bytes())
            .bytes("key of the guest", guest.as_bytes());
    let mut shown = Vec::new();
    while !guest_does.is_empty() || !host_does.is_empty() {
        for output in std::mem::take(&mut guest_does) {
            match output {
                GuestOutput::Send(bytes) => {
                    vector = vector.bytes("guest", &bytes);
                    host_does.extend(hosting.handle(HostInput::Frame { peer: guest, bytes: &bytes }, 0));
                }
                GuestOutput::Digits(digits) => {
                    shown.push(digits);
                    guest_does.extend(guesting.handle(GuestInput::Confirm, 0));
                }
                GuestOutput::Joined(members) => assert_eq!(members.len(), 2),
                other => panic!("an honest joining does not end so: {other:?}"),
            }
        }
        for output in std::mem::take(&mut host_does) {
            match output {
                HostOutput::Send { bytes, .. } => {
                    vector = vector.bytes("host", &bytes);
                    guest_does.extend(guesting.handle(GuestInput::Frame(&bytes), 0));
                }
                HostOutput::WantsSeat { peer, .. } => {
                    host_does.extend(hosting.handle(HostInput::Accept(peer), 0));
                }
                HostOutput::Digits(digits) => {
                    shown.push(digits);
                    host_does.extend(hosting.handle(HostInput::Confirm, 0));
                }
                HostOutput::Joined(members) => assert_eq!(members.len(), 2),
                other => panic!("an honest joining does not end so: {other:?}"),
            }
        }
    }
    assert_eq!(shown.len(), 2);
    assert_eq!(shown[0], shown[1]);
    vector.word("digits", &shown[0])
}

#[test]
fn vectors_are_unchanged() {
    let vectors = [
        ("entry", entry()),
        ("card", card()),
        ("notice", notice()),
        ("ack", ack()),
        ("commitment", commitment()),
        ("draw", draw()),
        ("verdict", ending()),
        ("frames", frames()),
        ("record", whole()),
        ("link", link()),
        ("digits", digits()),
    ];
    for (name, Vector(text)) in vectors {
        let file = goldens("vectors").join(format!("{name}.txt"));
        if env::var_os("LABIRINTO_REWRITE").is_some() {
            fs::write(&file, &text).expect("the folder of vectors can be written to");
        }
        let frozen = fs::read_to_string(&file).expect("the vector is kept");
        assert_eq!(text, frozen, "{name}");
    }
}

#[test]
fn released_records_verify_for_ever() {
    let records = ["labyrinthe-1.labirinto", "toy-1.labirinto"].map(sample);
    for (record, theirs) in records.iter().zip(second_opinion("released", &records)) {
        let ours = verdict(record, catalogue());
        assert_eq!(ours.0, 0);
        assert_eq!(ours, theirs);
    }
}
