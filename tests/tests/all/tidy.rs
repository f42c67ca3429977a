//! The habits of the house, checked over the sources themselves.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The crates from left to right; each may use only what stands to its left.
const LINE: &[(&str, &str)] = &[
    ("labirinto-games", "core/games"),
    ("labirinto-proofs", "core/proofs"),
    ("labirinto-table", "core/table"),
    ("labirinto-node", "core/node"),
    ("labirinto-ffi", "ffi"),
    ("labirinto-term", "term"),
];

/// The crate with generated code: the one that restates its lints, and allows unsafe code.
const GENERATED: &str = "ffi";

/// How many crates of [`LINE`] are free of effects.
const PURE: usize = 3;

/// What no crate left of `node` may depend on.
const EFFECT_CRATES: &[&str] = &[
    "tokio",
    "libp2p",
    "redb",
    "mdns-sd",
    "getrandom",
    "if-addrs",
    "fs4",
    "futures",
    "crossterm",
    "ratatui",
];

/// What no source left of `node` may name: the clock, files, sockets, threads, the environment, OS randomness.
const EFFECT_PATHS: &[&str] = &[
    "std::time",
    "std::fs",
    "std::net",
    "std::env",
    "std::thread",
    "std::process",
    "SystemTime",
    "Instant::now",
    "rand::rng(",
    "SysRng",
    "OsRng",
    "println!",
];

/// The longest source file, in lines.
const LONGEST: usize = 600;

/// What UniFFI writes among the sources of a Swift package, and no repository keeps.
const WRITTEN: &str = "LabirintoCore.swift";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the tests stand one folder below the root")
        .to_owned()
}

fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the repository can be read").flatten() {
            let path = entry.path();
            let name = entry.file_name().to_string_lossy().into_owned();
            if path.is_dir() {
                if !["target", ".git", "build", ".build"].contains(&name.as_str()) {
                    open.push(path);
                }
            } else if name != WRITTEN && endings.iter().any(|ending| name.ends_with(ending)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn report(title: &str, offences: &[String]) {
    assert!(offences.is_empty(), "{title}:\n{}", offences.join("\n"));
}

#[test]
fn no_source_file_is_longer_than_600_lines() {
    let offences: Vec<_> = files(&root(), &[".rs", ".kt", ".swift", ".py", ".sh"])
        .into_iter()
        .filter_map(|path| {
            let lines = read(&path).lines().count();
            (lines > LONGEST).then(|| format!("{}: {lines} lines", path.display()))
        })
        .collect();
    report("too long", &offences);
}

#[test]
fn crates_use_only_what_stands_to_their_left() {
    let mut offences = Vec::new();
    for (index, (name, folder)) in LINE.iter().enumerate() {
        let manifest = read(&root().join(folder).join("Cargo.toml"));
        let used = |wanted: &str| {
            manifest.lines().any(|line| {
                line.split(['.', ' ', '=']).next().is_some_and(|word| word.trim_matches('"') == wanted)
            })
        };
        for (right, _) in &LINE[index + 1..] {
            if used(right) {
                offences.push(format!("{name} uses {right}, which stands to its right"));
            }
        }
        if index < PURE {
            for effect in EFFECT_CRATES {
                if used(effect) {
                    offences.push(format!("{name} is pure and uses {effect}"));
                }
            }
        }
    }
    report("arrows between crates", &offences);
}

#[test]
fn the_rules_the_proofs_and_the_table_have_no_effects() {
    let mut offences = Vec::new();
    for (_, folder) in &LINE[..PURE] {
        for path in files(&root().join(folder).join("src"), &[".rs"]) {
            for (number, line) in read(&path).lines().enumerate() {
                for effect in EFFECT_PATHS {
                    if line.contains(effect) {
                        offences.push(format!("{}:{}: {effect}", path.display(), number + 1));
                    }
                }
            }
        }
    }
    report("effects left of node", &offences);
}

#[test]
fn no_game_is_named_outside_its_own_folder() {
    let mut offences = Vec::new();
    let games = root().join("core/games/src");
    let names: Vec<String> = fs::read_dir(&games)
        .expect("the folder of the games can be read")
        .flatten()
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    assert!(!names.is_empty(), "no game was found to look for");
    let own = |path: &Path| names.iter().any(|name| path.starts_with(games.join(name)));
    let shared = [games.join("lib.rs"), games.join("game.rs")];
    for (_, folder) in LINE {
        for path in files(&root().join(folder).join("src"), &[".rs"]) {
            if own(&path) {
                continue;
            }
            for (number, line) in read(&path).lines().enumerate() {
                let listed = ["pub mod ", "&crate::", "pub static GAMES"]
                    .iter()
                    .any(|start| line.trim_start().starts_with(start));
                if shared.contains(&path) && listed {
                    continue;
                }
                let words = line.to_lowercase().replace('-', "_");
                let mut words = words.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
                if let Some(word) =
                    words.find(|word| names.iter().any(|name| name == word && name != "labirinto"))
                {
                    offences.push(format!("{}:{}: {word}", path.display(), number + 1));
                }
            }
        }
    }
    report("a game is named outside its folder", &offences);
}

#[test]
fn only_the_codec_names_bincode() {
    let mut offences = Vec::new();
    for (_, folder) in LINE {
        for path in files(&root().join(folder).join("src"), &[".rs"]) {
            if read(&path).contains("bincode") && !path.ends_with("core/table/src/codec.rs") {
                offences.push(path.display().to_string());
            }
        }
    }
    report("bincode outside core/table/src/codec.rs", &offences);
}

#[test]
fn every_crate_takes_its_lints_and_versions_from_the_root() {
    let mut offences = Vec::new();
    for path in files(&root(), &["Cargo.toml"]) {
        if path.parent() == Some(&root()) {
            continue;
        }
        let manifest = read(&path);
        if path.parent() == Some(&root().join(GENERATED)) {
            let of_root = read(&root().join("Cargo.toml"));
            let lints = of_root.lines().skip_while(|line| *line != "[workspace.lints.rust]");
            let lints = lints.take_while(|line| !line.starts_with("[profile"));
            let wanted = lints.filter(|line| line.contains('=') && !line.starts_with("unsafe_code"));
            for lint in wanted.filter(|lint| !manifest.lines().any(|line| line == *lint)) {
                offences.push(format!("{}: {lint}", path.display()));
            }
        } else if !manifest.contains("[lints]\nworkspace = true") {
            offences.push(format!("{}: lints", path.display()));
        }
        let mut table = "";
        for line in manifest.lines() {
            if line.starts_with('[') {
                table = line;
            } else if table.ends_with("dependencies]")
                && !line.trim().is_empty()
                && !line.contains("workspace = true")
            {
                offences.push(format!("{}: {line}", path.display()));
            }
        }
    }
    report("manifests", &offences);
}

/// The shells stand beside each other.
#[test]
fn the_terminal_does_not_use_the_face_of_the_phones() {
    assert!(!read(&root().join("term/Cargo.toml")).contains("labirinto-ffi"));
}

/// What is unsafe in the crate that may be is what UniFFI generates: no hand wrote any.
#[test]
fn nothing_unsafe_is_written_by_hand() {
    let mut offences = Vec::new();
    for path in files(&root().join(GENERATED), &[".rs"]) {
        for (number, line) in read(&path).lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            if code.contains("unsafe") {
                offences.push(format!("{}:{}", path.display(), number + 1));
            }
        }
    }
    report("unsafe code by hand", &offences);
}

