//! Acts and answers, and their bytes.

use crate::{Move, bytes::Reader};

use super::{
    Board, Size,
    board::{AREAS, Cells},
};

/// The 2x2 square of two neighbouring columns and rows, by its upper left cell (LAP-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    /// The left column, from 0.
    pub column: u8,
    /// The upper row, from 0.
    pub row: u8,
}

/// What one may do in a turn. Bytes: `01 column row`, `02`, `03`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// How many cells of each area does this square hold? (LAP-3)
    Ask(Square),
    /// I declare the whole board (LAP-4): the sealed declaration follows as a commitment.
    Declare,
    /// I declare nothing in reply (LAP-5).
    None,
}

/// The answer: four bytes, the number of cells of A to D, to a question (LAP-3); one byte, 1 for right and 0 for wrong, to a
/// declaration (LAP-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reply {
    /// How many cells of each area, together 4.
    Counts([u8; AREAS]),
    /// Whether the declaration is exactly right, and nothing more.
    Right(bool),
}

/// All squares of a board, in reading order: 81 on 10x10.
pub fn squares(size: Size) -> impl Iterator<Item = Square> {
    let last = size.side() - 1;
    (0..last).flat_map(move |row| (0..last).map(move |column| Square { column, row }))
}

impl Square {
    /// Whether it lies on the board.
    pub const fn within(self, size: Size) -> bool {
        self.column < size.side() - 1 && self.row < size.side() - 1
    }

    /// Its four cells; it lies on the board.
    pub const fn cells(self, size: Size) -> Cells {
        let side = size.side() as usize;
        (0b11 | 0b11 << side) << (self.row as usize * side + self.column as usize)
    }

    /// Its place in reading order among the squares of a board.
    pub const fn index(self, size: Size) -> usize {
        self.row as usize * (size.side() as usize - 1) + self.column as usize
    }

    /// The notation of the page: `AB12` (LAP-2, LAP-3).
    pub fn name(self) -> String {
        let letter = |column: u8| char::from(b'A' + column);
        let (column, row) = (self.column.min(24), u16::from(self.row) + 1);
        format!("{}{}{}{}", letter(column), letter(column + 1), row, row + 1)
    }

    /// The square of these words: `AB12`, `A B 1 2` or its upper left cell `a1`. It may lie outside every board.
    pub fn of_words(words: &str) -> Option<Square> {
        let text: String = words.chars().filter(|letter| *letter != ' ').collect();
        if let Some(cell) = crate::Cell::from_name(&text) {
            return Some(Square { column: cell.column, row: cell.row });
        }
        let mut letters = text.chars();
        let (left, right) = (letters.next()?.to_ascii_uppercase(), letters.next()?.to_ascii_uppercase());
        if !left.is_ascii_uppercase() || left as u32 + 1 != right as u32 {
            return None;
        }
        let digits = letters.as_str();
        (1..=99u8)
            .find(|row| format!("{row}{}", row + 1) == digits)
            .map(|row| Square { column: left as u8 - b'A', row: row - 1 })
    }
}

impl Deed {
    /// The canonical bytes.
    pub fn encode(self) -> Move {
        Move(match self {
            Deed::Ask(square) => vec![1, square.column, square.row],
            Deed::Declare => vec![2],
            Deed::None => vec![3],
        })
    }

    /// The deed of these bytes; `None` unless they are exactly its canonical bytes.
    pub fn decode(act: &Move) -> Option<Deed> {
        let mut reader = Reader::new(&act.0);
        let deed = match reader.byte()? {
            1 => Deed::Ask(Square { column: reader.byte()?, row: reader.byte()? }),
            2 => Deed::Declare,
            3 => Deed::None,
            _ => return None,
        };
        reader.end()?;
        Some(deed)
    }
}

impl Reply {
    /// The true answer of the owner of `board` to a question.
    pub fn to(board: &Board, square: Square) -> Reply {
        Reply::Counts(board.counts(square.cells(board.size())))
    }

    /// The canonical bytes.
    pub fn encode(self) -> Vec<u8> {
        match self {
            Reply::Counts(counts) => counts.to_vec(),
            Reply::Right(right) => vec![u8::from(right)],
        }
    }

    /// The answer of these bytes; `None` unless they are exactly its canonical bytes.
    pub fn decode(bytes: &[u8]) -> Option<Reply> {
        match *bytes {
            [right @ 0..=1] => Some(Reply::Right(right == 1)),
            [a @ 0..=4, b @ 0..=4, c @ 0..=4, d @ 0..=4] if a + b + c + d == 4 => {
                Some(Reply::Counts([a, b, c, d]))
            }
            _ => None,
        }
    }

    /// The notation: `A2 B1 C1`, `right`, `wrong`.
    pub fn words(self) -> String {
        match self {
            Reply::Counts(counts) => {
                let parts = super::Area::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
                let parts: Vec<String> =
                    parts.map(|(area, count)| format!("{}{count}", area.letter())).collect();
                parts.join(" ")
            }
            Reply::Right(true) => "right".to_owned(),
            Reply::Right(false) => "wrong".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lap_2_and_3_squares_have_the_names_of_the_page() {
        let size = Size::DEFAULT;
        assert_eq!(squares(size).count(), 81);
        for square in squares(size) {
            assert!(square.within(size));
            assert_eq!(Square::of_words(&square.name()), Some(square));
        }
        let first = Square { column: 0, row: 0 };
        for words in ["A B 1 2", "ab12", "a1", "AB 12"] {
            assert_eq!(Square::of_words(words), Some(first), "{words}");
        }
        assert_eq!(Square::of_words("I J 9 10"), Some(Square { column: 8, row: 8 }));
        for words in ["", "AC12", "AB13", "AB21", "BA12", "AB", "AB123", "Z", "ZZ12"] {
            assert_eq!(Square::of_words(words), None, "{words}");
        }
    }

    #[test]
    fn bytes_have_one_encoding() {
        for deed in [Deed::Ask(Square { column: 3, row: 8 }), Deed::Declare, Deed::None] {
            assert_eq!(Deed::decode(&deed.encode()), Some(deed));
        }
        for bytes in [&[][..], &[0], &[1, 2], &[1, 2, 3, 4], &[2, 0], &[4]] {
            assert_eq!(Deed::decode(&Move(bytes.to_vec())), None);
        }
        for bytes in [&[][..], &[2], &[1, 1, 1], &[1, 1, 1, 2], &[5, 0, 0, 0], &[1, 1, 1, 1, 0]] {
            assert_eq!(Reply::decode(bytes), None);
        }
        assert_eq!(Reply::decode(&[2, 0, 1, 1]).map(Reply::words), Some("A2 C1 D1".to_owned()));
    }
}
