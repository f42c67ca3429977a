//! The half of the actor that links: connections, their links, and which of them is in use.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use libp2p::core::ConnectedPoint;
use libp2p::swarm::ConnectionId;
use libp2p::{Multiaddr, PeerId};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio::time::Instant;

use super::actor::{Actor, Owner, PEERS_MOST};
use super::behaviour::Happened;
use super::doorway::{Origin, who_makes_room};
use super::frame::{Bye, Hello};
use super::link::{self, Beginning, Ending, Order, Report};
use super::outgoing::{self, Outgoing};
use super::pair::{Deed, LinkId};
use super::{ADDRESSES_MOST, Admit, Dial, DialCause, LinkEvent, LostReason, Versions, addresses};
use crate::identity::{Instance, Peer};

/// Connections from outside that have not become the link in use; the oldest above that is closed.
const UNDECIDED_MOST: usize = 64;

/// A sign of life that was asked for comes by then.
const PROBE: Duration = Duration::from_secs(2);

/// A link that was told to end is cut by then.
const FAREWELL: Duration = Duration::from_millis(1500);

/// Peers whose mismatch, or clones, are remembered as told.
const TOLD_MOST: usize = 256;

/// One connection, with its link once the stream is there.
#[derive(Debug)]
pub(super) struct Connection {
    id: ConnectionId,
    peer: Peer,
    /// Dialled from here, not accepted.
    dialled: Option<SocketAddr>,
    /// Where the peer is seen.
    from: Option<IpAddr>,
    /// The dial that this connection answers, until its link is in use.
    answers: Option<Dial>,
    decided_by: Instant,
    ending_by: Option<Instant>,
    /// What follows from its end was done; only a last word may still be under way.
    over: bool,
    line: Option<Line>,
}

#[derive(Debug)]
struct Line {
    orders: mpsc::Sender<Order>,
    task: AbortHandle,
    outgoing: Outgoing,
    /// The version in common and the hello, once it came.
    hello: Option<(u16, Hello)>,
    welcomed: bool,
    used: bool,
}

impl Connection {
    /// When it is to be cut; `None` for the one in use.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.ending_by.or_else(|| (!self.used()).then_some(self.decided_by))
    }

    fn used(&self) -> bool {
        self.line.as_ref().is_some_and(|line| line.used)
    }
}

impl Actor {
    pub(super) fn established(&mut self, id: &PeerId, connection: ConnectionId, endpoint: &ConnectedPoint) {
        let dialled = endpoint.is_dialer();
        let tried = self.trying.remove(&connection);
        let Some(peer) = Peer::from_libp2p(id) else {
            self.swarm.close_connection(connection);
            return;
        };
        let mut answers = None;
        if dialled {
            let Some(tried) = tried else {
                self.swarm.close_connection(connection);
                return;
            };
            match tried.owner {
                Owner::Dial(dial) => {
                    if self.waves.remove(&dial).is_none() {
                        self.swarm.close_connection(connection);
                        return;
                    }
                    answers = Some(dial);
                    self.tell(LinkEvent::Answered { dial, peer });
                }
                Owner::Peer(peer) => {
                    let wave = self.known.get_mut(&peer).map(|known| &mut known.wave);
                    match wave {
                        Some(wave) if wave.as_ref().is_some_and(|wave| wave.is_trying(connection)) => {
                            *wave = None;
                        }
                        _ => {
                            self.swarm.close_connection(connection);
                            return;
                        }
                    }
                }
            }
            let known = self.know(peer);
            known.book.proven(tried.address);
            if known.pair.in_use().is_some() || self.is_opening(peer) {
                self.swarm.close_connection(connection);
                return;
            }
            self.swarm.behaviour_mut().streams.open(*id, connection);
        } else {
            self.make_room();
        }
        let now = Instant::now();
        let link = self.next_link;
        self.next_link += 1;
        self.by_id.insert(connection, link);
        self.connections.insert(
            link,
            Connection {
                id: connection,
                peer,
                dialled: tried.map(|tried| tried.address),
                from: addresses::from_multiaddr(endpoint.get_remote_address()).map(|from| from.ip()),
                answers,
                decided_by: now + self.config.rhythm.hello + PROBE,
                ending_by: None,
                over: false,
                line: None,
            },
        );
    }

