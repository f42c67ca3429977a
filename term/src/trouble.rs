//! The errors that the shell itself finds.

use std::path::Path;

use labirinto_games::{Catalogue, Game, game_by_id};
use labirinto_node::{Error, Texts, Whose, Word};

/// The error named `code`. Its words stand under `term-error-<code>`, what to do in the attribute `what`.
pub fn trouble(texts: &Texts, code: &'static str, whose: Whose, arguments: &[(&str, Word<'_>)]) -> Error {
    let key = format!("term-error-{code}");
    let what = format!("{key}.what");
    Error { code, whose, text: texts.say(&key, arguments), what: texts.say(&what, arguments), clause: "" }
}

/// The game with this id.
///
/// # Errors
/// There is none (yet); the error lists those that are there.
pub fn game(texts: &Texts, catalogue: Catalogue, id: &str) -> Result<&'static dyn Game, Error> {
    game_by_id(catalogue, id).ok_or_else(|| {
        let known: Vec<&str> = catalogue.iter().map(|game| game.id()).collect();
        let known = known.join(", ");
        texts.error("no-such-game", Whose::You, &[("id", id.into()), ("games", (&known).into())])
    })
}

/// The text in a file, or on standard input for `-`, without the mark with which some editors begin.
///
/// # Errors
/// It cannot be read, is no UTF-8, or is longer than 16 MiB.
pub fn read_text(texts: &Texts, path: &Path) -> Result<String, Error> {
    const LONGEST: u64 = 16 * 1024 * 1024;
    let unreadable = |why: &str| {
        let path = path.display().to_string();
        texts.error("file-unreadable", Whose::Input, &[("path", (&path).into()), ("detail", why.into())])
    };
    let read = |source: &mut dyn std::io::Read| {
        let mut bytes = Vec::new();
        std::io::Read::read_to_end(&mut std::io::Read::take(source, LONGEST + 1), &mut bytes).map(|_| bytes)
    };
    let bytes = if path == Path::new("-") {
        read(&mut std::io::stdin().lock())
    } else {
        std::fs::File::open(path).and_then(|mut file| read(&mut file))
    };
    let bytes = bytes.map_err(|error| unreadable(&texts.of_disk(&error)))?;
    if bytes.len() as u64 > LONGEST {
        return Err(unreadable(&texts.say("term-error-file-long", &[])));
    }
    let text =
        String::from_utf8(bytes).map_err(|_| unreadable(&texts.say("term-error-file-letters", &[])))?;
    Ok(text.strip_prefix('\u{feff}').map_or_else(|| text.clone(), str::to_owned))
}

/// `text` as a list of KEY=VALUE.
///
/// # Errors
/// One of them has no `=`.
pub fn pairs(texts: &Texts, given: &[String]) -> Result<Vec<(String, String)>, Error> {
    given
        .iter()
        .map(|pair| {
            let (key, value) = pair
                .split_once('=')
                .ok_or_else(|| trouble(texts, "option-form", Whose::You, &[("given", pair.into())]))?;
            Ok((key.to_owned(), value.to_owned()))
        })
        .collect()
}
