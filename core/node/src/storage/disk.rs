//! Where the store's bytes lie.

use std::fmt;
use std::fs::OpenOptions;
use std::io;
use std::path::Path;
use std::sync::Arc;

use redb::StorageBackend;
use redb::backends::FileBackend;

use super::StorageFault;

/// Where the store's bytes lie. Tests put a disk here that tears writes, fills up, or dies.
#[derive(Clone, Default)]
pub enum Disk {
    /// A file in the node's folder.
    #[default]
    Folder,
    /// What this makes, each time the store is opened.
    Made(Arc<dyn Fn() -> io::Result<Box<dyn StorageBackend>> + Send + Sync>),
}

impl Disk {
    /// Whether there is no file yet where one should be.
    pub(super) fn lacks(&self, path: &Path) -> bool {
        matches!(self, Disk::Folder) && !path.exists()
    }

    pub(super) fn open(&self, path: &Path) -> Result<Backend, StorageFault> {
        let backend = match self {
            Disk::Made(make) => make()?,
            Disk::Folder => {
                let mut options = OpenOptions::new();
                options.read(true).write(true).create(true).truncate(false);
                #[cfg(unix)]
                std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
                let file = options.open(path)?;
                Box::new(FileBackend::new(file).map_err(redb::Error::from)?) as Box<dyn StorageBackend>
            }
        };
        Ok(Backend(backend))
    }
}

impl fmt::Debug for Disk {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Disk::Folder => "Folder",
            Disk::Made(_) => "Made",
        })
    }
}

/// A boxed backend as a backend.
#[derive(Debug)]
pub(super) struct Backend(Box<dyn StorageBackend>);

impl StorageBackend for Backend {
    fn len(&self) -> io::Result<u64> {
        self.0.len()
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
        self.0.read(offset, out)
    }

    fn set_len(&self, len: u64) -> io::Result<()> {
        self.0.set_len(len)
    }

    fn sync_data(&self) -> io::Result<()> {
        self.0.sync_data()
    }

    fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
        self.0.write(offset, data)
    }

    fn close(&self) -> io::Result<()> {
        self.0.close()
    }
}
