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
            notes.extend((0..PIECES).filter_map(|piece| in_hand(state, seat, piece)));
        }
    }
    if position.last_round && position.awaited() != Awaited::Nothing {
        notes.push(Text::key("amidakuji-note-last"));
    }
    (notes, heard)
}

fn in_hand(state: &State, seat: Seat, piece: usize) -> Option<Text> {
    let position = state.position();
    if piece >= usize::from(position.rules.pieces) {
        return None;
    }
    let key = match position.side(seat).pieces[piece] {
        Piece::Knocked => "amidakuji-note-knocked",
        Piece::Arrived if position.last_round => "amidakuji-note-home",
        Piece::Arrived => "amidakuji-note-arrived",
        Piece::Lost => "amidakuji-note-lost",
        Piece::On { .. } | Piece::Unplaced => return None,
    };
    Some(Text::key(key).seat("seat", seat).number("piece", piece as i64 + 1))
}
