//! A game without secrets on the command line: positions as text, moves typed and refused, a kill in mid-game, counts,
//! analysis.

use labirinto_tests::folder::Folder;
use labirinto_tests::once::{Once, call, labirinto, labirinto_in, run};
use labirinto_tests::process::{Process, product};
use labirinto_tests::spoken::Spoken;
use serde_json::{Value, json};

const START: &str = "bwb..bwb\n........\nw......w\nb......b\nw......w\nb......b\n........\nwbw..wbw\nwhite\n";

/// What is typed on the first turn and is no legal move, with the clause and the words of its refusal.
const REFUSED: [(&str, &str, &str); 9] = [
    ("a1-a3", "TRI-2", "a3 does not lie beside a1"),
    ("a1-b1", "TRI-2", "A piece stands on b1 already"),
    ("d4-d5", "TRI-2", "No piece of yours stands on d4"),
    ("a1:c3:e5", "TRI-6", "No enemy piece stands on b2"),
    ("c1:a1:a3", "TRI-6", "is not crowned"),
    ("a1:c3", "TRI-6", "A jump is always two"),
    ("a1-b2=K", "TRI-4", "It is written a1-b2"),
    ("a1-z9", "TRI-11", "“z9” is no square"),
    ("fly", "TRI-11", "Write a step as “a1-a2”"),
];

fn board(act: &[&str], text: &str) -> Once {
    run(call(&[&["board", "three-crowns"], act].concat()), text.as_bytes())
}

fn entries(process: &Process) -> Vec<Value> {
    process.seen.iter().filter(|line| line["event"] == "entry").cloned().collect()
}

#[test]
fn positions_are_made_checked_and_shown() {
    for level in ["1", "5"] {
        let made = labirinto(&["board", "three-crowns", "generate", "--count", "6", "--level", level]);
        let checked = board(&["check", "-"], &made.ends(0).out);
        assert_eq!(checked.ends(0).out.lines().filter(|line| line.ends_with(": legal")).count(), 6);
        assert_eq!(board(&["show", "-"], &made.out).ends(0).out, made.out);
    }
    let dressed = format!("# the start\n{}", START.replace('\n', "  \r\n"));
    assert_eq!(board(&["show", "-"], &dressed).ends(0).out, START);
    let told = board(&["check", "-", "--json"], START);
    assert_eq!(
        (&told.ends(0).objects()[0]["legal"], &told.objects()[0]["board"]),
        (&true.into(), &START.into())
    );
}

#[test]
fn what_cannot_stand_in_a_game_is_named_by_its_clause() {
    let lost: String = START.replacen('b', ".", 3);
    for (text, clause, cells) in [
        (START.replacen("b......b", "b..bbb.b", 1), "TRI-5", Some("d5 e5 f5")),
        (START.replacen("b......b", "b..BBB.b", 1), "TRI-9", Some("d5 e5 f5")),
        (START.replacen("........", "..w.w...", 1), "TRI-1", None),
        (lost, "TRI-9", None),
        (START.replace("white", "green"), "TRI-1", None),
        (START.replacen("........", "...x....", 1), "TRI-1", None),
        (START.replacen("........\n", "", 1), "TRI-1", None),
    ] {
        let told = board(&["check", "-"], &text);
        let named = told.ends(1).out.lines().any(|line| {
            line.starts_with(&format!("  {clause} "))
                && cells.is_none_or(|cells| line.ends_with(&format!("({cells})")))
        });
        assert!(named, "{text}{told:?}");
    }
    board(&["show", "-"], "nothing\n").fails(3, "Board 1 is no board of this game");
    for game in ["amidakuji", "three-crowns"] {
        let scratch = Folder::made("no-secret");
        let file = scratch.path().join("start");
        std::fs::write(&file, START).expect("the scratch folder can be written");
        let file = file.display().to_string();
        labirinto(&["play", game, "--board", &file]).fails(2, "has no secret board");
    }
}

#[test]
fn sequences_are_counted_under_every_option() {
    for (rule, third) in [("different", "29054"), ("same", "5634"), ("free", "34688")] {
        let rule = format!("second_turn={rule}");
        let told = labirinto(&["perft", "three-crowns", "--depth", "3", "--option", &rule]);
        assert_eq!(told.ends(0).out, format!("1 32\n2 1028\n3 {third}\n"));
    }
    let scratch = Folder::made("crowns-options");
    for command in ["perft three-crowns --depth 2", "simulate three-crowns", "play three-crowns"] {
        for (option, words) in
            [("second_turn=any", "second_turn cannot be any"), ("size=8", "no option called size")]
        {
            let arguments: Vec<&str> = command.split(' ').chain(["--option", option]).collect();
            labirinto_in(scratch.path(), &arguments).fails(2, words);
        }
    }
}

