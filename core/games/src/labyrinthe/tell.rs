//! Steps as sentences.

use crate::{Step, Text};

use super::notation::way_words;
use super::{Ends, Question, Reply, State};

/// What `step` means on the state before it, for the history and the screen reader.
pub(super) fn tell(state: &State, step: &Step) -> Text {
    match step {
        Step::Commit { seat, public, .. } => match Ends::decode(public) {
            Some(Ends { start, goal }) => Text::key("labyrinthe-told-commit")
                .seat("seat", *seat)
                .word("start", start.name())
                .word("goal", goal.name()),
            None => unreadable(),
        },
        Step::Move { seat, act } => match Question::decode(act) {
            Some(Question::Count(cell)) => {
                Text::key("labyrinthe-told-count").seat("seat", *seat).word("cell", cell.name())
            }
            Some(Question::Way(steps)) => {
                let way = state.way(*seat, &steps);
                let steps = way.as_ref().map_or(&steps[..], |way| way.steps());
                let words = way_words(state.walker(*seat), steps);
                Text::key("labyrinthe-told-way").seat("seat", *seat).word("way", words)
            }
            None => unreadable(),
        },
        Step::Answer { seat, answer } => told_answer(state, answer)
            .map_or_else(unreadable, |text| text.seat("seat", *seat).seat("walker", state.asker())),
        Step::Open { seat, .. } => Text::key("labyrinthe-told-open").seat("seat", *seat),
        Step::Drawn { .. } => Text::key("labyrinthe-told-drawn"),
        Step::Left { seat } => Text::key("labyrinthe-told-left").seat("seat", *seat),
    }
}

fn told_answer(state: &State, answer: &[u8]) -> Option<Text> {
    let (asker, question) = state.pending()?;
    Some(match (Reply::decode(answer)?, question) {
        (Reply::Count(count), Question::Count(cell)) => {
            Text::key("labyrinthe-told-reply-count").word("cell", cell.name()).number("count", count)
        }
        (Reply::Yes, Question::Way(steps)) => {
            let end = state.way(asker, steps)?.end();
            let arrived = state.ends(super::other(asker)).is_some_and(|ends| ends.goal == end);
            let key = if arrived { "labyrinthe-told-reply-arrived" } else { "labyrinthe-told-reply-yes" };
            Text::key(key).word("cell", end.name())
        }
        (Reply::No, Question::Way(_)) => {
            Text::key("labyrinthe-told-reply-no").word("cell", state.walker(asker)?.name())
        }
        _ => return None,
    })
}

fn unreadable() -> Text {
    Text::key("labyrinthe-told-unreadable")
}
