//! A room whose table is open for others to join.

use labirinto_games::{Game, Seat};
use labirinto_table::{Device, Plan, Table, TableId};

use super::commands::{refused_error, seat_players};
use super::head::PeerHead;
use super::seated::{Fresh, Seated};
use super::shared::Shared;
use super::telling::owed_start;
use super::view::device_words;
use super::wire::Word;
use crate::identity::Peer;
use crate::joining::{self, HostInput, HostOutput, Hosting, Invitation, Member};
use crate::links::Channel;
use crate::storage::{Batch, Key};
use crate::{Error, Event, Player, Qr, Room, Whose};

/// A room whose table is open for others to join.
pub(crate) struct HostRoom {
    room: Room,
    game: &'static dyn Game,
    options: Vec<(String, String)>,
    players: Vec<Player>,
    seats: u8,
    joining: Hosting,
    nonce: [u8; 16],
    name: String,
    digits: Option<String>,
}

/// What became of the room.
pub(crate) enum Hosted {
    /// It goes on.
    Open,
    /// The seats are full: the table begins.
    Table(Box<Seated>),
    /// No table came about, and why.
    Closed(String),
}

impl HostRoom {
    /// Opens the joining.
    pub(crate) fn open(
        room: Room,
        game: &'static dyn Game,
        options: Vec<(String, String)>,
        players: Vec<Player>,
        seats: u8,
        shared: &mut Shared,
    ) -> HostRoom {
        let nonce = shared.chance.half();
        let name = players.first().map_or_else(|| shared.name(), |player| shared.name_of(player));
        let own = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let share = shared.chance.bytes();
        let joining = Hosting::new(shared.peer(), &name, own, seats, nonce, share, shared.now());
        HostRoom { room, game, options, players, seats, joining, nonce, name, digits: None }
    }

    /// Shows where others can join.
    pub(crate) fn show(&self, shared: &Shared) {
        let addresses = shared.wire.addresses();
        if addresses.is_empty() {
            return;
        }
        let invitation = Invitation {
            protocol: u16::from(labirinto_table::VERSION),
            host: shared.peer(),
            nonce: self.nonce,
            addresses: addresses.iter().take(joining::ADDRESSES_TOLD).copied().collect(),
        };
        let (side, dark) = joining::modules(&invitation.qr_text()).unwrap_or_default();
        shared.tell(Event::Listening {
            room: self.room,
            link: invitation.link(),
            qr: Qr { side, dark },
            addresses: addresses.iter().map(ToString::to_string).collect(),
        });
    }

    /// Shows the digits, once there are some.
    pub(super) fn tell_digits(&self, shared: &Shared) {
        if let Some(digits) = self.digits.clone() {
            shared.tell(Event::Digits { room: self.room, name: self.joining.let_in().join(", "), digits });
        }
    }

    /// The name that is announced.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Its number.
    pub(super) fn room(&self) -> Room {
        self.room
    }

    /// Takes an input of the joining.
    pub(crate) fn input(&mut self, input: HostInput<'_>, shared: &mut Shared) -> Hosted {
        if matches!(input, HostInput::Confirm) {
            self.digits = None;
        }
        let outputs = self.joining.handle(input, shared.now());
        let mut became = Hosted::Open;
        for output in outputs {
            match output {
                HostOutput::Send { peer, bytes } => shared.wire.send(peer, Channel::Joining, bytes),
                HostOutput::WantsSeat { peer, name, .. } => {
                    shared.tell(Event::WantsSeat { room: self.room, peer: peer.to_string(), name });
                }
                HostOutput::Withdrew(peer) => {
                    shared.tell(Event::SeatFree { room: self.room, peer: peer.to_string() });
                }
                HostOutput::Part(peer) => shared.part(peer),
                HostOutput::Digits(digits) => {
                    self.digits = Some(digits);
                    self.tell_digits(shared);
                }
                HostOutput::Joined(members) => {
                    became = match self.seat(&members, shared) {
                        Ok(seated) => Hosted::Table(Box::new(seated)),
                        Err(error) => {
                            let text = error.text.clone();
                            shared.complain(Some(self.room), error);
                            Hosted::Closed(text)
                        }
                    };
                }
                HostOutput::Ended(end) => {
                    let error = shared.texts.explain(end.name(), Whose::Peer, &end.text());
                    let text = error.text.clone();
                    shared.complain(Some(self.room), error);
                    became = Hosted::Closed(text);
                }
            }
        }
        became
    }

