//! What is told beside the board.

use super::super::state::REPEATED;
use super::super::tell::told;
use super::super::{CAPTURES, Limit, Side, State};
use crate::{Seat, Text};

/// The notes of `seat`, and how many of them tell what was done: the last move, then what has to be known.
pub fn notes(state: &State, seat: Seat) -> (Vec<Text>, usize) {
    let mut notes = Vec::new();
    if let Some(last) = state.played().last() {
        let mover = if state.played().len() % 2 == 1 { Side::White } else { Side::Black };
        notes.push(told(state.seat(mover), last.play, Some(last.effect)));
    }
    let heard = notes.len();
    if let Some(end) = state.end() {
        notes.push(end.outcome().reason);
        return (notes, heard);
    }
    let captured = |seat: Seat| state.position().captured_by(state.side(seat));
    let other = seat.next(2);
    if captured(seat) + captured(other) > 0 {
        let text = Text::key("three-crowns-note-captured").seat("seat", other).number("needed", CAPTURES);
        notes.push(text.number("mine", captured(seat)).number("theirs", captured(other)));
    }
    if state.mover() == seat {
        match state.limit() {
            Limit::Not(square) => {
                notes.push(Text::key("three-crowns-note-other").word("cell", square.name()));
            }
            Limit::Only(square) => {
                notes.push(Text::key("three-crowns-note-same").word("cell", square.name()))
            }
            Limit::Free => {}
        }
    }
    if state.occurrences() + 1 == REPEATED {
        notes.push(Text::key("three-crowns-note-repeated"));
    }
    (notes, heard)
}
