//! A finished game, step by step.

use crossterm::event::{KeyCode, KeyEvent};
use labirinto_games::Scene;
use labirinto_node::records::Replay;

use super::{
    boards::Boards,
    brush::Brush,
    screen::{Next, Screen, usual},
    side::Side,
    theme::Part,
    world::World,
};

/// A finished game, stepped through with every secret opened.
pub struct ReplayScreen {
    replay: Replay,
    step: usize,
    boards: Boards,
    verdict: bool,
}

impl ReplayScreen {
    /// At the first step.
    pub fn new(replay: Replay) -> ReplayScreen {
        ReplayScreen { replay, step: 0, boards: Boards::default(), verdict: false }
    }
}

/// What is seen before the game has a board.
fn nothing() -> Scene<String> {
    Scene { headline: String::new(), notes: Vec::new(), heard: 0, panels: Vec::new(), acts: Vec::new() }
}

impl Screen for ReplayScreen {
    fn draw(&mut self, brush: &mut Brush<'_>, world: &World) {
        let area = brush.area();
        let report = self.replay.report();
        let last = self.replay.steps().saturating_sub(1);
        let title =
            format!("{} {} {}", world.game_name(&report.game), brush.glyphs.dot(), report.names.join(" - "));
        let numbers = [("step", (self.step as i64).into()), ("last", (last as i64).into())];
        brush.bar(0, &title, &world.tell("term-replay-step", &numbers));
        if let Some(now) = self.replay.step(self.step, &world.texts) {
            let begun = now.scene.is_some();
            let scene = now.scene.unwrap_or_else(nothing);
            let free = self.boards.draw(brush, world, &scene, false);
            let mut side = Side::new(brush, &free);
            side.words(brush, &now.line.told, Part::Title);
            side.words(brush, &now.line.notation, Part::Text);
            if !begun {
                side.words(brush, &world.say("term-replay-no-board"), Part::Faint);
            }
            side.gap();
            if self.verdict || self.step == last {
                side.words(brush, &report.result.title, Part::Title);
                side.words(brush, &report.result.reason, Part::Text);
                side.findings(brush, &report.lines);
                side.gap();
            }
            let hash: String = now.line.hash.chars().take(16).collect();
            side.words(brush, &world.tell("term-replay-hash", &[("hash", (&hash).into())]), Part::Faint);
        }
        brush.bar(area.bottom() - 1, &world.say("term-replay-hint"), &world.say("term-help-hint"));
    }

    fn key(&mut self, key: KeyEvent, _world: &mut World) -> Next {
        let last = self.replay.steps().saturating_sub(1);
        match key.code {
            KeyCode::Right | KeyCode::Char('l' | ' ' | 'j') | KeyCode::Down | KeyCode::Enter => {
                self.step = (self.step + 1).min(last);
            }
            KeyCode::Left | KeyCode::Char('h' | 'k') | KeyCode::Up | KeyCode::Backspace => {
                self.step = self.step.saturating_sub(1);
            }
            KeyCode::PageDown => self.step = (self.step + 10).min(last),
            KeyCode::PageUp => self.step = self.step.saturating_sub(10),
            KeyCode::Home => self.step = 0,
            KeyCode::End => self.step = last,
            KeyCode::Char('v') => self.verdict = !self.verdict,
            KeyCode::Tab => self.boards.turn(),
            _ => return usual(self, key),
        }
        Next::Stay
    }

    fn help(&self) -> (&'static str, &'static [(&'static str, &'static str)]) {
        (
            "term-replay-title",
            &[
                ("←→ h l", "term-key-step"),
                ("PgUp/PgDn", "term-key-ten-steps"),
                ("Home/End", "term-key-ends"),
                ("v", "term-key-verdict"),
                ("Tab", "term-key-other-board"),
            ],
        )
    }
}
