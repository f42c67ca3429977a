//! Joining by link and by typed address; rematch.

use labirinto_node::{Command, Config, Discover, Event, Player, Target};

use labirinto_tests::device::{Device, Two, config, quick};
use labirinto_tests::folder::Folder;
use labirinto_tests::proxy::Proxy;

#[test]
fn a_typed_address_compares_six_digits_on_both_screens() {
    let mut two = Two::new("digits");
    let [(room, digits), (guest_room, guest_digits)] = two.compare();
    let Two { host, guest, .. } = &mut two;
    assert_eq!(digits, guest_digits);
    assert_eq!(digits.len(), 7, "two groups of three");
    host.post(Command::Confirm { room });
    guest.post(Command::Confirm { room: guest_room });
    assert_eq!(host.verdict().1, guest.verdict().1);
}

/// One chooses from the list and the list is closed: what was chosen from it is still good then.
#[test]
fn a_table_is_joined_from_a_list_that_is_closed_by_choosing() {
    let mut two = Two::new("near");
    let (_, address) = two.host.host(&[], quick());
    let by_shell = Config { discover: Discover::ByShell, ..config(two.folders[1].path(), "Ben") };
    two.guest.node.shut();
    two.guest = Device::open(by_shell).expect("the folder is free again");
    let guest = &mut two.guest;
    let id = "a".repeat(26);
    let addresses = vec![address.parse().expect("an address and a port")];
    guest.post(Command::Look);
    guest.post(Command::PeerHint { id: id.clone(), name: "Ada".to_owned(), version: 1, addresses });
    let near = guest.until("who is near", |event| match event {
        Event::Near(near) => near.first().cloned(),
        _ => None,
    });
    guest.post(Command::StopLooking);
    guest.until("the end of looking", |event| matches!(event, Event::Browse(false)).then_some(()));
    guest.post(Command::Join { target: Target::Near(near.id), player: quick() });
    two.host.accept();
    let (_, guest_digits) = two.guest.digits();
    assert_eq!(two.host.digits().1, guest_digits);
}

/// The host's yes and all that follows from it is lost on the way: it is said again on the next link.
#[test]
fn who_is_let_in_while_nothing_arrives_sits_down_on_the_next_link() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime for the proxy");
    let mut two = Two::new("said-again");
    let (_, address) = two.host.host(&[], quick());
    let target = address.parse().expect("an address and a port");
    let proxy = runtime.block_on(Proxy::start(target)).expect("a free port");
    let Two { host, guest, .. } = &mut two;
    guest.post(Command::Join { target: Target::Address(proxy.address().to_string()), player: quick() });
    host.accept();
    let ((room, digits), (guest_room, guest_digits)) = (host.digits(), guest.digits());
    assert_eq!(digits, guest_digits);
    proxy.weather(|weather| weather.lost_down = true);
    guest.post(Command::Confirm { room: guest_room });
    host.post(Command::Confirm { room });
    let table = host.seated();
    let sits = |event: &Event| matches!(event, Event::Seated { .. });
    assert!(!guest.seen.iter().any(sits));
    proxy.weather(|weather| weather.lost_down = false);
    proxy.reset();
    assert_eq!(guest.seated(), table);
    assert_eq!(host.verdict().1, guest.verdict().1);
}

#[test]
fn digits_that_differ_let_nobody_in() {
    let mut two = Two::new("differ");
    let [_, (room, _)] = two.compare();
    two.guest.post(Command::Differ { room });
    for device in [&mut two.host, &mut two.guest] {
        let error = device.error();
        assert_eq!(error.code, "digits-differ");
        assert!(!error.what.is_empty());
        device.until("the end of the room", |event| matches!(event, Event::Closed { .. }).then_some(()));
    }
}

#[test]
fn a_link_is_good_for_one_table() {
    let (mut two, third) = (Two::new("once"), Folder::new("once-late"));
    let (_, link, _) = two.sit_down(&[], quick());
    two.host.verdict();
    let mut late = Device::at(&third, "Cyd");
    late.join(link, quick());
    let error = late.error();
    assert_eq!(error.exit_status(), 4, "no link: {error:?}");
}

#[test]
fn terms_are_shown_to_a_person_and_agreed() {
    let mut two = Two::new("terms");
    two.sit_down(&[("size", "6"), ("starter", "guest")], Player::PERSON);
    let guest = &mut two.guest;
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
    let mut two = Two::new("rematch");
    let (guest_room, ..) = two.sit_down(&[], quick());
    let Two { host, guest, .. } = &mut two;
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
