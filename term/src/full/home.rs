//! The first screen.

use crossterm::event::KeyEvent;
use ratatui::layout::Rect;

use super::{
    brush::Brush,
    join::Join,
    list::{List, Row},
    offer::{Kind, Offer},
    screen::{Next, Screen, usual},
    settings::Settings,
    shelf::{Shelf, Shelved},
    theme::Part,
    world::World,
};

/// The first screen: what can be done.
#[derive(Default)]
pub struct Home {
    list: List,
}

/// The keys of every list.
pub const LIST_KEYS: &[(&str, &str)] =
    &[("↑↓ j k", "term-key-choose"), ("Enter", "term-key-take"), ("1-9", "term-key-digit")];

const ENTRIES: [&str; 9] = [
    "term-home-computer",
    "term-home-two",
    "term-home-host",
    "term-home-join",
    "term-home-continue",
    "term-home-records",
    "term-home-lesson",
    "term-home-settings",
    "term-home-quit",
];

impl Screen for Home {
    fn draw(&mut self, brush: &mut Brush<'_>, world: &World) {
        let area = brush.area();
        brush.bar(0, "Labirinto", &world.node.name());
        brush.paragraph(
            Rect { x: 3, y: 2, width: area.width - 6, height: 2 },
            &world.say("term-home-idea"),
            Part::Faint,
        );
        let open = world.node.unfinished().map(|games| games.len()).unwrap_or(0);
        let done = world.node.records().map(|games| games.len()).unwrap_or(0);
        let rows: Vec<Row> = ENTRIES
            .iter()
            .map(|key| {
                let count = match *key {
                    "term-home-continue" if open > 0 => open.to_string(),
                    "term-home-records" if done > 0 => done.to_string(),
                    _ => String::new(),
                };
                Row::new(world.say(key), count)
            })
            .collect();
        let width = area.width.saturating_sub(6).min(56);
        self.list.draw(brush, Rect { x: 3, y: 5, width, height: rows.len() as u16 }, &rows);
        let beside = format!("{}.what", ENTRIES[self.list.chosen]);
        let below = Rect { x: 3, y: 6 + rows.len() as u16, width: area.width - 6, height: 3 };
        brush.paragraph(below.intersection(area), &world.say(&beside), Part::Faint);
        brush.bar(area.bottom() - 1, &world.say("term-choose"), &world.say("term-help-hint"));
    }

    fn key(&mut self, key: KeyEvent, world: &mut World) -> Next {
        let Some(chosen) = self.list.key(key, ENTRIES.len()) else {
            return match usual(self, key) {
                Next::Back => Next::Quit,
                next => next,
            };
        };
        match ENTRIES[chosen] {
            "term-home-computer" => Offer::open(Kind::Computer, world),
            "term-home-two" => Offer::open(Kind::Two, world),
            "term-home-host" => Offer::open(Kind::Host, world),
            "term-home-lesson" => Offer::open(Kind::Lesson, world),
            "term-home-join" => Next::To(Box::new(Join::new(world))),
            "term-home-continue" => Next::To(Box::new(Shelf::new(Shelved::Unfinished, world))),
            "term-home-records" => Next::To(Box::new(Shelf::new(Shelved::Finished, world))),
            "term-home-settings" => Next::To(Box::new(Settings::new(world))),
            _ => Next::Quit,
        }
    }

    fn help(&self) -> (&'static str, &'static [(&'static str, &'static str)]) {
        ("term-home-title", LIST_KEYS)
    }
}
