//! Notices taking effect.

use labirinto_games::{Seat, Step};

use super::{Follower, State};
use crate::act::Kind;
use crate::entry::{Entry, VERSION};
use crate::fault::Clause;
use crate::finish::Entitled;
use crate::floor::{Floor, Outcome};
use crate::notice::{Saying, Seats, SignedNotice};

impl State {
    /// Whether this notice is well signed by a seat that takes part, newer than what was heeded of that seat,
    /// and said at a head of this log.
    pub(crate) fn valid_notice(&self, signed: &SignedNotice) -> bool {
        let notice = &signed.notice;
        notice.version == VERSION
            && notice.table == self.table
            && self.floor.active.holds(notice.seat)
            && notice.counter > self.floor.counters[notice.seat.index()]
            && self.at(notice.sequence).is_some_and(|(head, _)| *head == notice.head)
            && self.key(notice.seat).is_some_and(|key| signed.signed(key))
    }

    /// Whether this valid notice, said now, would have an effect by itself or together with others.
    pub(crate) fn has_effect(&self, seat: Seat, saying: Saying) -> bool {
        match saying {
            Saying::End(gone) | Saying::GoOn(gone) => self.removable(saying, gone, seat),
            _ => {
                let mut public = self.public.as_ref().map(|public| public.copy());
                self.floor.clone().say(seat, saying, &mut public, &mut Vec::new())
            }
        }
    }

    /// Of these notices, in order, those that take effect one after the other.
    pub(crate) fn effective(&self, notices: &[SignedNotice]) -> Vec<SignedNotice> {
        let (mut floor, mut left) = (self.floor.clone(), Vec::new());
        let mut public = self.public.as_ref().map(|public| public.copy());
        let mut taken = Vec::new();
        for signed in notices {
            let notice = &signed.notice;
            if taken.len() < crate::act::NOTICES_MAX
                && notice.counter > floor.counters[notice.seat.index()]
                && floor.say(notice.seat, notice.saying, &mut public, &mut left)
            {
                floor.counters[notice.seat.index()] = notice.counter;
                taken.push(signed.clone());
            }
        }
        taken
    }

    /// A saying with the notices for it at this head that suffice, and who writes the entry that heeds it. Of
    /// several, the one that is without the most seats.
    pub(crate) fn agreed(&self, notices: &[SignedNotice]) -> Option<(Seat, Vec<SignedNotice>)> {
        let awaited = self.entitled()?.seat;
        let here = notices.iter().filter(|signed| {
            let notice = &signed.notice;
            notice.saying.without() != Seats::NONE && notice.head == self.head() && self.valid_notice(signed)
        });
        let mut best: Option<(Seat, Vec<SignedNotice>)> = None;
        for signed in here.clone() {
            let saying = signed.notice.saying;
            let mut signers: Vec<SignedNotice> =
                here.clone().filter(|other| other.notice.saying == saying).cloned().collect();
            signers.sort_by_key(|signed| signed.notice.seat);
            signers.dedup_by_key(|signed| signed.notice.seat);
            let seats = Seats::of(signers.iter().map(|signed| signed.notice.seat));
            let Some(writer) = self.floor.agreed(saying, seats, awaited) else { continue };
            let without = |signers: &[SignedNotice]| signers[0].notice.saying.without().count();
            if best.as_ref().is_none_or(|(_, best)| without(best) < without(&signers)) {
                best = Some((writer, signers));
            }
        }
        best
    }

    fn removable(&self, saying: Saying, gone: Seats, seat: Seat) -> bool {
        let Some(entitled) = self.entitled() else { return false };
        let active = self.floor.active;
        let staying = active.without(gone);
        let majority = 2 * staying.count() > self.floor.voters.count();
        if gone == Seats::NONE || !active.covers(gone) || !staying.holds(seat) || self.played.is_none() {
            return false;
        }
        match saying {
            Saying::End(_) if active.count() == 2 => gone.holds(entitled.seat),
            Saying::End(_) => majority,
            _ => active.count() > 2 && majority && self.can_lose(gone),
        }
    }

