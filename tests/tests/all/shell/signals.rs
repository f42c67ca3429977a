//! The terminal is given back whatever happens, and taken again after a sleep.

use std::{path::Path, thread, time::Duration};

use labirinto_tests::board::{HERS, save};
use labirinto_tests::folder::Folder;
use labirinto_tests::terminal::Terminal;

fn start(folder: &Folder, arguments: &[&str]) -> Terminal {
    let data = folder.path().join("data").display().to_string();
    let mut all = vec!["--data", &data, "--name", "Lea"];
    all.extend(arguments);
    Terminal::start(80, 24, &all, &[])
}

#[test]
fn a_signal_gives_the_terminal_back_and_keeps_the_game() {
    for signal in ["TERM", "HUP", "INT"] {
        let folder = Folder::made(&format!("signal-{signal}"));
        let hers = save(folder.path(), "hers", HERS);
        let mut terminal = start(&folder, &["play", "labyrinthe", "--board", &hers]);
        terminal.shows("Computer, level 3");
        terminal.until_taken();
        terminal.signal(signal);
        terminal.ends();
        terminal.until_given_back();
        let mut terminal = start(&folder, &[]);
        terminal.shows("Continue");
        terminal.keys("5");
        terminal.shows("Lea - Computer");
        terminal.keys("\r");
        terminal.shows("your notebook");
    }
}

/// Control-Z, and the same from outside: the shell gets its terminal as it was. After `fg`, the game stands there again.
#[test]
fn a_sleep_gives_the_terminal_back_and_waking_takes_it_again() {
    let folder = Folder::made("sleep");
    let mut terminal = start(&folder, &["play", "labyrinthe", "--hotseat"]);
    terminal.shows("Enter lifts the curtain");
    terminal.keys("\r");
    let board = terminal.whole("Your maze, being drawn");
    terminal.until_taken();
    for round in 0..2 {
        if round == 0 {
            terminal.keys("\u{1a}");
        } else {
            terminal.signal("TSTP");
        }
        until_asleep(&terminal);
        terminal.until_given_back();
        terminal.signal("CONT");
        terminal.until_taken();
        terminal.until("the same board", |text| text == board);
    }
    terminal.keys("?");
    terminal.shows("Any key goes back");
}

/// A sleep that no program can hear of, and a shell that made the terminal its own meanwhile.
#[test]
fn waking_from_a_sleep_without_warning_draws_everything_again() {
    let folder = Folder::made("stop");
    let mut terminal = start(&folder, &[]);
    let home = terminal.whole("Against the computer");
    terminal.until_taken();
    terminal.signal("STOP");
    until_asleep(&terminal);
    terminal.forget();
    terminal.signal("CONT");
    terminal.until_taken();
    terminal.until("the same screen", |text| text == home);
}

#[test]
fn a_panic_gives_the_terminal_back_before_it_is_told() {
    for (whose, thread) in [("main", "main"), ("other", "other")] {
        let program = Path::new(env!("CARGO_BIN_EXE_holder"));
        let mut terminal = Terminal::run(program, 80, 24, &[whose], &[]);
        terminal.shows("held");
        terminal.until_taken();
        terminal.keys("x");
        assert_eq!(terminal.ends(), 101, "{whose}: a panic is no success");
        terminal.until_given_back();
        let told = terminal.text();
        assert!(told.contains(&format!("thread '{thread}'")) && told.contains("as asked"), "{told}");
        assert!(!told.contains("held"), "{whose}: the message stands on the shell's screen\n{told}");
    }
}

/// Waits until the program is stopped.
fn until_asleep(terminal: &Terminal) {
    let path = format!("/proc/{}/stat", terminal.id());
    for _ in 0..6000 {
        let stat = std::fs::read_to_string(&path).expect("the program is there");
        if stat.rsplit(')').next().is_some_and(|rest| rest.trim_start().starts_with('T')) {
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("the program was not stopped within a minute");
}
