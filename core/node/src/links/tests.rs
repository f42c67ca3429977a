//! Links against rude, slow and silent peers: over a pipe in virtual time, and once over the real swarm.

use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use futures::StreamExt as _;
use futures::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use libp2p::Stream;
use libp2p::swarm::SwarmEvent;
use tokio::io::{AsyncRead as _, AsyncWrite as _, DuplexStream, ReadBuf};
use tokio::runtime::Handle;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};

use super::frame::{Bye, Decoder, Frame, Greeting, Hello};
use super::link::{self, Beginning, Ending, Order, Report};
use super::outgoing::Outgoing;
use super::swarm::{self, PartsEvent};
use super::*;

/// A pipe in virtual time with the traits of libp2p's streams.
struct Pipe(DuplexStream);

impl AsyncRead for Pipe {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &mut [u8],
    ) -> Poll<std::io::Result<usize>> {
        let mut buffer = ReadBuf::new(bytes);
        ready!(Pin::new(&mut self.0).poll_read(cx, &mut buffer))?;
        Poll::Ready(Ok(buffer.filled().len()))
    }
}

impl AsyncWrite for Pipe {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<std::io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(cx)
    }

    fn poll_close(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(cx)
    }
}

/// A link under test, and the other end of its pipe.
struct Bench {
    far: Pipe,
    decoder: Decoder,
    orders: mpsc::Sender<Order>,
    outgoing: Outgoing,
    reports: mpsc::Receiver<(usize, Report)>,
    events: LinkEvents,
    began: Instant,
}

const OURS: Versions = Versions::only(1);

fn hello(seed: u8) -> Hello {
    Hello {
        versions: OURS,
        instance: Instance([seed; 16]),
        lost: 0,
        software: "test".into(),
        addresses: Vec::new(),
    }
}

impl Bench {
    fn new() -> Bench {
        let (near, far) = tokio::io::duplex(64 * 1024);
        let (orders, orders_in) = mpsc::channel(8);
        let (outgoing, waiting) = outgoing::queue();
        let (reports_in, reports) = mpsc::channel(64);
        let (telling, events) = events::channel();
        let peer = Identity::from_secret([1; 32]).peer();
        tokio::spawn(link::run(
            Pipe(near),
            Beginning {
                link: 7,
                hello: hello(1),
                rhythm: Rhythm::default(),
                waiting,
                orders: orders_in,
                reports: reports_in,
                events: telling.frames(7, peer),
            },
        ));
        let far = Pipe(far);
        Bench { far, decoder: Decoder::default(), orders, outgoing, reports, events, began: Instant::now() }
    }

    /// A link with which hellos were exchanged.
    async fn greeted() -> Bench {
        let mut bench = Bench::new();
        bench.write(&Frame::Hello(hello(2)).encode()).await;
        let greeting = loop {
            if let Some(greeting) = bench.decoder.greeting(OURS).expect("a hello") {
                break greeting;
            }
            assert!(bench.fill().await, "a hello");
        };
        assert_eq!(greeting, Greeting::Hello(hello(1)));
        assert!(matches!(bench.report().await, Report::Hello(_)));
        bench
    }

    async fn write(&mut self, bytes: &[u8]) {
        self.far.write_all(bytes).await.expect("an open pipe");
    }

    async fn fill(&mut self) -> bool {
        let mut chunk = [0; 4096];
        let count = self.far.read(&mut chunk).await.unwrap_or(0);
        self.decoder.push(&chunk[..count]);
        count > 0
    }

    /// The next frame of the link, `None` when it closed.
    async fn frame(&mut self) -> Option<Frame> {
        loop {
            if let Some(frame) = self.decoder.next().expect("well formed") {
                return Some(frame);
            }
            if !self.fill().await {
                return None;
            }
        }
    }

    async fn report(&mut self) -> Report {
        self.reports.recv().await.expect("the link reports its end").1
    }

