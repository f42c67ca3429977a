//! Peers with whom there can be no link: another version, a clone, another key, oneself.

use std::time::Duration;

use labirinto_node::identity::{Instance, Peer};
use labirinto_node::links::{Admit, DialCause, LinkEvent, LinksConfig, Rhythm, Versions, WhoUpdates};
use labirinto_tests::proxy::Proxy;
use tokio::time::timeout;

use super::device::{Device, config, quick};

/// Long enough for many redials of an impatient device.
const OBSERVED: Duration = Duration::from_millis(800);

fn impatient() -> Rhythm {
    Rhythm {
        backoff_least: Duration::from_millis(5),
        backoff_most: Duration::from_millis(10),
        ..Rhythm::default()
    }
}

async fn mismatch(device: &mut Device, other: Peer) -> (Versions, WhoUpdates) {
    device
        .wait("Mismatch", |event| match event {
            LinkEvent::Mismatch { peer, theirs, update, .. } if *peer == other => Some((*theirs, *update)),
            _ => None,
        })
        .await
}

/// Situation 8: both sides say who must update, whoever dialled, and nobody dials again by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_version_mismatch_is_told_on_both_sides() {
    for old_dials in [true, false] {
        let old = LinksConfig { rhythm: impatient(), ..config(1) };
        let new =
            LinksConfig { versions: Versions { oldest: 2, newest: 4 }, rhythm: impatient(), ..config(2) };
        let mut old = Device::start(old).await;
        let mut new = Device::start(new).await;
        let (dialler, other) = if old_dials { (&old, &new) } else { (&new, &old) };
        let proxy = Proxy::start(other.address()).await.expect("a free port");
        dialler.dial(other.peer, proxy.address());
        assert_eq!(mismatch(&mut old, new.peer).await, (Versions { oldest: 2, newest: 4 }, WhoUpdates::We));
        assert_eq!(mismatch(&mut new, old.peer).await, (Versions::only(1), WhoUpdates::They));
        assert!(timeout(OBSERVED, proxy.accepts_more_than(1)).await.is_err(), "dialled again by itself");

        // Asked again, it tries again, and tells again.
        let (dialler, other) = if old_dials { (&mut old, new.peer) } else { (&mut new, old.peer) };
        dialler.dial(other, proxy.address());
        mismatch(dialler, other).await;
    }
}

/// Nobody here invited it, so nobody here is told: strangers could go on for ever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_version_of_an_uninvited_stranger_concerns_nobody() {
    let mut ada = Device::start(LinksConfig { admit: Admit::Known, ..config(1) }).await;
    let mut stranger = Device::start(LinksConfig { versions: Versions::only(9), ..config(2) }).await;
    let bo = Device::start(config(3)).await;
    stranger.dial(ada.peer, ada.address());
    mismatch(&mut stranger, ada.peer).await;
    ada.dial(bo.peer, bo.address());
    ada.connected(bo.peer).await;
    assert!(!ada.heard().iter().any(|event| matches!(event, LinkEvent::Mismatch { .. })));
}

async fn clone(device: &mut Device, of: Peer) {
    device
        .wait("Clone", |event| matches!(event, LinkEvent::Clone { peer } if *peer == of).then_some(()))
        .await;
}

/// Situation 7: a copied key is named by whoever meets both copies, and told to the copy; the link in use stays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clone_is_named() {
    // On both sides of the order of keys, as one side chooses the link and the other obeys.
    for (own, others) in [(1, 2), (2, 1)] {
        let mut ada = Device::start(config(own)).await;
        let mut bo = Device::start(config(others)).await;
        let mut copy = Device::start(config(others)).await;
        assert_eq!(bo.peer, copy.peer);
        bo.dial(ada.peer, ada.address());
        ada.connected(bo.peer).await;
        bo.connected(ada.peer).await;
        copy.dial(ada.peer, ada.address());
        clone(&mut ada, bo.peer).await;
        clone(&mut copy, bo.peer).await;
        ada.send(bo.peer, b"still you");
        assert_eq!(bo.frame(ada.peer).await, b"still you");
        assert!(!copy.heard().iter().any(|event| matches!(event, LinkEvent::Frame { .. })));
    }
}

/// A copy that dials the other one knows it at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_that_meets_the_other_says_so() {
    let mut bo = Device::start(config(2)).await;
    let copy = Device::start(config(2)).await;
    bo.links.dial_address(vec![copy.address()]).expect("room");
    clone(&mut bo, copy.peer).await;
}

/// To reach oneself over a detour is no clone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn oneself_is_no_clone() {
    let mut ada = Device::start(config(1)).await;
    let proxy = Proxy::start(ada.address()).await.expect("a free port");
    ada.links.dial_address(vec![proxy.address()]).expect("room");
    let cause = ada
        .wait("DialFailed", |event| match event {
            LinkEvent::DialFailed { cause, .. } => Some(*cause),
            _ => None,
        })
        .await;
    assert_eq!(cause, DialCause::Oneself);
    assert!(timeout(Duration::from_millis(1500), clone(&mut ada, config(1).identity.peer())).await.is_err());
}

/// A restart under the same key is no clone, also when the first instance ended without a word.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_is_no_clone() {
    let mut ada = Device::start(config(1)).await;
    let mut bo = Device::start(config(2)).await;
    let proxy = Proxy::start(ada.address()).await.expect("a free port");
    bo.dial(ada.peer, proxy.address());
    ada.connected(bo.peer).await;
    bo.connected(ada.peer).await;
    proxy.weather(|weather| (weather.stalled_up, weather.stalled_down) = (true, true));
    let again = LinksConfig { instance: Instance::draw().expect("randomness"), ..config(2) };
    let mut again = Device::start(again).await;
    again.dial(ada.peer, ada.address());
    again.connected(ada.peer).await;
    assert_eq!(ada.lost(bo.peer).await, "replaced");
    ada.connected(bo.peer).await;
    again.send(ada.peer, b"back");
    assert_eq!(ada.frame(bo.peer).await, b"back");
    assert!(!ada.heard().iter().any(|event| matches!(event, LinkEvent::Clone { .. })));
}

/// Situation 6: another key at a known address is another player; nobody dials in a loop; the peer itself is
/// welcome from elsewhere.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_key_at_the_same_address_is_another_player() {
    let nowhere = LinksConfig { listen: Vec::new(), rhythm: quick(), ..config(2) };
    let mut ada = Device::start(LinksConfig { rhythm: impatient(), ..config(1) }).await;
    let mut bo = Device::start(LinksConfig { rhythm: quick(), ..config(2) }).await;
    let carol = Device::start(config(3)).await;
    let proxy = Proxy::start(bo.address()).await.expect("a free port");
    ada.dial(bo.peer, proxy.address());
    ada.connected(bo.peer).await;
    bo.connected(ada.peer).await;
    bo.links.shut().expect("room");
    proxy.lead_to(carol.address());
    proxy.close();
    let (found, address) = ada
        .wait("Stranger", |event| match event {
            LinkEvent::Stranger { expected, found, address } if *expected == bo.peer => {
                Some((*found, *address))
            }
            _ => None,
        })
        .await;
    assert_eq!((found, address), (Some(carol.peer), proxy.address()));
    let before = proxy.accepted();
    assert!(timeout(OBSERVED, proxy.accepts_more_than(before)).await.is_err(), "dialled in a loop");
    let mut back = Device::start(nowhere).await;
    back.dial(ada.peer, ada.address());
    ada.connected(back.peer).await;
    back.connected(ada.peer).await;
}
