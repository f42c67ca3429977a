//! Joining by link and by typed address; rematch.

use labirinto_games::Level;
use labirinto_node::{Command, Event, Player, Target};

use labirinto_tests::device::{Device, Folder, quick};

#[test]
fn a_typed_address_compares_six_digits_on_both_screens() {
    let (first, second) = (Folder::new("digits-host"), Folder::new("digits-guest"));
    let (mut host, mut guest) = (Device::at(&first, "Ada"), Device::at(&second, "Ben"));
    let (_, address) = host.host(&[], quick());
    guest.post(Command::Join { target: Target::Address(address), player: quick() });
    host.accept();
    let ((room, digits), (guest_room, guest_digits)) = (host.digits(), guest.digits());
    assert_eq!(digits, guest_digits);
    assert_eq!(digits.len(), 7, "two groups of three");
    host.post(Command::Confirm { room });
    guest.post(Command::Confirm { room: guest_room });
    assert_eq!(host.verdict().1, guest.verdict().1);
}

#[test]
fn digits_that_differ_let_nobody_in() {
    let (first, second) = (Folder::new("differ-host"), Folder::new("differ-guest"));
    let (mut host, mut guest) = (Device::at(&first, "Ada"), Device::at(&second, "Ben"));
    let (_, address) = host.host(&[], quick());
    guest.post(Command::Join { target: Target::Address(address), player: quick() });
    host.accept();
    let ((_, _), (room, _)) = (host.digits(), guest.digits());
    guest.post(Command::Differ { room });
    for device in [&mut host, &mut guest] {
        let error = device.error();
        assert_eq!(error.code, "digits-differ");
        assert!(!error.what.is_empty());
        device.until("the end of the room", |event| matches!(event, Event::Closed { .. }).then_some(()));
    }
}

#[test]
fn a_link_is_good_for_one_table() {
    let (first, second, third) =
        (Folder::new("once-host"), Folder::new("once-guest"), Folder::new("once-late"));
    let (mut host, mut guest) = (Device::at(&first, "Ada"), Device::at(&second, "Ben"));
    let (link, _) = host.host(&[], quick());
    guest.join(link.clone(), quick());
    host.accept();
    host.verdict();
    let mut late = Device::at(&third, "Cyd");
    late.join(link, quick());
    let error = late.error();
    assert_eq!(error.exit_status(), 4, "no link: {error:?}");
}

#[test]
fn terms_are_shown_to_a_person_and_agreed() {
    let (first, second) = (Folder::new("terms-host"), Folder::new("terms-guest"));
    let (mut host, mut guest) = (Device::at(&first, "Ada"), Device::at(&second, "Ben"));
    let (link, _) = host.host(&[("size", "6"), ("starter", "guest")], quick());
    guest.join(link, Player::PERSON);
    host.accept();
    let (room, lines) = guest.until("terms", |event| match event {
        Event::Terms { room, lines } => Some((*room, lines.clone())),
        _ => None,
    });
    assert!(lines.iter().any(|line| line.contains('6')), "{lines:?}");
    guest.post(Command::Agree { room });
    guest.until("the set-up", |event| match event {
        Event::View { status, .. } if status.mine && status.phase == labirinto_node::Phase::Setup => Some(()),
        _ => None,
    });
}

#[test]
fn a_rematch_keeps_the_partners_and_begins_when_both_asked() {
    let (first, second) = (Folder::new("rematch-host"), Folder::new("rematch-guest"));
    let (mut host, mut guest) = (Device::at(&first, "Ada"), Device::at(&second, "Ben"));
    let (link, _) = host.host(&[], quick());
    let guest_room = guest.join(link, Player::computer(Level::FIRST));
    host.accept();
    host.verdict();
    guest.verdict();
    guest.post(Command::Rematch { room: guest_room });
    let room = host.until("the wish for a rematch", |event| match event {
        Event::RematchAsked { room, .. } => Some(*room),
        _ => None,
    });
    host.post(Command::Rematch { room });
    assert_eq!(host.verdict().1, guest.verdict().1);
    assert_eq!(host.node.records().expect("readable").len(), 2);
}
