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
        make_private(path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => {
                StorageFault::NoFolder(path.display().to_string())
            }
            _ => error.into(),
        })?;
        let lock = Readers::Owner.options().truncate(false).open(path.join("lock"))?;
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

/// Who may read a file that is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Readers {
    /// Its owner alone (mode 0600).
    Owner,
    /// Whom the person's own settings allow: a file that is to be handed on.
    AsUsual,
}

impl Readers {
    /// To write a file, and to make it when it is missing.
    fn options(self) -> OpenOptions {
        let mut options = OpenOptions::new();
        options.write(true).create(true);
        #[cfg(unix)]
        if self == Readers::Owner {
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        }
        options
    }
}

/// Writes a file whole or not at all, also in a crash: beside, flushed, then moved into place, and the name flushed too.
/// What lies beside from a crash before is removed first.
pub(crate) fn write_whole(path: &Path, bytes: &[u8], readers: Readers) -> io::Result<()> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let beside = path.with_file_name([name, ".part".as_ref()].join("".as_ref()));
    match fs::remove_file(&beside) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let written = readers.options().create_new(true).open(&beside).and_then(|mut file| {
        io::Write::write_all(&mut file, bytes)?;
        file.sync_all()
    });
    let moved = written.and_then(|()| fs::rename(&beside, path));
    if moved.is_err() {
        drop(fs::remove_file(&beside));
    }
    moved?;
    #[cfg(unix)]
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// Writes a file that a person named: an ordinary one whole or not at all, also where a link leads to it; what is no
/// file (a pipe, a device) is written into and stays what it is.
pub(crate) fn write_named(path: &Path, bytes: &[u8]) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(there) if there.is_file() => write_whole(&fs::canonicalize(path)?, bytes, Readers::AsUsual),
        Ok(_) => io::Write::write_all(&mut OpenOptions::new().write(true).open(path)?, bytes),
        Err(_) => write_whole(path, bytes, Readers::AsUsual),
    }
}

/// Makes a folder, and those above it, when they are missing; only their owner may enter them.
pub(crate) fn make_private(path: &Path) -> io::Result<()> {
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
    #[cfg(unix)]
    fn everything_in_the_folder_is_its_owners_alone() {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
        let path = fresh("rights");
        let folder = Folder::hold(&path).expect("a temporary folder can be made");
        assert_eq!(mode(folder.path()), 0o700);
        assert_eq!(mode(&path.join("lock")), 0o600);
        let key = path.join("key");
        fs::write(path.join("key.part"), b"left by a crash").expect("writable");
        write_whole(&key, b"secret", Readers::Owner).expect("writable");
        assert_eq!(mode(&key), 0o600);
        fs::remove_dir_all(&path).expect("the folder was made here");
    }

    #[test]
    fn a_file_in_the_place_of_the_folder_is_named() {
        let path = fresh("file");
        fs::write(&path, b"a file").expect("a temporary file can be written");
        for there in [path.clone(), path.join("inside")] {
            let fault = Folder::hold(&there).err().expect("no folder can be there");
            assert!(matches!(fault, StorageFault::NoFolder(_)), "{fault:?}");
        }
        fs::remove_file(&path).expect("the file was made here");
    }

    #[test]
    fn a_file_is_written_whole_and_nothing_stays_beside_it() {
        let folder = fresh("whole");
        make_private(&folder).expect("a temporary folder can be made");
        let path = folder.join("a.record");
        write_whole(&path, b"one", Readers::AsUsual).expect("writable");
        write_whole(&path, b"two", Readers::AsUsual).expect("an old file is replaced");
        assert_eq!(fs::read(&path).expect("readable"), b"two");
        assert_eq!(fs::read_dir(&folder).expect("readable").count(), 1);
        fs::remove_dir_all(&folder).expect("the folder was made here");
    }

    #[test]
    #[cfg(unix)]
    fn what_is_no_file_stays_what_it_is_and_a_link_leads_to_the_file() {
        use std::os::unix::fs::{FileTypeExt, symlink};
        write_named(Path::new("/dev/null"), b"one").expect("writable");
        let device = fs::metadata("/dev/null").expect("every system has it").file_type();
        assert!(device.is_char_device());
        let folder = fresh("named");
        make_private(&folder).expect("a temporary folder can be made");
        let error = write_named(&folder, b"one").expect_err("a folder is no file");
        assert_eq!(error.kind(), io::ErrorKind::IsADirectory);
        let (file, link) = (folder.join("file"), folder.join("link"));
        symlink(&file, &link).expect("the folder is ours");
        for bytes in [b"one", b"two"] {
            fs::write(&file, b"old").expect("writable");
            write_named(&link, bytes).expect("writable");
            assert_eq!(fs::read(&file).expect("readable"), bytes);
        }
        assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
        fs::remove_dir_all(&folder).expect("the folder was made here");
    }
}
