//! The part of the swarm that opens the one stream of a connection.
//!
//! The side that dialled opens the stream; the other accepts one and drops any further one. The connection stays
//! until it is closed: there is no idle timeout.

use std::collections::VecDeque;
use std::task::{Context, Poll};

use libp2p::core::Endpoint;
use libp2p::core::transport::PortUse;
use libp2p::core::upgrade::ReadyUpgrade;
use libp2p::swarm::handler::{ConnectionEvent, FullyNegotiatedInbound, FullyNegotiatedOutbound};
use libp2p::swarm::{
    ConnectionDenied, ConnectionHandler, ConnectionHandlerEvent, ConnectionId, FromSwarm, NetworkBehaviour,
    NotifyHandler, Stream, StreamProtocol, SubstreamProtocol, ToSwarm,
};
use libp2p::{Multiaddr, PeerId};

/// The name of the stream. It does not change with the protocol's version, which the hello tells: so that two
/// versions can tell each other.
const STREAM: StreamProtocol = StreamProtocol::new("/labirinto/link");

/// Opens streams.
#[derive(Default)]
pub(super) struct Streams {
    deeds: VecDeque<ToSwarm<Happened, Open>>,
}

/// What came of a connection's stream.
#[derive(Debug)]
pub(super) struct Happened {
    pub connection: ConnectionId,
    /// `None`: it could not be opened, the other side is not this program.
    pub stream: Option<Stream>,
}

/// Asks a connection for its stream.
#[derive(Debug)]
pub(super) struct Open;

/// The part of [`Streams`] inside one connection.
#[derive(Default)]
pub(super) struct StreamOfConnection {
    asked: bool,
    opened: bool,
    ready: Option<Option<Stream>>,
}

impl Streams {
    /// Opens the stream of a connection dialled from here.
    pub(super) fn open(&mut self, peer: PeerId, connection: ConnectionId) {
        let handler = NotifyHandler::One(connection);
        self.deeds.push_back(ToSwarm::NotifyHandler { peer_id: peer, handler, event: Open });
    }
}

impl NetworkBehaviour for Streams {
    type ConnectionHandler = StreamOfConnection;
    type ToSwarm = Happened;

    fn handle_established_inbound_connection(
        &mut self,
        _: ConnectionId,
        _: PeerId,
        _: &Multiaddr,
        _: &Multiaddr,
    ) -> Result<StreamOfConnection, ConnectionDenied> {
        Ok(StreamOfConnection::default())
    }

    fn handle_established_outbound_connection(
        &mut self,
        _: ConnectionId,
        _: PeerId,
        _: &Multiaddr,
        _: Endpoint,
        _: PortUse,
    ) -> Result<StreamOfConnection, ConnectionDenied> {
        Ok(StreamOfConnection::default())
    }

    fn on_swarm_event(&mut self, _: FromSwarm<'_>) {}

    fn on_connection_handler_event(&mut self, _: PeerId, connection: ConnectionId, stream: Option<Stream>) {
        self.deeds.push_back(ToSwarm::GenerateEvent(Happened { connection, stream }));
    }

    fn poll(&mut self, _: &mut Context<'_>) -> Poll<ToSwarm<Happened, Open>> {
        self.deeds.pop_front().map_or(Poll::Pending, Poll::Ready)
    }
}

impl ConnectionHandler for StreamOfConnection {
    type FromBehaviour = Open;
    type ToBehaviour = Option<Stream>;
    type InboundProtocol = ReadyUpgrade<StreamProtocol>;
    type OutboundProtocol = ReadyUpgrade<StreamProtocol>;
    type InboundOpenInfo = ();
    type OutboundOpenInfo = ();

    fn listen_protocol(&self) -> SubstreamProtocol<ReadyUpgrade<StreamProtocol>> {
        SubstreamProtocol::new(ReadyUpgrade::new(STREAM), ())
    }

    fn connection_keep_alive(&self) -> bool {
        true
    }

    fn poll(
        &mut self,
        _: &mut Context<'_>,
    ) -> Poll<ConnectionHandlerEvent<ReadyUpgrade<StreamProtocol>, (), Option<Stream>>> {
        if std::mem::take(&mut self.asked) {
            let protocol = SubstreamProtocol::new(ReadyUpgrade::new(STREAM), ());
            return Poll::Ready(ConnectionHandlerEvent::OutboundSubstreamRequest { protocol });
        }
        match self.ready.take() {
            Some(stream) => Poll::Ready(ConnectionHandlerEvent::NotifyBehaviour(stream)),
            None => Poll::Pending,
        }
    }

    fn on_behaviour_event(&mut self, Open: Open) {
        self.asked = !std::mem::replace(&mut self.opened, true);
    }

    fn on_connection_event(
        &mut self,
        event: ConnectionEvent<'_, ReadyUpgrade<StreamProtocol>, ReadyUpgrade<StreamProtocol>>,
    ) {
        match event {
            ConnectionEvent::FullyNegotiatedInbound(FullyNegotiatedInbound { protocol, .. })
                if !std::mem::replace(&mut self.opened, true) =>
            {
                self.ready = Some(Some(protocol));
            }
            ConnectionEvent::FullyNegotiatedOutbound(FullyNegotiatedOutbound { protocol, .. }) => {
                self.ready = Some(Some(protocol));
            }
            ConnectionEvent::DialUpgradeError(_) => self.ready = Some(None),
            _ => {}
        }
    }
}
