//! Finished and unfinished games as a shell lists and reads them, and records as files.
//!
//! Everything here is synchronous; [`verify_file`] and [`Replay`] need no node and no other input than the file.

use std::path::Path;

use labirinto_games::{Budget, Catalogue, Match, Scene, Seat};
use labirinto_table::{Grade, RecordFault, Report, TableId, Unfolded};

use crate::house;
use crate::joining::shown_name;
use crate::{Error, Finding, HistoryLine, Result as GameResult, SeatFinding, Texts, Whose};

/// The longest record that is read, in bytes.
const LONGEST: u64 = 64 * 1024 * 1024;

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
    /// What was found of everybody.
    pub state: VerifyState,
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
    pub lines: Vec<Finding>,
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
    unfolded: Option<Unfolded>,
}

/// One step of a [`Replay`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayStep {
    /// The entry.
    pub line: HistoryLine,
    /// The board after it, with every opened secret drawn in; `None` before the first step of the game itself.
    pub scene: Option<Scene<String>>,
}

/// What is to be found out about one step of a [`Replay`]. It takes its time, so it holds all it needs and can go to
/// another thread.
pub struct Study {
    after: Box<dyn Match>,
    names: Vec<String>,
}

impl Study {
    /// Steps enough for a look ahead that a person waits gladly for, on every device; the same everywhere, so that all who
    /// step through a record read the same.
    const STEPS: u64 = 40_000;

    /// Looks ahead; the sentences, none where the game has none.
    pub fn run(&self, texts: &Texts) -> Vec<String> {
        let name = |seat: Seat| self.names.get(seat.index()).cloned().unwrap_or_default();
        let found = self.after.analysis(&mut Budget::steps(Study::STEPS));
        found.iter().map(|text| texts.resolve(text, &name)).collect()
    }
}

impl RecordLine {
    /// Whether everybody was found honest.
    pub fn honest(&self) -> bool {
        self.state == VerifyState::Honest
    }
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
    verify_bytes(&read_file(path, texts)?, &path.display().to_string(), catalogue, texts)
}

/// Verifies a record; `path` is only for the words of an error.
pub(crate) fn verify_bytes(
    bytes: &[u8],
    path: &str,
    catalogue: Catalogue,
    texts: &Texts,
) -> Result<VerifyReport, Error> {
    match labirinto_table::verify(bytes, catalogue) {
        Ok(report) => Ok(of_report(&report, catalogue, texts)),
        Err(fault @ (RecordFault::Changed { .. } | RecordFault::Forged { .. })) => Ok(changed(&fault, texts)),
        Err(fault) => {
            let (code, whose) = match &fault {
                RecordFault::Version(_) => ("record-version", Whose::Versions),
                RecordFault::Game { .. } => ("record-game", Whose::Versions),
                _ => ("record-unreadable", Whose::Input),
            };
            let detail = texts.resolve(&fault.text(), &|_| String::new());
            Err(texts.error(code, whose, &[("path", path.into()), ("detail", (&detail).into())]))
        }
    }
}

/// The bytes of a file that should be a record; one that is longer than any record is refused unread.
pub(crate) fn read_file(path: &Path, texts: &Texts) -> Result<Vec<u8>, Error> {
    let read = || -> std::io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let file = std::fs::File::open(path)?;
        std::io::Read::read_to_end(&mut std::io::Read::take(file, LONGEST + 1), &mut bytes)?;
        if bytes.len() as u64 > LONGEST { Err(std::io::ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
    };
    read().map_err(|error| {
        let (path, detail) = (texts.of_path(path), texts.of_disk(&error));
        texts.error(
            "file-unreadable",
            Whose::Input,
            &[("path", (&path).into()), ("detail", (&detail).into())],
        )
    })
}

/// Names as they are shown: without what is no letter to a screen (they come from others), an empty one has a word
/// instead, and equal ones are told apart by a number.
pub(crate) fn told_names<'a>(names: impl Iterator<Item = &'a str>, texts: &Texts) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    for name in names {
        let name = shown_name(name).unwrap_or_else(|| texts.say("player-person", &[]));
        let numbers = (2..).map(|number: i64| {
            texts.say("player-same-name", &[("name", (&name).into()), ("number", number.into())])
        });
        let free = std::iter::once(name.clone()).chain(numbers).find(|candidate| !told.contains(candidate));
        told.extend(free);
    }
    told
}

