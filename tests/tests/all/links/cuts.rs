//! Links that are cut, stall, or lead through bad weather, and devices that move or sleep.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use labirinto_node::links::{LinkEvent, LinksConfig};
use labirinto_tests::proxy::Proxy;

use super::device::{Device, config, quick};

/// Two devices, linked through a proxy in front of `bo`: the only way between them.
async fn through_proxy(ada: LinksConfig, bo: LinksConfig) -> (Device, Device, Proxy) {
    let mut ada = Device::start(LinksConfig { listen: Vec::new(), ..ada }).await;
    let mut bo = Device::start(LinksConfig { tell: Some(Vec::new()), ..bo }).await;
    let proxy = Proxy::start(bo.address()).await.expect("a free port");
    ada.dial(bo.peer, proxy.address());
    ada.connected(bo.peer).await;
    bo.connected(ada.peer).await;
    (ada, bo, proxy)
}

async fn both_connected(ada: &mut Device, bo: &mut Device) {
    let (ada_peer, bo_peer) = (ada.peer, bo.peer);
    tokio::join!(ada.connected(bo_peer), bo.connected(ada_peer));
}

async fn talk(ada: &mut Device, bo: &mut Device) {
    for number in 0..20u8 {
        ada.send(bo.peer, &[number, 1]);
        bo.send(ada.peer, &[number, 2]);
    }
    for number in 0..20u8 {
        assert_eq!(bo.frame(ada.peer).await, [number, 1]);
        assert_eq!(ada.frame(bo.peer).await, [number, 2]);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_that_is_closed_or_reset_comes_back() {
    let (mut ada, mut bo, proxy) = through_proxy(config(1), config(2)).await;
    for round in 0..10 {
        talk(&mut ada, &mut bo).await;
        if round % 2 == 0 {
            proxy.close()
        } else {
            proxy.reset()
        }
        let begin = Instant::now();
        assert_eq!(ada.lost(bo.peer).await, "closed");
        bo.lost(ada.peer).await;
        both_connected(&mut ada, &mut bo).await;
        assert!(begin.elapsed() < Duration::from_secs(3), "{:?}", begin.elapsed());
    }
    talk(&mut ada, &mut bo).await;
}

/// With the time limits of the protocol: a silent link is named within 10 s, on both sides, and first as quiet.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silence_is_noticed_in_ten_seconds_on_both_sides() {
    let (mut ada, mut bo, proxy) = through_proxy(config(1), config(2)).await;
    let stall = |stalled: bool| {
        proxy.weather(|weather| (weather.stalled_up, weather.stalled_down) = (stalled, stalled));
    };
    stall(true);
    let begin = Instant::now();
    for (device, other) in [(&mut ada, bo.peer), (&mut bo, config(1).identity.peer())] {
        device
            .wait("Quiet", |event| matches!(event, LinkEvent::Quiet { peer } if *peer == other).then_some(()))
            .await;
        assert_eq!(device.lost(other).await, "silent");
        assert!(begin.elapsed() < Duration::from_secs(10), "{:?}", begin.elapsed());
    }
    stall(false);
    let begin = Instant::now();
    both_connected(&mut ada, &mut bo).await;
    assert!(begin.elapsed() < Duration::from_secs(8), "{:?}", begin.elapsed());
    talk(&mut ada, &mut bo).await;
}

/// A pause that is shorter than a dead link makes it quiet and heard again, and nothing is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_short_stall_loses_nothing() {
    let (mut ada, mut bo, proxy) = through_proxy(config(1), config(2)).await;
    proxy.weather(|weather| weather.stalled_up = true);
    ada.send(bo.peer, b"held up");
    bo.wait("Quiet", |event| matches!(event, LinkEvent::Quiet { .. }).then_some(())).await;
    proxy.weather(|weather| weather.stalled_up = false);
    bo.wait("Heard", |event| matches!(event, LinkEvent::Heard { .. }).then_some(())).await;
    assert_eq!(bo.frame(ada.peer).await, b"held up");
    talk(&mut ada, &mut bo).await;
    assert!(!bo.heard().iter().any(|event| matches!(event, LinkEvent::Lost { .. })));
}

/// One direction is dead: the side that hears nothing ends the link, for both.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_half_open_link_is_ended_and_replaced() {
    for up in [true, false] {
        let ada = LinksConfig { rhythm: quick(), ..config(1) };
        let bo = LinksConfig { rhythm: quick(), ..config(2) };
        let (mut ada, mut bo, proxy) = through_proxy(ada, bo).await;
        proxy.weather(|weather| if up { weather.lost_up = true } else { weather.lost_down = true });
        ada.lost(bo.peer).await;
        bo.lost(ada.peer).await;
        proxy.weather(|weather| (weather.lost_up, weather.lost_down) = (false, false));
        proxy.reset();
        both_connected(&mut ada, &mut bo).await;
        talk(&mut ada, &mut bo).await;
    }
}

