//! The state as canonical bytes.

use crate::{Match, Seat};

use super::{Heard, State};

/// Equal exactly when the states are equal: the setup, then for each seat its maze's ends, its walker and all
/// it heard, then the asker and what is pending. Everything else in [`State`] follows from these.
pub(super) fn digest(state: &State) -> Vec<u8> {
    let setup = state.setup();
    let mut bytes = vec![setup.seats, setup.first.byte()];
    for (key, value) in setup.options.iter() {
        block(&mut bytes, key.as_bytes());
        block(&mut bytes, value.as_bytes());
    }
    for seat in Seat::all(2) {
        block(&mut bytes, &state.ends(seat).map_or_else(Vec::new, |ends| ends.encode()));
        block(&mut bytes, &state.walker(seat).map_or_else(Vec::new, |cell| vec![cell.column, cell.row]));
        bytes.extend((state.heard(seat).len() as u32).to_be_bytes());
        for Heard { from, question, reply } in state.heard(seat).iter() {
            bytes.extend([from.column, from.row]);
            block(&mut bytes, &question.encode().0);
            bytes.extend(reply.encode());
        }
    }
    bytes.push(state.asker().byte());
    block(&mut bytes, &state.pending().map_or_else(Vec::new, |(_, question)| question.encode().0));
    bytes
}

fn block(bytes: &mut Vec<u8>, part: &[u8]) {
    bytes.extend((part.len() as u16).to_be_bytes());
    bytes.extend(part);
}
