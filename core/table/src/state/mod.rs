//! What follows from the log: a pure fold over verified entries.

mod heed;
mod opening;
mod settle;

use std::collections::BTreeMap;

use labirinto_games::{Catalogue, Due, Game, Match, Options, Refusal, Seat, Setup, Step, Text};
use labirinto_proofs::{Commitment, Context, Logged, Moment, Opened, Proof, SeatFinding};

use crate::act::{Act, Kind};
use crate::draw::Draw;
use crate::entry::Entry;
use crate::fault::Clause;
use crate::finish::{Entitled, Phase};
use crate::floor::{Floor, Offer};
use crate::hash::Hash;
use crate::key::{PublicKey, TableId};
use crate::notice::Seats;
use crate::terms::{Starter, Terms};

/// One who follows the steps of the game while entries are admitted.
pub(crate) trait Follower {
    /// The match is open.
    fn opened(&mut self, game: &'static dyn Game, setup: &Setup);
    /// `public` is about to take `step`; it may still refuse. A commitment comes with where it belongs.
    fn before(&mut self, public: &dyn Match, step: &Step, commitment: Option<(&Context, &Commitment)>);
    /// `public` took `step`.
    fn after(&mut self, sequence: u64, public: &dyn Match, step: &Step);
}

/// A follower that looks away.
pub(crate) struct Nobody;

impl Follower for Nobody {
    fn opened(&mut self, _: &'static dyn Game, _: &Setup) {}
    fn before(&mut self, _: &dyn Match, _: &Step, _: Option<(&Context, &Commitment)>) {}
    fn after(&mut self, _: u64, _: &dyn Match, _: &Step) {}
}

/// Where in its life the table is.
pub(crate) enum Stage {
    Terms,
    Agree(Seat),
    Draw(Draw),
    Play,
    Opening,
    Closing(Seats),
    Over,
}

/// What follows from the terms.
pub(crate) struct Played {
    pub(crate) game: &'static dyn Game,
    pub(crate) terms: Terms,
    pub(crate) options: Options,
    pub(crate) starter: Starter,
    pub(crate) genesis: Hash,
}

/// What follows from the log. Holds no secret that was not opened.
pub(crate) struct State {
    catalogue: Catalogue,
    table: TableId,
    pub(crate) played: Option<Played>,
    pub(crate) stage: Stage,
    pub(crate) floor: Floor,
    pub(crate) public: Option<Box<dyn Match>>,
    pub(crate) openings: Vec<Opened>,
    pub(crate) findings: Vec<SeatFinding>,
    /// The hash of each entry, and the draw on offer right after it.
    pub(crate) heads: Vec<(Hash, Option<Offer>)>,
    pub(crate) last_writer: Option<Seat>,
    commitments: BTreeMap<(Seat, u8), Commitment>,
    steps: Vec<Logged>,
    draws: u32,
}

impl State {
    pub(crate) fn new(catalogue: Catalogue, table: TableId) -> State {
        State {
            catalogue,
            table,
            played: None,
            stage: Stage::Terms,
            floor: Floor::new(Seats::NONE),
            public: None,
            openings: Vec::new(),
            findings: Vec::new(),
            heads: Vec::new(),
            last_writer: None,
            commitments: BTreeMap::new(),
            steps: Vec::new(),
            draws: 0,
        }
    }

    /// The number of entries.
    pub(crate) fn length(&self) -> u64 {
        self.heads.len() as u64
    }

    /// The hash of the last entry.
    pub(crate) fn head(&self) -> Hash {
        self.heads.last().map_or(Hash::NONE, |(hash, _)| *hash)
    }

    /// The hash of the entry at `sequence`, and the offer that stood after it.
    pub(crate) fn at(&self, sequence: u64) -> Option<&(Hash, Option<Offer>)> {
        self.heads.get(usize::try_from(sequence).ok()?)
    }

    /// The key of a seat; `None` before the terms stand and for seats that the table lacks.
    pub(crate) fn key(&self, seat: Seat) -> Option<&PublicKey> {
        Some(&self.played.as_ref()?.terms.cards.as_slice().get(seat.index())?.key)
    }

    /// The hash of entry 0.
    pub(crate) fn genesis(&self) -> Hash {
        self.played.as_ref().map_or(Hash::NONE, |played| played.genesis)
    }

    /// Where a commitment belongs.
    pub(crate) fn context(&self, seat: Seat, slot: u8) -> Context {
        Context { table: self.genesis().0, seat, slot }
    }

    /// Where the next entry's claim about a secret belongs.
    pub(crate) fn moment(&self, seat: Seat, slot: u8) -> Moment {
        Moment { context: self.context(seat, slot), head: self.head().0, sequence: self.length() }
    }

    /// The commitment of a seat.
    pub(crate) fn commitment(&self, seat: Seat, slot: u8) -> Option<&Commitment> {
        self.commitments.get(&(seat, slot))
    }

