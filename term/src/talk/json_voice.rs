//! A game for programs: every event one JSON object, every command one.

use std::collections::BTreeMap;

use labirinto_games::{ActId, Gesture};
use labirinto_node::{Command, Event, NoticeKind, Whose};

use super::{Session, Voice, spoken};
use crate::{
    json::{ActView, BoardView, Line, Order, Unread},
    raster,
    trouble::trouble,
};

/// The voice of `--json`.
#[derive(Default)]
pub struct JsonVoice {
    /// What was said of each peer last: a program is told a change, not how long it is ago.
    peers: BTreeMap<String, Line>,
}

impl Voice for JsonVoice {
    fn event(&mut self, session: &mut Session<'_>, event: &Event) {
        if let Some(line) = Line::of(event).filter(|line| self.is_new(line)) {
            session.context.out.object(&line);
        }
        if let Event::Error { error, .. } = event {
            session.context.out.note(&format!("{} {}", error.text, error.what));
        }
        if let Event::Curtain { room, seat, .. } = event {
            session.game.curtain = None;
            session.post(Command::LiftCurtain { room: *room, seat: *seat });
        }
    }

    fn line(&mut self, session: &mut Session<'_>, line: &str) {
        match Order::read(line) {
            Ok(None) => {}
            Ok(Some(order)) => obey(session, order),
            Err(Unread(why)) => {
                let texts = &session.context.texts;
                let error = trouble(texts, "order-unread", Whose::You, &[("why", (&why).into())]);
                session.context.out.error(&error, texts);
            }
        }
    }
}

impl JsonVoice {
    fn is_new(&mut self, line: &Line) -> bool {
        let Line::Peer { id, .. } = line else { return true };
        self.peers.insert(id.clone(), line.clone()).as_ref() != Some(line)
    }
}

fn obey(session: &mut Session<'_>, order: Order) {
    let room = session.game.room;
    match (order, room) {
        (Order::Quit, _) => session.leave(),
        (Order::Move { text }, _) => match spoken::notice(&text) {
            Some(kind) => session.notice(kind),
            None => session.gesture(Gesture::Typed(text)),
        },
        (Order::Board { text }, _) => session.gesture(Gesture::Board(text)),
        (Order::Ready, _) => session.ready(),
        (Order::End, _) => session.notice(NoticeKind::End),
        (Order::GoOn, _) => session.notice(NoticeKind::GoOn),
        (Order::Act { id }, _) => session.gesture(Gesture::Act(ActId(id))),
        (Order::Look, _) => look(session),
        (Order::Confirm, Some(room)) => session.post(Command::Confirm { room }),
        (Order::Differ, Some(room)) => session.post(Command::Differ { room }),
        (Order::AcceptSeat { peer }, Some(room)) => match peer.or_else(|| session.game.wants.pop()) {
            Some(peer) => session.post(Command::AcceptSeat { room, peer }),
            None => session.not_now(),
        },
        (Order::DeclineSeat { peer }, Some(room)) => match peer.or_else(|| session.game.wants.pop()) {
            Some(peer) => session.post(Command::DeclineSeat { room, peer }),
            None => session.not_now(),
        },
        (_, None) => session.not_now(),
    }
}

fn look(session: &Session<'_>) {
    let view = session.person().and_then(|seat| session.game.views.get(&seat).map(|view| (seat, view)));
    let Some((seat, (scene, status))) = view else { return session.not_now() };
    let boards = scene.panels.iter().map(|panel| BoardView {
        title: panel.title.clone(),
        lines: raster::draw(panel, session.context.out.glyphs).lines(),
        cells: panel.targets.iter().map(|target| (target.cell.name(), target.label.clone())).collect(),
    });
    let acts =
        scene.acts.iter().map(|act| ActView { id: act.id.0, text: act.text.clone(), enabled: act.enabled });
    session.context.out.object(&Line::View {
        seat: seat.byte(),
        headline: status.headline.clone(),
        notes: scene.notes.clone(),
        boards: boards.collect(),
        acts: acts.collect(),
    });
}
