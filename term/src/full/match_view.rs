//! One seat's view of a game: set-up, play, result.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use labirinto_games::{ActId, Direction, Gesture, Key, PanelKind, Scene, Seat};
use labirinto_node::{Command, NoticeKind, PeerState, Room, SeatLine, Status};
use ratatui::layout::Rect;

use super::{
    boards::Boards,
    brush::Brush,
    dialog::{Answer, Dialog},
    field::Field,
    replay::ReplayScreen,
    room_state::RoomState,
    screen::Next,
    side::Side,
    theme::Part,
    world::World,
};
use crate::{
    clock::{RunningClock, figures},
    json::notice_word,
};

/// One seat's view of a game.
#[derive(Default)]
pub struct MatchView {
    boards: Boards,
    typed: Option<Field>,
    back: usize,
    drag: Option<Drag>,
    acts: Vec<(Rect, ActId)>,
    drawn: bool,
    escaped: bool,
}

/// A mouse button that is down on a board.
struct Drag {
    panel: u8,
    from: (u16, u16),
    moved: bool,
}

impl MatchView {
    /// Whether a board was drawn.
    pub fn is_drawn(&self) -> bool {
        self.drawn
    }

    /// Hides the own secret again: another person looks.
    pub fn cover(&mut self) {
        self.boards.peek = false;
        self.typed = None;
        self.back = 0;
    }

    /// Draws it.
    pub fn draw(&mut self, brush: &mut Brush<'_>, world: &World, state: &RoomState) {
        let Some((_, scene, status)) = &state.view else { return };
        self.drawn = true;
        let area = brush.area();
        brush.bar(0, &title(world, state, status, brush), &link(world, status, brush));
        let over = status.result.is_some();
        let free = self.boards.draw(brush, world, scene, !over);
        let mut side = Side::new(brush, &free);
        match &status.result {
            Some(result) => {
                side.words(brush, &result.title, Part::Title);
                side.words(brush, &result.reason, Part::Text);
                side.gap();
                side.findings(brush, &status.findings);
                side.gap();
                for (key, text, shown) in [
                    ("R", "term-result-again", status.rematch),
                    ("S", "term-result-steps", state.record.is_some()),
                    ("q", "term-result-back", true),
                ] {
                    if shown {
                        side.words(brush, &format!("{key}  {}", world.say(text)), Part::Text);
                    }
                }
                self.acts.clear();
            }
            None => {
                self.now(brush, world, state, scene, status, &mut side);
                self.acts = side.acts(brush, scene.buttons());
                let spoken = scene.panels.iter().find_map(|panel| {
                    let cursor = panel.cursor?;
                    panel.targets.iter().find(|target| target.id == cursor)
                });
                side.below(brush, spoken.map_or("", |target| &target.label));
            }
        }
        let shown = status.history.iter().filter(|line| line.shown);
        side.history(brush, &world.say("term-history"), shown.map(|line| &**line), self.back);
        let drawing = scene.panels.iter().any(|panel| panel.kind == PanelKind::Editor);
        self.foot(brush, world, (over, drawing), area.bottom() - 1);
    }

    /// What happens now, and what was heard.
    fn now(
        &self,
        brush: &mut Brush<'_>,
        world: &World,
        state: &RoomState,
        scene: &Scene<String>,
        status: &Status,
        side: &mut Side,
    ) {
        let seconds = state.since.elapsed().as_secs() as i64;
        if status.lesson.is_some() {
            // A lesson says itself what happens now.
        } else if state.waits() && seconds >= 1 {
            let spinner = brush.glyphs.spinner(world.tick);
            let long = world.tell("term-seconds", &[("seconds", seconds.into())]);
            side.words(brush, &format!("{spinner} {} ({long})", status.headline), Part::Title);
        } else {
            side.words(brush, &status.headline, Part::Title);
        }
        if let Some((text, number, count)) = &status.lesson {
            let numbers = [("number", (*number as i64).into()), ("count", (*count as i64).into())];
            side.words(brush, &world.tell("term-lesson-step", &numbers), Part::Faint);
            side.words(brush, text, Part::Key);
            side.words(brush, &world.say("term-lesson-next"), Part::Faint);
            side.gap();
        }
        if scene.headline != status.headline && status.lesson.is_none() {
            side.words(brush, &scene.headline, Part::Text);
        }
        for note in &scene.notes {
            side.words(brush, note, Part::Faint);
        }
        let over = status.clock.as_ref().map_or("", |clock| &clock.over);
        side.words(brush, over, Part::Title);
        if status.notices.contains(&NoticeKind::AcceptDraw) {
            side.words(brush, &world.say("term-draw-offered"), Part::Wrong);
        }
        side.gap();
    }

