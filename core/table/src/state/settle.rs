//! What follows by itself: the next stage, results, the audit, the verdict.

use labirinto_games::{Due, Seat, Setup, Step, Verdict};
use labirinto_proofs::{Finding, SeatFinding, audit};
use serde::{Deserialize, Serialize};

use super::{Follower, Stage, State};
use crate::codec::{self, List, Word};
use crate::draw::{Draw, GAME_LABEL, STARTER_LABEL};
use crate::finish::{Ending, Finish, Standing};
use crate::floor::Outcome;
use crate::notice::Seats;
use crate::terms::Starter;

/// What every seat signs in [`crate::Act::Close`].
#[derive(Serialize, Deserialize)]
struct Closing {
    result: ClosingResult,
    ending: ClosingEnding,
    findings: List<ClosingFinding, 7>,
}

#[derive(Serialize, Deserialize)]
enum ClosingResult {
    Win(Seats),
    Draw,
    Void,
    Unfinished { owes: Seat, sequence: u64 },
}

#[derive(Serialize, Deserialize)]
enum ClosingEnding {
    Rules,
    Resigned(Seat),
    Left(Seat),
    Agreed,
    Cheated(Seats),
    Unfinished,
}

#[derive(Serialize, Deserialize)]
enum ClosingFinding {
    Honest,
    Cheat { sequence: u64, clause: Word<32> },
    NotOpened,
}

impl State {
    /// Brings the stage to where something is awaited again.
    pub(super) fn settle(&mut self, sequence: u64, follower: &mut dyn Follower) {
        while self.advance(sequence, follower) {}
    }

    fn advance(&mut self, sequence: u64, follower: &mut dyn Follower) -> bool {
        let ended = self.floor.outcome.is_some();
        match &self.stage {
            Stage::Agree(_) | Stage::Draw(_) | Stage::Play if ended => self.stage = Stage::Opening,
            Stage::Terms | Stage::Over => return false,
            Stage::Agree(seat) if *seat != Seat::HOST => return false,
            Stage::Agree(_) => self.start(follower),
            Stage::Draw(draw) if self.public.is_some() && !self.asks_for(&draw.label) => {
                self.draws += 1;
                return self.restage();
            }
            Stage::Draw(draw) => {
                if draw.awaited(self.floor.active).is_some() {
                    return false;
                }
                let values = draw.values();
                self.draws += 1;
                self.drawn(sequence, values, follower);
            }
            Stage::Play => return self.restage(),
            Stage::Opening => {
                if self.unopened().is_some() {
                    return false;
                }
                self.findings = self.audit();
                self.amend();
                self.stage = Stage::Closing(Seats::NONE);
            }
            Stage::Closing(signed) => {
                if !signed.covers(self.floor.active) {
                    return false;
                }
                self.stage = Stage::Over;
            }
        }
        true
    }

    fn start(&mut self, follower: &mut dyn Follower) {
        let Some(played) = &self.played else { return };
        let seats = played.terms.seats();
        match played.starter {
            Starter::Host => self.open(Seat::HOST, follower),
            Starter::Guest => self.open(Seat::HOST.next(seats), follower),
            Starter::Draw => {
                let label = STARTER_LABEL.to_owned();
                self.stage = Stage::Draw(Draw::new(played.genesis, 0, label, 1, u32::from(seats)));
            }
        }
    }

    fn open(&mut self, first: Seat, follower: &mut dyn Follower) {
        let Some(played) = &self.played else { return };
        let setup = Setup { seats: played.terms.seats(), options: played.options.clone(), first };
        self.stage = Stage::Play;
        match played.game.open(&setup) {
            Ok(public) => {
                self.public = Some(public);
                follower.opened(played.game, &setup);
            }
            Err(_) => self.void(),
        }
    }

    fn drawn(&mut self, sequence: u64, values: Vec<u32>, follower: &mut dyn Follower) {
        if self.public.is_none() {
            let first = values.first().and_then(|value| Seat::new(u8::try_from(*value).ok()?));
            self.open(first.unwrap_or(Seat::HOST), follower);
            return;
        }
        self.stage = Stage::Play;
        if self.step(sequence, Step::Drawn { values }, None, follower).is_err() {
            self.void();
        }
    }

    /// Whether the match still asks for this draw; after somebody left it may not.
    fn asks_for(&self, label: &str) -> bool {
        match self.public.as_ref().map(|public| public.due()) {
            Some(Due::Draw { label: asked, .. }) => label.strip_prefix(GAME_LABEL) == Some(&asked),
            _ => false,
        }
    }

