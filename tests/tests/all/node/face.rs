//! What a shell can rely on: the order of events, shutting, another language, a phone's own discovery.

use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};

use labirinto_games::{Level, Seat};
use labirinto_node::{
    Command, Config, Discover, Event, Language, NearId, Node, NoticeKind, Phase, Player, Room, Target,
};
use labirinto_tests::device::{Device, config, quick};
use labirinto_tests::folder::Folder;

fn play(players: Vec<Player>) -> Command {
    Command::Play { game: "labyrinthe".to_owned(), options: Vec::new(), players }
}

fn setting(number: usize) -> Command {
    Command::SetSetting { key: "number".to_owned(), value: number.to_string() }
}

#[test]
fn a_node_can_be_used_from_every_thread() {
    fn shared<T: Send + Sync>() {}
    shared::<Node>();
}

#[test]
fn the_first_word_of_a_room_is_that_it_was_opened() {
    let folder = Folder::new("first-word");
    let mut device = Device::at(&folder, "Ada");
    device.post(play(vec![quick(), Player::PERSON]));
    device.until("an entry", |event| matches!(event, Event::Entry { .. }).then_some(()));
    assert!(matches!(device.seen[0], Event::Opened { .. }), "{:?}", device.seen[0]);
}

#[test]
fn a_shut_does_what_was_posted_before_also_when_the_mailbox_is_full() {
    let folder = Folder::new("full");
    let (told, telling) = channel();
    let (go_on, gate) = channel::<()>();
    let gate = Mutex::new(gate);
    let events = move |event| {
        if matches!(event, Event::Error { .. }) {
            told.send(()).expect("the test waits");
            // The house stands still until the test lets it go on.
            let _ = gate.lock().expect("no test panics here").recv();
        }
    };
    let node = Node::open(config(folder.path(), "Ada"), Box::new(events)).expect("a fresh folder");
    node.post(Command::GoOn { room: Room(7) }).expect("room");
    telling.recv().expect("there is no such room");
    let posted = (0..).take_while(|number| node.post(setting(*number)).is_ok()).count();
    assert_eq!(posted, Node::MAILBOX);
    assert_eq!(node.post(setting(posted)).expect_err("full").code, "mailbox-full");
    let shutting = std::thread::spawn(move || node.shut());
    go_on.send(()).expect("the house waits");
    shutting.join().expect("shutting does not panic");
    let device = Device::at(&folder, "Ada");
    assert_eq!(device.node.setting("number").expect("readable"), Some((posted - 1).to_string()));
}

#[test]
fn what_ends_a_game_just_before_a_shut_is_stored_as_its_end() {
    let folder = Folder::new("last-act");
    let mut device = Device::at(&folder, "Ada");
    device.post(play(vec![Player::PERSON, Player::PERSON]));
    device.until("the set-up", |event| match event {
        Event::Curtain { status, .. } => (status.phase == Phase::Setup).then_some(()),
        _ => None,
    });
    device.post(Command::Notice { room: Room(1), seat: Seat::HOST, kind: NoticeKind::Resign });
    device.node.shut();
    let device = Device::at(&folder, "Ada");
    assert_eq!(device.node.records().expect("readable").len(), 1);
    assert!(device.node.unfinished().expect("readable").is_empty());
}

#[test]
fn a_node_can_be_shut_or_dropped_from_its_own_callback() {
    for in_order in [true, false] {
        let folder = Folder::new("callback");
        let node: Arc<Mutex<Option<Node>>> = Arc::default();
        let (ended, ending) = channel();
        let own = node.clone();
        let events = move |event| {
            if let Event::Error { .. } = event {
                let node = own.lock().expect("no test panics here").take().expect("told once");
                if in_order {
                    node.shut()
                } else {
                    drop(node)
                }
                ended.send(()).expect("the test waits");
            }
        };
        let opened = Node::open(config(folder.path(), "Ada"), Box::new(events)).expect("a fresh folder");
        *node.lock().expect("no test panics here") = Some(opened);
        let post = |command| {
            node.lock().expect("no test panics here").as_ref().map(|node| node.post(command));
        };
        post(Command::GoOn { room: Room(7) });
        ending.recv().expect("the callback comes to its end");
        // The lock is free as soon as the node has ended.
        let lock = std::fs::File::open(folder.path().join("lock")).expect("the node made it");
        lock.lock().expect("the lock becomes free");
        drop(lock);
        Device::at(&folder, "Ada");
    }
}

