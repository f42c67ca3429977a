//! What lies before one person: the board, with the piece that is about to move.

mod acts;
mod draft;
mod notes;

#[cfg(test)]
mod tests;

use rand::CryptoRng;

use super::moves::refusal;
use super::scene::{PANEL, board, headline};
use super::state::not_due;
use super::{Square, State};
use crate::bytes::Reader;
use crate::{
    CELL, Desk, Gesture, Input, Keeper, Key, Match, PanelKind, Point, Scene, Seat, Step, Text, state_of,
};
use acts::Deed;
use draft::{Draft, Next};

/// The version of the stored bytes.
const VERSION: u8 = 1;

/// The desk of the person at `seat`.
pub fn open(seat: Seat) -> Box<dyn Desk> {
    Box::new(Table { seat, turn: 0, cursor: Square::FIRST, draft: Draft::default(), drag: None })
}

struct Table {
    seat: Seat,
    /// How many moves were made when the draft was begun.
    turn: u32,
    cursor: Square,
    draft: Draft,
    /// While a finger is down: the draft as it was before.
    drag: Option<Draft>,
}

impl Desk for Table {
    fn observe(&mut self, public: &dyn Match, _step: &Step) {
        self.turn = public.turn();
        self.draft = Draft::default();
        self.drag = None;
    }

    fn input(
        &mut self,
        public: &dyn Match,
        _keeper: &dyn Keeper,
        gesture: &Gesture,
        _rng: &mut dyn CryptoRng,
    ) -> Input {
        let state: &State = state_of(public);
        match gesture {
            Gesture::Typed(words) => return self.typed(state, words),
            Gesture::Board(_) => return Input::Refused(not_due()),
            _ if state.end().is_some() => return Input::Unchanged,
            _ => {}
        }
        let dragging =
            matches!(gesture, Gesture::DragMove { .. } | Gesture::DragEnd { .. } | Gesture::DragCancel);
        // What a lost finger chose stays chosen.
        let broken_off = !dragging && self.drag.take().is_some();
        let input = self.take(state, gesture);
        if broken_off && input == Input::Unchanged { Input::Redraw } else { input }
    }

    fn scene(&self, public: &dyn Match, _keeper: &dyn Keeper) -> Scene {
        let state: &State = state_of(public);
        let running = state.end().is_none();
        let pick = self.draft.pick(state, self.seat);
        let cursor = running.then_some(self.cursor);
        let (notes, heard) = notes::notes(state, self.seat);
        Scene {
            headline: headline(state, Some(self.seat)),
            notes,
            heard,
            panels: vec![board(state, Some(self.seat), PanelKind::Play, &pick, cursor)],
            acts: if running { acts::acts(state, self.seat, self.draft, self.cursor) } else { Vec::new() },
        }
    }

    fn save(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        bytes.extend(self.turn.to_be_bytes());
        bytes.push(self.cursor.number());
        self.draft.write(&mut bytes);
        bytes.push(u8::from(self.drag.is_some()));
        if let Some(before) = self.drag {
            before.write(&mut bytes);
        }
        bytes
    }

    fn restore(&mut self, bytes: &[u8]) -> bool {
        let Some(stored) = self.read(&mut Reader::new(bytes)) else {
            return false;
        };
        *self = stored;
        true
    }
}

impl Table {
    /// `None` unless the bytes are the canonical bytes of this seat's desk at this turn.
    fn read(&self, reader: &mut Reader) -> Option<Table> {
        (reader.byte()? == VERSION).then_some(())?;
        let turn = u32::from(reader.short()?) << 16 | u32::from(reader.short()?);
        let cursor = Square::new(reader.byte()?)?;
        let draft = Draft::read(reader)?;
        let drag = match reader.byte()? {
            0 => None,
            1 => Some(Draft::read(reader)?),
            _ => return None,
        };
        reader.end()?;
        (turn == self.turn).then_some(Table { seat: self.seat, turn, cursor, draft, drag })
    }

    fn take(&mut self, state: &State, gesture: &Gesture) -> Input {
        match gesture {
            Gesture::Tap { panel: PANEL, at } => match square(*at) {
                Some(square) => self.touch(state, square),
                None => Input::Unchanged,
            },
            Gesture::DragStart { panel: PANEL, at } => match square(*at) {
                Some(square) => self.drag_start(state, square),
                None => Input::Unchanged,
            },
            Gesture::DragMove { at } => self.drag_move(state, square(*at)),
            Gesture::DragEnd { at } => self.drag_end(state, square(*at)),
            Gesture::DragCancel => match self.drag.take() {
                Some(before) => {
                    self.draft = before;
                    Input::Redraw
                }
                None => Input::Unchanged,
            },
            Gesture::Key(key) => self.key(state, *key),
            Gesture::Act(id) => {
                match Deed::offered(&acts::acts(state, self.seat, self.draft, self.cursor), *id) {
                    Some(Deed::Go) => self.touch(state, self.cursor),
                    Some(Deed::Drop) => self.drop_draft(),
                    Some(Deed::Here) | None => Input::Unchanged,
                }
            }
            Gesture::ActAt { act, panel: PANEL, at } if *act == Deed::Here.id() => {
                match (state.may_move(self.seat), square(*at)) {
                    (Ok(()), Some(square)) => self.touch(state, square),
                    _ => Input::Unchanged,
                }
            }
            _ => Input::Unchanged,
        }
    }

