//! A line of text that is being typed.

use crossterm::event::{KeyCode, KeyEvent};

use super::{brush::Brush, screen::with_control, theme::Part};

/// A line of text that is being typed.
#[derive(Clone, Debug, Default)]
pub struct Field {
    letters: Vec<char>,
    cursor: usize,
}

impl Field {
    /// The longest text, in characters.
    const LONGEST: usize = 2048;

    /// A field with a text, the cursor at its end.
    pub fn new(text: &str) -> Field {
        let letters: Vec<char> = text.chars().take(Field::LONGEST).collect();
        Field { cursor: letters.len(), letters }
    }

    /// What is typed so far.
    pub fn text(&self) -> String {
        self.letters.iter().collect()
    }

    /// Whether nothing is typed.
    pub fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    /// Takes a key; `false` when it means nothing to a line of text.
    pub fn key(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Char('u') if with_control(key) => *self = Field::default(),
            KeyCode::Char(letter) if !with_control(key) => self.insert(letter),
            KeyCode::Backspace if self.cursor > 0 => {
                self.cursor -= 1;
                self.letters.remove(self.cursor);
            }
            KeyCode::Delete if self.cursor < self.letters.len() => {
                self.letters.remove(self.cursor);
            }
            KeyCode::Left => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Right => self.cursor = (self.cursor + 1).min(self.letters.len()),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = self.letters.len(),
            _ => return false,
        }
        true
    }

    /// Takes pasted text; line ends and other control characters are dropped.
    pub fn paste(&mut self, text: &str) {
        for letter in text.chars() {
            self.insert(letter);
        }
    }

    fn insert(&mut self, letter: char) {
        if !letter.is_control() && self.letters.len() < Field::LONGEST {
            self.letters.insert(self.cursor, letter);
            self.cursor += 1;
        }
    }

    /// Draws the field: of a long text the part round the cursor.
    pub fn draw(&self, brush: &mut Brush<'_>, x: u16, y: u16, width: u16, label: &str) {
        let used = brush.words(x, y, width, label, Part::Key);
        let (x, width) = (x + used, usize::from(width.saturating_sub(used)));
        let first = (self.cursor + 1).saturating_sub(width);
        let shown: String = self.letters.iter().skip(first).take(width).collect();
        brush.words(x, y, width as u16, &shown, Part::Text);
        let under = self.letters.get(self.cursor).copied().unwrap_or(' ');
        let style = brush.theme.ground().add_modifier(ratatui::style::Modifier::REVERSED);
        brush.put(x + (self.cursor - first) as u16, y, under, style);
    }
}

#[cfg(test)]
mod tests {
    use crossterm::event::KeyModifiers;

    use super::*;

    #[test]
    fn a_field_is_edited_where_the_cursor_is() {
        let mut field = Field::new("ac");
        let mut press = |code| field.key(KeyEvent::new(code, KeyModifiers::NONE));
        assert!(press(KeyCode::Left));
        assert!(press(KeyCode::Char('b')));
        assert!(press(KeyCode::Delete));
        assert!(!press(KeyCode::Enter));
        field.paste("\r\nd");
        assert_eq!(field.text(), "abd");
    }
}
