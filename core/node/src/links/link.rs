//! One link: a task that says hello, then carries frames both ways, keeps the heartbeat and notices silence.
//!
//! It reads and writes at the same time; a reader that waits for the layer above does not count the silence
//! meanwhile, and a writer that waits for the peer does not keep the reader from reading.

use std::io;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::time::Duration;

use futures::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::sync::{Notify, mpsc, watch};
use tokio::time::{Instant, sleep_until, timeout};

use super::events::Frames;
use super::frame::{self, Bye, Decoder, Frame, Greeting, Hello};
use super::outgoing::Waiting;
use super::pair::LinkId;
use super::{Broken, LostReason, Rhythm, Versions};

/// With what a link begins.
pub(super) struct Beginning {
    pub link: LinkId,
    pub hello: Hello,
    pub rhythm: Rhythm,
    pub waiting: Waiting,
    pub orders: mpsc::Receiver<Order>,
    pub reports: mpsc::Sender<(LinkId, Report)>,
    pub events: Frames,
}

/// What the link is told.
#[derive(Debug)]
pub(super) enum Order {
    /// The link is in use: tell the peer with this number, if one is given, and let frames through.
    Use { number: Option<u64> },
    /// Tell the peer that it is admitted.
    Welcome,
    /// `Connected` was told: frames of the peer may follow it.
    Deliver,
    /// Ask the peer for a sign of life.
    Probe,
    /// Tell the peer why, and end.
    End(Bye),
}

/// What the link tells.
#[derive(Debug)]
pub(super) enum Report {
    Hello(Hello),
    Foreign(Versions),
    Welcomed,
    Taken(u64),
    Quiet,
    Heard,
    /// The answer to a probe.
    Alive,
    /// The last one.
    Ended(Ending),
}

/// How a link ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    Lost(LostReason),
    /// The peer said so.
    Told(Bye),
    /// There is no version in common; `Foreign` was reported.
    Foreign,
}

/// Bytes read at once.
const CHUNK: usize = 16 * 1024;

/// After a last word, the peer has this long to take it in.
const FAREWELL: Duration = Duration::from_secs(1);

/// The token of a probe has this bit; that of a heartbeat has not.
const PROBE: u64 = 1 << 63;

/// A peer that sends more than this in a second is read slowly.
const BYTES_A_SECOND: usize = 8 * 1024 * 1024;

/// Carries the link until it ends. The last report is always [`Report::Ended`].
pub(super) async fn run<S: AsyncRead + AsyncWrite + Send + Unpin>(stream: S, beginning: Beginning) {
    let Beginning { link, hello, rhythm, waiting, orders, reports, events } = beginning;
    let ours = hello.versions;
    let said = Frame::Hello(hello).encode();
    let (reader, mut writer) = stream.split();
    let mut incoming = Incoming::new(reader, rhythm);

    let greeted = timeout(rhythm.hello, async {
        let (written, greeting) = futures::join!(write(&mut writer, &said), incoming.greeting(ours),);
        greeting.and_then(|greeting| written.map(|()| greeting).map_err(|_| LostReason::Closed))
    })
    .await
    .unwrap_or(Err(LostReason::Silent));

    let ending = match greeted {
        Err(reason) => Ending::Lost(reason),
        Ok(Greeting::Foreign(theirs)) => {
            let _ = reports.send((link, Report::Foreign(theirs))).await;
            let _ = timeout(FAREWELL, async {
                let _ = writer.close().await;
                incoming.drain().await;
            })
            .await;
            Ending::Foreign
        }
        Ok(Greeting::Hello(hello)) => {
            let _ = reports.send((link, Report::Hello(hello))).await;
            let talk = Talk {
                link,
                reports: &reports,
                events: &events,
                pong: Slot::default(),
                deliver: watch::channel(false).0,
            };
            let overflow = waiting.overflow();
            let ending = tokio::select! {
                biased;
                ending = talk.read(&mut incoming) => ending,
                ending = talk.write(&mut writer, rhythm, waiting, orders) => ending,
                () = overflow => Ending::Lost(LostReason::Stalled),
            };
            if let Ending::Lost(LostReason::Broken(_)) = ending {
                let _ = timeout(FAREWELL, write(&mut writer, &Frame::Bye(Bye::Broken).encode())).await;
            }
            let _ = timeout(FAREWELL, async {
                let _ = writer.close().await;
                incoming.drain().await;
            })
            .await;
            ending
        }
    };
    let _ = reports.send((link, Report::Ended(ending))).await;
}

