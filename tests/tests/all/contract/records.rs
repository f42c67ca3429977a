//! `verify`, `replay` and `records` over honest, changed and unfinished records.

use std::fs;
use std::path::{Path, PathBuf};

use labirinto_tests::folder::Folder;
use labirinto_tests::once::{labirinto, labirinto_in};
use labirinto_tests::record::{entries_of, flipped, record_of};

/// A golden record, and from it one that was changed, one that was cut and one that ends early.
struct Files {
    scratch: Folder,
    honest: String,
    changed: String,
    cut: String,
    unfinished: String,
    missing: String,
}

impl Files {
    fn new(name: &str) -> Files {
        let scratch = Folder::made(name);
        let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens/records/labyrinthe-1.labirinto");
        let bytes = fs::read(golden).expect("a golden record");
        let entries = entries_of(&bytes);
        let save = |name: &str, bytes: &[u8]| {
            let path = scratch.path().join(name);
            fs::write(&path, bytes).expect("the scratch folder can be written");
            path.display().to_string()
        };
        let honest = save("honest", &bytes);
        let changed = save("changed", &flipped(&bytes, 400, 0, true));
        let cut = save("cut", &bytes[..20]);
        let unfinished = save("unfinished", &record_of(&entries[..entries.len() - 5]));
        let missing = scratch.path().join("missing").display().to_string();
        Files { honest, changed, cut, unfinished, missing, scratch }
    }

    fn data(&self) -> PathBuf {
        self.scratch.path().join("data")
    }
}

#[test]
fn the_worst_of_all_files_is_the_exit_status() {
    let files = Files::new("verify");
    let (honest, changed, cut) = (files.honest.as_str(), files.changed.as_str(), files.cut.as_str());
    let (unfinished, missing) = (files.unfinished.as_str(), files.missing.as_str());
    for (paths, status) in [
        (&[honest][..], 0),
        (&[honest, honest], 0),
        (&[changed], 1),
        (&[cut], 3),
        (&[missing], 3),
        (&[unfinished], 7),
        (&[honest, unfinished], 7),
        (&[unfinished, changed, honest], 1),
        (&[missing, changed], 1),
        (&[changed, cut], 1),
        (&[unfinished, missing, honest], 3),
    ] {
        let told = labirinto(&[&["verify"], paths].concat());
        told.ends(status);
        let objects = labirinto(&[&["verify", "--json"], paths].concat());
        assert_eq!(objects.ends(status).objects().len(), paths.len(), "one object for each file");
    }
}

#[test]
fn a_verdict_names_the_seats_and_what_was_checked() {
    let files = Files::new("verdicts");
    let told = labirinto(&["verify", &files.honest]);
    assert!(told.ends(0).out.contains("Holds: Boards legal") && !told.out.contains("Fails:"), "{told:?}");
    assert_eq!(told.out.matches(": honest").count(), 2);
    let told = labirinto(&["verify", &files.changed]);
    assert!(told.ends(1).out.contains("Fails: The record was changed"), "{told:?}");
    assert!(!told.out.contains("honest") && !told.out.contains("cheat"), "nobody is accused: {told:?}");
    let verdict =
        |path: &str, status| labirinto(&["verify", path, "--json"]).ends(status).objects().remove(0);
    let honest = verdict(&files.honest, 0);
    assert_eq!((&honest["event"], &honest["result"]), (&"verdict".into(), &"win".into()));
    assert_eq!(honest["file"], files.honest);
    let winner = honest["winner"].as_u64().expect("a seat");
    assert_eq!(honest["winners"], serde_json::json!([winner]));
    let seats = honest["seats"].as_array().expect("a list");
    assert_eq!(seats.len(), 2);
    for (number, seat) in seats.iter().enumerate() {
        assert_eq!((&seat["seat"], &seat["found"]), (&number.into(), &"honest".into()));
        assert!(seat["entry"].is_null() && seat["clause"].is_null() && seat["name"].is_string());
    }
    assert_eq!(verdict(&files.changed, 1)["seats"], serde_json::json!([]));
    let unfinished = verdict(&files.unfinished, 7);
    assert_eq!(unfinished["result"], "unfinished");
    assert!(unfinished["winner"].is_null() && !unfinished["reason"].as_str().unwrap_or_default().is_empty());
}

