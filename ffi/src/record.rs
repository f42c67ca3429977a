//! Finished and unfinished games as a shell lists and steps through them.

use labirinto_node::{self as node, records};

use crate::{Finding, GameResult, Scene, SeatFinding};

/// One line of the list of finished games.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct RecordLine {
    /// The table, 64 hex digits.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The name of the game.
    pub title: String,
    /// Who played, in seat order.
    pub names: Vec<String>,
    /// How it ended.
    pub result: GameResult,
    /// What was found of everybody.
    pub state: RecordState,
    /// When it ended by this device's clock, in seconds since 1970.
    pub ended: u64,
}

/// One line of the list of unfinished games.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct UnfinishedGame {
    /// The table, 64 hex digits.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The name of the game.
    pub title: String,
    /// Who plays, in seat order.
    pub names: Vec<String>,
    /// What is awaited and from whom, in words.
    pub awaited: String,
    /// Turns played.
    pub turn: u32,
    /// When it was touched last by this device's clock, in seconds since 1970.
    pub touched: u64,
    /// Whether all seats are of this device: no link is needed.
    pub local: bool,
}

/// The verdict on a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum RecordState {
    /// Everybody was honest.
    Honest,
    /// A cheat is proven, or the file was changed.
    Bad,
    /// Valid as far as it goes, but unfinished or not opened.
    Unfinished,
}

/// What verifying a record found.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Verification {
    /// The table, 64 hex digits.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Who played, in seat order.
    pub names: Vec<String>,
    /// The number of entries, which is the number of steps of the replay.
    pub entries: u64,
    /// How it ended.
    pub result: GameResult,
    /// What was found of each seat, in seat order.
    pub findings: Vec<SeatFinding>,
    /// What was checked, in plain lines.
    pub lines: Vec<Finding>,
    /// The verdict on the record.
    pub state: RecordState,
}

/// One entry of a record and the board after it.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ReplayStep {
    /// The number of the step, from 0.
    pub step: u32,
    /// How many steps there are.
    pub steps: u32,
    /// The entry; where the game looks ahead, its sentence is followed by those of what was found.
    pub line: HistoryLine,
    /// The board after it; `None` before the first step of the game itself.
    pub scene: Option<Scene>,
}

/// One verified entry, told.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct HistoryLine {
    /// Its number in the log.
    pub sequence: u64,
    /// Who wrote it.
    pub seat: u8,
    /// The notation, the same in every language; empty where there is none.
    pub notation: String,
    /// The sentence of the history.
    pub told: String,
    /// The hash of the entry, in hex.
    pub hash: String,
    /// Whether it belongs in the history that people read.
    pub shown: bool,
}

impl From<records::RecordLine> for RecordLine {
    fn from(line: records::RecordLine) -> RecordLine {
        RecordLine {
            table: line.table.to_string(),
            game: line.game,
            title: line.title,
            names: line.names,
            result: line.result.into(),
            state: line.state.into(),
            ended: line.ended,
        }
    }
}

impl From<records::Unfinished> for UnfinishedGame {
    fn from(line: records::Unfinished) -> UnfinishedGame {
        UnfinishedGame {
            table: line.table.to_string(),
            game: line.game,
            title: line.title,
            names: line.names,
            awaited: line.awaited,
            turn: line.turn,
            touched: line.touched,
            local: line.local,
        }
    }
}

impl From<records::VerifyReport> for Verification {
    fn from(report: records::VerifyReport) -> Verification {
        Verification {
            table: report.table.to_string(),
            game: report.game,
            names: report.names,
            entries: report.entries,
            result: report.result.into(),
            findings: report.findings.into_iter().map(SeatFinding::from).collect(),
            lines: report.lines.into_iter().map(Finding::from).collect(),
            state: report.state.into(),
        }
    }
}

impl From<records::VerifyState> for RecordState {
    fn from(state: records::VerifyState) -> RecordState {
        match state {
            records::VerifyState::Honest => RecordState::Honest,
            records::VerifyState::Bad => RecordState::Bad,
            records::VerifyState::Unfinished => RecordState::Unfinished,
        }
    }
}

impl From<node::HistoryLine> for HistoryLine {
    fn from(line: node::HistoryLine) -> HistoryLine {
        HistoryLine {
            sequence: line.sequence,
            seat: line.seat.byte(),
            notation: line.notation,
            told: line.told,
            hash: line.hash,
            shown: line.shown,
        }
    }
}
