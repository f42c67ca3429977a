//! `--plain`: whole games line by line, and what is no line of them.

use std::process::Command;

use labirinto_tests::clock::Clock;
use labirinto_tests::folder::Folder;
use labirinto_tests::once::{call, labirinto};
use labirinto_tests::spoken::Spoken;

use labirinto_tests::board::{HERS, HIS};

fn start(scratch: &Folder, arguments: &[&str]) -> Spoken {
    Spoken::start(command(scratch, arguments))
}

fn command(scratch: &Folder, arguments: &[&str]) -> Command {
    let mut command = call(arguments);
    command.args(["--plain", "--lang", "en", "--name", "Lea", "--data"]).arg(scratch.path().join("data"));
    command
}

fn save(scratch: &Folder, name: &str, board: &str) -> String {
    let path = scratch.path().join(name);
    std::fs::write(&path, board).expect("the scratch folder can be written");
    path.display().to_string()
}

/// Two at one keyboard, from the curtain before the first board to the record of the game.
#[test]
fn a_whole_game_by_script() {
    let scratch = Folder::made("lines");
    let (hers, his) = (save(&scratch, "hers", HERS), save(&scratch, "his", HIS));
    let mut game = start(&scratch, &["play", "labyrinthe", "--hotseat", "--option", "starter=host"]);
    for (name, board, steps) in [("Lea", &hers, "arrival: 12"), ("Guest", &his, "arrival: 7")] {
        game.says(&format!("Hand the screen to {name}"));
        game.says("1. Lift the curtain");
        game.types("1");
        game.says("1. Ready");
        game.types(&format!("board {board}"));
        game.says(steps);
        game.types("ready");
        game.says(&format!("{name} has drawn a maze"));
    }
    lift(&mut game, "Lea");
    for (line, words) in [
        ("acts", "1. Walk, chosen"),
        ("look b3", "Row 3, column 2, b3: nothing known"),
        ("look z99", "There is nothing to say about it"),
        ("look b", "“b” is no cell"),
        ("own a1", "Row 1, column 1, a1"),
        ("history", "Guest has drawn a maze: start a4, arrival e1."),
        ("help", "board FILE: take your secret board from a file"),
        ("board /nowhere", "there is no such file"),
        ("fly", "Ask “count b3”"),
        ("way b9 b8", "Nothing was changed"),
        ("99", "That is not possible now"),
        ("0", "That is not possible now"),
        ("99999999999999999999999", "Nothing was changed"),
        ("count e1", "2 walls are round e1."),
    ] {
        game.types(line);
        game.says(words);
    }
    lift(&mut game, "Guest");
    game.types("draw");
    game.says("Guest offers a draw");
    game.types("way EE");
    game.says("Guest asks to walk a1 b1 c1.");
    lift(&mut game, "Lea");
    game.types("decline");
    game.says("Lea declines the draw");
    game.types("way a4 a3 b3 c3 d3 e3 e2 e1");
    for words in ["Yes: Lea arrives on e1.", "Lea won", "Holds: Boards legal", "The record is in "] {
        game.says(words);
    }
    let path = game.said.last().and_then(|line| line.strip_prefix("The record is in ")).map(str::to_owned);
    game.says("2. Back");
    game.types("2");
    assert_eq!(game.ends(), 0);
    labirinto(&["verify", &path.expect("it was said")]).ends(0);
    assert!(
        game.said.iter().all(|line| !line.contains("Ask now")),
        "an act of cells is no choice: {:?}",
        game.said
    );
    assert!(game.said.iter().all(|line| !line.contains('\u{1b}')), "nothing is drawn: {:?}", game.said);
}

fn lift(game: &mut Spoken, name: &str) {
    game.says(&format!("Hand the screen to {name}"));
    game.says("1. Lift the curtain");
    game.types("");
    game.says("is waiting for you");
}

