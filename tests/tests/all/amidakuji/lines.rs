//! What people do with Amidakuji in the terminal, line by line: the real binary.

use std::path::Path;

use labirinto_tests::folder::Folder;
use labirinto_tests::once::{call, labirinto, labirinto_in, run};
use labirinto_tests::process::Device;
use labirinto_tests::spoken::Spoken;
use serde_json::{Value, json};

/// The bases of the placing, as both choose them.
const BASES: [&str; 3] = ["4", "2", "6"];

fn lift(game: &mut Spoken, name: &str) {
    game.says(&format!("Hand the screen to {name}"));
    game.says("1. Lift the curtain");
    game.types("1");
    game.says("is waiting for you");
}

fn roll(said: &str) -> usize {
    let shown = said.strip_prefix("You rolled ").and_then(|rest| rest.split(':').next());
    shown.and_then(|shown| shown.parse().ok()).unwrap_or_else(|| panic!("no roll: {said}"))
}

/// Two at one keyboard: the curtain, placing, a roll for each, ways by number and in words, the record.
#[test]
fn two_play_at_one_keyboard() {
    let scratch = Folder::made("amidakuji-lines");
    let mut command = call(&["play", "amidakuji", "--hotseat", "--option", "starter=host", "--plain"]);
    command.args(["--lang", "en", "--name", "Lea", "--data"]).arg(scratch.path().join("data"));
    let mut game = Spoken::start(command);
    for base in BASES {
        for name in ["Lea", "Guest"] {
            lift(&mut game, name);
            game.says("Place a piece on one of your bases");
            game.types(&format!("place {base}"));
            game.says(&format!("on base {base}"));
        }
    }
    for name in ["Lea", "Guest"] {
        lift(&mut game, name);
        let steps = roll(&game.says("You rolled "));
        game.says("3. Piece 1");
        for (line, words) in [
            ("look base4", "base 4 of "),
            ("look far2", "base 2 of "),
            ("look d4", "d4: coins: 1"),
            ("look z9", "There is nothing to say about it"),
            ("place 1", "All pieces are placed. Move one. [AMI-4]"),
            ("pass", "You can move, so you cannot pass. [AMI-7]"),
            ("move 1 FFF", "Steps alternate: ahead, sideways, ahead, sideways. [AMI-6]"),
            ("move 1 F", "take as many steps, as long as a way of that length is free. [AMI-9]"),
            ("enter 1 4 FLF", "Move it: “move”. [AMI-12]"),
            ("4", "1. Go with piece 2: ahead"),
            ("1", "1. Go with piece 2: ahead"),
        ] {
            if line == "1" {
                // Piece 1 is the other choice, in words.
                game.types(&format!("move 1 {}", &"FLFRF"[..steps]));
                game.says(&format!("{name} moves piece 1: ahead"));
            } else {
                game.types(line);
                game.says(words);
            }
        }
    }
    lift(&mut game, "Lea");
    game.types("history");
    game.says("The die, rolled by both, shows ");
    game.types("resign");
    game.says("Guest won");
    game.says("Holds: Who begins stood in the terms");
    let said = game.says("The record is in ");
    game.types("2");
    assert_eq!(game.ends(), 0);
    labirinto(&["verify", said.trim_start_matches("The record is in ")]).ends(0);
    let twice = game.said.windows(3).find(|lines| lines[0] == lines[2] && lines[0].contains("places piece"));
    assert_eq!(twice, None, "a move is said once to who made it");
}

/// A person who plays by what the pictures offer.
struct Person {
    device: Device,
    /// The picture in which this person acted last: until another comes, nothing has come of it.
    acted: Option<Value>,
}

impl Person {
    /// The picture of now; none while there is none yet.
    fn looks(&mut self) -> Option<Value> {
        self.device.process.order(&json!({ "do": "look" }));
        let view = self.device.process.until("a view", |line| match line["event"].as_str() {
            Some("view") => Some(Some(line.clone())),
            Some("error") => Some(None),
            _ => None,
        });
        view.filter(|view| Some(view) != self.acted.as_ref())
    }

    /// Makes the way that comes after some others.
    fn goes(&mut self, others: usize) {
        loop {
            let Some(view) = self.looks() else { continue };
            let enabled = |id: u64| {
                let acts = view["acts"].as_array().expect("a list");
                acts.iter().any(|act| act["id"] == id && act["enabled"] == true)
            };
            if enabled(1) {
                self.device.process.order(&json!({ "do": "act", "id": 1 }));
                self.acted = Some(view);
                return;
            }
            for _ in 0..=others {
                if enabled(2) {
                    self.device.process.order(&json!({ "do": "act", "id": 2 }));
                }
            }
        }
    }

