//! The words beside the boards, from top to bottom.

use labirinto_games::{Act, ActId};
use labirinto_node::{Finding, HistoryLine};
use ratatui::layout::Rect;

use super::{
    boards::Free,
    brush::{Brush, wrap},
    theme::Part,
};

/// A column of words, filled from its top.
pub struct Side {
    beside: Rect,
    below: Rect,
}

impl Side {
    /// A column in the places that the boards left free, which begins with what they leave untold.
    pub fn new(brush: &mut Brush<'_>, free: &Free) -> Side {
        let mut side = Side { beside: free.beside, below: free.below };
        side.words(brush, &free.title, Part::Faint);
        side
    }

    /// Wrapped words; nothing when there are none.
    pub fn words(&mut self, brush: &mut Brush<'_>, words: &str, part: Part) {
        if !words.is_empty() {
            let used = brush.paragraph(self.beside, words, part);
            self.skip(used);
        }
    }

    /// An empty line.
    pub fn gap(&mut self) {
        self.skip(1);
    }

    fn skip(&mut self, lines: u16) {
        let lines = lines.min(self.beside.height);
        self.beside.y += lines;
        self.beside.height -= lines;
    }

    /// What was checked, each line with its sign.
    pub fn findings(&mut self, brush: &mut Brush<'_>, findings: &[Finding]) {
        for finding in findings {
            let (sign, part) = if finding.good {
                (brush.glyphs.check(), Part::Good)
            } else {
                (brush.glyphs.cross(), Part::Wrong)
            };
            if self.beside.height == 0 {
                return;
            }
            brush.words(self.beside.x, self.beside.y, 1, &sign.to_string(), part);
            let words =
                Rect { x: self.beside.x + 2, width: self.beside.width.saturating_sub(2), ..self.beside };
            let part = if finding.good { Part::Text } else { Part::Wrong };
            let used = brush.paragraph(words, &finding.text, part);
            self.skip(used.max(1));
        }
    }

    /// The acts with their keys; where each lies. What cannot be pressed stands in parentheses, what is switched on
    /// behind a pointer.
    pub fn acts<'a>(
        &mut self,
        brush: &mut Brush<'_>,
        acts: impl Iterator<Item = &'a Act<String>>,
    ) -> Vec<(Rect, ActId)> {
        let mut places = Vec::new();
        for act in acts {
            if self.beside.height == 0 {
                break;
            }
            let Rect { x, y, width, .. } = self.beside;
            let key = act.shortcut.map(String::from).unwrap_or_default();
            let pointer = if act.chosen { brush.glyphs.pointer() } else { ' ' };
            brush.words(x, y, 1, &key, Part::Key);
            brush.words(x + 1, y, 1, &pointer.to_string(), Part::Key);
            let (text, part) = match (act.enabled, act.primary, act.chosen) {
                (false, ..) => (format!("({})", act.text), Part::Off),
                (true, true, _) => (act.text.clone(), Part::Primary),
                (true, false, true) => (act.text.clone(), Part::Title),
                (true, false, false) => (act.text.clone(), Part::Text),
            };
            let words = Rect { x: x + 3, width: width.saturating_sub(3), ..self.beside };
            let used = if part == Part::Primary {
                button(brush, words, &text)
            } else {
                brush.paragraph(words, &text, part).max(1)
            };
            places.push((Rect { x, y, width, height: used }, act.id));
            self.skip(used);
        }
        places
    }

    /// Words right below the boards, where there is room; on the whole width where they would be cut off otherwise and
    /// nothing stands beside.
    pub fn below(&mut self, brush: &mut Brush<'_>, words: &str) {
        let mut area = Rect { height: self.below.height.min(3), ..self.below };
        let right = self.beside.right();
        let is_free = self.beside.y <= area.y && right > area.right();
        if area.height > 0 && is_free && wrap(words, area.width.into()).len() > usize::from(area.height) {
            area.width = right - area.x;
            self.beside.height = self.beside.height.min(area.y.saturating_sub(self.beside.y));
        }
        let used = brush.paragraph(area, words, Part::Faint);
        self.below.y += used;
        self.below.height -= used;
    }

    /// The history below the boards where there is room, else in the rest of the column. `back` lines from its end
    /// are left out. The latest line is the last.
    pub fn history<'a>(
        &mut self,
        brush: &mut Brush<'_>,
        title: &str,
        lines: impl DoubleEndedIterator<Item = &'a HistoryLine>,
        back: usize,
    ) {
        const LEAST: u16 = 4;
        const NARROW: u16 = 36;
        let mut lines = lines.rev().skip(back).peekable();
        if lines.peek().is_none() {
            return;
        }
        self.gap();
        let wide = self.below.width >= NARROW || self.beside.height < LEAST;
        let area = if self.below.height >= LEAST && wide {
            Rect { y: self.below.y + 1, height: self.below.height - 1, ..self.below }
        } else {
            self.beside
        };
        if area.height < 2 {
            return;
        }
        brush.words(area.x, area.y, area.width, title, Part::Faint);
        let (mut shown, mut free) = (Vec::new(), area.height - 1);
        for line in lines {
            let high = wrap(&line.told, usize::from(area.width.saturating_sub(2))).len() as u16;
            if high > free && !shown.is_empty() {
                break;
            }
            free = free.saturating_sub(high);
            shown.push((line, high));
        }
        let mut y = area.y + 1;
        for (line, height) in shown.into_iter().rev() {
            let piece = brush.glyphs.piece(line.seat);
            let pen = brush.theme.role(labirinto_games::Role::Seat(line.seat));
            brush.styled(area.x, y, 1, &piece.to_string(), pen);
            let height = height.min(area.bottom().saturating_sub(y));
            let words = Rect { x: area.x + 2, y, width: area.width.saturating_sub(2), height };
            brush.paragraph(words, &line.told, Part::Text);
            y += height;
        }
    }
}

/// A filled button; the lines used.
fn button(brush: &mut Brush<'_>, area: Rect, words: &str) -> u16 {
    let lines = wrap(words, usize::from(area.width.saturating_sub(2)));
    let shown = lines.iter().take(usize::from(area.height));
    for (line, y) in shown.zip(area.y..) {
        brush.words(area.x, y, area.width, &format!(" {line} "), Part::Primary);
    }
    lines.len() as u16
}
