//! A room in which somebody joins another's table.

use std::net::SocketAddr;

use labirinto_games::Seat;
use labirinto_table::{Device, Local, Table, TableId};

use super::commands::seat_players;
use super::hosting::{peer_heads, seats_of_members};
use super::seated::{Fresh, Seated};
use super::shared::Shared;
use crate::identity::Peer;
use crate::joining::{GuestInput, GuestOutput, Guesting, Invitation, Member, typed_address};
use crate::links::{Channel, Dial};
use crate::{Error, Event, PeerState, Player, Room, Target, Whose};

/// A room in which somebody joins another's table.
pub(crate) struct GuestRoom {
    room: Room,
    player: Player,
    /// The dial to an address whose owner is not known yet.
    pub(super) dial: Option<Dial>,
    /// The host, once it is known.
    pub(super) host: Option<Peer>,
    addresses: Vec<SocketAddr>,
    nonce: Option<[u8; 16]>,
    joining: Option<Guesting>,
    digits: Option<String>,
    members: Option<Vec<Member>>,
}

/// What became of the room.
pub(crate) enum Joined {
    /// It goes on.
    Open,
    /// The table begins.
    Table(Box<Seated>),
    /// No table came about, and why.
    Closed(String),
}

impl GuestRoom {
    /// Begins to join.
    ///
    /// # Errors
    /// The link or address means nothing, or nothing is near under that id.
    pub(crate) fn open(
        room: Room,
        target: &Target,
        player: Player,
        shared: &mut Shared,
    ) -> Result<GuestRoom, Error> {
        let mut open = GuestRoom {
            room,
            player,
            dial: None,
            host: None,
            addresses: Vec::new(),
            nonce: None,
            joining: None,
            digits: None,
            members: None,
        };
        match target {
            Target::Link(text) => {
                let whose = |newer| if newer { Whose::Versions } else { Whose::You };
                let invitation = Invitation::parse(text).map_err(|error| {
                    let newer = error == crate::joining::InvitationError::Newer;
                    shared.texts.explain(error.code(), whose(newer), &error.text())
                })?;
                open.host = Some(invitation.host);
                open.nonce = Some(invitation.nonce);
                open.addresses = invitation.addresses;
            }
            Target::Address(text) => {
                let address = typed_address(text)
                    .map_err(|error| shared.texts.explain(error.code(), Whose::You, &error.text()))?;
                open.addresses = vec![address];
            }
            Target::Near(id) => {
                let addresses = shared.near_addresses(id);
                open.addresses = addresses.ok_or_else(|| {
                    let text = labirinto_games::Text::key("join-near-gone");
                    shared.texts.explain("near-gone", Whose::Link, &text)
                })?;
            }
        }
        shared.start_links()?;
        match open.host {
            Some(host) => shared.keep(host, open.addresses.clone()),
            None => {
                open.dial =
                    shared.wire.handle().and_then(|handle| handle.dial_address(open.addresses.clone()).ok())
            }
        }
        Ok(open)
    }

    /// There is a link to the host: asks for a seat, or goes on asking.
    pub(crate) fn linked(&mut self, shared: &mut Shared) -> Joined {
        let Some(host) = self.host else {
            return Joined::Open;
        };
        self.tell_host(host, shared);
        if self.joining.is_some() {
            return self.input(GuestInput::Back, shared);
        }
        shared.keep(host, self.addresses.clone());
        let name = shared.name_of(&self.player);
        let share = shared.chance.bytes();
        let addresses = shared.wire.addresses().to_vec();
        let (joining, outputs) =
            Guesting::new(shared.peer(), host, &name, &addresses, self.nonce, share, shared.now());
        self.joining = Some(joining);
        self.outputs(outputs, shared)
    }

    /// Says what is on show again, in another language.
    pub(super) fn retell(&self, shared: &Shared) {
        if let (Some(host), Some(_)) = (self.host, &self.joining) {
            self.tell_host(host, shared);
        }
        self.tell_digits(shared);
    }

    fn tell_host(&self, host: Peer, shared: &Shared) {
        shared.tell(Event::Peer {
            room: self.room,
            seat: None,
            id: host.to_string(),
            name: shared.texts.say("player-other", &[]),
            state: PeerState::Connected,
            text: shared.texts.say("link-connected", &[]),
        });
    }

    fn tell_digits(&self, shared: &Shared) {
        if let Some(digits) = self.digits.clone() {
            let name = shared.texts.say("player-other", &[]);
            shared.tell(Event::Digits { room: self.room, name, digits });
        }
    }

