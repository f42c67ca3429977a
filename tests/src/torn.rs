//! A disk that dies: what was not flushed before is there in part, by sectors of 512 bytes.

use std::collections::BTreeSet;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use labirinto_node::Disk;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use redb::StorageBackend;

const SECTOR: usize = 512;

/// What is there after a death of that which was written since the last flush.
#[derive(Clone, Copy, Debug)]
pub enum Kept {
    /// About this part of its sectors, whichever: a disk writes them in any order.
    Part(f64),
    /// The first so many sectors.
    First(usize),
}

/// A disk in memory that outlives every database on it.
#[derive(Clone, Debug)]
pub struct TornDisk(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    /// What is there after a death.
    durable: Vec<u8>,
    /// What a living system reads.
    seen: Vec<u8>,
    /// The sectors that differ.
    dirty: BTreeSet<usize>,
    /// After so many writes and flushes it dies.
    left: Option<u32>,
    kept: Kept,
    dead: bool,
    deaths: u32,
    rng: ChaCha8Rng,
}

impl TornDisk {
    /// An empty disk; the seed says what each death leaves.
    pub fn new(seed: u64) -> TornDisk {
        TornDisk(Arc::new(Mutex::new(State {
            durable: Vec::new(),
            seen: Vec::new(),
            dirty: BTreeSet::new(),
            left: None,
            kept: Kept::First(0),
            dead: false,
            deaths: 0,
            rng: ChaCha8Rng::seed_from_u64(seed),
        })))
    }

    /// For the configuration of a node. A life that ended can do nothing to the disk of the next.
    pub fn disk(&self) -> Disk {
        let disk = self.clone();
        Disk::Made(Arc::new(move || {
            let life = disk.state().deaths;
            Ok(Box::new(Life { disk: disk.clone(), life }))
        }))
    }

    /// Dies at the write or flush after `after` others, and leaves `kept` of what was not flushed.
    pub fn die(&self, after: u32, kept: Kept) {
        let mut state = self.state();
        (state.left, state.kept) = (Some(after), kept);
    }

    /// Does not die any more.
    pub fn live(&self) {
        self.state().left = None;
    }

    /// Whether it is dead.
    pub fn is_dead(&self) -> bool {
        self.state().dead
    }

    /// The system starts again with what is left.
    pub fn revive(&self) {
        let mut state = self.state();
        state.seen = state.durable.clone();
        state.dirty.clear();
        state.dead = false;
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The disk as one start of the system sees it.
#[derive(Debug)]
struct Life {
    disk: TornDisk,
    life: u32,
}

impl Life {
    fn alive(&self) -> io::Result<MutexGuard<'_, State>> {
        let state = self.disk.state();
        if state.dead || state.deaths != self.life {
            Err(io::Error::other("the disk is gone"))
        } else {
            Ok(state)
        }
    }
}

impl State {
    /// Counts a write or flush; dies when its time has come.
    fn step(&mut self) -> io::Result<()> {
        match &mut self.left {
            None => Ok(()),
            Some(0) => {
                self.left = None;
                self.dead = true;
                self.deaths += 1;
                for (index, sector) in std::mem::take(&mut self.dirty).into_iter().enumerate() {
                    let kept = match self.kept {
                        Kept::Part(part) => self.rng.random_bool(part),
                        Kept::First(count) => index < count,
                    };
                    if kept {
                        self.keep(sector);
                    }
                }
                Err(io::Error::other("the disk died"))
            }
            Some(left) => {
                *left -= 1;
                Ok(())
            }
        }
    }

    fn keep(&mut self, sector: usize) {
        let from = sector * SECTOR;
        let to = self.seen.len().min(from + SECTOR);
        if self.durable.len() < to {
            self.durable.resize(to, 0);
        }
        if from < to {
            self.durable[from..to].copy_from_slice(&self.seen[from..to]);
        }
    }
}

impl StorageBackend for Life {
    fn len(&self) -> io::Result<u64> {
        Ok(self.alive()?.seen.len() as u64)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
        let state = self.alive()?;
        let from = offset as usize;
        let found = state.seen.get(from..from + out.len()).ok_or(io::ErrorKind::UnexpectedEof)?;
        out.copy_from_slice(found);
        Ok(())
    }

    fn set_len(&self, len: u64) -> io::Result<()> {
        // A system keeps the length of a file in its journal: it is there after a death.
        let mut state = self.alive()?;
        state.seen.resize(len as usize, 0);
        state.durable.resize(len as usize, 0);
        state.step()
    }

    fn sync_data(&self) -> io::Result<()> {
        let mut state = self.alive()?;
        state.step()?;
        for sector in std::mem::take(&mut state.dirty) {
            state.keep(sector);
        }
        Ok(())
    }

    fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
        let mut state = self.alive()?;
        let from = offset as usize;
        state.seen[from..from + data.len()].copy_from_slice(data);
        state.dirty.extend(from / SECTOR..=(from + data.len().max(1) - 1) / SECTOR);
        state.step()
    }
}
