//! An open board in the full screen: a piece is chosen, it jumps twice, the other sees it; a game is won and stepped through.

use labirinto_tests::folder::Folder;
use labirinto_tests::process::{Process, product};
use labirinto_tests::terminal::Terminal;
use serde_json::json;

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
        if moved == "a5-b6" {
            terminal.golden("crowns-crown", "a3 is crowned.");
            terminal.keys(":b6-b5\r");
            terminal.golden("crowns-refused", "[TRI-2]");
        }
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

/// A game in which White takes a piece in its third, seventh and eleventh turn, without the last.
const MOVES: &str = "a1-b2 a3-b4 a4-a3 a5-b6 a3:c5:a7 c8-d7 a7-b7 a8-a7 b7-b6 h3-g2 b6-c7 f8-f7 c7:e7:g7 a7-b6 g7-f6 \
                     g2-f2 f6-e6 h5-g5 e6-e7 b4-c4";

/// The third capture ends the game (TRI-9); then each step of it is told with what looking ahead finds.
#[test]
fn three_captures_win_and_the_game_is_looked_at_again() {
    let folder = Folder::made("crowns-won");
    let data = folder.path().join("data");
    let play = ["play", "three-crowns", "--hotseat", "--option", "starter=host"];
    let mut process = Process::start(product(&play, &data, "Lea"));
    let table = process.event("seated")["table"].as_str().expect("a table has an id").to_owned();
    for (turn, text) in MOVES.split_whitespace().enumerate() {
        process.until("the turn", |line| {
            let due = line["event"] == "turn" && line["awaited"] == "move";
            (due && line["seat"] == turn % 2).then_some(())
        });
        process.order(&json!({ "do": "move", "text": text }));
    }
    process.until("the last turn", |line| (line["event"] == "turn" && line["seat"] == 0).then_some(()));
    process.kill();
    let data = data.display().to_string();
    let arguments = ["--data", &data, "--name", "Lea", "resume", &table];
    let mut terminal = Terminal::start(80, 24, &arguments, &[]);
    terminal.whole("Enter lifts the curtain");
    terminal.keys("\r");
    terminal.whole("Captured: 2 by you, 0 by Guest");
    terminal.keys(":e7:c7:a5\r");
    terminal.golden("crowns-won", "has captured three pieces");
    terminal.keys("S");
    terminal.shows("step 0 of");
    for _ in 0..6 {
        terminal.keys("l");
    }
    terminal.golden("crowns-replay", "Best now: ");
    terminal.paint("crowns-replay");
    terminal.keys("l");
    terminal.shows("step 7 of");
    terminal.keys("h");
    terminal.golden("crowns-replay", "Best now: ");
}