    /// Its number.
    pub(super) fn room(&self) -> Room {
        self.room
    }

    /// Takes an input of the joining.
    pub(crate) fn input(&mut self, input: GuestInput<'_>, shared: &mut Shared) -> Joined {
        if matches!(input, GuestInput::Confirm) {
            self.digits = None;
        }
        let now = shared.now();
        let outputs = self.joining.as_mut().map(|joining| joining.handle(input, now)).unwrap_or_default();
        self.outputs(outputs, shared)
    }

    /// The person here does not want to join any more: the host is told, and nothing is told here.
    pub(crate) fn withdraw(&mut self, shared: &mut Shared) {
        drop(self.input(GuestInput::Withdraw, shared));
    }

    /// Whether the host was reached.
    pub(super) fn was_linked(&self) -> bool {
        self.joining.is_some()
    }

    /// When the joining wants to be woken.
    pub(crate) fn wake_at(&self) -> Option<u64> {
        self.joining.as_ref().and_then(Guesting::wake_at)
    }

    /// The time has come for something.
    pub(crate) fn woken(&mut self, shared: &mut Shared) -> Joined {
        if self.wake_at().is_some_and(|at| at <= shared.now()) {
            return self.input(GuestInput::Tick, shared);
        }
        Joined::Open
    }

    /// The host names the table that came of the joining.
    pub(crate) fn table(&mut self, table: TableId, shared: &mut Shared) -> Joined {
        let (Some(members), Some(host)) = (self.members.take(), self.host) else {
            return Joined::Open;
        };
        match self.seat(table, host, &members, shared) {
            Ok(seated) => Joined::Table(Box::new(seated)),
            Err(error) => {
                let text = error.text.clone();
                shared.complain(Some(self.room), error);
                Joined::Closed(text)
            }
        }
    }

    fn outputs(&mut self, outputs: Vec<GuestOutput>, shared: &mut Shared) -> Joined {
        let Some(host) = self.host else {
            return Joined::Open;
        };
        let mut became = Joined::Open;
        for output in outputs {
            match output {
                GuestOutput::Send(bytes) => shared.wire.send(host, Channel::Joining, bytes),
                GuestOutput::Digits(digits) => {
                    self.digits = Some(digits);
                    self.tell_digits(shared);
                }
                GuestOutput::Joined(members) => self.members = Some(members),
                GuestOutput::Declined(why) => {
                    became = self.fail(shared.texts.explain(why.name(), Whose::Peer, &why.text()), shared);
                }
                GuestOutput::Ended(end) => {
                    became = self.fail(shared.texts.explain(end.name(), Whose::Peer, &end.text()), shared);
                }
            }
        }
        became
    }

    /// Closes with an error.
    pub(crate) fn fail(&self, error: Error, shared: &Shared) -> Joined {
        let text = error.text.clone();
        shared.complain(Some(self.room), error);
        Joined::Closed(text)
    }

    fn seat(
        &self,
        table: TableId,
        host: Peer,
        members: &[Member],
        shared: &mut Shared,
    ) -> Result<Seated, Error> {
        let mine: Vec<Seat> = seats_of_members(members)
            .filter(|(_, peer)| *peer == shared.peer())
            .map(|(seat, _)| seat)
            .collect();
        let seating: Vec<(Seat, Player)> = mine.iter().map(|seat| (*seat, self.player.clone())).collect();
        let (locals, mut head): (Vec<Local>, _) = seat_players(&seating, &[], shared);
        let mut heads = peer_heads(members, shared.peer());
        let host_words = data_encoding::HEXLOWER.encode(host.as_bytes());
        if let Some(head) = heads.iter_mut().find(|head| head.device == host_words) {
            head.addresses.clone_from(&self.addresses);
        }
        head.peers = heads;
        let (catalogue, device, now) = (shared.catalogue, shared.device(), shared.now());
        let host_device = Device(*host.as_bytes());
        let made = Table::join(catalogue, table, host_device, &device, &locals, now, shared.chance.rng());
        let (table, outputs) = made.map_err(|refused| {
            let reason = shared.texts.resolve(&refused.text(), &|_| String::new());
            shared.texts.error("refused", Whose::You, &[("reason", (&reason).into())])
        })?;
        for member in members.iter().filter(|member| member.peer != host && member.peer != shared.peer()) {
            shared.keep(member.peer, member.addresses.clone());
        }
        let fresh = Fresh { table, outputs, players: seating, head };
        let mut seated = Seated::fresh(self.room, fresh, shared);
        seated.linked(host_device, shared);
        Ok(seated)
    }
}
