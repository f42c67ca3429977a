//! What people and computer players at this device decide.

use labirinto_games::{Seat, Secret, Step};
use labirinto_proofs::Opening;

use super::{Intent, Table};
use crate::act::Kind;
use crate::codec::Bytes;
use crate::entry::VERSION;
use crate::fault::Refused;
use crate::finish::Phase;
use crate::frame::Frame;
use crate::item::Item;
use crate::log::LOG_MAX;
use crate::notice::{Notice, Saying, Seats, SignedNotice};
use crate::output::{Deed, Output};
use crate::state::Stage;

/// The last entries of a log are kept for its end: notices, openings, verdicts.
const ENDING_ENTRIES: u64 = 256;

/// How many notices of one seat wait at most. More are not taken, so that nobody can fill a disk with its word.
pub(super) const NOTICES_KEPT: usize = 8;

impl Table {
    pub(super) fn deed(&mut self, seat: Seat, deed: Deed, out: &mut Vec<Output>) {
        let done = if self.stopped.is_some() {
            Err(Refused::Stopped)
        } else if !self.here(seat) {
            Err(Refused::NotHere)
        } else {
            match deed {
                Deed::Agree => self.agree(seat),
                Deed::Ready { slot, secret } => self.ready(seat, slot, secret, out),
                Deed::Move(act) => self.act(seat, act),
                Deed::Say(saying) => self.say(seat, saying, out),
            }
        };
        if let Err(refused) = done {
            out.push(Output::Refused { seat, refused });
        }
    }

    fn agree(&mut self, seat: Seat) -> Result<(), Refused> {
        match self.log.state().stage {
            Stage::Agree(next) if seat >= next && next != Seat::HOST => {
                self.intents.insert(seat, Intent::Agree);
                Ok(())
            }
            _ => Err(Refused::NotDue),
        }
    }

    /// A secret may be ready before its commitment is due. It is final, and saved at once with its
    /// salt, which follows from the seat's seed and the secret.
    fn ready(&mut self, seat: Seat, slot: u8, secret: Secret, out: &mut Vec<Output>) -> Result<(), Refused> {
        let state = self.log.state();
        let (Some(played), Some(public), Phase::Playing) = (&state.played, &state.public, state.phase())
        else {
            return Err(Refused::NotDue);
        };
        if state.commitment(seat, slot).is_some() {
            return Err(Refused::NotDue);
        }
        if self.watch.secrets.contains_key(&(seat, slot)) {
            return Err(Refused::Waiting);
        }
        let flaws = played.game.check(public.setup(), seat, slot, &secret);
        let stored = Bytes::new(secret.reveal().to_vec());
        let (true, Some(stored)) = (flaws.is_empty(), stored) else { return Err(Refused::Secret(flaws)) };
        let Some(key) = self.keys.get(&seat) else { return Err(Refused::NotHere) };
        let salt = *key.derive(&[b"salt", &state.genesis().0, &[slot], secret.reveal()]);
        self.save(Item::Secret { seat, slot, salt, secret: stored }, out);
        self.watch.secrets.insert((seat, slot), Opening::new(salt, secret));
        Ok(())
    }

    fn act(&mut self, seat: Seat, act: labirinto_games::Move) -> Result<(), Refused> {
        let state = self.log.state();
        let entitled = state.entitled().filter(|entitled| entitled.seat == seat);
        let (Some(Kind::Move), Some(public)) = (entitled.map(|entitled| entitled.kind), &state.public) else {
            return Err(Refused::NotDue);
        };
        if self.intents.contains_key(&seat) {
            return Err(Refused::Waiting);
        }
        if state.length() >= LOG_MAX - ENDING_ENTRIES {
            return Err(Refused::LogFull);
        }
        public.copy().apply(&Step::Move { seat, act: act.clone() }).map_err(Refused::Rules)?;
        self.intents.insert(seat, Intent::Move(act));
        Ok(())
    }

