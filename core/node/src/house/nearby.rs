//! Who is near: announces the open table, looks for tables, and finds the partners of a game again.

use std::net::{IpAddr, SocketAddr};

use labirinto_table::VERSION;
use tokio::sync::watch;

use super::room::{Inside, Rooms};
use super::shared::Shared;
use crate::discovery::{Announcement, AnnouncementId, Discovery, DiscoveryError, Hint};
use crate::identity::Peer;
use crate::links::private_addresses;
use crate::{Discover, Event, Listen, Near, NearId, Whose};

/// Discovery as the house uses it. Silent while nobody looks, no table is open and no partner is missing.
pub(crate) struct Nearby {
    discovery: Discovery,
    list: watch::Receiver<Vec<Hint>>,
    discover: Discover,
    /// Whether the person looks at the list.
    shown: bool,
    /// What is announced, by the words for it, so that it is announced once.
    announced: Option<String>,
    /// Whether it looks.
    looks: bool,
    /// Whether announcing or looking failed since the network changed last. It is told once, and tried again then.
    failed: bool,
}

impl Nearby {
    /// On the interfaces of `listen`, where `discover` allows it.
    pub(crate) fn new(discover: Discover, listen: &Listen) -> Nearby {
        let discovery = Discovery::new(interfaces(listen));
        let list = discovery.near();
        Nearby { discovery, list, discover, shown: false, announced: None, looks: false, failed: false }
    }

    /// Waits until the list changes.
    pub(crate) async fn changed(&mut self) {
        if self.list.changed().await.is_err() {
            std::future::pending().await
        }
    }

    /// The list now.
    fn hints(&mut self) -> Vec<Hint> {
        self.list.borrow_and_update().clone()
    }

    /// Uses these interfaces from now on, and tries again what failed.
    fn move_to(&mut self, interfaces: Vec<IpAddr>) {
        let moved = self.discovery.move_to(interfaces);
        if self.failed || moved.is_err() {
            self.failed = false;
            self.announced = None;
            self.looks = false;
        }
    }

    /// Announces what `key` stands for, or nothing, and looks, or not, as far as that changed. Gives what the shell has
    /// to be told for it.
    fn attend(
        &mut self,
        key: Option<String>,
        fresh: impl FnOnce() -> Option<Announcement>,
        looks: bool,
    ) -> Result<Vec<Event>, DiscoveryError> {
        let by_shell = self.discover == Discover::ByShell;
        let (mut events, mut done) = (Vec::new(), Ok(()));
        if self.announced != key {
            let announcement = key.as_ref().and_then(|_| fresh());
            self.announced = key;
            match announcement {
                announcement if by_shell => {
                    announcement.iter().for_each(|announcement| self.discovery.own(announcement.id));
                    events.push(Event::Announce(announcement));
                }
                Some(announcement) => done = self.discovery.announce(announcement),
                None => self.discovery.stop_announcing(),
            }
        }
        if self.looks != looks {
            self.looks = looks;
            match looks {
                _ if by_shell => {
                    events.push(Event::Browse(looks));
                    if !looks {
                        self.discovery.forget_hints();
                    }
                }
                true => done = done.and(self.discovery.look()),
                false => self.discovery.stop_looking(),
            }
        }
        self.failed |= done.is_err();
        done.map(|()| events)
    }
}

impl Rooms {
    /// The person opens or closes the list of what is near.
    pub(super) fn show_near(&mut self, shown: bool, shared: &mut Shared) {
        shared.nearby.shown = shown;
        if shown {
            self.tell_near(shared);
        }
        self.attend_nearby(shared);
    }

    /// A phone's own discovery found something.
    pub(super) fn hint(
        &mut self,
        id: &str,
        name: String,
        version: u16,
        addresses: Vec<SocketAddr>,
        shared: &mut Shared,
    ) {
        if let Some(id) = AnnouncementId::parse(id) {
            shared.nearby.discovery.peer_hint(Hint { id, name, version, addresses });
        }
    }

