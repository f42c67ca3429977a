//! The state as canonical bytes.

use crate::Match;

use super::{State, write_position};

/// Equal exactly when the states are equal: the setup, the turns and rolls, the position, and the last move with the
/// position before it.
pub(super) fn digest(state: &State) -> Vec<u8> {
    let setup = state.setup();
    let mut bytes = vec![setup.seats, setup.first.byte()];
    for (key, value) in setup.options.iter() {
        block(&mut bytes, key.as_bytes());
        block(&mut bytes, value.as_bytes());
    }
    bytes.extend(state.turn().to_be_bytes());
    bytes.extend(state.rolls().to_be_bytes());
    block(&mut bytes, write_position(state.position()).as_bytes());
    if let Some((before, act)) = state.before() {
        block(&mut bytes, write_position(before).as_bytes());
        block(&mut bytes, &act.encode().0);
    }
    bytes
}

fn block(bytes: &mut Vec<u8>, part: &[u8]) {
    bytes.extend((part.len() as u16).to_be_bytes());
    bytes.extend(part);
}