    /// Says something out of turn. Who wants to be without a seat can, at the same head, later only want to be
    /// without more: then of two agreed goings-on at one place one contains the other.
    fn say(&mut self, seat: Seat, saying: Saying, out: &mut Vec<Output>) -> Result<(), Refused> {
        let state = self.log.state();
        let gone = saying.without();
        let own = || self.notices.iter().filter(|signed| signed.notice.seat == seat);
        if !self.may_sign_without(gone) {
            return Err(Refused::NotCompared);
        }
        if own().any(|signed| signed.notice.saying == saying) || self.kept_of(seat) >= NOTICES_KEPT {
            return Err(Refused::Waiting);
        }
        if matches!(saying, Saying::GoOn(_)) && !state.can_lose(gone) {
            return Err(Refused::CannotGoOn);
        }
        if self.must_wait(seat, saying) {
            return match self.answers.insert(seat, saying) {
                Some(same) if same == saying => Err(Refused::Waiting),
                _ => Ok(()),
            };
        }
        let narrower = own().any(|signed| !gone.covers(signed.notice.saying.without()));
        if !state.has_effect(seat, saying) || (gone != Seats::NONE && narrower) {
            return Err(Refused::NoEffect);
        }
        let Some(key) = self.keys.get(&seat) else { return Err(Refused::NotHere) };
        let heeded = state.floor.counters[seat.index()];
        let counter = self.counters.get(&seat).copied().unwrap_or(0).max(heeded).saturating_add(1);
        let notice = Notice {
            version: VERSION,
            table: self.founding.table,
            seat,
            counter,
            sequence: state.length().saturating_sub(1),
            head: state.head(),
            saying,
        };
        let signed = SignedNotice::new(notice, key);
        self.hear(signed.clone(), out);
        self.broadcast(&Frame::Notice(signed), None, out);
        Ok(())
    }

    /// Whether `saying` answers an offer of a draw that was heard here and that no entry has heeded yet. An answer
    /// accuses its signer unless it names an entry at which the offer stands, so it is signed only then.
    fn must_wait(&self, seat: Seat, saying: Saying) -> bool {
        matches!(saying, Saying::AcceptDraw | Saying::DeclineDraw)
            && self
                .notices
                .iter()
                .any(|signed| signed.notice.saying == Saying::OfferDraw && signed.notice.seat != seat)
            && !self.log.state().has_effect(seat, saying)
    }

    /// Says the answers that waited for their offer to stand, and refuses those whose offer came to nothing.
    pub(super) fn answer_offers(&mut self, out: &mut Vec<Output>) {
        for (seat, saying) in std::mem::take(&mut self.answers) {
            if self.must_wait(seat, saying) {
                self.answers.insert(seat, saying);
            } else {
                self.deed(seat, Deed::Say(saying), out);
            }
        }
    }

    /// Keeps a valid notice until it is heeded or moot.
    pub(super) fn hear(&mut self, signed: SignedNotice, out: &mut Vec<Output>) {
        let (seat, saying) = (signed.notice.seat, signed.notice.saying);
        if self.here(seat) {
            let counter = self.counters.entry(seat).or_default();
            *counter = signed.notice.counter.max(*counter);
        }
        self.save(Item::Notice(signed.clone()), out);
        self.keep(signed);
        out.push(Output::Said { seat, saying });
        out.push(Output::Changed);
    }

    /// How many notices of this seat wait.
    pub(super) fn kept_of(&self, seat: Seat) -> usize {
        self.notices.iter().filter(|signed| signed.notice.seat == seat).count()
    }

    /// At most [`NOTICES_KEPT`] notices of a seat are kept, the latest: a restart takes up also those that were
    /// moot long ago.
    pub(super) fn keep(&mut self, signed: SignedNotice) {
        let seat = signed.notice.seat;
        self.notices.push(signed);
        self.notices.sort_by_key(|signed| (signed.notice.seat, signed.notice.counter));
        if self.kept_of(seat) > NOTICES_KEPT
            && let Some(oldest) = self.notices.iter().position(|signed| signed.notice.seat == seat)
        {
            self.notices.remove(oldest);
        }
    }

    /// Drops the notices that were heeded or can have no effect any more.
    pub(super) fn prune(&mut self) {
        let state = self.log.state();
        self.notices.retain(|signed| {
            let notice = &signed.notice;
            if notice.sequence >= state.length() {
                return true;
            }
            let removal = notice.saying.without() != Seats::NONE;
            state.valid_notice(signed)
                && (!removal || notice.sequence + 1 == state.length())
                && state.has_effect(notice.seat, notice.saying)
        });
    }
}
