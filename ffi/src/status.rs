//! Everything round a scene that a shell shows.

use labirinto_node as node;

use crate::{Notice, PeerState};

/// Everything round a scene that a shell shows.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Status {
    /// Where the game stands.
    pub phase: Phase,
    /// What happens now and what is awaited from whom, one sentence.
    pub headline: String,
    /// Whose turn it is.
    pub awaited: Option<u8>,
    /// Whether that is the person this status is for.
    pub mine: bool,
    /// Turns played so far.
    pub turn: u32,
    /// Everybody, in seat order.
    pub seats: Vec<SeatLine>,
    /// What happened, as people read it, the oldest first.
    pub history: Vec<String>,
    /// The notices that make sense now, in the order to offer them.
    pub notices: Vec<Notice>,
    /// The clock of the table, in play where one was chosen.
    pub clock: Option<Clock>,
    /// The explanation of a lesson's step; `None` outside lessons.
    pub lesson: Option<String>,
    /// The number of the lesson's step, from 1, and how many there are; 0 outside lessons.
    pub lesson_step: u32,
    /// How many steps the lesson has.
    pub lesson_steps: u32,
    /// How it ended; `None` while it runs.
    pub result: Option<GameResult>,
    /// What was checked, in plain lines; empty before the end.
    pub findings: Vec<Finding>,
    /// Whether `Rematch` is possible.
    pub rematch: bool,
}

/// How much time each seat has left, as this device counts it. Running out of time ends nothing.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Clock {
    /// The minutes each seat was given.
    pub minutes: u16,
    /// What is left to each seat at the moment of this status, in milliseconds and seat order; below zero once it has
    /// run out.
    pub left: Vec<i64>,
    /// Whose time runs: the shell goes on counting by itself until the next status. `None`: it stands.
    pub runs: Option<u8>,
    /// Whose time has run out, in words; empty while everybody has time.
    pub over: String,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Phase {
    /// Seats are being filled.
    Gathering,
    /// The terms are being agreed.
    Terms,
    /// Who begins is being drawn.
    Drawing,
    /// Secrets are being made and committed to.
    Setup,
    /// The game is played.
    Play,
    /// Secrets are opened, the audit runs, the verdict is signed.
    Closing,
    /// Everything is said.
    Over,
    /// A lesson.
    Lesson,
}

/// One seat in a status.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SeatLine {
    /// Which.
    pub seat: u8,
    /// Who; equal names are told apart by a suffix.
    pub name: String,
    /// Whether it is of this device.
    pub local: bool,
    /// Whether a computer player of this device sits there.
    pub computer: bool,
    /// The link to it; `None` for seats of this device.
    pub state: Option<PeerState>,
    /// The same in words; empty for seats of this device.
    pub link: String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameResult {
    /// `win`, `draw`, `void` or `unfinished`.
    pub word: String,
    /// Who won, in seat order.
    pub winners: Vec<u8>,
    /// Why, in words.
    pub reason: String,
    /// The title for the one who looks.
    pub title: String,
}

/// What the audit found of one seat.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SeatFinding {
    /// Which.
    pub seat: u8,
    /// Who.
    pub name: String,
    /// `honest`, `cheat` or `not_opened`.
    pub word: String,
    /// The entry that proves the cheat.
    pub sequence: Option<u64>,
    /// The clause that was broken; empty when honest.
    pub clause: String,
    /// In words.
    pub text: String,
}

/// One plain line of what was checked.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Finding {
    /// Whether it holds.
    pub good: bool,
    /// In words.
    pub text: String,
    /// Where the evidence stands, when it does not hold.
    pub sequence: Option<u64>,
}

impl From<node::Status> for Status {
    fn from(status: node::Status) -> Status {
        let steps = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let (lesson, lesson_step, lesson_steps) = match status.lesson {
            Some((text, step, of)) => (Some(text), steps(step), steps(of)),
            None => (None, 0, 0),
        };
        Status {
            phase: status.phase.into(),
            headline: status.headline,
            awaited: status.awaited.map(|seat| seat.byte()),
            mine: status.mine,
            turn: status.turn,
            seats: status.seats.into_iter().map(SeatLine::from).collect(),
            history: status.history.iter().filter(|line| line.shown).map(|line| line.told.clone()).collect(),
            notices: status.notices.into_iter().map(Notice::from).collect(),
            clock: status.clock.map(Clock::from),
            lesson,
            lesson_step,
            lesson_steps,
            result: status.result.map(GameResult::from),
            findings: status.findings.into_iter().map(Finding::from).collect(),
            rematch: status.rematch,
        }
    }
}

impl From<node::Clock> for Clock {
    fn from(clock: node::Clock) -> Clock {
        Clock {
            minutes: clock.minutes,
            left: clock.left,
            runs: clock.runs.map(|seat| seat.byte()),
            over: clock.over,
        }
    }
}

impl From<node::Phase> for Phase {
    fn from(phase: node::Phase) -> Phase {
        match phase {
            node::Phase::Gathering => Phase::Gathering,
            node::Phase::Terms => Phase::Terms,
            node::Phase::Drawing => Phase::Drawing,
            node::Phase::Setup => Phase::Setup,
            node::Phase::Play => Phase::Play,
            node::Phase::Closing => Phase::Closing,
            node::Phase::Over => Phase::Over,
            node::Phase::Lesson => Phase::Lesson,
        }
    }
}

impl From<node::SeatLine> for SeatLine {
    fn from(line: node::SeatLine) -> SeatLine {
        SeatLine {
            seat: line.seat.byte(),
            name: line.name,
            local: line.local,
            computer: line.computer,
            state: line.state.map(PeerState::from),
            link: line.link,
        }
    }
}

impl From<node::Result> for GameResult {
    fn from(result: node::Result) -> GameResult {
        GameResult {
            word: result.word.to_owned(),
            winners: result.winners.iter().map(|seat| seat.byte()).collect(),
            reason: result.reason,
            title: result.title,
        }
    }
}

impl From<node::SeatFinding> for SeatFinding {
    fn from(finding: node::SeatFinding) -> SeatFinding {
        SeatFinding {
            seat: finding.seat.byte(),
            name: finding.name,
            word: finding.word.to_owned(),
            sequence: finding.sequence,
            clause: finding.clause,
            text: finding.text,
        }
    }
}

impl From<node::Finding> for Finding {
    fn from(finding: node::Finding) -> Finding {
        Finding { good: finding.good, text: finding.text, sequence: finding.sequence }
    }
}