    /// How it ended, whatever was reported before.
    async fn ending(&mut self) -> Ending {
        loop {
            if let Report::Ended(ending) = self.report().await {
                return ending;
            }
        }
    }

    fn after(&self) -> Duration {
        self.began.elapsed()
    }
}

fn raw(version: u8, kind: u8, length: u32, payload: &[u8]) -> Vec<u8> {
    [&[version, kind][..], &length.to_be_bytes(), payload].concat()
}

#[tokio::test(start_paused = true)]
async fn a_peer_without_a_hello_is_dropped_in_time() {
    let mut bench = Bench::new();
    assert_eq!(bench.ending().await, Ending::Lost(LostReason::Silent));
    assert!(bench.after() <= Rhythm::default().hello + Duration::from_secs(2), "{:?}", bench.after());

    let mut bench = Bench::new();
    for byte in Frame::Hello(hello(2)).encode() {
        if bench.far.write_all(&[byte]).await.is_err() {
            break;
        }
        sleep(Duration::from_secs(1)).await;
    }
    assert_eq!(bench.ending().await, Ending::Lost(LostReason::Silent), "a drip does not buy time");
}

#[tokio::test(start_paused = true)]
async fn silence_is_quiet_after_four_seconds_and_dead_after_six() {
    let mut bench = Bench::greeted().await;
    assert!(matches!(bench.report().await, Report::Quiet));
    assert_eq!(bench.after().as_secs(), 4);
    bench.write(&Frame::Ping(1).encode()).await;
    assert!(matches!(bench.report().await, Report::Heard));
    assert!(matches!(bench.report().await, Report::Quiet));
    assert_eq!(bench.after().as_secs(), 8);
    let heard_last = Duration::from_secs(4);
    assert_eq!(bench.ending().await, Ending::Lost(LostReason::Silent));
    assert!(bench.after() - heard_last <= Rhythm::default().dead + Duration::from_secs(1));
}

#[tokio::test(start_paused = true)]
async fn heartbeats_keep_an_idle_link_for_an_hour() {
    let mut bench = Bench::greeted().await;
    let mut beats = 0;
    while bench.after() < Duration::from_secs(3600) {
        match bench.frame().await {
            Some(Frame::Ping(token)) => {
                beats += 1;
                bench.write(&Frame::Pong(token).encode()).await;
            }
            other => panic!("a heartbeat, not {other:?}"),
        }
    }
    assert_eq!(beats, 1800);
    assert!(bench.reports.try_recv().is_err(), "neither quiet nor ended");
}

#[tokio::test(start_paused = true)]
async fn what_is_no_frame_ends_the_link_with_a_named_reason_and_a_word() {
    let cases: [(Vec<u8>, Broken); 7] = [
        (raw(1, 8, 256 * 1024 + 1, &[]), Broken::TooLong),
        (raw(1, 8, u32::MAX, &[]), Broken::TooLong),
        (raw(1, 99, 0, &[]), Broken::UnknownKind(99)),
        (raw(2, 8, 1, &[0]), Broken::UnknownVersion(2)),
        (raw(1, 4, 7, &[0; 7]), Broken::Malformed),
        (raw(1, 8, 0, &[]), Broken::Malformed),
        (Frame::Hello(hello(2)).encode(), Broken::OutOfTurn),
    ];
    for (bytes, broken) in cases {
        let mut bench = Bench::greeted().await;
        bench.write(&bytes).await;
        assert_eq!(bench.frame().await, Some(Frame::Bye(Bye::Broken)), "{broken:?}");
        assert_eq!(bench.frame().await, None);
        assert_eq!(bench.ending().await, Ending::Lost(LostReason::Broken(broken)));
    }
}

