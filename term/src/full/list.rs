//! A list of which one line is chosen.

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::{brush::Brush, theme::Part};

/// Which line is chosen, and which is the first shown.
#[derive(Clone, Copy, Debug, Default)]
pub struct List {
    /// The chosen line.
    pub chosen: usize,
    first: usize,
}

/// One line: what it is, and what is said beside it.
pub struct Row {
    /// What it is.
    pub text: String,
    /// Beside it, at the right.
    pub beside: String,
    /// Whether it can be taken.
    pub enabled: bool,
}

impl Row {
    /// A line that can be taken.
    pub fn new(text: impl Into<String>, beside: impl Into<String>) -> Row {
        Row { text: text.into(), beside: beside.into(), enabled: true }
    }
}

impl List {
    /// Takes a key among `count` lines: arrows, `j` and `k`, Home and End, a digit. `Some` when a line was taken.
    pub fn key(&mut self, key: KeyEvent, count: usize) -> Option<usize> {
        if count == 0 {
            return None;
        }
        self.chosen = self.chosen.min(count - 1);
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.chosen = (self.chosen + count - 1) % count,
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => self.chosen = (self.chosen + 1) % count,
            KeyCode::Home => self.chosen = 0,
            KeyCode::End => self.chosen = count - 1,
            KeyCode::PageUp => self.chosen = self.chosen.saturating_sub(10),
            KeyCode::PageDown => self.chosen = (self.chosen + 10).min(count - 1),
            KeyCode::Enter | KeyCode::Char(' ' | 'l') | KeyCode::Right => return Some(self.chosen),
            KeyCode::Char(digit) => {
                let number = digit.to_digit(10)? as usize;
                if (1..=count).contains(&number) {
                    self.chosen = number - 1;
                    return Some(self.chosen);
                }
            }
            _ => {}
        }
        None
    }

    /// Draws the lines, the first nine with their digits, so that the chosen one is in sight.
    pub fn draw(&mut self, brush: &mut Brush<'_>, area: Rect, rows: &[Row]) {
        let height = usize::from(area.height).max(1);
        self.chosen = self.chosen.min(rows.len().saturating_sub(1));
        self.first = self.first.min(self.chosen).max((self.chosen + 1).saturating_sub(height));
        for (index, row) in rows.iter().enumerate().skip(self.first).take(height) {
            let y = area.y + (index - self.first) as u16;
            let chosen = index == self.chosen;
            let part = match (row.enabled, chosen) {
                (false, _) => Part::Off,
                (true, true) => Part::Chosen,
                (true, false) => Part::Text,
            };
            let pointer = if chosen { brush.glyphs.pointer() } else { ' ' };
            let digit = if index < 9 { format!("{}", index + 1) } else { " ".to_owned() };
            let width = |words: &str| UnicodeWidthStr::width(words) as u16;
            let all = area.width.saturating_sub(5);
            let beside = width(&row.beside).min(all.saturating_sub(width(&row.text)).max(area.width / 2));
            brush.words(area.x, y, 3, &format!("{pointer}{digit}"), Part::Key);
            let aside = if part == Part::Chosen {
                let bar = Rect { x: area.x + 3, y, width: area.width.saturating_sub(3), height: 1 };
                brush.fill(bar, brush.theme.part(part));
                part
            } else {
                Part::Faint
            };
            brush.words(area.x + 3, y, all.saturating_sub(beside), &row.text, part);
            brush.words(area.right().saturating_sub(beside), y, beside, &row.beside, aside);
        }
    }
}
