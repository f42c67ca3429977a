//! `--json`: a whole game between two processes, and the shape of every event.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use labirinto_tests::folder::Folder;
use labirinto_tests::once::labirinto;
use labirinto_tests::process::{Process, product};
use serde_json::{Value, json};

use labirinto_tests::board::{HERS, HIS, save};

const HERE: &str = "127.0.0.1:0";

/// The fields of each event, as docs/cli.md lists them.
fn fields() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    [
        ("opened", "game"),
        ("listening", "link addresses"),
        ("near", "tables"),
        ("peer", "id name state"),
        ("digits", "name digits"),
        ("wants_seat", "peer name"),
        ("seat_free", "peer"),
        ("terms", "lines"),
        ("seated", "table game mine names"),
        ("entry", "seq seat kind text told hash"),
        ("turn", "seat mine awaited"),
        ("notice", "seat kind"),
        ("view", "seat headline notes boards acts"),
        ("verdict", "result winner winners reason seats"),
        ("record", "path"),
        ("closed", "text"),
        ("error", "code whose text what"),
        ("unfinished", "table game names turn text"),
        ("finished", "table game names result honest text"),
    ]
    .into_iter()
    .map(|(event, fields)| (event, fields.split(' ').collect()))
    .collect()
}

/// Checks the fields and words of an event.
fn shaped(event: &Value) {
    let object = event.as_object().unwrap_or_else(|| panic!("no object: {event}"));
    let kind = event["event"].as_str().unwrap_or_else(|| panic!("no event: {event}"));
    let wanted = fields().remove(kind).unwrap_or_else(|| panic!("not in the contract: {event}"));
    let further = |key: &&str| *key == "event" || (kind == "error" && *key == "clause");
    let found: BTreeSet<&str> = object.keys().map(String::as_str).filter(|key| !further(key)).collect();
    assert_eq!(found, wanted, "{event}");
    let among = |field: &str, words: &str| {
        let word = event[field].as_str().unwrap_or_default();
        assert!(words.split(' ').any(|known| known == word), "{field}: {event}");
    };
    match kind {
        "peer" => among("state", "connecting connected thinking away lost"),
        "turn" => among("awaited", "terms agree commit move answer draw open close nothing"),
        "entry" => {
            among("kind", "terms agree draw-promise draw-reveal commit move answer open heed close");
            let hash = event["hash"].as_str().unwrap_or_default();
            assert!(hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()), "{event}");
            assert!(event["seq"].is_u64() && event["seat"].is_u64(), "{event}");
        }
        "verdict" => among("result", "win draw void unfinished"),
        "error" => among("whose", "peer disk link you"),
        "notice" => among("kind", "resign draw accept decline leave end go_on"),
        _ => {}
    }
}

fn start(folder: &Path, name: &str, board: &str, arguments: &[&str]) -> Process {
    let path = folder.join(format!("{name}.board"));
    std::fs::write(&path, board).expect("the scratch folder can be written");
    let path = path.display().to_string();
    let arguments = [arguments, &["--board", &path, "--listen", HERE]].concat();
    Process::start(product(&arguments, &folder.join(name), name))
}

fn order(process: &mut Process, order: Value) {
    process.order(&order);
}

fn turn(process: &mut Process, seat: u64) {
    process.until("the turn", |line| {
        (line["event"] == "turn" && line["seat"] == seat && line["awaited"] == "move").then_some(())
    });
}

fn refused(process: &mut Process, line: Value, code: &str) {
    order(process, line.clone());
    let error = process.event("error");
    assert_eq!((&error["code"], &error["whose"]), (&code.into(), &"you".into()), "{line}: {error}");
}

/// An act of Labyrinthe that is offered on cells only.
const ASK_HERE: u16 = 32;

