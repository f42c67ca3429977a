//! What the links tell.

use labirinto_table::{Device, Frame, Input, TableId};

use super::guesting::{GuestRoom, Joined};
use super::hosting::{HostRoom, Hosted};
use super::room::{Inside, Rooms};
use super::seated::Seated;
use super::shared::Shared;
use super::wire::{Word, rematch_of};
use crate::identity::Peer;
use crate::joining::{GuestInput, HostInput};
use crate::links::{Admit, Channel, DialCause, LinkEvent, LinksError, LostReason, WhoUpdates};
use crate::{Event, Room, Whose};

impl Rooms {
    /// Takes up what the links tell.
    pub(crate) fn news(&mut self, event: LinkEvent, shared: &mut Shared) {
        match event {
            LinkEvent::Listening { addresses } => {
                shared.listening(addresses);
                self.hosts(shared, |room, shared| {
                    room.show(shared);
                    Hosted::Open
                });
            }
            // Who only joins needs no address of its own.
            LinkEvent::NotListening { error } if error != LinksError::NoNetwork || self.is_hosting() => {
                shared.complain(None, shared.texts.explain(error.code(), Whose::Link, &error.text()));
            }
            LinkEvent::Answered { dial, peer } => {
                self.guests(shared, |room, _| {
                    if room.dial == Some(dial) {
                        room.host = Some(peer);
                    }
                    Joined::Open
                });
            }
            LinkEvent::Connected { peer, .. } => self.connected(peer, shared),
            LinkEvent::Frame { peer, channel: Channel::Table, bytes } => {
                self.table_frame(peer, bytes, shared)
            }
            LinkEvent::Frame { peer, channel: Channel::Joining, bytes } => {
                self.joining_frame(peer, &bytes, shared)
            }
            LinkEvent::Lost { peer, reason, redialling } => self.lost(peer, reason, redialling, shared),
            LinkEvent::Mismatch { peer, update, .. } => self.mismatch(peer, update, shared),
            LinkEvent::Clone { peer } => self.cloned(peer, shared),
            LinkEvent::Stranger { expected, .. } => {
                let rooms = self.rooms_of(expected);
                self.explain(&rooms, "stranger", Whose::Link, "link-stranger", shared);
            }
            LinkEvent::DialFailed { dial, peer, cause, .. } => {
                self.guests(shared, |room, shared| {
                    let ours = dial.is_some() && room.dial == dial;
                    if ours || (peer.is_some() && room.host == peer && !room.was_linked()) {
                        room.fail(shared.texts.explain(cause.code(), Whose::Link, &cause.text()), shared)
                    } else {
                        Joined::Open
                    }
                });
                if let Some(peer) = peer {
                    self.unlinked(peer, false, shared);
                }
            }
            LinkEvent::NotListening { .. }
            | LinkEvent::Quiet { .. }
            | LinkEvent::Heard { .. }
            | LinkEvent::Woke => {}
        }
    }

    fn is_hosting(&self) -> bool {
        self.open.values().any(|inside| matches!(inside, Inside::Host(_)))
    }

    fn connected(&mut self, peer: Peer, shared: &mut Shared) {
        let device = Device(*peer.as_bytes());
        for seated in self.tables_of(peer) {
            for bytes in seated.said_to(device) {
                shared.wire.send(peer, Channel::Joining, bytes);
            }
            for word in seated.words_on_link() {
                shared.wire.send(peer, Channel::Joining, word.bytes());
            }
            seated.linked(device, shared);
        }
        self.hosts(shared, |room, shared| room.input(HostInput::Back(peer), shared));
        self.guests(
            shared,
            |room, shared| if room.host == Some(peer) { room.linked(shared) } else { Joined::Open },
        );
    }

    fn lost(&mut self, peer: Peer, reason: LostReason, redialling: bool, shared: &mut Shared) {
        self.unlinked(peer, reason == LostReason::Away, shared);
        self.hosts(shared, |room, shared| room.input(HostInput::Gone(peer), shared));
        self.guests(shared, |room, shared| {
            if room.host != Some(peer) {
                return Joined::Open;
            }
            if redialling || reason == LostReason::Replaced {
                return room.input(GuestInput::Gone, shared);
            }
            let error = match reason {
                LostReason::Left | LostReason::Refused => {
                    let cause = DialCause::NotAdmitted;
                    shared.texts.explain(cause.code(), Whose::Link, &cause.text())
                }
                reason => shared.texts.explain(reason.code(), Whose::Link, &reason.text()),
            };
            room.fail(error, shared)
        });
    }

    fn unlinked(&mut self, peer: Peer, away: bool, shared: &mut Shared) {
        let device = Device(*peer.as_bytes());
        for seated in self.tables_of(peer) {
            seated.unlinked(device, away, shared);
        }
    }

    fn table_frame(&mut self, peer: Peer, bytes: Vec<u8>, shared: &mut Shared) {
        let from = Device(*peer.as_bytes());
        // Another version's frame goes to the tables with that device, which say who must update.
        let table = Frame::route(&bytes).ok();
        let rooms = self.tables_of(peer).filter(|seated| table.is_none_or(|table| seated.id() == table));
        for seated in rooms {
            seated.input(Input::Frame { from, bytes: bytes.clone() }, shared);
        }
    }

