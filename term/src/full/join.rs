//! Joining somebody's table: by a link, a typed address, or the nearby list.

use crossterm::event::{KeyCode, KeyEvent};
use labirinto_node::{Command, Player, Target};
use ratatui::layout::Rect;

use super::{
    brush::Brush,
    field::Field,
    list::{List, Row},
    room::RoomScreen,
    screen::{Next, Screen, usual},
    theme::Part,
    world::World,
};
use crate::target::target;

/// The join screen. While it is open, the node looks for tables.
pub struct Join {
    field: Field,
    list: List,
}

impl Join {
    /// Opens the screen, and begins to look.
    pub fn new(world: &mut World) -> Join {
        world.near.clear();
        world.post(Command::Look);
        Join { field: Field::default(), list: List::default() }
    }

    fn join(&self, target: Target, world: &mut World) -> Next {
        world.post(Command::StopLooking);
        world.post(Command::Join { target, player: Player::PERSON });
        Next::Instead(Box::new(RoomScreen::waiting()))
    }
}

impl Screen for Join {
    fn draw(&mut self, brush: &mut Brush<'_>, world: &World) {
        let area = brush.area();
        let width = area.width.saturating_sub(6);
        brush.bar(0, &world.say("term-join-title"), "");
        let mut y = 2;
        y += brush.paragraph(Rect { x: 3, y, width, height: 3 }, &world.say("term-join-how"), Part::Text) + 1;
        self.field.draw(brush, 3, y, width, &format!("{} ", world.say("term-join-label")));
        y += 2;
        let note = world.say("term-join-digits");
        y += brush.paragraph(Rect { x: 3, y, width, height: 3 }, &note, Part::Faint) + 1;
        brush.words(3, y, width, &world.say("term-join-near"), Part::Title);
        y += 1;
        if world.near.is_empty() {
            let looking = format!("{} {}", brush.glyphs.spinner(world.tick), world.say("term-join-looking"));
            y += brush.paragraph(Rect { x: 3, y, width, height: 2 }, &looking, Part::Faint) + 1;
            let rest = Rect { x: 3, y, width, height: area.bottom().saturating_sub(y + 1) };
            brush.paragraph(rest, &world.say("term-join-nobody"), Part::Faint);
        }
        let rows: Vec<Row> = world
            .near
            .iter()
            .map(|near| {
                let beside = if near.fits { String::new() } else { world.say("term-join-version") };
                Row { text: near.name.clone(), beside, enabled: near.fits }
            })
            .collect();
        let list = Rect { x: 3, y, width, height: area.bottom().saturating_sub(y + 1) };
        self.list.draw(brush, list, &rows);
        brush.bar(area.bottom() - 1, &world.say("term-join-hint"), &world.say("term-help-hint"));
    }

    fn key(&mut self, key: KeyEvent, world: &mut World) -> Next {
        match key.code {
            KeyCode::Enter if !self.field.is_empty() => self.join(target(&self.field.text()), world),
            KeyCode::Enter => match world.near.get(self.list.chosen) {
                Some(near) => {
                    let near = near.id.clone();
                    self.join(Target::Near(near), world)
                }
                None => Next::Stay,
            },
            KeyCode::Up | KeyCode::Down => {
                self.list.key(key, world.near.len());
                Next::Stay
            }
            KeyCode::Esc | KeyCode::F(1) => usual(self, key),
            KeyCode::Char('q' | '?') if self.field.is_empty() => usual(self, key),
            _ => {
                self.field.key(key);
                Next::Stay
            }
        }
    }

    fn paste(&mut self, text: &str, _world: &mut World) {
        self.field.paste(text.trim());
    }

    fn waits(&self, world: &World) -> bool {
        world.near.is_empty()
    }

    fn leave(&mut self, world: &mut World) {
        world.post(Command::StopLooking);
    }

    fn help(&self) -> (&'static str, &'static [(&'static str, &'static str)]) {
        (
            "term-join-title",
            &[("Enter", "term-key-join"), ("↑↓", "term-key-choose-near"), ("Ctrl-U", "term-key-erase-line")],
        )
    }
}
