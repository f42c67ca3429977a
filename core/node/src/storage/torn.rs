//! T4 at the store: the power fails at every write, and every number of 512-byte sectors of what was not flushed is on
//! the disk. The store opens, and holds whole batches only: all that were committed, and perhaps the one in progress.

use std::collections::BTreeSet;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};

use redb::StorageBackend;

use super::{Batch, Disk, Key, Storage};
use crate::TableId;

const SECTOR: usize = 512;
const TABLE: TableId = TableId([7; 32]);

/// One call of the database.
#[derive(Clone, Debug)]
enum Call {
    Length(usize),
    Write(usize, Vec<u8>),
    Flush,
}

/// A disk in memory that remembers every call that changed it.
#[derive(Clone, Debug, Default)]
struct Recorded(Arc<Mutex<(Vec<u8>, Vec<Call>)>>);

impl Recorded {
    fn holding(image: Vec<u8>) -> Recorded {
        Recorded(Arc::new(Mutex::new((image, Vec::new()))))
    }

    fn open(&self) -> Storage {
        let disk = self.clone();
        let disk = Disk::Made(Arc::new(move || Ok(Box::new(disk.clone()))));
        Storage::open(Path::new("unused"), disk).expect("what a power failure leaves can be opened")
    }

    fn state(&self) -> MutexGuard<'_, (Vec<u8>, Vec<Call>)> {
        self.0.lock().expect("no test panics while it holds the bytes")
    }

    fn take(&self, call: Call) {
        let mut state = self.state();
        apply(&mut state.0, &call);
        state.1.push(call);
    }
}

impl StorageBackend for Recorded {
    fn len(&self) -> io::Result<u64> {
        Ok(self.state().0.len() as u64)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
        let offset = offset as usize;
        let state = self.state();
        out.copy_from_slice(state.0.get(offset..offset + out.len()).ok_or(io::ErrorKind::UnexpectedEof)?);
        Ok(())
    }

    fn set_len(&self, len: u64) -> io::Result<()> {
        self.take(Call::Length(len as usize));
        Ok(())
    }

    fn sync_data(&self) -> io::Result<()> {
        self.take(Call::Flush);
        Ok(())
    }

    fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
        self.take(Call::Write(offset as usize, data.to_vec()));
        Ok(())
    }
}

fn apply(image: &mut Vec<u8>, call: &Call) {
    match call {
        Call::Length(length) => image.resize(*length, 0),
        Call::Write(offset, data) => image[*offset..offset + data.len()].copy_from_slice(data),
        Call::Flush => {}
    }
}

/// How many items the store holds: always the first ones, each as it was put.
fn held(storage: &Storage) -> usize {
    let items = storage.list(Key::Items(TABLE)).expect("what could be opened can be read");
    for (index, (_, value)) in items.iter().enumerate() {
        assert_eq!(value, &item(index), "item {index}");
    }
    items.len()
}

fn item(index: usize) -> Vec<u8> {
    vec![index as u8; 150 + 90 * (index % 3)]
}

#[test]
fn a_power_failure_at_every_write_leaves_whole_batches_only() {
    const BATCHES: usize = 8;
    let disk = Recorded::default();
    let storage = disk.open();
    let mut committed = vec![disk.state().1.len()];
    for index in 0..BATCHES {
        let mut batch = Batch::default();
        batch.put(Key::Item(TABLE, index as u64 + 1), item(index));
        batch.put(Key::Head(TABLE), format!("{index}"));
        storage.commit(&batch).expect("there is space");
        committed.push(disk.state().1.len());
    }
    let calls = disk.state().1.clone();
    // What lies on the disk for sure, what a running system sees, and the sectors in which they differ.
    let (mut flushed, mut seen, mut dirty) = (Vec::new(), Vec::new(), BTreeSet::new());
    let mut failures = 0;
    for (index, call) in calls.iter().enumerate() {
        apply(&mut seen, call);
        match call {
            // A system keeps the length of a file in its journal.
            Call::Length(length) => flushed.resize(*length, 0),
            Call::Write(offset, data) => {
                dirty.extend(offset / SECTOR..(offset + data.len()).div_ceil(SECTOR));
            }
            Call::Flush => {
                flushed.clone_from(&seen);
                dirty.clear();
            }
        }
        // A store is made beside and moved into place when it is whole.
        if index < committed[0] {
            continue;
        }
        let whole = committed.iter().filter(|end| **end <= index + 1).count().saturating_sub(1);
        let mut image = flushed.clone();
        for sector in [None].into_iter().chain(dirty.iter().copied().map(Some)) {
            if let Some(from) = sector.map(|sector| sector * SECTOR) {
                let to = seen.len().min(from + SECTOR);
                image[from..to].copy_from_slice(&seen[from..to]);
            }
            let found = held(&Recorded::holding(image.clone()).open());
            assert!(found == whole || found == whole + 1, "call {index}: {found} of {whole}");
            failures += 1;
        }
    }
    assert!(
        calls.len() > BATCHES * 3 && failures > calls.len() * 2,
        "{failures} failures, {} calls",
        calls.len()
    );
}
