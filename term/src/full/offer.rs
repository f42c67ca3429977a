//! What to play, and by which options.

use crossterm::event::{KeyCode, KeyEvent};
use labirinto_games::{Game, Level, OptionValues};
use labirinto_node::{Command, Player, table_options};
use ratatui::layout::Rect;

use super::{
    brush::Brush,
    field::Field,
    home::LIST_KEYS,
    list::{List, Row},
    room::RoomScreen,
    screen::{Next, Screen, usual},
    theme::Part,
    world::World,
};

/// How a game is begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Against the computer.
    Computer,
    /// Two at this keyboard.
    Two,
    /// A table for others to join.
    Host,
    /// The lesson.
    Lesson,
}

/// The choice of a game.
pub struct Offer {
    kind: Kind,
    list: List,
}

impl Offer {
    /// Where to go to begin a game: when only one is on offer, it is chosen already.
    pub fn open(kind: Kind, world: &mut World) -> Next {
        match world.catalogue {
            [only] => begin(kind, *only, world),
            _ => Next::To(Box::new(Offer { kind, list: List::default() })),
        }
    }
}

fn begin(kind: Kind, game: &'static dyn Game, world: &mut World) -> Next {
    if kind == Kind::Lesson {
        world.post(Command::Lesson { game: game.id().to_owned() });
        Next::To(Box::new(RoomScreen::waiting()))
    } else {
        Next::To(Box::new(Terms::new(kind, game, world)))
    }
}

impl Screen for Offer {
    fn draw(&mut self, brush: &mut Brush<'_>, world: &World) {
        let area = brush.area();
        brush.bar(0, &world.say("term-offer-title"), "");
        let word = |game: &dyn Game, part: &str| world.say(&format!("{}-{part}", game.id()));
        let rows: Vec<Row> = world
            .catalogue
            .iter()
            .map(|game| Row::new(world.game_name(game.id()), word(*game, "length")))
            .collect();
        let width = area.width.saturating_sub(6);
        let list = Rect { x: 3, y: 2, width, height: area.height.saturating_sub(7) };
        self.list.draw(brush, list, &rows);
        if let Some(game) = world.catalogue.get(self.list.chosen) {
            let below = Rect { x: 3, y: area.bottom().saturating_sub(4), width, height: 2 };
            brush.paragraph(below, &word(*game, "pitch"), Part::Faint);
        }
        brush.bar(area.bottom() - 1, &world.say("term-choose"), &world.say("term-help-hint"));
    }

    fn key(&mut self, key: KeyEvent, world: &mut World) -> Next {
        match self.list.key(key, world.catalogue.len()) {
            Some(chosen) => begin(self.kind, world.catalogue[chosen], world),
            None => usual(self, key),
        }
    }

    fn help(&self) -> (&'static str, &'static [(&'static str, &'static str)]) {
        ("term-offer-title", LIST_KEYS)
    }
}

/// The options of a game before it begins.
struct Terms {
    kind: Kind,
    game: &'static dyn Game,
    lines: Vec<Line>,
    list: List,
}

/// One thing that can be chosen.
enum Line {
    /// The strength of the computer.
    Level(u8),
    /// How many play.
    Seats(u8),
    /// The name of the second person.
    Name(Field),
    /// An option of the game or of the table.
    Option { prefix: String, key: &'static str, values: Vec<String>, words: bool, chosen: usize },
    /// Begin.
    Begin,
}

impl Terms {
    fn new(kind: Kind, game: &'static dyn Game, world: &World) -> Terms {
        let mut lines = vec![Line::Begin];
        match kind {
            Kind::Computer => lines.push(Line::Level(world.setting("level").parse().unwrap_or(3))),
            Kind::Two => lines.push(Line::Name(Field::new(&world.say("term-terms-guest")))),
            Kind::Host | Kind::Lesson => {}
        }
        if game.seats().start() != game.seats().end() {
            lines.push(Line::Seats(*game.seats().start()));
        }
        let own = game.options().iter().map(|spec| (format!("{}-option", game.id()), spec));
        let shared = table_options(game).iter().map(|spec| ("table-option".to_owned(), spec));
        for (prefix, spec) in own.chain(shared) {
            let (values, words) = match spec.values {
                OptionValues::Words(words) => (words.iter().map(|word| (*word).to_owned()).collect(), true),
                OptionValues::Range { least, greatest, .. } => {
                    ((least..=greatest).map(|number| number.to_string()).collect::<Vec<_>>(), false)
                }
            };
            let chosen = values.iter().position(|value| *value == spec.default_value()).unwrap_or(0);
            if values.len() > 1 {
                lines.push(Line::Option { prefix, key: spec.key, values, words, chosen });
            }
        }
        Terms { kind, game, lines, list: List::default() }
    }

