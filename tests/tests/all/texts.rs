//! Words: every key in every language, the same variables, no key missing, no text in code.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use labirinto_games::GAMES;
use labirinto_node::Language;
use labirinto_tests::source::{Literal, literals};

/// The words of one source file: each message, and each attribute as `key.attribute`, with its variables.
type Words = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the tests stand one folder below the root")
        .to_owned()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn variables(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => inline_variables(inline, found),
                Expression::Select { selector, variants } => {
                    inline_variables(selector, found);
                    variants.iter().for_each(|variant| variables(&variant.value, found));
                }
            }
        }
    }
}

fn inline_variables(inline: &InlineExpression<String>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.clone());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = expression.as_ref() {
                inline_variables(inline, found);
            }
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| inline_variables(argument, found));
        }
        _ => {}
    }
}

fn words(name: &str, source: &str) -> Words {
    let resource = parser::parse(source.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("{name} does not parse: {errors:?}"));
    let mut words = Words::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else {
            assert!(!matches!(entry, Entry::Junk { .. }), "{name} has junk");
            continue;
        };
        let key = message.id.name;
        if let Some(pattern) = &message.value {
            let mut found = BTreeSet::new();
            variables(pattern, &mut found);
            assert!(words.insert(key.clone(), found).is_none(), "{name} says {key} twice");
        }
        for attribute in message.attributes {
            let mut found = BTreeSet::new();
            variables(&attribute.value, &mut found);
            words.insert(format!("{key}.{}", attribute.id.name), found);
        }
    }
    words
}

/// Every set of words by name, each in all languages in the order of [`Language::ALL`].
fn sets() -> Vec<(String, Vec<Words>)> {
    let mut sets = Vec::new();
    for folder in [
        "core/node/texts",
        "core/node/texts/links",
        "core/node/texts/phone",
        "core/node/texts/protocol",
        "core/node/texts/term",
    ] {
        let languages = Language::ALL.map(|language| {
            let path = root().join(folder).join(format!("{}.ftl", language.tag()));
            words(&path.display().to_string(), &read(&path))
        });
        sets.push((folder.to_owned(), languages.into()));
    }
    for game in GAMES {
        let languages = Language::ALL.map(|language| {
            let source = game.texts().iter().find(|(tag, _)| *tag == language.tag());
            let (_, source) = source.unwrap_or_else(|| panic!("{} has no {}", game.id(), language.tag()));
            words(game.id(), source)
        });
        sets.push((game.id().to_owned(), languages.into()));
    }
    sets
}