#[test]
fn a_callback_that_panics_loses_its_event_and_nothing_else() {
    let folder = Folder::new("panics");
    let (told, telling) = channel();
    let events = move |event| match event {
        Event::Error { .. } => panic!("a shell with a fault"),
        event => told.send(event).expect("the test waits"),
    };
    let node = Node::open(config(folder.path(), "Ada"), Box::new(events)).expect("a fresh folder");
    node.post(Command::GoOn { room: Room(7) }).expect("room");
    node.post(play(vec![quick(), quick()])).expect("room");
    let verdict = telling.iter().find(|event| matches!(event, Event::Verdict { .. }));
    assert!(verdict.is_some(), "the game goes on to its end");
}

#[test]
fn a_table_that_is_put_away_is_no_error() {
    let folder = Folder::new("put-away");
    let mut device = Device::at(&folder, "Ada");
    device.host(&[], quick());
    device.post(Command::PutAway { room: Room(1) });
    device.until("the end of the room", |event| matches!(event, Event::Closed { .. }).then_some(()));
    assert!(!device.seen.iter().any(|event| matches!(event, Event::Error { .. })), "{:?}", device.seen);
}

#[test]
fn who_waits_for_a_table_hears_at_once_that_its_host_ends() {
    let (first, second) = (Folder::new("ends-host"), Folder::new("ends-guest"));
    let (mut host, mut guest) = (Device::at(&first, "Ada"), Device::at(&second, "Ben"));
    let (link, _) = host.host(&[], quick());
    guest.join(link, quick());
    host.until("somebody who wants a seat", |event| matches!(event, Event::WantsSeat { .. }).then_some(()));
    host.node.shut();
    assert_eq!(guest.error().code, "table-closed");
}

#[test]
fn another_language_tells_terms_digits_and_verdict_again() {
    let (first, second) = (Folder::new("words-host"), Folder::new("words-guest"));
    let (mut host, mut guest) = (Device::at(&first, "Ada"), Device::at(&second, "Ben"));
    let (_, address) = host.host(&[], quick());
    guest.post(Command::Join { target: Target::Address(address), player: Player::PERSON });
    host.accept();
    let name = |device: &mut Device| {
        device.until("digits", |event| match event {
            Event::Digits { room, name, .. } => Some((*room, name.clone())),
            _ => None,
        })
    };
    // The host knows whom it let in; who typed an address does not know yet whose table it is.
    for (device, before, after) in [(&mut host, "Ben", "Ben"), (&mut guest, "The other", "L’autre")] {
        assert_eq!(name(device).1, before);
        device.post(Command::SetLanguage(Language::French));
        assert_eq!(name(device).1, after);
    }
    host.post(Command::Confirm { room: Room(1) });
    guest.post(Command::Confirm { room: Room(1) });
    let terms = |device: &mut Device| {
        device.until("terms", |event| match event {
            Event::Terms { lines, .. } => Some(lines[0].clone()),
            _ => None,
        })
    };
    let french = terms(&mut guest);
    guest.post(Command::SetLanguage(Language::Polish));
    assert_ne!(terms(&mut guest), french);
    guest.post(Command::Agree { room: Room(1) });
    guest.until("the game", |event| match event {
        Event::View { status, .. } => status.notices.contains(&NoticeKind::Resign).then_some(()),
        _ => None,
    });
    guest.post(Command::Notice { room: Room(1), seat: Seat::HOST.next(2), kind: NoticeKind::Resign });
    let polish = guest.verdict().0;
    guest.post(Command::SetLanguage(Language::English));
    let english = guest.verdict().0;
    assert_eq!((polish.word, polish.winners), (english.word, english.winners));
    assert_ne!(polish.reason, english.reason);
}

#[test]
fn an_empty_name_is_the_word_for_a_player() {
    let folder = Folder::new("no-name");
    let mut device = Device::at(&folder, "Ada");
    device.post(Command::SetName(" \u{7} ".to_owned()));
    device.host(&[], quick());
    assert_eq!(device.node.name(), "Player");
}

