//! Drawing words and pictures into the cells of the screen.

use labirinto_games::Role;
use labirinto_node::Qr;
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::theme::{Part, Theme};
use crate::raster::{Glyphs, Picture};

/// The screen with its colours and characters. Everything outside it is cut off.
pub struct Brush<'a> {
    /// The cells.
    pub cells: &'a mut Buffer,
    /// The colours.
    pub theme: Theme,
    /// The characters.
    pub glyphs: Glyphs,
}

impl Brush<'_> {
    /// The whole screen.
    pub fn area(&self) -> Rect {
        self.cells.area
    }

    /// Makes the whole screen empty paper.
    pub fn clear(&mut self) {
        let ground = self.theme.ground();
        self.fill(self.cells.area, ground);
    }

    /// Empties an area.
    pub fn fill(&mut self, area: Rect, style: Style) {
        let area = area.intersection(self.cells.area);
        for y in area.top()..area.bottom() {
            for x in area.left()..area.right() {
                self.cells[(x, y)].reset();
                self.cells[(x, y)].set_style(self.theme.ground().patch(style));
            }
        }
    }

    /// Words on one line from `(x, y)`, at most `width` columns; what is cut off is told by an ellipsis. The
    /// columns used.
    pub fn words(&mut self, x: u16, y: u16, width: u16, words: &str, part: Part) -> u16 {
        self.styled(x, y, width, words, self.theme.part(part))
    }

    /// The same in any style.
    pub fn styled(&mut self, x: u16, y: u16, width: u16, words: &str, style: Style) -> u16 {
        let screen = self.cells.area;
        if y >= screen.bottom() || x >= screen.right() {
            return 0;
        }
        let width = usize::from(width.min(screen.right() - x));
        let words = cut(&self.glyphs.fit(words), width, self.glyphs.ellipsis());
        self.cells.set_stringn(x, y, &words, width, style);
        words.width() as u16
    }

    /// Words wrapped into an area; the lines used.
    pub fn paragraph(&mut self, area: Rect, words: &str, part: Part) -> u16 {
        let lines = wrap(&self.glyphs.fit(words), usize::from(area.width));
        let shown = lines.len().min(usize::from(area.height));
        for (line, y) in lines.iter().take(shown).zip(area.y..) {
            self.words(area.x, y, area.width, line, part);
        }
        shown as u16
    }

    /// A line across the screen with words at both ends.
    pub fn bar(&mut self, y: u16, left: &str, right: &str) {
        let screen = self.cells.area;
        let bar = Rect { x: screen.x, y, width: screen.width, height: 1 };
        self.fill(bar, self.theme.part(Part::Bar));
        let style = self.theme.part(Part::Bar);
        let right = self.glyphs.fit(right);
        let taken = right.width() as u16;
        let left_width = screen.width.saturating_sub(taken + 4);
        self.styled(screen.x + 1, y, left_width, left, style.add_modifier(Modifier::BOLD));
        self.styled((screen.right()).saturating_sub(taken + 1), y, taken, &right, style);
    }

    /// A picture of a board into an area, from its character `(left, top)` on.
    pub fn picture(&mut self, area: Rect, picture: &Picture, left: u16, top: u16) {
        let area = area.intersection(self.cells.area);
        for y in 0..area.height {
            for x in 0..area.width {
                let Some(mark) = picture.mark(x + left, y + top) else { continue };
                let mut style = self.theme.role(mark.role);
                if let Some(tint) = mark.ground.and_then(|role| self.theme.tint(role)) {
                    style = style.bg(tint);
                }
                if mark.cursor {
                    style = style.add_modifier(Modifier::REVERSED);
                }
                self.cells[(area.x + x, area.y + y)].set_char(mark.glyph).set_style(style);
            }
        }
    }

    /// A frame with rounded corners, emptied inside.
    pub fn card(&mut self, area: Rect) {
        let area = area.intersection(self.cells.area);
        if area.width < 2 || area.height < 2 {
            return;
        }
        self.fill(area, self.theme.part(Part::Text));
        let style = self.theme.role(Role::Faint);
        let unicode = self.glyphs == Glyphs::Unicode;
        let corners = if unicode { ['╭', '╮', '╰', '╯'] } else { ['+'; 4] };
        let (right, bottom) = (area.right() - 1, area.bottom() - 1);
        let rule = self.glyphs.rule();
        for x in area.left() + 1..right {
            self.put(x, area.y, rule, style);
            self.put(x, bottom, rule, style);
        }
        for y in area.top() + 1..bottom {
            let side = if unicode { '│' } else { '|' };
            self.put(area.x, y, side, style);
            self.put(right, y, side, style);
        }
        let places = [(area.x, area.y), (right, area.y), (area.x, bottom), (right, bottom)];
        for ((x, y), corner) in places.into_iter().zip(corners) {
            self.put(x, y, corner, style);
        }
    }

    /// One character.
    pub fn put(&mut self, x: u16, y: u16, glyph: char, style: Style) {
        if self.cells.area.contains((x, y).into()) {
            self.cells[(x, y)].set_char(glyph).set_style(style);
        }
    }

    /// A QR code in half blocks; `false` when it does not fit, or the terminal has no such characters.
    pub fn code(&mut self, area: Rect, code: &Qr) -> bool {
        const QUIET: usize = 2;
        let side = code.side + 2 * QUIET;
        let fits = side <= usize::from(area.width) && side.div_ceil(2) <= usize::from(area.height);
        if code.side == 0 || !fits || self.glyphs == Glyphs::Ascii {
            return false;
        }
        let dark = |x: usize, y: usize| {
            let inside = (QUIET..QUIET + code.side).contains(&x) && (QUIET..QUIET + code.side).contains(&y);
            inside && code.dark.get((y - QUIET) * code.side + x - QUIET).copied().unwrap_or(false)
        };
        for row in 0..side.div_ceil(2) {
            for column in 0..side {
                let (above, below) = (dark(column, 2 * row), 2 * row + 1 < side && dark(column, 2 * row + 1));
                let (x, y) = (area.x + column as u16, area.y + row as u16);
                match self.theme.code() {
                    Some((black, white)) => {
                        let pen = |dark| if dark { black } else { white };
                        self.put(x, y, '▀', Style::new().fg(pen(above)).bg(pen(below)));
                    }
                    None => {
                        let glyph = match (above, below) {
                            (true, true) => ' ',
                            (true, false) => '▄',
                            (false, true) => '▀',
                            (false, false) => '█',
                        };
                        self.put(x, y, glyph, Style::new());
                    }
                }
            }
        }
        true
    }
}