    /// The last line: what is being typed, else the most important keys.
    fn foot(&self, brush: &mut Brush<'_>, world: &World, (over, drawing): (bool, bool), y: u16) {
        let help = world.say("term-help-hint");
        if let Some(field) = &self.typed {
            brush.bar(y, "", &help);
            field.draw(brush, 1, y, brush.area().width.saturating_sub(2), ":");
            return;
        }
        let (hint, keys) = match (over, drawing) {
            (true, _) => ("term-result-hint", None),
            (false, true) => ("term-draw-hint", Some("term-draw-keys")),
            (false, false) => ("term-play-hint", Some("term-play-keys")),
        };
        let left = world.say(if self.escaped && !over { "term-escape-again" } else { hint });
        let right = keys.map_or_else(|| help.clone(), |keys| format!("{}  {help}", world.say(keys)));
        brush.bar(y, &left, &right);
    }

    /// Takes a key; none when it means nothing here.
    pub fn key(&mut self, key: KeyEvent, room: Room, world: &mut World) -> Option<Next> {
        let (seat, scene, status) = world.rooms.get(&room)?.view.clone()?;
        if let Some(field) = &mut self.typed {
            match key.code {
                KeyCode::Enter => {
                    let text = field.text().trim().to_owned();
                    self.typed = None;
                    return Some(typed(&text, room, seat, &status, world));
                }
                KeyCode::Esc => self.typed = None,
                KeyCode::Backspace if field.is_empty() => self.typed = None,
                _ => {
                    field.key(key);
                }
            }
            return Some(Next::Stay);
        }
        if status.result.is_some()
            && let Some(next) = after(key, room, world)
        {
            return Some(next);
        }
        if key.code == KeyCode::Esc {
            return self.escape(room, seat, status.result.is_some(), world);
        }
        self.escaped = false;
        match key.code {
            KeyCode::Tab => {
                if scene.panels.iter().any(|panel| panel.kind == PanelKind::Own) && status.result.is_none() {
                    self.boards.peek = !self.boards.peek;
                } else {
                    self.boards.turn();
                }
            }
            KeyCode::PageUp => {
                let shown = status.history.iter().filter(|line| line.shown).count();
                self.back = (self.back + 5).min(shown.saturating_sub(1));
            }
            KeyCode::PageDown => self.back = self.back.saturating_sub(5),
            KeyCode::Char(':' | '/') => self.typed = Some(Field::default()),
            KeyCode::Char('M') => return Some(more(room, seat, &status, world)),
            KeyCode::Char(' ') if status.lesson.is_some() => world.post(Command::GoOn { room }),
            _ => return Some(post(gesture(key, &scene)?, room, seat, &scene, world)),
        }
        Some(Next::Stay)
    }

    /// The first Escape drops what is drafted, the second goes back.
    fn escape(&mut self, room: Room, seat: Seat, over: bool, world: &mut World) -> Option<Next> {
        if over || std::mem::replace(&mut self.escaped, true) {
            return None;
        }
        world.post(Command::Gesture { room, seat, gesture: Gesture::Key(Key::Cancel) });
        Some(Next::Stay)
    }

    /// Takes pasted text: into what is being typed, else a whole board into the editor.
    pub fn paste(&mut self, text: &str, room: Room, world: &mut World) {
        if let Some(field) = &mut self.typed {
            field.paste(text);
            return;
        }
        let Some((seat, scene, _)) = world.rooms.get(&room).and_then(|state| state.view.as_ref()) else {
            return;
        };
        if scene.panels.iter().any(|panel| panel.kind == PanelKind::Editor) {
            let (seat, gesture) = (*seat, Gesture::Board(text.replace('\r', "\n")));
            world.post(Command::Gesture { room, seat, gesture });
        }
    }

