//! Writing what is owed.

use labirinto_games::Seat;
use labirinto_proofs::{Proof, Scheme, check_opening, commit, prove};
use rand::CryptoRng;

use super::{Intent, Table};
use crate::ack::Ack;
use crate::act::{Act, Kind};
use crate::codec::{Bytes, List};
use crate::entry::{Body, Entry, VERSION};
use crate::fault::{Fault, Refused};
use crate::finish::Entitled;
use crate::frame::Frame;
use crate::item::Item;
use crate::log::bytes_of;
use crate::notice::Seats;
use crate::output::{Applied, Output};
use crate::state::Stage;
use crate::terms::Terms;

impl Table {
    /// Writes all that seats here owe and are able to write.
    pub(super) fn advance(&mut self, rng: &mut dyn CryptoRng, out: &mut Vec<Output>) {
        while self.stopped.is_none() {
            self.answer_offers(out);
            let Some((seat, act)) = self.owed(rng, out) else { return };
            if !self.write(seat, act, out) {
                return;
            }
        }
    }

    /// What a seat here may and should write now.
    fn owed(&mut self, rng: &mut dyn CryptoRng, out: &mut Vec<Output>) -> Option<(Seat, Act)> {
        let state = self.log.state();
        if state.played.is_some()
            && let Some((writer, notices)) = state.agreed(&self.notices)
            && self.here(writer)
            && self.may_sign_without(notices.first()?.notice.saying.without())
        {
            return Some((writer, Act::Heed(List::new(notices)?)));
        }
        if !self.may_sign() {
            return None;
        }
        let entitled = state.entitled()?;
        if !self.here(entitled.seat) {
            return None;
        }
        if state.played.is_some() && !self.notices.is_empty() {
            let valid = self
                .notices
                .iter()
                .filter(|signed| signed.notice.saying.without() == Seats::NONE && state.valid_notice(signed));
            let heeded = state.effective(&valid.cloned().collect::<Vec<_>>());
            if !heeded.is_empty() {
                return Some((entitled.seat, Act::Heed(List::new(heeded)?)));
            }
        }
        let act = self.act_of(entitled, rng);
        if act.is_none() && self.watch.lost.holds(entitled.seat) && !self.told_lost {
            self.told_lost = true;
            out.push(Output::Fault(Fault::Lost { seat: entitled.seat }));
        }
        Some((entitled.seat, act?))
    }

    fn act_of(&self, entitled: Entitled, rng: &mut dyn CryptoRng) -> Option<Act> {
        let Entitled { seat, kind, slot } = entitled;
        let state = self.log.state();
        match kind {
            Kind::Terms => self.terms_to_propose().map(Act::Terms),
            Kind::Agree => matches!(self.intents.get(&seat)?, Intent::Agree).then_some(Act::Agree),
            Kind::DrawPromise | Kind::DrawReveal => {
                let Stage::Draw(draw) = &state.stage else { return None };
                let fields: &[&[u8]] =
                    &[b"draw", &draw.genesis.0, &draw.round.to_be_bytes(), draw.label.as_bytes()];
                let value = self.keys.get(&seat)?.derive(fields);
                Some(match kind {
                    Kind::DrawPromise => Act::DrawPromise(draw.promise(seat, &value)),
                    _ => Act::DrawReveal(*value),
                })
            }
            Kind::Commit => {
                let opening = self.watch.secrets.get(&(seat, slot))?;
                let (played, public) = (state.played.as_ref()?, state.public.as_ref()?);
                let mut keeper = played.game.keeper(public.setup(), seat);
                keeper.entrust(slot, opening.secret().clone());
                let (context, witness) = (state.context(seat, slot), keeper.witness(slot));
                let commitment = commit(Scheme::AuditOnly, &context, opening, witness.as_ref(), rng);
                let public = played.game.public_part(public.setup(), seat, slot, opening.secret())?;
                let commitment = Bytes::new(commitment.bytes().to_vec())?;
                Some(Act::Commit { slot, commitment, public: Bytes::new(public)? })
            }
            Kind::Move => match self.intents.get(&seat)? {
                Intent::Move(act) => Some(Act::Move(Bytes::new(act.0.clone())?)),
                Intent::Agree => None,
            },
            Kind::Answer => self.answer(seat, rng),
            Kind::Open => {
                let opening = self.watch.secrets.get(&(seat, slot))?;
                let commitment = state.commitment(seat, slot)?;
                check_opening(commitment, &state.context(seat, slot), opening).ok()?;
                let secret = Bytes::new(opening.secret().reveal().to_vec())?;
                Some(Act::Open { slot, salt: *opening.salt(), secret })
            }
            Kind::Close => Some(Act::Close(Bytes::new(state.verdict_bytes())?)),
            Kind::Heed => None,
        }
    }

    fn answer(&self, seat: Seat, rng: &mut dyn CryptoRng) -> Option<Act> {
        let state = self.log.state();
        let public = state.public.as_deref()?;
        let keeper = self.watch.keepers.get(&seat)?;
        let answer = keeper.answer(public)?;
        let (owner, slot, claim) = public.claim(&answer).ok()?;
        let proof = match self.watch.secrets.get(&(owner, slot)) {
            Some(opening) => {
                let witness = self.watch.keepers.get(&owner).and_then(|keeper| keeper.witness(slot));
                prove(opening, witness.as_ref(), &state.moment(owner, slot), &claim, rng)
            }
            None => Proof::from_bytes(Vec::new()).ok()?,
        };
        Some(Act::Answer { answer: Bytes::new(answer)?, proof: Bytes::new(proof.bytes().to_vec())? })
    }

