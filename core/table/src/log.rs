//! The verified sequence, and what an entry from outside is to it.

use labirinto_games::{Catalogue, Seat};

use crate::act::Act;
use crate::entry::{self, Entry, Misread};
use crate::evidence::Evidence;
use crate::fault::{Clause, LinkReason};
use crate::key::TableId;
use crate::notice::{Notice, Saying, Seats, SignedNotice};
use crate::state::{Follower, Nobody, State};

/// The most entries of a log.
pub const LOG_MAX: u64 = 65_536;

/// The verified entries with what follows from them.
pub(crate) struct Log {
    catalogue: Catalogue,
    table: TableId,
    entries: Vec<Entry>,
    state: State,
}

/// An accusation that the log decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Accusation {
    pub(crate) seat: Seat,
    pub(crate) sequence: u64,
    pub(crate) clause: Clause,
    pub(crate) proven: bool,
    pub(crate) evidence: Evidence,
}

/// What an entry from outside is to a log.
#[derive(Debug)]
pub(crate) enum Look {
    /// The next one, well signed and chained; the rules have not been asked.
    Next(Entry),
    /// Already here.
    Known,
    /// Further on than the log.
    Ahead,
    /// Well signed, but of a log that parts from this one before its sequence.
    Parted(Entry),
    /// An agreed entry that takes the place of the one here and of all after it.
    Displaces(Entry),
    /// Another entry stands here by right.
    Displaced,
    /// Proves or says that its signer broke the protocol.
    Bad(Accusation),
    /// Nobody here signed it.
    Noise(LinkReason),
    /// Of another version of the protocol.
    Version(u8),
    /// Terms of a game, or a version of rules, that is unknown here.
    Unknown(u16, u16),
}

impl Log {
    pub(crate) fn new(catalogue: Catalogue, table: TableId) -> Log {
        Log { catalogue, table, entries: Vec::new(), state: State::new(catalogue, table) }
    }

    pub(crate) fn table(&self) -> TableId {
        self.table
    }

    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    pub(crate) fn length(&self) -> u64 {
        self.state.length()
    }

    fn at(&self, sequence: u64) -> Option<&Entry> {
        self.entries.get(usize::try_from(sequence).ok()?)
    }

    /// Takes an entry that [`Log::look`] found to be next.
    ///
    /// # Errors
    /// What it breaks. Nothing has changed then.
    pub(crate) fn extend(&mut self, entry: Entry, follower: &mut dyn Follower) -> Result<(), Clause> {
        self.state.admit(&entry, follower)?;
        self.entries.push(entry);
        Ok(())
    }

    /// Cuts the log to its first `length` entries; `follower` sees them anew.
    pub(crate) fn rewind(&mut self, length: u64, follower: &mut dyn Follower) {
        self.entries.truncate(usize::try_from(length).unwrap_or(usize::MAX));
        self.state = self.state_at(length, follower);
    }

    /// What followed from the first `length` entries.
    pub(crate) fn state_at(&self, length: u64, follower: &mut dyn Follower) -> State {
        let mut state = State::new(self.catalogue, self.table);
        for entry in self.entries.iter().take(usize::try_from(length).unwrap_or(usize::MAX)) {
            if state.admit(entry, follower).is_err() {
                break;
            }
        }
        state
    }

    /// Tells what these bytes are to this log.
    pub(crate) fn look(&self, bytes: &[u8]) -> Look {
        let entry = match Entry::read(bytes) {
            Ok(entry) => entry,
            Err(Misread::Version(version)) => return Look::Version(version),
            Err(Misread::Form) => return self.malformed(bytes),
        };
        if entry.table() != self.table {
            return Look::Noise(LinkReason::Table);
        }
        if !self.signed(&entry) {
            return Look::Noise(LinkReason::Signature);
        }
        if let Act::Terms(terms) = entry.act()
            && self.state.played.is_none()
            && entry.sequence() == 0
            && terms.played(self.catalogue).is_none_or(|game| game.rules_version() != terms.rules)
        {
            return Look::Unknown(terms.game, terms.rules);
        }
        if entry.sequence() > self.length() || entry.sequence() >= LOG_MAX {
            return Look::Ahead;
        }
        self.place(entry)
    }