#[tokio::test(start_paused = true)]
async fn a_foreign_version_is_told_after_the_own_hello_is_out() {
    let mut bench = Bench::new();
    bench.write(&raw(9, 1, 7, &[0, 5, 0, 6, 1, 2, 3])).await;
    assert!(matches!(bench.report().await, Report::Foreign(Versions { oldest: 5, newest: 6 })));
    while bench.fill().await {}
    assert_eq!(bench.decoder.greeting(OURS), Ok(Some(Greeting::Hello(hello(1)))));
    assert_eq!(bench.ending().await, Ending::Foreign);
}

#[tokio::test(start_paused = true)]
async fn frames_wait_until_the_link_is_told_and_come_in_order() {
    let mut bench = Bench::greeted().await;
    let frame = |number: u8| Frame::Data(Channel::Table, vec![number]).encode();
    bench.write(&[frame(1), frame(2)].concat()).await;
    sleep(Duration::from_secs(1)).await;
    assert!(bench.events.try_recv().is_none());
    bench.orders.try_send(Order::Use { number: Some(3) }).expect("room");
    bench.orders.try_send(Order::Deliver).expect("room");
    bench.outgoing.put(Channel::Joining, vec![4]).expect("room");
    assert_eq!(bench.frame().await, Some(Frame::Take(3)));
    assert_eq!(bench.frame().await, Some(Frame::Data(Channel::Joining, vec![4])));
}

#[tokio::test(start_paused = true)]
async fn frames_on_a_link_that_nobody_took_end_it() {
    let mut bench = Bench::greeted().await;
    bench.write(&Frame::Data(Channel::Table, vec![1]).encode()).await;
    let reason = LostReason::Broken(Broken::OutOfTurn);
    assert_eq!(bench.ending().await, Ending::Lost(reason));
}

#[tokio::test(start_paused = true)]
async fn many_pings_make_one_pong() {
    let mut bench = Bench::greeted().await;
    let flood: Vec<u8> = (0..2000).flat_map(|token| Frame::Ping(token).encode()).collect();
    bench.write(&flood).await;
    let mut pongs = 0;
    loop {
        match bench.frame().await {
            Some(Frame::Pong(token)) => {
                pongs += 1;
                if token == 1999 {
                    break;
                }
            }
            Some(Frame::Ping(_)) => {}
            other => panic!("a pong, not {other:?}"),
        }
    }
    assert!(pongs <= 100, "{pongs}");
}

#[tokio::test(start_paused = true)]
async fn a_queue_that_overflows_ends_the_link_as_stalled() {
    let mut bench = Bench::greeted().await;
    bench.orders.try_send(Order::Use { number: None }).expect("room");
    let mut sent = 0;
    let refused = loop {
        match bench.outgoing.put(Channel::Table, vec![0; FRAME_MOST]) {
            Ok(()) => sent += 1,
            Err(refused) => break refused,
        }
    };
    assert_eq!(refused, NotSent::Full);
    assert!(sent <= 33, "{sent} frames of 256 KiB are more than 8 MiB");
    assert_eq!(bench.ending().await, Ending::Lost(LostReason::Stalled));
}

#[tokio::test(start_paused = true)]
async fn a_flood_is_read_slowly() {
    let mut bench = Bench::greeted().await;
    bench.orders.try_send(Order::Deliver).expect("room");
    let frame = Frame::Data(Channel::Table, vec![0; FRAME_MOST]).encode();
    // Nobody takes the frames of a link that is not in use: they are dropped at the end of the way.
    let (mut reader, mut writer) = bench.far.split();
    let drain = tokio::spawn(async move {
        let mut chunk = [0; 4096];
        while matches!(reader.read(&mut chunk).await, Ok(1..)) {}
    });
    let events = tokio::spawn(async move { while bench.events.recv().await.is_some() {} });
    let begin = Instant::now();
    for _ in 0..4 * 32 {
        writer.write_all(&frame).await.expect("an open pipe");
    }
    assert!(begin.elapsed() >= Duration::from_secs(2), "32 MiB in {:?}", begin.elapsed());
    drain.abort();
    events.abort();
}

