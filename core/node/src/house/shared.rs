//! What all rooms share.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use labirinto_games::{Catalogue, Game, OptionFault, OptionValues, Refusal, game_by_id};
use labirinto_table::DeviceKey;
use tokio::sync::mpsc;

use super::computer::Decided;
use super::nearby::Nearby;
use super::wire::Wire;
use crate::chance::Chance;
use crate::folder::Folder;
use crate::identity::{Identity, Peer};
use crate::node::tidy_name;
use crate::storage::Storage;
use crate::{Config, Error, Event, Listen, Near, NearId, Player, PlayerKind, Room, Texts, Whose, Word};

/// What all rooms share: the words, the disk, chance, the clock, and the way to the shell.
pub(crate) struct Shared {
    pub(crate) texts: Arc<Texts>,
    pub(crate) storage: Arc<Storage>,
    pub(crate) folder: Arc<Folder>,
    pub(crate) catalogue: Catalogue,
    pub(crate) chance: Chance,
    /// Where thoughts of computer players come back.
    pub(crate) thoughts: mpsc::Sender<Decided>,
    /// The links.
    pub(crate) wire: Wire,
    /// The tables that are near.
    pub(crate) near: BTreeMap<NearId, (Near, Vec<SocketAddr>)>,
    /// Discovery.
    pub(crate) nearby: Nearby,
    pub(super) listen: Listen,
    pub(super) identity: Identity,
    events: Box<dyn Fn(Event) + Send + Sync>,
    started: Instant,
    name: Arc<Mutex<String>>,
}

impl Shared {
    /// Everything of a node that was opened with `config`.
    ///
    /// # Errors
    /// The operating system gives no randomness.
    pub(crate) fn new(
        config: &Config,
        texts: Arc<Texts>,
        storage: Arc<Storage>,
        folder: Arc<Folder>,
        events: Box<dyn Fn(Event) + Send + Sync>,
        identity: Identity,
        name: Arc<Mutex<String>>,
    ) -> Result<Shared, getrandom::Error> {
        Ok(Shared {
            texts,
            storage,
            folder,
            catalogue: config.catalogue,
            chance: Chance::new(config.seed)?,
            thoughts: mpsc::channel(1).0,
            wire: Wire::default(),
            near: BTreeMap::new(),
            nearby: Nearby::new(config.discover, &config.listen),
            listen: config.listen.clone(),
            identity,
            events,
            started: Instant::now(),
            name,
        })
    }

    /// The key that certifies table keys.
    pub(crate) fn device(&self) -> DeviceKey {
        DeviceKey::from_secret(&self.identity.signing_key().to_bytes())
    }

    /// The name shown to others.
    pub(crate) fn name(&self) -> String {
        self.name.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The name of a player of this device: its own if it has one, else this device's, or the words for a computer.
    pub(crate) fn name_of(&self, player: &Player) -> String {
        match (player.name.as_deref().map(tidy_name).filter(|name| !name.is_empty()), player.kind) {
            (Some(name), _) => name,
            (None, PlayerKind::Person) => self.name(),
            (None, PlayerKind::Computer(level)) => {
                self.texts.say("player-computer", &[("level", Word::Number(i64::from(level.number())))])
            }
        }
    }

    /// Changes that name.
    pub(crate) fn rename(&self, name: &str) {
        *self.name.lock().unwrap_or_else(PoisonError::into_inner) = name.to_owned();
    }

    /// The key of this device.
    pub(crate) fn peer(&self) -> Peer {
        self.identity.peer()
    }

    /// The link with `peer` is of no use any more.
    pub(crate) fn part(&self, peer: Peer) {
        if let Some(handle) = self.wire.handle() {
            // A mailbox that is full keeps an idle link a little longer, no more.
            let _ = handle.forget(peer);
        }
    }

    /// Where the table announced under this id can be reached.
    pub(crate) fn near_addresses(&self, id: &NearId) -> Option<Vec<SocketAddr>> {
        self.near.get(id).map(|(_, addresses)| addresses.clone())
    }

    /// Tells the shell. A shell that panics has lost this event; the games go on.
    pub(crate) fn tell(&self, event: Event) {
        // The hook of panics has said so on its way.
        drop(catch_unwind(AssertUnwindSafe(|| (self.events)(event))));
    }

    /// Tells the shell what went wrong.
    pub(crate) fn complain(&self, room: Option<Room>, error: Error) {
        self.tell(Event::Error { room, error });
    }

    /// Milliseconds since this node was opened.
    pub(crate) fn now(&self) -> u64 {
        self.started.elapsed().as_millis() as u64
    }

    /// That what was asked is not possible now, for the reason under `why`.
    pub(crate) fn not_now(&self, why: &str) -> Error {
        let why = self.texts.say(why, &[]);
        self.texts.error("not-now", Whose::You, &[("why", (&why).into())])
    }

    /// A refusal by the rules.
    pub(crate) fn refused(
        &self,
        refusal: &Refusal,
        names: &dyn Fn(labirinto_games::Seat) -> String,
    ) -> Error {
        let reason = self.texts.resolve(&refusal.text, names);
        self.texts.error("refused", Whose::You, &[("reason", (&reason).into())]).of_clause(refusal.clause)
    }

    /// The game with this id.
    pub(crate) fn game(&self, id: &str) -> Result<&'static dyn Game, Error> {
        game_by_id(self.catalogue, id).ok_or_else(|| {
            let games: Vec<&str> = self.catalogue.iter().map(|game| game.id()).collect();
            let games = games.join(", ");
            self.texts.error("no-such-game", Whose::You, &[("id", id.into()), ("games", (&games).into())])
        })
    }

    /// What is wrong with the options of `game`, with what could be chosen instead.
    pub(crate) fn option_fault(
        &self,
        game: &'static dyn Game,
        specs: &[labirinto_games::OptionSpec],
        fault: &OptionFault,
    ) -> Error {
        let error = |code, arguments: &[(&str, Word<'_>)]| self.texts.error(code, Whose::You, arguments);
        match fault {
            OptionFault::UnknownKey(key) => {
                let keys = specs.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", ");
                error("option-unknown", &[("key", key.into()), ("keys", (&keys).into())])
            }
            OptionFault::BadValue { key, value } => {
                let values = specs.iter().find(|spec| spec.key == key).map(|spec| spec.values);
                let values = match values {
                    Some(OptionValues::Words(words)) => words.join(", "),
                    Some(OptionValues::Range { least, greatest, .. }) => format!("{least}..{greatest}"),
                    None => String::new(),
                };
                let arguments = [("key", key.into()), ("value", value.into()), ("values", (&values).into())];
                error("option-value", &arguments)
            }
            OptionFault::Twice(key) => error("option-twice", &[("key", key.into())]),
            OptionFault::Seats(count) => {
                let seats = game.seats();
                let number = |number: u8| Word::Number(i64::from(number));
                let arguments = [
                    ("count", number(*count)),
                    ("least", number(*seats.start())),
                    ("greatest", number(*seats.end())),
                ];
                error("seats", &arguments)
            }
        }
    }
}
