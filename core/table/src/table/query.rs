//! What can be asked of a table.

use labirinto_games::{Game, Keeper, Match, Seat, Secret, Setup, Step};
use labirinto_proofs::{Commitment, Context, SeatFinding};

use super::Table;
use crate::entry::Entry;
use crate::finish::{Entitled, Phase, Standing};
use crate::key::{Device, TableId};
use crate::notice::{Saying, Seats};
use crate::output::SeatView;
use crate::state::Follower;
use crate::terms::Terms;

/// One who follows a replay: the sequence of the entry, the state before, the step, the state after.
pub type Visit<'a> = dyn FnMut(u64, &dyn Match, &Step, &dyn Match) + 'a;

impl Table {
    /// The table's name.
    pub fn id(&self) -> TableId {
        self.founding.table
    }

    /// Whether this device is the host.
    pub fn hosts(&self) -> bool {
        self.founding.host == self.founding.own
    }

    /// What is played; `None` at a guest before the terms came.
    pub fn game(&self) -> Option<&'static dyn Game> {
        let played = self.log.state().played.as_ref().map(|played| played.game);
        let proposed = || {
            let proposal = self.founding.proposal.as_ref()?;
            labirinto_games::game_by_wire(self.catalogue, proposal.game)
        };
        played.or_else(proposed)
    }

    /// The terms; `None` before they stand.
    pub fn terms(&self) -> Option<&Terms> {
        self.log.state().played.as_ref().map(|played| &played.terms)
    }

    /// What the match is made of; `None` before it is open.
    pub fn setup(&self) -> Option<&Setup> {
        self.public().map(|public| public.setup())
    }

    /// The part of its life.
    pub fn phase(&self) -> Phase {
        self.log.state().phase()
    }

    /// Who may write the next entry, and of what kind; `None` when all is written or the table has stopped.
    pub fn entitled(&self) -> Option<Entitled> {
        if self.stopped.is_some() { None } else { self.log.state().entitled() }
    }

    /// Whether an act of this seat was accepted and waits to be written: for its turn, for the others'
    /// acknowledgement, or for the comparison after a restart.
    pub fn waiting(&self, seat: Seat) -> bool {
        self.intents.contains_key(&seat)
    }

    /// The seat whose draw offer stands.
    pub fn offer(&self) -> Option<Seat> {
        self.log.state().floor.offer.map(|offer| offer.by)
    }

    /// Whether this notice of a seat here would have an effect now.
    pub fn may_say(&self, seat: Seat, saying: Saying) -> bool {
        self.here(seat) && self.stopped.is_none() && self.log.state().has_effect(seat, saying)
    }

    /// The notices that were said and wait to be heeded.
    pub fn unheeded(&self) -> Vec<(Seat, Saying)> {
        self.notices.iter().map(|signed| (signed.notice.seat, signed.notice.saying)).collect()
    }

    /// Whether seats here may sign: always, but after a restart only when the log was compared with the others'.
    pub fn compared(&self) -> bool {
        self.may_sign()
    }

    /// Whether every other device that still takes part holds all of our log for certain: none of them needs this
    /// one to come to the same end. A table that was stopped is told as evidence, and waits for nobody.
    pub fn shared(&self) -> bool {
        let state = self.log.state();
        let takes_part =
            |device: Device| state.floor.active.iter().any(|seat| self.device_of(seat) == Some(device));
        let mut others = self.peers.iter().filter(|(device, _)| takes_part(**device));
        self.stopped.is_some() || others.all(|(_, peer)| peer.confirmed >= state.length())
    }

    /// The public state; `None` before the match is open.
    pub fn public(&self) -> Option<&dyn Match> {
        self.log.state().public.as_deref()
    }

    /// The keeper of a seat of this device; `None` for other seats and before the match is open.
    pub fn keeper(&self, seat: Seat) -> Option<&dyn Keeper> {
        self.watch.keepers.get(&seat).map(|keeper| keeper.as_ref())
    }

    /// The secrets opened so far, for the public scene.
    pub fn opened(&self) -> Vec<(Seat, u8, Secret)> {
        let openings = self.log.state().openings.iter();
        openings.map(|opened| (opened.seat, opened.slot, opened.opening.secret().clone())).collect()
    }

    /// All applied entries, in order.
    pub fn entries(&self) -> &[Entry] {
        self.log.entries()
    }

    /// What the audit found, in seat order; empty before it was held.
    pub fn findings(&self) -> &[SeatFinding] {
        &self.log.state().findings
    }

    /// How the game stands.
    pub fn standing(&self) -> Standing {
        match &self.stopped {
            Some(stop) => Standing::Stopped {
                seat: stop.seat,
                sequence: stop.sequence,
                clause: stop.clause.clone(),
                proven: stop.proven,
            },
            None => self.log.state().standing(),
        }
    }

    /// Who sits where. Before the terms stand, only what is known.
    pub fn seats(&self) -> Vec<SeatView> {
        let active = self.log.state().floor.active;
        let view = |(seat, card): (Seat, &crate::SeatCard), active: Seats| SeatView {
            seat,
            name: card.name.as_str().to_owned(),
            device: card.device,
            here: self.here(seat),
            active: active.holds(seat),
        };
        match self.terms() {
            Some(terms) => {
                Seat::all(terms.seats()).zip(terms.cards.as_slice()).map(|card| view(card, active)).collect()
            }
            None => self.cards.iter().map(|(seat, card)| view((*seat, card), Seats::of([*seat]))).collect(),
        }
    }

    /// The other devices of this table, without repetition.
    pub fn peers(&self) -> Vec<Device> {
        self.peers.keys().copied().collect()
    }

    /// Plays the whole log again for one who follows it: see [`Visit`].
    pub fn replay(&self, visit: &mut Visit<'_>) {
        let mut visitor = Visitor { visit, before: None };
        self.log.state_at(u64::MAX, &mut visitor);
    }

    /// The game as one file: entries, notices that nobody heeded, evidence, checksum. Holds no secret that was
    /// not opened. Empty before the terms stand.
    pub fn record(&self) -> Vec<u8> {
        if self.terms().is_none() {
            return Vec::new();
        }
        let evidence = self.stopped.iter().map(|stop| stop.evidence.clone()).collect::<Vec<_>>();
        crate::record::write(self.entries(), &self.notices, &evidence)
    }
}

struct Visitor<'a> {
    visit: &'a mut Visit<'a>,
    before: Option<Box<dyn Match>>,
}

impl Follower for Visitor<'_> {
    fn opened(&mut self, _: &'static dyn Game, _: &Setup) {}

    fn before(&mut self, public: &dyn Match, _: &Step, _: Option<(&Context, &Commitment)>) {
        self.before = Some(public.copy());
    }

    fn after(&mut self, sequence: u64, public: &dyn Match, step: &Step) {
        if let Some(before) = self.before.take() {
            (self.visit)(sequence, before.as_ref(), step, public);
        }
    }
}
