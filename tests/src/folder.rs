//! The folder of a test.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};

/// A place of a test's own under the temporary folder, removed when it is dropped.
pub struct Folder(PathBuf);

impl Folder {
    /// A fresh place where nothing is yet.
    pub fn new(name: &str) -> Folder {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        Folder(std::env::temp_dir().join(format!("labirinto-{name}-{}-{number}", std::process::id())))
    }

    /// A fresh folder.
    ///
    /// # Panics
    /// It cannot be made.
    pub fn made(name: &str) -> Folder {
        let folder = Folder::new(name);
        std::fs::create_dir_all(folder.path()).expect("a temporary folder can be made");
        folder
    }

    /// Where.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that was never made needs no removal.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Copies a folder to where nothing is yet.
///
/// # Panics
/// It cannot be copied.
pub fn copy(from: &Path, to: &Path) {
    let copied = Command::new("cp").arg("-r").arg(from).arg(to).status();
    assert!(copied.is_ok_and(|status| status.success()), "cp -r {} {}", from.display(), to.display());
}
