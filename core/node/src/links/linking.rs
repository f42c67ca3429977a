//! The part of the actor that makes links of connections, and decides with the peer which one is in use.

use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::Instant;

use super::actor::{Actor, PEERS_MOST};
use super::frame::{Bye, Hello};
use super::link::{Order, Report};
use super::pair::{Deed, LinkId};
use super::{Admit, LinkEvent, LostReason, Versions, addresses};
use crate::identity::{Instance, Peer};

/// A sign of life that was asked for comes by then.
pub(super) const PROBE: Duration = Duration::from_secs(2);

/// Peers whose mismatch, or clones, are remembered as told.
const TOLD_MOST: usize = 256;

impl Actor {
    pub(super) fn report(&mut self, link: LinkId, report: Report) {
        let Some(connection) = self.connections.get(&link) else { return };
        let (peer, used) = (connection.peer, connection.used());
        if let Report::Ended(ending) = report {
            self.finish(link, ending);
            return;
        }
        if connection.over {
            return;
        }
        match report {
            Report::Hello(hello) => self.greeted(link, peer, hello),
            Report::Foreign(theirs) => self.mismatched(link, peer, theirs),
            Report::Welcomed => self.welcomed(link, peer),
            Report::Taken(number) => {
                let deeds = self.known.get_mut(&peer).and_then(|known| known.pair.take(link, number));
                match deeds {
                    Some(deeds) => self.carry_out(peer, deeds),
                    None => self.end(link, Bye::Broken),
                }
            }
            Report::Quiet if used => self.tell(LinkEvent::Quiet { peer }),
            Report::Heard if used => self.tell(LinkEvent::Heard { peer }),
            Report::Quiet | Report::Heard => {}
            Report::Alive => {
                let Some(known) = self.known.get_mut(&peer) else { return };
                known.probe = None;
                let deeds = known.pair.alive(link);
                self.carry_out(peer, deeds);
            }
            Report::Ended(_) => {}
        }
    }

    pub(super) fn order(&mut self, link: LinkId, order: Order) {
        let line = self.connections.get(&link).and_then(|connection| connection.line.as_ref());
        if let Some(line) = line
            && let Err(mpsc::error::TrySendError::Full(_)) = line.orders.try_send(order)
        {
            self.cut(link, LostReason::Stalled);
        }
    }

    /// A dial that began then reached one's own key: oneself over a detour when a connection came in meanwhile, else
    /// a clone.
    pub(super) fn own_key_dialled(&mut self, began: Instant) {
        self.own_key_dialled = Some(Instant::now());
        if self.last_incoming.is_none_or(|incoming| incoming < began) {
            self.found_clone(self.me, self.config.instance);
        }
    }

    /// One's own key dialled this device: oneself when a dial was under way, else a clone.
    pub(super) fn own_key_answered(&mut self) {
        let lately = self.own_key_dialled.is_some_and(|dialled| dialled.elapsed() < PROBE);
        if self.trying.is_empty() && !lately {
            self.found_clone(self.me, self.config.instance);
        }
    }

    /// Asks every peer for a sign of life; a link that gives none is dead.
    pub(super) fn probe_all(&mut self) {
        let deadline = Instant::now() + PROBE;
        let mut links = Vec::new();
        for known in self.known.values_mut() {
            if let Some(link) = known.pair.in_use() {
                known.probe = Some(deadline);
                links.push(link);
            }
        }
        for link in links {
            self.order(link, Order::Probe);
        }
    }

    fn greeted(&mut self, link: LinkId, peer: Peer, hello: Hello) {
        let Ok(version) = self.config.versions.meet(hello.versions) else { return };
        let known = self.known.get(&peer);
        let full = known.is_none() && self.known.len() >= PEERS_MOST;
        let kept = known.is_some_and(|known| known.kept);
        let Some(connection) = self.connections.get_mut(&link) else { return };
        let admitted = connection.dialled.is_some() || self.admit == Admit::Anyone || kept;
        if !admitted || full {
            self.end(link, Bye::NotAdmitted);
            return;
        }
        let told = addresses::told(&hello.addresses, connection.from, &self.own);
        let (instance, lost) = (hello.instance, hello.lost);
        if let Some(line) = &mut connection.line {
            line.hello = Some((version, hello));
        }
        let chooser = self.me < peer;
        let known = self.know(peer);
        known.book.hinted(&told);
        if !chooser {
            let deeds = known.pair.hello(link, instance, lost);
            self.order(link, Order::Welcome);
            self.carry_out(peer, deeds);
        }
    }

