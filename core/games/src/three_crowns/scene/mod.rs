//! What is shown of a game.

mod board;
mod spoken;

pub use board::{PANEL, Pick, board};

use crate::{Due, Match, PanelKind, Scene, Seat, Text, Verdict};

use super::State;

/// The scene that everybody may see, which is all there is.
pub fn public_scene(state: &State) -> Scene {
    Scene {
        headline: headline(state, None),
        notes: Vec::new(),
        heard: 0,
        panels: vec![board(state, None, PanelKind::Public, &Pick::default(), None)],
        acts: Vec::new(),
    }
}

/// What is awaited and from whom, as `reader` reads it.
pub fn headline(state: &State, reader: Option<Seat>) -> Text {
    match state.due() {
        Due::Over(outcome) => match (&outcome.verdict, reader) {
            (Verdict::Win(winners), Some(reader)) if winners.contains(&reader) => {
                Text::key("three-crowns-now-won")
            }
            (Verdict::Win(_), Some(reader)) => {
                Text::key("three-crowns-now-lost").seat("seat", reader.next(2))
            }
            _ => outcome.reason,
        },
        _ if Some(state.mover()) == reader => Text::key("three-crowns-now-move"),
        _ => Text::key("three-crowns-now-moves").seat("seat", state.mover()),
    }
}