    /// The process dies, and another goes on.
    fn dies(&mut self, table: &str) {
        self.device.restart(&["resume", table]);
        self.acted = None;
    }
}

/// A game against the computer is killed again and again: before the roll is seen, after it, in mid-choice. It goes on
/// where it was, with the same rolls, to an honest end; its record can be replayed and is listed with its result.
#[test]
fn a_killed_game_goes_on_with_the_same_rolls() {
    let begin = ["play", "amidakuji", "--level", "2", "--option", "starter=host", "--option", "pieces=2"];
    let mut person = Person { device: Device::start("Lea", &begin), acted: None };
    let table = person.device.table();
    let mut turns = 0;
    let (verdict, record) = loop {
        let over = person.device.process.until("a turn", |line| match line["event"].as_str() {
            Some("turn") if line["awaited"] == "nothing" => Some(true),
            Some("turn") if line["awaited"] == "move" && line["seat"] == 0 => Some(false),
            _ => None,
        });
        if over {
            break person.device.conclude();
        }
        turns += 1;
        if turns % 5 == 0 {
            person.dies(&table);
        } else if turns % 7 == 0 {
            person.goes(0);
            person.dies(&table);
        } else {
            person.goes(turns % 4);
        }
    };
    let device = person.device;
    assert!(turns > 10, "the game was over before it was killed: {turns}");
    assert!(verdict["seats"].as_array().expect("a list").iter().all(|seat| seat["found"] == "honest"));
    let file = device.folder().join("the.labirinto");
    std::fs::write(&file, record).expect("the scratch folder can be written");
    let entries = replayed(&file);
    for (sequence, hash) in &device.told {
        assert_eq!(entries[*sequence as usize]["hash"], *hash, "{sequence}");
    }
    let listed = labirinto_in(device.folder(), &["records", "--json"]).ends(0).objects();
    assert_eq!((&listed[0]["game"], &listed[0]["honest"]), (&json!("amidakuji"), &json!(true)));
    assert_eq!(listed[0]["result"], verdict["result"]);
    let sums = &listed[1];
    assert_eq!((&sums["event"], &sums["against"]), (&json!("statistics"), &json!("computer")));
    let counted: u64 = ["won", "lost", "drawn", "open"].iter().filter_map(|end| sums[end].as_u64()).sum();
    assert_eq!((counted, sums["drawn"] == json!(1)), (1, verdict["result"] == "draw"));
}

/// Every entry of a replay, which ends in an honest verdict.
fn replayed(file: &Path) -> Vec<Value> {
    let told = labirinto(&["replay", &file.display().to_string(), "--json", "--lang", "en"]);
    let mut lines = told.ends(0).objects();
    let verdict = lines.pop().expect("a verdict comes last");
    assert_eq!(verdict["event"], "verdict");
    lines
}

/// A replay tells every roll between the moves that it is for, and the points that it ends with follow from what it told.
#[test]
fn a_replay_tells_every_roll_and_what_came_of_each_move() {
    let scratch = Folder::made("amidakuji-replay");
    let told = labirinto_in(scratch.path(), &["demo", "amidakuji", "--seed", "07", "--json", "--lang", "en"]);
    let lines = told.ends(0).objects();
    let paths: Vec<&str> = lines.iter().filter_map(|line| line["path"].as_str()).collect();
    assert_eq!(paths.len(), 2);
    let [one, other] = [paths[0], paths[1]].map(|path| replayed(Path::new(path)));
    assert_eq!(one, other, "both have the same game");
    labirinto(&["verify", paths[0], paths[1]]).ends(0);
    let mut rolled = None;
    let (mut rolls, mut won) = (0, [0u64; 2]);
    for entry in &one {
        let text = entry["text"].as_str().expect("a text");
        if let Some(shown) = text.strip_prefix("roll ") {
            assert_eq!(rolled.replace(shown.parse::<usize>().expect("a number")), None, "rolled twice");
            rolls += 1;
        } else if let Some(steps) = text.strip_prefix("move ").or(text.strip_prefix("enter ")) {
            let steps = steps.rsplit(' ').next().unwrap_or_default();
            let shown = rolled.take().expect("nothing moves before the roll");
            assert!(steps == "-" || steps.len() <= shown, "{entry}");
        } else {
            assert!(rolled.is_none() || text.is_empty(), "{entry}");
        }
        let seat = entry["seat"].as_u64().expect("a seat") as usize;
        let told = entry["told"].as_str().expect("a sentence");
        let number = |words: &str| {
            let rest = told.split(words).nth(1)?;
            let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
            digits.parse::<u64>().ok()
        };
        won[seat] += number("arrived with coins: ").unwrap_or(0);
        won[seat] += number("won: a gold coin worth ").unwrap_or(0);
    }
    assert!(rolls > 20, "{rolls}");
    let verdict = lines.iter().find(|line| line["event"] == "verdict").expect("a verdict");
    let points = format!("{} to {}", won.iter().max().unwrap_or(&0), won.iter().min().unwrap_or(&0));
    let reason = verdict["reason"].as_str().expect("a reason");
    assert!(reason.contains(&points), "{reason}, not {points}");
}

