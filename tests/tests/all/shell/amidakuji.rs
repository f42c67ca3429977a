//! The board of circles in the full screen: placing, a roll with its ways, coins and diamonds in a replay.

use labirinto_tests::folder::Folder;
use labirinto_tests::once::labirinto_in;
use labirinto_tests::terminal::Terminal;

/// Two at one keyboard, up to the first roll, which nobody knows before: placing by cursor and in words, resigning.
#[test]
fn pieces_are_placed_at_one_keyboard() {
    let folder = Folder::made("amidakuji-placing");
    let data = folder.path().join("data").display().to_string();
    let arguments =
        ["--data", &data, "--name", "Lea", "play", "amidakuji", "--hotseat", "--option", "starter=host"];
    let mut terminal = Terminal::start(80, 24, &arguments, &[]);
    terminal.whole("Enter lifts the curtain");
    terminal.keys("\r");
    terminal.whole("Choose a base first");
    terminal.keys("\r");
    terminal.golden("amidakuji-placing", "Place a piece on base 4");
    terminal.keys("\r");
    for base in [4, 2, 2, 6] {
        terminal.whole("Enter lifts the curtain");
        terminal.keys("\r");
        terminal.whole("is laid there");
        terminal.keys(&format!(":place {base}\r"));
    }
    terminal.whole("Enter lifts the curtain");
    terminal.keys("\r");
    terminal.whole("is laid there");
    terminal.keys(":place 4\r");
    terminal.golden("amidakuji-refused", "[AMI-4]");
    terminal.keys(":resign\r");
    terminal.whole("Give up?");
    terminal.keys("2");
    terminal.golden("amidakuji-result", "Guest gave up");
}

/// Plays what a step of the lesson asks for, and goes on to the reply of the other and beyond it.
fn plays(terminal: &mut Terminal, step: usize, moved: &str) {
    terminal.whole(&format!("Lesson, {step} of"));
    terminal.keys(&format!(":{moved}\r"));
    terminal.whole(&format!("Lesson, {} of", step + 1));
    terminal.keys(" ");
}

/// The die of a lesson always falls on its first face: a roll with all its ways, one that is chosen, what comes of it.
#[test]
fn every_way_of_a_roll_is_seen_before_one_is_gone() {
    let folder = Folder::made("amidakuji-ways");
    let data = folder.path().join("data").display().to_string();
    let mut terminal = Terminal::start(80, 24, &["--data", &data, "--name", "Lea"], &[]);
    terminal.whole("Against the computer");
    terminal.keys("7");
    let listed = terminal.whole("Amidakuji");
    let line = listed.lines().find(|line| line.contains("Amidakuji")).expect("it is listed");
    terminal.keys(&line.chars().filter(char::is_ascii_digit).take(1).collect::<String>());
    terminal.whole("Lesson, 1 of");
    terminal.keys(" ");
    for (step, moved) in [(2, "place 1"), (4, "place 5")] {
        plays(&mut terminal, step, moved);
    }
    terminal.golden("amidakuji-roll", "Lesson, 6 of");
    terminal.keys("kkhh");
    terminal.keys("\r");
    terminal.golden("amidakuji-way", "Go with piece 1: ahead");
    terminal.keys("\r");
    terminal.whole("Lesson, 7 of");
    terminal.keys(" ");
    for (step, moved) in [(8, "move 2 FLF"), (10, "move 1 FRF")] {
        plays(&mut terminal, step, moved);
    }
    terminal.whole("Lesson, 12 of");
    terminal.keys("2n");
    terminal.golden("amidakuji-knock", "Go with piece 2: ahead");
}

/// A finished game, step by step: coins that are carried, a diamond, the black coin, the result.
#[test]
fn a_finished_game_is_stepped_through() {
    let folder = Folder::made("amidakuji-steps");
    let told = labirinto_in(folder.path(), &["demo", "amidakuji", "--seed", "04", "--json", "--lang", "en"]);
    let lines = told.ends(0).objects();
    let path = lines.iter().find_map(|line| line["path"].as_str()).expect("a record was written");
    let said = |words: &str| {
        let at = lines.iter().find(|line| line["told"].as_str().is_some_and(|told| told.contains(words)));
        at.and_then(|line| line["seq"].as_u64()).expect("it happens in this game") as usize
    };
    let (diamond, black) = (said("a diamond"), said("the black coin"));
    let mut terminal = Terminal::start(80, 24, &["replay", path], &[]);
    terminal.whole("step 0 of");
    terminal.keys(&"l".repeat(diamond));
    terminal.golden("amidakuji-diamond", &format!("step {diamond} of"));
    terminal.picture("amidakuji");
    terminal.keys(&"l".repeat(black - diamond));
    terminal.golden("amidakuji-black", &format!("step {black} of"));
    terminal.keys("\u{1b}[F");
    terminal.golden("amidakuji-end", "Everybody signed the result");
}
