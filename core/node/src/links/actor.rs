//! The one task that owns the swarm: takes commands, events of the swarm and reports of links, and keeps time.
//!
//! It never waits for the layer above: what is to be told lies in an outbox, and while that is long neither the swarm
//! nor a link is heard. The dialling half of this actor is in `dialling`, the linking half in `linking`.

use std::collections::{HashMap, HashSet, VecDeque};
use std::net::SocketAddr;
use std::time::Duration;

use futures::StreamExt as _;
use libp2p::core::transport::ListenerId;
use libp2p::swarm::{ConnectionId, SwarmEvent};
use libp2p::{Swarm, identify};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};

use super::addresses::{self, Book};
use super::asleep::{Look, Wakefulness};
use super::connection::Connection;
use super::events::Telling;
use super::frame::Bye;
use super::handle::Command;
use super::link::{Order, Report};
use super::outgoing::Mailboxes;
use super::pair::{LinkId, Pair};
use super::swarm::{self, Parts, PartsEvent};
use super::wave::Wave;
use super::{Admit, Dial, LinkEvent, LinksConfig, LinksError, listening};
use crate::identity::{Instance, Peer};

/// Events that wait for the layer above before the swarm and the links have to wait too.
const OUTBOX_MOST: usize = 256;

/// The longest time without a look at the clocks.
const TICK: Duration = Duration::from_secs(1);

/// How long the ports of closed listeners are waited for, and how often they are looked at.
const PORTS_FREE: Duration = Duration::from_secs(1);
const PORTS_RETRY: Duration = Duration::from_millis(10);

/// A shorter pause than this is a busy machine.
const STOOD_STILL: Duration = Duration::from_secs(6);

/// How often the addresses of this device are read again where it listens on all of them.
const INTERFACES: Duration = Duration::from_secs(3);

/// How long the last words to peers may take when everything ends.
const LAST_WORDS: Duration = Duration::from_millis(1500);

/// Peers remembered at the same time; a stranger above that is not admitted.
pub(super) const PEERS_MOST: usize = 256;

/// What is known of one peer.
#[derive(Debug)]
pub(super) struct Known {
    /// Redialled whenever the link is lost.
    pub kept: bool,
    /// Not dialled until asked: versions do not match, it broke the protocol, or it does not want a link.
    pub barred: bool,
    pub book: Book,
    pub pair: Pair,
    pub wave: Option<Wave>,
    /// Dials that failed since the last link.
    pub failures: u32,
    pub redial: Option<Instant>,
    /// When the sign of life that the link in use was asked for is overdue.
    pub probe: Option<Instant>,
}

/// Whose dial a connection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    Peer(Peer),
    Dial(Dial),
}

/// A connection being dialled.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trying {
    pub owner: Owner,
    pub address: SocketAddr,
    pub since: Instant,
}

/// A word to the layer above, and the link that may deliver frames once it is said.
struct Outbound {
    event: LinkEvent,
    then: Option<LinkId>,
}

pub(super) struct Actor {
    pub swarm: Swarm<Parts>,
    pub config: LinksConfig,
    pub me: Peer,
    pub admit: Admit,
    pub known: HashMap<Peer, Known>,
    pub waves: HashMap<Dial, Wave>,
    pub trying: HashMap<ConnectionId, Trying>,
    pub connections: HashMap<LinkId, Connection>,
    pub by_id: HashMap<ConnectionId, LinkId>,
    pub next_link: LinkId,
    pub clones_told: HashSet<(Peer, Instance)>,
    pub mismatches_told: HashSet<Peer>,
    /// When the last connection from outside began.
    pub last_incoming: Option<Instant>,
    /// When a dial last reached one's own key.
    pub own_key_dialled: Option<Instant>,
    pub mailboxes: Mailboxes,
    pub events: Telling,
    pub reports: mpsc::Sender<(LinkId, Report)>,
    /// Where this device listens.
    pub own: Vec<SocketAddr>,
    pub suspended: bool,
    began: Instant,
    outbox: VecDeque<Outbound>,
    listeners: HashMap<ListenerId, Option<SocketAddr>>,
    closing_listeners: HashSet<ListenerId>,
    /// Listening is to begin as soon as the old listeners are closed, and their sockets with them, which libp2p
    /// drops a moment after it says so. Until then the ports are in use; this says how long that is waited for.
    listen_anew: Option<Instant>,
    retry: Option<Instant>,
    wish: Option<u16>,
    wakefulness: Wakefulness,
    interfaces: Instant,
}