/// Every option plays, and what is no value is refused by name with what could be chosen.
#[test]
fn every_option_plays_and_what_is_none_is_refused() {
    let scratch = Folder::made("amidakuji-options");
    for die in ["233445", "333444", "334455"] {
        for layout in ["line", "diamond", "rows"] {
            for (pieces, sideways) in [("3", "no"), ("3", "yes"), ("2", "no"), ("2", "yes")] {
                let options = [("die", die), ("layout", layout), ("pieces", pieces), ("sideways", sideways)];
                let options = options.map(|(key, value)| format!("{key}={value}"));
                let mut arguments =
                    vec!["simulate", "amidakuji", "--games", "2", "--players", "2,1", "--seed", "1"];
                options.iter().for_each(|option| arguments.extend(["--option", option]));
                let told = labirinto(&arguments);
                assert!(told.ends(0).out.contains("2 games, "), "{options:?}: {told:?}");
            }
        }
    }
    for (option, choices) in [
        ("die=6", "233445, 333444, 334455"),
        ("layout=ring", "line, diamond, rows"),
        ("pieces=4", "3, 2"),
        ("pieces=1", "3, 2"),
        ("sideways=maybe", "no, yes"),
        ("colour=red", "die, layout, pieces, sideways, starter, clock"),
    ] {
        for command in [&["demo", "amidakuji"][..], &["play", "amidakuji"], &["simulate", "amidakuji"]] {
            let told =
                labirinto_in(scratch.path(), &[command, &["--lang", "en", "--option", option]].concat());
            assert!(told.fails(2, "option").err.contains(choices), "{told:?}");
        }
    }
}

/// The position before the placing, of two pieces each.
const START: &str = "\
. . . . . . .
. . . . . . .
. 1 . . . 1 .
. . . . . . .
1 1 1 1 1 1 1
. . . . . . .
. 1 . . . 1 .
. . . . . . .
. . . . . . .
hand a 1 unplaced
hand a 2 unplaced
hand b 1 unplaced
hand b 2 unplaced
turn a
";

/// Positions are made, checked and shown as text; what no play leads to is named by its clause.
#[test]
fn positions_are_made_checked_and_shown() {
    let board = |does: &[&str], text: &str| {
        let command = call(&[&["board", "amidakuji", "--lang", "en", "--option", "pieces=2"], does].concat());
        run(command, text.as_bytes())
    };
    let made = board(&["generate", "--count", "6", "--level", "5", "--seed", "5"], "");
    let checked = board(&["check", "-"], &made.ends(0).out);
    assert_eq!(checked.ends(0).out.lines().filter(|line| line.ends_with(": legal")).count(), 6, "{made:?}");
    assert_eq!(board(&["show", "-"], &made.out).ends(0).out, made.out);
    assert_eq!(board(&["show", "-"], &format!("# the start\n{START}")).ends(0).out, START);
    for (text, clause) in [
        (START.replacen(" 1 ", " 2 ", 1), "AMI-2"),
        (START.replace("hand b 2 unplaced\n", ""), "AMI-3"),
        (START.replacen('.', "1", 1), "AMI-4"),
        (START.replacen(". .", "K K", 1), "AMI-15"),
    ] {
        let told = board(&["check", "-"], &text);
        assert!(told.ends(1).out.contains(clause), "{text}: {told:?}");
    }
    board(&["check", "-"], "turn a\n").fails(3, "");
}
