//! What a core is opened with.

use std::net::SocketAddr;

use labirinto_node::{Config, Discover, Language, Listen};

/// What a core is opened with.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Setup {
    /// The folder that holds everything: identity key, database, records. Made when missing. One core at a time, in
    /// any process.
    pub folder: String,
    /// The name shown to others; `None`: the one stored last.
    pub name: Option<String>,
    /// The locale of the system, such as `fr-CH`; `None`: the language stored last.
    pub locale: Option<String>,
    /// Addresses to listen on, such as `192.168.43.17:0`; empty: every private address of this device.
    pub listen: Vec<String>,
}

impl Setup {
    /// The node's configuration. The phones discover by their own system. An address that is none is left out: listening on nothing is told as an error.
    pub(crate) fn config(&self) -> Config {
        let listen = if self.listen.is_empty() {
            Listen::Private
        } else {
            Listen::On(self.listen.iter().filter_map(|text| text.parse::<SocketAddr>().ok()).collect())
        };
        Config {
            name: self.name.clone(),
            language: self.locale.as_deref().map(Language::from_locale),
            listen,
            discover: Discover::ByShell,
            phone: true,
            ..Config::new(&self.folder)
        }
    }
}
