//! The part of the actor that ends links, and does what follows.

use std::net::SocketAddr;

use tokio::time::Instant;

use super::actor::Actor;
use super::connection::FAREWELL;
use super::frame::Bye;
use super::link::{Ending, Order};
use super::pair::LinkId;
use super::{Dial, DialCause, LinkEvent, LostReason};
use crate::identity::Peer;

impl Actor {
    pub(super) fn forget(&mut self, peer: Peer) {
        self.mismatches_told.remove(&peer);
        let Some(known) = self.known.get_mut(&peer) else { return };
        known.kept = false;
        known.wave = None;
        known.redial = None;
        let links: Vec<LinkId> = self
            .connections
            .iter()
            .filter(|(_, connection)| connection.peer == peer)
            .map(|(link, _)| *link)
            .collect();
        for link in links {
            self.end(link, Bye::Left);
        }
        self.forget_if_nothing(peer);
    }

    /// Ends all links with this last word, but for those that are saying another one already.
    pub(super) fn end_links(&mut self, bye: Bye) {
        let links: Vec<(LinkId, bool)> = self
            .connections
            .iter()
            .filter(|(_, connection)| connection.ending_by.is_none())
            .map(|(link, connection)| (*link, connection.used()))
            .collect();
        for (link, used) in links {
            if used {
                self.end(link, bye);
            } else {
                self.cut(link, LostReason::Here);
            }
        }
    }

    /// Cuts all links without a word.
    pub(super) fn drop_links(&mut self) {
        let links: Vec<LinkId> = self.connections.keys().copied().collect();
        for link in links {
            self.cut(link, LostReason::Here);
        }
    }

    pub(super) fn close_overdue(&mut self, now: Instant) {
        let overdue: Vec<LinkId> = self
            .connections
            .iter()
            .filter(|(_, connection)| connection.deadline().is_some_and(|deadline| deadline <= now))
            .map(|(link, _)| *link)
            .collect();
        for link in overdue {
            let ending = self.connections.get(&link).is_some_and(|connection| connection.ending_by.is_some());
            self.cut(link, if ending { LostReason::Here } else { LostReason::Silent });
        }
        let silent: Vec<Peer> = self
            .known
            .iter_mut()
            .filter(|(_, known)| known.probe.is_some_and(|probe| probe <= now))
            .map(|(peer, known)| {
                known.probe = None;
                *peer
            })
            .collect();
        for peer in silent {
            let Some(known) = self.known.get_mut(&peer) else { continue };
            let Some(link) = known.pair.in_use() else { continue };
            let deeds = known.pair.silent(link);
            if deeds.is_empty() {
                self.cut(link, LostReason::Silent);
            } else {
                self.carry_out(peer, deeds);
            }
        }
    }

    /// Ends a link with a last word, and cuts it when that takes too long.
    pub(super) fn end(&mut self, link: LinkId, bye: Bye) {
        let Some(connection) = self.connections.get_mut(&link) else { return };
        if connection.line.is_none() {
            self.cut(link, LostReason::Here);
            return;
        }
        connection.ending_by.get_or_insert(Instant::now() + FAREWELL);
        self.order(link, Order::End(bye));
        self.lose(link, Ending::Lost(LostReason::Here), true);
    }

    /// Ends a link at once.
    pub(super) fn cut(&mut self, link: LinkId, reason: LostReason) {
        if let Some(line) = self.connections.get(&link).and_then(|connection| connection.line.as_ref()) {
            line.task.abort();
        }
        self.finish(link, Ending::Lost(reason));
    }

    /// A link has ended: what follows is done, and the connection goes.
    pub(super) fn finish(&mut self, link: LinkId, ending: Ending) {
        self.lose(link, ending, false);
        let Some(connection) = self.connections.remove(&link) else { return };
        self.by_id.remove(&connection.id);
        self.swarm.close_connection(connection.id);
        self.forget_if_nothing(connection.peer);
    }

    /// What follows from the end of a link, once: the pair, the mailbox, the redial, the word to the layer above.
    pub(super) fn lose(&mut self, link: LinkId, ending: Ending, by_us: bool) {
        let Some(connection) = self.connections.get_mut(&link) else { return };
        if std::mem::replace(&mut connection.over, true) {
            return;
        }
        let used = connection.used();
        if let Some(line) = &mut connection.line {
            line.used = false;
        }
        let (peer, dialled, answers) = (connection.peer, connection.dialled, connection.answers.take());
        let deeds = match self.known.get_mut(&peer) {
            Some(known) => {
                known.barred |= bars(ending);
                known.pair.ended(link)
            }
            None => Vec::new(),
        };
        if ending == Ending::Told(Bye::Clone) {
            let instance = self.config.instance;
            self.found_clone(self.me, instance);
        }
        if used {
            self.mailboxes.close(peer);
            let redialling = deeds.is_empty() && self.redial_soon(peer);
            self.tell(LinkEvent::Lost { peer, reason: lost_reason(ending), redialling });
        } else if let Some(address) = dialled
            && !by_us
        {
            self.opening_failed(peer, address, answers, ending);
        }
        self.carry_out(peer, deeds);
    }

    /// A connection dialled from here did not become a link.
    fn opening_failed(&mut self, peer: Peer, address: SocketAddr, answers: Option<Dial>, ending: Ending) {
        let pair_is_empty = self.known.get(&peer).is_none_or(|known| known.pair.is_empty());
        if !pair_is_empty || ending == Ending::Foreign {
            return;
        }
        if ending != Ending::Told(Bye::Spare) {
            let cause = opening_cause(ending);
            let addresses = vec![(address, cause)];
            self.tell(LinkEvent::DialFailed { dial: answers, peer: Some(peer), cause, addresses });
        }
        self.redial_later(peer);
    }

    fn forget_if_nothing(&mut self, peer: Peer) {
        let linked = self.connections.values().any(|connection| connection.peer == peer);
        if let Some(known) = self.known.get(&peer)
            && !known.kept
            && !linked
            && known.wave.is_none()
        {
            self.known.remove(&peer);
        }
    }
}

/// Whether the peer is not dialled again after such an end, until asked.
fn bars(ending: Ending) -> bool {
    matches!(
        ending,
        Ending::Foreign
            | Ending::Lost(LostReason::Broken(_))
            | Ending::Told(Bye::Left | Bye::NotAdmitted | Bye::Clone | Bye::Broken)
    )
}

fn lost_reason(ending: Ending) -> LostReason {
    match ending {
        Ending::Lost(reason) => reason,
        Ending::Told(Bye::Away) => LostReason::Away,
        Ending::Told(Bye::Spare) => LostReason::Replaced,
        Ending::Told(Bye::Broken) => LostReason::Refused,
        Ending::Told(Bye::Left | Bye::NotAdmitted | Bye::Clone) | Ending::Foreign => LostReason::Left,
    }
}

fn opening_cause(ending: Ending) -> DialCause {
    match ending {
        Ending::Lost(LostReason::Silent) => DialCause::TimedOut,
        Ending::Told(Bye::NotAdmitted | Bye::Left | Bye::Away) => DialCause::NotAdmitted,
        Ending::Told(Bye::Clone) => DialCause::Oneself,
        _ => DialCause::NotUs,
    }
}
