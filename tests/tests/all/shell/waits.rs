//! A long wait is seen to be one, and can be given up.

use std::net::TcpListener;

use labirinto_tests::board::{HERS, save};
use labirinto_tests::folder::Folder;
use labirinto_tests::terminal::Terminal;

#[test]
fn a_host_that_does_not_answer_is_awaited_with_a_sign_of_life() {
    let silent = TcpListener::bind("127.0.0.1:0").expect("there is a loopback");
    let address = silent.local_addr().expect("it is bound").to_string();
    let folder = Folder::made("wait");
    let data = folder.path().join("data").display().to_string();
    let arguments = ["--data", &data, "join", &address, "--listen", "127.0.0.1:0"];
    let mut terminal = Terminal::start(80, 24, &arguments, &[]);
    let sign = |text: &str| text.lines().nth(2).and_then(|line| line.trim().chars().next());
    let first = sign(&terminal.shows("(1 s)"));
    terminal.until("other sign of life", |text| sign(text).is_some() && sign(text) != first);
    terminal.shows("(2 s)");
    terminal.shows("If this lasts");
    terminal.keys("q");
    terminal.shows("Against the computer");
    drop(silent);
}

#[test]
fn a_clock_runs_by_itself_while_nothing_happens() {
    let folder = Folder::made("clock");
    let board = save(folder.path(), "hers", HERS);
    let data = folder.path().join("data").display().to_string();
    let arguments =
        ["--data", &data, "--name", "Lea", "--lang", "en", "play", "labyrinthe", "--board", &board];
    let arguments = [&arguments[..], &["--option", "starter=host", "--option", "clock=5"]].concat();
    let mut terminal = Terminal::start(80, 24, &arguments, &[]);
    let shown = terminal.until("a clock", |text| left(text).is_some());
    assert!(shown.lines().next().is_some_and(|bar| bar.contains("level 3 5:00")), "the other is not awaited");
    let first = left(&shown);
    terminal.until("less time", |text| left(text).is_some_and(|now| Some(now) < first));
}

/// The figures behind the own name in the bar.
fn left(text: &str) -> Option<String> {
    let (_, behind) = text.lines().next()?.split_once("Lea ")?;
    behind.split(' ').next().filter(|word| word.contains(':')).map(str::to_owned)
}