fn of_report(report: &Report, catalogue: Catalogue, texts: &Texts) -> VerifyReport {
    let names = told_names(report.seats.iter().map(|seat| seat.name.as_str()), texts);
    let checked = house::Checked::of_report(report, catalogue);
    let unfinished = || GameResult {
        word: "unfinished",
        winners: Vec::new(),
        reason: report.awaits.map_or(String::new(), |entitled| {
            let name = names.get(entitled.seat.index()).map_or("", String::as_str);
            texts.say("result-unfinished-reason", &[("name", name.into())])
        }),
        title: texts.say("result-unfinished", &[]),
    };
    VerifyReport {
        table: report.table,
        game: report.game.to_owned(),
        entries: report.entries,
        result: house::result(&report.standing, None, &names, texts).unwrap_or_else(unfinished),
        findings: house::seats(&checked, &names, texts),
        lines: house::lines(&checked, &names, texts),
        state: match report.grade() {
            Grade::Honest => VerifyState::Honest,
            Grade::Cheat => VerifyState::Bad,
            Grade::Unfinished => VerifyState::Unfinished,
        },
        names,
    }
}

/// The report on a file whose entries are not what was signed: nobody is accused, the file is bad.
fn changed(fault: &RecordFault, texts: &Texts) -> VerifyReport {
    let reason = texts.resolve(&fault.text(), &|_| String::new());
    let text = texts.say("check-chain-not", &[("reason", (&reason).into())]);
    let sequence = match fault {
        RecordFault::Changed { sequence } => *sequence,
        RecordFault::Forged { sequence, .. } => Some(*sequence),
        _ => None,
    };
    VerifyReport {
        table: TableId([0; 32]),
        game: String::new(),
        names: Vec::new(),
        entries: sequence.unwrap_or(0),
        result: GameResult {
            word: "unfinished",
            winners: Vec::new(),
            reason: String::new(),
            title: texts.say("result-bad-record", &[]),
        },
        findings: Vec::new(),
        lines: vec![Finding { good: false, text, sequence }],
        state: VerifyState::Bad,
    }
}

impl Replay {
    /// Opens the record in a file.
    ///
    /// # Errors
    /// As [`verify_file`]; a record that does not verify can be stepped through as far as it goes.
    pub fn open(path: &Path, catalogue: Catalogue, texts: &Texts) -> Result<Replay, Error> {
        Replay::of_bytes(&read_file(path, texts)?, &path.display().to_string(), catalogue, texts)
    }

    /// Opens a record; `path` is only for the words of an error.
    pub(crate) fn of_bytes(
        bytes: &[u8],
        path: &str,
        catalogue: Catalogue,
        texts: &Texts,
    ) -> Result<Replay, Error> {
        let report = verify_bytes(bytes, path, catalogue, texts)?;
        Ok(Replay { report, unfolded: labirinto_table::unfold(bytes, catalogue).ok() })
    }

    /// What verifying found.
    pub fn report(&self) -> &VerifyReport {
        &self.report
    }

    /// The number of entries; steps are numbered below it. None when the file was changed.
    pub fn steps(&self) -> usize {
        self.unfolded.as_ref().map_or(0, |unfolded| unfolded.applied.len())
    }

    /// Entry number `step` and the board after it; `None` from [`Replay::steps`] on.
    pub fn step(&self, step: usize, texts: &Texts) -> Option<ReplayStep> {
        let unfolded = self.unfolded.as_ref()?;
        let names = |seat| self.name(seat).to_owned();
        let mut history = house::History::default();
        let applied = unfolded.applied.get(step)?;
        history.add(applied);
        let line = history.at(applied.sequence, texts, &names)?.as_ref().clone();
        let played = unfolded.applied[..=step].iter().rev().find_map(|applied| applied.played.last());
        let scene = played.map(|played| played.after.scene(&unfolded.opened));
        let scene = scene.map(|scene| scene.map(|text| texts.resolve(&text, &names)));
        Some(ReplayStep { line, scene })
    }

    /// What is to be found out about step `step` by looking ahead; `None` where nothing was done in the game.
    pub fn study(&self, step: usize) -> Option<Study> {
        let played = self.unfolded.as_ref()?.applied.get(step)?.played.last()?;
        Some(Study { after: played.after.copy(), names: self.report.names.clone() })
    }

    /// Who sat where.
    pub fn name(&self, seat: Seat) -> &str {
        self.report.names.get(seat.index()).map_or("", String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use labirinto_games::GAMES;

    use super::*;
    use crate::Language;

    #[test]
    fn names_of_others_cannot_steer_a_screen_and_equal_ones_are_told_apart() {
        let texts = Texts::new(Language::English, GAMES);
        let names = ["Ada", "A\u{1b}[2Jda\r\n", "\u{202e}Ada", "\u{7}", ""];
        let told = told_names(names.into_iter(), &texts);
        assert_eq!(told, ["Ada", "A[2Jda", "Ada (2)", "Player", "Player (2)"]);
    }
}