    fn row(&self, line: &Line, world: &World) -> Row {
        match line {
            Line::Begin => {
                let key = if self.kind == Kind::Host { "term-terms-open" } else { "term-terms-begin" };
                Row::new(world.say(key), "")
            }
            Line::Level(level) => Row::new(
                world.say("term-terms-level"),
                around(world, &world.say(&format!("term-level-{level}"))),
            ),
            Line::Seats(count) => Row::new(world.say("term-terms-seats"), around(world, &count.to_string())),
            Line::Name(field) => Row::new(world.say("term-terms-name"), field.text()),
            Line::Option { prefix, key, values, words, chosen } => {
                let value = &values[*chosen];
                let exact = format!("{prefix}-{key}-{value}");
                let shown = if *words && world.texts.knows(&exact) {
                    world.say(&exact)
                } else {
                    let number = value.parse::<i64>().unwrap_or(0);
                    world.tell(&format!("{prefix}-{key}-value"), &[("value", number.into())])
                };
                Row::new(world.say(&format!("{prefix}-{key}")), around(world, &shown))
            }
        }
    }

    fn change(&mut self, forwards: bool) {
        let turn = |now: usize, count: usize| (now + if forwards { 1 } else { count - 1 }) % count;
        match &mut self.lines[self.list.chosen] {
            Line::Level(level) => *level = turn(usize::from(*level) - 1, 5) as u8 + 1,
            Line::Seats(count) => {
                let (least, most) = (*self.game.seats().start(), *self.game.seats().end());
                let range = usize::from(most - least) + 1;
                *count = least + turn(usize::from(*count - least), range) as u8;
            }
            Line::Option { values, chosen, .. } => *chosen = turn(*chosen, values.len()),
            Line::Begin | Line::Name(_) => {}
        }
    }

    fn begin(&self, world: &mut World) -> Next {
        let mut options = Vec::new();
        let (mut level, mut seats, mut name) = (3, *self.game.seats().start(), String::new());
        for line in &self.lines {
            match line {
                Line::Begin => {}
                Line::Level(chosen) => level = *chosen,
                Line::Seats(count) => seats = *count,
                Line::Name(field) => name = field.text(),
                Line::Option { key, values, chosen, .. } => {
                    options.push(((*key).to_owned(), values[*chosen].clone()));
                }
            }
        }
        let game = self.game.id().to_owned();
        let command = match self.kind {
            Kind::Host => Command::Host { game, options, players: vec![Player::PERSON], seats },
            Kind::Computer => {
                world.set("level", &level.to_string());
                let computer = Player::computer(Level::new(level).unwrap_or(Level::LAST));
                let mut players = vec![computer; usize::from(seats)];
                players[0] = Player::PERSON;
                Command::Play { game, options, players }
            }
            Kind::Two | Kind::Lesson => {
                let mut players = vec![Player::PERSON; usize::from(seats)];
                if let Some(second) = players.get_mut(1).filter(|_| !name.trim().is_empty()) {
                    second.name = Some(name.trim().to_owned());
                }
                Command::Play { game, options, players }
            }
        };
        world.post(command);
        Next::Instead(Box::new(RoomScreen::waiting()))
    }
}

/// A value with the marks that say that it can be changed.
fn around(world: &World, value: &str) -> String {
    match world.glyphs {
        crate::raster::Glyphs::Unicode => format!("◂ {value} ▸"),
        crate::raster::Glyphs::Ascii => format!("< {value} >"),
    }
}

impl Screen for Terms {
    fn draw(&mut self, brush: &mut Brush<'_>, world: &World) {
        let area = brush.area();
        brush.bar(0, &world.game_name(self.game.id()), &world.say("term-terms-title"));
        let pitch = world.say(&format!("{}-pitch", self.game.id()));
        brush.paragraph(
            Rect { x: 3, y: 2, width: area.width.saturating_sub(6), height: 2 },
            &pitch,
            Part::Faint,
        );
        let rows: Vec<Row> = self.lines.iter().map(|line| self.row(line, world)).collect();
        let list = Rect {
            x: 3,
            y: 5,
            width: area.width.saturating_sub(6).min(70),
            height: area.height.saturating_sub(7),
        };
        self.list.draw(brush, list, &rows);
        brush.bar(area.bottom() - 1, &world.say("term-terms-hint"), &world.say("term-help-hint"));
    }

    fn key(&mut self, key: KeyEvent, world: &mut World) -> Next {
        if let Line::Name(field) = &mut self.lines[self.list.chosen] {
            let moves = matches!(key.code, KeyCode::Up | KeyCode::Down | KeyCode::Enter | KeyCode::Tab);
            if !moves && field.key(key) {
                return Next::Stay;
            }
        }
        match key.code {
            KeyCode::Left | KeyCode::Char('h') => self.change(false),
            _ => match self.list.key(key, self.lines.len()) {
                Some(chosen) if matches!(self.lines[chosen], Line::Begin) => return self.begin(world),
                Some(_) => self.change(true),
                None => return usual(self, key),
            },
        }
        Next::Stay
    }

    fn paste(&mut self, text: &str, _world: &mut World) {
        if let Line::Name(field) = &mut self.lines[self.list.chosen] {
            field.paste(text);
        }
    }

    fn help(&self) -> (&'static str, &'static [(&'static str, &'static str)]) {
        (
            "term-terms-title",
            &[("↑↓ j k", "term-key-choose"), ("←→ h l", "term-key-change"), ("Enter", "term-key-take")],
        )
    }
}