/// `words` in at most `width` columns.
fn cut(words: &str, width: usize, ellipsis: char) -> String {
    if words.width() <= width {
        return words.to_owned();
    }
    let mut kept = String::new();
    let mut used = 0;
    for letter in words.chars() {
        let wide = letter.width().unwrap_or(0);
        if used + wide + 1 > width {
            break;
        }
        used += wide;
        kept.push(letter);
    }
    if width > 0 {
        kept.push(ellipsis);
    }
    kept
}

/// `words` broken at spaces into lines of at most `width` columns; a longer word is broken where it must be.
pub fn wrap(words: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in words.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            let room = if line.is_empty() { 0 } else { 1 };
            if line.width() + room + word.width() <= width {
                if room == 1 {
                    line.push(' ');
                }
                line.push_str(word);
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            for letter in word.chars() {
                if line.width() + letter.width().unwrap_or(0) > width && !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(letter);
            }
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_wrapped_at_spaces_and_cut_with_an_ellipsis() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh ij", 4), ["abcd", "efgh", "ij"]);
        assert_eq!(wrap("a\n\nb", 4), ["a", "", "b"]);
        assert_eq!(cut("labyrinth", 5, '…'), "laby…");
        assert_eq!(cut("maze", 5, '…'), "maze");
    }
}
