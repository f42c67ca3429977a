//! Every screen in windows of every size.

use labirinto_tests::board::{HERS, HIS, save};
use labirinto_tests::folder::Folder;
use labirinto_tests::terminal::Terminal;

/// From two characters to more than anybody has; between them those around the least that is usable.
const SIZES: [(u16, u16); 8] = [(2, 1), (2, 40), (300, 2), (59, 20), (60, 19), (60, 20), (81, 25), (300, 90)];

/// Below this, a window only says that it is too small.
const LEAST: (u16, u16) = (60, 20);

/// Shows the screen in every size, and in the first one again.
fn in_every_size(terminal: &mut Terminal, words: &str) {
    let before = terminal.whole(words);
    for (columns, rows) in SIZES {
        terminal.resize(columns, rows);
        let usable = columns >= LEAST.0 && rows >= LEAST.1;
        terminal.until(&format!("picture of {columns} by {rows}"), |text| {
            let last = text.lines().nth(usize::from(rows) - 1).unwrap_or_default();
            if usable { !last.is_empty() } else { text.starts_with('T') }
        });
    }
    terminal.resize(80, 24);
    terminal.until("the screen as it was", |text| text == before);
}

#[test]
fn every_screen_bears_every_size() {
    let folder = Folder::made("sizes");
    let data = folder.path().join("data").display().to_string();
    let (hers, his) = (save(folder.path(), "hers", HERS), save(folder.path(), "his", HIS));
    let mut terminal = Terminal::start(80, 24, &["--data", &data, "--name", "Lea"], &[]);
    in_every_size(&mut terminal, "Against the computer");
    terminal.keys("?");
    in_every_size(&mut terminal, "Any key goes back");
    terminal.keys(" 8");
    in_every_size(&mut terminal, "Key of this device");
    terminal.keys("q21");
    in_every_size(&mut terminal, "Name of the second player");
    terminal.keys("\u{1b}[B\u{1b}[B\u{1b}[B\u{1b}[Bl");
    terminal.whole("◂ the host ▸");
    terminal.keys("\u{1b}[A\u{1b}[A\u{1b}[A\u{1b}[A\r");
    in_every_size(&mut terminal, "Enter lifts the curtain");
    for board in [&hers, &his] {
        terminal.whole("Enter lifts the curtain");
        terminal.keys("\r");
        terminal.whole("Your maze, being drawn");
        terminal.keys(&format!(":board {board}\r"));
        in_every_size(&mut terminal, "Walls: 1");
        terminal.keys("\r");
        in_every_size(&mut terminal, "cannot be changed afterwards");
        terminal.keys("2");
    }
    for (turn, question) in ["way a4 a3 b3", "count c3", "way b3 c3 d3 e3 e2 e1"].into_iter().enumerate() {
        terminal.whole("Enter lifts the curtain");
        terminal.keys("\r");
        terminal.whole("is waiting for you");
        if turn == 0 {
            terminal.keys("k");
            in_every_size(&mut terminal, "Ask this way");
        }
        terminal.keys(&format!(":{question}\r"));
    }
    in_every_size(&mut terminal, "arrived first");
    terminal.keys("S");
    in_every_size(&mut terminal, "step 0 of");
    terminal.keys("qqq6");
    in_every_size(&mut terminal, "e exports");
}