    fn place(&self, entry: Entry) -> Look {
        let before = entry.sequence().checked_sub(1).and_then(|sequence| self.at(sequence));
        let follows = before.map_or(crate::Hash::NONE, Entry::hash) == entry.previous();
        match self.at(entry.sequence()) {
            Some(ours) if ours.hash() == entry.hash() => Look::Known,
            Some(ours) if follows && ours.seat() == entry.seat() => {
                let pair = (bytes_of(ours), bytes_of(&entry));
                self.bad(&entry, Clause::Fork, true, Evidence::Fork(pair.0, pair.1))
            }
            Some(ours) if follows => self.compete(ours, entry),
            None if follows => Look::Next(entry),
            _ if before.is_some_and(|before| self.broke_chain(before, &entry)) => {
                let evidence = Evidence::Entry(bytes_of(&entry));
                self.bad(&entry, Clause::Chain, true, evidence)
            }
            _ if self.alone_with(&entry) => {
                let evidence = Evidence::Entry(bytes_of(&entry));
                self.bad(&entry, Clause::Chain, false, evidence)
            }
            _ => Look::Parted(entry),
        }
    }

    /// `entry` does not follow its writer's own entry `before`, though nothing can have displaced that one but the
    /// removal of its writer. At a table of three and more an entry without acknowledgements can be displaced
    /// with the one under it.
    fn broke_chain(&self, before: &Entry, entry: &Entry) -> bool {
        let firm = before.sequence() == 0 || !before.acks().is_empty() || self.seats() == Some(2);
        firm && before.seat() == entry.seat() && self.state.floor.active.holds(entry.seat())
    }

    /// At a table of two: `entry` parts from our log at a place at which its writer has gone on in it, or goes on
    /// from an older entry. No ending explains that; its writer lies, but only we know it.
    fn alone_with(&self, entry: &Entry) -> bool {
        let wrote_on = || {
            self.entries.iter().any(|own| own.seat() == entry.seat() && own.sequence() >= entry.sequence())
        };
        let skips = || self.entries.iter().any(|older| older.hash() == entry.previous());
        self.seats() == Some(2) && self.state.floor.active.holds(entry.seat()) && (wrote_on() || skips())
    }

    fn seats(&self) -> Option<u8> {
        self.state.played.as_ref().map(|played| played.terms.seats())
    }

    fn bad(&self, entry: &Entry, clause: Clause, proven: bool, evidence: Evidence) -> Look {
        let (seat, sequence) = (entry.seat(), entry.sequence());
        Look::Bad(Accusation { seat, sequence, clause, proven, evidence })
    }

    /// Two entries of two seats stand at one place: the one that an agreed ending or going on without the
    /// other's writer made necessary stays, unless its writer had built on the other, or was itself left behind
    /// by the others since.
    fn compete(&self, ours: &Entry, entry: Entry) -> Look {
        let mut there = self.state_at(entry.sequence(), &mut Nobody);
        if let Err(clause) = there.admit(&entry, &mut Nobody) {
            let evidence = Evidence::Entry(bytes_of(&entry));
            return self.bad(&entry, clause, true, evidence);
        }
        if let Act::Heed(notices) = entry.act()
            && let Some(accusation) = notices.as_slice().iter().find_map(|signed| self.contradicts(signed))
        {
            return Look::Bad(accusation);
        }
        let left_behind = self.entries.iter().filter(|later| later.sequence() > entry.sequence());
        let left_behind = left_behind.map(removed).any(|gone| gone.holds(entry.seat()));
        if removed(ours).holds(entry.seat()) || !removed(&entry).holds(ours.seat()) || left_behind {
            return Look::Displaced;
        }
        if self.built_on(entry.seat(), entry.sequence()) {
            let evidence = Evidence::Entry(bytes_of(&entry));
            return self.bad(&entry, Clause::Turncoat, true, evidence);
        }
        Look::Displaces(entry)
    }

    /// Whether `seat` wrote or acknowledged something after the entry at `sequence`, which it thereby accepted.
    fn built_on(&self, seat: Seat, sequence: u64) -> bool {
        let after = self.entries.iter().filter(|entry| entry.sequence() > sequence);
        let mut after =
            after.filter(|entry| entry.seat() == seat || entry.acks().iter().any(|ack| ack.seat == seat));
        after.next().is_some()
    }

    fn signed(&self, entry: &Entry) -> bool {
        match (self.state.key(entry.seat()), entry.act()) {
            (Some(key), _) => entry.signed(key),
            (None, Act::Terms(terms)) if self.state.played.is_none() && entry.seat() == Seat::HOST => {
                let card = terms.cards.as_slice().first();
                card.is_some_and(|card| card.certified(self.table, Seat::HOST) && entry.signed(&card.key))
            }
            (None, _) => false,
        }
    }

    fn malformed(&self, bytes: &[u8]) -> Look {
        let mut seats = Seat::all(labirinto_games::MAX_SEATS);
        let signer =
            seats.find(|seat| self.state.key(*seat).is_some_and(|key| entry::signed_bytes(bytes, key)));
        match (signer, crate::codec::Bytes::new(bytes.to_vec())) {
            (Some(seat), Some(bytes)) => Look::Bad(Accusation {
                seat,
                sequence: self.length(),
                clause: Clause::Form,
                proven: true,
                evidence: Evidence::Entry(bytes),
            }),
            _ => Look::Noise(LinkReason::Form),
        }
    }

