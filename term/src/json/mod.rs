//! The JSON lines of `--json`: a contract with programs.

mod order;

use labirinto_games::Seat;
use labirinto_node::{
    Clock, Error, Event, HistoryLine, NoticeKind, PeerState, Result as GameResult, SeatFinding,
};
use serde::Serialize;

pub use order::{Order, Unread};

/// One object on standard output.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Line {
    /// A room was opened.
    Opened {
        /// The game's id; empty while it is not known yet.
        game: String,
    },
    /// The room got a table.
    Seated {
        /// The table's id.
        table: String,
        /// The game's id.
        game: String,
        /// The seats of this device.
        mine: Vec<u8>,
        /// Who sits, in seat order.
        names: Vec<String>,
    },
    /// Others can join.
    Listening {
        /// The join link.
        link: String,
        /// Typed addresses.
        addresses: Vec<String>,
    },
    /// The tables that are near.
    Near {
        /// All of them.
        tables: Vec<NearTable>,
    },
    /// The link to a peer.
    Peer {
        /// The device's key.
        id: String,
        /// Its label.
        name: String,
        /// `connecting`, `connected`, `thinking`, `away` or `lost`.
        state: &'static str,
    },
    /// Six digits to compare.
    Digits {
        /// With whom.
        name: String,
        /// The digits.
        digits: String,
    },
    /// Somebody asks for a seat.
    WantsSeat {
        /// The device's key, for `accept_seat`.
        peer: String,
        /// Its label.
        name: String,
    },
    /// Somebody who asked for a seat or had one went away.
    SeatFree {
        /// The device's key.
        peer: String,
    },
    /// What the table plays by; agreed without asking, because `--json` runs without a person.
    Terms {
        /// In words.
        lines: Vec<String>,
    },
    /// A verified entry of the log.
    Entry {
        /// Its number.
        seq: u64,
        /// Who wrote it.
        seat: u8,
        /// `terms`, `agree`, `draw-promise`, `draw-reveal`, `commit`, `move`, `answer`, `open`, `heed` or `close`.
        kind: &'static str,
        /// The notation, the same in every language; empty where there is none.
        text: String,
        /// The sentence of the history.
        told: String,
        /// In hex.
        hash: String,
    },
    /// What a look ahead found of the state after an entry of a record.
    Analysis {
        /// The entry's number.
        seq: u64,
        /// In words.
        lines: Vec<String>,
    },
    /// Whose turn it is.
    Turn {
        /// Whose; none: everybody's or nobody's.
        seat: Option<u8>,
        /// Whether that seat is of this device.
        mine: bool,
        /// What is awaited.
        awaited: &'static str,
    },
    /// An act out of turn.
    Notice {
        /// Who.
        seat: u8,
        /// What.
        kind: &'static str,
    },
    /// What a seat sees, when it was asked for with `look`.
    View {
        /// Who looks.
        seat: u8,
        /// What is awaited, in words.
        headline: String,
        /// Further sentences.
        notes: Vec<String>,
        /// The boards, as drawn.
        boards: Vec<BoardView>,
        /// What can be done.
        acts: Vec<ActView>,
        /// The clock, in play where one was chosen.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockView>,
    },
    /// The game is over, or stands unfinished by choice.
    Verdict {
        /// `win`, `draw`, `void` or `unfinished`.
        result: &'static str,
        /// The seat that won, when it is one.
        winner: Option<u8>,
        /// All seats that won.
        winners: Vec<u8>,
        /// In words.
        reason: String,
        /// What the audit found, in seat order.
        seats: Vec<Found>,
        /// The file, where a file was verified.
        #[serde(skip_serializing_if = "Option::is_none")]
        file: Option<String>,
    },
    /// The record was written.
    Record {
        /// The file.
        path: String,
    },
    /// The room is gone.
    Closed {
        /// Why, in words.
        text: String,
    },
    /// A text that is no JSON by its nature: a help, a manual page, completions.
    Page {
        /// The text.
        text: String,
    },
    /// Something went wrong.
    Error {
        /// The same in every language.
        code: &'static str,
        /// `peer`, `disk`, `link` or `you`.
        whose: &'static str,
        /// In words.
        text: String,
        /// What to do, in words.
        what: String,
        /// The clause of the rules that forbids it, where one does.
        #[serde(skip_serializing_if = "str::is_empty")]
        clause: &'static str,
    },
}

/// One table of the nearby list.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct NearTable {
    /// Its random id.
    pub id: String,
    /// What it announces.
    pub name: String,
    /// Whether its version is ours.
    pub fits: bool,
}

/// One board of a view.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoardView {
    /// The heading.
    pub title: String,
    /// As drawn.
    pub lines: Vec<String>,
    /// Every cell that can be spoken: its name and its label.
    pub cells: Vec<(String, String)>,
}

/// One act of a view.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ActView {
    /// For the command `act`.
    pub id: u16,
    /// In words.
    pub text: String,
    /// Whether it can be pressed.
    pub enabled: bool,
}

/// The clock of a view.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ClockView {
    /// What each seat was given.
    pub minutes: u16,
    /// What is left to each, in milliseconds and seat order; below zero once it has run out.
    pub left: Vec<i64>,
    /// Whose time runs.
    pub runs: Option<u8>,
    /// Whose time has run out, in words.
    pub over: String,
}

