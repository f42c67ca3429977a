//! Bad input: each is a named error that says whose fault it is and what to do, and nothing is lost.

use std::fs;

use labirinto_games::{GAMES, Seat};
use labirinto_node::identity::{Identity, Instance};
use labirinto_node::links::{Admit, Channel, LinkEvent, Links, LinksConfig, Rhythm, Versions};
use labirinto_node::records::verify_file;
use labirinto_node::{Command, Error, Event, Language, PeerState, Player, Target, Texts, Whose};

use labirinto_tests::device::{Device, config, quick};
use labirinto_tests::folder::Folder;

fn named(error: &Error, code: &str, status: u8) {
    assert_eq!((error.code, error.exit_status()), (code, status), "{error:?}");
    assert!(!error.text.is_empty() && error.text != format!("error-{code}"), "{error:?}");
    assert!(!error.what.is_empty() && !error.what.starts_with("error-"), "{error:?}");
}

#[test]
fn a_second_instance_on_the_same_folder_is_refused() {
    let folder = Folder::new("twice");
    let first = Device::at(&folder, "Ada");
    let error = Device::open(config(folder.path(), "Ada")).err().expect("the folder is in use");
    named(&error, "folder-in-use", 5);
    drop(first);
    Device::at(&folder, "Ada");
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let folder = Folder::new("nowhere");
    fs::write(folder.path(), b"a file").expect("a temporary file can be written");
    let error =
        Device::open(config(&folder.path().join("inside"), "Ada")).err().expect("no folder can be there");
    assert_eq!(error.whose, Whose::You);
    named(&error, "no-folder", 2);
    fs::remove_file(folder.path()).expect("the file was made here");
}

#[test]
fn a_damaged_database_is_named_and_kept() {
    let folder = Folder::new("damaged");
    Device::at(&folder, "Ada").node.shut();
    let file = folder.path().join("labirinto.redb");
    let garbage = vec![0x5A; 8192];
    fs::write(&file, &garbage).expect("the file can be written");
    let error = Device::open(config(folder.path(), "Ada")).err().expect("the database is damaged");
    named(&error, "storage-damaged", 5);
    assert_eq!(fs::read(&file).expect("the file is still there"), garbage);
}

#[test]
fn bad_commands_are_answered_in_words() {
    let folder = Folder::new("commands");
    let mut device = Device::at(&folder, "Ada");
    let play = |game: &str, options: &[(&str, &str)], players: usize| Command::Play {
        game: game.to_owned(),
        options: options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect(),
        players: vec![quick(); players],
    };
    let join = |target| Command::Join { target, player: quick() };
    let room = labirinto_node::Room(99);
    let table = labirinto_node::TableId([1; 32]);
    let cases = [
        (play("chess", &[], 2), "no-such-game", 2),
        (play("labyrinthe", &[("colour", "red")], 2), "option-unknown", 2),
        (play("labyrinthe", &[("size", "4")], 2), "option-value", 2),
        (play("labyrinthe", &[("size", "5"), ("size", "6")], 2), "option-twice", 2),
        (play("labyrinthe", &[], 3), "seats", 2),
        (Command::Lesson { game: "chess".to_owned() }, "no-such-game", 2),
        (Command::Agree { room }, "no-such-room", 2),
        (Command::Resume { table }, "no-such-table", 2),
        (join(Target::Link("https://example.org".to_owned())), "not-a-link", 2),
        (join(Target::Link("labirinto:aaaa".to_owned())), "link-damaged", 2),
        (join(Target::Address("192.168.43.17".to_owned())), "address-without-port", 2),
        (join(Target::Address("there".to_owned())), "not-an-address", 2),
        (Command::LiftCurtain { room, seat: Seat::HOST }, "no-such-room", 2),
    ];
    for (command, code, status) in cases {
        device.post(command);
        named(&device.error(), code, status);
    }
}

#[test]
fn nobody_at_the_address_is_no_link() {
    let folder = Folder::new("nobody");
    let mut device = Device::at(&folder, "Ada");
    let address = "127.0.0.1:1".to_owned();
    device.post(Command::Join { target: Target::Address(address), player: Player::PERSON });
    named(&device.error(), "refused", 4);
}

#[test]
fn a_file_that_is_no_record_is_named() {
    let folder = Folder::new("file");
    fs::create_dir_all(folder.path()).expect("a temporary folder can be made");
    let texts = Texts::new(Language::English, GAMES);
    let path = folder.path().join("x.labirinto");
    named(&verify_file(&path, GAMES, &texts).expect_err("there is no file"), "file-unreadable", 3);
    for bytes in [b"".as_slice(), b"hello", &[0; 4096]] {
        fs::write(&path, bytes).expect("the file can be written");
        named(&verify_file(&path, GAMES, &texts).expect_err("no record"), "record-unreadable", 3);
    }
}

/// A partner of the table that sends what means nothing, again and again: named once for its link, not a hundred times.
#[test]
fn a_partner_that_sends_nonsense_is_named_once() {
    let (first, second) = (Folder::new("nonsense-host"), Folder::new("nonsense-guest"));
    let (mut host, mut guest) = (Device::at(&first, "Ada"), Device::at(&second, "Ben"));
    let (link, address) = host.host(&[], Player::PERSON);
    guest.join(link, Player::PERSON);
    host.accept();
    guest.until("terms", |event| matches!(event, Event::Terms { .. }).then_some(()));
    guest.node.shut();
    let state = |host: &mut Device, wanted: &[PeerState]| {
        host.until("the partner", |event| match event {
            Event::Peer { state, .. } if wanted.contains(state) => Some(()),
            _ => None,
        });
    };
    state(&mut host, &[PeerState::Away]);

    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let links = LinksConfig {
        identity: Identity::open(&second.path().join("identity.key")).expect("the guest made it"),
        instance: Instance::draw().expect("randomness"),
        listen: Vec::new(),
        tell: None,
        versions: Versions::only(1),
        software: String::new(),
        admit: Admit::Known,
        rhythm: Rhythm::default(),
    };
    let (links, mut events) = Links::start(links, runtime.handle()).expect("nothing is listened on");
    links.dial_address(vec![address.parse().expect("an address")]).expect("room");
    let peer = runtime.block_on(async {
        loop {
            if let LinkEvent::Connected { peer, .. } = events.recv().await.expect("the links run") {
                return peer;
            }
        }
    });
    for _ in 0..100 {
        links.send(peer, Channel::Table, vec![0xff; 3]).expect("a link");
    }
    state(&mut host, &[PeerState::Connected, PeerState::Thinking]);
    links.shut().expect("room");
    state(&mut host, &[PeerState::Away]);
    let named =
        |event: &&Event| matches!(event, Event::Error { error, .. } if error.code.starts_with("table-"));
    assert_eq!(host.seen.iter().filter(named).count(), 1);
}
