//! Lap from the command line: boards, a declaration from a file, a kill in between, two at one keyboard.

use labirinto_tests::folder::Folder;
use labirinto_tests::once::{Once, call, labirinto, run};
use labirinto_tests::process::{Process, product};
use labirinto_tests::spoken::Spoken;
use serde_json::json;

/// Four blocks.
const BLOCKS: &str = "AAAABBBB\nAAAABBBB\nAAAABBBB\nAAAABBBB\nCCCCDDDD\nCCCCDDDD\nCCCCDDDD\nCCCCDDDD\n";

/// The player's own board, which is not declared.
const OWN: &str = "AAAAAABB\nAAAAAABB\nAAAABBBB\nCCCCBBBB\nCCCCBBBB\nCCCCDDDD\nCCCCDDDD\nDDDDDDDD\n";

/// The two boards of LAP-8.
const COMBS: [&str; 2] = [
    "AAABBCCCCC\nAABBBCCCCC\nAAABBCCCCC\nAABBBCCCCC\nAAABBCCCCC\n\
     AABBBDDDDD\nAAABBDDDDD\nAABBBDDDDD\nAAABBDDDDD\nAABBBDDDDD\n",
    "AABBBCCCCC\nAAABBCCCCC\nAABBBCCCCC\nAAABBCCCCC\nAABBBCCCCC\n\
     AAABBDDDDD\nAABBBDDDDD\nAAABBDDDDD\nAABBBDDDDD\nAAABBDDDDD\n",
];

fn board(act: &[&str], text: &str) -> Once {
    run(call(&[&["board", "lap"], act].concat()), text.as_bytes())
}

#[test]
fn boards_of_every_shape_and_size_are_made_checked_and_shown() {
    for size in ["size=10", "size=8"] {
        for level in ["1", "3", "5"] {
            let made =
                labirinto(&["board", "lap", "generate", "--count", "3", "--level", level, "--option", size]);
            let boards: Vec<&str> = made.ends(0).out.trim_end().split("\n\n").collect();
            assert_eq!(boards.len(), 3, "{made:?}");
            let checked = board(&["check", "-", "--option", size], &made.out);
            assert_eq!(checked.ends(0).out, "Board 1: legal\nBoard 2: legal\nBoard 3: legal\n");
            assert_eq!(board(&["show", "-", "--option", size], &made.out).ends(0).out, made.out);
        }
    }
}

#[test]
fn lap_8_both_boards_are_refused_with_the_exchange() {
    let told = board(&["check", "-", "--json"], &COMBS.join("\n"));
    for flawed in told.ends(1).objects() {
        let flaw = &flawed["flaws"][0];
        assert_eq!((&flawed["legal"], &flaw["clause"]), (&false.into(), &"LAP-6".into()));
        let text = flaw["text"].as_str().expect("a sentence");
        assert!(text.contains("column C") && text.contains("A B"), "{text}");
        let cells: Vec<String> = (1..=10).map(|row| format!("c{row}")).collect();
        assert_eq!(flaw["cells"], json!(cells));
    }
    let voids = board(&["check", "-", "--option", "undecidable=void"], COMBS[0]);
    assert_eq!(voids.ends(0).out, "Board 1: legal\n", "the game is void then, not the board");
}

#[test]
fn broken_boards_are_told_by_clause() {
    let found = |text: &str, words: &str| {
        let told = board(&["check", "-", "--option", "size=8"], text);
        assert!(told.ends(1).out.contains(words), "{words}: {told:?}");
    };
    found(&BLOCKS.replacen('A', ".", 2), "LAP-1 Cells not painted yet: 2");
    found(&BLOCKS.replacen('A', "B", 1), "LAP-1 Area A has 15 cells instead of 16");
    found(&BLOCKS.replacen('D', "A", 1).replacen('A', "D", 1), "LAP-1 Area D is not connected");
    found(COMBS[0], "LAP-1 The board has 10 lines; 8 are needed");
    found(&BLOCKS[9..], "LAP-1 The board has 7 lines; 8 are needed");
    for text in [&BLOCKS.replacen('A', "E", 1), &BLOCKS.replacen("AAAA", "AAA", 1), "lap"] {
        board(&["check", "-", "--option", "size=8"], text).fails(3, "Board 1 is no board of this game");
    }
    let scratch = Folder::made("lap-combs");
    let path = scratch.path().join("combs");
    std::fs::write(&path, COMBS[0]).expect("the scratch folder can be written");
    let told = labirinto(&["play", "lap", "--plain", "--board", &path.display().to_string()]);
    told.fails(1, "in column C the areas A B can be exchanged");
}

/// Waits until this seat is to move.
fn turn(player: &mut Process, seat: u8) {
    player.until("the own turn", |line| {
        (line["event"] == "turn" && line["seat"] == seat && line["awaited"] == "move").then_some(())
    });
}

fn says(player: &mut Process, text: &str) {
    player.order(&json!({ "do": "move", "text": text }));
}

fn entry(player: &mut Process, text: &str) {
    player.until(text, |line| (line["event"] == "entry" && line["text"] == text).then_some(()));
}