/// The end of standard input puts the game away; it is listed, goes on by its id, and ends.
#[test]
fn a_game_that_was_put_away_goes_on() {
    let scratch = Folder::made("put-away");
    let hers = save(&scratch, "hers", HERS);
    let play = ["play", "labyrinthe", "--level", "1", "--option", "starter=host", "--board", &hers];
    let mut game = start(&scratch, &play);
    game.says("Your turn: ask");
    game.end_input();
    game.says("Put away");
    assert_eq!(game.ends(), 0);
    let data = scratch.path().join("data").display().to_string();
    let listed = labirinto(&["resume", "--data", &data]);
    let (id, rest) = listed.ends(0).out.split_once("  ").expect("an id and what it is");
    assert!(rest.contains("Labyrinthe  Lea, Computer, level 1"), "{rest}");
    let mut game = start(&scratch, &["resume", id]);
    game.says("Your turn: ask");
    game.types("resign");
    game.says("The record is in ");
    game.types("2");
    assert_eq!(game.ends(), 0);
    assert_eq!(labirinto(&["resume", "--data", &data]).ends(0).out, "No game is waiting.\n");
    assert!(labirinto(&["records", "--data", &data]).ends(0).out.starts_with(id));
}

/// The clock is said when a turn comes, stands while the game is put away, and ends nothing when it has run out.
#[test]
fn a_clock_shows_and_decides_nothing() {
    let scratch = Folder::made("clock-lines");
    let (clock, hers) = (Clock::right(), save(&scratch, "hers", HERS));
    let play = ["play", "labyrinthe", "--level", "1", "--option", "starter=host", "--board", &hers];
    let play = [&play[..], &["--option", "clock=5"]].concat();
    let mut game = Spoken::start(clock.rules(command(&scratch, &play)));
    let said = game.says("Clock: Lea ");
    assert!(said.ends_with(", Computer, level 1 5:00"), "nobody waited for the computer: {said}");
    clock.set(61, 61);
    game.end_input();
    game.says("Put away");
    assert_eq!(game.ends(), 0);
    clock.set(661, 661);
    let data = scratch.path().join("data").display().to_string();
    let listed = labirinto(&["resume", "--data", &data]);
    let (id, _) = listed.ends(0).out.split_once("  ").expect("an id and what it is");
    let mut game = Spoken::start(clock.rules(command(&scratch, &["resume", id])));
    game.says("Clock: Lea 3:");
    clock.set(1_000, 1_000);
    // Whatever is typed wakes a process whose clock was set.
    game.types("fly");
    game.says(
        "Lea has run out of time. The game goes on; what follows from it is for the players to decide.",
    );
    game.types("count e1");
    game.says(" round e1.");
    game.types("resign");
    game.says("The record is in ");
    game.types("2");
    assert_eq!(game.ends(), 0);
    let told = game.said.iter().filter(|line| line.contains("has run out of time")).count();
    assert_eq!(told, 1, "{:?}", game.said);
}

/// The menu of `--plain` without a command: settings are kept, what is no number is asked again.
#[test]
fn the_menu_is_chosen_from_by_number() {
    let scratch = Folder::made("menu");
    let mut menu = start(&scratch, &[]);
    menu.says("9. Quit");
    for (line, words) in
        [("fly", "9. Quit"), ("10", "9. Quit"), ("6", "No game is finished yet"), ("5", "No game is waiting")]
    {
        menu.says("Type a number");
        menu.types(line);
        menu.says(words);
    }
    menu.says("9. Quit");
    menu.types("9");
    assert_eq!(menu.ends(), 0);
}

/// A demonstration ends by itself with both verdicts and two records that verify, and its seed repeats the game.
#[test]
fn the_demonstration_leaves_two_records_that_verify() {
    let scratch = Folder::made("demo-twice");
    let data = scratch.path().join("data").display().to_string();
    let told = labirinto(&["demo", "--data", &data, "--seed", "07", "--level", "1"]);
    assert!(!told.ends(0).out.contains("Fails:"), "{told:?}");
    let records: Vec<&str> =
        told.out.lines().filter_map(|line| line.strip_prefix("The record is in ")).collect();
    assert_eq!(records.len(), 2, "{told:?}");
    labirinto(&[&["verify"], &records[..]].concat()).ends(0);
    let again = labirinto(&["demo", "--data", &data, "--seed", "07", "--level", "1", "--json"]);
    let objects = again.ends(0).objects();
    let count = |kind: &str| objects.iter().filter(|object| object["event"] == kind).count();
    assert_eq!((count("verdict"), count("record")), (2, 2));
    let moves: Vec<&str> = objects
        .iter()
        .filter(|object| object["kind"] == "move")
        .filter_map(|object| object["text"].as_str())
        .collect();
    let first = labirinto(&["replay", records[0], "--json"]).ends(0).objects();
    let before: Vec<&str> = first
        .iter()
        .filter(|object| object["kind"] == "move")
        .filter_map(|object| object["text"].as_str())
        .collect();
    assert_eq!(moves, before, "the same seed, the same game");
}
