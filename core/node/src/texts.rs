//! Words by key, in the user's language (Fluent).

use std::io;
use std::path::Path;
use std::sync::{PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use labirinto_games::{Argument, Catalogue, Seat, Text};

use crate::{Error, Language, Whose};

/// The words of this crate, of the protocol, of the links, of the phones and of the terminal, in the order of [`Language::ALL`].
const OWN: [[&str; 5]; 5] = [
    [
        include_str!("../texts/en.ftl"),
        include_str!("../texts/links/en.ftl"),
        include_str!("../texts/phone/en.ftl"),
        include_str!("../texts/protocol/en.ftl"),
        include_str!("../texts/term/en.ftl"),
    ],
    [
        include_str!("../texts/eo.ftl"),
        include_str!("../texts/links/eo.ftl"),
        include_str!("../texts/phone/eo.ftl"),
        include_str!("../texts/protocol/eo.ftl"),
        include_str!("../texts/term/eo.ftl"),
    ],
    [
        include_str!("../texts/fr.ftl"),
        include_str!("../texts/links/fr.ftl"),
        include_str!("../texts/phone/fr.ftl"),
        include_str!("../texts/protocol/fr.ftl"),
        include_str!("../texts/term/fr.ftl"),
    ],
    [
        include_str!("../texts/hu.ftl"),
        include_str!("../texts/links/hu.ftl"),
        include_str!("../texts/phone/hu.ftl"),
        include_str!("../texts/protocol/hu.ftl"),
        include_str!("../texts/term/hu.ftl"),
    ],
    [
        include_str!("../texts/pl.ftl"),
        include_str!("../texts/links/pl.ftl"),
        include_str!("../texts/phone/pl.ftl"),
        include_str!("../texts/protocol/pl.ftl"),
        include_str!("../texts/term/pl.ftl"),
    ],
];

/// Every word that a person reads: this crate's Fluent files (the words of the shells too), and those of each
/// game. A key that the language lacks is taken from English; a key that English lacks comes out as itself.
/// Marks that isolate directions are off: the words go to terminals and screen readers. Control characters of arguments
/// are left out: many come from others.
pub struct Texts {
    bundles: Vec<FluentBundle<FluentResource>>,
    language: RwLock<Language>,
    phone: bool,
}

/// One argument of [`Texts::say`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word<'a> {
    /// A number, formatted and pluralised by language.
    Number(i64),
    /// A word as it stands.
    Plain(&'a str),
}

impl Texts {
    /// The words of every language of the product, with `language` chosen.
    pub fn new(language: Language, catalogue: Catalogue) -> Texts {
        let bundles = Language::ALL.map(|language| bundle(language, catalogue)).into();
        Texts { bundles, language: RwLock::new(language), phone: false }
    }

    /// The words of an app: what to do is the attribute `phone` of a message where it has one, since there is no command
    /// line and no folder to choose.
    #[must_use]
    pub fn on_phone(self) -> Texts {
        Texts { phone: true, ..self }
    }

    /// The language chosen.
    pub fn language(&self) -> Language {
        *self.language.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Chooses another language for everything that follows.
    pub fn choose(&self, language: Language) {
        *self.language.write().unwrap_or_else(PoisonError::into_inner) = language;
    }

    /// Whether the chosen language or English has this key.
    pub fn knows(&self, key: &str) -> bool {
        let has = |language: Language| self.bundles[language as usize].has_message(key);
        has(self.language()) || has(Language::English)
    }

    /// The words of `key`, or of an attribute as `key.attribute`.
    pub fn say(&self, key: &str, arguments: &[(&str, Word<'_>)]) -> String {
        let mut values = FluentArgs::with_capacity(arguments.len());
        for (name, word) in arguments {
            match word {
                Word::Number(number) => values.set(*name, *number),
                Word::Plain(plain) => values.set(*name, printable(plain)),
            }
        }
        self.format(key, &values)
    }

    /// The words of a text from a game, with each seat shown by its name.
    pub fn resolve(&self, text: &Text, names: &dyn Fn(Seat) -> String) -> String {
        let mut values = FluentArgs::with_capacity(text.arguments.len());
        for (name, argument) in &text.arguments {
            values.set(*name, self.value(argument, names));
        }
        self.format(text.key, &values)
    }

    /// The error named `code`: its text is the message `error-<code>`, what to do its attribute `what`.
    pub fn error(&self, code: &'static str, whose: Whose, arguments: &[(&str, Word<'_>)]) -> Error {
        let text = self.say(&format!("error-{code}"), arguments);
        let what = self.what(&format!("error-{code}"), arguments);
        Error { code, whose, text, what, clause: "" }
    }

    /// An error whose words are a text with an attribute `what`.
    pub fn explain(&self, code: &'static str, whose: Whose, text: &Text) -> Error {
        let what = self.what(text.key, &[]);
        Error { code, whose, text: self.resolve(text, &|_| String::new()), what, clause: "" }
    }

    /// What the system says of a file or a disk, in words; what this program has no words for, as the system says it.
    pub fn of_disk(&self, error: &io::Error) -> String {
        use io::ErrorKind as Kind;
        let key = match error.kind() {
            Kind::NotFound => "missing",
            Kind::PermissionDenied => "rights",
            Kind::AlreadyExists => "exists",
            Kind::IsADirectory => "folder",
            Kind::NotADirectory => "no-folder",
            Kind::StorageFull | Kind::QuotaExceeded | Kind::WriteZero => "full",
            Kind::ReadOnlyFilesystem => "read-only",
            Kind::FileTooLarge => "long",
            Kind::InvalidFilename | Kind::InvalidInput => "name",
            _ => return error.to_string(),
        };
        self.say(&format!("disk-{key}"), &[])
    }

    /// A file in words: where it lies; in the app of a phone, where nobody sees folders, its name alone.
    pub(crate) fn of_path(&self, path: &Path) -> String {
        match path.file_name() {
            Some(name) if self.phone => name.to_string_lossy().into_owned(),
            _ => path.display().to_string(),
        }
    }

    /// One line for an option and its value: `prefix` is a game's id, or `table` for the options of every table.
    pub fn option_line(&self, prefix: &str, key: &str, value: &str) -> String {
        let option = self.say(&format!("{prefix}-option-{key}"), &[]);
        let value = self.option_value(prefix, key, value);
        self.say("terms-line", &[("option", (&option).into()), ("value", (&value).into())])
    }

    /// The words for one value of an option; `prefix` as for [`Texts::option_line`].
    pub fn option_value(&self, prefix: &str, key: &str, value: &str) -> String {
        let word = format!("{prefix}-option-{key}-{value}");
        if self.knows(&word) {
            return self.say(&word, &[]);
        }
        let number = value.parse().map_or(Word::Plain(value), Word::Number);
        self.say(&format!("{prefix}-option-{key}-value"), &[("value", number)])
    }

    fn what(&self, key: &str, arguments: &[(&str, Word<'_>)]) -> String {
        let phone = format!("{key}.phone");
        if self.phone {
            let what = self.say(&phone, arguments);
            if what != phone {
                return what;
            }
        }
        self.say(&format!("{key}.what"), arguments)
    }

    fn value(&self, argument: &Argument, names: &dyn Fn(Seat) -> String) -> FluentValue<'static> {
        match argument {
            Argument::Number(number) => (*number).into(),
            Argument::Word(word) => printable(word).into(),
            Argument::Seat(seat) => names(*seat).into(),
            Argument::Text(text) => self.resolve(text, names).into(),
            Argument::List(texts) => {
                let items: Vec<String> = texts.iter().map(|text| self.resolve(text, names)).collect();
                self.list(&items).into()
            }
        }
    }

    /// The items as the language joins a list: "a, b and c".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [front @ .., last] => {
                let front = front.join(", ");
                self.say("list-and", &[("front", Word::Plain(&front)), ("last", Word::Plain(last))])
            }
        }
    }

    fn format(&self, key: &str, values: &FluentArgs<'_>) -> String {
        let formatted = [self.language(), Language::English].into_iter().find_map(|language| {
            let bundle = &self.bundles[language as usize];
            let (name, attribute) =
                key.split_once('.').map_or((key, None), |(name, rest)| (name, Some(rest)));
            let message = bundle.get_message(name)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(attribute) => message.get_attribute(attribute)?.value(),
            };
            let mut faults = Vec::new();
            Some(bundle.format_pattern(pattern, Some(values), &mut faults).into_owned())
        });
        formatted.unwrap_or_else(|| key.to_owned())
    }
}

