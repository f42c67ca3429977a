//! The part of the actor that takes up connections, dialled here or from outside, until their stream is there.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use libp2p::core::ConnectedPoint;
use libp2p::swarm::ConnectionId;
use libp2p::{Multiaddr, PeerId};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio::time::Instant;

use super::actor::{Actor, Owner};
use super::behaviour::Happened;
use super::doorway::{Origin, who_makes_room};
use super::frame::Hello;
use super::link::{self, Beginning, Ending, Order};
use super::linking::PROBE;
use super::outgoing::{self, Outgoing};
use super::pair::LinkId;
use super::{ADDRESSES_MOST, Dial, LinkEvent, LostReason, addresses};
use crate::identity::Peer;

/// Connections from outside that have not become the link in use; the oldest above that is closed.
const UNDECIDED_MOST: usize = 64;

/// A link that was told to end is cut by then.
pub(super) const FAREWELL: Duration = Duration::from_millis(1500);

/// One connection, with its link once the stream is there.
#[derive(Debug)]
pub(super) struct Connection {
    pub(super) id: ConnectionId,
    pub(super) peer: Peer,
    /// Dialled from here, not accepted.
    pub(super) dialled: Option<SocketAddr>,
    /// Where the peer is seen.
    pub(super) from: Option<IpAddr>,
    /// The dial that this connection answers, until its link is in use.
    pub(super) answers: Option<Dial>,
    pub(super) decided_by: Instant,
    pub(super) ending_by: Option<Instant>,
    /// What follows from its end was done; only a last word may still be under way.
    pub(super) over: bool,
    pub(super) line: Option<Line>,
}

#[derive(Debug)]
pub(super) struct Line {
    pub(super) orders: mpsc::Sender<Order>,
    pub(super) task: AbortHandle,
    pub(super) outgoing: Outgoing,
    /// The version in common and the hello, once it came.
    pub(super) hello: Option<(u16, Hello)>,
    pub(super) welcomed: bool,
    pub(super) used: bool,
}

impl Connection {
    /// When it is to be cut; `None` for the one in use.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.ending_by.or_else(|| (!self.used()).then_some(self.decided_by))
    }

    pub(super) fn used(&self) -> bool {
        self.line.as_ref().is_some_and(|line| line.used)
    }
}

impl Actor {
    pub(super) fn established(&mut self, id: &PeerId, connection: ConnectionId, endpoint: &ConnectedPoint) {
        let dialled = endpoint.is_dialer();
        let tried = self.trying.remove(&connection);
        let Some(peer) = Peer::from_libp2p(id) else {
            self.swarm.close_connection(connection);
            if let Some(tried) = tried {
                self.led_astray(connection, tried);
            }
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
    pub(super) fn is_opening(&self, peer: Peer) -> bool {
        self.connections
            .values()
            .any(|connection| connection.peer == peer && connection.dialled.is_some() && !connection.over)
    }
}
