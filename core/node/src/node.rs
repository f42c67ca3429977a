//! The node: a bounded mailbox in, events out.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use labirinto_games::Seat;

use crate::records::{RecordLine, Replay, Unfinished};
use crate::{Command, Config, Error, Event, Texts, Whose};

/// A table's name: 32 random bytes, written as 64 hex digits. The first 8 digits do for people.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(pub [u8; 32]);

/// Everything of one player's device: tables, links, disk, keys and texts, on one owned runtime. Every method
/// returns at once or reads the local disk; everything else is told by events. Dropping it is like a kill:
/// nothing is lost.
pub struct Node {
    texts: Arc<Texts>,
}

impl Node {
    /// The longest queue of commands not yet taken up.
    pub const MAILBOX: usize = 256;

    /// Opens the node in its folder. `events` is called from the node's own threads, one event at a time.
    ///
    /// # Errors
    /// The folder cannot be made, read or written; another instance has it open (in any process); the database is
    /// damaged or of a newer version.
    pub fn open(config: Config, events: Box<dyn Fn(Event) + Send + Sync>) -> Result<Node, Error> {
        let texts = Texts::new(config.language.unwrap_or_default(), config.catalogue);
        drop(events);
        Ok(Node { texts: Arc::new(texts) })
    }

    /// Puts a command into the mailbox.
    ///
    /// # Errors
    /// The mailbox is full ([`Node::MAILBOX`]), or the node was shut.
    pub fn post(&self, command: Command) -> Result<(), Error> {
        drop(command);
        Err(self.texts.error("mailbox-full", Whose::You, &[]))
    }

    /// Shuts the node: tells the peers, closes the links, gives the folder free. Waits until that is done, at
    /// most 2 seconds.
    pub fn shut(self) {}

    /// This node's words in its current language.
    pub fn texts(&self) -> Arc<Texts> {
        self.texts.clone()
    }

    /// The key of this device as others see it.
    pub fn id(&self) -> &str {
        ""
    }

    /// The name shown to others.
    pub fn name(&self) -> String {
        String::new()
    }

    /// A setting of the shell.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn setting(&self, key: &str) -> Result<Option<String>, Error> {
        let _ = key;
        Ok(None)
    }

    /// The finished games, the latest first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn records(&self) -> Result<Vec<RecordLine>, Error> {
        Ok(Vec::new())
    }

    /// The unfinished games, the latest touched first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn unfinished(&self) -> Result<Vec<Unfinished>, Error> {
        Ok(Vec::new())
    }

    /// The one table, finished or unfinished, whose name begins with `text`.
    ///
    /// # Errors
    /// None does, or several do.
    pub fn find(&self, text: &str) -> Result<TableId, Error> {
        Err(self.texts.error("no-such-table", Whose::You, &[("id", text.into())]))
    }

    /// Writes the record of a finished game to a file. An existing file is replaced whole or not at all.
    ///
    /// # Errors
    /// No such record; the file cannot be written.
    pub fn export(&self, table: TableId, path: &Path) -> Result<(), Error> {
        let _ = path;
        Err(self.texts.error("no-such-table", Whose::You, &[("id", table.to_string().as_str().into())]))
    }

    /// The record of a finished game, to step through.
    ///
    /// # Errors
    /// No such record; the database cannot be read.
    pub fn replay(&self, table: TableId) -> Result<Replay, Error> {
        Err(self.texts.error("no-such-table", Whose::You, &[("id", table.to_string().as_str().into())]))
    }

    /// Takes a record file into the list of finished games. Taking one that is there already changes nothing.
    ///
    /// # Errors
    /// The file cannot be read or is no record that verifies.
    pub fn import(&self, path: &Path) -> Result<TableId, Error> {
        let _ = path;
        Err(self.texts.error("record-unreadable", Whose::Input, &[]))
    }

    /// Every seat number, for shells that list seats before a table exists.
    pub fn seats(count: u8) -> Vec<Seat> {
        Seat::all(count).collect()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(formatter, "{byte:02x}"))
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "TableId({self})")
    }
}

impl FromStr for TableId {
    type Err = ();

    /// Exactly 64 hex digits.
    fn from_str(text: &str) -> Result<TableId, ()> {
        let bytes = data_encoding::HEXLOWER_PERMISSIVE.decode(text.as_bytes()).map_err(drop)?;
        bytes.try_into().map(TableId).map_err(drop)
    }
}
