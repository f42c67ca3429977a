//! Situation 4 with two whole nodes: both come back in the same moment and dial each other, two hundred times.

use labirinto_games::{Gesture, Seat};
use labirinto_node::{Command, Event, PeerState, Phase, Player};

use labirinto_tests::board::snake;
use labirinto_tests::device::{Device, Two};

/// Waits until the other is there, or until it is not.
fn other(device: &mut Device, there: bool) {
    device.until("the other's state", |event| match event {
        Event::Peer { state, .. } => {
            (matches!(state, PeerState::Connected | PeerState::Thinking) == there).then_some(())
        }
        _ => None,
    });
}

/// Waits until the person is to move.
fn my_turn(guest: &mut Device) {
    guest.until("my turn", |event| match event {
        Event::View { status, .. } => (status.mine && status.phase == Phase::Play).then_some(()),
        _ => None,
    });
}

#[test]
fn situation_4_two_nodes_dial_each_other_in_the_same_moment() {
    let mut two = Two::new("crossing");
    let person = Player { board: Some(snake(10)), ..Player::PERSON };
    let (room, ..) = two.sit_down(&[("size", "10"), ("starter", "guest")], person);
    two.guest.until("terms", |event| matches!(event, Event::Terms { .. }).then_some(()));
    two.guest.post(Command::Agree { room });
    my_turn(&mut two.guest);
    let Two { host, guest, .. } = &mut two;
    for round in 0..200 {
        for device in [&*host, &*guest] {
            device.post(Command::Suspend);
        }
        other(host, false);
        other(guest, false);
        for device in [&*host, &*guest] {
            device.post(Command::Wake);
        }
        other(host, true);
        other(guest, true);
        // A move is asked and answered over the link that is left. Not each time: nobody shall win meanwhile.
        if round % 20 == 0 {
            let gesture = Gesture::Typed("count a1".to_owned());
            guest.post(Command::Gesture { room, seat: Seat::HOST.next(2), gesture });
            my_turn(guest);
        }
    }
    let kind = labirinto_node::NoticeKind::Resign;
    guest.post(Command::Notice { room, seat: Seat::HOST.next(2), kind });
    let ((_, found), (_, also)) = (host.verdict(), guest.verdict());
    assert_eq!(found, also);
    assert!(found.iter().all(|seat| seat.word == "honest"), "{found:?}");
    assert_eq!(host.log(), guest.log(), "nothing is lost and nothing doubled");
}
