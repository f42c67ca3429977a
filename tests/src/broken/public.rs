//! The public state with a fault.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use labirinto_games::{
    Claim, Due, Legal, Match, Move, Outcome, Refusal, Scene, Seat, Secret, Setup, Step, Term, Text, Verdict,
    state_of,
};

use super::{Fault, ticking};

/// The toy's match, and what the fault needs beside it.
pub(super) struct Public {
    fault: Fault,
    setup: Setup,
    inner: Arc<Mutex<Box<dyn Match>>>,
    trace: u64,
}

impl Public {
    pub(super) fn new(fault: Fault, inner: Box<dyn Match>) -> Public {
        let setup = inner.setup().clone();
        let trace = if fault == Fault::StateDrifts { ticking() } else { 0 };
        Public { fault, setup, inner: Arc::new(Mutex::new(inner)), trace }
    }

    /// The toy's match behind `public`.
    pub(super) fn inner(public: &dyn Match) -> MutexGuard<'_, Box<dyn Match>> {
        state_of::<Public>(public).toy()
    }

    fn toy(&self) -> MutexGuard<'_, Box<dyn Match>> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn mended(&self, step: &Step) -> Step {
        match (self.fault, step) {
            (Fault::MoveWithTail, Step::Move { seat, act }) => {
                let shorter = act.0.strip_suffix(&[0]).filter(|shorter| shorter.len() == 2);
                Step::Move {
                    seat: *seat,
                    act: shorter.map_or_else(|| act.clone(), |bytes| Move(bytes.to_vec())),
                }
            }
            (Fault::MovesOutOfTurn, Step::Move { seat, act }) => match self.toy().due() {
                Due::Move { seat } => Step::Move { seat, act: act.clone() },
                _ => Step::Move { seat: *seat, act: act.clone() },
            },
            _ => step.clone(),
        }
    }
}

impl Match for Public {
    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn due(&self) -> Due {
        match (self.fault, self.toy().due()) {
            (Fault::StrangerWins, Due::Over(Outcome { reason, .. })) => {
                let stranger = Seat::all(7).last().unwrap_or(Seat::HOST);
                Due::Over(Outcome { verdict: Verdict::Win(vec![stranger]), reason })
            }
            (_, due) => due,
        }
    }

    fn apply(&mut self, step: &Step) -> Result<(), Refusal> {
        let step = self.mended(step);
        let applied = self.toy().apply(&step);
        if self.fault == Fault::RefusalLeavesTrace && applied.is_err() {
            self.trace += 1;
        }
        applied
    }

    fn claim(&self, answer: &[u8]) -> Result<(Seat, u8, Claim), Refusal> {
        let shortened = answer.split_first().map_or(answer, |_| &answer[..1]);
        let answer = if self.fault == Fault::ClaimBeyondApply { shortened } else { answer };
        let (seat, slot, claim) = self.toy().claim(answer)?;
        let claim = match self.fault {
            Fault::ClaimTrivial => Claim::Linear { terms: Vec::new(), value: 0 },
            Fault::ClaimFalse => Claim::Linear { terms: vec![Term { place: 0, coefficient: 1 }], value: 2 },
            Fault::ClaimTooWide if matches!(claim, Claim::NotZero { .. }) => {
                Claim::NotZero { terms: vec![Term { place: 0, coefficient: 1 }] }
            }
            _ => claim,
        };
        Ok((seat, slot, claim))
    }

    fn legal(&self, limit: usize) -> Legal {
        let mut legal = self.toy().legal(if self.fault == Fault::ListsTooMany { limit + 1 } else { limit });
        match self.fault {
            Fault::ListsIllegal if legal.moves.len() < limit && !legal.moves.is_empty() => {
                legal.moves.push(Move(vec![1, 0]));
            }
            Fault::ListsTooFew => {
                legal.moves.pop();
            }
            Fault::NothingToDo if self.toy().turn() > 4 => legal.moves.clear(),
            _ => {}
        }
        legal
    }

    fn turn(&self) -> u32 {
        self.toy().turn()
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        self.toy().read_move(text)
    }

    fn notation(&self, step: &Step) -> String {
        let notation = self.toy().notation(&self.mended(step));
        if self.fault == Fault::NotationAlike { notation.replace('9', "8") } else { notation }
    }

    fn tell(&self, step: &Step) -> Text {
        let told = self.toy().tell(step);
        if self.fault == Fault::TellCountsLooks { told.number("looks", ticking() as i64) } else { told }
    }

    fn scene(&self, opened: &[(Seat, u8, Secret)]) -> Scene {
        let mut scene = self.toy().scene(opened);
        let panel = &mut scene.panels[0];
        match self.fault {
            Fault::SceneCountsLooks => panel.shapes[0].id = 1000 + ticking() as u32,
            Fault::SceneSilent => panel.targets[1].label.key = "",
            Fault::SceneOutside => panel.targets[1].to.x = 10_000,
            Fault::SceneOverlaps => panel.targets[0].to.x += 1,
            Fault::SceneIdTwice => panel.shapes[0].id = panel.shapes[1].id,
            _ => {}
        }
        scene
    }

    fn digest(&self) -> Vec<u8> {
        let mut digest = self.toy().digest();
        digest.extend(self.trace.to_be_bytes());
        digest
    }

    fn copy(&self) -> Box<dyn Match> {
        let inner = if self.fault == Fault::CopyShares {
            Arc::clone(&self.inner)
        } else {
            Arc::new(Mutex::new(self.toy().copy()))
        };
        Box::new(Public { fault: self.fault, setup: self.setup.clone(), inner, trace: self.trace })
    }
}