    /// The part of its life.
    pub(crate) fn phase(&self) -> Phase {
        match self.stage {
            Stage::Terms => Phase::Gathering,
            Stage::Agree(_) => Phase::Agreeing,
            Stage::Draw(_) if self.public.is_none() => Phase::Drawing,
            Stage::Draw(_) | Stage::Play => Phase::Playing,
            Stage::Opening => Phase::Opening,
            Stage::Closing(_) => Phase::Closing,
            Stage::Over => Phase::Over,
        }
    }

    /// Who may write the next entry.
    pub(crate) fn entitled(&self) -> Option<Entitled> {
        let of = |seat, kind| Some(Entitled { seat, kind, slot: 0 });
        match &self.stage {
            Stage::Terms => of(Seat::HOST, Kind::Terms),
            Stage::Agree(seat) => of(*seat, Kind::Agree),
            Stage::Draw(draw) => {
                let (seat, promised) = draw.awaited(self.floor.active)?;
                of(seat, if promised { Kind::DrawReveal } else { Kind::DrawPromise })
            }
            Stage::Play => match self.public.as_ref()?.due() {
                Due::Commit { seat, slot } => Some(Entitled { seat, kind: Kind::Commit, slot }),
                Due::Move { seat } => of(seat, Kind::Move),
                Due::Answer { seat } => of(seat, Kind::Answer),
                Due::Open { seat, slot } => Some(Entitled { seat, kind: Kind::Open, slot }),
                Due::Draw { .. } | Due::Over(_) => None,
            },
            Stage::Opening => {
                let (seat, slot) = self.unopened()?;
                Some(Entitled { seat, kind: Kind::Open, slot })
            }
            Stage::Closing(signed) => {
                of(self.floor.active.iter().find(|seat| !signed.holds(*seat))?, Kind::Close)
            }
            Stage::Over => None,
        }
    }

    /// Who must have seen the last entry before `writer` writes the next: at tables where three and more
    /// still take part, all that do but `writer` and the last writer.
    pub(crate) fn witnesses(&self, writer: Seat) -> Seats {
        if self.floor.active.count() < 3 {
            return Seats::NONE;
        }
        self.floor.active.without(Seats::of([writer].into_iter().chain(self.last_writer)))
    }

    /// Takes an entry whose table, sequence, previous hash and signature were checked.
    ///
    /// # Errors
    /// What it breaks. Nothing has changed then.
    pub(crate) fn admit(&mut self, entry: &Entry, follower: &mut dyn Follower) -> Result<(), Clause> {
        if let (Stage::Terms, Act::Terms(terms)) = (&self.stage, entry.act()) {
            self.admit_terms(entry, terms)?;
        } else {
            let entitled = self.entitled().ok_or(Clause::Turn)?;
            if let Act::Heed(notices) = entry.act() {
                self.admit_heed(entry, notices.as_slice(), entitled, follower)?;
            } else {
                if entry.seat() != entitled.seat || !self.floor.active.holds(entry.seat()) {
                    return Err(Clause::Turn);
                }
                if entry.kind() != entitled.kind {
                    return Err(Clause::Kind);
                }
                self.check_acks(entry)?;
                self.admit_act(entry, entitled, follower)?;
            }
        }
        self.heads.push((entry.hash(), None));
        self.last_writer = Some(entry.seat());
        self.settle(entry.sequence(), follower);
        if let Some(last) = self.heads.last_mut() {
            last.1 = self.floor.offer;
        }
        Ok(())
    }

    fn check_acks(&self, entry: &Entry) -> Result<(), Clause> {
        let witnesses = self.witnesses(entry.seat());
        let mut given = entry.acks().iter();
        for seat in witnesses.iter() {
            let ack = given.next().filter(|ack| ack.seat == seat).ok_or(Clause::Acks)?;
            let key = self.key(seat).ok_or(Clause::Acks)?;
            if !ack.signed(self.table, entry.sequence().wrapping_sub(1), self.head(), key) {
                return Err(Clause::Acks);
            }
        }
        if given.next().is_some() { Err(Clause::Acks) } else { Ok(()) }
    }