#[tokio::test(start_paused = true)]
async fn a_busy_layer_above_is_not_the_peers_silence() {
    let mut bench = Bench::greeted().await;
    bench.orders.try_send(Order::Deliver).expect("room");
    let frame = Frame::Data(Channel::Table, vec![0; 8]).encode();
    let (mut reader, mut writer) = bench.far.split();
    tokio::spawn(async move {
        let mut chunk = [0; 4096];
        while matches!(reader.read(&mut chunk).await, Ok(1..)) {}
    });
    tokio::spawn(async move {
        while writer.write_all(&frame).await.is_ok() {
            sleep(Duration::from_millis(1)).await;
        }
    });
    sleep(Duration::from_secs(120)).await;
    assert!(bench.reports.try_recv().is_err(), "the link waits for the layer above");
}

/// The same over TCP, Noise and Yamux: a peer that knows the handshake and sends a frame that is too long.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rude_peer_over_the_real_swarm_is_named_and_not_dialled_again() {
    let config = |seed: u8| LinksConfig {
        identity: Identity::from_secret([seed; 32]),
        instance: Instance([seed; 16]),
        listen: vec![SocketAddr::from(([127, 0, 0, 1], 0))],
        tell: None,
        versions: OURS,
        software: "test".into(),
        admit: Admit::Anyone,
        rhythm: Rhythm::default(),
    };
    // The peer with the higher key does not choose, so it must wait for the other's word before it may send.
    let (ours, rude) = if config(1).identity.peer() < config(2).identity.peer() { (1, 2) } else { (2, 1) };
    let (links, mut events) = Links::start(config(ours), &Handle::current()).expect("a free port");
    let Some(LinkEvent::Listening { addresses }) = events.recv().await else { panic!("listening first") };
    let peer = config(rude).identity.peer();
    links.keep(peer).expect("room");

    let mut stream = rude_stream(&config(rude), addresses[0]).await;
    stream.write_all(&Frame::Hello(hello(2)).encode()).await.expect("open");
    stream.write_all(&Frame::Welcome.encode()).await.expect("open");
    stream.flush().await.expect("open");
    let connected = events.recv().await;
    assert!(matches!(connected, Some(LinkEvent::Connected { peer: found, .. }) if found == peer));
    stream.write_all(&raw(1, 8, u32::MAX, &[])).await.expect("open");
    stream.flush().await.expect("open");
    let lost = timeout(Duration::from_secs(10), events.recv()).await.expect("in time");
    let Some(LinkEvent::Lost { reason, redialling, .. }) = lost else { panic!("lost, not {lost:?}") };
    assert_eq!((reason, redialling), (LostReason::Broken(Broken::TooLong), false));
    let mut answer = Vec::new();
    timeout(Duration::from_secs(10), stream.read_to_end(&mut answer)).await.expect("closed in time").ok();
    assert!(answer.ends_with(&Frame::Bye(Bye::Broken).encode()));
}

/// The one stream of a connection to `address`, to be misused.
async fn rude_stream(config: &LinksConfig, address: SocketAddr) -> Stream {
    let mut swarm = swarm::build(config);
    swarm.dial(swarm::dial(None, address)).expect("a good address");
    let (sender, stream) = tokio::sync::oneshot::channel();
    tokio::spawn(async move {
        let mut sender = Some(sender);
        loop {
            match swarm.select_next_some().await {
                SwarmEvent::ConnectionEstablished { peer_id, connection_id, .. } => {
                    swarm.behaviour_mut().streams.open(peer_id, connection_id);
                }
                SwarmEvent::Behaviour(PartsEvent::Streams(happened)) => {
                    if let (Some(stream), Some(sender)) = (happened.stream, sender.take()) {
                        let _ = sender.send(stream);
                    }
                }
                _ => {}
            }
        }
    });
    timeout(Duration::from_secs(10), stream).await.expect("in time").expect("the swarm runs")
}