    fn terms_to_propose(&self) -> Option<Terms> {
        let proposal = self.founding.proposal.as_ref()?;
        let cards = Seat::all(proposal.seats).map(|seat| self.cards.get(&seat).cloned());
        Some(Terms {
            game: proposal.game,
            rules: proposal.rules,
            options: proposal.options.clone(),
            cards: List::new(cards.collect::<Option<Vec<_>>>()?)?,
        })
    }

    /// The acknowledgements that must stand in the entry that `writer` writes now; `None` while one is missing.
    fn witnessed(&self, writer: Seat, act: &Act) -> Option<List<Ack, 7>> {
        if let Act::Heed(notices) = act
            && notices.as_slice().iter().any(|signed| signed.notice.saying.without() != Seats::NONE)
        {
            return Some(List::empty());
        }
        let witnesses = self.log.state().witnesses(writer);
        let ack = |seat| self.own_ack(seat).or_else(|| self.acks.get(&seat).cloned());
        List::new(witnesses.iter().map(ack).collect::<Option<Vec<_>>>()?)
    }

    /// A seat here has seen the head. `None` for a seat elsewhere and before there is a head.
    pub(super) fn own_ack(&self, seat: Seat) -> Option<Ack> {
        let (key, state) = (self.keys.get(&seat)?, self.log.state());
        let sequence = state.length().checked_sub(1)?;
        Some(Ack::new(self.founding.table, seat, sequence, state.head(), key))
    }

    /// Writes, saves, then sends. `false`: nothing was written.
    fn write(&mut self, seat: Seat, act: Act, out: &mut Vec<Output>) -> bool {
        let (Some(acks), Some(key)) = (self.witnessed(seat, &act), self.keys.get(&seat)) else {
            return false;
        };
        let kind = act.kind();
        let state = self.log.state();
        let body = Body {
            version: VERSION,
            table: self.founding.table,
            sequence: state.length(),
            previous: state.head(),
            seat,
            acks,
            act,
        };
        let entry = Entry::new(body, key);
        if matches!(kind, Kind::Agree | Kind::Move) {
            self.intents.remove(&seat);
        }
        match self.apply(entry.clone(), out) {
            Ok(()) => {
                if let Some(list) = List::new(vec![bytes_of(&entry)]) {
                    self.broadcast(&Frame::Entries(list), None, out);
                }
                self.acknowledge(out);
                true
            }
            Err(crate::Clause::Rules(refusal)) => {
                out.push(Output::Refused { seat, refused: Refused::Rules(refusal) });
                false
            }
            Err(_) => {
                out.push(Output::Refused { seat, refused: Refused::NotDue });
                false
            }
        }
    }

    /// Applies an entry that is next, and saves it.
    pub(super) fn apply(&mut self, entry: Entry, out: &mut Vec<Output>) -> Result<(), crate::Clause> {
        self.log.extend(entry.clone(), &mut self.watch)?;
        self.save(Item::Entry(bytes_of(&entry)), out);
        self.applied(&entry, out);
        Ok(())
    }

    /// Cuts the log back and puts `entry` in the place of what stood there.
    pub(super) fn displace(&mut self, entry: Entry, out: &mut Vec<Output>) {
        self.watch.restart();
        self.watch.live = false;
        self.log.rewind(entry.sequence(), &mut self.watch);
        self.watch.live = true;
        for peer in self.peers.values_mut() {
            peer.confirmed = peer.confirmed.min(entry.sequence());
        }
        self.intents.clear();
        if self.log.extend(entry.clone(), &mut self.watch).is_ok() {
            self.save(Item::Displacing(bytes_of(&entry)), out);
            out.push(Output::Rewound { sequence: entry.sequence() });
            self.applied(&entry, out);
        }
    }

    fn applied(&mut self, entry: &Entry, out: &mut Vec<Output>) {
        let said = match entry.act() {
            Act::Heed(notices) => {
                let said = |signed: &crate::SignedNotice| (signed.notice.seat, signed.notice.saying);
                notices.as_slice().iter().map(said).collect()
            }
            _ => Vec::new(),
        };
        out.push(Output::Applied(Applied {
            sequence: entry.sequence(),
            seat: entry.seat(),
            kind: entry.kind(),
            hash: entry.hash(),
            said,
            played: std::mem::take(&mut self.watch.played),
        }));
        out.push(Output::Changed);
        for device in self.meet() {
            self.resend(device, out);
        }
        self.acks.clear();
        self.peers.values_mut().for_each(|peer| peer.quarrels = 0);
        self.prune();
        let due = self.log.state().entitled();
        self.intents.retain(|seat, intent| match intent {
            Intent::Agree => due.is_some_and(|due| due.kind == Kind::Agree && due.seat <= *seat),
            Intent::Move(_) => due.is_some_and(|due| due.kind == Kind::Move && due.seat == *seat),
        });
        self.retry_delay = super::open::RETRY_LEAST;
        self.retry_at = None;
    }
}
