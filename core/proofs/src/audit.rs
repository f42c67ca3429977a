//! The audit: the whole game once more, with the secrets opened.

use std::collections::BTreeMap;

use labirinto_games::{Game, Keeper, Match, Seat, Setup, Step, Text};

use crate::{Commitment, Context, Opening, check_opening};

/// One step of the log as the audit needs it.
#[derive(Clone, Debug)]
pub struct Logged {
    /// The sequence of the entry that took effect as this step.
    pub sequence: u64,
    /// What happened.
    pub step: Step,
    /// The commitment, where the step is one.
    pub commitment: Option<Commitment>,
}

/// One opened secret.
#[derive(Clone, Debug)]
pub struct Opened {
    /// Whose secret.
    pub seat: Seat,
    /// Which of that seat's secrets.
    pub slot: u8,
    /// What opens its commitment.
    pub opening: Opening,
}

/// What the audit found about one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatFinding {
    /// Who.
    pub seat: Seat,
    /// What.
    pub finding: Finding,
}

/// What the audit found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// All its secrets were opened, legal, and every answer was true; or it had no secret.
    Honest,
    /// It deceived; the entry named is the first that proves it.
    Cheat {
        /// The sequence of that entry.
        sequence: u64,
        /// The clause of the game's rules that was broken; for a broken promise of the protocol one of
        /// `opening`, `secret`, `public`, `answer`, `claim`.
        clause: &'static str,
        /// What was wrong, as a sentence.
        text: Text,
    },
    /// It owes the opening of a secret: nothing is proven against it, and nothing for it.
    NotOpened,
}

/// Replays the game in `log` with the opened secrets and tells about each seat, in seat order.
///
/// A seat is honest when each of its openings matches its commitment, the public part follows from the
/// secret, [`Game::check`] finds it legal, each answer it gave is the answer its keeper gives, and each claim
/// is true of the secret it speaks of. The first entry that fails is the one named. The log's own validity
/// (order, signatures, legal moves) is the caller's affair. Time is linear in the length of the log.
pub fn audit(
    game: &dyn Game,
    setup: &Setup,
    table: [u8; 32],
    log: &[Logged],
    openings: &[Opened],
) -> Vec<SeatFinding> {
    let openings = openings.iter().map(|opened| ((opened.seat, opened.slot), &opened.opening)).collect();
    let mut audit = Audit { game, setup, table, openings, findings: BTreeMap::new() };
    audit.replay(log);
    let found = |seat| audit.findings.get(&seat).cloned().unwrap_or(Finding::Honest);
    Seat::all(setup.seats).map(|seat| SeatFinding { seat, finding: found(seat) }).collect()
}

struct Audit<'a> {
    game: &'a dyn Game,
    setup: &'a Setup,
    table: [u8; 32],
    openings: BTreeMap<(Seat, u8), &'a Opening>,
    findings: BTreeMap<Seat, Finding>,
}

impl Audit<'_> {
    fn replay(&mut self, log: &[Logged]) {
        let Ok(mut public) = self.game.open(self.setup) else { return };
        let mut keepers: Vec<Box<dyn Keeper>> =
            Seat::all(self.setup.seats).map(|seat| self.game.keeper(self.setup, seat)).collect();
        for logged in log {
            match &logged.step {
                Step::Commit { seat, slot, public } => {
                    self.commitment(logged, (*seat, *slot), public, &mut keepers);
                }
                Step::Answer { seat, answer } => {
                    self.answer(logged.sequence, *seat, answer, public.as_ref(), &keepers);
                }
                Step::Move { .. } | Step::Open { .. } | Step::Drawn { .. } | Step::Left { .. } => {}
            }
            if public.apply(&logged.step).is_err() {
                return;
            }
            for keeper in &mut keepers {
                keeper.observe(public.as_ref(), &logged.step);
            }
        }
    }

    fn commitment(
        &mut self,
        logged: &Logged,
        (seat, slot): (Seat, u8),
        public: &[u8],
        keepers: &mut [Box<dyn Keeper>],
    ) {
        let (Some(opening), Some(commitment)) = (self.openings.get(&(seat, slot)), &logged.commitment) else {
            self.findings.entry(seat).or_insert(Finding::NotOpened);
            return;
        };
        let (sequence, secret) = (logged.sequence, opening.secret().clone());
        let context = Context { table: self.table, seat, slot };
        if check_opening(commitment, &context, opening).is_err() {
            self.cheat(seat, sequence, "opening", Text::key("audit-opening"));
            return;
        }
        if let Some(flaw) = self.game.check(self.setup, seat, slot, &secret).into_iter().next() {
            let clause = if flaw.clause.is_empty() { "secret" } else { flaw.clause };
            self.cheat(seat, sequence, clause, flaw.text);
        }
        if self.game.public_part(self.setup, seat, slot, &secret).as_deref() != Some(public) {
            self.cheat(seat, sequence, "public", Text::key("audit-public"));
        }
        let keeper = keepers.get_mut(seat.index());
        if !keeper.is_some_and(|keeper| keeper.entrust(slot, secret)) {
            self.cheat(seat, sequence, "secret", Text::key("audit-secret"));
        }
    }

    fn answer(
        &mut self,
        sequence: u64,
        seat: Seat,
        answer: &[u8],
        public: &dyn Match,
        keepers: &[Box<dyn Keeper>],
    ) {
        let told = keepers.get(seat.index()).and_then(|keeper| keeper.answer(public));
        if told.is_some_and(|told| told != answer) {
            self.cheat(seat, sequence, "answer", Text::key("audit-answer"));
        }
        let Ok((owner, slot, claim)) = public.claim(answer) else {
            self.cheat(seat, sequence, "answer", Text::key("audit-answer"));
            return;
        };
        let witness = keepers.get(owner.index()).and_then(|keeper| keeper.witness(slot));
        if witness.is_some_and(|witness| claim.holds(&witness) == Some(false)) {
            self.cheat(seat, sequence, "claim", Text::key("audit-claim"));
        }
    }

    fn cheat(&mut self, seat: Seat, sequence: u64, clause: &'static str, text: Text) {
        let finding = self.findings.entry(seat).or_insert(Finding::Honest);
        if !matches!(finding, Finding::Cheat { .. }) {
            *finding = Finding::Cheat { sequence, clause, text };
        }
    }
}
