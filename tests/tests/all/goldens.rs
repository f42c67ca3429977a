//! The golden playthroughs are as they were. `LABIRINTO_REWRITE=1 cargo test -p labirinto-tests goldens`
//! writes them anew.

use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
};

use labirinto_tests::{catalogue, golden};

fn files() -> Vec<PathBuf> {
    let folders = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens"));
    let folders = folders.expect("the goldens stand beside the tests").flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = folders
        .filter(|folder| catalogue().iter().any(|game| folder.ends_with(game.id())))
        .flat_map(|folder| fs::read_dir(folder).expect("a folder of goldens can be read").flatten())
        .map(|entry| entry.path())
        .collect();
    files.sort();
    files
}

#[test]
fn golden_playthroughs_are_unchanged() {
    let mut changed = Vec::new();
    for file in files() {
        let text = fs::read_to_string(&file).expect("a golden is text");
        let played =
            golden::played(catalogue(), &text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        if played == text {
            continue;
        }
        if env::var_os("LABIRINTO_REWRITE").is_some() {
            fs::write(&file, &played).expect("a golden can be written");
            continue;
        }
        let differs = text.lines().zip(played.lines()).find(|(before, now)| before != now);
        changed.push(format!("{}: {differs:?}", file.display()));
    }
    assert!(changed.is_empty(), "changed:\n{}", changed.join("\n"));
}

#[test]
fn every_game_has_goldens() {
    let files = files();
    for game in catalogue() {
        let own = files.iter().filter(|file| file.parent().is_some_and(|folder| folder.ends_with(game.id())));
        assert!(own.count() > 0, "{} has no golden playthrough", game.id());
    }
}

/// Every clause from 1 to `last` with this prefix is named in a golden.
fn every_clause_is_named(prefix: &str, last: u32) {
    let texts = files().into_iter().map(|file| fs::read_to_string(file).expect("a golden is text"));
    let named: BTreeSet<String> = texts
        .flat_map(|text| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        .map(|word| word.trim_end_matches([',', ':', '.']).to_owned())
        .filter(|word| word.starts_with(prefix))
        .collect();
    for clause in 1..=last {
        assert!(named.contains(&format!("{prefix}{clause}")), "{prefix}{clause}");
    }
}

#[test]
fn every_clause_of_labyrinthe_has_a_golden() {
    every_clause_is_named("LYR-", 10);
}

#[test]
fn every_clause_of_three_crowns_has_a_golden() {
    every_clause_is_named("TRI-", 12);
}

#[test]
fn every_clause_of_lap_has_a_golden() {
    every_clause_is_named("LAP-", 8);
}

#[test]
fn every_clause_of_amidakuji_has_a_golden() {
    every_clause_is_named("AMI-", 19);
}
