//! A game as one file, and its verification with no other input.

use labirinto_games::bytes::Reader;
use labirinto_games::{Catalogue, Seat, Text};
use labirinto_proofs::Finding;
use sha2::{Digest, Sha256};

use crate::codec;
use crate::entry::{Entry, VERSION};
use crate::evidence::Evidence;
use crate::fault::LinkReason;
use crate::finish::{Entitled, Phase, Standing};
use crate::key::{Device, TableId};
use crate::log::{Accusation, Log, Look};
use crate::notice::{Saying, SignedNotice};
use crate::state::Nobody;

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
    /// The notices that were said and that no entry heeds.
    pub unheeded: Vec<(Seat, Saying)>,
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

/// The first bytes of a record.
pub const MAGIC: &[u8; 9] = b"labirinto";

const CHECKSUM_BYTES: usize = 32;

/// Writes the file: [`MAGIC`], the version, then three lists (entries, notices that nobody heeded, evidence),
/// each a count of four bytes and the items, each with its length before it as four bytes; at the end SHA-256 of
/// all before. Numbers have their high byte first.
pub(crate) fn write(entries: &[Entry], notices: &[SignedNotice], evidence: &[Evidence]) -> Vec<u8> {
    let mut file = MAGIC.to_vec();
    file.push(VERSION);
    list(&mut file, entries.iter().map(|entry| entry.bytes().to_vec()).collect());
    list(&mut file, notices.iter().map(codec::encode).collect());
    list(&mut file, evidence.iter().map(codec::encode).collect());
    let checksum: [u8; 32] = Sha256::digest(&file).into();
    file.extend(checksum);
    file
}

fn list(file: &mut Vec<u8>, items: Vec<Vec<u8>>) {
    file.extend((items.len() as u32).to_be_bytes());
    for item in items {
        file.extend((item.len() as u32).to_be_bytes());
        file.extend(item);
    }
}

/// Verifies a record with no other input: every signature, the chain, every rule, every opened secret, every
/// verdict, every piece of evidence. Pure and total: any bytes give a report or a fault.
///
/// # Errors
/// A file that was changed by one byte, is no record, or is of another version.
pub fn verify(bytes: &[u8], catalogue: Catalogue) -> Result<Report, RecordFault> {
    read(bytes, catalogue).map(|(_, report)| report)
}

/// The log of a record, and the report on it.
pub(crate) fn read(bytes: &[u8], catalogue: Catalogue) -> Result<(Log, Report), RecordFault> {
    let at = bytes.len().checked_sub(CHECKSUM_BYTES).ok_or(RecordFault::Unreadable)?;
    let (body, checksum) = bytes.split_at(at);
    let computed: [u8; 32] = Sha256::digest(body).into();
    let whole = checksum == computed;
    let changed = |sequence| if whole { RecordFault::Unreadable } else { RecordFault::Changed { sequence } };
    let rest = body.strip_prefix(MAGIC).ok_or(RecordFault::Unreadable)?;
    match rest.split_first() {
        Some((&VERSION, _)) => {}
        Some((version, _)) if whole => return Err(RecordFault::Version(*version)),
        _ => return Err(changed(None)),
    }
    let parts = parse(rest.get(1..).unwrap_or_default()).ok_or(changed(None))?;
    let log = replay(&parts.entries, catalogue)
        .map_err(|(sequence, fault)| if whole { fault } else { changed(Some(sequence)) })?;
    if !whole {
        return Err(changed(None));
    }
    let report = report(&log, &parts)?;
    Ok((log, report))
}

/// The three lists of a record.
struct Parts<'a> {
    entries: Vec<&'a [u8]>,
    notices: Vec<SignedNotice>,
    evidence: Vec<Evidence>,
}

fn parse(bytes: &[u8]) -> Option<Parts<'_>> {
    let mut reader = Reader::new(bytes);
    let entries = items(&mut reader)?;
    let notices = items(&mut reader)?;
    let evidence = items(&mut reader)?;
    reader.end()?;
    Some(Parts {
        entries,
        notices: notices.into_iter().map(codec::decode).collect::<Result<_, _>>().ok()?,
        evidence: evidence.into_iter().map(codec::decode).collect::<Result<_, _>>().ok()?,
    })
}

fn items<'a>(reader: &mut Reader<'a>) -> Option<Vec<&'a [u8]>> {
    let length = |reader: &mut Reader<'_>| Some(u32::from_be_bytes(reader.take(4)?.try_into().ok()?));
    let count = length(reader)?;
    let mut items = Vec::new();
    for _ in 0..count {
        let length = length(reader)?;
        items.push(reader.take(usize::try_from(length).ok()?)?);
    }
    Some(items)
}

