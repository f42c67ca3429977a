//! What a shell can ask of a node.

use std::net::SocketAddr;

use labirinto_games::{Gesture, Seat};

use crate::{Language, Player, Room, TableId};

/// What a shell asks of a node. Posting returns at once; what comes of it is told by [`crate::Event`]s.
/// A command that is not possible now changes nothing and is answered by one [`crate::Event::Error`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Opens a table for others to join. The room opens at once, is `Listening` soon, and the game starts
    /// when the seats are full.
    Host {
        /// The game's id.
        game: String,
        /// Options of the game and of the table that differ from the defaults, as (key, value).
        options: Vec<(String, String)>,
        /// Who sits at this device: from seat 0 on. At least one, fewer than `seats`.
        players: Vec<Player>,
        /// How many seats the table has.
        seats: u8,
    },
    /// Joins somebody's table.
    Join {
        /// Whose.
        target: Target,
        /// Who sits here.
        player: Player,
    },
    /// A game on this device alone: against the computer, two at this screen. Every player in seat order.
    Play {
        /// The game's id.
        game: String,
        /// Options that differ from the defaults, as (key, value).
        options: Vec<(String, String)>,
        /// Who sits here, one for each seat.
        players: Vec<Player>,
    },
    /// Goes on with an unfinished game, with the same partners and without pairing again.
    Resume {
        /// Which.
        table: TableId,
    },
    /// Plays the lesson of a game.
    Lesson {
        /// The game's id.
        game: String,
    },
    /// Looks for tables on the local network until [`Command::StopLooking`]; answers with `Near` lists.
    Look,
    /// Ends looking. What was near last can still be joined.
    StopLooking,

    /// The digits are the same on both screens.
    Confirm {
        /// Where.
        room: Room,
    },
    /// The digits differ: ends the pairing on both sides.
    Differ {
        /// Where.
        room: Room,
    },
    /// Lets this peer sit at the table (`WantsSeat`).
    AcceptSeat {
        /// Where.
        room: Room,
        /// Whom, by the id of the event.
        peer: String,
    },
    /// Sends this peer away.
    DeclineSeat {
        /// Where.
        room: Room,
        /// Whom, by the id of the event.
        peer: String,
    },
    /// Agrees to the terms shown last, for every seat of this device.
    Agree {
        /// Where.
        room: Room,
    },

    /// One gesture of the person at `seat`.
    Gesture {
        /// Where.
        room: Room,
        /// Whose.
        seat: Seat,
        /// What was done.
        gesture: Gesture,
    },
    /// The board in the set-up editor of `seat` is ready: presses the one filled button of that editor.
    Ready {
        /// Where.
        room: Room,
        /// Whose.
        seat: Seat,
    },
    /// The person at `seat` has the screen now: lifts the curtain.
    LiftCurtain {
        /// Where.
        room: Room,
        /// Whose.
        seat: Seat,
    },
    /// An act out of turn of the person at `seat`.
    Notice {
        /// Where.
        room: Room,
        /// Whose.
        seat: Seat,
        /// What.
        kind: NoticeKind,
    },
    /// Goes on: to the next step of a lesson.
    GoOn {
        /// Where.
        room: Room,
    },
    /// Puts the room away. Nothing is lost: an unfinished game stays in the list of unfinished ones.
    PutAway {
        /// Which.
        room: Room,
    },
    /// Another game with the same partners and options, in the same room, once the last one is over. Starts
    /// when every side asked for it.
    Rematch {
        /// Where.
        room: Room,
    },

    /// Changes the language of everything that follows, and tells again what is on show in open rooms: views, terms,
    /// digits, verdicts. Stored.
    SetLanguage(Language),
    /// Changes the name for the tables that follow: without control characters, cut to 40 characters
    /// and 64 bytes; an empty one is
    /// the word for a player. Stored.
    SetName(String),
    /// Stores a setting of the shell (theme, density); read with [`crate::Node::setting`]. At most 64 bytes of
    /// key and 4 KiB of value.
    SetSetting {
        /// The key.
        key: String,
        /// The value.
        value: String,
    },

    /// The phone's own discovery found a table of `id` at these addresses. What means nothing is ignored: it comes
    /// from the network, and the person here can do nothing about it.
    PeerHint {
        /// As announced.
        id: String,
        /// The label announced.
        name: String,
        /// The newest protocol version announced.
        version: u16,
        /// Where, at most 16.
        addresses: Vec<SocketAddr>,
    },
    /// The phone's own discovery lost `id`.
    PeerGone {
        /// As announced.
        id: String,
    },
    /// The network changed: every socket is dead, listen and dial anew.
    NetworkChanged,
    /// The app goes to the background: tell the peers "away", close the links, keep the games.
    Suspend,
    /// The app is back: listen and dial anew.
    Wake,
}

/// Whose table to join.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A join link, scanned, opened or pasted. Skips the digits.
    Link(String),
    /// A typed address, such as `192.168.43.17:4017`. The digits are compared.
    Address(String),
    /// One of the nearby list. The digits are compared.
    Near(NearId),
}

/// One of the nearby list, by the random id of its announcement.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NearId(pub String);

/// An act out of turn. It takes effect in the first entry of the log that includes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoticeKind {
    /// Gives the game up.
    Resign,
    /// Offers a draw.
    OfferDraw,
    /// Takes the draw that was offered.
    AcceptDraw,
    /// Refuses the draw that was offered.
    DeclineDraw,
    /// Leaves the table for good.
    Leave,
    /// The seat that must write is gone: end the game here.
    End,
    /// The seat that must write is gone: go on without it, where the game says how.
    GoOn,
}
