//! Crowds of connections and frames: bounded, and an honest peer is served all the same.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use labirinto_node::links::{Admit, Channel, LinkEvent, LinksConfig, NotSent};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};

use super::device::{Device, config};

/// A connection from an address of its own in 127.0.0.0/8, so that the crowd does not look like one device.
async fn connection_from(part: u8, to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from(([127, 3, 0, part], 0)))?;
    socket.connect(to).await
}

/// Hundreds of connections that say nothing or nonsense, and come again when they are closed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_honest_peer_is_served_among_hundreds_of_silent_connections() {
    let mut host = Device::start(config(1)).await;
    let to = host.address();
    let mut crowd = tokio::task::JoinSet::new();
    let (begun, mut seen) = tokio::sync::watch::channel(0);
    for number in 0..300u16 {
        let begun = begun.clone();
        crowd.spawn(async move {
            let part = u8::try_from(number % 30 + 1).expect("small");
            loop {
                let Ok(mut stream) = connection_from(part, to).await else {
                    tokio::task::yield_now().await;
                    continue;
                };
                begun.send_modify(|count| *count += 1);
                if number % 2 == 0 {
                    let _ = stream.write_all(b"GET / HTTP/1.1\r\n\r\n").await;
                }
                let _ = tokio::io::copy(&mut stream, &mut tokio::io::sink()).await;
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        });
    }
    seen.wait_for(|count| *count > 300).await.expect("the crowd runs");
    for seed in 2..5 {
        let mut honest = Device::start(config(seed)).await;
        let begin = Instant::now();
        honest.dial(host.peer, to);
        honest.connected(host.peer).await;
        host.connected(honest.peer).await;
        assert!(begin.elapsed() < Duration::from_secs(3), "{:?}", begin.elapsed());
        honest.send(host.peer, b"here");
        assert_eq!(host.frame(honest.peer).await, b"here");
    }
    crowd.shutdown().await;
}

/// Strangers with keys of their own, when nobody is invited: turned away, told so, and forgotten; no event of theirs
/// reaches the layer above.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_are_turned_away_when_nobody_is_invited() {
    let mut host = Device::start(LinksConfig { admit: Admit::Known, ..config(1) }).await;
    for seed in 10..60 {
        let mut stranger = Device::start(LinksConfig { listen: Vec::new(), ..config(seed) }).await;
        stranger.links.dial_address(vec![host.address()]).expect("room");
        stranger
            .wait("a no", |event| match event {
                LinkEvent::DialFailed { cause, .. } if cause.code() == "not-admitted" => Some(()),
                _ => None,
            })
            .await;
    }
    let mut honest = Device::start(config(2)).await;
    host.links.keep(honest.peer).expect("room");
    honest.dial(host.peer, host.address());
    host.connected(honest.peer).await;
    honest.connected(host.peer).await;
    let heard = host.heard();
    assert!(heard.is_empty(), "{heard:?}");
}

/// A peer that takes nothing in fills a queue of 8 MiB and no more; then the link is given up, told, and made anew
/// when the peer is back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_peer_that_takes_nothing_in_costs_a_bounded_queue() {
    let mut ada = Device::start(config(1)).await;
    let mut bo = Device::start(config(2)).await;
    ada.dial(bo.peer, bo.address());
    ada.connected(bo.peer).await;
    bo.connected(ada.peer).await;
    let mut sent = 0u64;
    let begin = Instant::now();
    loop {
        match ada.links.send(bo.peer, Channel::Table, vec![0; 200_000]) {
            Ok(()) => sent += 200_000,
            Err(NotSent::Full) => break,
            Err(other) => panic!("{other}"),
        }
        tokio::task::yield_now().await;
        assert!(begin.elapsed() < Duration::from_secs(60), "{sent} bytes are not too many");
    }
    assert_eq!(ada.lost(bo.peer).await, "stalled");
    // Now the other side listens again.
    let mut frames = 0;
    bo.wait("Lost", |event| match event {
        LinkEvent::Frame { .. } => {
            frames += 1;
            None
        }
        LinkEvent::Lost { .. } => Some(()),
        _ => None,
    })
    .await;
    assert!(frames * 200_000 < 128 * 1024 * 1024, "{frames} frames");
    bo.heard();
    bo.links.send(ada.peer, Channel::Table, vec![1]).ok();
    ada.connected(bo.peer).await;
    ada.send(bo.peer, b"again");
    assert_eq!(bo.frame_after_all(ada.peer, b"again").await, b"again");
}
