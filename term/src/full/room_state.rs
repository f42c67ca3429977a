//! What one room told so far.

use std::{path::PathBuf, time::Instant};

use labirinto_games::{Scene, Seat};
use labirinto_node::{Error, Event, PeerState, Phase, Qr, SeatLine, Status, TableId};

use crate::clock::RunningClock;

/// What one room told so far, the latest of each kind.
pub struct RoomState {
    /// The game's id; empty while it is not known yet.
    pub game: String,
    /// The table.
    pub table: Option<TableId>,
    /// Everybody, in seat order.
    pub seats: Vec<SeatLine>,
    /// How others can join.
    pub listening: Option<Listening>,
    /// The peers, in the order in which they came.
    pub peers: Vec<Peer>,
    /// The digits to compare: with whom, and which.
    pub digits: Option<(String, String)>,
    /// Who asks for a seat: key and name.
    pub wants: Vec<(String, String)>,
    /// The terms to agree to.
    pub terms: Vec<String>,
    /// The view to show, and whose it is.
    pub view: Option<(Seat, Scene<String>, Status)>,
    /// To whom the screen is to be handed, and the words for it.
    pub curtain: Option<(Seat, String, Status)>,
    /// The clock of the table, in play.
    pub clock: Option<RunningClock>,
    /// The record of the finished game.
    pub record: Option<PathBuf>,
    /// The other side asked for another game, in words.
    pub rematch_asked: Option<String>,
    /// The last thing that went wrong here.
    pub trouble: Option<Error>,
    /// Why the room is gone.
    pub closed: Option<String>,
    /// Since when the same is awaited.
    pub since: Instant,
    awaited: (Option<Seat>, String),
}

/// How others can join.
pub struct Listening {
    /// The join link.
    pub link: String,
    /// The same as a code.
    pub code: Qr,
    /// Typed addresses.
    pub addresses: Vec<String>,
}

/// The link to one peer.
pub struct Peer {
    /// The key of the device.
    pub id: String,
    /// Its label.
    pub name: String,
    /// How it stands.
    pub state: PeerState,
    /// The same in words.
    pub text: String,
}

impl RoomState {
    /// A room that was just opened.
    pub fn new(game: String) -> RoomState {
        RoomState {
            game,
            table: None,
            seats: Vec::new(),
            listening: None,
            peers: Vec::new(),
            digits: None,
            wants: Vec::new(),
            terms: Vec::new(),
            view: None,
            curtain: None,
            clock: None,
            record: None,
            rematch_asked: None,
            trouble: None,
            closed: None,
            since: Instant::now(),
            awaited: (None, String::new()),
        }
    }

    /// Takes up an event of this room.
    pub fn hear(&mut self, event: &Event) {
        match event {
            Event::Seated { table, game, seats, .. } => {
                self.table = Some(*table);
                self.game.clone_from(game);
                self.seats.clone_from(seats);
                self.record = None;
                self.rematch_asked = None;
                self.wants.clear();
                self.digits = None;
            }
            Event::Listening { link, qr, addresses, .. } => {
                let listening =
                    Listening { link: link.clone(), code: qr.clone(), addresses: addresses.clone() };
                self.listening = Some(listening);
            }
            Event::Peer { id, name, state, text, .. } => {
                let peer = Peer { id: id.clone(), name: name.clone(), state: *state, text: text.clone() };
                match self.peers.iter_mut().find(|known| known.id == *id) {
                    Some(known) => *known = peer,
                    None => self.peers.push(peer),
                }
            }
            Event::Digits { name, digits, .. } => self.digits = Some((name.clone(), digits.clone())),
            Event::WantsSeat { peer, name, .. } => {
                self.digits = None;
                self.wants.retain(|(known, _)| known != peer);
                self.wants.push((peer.clone(), name.clone()));
            }
            Event::SeatFree { peer, .. } => {
                self.wants.retain(|(known, _)| known != peer);
                self.peers.retain(|known| known.id != *peer);
                self.digits = None;
            }
            Event::Terms { lines, .. } => {
                self.digits = None;
                self.terms.clone_from(lines);
            }
            Event::View { seat, scene, status, .. } => {
                self.clock = RunningClock::of(status);
                self.note_awaited(status.awaited, &status.headline);
                if !matches!(status.phase, Phase::Gathering | Phase::Terms) {
                    self.terms.clear();
                }
                let curtained = self.curtain.as_ref().is_some_and(|(to, ..)| to != seat);
                if !curtained {
                    self.curtain = None;
                    self.view = Some((*seat, scene.clone(), status.clone()));
                }
            }
            Event::Curtain { seat, text, status, .. } => {
                self.clock = RunningClock::of(status);
                self.note_awaited(status.awaited, &status.headline);
                self.terms.clear();
                self.view = None;
                self.curtain = Some((*seat, text.clone(), status.clone()));
            }
            Event::Turn { seat, text, .. } => self.note_awaited(*seat, text),
            Event::Record { path, .. } => self.record = Some(path.clone()),
            Event::RematchAsked { text, .. } => self.rematch_asked = Some(text.clone()),
            Event::Closed { text, .. } => self.closed = Some(text.clone()),
            Event::Opened { .. }
            | Event::Settled { .. }
            | Event::Near(_)
            | Event::Announce(_)
            | Event::Browse(_)
            | Event::Entry { .. }
            | Event::Notice { .. }
            | Event::Verdict { .. }
            | Event::Error { .. } => {}
        }
    }

    /// The status of what is shown now.
    pub fn status(&self) -> Option<&Status> {
        let curtain = self.curtain.as_ref().map(|(.., status)| status);
        curtain.or(self.view.as_ref().map(|(.., status)| status))
    }

    /// Whether somebody else is awaited, so that a wait is to be shown.
    pub fn waits(&self) -> bool {
        match self.status() {
            Some(status) => {
                let runs = status.result.is_none() && status.lesson.is_none();
                runs && !status.mine && self.curtain.is_none()
            }
            None => self.digits.is_none() && self.wants.is_empty() && self.terms.is_empty(),
        }
    }

    fn note_awaited(&mut self, seat: Option<Seat>, words: &str) {
        if self.awaited.0 != seat || self.awaited.1 != words {
            self.awaited = (seat, words.to_owned());
            self.since = Instant::now();
        }
    }
}
