//! A room from its opening to its end: lobby, set-up, play, result.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use labirinto_node::{Command, Event, Room};
use ratatui::layout::Rect;

use super::{
    brush::Brush,
    lobby::Lobby,
    match_view::MatchView,
    room_state::RoomState,
    screen::{Next, Screen, usual},
    theme::Part,
    world::{World, room_of},
};

/// A room.
pub struct RoomScreen {
    room: Option<Room>,
    lobby: Lobby,
    view: MatchView,
}

/// What a room shows now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Opening,
    Lobby,
    Curtain,
    View,
}

impl RoomScreen {
    /// The room that the node opens next.
    pub fn waiting() -> RoomScreen {
        RoomScreen { room: None, lobby: Lobby::default(), view: MatchView::default() }
    }

    fn stage(&self, world: &World) -> Stage {
        let Some(state) = self.state(world) else { return Stage::Opening };
        if state.digits.is_some() || !state.wants.is_empty() || !state.terms.is_empty() {
            Stage::Lobby
        } else if state.curtain.is_some() {
            Stage::Curtain
        } else if state.view.is_some() {
            Stage::View
        } else {
            Stage::Lobby
        }
    }

    fn state<'a>(&self, world: &'a World) -> Option<&'a RoomState> {
        world.rooms.get(&self.room?)
    }
}

impl Screen for RoomScreen {
    fn draw(&mut self, brush: &mut Brush<'_>, world: &World) {
        let stage = self.stage(world);
        let state = self.room.and_then(|room| world.rooms.get(&room));
        match (stage, state) {
            (Stage::Lobby, Some(state)) => self.lobby.draw(brush, world, state),
            (Stage::Curtain, Some(state)) => curtain(brush, world, state),
            (Stage::View, Some(state)) => self.view.draw(brush, world, state),
            _ => {
                let area = brush.area();
                brush.bar(0, "Labirinto", "");
                let text = format!("{} {}", brush.glyphs.spinner(world.tick), world.say("term-opening"));
                brush.paragraph(
                    Rect { x: 3, y: 2, width: area.width.saturating_sub(6), height: 2 },
                    &text,
                    Part::Faint,
                );
                brush.bar(area.bottom() - 1, "", &world.say("term-help-hint"));
            }
        }
    }

    fn key(&mut self, key: KeyEvent, world: &mut World) -> Next {
        let stage = self.stage(world);
        let Some(room) = self.room.filter(|_| stage != Stage::Opening) else { return usual(self, key) };
        let taken = match stage {
            Stage::Lobby => self.lobby.key(key, room, world),
            Stage::View => self.view.key(key, room, world),
            Stage::Curtain => {
                let seat =
                    self.state(world).and_then(|state| state.curtain.as_ref()).map(|curtain| curtain.0);
                match (key.code, seat) {
                    (KeyCode::Enter | KeyCode::Char(' '), Some(seat)) => {
                        self.view.cover();
                        world.post(Command::LiftCurtain { room, seat });
                        Some(Next::Stay)
                    }
                    _ => None,
                }
            }
            Stage::Opening => None,
        };
        taken.unwrap_or_else(|| usual(self, key))
    }

    fn paste(&mut self, text: &str, world: &mut World) {
        if let (Some(room), Stage::View) = (self.room, self.stage(world)) {
            self.view.paste(text, room, world);
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, world: &mut World) -> Next {
        match (self.room, self.stage(world)) {
            (Some(room), Stage::View) => self.view.mouse(mouse, room, world),
            _ => Next::Stay,
        }
    }

    fn wants_mouse(&self) -> bool {
        self.view.is_drawn()
    }

    fn event(&mut self, event: &Event, world: &mut World) -> Next {
        match event {
            Event::Opened { room, .. } if self.room.is_none() => self.room = Some(*room),
            Event::Closed { room, .. } if self.room == Some(*room) => {
                self.room = None;
                return Next::Home;
            }
            Event::Error { room: None, .. } if self.room.is_none() => return Next::Back,
            Event::Notice { text, .. } if room_of(event) == self.room => world.inform(text.clone()),
            Event::RematchAsked { text, .. } if room_of(event) == self.room => world.inform(text.clone()),
            Event::Seated { .. } if room_of(event) == self.room => self.view = MatchView::default(),
            _ => {}
        }
        Next::Stay
    }

    fn waits(&self, world: &World) -> bool {
        self.state(world).is_none_or(RoomState::waits)
    }

    fn beat(&self, world: &World) -> Option<Duration> {
        self.state(world).filter(|_| self.stage(world) == Stage::View)?.clock.as_ref()?.beat()
    }

    fn leave(&mut self, world: &mut World) {
        if let Some(room) = self.room.take() {
            world.rooms.remove(&room);
            world.post(Command::PutAway { room });
        }
    }

    fn help(&self) -> (&'static str, &'static [(&'static str, &'static str)]) {
        if self.view.is_drawn() { ("term-play-title", PLAY_KEYS) } else { ("term-lobby-title", LOBBY_KEYS) }
    }
}

const PLAY_KEYS: &[(&str, &str)] = &[
    ("↑↓←→ hjkl", "term-key-cursor"),
    ("Shift+↑↓←→ HJKL", "term-key-reach"),
    ("Enter", "term-key-confirm"),
    ("Backspace", "term-key-erase"),
    ("Esc", "term-key-cancel"),
    ("a-z 1-9", "term-key-acts"),
    (":", "term-key-type"),
    ("Tab", "term-key-peek"),
    ("PgUp/PgDn", "term-key-history"),
    ("M", "term-key-more"),
];

const LOBBY_KEYS: &[(&str, &str)] = &[
    ("s / d", "term-key-digits"),
    ("a / x", "term-key-seat"),
    ("Enter", "term-key-agree"),
    ("v", "term-key-code"),
];

fn curtain(brush: &mut Brush<'_>, world: &World, state: &RoomState) {
    let Some((_, text, status)) = &state.curtain else { return };
    let area = brush.area();
    let turn = world.tell("term-turn", &[("turn", i64::from(status.turn).into())]);
    brush.bar(0, &world.game_name(&state.game), &turn);
    let width = area.width.min(60);
    let card = Rect { x: (area.width - width) / 2, y: area.height / 2 - 4, width, height: 7 };
    brush.card(card);
    let inside = Rect { x: card.x + 3, y: card.y + 2, width: width - 6, height: 2 };
    let used = brush.paragraph(inside, text, Part::Title);
    let below = Rect { y: inside.y + used + 1, ..inside };
    brush.paragraph(below, &world.say("term-curtain-how"), Part::Faint);
    brush.bar(area.bottom() - 1, &world.say("term-curtain-hint"), &world.say("term-help-hint"));
}