    fn admit_terms(&mut self, entry: &Entry, terms: &Terms) -> Result<(), Clause> {
        let game = terms.played(self.catalogue).filter(|game| game.rules_version() == terms.rules);
        let game = game.ok_or(Clause::Terms)?;
        let cards = terms.cards.as_slice();
        if entry.seat() != Seat::HOST || !entry.acks().is_empty() || cards.len() < 2 {
            return Err(Clause::Terms);
        }
        for (seat, card) in Seat::all(terms.seats()).zip(cards) {
            if !card.certified(self.table, seat) {
                return Err(Clause::Certificate);
            }
            if cards.iter().filter(|other| other.key == card.key).count() != 1 {
                return Err(Clause::Terms);
            }
        }
        let (options, of_table, all) =
            crate::terms::settle(game, &terms.pairs()).map_err(|_| Clause::Terms)?;
        let setup = Setup { seats: terms.seats(), options: options.clone(), first: Seat::HOST };
        if all != terms.pairs() || !game.seats().contains(&terms.seats()) || game.open(&setup).is_err() {
            return Err(Clause::Terms);
        }
        self.floor = Floor::new(Seats::all(terms.seats()));
        let (terms, genesis) = (terms.clone(), entry.hash());
        self.played = Some(Played { game, terms, options, starter: of_table.starter, genesis });
        self.stage = Stage::Agree(Seat::HOST.next(setup.seats));
        Ok(())
    }

    fn admit_act(
        &mut self,
        entry: &Entry,
        entitled: Entitled,
        follower: &mut dyn Follower,
    ) -> Result<(), Clause> {
        let (seat, sequence) = (entry.seat(), entry.sequence());
        match entry.act() {
            Act::Agree => {
                let seats = self.played.as_ref().map_or(0, |played| played.terms.seats());
                self.stage = Stage::Agree(seat.next(seats.max(1)));
                Ok(())
            }
            Act::DrawPromise(promise) => {
                let Stage::Draw(draw) = &mut self.stage else { return Err(Clause::Kind) };
                draw.promises.insert(seat, *promise);
                Ok(())
            }
            Act::DrawReveal(value) => {
                let Stage::Draw(draw) = &mut self.stage else { return Err(Clause::Kind) };
                if !draw.keeps(seat, value) {
                    return Err(Clause::Draw);
                }
                draw.reveals.insert(seat, *value);
                Ok(())
            }
            Act::Commit { slot, commitment, public } => {
                let commitment = Commitment::from_bytes(commitment.as_slice().to_vec());
                let commitment = commitment.map_err(|_| Clause::Commitment)?;
                let (context, public) = (self.context(seat, *slot), public.as_slice());
                if *slot != entitled.slot || self.commitments.contains_key(&(seat, *slot)) {
                    return Err(Clause::Commitment);
                }
                labirinto_proofs::check_commitment(&context, &commitment, public)
                    .map_err(|_| Clause::Commitment)?;
                let step = Step::Commit { seat, slot: *slot, public: public.to_vec() };
                self.step(sequence, step, Some(commitment.clone()), follower)?;
                self.commitments.insert((seat, *slot), commitment);
                Ok(())
            }
            Act::Move(bytes) => {
                let act = labirinto_games::Move(bytes.as_slice().to_vec());
                self.step(sequence, Step::Move { seat, act }, None, follower)?;
                self.floor.moved(seat);
                Ok(())
            }
            Act::Answer { answer, proof } => {
                let public = self.public.as_ref().ok_or(Clause::Kind)?;
                let answer = answer.as_slice();
                let (owner, slot, claim) = public.claim(answer).map_err(Clause::Rules)?;
                let commitment = self.commitment(owner, slot).ok_or(Clause::Commitment)?;
                let proof = Proof::from_bytes(proof.as_slice().to_vec()).map_err(|_| Clause::Proof)?;
                labirinto_proofs::verify(commitment, &self.moment(owner, slot), &claim, &proof)
                    .map_err(|_| Clause::Proof)?;
                self.step(sequence, Step::Answer { seat, answer: answer.to_vec() }, None, follower)
            }
            Act::Open { slot, salt, secret } => {
                self.admit_opening(sequence, entitled, (*slot, *salt, secret.as_slice()), follower)
            }
            Act::Close(verdict) => {
                if verdict.as_slice() != self.verdict_bytes() {
                    return Err(Clause::Verdict);
                }
                let Stage::Closing(signed) = &mut self.stage else { return Err(Clause::Kind) };
                *signed = signed.with(seat);
                Ok(())
            }
            Act::Terms(_) | Act::Heed(_) => Err(Clause::Kind),
        }
    }

    fn step(
        &mut self,
        sequence: u64,
        step: Step,
        commitment: Option<Commitment>,
        follower: &mut dyn Follower,
    ) -> Result<(), Clause> {
        let context = match step {
            Step::Commit { seat, slot, .. } => Some(self.context(seat, slot)),
            _ => None,
        };
        let public = self.public.as_mut().ok_or_else(|| Clause::Rules(not_open()))?;
        follower.before(public.as_ref(), &step, context.as_ref().zip(commitment.as_ref()));
        public.apply(&step).map_err(Clause::Rules)?;
        follower.after(sequence, public.as_ref(), &step);
        self.steps.push(Logged { sequence, step, commitment });
        Ok(())
    }
}

fn not_open() -> Refusal {
    Refusal { clause: "", text: Text::key("clause-kind") }
}