#[test]
fn a_replay_says_every_entry_and_has_the_status_of_verify() {
    let files = Files::new("replay");
    let entries = entries_of(&fs::read(&files.honest).expect("readable")).len();
    for (path, status, steps) in
        [(&files.honest, 0, entries), (&files.unfinished, 7, entries - 5), (&files.changed, 1, 0)]
    {
        let told = labirinto(&["replay", path, "--json"]);
        let objects = told.ends(status).objects();
        assert_eq!(objects.len(), steps + 1, "{path}");
        for (number, entry) in objects[..steps].iter().enumerate() {
            assert_eq!((&entry["event"], &entry["seq"]), (&"entry".into(), &number.into()));
            assert_eq!(entry["hash"].as_str().map(str::len), Some(64), "{entry}");
        }
        assert_eq!(objects[steps]["event"], "verdict");
        let plain = labirinto(&["replay", path]);
        assert!(plain.ends(status).out.lines().count() > steps, "{plain:?}");
    }
    labirinto(&["replay", &files.cut]).fails(3, "is no record of a game");
}

#[test]
fn records_are_taken_listed_and_written_again_byte_for_byte() {
    let files = Files::new("shelf");
    let data = files.data();
    assert_eq!(labirinto_in(&data, &["records"]).ends(0).out, "No game is finished yet.\n");
    assert_eq!(labirinto_in(&data, &["records", "--json"]).ends(0).out, "");
    let taken = labirinto_in(&data, &["records", "import", &files.honest, "--json"]).ends(0).objects();
    let again = labirinto_in(&data, &["records", "import", &files.honest, "--json"]).ends(0).objects();
    assert_eq!(taken, again, "taking it twice changes nothing");
    let listed = labirinto_in(&data, &["records", "--json"]).ends(0).objects();
    assert_eq!(listed, taken);
    let line = &listed[0];
    assert_eq!((&line["event"], &line["game"]), (&"finished".into(), &"labyrinthe".into()));
    assert_eq!((&line["result"], &line["honest"]), (&"win".into(), &true.into()));
    let table = line["table"].as_str().expect("an id");
    let out = files.scratch.path().join("out").display().to_string();
    for id in [table, &table[..8], &table[..1].to_uppercase()] {
        let told = labirinto_in(&data, &["records", "export", id, &out, "--json"]).ends(0).objects();
        assert_eq!((&told[0]["event"], &told[0]["path"]), (&"record".into(), &out.as_str().into()));
        assert_eq!(fs::read(&out).expect("written"), fs::read(&files.honest).expect("readable"));
    }
    labirinto_in(&data, &["records", "export", "zz", &out]).fails(2, "begins with zz");
    labirinto_in(&data, &["resume", table, "--listen", "127.0.0.1:0"]).fails(2, "");
    for path in ["missing/file", "data", "."] {
        let path = files.scratch.path().join(path).display().to_string();
        labirinto_in(&data, &["records", "export", table, &path]).fails(5, "cannot be written");
    }
    // What does not verify is not taken.
    for (path, status) in [(&files.changed, 3), (&files.cut, 3), (&files.missing, 3)] {
        labirinto_in(&data, &["records", "import", path]).fails(status, "");
    }
    assert_eq!(labirinto_in(&data, &["records", "--json"]).ends(0).objects(), listed);
}

/// What stands in the place of a written record is another's, or no file at all.
#[test]
fn a_record_is_written_into_a_pipe_or_device_and_leaves_it_there() {
    let files = Files::new("export");
    let data = files.data();
    let taken = labirinto_in(&data, &["records", "import", &files.honest, "--json"]).ends(0).objects();
    let table = taken[0]["table"].as_str().expect("an id");
    labirinto_in(&data, &["records", "export", table, "/dev/null"]).ends(0);
    assert!(fs::metadata("/dev/null").is_ok_and(|device| !device.is_file()));
    labirinto_in(&data, &["records", "export", table, "/dev/full"]).fails(5, "no space left");
}
