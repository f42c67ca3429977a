//! Questions and answers, and their bytes.

use crate::{Cell, Direction, Move, bytes::Reader};

use super::Grid;

/// One question (LYR-4).
///
/// Bytes: `01 column row`, or `02 length step ...` with the length as two bytes (high first) and each step
/// as one byte, 0 to 3 for N, E, S, W.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Question {
    /// How many walls are round this cell? (LYR-5)
    Count(Cell),
    /// May I walk this way, from the last cell reached? (LYR-6) At least one step.
    Way(Vec<Direction>),
}

/// The answer to a [`Question`]: one byte, `00` to `03` for a number, `10` for "no", `11` for "yes".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reply {
    /// The number of walls round the cell, the border counted: 0 to 3 (LYR-5).
    Count(u8),
    /// No wall on the way: the walker stands at its end (LYR-6).
    Yes,
    /// At least one wall on the way: the walker stays (LYR-6).
    No,
}

impl Question {
    /// The longest legal way on `grid`, in steps: 4 x cells (LYR-6).
    pub const fn most_steps(grid: Grid) -> usize {
        4 * grid.cell_count()
    }

    /// The canonical bytes.
    pub fn encode(&self) -> Move {
        Move(match self {
            Question::Count(cell) => vec![1, cell.column, cell.row],
            Question::Way(steps) => {
                let mut bytes = vec![2];
                bytes.extend((steps.len() as u16).to_be_bytes());
                bytes.extend(steps.iter().map(|step| *step as u8));
                bytes
            }
        })
    }

    /// The question of these bytes; `None` unless they are exactly its canonical bytes.
    pub fn decode(act: &Move) -> Option<Question> {
        let mut reader = Reader::new(&act.0);
        let question = match reader.byte()? {
            1 => Question::Count(Cell { column: reader.byte()?, row: reader.byte()? }),
            2 => {
                let length = reader.short()?;
                let steps = reader.take(usize::from(length))?;
                let steps = steps.iter().map(|step| Direction::ALL.get(usize::from(*step)).copied());
                let steps = steps.collect::<Option<Vec<_>>>()?;
                if steps.is_empty() {
                    return None;
                }
                Question::Way(steps)
            }
            _ => return None,
        };
        reader.end()?;
        Some(question)
    }
}

impl Reply {
    /// The canonical bytes.
    pub fn encode(self) -> Vec<u8> {
        vec![match self {
            Reply::Count(count) => count,
            Reply::No => 0x10,
            Reply::Yes => 0x11,
        }]
    }

    /// The reply of these bytes; `None` unless they are exactly its canonical bytes.
    pub fn decode(bytes: &[u8]) -> Option<Reply> {
        match bytes {
            [count @ 0..=3] => Some(Reply::Count(*count)),
            [0x10] => Some(Reply::No),
            [0x11] => Some(Reply::Yes),
            _ => None,
        }
    }
}
