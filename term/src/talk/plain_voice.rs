//! A game for people who read line by line: nothing is drawn, everything can be asked for and chosen by number.

use std::collections::BTreeMap;

use labirinto_games::{ActId, Cell, Gesture, Scene, Seat};
use labirinto_node::{Command, Event, NoticeKind, PeerState, Phase, Room, Status};

use super::{Session, Voice, spoken};
use crate::clock::figures;

/// The voice of `--plain`.
#[derive(Default)]
pub struct PlainVoice {
    /// What the numbers mean now.
    choices: Vec<Choice>,
    said: Said,
    /// How the link to each peer stood when it was said last.
    links: BTreeMap<String, PeerState>,
    /// Whose time ran when the clock was said last, and what was said of time that is over.
    clock: (Option<Seat>, String),
}

/// What was said last, so that it is not said twice.
#[derive(Default)]
struct Said {
    seat: Option<Seat>,
    headline: String,
    now: String,
    notes: Vec<String>,
    primary: String,
    lesson: String,
    acts: Vec<ActId>,
    mine: bool,
}

/// What a number does.
#[derive(Clone)]
enum Choice {
    Act(ActId),
    Post(Command),
    Leave,
}

impl Voice for PlainVoice {
    fn event(&mut self, session: &mut Session<'_>, event: &Event) {
        let say = |key: &str| session.context.texts.say(key, &[]);
        let out = session.context.out;
        match event {
            Event::Listening { link, addresses, .. } => {
                out.line(&say("term-plain-link"));
                out.line(link);
                out.line(&say("term-lobby-address"));
                out.lines(addresses);
            }
            Event::Peer { id, name, state, text, .. } => self.peer(session, id, *state, name, text),
            Event::Digits { room, name, digits } => {
                out.line(&session.context.texts.say("term-digits-how", &[("name", name.into())]));
                out.line(digits);
                let room = *room;
                self.offer(
                    session,
                    vec![
                        (say("term-digits-same"), Choice::Post(Command::Confirm { room })),
                        (say("term-digits-differ"), Choice::Post(Command::Differ { room })),
                    ],
                );
            }
            Event::WantsSeat { room, peer, name } if session.game.wants.contains(peer) => {
                out.line(&session.context.texts.say("term-wants", &[("name", name.into())]));
                let (room, peer) = (*room, peer.clone());
                self.offer(
                    session,
                    vec![
                        (
                            say("term-wants-accept"),
                            Choice::Post(Command::AcceptSeat { room, peer: peer.clone() }),
                        ),
                        (say("term-wants-decline"), Choice::Post(Command::DeclineSeat { room, peer })),
                    ],
                );
            }
            Event::SeatFree { .. } => out.line(&say("term-seat-free")),
            Event::Terms { room, lines } => {
                out.line(&say("term-agree-title"));
                out.lines(lines);
                if !session.game.headless {
                    self.offer(
                        session,
                        vec![
                            (say("term-agree"), Choice::Post(Command::Agree { room: *room })),
                            (say("term-more-leave"), Choice::Leave),
                        ],
                    );
                }
            }
            Event::Curtain { room, seat, text, .. } => {
                out.line(text);
                let lift = Choice::Post(Command::LiftCurtain { room: *room, seat: *seat });
                self.offer(session, vec![(say("term-curtain-lift"), lift)]);
            }
            Event::View { room, seat, scene, status } => self.view(session, *room, *seat, scene, status),
            Event::Entry { line, .. } if line.shown && line.kind != "heed" => {
                out.line(&line.told);
                self.said.notes.push(line.told.clone());
            }
            Event::Turn { text, mine: false, .. } if session.game.views.is_empty() => out.line(text),
            Event::Notice { text, .. } | Event::RematchAsked { text, .. } | Event::Closed { text, .. } => {
                out.line(text);
            }
            Event::Verdict { result, lines, .. } => {
                out.line(&result.title);
                out.line(&result.reason);
                for finding in lines {
                    out.finding(finding, &session.context.texts);
                }
            }
            Event::Record { room, path } => {
                let path = path.display().to_string();
                out.line(&session.context.texts.say("term-records-written", &[("path", (&path).into())]));
                if !session.game.headless {
                    let again = Choice::Post(Command::Rematch { room: *room });
                    self.offer(
                        session,
                        vec![(say("term-result-again"), again), (say("term-result-back"), Choice::Leave)],
                    );
                }
            }
            Event::Error { error, .. } => out.error(error, &session.context.texts),
            _ => {}
        }
    }

