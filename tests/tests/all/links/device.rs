//! A device for tests: its links, and a patient ear for their events.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use labirinto_node::identity::{Identity, Instance, Peer};
use labirinto_node::links::{
    Admit, Channel, LinkEvent, LinkEvents, Links, LinksConfig, LinksHandle, Rhythm, Versions,
};
use tokio::runtime::Handle;
use tokio::time::timeout;

/// Nothing in these tests takes longer, on a busy machine too.
const PATIENCE: Duration = Duration::from_secs(30);

/// One running device.
pub struct Device {
    pub links: LinksHandle,
    pub peer: Peer,
    pub addresses: Vec<SocketAddr>,
    events: LinkEvents,
    /// Heard while something else was awaited.
    earlier: VecDeque<LinkEvent>,
}

/// The configuration of device number `seed`, at a free port of 127.0.0.1.
pub fn config(seed: u8) -> LinksConfig {
    LinksConfig {
        identity: Identity::from_secret([seed; 32]),
        instance: Instance::draw().expect("the system has randomness"),
        listen: vec![SocketAddr::from(([127, 0, 0, 1], 0))],
        tell: None,
        versions: Versions::only(1),
        software: "0.1.0".into(),
        admit: Admit::Anyone,
        rhythm: Rhythm::default(),
    }
}

/// Time limits ten times shorter than the protocol's.
pub fn quick() -> Rhythm {
    Rhythm {
        beat: Duration::from_millis(200),
        quiet: Duration::from_millis(400),
        dead: Duration::from_millis(600),
        ..Rhythm::default()
    }
}

impl Device {
    /// Starts it and waits until it listens.
    pub async fn start(config: LinksConfig) -> Device {
        let peer = config.identity.peer();
        let listens = config.listen.len();
        let (links, events) = Links::start(config, &Handle::current()).expect("free addresses");
        let mut device = Device { links, peer, addresses: Vec::new(), events, earlier: VecDeque::new() };
        device.addresses = device
            .wait("listening", |event| match event {
                LinkEvent::Listening { addresses } if addresses.len() == listens => Some(addresses.clone()),
                _ => None,
            })
            .await;
        device
    }

    /// Where it listens first.
    pub fn address(&self) -> SocketAddr {
        self.addresses[0]
    }

    /// Waits for an event; the others are kept for later.
    pub async fn wait<T>(&mut self, what: &str, mut find: impl FnMut(&LinkEvent) -> Option<T>) -> T {
        for position in 0..self.earlier.len() {
            if let Some(found) = find(&self.earlier[position]) {
                self.earlier.remove(position);
                return found;
            }
        }
        let waiting = async {
            loop {
                let event = self.events.recv().await.expect("the links run");
                if let Some(found) = find(&event) {
                    return found;
                }
                self.earlier.push_back(event);
            }
        };
        let found = timeout(PATIENCE, waiting).await;
        found.unwrap_or_else(|_| panic!("{:?} waited for {what}; it heard {:?}", self.peer, self.earlier))
    }

    /// Waits for a link with `peer`.
    pub async fn connected(&mut self, peer: Peer) {
        self.wait("Connected", |event| {
            matches!(event, LinkEvent::Connected { peer: found, .. } if *found == peer).then_some(())
        })
        .await;
    }

    /// Waits for the loss of the link with `peer`; the reason's code.
    pub async fn lost(&mut self, peer: Peer) -> &'static str {
        self.wait("Lost", |event| match event {
            LinkEvent::Lost { peer: found, reason, .. } if *found == peer => Some(reason.code()),
            _ => None,
        })
        .await
    }

    /// Waits for the next frame of `peer`.
    pub async fn frame(&mut self, peer: Peer) -> Vec<u8> {
        self.wait("Frame", |event| match event {
            LinkEvent::Frame { peer: from, bytes, .. } if *from == peer => Some(bytes.clone()),
            _ => None,
        })
        .await
    }

    /// Waits for this very frame of `peer`.
    pub async fn frame_after_all(&mut self, peer: Peer, expected: &[u8]) -> Vec<u8> {
        self.wait("a frame", |event| match event {
            LinkEvent::Frame { peer: from, bytes, .. } if *from == peer && bytes == expected => {
                Some(bytes.clone())
            }
            _ => None,
        })
        .await
    }

    /// Every event heard so far and not yet taken.
    pub fn heard(&mut self) -> Vec<LinkEvent> {
        while let Some(event) = self.events.try_recv() {
            self.earlier.push_back(event);
        }
        self.earlier.drain(..).collect()
    }

    /// Sends one frame to `peer`.
    pub fn send(&self, peer: Peer, bytes: &[u8]) {
        self.links.send(peer, Channel::Table, bytes.to_vec()).expect("linked, and room");
    }

    /// Dials `peer` at `address`.
    pub fn dial(&self, peer: Peer, address: SocketAddr) {
        self.links.dial(peer, vec![address]).expect("room");
    }
}
