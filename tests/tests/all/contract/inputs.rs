//! Files that are not what they should be: said whose fault it is, status 3 (or 6), nothing is taken.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use labirinto_tests::folder::Folder;
use labirinto_tests::once::{call, labirinto, labirinto_in, run};
use labirinto_tests::record::summed;

/// Every kind of file that is no record and no board.
fn junk(folder: &Path) -> Vec<PathBuf> {
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        fs::write(&path, bytes).expect("the scratch folder can be written");
        path
    };
    let noise: Vec<u8> =
        (0..70_000u32).map(|number| (number.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let huge = folder.join("huge");
    let sparse = File::create(&huge).and_then(|file| file.set_len(1 << 33));
    sparse.expect("the scratch folder can be written");
    vec![
        folder.join("missing"),
        folder.join("missing/deeper"),
        folder.to_owned(),
        file("empty", b""),
        file("noise", &noise),
        file("zeros", &[0; 5000]),
        file("name-only", b"labirinto"),
        file("letters", "no board, no record: żółw\n".as_bytes()),
        huge,
        PathBuf::from("/dev/zero"),
        PathBuf::from("/dev/null"),
        folder.join("empty/below-a-file"),
        folder.join("x".repeat(300)),
    ]
}

#[test]
fn junk_is_no_record_and_no_board() {
    let scratch = Folder::made("junk");
    let data = scratch.path().join("data");
    for path in junk(scratch.path()) {
        let path = path.display().to_string();
        for words in [&["verify"][..], &["replay"], &["records", "import"], &["board", "labyrinthe", "check"]]
        {
            let told = labirinto_in(&data, &[words, &[path.as_str()]].concat());
            assert_eq!(told.fails(3, "").out, "", "{words:?} {path}");
        }
        let shown = labirinto(&["board", "labyrinthe", "show", &path, "--json"]);
        assert_eq!(shown.fails(3, "").objects()[0]["event"], "error");
    }
    let listed = labirinto_in(&data, &["records"]);
    assert_eq!(listed.ends(0).out, "No game is finished yet.\n", "nothing was taken");
}

/// A board for a real game that cannot be read, or is none, is told before anything else is done.
#[test]
fn a_board_that_is_none_is_told_before_the_game() {
    let scratch = Folder::made("no-board");
    let data = scratch.path().join("data");
    let shut = scratch.path().join("shut");
    fs::write(&shut, super::boards::shut()).expect("the scratch folder can be written");
    let files = junk(scratch.path()).into_iter().map(|path| (path, 3)).chain([(shut, 1)]);
    for (path, status) in files {
        let path = path.display().to_string();
        for words in [&["play", "labyrinthe"][..], &["host", "labyrinthe", "--listen", "127.0.0.1:0"]] {
            labirinto_in(&data, &[words, &["--board", &path, "--plain"]].concat()).fails(status, "");
        }
    }
    let resumable = labirinto_in(&data, &["resume"]);
    assert_eq!(resumable.ends(0).out, "No game is waiting.\n", "no game was begun");
}

/// A pipe is a file like others: what somebody writes into it is verified.
#[test]
fn a_pipe_is_read_to_its_end() {
    let scratch = Folder::made("pipe");
    let pipe = scratch.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().is_ok_and(|status| status.success()));
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens/records/labyrinthe-1.labirinto");
    for (bytes, status) in [(fs::read(golden).expect("a golden record"), 0), (b"junk".to_vec(), 3)] {
        let pipe = pipe.clone();
        let written = {
            let pipe = pipe.clone();
            std::thread::spawn(move || {
                let mut end = File::options().write(true).open(pipe).expect("the reader opens it too");
                end.write_all(&bytes).expect("the reader reads it");
            })
        };
        labirinto(&["verify".as_ref(), pipe.as_os_str()]).ends(status);
        written.join().expect("writing does not panic");
    }
}

/// Who must update is said, with the status of versions; whatever stands behind the version.
#[test]
fn another_version_or_game_says_who_must_update() {
    let scratch = Folder::made("version");
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens/records/labyrinthe-1.labirinto");
    let whole = fs::read(golden).expect("a golden record");
    let mut newer = whole[..whole.len() - 32].to_vec();
    newer[9] = 200;
    for (name, body) in [("newer", newer), ("newest", b"labirinto\xc8anything".to_vec())] {
        let path = scratch.path().join(name);
        fs::write(&path, summed(body)).expect("the scratch folder can be written");
        let path = path.display().to_string();
        for words in [&["verify"][..], &["replay"], &["records", "import"]] {
            let data = scratch.path().join("data");
            let told = labirinto_in(&data, &[words, &[path.as_str()]].concat());
            assert!(told.fails(6, "version 200").err.contains("update this program"), "{told:?}");
        }
    }
    // The toy game of the tests is a game that the product does not know.
    let toy = Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens/records/toy-1.labirinto");
    let told = labirinto(&["verify".as_ref(), toy.as_os_str()]);
    assert!(told.fails(6, "does not know").err.contains("Update this program"), "{told:?}");
}

/// A reader that goes away does not change a verdict, and ends what has none.
#[test]
fn nobody_reads_standard_output() {
    let scratch = Folder::made("unread");
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens/records/labyrinthe-1.labirinto");
    let whole = fs::read(&golden).expect("a golden record");
    let bad = scratch.path().join("bad");
    let mut changed = whole;
    changed[200] ^= 1;
    fs::write(&bad, changed).expect("the scratch folder can be written");
    let status = |line: String| {
        let mut command = Command::new("bash");
        command.args(["-c", &format!("set -o pipefail; {line} | true")]);
        let told = run(labirinto_tests::once::bare(command), b"");
        assert_eq!(told.err, "", "{line}");
        told.status
    };
    let program = labirinto_tests::terminal::binary().display().to_string();
    let files = format!("{0} {0} {1} {0}", golden.display(), bad.display());
    assert_eq!(status(format!("sleep 0.2; {program} verify {files}")), 1);
    assert_eq!(status(format!("{program} board labyrinthe generate --count 1000000")), 0);
}

/// Standard output on a full disk is told, and is no success.
#[test]
fn standard_output_that_takes_nothing_is_told() {
    for words in [&["help"][..], &["board", "labyrinthe", "generate"], &["simulate", "labyrinthe", "--json"]]
    {
        for language in ["en", "hu"] {
            let mut command = Command::new("bash");
            let line = format!(
                "exec {} {} --lang {language} >/dev/full",
                labirinto_tests::terminal::binary().display(),
                words.join(" ")
            );
            command.args(["-c", &line]);
            let told = run(labirinto_tests::once::bare(command), b"");
            assert_eq!(told.ends(5).err.lines().count(), 2, "{told:?}");
        }
    }
    // Closed standard streams are no reason to fail or to panic.
    let mut command = Command::new("bash");
    let program = labirinto_tests::terminal::binary();
    command.args(["-c", &format!("exec {} board labyrinthe generate <&- >&- 2>&-", program.display())]);
    run(labirinto_tests::once::bare(command), b"").ends(0);
    run(call(&["board", "labyrinthe", "check", "-"]), &vec![b'x'; 17 << 20]).fails(3, "16 MiB");
}