fn sources() -> Vec<PathBuf> {
    let mut open: Vec<PathBuf> =
        ["core/games/src", "core/proofs/src", "core/table/src", "core/node/src", "ffi/src", "term/src"]
            .map(|folder| root().join(folder))
            .into();
    let mut found = Vec::new();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the repository can be read").flatten() {
            let path = entry.path();
            let name = entry.file_name().to_string_lossy().into_owned();
            if path.is_dir() {
                if name != "tests" {
                    open.push(path);
                }
            } else if name.ends_with(".rs") && name != "tests.rs" {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn report(title: &str, offences: &[String]) {
    assert!(offences.is_empty(), "{title}:\n{}", offences.join("\n"));
}

#[test]
fn every_language_has_every_key_with_the_same_variables() {
    let mut offences = Vec::new();
    for (name, languages) in sets() {
        let english = &languages[0];
        for (language, words) in Language::ALL.iter().zip(&languages) {
            let tag = language.tag();
            for (key, variables) in english {
                match words.get(key) {
                    None => offences.push(format!("{name}: {tag} lacks {key}")),
                    Some(found) if found != variables => {
                        offences
                            .push(format!("{name}: {tag} {key} has {found:?}, English has {variables:?}"));
                    }
                    Some(_) => {}
                }
            }
            for key in words.keys().filter(|key| !english.contains_key(*key)) {
                offences.push(format!("{name}: English lacks {key} of {tag}"));
            }
        }
    }
    report("words differ between languages", &offences);
}

/// A phone has no command line: advice that names an option of it stands beside other advice for phones.
#[test]
fn advice_on_a_phone_names_no_option() {
    let mut offences = Vec::new();
    for folder in ["", "links", "phone", "protocol"] {
        for language in Language::ALL {
            let path = root().join("core/node/texts").join(folder).join(format!("{}.ftl", language.tag()));
            let source = read(&path);
            let mut lines = source.lines().peekable();
            while let Some(line) = lines.next() {
                let names_option = !line.starts_with('#') && line.contains(" --");
                let other = lines.peek().is_some_and(|next| next.starts_with("    .phone = "));
                if names_option && !(line.starts_with("    .what = ") && other) {
                    offences.push(format!("{}: {line}", path.display()));
                }
            }
        }
    }
    report("options of the command line in words for phones", &offences);
}

#[test]
fn every_error_says_what_to_do() {
    let mut offences = Vec::new();
    for (name, languages) in sets() {
        for key in languages[0].keys().filter(|key| key.starts_with("error-") && !key.contains('.')) {
            if !languages[0].contains_key(&format!("{key}.what")) {
                offences.push(format!("{name}: {key} does not say what to do"));
            }
        }
    }
    report("errors without advice", &offences);
}

#[test]
fn every_key_named_in_code_exists() {
    let known: BTreeSet<String> = sets()
        .into_iter()
        .flat_map(|(_, languages)| languages[0].keys().cloned().collect::<Vec<_>>())
        .collect();
    let mut offences = Vec::new();
    for path in sources() {
        for Literal { text, before, line } in literals(&read(&path)) {
            let key = match () {
                () if text.contains('{') => continue,
                () if ["say(", "Text::key("].iter().any(|call| before.ends_with(call)) => text,
                () if before.ends_with(".error(") => format!("error-{text}"),
                () => continue,
            };
            if !known.contains(&key) {
                offences.push(format!("{}:{line}: {key}", path.display()));
            }
        }
    }
    report("keys without words", &offences);
}

/// What the phones' shells ask for by key is there; a key with a part that is put in, for every part.
#[test]
fn every_key_named_by_a_phone_exists() {
    let known: BTreeSet<String> = sets()
        .into_iter()
        .flat_map(|(_, languages)| languages[0].keys().cloned().collect::<Vec<_>>())
        .collect();
    let mut offences = Vec::new();
    let shells = ["android/src/main/kotlin", "ios/Sources/LabirintoKit", "ios/Sources/LabirintoSkin"];
    let mut open = Vec::from(shells.map(|folder| root().join(folder)));
    let mut asked = 0;
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the repository can be read").flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
                continue;
            }
            let source = read(&path);
            for word in source.split('"').filter(|word| word.starts_with("phone-")) {
                asked += 1;
                let fixed = word.split(['$', '\\']).next().unwrap_or_default();
                let there = if fixed == word {
                    known.contains(word)
                } else {
                    known.iter().any(|key| key.starts_with(fixed))
                };
                if !there {
                    offences.push(format!("{}: {word}", path.display()));
                }
            }
        }
    }
    assert!(asked > 50, "only {asked} keys were found: the form of the calls has changed");
    report("keys of the phones without words", &offences);
}

#[test]
fn no_text_stands_in_code() {
    /// What may hold words that no person reads in a game: reasons for the programmer, and errors that are shown
    /// by key and only logged in words.
    const FOR_PROGRAMMERS: &[&str] =
        &["expect(", "#[error(", "custom(", "panic!(", "unreachable!(", "assert!(", "write!(formatter"];
    let mut offences = Vec::new();
    for path in sources() {
        for Literal { text, before, line } in literals(&read(&path)) {
            let statement = before.rsplit([';', '{', '}']).next().unwrap_or_default();
            let exempt = before.ends_with('b') || FOR_PROGRAMMERS.iter().any(|call| statement.contains(call));
            if !exempt && is_prose(&text) {
                offences.push(format!("{}:{line}: {text}", path.display()));
            }
        }
    }
    report("texts in code", &offences);
}

/// Two words of at least two letters each, parted by one space.
fn is_prose(text: &str) -> bool {
    let is_word = |word: &str| word.chars().count() >= 2 && word.chars().all(char::is_alphabetic);
    let words: Vec<&str> = text.split(' ').map(|word| word.trim_matches([',', '.', ':', '!', '?'])).collect();
    words.windows(2).any(|pair| is_word(pair[0]) && is_word(pair[1]))
}
