//! The one file in which a node keeps its games: a key-value store with durable, atomic batches.
//!
//! Keys (numbers high byte first) and values:
//!
//! | key | value |
//! |---|---|
//! | `00` | the schema version, four bytes |
//! | `01 name…` | a setting, UTF-8 |
//! | `02 table[32]` | the head of a game: what the list of games shows, JSON |
//! | `03 table[32] number[8]` | one item that the table saved, in its own form |
//! | `04 table[32] seat[1]` | the desk of a person of this device, in its game's form |
//! | `05 table[32]` | the record of a finished game, in the table's form |
//!
//! Only [`Storage::commit`] writes, and one batch is one durable transaction: either all of it is on the disk
//! when `commit` returns, or none of it ever was (T4).

mod disk;
mod fault;
mod key;

use std::fs;
use std::io;
use std::path::Path;
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use redb::{Database, ReadableDatabase, TableDefinition};

pub use disk::Disk;
pub(crate) use fault::StorageFault;
pub(crate) use key::Key;

/// The version of the layout above. A higher one on disk is refused, never touched.
pub(crate) const SCHEMA: u32 = 1;

/// What the database may keep in memory, in bytes.
const CACHE: usize = 2 * 1024 * 1024;

/// The file's name in the folder.
const FILE: &str = "labirinto.redb";

const STORE: TableDefinition<'static, &[u8], &[u8]> = TableDefinition::new("store");

/// The open store. Reads and writes may come from any thread; a read sees whole batches only, and does not wait for a
/// write that is under way.
pub(crate) struct Storage {
    /// Written only to open the database or to give it up.
    open: RwLock<Option<Database>>,
    folder: std::path::PathBuf,
    disk: Disk,
}

/// A key, or what follows its beginning, and its value.
pub(crate) type Line = (Vec<u8>, Vec<u8>);

/// What is written at once. Later changes of one key win over earlier ones.
#[derive(Default)]
pub(crate) struct Batch {
    changes: Vec<Line>,
}

impl Batch {
    /// Sets `key` to `value`.
    pub(crate) fn put(&mut self, key: Key<'_>, value: impl Into<Vec<u8>>) {
        self.changes.push((key.bytes(), value.into()));
    }

    /// Whether there is nothing to write.
    pub(crate) fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }
}

impl Storage {
    /// Opens the store in `folder`, which exists; makes it when it is missing.
    ///
    /// # Errors
    /// See [`StorageFault`]. The file is untouched then.
    pub(crate) fn open(folder: &Path, disk: Disk) -> Result<Storage, StorageFault> {
        let storage = Storage { open: RwLock::new(None), folder: folder.to_owned(), disk };
        storage.with(|_| Ok(()))?;
        Ok(storage)
    }

    /// Writes the batch durably, whole or not at all.
    ///
    /// # Errors
    /// The disk is full, gone or damaged. Nothing of the batch is on the disk then, and the next call tries
    /// with the store opened anew.
    pub(crate) fn commit(&self, batch: &Batch) -> Result<(), StorageFault> {
        if batch.is_empty() {
            return Ok(());
        }
        self.with(|database| {
            let write = database.begin_write()?;
            {
                let mut store = write.open_table(STORE)?;
                for (key, value) in &batch.changes {
                    store.insert(key.as_slice(), value.as_slice())?;
                }
            }
            write.commit()?;
            Ok(())
        })
    }

    /// The value of `key`.
    ///
    /// # Errors
    /// The disk cannot be read.
    pub(crate) fn read(&self, key: Key<'_>) -> Result<Option<Vec<u8>>, StorageFault> {
        self.with(|database| {
            let store = database.begin_read()?.open_table(STORE)?;
            Ok(store.get(key.bytes().as_slice())?.map(|value| value.value().to_vec()))
        })
    }

    /// Every key that begins with the bytes of `prefix`, without these, and its value, in order.
    ///
    /// # Errors
    /// The disk cannot be read.
    pub(crate) fn list(&self, prefix: Key<'_>) -> Result<Vec<Line>, StorageFault> {
        self.with(|database| {
            let prefix = prefix.bytes();
            let store = database.begin_read()?.open_table(STORE)?;
            let mut found = Vec::new();
            for line in store.range(prefix.as_slice()..)? {
                let (key, value) = line?;
                let Some(rest) = key.value().strip_prefix(prefix.as_slice()) else {
                    break;
                };
                found.push((rest.to_vec(), value.value().to_vec()));
            }
            Ok(found)
        })
    }

    fn with<T>(&self, work: impl FnOnce(&Database) -> Result<T, redb::Error>) -> Result<T, StorageFault> {
        let open = self.opened()?;
        let database = open.as_ref().expect("`opened` gives an open database");
        work(database).map_err(|error| {
            drop(open);
            // After a failed write the database trusts nothing in memory: the next call opens it anew.
            *self.open.write().unwrap_or_else(PoisonError::into_inner) = None;
            error.into()
        })
    }

    fn opened(&self) -> Result<RwLockReadGuard<'_, Option<Database>>, StorageFault> {
        let open = self.open.read().unwrap_or_else(PoisonError::into_inner);
        if open.is_some() {
            return Ok(open);
        }
        drop(open);
        let mut open = self.open.write().unwrap_or_else(PoisonError::into_inner);
        if open.is_none() {
            *open = Some(self.reopen()?);
        }
        Ok(RwLockWriteGuard::downgrade(open))
    }

    fn reopen(&self) -> Result<Database, StorageFault> {
        let path = self.folder.join(FILE);
        if self.disk.lacks(&path) {
            self.make(&path)?;
        }
        self.open_at(&path)
    }

    /// Makes an empty store beside and moves it into place: a power failure while it is made leaves none, never half a
    /// one, which the database could not tell from a damaged one.
    fn make(&self, path: &Path) -> Result<(), StorageFault> {
        let beside = path.with_extension("part");
        match fs::remove_file(&beside) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
        drop(self.open_at(&beside)?);
        fs::rename(&beside, path)?;
        #[cfg(unix)]
        fs::File::open(&self.folder)?.sync_all()?;
        Ok(())
    }

    fn open_at(&self, path: &Path) -> Result<Database, StorageFault> {
        let mut builder = Database::builder();
        builder.set_cache_size(CACHE).set_check_integrity_on_open(true);
        let database = builder.create_with_backend(self.disk.open(path)?)?;
        match schema(&database).map_err(StorageFault::from)? {
            Some(SCHEMA) => Ok(database),
            Some(found) => Err(StorageFault::Newer { found }),
            None => {
                found(&database).map_err(StorageFault::from)?;
                Ok(database)
            }
        }
    }
}

fn schema(database: &Database) -> Result<Option<u32>, redb::Error> {
    let store = match database.begin_read()?.open_table(STORE) {
        Ok(store) => store,
        Err(redb::TableError::TableDoesNotExist(_)) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    let value = store.get(Key::Schema.bytes().as_slice())?;
    let version = value.and_then(|value| value.value().try_into().ok().map(u32::from_be_bytes));
    Ok(Some(version.unwrap_or(u32::MAX)))
}

fn found(database: &Database) -> Result<(), redb::Error> {
    let write = database.begin_write()?;
    write.open_table(STORE)?.insert(Key::Schema.bytes().as_slice(), SCHEMA.to_be_bytes().as_slice())?;
    write.commit()?;
    Ok(())
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod torn;
