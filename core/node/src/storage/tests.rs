//! What the store promises, on a disk in memory.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};

use redb::StorageBackend;

use super::{Batch, Disk, Key, SCHEMA, Storage, StorageFault};
use crate::TableId;

const TABLE: TableId = TableId([7; 32]);

/// A disk in memory that survives its backend and can be full.
#[derive(Clone, Debug, Default)]
struct Memory {
    bytes: Arc<Mutex<Vec<u8>>>,
    full: Arc<AtomicBool>,
    /// While somebody holds it, the disk takes its time to make a write last; `waits` says so.
    slow: Arc<Mutex<()>>,
    waits: Arc<Waits>,
}

/// Says once that the disk waits.
#[derive(Debug, Default)]
struct Waits(Mutex<bool>, Condvar);

impl Waits {
    fn tell(&self) {
        *self.0.lock().expect("no test panics here") = true;
        self.1.notify_all();
    }

    fn wait(&self) {
        let waits = self.0.lock().expect("no test panics here");
        drop(self.1.wait_while(waits, |waits| !*waits).expect("no test panics here"));
    }
}

impl Memory {
    fn disk(&self) -> Disk {
        let memory = self.clone();
        Disk::Made(Arc::new(move || Ok(Box::new(memory.clone()))))
    }

    fn check(&self) -> io::Result<()> {
        match self.full.load(Ordering::SeqCst) {
            true => Err(io::ErrorKind::StorageFull.into()),
            false => Ok(()),
        }
    }
}

impl StorageBackend for Memory {
    fn len(&self) -> io::Result<u64> {
        Ok(self.bytes.lock().expect("no test panics while it holds the bytes").len() as u64)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
        let bytes = self.bytes.lock().expect("no test panics while it holds the bytes");
        let offset = offset as usize;
        let found = bytes.get(offset..offset + out.len()).ok_or(io::ErrorKind::UnexpectedEof)?;
        out.copy_from_slice(found);
        Ok(())
    }

    fn set_len(&self, len: u64) -> io::Result<()> {
        self.check()?;
        self.bytes.lock().expect("no test panics while it holds the bytes").resize(len as usize, 0);
        Ok(())
    }

    fn sync_data(&self) -> io::Result<()> {
        if self.slow.try_lock().is_err() {
            self.waits.tell();
            drop(self.slow.lock());
        }
        self.check()
    }

    fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
        self.check()?;
        let mut bytes = self.bytes.lock().expect("no test panics while it holds the bytes");
        bytes[offset as usize..offset as usize + data.len()].copy_from_slice(data);
        Ok(())
    }
}

fn open(memory: &Memory) -> Result<Storage, StorageFault> {
    Storage::open(std::path::Path::new("unused"), memory.disk())
}

fn put(storage: &Storage, key: Key<'_>, value: &[u8]) -> Result<(), StorageFault> {
    let mut batch = Batch::default();
    batch.put(key, value);
    storage.commit(&batch)
}

#[test]
fn what_was_committed_is_there_after_the_store_is_dropped() {
    let memory = Memory::default();
    let storage = open(&memory).expect("an empty disk takes a store");
    for number in [3, 1, 2, 300] {
        put(&storage, Key::Item(TABLE, number), &[number as u8]).expect("the disk has space");
    }
    put(&storage, Key::Item(TableId([8; 32]), 1), b"other").expect("the disk has space");
    drop(storage);
    let storage = open(&memory).expect("the store is whole");
    let items = storage.list(Key::Items(TABLE)).expect("the store is whole");
    let values: Vec<u8> = items.iter().map(|(_, value)| value[0]).collect();
    assert_eq!(values, [1, 2, 3, 44], "in the order of their numbers, and of this table only");
}

