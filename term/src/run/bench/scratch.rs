//! A folder that is gone after the measurement.

use std::{fs, path::PathBuf};

use labirinto_node::{Error, Whose};

use crate::{run::Context, trouble::trouble};

/// A folder below the system's temporary one; removed when dropped.
pub struct Scratch(pub PathBuf);

impl Scratch {
    /// A fresh folder for the measurement called `name`.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn new(context: &Context, name: &str) -> Result<Scratch, Error> {
        let folder = std::env::temp_dir().join(format!("labirinto-bench-{name}-{}", std::process::id()));
        let scratch = Scratch(folder);
        fs::create_dir_all(&scratch.0).map_err(|error| scratch.failed(context, &error))?;
        Ok(scratch)
    }

    /// That the folder does not do what was asked of it.
    pub fn failed(&self, context: &Context, error: &std::io::Error) -> Error {
        let (path, why) = (self.0.display().to_string(), context.texts.of_disk(error));
        let arguments = [("path", (&path).into()), ("why", (&why).into())];
        trouble(&context.texts, "folder-unwritable", Whose::Disk, &arguments)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be removed is the system's to clean.
        let _ = fs::remove_dir_all(&self.0);
    }
}
