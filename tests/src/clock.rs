//! Clocks that a test sets: a library between a process and its system.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::folder::Folder;

/// The clocks of the processes that run by its rules. Needs a C compiler.
pub struct Clock {
    folder: Folder,
}

impl Clock {
    /// Clocks that go right.
    ///
    /// # Panics
    /// There is no compiler.
    pub fn right() -> Clock {
        let clock = Clock { folder: Folder::made("clock") };
        clock.set(0, 0);
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/clock.c");
        let built =
            Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(clock.library()).arg(source).status();
        assert!(built.is_ok_and(|status| status.success()), "cc is needed");
        clock
    }

    /// The command, by these clocks.
    pub fn rules(&self, mut command: Command) -> Command {
        command.env("LD_PRELOAD", self.library()).env("LABIRINTO_CLOCK", self.folder.path().join("clock"));
        command
    }

    /// Puts both clocks forth by so many seconds of where the system's stand. A steady clock must not go back.
    ///
    /// # Panics
    /// The temporary folder cannot be written.
    pub fn set(&self, wall: i64, steady: i64) {
        use std::io::Write;
        // Written in place, as processes look at the file itself.
        let path = self.folder.path().join("clock");
        let file = std::fs::OpenOptions::new().write(true).create(true).truncate(false).open(path);
        let bytes = [wall.to_ne_bytes(), steady.to_ne_bytes()].concat();
        file.and_then(|mut file| file.write_all(&bytes)).expect("the temporary folder can be written");
    }

    fn library(&self) -> PathBuf {
        self.folder.path().join("clock.so")
    }
}