async fn write<W: AsyncWrite + Unpin>(writer: &mut W, bytes: &[u8]) -> io::Result<()> {
    writer.write_all(bytes).await?;
    writer.flush().await
}

/// The reading half: bytes, frames, and the time since the last byte.
struct Incoming<R> {
    reader: R,
    decoder: Decoder,
    rhythm: Rhythm,
    heard: Instant,
    quiet: bool,
    /// Bytes read since the start of this second.
    recent: usize,
    second: Instant,
}

/// What reading brought.
enum Read {
    Frame(Frame),
    Quiet,
    Heard,
}

impl<R: AsyncRead + Unpin> Incoming<R> {
    fn new(reader: R, rhythm: Rhythm) -> Incoming<R> {
        let now = Instant::now();
        Incoming {
            reader,
            decoder: Decoder::default(),
            rhythm,
            heard: now,
            quiet: false,
            recent: 0,
            second: now,
        }
    }

    async fn greeting(&mut self, ours: Versions) -> Result<Greeting, LostReason> {
        loop {
            if let Some(greeting) = self.decoder.greeting(ours).map_err(LostReason::Broken)? {
                return Ok(greeting);
            }
            self.fill().await?;
        }
    }

    /// The next frame, or a change between quiet and heard. Silence is counted only while this waits.
    async fn next(&mut self) -> Result<Read, LostReason> {
        loop {
            if let Some(frame) = self.decoder.next().map_err(LostReason::Broken)? {
                return Ok(Read::Frame(frame));
            }
            let limit = if self.quiet { self.rhythm.dead } else { self.rhythm.quiet };
            let deadline = self.heard + limit;
            tokio::select! {
                biased;
                filled = self.fill() => {
                    filled?;
                    if std::mem::take(&mut self.quiet) {
                        return Ok(Read::Heard);
                    }
                }
                () = sleep_until(deadline) => {
                    if std::mem::replace(&mut self.quiet, true) {
                        return Err(LostReason::Silent);
                    }
                    return Ok(Read::Quiet);
                }
            }
        }
    }

    async fn fill(&mut self) -> Result<(), LostReason> {
        self.pace().await;
        let mut chunk = [0; CHUNK];
        match self.reader.read(&mut chunk).await {
            Ok(0) | Err(_) => Err(LostReason::Closed),
            Ok(count) => {
                self.heard = Instant::now();
                self.recent += count;
                self.decoder.push(&chunk[..count]);
                Ok(())
            }
        }
    }

    /// Waits for the next second when this one brought enough.
    async fn pace(&mut self) {
        if self.recent > BYTES_A_SECOND {
            sleep_until(self.second + Duration::from_secs(1)).await;
        }
        if self.second.elapsed() >= Duration::from_secs(1) {
            self.second = Instant::now();
            self.recent = 0;
        }
    }

    /// Reads until the peer closes.
    async fn drain(&mut self) {
        let mut chunk = [0; 256];
        while matches!(self.reader.read(&mut chunk).await, Ok(1..)) {}
    }
}

/// Room for the one answer that is owed: to the latest ping. Many pings make one pong.
#[derive(Default)]
struct Slot {
    token: Mutex<Option<u64>>,
    filled: Notify,
}

impl Slot {
    fn fill(&self, token: u64) {
        *self.token.lock().unwrap_or_else(PoisonError::into_inner) = Some(token);
        self.filled.notify_one();
    }

    async fn take(&self) -> u64 {
        loop {
            self.filled.notified().await;
            if let Some(token) = self.token.lock().unwrap_or_else(PoisonError::into_inner).take() {
                return token;
            }
        }
    }
}

