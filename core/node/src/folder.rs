//! The folder of a node: made when missing, its owner's alone, one node at a time.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::storage::StorageFault;

/// The folder, held by a lock on a file in it. The system gives the lock free when the process ends, however it ends.
pub(crate) struct Folder {
    path: PathBuf,
    lock: File,
}

impl Folder {
    /// Makes the folder when it is missing (only its owner may enter it) and takes the lock.
    ///
    /// # Errors
    /// Another node holds it, in any process; or the system refuses.
    pub(crate) fn hold(path: &Path) -> Result<Folder, StorageFault> {
        make(path)?;
        let lock = OpenOptions::new().write(true).create(true).truncate(false).open(path.join("lock"))?;
        match lock.try_lock() {
            Ok(()) => Ok(Folder { path: path.to_owned(), lock }),
            Err(TryLockError::WouldBlock) => Err(StorageFault::InUse),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // The lock belongs to every copy of the open file, and a process that another thread is just starting has one
        // until it runs its own program: only giving it up in words ends it at once. If that fails, closing does.
        let _ = self.lock.unlock();
    }
}

/// Writes a file whole or not at all: beside, flushed, then moved into place.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let beside = path.with_file_name([name, ".part".as_ref()].join("".as_ref()));
    let written = File::create(&beside).and_then(|mut file| {
        io::Write::write_all(&mut file, bytes)?;
        file.sync_all()
    });
    let moved = written.and_then(|()| fs::rename(&beside, path));
    if moved.is_err() {
        drop(fs::remove_file(&beside));
    }
    moved
}

fn make(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fresh(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("labirinto-{name}-{}", std::process::id()))
    }

    #[test]
    fn a_folder_is_held_by_one_node_at_a_time() {
        let path = fresh("folder").join("deep");
        let first = Folder::hold(&path).expect("a temporary folder can be made");
        assert!(matches!(Folder::hold(&path), Err(StorageFault::InUse)));
        drop(first);
        Folder::hold(&path).expect("the lock is free again");
        fs::remove_dir_all(fresh("folder")).expect("the folder was made here");
    }

    #[test]
    fn a_process_that_is_being_started_does_not_hold_on_to_a_folder() {
        let path = fresh("copied");
        let first = Folder::hold(&path).expect("a temporary folder can be made");
        let copied = first.lock.try_clone().expect("a file can be copied as a fork copies it");
        drop(first);
        Folder::hold(&path).expect("the lock is free although the file is open");
        drop(copied);
        fs::remove_dir_all(&path).expect("the folder was made here");
    }

    #[test]
    fn a_file_is_written_whole_and_nothing_stays_beside_it() {
        let folder = fresh("whole");
        make(&folder).expect("a temporary folder can be made");
        let path = folder.join("a.record");
        write_whole(&path, b"one").expect("writable");
        write_whole(&path, b"two").expect("an old file is replaced");
        assert_eq!(fs::read(&path).expect("readable"), b"two");
        assert_eq!(fs::read_dir(&folder).expect("readable").count(), 1);
        fs::remove_dir_all(&folder).expect("the folder was made here");
    }
}
