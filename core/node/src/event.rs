//! What a node tells its shell.

use std::path::PathBuf;
use std::sync::Arc;

use labirinto_games::{Scene, Seat, Series};

use crate::discovery::Announcement;
use crate::{Error, NearId, NoticeKind, TableId};

/// A place where a game is being got ready, played or looked at; numbered by the node, from 1, for the life of
/// the process. A rematch stays in its room; the table in it is another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Room(pub u64);

/// What a node tells its shell. Every word is in the user's language. Events of one room come in order; the
/// callback must return soon and may post commands.
#[derive(Clone, Debug)]
pub enum Event {
    /// A room was opened by `Host`, `Join`, `Play`, `Resume` or `Lesson`, in the order in which these were posted.
    Opened {
        /// Its number.
        room: Room,
        /// The game's id; empty while a joiner does not know it yet.
        game: String,
    },
    /// The room got a table: the game is known, and can be resumed under this id from now on.
    Seated {
        /// Where.
        room: Room,
        /// The table.
        table: TableId,
        /// The game's id.
        game: String,
        /// The seats of this device.
        mine: Vec<Seat>,
        /// Everybody, in seat order.
        seats: Vec<SeatLine>,
    },
    /// Others can join here. Sent again when addresses change or the link is renewed.
    Listening {
        /// Where.
        room: Room,
        /// The join link, good for this table until the seats are full, 10 minutes or a restart.
        link: String,
        /// The same as a QR code.
        qr: Qr,
        /// Typed addresses, such as `192.168.43.17:4017`.
        addresses: Vec<String>,
    },
    /// The tables that are near, the whole list each time; between `Look` and `StopLooking`.
    Near(Vec<Near>),
    /// With [`crate::Discover::ByShell`]: announce this in place of what was announced before; `None`: nothing any
    /// more. One service of the type [`crate::discovery::SERVICE`], named by the id, at the port of the addresses,
    /// with the keys of TXT that stand in [`crate::discovery`]. Told when it changes.
    Announce(Option<Announcement>),
    /// With [`crate::Discover::ByShell`]: look for announcements, or no longer. Told when it changes.
    Browse(bool),
    /// The link to a peer, within 10 s of the truth.
    Peer {
        /// Where.
        room: Room,
        /// Its seat, once it has one.
        seat: Option<Seat>,
        /// The key of the device: identity.
        id: String,
        /// A label; equal names are told apart by a suffix.
        name: String,
        /// How it stands.
        state: PeerState,
        /// The same in words, such as "no link for 12 seconds, still trying".
        text: String,
    },
    /// Compare these six digits aloud; then `Confirm` or `Differ`.
    Digits {
        /// Where.
        room: Room,
        /// With whom: the label of the peer.
        name: String,
        /// Two groups of three, such as `418 029`.
        digits: String,
    },
    /// Somebody asks for a seat; `AcceptSeat` or `DeclineSeat`.
    WantsSeat {
        /// Where.
        room: Room,
        /// The key of the device.
        peer: String,
        /// A label.
        name: String,
    },
    /// Somebody who asked for a seat, or had got one, went away: the seat is free again.
    SeatFree {
        /// Where.
        room: Room,
        /// The key of the device.
        peer: String,
    },
    /// What is to be agreed: one line for each term. `Agree`, or `PutAway`.
    Terms {
        /// Where.
        room: Room,
        /// In words.
        lines: Vec<String>,
    },
    /// What the person at `seat` sees: the whole of it, each time.
    View {
        /// Where.
        room: Room,
        /// Who looks.
        seat: Seat,
        /// What is drawn.
        scene: Scene<String>,
        /// Everything round it.
        status: Status,
    },
    /// The screen is to be handed to the person at `seat`; nothing of that seat is shown before `LiftCurtain`.
    Curtain {
        /// Where.
        room: Room,
        /// To whom.
        seat: Seat,
        /// In words: "Hand the phone to Ada".
        text: String,
        /// What everybody may know meanwhile.
        status: Status,
    },
    /// A verified entry joined the log.
    Entry {
        /// Where.
        room: Room,
        /// The entry.
        line: HistoryLine,
    },
    /// Somebody else is to act: told once each time that changes.
    Turn {
        /// Where.
        room: Room,
        /// Whose turn it is; `None`: nobody's (over), or everybody's (a draw of all).
        seat: Option<Seat>,
        /// Whether that seat is a person or computer player of this device.
        mine: bool,
        /// What is awaited: one of `terms`, `agree`, `commit`, `move`, `answer`, `draw`, `open`, `close`, `nothing`.
        awaited: &'static str,
        /// In words: "Ada is waiting for you".
        text: String,
    },
    /// Somebody gave notice (offered a draw, resigned, left).
    Notice {
        /// Where.
        room: Room,
        /// Who.
        seat: Seat,
        /// What.
        kind: NoticeKind,
        /// In words.
        text: String,
    },
    /// The game is over, or stands unfinished by choice.
    Verdict {
        /// Where.
        room: Room,
        /// How it ended.
        result: Result,
        /// What the audit found of each seat, in seat order.
        findings: Vec<SeatFinding>,
        /// What was checked, in plain lines.
        lines: Vec<Finding>,
    },
    /// The record of the finished game was written to this file.
    Record {
        /// Where.
        room: Room,
        /// The file.
        path: PathBuf,
    },
    /// After the verdict: every other device has the whole log too, so that nobody needs this room any more. Until
    /// then another that was killed may still ask for the last entries.
    Settled {
        /// Where.
        room: Room,
    },
    /// The other side asked for a rematch.
    RematchAsked {
        /// Where.
        room: Room,
        /// In words.
        text: String,
    },
    /// The room is gone: put away, declined, or no table came about.
    Closed {
        /// Which.
        room: Room,
        /// Why, in words.
        text: String,
    },
    /// Something went wrong.
    Error {
        /// Where; `None`: everywhere.
        room: Option<Room>,
        /// What.
        error: Error,
    },
}

