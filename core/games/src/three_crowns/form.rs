//! A position as text: eight lines from rank 8 down, `w W b B .` (a capital is crowned), then who moves.

use crate::{Cell, Flaw, Refusal, Secret, Text};

use super::moves::refusal;
use super::position::{CAPTURES, MEN};
use super::{Position, Side, Square, bits};

/// The position of this text. Lines that begin with `#` and empty ones are left out.
///
/// # Errors
/// Text that is none; names the line.
pub fn read(text: &str) -> Result<Position, Refusal> {
    let lines = text
        .lines()
        .map(str::trim)
        .enumerate()
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let lines: Vec<(usize, &str)> = lines.collect();
    let [ranks @ .., (last, mover)] = &lines[..] else {
        return Err(lacking(0));
    };
    if ranks.len() != 8 {
        return Err(lacking(lines.len()));
    }
    let mover = match *mover {
        "white" => Side::White,
        "black" => Side::Black,
        _ => {
            return Err(refusal(
                "TRI-1",
                Text::key("three-crowns-board-mover").number("line", *last as i64 + 1),
            ));
        }
    };
    let (mut pieces, mut crowns) = ([0, 0], 0);
    for ((line, letters), rank) in ranks.iter().zip((0..8).rev()) {
        let bad = || refusal("TRI-1", Text::key("three-crowns-board-line").number("line", *line as i64 + 1));
        if letters.chars().count() != 8 {
            return Err(bad());
        }
        for (letter, column) in letters.chars().zip(0..) {
            let bit = Square::of(Cell { column, row: rank }).map_or(0, Square::bit);
            let side = match letter.to_ascii_lowercase() {
                '.' => continue,
                'w' => Side::White,
                'b' => Side::Black,
                _ => return Err(bad()),
            };
            pieces[side.place()] |= bit;
            crowns |= if letter.is_ascii_uppercase() { bit } else { 0 };
        }
    }
    Position::new(pieces[0], pieces[1], crowns, mover).ok_or_else(|| lacking(lines.len()))
}

/// The text of a position; the inverse of [`read`].
pub fn write(position: &Position) -> String {
    let mut text = String::new();
    for row in (0..8).rev() {
        for column in 0..8 {
            let piece = Square::of(Cell { column, row }).and_then(|square| position.at(square));
            text.push(match piece {
                None => '.',
                Some((Side::White, false)) => 'w',
                Some((Side::White, true)) => 'W',
                Some((Side::Black, false)) => 'b',
                Some((Side::Black, true)) => 'B',
            });
        }
        text.push('\n');
    }
    text.push_str(match position.mover() {
        Side::White => "white\n",
        Side::Black => "black\n",
    });
    text
}

/// The canonical bytes: the squares of White, of Black and of the crowns, eight bytes each, then 0 for White to move or 1.
pub fn encode(position: &Position) -> Secret {
    let mut bytes = Vec::new();
    for set in [position.pieces(Side::White), position.pieces(Side::Black), position.crowns] {
        bytes.extend(set.to_be_bytes());
    }
    bytes.push(position.mover().place() as u8);
    Secret::from_bytes(bytes)
}

/// The position of these bytes; `None` unless they are the canonical bytes of one.
pub fn decode(secret: &Secret) -> Option<Position> {
    let (sets, mover) = secret.reveal().split_at_checked(24)?;
    let mut sets =
        sets.chunks(8).map(|set| set.iter().fold(0, |number, byte| number << 8 | u64::from(*byte)));
    let mover = match mover {
        [0] => Side::White,
        [1] => Side::Black,
        _ => return None,
    };
    Position::new(sets.next()?, sets.next()?, sets.next()?, mover)
}

/// What keeps a position from standing in a game that goes on: more pieces than a side has or fewer than it loses by (TRI-1,
/// TRI-9), a Troika (TRI-5), a Crowned Troika (TRI-9).
pub fn flaws(position: &Position) -> Vec<Flaw> {
    let cells = |set| bits::squares(set).map(Square::cell).collect();
    let mut flaws = Vec::new();
    for side in Side::BOTH {
        let count = position.pieces(side).count_ones();
        if count > MEN {
            let text = Text::key("three-crowns-flaw-many").number("count", count).number("most", MEN);
            flaws.push(Flaw { clause: "TRI-1", text, cells: cells(position.pieces(side)) });
        }
        if count + CAPTURES <= MEN {
            let text = Text::key("three-crowns-flaw-few").number("count", count);
            flaws.push(Flaw { clause: "TRI-9", text, cells: cells(position.pieces(side)) });
        }
        if position.troika(side) != 0 {
            let text = Text::key("three-crowns-flaw-troika");
            flaws.push(Flaw { clause: "TRI-5", text, cells: cells(position.troika(side)) });
        }
        if position.crowned_troika(side) != 0 {
            let text = Text::key("three-crowns-flaw-crowned");
            flaws.push(Flaw { clause: "TRI-9", text, cells: cells(position.crowned_troika(side)) });
        }
    }
    flaws
}

fn lacking(lines: usize) -> Refusal {
    refusal("TRI-1", Text::key("three-crowns-board-lines").number("found", lines as i64))
}