/// Delay, jitter and a drip: everything arrives, in order, and the link stands.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_weather_slows_and_breaks_nothing() {
    let (mut ada, mut bo, proxy) = through_proxy(config(1), config(2)).await;
    proxy.weather(|weather| {
        weather.delay = Duration::from_millis(150);
        weather.jitter = Duration::from_millis(300);
    });
    talk(&mut ada, &mut bo).await;
    proxy.weather(|weather| {
        weather.delay = Duration::ZERO;
        weather.jitter = Duration::ZERO;
        weather.rate = Some(4000);
    });
    ada.send(bo.peer, &[9; 10_000]);
    assert_eq!(bo.frame(ada.peer).await, [9; 10_000]);
    talk(&mut ada, &mut bo).await;
    for device in [&mut ada, &mut bo] {
        assert!(!device.heard().iter().any(|event| matches!(event, LinkEvent::Lost { .. })));
    }
}

/// Situation 3: the address and port of the side that was dialled change; it dials back by what it was told.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_device_that_moves_is_linked_again() {
    let mut ada = Device::start(config(1)).await;
    let mut bo = Device::start(config(2)).await;
    ada.dial(bo.peer, bo.address());
    both_connected(&mut ada, &mut bo).await;
    bo.links.keep(ada.peer).expect("room");
    for part in 2..6 {
        let elsewhere = vec![SocketAddr::from(([127, 0, 0, part], 0))];
        let begin = Instant::now();
        bo.links.network_changed(Some(elsewhere)).expect("room");
        let listening = bo
            .wait("Listening", |event| match event {
                LinkEvent::Listening { addresses } if addresses.len() == 1 => Some(addresses[0]),
                _ => None,
            })
            .await;
        assert_eq!(listening.ip(), SocketAddr::from(([127, 0, 0, part], 0)).ip());
        assert_eq!(bo.lost(ada.peer).await, "ended-here");
        ada.lost(bo.peer).await;
        both_connected(&mut ada, &mut bo).await;
        assert!(begin.elapsed() < Duration::from_secs(3), "{:?}", begin.elapsed());
        talk(&mut ada, &mut bo).await;
    }
}

/// The background is told as "away"; on return the same peers are linked again at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_device_that_sleeps_is_away_and_comes_back() {
    let mut ada = Device::start(config(1)).await;
    let mut bo = Device::start(config(2)).await;
    bo.dial(ada.peer, ada.address());
    both_connected(&mut ada, &mut bo).await;
    ada.links.keep(bo.peer).expect("room");
    let at = bo.address();
    for _ in 0..3 {
        bo.links.suspend().expect("room");
        assert_eq!(ada.lost(bo.peer).await, "away");
        assert_eq!(bo.lost(ada.peer).await, "ended-here");
        bo.wait("deafness", |event| match event {
            LinkEvent::Listening { addresses } => addresses.is_empty().then_some(()),
            _ => None,
        })
        .await;
        let begin = Instant::now();
        bo.links.resume().expect("room");
        both_connected(&mut ada, &mut bo).await;
        assert!(begin.elapsed() < Duration::from_secs(3), "{:?}", begin.elapsed());
        let again = bo
            .wait("Listening", |event| match event {
                LinkEvent::Listening { addresses } if !addresses.is_empty() => Some(addresses[0]),
                _ => None,
            })
            .await;
        assert_eq!(again, at, "the same port where it is free");
        talk(&mut ada, &mut bo).await;
    }
}

/// An end is told as away, a farewell as left; who left is not dialled.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_farewell_is_not_a_loss() {
    let mut ada = Device::start(config(1)).await;
    let mut bo = Device::start(config(2)).await;
    ada.dial(bo.peer, bo.address());
    both_connected(&mut ada, &mut bo).await;
    bo.links.forget(ada.peer).expect("room");
    let redialling = ada
        .wait("Lost", |event| match event {
            LinkEvent::Lost { reason, redialling, .. } if reason.code() == "left" => Some(*redialling),
            _ => None,
        })
        .await;
    assert!(!redialling);
    ada.dial(bo.peer, bo.address());
    both_connected(&mut ada, &mut bo).await;
    bo.links.shut().expect("room");
    assert_eq!(ada.lost(bo.peer).await, "away");
}

/// The last frame to a peer that is forgotten reaches it though all links are shut in the same breath: so that
/// "the digits differ" is heard by the other side of a program that ends with it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_last_frame_before_forgetting_and_shutting_is_heard() {
    for round in 0..50u8 {
        let mut ada = Device::start(config(1)).await;
        let mut bo = Device::start(config(2)).await;
        ada.dial(bo.peer, bo.address());
        both_connected(&mut ada, &mut bo).await;
        ada.send(bo.peer, &[round, 1]);
        ada.links.forget(bo.peer).expect("room");
        ada.links.shut().expect("room");
        assert_eq!(bo.frame(ada.peer).await, [round, 1]);
        bo.lost(ada.peer).await;
    }
}
