//! Torn writes below the database on both sides: whatever a dying disk leaves, the game goes on, and nobody signs a
//! second version.

use std::collections::BTreeMap;

use labirinto_node::{Command, Config, Event, TableId, Whose};
use labirinto_tests::device::{Device, Folder, config, quick};
use labirinto_tests::torn::TornDisk;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::pair::{agree, long};

struct Side {
    folder: Folder,
    disk: TornDisk,
    name: &'static str,
    device: Option<Device>,
    told: BTreeMap<u64, String>,
    record: Option<std::path::PathBuf>,
}

impl Side {
    fn new(name: &'static str, seed: u64) -> Side {
        let (folder, disk) = (Folder::new("torn"), TornDisk::new(seed));
        let mut side = Side { folder, disk, name, device: None, told: BTreeMap::new(), record: None };
        side.device = side.open();
        side
    }

    /// `None`: the disk died while it was opened.
    fn open(&self) -> Option<Device> {
        let config = Config { disk: self.disk.disk(), ..config(self.folder.path(), self.name) };
        match Device::open(config) {
            Ok(device) => Some(device),
            Err(error) => {
                assert!(self.disk.is_dead(), "what a dying disk leaves can be opened: {error:?}");
                None
            }
        }
    }

    fn device(&mut self) -> &mut Device {
        self.device.as_mut().expect("it lives")
    }

    /// Waits for the death of the disk or for the record; whether it died.
    fn died(&mut self) -> bool {
        let record = self.device().until("a death or a record", |event| match event {
            Event::Error { error, .. } if error.whose == Whose::Disk => Some(None),
            Event::Record { path, .. } => Some(Some(path.clone())),
            _ => None,
        });
        self.record.clone_from(&record);
        record.is_none()
    }

    /// The system starts again with what is left, and dies again while it starts as often as it is told to.
    fn start_again(&mut self, table: TableId, mut next: impl FnMut(&TornDisk)) {
        self.collect();
        self.device = None;
        while self.device.is_none() {
            self.disk.revive();
            next(&self.disk);
            self.device = self.open();
        }
        self.device().post(Command::Resume { table });
    }

    fn collect(&mut self) {
        let seen = self.device.as_ref().map(|device| device.seen.as_slice()).unwrap_or_default();
        for event in seen {
            if let Event::Entry { line, .. } = event {
                let earlier = self.told.insert(line.sequence, line.hash.clone());
                assert!(
                    earlier.is_none_or(|earlier| earlier == line.hash),
                    "two versions of {}",
                    line.sequence
                );
            }
        }
    }
}

/// One game in which the disk of one side dies again and again; how often it did. Large, so that it is long enough to die in.
fn game(seed: u64, host_dies: bool) -> u32 {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut sides = [Side::new("Ada", seed), Side::new("Ben", seed + 1)];
    let (link, _) = sides[0].device().host(&[("size", "10")], quick());
    sides[1].device().join(link, quick());
    sides[0].device().accept();
    let table = sides[0].device().until("a table", |event| match event {
        Event::Seated { table, .. } => Some(*table),
        _ => None,
    });
    let (mut deaths, mut lives) = (0, 0);
    {
        let [host, guest] = &mut sides;
        let (victim, other) = if host_dies { (host, guest) } else { (guest, host) };
        let mut next = |disk: &TornDisk| {
            let kept = [0.0, 0.3, 0.5, 0.9, 1.0][rng.random_range(0..5)];
            disk.die(rng.random_range(0..60), kept);
            lives += 1;
            if lives > 60 {
                disk.live();
            }
        };
        next(&victim.disk);
        while victim.died() {
            deaths += 1;
            victim.start_again(table, &mut next);
        }
        assert!(!other.died());
    }
    sides.iter_mut().for_each(Side::collect);
    let records = sides.each_ref().map(|side| {
        let path = side.record.as_ref().expect("told");
        std::fs::read(path).expect("the record is written")
    });
    agree(&records[0], &records[1]);
    for (sequence, hash) in &sides[0].told {
        assert!(sides[1].told.get(sequence).is_none_or(|other| other == hash), "two versions of {sequence}");
    }
    deaths
}

/// Each life of a disk ends at a seeded write or flush, with a seeded part of its last sectors; on both sides.
#[test]
fn a_game_goes_on_after_every_torn_write() {
    let games = if long() { 200 } else { 3 };
    let deaths: u32 = (0..games).flat_map(|seed| [game(seed * 2, true), game(seed * 2 + 1, false)]).sum();
    assert!(deaths >= games as u32 * 20, "{deaths} deaths are too few to mean anything");
}