/// No shell of a phone branches on a game (invariant 10).
#[test]
fn no_phone_names_a_game() {
    let games: Vec<&str> = labirinto_games::GAMES.iter().map(|game| game.id()).collect();
    let mut offences = Vec::new();
    for path in files(&root().join("android/src/main"), &[".kt", ".xml"]) {
        for (number, line) in read(&path).lines().enumerate() {
            let line = line.to_lowercase();
            // The first of the games gave the app its name.
            if games.iter().any(|game| *game != "labirinto" && line.contains(game)) {
                offences.push(format!("{}:{}", path.display(), number + 1));
            }
        }
    }
    report("a phone names a game", &offences);
}

#[test]
fn no_test_is_skipped_and_no_file_has_an_empty_name() {
    let mut offences = Vec::new();
    let skipped = ["#[", "ignore"].concat();
    let vague = ["utils", "util", "helper", "helpers", "manager", "misc", "common"];
    for path in files(&root(), &[".rs", ".kt", ".swift"]) {
        if read(&path).contains(&skipped) {
            offences.push(format!("{}: a skipped test", path.display()));
        }
        let stem = path.file_stem().expect("a source file has a name").to_string_lossy().to_lowercase();
        if vague.contains(&stem.as_str()) {
            offences.push(format!("{}: a name that says nothing", path.display()));
        }
    }
    report("skipped tests and empty names", &offences);
}

#[test]
fn links_in_the_papers_lead_somewhere() {
    let mut offences = Vec::new();
    for path in files(&root(), &[".md"]) {
        let folder = path.parent().expect("a paper stands in a folder");
        for (number, line) in read(&path).lines().enumerate() {
            for part in line.split("](").skip(1) {
                let Some(target) = part.split(')').next() else { continue };
                let target = target.split('#').next().unwrap_or_default();
                if target.is_empty() || target.contains("://") {
                    continue;
                }
                if !folder.join(target).exists() {
                    offences.push(format!("{}:{}: {target}", path.display(), number + 1));
                }
            }
        }
    }
    report("dead links", &offences);
}

/// Whatever a paper names as a test or a function, with at least two underscores in backticks, exists.
#[test]
fn tests_named_in_the_papers_exist() {
    let sources: String = files(&root(), &[".rs"]).iter().map(|path| read(path)).collect();
    let mut offences = Vec::new();
    for paper in ["ARCHITECTURE.md", "docs/attacks.md"] {
        for word in read(&root().join(paper)).split('`').skip(1).step_by(2) {
            let name = word.rsplit("::").next().unwrap_or_default();
            let named = name.matches('_').count() >= 2
                && name
                    .chars()
                    .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_');
            if named && !sources.contains(&format!("fn {name}(")) {
                offences.push(format!("{paper}: {name}"));
            }
        }
    }
    report("tests that papers name and nobody wrote", &offences);
}
