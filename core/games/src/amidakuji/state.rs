//! The public state.

use crate::{Claim, Legal, Move, Refusal, Scene, Seat, Secret, Setup, Step, Text};
use crate::{Due, Match, Outcome, Verdict};

use super::fault::refusal;
use super::{Act, Awaited, Event, Position, Rules, digest, notation, scene, tell};

/// The public state of one match: the position, and what led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    setup: Setup,
    position: Position,
    /// The position before the last move, and that move.
    before: Option<(Position, Act)>,
    turn: u32,
    rolls: u32,
}

impl State {
    /// A fresh match.
    pub(super) fn new(setup: Setup, rules: Rules) -> State {
        let position = Position::new(rules, setup.first);
        State::at(setup, position)
    }

    /// A match that stands at this position, to be looked at.
    pub(super) fn at(setup: Setup, position: Position) -> State {
        State { setup, position, before: None, turn: 0, rolls: 0 }
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position before the last move, and that move.
    pub fn before(&self) -> Option<(&Position, &Act)> {
        self.before.as_ref().map(|(position, act)| (position, act))
    }

    /// How often the die was rolled.
    pub fn rolls(&self) -> u32 {
        self.rolls
    }

    /// How the game ended; `None` while it runs (AMI-16, AMI-18).
    pub fn outcome(&self) -> Option<Outcome> {
        if self.position.awaited() != Awaited::Nothing {
            return None;
        }
        let [host, guest] = [self.position.sides[0].bank, self.position.sides[1].bank];
        let key = if host.points() != guest.points() {
            "amidakuji-over-points"
        } else if host.diamonds != guest.diamonds {
            "amidakuji-over-diamonds"
        } else if host.board != guest.board {
            "amidakuji-over-board"
        } else {
            "amidakuji-over-draw"
        };
        let leader = self.position.leader();
        let winner = leader.unwrap_or(Seat::HOST);
        let (won, lost) = if winner == Seat::HOST { (host, guest) } else { (guest, host) };
        let reason = Text::key(key).seat("seat", winner).number("points", won.points());
        Some(Outcome {
            verdict: leader.map_or(Verdict::Draw, |leader| Verdict::Win(vec![leader])),
            reason: reason.number("others", lost.points()),
        })
    }

    /// The move of these bytes, when `seat` may play it now.
    ///
    /// # Errors
    /// It is not this seat's turn, the bytes are no move, or the move is illegal.
    pub(super) fn act(&self, seat: Seat, act: &Move) -> Result<Act, Refusal> {
        let due = self.due();
        match due {
            Due::Move { seat: due } if due == seat => {}
            Due::Move { seat: due } => {
                return Err(refusal("AMI-6", Text::key("amidakuji-refuse-turn").seat("seat", due)));
            }
            Due::Over(_) => return Err(refusal("AMI-16", Text::key("amidakuji-refuse-over"))),
            _ => return Err(refusal("AMI-6", Text::key("amidakuji-refuse-roll"))),
        }
        let unreadable = || refusal("", Text::key("amidakuji-refuse-unreadable"));
        let act = Act::decode(act).ok_or_else(unreadable)?;
        self.position.fault(&act).map_or(Ok(act), Err)
    }

    /// What a legal move would do; nothing for another one.
    pub(super) fn events(&self, act: &Act) -> Vec<Event> {
        let mut events = Vec::new();
        if self.position.fault(act).is_none() {
            self.position.clone().play(act, &mut events);
        }
        events
    }

    /// What the face with this number shows (AMI-5).
    pub(super) fn face(&self, values: &[u32]) -> Option<u8> {
        match values {
            [value] => self.position.rules.die.faces().get(usize::try_from(*value).ok()?).copied(),
            _ => None,
        }
    }
}

impl Match for State {
    fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Each roll is drawn by both, under a label that has its number (AMI-5).
    fn due(&self) -> Due {
        let seat = self.position.mover;
        match (self.position.awaited(), self.outcome()) {
            (_, Some(outcome)) => Due::Over(outcome),
            (Awaited::Roll, None) => {
                let label = format!("amidakuji/roll/{}", self.rolls + 1);
                Due::Draw { label, count: 1, bound: super::Die::FACES as u32 }
            }
            (_, None) => Due::Move { seat },
        }
    }

    fn apply(&mut self, step: &Step) -> Result<(), Refusal> {
        match step {
            Step::Move { seat, act } => {
                let act = self.act(*seat, act)?;
                let before = self.position.clone();
                self.position.play(&act, &mut Vec::new());
                self.before = Some((before, act));
                self.turn += 1;
                Ok(())
            }
            Step::Drawn { values } if self.position.awaited() == Awaited::Roll => {
                let face = self.face(values);
                let face = face.ok_or_else(|| refusal("AMI-5", Text::key("amidakuji-refuse-die")))?;
                self.position.roll = Some(face);
                self.rolls += 1;
                Ok(())
            }
            Step::Drawn { .. } => Err(refusal("AMI-5", Text::key("amidakuji-refuse-not-due"))),
            Step::Commit { .. } | Step::Answer { .. } | Step::Open { .. } | Step::Left { .. } => {
                Err(refusal("", Text::key("amidakuji-refuse-not-due")))
            }
        }
    }

    /// Nobody has a secret here, so nobody owes an answer.
    fn claim(&self, _answer: &[u8]) -> Result<(Seat, u8, Claim), Refusal> {
        Err(refusal("", Text::key("amidakuji-refuse-not-due")))
    }

    fn legal(&self, limit: usize) -> Legal {
        let acts = self.position.acts();
        let complete = acts.len() <= limit;
        Legal { moves: acts.iter().take(limit).map(Act::encode).collect(), complete }
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        notation::read(text).map(|act| act.encode())
    }

    fn notation(&self, step: &Step) -> String {
        let face = match step {
            Step::Drawn { values } => self.face(values),
            _ => None,
        };
        notation::of_step(step, face)
    }

    fn tell(&self, step: &Step) -> Text {
        tell::tell(self, step)
    }

    fn scene(&self, _opened: &[(Seat, u8, Secret)]) -> Scene {
        scene::public_scene(self)
    }

    fn digest(&self) -> Vec<u8> {
        digest::digest(self)
    }

    fn copy(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }
}