    /// A square was chosen: a piece, where it lands, where it goes.
    fn touch(&mut self, state: &State, square: Square) -> Input {
        self.cursor = square;
        if state.may_move(self.seat).is_err() {
            return Input::Redraw;
        }
        let draft = self.draft.valid(state, self.seat);
        self.draft = match draft.next(state, self.seat, square) {
            Next::Piece => Draft { chosen: Some(square), by: None },
            Next::Nothing => Draft::default(),
            Next::By => Draft { by: Some(square), ..draft },
            Next::Back => Draft { by: None, ..draft },
            Next::Make(play) => return Input::Move(play.encode()),
            Next::No(refusal) => return Input::Refused(refusal),
        };
        Input::Redraw
    }

    fn drag_start(&mut self, state: &State, square: Square) -> Input {
        self.cursor = square;
        self.drag = Some(self.draft);
        let draft = self.draft.valid(state, self.seat);
        if let Next::Piece = draft.next(state, self.seat, square) {
            self.draft = Draft { chosen: Some(square), by: None };
        }
        Input::Redraw
    }

    /// The finger came to a square: where a first jump can land, the way goes over it.
    fn drag_move(&mut self, state: &State, square: Option<Square>) -> Input {
        let (Some(_), Some(square)) = (self.drag, square) else {
            return Input::Unchanged;
        };
        self.cursor = square;
        let draft = self.draft.valid(state, self.seat);
        if let Next::By = draft.next(state, self.seat, square) {
            self.draft = Draft { by: Some(square), ..draft };
        }
        Input::Redraw
    }

    fn drag_end(&mut self, state: &State, square: Option<Square>) -> Input {
        let Some(before) = self.drag.take() else {
            return Input::Unchanged;
        };
        let Some(square) = square else {
            self.draft = before;
            return Input::Redraw;
        };
        self.cursor = square;
        let draft = self.draft.valid(state, self.seat);
        let stays = draft.chosen.is_none() || draft.chosen == Some(square) || draft.by == Some(square);
        if stays {
            return Input::Redraw;
        }
        match draft.next(state, self.seat, square) {
            Next::Make(play) => Input::Move(play.encode()),
            Next::By => {
                self.draft = Draft { by: Some(square), ..draft };
                Input::Redraw
            }
            next => {
                self.draft = before;
                match next {
                    Next::No(refusal) => Input::Refused(refusal),
                    _ => Input::Redraw,
                }
            }
        }
    }

    fn key(&mut self, state: &State, key: Key) -> Input {
        match key {
            Key::Step(direction) => match self.cursor.cell().step(direction, 8, 8).and_then(Square::of) {
                Some(square) => {
                    self.cursor = square;
                    Input::Redraw
                }
                None => Input::Unchanged,
            },
            Key::Reach(_) => Input::Unchanged,
            Key::Confirm => self.touch(state, self.cursor),
            Key::Erase if self.draft.by.is_some() => {
                self.draft.by = None;
                Input::Redraw
            }
            Key::Erase | Key::Cancel => self.drop_draft(),
        }
    }

    fn drop_draft(&mut self) -> Input {
        if self.draft == Draft::default() {
            return Input::Unchanged;
        }
        self.draft = Draft::default();
        Input::Redraw
    }

    /// A move in notation.
    fn typed(&self, state: &State, words: &str) -> Input {
        let play = state.may_move(self.seat).and_then(|()| {
            let act = state.read_move(words)?;
            let play = super::Play::decode(&act)
                .ok_or_else(|| refusal("TRI-11", Text::key("three-crowns-refuse-words")))?;
            state.judge(self.seat, play).map(|_| act)
        });
        match play {
            Ok(act) => Input::Move(act),
            Err(refusal) => Input::Refused(refusal),
        }
    }
}

/// The square at a point, the border included; `None` outside the board.
fn square(at: Point) -> Option<Square> {
    let place = |along: i16| (0..=8 * CELL).contains(&along).then(|| (along / CELL).min(7) as u8);
    Square::of(crate::Cell { column: place(at.x)?, row: place(at.y)? })
}
