//! The question that a person is putting together.

use super::super::{Grid, Question, State, other};
use super::store;
use crate::{Cell, Direction, Refusal, Seat, Text, bytes::Reader};

/// Which kind of question is drafted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// A way (LYR-6).
    Walk,
    /// A count (LYR-5).
    Count,
}

/// Where a draft lives: the walker's place and its goal in the other's maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// The grid.
    pub grid: Grid,
    /// The last cell reached (LYR-6).
    pub from: Cell,
    /// A, where a way is cut (LYR-7).
    pub goal: Cell,
    /// The longest way, in steps (LYR-6).
    pub most: usize,
}

/// A question being put together: both kinds are kept, one is shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Draft {
    /// Which kind is shown.
    pub asking: Asking,
    /// Where the way begins; a way from elsewhere means nothing any longer.
    from: Cell,
    steps: Vec<Direction>,
    /// The cell to be counted round.
    pub counted: Option<Cell>,
}

impl Field {
    /// The field of `seat`; `None` before the other's commitment.
    pub fn of(state: &State, seat: Seat) -> Option<Field> {
        let goal = state.ends(other(seat))?.goal;
        Some(Field { grid: state.grid(), from: state.walker(seat)?, goal, most: state.most_steps() })
    }
}

impl Draft {
    /// Nothing drafted, for a walker at `from`.
    pub fn new(from: Cell) -> Draft {
        Draft { asking: Asking::Walk, from, steps: Vec::new(), counted: None }
    }

    /// The steps of the way.
    pub fn steps(&self) -> &[Direction] {
        &self.steps
    }

    /// The cells of the way, the one it starts from first.
    pub fn cells(&self, grid: Grid) -> Vec<Cell> {
        super::super::scene::way_cells(grid, self.from, &self.steps)
    }

    /// Where the way ends.
    pub fn end(&self, grid: Grid) -> Cell {
        self.cells(grid).last().copied().unwrap_or(self.from)
    }

    /// The question, if there is one.
    pub fn question(&self) -> Option<Question> {
        match self.asking {
            Asking::Walk => (!self.steps.is_empty()).then(|| Question::Way(self.steps.clone())),
            Asking::Count => self.counted.map(Question::Count),
        }
    }

    /// Puts one more step at the end of the way.
    ///
    /// # Errors
    /// A step out of the grid or beyond the longest way (LYR-6), or on from A (LYR-7). Nothing changes.
    pub fn extend(&mut self, field: &Field, step: Direction) -> Result<(), Refusal> {
        let end = self.end(field.grid);
        if end == field.goal && !self.steps.is_empty() {
            let text = Text::key("labyrinthe-refuse-way-arrived").word("cell", end.name());
            return Err(Refusal { clause: "LYR-7", text });
        }
        if self.steps.len() >= field.most {
            let text = Text::key("labyrinthe-refuse-way-long").number("most", field.most as i64);
            return Err(Refusal { clause: "LYR-6", text });
        }
        if field.grid.step(end, step).is_none() {
            return Err(Refusal { clause: "LYR-6", text: Text::key("labyrinthe-refuse-way-outside") });
        }
        self.steps.push(step);
        Ok(())
    }

    /// Takes the last step back. `false` when there is none.
    pub fn shorten(&mut self) -> bool {
        self.steps.pop().is_some()
    }

    /// Moves the end of the way: back where it came from takes the last step back, else it is one more step.
    ///
    /// # Errors
    /// As [`Draft::extend`].
    pub fn steer(&mut self, field: &Field, step: Direction) -> Result<(), Refusal> {
        if self.steps.last() == Some(&step.opposite()) {
            self.steps.pop();
            return Ok(());
        }
        self.extend(field, step)
    }

    /// Drops the way. `false` when there is none.
    pub fn drop_way(&mut self) -> bool {
        !std::mem::take(&mut self.steps).is_empty()
    }

    /// The walker stands at `from` now: a way from elsewhere is dropped. `true` when it stood elsewhere before.
    pub fn stand(&mut self, from: Cell) -> bool {
        let moved = self.from != from;
        if moved {
            self.from = from;
            self.steps.clear();
        }
        moved
    }

    /// Where the way begins.
    pub fn from(&self) -> Cell {
        self.from
    }
}

impl Draft {
    /// Appends the canonical bytes.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        bytes.push(self.asking as u8);
        store::write_cell(self.from, bytes);
        store::write_steps(&self.steps, bytes);
        store::write_maybe_cell(self.counted, bytes);
    }

    /// The draft of these bytes; `None` unless they are the canonical bytes of one that could have been drawn on `grid`.
    pub fn read(grid: Grid, reader: &mut Reader) -> Option<Draft> {
        let asking = match reader.byte()? {
            0 => Asking::Walk,
            1 => Asking::Count,
            _ => return None,
        };
        let from = store::read_cell(grid, reader)?;
        let steps = store::read_steps(reader)?;
        let counted = store::read_maybe_cell(grid, reader)?;
        let draft = Draft { asking, from, steps, counted };
        let inside = draft.cells(grid).len() == draft.steps.len() + 1;
        let bounded = draft.steps.len() <= Question::most_steps(grid);
        (inside && bounded).then_some(draft)
    }
}