/// Both halves of a link whose hellos were exchanged.
struct Talk<'a> {
    link: LinkId,
    reports: &'a mpsc::Sender<(LinkId, Report)>,
    events: &'a Frames,
    pong: Slot,
    deliver: watch::Sender<bool>,
}

impl Talk<'_> {
    async fn read<R: AsyncRead + Unpin>(&self, incoming: &mut Incoming<R>) -> Ending {
        loop {
            match incoming.next().await {
                Err(reason) => return Ending::Lost(reason),
                Ok(Read::Quiet) => self.report(Report::Quiet).await,
                Ok(Read::Heard) => self.report(Report::Heard).await,
                Ok(Read::Frame(Frame::Ping(token))) => self.pong.fill(token),
                Ok(Read::Frame(Frame::Pong(token))) if token & PROBE != 0 => self.report(Report::Alive).await,
                Ok(Read::Frame(Frame::Pong(_))) => {}
                Ok(Read::Frame(Frame::Welcome)) => self.report(Report::Welcomed).await,
                Ok(Read::Frame(Frame::Take(number))) => self.report(Report::Taken(number)).await,
                Ok(Read::Frame(Frame::Bye(bye))) => return Ending::Told(bye),
                Ok(Read::Frame(Frame::Hello(_))) => {
                    return Ending::Lost(LostReason::Broken(Broken::OutOfTurn));
                }
                Ok(Read::Frame(Frame::Data(channel, bytes))) => {
                    let mut deliver = self.deliver.subscribe();
                    let open = deliver.wait_for(|open| *open);
                    if !matches!(timeout(incoming.rhythm.dead, open).await, Ok(Ok(_))) {
                        return Ending::Lost(LostReason::Broken(Broken::OutOfTurn));
                    }
                    if !self.events.put(channel, bytes).await {
                        return Ending::Lost(LostReason::Here);
                    }
                    incoming.heard = Instant::now();
                }
            }
        }
    }

    async fn write<W: AsyncWrite + Unpin>(
        &self,
        writer: &mut W,
        rhythm: Rhythm,
        mut waiting: Waiting,
        mut orders: mpsc::Receiver<Order>,
    ) -> Ending {
        let mut used = false;
        let mut token = 0;
        let mut beat = Instant::now() + rhythm.beat;
        loop {
            let bytes = tokio::select! {
                biased;
                order = orders.recv() => match order {
                    None => return Ending::Lost(LostReason::Here),
                    Some(Order::Use { number }) => {
                        used = true;
                        match number {
                            Some(number) => Frame::Take(number).encode(),
                            None => continue,
                        }
                    }
                    Some(Order::Deliver) => {
                        self.deliver.send_replace(true);
                        continue;
                    }
                    Some(Order::Welcome) => Frame::Welcome.encode(),
                    Some(Order::Probe) => Frame::Ping(PROBE).encode(),
                    Some(Order::End(bye)) => {
                        let last = async {
                            // What was sent before the end goes out before the last word.
                            while let Some((channel, bytes)) = used.then(|| waiting.waits()).flatten() {
                                write(writer, &frame::data(channel, &bytes)).await?;
                            }
                            write(writer, &Frame::Bye(bye).encode()).await
                        };
                        let _ = timeout(FAREWELL, last).await;
                        return Ending::Lost(LostReason::Here);
                    }
                },
                token = self.pong.take() => Frame::Pong(token).encode(),
                () = sleep_until(beat) => {
                    beat = Instant::now() + rhythm.beat;
                    token = (token + 1) & !PROBE;
                    Frame::Ping(token).encode()
                }
                frame = waiting.next(), if used => match frame {
                    None => return Ending::Lost(LostReason::Here),
                    Some((channel, bytes)) => frame::data(channel, &bytes),
                },
            };
            if write(writer, &bytes).await.is_err() {
                return Ending::Lost(LostReason::Closed);
            }
        }
    }

    async fn report(&self, report: Report) {
        let _ = self.reports.send((self.link, report)).await;
    }
}
