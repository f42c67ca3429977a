//! The sentences beside the board.

use super::super::tell::told;
use super::super::{Awaited, PIECES, Piece, State};
use crate::{Seat, Text};

/// What was done last, what the die shows, the score, and what waits in hand; the first `heard` of them tell what was
/// done.
pub fn notes(state: &State) -> (Vec<Text>, usize) {
    let position = state.position();
    let mut notes = Vec::new();
    if let Some((before, act)) = state.before() {
        let mut events = Vec::new();
        before.clone().play(act, &mut events);
        notes.push(told(before, before.mover, act, &events));
    }
    let heard = notes.len();
    if let Some(face) = position.roll {
        let choices = (0..PIECES).filter(|piece| position.choices() >> piece & 1 == 1);
        let choices: Vec<String> = choices.map(|piece| (piece + 1).to_string()).collect();
        let text = Text::key("amidakuji-note-die").number("face", face).seat("seat", position.mover);
        notes.push(text.word("choices", choices.join(" ")));
    }
    if position.awaited() != Awaited::Placing {
        notes.extend(Seat::all(2).map(|seat| {
            let bank = position.side(seat).bank;
            let text = Text::key("amidakuji-note-score").seat("seat", seat).number("points", bank.points());
            text.number("coins", bank.board).number("gold", bank.gold).number("diamonds", bank.diamonds)
        }));
        for seat in Seat::all(2) {
            notes.extend(off_board(state, seat));
        }
    }
    if position.last_round && position.awaited() != Awaited::Nothing {
        notes.push(Text::key("amidakuji-note-last"));
    }
    (notes, heard)
}

/// The pieces of `seat` that are not on the board: one sentence for all of which the same is to be said.
fn off_board(state: &State, seat: Seat) -> Vec<Text> {
    let position = state.position();
    let pieces = &position.side(seat).pieces[..usize::from(position.rules.pieces)];
    let arrived = if position.last_round { "amidakuji-note-home" } else { "amidakuji-note-arrived" };
    let kinds = [
        (Piece::Knocked, "amidakuji-note-knocked"),
        (Piece::Arrived, arrived),
        (Piece::Lost, "amidakuji-note-lost"),
    ];
    let told = kinds.into_iter().filter_map(|(kind, key)| {
        let found = pieces.iter().enumerate().filter(|(_, piece)| **piece == kind);
        let numbers: Vec<String> = found.map(|(number, _)| (number + 1).to_string()).collect();
        let text = Text::key(key).seat("seat", seat).word("pieces", numbers.join(" "));
        (!numbers.is_empty()).then_some(text)
    });
    told.collect()
}