    /// Takes the mouse: a click taps, a drag drags, on a board; a click on an act presses it.
    pub fn mouse(&mut self, mouse: MouseEvent, room: Room, world: &mut World) -> Next {
        let Some((seat, scene, _)) = world.rooms.get(&room).and_then(|state| state.view.clone()) else {
            return Next::Stay;
        };
        let (x, y) = (mouse.column, mouse.row);
        let mut gestures = Vec::new();
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => match self.boards.at(x, y) {
                Some((panel, _)) => self.drag = Some(Drag { panel, from: (x, y), moved: false }),
                None => {
                    let act = self.acts.iter().find(|(area, _)| area.contains((x, y).into()));
                    gestures.extend(act.map(|(_, id)| Gesture::Act(*id)));
                }
            },
            MouseEventKind::Drag(MouseButton::Left) => {
                if let Some(drag) = &mut self.drag
                    && let Some(at) = self.boards.on(drag.panel, x, y)
                {
                    let start = self.boards.on(drag.panel, drag.from.0, drag.from.1).unwrap_or(at);
                    if !std::mem::replace(&mut drag.moved, true) {
                        gestures.push(Gesture::DragStart { panel: drag.panel, at: start });
                    }
                    gestures.push(Gesture::DragMove { at });
                }
            }
            MouseEventKind::Up(MouseButton::Left) => {
                if let Some(drag) = self.drag.take()
                    && let Some(at) = self.boards.on(drag.panel, x, y)
                {
                    let panel = drag.panel;
                    gestures.push(if drag.moved {
                        Gesture::DragEnd { at }
                    } else {
                        Gesture::Tap { panel, at }
                    });
                }
            }
            _ => {}
        }
        let mut next = Next::Stay;
        for gesture in gestures {
            next = post(gesture, room, seat, &scene, world);
        }
        next
    }
}

/// Posts a gesture. What fixes a secret board for good is asked about before.
fn post(gesture: Gesture, room: Room, seat: Seat, scene: &Scene<String>, world: &mut World) -> Next {
    let drawing = scene.panels.iter().any(|panel| panel.kind == PanelKind::Editor);
    let primary = scene.acts.iter().find(|act| act.primary && act.enabled).filter(|_| drawing);
    let fixes = primary.is_some_and(|act| match gesture {
        Gesture::Key(Key::Confirm) => true,
        Gesture::Act(id) => id == act.id,
        _ => false,
    });
    let command = Command::Gesture { room, seat, gesture };
    if !fixes {
        world.post(command);
        return Next::Stay;
    }
    let no = Answer { text: world.say("term-fix-no"), command: None, confirm: None };
    let yes = Answer { text: world.say("term-fix-yes"), command: Some(command), confirm: None };
    Next::To(Box::new(Dialog::new(world.say("term-fix-sure"), vec![no, yes])))
}

fn title(world: &World, state: &RoomState, status: &Status, brush: &Brush<'_>) -> String {
    let clock = state.clock.as_ref().map(RunningClock::now);
    let left = |seat: Seat| clock.as_ref().and_then(|clock| clock.left.get(seat.index()));
    let name = |line: &SeatLine| {
        let left = left(line.seat).map_or(String::new(), |left| format!(" {}", figures(*left)));
        format!("{} {}{left}", brush.glyphs.piece(line.seat), line.name)
    };
    let names: Vec<String> = status.seats.iter().map(name).collect();
    format!("{}  {}", world.game_name(&state.game), names.join("  "))
}

fn link(world: &World, status: &Status, brush: &Brush<'_>) -> String {
    let mut facts = vec![world.tell("term-turn", &[("turn", i64::from(status.turn).into())])];
    for line in &status.seats {
        if let Some(state) = line.state {
            let linked = matches!(state, PeerState::Connected | PeerState::Thinking);
            let sign = if linked { brush.glyphs.linked() } else { brush.glyphs.unlinked() };
            facts.push(format!("{sign} {}", line.link));
        }
    }
    facts.join(&format!(" {} ", brush.glyphs.dot()))
}