    /// What the match awaits decides the stage while it is played. `false`: nothing changed.
    fn restage(&mut self) -> bool {
        let Some(public) = &self.public else { return false };
        match public.due() {
            Due::Over(outcome) => {
                let ending = Ending::Rules(outcome.reason);
                let finish = Finish { verdict: outcome.verdict, ending };
                self.floor.outcome.get_or_insert(Outcome::Finished(finish));
                self.stage = Stage::Opening;
                true
            }
            Due::Draw { label, count, bound } => {
                let label = format!("{GAME_LABEL}{label}");
                self.stage = Stage::Draw(Draw::new(self.genesis(), self.draws, label, count, bound));
                true
            }
            Due::Commit { .. } | Due::Move { .. } | Due::Answer { .. } | Due::Open { .. } => {
                let drawing = matches!(self.stage, Stage::Draw(_));
                self.stage = Stage::Play;
                drawing
            }
        }
    }

    fn void(&mut self) {
        let ending = Ending::Rules(labirinto_games::Text::key("ending-void"));
        self.floor.outcome = Some(Outcome::Finished(Finish { verdict: Verdict::Void, ending }));
        self.stage = Stage::Opening;
    }

    /// The audit of all that is opened so far, in seat order.
    pub(crate) fn audit(&self) -> Vec<SeatFinding> {
        let Some(played) = &self.played else { return Vec::new() };
        match &self.public {
            Some(public) => audit(played.game, public.setup(), played.genesis.0, &self.steps, &self.openings),
            None => Seat::all(played.terms.seats())
                .map(|seat| SeatFinding { seat, finding: Finding::Honest })
                .collect(),
        }
    }

    /// A seat that cheated does not win. Were all winners cheats, or was there none, those win that did not
    /// cheat; when all did, the game is void.
    fn amend(&mut self) {
        let cheats = |found: &&SeatFinding| matches!(found.finding, Finding::Cheat { .. });
        let cheats = Seats::of(self.findings.iter().filter(cheats).map(|found| found.seat));
        if cheats == Seats::NONE {
            return;
        }
        let all = Seats::of(self.findings.iter().map(|found| found.seat));
        let winners = match &self.floor.outcome {
            Some(Outcome::Finished(Finish { verdict: Verdict::Win(seats), .. })) => {
                Seats::of(seats.iter().copied())
            }
            _ => Seats::NONE,
        };
        let honest = winners.without(cheats);
        if honest != Seats::NONE && honest == winners {
            return;
        }
        let honest = if honest == Seats::NONE { all.without(cheats) } else { honest };
        let verdict =
            if honest == Seats::NONE { Verdict::Void } else { Verdict::Win(honest.iter().collect()) };
        let ending = Ending::Cheated(cheats);
        self.floor.outcome = Some(Outcome::Finished(Finish { verdict, ending }));
    }

    /// How the game stands.
    pub(crate) fn standing(&self) -> Standing {
        match &self.floor.outcome {
            None => Standing::Running,
            Some(Outcome::Finished(finish)) => Standing::Finished(finish.clone()),
            Some(Outcome::Unfinished { owes, kind, sequence }) => {
                Standing::Unfinished { owes: *owes, kind: *kind, sequence: *sequence }
            }
        }
    }

    /// The one verdict that follows from the log: what each seat signs at the end.
    pub(crate) fn verdict_bytes(&self) -> Vec<u8> {
        let (result, ending) = match &self.floor.outcome {
            Some(Outcome::Finished(Finish { verdict, ending })) => {
                let result = match verdict {
                    Verdict::Win(seats) => ClosingResult::Win(Seats::of(seats.iter().copied())),
                    Verdict::Draw => ClosingResult::Draw,
                    Verdict::Void => ClosingResult::Void,
                };
                let ending = match ending {
                    Ending::Rules(_) => ClosingEnding::Rules,
                    Ending::Resigned(seat) => ClosingEnding::Resigned(*seat),
                    Ending::Left(seat) => ClosingEnding::Left(*seat),
                    Ending::Agreed => ClosingEnding::Agreed,
                    Ending::Cheated(seats) => ClosingEnding::Cheated(*seats),
                };
                (result, ending)
            }
            Some(Outcome::Unfinished { owes, sequence, .. }) => {
                let result = ClosingResult::Unfinished { owes: *owes, sequence: *sequence };
                (result, ClosingEnding::Unfinished)
            }
            None => (ClosingResult::Void, ClosingEnding::Unfinished),
        };
        let finding = |found: &SeatFinding| match &found.finding {
            Finding::Honest => ClosingFinding::Honest,
            Finding::Cheat { sequence, clause, .. } => ClosingFinding::Cheat {
                sequence: *sequence,
                clause: Word::new(clause.chars().take(8).collect::<String>())
                    .expect("eight characters are at most 32 bytes"),
            },
            Finding::NotOpened => ClosingFinding::NotOpened,
        };
        let findings =
            List::new(self.findings.iter().map(finding).collect()).expect("a table has at most seven seats");
        codec::encode(&Closing { result, ending, findings })
    }
}
