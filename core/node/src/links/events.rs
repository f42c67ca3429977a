//! The way of events to the layer above. Links put frames in directly, the actor everything else; what arrives
//! is in order all the same: a frame of a link that is no longer the one in use is dropped here.

use std::collections::HashMap;

use tokio::sync::mpsc;

use super::pair::LinkId;
use super::{Channel, LinkEvent};
use crate::identity::Peer;

/// Events that wait for the layer above.
const WAITING_MOST: usize = 256;

/// The events of the links. Ends when the links do.
#[derive(Debug)]
pub struct LinkEvents {
    inward: mpsc::Receiver<Inward>,
    current: HashMap<Peer, LinkId>,
}

/// Where the actor puts events in.
#[derive(Clone, Debug)]
pub(super) struct Telling(mpsc::Sender<Inward>);

/// Where one link puts frames in.
#[derive(Clone, Debug)]
pub(super) struct Frames {
    inward: mpsc::Sender<Inward>,
    link: LinkId,
    peer: Peer,
}

#[derive(Debug)]
enum Inward {
    Event(LinkEvent),
    /// This link is the one in use from here on.
    Connected(LinkId, Peer, LinkEvent),
    Frame(LinkId, Peer, Channel, Vec<u8>),
}

/// A place in the queue of events.
pub(super) struct Place<'a>(mpsc::Permit<'a, Inward>);

pub(super) fn channel() -> (Telling, LinkEvents) {
    let (sender, inward) = mpsc::channel(WAITING_MOST);
    (Telling(sender), LinkEvents { inward, current: HashMap::new() })
}

impl LinkEvents {
    /// The next event; `None` when the links have ended.
    pub async fn recv(&mut self) -> Option<LinkEvent> {
        loop {
            let inward = self.inward.recv().await?;
            if let Some(event) = self.pass(inward) {
                return Some(event);
            }
        }
    }

    /// The next event if there is one already.
    pub fn try_recv(&mut self) -> Option<LinkEvent> {
        loop {
            let inward = self.inward.try_recv().ok()?;
            if let Some(event) = self.pass(inward) {
                return Some(event);
            }
        }
    }

    fn pass(&mut self, inward: Inward) -> Option<LinkEvent> {
        match inward {
            Inward::Connected(link, peer, event) => {
                self.current.insert(peer, link);
                Some(event)
            }
            Inward::Event(event) => {
                if let LinkEvent::Lost { peer, .. } = event {
                    self.current.remove(&peer);
                }
                Some(event)
            }
            Inward::Frame(link, peer, channel, bytes) => {
                (self.current.get(&peer) == Some(&link)).then_some(LinkEvent::Frame { peer, channel, bytes })
            }
        }
    }
}

impl Telling {
    /// Waits for a place; `None` when nobody listens any more.
    pub(super) async fn place(&self) -> Option<Place<'_>> {
        self.0.reserve().await.ok().map(Place)
    }

    pub(super) fn frames(&self, link: LinkId, peer: Peer) -> Frames {
        Frames { inward: self.0.clone(), link, peer }
    }
}

impl Place<'_> {
    /// Puts an event in; `link` is the one that this event puts to use.
    pub(super) fn put(self, event: LinkEvent, link: Option<LinkId>) {
        self.0.send(match (&event, link) {
            (LinkEvent::Connected { peer, .. }, Some(link)) => Inward::Connected(link, *peer, event),
            _ => Inward::Event(event),
        });
    }
}

impl Frames {
    /// Waits until the layer above has room; `false` when nobody listens any more.
    pub(super) async fn put(&self, channel: Channel, bytes: Vec<u8>) -> bool {
        self.inward.send(Inward::Frame(self.link, self.peer, channel, bytes)).await.is_ok()
    }
}
