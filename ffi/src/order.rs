//! What a shell asks for.

use std::path::PathBuf;

use labirinto_node::games::{Level, Seat};
use labirinto_node::{Command, Error, NearId, NoticeKind, Player, PlayerKind, Room, TableId, Target, Texts};

use crate::shelf::Request;
use crate::{Gesture, Notice};

/// What a shell asks for. Posting returns at once; what comes of it is told. An order that is not possible now changes
/// nothing and is answered by one `Event::Trouble`.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Order {
    /// Opens a table for others to join. `chairs` sit at this device, from seat 0 on.
    Host {
        /// The game's id.
        game: String,
        /// Options that differ from the defaults.
        options: Vec<KeyValue>,
        /// At least one, fewer than `seats`.
        chairs: Vec<Chair>,
        /// How many seats the table has.
        seats: u8,
    },
    /// Joins somebody's table.
    Join {
        /// Whose.
        target: Whose,
        /// Who sits here.
        chair: Chair,
    },
    /// A game on this device alone: against the computer, two at this screen.
    Play {
        /// The game's id.
        game: String,
        /// Options that differ from the defaults.
        options: Vec<KeyValue>,
        /// One for each seat.
        chairs: Vec<Chair>,
    },
    /// Goes on with an unfinished game.
    Resume {
        /// Which.
        table: String,
    },
    /// Plays the lesson of a game.
    Lesson {
        /// The game's id.
        game: String,
    },
    /// Looks for tables that are near until `StopLooking`.
    Look,
    /// Ends looking.
    StopLooking,
    /// The digits are the same on both screens.
    Confirm {
        /// Where.
        room: u64,
    },
    /// The digits differ: ends the pairing on both sides.
    Differ {
        /// Where.
        room: u64,
    },
    /// Lets this peer sit at the table.
    AcceptSeat {
        /// Where.
        room: u64,
        /// Whom, by the id of the event.
        peer: String,
    },
    /// Sends this peer away.
    DeclineSeat {
        /// Where.
        room: u64,
        /// Whom, by the id of the event.
        peer: String,
    },
    /// Agrees to the terms told last, for every seat of this device.
    Agree {
        /// Where.
        room: u64,
    },
    /// One gesture of the person at `seat`.
    Touch {
        /// Where.
        room: u64,
        /// Whose.
        seat: u8,
        /// What was done.
        gesture: Gesture,
    },
    /// The board in the set-up editor of `seat` is ready.
    Ready {
        /// Where.
        room: u64,
        /// Whose.
        seat: u8,
    },
    /// The person at `seat` has the screen now.
    LiftCurtain {
        /// Where.
        room: u64,
        /// Whose.
        seat: u8,
    },
    /// An act out of turn of the person at `seat`.
    Give {
        /// Where.
        room: u64,
        /// Whose.
        seat: u8,
        /// What.
        notice: Notice,
    },
    /// Goes on to the next step of a lesson.
    GoOn {
        /// Where.
        room: u64,
    },
    /// Puts the room away; an unfinished game stays in the list.
    PutAway {
        /// Which.
        room: u64,
    },
    /// Another game with the same partners and options, once the last one is over.
    Rematch {
        /// Where.
        room: u64,
    },
    /// Changes the name for the tables that follow. Stored.
    SetName {
        /// A label, cut to 40 characters.
        name: String,
    },
    /// Stores a setting of the shell: at most 64 bytes of key and 4 KiB of value.
    SetSetting {
        /// The key.
        key: String,
        /// The value.
        value: String,
    },
    /// Asks for the finished games: `Event::Records`.
    ListRecords,
    /// Asks for the unfinished games: `Event::Unfinished`.
    ListUnfinished,
    /// Asks for what verifying the record of a finished game finds: `Event::Verified`.
    Verify {
        /// Which.
        table: String,
    },
    /// Asks for one entry of a finished game and the board after it: `Event::Replay`.
    Replay {
        /// Which.
        table: String,
        /// From 0.
        step: u32,
    },
    /// Writes the record of a finished game to a file: `Event::Exported`.
    Export {
        /// Which.
        table: String,
        /// Where to; an existing file is replaced whole or not at all.
        path: String,
    },
    /// Takes a record file into the list: `Event::Imported`.
    Import {
        /// Which.
        path: String,
    },
}

/// A key and its value.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct KeyValue {
    /// The key.
    pub key: String,
    /// The value.
    pub value: String,
}

/// Who sits at a seat of this device.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Chair {
    /// The strength of a computer player, 1 to 5; `None`: a person.
    pub computer: Option<u8>,
    /// The name shown to all; `None`: this device's name, or the words for a computer player.
    pub name: Option<String>,
}

/// Whose table to join.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Whose {
    /// A join link, scanned, opened or pasted. Skips the digits.
    Link {
        /// As it came.
        text: String,
    },
    /// A typed address. The digits are compared.
    Address {
        /// Such as `192.168.43.17:4017`.
        text: String,
    },
    /// One of the nearby list. The digits are compared.
    Near {
        /// Its id.
        id: String,
    },
}

