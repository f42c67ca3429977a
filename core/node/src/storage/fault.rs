//! What can be wrong with the disk.

use std::io;

use crate::{Error, Texts, Whose};

/// What can be wrong with the disk. Nothing was lost: what was on it before is on it now.
#[derive(Debug, thiserror::Error)]
pub(crate) enum StorageFault {
    /// Another instance, in this or another process, has the folder open.
    #[error("the folder is in use")]
    InUse,
    /// There is a file where the folder should be.
    #[error("{0} is no folder")]
    NoFolder(String),
    /// The folder or a file in it may not be read or written.
    #[error("no rights: {0}")]
    NoRights(io::Error),
    /// No space is left.
    #[error("the disk is full")]
    Full,
    /// The store was written by a newer version of this program.
    #[error("schema {found} is newer")]
    Newer {
        /// The version found.
        found: u32,
    },
    /// The store is damaged.
    #[error("damaged: {0}")]
    Damaged(String),
    /// The disk failed in another way.
    #[error("the disk failed: {0}")]
    Failed(io::Error),
}

impl StorageFault {
    /// The same for a person.
    pub(crate) fn error(&self, texts: &Texts) -> Error {
        let error = |code, detail: &str| texts.error(code, Whose::Disk, &[("detail", detail.into())]);
        match self {
            StorageFault::InUse => error("folder-in-use", ""),
            StorageFault::NoFolder(path) => texts.error("no-folder", Whose::You, &[("path", path.into())]),
            StorageFault::NoRights(detail) => error("no-rights", &texts.of_disk(detail)),
            StorageFault::Full => error("disk-full", ""),
            StorageFault::Newer { .. } => texts.error("storage-newer", Whose::Versions, &[]),
            StorageFault::Damaged(detail) => error("storage-damaged", detail),
            StorageFault::Failed(detail) => error("disk-failed", &texts.of_disk(detail)),
        }
    }
}

impl From<io::Error> for StorageFault {
    fn from(error: io::Error) -> StorageFault {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::WriteZero => {
                StorageFault::Full
            }
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                StorageFault::NoRights(error)
            }
            io::ErrorKind::InvalidData => StorageFault::Damaged(error.to_string()),
            _ => StorageFault::Failed(error),
        }
    }
}

impl From<redb::Error> for StorageFault {
    fn from(error: redb::Error) -> StorageFault {
        match error {
            redb::Error::DatabaseAlreadyOpen => StorageFault::InUse,
            redb::Error::Io(error) => error.into(),
            redb::Error::PreviousIo | redb::Error::DatabaseClosed => {
                StorageFault::Failed(io::Error::other(error.to_string()))
            }
            other => StorageFault::Damaged(other.to_string()),
        }
    }
}

impl From<redb::DatabaseError> for StorageFault {
    fn from(error: redb::DatabaseError) -> StorageFault {
        redb::Error::from(error).into()
    }
}
