//! The rooms of the house.

use std::collections::BTreeMap;

use labirinto_table::TableId;

use super::RENEWAL;
use super::lesson::LessonRoom;
use super::note::Note;
use super::seated::Seated;
use super::shared::Shared;
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
            Note::Shut(_) => {}
        }
    }

    /// When the house wants to be woken next.
    pub(crate) fn wake_at(&mut self, shared: &Shared) -> Option<u64> {
        let counts = self
            .open
            .values()
            .any(|inside| matches!(inside, Inside::Table(seated) if seated.presence.counts()));
        self.renew_at = match (counts, self.renew_at) {
            (false, _) => None,
            (true, Some(at)) => Some(at),
            (true, None) => Some(shared.now() + RENEWAL),
        };
        self.tables().filter_map(|seated| seated.wake_at()).chain(self.renew_at).min()
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
    }

    /// Sends what changed to the shell.
    pub(crate) fn redraw(&mut self, shared: &mut Shared) {
        for inside in self.open.values_mut() {
            if let Inside::Table(seated) = inside {
                seated.redraw(shared);
            }
        }
    }

    /// Stores everything before the end.
    pub(crate) fn farewell(&mut self, shared: &mut Shared) {
        for inside in self.open.values_mut() {
            if let Inside::Table(seated) = inside {
                seated.store_desks(shared);
            }
        }
    }

    /// The table in `room`.
    pub(super) fn table(&mut self, room: Room, shared: &Shared) -> Result<&mut Seated, Error> {
        match self.open.get_mut(&room) {
            Some(Inside::Table(seated)) => Ok(seated),
            Some(Inside::Lesson(_)) => Err(shared.not_now("why-no-table")),
            None => Err(shared.texts.error("no-such-room", Whose::You, &[])),
        }
    }

    /// All tables.
    pub(super) fn tables(&self) -> impl Iterator<Item = &Seated> {
        self.open.values().filter_map(|inside| match inside {
            Inside::Table(seated) => Some(seated.as_ref()),
            Inside::Lesson(_) => None,
        })
    }

    /// Whether this game is open in some room.
    pub(super) fn is_open(&self, table: TableId) -> bool {
        self.tables().any(|seated| seated.id() == table)
    }

    /// Closes a room and says why.
    pub(super) fn close(&mut self, room: Room, text: String, shared: &mut Shared) {
        if let Some(Inside::Table(mut seated)) = self.open.remove(&room) {
            seated.store_desks(shared);
        }
        shared.tell(Event::Closed { room, text });
    }
}
