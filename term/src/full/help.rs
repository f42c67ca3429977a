//! What `?` shows.

use crossterm::event::KeyEvent;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::{
    brush::{Brush, wrap},
    screen::{Next, Screen},
    theme::Part,
    world::World,
};

/// The keys of a screen, explained. Any key goes back.
pub struct Help {
    title: &'static str,
    keys: Vec<(&'static str, &'static str)>,
}

/// The keys that work everywhere.
const EVERYWHERE: [(&str, &str); 3] =
    [("q Esc", "term-key-back"), ("Ctrl-C", "term-key-quit"), ("?", "term-key-help")];

impl Help {
    /// The help of `screen`.
    pub fn of(screen: &dyn Screen) -> Help {
        let (title, keys) = screen.help();
        Help { title, keys: keys.iter().chain(&EVERYWHERE).copied().collect() }
    }
}

impl Screen for Help {
    fn draw(&mut self, brush: &mut Brush<'_>, world: &World) {
        let area = brush.area();
        brush.bar(0, &world.say("term-help-title"), &world.say(self.title));
        let across = self.keys.iter().map(|(keys, _)| keys.width()).max().unwrap_or(0) as u16;
        let mut y = 2;
        for (keys, text) in &self.keys {
            let words = world.say(text);
            let width = area.width.saturating_sub(across + 6);
            let lines = wrap(&words, usize::from(width)).len() as u16;
            brush.words(2, y, across, keys, Part::Key);
            let place = Rect { x: across + 4, y, width, height: lines };
            y += brush.paragraph(place.intersection(area), &words, Part::Text).max(1);
        }
        let colours = world.say("term-help-marks");
        let rest = Rect { x: 2, y: y + 1, width: area.width.saturating_sub(4), height: area.height };
        brush.paragraph(rest.intersection(area), &colours, Part::Faint);
        brush.bar(area.bottom() - 1, &world.say("term-any-key"), "");
    }

    fn key(&mut self, _key: KeyEvent, _world: &mut World) -> Next {
        Next::Back
    }

    fn help(&self) -> (&'static str, &'static [(&'static str, &'static str)]) {
        ("term-help-title", &[])
    }
}