    /// The stream of a connection is there: its link begins.
    pub(super) fn stream(&mut self, happened: Happened) {
        let Some(link) = self.by_id.get(&happened.connection).copied() else { return };
        let Some(stream) = happened.stream else {
            self.finish(link, Ending::Lost(LostReason::Closed));
            return;
        };
        let count = self.count();
        let Some(connection) = self.connections.get_mut(&link) else { return };
        let lost = self.known.get(&connection.peer).map_or(count, |known| known.pair.lost());
        let (outgoing, waiting) = outgoing::queue();
        let (orders, orders_in) = mpsc::channel(8);
        let hello = Hello {
            versions: self.config.versions,
            instance: self.config.instance,
            lost,
            software: self.config.software.clone(),
            addresses: self.config.tell.clone().unwrap_or_else(|| self.own.clone()),
        };
        let task = tokio::spawn(link::run(
            stream,
            Beginning {
                link,
                hello,
                rhythm: self.config.rhythm,
                waiting,
                orders: orders_in,
                reports: self.reports.clone(),
                events: self.events.frames(link, connection.peer),
            },
        ));
        connection.line = Some(Line {
            orders,
            task: task.abort_handle(),
            outgoing,
            hello: None,
            welcomed: false,
            used: false,
        });
    }

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

    /// The swarm says that a connection is gone. Its link notices by itself, and first delivers what it read.
    pub(super) fn closed(&mut self, connection: ConnectionId) {
        let Some(link) = self.by_id.get(&connection).copied() else { return };
        let Some(connection) = self.connections.get_mut(&link) else { return };
        if connection.line.is_some() {
            connection.ending_by.get_or_insert(Instant::now() + FAREWELL);
        } else {
            self.finish(link, Ending::Lost(LostReason::Closed));
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

    /// Ends all links with this last word.
    pub(super) fn end_links(&mut self, bye: Bye) {
        let links: Vec<(LinkId, bool)> =
            self.connections.iter().map(|(link, connection)| (*link, connection.used())).collect();
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

    /// Closes a connection from outside that is not decided, when there are too many: the oldest of the address that
    /// has most of them.
    fn make_room(&mut self) {
        let mut undecided: Vec<(LinkId, Option<Origin>)> = self
            .connections
            .iter()
            .filter(|(_, connection)| connection.dialled.is_none() && !connection.used())
            .map(|(link, connection)| (*link, connection.from.map(Origin::of)))
            .collect();
        undecided.sort_unstable_by_key(|(link, _)| *link);
        let origins: Vec<Option<Origin>> = undecided.iter().map(|(_, origin)| *origin).collect();
        if undecided.len() >= UNDECIDED_MOST
            && let Some(position) = who_makes_room(&origins)
        {
            self.cut(undecided[position].0, LostReason::Silent);
        }
    }

    /// Where identify says that the peer listens: newer than what its hello said.
    pub(super) fn identified(&mut self, id: &PeerId, connection: ConnectionId, said: &[Multiaddr]) {
        let Some(peer) = Peer::from_libp2p(id) else { return };
        let from = self.by_id.get(&connection).and_then(|link| self.connections.get(link)?.from);
        let said: Vec<SocketAddr> =
            said.iter().take(ADDRESSES_MOST).filter_map(addresses::from_multiaddr).collect();
        let told = addresses::told(&said, from, &self.own);
        if let Some(known) = self.known.get_mut(&peer) {
            known.book.hinted(&told);
        }
    }

    /// Whether a connection dialled from here to this peer is on its way to become a link.
    fn is_opening(&self, peer: Peer) -> bool {
        self.connections
            .values()
            .any(|connection| connection.peer == peer && connection.dialled.is_some() && !connection.over)
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

    fn mismatched(&mut self, link: LinkId, peer: Peer, theirs: Versions) {
        let ours = self.config.versions;
        if let Some(known) = self.known.get_mut(&peer) {
            known.barred = true;
        }
        if let Some(connection) = self.connections.get_mut(&link) {
            connection.answers = None;
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

    fn carry_out(&mut self, peer: Peer, deeds: Vec<Deed>) {
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

    fn found_clone(&mut self, peer: Peer, instance: Instance) {
        if self.clones_told.len() >= TOLD_MOST {
            self.clones_told.clear();
        }
        if self.clones_told.insert((peer, instance)) {
            self.tell(LinkEvent::Clone { peer });
        }
    }

    /// Ends a link with a last word, and cuts it when that takes too long.
    fn end(&mut self, link: LinkId, bye: Bye) {
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
    fn cut(&mut self, link: LinkId, reason: LostReason) {
        if let Some(line) = self.connections.get(&link).and_then(|connection| connection.line.as_ref()) {
            line.task.abort();
        }
        self.finish(link, Ending::Lost(reason));
    }

    /// A link has ended: what follows is done, and the connection goes.
    fn finish(&mut self, link: LinkId, ending: Ending) {
        self.lose(link, ending, false);
        let Some(connection) = self.connections.remove(&link) else { return };
        self.by_id.remove(&connection.id);
        self.swarm.close_connection(connection.id);
        self.forget_if_nothing(connection.peer);
    }

    /// What follows from the end of a link, once: the pair, the mailbox, the redial, the word to the layer above.
    fn lose(&mut self, link: LinkId, ending: Ending, by_us: bool) {
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