/// How the link to a peer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PeerState {
    /// Being dialled, never heard yet.
    Connecting,
    /// Linked, and not its turn.
    Connected,
    /// Linked, and its turn.
    Thinking,
    /// It said that it goes to the background.
    Away,
    /// No sign of life: dialled again and again.
    Lost,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Seats are being filled.
    Gathering,
    /// The terms are being agreed.
    Terms,
    /// Who begins is being drawn.
    Drawing,
    /// Secrets are being made and committed to.
    Setup,
    /// The game is played.
    Play,
    /// Secrets are opened, the audit runs, the verdict is signed.
    Closing,
    /// Everything is said.
    Over,
    /// A lesson.
    Lesson,
}

/// Everything round a scene that a shell shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// Where the game stands.
    pub phase: Phase,
    /// What happens now and what is awaited from whom, one sentence: "Ada is waiting for you".
    pub headline: String,
    /// Whose turn it is.
    pub awaited: Option<Seat>,
    /// Whether that is the person this status is for.
    pub mine: bool,
    /// Turns played so far.
    pub turn: u32,
    /// Everybody, in seat order.
    pub seats: Vec<SeatLine>,
    /// What happened, the oldest first.
    pub history: Series<Arc<HistoryLine>>,
    /// The notices that make sense now, in the order to offer them.
    pub notices: Vec<NoticeKind>,
    /// The clock of the table, in play where one was chosen.
    pub clock: Option<Clock>,
    /// The explanation of a lesson's step, with its number and the number of steps.
    pub lesson: Option<(String, usize, usize)>,
    /// How it ended; `None` while it runs.
    pub result: Option<Result>,
    /// What was checked, in plain lines; empty before the end.
    pub findings: Vec<Finding>,
    /// Whether `Rematch` is possible.
    pub rematch: bool,
}

/// How much time each seat has left, as this device counts it. A matter between the players: running out of time ends
/// nothing, and another device may count a little else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The minutes each seat was given.
    pub minutes: u16,
    /// What is left to each seat at the moment of this status, in milliseconds and seat order; below zero once it has
    /// run out.
    pub left: Vec<i64>,
    /// Whose time runs now: a shell goes on counting by itself until the next status. `None`: it stands.
    pub runs: Option<Seat>,
    /// Whose time has run out, in words; empty while everybody has time.
    pub over: String,
}

impl Clock {
    /// What is left to each seat so many milliseconds after this was told.
    pub fn after(&self, milliseconds: u64) -> Vec<i64> {
        let mut left = self.left.clone();
        if let Some(seat) = self.runs.and_then(|seat| left.get_mut(seat.index())) {
            *seat = seat.saturating_sub_unsigned(milliseconds);
        }
        left
    }
}

/// One seat in a status.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLine {
    /// Which.
    pub seat: Seat,
    /// Who; equal names are told apart by a suffix.
    pub name: String,
    /// Whether it is of this device.
    pub local: bool,
    /// Whether a computer player of this device sits there.
    pub computer: bool,
    /// The device's key, empty for seats of this device.
    pub peer: String,
    /// The link to it; `None` for seats of this device.
    pub state: Option<PeerState>,
    /// The same in words; empty for seats of this device.
    pub link: String,
}

/// One verified entry, told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryLine {
    /// Its number in the log.
    pub sequence: u64,
    /// Who wrote it.
    pub seat: Seat,
    /// What it is: `terms`, `agree`, `draw`, `commit`, `move`, `answer`, `open`, `heed`, `close`.
    pub kind: &'static str,
    /// The notation, the same in every language; empty where there is none.
    pub notation: String,
    /// The sentence of the history.
    pub told: String,
    /// The hash of the entry, in hex.
    pub hash: String,
    /// Whether it belongs in the history that people read (acts and answers), not only in the log.
    pub shown: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Result {
    /// `win`, `draw`, `void` or `unfinished`.
    pub word: &'static str,
    /// Who won, in seat order.
    pub winners: Vec<Seat>,
    /// Why, in words: "Flag reached in 11 turns".
    pub reason: String,
    /// The title for the one who looks: "You won", "Ada won".
    pub title: String,
}

/// What the audit found of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatFinding {
    /// Which.
    pub seat: Seat,
    /// Who.
    pub name: String,
    /// `honest`, `cheat` or `not_opened`.
    pub word: &'static str,
    /// The entry that proves the cheat.
    pub sequence: Option<u64>,
    /// The clause that was broken; empty when honest.
    pub clause: String,
    /// In words.
    pub text: String,
}

/// One plain line of what was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Whether it holds.
    pub good: bool,
    /// In words: "Mazes legal: every cell can be reached".
    pub text: String,
    /// Where the evidence stands, when it does not hold.
    pub sequence: Option<u64>,
}

/// A table that is near.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Near {
    /// For [`crate::Target::Near`].
    pub id: NearId,
    /// The label it announces. Nothing is proven about it.
    pub name: String,
    /// Whether its protocol is the one of this program.
    pub fits: bool,
}

/// A QR code: a square of dark and light modules, without the quiet zone of 4 modules round it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Qr {
    /// Modules along a side.
    pub side: usize,
    /// Row by row from the top; `true` is dark.
    pub dark: Vec<bool>,
}
