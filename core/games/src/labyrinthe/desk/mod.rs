//! What lies before one person: the editor of one's own maze, then the notebook on the other's.

mod acts;
mod draft;
mod editor;
mod history;
mod learned;
mod marks;
mod notebook;
mod notes;
mod play;
mod store;
mod touch;
mod typed;
mod view;

#[cfg(test)]
mod tests;

use rand::CryptoRng;

use super::{Grid, Question, State, game, other};
use crate::bytes::Reader;
use crate::{Desk, Due, Gesture, Input, Keeper, Match, Scene, Seat, Setup, Step, state_of};
use editor::Editor;
use learned::Learned;
use play::Play;

/// The version of the stored bytes.
const VERSION: u8 = 1;

/// The desk of the person at `seat`.
pub(super) fn open(setup: &Setup, seat: Seat) -> Box<dyn Desk> {
    Box::new(Table::new(game::grid(&setup.options), seat))
}

/// The desk. The editor lies on it until the own maze is committed, the notebook from the moment the other's is.
struct Table {
    seat: Seat,
    grid: Grid,
    editor: Option<Editor>,
    play: Option<Play>,
    learned: Option<Learned>,
    /// How many questions this seat has asked, and the last one.
    asked: (u32, Option<Question>),
    /// Where the walker of this seat stands.
    stands: Option<crate::Cell>,
}

impl Table {
    fn new(grid: Grid, seat: Seat) -> Table {
        Table {
            seat,
            grid,
            editor: Some(Editor::new(grid)),
            play: None,
            learned: None,
            asked: (0, None),
            stands: None,
        }
    }

    fn is_due_to_commit(&self, state: &State) -> bool {
        state.due() == Due::Commit { seat: self.seat, slot: 0 }
    }
}

impl Desk for Table {
    fn observe(&mut self, public: &dyn Match, step: &Step) {
        let state: &State = state_of(public);
        self.stands = state.walker(self.seat);
        match step {
            Step::Commit { seat, .. } if *seat == self.seat => self.editor = None,
            Step::Commit { seat, .. } => {
                if let Some(ends) = state.ends(*seat) {
                    self.learned = Some(Learned::new(self.grid, ends));
                    self.play = Some(Play::new(self.grid, ends.start));
                }
            }
            Step::Move { seat, .. } if *seat == self.seat => {
                self.asked = (self.asked.0 + 1, state.pending().map(|(_, question)| question.clone()));
                if let (Some(play), Some(asked)) = (&mut self.play, &self.asked.1) {
                    play.sent(asked);
                }
            }
            Step::Answer { seat, .. } if *seat == other(self.seat) => {
                if let (Some(play), Some(stands)) = (&mut self.play, self.stands) {
                    play.stand(stands);
                }
            }
            _ => {}
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
        match (&mut self.editor, &mut self.play) {
            (Some(editor), _) => editor.input(due, gesture, rng),
            (None, Some(play)) if state.outcome().is_none() => play.input(state, self.seat, gesture),
            _ => match gesture {
                Gesture::Typed(_) | Gesture::Board(_) => {
                    Input::Refused(typed::refusal("labyrinthe-refuse-not-due"))
                }
                _ => Input::Unchanged,
            },
        }
    }

    fn scene(&self, public: &dyn Match, keeper: &dyn Keeper) -> Scene {
        let state: &State = state_of(public);
        view::scene(self, state, keeper)
    }

    fn save(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION, self.grid.size()];
        bytes.extend(self.asked.0.to_be_bytes());
        bytes.push(u8::from(self.editor.is_some()));
        if let Some(editor) = &self.editor {
            editor.write(&mut bytes);
        }
        bytes.push(u8::from(self.play.is_some()));
        if let Some(play) = &self.play {
            play.write(&mut bytes);
        }
        bytes
    }

    fn restore(&mut self, bytes: &[u8]) -> bool {
        let Some(stored) = Stored::read(self.grid, bytes) else {
            return false;
        };
        let mut taken = stored.editor.is_none() && stored.play.is_none();
        if let (Some(present), Some(editor)) = (&mut self.editor, stored.editor) {
            *present = editor;
            taken = true;
        }
        if let (Some(present), Some(play), Some(stands)) = (&mut self.play, stored.play, self.stands) {
            *present = play;
            // What was stored before the last question was sent still drafts it.
            if let (true, Some(asked)) = (stored.asked < self.asked.0, &self.asked.1) {
                present.sent(asked);
            }
            present.stand(stands);
            taken = true;
        }
        taken
    }
}

/// What a desk stored.
struct Stored {
    asked: u32,
    editor: Option<Editor>,
    play: Option<Play>,
}

impl Stored {
    /// `None` unless the bytes are the canonical bytes of a desk on `grid`.
    fn read(grid: Grid, bytes: &[u8]) -> Option<Stored> {
        let reader = &mut Reader::new(bytes);
        if (reader.byte()?, reader.byte()?) != (VERSION, grid.size()) {
            return None;
        }
        let asked = u32::from(reader.short()?) << 16 | u32::from(reader.short()?);
        let editor = match reader.byte()? {
            0 => None,
            1 => Some(Editor::read(grid, reader)?),
            _ => return None,
        };
        let play = match reader.byte()? {
            0 => None,
            1 => Some(Play::read(grid, reader)?),
            _ => return None,
        };
        reader.end()?;
        Some(Stored { asked, editor, play })
    }
}

/// What became of a gesture that changed something or nothing.
fn redrawn(changed: bool) -> Input {
    if changed { Input::Redraw } else { Input::Unchanged }
}
