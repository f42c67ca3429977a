//! Moves as text, the same in every language.

use crate::{Refusal, Step, Text};

use super::fault::refusal;
use super::{Act, COLUMNS, PIECES, Pace, Way};

/// The move of these words: `place BASE`, `enter PIECE BASE STEPS`, `move PIECE STEPS`, `move PIECE -` (the turn is
/// lost), `pass`. Capitals do not matter.
pub(super) fn read(text: &str) -> Result<Act, Refusal> {
    let words: Vec<String> = text.split_whitespace().take(6).map(str::to_ascii_lowercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["place", base] => Ok(Act::Place { base: column(base)? }),
        ["enter", number, base, steps] if steps != "-" => {
            Ok(Act::Enter { piece: piece(number)?, base: column(base)?, way: way(steps)? })
        }
        ["move", number, steps] => Ok(Act::Move { piece: piece(number)?, way: way(steps)? }),
        ["pass"] => Ok(Act::Pass),
        _ => Err(refusal("", Text::key("amidakuji-refuse-words"))),
    }
}

/// The notation of a move.
pub(super) fn write(act: &Act) -> String {
    match act {
        Act::Place { base } => format!("place {}", base + 1),
        Act::Enter { piece, base, way } => format!("enter {} {} {}", piece + 1, base + 1, way.word()),
        Act::Move { piece, way } => format!("move {} {}", piece + 1, way.word()),
        Act::Pass => "pass".to_owned(),
    }
}

/// The notation of a step.
pub(super) fn of_step(step: &Step, face: Option<u8>) -> String {
    match step {
        Step::Move { act, .. } => Act::decode(act).map_or_else(|| "?".to_owned(), |act| write(&act)),
        Step::Drawn { .. } => face.map_or_else(|| "roll ?".to_owned(), |face| format!("roll {face}")),
        Step::Left { .. } => "left".to_owned(),
        Step::Commit { .. } | Step::Answer { .. } | Step::Open { .. } => "?".to_owned(),
    }
}

fn piece(word: &str) -> Result<u8, Refusal> {
    number(word, PIECES as u8)
        .ok_or_else(|| refusal("AMI-3", Text::key("amidakuji-refuse-no-piece").number("most", PIECES as u8)))
}

fn column(word: &str) -> Result<u8, Refusal> {
    number(word, COLUMNS).ok_or_else(|| refusal("AMI-1", Text::key("amidakuji-refuse-no-base")))
}

/// A number from 1 to `most`, counted from 0.
fn number(word: &str, most: u8) -> Option<u8> {
    match word.as_bytes() {
        [digit @ b'1'..=b'9'] => Some(digit - b'1').filter(|number| *number < most),
        _ => None,
    }
}

fn way(word: &str) -> Result<Way, Refusal> {
    if word == "-" {
        return Ok(Way::NONE);
    }
    let pace = |letter: char| Pace::ALL.into_iter().find(|pace| pace.letter().eq_ignore_ascii_case(&letter));
    let paces = word.chars().take(9).map(pace).collect::<Option<Vec<_>>>();
    let paces = paces.ok_or_else(|| refusal("AMI-6", Text::key("amidakuji-refuse-steps")))?;
    Way::new(&paces).ok_or_else(|| refusal("AMI-6", Text::key("amidakuji-refuse-many-steps")))
}
