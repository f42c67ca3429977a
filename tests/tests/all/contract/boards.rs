//! `board`: made, checked and shown as text.

use labirinto_tests::board::{HERS, HIS};
use labirinto_tests::once::{Once, call, labirinto, run};

/// Hers with its arrival closed off.
pub fn shut() -> String {
    let lines: Vec<&str> = HERS.lines().collect();
    let (above, row) = ("+  +  +--+  +--+", "|        |  |A |");
    [&lines[..8], &[above, row], &lines[10..]].concat().join("\n") + "\n"
}

fn board(act: &[&str], text: &str) -> Once {
    run(call(&[&["board", "labyrinthe"], act].concat()), text.as_bytes())
}

#[test]
fn what_is_made_is_legal_and_shown_as_it_is() {
    for size in 5..=10 {
        let size = format!("size={size}");
        let made = labirinto(&["board", "labyrinthe", "generate", "--count", "4", "--option", &size]);
        let boards: Vec<&str> = made.ends(0).out.trim_end().split("\n\n").collect();
        assert_eq!(boards.len(), 4, "parted by an empty line: {made:?}");
        assert_ne!(boards[0], boards[1]);
        let checked = board(&["check", "-", "--option", &size], &made.out);
        assert_eq!(checked.ends(0).out.lines().filter(|line| line.ends_with(": legal")).count(), 4);
        assert_eq!(board(&["show", "-", "--option", &size], &made.out).ends(0).out, made.out);
    }
}

#[test]
fn a_seed_repeats_boards_and_the_tenth_does_not_depend_on_the_nine() {
    let made = |seed: &str, count: &str| {
        labirinto(&["board", "labyrinthe", "generate", "--seed", seed, "--count", count]).ends(0).out.clone()
    };
    assert_eq!(made("c0ffee", "3"), made("C0FFEE00", "3"));
    assert_ne!(made("c0ffee", "1"), made("c0ffef", "1"));
    assert!(made("c0ffee", "3").starts_with(&made("c0ffee", "2")));
    // The options of the table may stand here too, and change nothing.
    let told = labirinto(&[
        "board",
        "labyrinthe",
        "generate",
        "--seed",
        "c0ffee",
        "--option",
        "starter=guest",
        "--option",
        "clock=30",
        "--option",
        "answers=audit",
    ]);
    assert_eq!(told.ends(0).out, made("c0ffee", "1"));
}

#[test]
fn every_broken_clause_is_named_with_its_cells() {
    let shut = shut();
    let told = board(&["check", "-"], &format!("{HIS}\n{shut}"));
    let lines: Vec<&str> = told.ends(1).out.lines().collect();
    assert_eq!(lines[..2], ["Board 1: legal", "Board 2: not legal"]);
    assert!(lines[2].starts_with("  LYR-2 ") && lines[2].ends_with("(e5)"), "{lines:?}");
    for (text, clause) in [
        (HERS.replace('A', " "), "LYR-3"),
        (HERS.replace('A', "D"), "LYR-3"),
        ("+--+\n|D |\n+--+\n".to_owned(), "LYR-1"),
    ] {
        let told = board(&["check", "-"], &text);
        assert!(told.ends(1).out.contains(&format!("\n  {clause} ")), "{told:?}");
    }
    let told = board(&["check", "-", "--json"], &format!("{HIS}\n{shut}"));
    let objects = told.ends(1).objects();
    assert_eq!((&objects[0]["legal"], &objects[1]["legal"]), (&true.into(), &false.into()));
    assert_eq!(objects[1]["number"], 2);
    assert_eq!(objects[1]["flaws"][0]["clause"], "LYR-2");
    assert_eq!(objects[1]["flaws"][0]["cells"], serde_json::json!(["e5"]));
}

/// A board of the wrong size for the options breaks LYR-1; told so, not taken for another.
#[test]
fn a_board_of_another_size_breaks_lyr_1() {
    let told = board(&["check", "-", "--option", "size=6"], HERS);
    assert!(told.ends(1).out.contains("LYR-1"), "{told:?}");
    board(&["show", "-", "--option", "size=6"], HERS).fails(3, "Board 1 is no board of this game");
}

#[test]
fn what_is_no_board_is_told_and_the_others_are_checked_all_the_same() {
    let crooked = HERS.replace("|D    |", "|D  x |");
    let shut = shut();
    let told = board(&["check", "-"], &format!("{crooked}\n{HIS}"));
    assert!(told.ends(3).err.contains("Board 1 is no board of this game"), "{told:?}");
    assert_eq!(told.out, "Board 2: legal\n");
    let told = board(&["check", "-"], &format!("{crooked}\n{shut}"));
    assert!(told.ends(1).out.contains("Board 2: not legal"), "an illegal one outweighs it: {told:?}");
    board(&["show", "-"], &crooked).fails(3, "Board 1");
    for nothing in ["", "\n\n", "# only a comment\n"] {
        board(&["check", "-"], nothing).fails(3, "no board in");
    }
}

#[test]
fn comments_blanks_other_line_ends_and_marks_of_editors_do_not_matter() {
    let dressed = format!("\u{feff}# hers\r\n{}\r\n\r\n\r\n# his\r\n{HIS}", HERS.replace('\n', "  \r\n"));
    let told = board(&["check", "-"], &dressed);
    assert_eq!(told.ends(0).out, "Board 1: legal\nBoard 2: legal\n");
    assert_eq!(board(&["show", "-"], &dressed).ends(0).out, format!("{HERS}\n{HIS}"));
}

#[test]
fn simulations_repeat_and_tell_every_game() {
    let arguments = ["simulate", "labyrinthe", "--games", "4", "--players", "1,2", "--seed", "05", "--json"];
    let results = |more: &[&str]| {
        let told = labirinto(&[&arguments[..], more].concat());
        let objects = told.ends(0).objects();
        assert_eq!(objects.len(), 5);
        let games: Vec<String> =
            objects[..4].iter().map(|game| format!("{} {}", game["winners"], game["turns"])).collect();
        assert!(objects[..4].iter().all(|game| game["event"] == "game" && game["result"] == "win"));
        let last = &objects[4];
        assert_eq!((&last["event"], &last["games"]), (&"summary".into(), &4.into()));
        let wins: u64 =
            last["wins"].as_array().expect("a list").iter().filter_map(|wins| wins.as_u64()).sum();
        assert_eq!(
            wins + last["draws"].as_u64().expect("a number") + last["void"].as_u64().expect("a number"),
            4
        );
        games
    };
    assert_eq!(results(&[]), results(&[]));
    assert_eq!(results(&["--option", "starter=host"]), results(&["--option", "starter=host"]));
    assert_ne!(results(&["--option", "starter=host"]), results(&["--option", "starter=guest"]));
}
