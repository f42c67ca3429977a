//! Mazes that several tests play on, as text.

use std::path::Path;

/// 5 by 5 without any wall.
pub const OPEN: &str = "\
+--+--+--+--+--+
|D             |
+  +  +  +  +  +
|              |
+  +  +  +  +  +
|              |
+  +  +  +  +  +
|              |
+  +  +  +  +  +
|            A |
+--+--+--+--+--+
";

/// A maze of 5 by 5: from a1 to e5.
pub const HERS: &str = "\
+--+--+--+--+--+
|D    |        |
+  +--+  +--+  +
|     |  |     |
+--+  +  +  +--+
|     |  |     |
+  +--+  +--+  +
|  |        |  |
+  +  +--+  +  +
|        |   A |
+--+--+--+--+--+
";

/// A maze of 5 by 5: from a4 to e1, in seven steps.
pub const HIS: &str = "\
+--+--+--+--+--+
|     |      A |
+  +  +  +--+  +
|  |     |     |
+  +--+--+  +  +
|              |
+  +--+  +--+  +
|D |  |        |
+  +  +  +--+  +
|           |  |
+--+--+--+--+--+
";

/// One way through all cells, row by row there and back: no computer player is through before `size` times `size` cells
/// were walked, which makes a game as long as a test needs it.
pub fn snake(size: usize) -> String {
    let full = format!("{}+\n", "+--".repeat(size));
    let mut text = full.clone();
    for row in 0..size {
        let mark = match row {
            0 => "D",
            row if row + 1 == size => "A",
            _ => " ",
        };
        // The way ends where its last row does.
        let last = row + 1 == size && row % 2 == 0;
        let line = if last {
            format!("{}A ", " ".repeat(3 * size - 3))
        } else {
            format!("{mark:<0$}", 3 * size - 1)
        };
        text.push_str(&format!("|{line}|\n"));
        if row + 1 < size {
            let (open, walls) = ("  ", "+--".repeat(size - 1));
            text.push_str(&match row % 2 {
                0 => format!("{walls}+{open}+\n"),
                _ => format!("+{open}{walls}+\n"),
            });
        }
    }
    text.push_str(&full);
    text
}

/// Writes a board into a folder; its path.
///
/// # Panics
/// The folder cannot be written.
pub fn save(folder: &Path, name: &str, board: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, board).expect("the folder of a test can be written");
    path.display().to_string()
}