#[test]
fn a_full_disk_is_named_keeps_what_was_there_and_takes_the_batch_later() {
    let memory = Memory::default();
    let storage = open(&memory).expect("an empty disk takes a store");
    put(&storage, Key::Setting("theme"), b"dark").expect("the disk has space");
    memory.full.store(true, Ordering::SeqCst);
    let fault = put(&storage, Key::Setting("theme"), b"light").expect_err("the disk is full");
    assert!(matches!(fault, StorageFault::Full), "{fault:?}");
    memory.full.store(false, Ordering::SeqCst);
    assert_eq!(storage.read(Key::Setting("theme")).expect("readable").as_deref(), Some(b"dark".as_slice()));
    put(&storage, Key::Setting("theme"), b"light").expect("there is space again");
    assert_eq!(storage.read(Key::Setting("theme")).expect("readable").as_deref(), Some(b"light".as_slice()));
}

#[test]
fn a_read_does_not_wait_for_a_write() {
    let memory = Memory::default();
    let storage = Arc::new(open(&memory).expect("an empty disk takes a store"));
    put(&storage, Key::Setting("theme"), b"dark").expect("the disk has space");
    let held = memory.slow.lock().expect("no test panics while it holds the disk up");
    let writer = std::thread::spawn({
        let storage = storage.clone();
        move || put(&storage, Key::Setting("theme"), b"light")
    });
    memory.waits.wait();
    let (told, read) = std::sync::mpsc::channel();
    std::thread::spawn({
        let storage = storage.clone();
        move || told.send(storage.read(Key::Setting("theme")))
    });
    let before = read.recv_timeout(std::time::Duration::from_secs(60)).expect("read during the write");
    assert_eq!(before.expect("readable").as_deref(), Some(b"dark".as_slice()));
    drop(held);
    writer.join().expect("the writer does not panic").expect("the disk has space");
    assert_eq!(storage.read(Key::Setting("theme")).expect("readable").as_deref(), Some(b"light".as_slice()));
}

#[test]
fn a_newer_schema_is_refused_and_untouched() {
    let memory = Memory::default();
    let storage = open(&memory).expect("an empty disk takes a store");
    put(&storage, Key::Schema, &(SCHEMA + 1).to_be_bytes()).expect("the disk has space");
    drop(storage);
    let fault = open(&memory).err().expect("a newer schema is refused");
    assert!(matches!(fault, StorageFault::Newer { found } if found == SCHEMA + 1), "{fault:?}");
}

#[test]
fn a_damaged_store_is_named() {
    let memory = Memory::default();
    drop(open(&memory).expect("an empty disk takes a store"));
    let whole = memory.bytes.lock().expect("no test panics while it holds the bytes").clone();
    for (at, what) in [(0, "the magic number"), (64, "a commit slot"), (4096, "a page")] {
        let mut torn = whole.clone();
        torn[at..at + 512].fill(0xA5);
        if at == 64 {
            torn[64..320].fill(0x5A);
        }
        *memory.bytes.lock().expect("no test panics while it holds the bytes") = torn;
        match open(&memory) {
            Ok(storage) => drop(storage.list(Key::Heads)),
            Err(fault) => assert!(matches!(fault, StorageFault::Damaged(_)), "{what}: {fault:?}"),
        }
    }
}

#[test]
fn a_store_whose_making_was_cut_off_is_made_anew() {
    let folder = std::env::temp_dir().join(format!("labirinto-part-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder can be made");
    std::fs::write(folder.join("labirinto.part"), [0; 5000]).expect("writable");
    for theme in [b"dark".as_slice(), b"light"] {
        let storage = Storage::open(&folder, Disk::Folder).expect("what was cut off is not in the way");
        put(&storage, Key::Setting("theme"), theme).expect("the disk has space");
    }
    let files: Vec<_> =
        std::fs::read_dir(&folder).expect("readable").flatten().map(|file| file.file_name()).collect();
    assert_eq!(files, ["labirinto.redb"]);
    std::fs::remove_dir_all(&folder).expect("the folder was made here");
}
