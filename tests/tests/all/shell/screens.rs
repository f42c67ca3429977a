//! The screens that need no second player.

use labirinto_games::GAMES;
use labirinto_node::{Language, Texts};
use labirinto_tests::board::{HERS, HIS, save};
use labirinto_tests::folder::Folder;
use labirinto_tests::terminal::{Terminal, binary};

fn start(folder: &Folder, arguments: &[&str], variables: &[(&str, &str)]) -> Terminal {
    let data = folder.path().join("data").display().to_string();
    let mut all = vec!["--data", &data, "--name", "Lea"];
    all.extend(arguments);
    Terminal::start(80, 24, &all, variables)
}

/// In a network of its own, since the screen for joining looks for tables.
#[test]
fn the_first_screens() {
    let folder = Folder::made("first");
    let data = folder.path().join("data").display().to_string();
    let binary = binary().display().to_string();
    let arguments = ["--net", &binary, "--data", &data, "--name", "Lea"];
    let mut terminal = Terminal::run("/usr/bin/unshare".as_ref(), 80, 24, &arguments, &[]);
    terminal.golden("home", "Against the computer");
    terminal.keys("?");
    terminal.golden("help", "Any key goes back");
    terminal.keys(" jj");
    terminal.golden("home-host", "▸3 Host a table");
    terminal.keys("1");
    terminal.golden("games", "▸1 Labyrinthe");
    terminal.keys("1");
    terminal.golden("terms", "Strength of the computer");
    terminal.keys("jll");
    terminal.golden("terms-changed", "5, the best");
    terminal.keys("q");
    terminal.shows("Which game?");
    terminal.keys("q5");
    terminal.golden("continue-empty", "No game is waiting");
    terminal.keys("q6");
    terminal.golden("records-empty", "No game is finished yet");
    terminal.keys("q4");
    terminal.shows("Link or address:");
    terminal.keys("127.0.0.1:4017");
    terminal.shows("127.0.0.1:4017");
    terminal.keys("\u{15}q8");
    terminal.golden("settings", "Key of this device");
    terminal.keys("jj\r\r");
    terminal.shows("light");
    terminal.keys("k\r");
    terminal.golden("settings-esperanto", "Agordoj");
    terminal.keys("qq");
    assert_eq!(terminal.ends(), 0);
    assert!(!terminal.screen().alternate_screen(), "the terminal is given back");
    assert!(!terminal.screen().hide_cursor(), "the cursor is given back");
}

#[test]
fn a_game_of_two_at_one_keyboard() {
    let folder = Folder::made("hotseat");
    let (hers, his) = (save(folder.path(), "hers", HERS), save(folder.path(), "his", HIS));
    let options = ["play", "labyrinthe", "--hotseat", "--option", "starter=host"];
    let mut terminal = start(&folder, &options, &[]);
    terminal.golden("curtain-first", "Hand the screen to Lea");
    terminal.keys("\r");
    terminal.golden("editor-empty", "Your maze, being drawn");
    terminal.keys("KL");
    terminal.golden("editor-illegal", "closed off");
    terminal.keys("u");
    terminal.golden("editor-walls", "Walls: 1");
    terminal.keys(&format!(":board {hers}\r"));
    terminal.golden("editor-drawn", "arrival: 12");
    terminal.keys("\r");
    terminal.golden("editor-sure", "cannot be changed afterwards");
    terminal.keys("\r");
    terminal.golden("editor-drawn", "arrival: 12");
    terminal.keys("r");
    terminal.golden("editor-sure", "cannot be changed afterwards");
    terminal.keys("2");
    terminal.golden("curtain", "Enter lifts the curtain");
    terminal.keys("\r");
    terminal.shows("Your maze, being drawn");
    terminal.keys(&format!(":board {his}\r"));
    terminal.shows("arrival: 7");
    terminal.keys("\r");
    terminal.shows("cannot be changed afterwards");
    terminal.keys("2");
    terminal.shows("Hand the screen to Lea");
    terminal.keys("\r");
    terminal.golden("play-first", "is waiting for you");
    terminal.keys(":count b3\r");
    terminal.shows("Hand the screen to Guest");
    terminal.keys("\r");
    terminal.shows("is waiting for you");
    terminal.keys("\t");
    terminal.golden("play-peek", "D");
    terminal.keys(":count c3\r");
    terminal.shows("Hand the screen to Lea");
    terminal.keys("\r");
    terminal.shows("is waiting for you");
    terminal.keys("kl");
    terminal.golden("play-draft", "Ask this way");
    terminal.keys("\r");
    terminal.shows("Hand the screen to Guest");
    terminal.keys("\r");
    terminal.shows("is waiting for you");
    terminal.keys("M");
    terminal.golden("more", "Offer a draw");
    terminal.keys("q:count e5\r");
    terminal.shows("Hand the screen to Lea");
    terminal.keys("\r");
    terminal.shows("is waiting for you");
    terminal.keys("p");
    terminal.shows("▸ Pencil");
    terminal.keys("LJ");
    terminal.golden("play-pencil", "Undo");
    terminal.keys("wl");
    terminal.shows("Ask this way");
    terminal.keys("\t");
    terminal.shows("D");
    terminal.keys(":way b3 c3 d3 e3 e2 e1\r");
    terminal.golden("result", "arrived first");
    terminal.keys("S");
    terminal.golden("replay-first", "step 0 of");
    terminal.keys("\u{1b}[F");
    terminal.golden("replay-last", "arrived first");
    terminal.keys("qq");
    terminal.shows("Against the computer");
    terminal.keys("6");
    terminal.golden("records", "Lea - Guest");
    terminal.keys("\u{3}");
    assert_eq!(terminal.ends(), 0);
}

