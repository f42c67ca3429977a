//! Steps as sentences.

use crate::{Seat, Step, Text};

use super::turn::{Effect, Fate};
use super::{Play, State};

/// What `step` means on the state before it, for the history and the screen reader.
pub fn tell(state: &State, step: &Step) -> Text {
    match step {
        Step::Move { seat, act } => match Play::decode(act) {
            Some(play) => {
                let effect = state.judge(*seat, play).ok().map(|(_, effect)| effect);
                told(*seat, play, effect)
            }
            None => unreadable(),
        },
        Step::Drawn { .. } => Text::key("three-crowns-told-drawn"),
        Step::Left { seat } => Text::key("three-crowns-told-left").seat("seat", *seat),
        Step::Commit { .. } | Step::Answer { .. } | Step::Open { .. } => unreadable(),
    }
}

/// The sentences of a move and of what came of it.
pub fn told(seat: Seat, play: Play, effect: Option<Effect>) -> Text {
    let moved = match play {
        Play::Step { from, to } => {
            Text::key("three-crowns-told-step").word("from", from.name()).word("to", to.name())
        }
        Play::Jumps { from, by, to } => Text::key("three-crowns-told-jumps")
            .word("from", from.name())
            .word("by", by.name())
            .word("to", to.name()),
    };
    let crowned = effect.is_some_and(|effect| effect.crowned);
    let crown = crowned.then(|| Text::key("three-crowns-told-crowned").word("cell", play.to().name()));
    let fate = effect.and_then(|effect| effect.jumped).map(|(cell, fate)| {
        let text = match fate {
            Fate::Captured => Text::key("three-crowns-told-captured"),
            Fate::Uncrowned => Text::key("three-crowns-told-uncrowned"),
        };
        text.word("cell", cell.name())
    });
    let more =
        |first: Text, then: Text| Text::key("three-crowns-told-more").text("first", first).text("then", then);
    [crown, fate].into_iter().flatten().fold(moved.seat("seat", seat), more)
}

fn unreadable() -> Text {
    Text::key("three-crowns-told-unreadable")
}