    fn line(&mut self, session: &mut Session<'_>, line: &str) {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if let Ok(number) = line.parse::<usize>() {
            return self.choose(session, number);
        }
        match (word, rest.trim()) {
            ("", _) => match self.choices[..] {
                [_] => self.choose(session, 1),
                _ => self.acts(session),
            },
            ("help" | "?", _) => session.context.out.line(&session.context.texts.say("term-plain-help", &[])),
            ("quit" | "q", "") => session.leave(),
            ("acts", "") => self.acts(session),
            ("look", cell) => look(session, cell, false),
            ("own", cell) => look(session, cell, true),
            ("history", "") => history(session),
            ("ready", "") => session.ready(),
            ("next", "") => match session.game.room {
                Some(room) => session.post(Command::GoOn { room }),
                None => session.not_now(),
            },
            ("board", path) if !path.is_empty() => {
                match crate::trouble::read_text(&session.context.texts, std::path::Path::new(path)) {
                    Ok(board) => session.gesture(Gesture::Board(board)),
                    Err(error) => session.context.out.error(&error, &session.context.texts),
                }
            }
            _ => match spoken::notice(line) {
                Some(kind) => session.notice(kind),
                None => session.move_words(line),
            },
        }
    }
}

impl PlainVoice {
    /// Says how a link stands, unless only the turn changed.
    fn peer(&mut self, session: &Session<'_>, id: &str, state: PeerState, name: &str, text: &str) {
        let still = |state| if state == PeerState::Thinking { PeerState::Connected } else { state };
        if self.links.insert(id.to_owned(), still(state)) != Some(still(state)) {
            session.context.out.line(&format!("{name}: {text}"));
        }
    }

    /// Says what can be chosen, by number.
    fn offer(&mut self, session: &Session<'_>, choices: Vec<(String, Choice)>) {
        for (index, (text, _)) in choices.iter().enumerate() {
            session.context.out.line(&format!("{}. {text}", index + 1));
        }
        self.choices = choices.into_iter().map(|(_, choice)| choice).collect();
    }

    fn choose(&mut self, session: &mut Session<'_>, number: usize) {
        let choice = number.checked_sub(1).and_then(|index| self.choices.get(index)).cloned();
        match choice {
            Some(Choice::Act(id)) => session.gesture(Gesture::Act(id)),
            Some(Choice::Leave) => session.leave(),
            Some(Choice::Post(command)) => {
                self.choices.clear();
                session.game.curtain = None;
                session.game.wants.retain(|peer| !concerns(&command, peer));
                session.post(command);
            }
            None => session.not_now(),
        }
    }

    fn acts(&mut self, session: &Session<'_>) {
        let view = session.person().and_then(|seat| session.game.views.get(&seat));
        let Some((scene, status)) = view else { return session.not_now() };
        let acts = scene.buttons().filter(|act| act.enabled);
        let mut choices: Vec<(String, Choice)> = acts
            .map(|act| {
                let chosen = if act.chosen {
                    session.context.texts.say("term-plain-chosen", &[])
                } else {
                    String::new()
                };
                (format!("{}{chosen}", act.text), Choice::Act(act.id))
            })
            .collect();
        if let (Some(room), Some(seat)) = (session.game.room, session.person()) {
            for kind in &status.notices {
                choices.push(notice_choice(session, room, seat, *kind));
            }
        }
        choices.push((session.context.texts.say("term-more-leave", &[]), Choice::Leave));
        self.offer(session, choices);
    }