impl From<i64> for Word<'_> {
    fn from(number: i64) -> Self {
        Word::Number(number)
    }
}

impl<'a> From<&'a str> for Word<'a> {
    fn from(plain: &'a str) -> Self {
        Word::Plain(plain)
    }
}

impl<'a> From<&'a String> for Word<'a> {
    fn from(plain: &'a String) -> Self {
        Word::Plain(plain)
    }
}

fn printable(word: &str) -> String {
    word.chars().filter(|character| !character.is_control()).collect()
}

fn bundle(language: Language, catalogue: Catalogue) -> FluentBundle<FluentResource> {
    let tag = language.tag().parse().expect("the tags of the product are language identifiers");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    let games = catalogue.iter().flat_map(|game| game.texts());
    let games = games.filter(|(tag, _)| *tag == language.tag()).map(|(_, source)| *source);
    for source in OWN[language as usize].into_iter().chain(games) {
        // A message that does not parse is left out, the rest stands: the tests refuse such a file.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use labirinto_games::GAMES;

    use super::*;

    #[test]
    fn an_argument_cannot_steer_a_screen() {
        let texts = Texts::new(Language::English, GAMES);
        let evil = "A\u{1b}[2J\nda\u{9b}";
        assert_eq!(
            texts.say("player-same-name", &[("name", evil.into()), ("number", 2.into())]),
            "A[2Jda (2)"
        );
        let text = Text::key("link-stranger").word("name", evil.to_owned());
        assert!(!texts.resolve(&text, &|_| String::new()).chars().any(char::is_control));
    }
}
