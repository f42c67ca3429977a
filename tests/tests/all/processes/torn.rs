//! Torn writes below the database on both sides: whatever a dying disk leaves, the game goes on, and nobody signs a
//! second version.

use std::collections::BTreeMap;

use labirinto_node::{Command, Config, Event, Player, TableId, Whose};
use labirinto_tests::board::snake;
use labirinto_tests::device::{Device, config, quick};
use labirinto_tests::folder::Folder;
use labirinto_tests::torn::{Kept, TornDisk};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::pair::{agree, long};

/// How many lives end one write later than the last.
const LIVES: u32 = 90;

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

    /// The system starts again with what is left, and dies again while it starts as often as it is told to; how often.
    fn start_again(&mut self, table: TableId, mut next: impl FnMut(&TornDisk)) -> u32 {
        self.collect();
        self.device = None;
        let mut deaths = 0;
        loop {
            self.disk.revive();
            next(&self.disk);
            self.device = self.open();
            if self.device.is_some() {
                break;
            }
            deaths += 1;
        }
        self.device().post(Command::Resume { table });
        deaths
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

/// One game in which the disk of one side dies again and again, the n-th time as `dies` says for n, until it says
/// nothing; how often it did. The mazes are long, so that there is a game to die in.
fn game(seed: u64, host_dies: bool, mut dies: impl FnMut(u32) -> Option<(u32, Kept)>) -> u32 {
    let mut sides = [Side::new("Ada", seed), Side::new("Ben", seed + 1)];
    let player = || Player { board: Some(snake(9)), ..quick() };
    let (link, _) = sides[0].device().host(&[("size", "9")], player());
    sides[1].device().join(link, player());
    sides[0].device().accept();
    let table = sides[0].device().seated();
    let (mut deaths, mut lives) = (0, 0);
    {
        let [host, guest] = &mut sides;
        let (victim, other) = if host_dies { (host, guest) } else { (guest, host) };
        let mut next = |disk: &TornDisk| {
            match dies(lives) {
                Some((after, kept)) => disk.die(after, kept),
                None => disk.live(),
            }
            lives += 1;
        };
        next(&victim.disk);
        while victim.died() {
            deaths += 1;
            deaths += victim.start_again(table, &mut next);
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

/// T4: the n-th life of a disk ends at its n-th write or flush, so that there is a death at each of them: while it is
/// opened, while the game is taken up, and in every part of a move; each leaves another number of sectors. Then the game
/// goes on; on both sides.
#[test]
fn a_game_goes_on_after_a_death_at_every_write() {
    for host_dies in [true, false] {
        let deaths = game(u64::from(host_dies), host_dies, |life| {
            (life < LIVES).then_some((life, Kept::First(life as usize * 7 % 23)))
        });
        assert_eq!(deaths, LIVES, "the game was over before");
    }
}

/// Each life of a disk ends at a seeded write or flush, with a seeded part of its last sectors; on both sides.
#[test]
fn a_game_goes_on_after_every_torn_write() {
    for seed in 0..if long() { 50 } else { 2 } {
        for host_dies in [true, false] {
            let seed = seed * 2 + u64::from(host_dies);
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let deaths = game(seed, host_dies, |life| {
                let part = [0.0, 0.3, 0.5, 0.9, 1.0][rng.random_range(0..5)];
                (life < 40).then(|| (rng.random_range(0..60), Kept::Part(part)))
            });
            assert_eq!(deaths, 40, "the game was over before");
        }
    }
}
