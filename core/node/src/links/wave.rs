//! One dial to many addresses: the likeliest sixteen at the same time, then the next as these fail or linger.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use libp2p::swarm::ConnectionId;
use tokio::time::Instant;

use super::{ADDRESSES_MOST, DialCause, Rhythm};

/// An address that answers does so within this time in a local network. One that lingers longer is waited for,
/// but no longer holds back the next.
const LINGERS: Duration = Duration::from_millis(250);

/// Connections under way at the same time, those that linger included.
const TRYING_MOST: usize = 64;

/// Addresses of one dial; more are dropped.
const QUEUED_MOST: usize = 1024;

/// A dial under way.
#[derive(Debug, Default)]
pub(super) struct Wave {
    queue: VecDeque<SocketAddr>,
    trying: Vec<(ConnectionId, SocketAddr, Instant)>,
    failed: Vec<(SocketAddr, DialCause)>,
    worst: Option<DialCause>,
}

impl Wave {
    pub(super) fn new(addresses: impl IntoIterator<Item = SocketAddr>) -> Wave {
        let mut wave = Wave::default();
        wave.add(addresses);
        wave
    }

    /// Adds addresses that are not in it yet.
    pub(super) fn add(&mut self, addresses: impl IntoIterator<Item = SocketAddr>) {
        for address in addresses {
            let known =
                self.queue.contains(&address) || self.trying.iter().any(|(_, trying, _)| *trying == address);
            if !known && self.queue.len() < QUEUED_MOST {
                self.queue.push_back(address);
            }
        }
    }

    /// The next address to dial now, if there is room.
    pub(super) fn next(&mut self, now: Instant) -> Option<SocketAddr> {
        let fresh = self.trying.iter().filter(|(_, _, since)| *since + LINGERS > now).count();
        if fresh < ADDRESSES_MOST && self.trying.len() < TRYING_MOST { self.queue.pop_front() } else { None }
    }

    pub(super) fn started(&mut self, connection: ConnectionId, address: SocketAddr, now: Instant) {
        self.trying.push((connection, address, now));
    }

    /// Whether this connection is one of those under way.
    pub(super) fn is_trying(&self, connection: ConnectionId) -> bool {
        self.trying.iter().any(|(trying, _, _)| *trying == connection)
    }

    pub(super) fn failed(&mut self, connection: ConnectionId, address: SocketAddr, cause: DialCause) {
        self.trying.retain(|(trying, _, _)| *trying != connection);
        self.worst = self.worst.max(Some(cause));
        if self.failed.len() < ADDRESSES_MOST {
            self.failed.push((address, cause));
        }
    }

    /// Nothing is under way and nothing waits.
    pub(super) fn is_over(&self) -> bool {
        self.queue.is_empty() && self.trying.is_empty()
    }

    /// When [`Wave::next`] may have more room than now.
    pub(super) fn wake(&self, now: Instant) -> Option<Instant> {
        let waits = !self.queue.is_empty() && self.trying.len() < TRYING_MOST;
        waits
            .then(|| self.trying.iter().map(|(_, _, since)| *since + LINGERS).filter(|at| *at > now).min())?
    }

    /// The most telling cause, and the first failures.
    pub(super) fn outcome(self) -> (DialCause, Vec<(SocketAddr, DialCause)>) {
        (self.worst.unwrap_or(DialCause::NoAddress), self.failed)
    }
}

/// The pause before the next dial after so many failed ones: doubles from the least to the most, with a jitter
/// of up to a quarter in both directions. `chance` is any random number.
pub(super) fn backoff(rhythm: &Rhythm, failures: u32, chance: u32) -> Duration {
    let doubled = rhythm.backoff_least.saturating_mul(1 << failures.min(16));
    let pause = doubled.min(rhythm.backoff_most);
    pause.mul_f64(0.75 + 0.5 * f64::from(chance) / f64::from(u32::MAX))
}

/// The pause before the first redial after a loss: short, and by chance, so that two sides seldom dial at the
/// same instant.
pub(super) fn first_pause(chance: u32) -> Duration {
    Duration::from_millis(u64::from(chance % 60))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn addresses(count: u16) -> Vec<SocketAddr> {
        (1..=count).map(|port| SocketAddr::new([10, 0, 0, 1].into(), port)).collect()
    }

    #[tokio::test(start_paused = true)]
    async fn sixteen_at_once_then_the_next_as_they_fail_or_linger() {
        let mut wave = Wave::new(addresses(200));
        let mut count = 0;
        let mut start = |wave: &mut Wave| {
            let now = Instant::now();
            let mut started = 0;
            while let Some(address) = wave.next(now) {
                wave.started(ConnectionId::new_unchecked(count), address, now);
                count += 1;
                started += 1;
            }
            started
        };
        assert_eq!(start(&mut wave), 16);
        wave.failed(ConnectionId::new_unchecked(3), addresses(4)[3], DialCause::Refused);
        assert_eq!(start(&mut wave), 1);
        assert_eq!(start(&mut wave), 0);
        tokio::time::advance(LINGERS).await;
        assert_eq!(start(&mut wave), 16);
        tokio::time::advance(LINGERS).await;
        assert_eq!(start(&mut wave), 16);
        tokio::time::advance(LINGERS).await;
        assert_eq!(start(&mut wave), 16);
        tokio::time::advance(LINGERS).await;
        assert_eq!(start(&mut wave), 0, "64 under way are enough");
    }

    #[test]
    fn the_most_telling_cause_is_told() {
        let mut wave = Wave::new(addresses(3));
        for (number, cause) in
            [DialCause::TimedOut, DialCause::Refused, DialCause::Unreachable].into_iter().enumerate()
        {
            let address = wave.next(Instant::now()).expect("room");
            let connection = ConnectionId::new_unchecked(number);
            wave.started(connection, address, Instant::now());
            wave.failed(connection, address, cause);
        }
        assert!(wave.is_over());
        assert_eq!(wave.outcome().0, DialCause::Refused);
    }

    #[test]
    fn the_backoff_doubles_is_jittered_and_bounded() {
        let rhythm = Rhythm::default();
        for failures in 0..100 {
            let (low, high) = (backoff(&rhythm, failures, 0), backoff(&rhythm, failures, u32::MAX));
            assert!(low < high);
            assert!(low >= rhythm.backoff_least.mul_f64(0.75));
            assert!(high <= rhythm.backoff_most.mul_f64(1.25));
        }
        assert!(backoff(&rhythm, 3, 0) > backoff(&rhythm, 1, u32::MAX));
        assert!(first_pause(u32::MAX) < Duration::from_millis(60));
    }
}
