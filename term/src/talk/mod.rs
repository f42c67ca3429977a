//! Games in lines: `--plain` for people, `--json` for programs, over the same node as the full screen.

mod json_voice;
mod menu;
mod plain_voice;
mod spoken;

use std::{
    collections::BTreeMap,
    io,
    sync::mpsc::RecvTimeoutError,
    time::{Duration, Instant},
};

use labirinto_games::{Gesture, Scene, Seat};
use labirinto_node::{
    Command, Config, Error, Event, Near, Node, NoticeKind, Room, SeatFinding, Status, Target, Whose,
};

use crate::{
    clock::RunningClock,
    incoming::{Inbox, Incoming},
    output::Voice as Speech,
    run::Context,
    trouble::trouble,
};
use json_voice::JsonVoice;
use plain_voice::PlainVoice;

pub use menu::menu;

/// How a game is told and steered in lines.
trait Voice {
    /// Tells what happened; the session has taken it up already.
    fn event(&mut self, session: &mut Session<'_>, event: &Event);

    /// Takes a line of standard input.
    fn line(&mut self, session: &mut Session<'_>, line: &str);
}

/// A node and one game after the other on it.
pub struct Session<'a> {
    /// What the command was given.
    pub context: &'a Context,
    /// The node.
    pub node: Node,
    inbox: Inbox,
    /// What came from standard input while something else was awaited.
    typed: Option<Incoming>,
    /// Whoever comes with the link may sit.
    accept: bool,
    /// What the room told.
    pub game: GameState,
}

/// What the room of the game told so far.
#[derive(Default)]
pub struct GameState {
    /// The room.
    pub room: Option<Room>,
    /// The id of the game; empty while it is not known yet.
    pub id: String,
    /// The persons of this device.
    pub persons: Vec<Seat>,
    /// Whether only computer players sit here.
    pub headless: bool,
    /// The person here who is to act, by the word of the turn, which comes before the picture of it.
    turn: Option<Seat>,
    /// What each person sees.
    pub views: BTreeMap<Seat, (Scene<String>, Status)>,
    /// The clock of the table, in play.
    pub clock: Option<RunningClock>,
    /// Who asks for a seat.
    pub wants: Vec<String>,
    /// Whether digits wait to be compared.
    pub digits: bool,
    /// To whom the screen is to be handed.
    pub curtain: Option<Seat>,
    /// What the audit found.
    pub findings: Option<Vec<SeatFinding>>,
    over: Option<Instant>,
    recorded: bool,
    settled: bool,
    closed: bool,
    trouble: Option<u8>,
    leaving: bool,
    /// Standard input ended.
    unheard: bool,
}

/// How long the record of a finished game is waited for, and others who were killed before they had its end.
const LAST_WAIT: Duration = Duration::from_secs(10);

/// How long tables that are near are looked for: whoever announces one answers at once, or is asked again after a
/// second.
pub const LOOK: Duration = Duration::from_secs(3);

/// Plays one game in lines; the exit status. `headless`: only computer players sit here, so that the end of
/// standard input ends nothing.
///
/// # Errors
/// The node cannot be opened.
pub fn play(
    context: &Context,
    config: Config,
    command: Command,
    headless: bool,
    accept: bool,
) -> Result<u8, Error> {
    let mut session = Session::open(context, config, accept)?;
    if let Command::Join { target: Target::Near(id), .. } = &command {
        session.look(|near| near.iter().any(|near| near.id == *id));
    }
    session.inbox.read_lines();
    let status = session.run(command, headless);
    session.node.shut();
    Ok(status)
}

impl<'a> Session<'a> {
    /// Opens the node.
    ///
    /// # Errors
    /// It cannot be opened, or the system tells no signals.
    pub fn open(context: &'a Context, config: Config, accept: bool) -> Result<Session<'a>, Error> {
        let inbox = Inbox::new().map_err(|error: io::Error| {
            let why = error.to_string();
            trouble(&context.texts, "terminal", Whose::You, &[("why", (&why).into())])
        })?;
        let node = Node::open(config, inbox.node())?;
        Ok(Session { context, node, inbox, typed: None, accept, game: GameState::default() })
    }

    /// Plays from `command` to the end of its game, or until it is put away; the exit status.
    pub fn run(&mut self, command: Command, headless: bool) -> u8 {
        // Who sits at a game that goes on is told when it is open again.
        let headless = headless || matches!(command, Command::Resume { .. });
        self.game = GameState { headless, ..GameState::default() };
        if let Err(error) = self.node.post(command) {
            self.context.out.error(&error, &self.context.texts);
            return error.exit_status();
        }
        self.post(Command::StopLooking);
        let mut voice: Box<dyn Voice> = match self.context.out.voice {
            Speech::Json => Box::new(JsonVoice::default()),
            Speech::Plain | Speech::Drawn => Box::new(PlainVoice::default()),
        };
        loop {
            let patience = match self.game.over {
                Some(since) if since.elapsed() < LAST_WAIT => LAST_WAIT - since.elapsed(),
                _ => Duration::from_secs(3600),
            };
            let incoming = match self.typed.take() {
                Some(typed) => Ok(typed),
                None => self.inbox.receiver().recv_timeout(patience),
            };
            match incoming {
                Ok(Incoming::Node(event)) => {
                    self.hear(&event);
                    voice.event(self, &event);
                }
                Ok(Incoming::Line(line)) => voice.line(self, &line),
                Ok(Incoming::End) => self.game.unheard = true,
                Ok(Incoming::Terminal(_) | Incoming::Sleep | Incoming::Wake) => {}
                Ok(Incoming::Signal(signal)) => self.die(signal),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => self.leave(),
            }
            if self.game.unheard && !self.game.headless && !self.game.leaving {
                self.leave();
            }
            if let Some(status) = self.finished() {
                return status;
            }
        }
    }

    /// Looks for the tables that are near, until what is found is `enough`, nothing more is to be expected, or
    /// something is typed. The list is good until the next game begins: looking goes on until then.
    pub fn look(&mut self, enough: impl Fn(&[Near]) -> bool) -> Vec<Near> {
        let end = Instant::now() + LOOK;
        let mut found = Vec::new();
        self.post(Command::Look);
        while !enough(&found) {
            match self.inbox.receiver().recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(Incoming::Node(event)) => match *event {
                    Event::Near(near) => found = near,
                    Event::Error { error, .. } => self.context.out.error(&error, &self.context.texts),
                    _ => {}
                },
                Ok(Incoming::Signal(signal)) => self.die(signal),
                Ok(Incoming::Terminal(_) | Incoming::Sleep | Incoming::Wake) => {}
                Ok(typed @ (Incoming::Line(_) | Incoming::End)) => {
                    self.typed = Some(typed);
                    break;
                }
                Err(_) => break,
            }
        }
        found
    }