    /// The person here closes the table: those who are joining are told, and nothing is told here.
    pub(crate) fn shut(&mut self, shared: &mut Shared) {
        for output in self.joining.handle(HostInput::Close, shared.now()) {
            match output {
                HostOutput::Send { peer, bytes } => shared.wire.send(peer, Channel::Joining, bytes),
                HostOutput::Part(peer) => shared.part(peer),
                _ => {}
            }
        }
    }

    /// When the joining wants to be woken.
    pub(crate) fn wake_at(&self) -> Option<u64> {
        self.joining.wake_at()
    }

    /// The time has come for something.
    pub(crate) fn woken(&mut self, shared: &mut Shared) -> Hosted {
        let now = shared.now();
        if self.joining.wake_at().is_some_and(|at| at <= now) {
            return self.input(HostInput::Tick, shared);
        }
        Hosted::Open
    }

    /// Shows a fresh link when the one on show has run out.
    pub(crate) fn renew(&mut self, shared: &mut Shared) {
        let now = shared.now();
        if self.joining.link_is_old(now) && !self.joining.is_over() {
            self.nonce = shared.chance.half();
            self.joining.renew_link(self.nonce, now);
            self.show(shared);
        }
    }

    fn seat(&mut self, members: &[Member], shared: &mut Shared) -> Result<Seated, Error> {
        let table = TableId(shared.chance.bytes());
        let remotes = seats_of_members(members).filter(|(_, peer)| *peer != shared.peer());
        let remotes: Vec<(Seat, Device)> =
            remotes.map(|(seat, peer)| (seat, Device(*peer.as_bytes()))).collect();
        self.take_owed_start(&remotes, shared)?;
        let seating: Vec<(Seat, Player)> = Seat::all(self.seats).zip(self.players.iter().cloned()).collect();
        let (locals, mut head) = seat_players(&seating, &self.options, shared);
        head.peers = peer_heads(members, shared.peer());
        let plan = Plan {
            table,
            game: self.game.id().to_owned(),
            options: self.options.clone(),
            seats: self.seats,
            remotes: remotes.clone(),
        };
        let (catalogue, device, now) = (shared.catalogue, shared.device(), shared.now());
        let made = Table::host(catalogue, &plan, &device, &locals, now, shared.chance.rng());
        let (made, outputs) = made.map_err(|refused| refused_error(self.game, &refused, shared))?;
        let fresh = Fresh { table: made, outputs, players: seating, head };
        let mut seated = Seated::fresh(self.room, fresh, shared);
        seated.said =
            self.joining.said().map(|(peer, said)| (Device(*peer.as_bytes()), said.to_vec())).collect();
        for (_, device) in remotes {
            if let Some(peer) = Peer::from_bytes(device.0) {
                shared.keep(peer, Vec::new());
                shared.wire.send(peer, Channel::Joining, Word::Table(table).bytes());
                seated.linked(device, shared);
            }
        }
        Ok(seated)
    }

    /// A joint draw that was broken off gave one of the two the start of their next table: this one.
    fn take_owed_start(&mut self, remotes: &[(Seat, Device)], shared: &mut Shared) -> Result<(), Error> {
        let ([(_, device)], 2) = (remotes, self.seats) else {
            return Ok(());
        };
        let key = owed_start(&device_words(*device));
        let fault = |fault: crate::storage::StorageFault| fault.error(&shared.texts);
        let owed = shared.storage.read(Key::Setting(&key)).map_err(fault)?.unwrap_or_default();
        let starter = match owed.as_slice() {
            b"here" => "host",
            b"there" => "guest",
            _ => return Ok(()),
        };
        self.options.retain(|(key, _)| key != "starter");
        self.options.push(("starter".to_owned(), starter.to_owned()));
        let mut batch = Batch::default();
        batch.put(Key::Setting(&key), Vec::new());
        shared.storage.commit(&batch).map_err(fault)
    }
}

/// Each seat of the table with the device that holds it.
pub(super) fn seats_of_members(members: &[Member]) -> impl Iterator<Item = (Seat, Peer)> {
    let holders =
        members.iter().flat_map(|member| std::iter::repeat_n(member.peer, usize::from(member.seats)));
    Seat::all(labirinto_games::MAX_SEATS).zip(holders)
}

/// The other devices, as stored.
pub(super) fn peer_heads(members: &[Member], me: Peer) -> Vec<PeerHead> {
    let others = members.iter().filter(|member| member.peer != me);
    let head = |member: &Member| PeerHead {
        device: data_encoding::HEXLOWER.encode(member.peer.as_bytes()),
        addresses: member.addresses.clone(),
    };
    others.map(head).collect()
}
