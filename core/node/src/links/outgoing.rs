//! The queue of frames towards one peer: bounded in frames and in bytes.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Notify, mpsc};

use super::{Channel, FRAME_MOST, NotSent};
use crate::identity::Peer;

/// The most frames that wait for one peer.
const FRAMES_MOST: usize = 1024;

/// The most bytes that wait for one peer.
const BYTES_MOST: usize = 8 * 1024 * 1024;

/// The end of the queue where frames go in.
#[derive(Clone, Debug)]
pub(super) struct Outgoing {
    frames: mpsc::Sender<(Channel, Vec<u8>)>,
    fill: Arc<Fill>,
}

/// The end of the queue where frames come out.
#[derive(Debug)]
pub(super) struct Waiting {
    frames: mpsc::Receiver<(Channel, Vec<u8>)>,
    fill: Arc<Fill>,
}

#[derive(Debug, Default)]
struct Fill {
    bytes: AtomicUsize,
    overflow: Notify,
}

/// The queues of all links in use, by peer.
#[derive(Clone, Debug, Default)]
pub(super) struct Mailboxes(Arc<Mutex<HashMap<Peer, Outgoing>>>);

/// A fresh queue.
pub(super) fn queue() -> (Outgoing, Waiting) {
    let (sender, receiver) = mpsc::channel(FRAMES_MOST);
    let fill = Arc::new(Fill::default());
    (Outgoing { frames: sender, fill: fill.clone() }, Waiting { frames: receiver, fill })
}

impl Outgoing {
    /// Puts a frame in. A queue that was full once tells its link, which then ends.
    pub(super) fn put(&self, channel: Channel, bytes: Vec<u8>) -> Result<(), NotSent> {
        if bytes.len() > FRAME_MOST {
            return Err(NotSent::TooLong);
        }
        let length = bytes.len();
        let before = self.fill.bytes.fetch_add(length, Ordering::AcqRel);
        let result = if before + length > BYTES_MOST {
            Err(NotSent::Full)
        } else {
            self.frames.try_send((channel, bytes)).map_err(|error| match error {
                mpsc::error::TrySendError::Full(_) => NotSent::Full,
                mpsc::error::TrySendError::Closed(_) => NotSent::NoLink,
            })
        };
        if let Err(not_sent) = result {
            self.fill.bytes.fetch_sub(length, Ordering::AcqRel);
            if not_sent == NotSent::Full {
                self.fill.overflow.notify_one();
            }
        }
        result
    }
}

impl Waiting {
    /// The next frame, in the order of `put`; `None` when no more can come.
    pub(super) async fn next(&mut self) -> Option<(Channel, Vec<u8>)> {
        let (channel, bytes) = self.frames.recv().await?;
        self.fill.bytes.fetch_sub(bytes.len(), Ordering::AcqRel);
        Some((channel, bytes))
    }

    /// The next frame, if one waits.
    pub(super) fn waits(&mut self) -> Option<(Channel, Vec<u8>)> {
        let (channel, bytes) = self.frames.try_recv().ok()?;
        self.fill.bytes.fetch_sub(bytes.len(), Ordering::AcqRel);
        Some((channel, bytes))
    }

    /// Ends when the queue was found full.
    pub(super) fn overflow(&self) -> impl Future<Output = ()> + use<> {
        let fill = self.fill.clone();
        async move { fill.overflow.notified().await }
    }
}

impl Mailboxes {
    pub(super) fn open(&self, peer: Peer, outgoing: Outgoing) {
        self.lock().insert(peer, outgoing);
    }

    pub(super) fn close(&self, peer: Peer) {
        self.lock().remove(&peer);
    }

    pub(super) fn put(&self, peer: Peer, channel: Channel, bytes: Vec<u8>) -> Result<(), NotSent> {
        let outgoing = self.lock().get(&peer).cloned().ok_or(NotSent::NoLink)?;
        outgoing.put(channel, bytes)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Peer, Outgoing>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_queue_is_bounded_in_frames_and_bytes_and_says_so() {
        let (outgoing, mut waiting) = queue();
        for _ in 0..FRAMES_MOST {
            outgoing.put(Channel::Table, vec![1]).expect("room");
        }
        assert_eq!(outgoing.put(Channel::Table, vec![1]), Err(NotSent::Full));
        waiting.overflow().await;
        assert!(waiting.next().await.is_some());
        assert_eq!(outgoing.put(Channel::Table, vec![0; FRAME_MOST + 1]), Err(NotSent::TooLong));

        let (outgoing, mut waiting) = queue();
        let whole = BYTES_MOST / FRAME_MOST;
        for _ in 0..whole {
            outgoing.put(Channel::Table, vec![0; FRAME_MOST]).expect("room");
        }
        assert_eq!(outgoing.put(Channel::Table, vec![0]), Err(NotSent::Full));
        assert!(waiting.next().await.is_some());
        assert_eq!(outgoing.put(Channel::Table, vec![0]), Ok(()));
    }
}
