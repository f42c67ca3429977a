//! One match at one table, as one device sees it.

mod deed;
mod open;
mod query;
mod receive;
mod restore;
mod sync;
mod write;

use std::collections::{BTreeMap, BTreeSet};

use labirinto_games::{Catalogue, Move, Seat};
use rand::CryptoRng;

use crate::ack::Ack;
use crate::card::SeatCard;
use crate::evidence::Evidence;
use crate::fault::{Clause, Fault};
use crate::frame::Frame;
use crate::item::{Founding, Item};
use crate::key::{Device, SeatKey};
use crate::log::{Accusation, Log};
use crate::notice::{Saying, Seats, SignedNotice};
use crate::output::{Input, Output, SaveId, Saved};
use crate::watch::Watch;

pub use open::{Local, Plan};
pub use query::Visit;
pub use restore::RestoreFault;

/// One match at one table, as one device sees it. Sans-IO: time and randomness come in as arguments, effects go
/// out as values. The seats of this device (a person's, a second person's, a computer's) share one table.
///
/// Laws: an entry is applied only after its form, chain, signature and rules were checked. Nothing is signed
/// that was not saved before it could leave. The same saved items make the same bytes, always. No input
/// panics. No honest seat is ever accused.
pub struct Table {
    founding: Founding,
    catalogue: Catalogue,
    keys: BTreeMap<Seat, SeatKey>,
    /// At the host, before the terms stand.
    cards: BTreeMap<Seat, SeatCard>,
    log: Log,
    watch: Watch,
    /// What people here have decided and the log does not yet allow to be written.
    intents: BTreeMap<Seat, Intent>,
    /// Answers of people here to an offer of a draw that no entry has heeded yet.
    answers: BTreeMap<Seat, Saying>,
    /// Notices that wait to be heeded.
    notices: Vec<SignedNotice>,
    /// The highest counter each own seat ever used.
    counters: BTreeMap<Seat, u32>,
    /// Who has seen the head, as far as known here.
    acks: BTreeMap<Seat, Ack>,
    /// The devices with a link, known to belong here or not: a guest may be linked before the terms name it.
    links: BTreeSet<Device>,
    peers: BTreeMap<Device, Peer>,
    /// After a restart nothing is signed before the peers' logs were compared.
    restored: bool,
    stopped: Option<Stop>,
    /// The frame at hand brought entries: its sender is to be told what we hold now.
    to_confirm: bool,
    told_lost: bool,
    saves: u64,
    retry_at: Option<u64>,
    retry_delay: u64,
}

/// What is known of another device.
#[derive(Default)]
struct Peer {
    linked: bool,
    /// How many entries of our log it holds for certain.
    confirmed: u64,
    /// Whether our log was found to contain its log, since the start.
    compared: bool,
    /// How far back the place is looked for at which its log parts from ours.
    depth: u64,
    /// How often its log and ours could not be brought together since there was progress or a pause.
    quarrels: u32,
}

/// Why the table has stopped.
#[derive(Clone)]
struct Stop {
    seat: Seat,
    sequence: u64,
    clause: Clause,
    proven: bool,
    evidence: Evidence,
}

/// A decision that waits for its turn.
enum Intent {
    Agree,
    Move(Move),
}

impl Table {
    /// Takes one input and tells what is to be done. `now` is in milliseconds of any clock that never goes back.
    pub fn handle(&mut self, input: Input, now: u64, rng: &mut dyn CryptoRng) -> Vec<Output> {
        let mut out = Vec::new();
        let sender = match &input {
            Input::Frame { from, .. } => Some(*from),
            _ => None,
        };
        match input {
            Input::Frame { from, bytes } => self.receive(from, &bytes, &mut out),
            Input::Linked(device) => self.linked(device, &mut out),
            Input::Unlinked(device) => {
                self.links.remove(&device);
                if let Some(peer) = self.peers.get_mut(&device) {
                    peer.linked = false;
                }
            }
            Input::Deed { seat, deed } => self.deed(seat, deed, &mut out),
            Input::Tick => self.tick(now, &mut out),
        }
        self.advance(rng, &mut out);
        if let (true, Some(from)) = (std::mem::take(&mut self.to_confirm), sender) {
            self.confirm_to(from, &mut out);
        }
        self.schedule(now, &mut out);
        out
    }

    fn here(&self, seat: Seat) -> bool {
        self.keys.contains_key(&seat)
    }

    fn save(&mut self, item: Item, out: &mut Vec<Output>) {
        self.saves += 1;
        let item = Saved { id: self.saves, bytes: item.write() };
        out.push(Output::Save { id: SaveId(self.saves), item });
    }

    /// Sends to a device with a link; without one there is nothing to do, a fresh link sends all anew.
    fn send(&self, to: Device, frame: Frame, out: &mut Vec<Output>) {
        if self.peers.get(&to).is_some_and(|peer| peer.linked) {
            let frame = frame.write(self.founding.table);
            out.push(Output::Send { after: SaveId(self.saves), to, frame });
        }
    }

    fn broadcast(&self, frame: &Frame, but: Option<Device>, out: &mut Vec<Output>) {
        for device in self.peers.keys().filter(|device| Some(**device) != but) {
            self.send(*device, frame.clone(), out);
        }
    }

    /// The device of a seat; `None` when that is not known yet.
    fn device_of(&self, seat: Seat) -> Option<Device> {
        if let Some(played) = &self.log.state().played {
            return played.terms.cards.as_slice().get(seat.index()).map(|card| card.device);
        }
        if self.here(seat) {
            return Some(self.founding.own);
        }
        let proposal = self.founding.proposal.as_ref()?;
        let mut remotes = proposal.remotes.as_slice().iter();
        remotes.find(|(remote, _)| *remote == seat).map(|(_, device)| *device)
    }

    /// Whether seats here may sign: after a restart only when our log is known to contain the log of every other
    /// device that still takes part.
    fn may_sign(&self) -> bool {
        self.may_sign_without(Seats::NONE)
    }

    /// As [`Table::may_sign`], for an ending or going on without these seats, whose devices need not be in reach.
    /// At least one other device must have been compared with, so that an old backup is always noticed.
    fn may_sign_without(&self, gone: Seats) -> bool {
        if !self.restored || self.peers.is_empty() {
            return true;
        }
        let state = self.log.state();
        let wanted = |device: &Device| match &state.played {
            None => true,
            Some(_) => {
                let mut staying = state.floor.active.without(gone).iter();
                staying.any(|seat| self.device_of(seat) == Some(*device))
            }
        };
        let mut wanted = self.peers.iter().filter(|(device, _)| wanted(device)).peekable();
        (wanted.peek().is_some() || gone == Seats::NONE) && wanted.all(|(_, peer)| peer.compared)
    }

    /// Stops the table: a seat has broken the protocol or the rules.
    fn stop(&mut self, accusation: Accusation, out: &mut Vec<Output>) {
        if self.stopped.is_some() {
            return;
        }
        let Accusation { seat, sequence, clause, proven, evidence } = accusation;
        let word = (!proven).then(|| clause.clone());
        self.save(Item::Evidence(evidence.clone(), restore::contest(word)), out);
        out.push(Output::Fault(Fault::Peer {
            seat,
            sequence,
            clause: clause.clone(),
            proven,
            evidence: crate::codec::encode(&evidence),
        }));
        out.push(Output::Changed);
        self.broadcast(&Frame::Evidence(evidence.clone()), None, out);
        self.stopped = Some(Stop { seat, sequence, clause, proven, evidence });
        self.intents.clear();
        self.answers.clear();
    }
}
