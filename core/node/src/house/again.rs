//! Another game with the same partners, in the same room.

use labirinto_games::Seat;
use labirinto_table::{Device, Phase, Plan, Table};

use super::commands::{local_table, refused_error, seat_players};
use super::head::SeatedPlayer;
use super::room::{Inside, Rooms};
use super::seated::{Fresh, Seated};
use super::shared::Shared;
use super::wire::{Word, rematch_of};
use crate::identity::Peer;
use crate::links::Channel;
use crate::{Error, Player, Room};

impl Rooms {
    /// This device asks for another game: its new table takes the place of the old one, and begins when the
    /// others have asked too.
    pub(super) fn rematch(&mut self, room: Room, shared: &mut Shared) -> Result<(), Error> {
        let seated = self.table(room, shared)?;
        if !seated.ended() {
            return Err(shared.not_now("why-running"));
        }
        let again = if seated.table.peers().is_empty() {
            let head = seated.head.clone();
            let players = head.players.iter().filter_map(SeatedPlayer::player).map(|(_, player)| player);
            let fresh = local_table(&head.game, head.options, players.collect(), shared)?;
            Seated::fresh(room, fresh, shared)
        } else {
            next_table(room, seated, shared)?
        };
        self.open.insert(room, Inside::Table(Box::new(again)));
        Ok(())
    }
}

fn next_table(room: Room, seated: &mut Seated, shared: &mut Shared) -> Result<Seated, Error> {
    let old = seated.id();
    let Some(game) = seated.table.game() else {
        return Err(shared.not_now("why-no-table"));
    };
    let views = seated.table.seats();
    let seating: Vec<(Seat, Player)> = seated.head.players.iter().filter_map(SeatedPlayer::player).collect();
    let (locals, mut head) = seat_players(&seating, &seated.head.options, shared);
    head.peers.clone_from(&seated.head.peers);
    let (catalogue, device, now, table) = (shared.catalogue, shared.device(), shared.now(), rematch_of(old));
    let host = views.first().map(|view| view.device).filter(|_| !seated.places.contains_key(&Seat::HOST));
    let made = match host {
        Some(host) => Table::join(catalogue, table, host, &device, &locals, now, shared.chance.rng()),
        None => {
            let remotes =
                views.iter().filter(|view| !view.here).map(|view| (view.seat, view.device)).collect();
            let seats = u8::try_from(views.len()).unwrap_or(u8::MAX);
            let options = seated.head.options.clone();
            let plan = Plan { table, game: game.id().to_owned(), options, seats, remotes };
            Table::host(catalogue, &plan, &device, &locals, now, shared.chance.rng())
        }
    };
    let (table, outputs) = made.map_err(|refused| refused_error(game, &refused, shared))?;
    let mut again = Seated::fresh(room, Fresh { table, outputs, players: seating, head }, shared);
    again.before = Some(old);
    for peer in seated.table.peers() {
        let linked = seated.presence.is_linked(peer);
        if let (Some(key), true) = (Peer::from_bytes(peer.0), linked) {
            shared.wire.send(key, Channel::Joining, Word::Rematch(old).bytes());
            again.linked(peer, shared);
        }
    }
    Ok(again)
}

impl Seated {
    /// What was said to a device while it joined, in order: said again on every fresh link, while the table has not
    /// begun.
    pub(super) fn said_to(&self, device: Device) -> Vec<Vec<u8>> {
        if self.table.phase() != Phase::Gathering {
            return Vec::new();
        }
        self.said.iter().filter(|(to, _)| *to == device).flat_map(|(_, said)| said.clone()).collect()
    }

    /// What is said to a device of this table on every fresh link, while the table has not begun: its name, to
    /// those who joined; that another game is wanted, to the partners of the last.
    pub(super) fn words_on_link(&self) -> Vec<Word> {
        if self.table.phase() != Phase::Gathering {
            return Vec::new();
        }
        match self.before {
            Some(before) => vec![Word::Rematch(before)],
            None if self.places.contains_key(&Seat::HOST) => vec![Word::Table(self.id())],
            None => Vec::new(),
        }
    }

    /// The other side asks for another game.
    pub(super) fn rematch_asked(&mut self, device: Device, shared: &Shared) {
        let view = self.table.seats().into_iter().find(|view| view.device == device);
        let name = view.map_or(String::new(), |view| self.name(view.seat, shared));
        if !self.told.rematch {
            self.told.rematch = true;
            Rooms::tell_rematch(self.room, &name, shared);
        }
    }
}