    /// Whether the game goes on without these seats; after its end it always does.
    pub(crate) fn can_lose(&self, gone: Seats) -> bool {
        if self.floor.outcome.is_some() {
            return true;
        }
        let Some(mut public) = self.public.as_ref().map(|public| public.copy()) else { return false };
        gone.iter().all(|seat| public.apply(&Step::Left { seat }).is_ok())
    }

    pub(super) fn admit_heed(
        &mut self,
        entry: &Entry,
        notices: &[SignedNotice],
        entitled: Entitled,
        follower: &mut dyn Follower,
    ) -> Result<(), Clause> {
        let first = notices.first().ok_or(Clause::Notice)?;
        if !notices.iter().all(|signed| self.valid_notice(signed)) {
            return Err(Clause::Notice);
        }
        let saying = first.notice.saying;
        if saying.without() != Seats::NONE || matches!(saying, Saying::End(_) | Saying::GoOn(_)) {
            return self.admit_removal(entry, notices, saying, entitled, follower);
        }
        if entry.seat() != entitled.seat || !self.floor.active.holds(entry.seat()) {
            return Err(Clause::Turn);
        }
        self.check_acks(entry)?;
        let mut floor = self.floor.clone();
        let mut public = self.public.as_ref().map(|public| public.copy());
        let mut left = Vec::new();
        for signed in notices {
            let notice = &signed.notice;
            if notice.counter <= floor.counters[notice.seat.index()]
                || !floor.say(notice.seat, notice.saying, &mut public, &mut left)
            {
                return Err(Clause::Notice);
            }
            floor.counters[notice.seat.index()] = notice.counter;
        }
        self.leave(entry.sequence(), &left, follower)?;
        self.floor = floor;
        Ok(())
    }

    fn admit_removal(
        &mut self,
        entry: &Entry,
        notices: &[SignedNotice],
        saying: Saying,
        entitled: Entitled,
        follower: &mut dyn Follower,
    ) -> Result<(), Clause> {
        let same =
            |signed: &SignedNotice| signed.notice.saying == saying && signed.notice.head == entry.previous();
        let rising = notices.is_sorted_by(|first, second| first.notice.seat < second.notice.seat);
        if !rising || !notices.iter().all(same) {
            return Err(Clause::Notice);
        }
        let signers = Seats::of(notices.iter().map(|signed| signed.notice.seat));
        let gone = saying.without();
        let writer = self.floor.agreed(saying, signers, entitled.seat).ok_or(Clause::Notice)?;
        if entry.seat() != writer {
            return Err(Clause::Turn);
        }
        if !entry.acks().is_empty() {
            return Err(Clause::Acks);
        }
        let mut floor: Floor = self.floor.clone();
        for signed in notices {
            floor.counters[signed.notice.seat.index()] = signed.notice.counter;
        }
        floor.remove(gone);
        if matches!(saying, Saying::GoOn(_)) {
            if !self.can_lose(gone) {
                return Err(Clause::Notice);
            }
            if floor.outcome.is_none() {
                self.leave(entry.sequence(), &gone.iter().collect::<Vec<_>>(), follower)?;
            }
            floor.agree();
        } else if floor.outcome.is_none() {
            let owes = if gone.holds(entitled.seat) { Some(entitled.seat) } else { gone.iter().next() };
            let kind = if owes == Some(entitled.seat) { entitled.kind } else { Kind::Heed };
            let owes = owes.ok_or(Clause::Notice)?;
            floor.outcome = Some(Outcome::Unfinished { owes, kind, sequence: entry.sequence() });
        }
        self.floor = floor;
        Ok(())
    }

    /// Lets seats leave the match, all or none.
    fn leave(&mut self, sequence: u64, seats: &[Seat], follower: &mut dyn Follower) -> Result<(), Clause> {
        if !seats.is_empty() && !self.can_lose(Seats::of(seats.iter().copied())) {
            return Err(Clause::Notice);
        }
        for seat in seats {
            self.step(sequence, Step::Left { seat: *seat }, None, follower)?;
        }
        Ok(())
    }
}
