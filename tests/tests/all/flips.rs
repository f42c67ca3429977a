//! Every bit of every message of one golden game, flipped before it is signed: else only the signature would be
//! tested. Each flip is refused at once, or found at the end, or is another choice that its seat was free to make.

use labirinto_games::Seat;
use labirinto_table::{
    Act, Entry, Frame, Input, Kind, Notice, Phase, Saying, Seats, Standing, Table, codec, verify,
};
use labirinto_tests::catalogue;
use labirinto_tests::forge::{Forger, entries};
use labirinto_tests::net::{Net, apart};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

fn golden() -> Net {
    let mut net = Net::new(catalogue(), &apart("labyrinthe", 2, &[("starter", "draw")]), 11);
    net.patience = 3;
    net.link_all();
    assert!(net.finish(60_000));
    net
}

/// What a device stored before it had the entry at `sequence`.
fn disk_before(net: &Net, place: usize, sequence: usize) -> Vec<labirinto_table::Saved> {
    let entry = net.table(place).entries()[sequence].bytes();
    let disk = &net.places[place].disk;
    let at = disk.iter().position(|saved| saved.bytes.ends_with(entry)).expect("it was stored");
    disk[..at].to_vec()
}

#[test]
fn no_flipped_bit_passes() {
    let net = golden();
    let forgers = [Forger::new(&net, 0), Forger::new(&net, 1)];
    let mut free = Vec::new();
    for (sequence, entry) in net.table(0).entries().iter().enumerate() {
        let (writer, victim) = (entry.seat().index(), 1 - entry.seat().index());
        let disk = disk_before(&net, victim, sequence);
        let body = &entry.bytes()[..entry.bytes().len() - 64];
        let mut table = fresh(&disk, &net, writer);
        for bit in 0..body.len() * 8 {
            let mut flipped = body.to_vec();
            flipped[bit / 8] ^= 1 << (bit % 8);
            let signed = forgers[writer].sign_bytes(flipped);
            let bytes = entries(net.table(0).id(), vec![signed.clone()]);
            let mut rng = ChaCha20Rng::seed_from_u64(1);
            let outputs = table.handle(Input::Frame { from: net.device(writer), bytes }, 2, &mut rng);
            let accused = matches!(table.standing(), Standing::Stopped { seat, .. } if seat != entry.seat());
            assert!(!accused, "{sequence} {bit}: {:?}", table.standing());
            if table.entries().len() > sequence {
                assert_eq!(table.entries()[sequence].bytes(), signed);
                free.push((entry.kind(), bit));
                assert_free_choice(&net, &table, sequence, entry);
            }
            if !outputs.is_empty() {
                table = fresh(&disk, &net, writer);
            }
        }
    }
    let kinds: Vec<Kind> = [Kind::Terms, Kind::DrawPromise, Kind::Commit, Kind::Move, Kind::Answer].into();
    assert!(free.iter().all(|(kind, _)| kinds.contains(kind)), "{free:?}");
    assert!(free.len() > 100, "promises and commitments are free");
}

fn fresh(disk: &[labirinto_table::Saved], net: &Net, writer: usize) -> Table {
    let (mut table, _) = Table::restore(catalogue(), disk).expect("a beginning of a disk can be taken up");
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    table.handle(Input::Linked(net.device(writer)), 1, &mut rng);
    let length = table.entries().len() as u64;
    let head = table.entries().last().map_or(labirinto_table::Hash::NONE, Entry::hash);
    let heads = Frame::Heads { length, head, reply: false }.write(table.id());
    table.handle(Input::Frame { from: net.device(writer), bytes: heads }, 1, &mut rng);
    table
}

