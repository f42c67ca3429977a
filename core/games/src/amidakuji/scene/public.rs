//! What everybody may see.

use super::super::{Awaited, State};
use super::{Sheet, View, notes};
use crate::{Due, Match, PanelKind, Scene, Seat, Text, Verdict};

/// The public scene: the whole board. A function of the log.
pub fn public_scene(state: &State) -> Scene {
    let sheet = Sheet::new(View(None), state.position());
    let panel = sheet.panel(PanelKind::Public, Text::key("amidakuji-panel"), None, |_| Vec::new());
    let (notes, heard) = notes(state);
    Scene { headline: headline(state, None), notes, heard, panels: vec![panel], acts: Vec::new() }
}

/// What is awaited and from whom, as `reader` reads it.
pub fn headline(state: &State, reader: Option<Seat>) -> Text {
    let awaited = state.position().awaited();
    match state.due() {
        Due::Over(outcome) => match (&outcome.verdict, reader) {
            (Verdict::Win(winners), Some(reader)) if winners.contains(&reader) => {
                Text::key("amidakuji-now-won").text("reason", outcome.reason)
            }
            (Verdict::Win(_), Some(_)) => Text::key("amidakuji-now-lost").text("reason", outcome.reason),
            _ => outcome.reason,
        },
        Due::Move { seat } if Some(seat) == reader => match awaited {
            Awaited::Placing => {
                let coin = state.position().side(seat).next_coin().unwrap_or(0);
                Text::key("amidakuji-now-place").number("value", coin)
            }
            Awaited::Pass => Text::key("amidakuji-now-pass"),
            _ => Text::key("amidakuji-now-move").number("face", state.position().roll.unwrap_or(0)),
        },
        Due::Move { seat } => match awaited {
            Awaited::Placing => Text::key("amidakuji-now-places").seat("seat", seat),
            Awaited::Pass => Text::key("amidakuji-now-passes").seat("seat", seat),
            _ => Text::key("amidakuji-now-moves")
                .seat("seat", seat)
                .number("face", state.position().roll.unwrap_or(0)),
        },
        Due::Draw { .. } | Due::Commit { .. } | Due::Answer { .. } | Due::Open { .. } => {
            Text::key("amidakuji-now-rolls").seat("seat", state.position().mover)
        }
    }
}
