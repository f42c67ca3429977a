//! What a screen reader says of a cell.

use super::super::{Square, State};
use super::Pick;
use crate::{Seat, Text};

/// The sentence of one cell: its place, what stands there, what was done there last, what can be done there.
pub fn spoken(state: &State, reader: Option<Seat>, pick: &Pick, square: Square) -> Text {
    let mut details = vec![piece(state, reader, square)];
    let mut when = |holds: bool, text: Text| {
        if holds {
            details.push(text);
        }
    };
    if let Some(last) = state.played().last() {
        when(last.play.from() == square, Text::key("three-crowns-says-came-from"));
        when(last.play.to() == square, Text::key("three-crowns-says-came-to"));
        if let Some((over, _)) = last.effect.jumped.filter(|(over, _)| *over == square) {
            let taken = last.effect.captures();
            when(taken && over == square, Text::key("three-crowns-says-captured"));
            when(!taken && over == square, Text::key("three-crowns-says-uncrowned"));
        }
    }
    when(super::board::winning(state) & square.bit() != 0, Text::key("three-crowns-says-line"));
    when(pick.chosen == Some(square), Text::key("three-crowns-says-chosen"));
    when(pick.by == Some(square), Text::key("three-crowns-says-by"));
    when(pick.goals & square.bit() != 0, Text::key("three-crowns-says-goal"));
    when(pick.stops & square.bit() != 0, Text::key("three-crowns-says-stop"));
    let more = |front: Text, last: Text| {
        Text::key("three-crowns-cell-details").text("front", front).text("last", last)
    };
    let details = details.into_iter().reduce(more);
    let cell = square.cell();
    let place = Text::key("three-crowns-cell")
        .number("row", i64::from(cell.row) + 1)
        .number("column", i64::from(cell.column) + 1)
        .word("cell", cell.name());
    match details {
        Some(details) => place.text("details", details),
        None => place,
    }
}

/// What stands on a square.
fn piece(state: &State, reader: Option<Seat>, square: Square) -> Text {
    let Some((side, crowned)) = state.position().at(square) else {
        return Text::key("three-crowns-says-empty");
    };
    let seat = state.seat(side);
    match (Some(seat) == reader, crowned) {
        (true, false) => Text::key("three-crowns-says-mine"),
        (true, true) => Text::key("three-crowns-says-mine-crowned"),
        (false, false) => Text::key("three-crowns-says-theirs").seat("seat", seat),
        (false, true) => Text::key("three-crowns-says-theirs-crowned").seat("seat", seat),
    }
}
