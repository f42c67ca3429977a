//! Two devices that find each other: one dial, crossed dials, typed addresses, frames in order.

use labirinto_node::links::{Channel, FRAME_MOST, LinkEvent, NotSent};

use super::device::{Device, config};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dial_makes_a_link_and_frames_arrive_in_order() {
    let mut ada = Device::start(config(1)).await;
    let mut bo = Device::start(config(2)).await;
    assert_eq!(ada.links.send(bo.peer, Channel::Table, vec![1]), Err(NotSent::NoLink));
    ada.dial(bo.peer, bo.address());
    ada.connected(bo.peer).await;
    bo.connected(ada.peer).await;
    for number in 0..200u32 {
        ada.send(bo.peer, &number.to_be_bytes());
        bo.send(ada.peer, &number.to_be_bytes());
    }
    for number in 0..200u32 {
        assert_eq!(bo.frame(ada.peer).await, number.to_be_bytes());
        assert_eq!(ada.frame(bo.peer).await, number.to_be_bytes());
    }
    let longest = vec![7; FRAME_MOST];
    ada.send(bo.peer, &longest);
    assert_eq!(bo.frame(ada.peer).await, longest);
    assert_eq!(ada.links.send(bo.peer, Channel::Table, vec![0; FRAME_MOST + 1]), Err(NotSent::TooLong));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_typed_address_names_whoever_answers() {
    let mut ada = Device::start(config(1)).await;
    let mut bo = Device::start(config(2)).await;
    let dial = ada.links.dial_address(vec![bo.address()]).expect("room");
    let answered = ada
        .wait("Answered", |event| match event {
            LinkEvent::Answered { dial: answered, peer } if *answered == dial => Some(*peer),
            _ => None,
        })
        .await;
    assert_eq!(answered, bo.peer);
    ada.connected(bo.peer).await;
    bo.connected(ada.peer).await;
}

/// Situation 4: both dial in the same instant, 200 times; one usable link, nothing lost, nothing doubled.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hundred_crossed_dials_end_in_one_link_each() {
    let mut ada = Device::start(config(1)).await;
    let mut bo = Device::start(config(2)).await;
    for round in 0..200u32 {
        ada.dial(bo.peer, bo.address());
        bo.dial(ada.peer, ada.address());
        ada.connected(bo.peer).await;
        bo.connected(ada.peer).await;
        for part in 0..3u32 {
            let bytes = [round.to_be_bytes(), part.to_be_bytes()].concat();
            ada.send(bo.peer, &bytes);
            bo.send(ada.peer, &bytes);
        }
        for part in 0..3u32 {
            let bytes = [round.to_be_bytes(), part.to_be_bytes()].concat();
            assert_eq!(bo.frame(ada.peer).await, bytes);
            assert_eq!(ada.frame(bo.peer).await, bytes);
        }
        for heard in ada.heard().into_iter().chain(bo.heard()) {
            assert!(
                !matches!(
                    heard,
                    LinkEvent::Frame { .. } | LinkEvent::Connected { .. } | LinkEvent::Lost { .. }
                ),
                "round {round}: {heard:?}"
            );
        }
        ada.links.forget(bo.peer).expect("room");
        bo.links.forget(ada.peer).expect("room");
        ada.lost(bo.peer).await;
        bo.lost(ada.peer).await;
    }
}