/// The log of these entries. The first that cannot stand where it stands is named.
fn replay(entries: &[&[u8]], catalogue: Catalogue) -> Result<Log, (u64, RecordFault)> {
    let bad = |sequence, reason| (sequence, RecordFault::Forged { sequence, reason });
    let table = entries.first().and_then(|bytes| table_of(bytes));
    let mut log = Log::new(catalogue, table.ok_or_else(|| bad(0, Text::key("clause-form")))?);
    for (bytes, sequence) in entries.iter().zip(0u64..) {
        let key = match log.look(bytes) {
            Look::Next(entry) => {
                log.extend(entry, &mut Nobody).map_err(|clause| bad(sequence, clause.text()))?;
                continue;
            }
            Look::Version(version) => return Err((sequence, RecordFault::Version(version))),
            Look::Unknown(game, rules) => return Err((sequence, RecordFault::Game { game, rules })),
            Look::Bad(accusation) => return Err(bad(sequence, accusation.clause.text())),
            Look::Noise(LinkReason::Signature) => "record-signature",
            Look::Noise(_) => "clause-form",
            Look::Known | Look::Ahead | Look::Parted(_) | Look::Displaces(_) | Look::Displaced => {
                "record-chain"
            }
        };
        return Err(bad(sequence, Text::key(key)));
    }
    Ok(log)
}

/// The table that an entry names, be the rest readable or not.
fn table_of(bytes: &[u8]) -> Option<TableId> {
    bytes.get(1..)?.first_chunk::<32>().map(|table| TableId(*table))
}

fn report(log: &Log, parts: &Parts<'_>) -> Result<Report, RecordFault> {
    let state = log.state();
    let forged = || RecordFault::Forged { sequence: log.length(), reason: Text::key("clause-notice") };
    let (Some(played), table) = (&state.played, log.table()) else { return Err(RecordFault::Unreadable) };
    let signed = |notice: &SignedNotice| {
        state.key(notice.notice.seat).is_some_and(|key| notice.signed(key)) && notice.notice.table == table
    };
    if !parts.notices.iter().all(signed) {
        return Err(forged());
    }
    let mut findings = if state.findings.is_empty() { state.audit() } else { state.findings.clone() };
    let (mut standing, mut contested, mut stopped) = (state.standing(), Vec::new(), false);
    for evidence in &parts.evidence {
        match log.judge(evidence) {
            Some(Accusation { seat, sequence, clause, proven: true, .. }) => {
                if let Some(found) = findings.iter_mut().find(|found| found.seat == seat) {
                    found.finding = Finding::Cheat { sequence, clause: clause.id(), text: clause.text() };
                }
                standing = Standing::Stopped { seat, sequence, clause, proven: true };
                stopped = true;
            }
            Some(Accusation { seat, clause, .. }) => contested.push((seat, clause.text())),
            None => contested.extend(accused(log, evidence)),
        }
    }
    let cards = played.terms.cards.as_slice();
    let seats = findings.into_iter().zip(cards).map(|(found, card)| SeatReport {
        seat: found.seat,
        name: card.name.as_str().to_owned(),
        device: card.device,
        finding: found.finding,
    });
    let heeded = |seat: Seat| state.floor.counters.get(seat.index()).copied().unwrap_or(0);
    let unheeded = parts.notices.iter().filter(|signed| signed.notice.counter > heeded(signed.notice.seat));
    Ok(Report {
        table,
        game: played.game.id(),
        options: played.terms.pairs(),
        seats: seats.collect(),
        standing,
        phase: state.phase(),
        awaits: state.entitled().filter(|_| !stopped),
        entries: log.length(),
        unheeded: unheeded.map(|signed| (signed.notice.seat, signed.notice.saying)).collect(),
        contested,
    })
}

/// Whom evidence accuses that proves nothing. What no seat here signed accuses nobody.
fn accused(log: &Log, evidence: &Evidence) -> Option<(Seat, Text)> {
    let (seat, signed) = match evidence {
        Evidence::Entry(bytes) | Evidence::Fork(bytes, _) => {
            let entry = Entry::read(bytes.as_slice()).ok()?;
            (entry.seat(), log.state().key(entry.seat()).is_some_and(|key| entry.signed(key)))
        }
        Evidence::Notice(signed) | Evidence::Notices(signed, _) => {
            let seat = signed.notice.seat;
            (seat, log.state().key(seat).is_some_and(|key| signed.signed(key)))
        }
    };
    signed.then(|| (seat, Text::key("record-contested")))
}
