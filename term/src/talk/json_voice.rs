//! A game for programs: every event one JSON object, every command one.

use std::collections::BTreeMap;

use labirinto_games::{ActId, Gesture, Scene, Seat};
use labirinto_node::{Command, Event, NoticeKind, Status, Texts, Whose};

use super::{Session, Voice, spoken};
use crate::{
    json::{ActView, BoardView, ClockView, Line, Order, Unread},
    raster,
    trouble::trouble,
};

/// The voice of `--json`.
#[derive(Default)]
pub struct JsonVoice {
    /// What was said of each peer last: a program is told a change, not how long it is ago.
    peers: BTreeMap<String, Line>,
    /// Who looked before there was a picture.
    looks: Option<Seat>,
}

impl Voice for JsonVoice {
    fn event(&mut self, session: &mut Session<'_>, event: &Event) {
        if let Some(line) = Line::of(event).filter(|line| self.is_new(line)) {
            session.context.out.object(&line);
        }
        if let Event::Error { error, .. } = event {
            session.context.out.complain(error, &session.context.texts);
        }
        match event {
            Event::Curtain { room, seat, .. } => {
                session.game.curtain = None;
                session.post(Command::LiftCurtain { room: *room, seat: *seat });
            }
            // An order may follow the word of a turn at once, before the curtain was told.
            Event::Turn { room, .. } if session.game.persons.len() > 1 => {
                if let Some(seat) = session.game.turn {
                    session.post(Command::LiftCurtain { room: *room, seat });
                }
            }
            Event::View { seat, .. } if self.looks == Some(*seat) => self.look(session),
            _ => {}
        }
    }

    fn line(&mut self, session: &mut Session<'_>, line: &str) {
        match Order::read(line) {
            Ok(None) => {}
            Ok(Some(Order::Look)) => self.look(session),
            Ok(Some(order)) => obey(session, order),
            Err(unread) => {
                let texts = &session.context.texts;
                let why = why(&unread, texts);
                let error = trouble(texts, "order-unread", Whose::You, &[("why", (&why).into())]);
                session.context.out.error(&error, texts);
            }
        }
    }
}

impl JsonVoice {
    /// Tells what the person sees who is to act; as soon as there is a picture, where the turn has just come.
    fn look(&mut self, session: &Session<'_>) {
        self.looks = None;
        let Some(seat) = session.person() else { return session.not_now() };
        match session.game.views.get(&seat) {
            Some((scene, status)) => show(session, seat, scene, status),
            None => self.looks = Some(seat),
        }
    }

    fn is_new(&mut self, line: &Line) -> bool {
        let Line::Peer { id, .. } = line else { return true };
        self.peers.insert(id.clone(), line.clone()).as_ref() != Some(line)
    }
}

/// Why a line is no command, in words.
fn why(unread: &Unread, texts: &Texts) -> String {
    match unread {
        Unread::Long => texts.say("term-order-long", &[]),
        Unread::Json(column) => texts.say("term-order-json", &[("column", (*column as i64).into())]),
        Unread::Do => {
            let known = Order::ALL.map(|(order, _)| order).join(", ");
            texts.say("term-order-do", &[("known", (&known).into())])
        }
        Unread::Fields { order, fields } => {
            let fields = if fields.is_empty() { "–" } else { fields };
            texts.say("term-order-fields", &[("order", (*order).into()), ("fields", fields.into())])
        }
    }
}

fn obey(session: &mut Session<'_>, order: Order) {
    let room = session.game.room;
    match (order, room) {
        (Order::Quit, _) => session.leave(),
        (Order::Move { text }, _) => match spoken::notice(&text) {
            Some(kind) => session.notice(kind),
            None => session.move_words(&text),
        },
        (Order::Board { text }, _) => session.gesture(Gesture::Board(text)),
        (Order::Ready, _) => session.ready(),
        (Order::End, _) => session.notice(NoticeKind::End),
        (Order::GoOn, _) => session.notice(NoticeKind::GoOn),
        (Order::Act { id }, _) if offered(session, id) => session.gesture(Gesture::Act(ActId(id))),
        (Order::Confirm, Some(room)) if session.game.digits => session.post(Command::Confirm { room }),
        (Order::Differ, Some(room)) if session.game.digits => session.post(Command::Differ { room }),
        (Order::AcceptSeat { peer }, Some(room)) => match asking(session, peer) {
            Some(peer) => session.post(Command::AcceptSeat { room, peer }),
            None => session.not_now(),
        },
        (Order::DeclineSeat { peer }, Some(room)) => match asking(session, peer) {
            Some(peer) => session.post(Command::DeclineSeat { room, peer }),
            None => session.not_now(),
        },
        (Order::Confirm | Order::Differ | Order::Act { .. } | Order::Look, Some(_)) | (_, None) => {
            session.not_now()
        }
    }
}

/// Whether the view of the person who is to act has this act, and it can be pressed.
fn offered(session: &Session<'_>, id: u16) -> bool {
    let view = session.person().and_then(|seat| session.game.views.get(&seat));
    view.is_some_and(|(scene, _)| scene.buttons().any(|act| act.id.0 == id && act.enabled))
}

/// Takes who asks for a seat off the list: the one who is named, else who asked last.
fn asking(session: &mut Session<'_>, peer: Option<String>) -> Option<String> {
    let wants = &mut session.game.wants;
    let place = match peer {
        Some(peer) => wants.iter().position(|known| *known == peer)?,
        None => wants.len().checked_sub(1)?,
    };
    Some(wants.remove(place))
}

fn show(session: &Session<'_>, seat: Seat, scene: &Scene<String>, status: &Status) {
    let boards = scene.panels.iter().map(|panel| BoardView {
        title: panel.title.clone(),
        lines: raster::draw(panel, session.context.out.glyphs).lines(),
        cells: panel.targets.iter().map(|target| (target.name.clone(), target.label.clone())).collect(),
    });
    let acts =
        scene.buttons().map(|act| ActView { id: act.id.0, text: act.text.clone(), enabled: act.enabled });
    session.context.out.object(&Line::View {
        seat: seat.byte(),
        headline: status.headline.clone(),
        notes: scene.notes.clone(),
        boards: boards.collect(),
        acts: acts.collect(),
        clock: session.game.clock.as_ref().map(|clock| ClockView::new(&clock.now())),
    });
}
