//! What lies before one person: the editor of one's own board, then the notebook on the other's.

mod acts;
mod brush;
mod editor;
mod history;
mod play;
mod view;

#[cfg(test)]
mod tests;

use rand::CryptoRng;

use super::{Knowledge, Size, State, game};
use crate::bytes::Reader;
use crate::{Desk, Due, Gesture, Input, Keeper, Match, Refusal, Scene, Seat, Setup, Step, Text, state_of};
use editor::Editor;
use play::{Given, Play};

/// The version of the stored bytes.
const VERSION: u8 = 1;

/// The desk of the person at `seat`.
pub(super) fn open(setup: &Setup, seat: Seat) -> Box<dyn Desk> {
    let size = game::size(&setup.options);
    let knowledge = Knowledge::new(size);
    Box::new(Table { seat, size, editor: Some(Editor::new(size)), play: Play::new(size), knowledge })
}

/// The desk. The editor lies on it until the own board is committed, then the notebook; while a declaration of its own is to be
/// sealed (LAP-5), the notebook is where it is painted.
struct Table {
    seat: Seat,
    size: Size,
    editor: Option<Editor>,
    play: Play,
    knowledge: Knowledge,
}

impl Table {
    fn is_due_to_commit(&self, state: &State) -> bool {
        state.due() == Due::Commit { seat: self.seat, slot: 0 }
    }

    fn given<'a>(&'a self, state: &'a State) -> Given<'a> {
        Given { state, seat: self.seat, knowledge: &self.knowledge }
    }
}

impl Desk for Table {
    fn observe(&mut self, public: &dyn Match, step: &Step) {
        let state: &State = state_of(public);
        if state.has_committed(self.seat) {
            self.editor = None;
        }
        if play::is_sealing(step, self.seat) {
            self.play.sealed();
        }
        for heard in state.heard(self.seat).since(self.knowledge.heard()) {
            self.knowledge.hear(heard.square, heard.counts);
        }
    }

    fn input(
        &mut self,
        public: &dyn Match,
        _keeper: &dyn Keeper,
        gesture: &Gesture,
        rng: &mut dyn CryptoRng,
    ) -> Input {
        let state: &State = state_of(public);
        let due = self.is_due_to_commit(state);
        match &mut self.editor {
            Some(editor) => editor.input(due, gesture, rng),
            None if !play::is_over(state) => {
                let given = Given { state, seat: self.seat, knowledge: &self.knowledge };
                self.play.input(&given, gesture)
            }
            None => match gesture {
                Gesture::Typed(_) | Gesture::Board(_) => refused("LAP-3", "lap-refuse-not-due"),
                _ => Input::Unchanged,
            },
        }
    }

    fn scene(&self, public: &dyn Match, keeper: &dyn Keeper) -> Scene {
        view::scene(self, state_of(public), keeper)
    }

    fn save(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION, self.size.side(), u8::from(self.editor.is_some())];
        if let Some(editor) = &self.editor {
            editor.write(&mut bytes);
        }
        self.play.write(&mut bytes);
        bytes
    }

    fn restore(&mut self, bytes: &[u8]) -> bool {
        let Some((editor, play)) = stored(self.size, bytes) else {
            return false;
        };
        if let (Some(present), Some(editor)) = (&mut self.editor, editor) {
            *present = editor;
        }
        self.play = play;
        true
    }
}

/// What a desk stored; `None` unless the bytes are the canonical bytes of a desk for boards of `size`.
fn stored(size: Size, bytes: &[u8]) -> Option<(Option<Editor>, Play)> {
    let reader = &mut Reader::new(bytes);
    if (reader.byte()?, reader.byte()?) != (VERSION, size.side()) {
        return None;
    }
    let editor = match reader.byte()? {
        0 => None,
        1 => Some(Editor::read(size, reader)?),
        _ => return None,
    };
    let play = Play::read(size, reader)?;
    reader.end()?;
    Some((editor, play))
}

/// What became of a gesture that changed something or nothing.
fn redrawn(changed: bool) -> Input {
    if changed { Input::Redraw } else { Input::Unchanged }
}

fn refused(clause: &'static str, key: &'static str) -> Input {
    Input::Refused(Refusal { clause, text: Text::key(key) })
}
