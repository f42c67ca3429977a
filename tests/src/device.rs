//! One device of a test: a node in a folder of its own, with everything it told.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use labirinto_games::Level;
use labirinto_node::{
    Command, Config, Discover, Disk, Error, Event, Language, Listen, Node, Player, Room, SeatFinding,
    TableId, Target,
};

use crate::board::OPEN;
use crate::folder::Folder;

/// The longest wait for anything. A test that gets what it waits for waits no longer than that takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// A node with what it told.
pub struct Device {
    /// The node.
    pub node: Node,
    events: Receiver<Event>,
    /// Everything that was told and looked at so far.
    pub seen: Vec<Event>,
}

/// The configuration of a test: 127.0.0.1 alone, English, no discovery.
pub fn config(folder: &Path, name: &str) -> Config {
    Config {
        name: Some(name.to_owned()),
        language: Some(Language::English),
        listen: Listen::On(vec![([127, 0, 0, 1], 0).into()]),
        discover: Discover::Never,
        disk: Disk::Folder,
        ..Config::new(folder)
    }
}

/// A person with an open board, who needs to draw nothing.
pub fn person() -> Player {
    Player { board: Some(OPEN.to_owned()), ..Player::PERSON }
}

/// The weakest computer player: quick.
pub fn quick() -> Player {
    Player::computer(Level::FIRST)
}

impl Device {
    /// Opens a node with this configuration.
    pub fn open(config: Config) -> Result<Device, Error> {
        let (sender, events) = channel();
        let tell = move |event| {
            // The test has seen enough when it dropped its end.
            let _ = sender.send(event);
        };
        Ok(Device { node: Node::open(config, Box::new(tell))?, events, seen: Vec::new() })
    }

    /// A node in this folder.
    pub fn at(folder: &Folder, name: &str) -> Device {
        Device::open(config(folder.path(), name)).expect("a fresh folder can be opened")
    }

    /// Posts a command.
    pub fn post(&self, command: Command) {
        self.node.post(command).expect("the mailbox of a test is never full");
    }

    /// Waits until the node tells something that `wanted` takes, and gives what it took.
    pub fn until<T>(&mut self, what: &str, mut wanted: impl FnMut(&Event) -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.events.recv_timeout(left) {
                Ok(event) => {
                    let taken = wanted(&event);
                    self.seen.push(event);
                    if let Some(taken) = taken {
                        return taken;
                    }
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    let last: Vec<String> = self.seen.iter().rev().take(12).map(short).collect();
                    panic!("{what} did not come; the last told, latest first:\n{}", last.join("\n"));
                }
            }
        }
    }

    /// The room that is opened next.
    pub fn room(&mut self) -> Room {
        self.until("a room", |event| match event {
            Event::Opened { room, .. } => Some(*room),
            _ => None,
        })
    }

    /// The table at which one sits down next.
    pub fn seated(&mut self) -> TableId {
        self.until("a table", |event| match event {
            Event::Seated { table, .. } => Some(*table),
            _ => None,
        })
    }

    /// The join link and the first address.
    pub fn listening(&mut self) -> (String, String) {
        self.until("a link", |event| match event {
            Event::Listening { link, addresses, .. } => Some((link.clone(), addresses[0].clone())),
            _ => None,
        })
    }

    /// Lets the next peer that asks have its seat.
    pub fn accept(&mut self) {
        let (room, peer) = self.until("somebody who wants a seat", |event| match event {
            Event::WantsSeat { room, peer, .. } => Some((*room, peer.clone())),
            _ => None,
        });
        self.post(Command::AcceptSeat { room, peer });
    }

    /// The digits that are shown next.
    pub fn digits(&mut self) -> (Room, String) {
        self.until("digits", |event| match event {
            Event::Digits { room, digits, .. } => Some((*room, digits.clone())),
            _ => None,
        })
    }

    /// The verdict that is told next: how it ended and what was found.
    pub fn verdict(&mut self) -> (labirinto_node::Result, Vec<SeatFinding>) {
        self.until("a verdict", |event| match event {
            Event::Verdict { result, findings, .. } => Some((result.clone(), findings.clone())),
            _ => None,
        })
    }

    /// The file of the record that is told next.
    pub fn record(&mut self) -> PathBuf {
        self.until("a record", |event| match event {
            Event::Record { path, .. } => Some(path.clone()),
            _ => None,
        })
    }

    /// The error that is told next.
    pub fn error(&mut self) -> Error {
        self.until("an error", |event| match event {
            Event::Error { error, .. } => Some(error.clone()),
            _ => None,
        })
    }

    /// Hosts a table of two for a computer player, and gives the link and the address.
    pub fn host(&mut self, options: &[(&str, &str)], player: Player) -> (String, String) {
        let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let game = "labyrinthe".to_owned();
        self.post(Command::Host { game, options, players: vec![player], seats: 2 });
        self.room();
        self.listening()
    }

    /// Joins by link.
    pub fn join(&mut self, link: String, player: Player) -> Room {
        self.post(Command::Join { target: Target::Link(link), player });
        self.room()
    }

    /// The hashes of the log so far, as told.
    pub fn log(&self) -> Vec<String> {
        let hash = |event: &Event| match event {
            Event::Entry { line, .. } => Some(line.hash.clone()),
            _ => None,
        };
        self.seen.iter().filter_map(hash).collect()
    }
}

/// Two nodes, each in a folder of its own.
pub struct Two {
    /// Who hosts.
    pub host: Device,
    /// Who joins.
    pub guest: Device,
    /// Their folders, the host's first.
    pub folders: [Folder; 2],
}

impl Two {
    /// Two that know nothing of each other.
    pub fn new(name: &str) -> Two {
        let folders = ["host", "guest"].map(|side| Folder::new(&format!("{name}-{side}")));
        let (host, guest) = (Device::at(&folders[0], "Ada"), Device::at(&folders[1], "Ben"));
        Two { host, guest, folders }
    }

    /// A computer player at the host's, and this player, joined by link at a table with these options; the guest's
    /// room, and the link and the address of the host.
    pub fn sit_down(&mut self, options: &[(&str, &str)], player: Player) -> (Room, String, String) {
        let (link, address) = self.host.host(options, quick());
        let room = self.guest.join(link.clone(), player);
        self.host.accept();
        (room, link, address)
    }

    /// The same by typed address, as far as both show their digits: the rooms and the digits, the host's first.
    pub fn compare(&mut self) -> [(Room, String); 2] {
        let (_, address) = self.host.host(&[], quick());
        self.guest.post(Command::Join { target: Target::Address(address), player: quick() });
        self.host.accept();
        [self.host.digits(), self.guest.digits()]
    }
}

/// An event in one line, without scenes.
fn short(event: &Event) -> String {
    match event {
        Event::View { seat, status, .. } => {
            format!("View {seat:?} {:?} turn {}: {}", status.phase, status.turn, status.headline)
        }
        Event::Listening { addresses, .. } => format!("Listening {addresses:?}"),
        other => format!("{other:?}").chars().take(400).collect(),
    }
}