#[test]
fn the_lesson_from_its_first_to_its_last_step() {
    let folder = Folder::made("lesson");
    let mut terminal = start(&folder, &[], &[]);
    terminal.shows("Against the computer");
    terminal.keys("7");
    terminal.shows("▸1 Labyrinthe");
    terminal.keys("1");
    terminal.golden("lesson", "Lesson, 1 of");
    terminal.keys(" ");
    terminal.shows("Lesson, 2 of");
    terminal.keys("q");
    terminal.shows("▸1 Labyrinthe");
    terminal.keys("q");
    terminal.shows("Against the computer");
}

#[test]
fn a_window_that_is_too_small_says_so_and_comes_back() {
    let folder = Folder::made("small");
    let mut terminal = start(&folder, &[], &[]);
    terminal.shows("Against the computer");
    terminal.resize(40, 10);
    terminal.golden("small", "larger, or use");
    terminal.resize(100, 30);
    terminal.golden("large", "Against the computer");
    terminal.resize(80, 24);
    terminal.golden("home", "Against the computer");
}

#[test]
fn a_board_larger_than_the_window_follows_the_cursor() {
    let folder = Folder::made("scroll");
    let board = save(folder.path(), "board", HERS);
    let mut terminal = start(&folder, &["play", "labyrinthe", "--hotseat", "--option", "size=10"], &[]);
    terminal.shows("Enter lifts the curtain");
    terminal.keys("\r");
    terminal.golden("editor-10", "10 ┃");
    terminal.resize(60, 20);
    terminal.golden("editor-10-small", "a");
    terminal.keys("kkkkkkkkkkllllllllll");
    terminal.golden("editor-10-small-corner", "⚑");
    terminal.keys(&format!(":board {board}\r"));
    terminal.shows("rows");
}

#[test]
fn no_colour_and_no_unicode_still_tell_everything() {
    let folder = Folder::made("bare");
    let hers = save(folder.path(), "hers", HERS);
    let variables = [("NO_COLOR", "1"), ("LANG", "C")];
    let arguments = ["play", "labyrinthe", "--hotseat", "--board", &hers, "--option", "starter=host"];
    let mut terminal = start(&folder, &arguments, &variables);
    terminal.shows("Enter lifts the curtain");
    terminal.keys("\r");
    terminal.golden("editor-ascii", "Your maze, being drawn");
    let coloured =
        (0..24u16).flat_map(|row| (0..80u16).map(move |column| (row, column))).any(|(row, column)| {
            terminal.screen().cell(row, column).is_some_and(|cell| {
                cell.fgcolor() != vt100::Color::Default || cell.bgcolor() != vt100::Color::Default
            })
        });
    assert!(!coloured, "NO_COLOR means no colour");
}

/// In the smallest window, in every language: every game by its whole name, and what the chosen one is.
#[test]
fn the_list_of_games_fits_the_smallest_window() {
    for language in Language::ALL {
        let folder = Folder::made("games-small");
        let texts = Texts::new(language, GAMES);
        let mut terminal = start(&folder, &["--lang", language.tag()], &[]);
        terminal.whole("Labirinto");
        terminal.resize(60, 20);
        terminal.whole("Labirinto");
        terminal.keys("1");
        for (place, game) in GAMES.iter().enumerate() {
            let pitch = texts.say(&format!("{}-pitch", game.id()), &[]);
            let name = texts.say(&format!("{}-name", game.id()), &[]);
            terminal.until(&format!("{name} chosen with its pitch"), |text| {
                let words: Vec<&str> = text.split_whitespace().collect();
                text.contains(&format!("▸{} {name}", place + 1)) && words.join(" ").contains(&pitch)
            });
            terminal.keys("j");
        }
        if language == Language::English {
            terminal.keys("kkkk");
            terminal.golden("games-small", "▸1 Labyrinthe");
        }
    }
}

#[test]
fn every_language_fits_the_first_screens() {
    for tag in ["eo", "fr", "hu", "pl"] {
        let folder = Folder::made(tag);
        let mut terminal = start(&folder, &["--lang", tag], &[]);
        terminal.golden(&format!("home-{tag}"), "Labirinto");
        terminal.keys("1");
        terminal.golden(&format!("games-{tag}"), "▸1 Labyrinthe");
        terminal.keys("1");
        terminal.golden(&format!("terms-{tag}"), "Labyrinthe");
    }
}