impl ClockView {
    /// The view of a clock.
    pub fn new(clock: &Clock) -> ClockView {
        let runs = clock.runs.map(Seat::byte);
        ClockView { minutes: clock.minutes, left: clock.left.clone(), runs, over: clock.over.clone() }
    }
}

/// What the audit found of one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Found {
    /// Which.
    pub seat: u8,
    /// Who.
    pub name: String,
    /// `honest`, `cheat` or `not_opened`.
    pub found: &'static str,
    /// The entry that proves the cheat.
    pub entry: Option<u64>,
    /// The clause that was broken.
    pub clause: Option<String>,
    /// In words.
    pub text: String,
}

impl Line {
    /// The line for an event of the node; none for what only a screen needs.
    pub fn of(event: &Event) -> Option<Line> {
        Some(match event {
            Event::Opened { game, .. } => Line::Opened { game: game.clone() },
            Event::Seated { table, game, mine, seats, .. } => Line::Seated {
                table: table.to_string(),
                game: game.clone(),
                mine: mine.iter().map(|seat| seat.byte()).collect(),
                names: seats.iter().map(|seat| seat.name.clone()).collect(),
            },
            Event::Listening { link, addresses, .. } => {
                Line::Listening { link: link.clone(), addresses: addresses.clone() }
            }
            Event::Near(tables) => Line::Near {
                tables: tables
                    .iter()
                    .map(|near| NearTable { id: near.id.0.clone(), name: near.name.clone(), fits: near.fits })
                    .collect(),
            },
            Event::Peer { id, name, state, .. } => {
                Line::Peer { id: id.clone(), name: name.clone(), state: state_word(*state) }
            }
            Event::Digits { name, digits, .. } => Line::Digits { name: name.clone(), digits: digits.clone() },
            Event::WantsSeat { peer, name, .. } => Line::WantsSeat { peer: peer.clone(), name: name.clone() },
            Event::SeatFree { peer, .. } => Line::SeatFree { peer: peer.clone() },
            Event::Terms { lines, .. } => Line::Terms { lines: lines.clone() },
            Event::Entry { line, .. } => Line::entry(line),
            Event::Turn { seat, mine, awaited, .. } => {
                Line::Turn { seat: seat.map(Seat::byte), mine: *mine, awaited }
            }
            Event::Notice { seat, kind, .. } => Line::Notice { seat: seat.byte(), kind: notice_word(*kind) },
            Event::Verdict { result, findings, .. } => Line::verdict(result, findings, None),
            Event::Record { path, .. } => Line::Record { path: path.display().to_string() },
            Event::Closed { text, .. } => Line::Closed { text: text.clone() },
            Event::Error { error, .. } => Line::error(error),
            Event::View { .. }
            | Event::Announce(_)
            | Event::Browse(_)
            | Event::Curtain { .. }
            | Event::RematchAsked { .. }
            | Event::Settled { .. } => return None,
        })
    }

    /// The line for an entry.
    pub fn entry(line: &HistoryLine) -> Line {
        Line::Entry {
            seq: line.sequence,
            seat: line.seat.byte(),
            kind: line.kind,
            text: line.notation.clone(),
            told: line.told.clone(),
            hash: line.hash.clone(),
        }
    }

    /// The line for a verdict.
    pub fn verdict(result: &GameResult, findings: &[SeatFinding], file: Option<String>) -> Line {
        let winners: Vec<u8> = result.winners.iter().map(|seat| seat.byte()).collect();
        let winner = if let [only] = winners[..] { Some(only) } else { None };
        let seats = findings.iter().map(|finding| Found {
            seat: finding.seat.byte(),
            name: finding.name.clone(),
            found: finding.word,
            entry: finding.sequence,
            clause: Some(finding.clause.clone()).filter(|clause| !clause.is_empty()),
            text: finding.text.clone(),
        });
        Line::Verdict {
            result: result.word,
            winner,
            winners,
            reason: result.reason.clone(),
            seats: seats.collect(),
            file,
        }
    }

    /// The line for an error.
    pub fn error(error: &Error) -> Line {
        Line::Error {
            code: error.code,
            whose: whose(error),
            text: error.text.clone(),
            what: error.what.clone(),
            clause: error.clause,
        }
    }
}

/// Whose fault an error is, as a word of the contract.
pub fn whose(error: &Error) -> &'static str {
    error.whose.word()
}

/// How a link stands, as a word of the contract.
pub fn state_word(state: PeerState) -> &'static str {
    match state {
        PeerState::Connecting => "connecting",
        PeerState::Connected => "connected",
        PeerState::Thinking => "thinking",
        PeerState::Away => "away",
        PeerState::Lost => "lost",
    }
}

/// An act out of turn, as a word of the contract.
pub fn notice_word(kind: NoticeKind) -> &'static str {
    match kind {
        NoticeKind::Resign => "resign",
        NoticeKind::OfferDraw => "draw",
        NoticeKind::AcceptDraw => "accept",
        NoticeKind::DeclineDraw => "decline",
        NoticeKind::Leave => "leave",
        NoticeKind::End => "end",
        NoticeKind::GoOn => "go_on",
    }
}
