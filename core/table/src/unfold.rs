//! A record unfolded: what each entry did, for one who steps through it.

use std::collections::BTreeMap;

use labirinto_games::{Catalogue, Game, Match, Seat, Secret, Setup, Step};
use labirinto_proofs::{Commitment, Context};

use crate::act::Act;
use crate::output::{Applied, Played};
use crate::record::{self, RecordFault, Report};
use crate::state::Follower;

/// A record with what each of its entries did.
#[derive(Debug)]
pub struct Unfolded {
    /// What verifying found.
    pub report: Report,
    /// What the match is made of; `None` when the log ends before it was open.
    pub setup: Option<Setup>,
    /// Every entry in order, with the state after each of its steps.
    pub applied: Vec<Applied>,
    /// The secrets that were opened.
    pub opened: Vec<(Seat, u8, Secret)>,
}

/// Verifies a record and unfolds it.
///
/// # Errors
/// As [`crate::verify`].
pub fn unfold(bytes: &[u8], catalogue: Catalogue) -> Result<Unfolded, RecordFault> {
    let (log, report) = record::read(bytes, catalogue)?;
    let mut steps = Steps::default();
    let state = log.state_at(u64::MAX, &mut steps);
    let applied = log.entries().iter().map(|entry| Applied {
        sequence: entry.sequence(),
        seat: entry.seat(),
        kind: entry.kind(),
        hash: entry.hash(),
        said: match entry.act() {
            Act::Heed(notices) => {
                notices.as_slice().iter().map(|signed| (signed.notice.seat, signed.notice.saying)).collect()
            }
            _ => Vec::new(),
        },
        played: steps.played.remove(&entry.sequence()).unwrap_or_default(),
    });
    let applied = applied.collect();
    let opened = state.openings.iter();
    let opened = opened.map(|opened| (opened.seat, opened.slot, opened.opening.secret().clone())).collect();
    Ok(Unfolded { report, setup: steps.setup, applied, opened })
}

#[derive(Default)]
struct Steps {
    setup: Option<Setup>,
    words: Option<(String, labirinto_games::Text)>,
    played: BTreeMap<u64, Vec<Played>>,
}

impl Follower for Steps {
    fn opened(&mut self, _: &'static dyn Game, setup: &Setup) {
        self.setup = Some(setup.clone());
    }

    fn before(&mut self, public: &dyn Match, step: &Step, _: Option<(&Context, &Commitment)>) {
        self.words = Some((public.notation(step), public.tell(step)));
    }

    fn after(&mut self, sequence: u64, public: &dyn Match, step: &Step) {
        if let Some((notation, told)) = self.words.take() {
            let played = Played { step: step.clone(), notation, told, after: public.copy() };
            self.played.entry(sequence).or_default().push(played);
        }
    }
}
