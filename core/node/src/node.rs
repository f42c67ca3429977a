//! The node: a bounded mailbox in, events out.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use labirinto_games::Text;
use labirinto_table::{NAME_MAX_BYTES, TableId};
use tokio::runtime::Runtime;
use tokio::sync::{mpsc, oneshot};

use crate::folder::{Folder, write_named};
use crate::house::{self, Head, Shared};
use crate::identity::Identity;
use crate::joining::shown_name;
use crate::records::{self, RecordLine, Replay, Unfinished};
use crate::statistics::{self, Statistics};
use crate::storage::{Batch, Key, Storage, StorageFault};
use crate::{Command, Config, Error, Event, Language, Texts, Whose};

/// How long the threads of a node that has ended are waited for. A computer player that thinks is told to stop.
const THREADS_END: Duration = Duration::from_secs(2);

/// Everything of one player's device: tables, links, disk, keys and texts, on one owned runtime. [`Node::post`]
/// returns at once; the reads read the local disk, and none of them waits for a write. Everything else is told by
/// events. Several nodes with different folders live in one process.
///
/// Dropping it is like a kill: what was told is on the disk. When [`Node::shut`] or the drop returns, the folder is
/// free, and neither a thread nor an open file of the node is left (multicast DNS may take a moment more). From inside
/// the callback of events neither waits: the node ends when the callback returns.
pub struct Node {
    commands: mpsc::Sender<Command>,
    texts: Arc<Texts>,
    storage: Arc<Storage>,
    id: String,
    name: Arc<Mutex<String>>,
    catalogue: labirinto_games::Catalogue,
    house: Option<JoinHandle<()>>,
    /// A word shuts the node in order; dropped without a word, it ends at once.
    end: Option<oneshot::Sender<()>>,
    /// Held until the store is closed: the last field is dropped last.
    _folder: Arc<Folder>,
}

impl Node {
    /// The longest queue of commands not yet taken up.
    pub const MAILBOX: usize = 256;

    /// Opens the node in its folder. `events` is called from one of the node's own threads, one event at a time;
    /// nothing else happens in the node meanwhile. An `events` that panics loses its event and nothing else.
    ///
    /// # Errors
    /// The folder cannot be made, read or written; another instance has it open (in this or another process); the
    /// database is damaged or of a newer version; the system has no room for the node's threads.
    pub fn open(config: Config, events: Box<dyn Fn(Event) + Send + Sync>) -> Result<Node, Error> {
        let first = config.language.unwrap_or_else(Language::detect);
        let texts = Texts::new(first, config.catalogue);
        let texts = Arc::new(if config.phone { texts.on_phone() } else { texts });
        let fault = |fault: StorageFault| fault.error(&texts);
        let folder = Arc::new(Folder::hold(&config.folder).map_err(fault)?);
        let storage = Arc::new(Storage::open(folder.path(), config.disk.clone()).map_err(fault)?);
        let settings = Settings { storage: &storage };
        let language = match config.language {
            Some(language) => Some(language),
            None => settings.read("language").map_err(fault)?.and_then(|tag| Language::from_tag(&tag)),
        };
        texts.choose(language.unwrap_or(first));
        let name = match config.name.clone() {
            Some(name) => Some(name),
            None => settings.read("name").map_err(fault)?,
        };
        let name = name.or_else(user_name).map(|name| tidy_name(&name)).filter(|name| !name.is_empty());
        let name = Arc::new(Mutex::new(name.unwrap_or_else(|| texts.say("player-person", &[]))));
        let identity = identity(&config, folder.path(), &texts)?;
        let id = identity.peer().to_string();
        let no_threads = |error: std::io::Error| {
            texts.error("no-threads", Whose::You, &[("detail", (&error.to_string()).into())])
        };
        let runtime = runtime().map_err(no_threads)?;
        let (commands, inbox) = mpsc::channel(Node::MAILBOX);
        let (end, ended) = oneshot::channel();
        let shared = Shared::new(
            &config,
            texts.clone(),
            storage.clone(),
            folder.clone(),
            events,
            identity,
            name.clone(),
        )
        .map_err(|_| texts.explain("no-randomness", Whose::Disk, &Text::key("no-randomness")))?;
        let house = std::thread::Builder::new().name("labirinto-house".to_owned());
        let house = house.spawn(move || {
            runtime.block_on(house::run(shared, inbox, ended));
            runtime.shutdown_timeout(THREADS_END);
        });
        let house = house.map_err(no_threads)?;
        Ok(Node {
            commands,
            texts,
            storage,
            id,
            name,
            catalogue: config.catalogue,
            house: Some(house),
            end: Some(end),
            _folder: folder,
        })
    }

