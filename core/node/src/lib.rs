//! The only crate with sockets, disk, operating-system randomness and a wall clock: links, storage,
//! discovery, keys, texts, and the actor that joins them to the tables.
//!
//! Deliberately absent: how a game is played or proven, and any word of how a shell draws. A shell (the
//! terminal, later the phones) knows this crate's public face and nothing below it: [`Node`] with its
//! [`Command`]s in and [`Event`]s out, the synchronous reads of [`records`], and [`Texts`].

mod chance;
mod command;
mod config;
pub mod discovery;
mod error;
mod event;
mod folder;
mod house;
pub mod identity;
pub mod joining;
mod language;
pub mod links;
mod node;
mod player;
pub mod records;
pub mod statistics;
mod storage;
mod texts;

/// The name of a table, and the options that belong to every table, for the menus of shells and for games without one.
pub use labirinto_table::{Starter, TableId, settle, table_options};

/// The games, for the parts of a shell that need no node (boards as text, move counts, simulations) and
/// for the shapes of a [`Scene`](labirinto_games::Scene).
pub use labirinto_games as games;

pub use command::{Command, NearId, NoticeKind, Target};
pub use config::{Config, Discover, Listen};
pub use error::{Error, Whose};
pub use event::{
    Clock, Event, Finding, HistoryLine, Near, PeerState, Phase, Qr, Result, Room, SeatFinding, SeatLine,
    Status,
};
pub use house::{LONGEST_THOUGHT, thought};
pub use language::Language;
pub use node::Node;
pub use player::{Player, PlayerKind};
pub use storage::Disk;
pub use texts::{Texts, Word};
