//! Moves and their bytes.

use crate::{Move, bytes::Reader};

use super::{COLUMNS, PIECES, Pace, Way, way::LONGEST};

/// One move. Pieces and bases are counted from 0 here, from 1 in bytes and words.
///
/// Bytes: `01 base`; `02 piece base length pace ...`; `03 piece length pace ...`; `04`. Each pace is one byte, 0 to 2
/// for ahead, left, right. Only a move of a piece may have length 0: the turn is lost (AMI-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Act {
    /// Lays the next coin on this own base, and the next piece on it (AMI-4).
    Place {
        /// The column.
        base: u8,
    },
    /// Brings a piece in from this own base, and moves it (AMI-12, AMI-14).
    Enter {
        /// The piece.
        piece: u8,
        /// The column.
        base: u8,
        /// At least one step.
        way: Way,
    },
    /// Moves a piece (AMI-6), or loses the turn with it (AMI-9).
    Move {
        /// The piece.
        piece: u8,
        /// Its way.
        way: Way,
    },
    /// No piece is available (AMI-7).
    Pass,
}

impl Act {
    /// The canonical bytes.
    pub fn encode(&self) -> Move {
        let with_way = |mut bytes: Vec<u8>, way: &Way| {
            bytes.push(way.paces().len() as u8);
            bytes.extend(way.paces().iter().map(|pace| *pace as u8));
            bytes
        };
        Move(match self {
            Act::Place { base } => vec![1, base + 1],
            Act::Enter { piece, base, way } => with_way(vec![2, piece + 1, base + 1], way),
            Act::Move { piece, way } => with_way(vec![3, piece + 1], way),
            Act::Pass => vec![4],
        })
    }

    /// The move of these bytes; `None` unless they are exactly its canonical bytes.
    pub fn decode(act: &Move) -> Option<Act> {
        let mut reader = Reader::new(&act.0);
        let act = match reader.byte()? {
            1 => Act::Place { base: number(&mut reader, COLUMNS)? },
            2 => Act::Enter {
                piece: number(&mut reader, PIECES as u8)?,
                base: number(&mut reader, COLUMNS)?,
                way: way(&mut reader).filter(|way| !way.paces().is_empty())?,
            },
            3 => Act::Move { piece: number(&mut reader, PIECES as u8)?, way: way(&mut reader)? },
            4 => Act::Pass,
            _ => return None,
        };
        reader.end()?;
        Some(act)
    }

    /// The piece that is moved, and its way.
    pub fn moved(&self) -> Option<(u8, Way)> {
        match self {
            Act::Enter { piece, way, .. } | Act::Move { piece, way } => Some((*piece, *way)),
            Act::Place { .. } | Act::Pass => None,
        }
    }
}

/// A number from 1 to `most`, counted from 0.
fn number(reader: &mut Reader<'_>, most: u8) -> Option<u8> {
    reader.byte()?.checked_sub(1).filter(|number| *number < most)
}

fn way(reader: &mut Reader<'_>) -> Option<Way> {
    let length = usize::from(reader.byte()?);
    if length > LONGEST {
        return None;
    }
    let paces = reader.take(length)?.iter().map(|byte| Pace::ALL.get(usize::from(*byte)).copied());
    Way::new(&paces.collect::<Option<Vec<_>>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_has_one_encoding() {
        let way = Way::new(&[Pace::Ahead, Pace::Left, Pace::Ahead]).expect("three steps are a way");
        let acts = [
            Act::Place { base: 6 },
            Act::Enter { piece: 2, base: 0, way },
            Act::Move { piece: 0, way },
            Act::Move { piece: 1, way: Way::NONE },
            Act::Pass,
        ];
        for act in acts {
            assert_eq!(Act::decode(&act.encode()), Some(act));
        }
        let none: [&[u8]; 9] = [
            &[],
            &[0],
            &[1, 0],
            &[1, 8],
            &[2, 1, 1, 0],
            &[3, 4, 0],
            &[3, 1, 6, 0, 1, 0, 1, 0, 1],
            &[3, 1, 1, 3],
            &[4, 0],
        ];
        for bytes in none {
            assert_eq!(Act::decode(&Move(bytes.to_vec())), None, "{bytes:?}");
        }
    }
}
