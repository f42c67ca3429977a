//! The pictures of the papers, each a real screen. A picture that is no longer what the program draws fails here.

use labirinto_tests::board::{HERS, HIS, save};
use labirinto_tests::folder::Folder;
use labirinto_tests::terminal::Terminal;

/// The questions of both, in turn, up to the screen on which the picture of play is taken.
const QUESTIONS: [&str; 10] = [
    "count b3",
    "count c3",
    "way a4 a3 b3",
    "way a1 a2 b2",
    "way b3 b2",
    "count e5",
    "count d3",
    "way b2 b3 c3",
    "count e1",
    "count d4",
];

/// The way on which the picture is taken, as keys, and the one that is asked then.
const DRAFTED: &str = "ll";
const ASKED: &str = "way b3 c3 d3 e3 e2 e1";

/// Hands the screen over and types a question.
fn ask(terminal: &mut Terminal, question: &str) {
    terminal.whole("Enter lifts the curtain");
    terminal.keys("\r");
    terminal.whole("is waiting for you");
    terminal.keys(&format!(":{question}\r"));
}

#[test]
fn the_pictures_of_a_game() {
    let folder = Folder::made("pictures");
    let data = folder.path().join("data").display().to_string();
    let (hers, his) = (save(folder.path(), "hers", HERS), save(folder.path(), "his", HIS));
    let mut terminal = Terminal::start(80, 24, &["--data", &data, "--name", "Lea"], &[]);
    terminal.whole("Against the computer");
    terminal.picture("home");
    terminal.keys("21");
    terminal.whole("Name of the second player");
    terminal.keys("j\u{15}Ada\u{1b}[B\u{1b}[B\u{1b}[Bl");
    terminal.whole("◂ the host ▸");
    terminal.keys("\u{1b}[A\u{1b}[A\u{1b}[A\u{1b}[A\r");
    for board in [&hers, &his] {
        terminal.whole("Enter lifts the curtain");
        terminal.keys("\r");
        terminal.whole("Your maze, being drawn");
        terminal.keys(&format!(":board {board}\r"));
        terminal.whole("This maze is legal. Walls: 1");
        if board == &hers {
            terminal.keys("kkll");
            terminal.whole("Row 3, column 3, c3");
            terminal.picture("editor");
        }
        terminal.keys("\r");
        terminal.whole("cannot be changed afterwards");
        terminal.keys("2");
    }
    for question in QUESTIONS {
        ask(&mut terminal, question);
    }
    terminal.whole("Enter lifts the curtain");
    terminal.keys("\r");
    terminal.whole("is waiting for you");
    terminal.keys("\t");
    terminal.keys(DRAFTED);
    terminal.whole("Ask this way: b3 c3 d3");
    terminal.picture("play");
    terminal.keys(&format!(":{ASKED}\r"));
    terminal.whole("arrived first");
    terminal.picture("result");
    terminal.keys("S");
    terminal.whole("step 0 of");
}

/// The table of a host: what is random in it (the link, its code, the port) differs each time, so the golden screen
/// tells whether the picture is still true.
#[test]
fn the_picture_of_a_table() {
    let folder = Folder::made("table");
    let data = folder.path().join("data").display().to_string();
    let arguments = ["--data", &data, "--name", "Lea", "host", "labyrinthe", "--listen", "127.0.0.1:0"];
    let mut terminal = Terminal::start(80, 24, &arguments, &[]);
    terminal.golden("host", "Waiting for the others");
    terminal.paint("host");
}
