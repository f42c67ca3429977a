//! Moves as text, the same in every language.

use crate::{Move, Refusal, Step, Text};

use super::state::refusal;
use super::{Deed, Reply, Size, Square, form};

/// The deed of these words: `ask AB12` (also `ask A B 1 2`, or the upper left cell, `ask a1`), `declare`, `none`. The board
/// may stand behind `declare`, its rows joined by `/`: it is read, and kept by the desk; the move does not hold it (LAP-5).
pub(super) fn read(size: Size, text: &str) -> Result<Move, Refusal> {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    match (word.to_ascii_lowercase().as_str(), rest) {
        ("ask", square) => {
            Square::of_words(square).map(|square| Deed::Ask(square).encode()).ok_or_else(|| {
                let word: String = square.chars().filter(|letter| !letter.is_control()).take(16).collect();
                refusal("", Text::key("lap-refuse-square").word("word", word))
            })
        }
        ("declare", "") => Ok(Deed::Declare.encode()),
        ("declare", rows) => form::read_joined(size, rows).map(|_| Deed::Declare.encode()),
        ("none", "") => Ok(Deed::None.encode()),
        _ => Err(refusal("", Text::key("lap-refuse-words"))),
    }
}

/// The notation of `step`.
pub(super) fn write(step: &Step) -> String {
    match step {
        Step::Commit { slot: 0, .. } => "board".to_owned(),
        Step::Commit { .. } => "sealed".to_owned(),
        Step::Move { act, .. } => match Deed::decode(act) {
            Some(Deed::Ask(square)) => format!("ask {}", square.name()),
            Some(Deed::Declare) => "declare".to_owned(),
            Some(Deed::None) => "none".to_owned(),
            None => "?".to_owned(),
        },
        Step::Answer { answer, .. } => Reply::decode(answer).map_or_else(|| "?".to_owned(), Reply::words),
        Step::Open { secret, .. } => match super::Board::decode(secret) {
            Some(board) => format!("open {}", form::write(&board).trim_end().replace('\n', "/")),
            None => "open ?".to_owned(),
        },
        Step::Drawn { values } => {
            let values: Vec<String> = values.iter().map(u32::to_string).collect();
            format!("drawn {}", values.join(" "))
        }
        Step::Left { .. } => "left".to_owned(),
    }
}
