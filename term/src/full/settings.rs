//! Name, language, colours.

use crossterm::event::{KeyCode, KeyEvent};
use labirinto_node::{Command, Language};
use ratatui::layout::Rect;

use super::{
    brush::Brush,
    field::Field,
    list::{List, Row},
    screen::{Next, Screen, usual},
    theme::Part,
    world::World,
};

/// The settings.
pub struct Settings {
    list: List,
    name: Field,
    typing: bool,
}

const COLOURS: [&str; 5] = ["auto", "dark", "light", "contrast", "none"];

/// The lines: name, language, colours.
const LINES: usize = 3;

impl Settings {
    /// The settings as they are stored.
    pub fn new(world: &World) -> Settings {
        Settings { list: List::default(), name: Field::new(&world.node.name()), typing: false }
    }

    fn change(&mut self, line: usize, world: &mut World) {
        match line {
            0 => self.typing = true,
            1 => {
                let now = world.texts.language();
                let place = Language::ALL.iter().position(|language| *language == now).unwrap_or(0);
                world.speak(Language::ALL[(place + 1) % Language::ALL.len()]);
            }
            _ => {
                let now = colours(world);
                let place = COLOURS.iter().position(|colours| *colours == now).unwrap_or(0);
                world.set("colours", COLOURS[(place + 1) % COLOURS.len()]);
            }
        }
    }

    fn type_name(&mut self, key: KeyEvent, world: &mut World) {
        match key.code {
            KeyCode::Enter => {
                self.typing = false;
                let name = self.name.text().trim().to_owned();
                if !name.is_empty() {
                    world.post(Command::SetName(name));
                }
            }
            KeyCode::Esc => {
                self.typing = false;
                self.name = Field::new(&world.node.name());
            }
            _ => {
                self.name.key(key);
            }
        }
    }
}

fn colours(world: &World) -> String {
    let set = world.setting("colours");
    if COLOURS.contains(&set.as_str()) { set } else { COLOURS[0].to_owned() }
}

impl Screen for Settings {
    fn draw(&mut self, brush: &mut Brush<'_>, world: &World) {
        let area = brush.area();
        brush.bar(0, &world.say("term-settings-title"), "");
        let rows = [
            Row::new(
                world.say("term-settings-name"),
                if self.typing { String::new() } else { self.name.text() },
            ),
            Row::new(world.say("term-settings-language"), world.texts.language().own_name()),
            Row::new(
                world.say("term-settings-colours"),
                world.say(&format!("term-colours-{}", colours(world))),
            ),
        ];
        let width = area.width.saturating_sub(6).min(60);
        self.list.draw(brush, Rect { x: 3, y: 2, width, height: LINES as u16 }, &rows);
        if self.typing {
            self.name.draw(brush, 3 + width / 2, 2, width / 2, "");
        }
        let mut y = 4 + LINES as u16;
        for (key, value) in
            [("term-settings-key", world.node.id()), ("term-settings-version", env!("CARGO_PKG_VERSION"))]
        {
            let line = format!("{} {value}", world.say(key));
            let place = Rect { x: 3, y, width: area.width.saturating_sub(6), height: 3 };
            y += brush.paragraph(place, &line, Part::Faint);
        }
        brush.bar(area.bottom() - 1, &world.say("term-settings-hint"), &world.say("term-help-hint"));
    }

    fn key(&mut self, key: KeyEvent, world: &mut World) -> Next {
        if self.typing {
            self.type_name(key, world);
            return Next::Stay;
        }
        match self.list.key(key, LINES) {
            Some(line) => {
                self.change(line, world);
                Next::Stay
            }
            None => usual(self, key),
        }
    }

    fn paste(&mut self, text: &str, _world: &mut World) {
        if self.typing {
            self.name.paste(text);
        }
    }

    fn help(&self) -> (&'static str, &'static [(&'static str, &'static str)]) {
        ("term-settings-title", super::home::LIST_KEYS)
    }
}
