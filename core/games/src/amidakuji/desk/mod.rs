//! What lies before one person: the board with the ways of the roll, and the one that is chosen.

mod acts;
mod choice;
mod view;

#[cfg(test)]
mod tests;

use rand::CryptoRng;

use super::scene::View;
use super::{Act, Place, State, notation};
use crate::bytes::Reader;
use crate::{CELL, Cell, Desk, Due, Gesture, Input, Keeper, Key, Match, Point, Scene, Seat, Step, state_of};
use acts::Deed;
use choice::Choice;

/// The version of the stored bytes.
const VERSION: u8 = 1;

/// The desk of the person at `seat`.
pub(super) fn open(seat: Seat) -> Box<dyn Desk> {
    let cursor = View(Some(seat)).cell(Place::base(seat, 3));
    Box::new(Table { seat, cursor, draft: None, picked: None, drag: None })
}

struct Table {
    seat: Seat,
    /// A cell of the sheet.
    cursor: Cell,
    /// The move that is chosen and not yet made.
    draft: Option<Act>,
    /// The piece that was touched or named: what is touched next is taken for the end of one of its ways.
    picked: Option<u8>,
    /// Where a drag began.
    drag: Option<Place>,
}

impl Table {
    fn view(&self) -> View {
        View(Some(self.seat))
    }

    /// What may be chosen; nothing when it is not this seat's turn.
    fn choice<'a>(&self, state: &'a State) -> Choice<'a> {
        let mine = state.due() == Due::Move { seat: self.seat };
        Choice::new(state.position(), if mine { state.position().acts() } else { Vec::new() })
    }

    /// The move that would be made now: what is drafted, or the only one there is.
    fn drafted(&self, choice: &Choice<'_>) -> Option<Act> {
        let only = match choice.acts() {
            [only] => Some(*only),
            _ => None,
        };
        self.draft.filter(|draft| choice.acts().contains(draft)).or(only)
    }

    fn draft(&mut self, act: Option<Act>) -> Input {
        match act {
            Some(act) if self.draft != Some(act) => {
                self.draft = Some(act);
                Input::Redraw
            }
            _ => Input::Unchanged,
        }
    }

    fn make(&self, act: Option<Act>) -> Input {
        act.map_or(Input::Unchanged, |act| Input::Move(act.encode()))
    }

    /// Chooses what leads here or starts here; of several, the next one. A piece that is touched is picked.
    fn touch(&mut self, choice: &Choice<'_>, place: Place) -> Input {
        let moved = self.point(place);
        let now = self.drafted(choice);
        let piece = |act: Act| act.moved().map(|(piece, _)| piece);
        let found = match choice.to(place, self.picked, now) {
            Some(act) => {
                self.picked = self.picked.filter(|picked| piece(act) == Some(*picked));
                Some(act)
            }
            None => {
                let act = choice.from(place, now);
                self.picked = act.and_then(piece).or(self.picked);
                act
            }
        };
        match self.draft(found) {
            Input::Unchanged if moved => Input::Redraw,
            input => input,
        }
    }

    /// Whether the cursor moved.
    fn point(&mut self, place: Place) -> bool {
        let cell = self.view().cell(place);
        std::mem::replace(&mut self.cursor, cell) != cell
    }

    fn under(&self, at: Point) -> Option<Place> {
        let cell = |along: i16| u8::try_from(along.div_euclid(CELL)).ok();
        self.view().place(Cell { column: cell(at.x)?, row: cell(at.y)? })
    }

    fn key(&mut self, choice: &Choice<'_>, key: Key) -> Input {
        let now = self.drafted(choice);
        match key {
            Key::Step(direction) => {
                let next = self.cursor.step(direction, super::COLUMNS, super::FAR + 1);
                let moved = next.is_some_and(|next| std::mem::replace(&mut self.cursor, next) != next);
                if moved { Input::Redraw } else { Input::Unchanged }
            }
            Key::Reach(crate::Direction::East | crate::Direction::South) => self.draft(choice.next(now)),
            Key::Reach(_) => self.draft(choice.previous(now)),
            Key::Confirm => {
                let place = self.view().place(self.cursor);
                let there = now.filter(|act| choice.acts().len() == 1 || choice.end(act) == place);
                match (there, place) {
                    (Some(act), _) => self.make(Some(act)),
                    (None, Some(place)) => self.touch(choice, place),
                    (None, None) => Input::Unchanged,
                }
            }
            Key::Erase | Key::Cancel => {
                self.picked = None;
                if self.draft.take().is_some() { Input::Redraw } else { Input::Unchanged }
            }
        }
    }

    fn deed(&mut self, choice: &Choice<'_>, deed: Deed) -> Input {
        let now = self.drafted(choice);
        match deed {
            Deed::Go => self.make(now),
            Deed::Next => self.draft(choice.next(now)),
            Deed::Previous => self.draft(choice.previous(now)),
            Deed::Piece(piece) => {
                self.picked = Some(piece);
                self.draft(choice.of_piece(piece, now))
            }
            Deed::Choose | Deed::GoHere => Input::Unchanged,
        }
    }

    fn deed_at(&mut self, choice: &Choice<'_>, deed: Deed, place: Place) -> Input {
        match deed {
            Deed::Choose => self.touch(choice, place),
            Deed::GoHere => {
                let now = self.drafted(choice).filter(|act| choice.end(act) == Some(place));
                let only = || choice.only_to(place);
                match now.or_else(only) {
                    Some(act) => self.make(Some(act)),
                    None => self.touch(choice, place),
                }
            }
            Deed::Go | Deed::Next | Deed::Previous | Deed::Piece(_) => Input::Unchanged,
        }
    }

    fn dropped(&mut self, choice: &Choice<'_>, at: Point) -> Input {
        match (self.drag.take(), self.under(at)) {
            (Some(from), Some(to)) if from != to => {
                let moved = self.point(to);
                match self.draft(choice.between(from, to, self.drafted(choice))) {
                    Input::Unchanged if moved => Input::Redraw,
                    input => input,
                }
            }
            (Some(_), Some(to)) => self.touch(choice, to),
            _ => Input::Unchanged,
        }
    }
}

