//! Moves as text, the same in every language.

use crate::{Cell, Direction, Move, Refusal, Step, Text};

use super::state::{not_due, refusal};
use super::{Ends, Question, Reply, State};

/// The question of these words: `count b3`, `way b3 b4 c4` (first the cell one stands on) or `way ESS`.
/// Capitals do not matter. A way is written and sent as it was given, also beyond A; the match cuts it
/// (LYR-7).
pub(super) fn read(state: &State, text: &str) -> Result<Move, Refusal> {
    let words: Vec<String> = text.split_whitespace().map(str::to_ascii_lowercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["count", cell] => Ok(Question::Count(cell_of(cell)?).encode()),
        ["way", steps] if !steps.is_empty() && steps.chars().all(|letter| direction(letter).is_some()) => {
            let steps: Vec<Direction> = steps.chars().filter_map(direction).collect();
            bounded(state, steps)
        }
        ["way", from, ref rest @ ..] => {
            let from = cell_of(from)?;
            match state.walker(state.asker()) {
                Some(here) if here != from => {
                    let text = Text::key("labyrinthe-refuse-way-start").word("cell", here.name());
                    return Err(refusal("LYR-6", text));
                }
                Some(_) => {}
                None => return Err(not_due("LYR-3")),
            }
            if rest.is_empty() {
                return Err(refusal("LYR-6", Text::key("labyrinthe-refuse-way-empty")));
            }
            let mut at = from;
            let mut steps = Vec::new();
            for name in rest {
                let next = cell_of(name)?;
                steps.push(between(at, next).ok_or_else(|| {
                    let text = Text::key("labyrinthe-refuse-way-jump");
                    refusal("LYR-6", text.word("from", at.name()).word("to", next.name()))
                })?);
                at = next;
            }
            bounded(state, steps)
        }
        _ => Err(refusal("", Text::key("labyrinthe-refuse-words"))),
    }
}

/// The notation of `step` on the state before it.
pub(super) fn write(state: &State, step: &Step) -> String {
    match step {
        Step::Commit { public, .. } => match Ends::decode(public) {
            Some(Ends { start, goal }) => format!("maze D={} A={}", start.name(), goal.name()),
            None => "maze ?".to_owned(),
        },
        Step::Move { seat, act } => match Question::decode(act) {
            Some(Question::Count(cell)) => format!("count {}", cell.name()),
            Some(Question::Way(steps)) => format!("way {}", way_words(state.walker(*seat), &steps)),
            None => "?".to_owned(),
        },
        Step::Answer { answer, .. } => match Reply::decode(answer) {
            Some(Reply::Count(count)) => count.to_string(),
            Some(Reply::Yes) => "yes".to_owned(),
            Some(Reply::No) => "no".to_owned(),
            None => "?".to_owned(),
        },
        Step::Open { .. } => "open".to_owned(),
        Step::Drawn { values } => {
            let values: Vec<String> = values.iter().map(u32::to_string).collect();
            format!("drawn {}", values.join(" "))
        }
        Step::Left { .. } => "left".to_owned(),
    }
}

/// The cells of a way, or its letters when it does not stay among the cells that have names.
pub(super) fn way_words(from: Option<Cell>, steps: &[Direction]) -> String {
    let cells = from.and_then(|from| {
        let mut names = vec![from.name()];
        let mut at = from;
        for step in steps {
            at = at.step(*step, 26, u8::MAX)?;
            names.push(at.name());
        }
        Some(names.join(" "))
    });
    cells.unwrap_or_else(|| steps.iter().map(|step| step.letter()).collect())
}

fn bounded(state: &State, steps: Vec<Direction>) -> Result<Move, Refusal> {
    if steps.len() > state.most_steps() {
        let most = state.most_steps() as i64;
        return Err(refusal("LYR-6", Text::key("labyrinthe-refuse-way-long").number("most", most)));
    }
    Ok(Question::Way(steps).encode())
}

fn cell_of(name: &str) -> Result<Cell, Refusal> {
    Cell::from_name(name)
        .ok_or_else(|| refusal("", Text::key("labyrinthe-refuse-no-cell").word("word", shortened(name))))
}

/// What a person typed, short enough for a sentence.
fn shortened(word: &str) -> String {
    word.chars().filter(|letter| !letter.is_control()).take(16).collect()
}

fn direction(letter: char) -> Option<Direction> {
    Direction::ALL.into_iter().find(|direction| direction.letter().eq_ignore_ascii_case(&letter))
}

fn between(from: Cell, to: Cell) -> Option<Direction> {
    Direction::ALL.into_iter().find(|direction| from.step(*direction, u8::MAX, u8::MAX) == Some(to))
}
