//! The words of every game: each language says the same things with the same variables, nothing that the code
//! names is missing, and nothing stands there that nobody names.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use labirinto_games::{GAMES, Game, OptionValues};

/// The languages of the product.
const LANGUAGES: [&str; 5] = ["en", "eo", "fr", "hu", "pl"];

type Messages = BTreeMap<String, BTreeSet<String>>;

#[test]
fn every_language_says_the_same_things_with_the_same_variables() {
    for game in GAMES {
        let texts = game.texts();
        let languages: Vec<&str> = texts.iter().map(|(language, _)| *language).collect();
        assert_eq!(languages, LANGUAGES, "{}", game.id());
        let first = messages(texts[0].1);
        for (language, source) in texts {
            let there = messages(source);
            assert_same(language, &keys(&there), &keys(&first));
            for (key, variables) in &there {
                assert_eq!(variables, &first[key], "{language}: {key}");
            }
        }
    }
}

#[test]
fn what_the_code_names_is_there_and_nothing_else() {
    for game in GAMES {
        let named: BTreeSet<String> = sources(&folder(*game))
            .iter()
            .flat_map(|source| quoted(source, &format!("{}-", game.id())))
            .chain(promised(*game))
            .collect();
        assert_same(game.id(), &named, &keys(&messages(game.texts()[0].1)));
    }
}

#[test]
fn every_language_has_all_its_plural_forms() {
    for game in GAMES {
        for (language, source) in game.texts() {
            let demanded: &[&str] = if *language == "pl" { &["one", "few", "many"] } else { &["one"] };
            for (key, forms) in plurals(source) {
                for form in demanded.iter().filter(|form| !forms.contains(**form)) {
                    // Two forms suffice where a list is meant, which is one thing or several.
                    assert!(key.contains("-says-") && *form != "one", "{language}: {key} lacks {form}");
                }
            }
        }
    }
}

fn keys(messages: &Messages) -> BTreeSet<String> {
    messages.keys().cloned().collect()
}

fn assert_same(whose: &str, one: &BTreeSet<String>, other: &BTreeSet<String>) {
    let apart: Vec<&String> = one.symmetric_difference(other).collect();
    assert!(apart.is_empty(), "{whose}: {apart:?}");
}

/// The keys that every game has by rule (see `Game::texts`).
fn promised(game: &dyn Game) -> Vec<String> {
    let id = game.id();
    let mut keys = ["name", "pitch", "length", "rules"].map(|word| format!("{id}-{word}")).to_vec();
    for spec in game.options() {
        keys.push(format!("{id}-option-{}", spec.key));
        match spec.values {
            OptionValues::Words(words) => {
                keys.extend(words.iter().map(|word| format!("{id}-option-{}-{word}", spec.key)));
            }
            OptionValues::Range { .. } => keys.push(format!("{id}-option-{}-value", spec.key)),
        }
    }
    keys
}

fn folder(game: &dyn Game) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(game.id().replace('-', "_"))
}

/// The text of all Rust files below `folder`.
fn sources(folder: &Path) -> Vec<String> {
    let mut sources = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a game has a folder of its own").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources.extend(sources_unless_tests(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            sources.push(std::fs::read_to_string(&path).expect("a source can be read"));
        }
    }
    sources
}

fn sources_unless_tests(folder: &Path) -> Vec<String> {
    if folder.ends_with("tests") { Vec::new() } else { sources(folder) }
}

/// The string literals of a source that are keys with this beginning.
fn quoted(source: &str, beginning: &str) -> Vec<String> {
    let is_key = |word: &&str| {
        word.starts_with(beginning)
            && word.chars().all(|letter| letter.is_ascii_lowercase() || "-_0123456789".contains(letter))
    };
    source.split('"').filter(is_key).map(str::to_owned).collect()
}

/// The messages of a Fluent source with the variables of each.
fn messages(source: &str) -> Messages {
    let mut messages = Messages::new();
    each_message(source, |key, pattern| {
        let mut variables = BTreeSet::new();
        in_pattern(pattern, &mut |inline| {
            if let InlineExpression::VariableReference { id } = inline {
                variables.insert(id.name.to_owned());
            }
        });
        assert!(messages.insert(key.to_owned(), variables).is_none(), "{key} stands there twice");
    });
    messages
}

/// The names of the variants of each message that chooses by a number.
fn plurals(source: &str) -> Vec<(String, BTreeSet<String>)> {
    let mut plurals = Vec::new();
    each_message(source, |key, pattern| {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element
            else {
                continue;
            };
            let names = variants.iter().filter_map(|variant| match &variant.key {
                fluent_syntax::ast::VariantKey::Identifier { name } => Some((*name).to_owned()),
                fluent_syntax::ast::VariantKey::NumberLiteral { .. } => None,
            });
            plurals.push((key.to_owned(), names.collect()));
        }
    });
    plurals
}

fn each_message(source: &str, mut with: impl FnMut(&str, &Pattern<&str>)) {
    let resource = fluent_syntax::parser::parse(source).expect("the words parse");
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                assert!(message.attributes.is_empty());
                with(message.id.name, message.value.as_ref().expect("a message has words"));
            }
            Entry::Junk { content } => panic!("{content} is no message"),
            _ => {}
        }
    }
}

fn in_pattern(pattern: &Pattern<&str>, with: &mut impl FnMut(&InlineExpression<&str>)) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => with(inline),
                Expression::Select { selector, variants } => {
                    with(selector);
                    for variant in variants {
                        in_pattern(&variant.value, with);
                    }
                }
            }
        }
    }
}