impl Actor {
    /// The actor, which listens already. Needs a tokio runtime around it.
    pub(super) fn new(
        config: LinksConfig,
        mailboxes: Mailboxes,
        events: Telling,
        reports: mpsc::Sender<(LinkId, Report)>,
    ) -> Result<Actor, LinksError> {
        let mut actor = Actor {
            swarm: swarm::build(&config),
            me: config.identity.peer(),
            admit: config.admit,
            wakefulness: Wakefulness::new(config.rhythm.dead.max(STOOD_STILL)),
            config,
            known: HashMap::new(),
            waves: HashMap::new(),
            trying: HashMap::new(),
            connections: HashMap::new(),
            by_id: HashMap::new(),
            next_link: 0,
            clones_told: HashSet::new(),
            mismatches_told: HashSet::new(),
            last_incoming: None,
            own_key_dialled: None,
            mailboxes,
            events,
            reports,
            own: Vec::new(),
            suspended: false,
            began: Instant::now(),
            outbox: VecDeque::new(),
            listeners: HashMap::new(),
            closing_listeners: HashSet::new(),
            listen_anew: None,
            retry: None,
            wish: None,
            interfaces: Instant::now() + INTERFACES,
        };
        match actor.listen(false) {
            Ok(()) => {}
            // There may be a network later; it is looked for, and what is dialled by hand can be dialled.
            Err(error @ LinksError::NoNetwork) => {
                actor.tell(LinkEvent::Listening { addresses: Vec::new() });
                actor.tell(LinkEvent::NotListening { error });
            }
            Err(error) => return Err(error),
        }
        Ok(actor)
    }

    pub(super) async fn run(
        mut self,
        mut commands: mpsc::Receiver<Command>,
        mut reports: mpsc::Receiver<(LinkId, Report)>,
    ) {
        loop {
            let wake = self.wake();
            let events = self.events.clone();
            tokio::select! {
                biased;
                command = commands.recv() => match command {
                    None | Some(Command::Shut) => break,
                    Some(command) => self.command(command),
                },
                Some((link, report)) = reports.recv(), if self.outbox.len() < OUTBOX_MOST => self.report(link, report),
                place = events.place(), if !self.outbox.is_empty() => match place {
                    Some(place) => if let Some(outbound) = self.outbox.pop_front() {
                        place.put(outbound.event, outbound.then);
                        if let Some(link) = outbound.then {
                            self.order(link, Order::Deliver);
                        }
                    },
                    None => break,
                },
                event = self.swarm.select_next_some(), if self.outbox.len() < OUTBOX_MOST => self.happened(event),
                () = sleep_until(wake) => {}
            }
            self.keep_time();
        }
        self.say_goodbye(&mut reports).await;
    }

    pub(super) fn tell(&mut self, event: LinkEvent) {
        self.outbox.push_back(Outbound { event, then: None });
    }

    /// Tells it, and lets the frames of this link follow.
    pub(super) fn tell_then_deliver(&mut self, event: LinkEvent, link: LinkId) {
        self.outbox.push_back(Outbound { event, then: Some(link) });
    }