/// Two at a table by link: seats, boards, a game to its end, by orders alone.
#[test]
fn a_whole_game_by_orders_alone() {
    let scratch = Folder::made("orders");
    let folder = scratch.path();
    let host = ["host", "labyrinthe", "--option", "starter=host"];
    let mut host = start(folder, "Ada", HERS, &host);
    let link = host.event("listening")["link"].as_str().expect("a link").to_owned();
    refused(&mut host, json!({ "do": "confirm" }), "not-now");
    refused(&mut host, json!({ "do": "accept_seat" }), "not-now");
    let mut guest = start(folder, "Ben", HIS, &["join", &link]);
    let wants = host.event("wants_seat");
    assert_eq!(wants["name"], "Ben");
    refused(&mut host, json!({ "do": "accept_seat", "peer": "nobody" }), "not-now");
    refused(&mut host, json!({ "do": "differ" }), "not-now");
    order(&mut host, json!({ "do": "accept_seat", "peer": wants["peer"] }));
    refused(&mut host, json!({ "do": "decline_seat", "peer": wants["peer"] }), "not-now");
    let seated = guest.event("seated");
    assert_eq!(seated["mine"], json!([1]));
    assert_eq!(seated["names"], json!(["Ada", "Ben"]));
    turn(&mut host, 0);
    // The word of a turn may come before its picture.
    loop {
        order(&mut host, json!({ "do": "look" }));
        let view = host.event("view");
        if view["boards"].as_array().is_some_and(|boards| boards.len() == 2) && view["acts"] != json!([]) {
            let acts = view["acts"].to_string();
            assert!(
                acts.contains("Walk") && !acts.contains("Ask now"),
                "an act of cells is no act here: {acts}"
            );
            break;
        }
    }
    for text in ["fly", "", "count z9", "way b9 b8", "way NNNNNNNN", "count \u{1b}[2J"] {
        refused(&mut host, json!({ "do": "move", "text": text }), "refused");
    }
    refused(&mut guest, json!({ "do": "move", "text": "count a1" }), "refused");
    refused(&mut host, json!({ "do": "fly" }), "order-unread");
    refused(&mut host, json!({ "do": "board", "text": HIS }), "refused");
    for id in [ASK_HERE, 60_000] {
        refused(&mut host, json!({ "do": "act", "id": id }), "not-now");
    }
    order(&mut host, json!({ "do": "move", "text": "count e1" }));
    turn(&mut guest, 1);
    order(&mut guest, json!({ "do": "move", "text": "draw" }));
    assert_eq!(host.event("notice")["kind"], "draw");
    order(&mut host, json!({ "do": "move", "text": "decline" }));
    assert_eq!(guest.event("notice")["kind"], "draw");
    assert_eq!(guest.event("notice")["kind"], "decline");
    order(&mut guest, json!({ "do": "move", "text": "way EE" }));
    turn(&mut host, 0);
    order(&mut host, json!({ "do": "move", "text": "way a4 a3 b3 c3 d3 e3 e2 e1" }));
    let verdicts = [host.event("verdict"), guest.event("verdict")];
    for verdict in &verdicts {
        assert_eq!((&verdict["result"], &verdict["winner"]), (&"win".into(), &0.into()), "{verdict}");
        assert!(
            verdict["seats"]
                .as_array()
                .is_some_and(|seats| seats.iter().all(|seat| seat["found"] == "honest"))
        );
    }
    let paths = [host.event("record"), guest.event("record")].map(|record| record["path"].clone());
    for process in [&mut host, &mut guest] {
        assert_eq!(process.finish().code(), Some(0));
        process.seen.iter().for_each(shaped);
    }
    let entries = |process: &Process| -> Vec<Value> {
        let mut entries: Vec<Value> =
            process.seen.iter().filter(|line| line["event"] == "entry").cloned().collect();
        entries
            .iter_mut()
            .for_each(|entry| drop(entry.as_object_mut().and_then(|entry| entry.remove("told"))));
        entries
    };
    assert_eq!(entries(&host), entries(&guest), "both hear the same log");
    for path in paths {
        labirinto(&["verify", path.as_str().expect("a path")]).ends(0);
    }
}

