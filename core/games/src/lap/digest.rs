//! The state as canonical bytes.

use crate::{Match, Seat};

use super::{Stage, State};

/// Equal exactly when the states are equal: the setup, what is committed, what happens now, and for each seat all it
/// heard, its turns to miss, its declarations and what was answered to the last.
pub(super) fn digest(state: &State) -> Vec<u8> {
    let setup = state.setup();
    let mut bytes = vec![setup.seats, setup.first.byte()];
    for (key, value) in setup.options.iter() {
        block(&mut bytes, key.as_bytes());
        block(&mut bytes, value.as_bytes());
    }
    bytes.push(state.asker().byte());
    bytes.extend(match state.stage() {
        Stage::Turn => [0, 0, 0],
        Stage::Asked(square) => [1, square.column, square.row],
        Stage::Seal(seat) => [2, seat.byte(), 0],
        Stage::Reply => [3, 0, 0],
        Stage::Open(seat) => [4, seat.byte(), 0],
        Stage::Judge(seat) => [5, seat.byte(), 0],
        Stage::Reveal(seat) => [6, seat.byte(), 0],
        Stage::Over => [7, 0, 0],
    });
    bytes.extend(state.turn().to_be_bytes());
    bytes.extend(state.flags());
    for seat in Seat::all(2) {
        bytes.push(u8::from(state.has_committed(seat)));
        bytes.extend(state.skips(seat).to_be_bytes());
        bytes.push(state.sealed(seat));
        bytes.push(state.judged(seat).map_or(2, u8::from));
        let declared = state.declared(seat).map_or_else(Vec::new, |board| board.encode().reveal().to_vec());
        block(&mut bytes, &declared);
        bytes.extend((state.heard(seat).len() as u32).to_be_bytes());
        for heard in state.heard(seat).iter() {
            bytes.extend([heard.square.column, heard.square.row]);
            bytes.extend(heard.counts);
        }
    }
    bytes
}

fn block(bytes: &mut Vec<u8>, part: &[u8]) {
    bytes.extend((part.len() as u16).to_be_bytes());
    bytes.extend(part);
}
