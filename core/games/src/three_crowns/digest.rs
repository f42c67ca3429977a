//! The state as canonical bytes.

use crate::Match;

use super::State;

/// Equal exactly when the states are equal: the setup, then every move so far. Everything else in [`State`] follows from
/// these.
pub fn digest(state: &State) -> Vec<u8> {
    let setup = state.setup();
    let mut bytes = vec![setup.seats, setup.first.byte()];
    for (key, value) in setup.options.iter() {
        for part in [key, value] {
            bytes.extend((part.len() as u16).to_be_bytes());
            bytes.extend(part.as_bytes());
        }
    }
    bytes.extend(state.turn().to_be_bytes());
    bytes.extend(state.played().iter().flat_map(|done| done.play.encode().0));
    bytes
}