    fn joining_frame(&mut self, peer: Peer, bytes: &[u8], shared: &mut Shared) {
        match Word::read(bytes) {
            Some(Word::Table(table)) => {
                self.guests(shared, |room, shared| {
                    if room.host == Some(peer) { room.table(table, shared) } else { Joined::Open }
                });
            }
            Some(Word::Rematch(table)) => self.rematch_asked(peer, table, shared),
            None => {
                let for_guest = self
                    .open
                    .values()
                    .any(|inside| matches!(inside, Inside::Guest(room) if room.host == Some(peer)));
                if for_guest {
                    self.guests(shared, |room, shared| {
                        if room.host == Some(peer) {
                            room.input(GuestInput::Frame(bytes), shared)
                        } else {
                            Joined::Open
                        }
                    });
                } else {
                    self.hosts(shared, |room, shared| room.input(HostInput::Frame { peer, bytes }, shared));
                }
            }
        }
    }

    fn rematch_asked(&mut self, peer: Peer, table: TableId, shared: &mut Shared) {
        let device = Device(*peer.as_bytes());
        for seated in self.tables_of(peer) {
            if seated.id() == table && seated.ended() {
                seated.rematch_asked(device, shared);
            } else if seated.id() == rematch_of(table) {
                // Our card or heads may have come before their table was there.
                seated.input(Input::Linked(device), shared);
            }
        }
    }

    fn mismatch(&mut self, peer: Peer, update: WhoUpdates, shared: &mut Shared) {
        let key = match update {
            WhoUpdates::We => "link-mismatch-we-update",
            WhoUpdates::They => "link-mismatch-they-update",
        };
        let error = shared.texts.explain("versions", Whose::Versions, &labirinto_games::Text::key(key));
        let mut told = false;
        self.guests(shared, |room, shared| {
            if room.host == Some(peer) {
                told = true;
                room.fail(error.clone(), shared)
            } else {
                Joined::Open
            }
        });
        if !told {
            let room = self.rooms_of(peer).first().map(|(room, _)| *room);
            shared.complain(room, error);
        }
    }

    fn cloned(&mut self, peer: Peer, shared: &mut Shared) {
        if peer == shared.peer() {
            let text = labirinto_games::Text::key("link-clone-here");
            shared.complain(None, shared.texts.explain("clone", Whose::You, &text));
        } else {
            let rooms = self.rooms_of(peer);
            self.explain(&rooms, "clone", Whose::Peer, "link-clone-there", shared);
        }
    }

    /// Tells each room an error about a peer by the name it has there.
    fn explain(
        &mut self,
        rooms: &[(Room, String)],
        code: &'static str,
        whose: Whose,
        key: &'static str,
        shared: &mut Shared,
    ) {
        for (room, name) in rooms {
            let text = labirinto_games::Text::key(key).word("name", name.clone());
            shared.complain(Some(*room), shared.texts.explain(code, whose, &text));
        }
        if rooms.is_empty() {
            let name = shared.texts.say("player-other", &[]);
            let text = labirinto_games::Text::key(key).word("name", name);
            shared.complain(None, shared.texts.explain(code, whose, &text));
        }
    }

    fn rooms_of(&self, peer: Peer) -> Vec<(Room, String)> {
        let device = Device(*peer.as_bytes());
        let named = |seated: &Seated| {
            let view = seated.table.seats().into_iter().find(|view| view.device == device);
            view.map(|view| view.name)
        };
        self.open
            .iter()
            .filter_map(|(room, inside)| match inside {
                Inside::Table(seated) => named(seated).map(|name| (*room, name)),
                _ => None,
            })
            .collect()
    }

    /// The tables at which `peer` has a seat.
    pub(super) fn tables_of(&mut self, peer: Peer) -> impl Iterator<Item = &mut Seated> {
        let device = Device(*peer.as_bytes());
        self.open.values_mut().filter_map(move |inside| match inside {
            Inside::Table(seated) if seated.table.peers().contains(&device) => Some(seated.as_mut()),
            _ => None,
        })
    }

    /// Does `work` in every room that is open for others, and what becomes of it.
    pub(super) fn hosts(
        &mut self,
        shared: &mut Shared,
        mut work: impl FnMut(&mut HostRoom, &mut Shared) -> Hosted,
    ) {
        let rooms: Vec<Room> = self.open.keys().copied().collect();
        for room in rooms {
            let Some(Inside::Host(host)) = self.open.get_mut(&room) else {
                continue;
            };
            match work(host, shared) {
                Hosted::Open => {}
                Hosted::Table(seated) => {
                    self.open.insert(room, Inside::Table(seated));
                    self.admit(shared);
                }
                Hosted::Closed(text) => self.close(room, text, shared),
            }
        }
    }

    /// Does `work` in every room in which somebody joins, and what becomes of it.
    pub(super) fn guests(
        &mut self,
        shared: &mut Shared,
        mut work: impl FnMut(&mut GuestRoom, &mut Shared) -> Joined,
    ) {
        let rooms: Vec<Room> = self.open.keys().copied().collect();
        for room in rooms {
            let Some(Inside::Guest(guest)) = self.open.get_mut(&room) else {
                continue;
            };
            match work(guest, shared) {
                Joined::Open => {}
                Joined::Table(seated) => {
                    self.open.insert(room, Inside::Table(seated));
                }
                Joined::Closed(text) => self.close(room, text, shared),
            }
        }
    }

    /// Admits strangers exactly while some room is open for others.
    pub(super) fn admit(&self, shared: &Shared) {
        let open = self.open.values().any(|inside| matches!(inside, Inside::Host(_)));
        if let Some(handle) = shared.wire.handle() {
            // A full mailbox empties by itself; the next room that opens or closes says it again.
            let _ = handle.admit(if open { Admit::Anyone } else { Admit::Known });
        }
    }

    /// Says in the language of the shell that the other asks for another game.
    pub(super) fn tell_rematch(room: Room, name: &str, shared: &Shared) {
        let text = shared.texts.say("told-rematch", &[("name", name.into())]);
        shared.tell(Event::RematchAsked { room, text });
    }
}
