//! The way in for connections from outside: how many may shake hands at the same time, and who goes first.
//!
//! A handshake costs cryptography and a socket, and whoever dials says nothing of itself before it is done. So only
//! so many are under way; when one more comes, the oldest of the address that has most of them is dropped. A crowd
//! from one address, or from many, thus displaces itself, and a single honest peer gets through.

use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use futures::future::{AbortHandle, Abortable, BoxFuture};
use libp2p::core::muxing::StreamMuxerBox;
use libp2p::core::transport::{Boxed, DialOpts, ListenerId, TransportError, TransportEvent};
use libp2p::{Multiaddr, PeerId, Transport};

use super::addresses;

/// Handshakes from outside under way at the same time.
const HANDSHAKES_MOST: usize = 64;

/// A transport whose way in is guarded.
pub(super) struct Doorway {
    inner: Boxed<(PeerId, StreamMuxerBox)>,
    crowd: Arc<Mutex<Crowd>>,
}

/// The handshakes under way, the oldest first.
#[derive(Debug, Default)]
struct Crowd {
    waiting: Vec<(u64, Option<Origin>, AbortHandle)>,
    next: u64,
}

/// From where somebody comes: an address of IPv4, a network of 64 bits of IPv6, where one device has addresses
/// without end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Origin([u8; 8]);

/// Takes a handshake off the list when it is over.
struct Place(u64, Arc<Mutex<Crowd>>);

impl Doorway {
    pub(super) fn new(inner: Boxed<(PeerId, StreamMuxerBox)>) -> Doorway {
        Doorway { inner, crowd: Arc::default() }
    }
}

impl Origin {
    pub(super) fn of(ip: IpAddr) -> Origin {
        let mut origin = [0; 8];
        match ip.to_canonical() {
            IpAddr::V4(ip) => origin[4..].copy_from_slice(&ip.octets()),
            IpAddr::V6(ip) => origin.copy_from_slice(&ip.octets()[..8]),
        }
        Origin(origin)
    }
}

/// Of those who wait, the oldest first, the one who makes room: the oldest of the origin that has most of them.
pub(super) fn who_makes_room(waiting: &[Option<Origin>]) -> Option<usize> {
    let count = |origin: &Option<Origin>| waiting.iter().filter(|other| *other == origin).count();
    let most = waiting.iter().map(count).max()?;
    waiting.iter().position(|origin| count(origin) == most)
}

impl Crowd {
    fn enter(crowd: &Arc<Mutex<Crowd>>, origin: Option<Origin>, abort: AbortHandle) -> Place {
        let mut locked = lock(crowd);
        if locked.waiting.len() >= HANDSHAKES_MOST {
            let origins: Vec<Option<Origin>> = locked.waiting.iter().map(|(_, origin, _)| *origin).collect();
            if let Some(position) = who_makes_room(&origins) {
                let (_, _, abort) = locked.waiting.remove(position);
                abort.abort();
            }
        }
        let number = locked.next;
        locked.next += 1;
        locked.waiting.push((number, origin, abort));
        Place(number, crowd.clone())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        lock(&self.1).waiting.retain(|(number, _, _)| *number != self.0);
    }
}

fn lock(crowd: &Arc<Mutex<Crowd>>) -> std::sync::MutexGuard<'_, Crowd> {
    crowd.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Transport for Doorway {
    type Output = (PeerId, StreamMuxerBox);
    type Error = io::Error;
    type ListenerUpgrade = BoxFuture<'static, io::Result<Self::Output>>;
    type Dial = <Boxed<Self::Output> as Transport>::Dial;

    fn listen_on(&mut self, id: ListenerId, address: Multiaddr) -> Result<(), TransportError<io::Error>> {
        self.inner.listen_on(id, address)
    }

    fn remove_listener(&mut self, id: ListenerId) -> bool {
        self.inner.remove_listener(id)
    }

    fn dial(
        &mut self,
        address: Multiaddr,
        options: DialOpts,
    ) -> Result<Self::Dial, TransportError<io::Error>> {
        self.inner.dial(address, options)
    }

    fn poll(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<TransportEvent<Self::ListenerUpgrade, io::Error>> {
        Pin::new(&mut self.inner).poll(cx).map(|event| {
            let origin = match &event {
                TransportEvent::Incoming { send_back_addr, .. } => {
                    addresses::from_multiaddr(send_back_addr).map(|from| Origin::of(from.ip()))
                }
                _ => None,
            };
            event.map_upgrade(|upgrade| {
                let (abort, registration) = AbortHandle::new_pair();
                let place = Crowd::enter(&self.crowd, origin, abort);
                let guarded = async move {
                    let _place = place;
                    Abortable::new(upgrade, registration)
                        .await
                        .unwrap_or_else(|_| Err(io::Error::from(io::ErrorKind::ConnectionAborted)))
                };
                Box::pin(guarded) as Self::ListenerUpgrade
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(ip: &str) -> Option<Origin> {
        Some(Origin::of(ip.parse().expect("an address")))
    }

    #[test]
    fn the_crowd_makes_room_and_not_the_one_who_came_alone() {
        let alone = origin("10.0.0.9");
        let mut waiting = vec![alone];
        waiting.extend((0..20).map(|part| origin(&format!("10.0.0.{}", part % 5))));
        assert_eq!(who_makes_room(&waiting), Some(1));
        assert_eq!(who_makes_room(&[alone, origin("10.0.0.1")]), Some(0));
        assert_eq!(who_makes_room(&[]), None);
    }

    #[test]
    fn one_network_of_ipv6_is_one_origin() {
        assert_eq!(origin("fd00:1:2:3::1"), origin("fd00:1:2:3:ffff::2"));
        assert_ne!(origin("fd00:1:2:3::1"), origin("fd00:1:2:4::1"));
        assert_eq!(origin("::ffff:10.0.0.1"), origin("10.0.0.1"));
    }

    #[test]
    fn the_list_is_bounded_and_forgets_who_is_done() {
        let crowd = Arc::new(Mutex::new(Crowd::default()));
        let mut places = Vec::new();
        let mut handles = Vec::new();
        for part in 0..100u8 {
            let (abort, _) = AbortHandle::new_pair();
            handles.push(abort.clone());
            places.push(Crowd::enter(&crowd, origin(&format!("10.0.0.{part}")), abort));
        }
        assert_eq!(lock(&crowd).waiting.len(), HANDSHAKES_MOST);
        assert_eq!(handles.iter().filter(|handle| handle.is_aborted()).count(), 100 - HANDSHAKES_MOST);
        drop(places);
        assert!(lock(&crowd).waiting.is_empty());
    }
}
