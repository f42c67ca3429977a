//! A TCP proxy in user space that makes bad links: delay, jitter, a slow drip, a stall, a link of which one
//! direction is dead, resets. Everything stays on the addresses that the test gives.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rand::RngExt;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep, sleep_until};

/// How the proxy treats bytes. Can be changed while connections stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weather {
    /// Each byte arrives this much later.
    pub delay: Duration,
    /// And up to this much more, by chance; the order is kept.
    pub jitter: Duration,
    /// At most so many bytes a second in each direction.
    pub rate: Option<usize>,
    /// Towards the target: nothing passes, nothing is lost.
    pub stalled_up: bool,
    /// From the target: nothing passes, nothing is lost.
    pub stalled_down: bool,
    /// Towards the target: bytes are taken and lost.
    pub lost_up: bool,
    /// From the target: bytes are taken and lost.
    pub lost_down: bool,
    /// New connections are accepted.
    pub accepting: bool,
}

/// Clear weather.
impl Default for Weather {
    fn default() -> Weather {
        Weather {
            delay: Duration::ZERO,
            jitter: Duration::ZERO,
            rate: None,
            stalled_up: false,
            stalled_down: false,
            lost_up: false,
            lost_down: false,
            accepting: true,
        }
    }
}

/// A running proxy. It ends, with all its connections, when this is dropped.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    target: Arc<Mutex<SocketAddr>>,
    weather: watch::Sender<Weather>,
    /// Counts the cuts: connections that began before the last one end. `true`: by a reset.
    cuts: watch::Sender<(u64, bool)>,
    accepted: watch::Receiver<u64>,
    accepting: tokio::task::JoinHandle<()>,
}

impl Proxy {
    /// A proxy at a free port of 127.0.0.1 that leads to `target`.
    pub async fn start(target: SocketAddr) -> std::io::Result<Proxy> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let address = listener.local_addr()?;
        let target = Arc::new(Mutex::new(target));
        let (weather, weather_seen) = watch::channel(Weather::default());
        let (cuts, cuts_seen) = watch::channel((0, false));
        let (counter, accepted) = watch::channel(0);
        let task = accept(listener, target.clone(), weather_seen, cuts_seen, counter);
        Ok(Proxy { address, target, weather, cuts, accepted, accepting: tokio::spawn(task) })
    }

    /// Where the proxy listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Changes the weather, for connections that stand too.
    pub fn weather(&self, change: impl FnOnce(&mut Weather)) {
        self.weather.send_modify(change);
    }

    /// Leads new connections elsewhere.
    pub fn lead_to(&self, target: SocketAddr) {
        *self.target.lock().unwrap_or_else(PoisonError::into_inner) = target;
    }

    /// Closes all connections as a program does that ends.
    pub fn close(&self) {
        self.cuts.send_modify(|(count, reset)| (*count, *reset) = (*count + 1, false));
    }

    /// Resets all connections.
    pub fn reset(&self) {
        self.cuts.send_modify(|(count, reset)| (*count, *reset) = (*count + 1, true));
    }

    /// Waits until more than `count` connections were accepted.
    pub async fn accepts_more_than(&self, count: u64) {
        let _ = self.accepted.clone().wait_for(|accepted| *accepted > count).await;
    }

    /// How many connections were accepted so far.
    pub fn accepted(&self) -> u64 {
        *self.accepted.borrow()
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn accept(
    listener: TcpListener,
    target: Arc<Mutex<SocketAddr>>,
    weather: watch::Receiver<Weather>,
    cuts: watch::Receiver<(u64, bool)>,
    counter: watch::Sender<u64>,
) {
    while let Ok((near, _)) = listener.accept().await {
        if !weather.borrow().accepting {
            drop_with_reset(&near);
            continue;
        }
        counter.send_modify(|count| *count += 1);
        let target = *target.lock().unwrap_or_else(PoisonError::into_inner);
        tokio::spawn(carry(near, target, weather.clone(), cuts.clone()));
    }
}

async fn carry(
    near: TcpStream,
    target: SocketAddr,
    weather: watch::Receiver<Weather>,
    mut cuts: watch::Receiver<(u64, bool)>,
) {
    cuts.mark_unchanged();
    let Ok(far) = TcpStream::connect(target).await else { return drop_with_reset(&near) };
    let _ = (near.set_nodelay(true), far.set_nodelay(true));
    let (mut near_in, mut near_out) = near.into_split();
    let (mut far_in, mut far_out) = far.into_split();
    let cut = {
        let up = one_way(&mut near_in, &mut far_out, weather.clone(), true);
        let down = one_way(&mut far_in, &mut near_out, weather, false);
        tokio::select! {
            _ = async { tokio::join!(up, down) } => false,
            changed = cuts.changed() => changed.is_ok(),
        }
    };
    let (_, reset) = *cuts.borrow();
    if cut && reset {
        drop_with_reset(near_in.as_ref());
        drop_with_reset(far_in.as_ref());
    }
}

/// Reads at once, writes when the weather lets it.
async fn one_way(
    from: &mut OwnedReadHalf,
    to: &mut OwnedWriteHalf,
    mut weather: watch::Receiver<Weather>,
    up: bool,
) {
    let (late, mut due) = mpsc::channel::<(Instant, Vec<u8>)>(4096);
    let mut rng = ChaCha8Rng::seed_from_u64(u64::from(up));
    let seen = weather.clone();
    let reading = async move {
        let mut chunk = vec![0; 16 * 1024];
        let mut last = Instant::now();
        while let Ok(count @ 1..) = from.read(&mut chunk).await {
            let now = *seen.borrow();
            let lost = if up { now.lost_up } else { now.lost_down };
            if lost {
                continue;
            }
            let jitter = now.jitter.mul_f64(rng.random::<f64>());
            last = last.max(Instant::now() + now.delay + jitter);
            if late.send((last, chunk[..count].to_vec())).await.is_err() {
                return;
            }
        }
    };
    let writing = async move {
        while let Some((at, bytes)) = due.recv().await {
            sleep_until(at).await;
            let clear = |now: &Weather| !(if up { now.stalled_up } else { now.stalled_down });
            let Ok(rate) = weather.wait_for(clear).await.map(|now| now.rate) else { return };
            let piece = rate.map_or(bytes.len(), |rate| rate / 20).max(1);
            for piece in bytes.chunks(piece) {
                if to.write_all(piece).await.is_err() {
                    return;
                }
                if rate.is_some() {
                    sleep(Duration::from_millis(50)).await;
                }
            }
        }
        let _ = to.shutdown().await;
    };
    tokio::join!(reading, writing);
}

/// Dropping this socket sends a reset, not a close.
fn drop_with_reset(socket: &TcpStream) {
    let _ = socket.set_zero_linger();
}
