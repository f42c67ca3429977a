//! A shell for tests: a folder, a core in it, and a patient ear.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use labirinto_ffi::{Chair, Core, Event, Failure, Listener, ListenerFailed, Setup};

/// The longest wait for anything. A test that gets what it waits for waits no longer than that takes.
const PATIENCE: Duration = Duration::from_secs(90);

/// A folder of a test, removed when it is dropped.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        Folder(std::env::temp_dir().join(format!("labirinto-face-{}-{number}", std::process::id())))
    }

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

struct Ear(Mutex<Sender<Event>>);

impl Listener for Ear {
    fn told(&self, event: Event) -> Result<(), ListenerFailed> {
        let sender = self.0.lock().expect("no test panics while it sends");
        sender.send(event).map_err(|_| ListenerFailed::Thrown { reason: "nobody listens".to_owned() })
    }
}

/// A core and what it told.
pub struct Shell {
    pub core: Arc<Core>,
    events: Receiver<Event>,
}

/// 127.0.0.1 alone, English.
pub fn setup(folder: &Path, name: &str) -> Setup {
    Setup {
        folder: folder.display().to_string(),
        name: Some(name.to_owned()),
        locale: Some("en".to_owned()),
        listen: vec!["127.0.0.1:0".to_owned()],
        secret: None,
    }
}

pub fn person() -> Chair {
    Chair { computer: None, name: None }
}

pub fn computer(level: u8) -> Chair {
    Chair { computer: Some(level), name: None }
}

impl Shell {
    pub fn try_open(folder: &Folder, name: &str) -> Result<Shell, Failure> {
        let (sender, events) = channel();
        let core = Core::open(setup(folder.path(), name), Arc::new(Ear(Mutex::new(sender))))?;
        Ok(Shell { core, events })
    }

    pub fn open(folder: &Folder, name: &str) -> Shell {
        Shell::try_open(folder, name).expect("a free folder")
    }

    /// Waits until something is told that `wanted` takes.
    pub fn until<T>(&self, what: &str, mut wanted: impl FnMut(&Event) -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        let mut told = Vec::new();
        while let Ok(event) = self.events.recv_timeout(end.saturating_duration_since(Instant::now())) {
            if let Some(taken) = wanted(&event) {
                return taken;
            }
            told.push(format!("{event:?}").chars().take(80).collect::<String>());
        }
        panic!("{what} did not come; told were {} events, the last {:?}", told.len(), told.last());
    }

    /// The room that is opened next.
    pub fn room(&self) -> u64 {
        self.until("a room", |event| match event {
            Event::Opened { room, .. } => Some(*room),
            _ => None,
        })
    }
}
