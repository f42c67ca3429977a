//! Steps as sentences.

use crate::{Step, Text};

use super::{Deed, Reply, Stage, State};

/// What `step` means on the state before it, for the history and the screen reader.
pub(super) fn tell(state: &State, step: &Step) -> Text {
    match step {
        Step::Commit { seat, slot: 0, .. } => Text::key("lap-told-commit").seat("seat", *seat),
        Step::Commit { seat, .. } => Text::key("lap-told-sealed").seat("seat", *seat),
        Step::Move { seat, act } => match Deed::decode(act) {
            Some(Deed::Ask(square)) => {
                Text::key("lap-told-ask").seat("seat", *seat).word("square", square.name())
            }
            Some(Deed::Declare) => Text::key("lap-told-declare").seat("seat", *seat),
            Some(Deed::None) => Text::key("lap-told-none").seat("seat", *seat),
            None => Text::key("lap-told-unreadable"),
        },
        Step::Answer { answer, .. } => match (Reply::decode(answer), state.stage()) {
            (Some(reply @ Reply::Counts(_)), Stage::Asked(square)) => {
                Text::key("lap-told-counts").word("square", square.name()).word("counts", reply.words())
            }
            (Some(Reply::Right(true)), Stage::Judge(seat)) => Text::key("lap-told-right").seat("seat", seat),
            (Some(Reply::Right(false)), Stage::Judge(seat)) => Text::key("lap-told-wrong").seat("seat", seat),
            _ => Text::key("lap-told-unreadable"),
        },
        Step::Open { seat, slot: 0, .. } => Text::key("lap-told-board").seat("seat", *seat),
        Step::Open { seat, .. } => Text::key("lap-told-open").seat("seat", *seat),
        Step::Drawn { .. } => Text::key("lap-told-drawn"),
        Step::Left { seat } => Text::key("lap-told-left").seat("seat", *seat),
    }
}
