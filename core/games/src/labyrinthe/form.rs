//! A maze as text.

use crate::{Cell, Direction, Refusal, Text};

use super::state::refusal;
use super::{Grid, Maze};

/// The maze of this text on a table whose grid is `grid`: `2n + 1` lines of corners `+`, walls `--`, sides
/// `|` and cells of two characters (`D ` the start, `A ` the arrival); row 1 first. Lines that begin with `#`
/// and empty lines do not count, nor do blanks at the end of a line.
///
/// # Errors
/// Says on which line, counted from 1 with all that do not count, what was expected. A maze of another size breaks
/// LYR-1, one without an end LYR-3; what is no maze at all breaks no clause.
pub fn read(grid: Grid, text: &str) -> Result<Maze, Refusal> {
    let size = usize::from(grid.size());
    let lines: Vec<(usize, &str)> = text
        .lines()
        .enumerate()
        .map(|(place, line)| (place + 1, line.trim_end()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .collect();
    if lines.len() != 2 * size + 1 {
        let text = Text::key("labyrinthe-board-lines").number("found", lines.len() as i64);
        let of_walls = lines.len() > 2 && lines.iter().all(|(_, line)| line.starts_with(['+', '|']));
        return Err(refusal(
            if of_walls { "LYR-1" } else { "" },
            text.number("wanted", 2 * size as i64 + 1).number("size", size as i64),
        ));
    }
    let mut sketch = Sketch { grid, walls: Vec::new(), start: None, goal: None };
    for (place, (line, content)) in lines.iter().enumerate() {
        let letters: Vec<char> = content.chars().collect();
        if letters.len() != 3 * size + 1 {
            let text = Text::key("labyrinthe-board-width").number("line", *line as i64);
            let text = text.number("found", letters.len() as i64).number("wanted", 3 * size as i64 + 1);
            return Err(refusal("", text));
        }
        let row = (place / 2) as u8;
        if place % 2 == 0 {
            sketch.wall_line(*line, row, &letters)?
        } else {
            sketch.cell_line(*line, row, &letters)?
        }
    }
    sketch.finish()
}

/// The text of `maze`; [`read`] is its inverse.
pub fn write(maze: &Maze) -> String {
    let grid = maze.grid();
    let mut text = String::new();
    for row in 0..=grid.size() {
        for column in 0..grid.size() {
            let wall = if row < grid.size() {
                maze.closed(Cell { column, row }, Direction::North)
            } else {
                maze.closed(Cell { column, row: row - 1 }, Direction::South)
            };
            text.push_str(if wall { "+--" } else { "+  " });
        }
        text.push_str("+\n");
        if row == grid.size() {
            break;
        }
        for column in 0..grid.size() {
            let cell = Cell { column, row };
            text.push(if maze.closed(cell, Direction::West) { '|' } else { ' ' });
            text.push_str(match cell {
                cell if cell == maze.start() => "D ",
                cell if cell == maze.goal() => "A ",
                _ => "  ",
            });
        }
        text.push_str("|\n");
    }
    text
}

/// What was read so far.
struct Sketch {
    grid: Grid,
    walls: Vec<(Cell, Direction)>,
    start: Option<Cell>,
    goal: Option<Cell>,
}

impl Sketch {
    /// The line above `row`, or the last one of all.
    fn wall_line(&mut self, line: usize, row: u8, letters: &[char]) -> Result<(), Refusal> {
        let size = self.grid.size();
        let outer = row == 0 || row == size;
        for column in 0..=size {
            let at = 3 * usize::from(column);
            expect(line, at, letters[at], &['+'])?;
            if column == size {
                break;
            }
            let wall = letters[at + 1];
            expect(line, at + 1, wall, if outer { &['-'] } else { &['-', ' '] })?;
            expect(line, at + 2, letters[at + 2], &[wall])?;
            if !outer && wall == '-' {
                self.walls.push((Cell { column, row }, Direction::North));
            }
        }
        Ok(())
    }

    fn cell_line(&mut self, line: usize, row: u8, letters: &[char]) -> Result<(), Refusal> {
        let size = self.grid.size();
        for column in 0..=size {
            let at = 3 * usize::from(column);
            let outer = column == 0 || column == size;
            expect(line, at, letters[at], if outer { &['|'] } else { &['|', ' '] })?;
            if column == size {
                break;
            }
            let cell = Cell { column, row };
            if !outer && letters[at] == '|' {
                self.walls.push((cell, Direction::West));
            }
            expect(line, at + 1, letters[at + 1], &[' ', 'D', 'A'])?;
            expect(line, at + 2, letters[at + 2], &[' '])?;
            let end = match letters[at + 1] {
                'D' => &mut self.start,
                'A' => &mut self.goal,
                _ => continue,
            };
            if end.replace(cell).is_some() {
                let text = Text::key("labyrinthe-board-twice").number("line", line as i64);
                return Err(refusal("LYR-3", text.word("end", letters[at + 1])));
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<Maze, Refusal> {
        let missing = |end: &str| refusal("LYR-3", Text::key("labyrinthe-board-missing").word("end", end));
        let start = self.start.ok_or_else(|| missing("D"))?;
        let goal = self.goal.ok_or_else(|| missing("A"))?;
        let mut maze = Maze::new(self.grid, start, goal).ok_or_else(|| missing("D"))?;
        for (cell, direction) in self.walls {
            if let Some(edge) = self.grid.edge(cell, direction) {
                maze.set_wall(edge, true);
            }
        }
        Ok(maze)
    }
}

fn expect(line: usize, place: usize, found: char, allowed: &[char]) -> Result<(), Refusal> {
    if allowed.contains(&found) {
        return Ok(());
    }
    let shown =
        |letter: char| if letter == ' ' { "␣".to_owned() } else { letter.escape_debug().to_string() };
    let wanted: Vec<String> = allowed.iter().map(|letter| shown(*letter)).collect();
    let text =
        Text::key("labyrinthe-board-letter").number("line", line as i64).number("place", place as i64 + 1);
    Err(refusal("", text.word("found", shown(found)).word("wanted", wanted.join(" "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "\
# a comment
+--+--+--+--+--+
|D    |     |  |
+  +--+  +  +  +
|  |           |
+  +  +--+  +  +
|     |A    |  |
+  +--+--+--+  +
|              |
+--+  +  +  +  +
|     |        |
+--+--+--+--+--+
";

    fn grid() -> Grid {
        Grid::new(5).expect("5 is a size")
    }

    fn refused(text: &str) -> Refusal {
        match read(grid(), text) {
            Ok(_) => panic!("taken: {text}"),
            Err(refusal) => refusal,
        }
    }

    #[test]
    fn what_is_read_is_written_again() {
        let maze = read(grid(), SAMPLE).expect("the sample is a board");
        let written = write(&maze);
        assert_eq!(SAMPLE.split_once('\n').map(|(_, rest)| rest), Some(written.as_str()));
        let mut windows = written.replace('\n', "\r\n");
        windows.push_str("\r\n# the end");
        assert!(read(grid(), &windows) == Ok(maze));
    }

    #[test]
    fn lyr_1_the_number_of_lines_is_told() {
        let refusal = refused("+--+\n|  |\n+--+");
        assert_eq!((refusal.clause, refusal.text.key), ("LYR-1", "labyrinthe-board-lines"));
        assert!(read(Grid::new(6).expect("6 is a size"), SAMPLE).is_err());
        for text in ["", "a letter", "+--+", "+--+\nx  |\n+--+"] {
            assert_eq!(refused(text).clause, "", "{text} is no maze");
        }
    }

    #[test]
    fn lyr_3_both_ends_stand_there_once() {
        assert_eq!(refused(&SAMPLE.replace('D', " ")).text.key, "labyrinthe-board-missing");
        assert_eq!(refused(&SAMPLE.replace('A', "D")).text.key, "labyrinthe-board-twice");
        assert_eq!(refused(&SAMPLE.replace('A', " ")).clause, "LYR-3");
    }

    #[test]
    fn an_error_names_the_line_and_the_place() {
        let line = |number: i64, place: i64, text: &str| {
            let expected = Text::key("labyrinthe-board-letter").number("line", number).number("place", place);
            let found = refused(text).text;
            assert_eq!(found.key, expected.key, "{text}");
            assert_eq!(found.arguments[..2], expected.arguments[..], "{text}");
        };
        line(3, 3, &SAMPLE.replace("|D    |", "|Dx   |"));
        line(2, 2, &SAMPLE.replacen("+--+", "+  +", 1));
        line(6, 9, &SAMPLE.replace("--+  +  +\n|     |A", "-x+  +  +\n|     |A"));
        line(11, 1, &SAMPLE.replace("\n|     |        |", "\n      |        |"));
        assert_eq!(
            refused(&SAMPLE.replace("|              |", "|             |")).text.key,
            "labyrinthe-board-width"
        );
    }
}