/// Who carries an order out.
pub(crate) enum Bearer {
    /// The node's mailbox.
    Node(Command),
    /// The thread that reads the shelf.
    Shelf(Request),
}

impl Order {
    /// Who carries this out.
    ///
    /// # Errors
    /// A number that means nothing: no seat, no level, no table.
    pub(crate) fn bearer(self, texts: &Texts) -> Result<Bearer, Error> {
        let seat_of = |seat: u8| seat_of(seat, texts);
        let command = match self {
            Order::Host { game, options, chairs, seats } => {
                Command::Host { game, options: pairs(options), players: players(chairs, texts)?, seats }
            }
            Order::Join { target, chair } => {
                Command::Join { target: target.into(), player: player(chair, texts)? }
            }
            Order::Play { game, options, chairs } => {
                Command::Play { game, options: pairs(options), players: players(chairs, texts)? }
            }
            Order::Resume { table } => Command::Resume { table: table_of(&table, texts)? },
            Order::Lesson { game } => Command::Lesson { game },
            Order::Look => Command::Look,
            Order::StopLooking => Command::StopLooking,
            Order::Confirm { room } => Command::Confirm { room: Room(room) },
            Order::Differ { room } => Command::Differ { room: Room(room) },
            Order::AcceptSeat { room, peer } => Command::AcceptSeat { room: Room(room), peer },
            Order::DeclineSeat { room, peer } => Command::DeclineSeat { room: Room(room), peer },
            Order::Agree { room } => Command::Agree { room: Room(room) },
            Order::Touch { room, seat, gesture } => {
                Command::Gesture { room: Room(room), seat: seat_of(seat)?, gesture: gesture.into() }
            }
            Order::Ready { room, seat } => Command::Ready { room: Room(room), seat: seat_of(seat)? },
            Order::LiftCurtain { room, seat } => {
                Command::LiftCurtain { room: Room(room), seat: seat_of(seat)? }
            }
            Order::Give { room, seat, notice } => {
                let kind = NoticeKind::from(notice);
                Command::Notice { room: Room(room), seat: seat_of(seat)?, kind }
            }
            Order::GoOn { room } => Command::GoOn { room: Room(room) },
            Order::PutAway { room } => Command::PutAway { room: Room(room) },
            Order::Rematch { room } => Command::Rematch { room: Room(room) },
            Order::SetName { name } => Command::SetName(name),
            Order::SetSetting { key, value } => Command::SetSetting { key, value },
            Order::ListRecords => return Ok(Bearer::Shelf(Request::Records)),
            Order::ListUnfinished => return Ok(Bearer::Shelf(Request::Unfinished)),
            Order::Verify { table } => {
                return Ok(Bearer::Shelf(Request::Verify(table_of(&table, texts)?)));
            }
            Order::Replay { table, step } => {
                return Ok(Bearer::Shelf(Request::Replay(table_of(&table, texts)?, step)));
            }
            Order::Export { table, path } => {
                return Ok(Bearer::Shelf(Request::Export(table_of(&table, texts)?, PathBuf::from(path))));
            }
            Order::Import { path } => return Ok(Bearer::Shelf(Request::Import(PathBuf::from(path)))),
        };
        Ok(Bearer::Node(command))
    }
}

impl From<Whose> for Target {
    fn from(whose: Whose) -> Target {
        match whose {
            Whose::Link { text } => Target::Link(text),
            Whose::Address { text } => Target::Address(text),
            Whose::Near { id } => Target::Near(NearId(id)),
        }
    }
}

fn pairs(pairs: Vec<KeyValue>) -> Vec<(String, String)> {
    pairs.into_iter().map(|pair| (pair.key, pair.value)).collect()
}

fn players(chairs: Vec<Chair>, texts: &Texts) -> Result<Vec<Player>, Error> {
    chairs.into_iter().map(|chair| player(chair, texts)).collect()
}

fn player(chair: Chair, texts: &Texts) -> Result<Player, Error> {
    let kind = match chair.computer {
        None => PlayerKind::Person,
        Some(number) => {
            let level = Level::new(number);
            PlayerKind::Computer(level.ok_or_else(|| {
                texts.error("level", labirinto_node::Whose::You, &[("level", i64::from(number).into())])
            })?)
        }
    };
    Ok(Player { kind, name: chair.name, board: None })
}

fn seat_of(seat: u8, texts: &Texts) -> Result<Seat, Error> {
    Seat::new(seat).ok_or_else(|| texts.error("not-your-seat", labirinto_node::Whose::You, &[]))
}

fn table_of(text: &str, texts: &Texts) -> Result<TableId, Error> {
    parse_table(text)
        .ok_or_else(|| texts.error("no-such-table", labirinto_node::Whose::You, &[("id", text.into())]))
}

/// The table with exactly these 64 hex digits.
fn parse_table(text: &str) -> Option<TableId> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(TableId(bytes))
}
