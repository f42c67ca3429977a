//! Every key in the code of a game has its message in every language, and every message has its key in the
//! code.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use labirinto_games::{GAMES, Game, OptionValues};

/// All sources of the game's own folder.
fn sources(game: &dyn Game) -> String {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/games/src").join(game.id().replace('-', "_"));
    let mut open = vec![folder];
    let mut text = String::new();
    while let Some(folder) = open.pop() {
        let entries = fs::read_dir(&folder).expect("a game has a folder of its own").flatten();
        for path in entries.map(|entry| entry.path()) {
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                text.push_str(&read(&path));
            }
        }
    }
    text
}

fn read(path: &PathBuf) -> String {
    fs::read_to_string(path).expect("a source is text")
}

/// The keys that stand in the code as literals.
fn written(game: &dyn Game) -> BTreeSet<String> {
    let start = format!("\"{}-", game.id());
    let text = sources(game);
    let found = text.match_indices(&start).filter_map(|(place, _)| text[place + 1..].split('"').next());
    let key = |word: &&str| {
        word.chars()
            .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || "-_".contains(letter))
    };
    found.filter(key).map(str::to_owned).collect()
}

/// The keys that shells build by rule.
fn by_rule(game: &dyn Game) -> BTreeSet<String> {
    let id = game.id();
    let mut keys = BTreeSet::from(["name", "pitch", "length", "rules"].map(|word| format!("{id}-{word}")));
    for spec in game.options() {
        keys.insert(format!("{id}-option-{}", spec.key));
        match spec.values {
            OptionValues::Words(words) => {
                keys.extend(words.iter().map(|word| format!("{id}-option-{}-{word}", spec.key)));
            }
            OptionValues::Range { .. } => {
                keys.insert(format!("{id}-option-{}-value", spec.key));
            }
        }
    }
    keys
}

#[test]
fn keys_and_messages_are_the_same_in_every_language() {
    for game in GAMES {
        let keys: BTreeSet<String> = written(*game).union(&by_rule(*game)).cloned().collect();
        for (language, source) in game.texts() {
            let resource = fluent_syntax::parser::parse(*source).expect("a file of words can be read");
            let messages: BTreeSet<String> = resource
                .body
                .iter()
                .filter_map(|entry| match entry {
                    fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
                    _ => None,
                })
                .collect();
            let missing: Vec<_> = keys.difference(&messages).collect();
            let unused: Vec<_> = messages.difference(&keys).collect();
            assert!(
                missing.is_empty() && unused.is_empty(),
                "{language}: missing {missing:?}, unused {unused:?}"
            );
        }
    }
}