    /// The next line of standard input; `None` when it ended. Events meanwhile go to `event`.
    pub fn ask(&mut self, mut event: impl FnMut(&mut Session<'a>, &Event)) -> Option<String> {
        loop {
            let incoming = match self.typed.take() {
                Some(typed) => typed,
                None => self.inbox.receiver().recv().ok()?,
            };
            match incoming {
                Incoming::Line(line) => return Some(line),
                Incoming::Node(told) => event(self, &told),
                Incoming::End => return None,
                Incoming::Signal(signal) => self.die(signal),
                Incoming::Terminal(_) | Incoming::Sleep | Incoming::Wake => {}
            }
        }
    }

    /// Reads lines from now on.
    pub fn listen(&self) {
        self.inbox.read_lines();
    }

    /// Asks something of the node; what is not possible is told.
    pub fn post(&mut self, command: Command) {
        if let Err(error) = self.node.post(command) {
            self.context.out.error(&error, &self.context.texts);
        }
    }

    /// Puts the game away, as soon as it is known which: it can go on later.
    pub fn leave(&mut self) {
        self.game.leaving = true;
        if let Some(room) = self.game.room {
            self.post(Command::PutAway { room });
        }
    }

    /// The person whose act is awaited, else the first person here; known from the word of the turn and from the seats
    /// before the first view came, so that an order right after that word is taken.
    pub fn person(&self) -> Option<Seat> {
        let awaited = self.game.views.iter().find(|(_, (_, status))| status.mine).map(|(seat, _)| *seat);
        self.game
            .turn
            .or(awaited)
            .or_else(|| self.game.views.keys().next().copied())
            .or_else(|| self.game.persons.first().copied())
    }

    /// One gesture of the person whose act is awaited.
    pub fn gesture(&mut self, gesture: Gesture) {
        match (self.game.room, self.person()) {
            (Some(room), Some(seat)) => self.post(Command::Gesture { room, seat, gesture }),
            _ => self.not_now(),
        }
    }

    /// A move in words of the person whose act is awaited.
    pub fn move_words(&mut self, words: &str) {
        let catalogue = self.context.catalogue.iter();
        let game = catalogue.copied().find(|game| game.id() == self.game.id);
        match crate::typed::gesture(&self.context.texts, game, words) {
            Ok(gesture) => self.gesture(gesture),
            Err(error) => self.context.out.error(&error, &self.context.texts),
        }
    }

    /// An act out of turn of the person whose act is awaited.
    pub fn notice(&mut self, kind: NoticeKind) {
        match (self.game.room, self.person()) {
            (Some(room), Some(seat)) => self.post(Command::Notice { room, seat, kind }),
            _ => self.not_now(),
        }
    }

    /// The board of the person whose act is awaited is ready.
    pub fn ready(&mut self) {
        match (self.game.room, self.person()) {
            (Some(room), Some(seat)) => self.post(Command::Ready { room, seat }),
            _ => self.not_now(),
        }
    }

    /// Tells that something is not possible now.
    pub fn not_now(&self) {
        let error = trouble(&self.context.texts, "not-now", Whose::You, &[]);
        self.context.out.error(&error, &self.context.texts);
    }

    fn hear(&mut self, event: &Event) {
        let game = &mut self.game;
        match event {
            Event::Opened { room, .. } if game.room.is_none() => {
                game.room = Some(*room);
                if game.leaving {
                    self.leave();
                }
            }
            Event::Seated { game: id, seats, .. } => {
                game.id.clone_from(id);
                let persons = seats.iter().filter(|line| line.local && !line.computer);
                game.persons = persons.map(|line| line.seat).collect();
                game.headless = game.persons.is_empty();
                (game.trouble, game.findings, game.over) = (None, None, None);
                (game.recorded, game.settled) = (false, false);
                game.views.clear();
                game.turn = None;
            }
            Event::Turn { seat, awaited, .. } => {
                let acts = matches!(*awaited, "move" | "commit");
                game.turn = seat.filter(|seat| acts && game.persons.contains(seat));
            }
            Event::Digits { .. } => game.digits = true,
            Event::WantsSeat { peer, .. } => {
                game.digits = false;
                match (self.accept, game.room) {
                    (true, Some(room)) => self.post(Command::AcceptSeat { room, peer: peer.clone() }),
                    _ => game.wants.push(peer.clone()),
                }
            }
            Event::SeatFree { peer, .. } => {
                game.wants.retain(|known| known != peer);
                game.digits = false;
            }
            Event::Terms { room, .. } => {
                game.digits = false;
                if game.headless || self.context.out.voice == Speech::Json {
                    self.post(Command::Agree { room: *room });
                }
            }
            Event::View { seat, scene, status, .. } => {
                game.clock = RunningClock::of(status);
                game.views.insert(*seat, (scene.clone(), status.clone()));
            }
            Event::Curtain { seat, status, .. } => {
                game.clock = RunningClock::of(status);
                game.curtain = Some(*seat);
            }
            Event::Verdict { findings, .. } => {
                game.findings = Some(findings.clone());
                game.over.get_or_insert_with(Instant::now);
            }
            Event::Record { .. } => game.recorded = true,
            Event::Settled { .. } => game.settled = true,
            Event::Closed { .. } => game.closed = true,
            // What was asked in vain of an open room decides nothing.
            Event::Error { error, .. } if error.whose == Whose::You && game.room.is_some() => {}
            Event::Error { error, .. } => game.trouble = Some(error.exit_status()),
            _ => {}
        }
    }

    /// The exit status, when there is nothing more to come.
    fn finished(&self) -> Option<u8> {
        let game = &self.game;
        let cheat = |findings: &Vec<SeatFinding>| findings.iter().any(|finding| finding.word == "cheat");
        let verdict = game.findings.as_ref().map(|findings| u8::from(cheat(findings)));
        if game.closed {
            let failed = game.trouble.filter(|_| !game.leaving).unwrap_or(0);
            return Some(verdict.unwrap_or(failed));
        }
        if game.room.is_none() {
            return game.trouble;
        }
        let late = game.over.is_some_and(|since| since.elapsed() >= LAST_WAIT);
        let stays = !game.headless && self.context.out.voice != Speech::Json;
        verdict.filter(|_| ((game.recorded && game.settled) || late) && !stays)
    }

    /// Ends as the signal wants it, once the games are safe.
    fn die(&mut self, signal: i32) {
        self.leave();
        let _ = signal_hook::low_level::emulate_default_handler(signal);
    }
}
