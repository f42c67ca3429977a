//! A finished game, step by step.

use std::{
    collections::BTreeMap,
    sync::mpsc::{Receiver, TryRecvError, channel},
    thread,
};

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
    /// What looking ahead found, by step.
    found: BTreeMap<usize, Vec<String>>,
    /// The step that is looked at now, on a thread of its own.
    looking: Option<(usize, Receiver<Vec<String>>)>,
}

impl ReplayScreen {
    /// At the first step.
    pub fn new(replay: Replay) -> ReplayScreen {
        ReplayScreen {
            replay,
            step: 0,
            boards: Boards::default(),
            verdict: false,
            found: BTreeMap::new(),
            looking: None,
        }
    }

    /// Takes up what was found, and looks at the step on show. One look at a time: who leafs through does not wait for the
    /// steps between.
    fn look(&mut self, world: &World) {
        if let Some((step, receiver)) = &self.looking {
            match receiver.try_recv() {
                Ok(found) => self.found.insert(*step, found),
                Err(TryRecvError::Empty) => return,
                Err(TryRecvError::Disconnected) => self.found.insert(*step, Vec::new()),
            };
            self.looking = None;
        }
        let Some(study) = self.replay.study(self.step).filter(|_| !self.found.contains_key(&self.step))
        else {
            return;
        };
        let (sender, receiver) = channel();
        let texts = world.texts.clone();
        // A screen that was left needs nothing any more.
        thread::spawn(move || drop(sender.send(study.run(&texts))));
        self.looking = Some((self.step, receiver));
    }
}

/// What is seen before the game has a board.
fn nothing() -> Scene<String> {
    Scene { headline: String::new(), notes: Vec::new(), heard: 0, panels: Vec::new(), acts: Vec::new() }
}

impl Screen for ReplayScreen {
    fn draw(&mut self, brush: &mut Brush<'_>, world: &World) {
        self.look(world);
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
            for note in scene.notes.iter().skip(scene.heard) {
                side.words(brush, note, Part::Faint);
            }
            side.gap();
            for sentence in self.found.get(&self.step).into_iter().flatten() {
                side.words(brush, sentence, Part::Text);
            }
            if self.found.get(&self.step).is_some_and(|found| !found.is_empty()) {
                side.gap();
            }
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

    fn waits(&self, _world: &World) -> bool {
        self.looking.is_some()
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