    /// A phone's own discovery lost something.
    pub(super) fn hint_gone(&mut self, id: &str, shared: &mut Shared) {
        if let Some(id) = AnnouncementId::parse(id) {
            shared.nearby.discovery.peer_gone(id);
        }
    }

    /// The network changed: announces and looks on the interfaces there are now.
    pub(super) fn move_nearby(&mut self, shared: &mut Shared) {
        let there = interfaces(&shared.listen);
        shared.nearby.move_to(there);
    }

    /// The list changed.
    pub(crate) fn near_changed(&mut self, shared: &mut Shared) {
        self.tell_near(shared);
        self.meet_partners(shared);
    }

    /// Announces and looks exactly as far as it is needed now.
    pub(crate) fn attend_nearby(&mut self, shared: &mut Shared) {
        if shared.nearby.discover == Discover::Never {
            return;
        }
        let missing = self.tables().find(|seated| seated.misses_somebody()).map(|seated| seated.id());
        let hosting = self.open.values().find_map(|inside| match inside {
            Inside::Host(room) => Some(room.name().to_owned()),
            _ => None,
        });
        let addresses = shared.wire.addresses().to_vec();
        let fresh = || match (&hosting, missing) {
            (Some(name), _) => AnnouncementId::fresh().map(|id| (id, name.clone())),
            // Partners know the table; to all others this says nothing, not even a name.
            (None, Some(table)) => AnnouncementId::of_table(&table.0).map(|id| (id, String::new())),
            (None, None) => AnnouncementId::fresh().map(|id| (id, String::new())),
        };
        let wanted = (hosting.is_some() || missing.is_some()) && !addresses.is_empty();
        let key = wanted.then(|| format!("{hosting:?} {missing:?} {addresses:?}"));
        let announcement = || {
            let (id, name) = fresh().ok()?;
            Some(Announcement { id, name, version: u16::from(VERSION), addresses })
        };
        let looks = shared.nearby.shown || missing.is_some();
        match shared.nearby.attend(key, announcement, looks) {
            Ok(events) => events.into_iter().for_each(|event| shared.tell(event)),
            Err(error) => complain(&error, shared),
        }
    }

    /// What was shown last stays good for [`crate::Target::Near`] when the list is closed: one closes it by choosing.
    fn tell_near(&mut self, shared: &mut Shared) {
        if !shared.nearby.shown {
            return;
        }
        let hints = shared.nearby.hints();
        let named = hints.into_iter().filter(|hint| !hint.name.is_empty());
        let near = named.map(|hint| {
            let id = NearId(hint.id.to_string());
            let fits = hint.version == u16::from(VERSION);
            (id.clone(), (Near { id, name: hint.name, fits }, hint.addresses))
        });
        shared.near = near.collect();
        shared.tell(Event::Near(shared.near.values().map(|(near, _)| near.clone()).collect()));
    }

    /// Dials the partners of a game that announce themselves under new addresses.
    fn meet_partners(&mut self, shared: &mut Shared) {
        let hints = shared.nearby.hints();
        for seated in self.tables().filter(|seated| seated.misses_somebody()) {
            let found = hints.iter().filter(|hint| hint.id.is_of_table(&seated.id().0));
            for hint in found {
                for peer in seated.missing().filter_map(|device| Peer::from_bytes(device.0)) {
                    shared.keep(peer, hint.addresses.clone());
                }
            }
        }
    }
}

fn complain(error: &DiscoveryError, shared: &Shared) {
    shared.complain(None, shared.texts.explain(error.code(), Whose::Link, &error.text()));
}

fn interfaces(listen: &Listen) -> Vec<IpAddr> {
    let every = |addresses: &[SocketAddr]| addresses.iter().any(|address| address.ip().is_unspecified());
    match listen {
        Listen::Nowhere => Vec::new(),
        Listen::On(addresses) if !every(addresses) => addresses.iter().map(SocketAddr::ip).collect(),
        Listen::Private | Listen::On(_) => private_addresses(),
    }
}
