//! Kills and restarts: the same game goes on, without pairing again.

use labirinto_games::{Gesture, Seat};
use labirinto_node::{Command, Event, Listen, Phase};

use labirinto_tests::device::{Device, Two, config, person, quick};
use labirinto_tests::folder::Folder;

fn entries(device: &mut Device, at_least: usize) {
    let mut count = 0;
    device.until("entries", |event| {
        count += usize::from(matches!(event, Event::Entry { .. }));
        (count >= at_least).then_some(())
    });
}

#[test]
fn a_local_game_goes_on_after_a_kill() {
    let folder = Folder::new("kill-local");
    let mut device = Device::at(&folder, "Ada");
    let game = "labyrinthe".to_owned();
    let options = vec![("starter".to_owned(), "host".to_owned())];
    device.post(Command::Play { game, options, players: vec![person(), quick()] });
    let room = device.room();
    let table = device.seated();
    let turn = |event: &Event| match event {
        Event::View { status, .. } if status.mine && status.phase == Phase::Play => Some(status.turn),
        _ => None,
    };
    device.until("my turn", turn);
    device.post(Command::Gesture { room, seat: Seat::HOST, gesture: Gesture::Typed("count a1".to_owned()) });
    let before = device.until("my next turn", turn);
    drop(device);
    let mut device = Device::at(&folder, "Ada");
    let unfinished = device.node.unfinished().expect("readable");
    assert_eq!(unfinished.iter().map(|line| line.table).collect::<Vec<_>>(), [table]);
    assert!(unfinished[0].local);
    device.post(Command::Resume { table });
    let room = device.room();
    assert_eq!(device.until("my turn again", turn), before);
    device.post(Command::Resume { table });
    assert_eq!(device.error().code, "not-now", "it is open already");
    device.post(Command::Notice { room, seat: Seat::HOST, kind: labirinto_node::NoticeKind::Resign });
    let (result, findings) = device.verdict();
    assert_eq!(result.winners, [Seat::HOST.next(2)]);
    assert!(findings.iter().all(|seat| seat.word == "honest"), "{findings:?}");
}

#[test]
fn a_game_between_two_nodes_goes_on_after_kills_of_either() {
    let mut two = Two::new("kill");
    let (_, _, address) = two.sit_down(&[("size", "10")], quick());
    let Two { folders: [first, second], mut host, mut guest } = two;
    let table = host.seated();
    entries(&mut guest, 12);
    // The guest is killed and comes back at another port; it knows where the host is.
    drop(guest);
    let mut guest = Device::at(&second, "Ben");
    guest.post(Command::Resume { table });
    guest.room();
    entries(&mut guest, 6);
    // The host is killed and comes back where it was.
    drop(host);
    let listen = Listen::On(vec![address.parse().expect("an address")]);
    let mut host = Device::open(labirinto_node::Config { listen, ..config(first.path(), "Ada") })
        .expect("the folder and the port are free");
    host.post(Command::Resume { table });
    host.room();
    assert_eq!(host.verdict().1, guest.verdict().1);
}
