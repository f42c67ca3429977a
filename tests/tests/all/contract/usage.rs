//! Command lines that mean nothing or ask for what cannot be: told in words, status 2, and nothing is done.

use std::os::unix::ffi::OsStrExt;

use labirinto_node::Language;
use labirinto_tests::folder::Folder;
use labirinto_tests::once::{call, labirinto, labirinto_in, run};

/// Arguments, and words that the first line of the complaint holds.
const WRONG: &[(&str, &str)] = &[
    ("fly", "no command “fly”"),
    ("--fly", "“--fly” means nothing here"),
    ("--lang xx", "“xx” is not possible"),
    ("--lang", "needs a value"),
    ("demo labirinto", "no game called labirinto"),
    ("demo labyrinthe --seats 1", "“1” is not possible"),
    ("demo labyrinthe --seats 8", "Possible: 2..7"),
    ("demo labyrinthe --seats 3", "cannot be played by 3"),
    ("demo --level 0", "Possible: 1, 2, 3, 4, 5"),
    ("demo --option size=4", "size cannot be 4"),
    ("demo --seed zz", "“zz” is no seed"),
    ("play", "Something is missing"),
    ("play chess", "no game called chess"),
    ("play LABYRINTHE", "no game called LABYRINTHE"),
    ("play labyrinthe --level 6", "“6” is not possible"),
    ("play labyrinthe --level 2 --hotseat", "do not go together"),
    ("play labyrinthe --seed 00", "seed is not possible here"),
    ("play labyrinthe --option size", "“size” is no option"),
    ("play labyrinthe --option size=11", "size cannot be 11"),
    ("play labyrinthe --option size=05", "size cannot be 05"),
    ("play labyrinthe --option colour=red", "no option called colour"),
    ("play labyrinthe --option size=5 --option size=6", "given twice"),
    ("play labyrinthe --option answers=proven", "answers cannot be proven"),
    ("host four-crowns", "no game called four-crowns"),
    ("host labyrinthe --seats 3", "cannot be played by 3"),
    ("host labyrinthe --listen nowhere", "“nowhere” is no address"),
    ("host labyrinthe --bot 3", "“3” means nothing here"),
    ("host labyrinthe --bot=9", "“9” is not possible"),
    ("host labyrinthe --seed 00", "seed is not possible here"),
    ("join --seed 00", "seed is not possible here"),
    ("join labirinto:abc --listen 127.0.0.1:0", "join link is missing or changed"),
    ("join labirinto: --listen 127.0.0.1:0", "join link is missing or changed"),
    ("join 127.0.0.1 --listen 127.0.0.1:0", "number after the colon is missing"),
    ("join localhost:1 --listen 127.0.0.1:0", "That is no address"),
    ("join 127.0.0.1:0 --listen 127.0.0.1:0", "That is no address"),
    ("join 127.0.0.1:99999 --listen 127.0.0.1:0", "That is no address"),
    ("resume abcd", "No game here has a name that begins with abcd"),
    ("resume --seed 00", "seed is not possible here"),
    ("verify", "Something is missing"),
    ("verify x --seed 00", "seed is not possible here"),
    ("replay", "Something is missing"),
    ("replay a b", "“b” means nothing here"),
    ("records fly", "no command “fly”"),
    ("records export abcd", "Something is missing"),
    ("records export abcd file", "No game here has a name that begins with abcd"),
    ("records import", "Something is missing"),
    ("board", "A command is missing"),
    ("board labyrinthe", "A command is missing"),
    ("board labirinto generate", "no game called labirinto"),
    ("board labyrinthe generate --count 0", "Possible: 1..1000000"),
    ("board labyrinthe generate --count -1", "“-1” means nothing here"),
    ("board labyrinthe generate --count 99999999999999999999", "is not possible for --count"),
    ("board labyrinthe generate --option size=5.5", "size cannot be 5.5"),
    (
        "board labyrinthe generate --seed 00000000000000000000000000000000000000000000000000000000000000000",
        "is no seed",
    ),
    ("board labyrinthe check", "Something is missing"),
    ("simulate labyrinthe --games 0", "“0” is not possible"),
    ("simulate labyrinthe --players 3", "cannot be played by 1"),
    ("simulate labyrinthe --players 3,3,3", "cannot be played by 3"),
    ("simulate labyrinthe --players 3,9", "“9” is not possible"),
    ("perft labyrinthe --depth 2", "has secrets"),
    ("perft labyrinthe", "Something is missing"),
    ("perft labyrinthe --depth 21", "Possible: 0..20"),
    ("bench fly", "No figure has a name that begins with “fly”"),
    ("help fly", "no command “fly”"),
    ("man fly", "no command “fly”"),
    ("completions", "Something is missing"),
    ("completions tcsh", "“tcsh” is not possible"),
];