/// A promise or commitment that was changed cannot be opened; another move is another move; a false answer is
/// legal until the audit, which knows the secret.
fn assert_free_choice(net: &Net, table: &Table, sequence: usize, golden: &Entry) {
    match (golden.act(), table.entries()[sequence].act()) {
        (Act::Terms(golden), Act::Terms(flipped)) => {
            assert_ne!(golden.options, flipped.options, "the host proposes what it likes; the guest sees it");
            assert_eq!(
                (golden.game, golden.rules, &golden.cards),
                (flipped.game, flipped.rules, &flipped.cards)
            );
        }
        (Act::DrawPromise(golden), Act::DrawPromise(flipped)) => assert_ne!(golden, flipped),
        (
            Act::Commit { slot, commitment, public },
            Act::Commit { slot: at, commitment: bytes, public: ends },
        ) => {
            assert_eq!(slot, at);
            assert!(commitment != bytes || public != ends);
        }
        (Act::Move(golden), Act::Move(flipped)) => assert_ne!(golden, flipped),
        (Act::Answer { answer, .. }, Act::Answer { answer: flipped, proof }) => {
            assert_ne!(answer, flipped);
            assert!(proof.as_slice().is_empty());
            let place = golden.seat().index();
            let keeper = net.table(place).keeper(golden.seat()).expect("its keeper");
            let asked = state_before(net, sequence);
            assert_eq!(keeper.answer(asked.as_ref()).as_deref(), Some(answer.as_slice()), "the audit tells");
        }
        (golden, flipped) => panic!("{golden:?} became {flipped:?}"),
    }
    assert_ne!(table.phase(), Phase::Over);
    assert!(!matches!(table.standing(), Standing::Stopped { seat, .. } if seat != golden.seat()));
}

fn state_before(net: &Net, sequence: usize) -> Box<dyn labirinto_games::Match> {
    let mut found = None;
    net.table(0).replay(&mut |at, before, _, _| {
        if at == sequence as u64 {
            found = Some(before.copy());
        }
    });
    found.expect("the entry is a step of the game")
}

/// Every bit of a notice, flipped before it is signed: it says something else or nothing, accuses nobody but its
/// speaker, and the record stays one that verifies.
#[test]
fn no_flipped_bit_of_a_notice_spoils_the_record() {
    let net = golden();
    let moved = net.table(0).entries().iter().position(|entry| entry.kind() == Kind::Move);
    let disk = disk_before(&net, 0, moved.expect("somebody moved"));
    let (forger, speaker) = (Forger::new(&net, 1), Seat::HOST.next(2));
    let last = fresh(&disk, &net, 1).entries().last().expect("the log has begun").clone();
    for (ahead, saying) in [(0, Saying::OfferDraw), (9, Saying::End(Seats::of([Seat::HOST])))] {
        let notice = codec::encode(&Notice {
            version: labirinto_table::VERSION,
            table: net.table(0).id(),
            seat: speaker,
            counter: 1,
            sequence: last.sequence() + ahead,
            head: last.hash(),
            saying,
        });
        let mut kept = 0;
        for bit in 0..notice.len() * 8 {
            let mut flipped = notice.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            let mut table = fresh(&disk, &net, 1);
            let (from, bytes) = (net.device(1), forger.sign_notice(&flipped));
            table.handle(Input::Frame { from, bytes }, 2, &mut ChaCha20Rng::seed_from_u64(1));
            let accused = matches!(table.standing(), Standing::Stopped { seat, .. } if seat != speaker);
            assert!(!accused, "{bit}: {:?}", table.standing());
            kept += table.unheeded().len();
            let verified = verify(&table.record(), catalogue());
            assert!(verified.is_ok(), "{bit}: {verified:?}");
        }
        assert!(kept > 0, "other counters and places to come are as good");
    }
}

/// Every bit of every frame on the wire: no flip panics, none accuses, none is applied.
#[test]
fn no_flipped_bit_of_a_frame_accuses_anybody() {
    let mut net = Net::new(catalogue(), &apart("labyrinthe", 2, &[("starter", "draw")]), 11);
    net.patience = 1;
    net.wire = Some(Vec::new());
    net.link_all();
    assert!(net.finish(60_000));
    let whole = net.table(1).entries().len();
    let wire = net.wire.take().expect("it was kept");
    let (mut table, _) = Table::restore(catalogue(), &net.places[1].disk).expect("it is whole");
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    table.handle(Input::Linked(net.device(0)), 1, &mut rng);
    for (from, to, bytes) in wire.iter().filter(|(_, to, _)| *to == 1) {
        assert_eq!((*from, *to), (0, 1));
        for bit in (0..bytes.len() * 8).step_by(if bytes.len() > 400 { 7 } else { 1 }) {
            let mut flipped = bytes.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            table.handle(Input::Frame { from: net.device(0), bytes: flipped }, 1, &mut rng);
        }
    }
    assert_eq!(table.entries().len(), whole);
    assert!(matches!(table.standing(), Standing::Finished(_)), "{:?}", table.standing());
    assert_eq!(Seat::HOST.index(), 0);
}
