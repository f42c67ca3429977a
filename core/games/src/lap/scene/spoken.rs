//! What a screen reader says of a cell.

use super::super::{Area, Reply, State};
use crate::{Cell, Seat, Text};

/// The sentence of one cell, from its place and what is said of it, in that order.
pub struct Spoken {
    cell: Cell,
    details: Vec<Text>,
}

impl Spoken {
    /// Where the cell lies, and nothing else yet.
    pub fn new(cell: Cell) -> Spoken {
        Spoken { cell, details: Vec::new() }
    }

    /// Adds a detail, if there is one.
    pub fn say(mut self, detail: Option<Text>) -> Spoken {
        self.details.extend(detail);
        self
    }

    /// Adds which area, or areas, by a message with `$areas`; nothing when there is none.
    pub fn areas(self, key: &'static str, areas: &[Area]) -> Spoken {
        let letters: Vec<String> = areas.iter().map(|area| area.letter().to_string()).collect();
        self.say((!areas.is_empty()).then(|| Text::key(key).word("areas", letters.join(" "))))
    }

    /// Adds what `asker` heard of the squares that this cell belongs to.
    pub fn heard(mut self, state: &State, asker: Seat) -> Spoken {
        let mut said = Vec::new();
        for heard in state.heard(asker).iter() {
            let (right, down) = (
                self.cell.column.wrapping_sub(heard.square.column),
                self.cell.row.wrapping_sub(heard.square.row),
            );
            if right < 2 && down < 2 && !said.contains(&heard.square) {
                said.push(heard.square);
                self.details.push(counts_text(heard.square, heard.counts));
            }
        }
        self
    }

    /// The sentence.
    pub fn finish(self) -> Text {
        let several =
            |front: Text, last| Text::key("lap-cell-details").text("front", front).text("last", last);
        let details = self.details.into_iter().reduce(several);
        let place = if details.is_some() { "lap-cell" } else { "lap-cell-blank" };
        let text = Text::key(place)
            .number("row", i64::from(self.cell.row) + 1)
            .number("column", i64::from(self.cell.column) + 1)
            .word("cell", self.cell.name());
        match details {
            Some(details) => text.text("details", details),
            None => text,
        }
    }
}

/// The answer to a square, as words.
fn counts_text(square: super::super::Square, counts: [u8; 4]) -> Text {
    let counts = Reply::Counts(counts).words();
    Text::key("lap-says-counts").word("square", square.name()).word("counts", counts)
}

/// What `asker` heard last, as a sentence; `None` before the first answer.
pub fn last_heard(state: &State, asker: Seat, key: &'static str) -> Option<Text> {
    let heard = state.heard(asker).last()?;
    let text = Text::key(key).seat("seat", asker).word("square", heard.square.name());
    Some(text.word("counts", Reply::Counts(heard.counts).words()))
}