/// The other's board, unknown to the player, is asked about; the process is killed; the game goes on; a board in a file,
/// which is not the own one, is declared and wrong at the cost of a turn; and all of it verifies.
#[test]
fn a_board_in_a_file_is_declared_after_a_kill() {
    let scratch = Folder::made("lap-declare");
    let data = scratch.path().join("data");
    let path = scratch.path().join("blocks");
    std::fs::write(&path, format!("# blocks\n\n{BLOCKS}")).expect("the scratch folder can be written");
    let path = path.display().to_string();
    let own = scratch.path().join("own");
    std::fs::write(&own, OWN).expect("the scratch folder can be written");
    let own = own.display().to_string();
    let options = ["--option", "size=8", "--option", "starter=host", "--option", "wrong=skips"];
    let play = [&["play", "lap", "--level", "1", "--board", &own][..], &options].concat();
    let mut player = Process::start(product(&play, &data, "Lea"));
    let table = player.event("seated")["table"].as_str().expect("an id").to_owned();
    turn(&mut player, 0);
    for (words, told) in [
        ("ask HI12", "from A to H and from 1 to 8"),
        ("ask XY", "no square"),
        ("none", "no declaration to reply to"),
        ("declare", "not painted yet: 64"),
        ("declare /nowhere/at-all", "no such file"),
        ("declare AAAABBBB/AAAA", "no such file"),
        (&format!("declare {}", "AAAABBBB/".repeat(8).trim_end_matches('/')), "instead of 16"),
        ("fly", "ask AB12"),
    ] {
        says(&mut player, words);
        let error = player.event("error");
        assert!(error["text"].as_str().is_some_and(|text| text.contains(told)), "{words}: {error}");
    }
    says(&mut player, "ask AB12");
    turn(&mut player, 0);
    player.kill();

    let mut player = Process::start(product(&["resume", &table], &data, "Lea"));
    turn(&mut player, 0);
    says(&mut player, &format!("declare {path}"));
    entry(&mut player, "declare");
    player.until("the seal", |line| {
        (line["event"] == "turn" && line["seat"] == 0 && line["awaited"] == "commit").then_some(())
    });
    player.order(&json!({ "do": "ready" }));
    let rows = BLOCKS.trim_end().replace('\n', "/");
    entry(&mut player, &format!("open {rows}"));
    entry(&mut player, "wrong");
    turn(&mut player, 0);
    let asked = |line: &&serde_json::Value| {
        line["seat"] == 1 && line["text"].as_str().is_some_and(|text| text.starts_with("ask"))
    };
    assert_eq!(player.seen.iter().filter(asked).count(), 2, "a turn was missed");
    says(&mut player, "resign");
    let record = player.event("record")["path"].as_str().expect("a path").to_owned();
    labirinto(&["verify", &record]).ends(0);
    let replayed = labirinto(&["replay", &record, "--json"]);
    let sealed = replayed.ends(0).objects().into_iter().any(|line| line["text"] == "sealed");
    assert!(sealed);
}

/// Two at one keyboard, line by line: a right declaration, and one of the other's in reply, are a draw.
#[test]
fn lap_5_two_right_declarations_are_a_draw_by_script() {
    let scratch = Folder::made("lap-lines");
    let path = scratch.path().join("blocks");
    std::fs::write(&path, BLOCKS).expect("the scratch folder can be written");
    let path = path.display().to_string();
    let mut command = call(&["play", "lap", "--hotseat", "--option", "starter=host", "--option", "size=8"]);
    command.args(["--plain", "--lang", "en", "--name", "Lea", "--data"]).arg(scratch.path().join("data"));
    let mut game = Spoken::start(command);
    let lift = |game: &mut Spoken, name: &str| {
        game.says(&format!("Hand the screen to {name}"));
        game.says("1. Lift the curtain");
        game.types("1");
    };
    for name in ["Lea", "Guest"] {
        lift(&mut game, name);
        game.says("1. Area A");
        game.types(&format!("board {path}"));
        game.says("1. Ready");
        game.types("ready");
        game.says(&format!("{name} committed to a board."));
    }
    lift(&mut game, "Lea");
    game.says("1. Ask about AB12");
    game.types(&format!("declare {path}"));
    game.says("Lea declares the whole board.");
    game.types("ready");
    game.says("Lea sealed a declaration.");
    lift(&mut game, "Guest");
    game.says("1. Declare nothing");
    game.types(&format!("declare {path}"));
    game.says("Guest declares");
    game.types("ready");
    game.says("The declaration of Lea is right.");
    game.says("The declaration of Guest is right.");
    game.says("Boards legal");
    game.types("quit");
}

#[test]
fn simulations_of_lap_declare_only_what_is_right() {
    let told = labirinto(&[
        "simulate",
        "lap",
        "--games",
        "2",
        "--players",
        "2,2",
        "--seed",
        "0a",
        "--option",
        "size=8",
        "--json",
    ]);
    let objects = told.ends(0).objects();
    assert_eq!(objects.len(), 3);
    for game in &objects[..2] {
        assert!(game["result"] == "win" || game["result"] == "draw", "{game}");
    }
}