/// Standard output holds nothing but objects, whatever stands on standard input; and each line of junk gets its error.
#[test]
fn junk_on_standard_input_is_answered_and_changes_nothing() {
    let scratch = Folder::made("orders-junk");
    let mut player = {
        let path = scratch.path().join("board");
        std::fs::write(&path, HERS).expect("the scratch folder can be written");
        let path = path.display().to_string();
        let arguments = ["play", "labyrinthe", "--option", "starter=host", "--board", &path];
        Process::start(product(&arguments, &scratch.path().join("data"), "Lea"))
    };
    turn(&mut player, 0);
    let deep = format!("{}{}", "[".repeat(30_000), "]".repeat(30_000));
    let long = format!("{{\"do\":\"move\",\"text\":\"{}\"}}", "x".repeat(100_000));
    let huge = "x".repeat(3 << 20);
    let junk: Vec<&[u8]> = vec![
        b"junk",
        b"{",
        b"[]",
        b"null",
        b"7",
        b"\"move\"",
        b"{}",
        b"{\"do\":7}",
        b"{\"do\":\"Move\",\"text\":\"\"}",
        b"{\"do\":\"move\"}",
        b"{\"do\":\"move\",\"text\":7}",
        b"{\"do\":\"move\",\"text\":\"a\",\"more\":1}",
        b"{\"do\":\"act\",\"id\":65536}",
        b"{\"do\":\"act\",\"id\":-1}",
        b"{\"do\":\"act\",\"id\":1e99}",
        b"\xff\xfe\x00",
        b"\x00",
        deep.as_bytes(),
        long.as_bytes(),
        huge.as_bytes(),
    ];
    for line in junk {
        player.write(&[line, b"\n"].concat());
        let error = player.event("error");
        assert_eq!(
            error["code"],
            "order-unread",
            "{}: {error}",
            String::from_utf8_lossy(&line[..line.len().min(80)])
        );
        assert!(error["text"].as_str().is_some_and(|text| text.len() < 300), "{error}");
    }
    // Empty lines are no orders; the game goes on as if nothing had been said.
    player.write(b"\n  \n\r\n");
    order(&mut player, json!({ "do": "move", "text": "count b3" }));
    player.until("the move", |line| (line["event"] == "entry" && line["text"] == "count b3").then_some(()));
    order(&mut player, json!({ "do": "quit" }));
    assert_eq!(player.finish().code(), Some(0));
    player.seen.iter().for_each(shaped);
    assert_eq!(player.seen.last().map(|line| &line["event"]), Some(&"closed".into()));
    let data = scratch.path().join("data").display().to_string();
    let waiting = labirinto(&["resume", "--json", "--data", &data]).ends(0).objects();
    waiting.iter().for_each(shaped);
    assert_eq!(waiting.len(), 1, "it was put away");
    let id = waiting[0]["table"].as_str().expect("an id");
    labirinto(&["records", "export", id, "/dev/null", "--data", &data]).fails(2, "is not finished");
}

/// The end of standard input puts a game away, and says what was wrong before it.
#[test]
fn the_end_of_standard_input_is_no_excuse() {
    let scratch = Folder::made("orders-end");
    let data = scratch.path().join("data").display().to_string();
    for _ in 0..5 {
        let told = labirinto(&["play", "labyrinthe", "--json", "--data", &data, "--option", "size=4"]);
        assert_eq!(told.fails(2, "size cannot be 4").objects()[0]["code"], "option-value");
        let told = labirinto(&["host", "labyrinthe", "--json", "--data", &data, "--listen", HERE]);
        let objects = told.ends(0).objects();
        objects.iter().for_each(shaped);
        assert_eq!(objects[0]["event"], "opened");
    }
}

/// Nobody there, nobody near, an address that is taken: status 4.
#[test]
fn no_link_is_status_four() {
    let scratch = Folder::made("orders-link");
    let data = |name: &str| scratch.path().join(name).display().to_string();
    let mut host = start(scratch.path(), "Ada", HERS, &["host", "labyrinthe"]);
    let address = host.event("listening")["addresses"][0].as_str().expect("an address").to_owned();
    let told =
        labirinto(&["host", "labyrinthe", "--bot=1", "--listen", &address, "--json", "--data", &data("a")]);
    assert_eq!(told.fails(4, "Another program listens").objects().last().expect("told")["whose"], "link");
    host.kill();
    let told = labirinto(&["join", &address, "--bot=1", "--listen", HERE, "--json", "--data", &data("b")]);
    let error = told.fails(4, "no table is open at that port").objects();
    error.iter().for_each(shaped);
    let told = labirinto(&["host", "labyrinthe", "--bot=1", "--listen", "192.0.2.1:0", "--data", &data("c")]);
    told.fails(4, "no address of this device");
}

/// A view has the clock of its table, and none where none was chosen.
#[test]
fn a_view_has_the_clock_that_was_chosen() {
    let scratch = Folder::made("clock-view");
    let board = save(scratch.path(), "hers", HERS);
    for (clock, minutes) in [("clock=off", None), ("clock=5", Some(5))] {
        let play = ["play", "labyrinthe", "--option", "starter=host", "--option", clock, "--board", &board];
        let mut game = Process::start(product(&play, &scratch.path().join(clock), "Ada"));
        turn(&mut game, 0);
        let view = loop {
            order(&mut game, json!({ "do": "look" }));
            let view = game.event("view");
            if view["acts"] != json!([]) && view["boards"].as_array().is_some_and(|boards| boards.len() == 2)
            {
                break view;
            }
        };
        assert_eq!(view["clock"]["minutes"].as_u64(), minutes, "{view}");
        if minutes.is_some() {
            assert_eq!((&view["clock"]["runs"], &view["clock"]["left"][1]), (&json!(0), &json!(300_000)));
            assert_eq!(view["clock"]["over"], "");
        }
        order(&mut game, json!({ "do": "quit" }));
        assert!(game.finish().success());
    }
}
