//! The half of the actor that dials: waves of addresses, their failures, and redials.

use std::net::SocketAddr;

use libp2p::swarm::{ConnectionId, DialError};
use tokio::time::Instant;

use super::actor::{Actor, Owner, Trying};
use super::wave::{self, Wave};
use super::{Dial, DialCause, LinkEvent, addresses, swarm};
use crate::identity::Peer;

impl Actor {
    pub(super) fn dial(&mut self, peer: Peer, given: &[SocketAddr]) {
        if peer == self.me {
            let addresses = given.iter().map(|address| (*address, DialCause::Oneself)).take(1).collect();
            self.tell(LinkEvent::DialFailed {
                dial: None,
                peer: Some(peer),
                cause: DialCause::Oneself,
                addresses,
            });
            return;
        }
        let ranked = addresses::ranked(given, &self.own);
        let suspended = self.suspended;
        self.mismatches_told.remove(&peer);
        let known = self.know(peer);
        known.kept = true;
        known.barred = false;
        known.book.hinted(&ranked);
        if suspended || known.pair.in_use().is_some() {
            return;
        }
        known.failures = 0;
        match &mut known.wave {
            Some(wave) => wave.add(ranked),
            None => {
                let mut wave = Wave::new(known.book.all().to_vec());
                wave.add(ranked);
                known.wave = Some(wave);
            }
        }
        known.redial = None;
        self.advance(Owner::Peer(peer));
    }

    pub(super) fn dial_address(&mut self, dial: Dial, given: &[SocketAddr]) {
        let only_own = !given.is_empty() && given.iter().all(|address| self.own.contains(address));
        let mut wave = Wave::new(addresses::ranked(given, &self.own));
        if only_own {
            wave.failed(ConnectionId::new_unchecked(0), given[0], DialCause::Oneself);
        }
        self.waves.insert(dial, wave);
        self.advance(Owner::Dial(dial));
    }

    /// Dials what the wave has room for, and ends it when it is over.
    pub(super) fn advance(&mut self, owner: Owner) {
        loop {
            let now = Instant::now();
            let wave = match owner {
                Owner::Peer(peer) => self.known.get_mut(&peer).and_then(|known| known.wave.as_mut()),
                Owner::Dial(dial) => self.waves.get_mut(&dial),
            };
            let Some(wave) = wave else { return };
            if wave.is_over() {
                self.wave_failed(owner);
                return;
            }
            let Some(address) = wave.next(now) else { return };
            let peer = match owner {
                Owner::Peer(peer) => peer.to_libp2p(),
                Owner::Dial(_) => None,
            };
            let options = swarm::dial(peer, address);
            let connection = options.connection_id();
            wave.started(connection, address, now);
            self.trying.insert(connection, Trying { owner, address, since: now });
            if let Err(error) = self.swarm.dial(options) {
                self.note_failure(connection, &error);
            }
        }
    }

    pub(super) fn dial_failed(&mut self, connection: ConnectionId, error: &DialError) {
        if let Some(owner) = self.note_failure(connection, error) {
            self.advance(owner);
        }
    }

    fn note_failure(&mut self, connection: ConnectionId, error: &DialError) -> Option<Owner> {
        let Trying { owner, address, since } = self.trying.remove(&connection)?;
        let cause = swarm::cause(error, since.elapsed(), self.config.rhythm.dial);
        match error {
            DialError::WrongPeerId { obtained, .. } => {
                if let Owner::Peer(expected) = owner {
                    if let Some(known) = self.known.get_mut(&expected) {
                        known.book.remove(address);
                    }
                    let found = Peer::from_libp2p(obtained);
                    self.tell(LinkEvent::Stranger { expected, found, address });
                }
            }
            DialError::LocalPeerId { .. } => {
                if let Owner::Peer(peer) = owner
                    && let Some(known) = self.known.get_mut(&peer)
                {
                    known.book.remove(address);
                }
                self.own_key_dialled(since);
            }
            _ => {}
        }
        let wave = match owner {
            Owner::Peer(peer) => self.known.get_mut(&peer).and_then(|known| known.wave.as_mut()),
            Owner::Dial(dial) => self.waves.get_mut(&dial),
        };
        wave?.failed(connection, address, cause);
        Some(owner)
    }

