//! The swarm: TCP, Noise, Yamux, identify and the one stream, with limits.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use libp2p::core::transport::TransportError;
use libp2p::core::transport::timeout::TransportTimeout;
use libp2p::core::upgrade::Version;
use libp2p::swarm::dial_opts::{DialOpts, PeerCondition};
use libp2p::swarm::{DialError, NetworkBehaviour};
use libp2p::{PeerId, Swarm, Transport, identify, noise, tcp, yamux};

use super::behaviour::Streams;
use super::doorway::Doorway;
use super::{DialCause, LinksConfig, addresses};

/// What this program is called among libp2p nodes. Identify serves to learn where a peer listens.
const IDENTIFY: &str = "/labirinto/1";

/// Streams inside one connection: the one of the link, those of identify, and some that are being refused.
const STREAMS_MOST: usize = 8;

/// Streams whose protocol is being agreed at the same time.
const NEGOTIATING_MOST: usize = 4;

/// The swarm's parts besides the transport.
#[derive(NetworkBehaviour)]
pub(super) struct Parts {
    pub streams: Streams,
    pub identify: identify::Behaviour,
}

/// A swarm that listens nowhere yet. Needs a tokio runtime around it.
pub(super) fn build(config: &LinksConfig) -> Swarm<Parts> {
    let keypair = config.identity.to_libp2p();
    let identify = identify::Config::new(IDENTIFY.to_owned(), keypair.public())
        .with_agent_version(format!("labirinto/{}", config.software))
        .with_push_listen_addr_updates(true)
        .with_hide_listen_addrs(config.tell.is_some())
        .with_cache_size(0);
    let noise = noise::Config::new(&keypair).expect("a Noise configuration from an Ed25519 key holds");
    let transport = tcp::tokio::Transport::new(tcp::Config::default())
        .upgrade(Version::V1Lazy)
        .authenticate(noise)
        .multiplex(streams_in_connection())
        .boxed();
    let transport = TransportTimeout::new(Doorway::new(transport), config.rhythm.dial).boxed();
    let parts = Parts { streams: Streams::default(), identify: identify::Behaviour::new(identify) };
    let swarm_config = libp2p::swarm::Config::with_tokio_executor()
        .with_idle_connection_timeout(Duration::from_secs(3600))
        .with_max_negotiating_inbound_streams(NEGOTIATING_MOST);
    Swarm::new(transport, parts, keypair.public().to_peer_id(), swarm_config)
}

/// A dial of one address. From a port of its own: with the listening port as the source, two sides that dial at
/// the same instant would meet in one TCP connection in which both are the dialler.
pub(super) fn dial(peer: Option<PeerId>, address: SocketAddr) -> DialOpts {
    let address = addresses::to_multiaddr(address);
    match peer {
        Some(peer) => DialOpts::peer_id(peer)
            .condition(PeerCondition::Always)
            .addresses(vec![address])
            .allocate_new_port()
            .build(),
        None => DialOpts::unknown_peer_id().address(address).allocate_new_port().build(),
    }
}

/// The cause behind a failed dial of one address that took so long.
pub(super) fn cause(error: &DialError, took: Duration, limit: Duration) -> DialCause {
    match error {
        DialError::LocalPeerId { .. } => DialCause::Oneself,
        DialError::WrongPeerId { .. } => DialCause::Stranger,
        DialError::Transport(errors) => match errors.first() {
            Some((_, TransportError::Other(error))) => io_cause(error).unwrap_or({
                if took >= limit.mul_f32(0.9) { DialCause::TimedOut } else { DialCause::NotUs }
            }),
            _ => DialCause::NoAddress,
        },
        DialError::NoAddresses => DialCause::NoAddress,
        DialError::DialPeerConditionFalse(_) | DialError::Aborted | DialError::Denied { .. } => {
            DialCause::Unreachable
        }
    }
}

/// What the operating system said, if it was the operating system. libp2p wraps errors in sums that leave themselves
/// out of the chain of sources, so that its number can only be read from the words, where the standard library puts
/// it: `... (os error 111)`.
fn io_cause(error: &io::Error) -> Option<DialCause> {
    let words = error.to_string();
    let (_, after) = words.rsplit_once("(os error ")?;
    let (number, _) = after.split_once(')')?;
    match io::Error::from_raw_os_error(number.parse().ok()?).kind() {
        io::ErrorKind::ConnectionRefused => Some(DialCause::Refused),
        io::ErrorKind::TimedOut => Some(DialCause::TimedOut),
        io::ErrorKind::PermissionDenied => Some(DialCause::NotPermitted),
        io::ErrorKind::HostUnreachable
        | io::ErrorKind::NetworkUnreachable
        | io::ErrorKind::NetworkDown
        | io::ErrorKind::AddrNotAvailable => Some(DialCause::Unreachable),
        io::ErrorKind::ConnectionReset | io::ErrorKind::BrokenPipe => Some(DialCause::NotUs),
        _ => None,
    }
}

fn streams_in_connection() -> yamux::Config {
    let mut config = yamux::Config::default();
    config.set_max_num_streams(STREAMS_MOST);
    config
}