    /// Says what is new in a view.
    fn view(
        &mut self,
        session: &Session<'_>,
        room: Room,
        seat: Seat,
        scene: &Scene<String>,
        status: &Status,
    ) {
        let out = session.context.out;
        if self.said.seat != Some(seat) {
            self.said = Said { seat: Some(seat), ..Said::default() };
        }
        if let Some((text, ..)) = &status.lesson
            && *text != self.said.lesson
        {
            out.line(text);
            out.line(&session.context.texts.say("term-plain-next", &[]));
            self.said.lesson.clone_from(text);
        }
        if status.phase == Phase::Over || status.result.is_some() {
            return;
        }
        if status.headline != self.said.headline {
            out.line(&status.headline);
            self.said.headline.clone_from(&status.headline);
        }
        if scene.headline != self.said.now && scene.headline != status.headline {
            out.line(&scene.headline);
            self.said.now.clone_from(&scene.headline);
        }
        self.clock(session, status);
        for note in scene.notes.iter().filter(|note| !self.said.notes.contains(note)) {
            out.line(note);
        }
        self.said.notes.clone_from(&scene.notes);
        let primary = scene.acts.iter().find(|act| act.primary && act.enabled).map(|act| act.text.clone());
        let primary = primary.unwrap_or_default();
        let offered: Vec<ActId> = scene.buttons().filter(|act| act.enabled).map(|act| act.id).collect();
        if status.mine && !self.said.mine {
            self.acts(session);
        } else if primary != self.said.primary || offered != self.said.acts {
            self.renumber(scene, status, session, room, seat);
            if !primary.is_empty() && primary != self.said.primary {
                out.line(&format!("1. {primary}"));
            }
        }
        self.said.primary = primary;
        self.said.acts = offered;
        self.said.mine = status.mine;
    }

    /// Says what is left to each when another's time runs, and once that it is over.
    fn clock(&mut self, session: &Session<'_>, status: &Status) {
        let Some(clock) = &status.clock else { return };
        if clock.runs.is_some() && clock.runs != self.clock.0 {
            let seats = status.seats.iter().zip(&clock.left);
            let times: Vec<String> =
                seats.map(|(line, left)| format!("{} {}", line.name, figures(*left))).collect();
            let times = times.join(", ");
            session.context.out.line(&session.context.texts.say("term-clock", &[("times", (&times).into())]));
            self.clock.0 = clock.runs;
        }
        if clock.over != self.clock.1 {
            session.context.out.lines(Some(&clock.over).filter(|over| !over.is_empty()));
            self.clock.1.clone_from(&clock.over);
        }
    }

    /// Gives the numbers their new meaning without saying all of them.
    fn renumber(
        &mut self,
        scene: &Scene<String>,
        status: &Status,
        session: &Session<'_>,
        room: Room,
        seat: Seat,
    ) {
        let acts = scene.buttons().filter(|act| act.enabled).map(|act| Choice::Act(act.id));
        let notices = status.notices.iter().map(|kind| notice_choice(session, room, seat, *kind).1);
        self.choices = acts.chain(notices).chain([Choice::Leave]).collect();
    }
}

fn notice_choice(session: &Session<'_>, room: Room, seat: Seat, kind: NoticeKind) -> (String, Choice) {
    let word = crate::json::notice_word(kind).replace('_', "-");
    let text = session.context.texts.say(&format!("term-notice-{word}"), &[]);
    (text, Choice::Post(Command::Notice { room, seat, kind }))
}

fn concerns(command: &Command, asking: &str) -> bool {
    match command {
        Command::AcceptSeat { peer, .. } | Command::DeclineSeat { peer, .. } => peer == asking,
        _ => false,
    }
}

fn look(session: &Session<'_>, cell: &str, own: bool) {
    let view = session.person().and_then(|seat| session.game.views.get(&seat));
    let Some((scene, status)) = view else { return session.not_now() };
    let out = session.context.out;
    let wanted = Some(cell).filter(|cell| !cell.is_empty());
    let is_some =
        |name: &str| Cell::from_name(name).is_some() || !spoken::cells(scene, Some(name), own).is_empty();
    if wanted.is_some_and(|name| !is_some(name)) {
        out.line(&session.context.texts.say("term-plain-no-cell", &[("cell", cell.into())]));
        return;
    }
    if wanted.is_none() && !own {
        out.line(&status.headline);
        out.lines(&scene.notes);
    }
    let lines = spoken::cells(scene, wanted, own);
    if lines.is_empty() {
        out.line(&session.context.texts.say("term-plain-nothing", &[]));
    }
    out.lines(lines);
}

fn history(session: &Session<'_>) {
    let view = session.person().and_then(|seat| session.game.views.get(&seat));
    let Some((_, status)) = view else { return session.not_now() };
    for line in status.history.iter().filter(|line| line.shown) {
        session.context.out.line(&line.told);
    }
}