    /// What is known of this peer, remembered from now on.
    pub(super) fn know(&mut self, peer: Peer) -> &mut Known {
        let chooser = self.me < peer;
        let begin = self.count();
        self.known.entry(peer).or_insert_with(|| Known {
            kept: false,
            barred: false,
            book: Book::default(),
            pair: Pair::new(chooser, begin),
            wave: None,
            failures: 0,
            redial: None,
            probe: None,
        })
    }

    /// Where the counts of a pair begin that is met now.
    pub(super) fn count(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn command(&mut self, command: Command) {
        match command {
            Command::Dial { peer, addresses } => self.dial(peer, &addresses),
            Command::DialAddress { dial, addresses } => self.dial_address(dial, &addresses),
            Command::Keep { peer } => {
                if peer != self.me {
                    self.know(peer).kept = true;
                }
            }
            Command::Forget { peer } => self.forget(peer),
            Command::Admit(admit) => self.admit = admit,
            Command::NetworkChanged { listen } => {
                if let Some(listen) = listen {
                    self.config.listen = listen;
                }
                self.begin_anew();
            }
            Command::Suspend => self.suspend(),
            Command::Resume => {
                self.suspended = false;
                self.begin_anew();
            }
            Command::Shut => {}
        }
    }

    fn happened(&mut self, event: SwarmEvent<PartsEvent>) {
        match event {
            SwarmEvent::Behaviour(PartsEvent::Streams(happened)) => self.stream(happened),
            SwarmEvent::Behaviour(PartsEvent::Identify(identify::Event::Received {
                connection_id,
                peer_id,
                info,
            })) => self.identified(&peer_id, connection_id, &info.listen_addrs),
            SwarmEvent::ConnectionEstablished { peer_id, connection_id, endpoint, .. } => {
                self.established(&peer_id, connection_id, &endpoint);
            }
            SwarmEvent::ConnectionClosed { connection_id, .. } => self.closed(connection_id),
            SwarmEvent::OutgoingConnectionError { connection_id, error, .. } => {
                self.dial_failed(connection_id, &error);
            }
            SwarmEvent::IncomingConnection { .. } => self.last_incoming = Some(Instant::now()),
            SwarmEvent::IncomingConnectionError {
                error: libp2p::swarm::ListenError::LocalPeerId { .. },
                ..
            } => self.own_key_answered(),
            SwarmEvent::NewListenAddr { listener_id, address } => {
                if let Some(bound) = self.listeners.get_mut(&listener_id) {
                    *bound = addresses::from_multiaddr(&address);
                    self.tell_listening();
                }
            }
            SwarmEvent::ListenerClosed { listener_id, .. } => {
                self.listeners.remove(&listener_id);
                self.closing_listeners.remove(&listener_id);
                self.listen_when_closed();
            }
            _ => {}
        }
    }

    fn wake(&self) -> Instant {
        let now = Instant::now();
        let known = self.known.values().flat_map(|known| {
            [known.redial, known.probe, known.wave.as_ref().and_then(|wave| wave.wake(now))]
        });
        let waves = self.waves.values().map(|wave| wave.wake(now));
        let connections = self.connections.values().map(Connection::deadline);
        known.chain(waves).chain(connections).chain([self.retry]).flatten().fold(now + TICK, Instant::min)
    }

    fn keep_time(&mut self) {
        match self.wakefulness.look() {
            Look::Awake => {}
            Look::StoodStill if !self.suspended => {
                self.tell(LinkEvent::Woke);
                self.begin_anew();
            }
            Look::Perhaps => self.probe_all(),
            Look::StoodStill => {}
        }
        let now = Instant::now();
        if self.retry.is_some_and(|retry| retry <= now) {
            self.retry = None;
            self.listen_when_closed();
        }
        self.close_overdue(now);
        self.dial_due(now);
        if self.interfaces <= now {
            self.interfaces = now + INTERFACES;
            self.look_at_interfaces();
        }
    }

    /// Every socket is dead: close, listen again, dial again.
    fn begin_anew(&mut self) {
        self.drop_links();
        self.listen_again();
        self.redial_all();
    }

    fn suspend(&mut self) {
        self.suspended = true;
        self.end_links(Bye::Away);
        self.stop_dialling();
        self.close_listeners();
        self.listen_anew = None;
        self.retry = None;
    }

    fn close_listeners(&mut self) {
        for (listener, _) in std::mem::take(&mut self.listeners) {
            if self.swarm.remove_listener(listener) {
                self.closing_listeners.insert(listener);
            }
        }
        if !self.own.is_empty() {
            self.wish = self.own.first().map(SocketAddr::port);
            self.own.clear();
            self.tell(LinkEvent::Listening { addresses: Vec::new() });
        }
    }

    fn listen_again(&mut self) {
        self.close_listeners();
        self.listen_anew = Some(Instant::now() + PORTS_FREE);
        self.listen_when_closed();
    }

    fn listen_when_closed(&mut self) {
        let Some(until) = self.listen_anew else { return };
        if !self.closing_listeners.is_empty() || self.suspended {
            return;
        }
        let now = Instant::now();
        let patient = now < until;
        match self.listen(patient) {
            Err(LinksError::AddressInUse(_)) if patient => self.retry = Some(now + PORTS_RETRY),
            result => {
                self.listen_anew = None;
                self.retry = None;
                if let Err(error) = result {
                    self.tell(LinkEvent::NotListening { error });
                }
            }
        }
    }

    /// Listens where it is configured. `patient`: at the port used last or not at all.
    fn listen(&mut self, patient: bool) -> Result<(), LinksError> {
        let concrete = listening::concrete(&self.config.listen)?;
        let addresses = listening::with_ports(&concrete, self.wish, patient)?;
        for address in &addresses {
            match self.swarm.listen_on(addresses::to_multiaddr(*address)) {
                Ok(listener) => {
                    self.listeners.insert(listener, None);
                }
                Err(libp2p::core::transport::TransportError::Other(error)) => {
                    return Err(LinksError::listen(*address, &error));
                }
                Err(_) => return Err(LinksError::NotOurs(*address)),
            }
        }
        if addresses.is_empty() {
            self.tell(LinkEvent::Listening { addresses });
        }
        Ok(())
    }

    fn tell_listening(&mut self) {
        if self.listeners.values().all(Option::is_some) {
            let mut addresses: Vec<SocketAddr> = self.listeners.values().flatten().copied().collect();
            addresses.sort_unstable();
            self.own.clone_from(&addresses);
            self.tell(LinkEvent::Listening { addresses });
        }
    }

    /// Where this device listens on all its addresses: a new one is listened on too; one that is gone may have
    /// taken links with it.
    fn look_at_interfaces(&mut self) {
        let everywhere = self.config.listen.iter().any(|address| address.ip().is_unspecified());
        if !everywhere || self.suspended || self.listen_anew.is_some() || !self.closing_listeners.is_empty() {
            return;
        }
        let now = listening::concrete(&self.config.listen).unwrap_or_default();
        let gone = self.own.iter().any(|own| now.iter().all(|address| address.ip() != own.ip()));
        let new = now.iter().any(|address| self.own.iter().all(|own| own.ip() != address.ip()));
        if gone {
            self.begin_anew();
        } else if new && self.listeners.values().all(Option::is_some) {
            self.listen_again();
        }
    }

    async fn say_goodbye(mut self, reports: &mut mpsc::Receiver<(LinkId, Report)>) {
        self.end_links(Bye::Away);
        let all_ended = async {
            while !self.connections.is_empty() {
                tokio::select! {
                    Some((link, report)) = reports.recv() => {
                        if matches!(report, Report::Ended(_)) {
                            self.connections.remove(&link);
                        }
                    }
                    _ = self.swarm.select_next_some() => {}
                }
            }
        };
        let _ = timeout(LAST_WORDS, all_ended).await;
        self.drop_links();
    }
}
