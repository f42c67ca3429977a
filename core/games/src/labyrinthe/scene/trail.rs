//! What one seat asked and heard in the other's maze, as it is drawn.

use super::super::{Edges, Grid, Question, Reply, State};
use super::{Pen, Sheet, Spoken, names, way_cells};
use crate::{Cell, Direction, Seat, Text};

/// What `walker` asked in the maze of the seat across, from the public state alone.
pub struct Trail {
    grid: Grid,
    /// Where the walker began and where it stands; `None` before the other's commitment.
    ends: Option<(Cell, Cell)>,
    /// The edges walked over. A game may walk without end, but not over more edges than there are.
    walked: Edges,
    /// The cells counted with the number heard, each once.
    counts: Vec<(Cell, u8)>,
    /// The question that waits, or the last one when it was answered with "no".
    asked: Option<Question>,
}

impl Trail {
    /// The trail of `walker`.
    pub fn of(state: &State, walker: Seat) -> Trail {
        let grid = state.grid();
        let heard = state.heard(walker);
        let start = state.ends(super::super::other(walker)).map(|ends| ends.start);
        let waiting = state.pending().filter(|(asker, _)| *asker == walker).map(|(_, question)| question);
        let denied = heard.last().filter(|last| last.reply == Reply::No).map(|last| &last.question);
        Trail {
            grid,
            ends: start.zip(state.walker(walker)),
            walked: state.walked(walker),
            counts: state.counts(walker),
            asked: waiting.or(denied).cloned(),
        }
    }

    /// Where the walker stands.
    pub fn end(&self) -> Option<Cell> {
        self.ends.map(|(_, end)| end)
    }

    /// The number heard at a cell.
    pub fn count(&self, cell: Cell) -> Option<u8> {
        self.counts.iter().find(|(counted, _)| *counted == cell).map(|(_, count)| *count)
    }

    /// Whether the way walked touches the cell.
    pub fn went_over(&self, cell: Cell) -> bool {
        Direction::ALL
            .iter()
            .any(|side| self.grid.edge(cell, *side).is_some_and(|edge| self.walked.holds(edge)))
    }

    /// Draws the numbers, in the pen of who said them.
    pub fn draw_counts(&self, sheet: &mut Sheet, pen: Pen) {
        for (cell, count) in &self.counts {
            sheet.number(*cell, *count, pen);
        }
    }

    /// Draws the way walked, in the walker's pen.
    pub fn draw_walked(&self, sheet: &mut Sheet, pen: Pen) {
        if let (Some((first, _)), false) = (self.ends, self.walked.is_empty()) {
            sheet.walked(first, self.walked, pen);
        }
    }

    /// Draws the question that waits or was denied, in the walker's pen.
    pub fn draw_asked(&self, sheet: &mut Sheet, pen: Pen) {
        match (&self.asked, self.end()) {
            (Some(Question::Way(steps)), Some(from)) => {
                sheet.asked(&way_cells(self.grid, from, steps), pen);
            }
            (Some(Question::Count(cell)), _) => sheet.ring(*cell, pen),
            _ => {}
        }
    }

    /// Adds what was heard at a cell, and whether the way went over it.
    pub fn speak(&self, spoken: Spoken, cell: Cell) -> Spoken {
        let count = self.count(cell).map(|count| Text::key("labyrinthe-says-count").number("count", count));
        spoken.say(count).when(self.went_over(cell), "labyrinthe-says-walked")
    }
}

/// The last question of `walker` with its answer, as a sentence; `None` before the first.
pub fn last_heard(state: &State, walker: Seat, keys: [&'static str; 3]) -> Option<Text> {
    let heard = state.heard(walker).last()?;
    let [count_key, yes_key, no_key] = keys;
    Some(match (&heard.question, heard.reply) {
        (Question::Count(cell), Reply::Count(count)) => {
            Text::key(count_key).word("cell", cell.name()).number("count", count).seat("seat", walker)
        }
        (Question::Way(steps), reply) => {
            let way = names(&way_cells(state.grid(), heard.from, steps));
            let key = if reply == Reply::Yes { yes_key } else { no_key };
            Text::key(key).word("way", way).seat("seat", walker)
        }
        (Question::Count(_), _) => return None,
    })
}
