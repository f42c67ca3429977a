//! The clauses, each by its own test, on positions written as text.

mod coins;
mod dice;
mod ending;
mod forms;
mod moving;
mod rotation;

use super::*;
use crate::Seat;

/// What every position of these tests plays with, unless it says otherwise.
const RULES: Rules = Rules { die: Die::Wide, layout: Layout::Line, pieces: 3, sideways: false };

const GUEST: Seat = Seat::HOST.next(2);

fn at(text: &str) -> Position {
    with(RULES, text)
}

fn with(rules: Rules, text: &str) -> Position {
    read_position(rules, text).unwrap_or_else(|refusal| panic!("{refusal:?}\n{text}"))
}

fn act(words: &str) -> Act {
    notation::read(words).unwrap_or_else(|refusal| panic!("{words}: {refusal:?}"))
}

/// Plays what is legal; what it did.
fn play(position: &mut Position, words: &str) -> Vec<Event> {
    let act = act(words);
    assert_eq!(position.fault(&act), None, "{words} on\n{}", write_position(position));
    assert!(position.acts().contains(&act), "{words} is not listed");
    let mut events = Vec::new();
    position.play(&act, &mut events);
    events
}

/// The clause that forbids it.
fn clause(position: &Position, words: &str) -> &'static str {
    let act = act(words);
    assert!(!position.acts().contains(&act), "{words} is listed");
    position.fault(&act).unwrap_or_else(|| panic!("{words} is legal on\n{}", write_position(position))).clause
}

/// The words of all legal moves.
fn words(position: &Position) -> Vec<String> {
    let mut words: Vec<String> = position.acts().iter().map(notation::write).collect();
    words.sort();
    words
}

fn place(name: &str) -> Place {
    Place::circles().find(|place| place.name() == name).expect("the test names a circle")
}