    /// Puts a command into the mailbox.
    ///
    /// # Errors
    /// The mailbox is full ([`Node::MAILBOX`]), or the node was shut.
    pub fn post(&self, command: Command) -> Result<(), Error> {
        self.commands.try_send(command).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => self.texts.error("mailbox-full", Whose::You, &[]),
            mpsc::error::TrySendError::Closed(_) => self.texts.error("shut", Whose::You, &[]),
        })
    }

    /// Shuts the node: does what was posted before, stores what is open, tells the peers, closes the links, gives
    /// the folder free. Waits until that is done: at most 2 seconds for peers that take nothing any more, and as
    /// long as the disk and the callback of events take.
    pub fn shut(mut self) {
        if let Some(end) = self.end.take() {
            // A house that panicked hears nothing; the rest of the end is the drop's.
            let _ = end.send(());
        }
    }

    /// This node's words in its current language.
    pub fn texts(&self) -> Arc<Texts> {
        self.texts.clone()
    }

    /// The key of this device as others see it.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name shown to others.
    pub fn name(&self) -> String {
        self.name.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// A setting of the shell.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn setting(&self, key: &str) -> Result<Option<String>, Error> {
        Settings { storage: &self.storage }.read(&shell_setting(key)).map_err(|fault| self.fault(&fault))
    }

    /// The finished games, the latest first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn records(&self) -> Result<Vec<RecordLine>, Error> {
        let heads = Head::all(&self.storage).map_err(|fault| self.fault(&fault))?;
        let lines =
            heads.iter().filter_map(|(table, head)| head.record_line(*table, self.catalogue, &self.texts));
        Ok(lines.collect())
    }

    /// What the finished games come to, for each game and kind of opponents.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn statistics(&self) -> Result<Vec<Statistics>, Error> {
        let heads = Head::all(&self.storage).map_err(|fault| self.fault(&fault))?;
        Ok(statistics::of_heads(heads.iter().map(|(_, head)| head), self.catalogue, &self.texts))
    }

    /// The unfinished games, the latest touched first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn unfinished(&self) -> Result<Vec<Unfinished>, Error> {
        let heads = Head::all(&self.storage).map_err(|fault| self.fault(&fault))?;
        let lines = heads
            .iter()
            .filter_map(|(table, head)| head.unfinished_line(*table, self.catalogue, &self.texts));
        Ok(lines.collect())
    }

    /// The one table, finished or unfinished, whose name begins with `text`.
    ///
    /// # Errors
    /// None does, or several do.
    pub fn find(&self, text: &str) -> Result<TableId, Error> {
        let heads = Head::all(&self.storage).map_err(|fault| self.fault(&fault))?;
        let text = text.to_ascii_lowercase();
        let mut found =
            heads.iter().map(|(table, _)| *table).filter(|table| table.to_string().starts_with(&text));
        match (found.next(), found.next()) {
            (Some(table), None) => Ok(table),
            (None, _) => Err(self.no_such_table(&text)),
            (Some(_), Some(_)) => {
                Err(self.texts.error("several-tables", Whose::You, &[("id", (&text).into())]))
            }
        }
    }

    /// Writes the record of a finished game to a file. An existing file is replaced whole or not at all; what is no
    /// ordinary file is written into.
    ///
    /// # Errors
    /// No such record, or not yet; the file cannot be written.
    pub fn export(&self, table: TableId, path: &Path) -> Result<(), Error> {
        let record = self.record(table)?;
        write_named(path, &record).map_err(|error| {
            let (path, detail) = (self.texts.of_path(path), self.texts.of_disk(&error));
            self.texts.error(
                "file-unwritable",
                Whose::Disk,
                &[("path", (&path).into()), ("detail", (&detail).into())],
            )
        })
    }

    /// The record of a finished game, to step through.
    ///
    /// # Errors
    /// No such record; the database cannot be read.
    pub fn replay(&self, table: TableId) -> Result<Replay, Error> {
        let name = format!("{:.8}", table.to_string());
        Replay::of_bytes(&self.record(table)?, &name, self.catalogue, &self.texts)
    }

    /// Takes a record file into the list of finished games. Taking one that is there already changes nothing; one of
    /// a game that is unfinished here, where a partner was lost, ends it here too.
    ///
    /// # Errors
    /// The file cannot be read or is no record that verifies.
    pub fn import(&self, path: &Path) -> Result<TableId, Error> {
        let bytes = records::read_file(path, &self.texts)?;
        let report = records::verify_bytes(&bytes, &self.texts.of_path(path), self.catalogue, &self.texts)?;
        if report.state == records::VerifyState::Bad && report.findings.is_empty() {
            let reason = report.lines.iter().find(|line| !line.good).map_or("", |line| line.text.as_str());
            return Err(self.texts.error("record-bad", Whose::Input, &[("reason", reason.into())]));
        }
        let table = report.table;
        let known = Head::read(&self.storage, table).map_err(|fault| self.fault(&fault))?;
        let says_more = match &known {
            None => true,
            Some(head) => head.ended.is_none() && report.state != records::VerifyState::Unfinished,
        };
        if says_more {
            let mut batch = Batch::default();
            batch.put(Key::Head(table), known.unwrap_or_default().ended_by(&report).bytes());
            batch.put(Key::Record(table), bytes);
            self.storage.commit(&batch).map_err(|fault| self.fault(&fault))?;
        }
        Ok(table)
    }

    fn record(&self, table: TableId) -> Result<Vec<u8>, Error> {
        let record = self.storage.read(Key::Record(table)).map_err(|fault| self.fault(&fault))?;
        if let Some(record) = record {
            return Ok(record);
        }
        let head = self.storage.read(Key::Head(table)).map_err(|fault| self.fault(&fault))?;
        Err(match head {
            Some(_) => self.texts.error("record-not-yet", Whose::You, &[]),
            None => self.no_such_table(&table.to_string()),
        })
    }

    fn fault(&self, fault: &StorageFault) -> Error {
        fault.error(&self.texts)
    }

    fn no_such_table(&self, id: &str) -> Error {
        self.texts.error("no-such-table", Whose::You, &[("id", id.into())])
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        drop(self.end.take());
        if let Some(house) = self.house.take()
            && house.thread().id() != std::thread::current().id()
        {
            // A house that panicked has told so already; its folder is free all the same.
            drop(house.join());
        }
    }
}

