//! Orders in words for those who do not touch a board.

use super::super::{Edge, Grid};
use crate::{Cell, Direction, Refusal, Text};

/// What was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// `wall b3 N`: a wall is drawn or removed; in pencil, maybe a wall.
    Wall(Edge),
    /// `open b3 N`: in pencil, maybe open.
    Open(Edge),
    /// `mark b3`: a cell is marked.
    Mark(Cell),
    /// `start b3`.
    Start(Cell),
    /// `goal b3`.
    Goal(Cell),
}

/// The order of these words; `None` for others, and for edges and cells that the grid lacks. Capitals do not matter.
pub fn parse(grid: Grid, words: &str) -> Option<Order> {
    let words: Vec<String> = words.split_whitespace().map(str::to_ascii_lowercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let cell = Cell::from_name(words.get(1)?).filter(|cell| grid.holds(*cell))?;
    match words[..] {
        ["mark", _] => Some(Order::Mark(cell)),
        ["start", _] => Some(Order::Start(cell)),
        ["goal", _] => Some(Order::Goal(cell)),
        [verb, _, side] => {
            let side = |direction: &Direction| side == direction.letter().to_ascii_lowercase().to_string();
            let edge = grid.edge(cell, Direction::ALL.into_iter().find(side)?)?;
            match verb {
                "wall" => Some(Order::Wall(edge)),
                "open" => Some(Order::Open(edge)),
                _ => None,
            }
        }
        _ => None,
    }
}

/// A refusal that no clause of the rules gives.
pub fn refusal(key: &'static str) -> Refusal {
    Refusal { clause: "", text: Text::key(key) }
}
