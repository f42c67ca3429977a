//! An open board in the full screen: a piece is chosen, it jumps twice, the other sees it.

use labirinto_tests::folder::Folder;
use labirinto_tests::terminal::Terminal;

#[test]
fn a_board_without_secrets_at_one_keyboard() {
    let folder = Folder::made("crowns");
    let data = folder.path().join("data").display().to_string();
    let arguments =
        ["--data", &data, "--name", "Lea", "play", "three-crowns", "--hotseat", "--option", "starter=host"];
    let mut terminal = Terminal::start(80, 24, &arguments, &[]);
    for moved in ["a1-b2", "a3-b4", "a4-a3", "a5-b6"] {
        terminal.whole("Enter lifts the curtain");
        terminal.keys("\r");
        terminal.whole("The board; you are");
        terminal.keys(&format!(":{moved}\r"));
    }
    terminal.whole("Enter lifts the curtain");
    terminal.keys("\r");
    terminal.whole("The board; you are");
    terminal.keys("jj\r");
    terminal.shows("Choose where a3 goes");
    terminal.keys("lljj\r");
    terminal.golden("crowns-jump", "Choose where it jumps from c5");
    terminal.keys("hhjj");
    terminal.shows("Move a3:c5:a7");
    terminal.picture("crowns");
    terminal.keys("\r");
    terminal.whole("Enter lifts the curtain");
    terminal.keys("\r");
    terminal.golden("crowns-captured", "Captured: 0 by you, 1 by Lea");
}