/// The settings of the store.
struct Settings<'a> {
    storage: &'a Storage,
}

impl Settings<'_> {
    fn read(&self, key: &str) -> Result<Option<String>, StorageFault> {
        let value = self.storage.read(Key::Setting(key))?;
        Ok(value.and_then(|value| String::from_utf8(value).ok()))
    }
}

/// The key under which a shell's setting is stored.
pub(crate) fn shell_setting(key: &str) -> String {
    format!("shell/{key}")
}

/// A name as it can be shown and as a table takes it: at most 40 characters and [`NAME_MAX_BYTES`] bytes; empty when
/// nothing is left.
pub(crate) fn tidy_name(name: &str) -> String {
    let mut tidy: String = shown_name(name).unwrap_or_default().chars().take(40).collect();
    while tidy.len() > NAME_MAX_BYTES {
        tidy.pop();
    }
    tidy.trim_end().to_owned()
}

fn user_name() -> Option<String> {
    ["USER", "USERNAME"].iter().find_map(|variable| std::env::var(variable).ok())
}

fn identity(config: &Config, folder: &Path, texts: &Texts) -> Result<Identity, Error> {
    let opened = match (config.seed, &config.identity) {
        // A seeded run repeats its keys too; its folder keeps none.
        (Some(seed), _) => Ok(Identity::from_secret(seed)),
        (None, Some(identity)) => Ok(identity.clone()),
        (None, None) => Identity::open(&folder.join("identity.key")),
    };
    opened.map_err(|error| {
        texts.explain(error.code(), Whose::Disk, &error.text(|source| texts.of_disk(source)))
    })
}

fn runtime() -> std::io::Result<Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .thread_name("labirinto")
        .enable_all()
        .build()
}
