//! Finished and unfinished games as a shell lists and reads them, and records as files.
//!
//! Everything here is synchronous; [`verify_file`] and [`Replay`] need no node and no other input than the file.

use std::path::Path;

use labirinto_games::{Catalogue, Scene, Seat};

use crate::{Error, HistoryLine, Result as GameResult, SeatFinding, TableId, Texts};

/// One line of the list of finished games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordLine {
    /// The table, under which it is exported.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// The name of the game.
    pub title: String,
    /// Who played, in seat order.
    pub names: Vec<String>,
    /// How it ended.
    pub result: GameResult,
    /// Whether everybody was found honest.
    pub honest: bool,
    /// When it ended by this device's clock, in seconds since 1970; never decides anything.
    pub ended: u64,
}

/// One line of the list of unfinished games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// The table, for [`crate::Command::Resume`].
    pub table: TableId,
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

/// What verifying a record found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifyReport {
    /// The table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// Who played, in seat order.
    pub names: Vec<String>,
    /// The number of entries that were checked.
    pub entries: u64,
    /// How it ended.
    pub result: GameResult,
    /// What was found of each seat, in seat order.
    pub findings: Vec<SeatFinding>,
    /// What was checked, in plain lines.
    pub lines: Vec<crate::Finding>,
    /// The verdict on the record.
    pub state: VerifyState,
}

/// The verdict on a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerifyState {
    /// Everybody was honest: exit status 0.
    Honest,
    /// A cheat is proven, or the file was changed: exit status 1.
    Bad,
    /// Valid as far as it goes, but unfinished or not opened: exit status 7.
    Unfinished,
}

/// A record being stepped through; holds the whole game, needs no node.
pub struct Replay {
    report: VerifyReport,
    steps: Vec<ReplayStep>,
}

/// One step of a [`Replay`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayStep {
    /// The entry.
    pub line: HistoryLine,
    /// The board after it, with every opened secret drawn in.
    pub scene: Scene<String>,
}

impl VerifyState {
    /// The exit status of `verify`.
    pub const fn exit_status(self) -> u8 {
        match self {
            VerifyState::Honest => 0,
            VerifyState::Bad => 1,
            VerifyState::Unfinished => 7,
        }
    }
}

/// Verifies the record in a file with no other input.
///
/// # Errors
/// The file cannot be read, is no record, or is of an unknown version or game. A record that is readable but
/// changed or dishonest is no error: the report says so.
pub fn verify_file(path: &Path, catalogue: Catalogue, texts: &Texts) -> Result<VerifyReport, Error> {
    let _ = (path, catalogue);
    Err(texts.error("record-unreadable", crate::Whose::Input, &[]))
}

impl Replay {
    /// Opens the record in a file.
    ///
    /// # Errors
    /// As [`verify_file`]; a record that does not verify can be stepped through as far as it goes.
    pub fn open(path: &Path, catalogue: Catalogue, texts: &Texts) -> Result<Replay, Error> {
        let report = verify_file(path, catalogue, texts)?;
        Ok(Replay { report, steps: Vec::new() })
    }

    /// What verifying found.
    pub fn report(&self) -> &VerifyReport {
        &self.report
    }

    /// The number of entries; steps are numbered below it.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// Entry number `step` and the board after it; `None` from [`Replay::steps`] on.
    pub fn step(&self, step: usize, _texts: &Texts) -> Option<ReplayStep> {
        self.steps.get(step).cloned()
    }

    /// Who sat where.
    pub fn name(&self, seat: Seat) -> &str {
        self.report.names.get(seat.index()).map_or("", String::as_str)
    }
}