#[test]
fn a_long_name_is_cut_and_plays() {
    let folder = Folder::new("long-name");
    let mut device = Device::at(&folder, &"\u{5b57}".repeat(60));
    assert_eq!(device.node.name(), "\u{5b57}".repeat(21));
    let named = Player { name: Some("\u{5b57}".repeat(60)), ..quick() };
    device.post(play(vec![named, Player::PERSON]));
    device.until("an entry", |event| matches!(event, Event::Entry { .. }).then_some(()));
}

/// Where the shell has the discovery: it is told what to announce and whether to look, once each time that changes.
#[test]
fn a_shell_that_discovers_is_told_what_to_do() {
    let folder = Folder::new("by-shell");
    let by_shell = Config { discover: Discover::ByShell, ..config(folder.path(), "Ada") };
    let mut device = Device::open(by_shell).expect("a fresh folder");
    device.post(Command::Look);
    device.until("the wish to look", |event| matches!(event, Event::Browse(true)).then_some(()));
    let (_, address) = device.host(&[], Player::PERSON);
    let own = device.until("what to announce", |event| match event {
        Event::Announce(Some(announcement)) => Some(announcement.clone()),
        _ => None,
    });
    assert_eq!((own.name.as_str(), own.version), ("Ada", 1));
    assert_eq!(own.addresses[0].to_string(), address);
    let other = "a".repeat(26);
    for id in [own.id.to_string(), "no id".to_owned(), other.clone()] {
        let (name, addresses) = ("Ben".to_owned(), vec![([127, 0, 0, 1], 4017).into()]);
        device.post(Command::PeerHint { id, name, version: 1, addresses });
    }
    let near = device.until("who is near", |event| match event {
        Event::Near(near) if !near.is_empty() => Some(near.clone()),
        _ => None,
    });
    assert_eq!(near.iter().map(|near| near.id.clone()).collect::<Vec<_>>(), [NearId(other.clone())]);
    device.post(Command::PeerGone { id: other });
    device.until("nobody near", |event| matches!(event, Event::Near(near) if near.is_empty()).then_some(()));
    device.post(Command::PutAway { room: Room(1) });
    device.until("the end", |event| matches!(event, Event::Announce(None)).then_some(()));
    device.post(Command::StopLooking);
    device.until("the end", |event| matches!(event, Event::Browse(false)).then_some(()));
    let told = |wanted: fn(&Event) -> bool| device.seen.iter().filter(|event| wanted(event)).count();
    assert_eq!(told(|event| matches!(event, Event::Browse(_))), 2);
    assert_eq!(told(|event| matches!(event, Event::Announce(_))), 2);
}

/// A partner was lost and finished the game alone with what both had: its record ends the game here too.
#[test]
fn the_record_of_a_game_that_is_unfinished_here_ends_it() {
    let (first, second) = (Folder::new("record-first"), Folder::new("record-second"));
    let mut device = Device::at(&first, "Ada");
    device.post(play(vec![Player::PERSON, Player::computer(Level::FIRST)]));
    device.until("the set-up", |event| match event {
        Event::View { status, .. } => status.notices.contains(&NoticeKind::Resign).then_some(()),
        _ => None,
    });
    device.node.shut();
    std::fs::create_dir_all(second.path()).expect("a temporary folder can be made");
    let file = "labirinto.redb";
    std::fs::copy(first.path().join(file), second.path().join(file)).expect("the store can be copied");
    let mut device = Device::at(&first, "Ada");
    let table = device.node.unfinished().expect("readable")[0].table;
    device.post(Command::Resume { table });
    let room = device.room();
    device.post(Command::Notice { room, seat: Seat::HOST, kind: NoticeKind::Resign });
    let path = device.record();
    let other = Device::at(&second, "Ada");
    assert_eq!(other.node.unfinished().expect("readable").len(), 1);
    assert_eq!(other.node.import(&path).expect("a record that verifies"), table);
    assert!(other.node.unfinished().expect("readable").is_empty());
    assert_eq!(other.node.records().expect("readable").len(), 1);
    assert!(other.node.replay(table).is_ok());
}
