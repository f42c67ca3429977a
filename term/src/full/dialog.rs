//! A question with a few answers, over the screen before.

use crossterm::event::KeyEvent;
use labirinto_node::Command;
use ratatui::layout::Rect;

use super::{
    brush::{Brush, wrap},
    list::{List, Row},
    screen::{Next, Screen, usual},
    theme::Part,
    world::World,
};

/// One answer: its words, and what it asks of the node.
pub struct Answer {
    /// In words.
    pub text: String,
    /// What is posted; nothing for "no".
    pub command: Option<Command>,
    /// The question that has to be answered before, for acts that cannot be undone.
    pub confirm: Option<String>,
}

/// A question with a few answers.
pub struct Dialog {
    question: String,
    answers: Vec<Answer>,
    list: List,
}

impl Dialog {
    /// A question with its answers; the first is chosen.
    pub fn new(question: String, answers: Vec<Answer>) -> Dialog {
        Dialog { question, answers, list: List::default() }
    }
}

impl Screen for Dialog {
    fn draw(&mut self, brush: &mut Brush<'_>, world: &World) {
        let area = brush.area();
        let width = area.width.saturating_sub(8).min(64);
        let lines = wrap(&self.question, usize::from(width - 4)).len() as u16;
        let height = lines + self.answers.len() as u16 + 4;
        let card = Rect {
            x: (area.width - width) / 2,
            y: area.height.saturating_sub(height) / 2,
            width,
            height: height.min(area.height),
        };
        brush.card(card);
        let inside = Rect { x: card.x + 2, y: card.y + 1, width: width - 4, height: lines };
        brush.paragraph(inside, &self.question, Part::Title);
        let rows: Vec<Row> = self.answers.iter().map(|answer| Row::new(&answer.text, "")).collect();
        let list = Rect { y: card.y + lines + 2, height: rows.len() as u16, ..inside };
        self.list.draw(brush, list.intersection(area), &rows);
        brush.bar(area.bottom() - 1, &world.say("term-choose"), "");
    }

    fn key(&mut self, key: KeyEvent, world: &mut World) -> Next {
        let Some(index) = self.list.key(key, self.answers.len()) else { return usual(self, key) };
        let Answer { command, confirm, .. } = self.answers.swap_remove(index);
        match (command, confirm) {
            (None, _) => Next::Back,
            (Some(command), None) => {
                world.post(command);
                Next::Back
            }
            (Some(command), Some(question)) => {
                let no = Answer { text: world.say("term-no"), command: None, confirm: None };
                let yes = Answer { text: world.say("term-yes"), command: Some(command), confirm: None };
                Next::Instead(Box::new(Dialog::new(question, vec![no, yes])))
            }
        }
    }

    fn is_over(&self) -> bool {
        true
    }

    fn help(&self) -> (&'static str, &'static [(&'static str, &'static str)]) {
        ("term-choose", super::home::LIST_KEYS)
    }
}
