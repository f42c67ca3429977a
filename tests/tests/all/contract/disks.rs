//! Folders and disks that do not serve: status 5, and nothing that was there is lost.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use labirinto_tests::folder::Folder;
use labirinto_tests::once::{Once, bare, call, labirinto_in, run};
use labirinto_tests::process::{Process, product};
use labirinto_tests::terminal::binary;

/// Everything that opens the folder and is done at once.
const OPENING: [&[&str]; 5] = [
    &["records"],
    &["resume"],
    &["play", "labyrinthe", "--plain"],
    &["host", "labyrinthe", "--listen", "127.0.0.1:0", "--plain"],
    &["--plain"],
];

fn write(path: &Path, bytes: &[u8]) {
    fs::write(path, bytes).expect("the scratch folder can be written");
}

#[test]
fn one_process_at_a_time_has_a_folder() {
    let scratch = Folder::made("in-use");
    let folder = scratch.path().join("data");
    let arguments = ["host", "labyrinthe", "--bot=1", "--listen", "127.0.0.1:0"];
    let mut first = Process::start(product(&arguments, &folder, "Ada"));
    first.event("listening");
    for words in OPENING {
        labirinto_in(&folder, words).fails(5, "Another Labirinto has this folder open");
    }
    first.kill();
    labirinto_in(&folder, &["records"]).ends(0);
}

#[test]
fn a_folder_that_is_none_or_holds_something_else_is_told_and_kept() {
    let scratch = Folder::made("folder");
    let file = scratch.path().join("file");
    write(&file, b"mine");
    for words in OPENING {
        labirinto_in(&file, words).fails(2, "");
        labirinto_in(&file.join("below"), words).fails(2, "");
    }
    assert_eq!(fs::read(&file).expect("kept"), b"mine");
    for (name, bytes, words) in [
        ("labirinto.redb", &b"something else"[..], "is damaged"),
        ("identity.key", b"something else", "key of this device is damaged"),
    ] {
        let folder = scratch.path().join(name);
        fs::create_dir(&folder).expect("the scratch folder can be written");
        let path = folder.join(name);
        write(&path, bytes);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).expect("it is ours");
        for opening in OPENING {
            labirinto_in(&folder, opening).fails(5, words);
        }
        assert_eq!(fs::read(&path).expect("kept"), bytes);
    }
    let folder = scratch.path().join("wide");
    labirinto_in(&folder, &["records"]).ends(0);
    fs::set_permissions(folder.join("identity.key"), fs::Permissions::from_mode(0o644)).expect("it is ours");
    labirinto_in(&folder, &["records"]).fails(5, "Others can read the key");
}

#[test]
fn without_a_home_the_folder_is_asked_for() {
    let mut command = call(&["records"]);
    command.env_remove("HOME");
    run(command, b"").fails(2, "not known where your files are kept");
    let scratch = Folder::made("home");
    for (variable, folder) in [("HOME", ".local/share/labirinto"), ("XDG_DATA_HOME", "labirinto")] {
        let home = scratch.path().join(variable);
        let mut command = call(&["records"]);
        command.env(variable, &home);
        run(command, b"").ends(0);
        assert!(home.join(folder).join("labirinto.redb").exists(), "{variable}");
    }
}

/// Runs the binary where `folder` is a disk of its own: a tmpfs with these options, in a namespace of mounts.
fn on_disk(folder: &Path, options: &str, arguments: &[&str]) -> Once {
    let line = format!("mount -t tmpfs -o {options} none \"$1\" && shift && exec \"$@\"");
    let mut command = Command::new("unshare");
    command.args(["--mount", "sh", "-c", &line, "sh"]).arg(folder).arg(binary()).args(arguments);
    run(bare(command), b"")
}

fn full(told: &Once) {
    told.fails(5, "");
    assert!(told.err.contains("disk is full") || told.err.contains("no space left"), "{told:?}");
}

#[test]
fn a_disk_that_can_only_be_read_or_is_full_is_told() {
    let scratch = Folder::made("disk");
    let folder = scratch.path().join("disk");
    fs::create_dir(&folder).expect("the scratch folder can be written");
    let data = folder.join("data").display().to_string();
    for words in OPENING {
        let arguments = [words, &["--data", &data]].concat();
        on_disk(&folder, "ro", &arguments).fails(5, "this disk can only be read");
        full(&on_disk(&folder, "size=16k", &arguments));
    }
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens/records/labyrinthe-1.labirinto");
    let golden = golden.display().to_string();
    let import = ["records", "import", &golden, "--data", &data];
    on_disk(&folder, "ro", &import).fails(5, "this disk can only be read");
    let demo = ["demo", "--data", &data];
    on_disk(&folder, "ro", &demo).fails(5, "this disk can only be read");
    full(&on_disk(&folder, "size=16k", &demo));
    // What is only read needs no space and no rights.
    on_disk(&folder, "ro", &["verify", &golden]).ends(0);
}