    /// A dial reached somebody whose key is of a kind that this protocol does not use.
    pub(super) fn led_astray(&mut self, connection: ConnectionId, tried: Trying) {
        let wave = match tried.owner {
            Owner::Peer(peer) => self.known.get_mut(&peer).and_then(|known| known.wave.as_mut()),
            Owner::Dial(dial) => self.waves.get_mut(&dial),
        };
        if let Some(wave) = wave {
            wave.failed(connection, tried.address, DialCause::NotUs);
            self.advance(tried.owner);
        }
    }

    fn wave_failed(&mut self, owner: Owner) {
        match owner {
            Owner::Dial(dial) => {
                let Some(wave) = self.waves.remove(&dial) else { return };
                let (cause, addresses) = wave.outcome();
                self.tell(LinkEvent::DialFailed { dial: Some(dial), peer: None, cause, addresses });
            }
            Owner::Peer(peer) => {
                let Some(wave) = self.known.get_mut(&peer).and_then(|known| known.wave.take()) else {
                    return;
                };
                let (cause, addresses) = wave.outcome();
                self.tell(LinkEvent::DialFailed { dial: None, peer: Some(peer), cause, addresses });
                self.redial_later(peer);
            }
        }
    }

    /// Dials this peer again after a pause that grows, if it is to be dialled at all.
    pub(super) fn redial_later(&mut self, peer: Peer) {
        let rhythm = self.config.rhythm;
        let suspended = self.suspended;
        let Some(known) = self.known.get_mut(&peer) else { return };
        if suspended || !known.may_redial() || known.wave.is_some() || known.redial.is_some() {
            return;
        }
        known.redial = Some(Instant::now() + wave::backoff(&rhythm, known.failures, chance()));
        known.failures = known.failures.saturating_add(1);
    }

    /// Dials this peer again soon, the link having been lost. Whether it is dialled at all.
    pub(super) fn redial_soon(&mut self, peer: Peer) -> bool {
        let suspended = self.suspended;
        let Some(known) = self.known.get_mut(&peer) else { return false };
        if !known.may_redial() {
            return false;
        }
        if !suspended {
            known.failures = 0;
            known.redial = Some(Instant::now() + wave::first_pause(chance()));
        }
        true
    }

    /// Dials all that are kept anew. Dials under way are given up: they may lead through a network that is gone.
    pub(super) fn redial_all(&mut self) {
        let unlinked = self.known.iter_mut().filter(|(_, known)| known.pair.in_use().is_none());
        let peers: Vec<Peer> = unlinked
            .map(|(peer, known)| {
                known.wave = None;
                *peer
            })
            .collect();
        for peer in peers {
            self.redial_soon(peer);
        }
    }

    /// Starts the dials whose time has come, and lets waves go on.
    pub(super) fn dial_due(&mut self, now: Instant) {
        let mut owners: Vec<Owner> = self.waves.keys().map(|dial| Owner::Dial(*dial)).collect();
        for (peer, known) in &mut self.known {
            if known.redial.is_some_and(|redial| redial <= now) {
                known.redial = None;
                if known.pair.in_use().is_none() && known.wave.is_none() {
                    known.wave = Some(Wave::new(known.book.all().to_vec()));
                }
            }
            if known.wave.is_some() {
                owners.push(Owner::Peer(*peer));
            }
        }
        for owner in owners {
            self.advance(owner);
        }
    }

    pub(super) fn stop_dialling(&mut self) {
        for known in self.known.values_mut() {
            known.wave = None;
            known.redial = None;
        }
        let dials: Vec<Dial> = self.waves.keys().copied().collect();
        for dial in dials {
            self.wave_failed(Owner::Dial(dial));
        }
        self.trying.clear();
    }
}

impl super::actor::Known {
    fn may_redial(&self) -> bool {
        self.kept && !self.barred && !self.book.all().is_empty()
    }
}

/// A random number for jitter; nothing secret depends on it.
fn chance() -> u32 {
    getrandom::u32().unwrap_or(u32::MAX / 2)
}
