//! What a node is opened with.

use std::net::SocketAddr;
use std::path::PathBuf;

use labirinto_games::{Catalogue, GAMES};

use crate::identity::Identity;
use crate::{Disk, Language};

/// What a node is opened with.
#[derive(Clone)]
pub struct Config {
    /// The folder that holds everything of this node: identity key, database, records. Made when missing,
    /// readable by its owner only. One node at a time, in any process.
    pub folder: PathBuf,
    /// The name shown to others. A label, never an identity. `None`: the one stored last, else the user's name
    /// in the environment, else a word in the user's language.
    pub name: Option<String>,
    /// The language of every word that comes out of this node. `None`: the one stored last, else the environment's.
    pub language: Option<Language>,
    /// The games on offer.
    pub catalogue: Catalogue,
    /// Where others can reach this node. Nothing is opened before a table is hosted, joined or resumed.
    pub listen: Listen,
    /// Whether tables are announced and looked for on the local network.
    pub discover: Discover,
    /// All randomness of this node comes from here: the same seed, the same games. `None`: the operating system.
    /// Only for games in which nothing is secret from a person (the demonstration, tests).
    pub seed: Option<[u8; 32]>,
    /// Who this device is, where the shell keeps the key in a safer place than the folder (a phone's keychain).
    /// `None`: the key is kept in the folder.
    pub identity: Option<Identity>,
    /// Where the database lies.
    pub disk: Disk,
    /// Whether this is the app of a phone: words of advice name no option of the command line then.
    pub phone: bool,
}

/// Where a node listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Listen {
    /// On no address: a node that dials only.
    Nowhere,
    /// On every private address of this device, at a free port.
    Private,
    /// On these addresses; port 0 is any free port.
    On(Vec<SocketAddr>),
}

/// Whether tables are announced and looked for on the local network, by DNS-SD, while a join screen is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discover {
    /// Never: nothing is multicast.
    Never,
    /// On the interfaces of [`Config::listen`].
    WhereListening,
    /// By the shell, with the DNS-SD of its system (phones): it does what [`crate::Event::Announce`] and
    /// [`crate::Event::Browse`] say, and posts what it finds as [`crate::Command::PeerHint`] and
    /// [`crate::Command::PeerGone`]. The node multicasts nothing.
    ByShell,
}

impl Config {
    /// The usual configuration for `folder`: every game, all private addresses, discovery.
    pub fn new(folder: impl Into<PathBuf>) -> Config {
        Config {
            folder: folder.into(),
            name: None,
            language: None,
            catalogue: GAMES,
            listen: Listen::Private,
            discover: Discover::WhereListening,
            seed: None,
            identity: None,
            disk: Disk::Folder,
            phone: false,
        }
    }

    /// A configuration for games on this device alone: no address, no discovery.
    pub fn alone(folder: impl Into<PathBuf>) -> Config {
        Config { listen: Listen::Nowhere, discover: Discover::Never, ..Config::new(folder) }
    }
}