/// What a key means once the game is over.
fn after(key: KeyEvent, room: Room, world: &mut World) -> Option<Next> {
    let state = world.rooms.get(&room)?;
    match key.code {
        KeyCode::Char('R' | 'r') | KeyCode::Enter => {
            world.post(Command::Rematch { room });
            world.inform(world.say("term-result-asked"));
            Some(Next::Stay)
        }
        KeyCode::Char('S' | 's') => match state.table.map(|table| world.node.replay(table)) {
            Some(Ok(replay)) => Some(Next::To(Box::new(ReplayScreen::new(replay)))),
            Some(Err(error)) => {
                world.complain(&error);
                Some(Next::Stay)
            }
            None => None,
        },
        _ => None,
    }
}

/// What a key means to the desk: a step, a reach, an act, or something about the draft.
fn gesture(key: KeyEvent, scene: &Scene<String>) -> Option<Gesture> {
    let reaches = key.modifiers.contains(KeyModifiers::SHIFT);
    let towards =
        |direction| Some(Gesture::Key(if reaches { Key::Reach(direction) } else { Key::Step(direction) }));
    match key.code {
        KeyCode::Up | KeyCode::Char('k' | 'K') => towards(Direction::North),
        KeyCode::Right | KeyCode::Char('l' | 'L') => towards(Direction::East),
        KeyCode::Down | KeyCode::Char('j' | 'J') => towards(Direction::South),
        KeyCode::Left | KeyCode::Char('h' | 'H') => towards(Direction::West),
        KeyCode::Enter | KeyCode::Char(' ') => Some(Gesture::Key(Key::Confirm)),
        KeyCode::Backspace | KeyCode::Delete => Some(Gesture::Key(Key::Erase)),
        KeyCode::Char(letter) => {
            scene.buttons().find(|act| act.shortcut == Some(letter)).map(|act| Gesture::Act(act.id))
        }
        _ => None,
    }
}

/// What was typed after `:`: an act out of turn, a file with a board, else a move in notation.
fn typed(text: &str, room: Room, seat: Seat, status: &Status, world: &mut World) -> Next {
    let kind = match text {
        "" => return Next::Stay,
        "resign" => Some(NoticeKind::Resign),
        "draw" => Some(NoticeKind::OfferDraw),
        "accept" => Some(NoticeKind::AcceptDraw),
        "decline" => Some(NoticeKind::DeclineDraw),
        _ => None,
    };
    if let Some(kind) = kind {
        let answer = notice(room, seat, kind, status, world);
        return match (answer.command, answer.confirm) {
            (Some(command), None) => {
                world.post(command);
                Next::Stay
            }
            (command, confirm) => {
                let no = Answer { text: world.say("term-no"), command: None, confirm: None };
                let yes = Answer { text: world.say("term-yes"), command, confirm: None };
                Next::To(Box::new(Dialog::new(confirm.unwrap_or_default(), vec![no, yes])))
            }
        };
    }
    let id = world.rooms.get(&room).map(|state| state.game.clone()).unwrap_or_default();
    let game = world.catalogue.iter().copied().find(|game| game.id() == id);
    let gesture = match text.strip_prefix("board ") {
        None => crate::typed::gesture(&world.texts, game, text),
        Some(path) => {
            crate::trouble::read_text(&world.texts, std::path::Path::new(path.trim())).map(Gesture::Board)
        }
    };
    let gesture = match gesture {
        Ok(gesture) => gesture,
        Err(error) => {
            world.complain(&error);
            return Next::Stay;
        }
    };
    world.post(Command::Gesture { room, seat, gesture });
    Next::Stay
}

/// The acts out of turn that make sense now.
fn more(room: Room, seat: Seat, status: &Status, world: &World) -> Next {
    let back = Answer { text: world.say("term-more-back"), command: None, confirm: None };
    let notices = status.notices.iter().map(|kind| notice(room, seat, *kind, status, world));
    let answers = std::iter::once(back).chain(notices).collect();
    Next::To(Box::new(Dialog::new(world.say("term-more-title"), answers)))
}

fn notice(room: Room, seat: Seat, kind: NoticeKind, status: &Status, world: &World) -> Answer {
    let word = notice_word(kind).replace('_', "-");
    let ends = matches!(kind, NoticeKind::Resign | NoticeKind::Leave | NoticeKind::End);
    let confirm = (ends && status.result.is_none()).then(|| world.say(&format!("term-notice-{word}.sure")));
    let command = Some(Command::Notice { room, seat, kind });
    Answer { text: world.say(&format!("term-notice-{word}")), command, confirm }
}
