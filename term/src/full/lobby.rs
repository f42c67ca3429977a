//! The room before the game: who can come and how, who wants in, the digits, the terms.

use crossterm::event::{KeyCode, KeyEvent};
use labirinto_node::{Command, PeerState, Room};
use ratatui::layout::Rect;

use super::{
    brush::{Brush, wrap},
    room_state::{Listening, RoomState},
    screen::Next,
    theme::Part,
    world::World,
};

/// The lobby.
#[derive(Default)]
pub struct Lobby {
    code: bool,
}

impl Lobby {
    /// Draws it.
    pub fn draw(&mut self, brush: &mut Brush<'_>, world: &World, state: &RoomState) {
        let area = brush.area();
        if let (true, Some(listening)) = (self.code, &state.listening) {
            if code_alone(brush, world, listening) {
                return;
            }
            self.code = false;
        }
        let name = if state.game.is_empty() { "Labirinto".to_owned() } else { world.game_name(&state.game) };
        brush.bar(0, &name, &world.say("term-lobby-title"));
        let hint = if state.digits.is_some() {
            digits(brush, world, state);
            "term-digits-hint"
        } else if !state.wants.is_empty() {
            wants(brush, world, state);
            "term-wants-hint"
        } else if !state.terms.is_empty() {
            terms(brush, world, state);
            "term-agree-hint"
        } else if let Some(listening) = &state.listening {
            listen(brush, world, state, listening);
            "term-lobby-hint"
        } else {
            connecting(brush, world, state);
            "term-connecting-hint"
        };
        brush.bar(area.bottom() - 1, &world.say(hint), &world.say("term-help-hint"));
    }

    /// Takes a key; none when it means nothing here.
    pub fn key(&mut self, key: KeyEvent, room: Room, world: &mut World) -> Option<Next> {
        let state = world.rooms.get_mut(&room)?;
        if self.code {
            self.code = false;
            return Some(Next::Stay);
        }
        let command = match key.code {
            KeyCode::Char('s') if state.digits.take().is_some() => Command::Confirm { room },
            KeyCode::Char('d') if state.digits.take().is_some() => Command::Differ { room },
            _ if state.digits.is_some() => return None,
            KeyCode::Char('a') | KeyCode::Enter if !state.wants.is_empty() => {
                Command::AcceptSeat { room, peer: state.wants.remove(0).0 }
            }
            KeyCode::Char('x') if !state.wants.is_empty() => {
                Command::DeclineSeat { room, peer: state.wants.remove(0).0 }
            }
            KeyCode::Enter if !state.terms.is_empty() => {
                state.terms.clear();
                Command::Agree { room }
            }
            KeyCode::Char('v') if state.listening.is_some() => {
                self.code = true;
                return Some(Next::Stay);
            }
            _ => return None,
        };
        world.post(command);
        Some(Next::Stay)
    }
}

fn digits(brush: &mut Brush<'_>, world: &World, state: &RoomState) {
    let Some((name, digits)) = &state.digits else { return };
    let area = brush.area();
    let width = area.width.min(60);
    let card = Rect { x: (area.width - width) / 2, y: 4, width, height: 13.min(area.height - 5) };
    brush.card(card);
    let inside = Rect { x: card.x + 3, y: card.y + 2, width: width - 6, height: 4 };
    let how = world.tell("term-digits-how", &[("name", name.into())]);
    let used = brush.paragraph(inside, &how, Part::Text);
    let spaced: String = digits.chars().flat_map(|digit| [digit, ' ']).collect();
    brush.words(inside.x + 8, inside.y + used + 1, inside.width, spaced.trim_end(), Part::Primary);
    let mut y = inside.y + used + 3;
    for (letter, text) in [("s", "term-digits-same"), ("d", "term-digits-differ")] {
        brush.words(inside.x, y, 1, letter, Part::Key);
        let place = Rect { x: inside.x + 3, y, width: inside.width - 3, height: 2 };
        y += brush.paragraph(place, &world.say(text), Part::Text);
    }
}

fn wants(brush: &mut Brush<'_>, world: &World, state: &RoomState) {
    let area = brush.area();
    let width = area.width.saturating_sub(6);
    let mut y = 3;
    for (index, (peer, name)) in state.wants.iter().enumerate() {
        let text = world.tell("term-wants", &[("name", name.into())]);
        let part = if index == 0 { Part::Title } else { Part::Text };
        y += brush.paragraph(Rect { x: 3, y, width, height: 2 }, &text, part);
        let key: String = peer.chars().rev().take(8).collect::<Vec<_>>().into_iter().rev().collect();
        brush.words(5, y, width, &world.tell("term-wants-key", &[("key", (&key).into())]), Part::Faint);
        y += 2;
    }
    for (letter, text) in [("a", "term-wants-accept"), ("x", "term-wants-decline")] {
        brush.words(3, y, 1, letter, Part::Key);
        brush.words(6, y, width, &world.say(text), Part::Text);
        y += 1;
    }
}