    /// The peer, which does not choose, admits this side: the link is whole.
    fn welcomed(&mut self, link: LinkId, peer: Peer) {
        let line = self.connections.get_mut(&link).and_then(|connection| connection.line.as_mut());
        let first = line.is_some_and(|line| !std::mem::replace(&mut line.welcomed, true));
        match self.hello(link).map(|hello| (hello.instance, hello.lost)) {
            Some((instance, lost)) if first && self.me < peer => {
                let deeds = self.know(peer).pair.hello(link, instance, lost);
                self.carry_out(peer, deeds);
            }
            _ => self.end(link, Bye::Broken),
        }
    }

    /// There is no version in common. Told to whom it concerns: of a stranger whom nobody here invited nothing is told.
    fn mismatched(&mut self, link: LinkId, peer: Peer, theirs: Versions) {
        let ours = self.config.versions;
        let known = self.known.get_mut(&peer);
        let kept = known.is_some_and(|known| {
            known.barred = true;
            known.kept
        });
        let Some(connection) = self.connections.get_mut(&link) else { return };
        connection.answers = None;
        if connection.dialled.is_none() && self.admit != Admit::Anyone && !kept {
            return;
        }
        if self.mismatches_told.len() >= TOLD_MOST {
            self.mismatches_told.clear();
        }
        if let Err(update) = ours.meet(theirs)
            && self.mismatches_told.insert(peer)
        {
            self.tell(LinkEvent::Mismatch { peer, theirs, ours, update });
        }
    }

    pub(super) fn carry_out(&mut self, peer: Peer, deeds: Vec<Deed>) {
        for deed in deeds {
            match deed {
                Deed::Use { link, number } => self.put_to_use(link, peer, number),
                Deed::Replace { link } => {
                    self.mailboxes.close(peer);
                    if let Some(line) = self.connections.get_mut(&link).and_then(|each| each.line.as_mut()) {
                        line.used = false;
                    }
                    self.tell(LinkEvent::Lost { peer, reason: LostReason::Replaced, redialling: false });
                    self.end(link, Bye::Spare);
                }
                Deed::Spare { link } => self.end(link, Bye::Spare),
                Deed::Clone { link } => {
                    if let Some(instance) = self.hello(link).map(|hello| hello.instance) {
                        self.found_clone(peer, instance);
                    }
                    self.end(link, Bye::Clone);
                }
                Deed::Probe { link } => {
                    if let Some(known) = self.known.get_mut(&peer) {
                        known.probe = Some(Instant::now() + PROBE);
                    }
                    self.order(link, Order::Probe);
                }
            }
        }
    }

    fn put_to_use(&mut self, link: LinkId, peer: Peer, number: Option<u64>) {
        let Some(connection) = self.connections.get_mut(&link) else { return };
        connection.answers = None;
        let Some(line) = &mut connection.line else { return };
        let Some((version, hello)) = &line.hello else { return };
        line.used = true;
        let connected = LinkEvent::Connected { peer, version: *version, software: hello.software.clone() };
        self.mailboxes.open(peer, line.outgoing.clone());
        if let Some(known) = self.known.get_mut(&peer) {
            known.failures = 0;
            known.redial = None;
            known.wave = None;
            known.barred = false;
            known.probe = None;
        }
        self.order(link, Order::Use { number });
        self.tell_then_deliver(connected, link);
    }

    fn hello(&self, link: LinkId) -> Option<&Hello> {
        let (_, hello) = self.connections.get(&link)?.line.as_ref()?.hello.as_ref()?;
        Some(hello)
    }

    pub(super) fn found_clone(&mut self, peer: Peer, instance: Instance) {
        if self.clones_told.len() >= TOLD_MOST {
            self.clones_told.clear();
        }
        if self.clones_told.insert((peer, instance)) {
            self.tell(LinkEvent::Clone { peer });
        }
    }
}