    /// What evidence says, judged by this log; `None`: it accuses nobody.
    pub(crate) fn judge(&self, evidence: &Evidence) -> Option<Accusation> {
        match evidence {
            Evidence::Entry(bytes) => match self.look(bytes.as_slice()) {
                Look::Bad(accusation) => Some(accusation),
                Look::Next(entry) => {
                    let clause =
                        self.state_at(self.length(), &mut Nobody).admit(&entry, &mut Nobody).err()?;
                    let (seat, sequence) = (entry.seat(), entry.sequence());
                    Some(Accusation { seat, sequence, clause, proven: true, evidence: evidence.clone() })
                }
                _ => None,
            },
            Evidence::Fork(first, second) => self.judge_fork(first.as_slice(), second.as_slice(), evidence),
            Evidence::Notice(signed) => self.judge_notice(signed),
            Evidence::Notices(first, second) => self.judge_notices(first, second),
        }
    }

    fn judge_fork(&self, first: &[u8], second: &[u8], evidence: &Evidence) -> Option<Accusation> {
        let (first, second) = (Entry::read(first).ok()?, Entry::read(second).ok()?);
        let place = |entry: &Entry| (entry.table(), entry.sequence(), entry.previous(), entry.seat());
        let known = first.table() == self.table && self.signed(&first) && self.signed(&second);
        if !known || place(&first) != place(&second) || first.hash() == second.hash() {
            return None;
        }
        let (seat, sequence) = (first.seat(), first.sequence());
        let evidence = evidence.clone();
        Some(Accusation { seat, sequence, clause: Clause::Fork, proven: true, evidence })
    }

    /// Accepting or declining what was not on offer, at the head that the speaker named.
    pub(crate) fn judge_notice(&self, signed: &SignedNotice) -> Option<Accusation> {
        let notice = &signed.notice;
        let (head, offer) = self.state.at(notice.sequence)?;
        let idle = match notice.saying {
            Saying::AcceptDraw | Saying::DeclineDraw => {
                !offer.is_some_and(|offer| offer.open_to(notice.seat))
            }
            _ => false,
        };
        let ours = notice.table == self.table && notice.version == crate::VERSION && *head == notice.head;
        if !idle || !ours || !self.state.key(notice.seat).is_some_and(|key| signed.signed(key)) {
            return None;
        }
        let evidence = Evidence::Notice(signed.clone());
        let (seat, sequence) = (notice.seat, notice.sequence);
        Some(Accusation { seat, sequence, clause: Clause::Notice, proven: true, evidence })
    }

    /// Wanting, at one head, to be without some seats and to be without others: so one seat could make two games of
    /// one table. An honest seat only names more (see [`crate::Saying::GoOn`]).
    pub(crate) fn judge_notices(&self, first: &SignedNotice, second: &SignedNotice) -> Option<Accusation> {
        let (one, other) = (&first.notice, &second.notice);
        let place =
            |notice: &Notice| (notice.version, notice.table, notice.seat, notice.sequence, notice.head);
        let (gone, others) = (one.saying.without(), other.saying.without());
        let apart = !gone.covers(others) && !others.covers(gone);
        let ours = one.table == self.table && one.version == crate::VERSION && place(one) == place(other);
        let key = self.state.key(one.seat)?;
        if !ours || !apart || !first.signed(key) || !second.signed(key) {
            return None;
        }
        let evidence = Evidence::Notices(first.clone(), second.clone());
        let (seat, sequence) = (one.seat, one.sequence);
        Some(Accusation { seat, sequence, clause: Clause::Notice, proven: true, evidence })
    }

    /// What this notice proves together with one that this log heeds.
    pub(crate) fn contradicts(&self, signed: &SignedNotice) -> Option<Accusation> {
        match self.at(signed.notice.sequence.checked_add(1)?)?.act() {
            Act::Heed(heeded) => heeded.as_slice().iter().find_map(|other| self.judge_notices(other, signed)),
            _ => None,
        }
    }
}

/// The seats that an entry removes; none unless it heeds an ending or going on.
pub(crate) fn removed(entry: &Entry) -> Seats {
    match entry.act() {
        Act::Heed(notices) => {
            notices.as_slice().first().map_or(Seats::NONE, |signed| signed.notice.saying.without())
        }
        _ => Seats::NONE,
    }
}

pub(crate) fn bytes_of(entry: &Entry) -> crate::codec::Bytes<{ Entry::MAX_BYTES }> {
    crate::codec::Bytes::new(entry.bytes().to_vec()).expect("an entry was read or made within its cap")
}