impl Desk for Table {
    fn observe(&mut self, _public: &dyn Match, step: &Step) {
        if let Step::Move { .. } | Step::Drawn { .. } = step {
            (self.draft, self.picked) = (None, None);
        }
    }

    fn input(
        &mut self,
        public: &dyn Match,
        _keeper: &dyn Keeper,
        gesture: &Gesture,
        _rng: &mut dyn CryptoRng,
    ) -> Input {
        let state: &State = state_of(public);
        let choice = self.choice(state);
        match gesture {
            Gesture::Tap { panel: 0, at } => {
                self.under(*at).map_or(Input::Unchanged, |place| self.touch(&choice, place))
            }
            Gesture::DragStart { panel: 0, at } => {
                self.drag = self.under(*at);
                Input::Unchanged
            }
            Gesture::DragEnd { at } => self.dropped(&choice, *at),
            Gesture::DragCancel => {
                self.drag = None;
                Input::Unchanged
            }
            Gesture::Key(key) => self.key(&choice, *key),
            Gesture::Act(id) => Deed::of(*id).map_or(Input::Unchanged, |deed| self.deed(&choice, deed)),
            Gesture::ActAt { act, panel: 0, at } => match (Deed::of(*act), self.under(*at)) {
                (Some(deed), Some(place)) => self.deed_at(&choice, deed, place),
                _ => Input::Unchanged,
            },
            Gesture::Typed(words) => match notation::read(words) {
                Err(refusal) => Input::Refused(refusal),
                Ok(act) => match state.act(self.seat, &act.encode()) {
                    Ok(act) => self.make(Some(act)),
                    Err(refusal) => Input::Refused(refusal),
                },
            },
            Gesture::Board(_) => Input::Refused(crate::Refusal {
                clause: "",
                text: crate::Text::key("amidakuji-refuse-not-due"),
            }),
            Gesture::Tap { .. }
            | Gesture::DragStart { .. }
            | Gesture::DragMove { .. }
            | Gesture::ActAt { .. } => Input::Unchanged,
        }
    }

    fn scene(&self, public: &dyn Match, _keeper: &dyn Keeper) -> Scene {
        let state: &State = state_of(public);
        view::scene(self, state)
    }

    fn save(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION, self.cursor.column, self.cursor.row];
        bytes.extend(self.draft.iter().flat_map(|act| act.encode().0));
        bytes
    }

    fn restore(&mut self, bytes: &[u8]) -> bool {
        let Some((cursor, draft)) = stored(self.view(), bytes) else {
            return false;
        };
        (self.cursor, self.draft, self.picked) = (cursor, draft, None);
        true
    }
}

/// What a desk stored; `None` unless the bytes are its canonical bytes.
fn stored(view: View, bytes: &[u8]) -> Option<(Cell, Option<Act>)> {
    let mut reader = Reader::new(bytes);
    if reader.byte()? != VERSION {
        return None;
    }
    let cursor = Cell { column: reader.byte()?, row: reader.byte()? };
    view.place(cursor)?;
    let draft = match bytes.get(3..)? {
        [] => None,
        act => Some(Act::decode(&crate::Move(act.to_vec()))?),
    };
    Some((cursor, draft))
}