#[test]
fn what_is_no_legal_move_is_refused_by_its_clause_and_changes_nothing() {
    let scratch = Folder::made("refused-lines");
    let mut command = call(&[
        "play",
        "three-crowns",
        "--level",
        "1",
        "--option",
        "starter=host",
        "--plain",
        "--lang",
        "en",
    ]);
    command.args(["--name", "Lea", "--data"]).arg(scratch.path());
    let mut game = Spoken::start(command);
    game.says("It is your turn");
    for (typed, clause, words) in REFUSED {
        game.types(typed);
        let said = game.says("Not possible: ");
        assert!(said.contains(words) && said.ends_with(&format!("[{clause}]")), "{typed}: {said}");
        game.says("Nothing was changed");
    }
    game.types("history");
    game.types("look b2");
    game.says("Row 2, column 2, b2: empty");
    game.types("a1-b2");
    game.says("Lea moves from a1 to b2.");
    game.says("It is your turn");
    game.types("b2-b3");
    let said = game.says("Not possible: ");
    assert!(said.ends_with("[TRI-3]"), "{said}");
    game.types("c1-d2");
    game.says("Lea moves from c1 to d2.");
}

#[test]
fn a_game_against_the_computer_survives_a_kill_and_is_verified_and_analysed() {
    let scratch = Folder::made("crowns-kill");
    let play = ["play", "three-crowns", "--level", "1", "--option", "starter=host"];
    let mut process = Process::start(product(&play, scratch.path(), "Lea"));
    let table = process.event("seated")["table"].as_str().expect("a table has an id").to_owned();
    let mine = |line: &Value| {
        (line["event"] == "turn" && line["seat"] == 0 && line["awaited"] == "move").then_some(())
    };
    process.until("the turn", mine);
    for (typed, clause, _) in REFUSED {
        process.order(&json!({ "do": "move", "text": typed }));
        let error = process.event("error");
        assert_eq!((&error["code"], &error["clause"]), (&"refused".into(), &clause.into()), "{error}");
    }
    process.order(&json!({ "do": "move", "text": "a1-b2" }));
    process.until("the next turn", mine);
    process.order(&json!({ "do": "move", "text": "c1-d2" }));
    process.until("the move", |line| (line["text"] == "c1-d2").then_some(()));
    process.kill();
    let before = entries(&process);
    let mut process = Process::start(product(&["resume", &table], scratch.path(), "Lea"));
    process.until("the turn after the kill", mine);
    process.order(&json!({ "do": "move", "text": "f1-f2" }));
    process.until("the move", |line| (line["text"] == "f1-f2").then_some(()));
    process.order(&json!({ "do": "move", "text": "resign" }));
    let verdict = process.event("verdict");
    assert_eq!((&verdict["result"], &verdict["winner"]), (&"win".into(), &1.into()));
    let path = process.event("record")["path"].as_str().expect("a path").to_owned();
    labirinto(&["verify", &path]).ends(0);
    let replayed = labirinto(&["replay", &path, "--json", "--analysis"]);
    let objects = replayed.ends(0).objects();
    let told: Vec<&Value> = objects.iter().filter(|line| line["event"] == "entry").collect();
    assert!(before.iter().all(|entry| told.contains(&entry)), "what was told before the kill stands");
    let moves = told.iter().filter(|entry| entry["kind"] == "move").count();
    let analysed: Vec<&Value> = objects.iter().filter(|line| line["event"] == "analysis").collect();
    assert_eq!(analysed.len(), moves);
    let lines = analysed[0]["lines"].as_array().expect("a list");
    assert!(
        lines.len() == 3 && lines[2].as_str().is_some_and(|line| line.starts_with("Best now: ")),
        "{lines:?}"
    );
    assert!(labirinto(&["replay", &path, "--json"]).objects().iter().all(|line| line["event"] != "analysis"));
}

#[test]
fn computers_are_compared_with_seed_and_interval() {
    let arguments = ["simulate", "three-crowns", "--games", "4", "--players", "3,1", "--json"];
    let first = labirinto(&arguments);
    let summary = first.ends(0).objects().pop().expect("a summary");
    let seed = summary["seed"].as_str().expect("a seed").to_owned();
    let again = labirinto(&[&arguments[..], &["--seed", &seed]].concat());
    let again = again.ends(0).objects().pop().expect("a summary");
    for field in ["wins", "intervals", "draws", "void", "seed", "turns_on_average"] {
        assert_eq!(summary[field], again[field], "{field}");
    }
    for (wins, interval) in summary["wins"]
        .as_array()
        .into_iter()
        .flatten()
        .zip(summary["intervals"].as_array().expect("one for each seat"))
    {
        let share = wins.as_f64().expect("a number") / 4.0;
        let [low, high] = [0, 1].map(|end| interval[end].as_f64().expect("a share"));
        assert!(low <= share + 1e-9 && share <= high + 1e-9, "{wins} {interval}");
    }
}
