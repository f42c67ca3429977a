//! Addresses that lead nowhere, and one that is good.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use labirinto_node::links::{Admit, DialCause, LinkEvent};
use tokio::net::TcpListener;

use super::device::{Device, config};

/// Situation 9: a thousand bogus hints, dead ports, addresses that take a connection and never answer, one's own
/// addresses; and one good address, the last. Linked within 2 s.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_good_address_among_a_thousand_is_found_in_time() {
    let mut ada = Device::start(config(1)).await;
    let mut bo = Device::start(config(2)).await;
    let mut silent = Vec::new();
    for _ in 0..40 {
        silent.push(TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port"));
    }
    let mut hints: Vec<SocketAddr> =
        silent.iter().map(|listener| listener.local_addr().expect("bound")).collect();
    hints.push(ada.address());
    for number in 0..1000u16 {
        let [high, low] = number.to_be_bytes();
        hints.push(match number % 5 {
            0 => SocketAddr::from(([127, 7, high, low], 9)),
            1 => SocketAddr::from(([0, 0, 0, 0], number)),
            2 => SocketAddr::from(([192, 0, 0, 4], number)),
            3 => SocketAddr::from(([224, 0, high, low], 4017)),
            _ => SocketAddr::from(([127, 9, high, low], 0)),
        });
    }
    hints.push(bo.address());
    let begin = Instant::now();
    ada.links.dial(bo.peer, hints).expect("room");
    ada.connected(bo.peer).await;
    bo.connected(ada.peer).await;
    assert!(begin.elapsed() < Duration::from_secs(2), "{:?}", begin.elapsed());
}

/// What cannot be reached is told with its cause.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_cause_of_a_failed_dial_is_named() {
    let mut ada = Device::start(config(1)).await;
    let dead = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
    let dead_address = dead.local_addr().expect("bound");
    drop(dead);
    let other = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
    let other_address = other.local_addr().expect("bound");
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = other.accept().await {
            let _ =
                tokio::io::AsyncWriteExt::write_all(&mut stream, b"HTTP/1.1 400 Bad Request\r\n\r\n").await;
        }
    });
    let stranger = config(2);
    let mut closed =
        Device::start(labirinto_node::links::LinksConfig { admit: Admit::Known, ..stranger }).await;
    for (address, expected) in [
        (dead_address, DialCause::Refused),
        (other_address, DialCause::NotUs),
        (ada.address(), DialCause::Oneself),
        (closed.address(), DialCause::NotAdmitted),
        (SocketAddr::from(([0, 0, 0, 0], 1)), DialCause::NoAddress),
    ] {
        let dialled = ada.links.dial_address(vec![address]).expect("room");
        let cause = ada
            .wait("DialFailed", |event| match event {
                LinkEvent::DialFailed { dial, cause, .. } if *dial == Some(dialled) => Some(*cause),
                _ => None,
            })
            .await;
        assert_eq!(cause, expected, "{address}");
    }
    assert!(!closed.heard().iter().any(|event| matches!(event, LinkEvent::Connected { .. })));

    // Whom one keeps is admitted.
    closed.links.keep(ada.peer).expect("room");
    ada.dial(closed.peer, closed.address());
    ada.connected(closed.peer).await;
}
