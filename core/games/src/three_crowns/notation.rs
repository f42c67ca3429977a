//! Moves as text, the same in every language (TRI-11).

use crate::{Move, Refusal, Step, Text};

use super::moves::refusal;
use super::turn::{Effect, Fate};
use super::{Play, Square, State};

/// The move of these words: a step `a1-a2`, a double jump `a5:c5:e7`. What comes of it (`=K`, `x`, `-K`) may be left out; a
/// word for it that is not true of a legal move is refused. Capitals do not matter.
pub fn read(state: &State, text: &str) -> Result<Move, Refusal> {
    let words = || refusal("TRI-11", Text::key("three-crowns-refuse-words"));
    let text = text.trim().to_ascii_lowercase();
    let end = text.find(['=', 'x']).unwrap_or(text.len());
    let end = text.find("-k").map_or(end, |lost| lost.min(end));
    let (way, told) = text.split_at_checked(end).ok_or_else(words)?;
    let squares = |mark: char| -> Result<Vec<Square>, Refusal> { way.split(mark).map(square).collect() };
    let play = if way.contains(':') {
        let [from, by, to] = squares(':')?[..] else {
            return Err(refusal("TRI-6", Text::key("three-crowns-refuse-two-jumps")));
        };
        Play::Jumps { from, by, to }
    } else if way.contains('-') {
        let [from, to] = squares('-')?[..] else {
            return Err(words());
        };
        Play::Step { from, to }
    } else {
        return Err(words());
    };
    if !told.is_empty() {
        said(state, play, told)?;
    }
    Ok(play.encode())
}

/// Checks what was said of a move.
fn said(state: &State, play: Play, told: &str) -> Result<(), Refusal> {
    let known = ["=k", "x", "-k", "=kx", "=k-k"];
    if !known.contains(&told) {
        return Err(refusal("TRI-11", Text::key("three-crowns-refuse-words")));
    }
    let Ok((_, effect)) = state.judge(state.mover(), play) else {
        return Ok(());
    };
    let truth = marks(effect);
    if truth.to_ascii_lowercase() == told {
        return Ok(());
    }
    let clause = if told.starts_with("=k") != effect.crowned { "TRI-4" } else { "TRI-7" };
    let text = Text::key("three-crowns-refuse-marks").word("move", format!("{}{truth}", bare(play)));
    Err(refusal(clause, text))
}

/// The notation of `step` on the state before it.
pub fn write(state: &State, step: &Step) -> String {
    match step {
        Step::Move { seat, act } => match Play::decode(act) {
            Some(play) => match state.judge(*seat, play) {
                Ok((_, effect)) => format!("{}{}", bare(play), marks(effect)),
                Err(_) => bare(play),
            },
            None => "?".to_owned(),
        },
        Step::Drawn { values } => {
            let values: Vec<String> = values.iter().map(u32::to_string).collect();
            format!("drawn {}", values.join(" "))
        }
        Step::Left { .. } => "left".to_owned(),
        Step::Commit { .. } | Step::Answer { .. } | Step::Open { .. } => "?".to_owned(),
    }
}

/// The squares of a move.
pub fn bare(play: Play) -> String {
    let names: Vec<String> = play.way().into_iter().map(Square::name).collect();
    names.join(if play.by().is_some() { ":" } else { "-" })
}

/// A crown `=K`, a capture `x`, a lost crown `-K`.
fn marks(effect: Effect) -> String {
    let crown = if effect.crowned { "=K" } else { "" };
    let fate = match effect.jumped {
        Some((_, Fate::Captured)) => "x",
        Some((_, Fate::Uncrowned)) => "-K",
        None => "",
    };
    format!("{crown}{fate}")
}

fn square(name: &str) -> Result<Square, Refusal> {
    let short: String = name.chars().filter(|letter| !letter.is_control()).take(16).collect();
    Square::named(name)
        .ok_or_else(|| refusal("TRI-11", Text::key("three-crowns-refuse-no-cell").word("word", short)))
}
