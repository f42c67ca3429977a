//! A move typed by a person, as a gesture.

use std::path::Path;

use labirinto_games::{Game, Gesture};
use labirinto_node::{Error, Texts};

use crate::trouble::read_text;

/// A move as it was typed. Where a board may stand behind its first word and a file is named instead, the rows of that file
/// stand there.
///
/// # Errors
/// The file cannot be read.
pub fn gesture(texts: &Texts, game: Option<&dyn Game>, words: &str) -> Result<Gesture, Error> {
    let (word, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
    let rest = rest.trim();
    let takes_board = game.is_some_and(|game| game.board_words().contains(&word.to_lowercase().as_str()));
    if takes_board && !rest.is_empty() && !is_rows(rest) {
        let text = read_text(texts, Path::new(rest))?;
        return Ok(Gesture::Typed(format!("{word} {}", joined(&text))));
    }
    Ok(Gesture::Typed(words.to_owned()))
}

/// Whether this can be the rows of a square board of at least four by four, joined by `/`.
fn is_rows(text: &str) -> bool {
    let rows = text.split('/').count();
    rows >= 4 && text.split('/').all(|row| row.chars().count() == rows)
}

/// The rows of a board in a file, without comments and empty lines, joined by `/`.
fn joined(text: &str) -> String {
    let rows = text.lines().map(str::trim_end).filter(|line| !line.is_empty() && !line.starts_with('#'));
    rows.collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_told_from_the_name_of_a_file() {
        assert!(is_rows("AABB/AABB/CCDD/CCDD"));
        for name in ["board.txt", "a/b", "/b/board", "aaa/bbb/ccc/ddd", ""] {
            assert!(!is_rows(name), "{name}");
        }
        assert_eq!(joined("# a board\nAABB \nAABB\n\nCCDD\r\nCCDD\n"), "AABB/AABB/CCDD/CCDD");
    }
}