#[test]
fn a_wrong_command_line_is_told_and_does_nothing() {
    let scratch = Folder::made("wrong");
    let folder = scratch.path().join("data");
    for (line, words) in WRONG {
        let arguments: Vec<&str> = line.split(' ').collect();
        let plain = labirinto_in(&folder, &arguments);
        assert_eq!(plain.fails(2, words).out, "", "{line}");
        // With --json the same stands on standard output too, as an object.
        let told = labirinto_in(&folder, &[&arguments[..], &["--json"]].concat());
        let objects = told.fails(2, words).objects();
        let last = objects.last().expect("an error is told");
        assert_eq!((&last["event"], &last["whose"]), (&"error".into(), &"you".into()), "{line}");
        for field in ["code", "text", "what"] {
            assert!(last[field].as_str().is_some_and(|text| !text.is_empty()), "{line}: {last}");
        }
    }
}

#[test]
fn two_voices_at_once_are_one_too_many() {
    let told = labirinto(&["--json", "--plain"]);
    assert_eq!(told.fails(2, "do not go together").objects()[0]["code"], "usage");
}

/// Every complaint is in the language that was asked for, before as behind the command.
#[test]
fn complaints_are_in_the_language_that_was_asked_for() {
    for line in ["fly", "play labirinto", "verify /nowhere", "play labyrinthe --seed 1"] {
        let mut told: Vec<String> = Vec::new();
        for language in Language::ALL {
            let before: Vec<&str> = ["--lang", language.tag()].into_iter().chain(line.split(' ')).collect();
            let tag = format!("--lang={}", language.tag());
            let behind: Vec<&str> = line.split(' ').chain([tag.as_str()]).collect();
            let (before, behind) = (labirinto(&before), labirinto(&behind));
            assert_eq!((before.status, &before.err), (behind.status, &behind.err), "{line}");
            assert!(!before.err.contains("term-") && !before.err.contains("os error"), "{before:?}");
            assert!(!told.contains(&before.err), "{before:?}");
            told.push(before.err);
        }
    }
}

#[test]
fn the_language_of_the_environment_is_spoken() {
    for (variable, locale, words) in
        [("LC_ALL", "hu_HU.UTF-8", "Nincs"), ("LANG", "pl_PL.UTF-8", "Nie ma"), ("LC_MESSAGES", "fr", "Il n")]
    {
        let mut command = call(&["fly"]);
        command.env_remove("LC_ALL").env(variable, locale);
        let told = run(command, b"");
        assert!(told.ends(2).err.contains(words), "{told:?}");
    }
}

/// Where the locale is not UTF-8, nothing but ASCII is written, also of texts that are not ASCII.
#[test]
fn a_locale_without_utf_8_gets_ascii() {
    for language in Language::ALL {
        let mut command = call(&["fly", "--lang", language.tag()]);
        command.env("LC_ALL", "C");
        let told = run(command, b"");
        assert!(told.ends(2).err.is_ascii(), "{told:?}");
    }
}

#[test]
fn arguments_that_are_no_utf_8_are_refused_or_name_a_file() {
    let junk = std::ffi::OsStr::from_bytes(b"\xff\xfe");
    let with = |words: &[&str]| {
        let mut command = call(words);
        command.arg(junk);
        run(command, b"")
    };
    with(&[]).fails(2, "");
    with(&["play"]).fails(2, "UTF-8");
    with(&["demo", "--seed"]).fails(2, "UTF-8");
    with(&["--lang"]).fails(2, "");
    with(&["verify"]).fails(3, "cannot be read (there is no such file)");
    with(&["board", "labyrinthe", "check"]).fails(3, "there is no such file");
}

/// Without a terminal and a command there is the help, and with `--json` it is an object.
#[test]
fn nothing_asked_for_is_answered_by_the_help() {
    let help = labirinto::<&str>(&[]);
    assert_eq!(help.ends(0).err, "");
    for asked in [&["help"][..], &["--help"], &["-h"]] {
        assert_eq!(labirinto(asked).ends(0).out, help.out);
    }
    let told = labirinto(&["--json"]);
    let objects = told.ends(0).objects();
    assert_eq!((&objects[0]["event"], objects.len()), (&"page".into(), 1));
    assert_eq!(objects[0]["text"].as_str().map(str::trim_end), Some(help.out.trim_end()));
}

/// What stands in an argument or in the name of a file reaches the terminal as letters, never as orders to it.
#[test]
fn nothing_given_steers_the_terminal() {
    let evil = "a\u{1b}]0;b\u{7}\u{202e}c";
    for words in [&["play", evil][..], &["verify", evil], &[evil], &["demo", "--seed", evil]] {
        let told = labirinto(words);
        assert!(told.status > 1 && told.err.contains('a'), "{told:?}");
        assert!(told.err.chars().all(|letter| letter == '\n' || !letter.is_control()), "{told:?}");
        assert!(!told.err.contains('\u{202e}'), "{told:?}");
    }
}
