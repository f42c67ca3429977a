//! A board as text.

use crate::{Refusal, Text};

use super::{Area, Board, Size};

/// The board of this text on a table of `size`: a line of letters `A` to `D` for each row, row 1 first. Lines that begin
/// with `#` and empty lines do not count, nor do blanks at the end of a line. A dot is a cell that is not painted yet, for a
/// board that is to be gone on with. A move writes the rows joined by `/`.
///
/// # Errors
/// Says on which line, counted from 1 with all that do not count, what was expected. A board of another size breaks LAP-1;
/// what is no board at all breaks no clause.
pub fn read(size: Size, text: &str) -> Result<Board, Refusal> {
    let lines = text.lines().enumerate().map(|(place, line)| (place + 1, line.trim_end()));
    rows(size, lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')).collect())
}

/// The board whose rows are joined by `/`.
///
/// # Errors
/// As [`read`]; lines are rows.
pub fn read_joined(size: Size, text: &str) -> Result<Board, Refusal> {
    rows(size, text.trim().split('/').enumerate().map(|(place, line)| (place + 1, line)).collect())
}

/// The text of a board; [`read`] is its inverse.
pub fn write(board: &Board) -> String {
    let side = usize::from(board.size().side());
    let letters = (0..board.size().count()).map(|index| board.at(index).map_or('.', Area::letter));
    let letters: Vec<char> = letters.collect();
    letters.chunks(side).map(|row| row.iter().chain(&['\n']).collect::<String>()).collect()
}

fn rows(size: Size, lines: Vec<(usize, &str)>) -> Result<Board, Refusal> {
    let side = usize::from(size.side());
    if lines.len() != side {
        let painted = |letter: char| letter == '.' || Area::of_letter(letter).is_some();
        let letters = |line: &str| line.chars().all(painted);
        let of_areas = lines.len() > 1 && lines.iter().all(|(_, line)| letters(line));
        let text = Text::key("lap-board-lines").number("found", lines.len() as i64);
        let clause = if of_areas { "LAP-1" } else { "" };
        return Err(Refusal { clause, text: text.number("wanted", side as i64) });
    }
    let mut board = Board::bare(size);
    for (row, (line, content)) in lines.into_iter().enumerate() {
        let count = content.chars().count();
        if count != side {
            let text = Text::key("lap-board-width").number("line", line as i64);
            let text = text.number("found", count as i64).number("wanted", side as i64);
            return Err(Refusal { clause: "", text });
        }
        for (column, letter) in content.chars().enumerate() {
            if letter == '.' {
                continue;
            }
            let Some(area) = Area::of_letter(letter) else {
                let text = Text::key("lap-board-letter").number("line", line as i64);
                let text = text.number("place", column as i64 + 1);
                return Err(Refusal {
                    clause: "",
                    text: text.word("found", letter.escape_debug().to_string()),
                });
            };
            board.paint(1 << (row * side + column), Some(area));
        }
    }
    Ok(board)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_written_again() {
        let size = Size::new(4).expect("a size");
        let text = "AABB\nAABB\nCCDD\nCCDD\n";
        let board = read(size, &format!("# a comment\n{}\r\n\n", text.to_lowercase())).expect("a board");
        assert_eq!(write(&board), text);
        assert!(read_joined(size, "AABB/AABB/CCDD/CCDD") == Ok(board));
        let begun = "AA..\nAABB\nCC.D\nCCDD\n";
        assert_eq!(write(&read(size, begun).expect("a board that is begun")), begun);
    }

    #[test]
    fn an_error_names_the_line_and_the_place() {
        let size = Size::new(4).expect("a size");
        let refused = |text: &str| match read(size, text) {
            Ok(_) => panic!("taken: {text}"),
            Err(refusal) => refusal,
        };
        assert_eq!(refused("AABB\nAABB\n").clause, "LAP-1");
        assert_eq!(refused("").clause, "");
        assert_eq!(refused("AABB\nAABB\nCCD\nCCDD\n").text.key, "lap-board-width");
        let text = Text::key("lap-board-letter").number("line", 3).number("place", 4).word("found", "E");
        assert_eq!(refused("AABB\nAABB\nCCDE\nCCDD\n").text, text);
    }
}
