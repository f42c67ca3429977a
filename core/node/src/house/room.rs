//! The rooms of the house.

use std::collections::BTreeMap;

use labirinto_table::TableId;

use super::RENEWAL;
use super::guesting::GuestRoom;
use super::hosting::HostRoom;
use super::lesson::LessonRoom;
use super::note::Note;
use super::seated::Seated;
use super::shared::Shared;
use crate::identity::Peer;
use crate::{Error, Event, Room, Whose};

/// All rooms.
#[derive(Default)]
pub(crate) struct Rooms {
    pub(super) open: BTreeMap<Room, Inside>,
    last: u64,
    renew_at: Option<u64>,
}

/// What is in a room.
pub(super) enum Inside {
    /// A table.
    Table(Box<Seated>),
    /// A lesson.
    Lesson(Box<LessonRoom>),
    /// A table that is open for others to join.
    Host(Box<HostRoom>),
    /// Somebody joins another's table.
    Guest(Box<GuestRoom>),
}

impl Rooms {
    /// The number of the next room.
    pub(super) fn number(&mut self) -> Room {
        self.last += 1;
        Room(self.last)
    }

    /// Takes up what came in.
    pub(crate) fn take(&mut self, note: Note, shared: &mut Shared) {
        match note {
            Note::Command(command) => {
                let room = Rooms::room_of(&command);
                if let Err(error) = self.command(command, shared) {
                    shared.complain(room, error);
                }
            }
            Note::Decided(decided) => {
                if let Some(Inside::Table(seated)) = self.open.get_mut(&decided.room) {
                    seated.decided(decided, shared);
                }
            }
            Note::Link(event) => self.news(event, shared),
            Note::Near => self.near_changed(shared),
        }
    }

    /// When the house wants to be woken next.
    pub(crate) fn wake_at(&mut self, shared: &Shared) -> Option<u64> {
        let counts = self.open.values().any(|inside| match inside {
            Inside::Table(seated) => seated.presence.counts(),
            Inside::Host(_) => true,
            _ => false,
        });
        self.renew_at = match (counts, self.renew_at) {
            (false, _) => None,
            (true, Some(at)) => Some(at),
            (true, None) => Some(shared.now() + RENEWAL),
        };
        let wishes = self.open.values().filter_map(|inside| match inside {
            Inside::Table(seated) => seated.wake_at(),
            Inside::Host(room) => room.wake_at(),
            Inside::Guest(room) => room.wake_at(),
            Inside::Lesson(_) => None,
        });
        wishes.chain(self.renew_at).min()
    }

    /// The time has come for something.
    pub(crate) fn woken(&mut self, shared: &mut Shared) {
        let renew = self.renew_at.is_some_and(|at| at <= shared.now());
        if renew {
            self.renew_at = None;
        }
        for inside in self.open.values_mut() {
            if let Inside::Table(seated) = inside {
                seated.woken(shared);
                seated.dirty |= renew && seated.presence.counts();
            }
        }
        self.hosts(shared, |room, shared| {
            if renew {
                room.renew(shared);
            }
            room.woken(shared)
        });
        self.guests(shared, |room, shared| room.woken(shared));
    }

    /// Sends what changed to the shell.
    pub(crate) fn redraw(&mut self, shared: &mut Shared) {
        for inside in self.open.values_mut() {
            if let Inside::Table(seated) = inside {
                seated.redraw(shared);
            }
        }
    }

    /// Leaves for good: whoever is joining is told at once, and everything is stored.
    pub(crate) fn leave(&mut self, shared: &mut Shared) {
        for inside in self.open.values_mut() {
            match inside {
                Inside::Host(open) => open.shut(shared),
                Inside::Guest(open) => open.withdraw(shared),
                Inside::Table(_) | Inside::Lesson(_) => {}
            }
        }
        self.farewell(shared);
    }

    /// Stores everything that was not stored yet.
    pub(crate) fn farewell(&mut self, shared: &mut Shared) {
        for inside in self.open.values_mut() {
            if let Inside::Table(seated) = inside {
                seated.store_all(shared);
            }
        }
    }

    /// The device is suspended, or no longer: no clock runs meanwhile.
    pub(super) fn suspend_clocks(&mut self, suspended: bool, shared: &Shared) {
        for inside in self.open.values_mut() {
            if let Inside::Table(seated) = inside {
                seated.suspend_clock(suspended, shared);
            }
        }
    }

    /// The table in `room`.
    pub(super) fn table(&mut self, room: Room, shared: &Shared) -> Result<&mut Seated, Error> {
        match self.open.get_mut(&room) {
            Some(Inside::Table(seated)) => Ok(seated),
            Some(_) => Err(shared.not_now("why-no-table")),
            None => Err(shared.texts.error("no-such-room", Whose::You, &[])),
        }
    }

    /// All tables.
    pub(super) fn tables(&self) -> impl Iterator<Item = &Seated> {
        self.open.values().filter_map(|inside| match inside {
            Inside::Table(seated) => Some(seated.as_ref()),
            _ => None,
        })
    }

    /// Whether this game is open in some room.
    pub(super) fn is_open(&self, table: TableId) -> bool {
        self.tables().any(|seated| seated.id() == table)
    }

    /// Whether somebody here joins the table of this peer.
    fn is_joining(&self, peer: Peer) -> bool {
        self.open.values().any(|inside| matches!(inside, Inside::Guest(guest) if guest.host == Some(peer)))
    }

    /// Closes a room and says why. A peer with whom no other room has to do is linked with no longer.
    pub(super) fn close(&mut self, room: Room, text: String, shared: &mut Shared) {
        let peers: Vec<Peer> = match self.open.remove(&room) {
            Some(Inside::Table(mut seated)) => {
                seated.store_all(shared);
                let peers = seated.table.peers().into_iter();
                peers.filter_map(|device| Peer::from_bytes(device.0)).collect()
            }
            Some(Inside::Guest(guest)) => guest.host.into_iter().collect(),
            Some(Inside::Host(_) | Inside::Lesson(_)) | None => Vec::new(),
        };
        for peer in peers {
            if self.tables_of(peer).next().is_none() && !self.is_joining(peer) {
                shared.part(peer);
            }
        }
        self.admit(shared);
        shared.tell(Event::Closed { room, text });
    }
}