fn terms(brush: &mut Brush<'_>, world: &World, state: &RoomState) {
    let area = brush.area();
    let width = area.width.saturating_sub(6);
    brush.words(3, 2, width, &world.say("term-agree-title"), Part::Title);
    let mut y = 4;
    for line in &state.terms {
        let place = Rect { x: 3, y, width, height: 2 }.intersection(area);
        y += brush.paragraph(place, line, Part::Text);
    }
    brush.words(3, y + 1, width, &format!(" {} ", world.say("term-agree")), Part::Primary);
}

/// The code at the left where there is room; link, address and who is here beside it.
fn listen(brush: &mut Brush<'_>, world: &World, state: &RoomState, listening: &Listening) {
    const QUIET: u16 = 4;
    let area = brush.area();
    let side = listening.code.side as u16 + QUIET;
    let code = Rect { x: 1, y: 1, width: side, height: side.div_ceil(2) };
    let beside =
        side + 3 + 30 <= area.width && code.height + 2 <= area.height && brush.code(code, &listening.code);
    let x = if beside { side + 3 } else { 3 };
    let width = area.width.saturating_sub(x + 2);
    let mut y = 2;
    let mut say = |brush: &mut Brush<'_>, words: &str, part| {
        let place = Rect { x, y, width, height: area.bottom().saturating_sub(y + 1) };
        y += brush.paragraph(place, words, part).max(1);
    };
    let spinner = brush.glyphs.spinner(world.tick);
    say(
        brush,
        &format!(
            "{spinner} {}",
            state.status().map_or_else(|| world.say("term-lobby-wait"), |status| status.headline.clone())
        ),
        Part::Title,
    );
    say(brush, "", Part::Text);
    say(brush, &world.say(if beside { "term-lobby-scan" } else { "term-lobby-link" }), Part::Faint);
    let spaced = wrap(&listening.link, usize::from(width)).join("\n");
    say(brush, &spaced, Part::Text);
    say(brush, "", Part::Text);
    say(brush, &world.say("term-lobby-address"), Part::Faint);
    for address in listening.addresses.iter().take(3) {
        say(brush, address, Part::Title);
    }
    say(brush, "", Part::Text);
    say(brush, &world.tell("term-lobby-near", &[("name", (&world.node.name()).into())]), Part::Faint);
    for line in people(brush, state) {
        say(brush, &line, Part::Text);
    }
}

fn connecting(brush: &mut Brush<'_>, world: &World, state: &RoomState) {
    let area = brush.area();
    let width = area.width.saturating_sub(6);
    let spinner = brush.glyphs.spinner(world.tick);
    let seconds = state.since.elapsed().as_secs() as i64;
    let found = state.peers.iter().any(|peer| is_linked(peer.state));
    let text = match state.peers.last() {
        _ if found && state.game.is_empty() => world.say("term-connecting-found"),
        Some(peer) if !peer.text.is_empty() => format!("{}: {}", peer.name, peer.text),
        _ if state.game.is_empty() => world.say("term-connecting"),
        _ => world.say("term-opening"),
    };
    let text = format!("{spinner} {text} ({})", world.tell("term-seconds", &[("seconds", seconds.into())]));
    let used = brush.paragraph(Rect { x: 3, y: 2, width, height: 3 }, &text, Part::Title);
    let mut y = 3 + used;
    if seconds >= 3 && !found {
        let why = if state.game.is_empty() { "term-connecting-why" } else { "term-lobby-nowhere" };
        let place = Rect { x: 3, y, width, height: area.bottom().saturating_sub(y + 1) };
        y += brush.paragraph(place, &world.say(why), Part::Faint) + 1;
    }
    if let Some(trouble) = &state.trouble {
        let place = Rect { x: 3, y, width, height: area.bottom().saturating_sub(y + 1) };
        brush.paragraph(place, &format!("{} {}", trouble.text, trouble.what), Part::Wrong);
    }
}

/// The code as large as it gets, in the middle; `false` when it does not fit.
fn code_alone(brush: &mut Brush<'_>, world: &World, listening: &Listening) -> bool {
    let area = brush.area();
    let side = listening.code.side as u16 + 4;
    let (width, height) = (side, side.div_ceil(2));
    let (x, y) = (area.width.saturating_sub(width) / 2, area.height.saturating_sub(height) / 2);
    let drawn = brush.code(Rect { x, y, width, height }.intersection(area), &listening.code);
    if drawn && y + height < area.bottom() {
        brush.bar(area.bottom() - 1, &world.say("term-any-key"), "");
    }
    drawn
}

fn is_linked(state: PeerState) -> bool {
    matches!(state, PeerState::Connected | PeerState::Thinking)
}

fn people(brush: &Brush<'_>, state: &RoomState) -> Vec<String> {
    state
        .peers
        .iter()
        .map(|peer| {
            let sign = if is_linked(peer.state) { brush.glyphs.linked() } else { brush.glyphs.unlinked() };
            format!("{sign} {}: {}", peer.name, peer.text)
        })
        .collect()
}
