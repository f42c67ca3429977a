//! Words by key; the node resolves them in the user's language.

/// A sentence by key with its arguments. The words stand in the Fluent files of the game's folder.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Text {
    /// The message's key in the Fluent files, such as `labyrinthe-ask-count`.
    pub key: &'static str,
    /// The arguments by name, in the order in which they were given.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// One argument of a [`Text`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Argument {
    /// A number, formatted and pluralised by language.
    Number(i64),
    /// A word that is the same in every language: a cell (`b3`), a move in notation, a name.
    Word(String),
    /// The name of who sits there.
    Seat(crate::Seat),
    /// Another text.
    Text(Box<Text>),
    /// Several texts, joined as the language joins a list.
    List(Vec<Text>),
}

impl Text {
    /// A sentence without arguments.
    pub const fn key(key: &'static str) -> Text {
        Text { key, arguments: Vec::new() }
    }

    /// This text with one more argument, a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Text {
        self.arguments.push((name, Argument::Number(value.into())));
        self
    }

    /// This text with one more argument, a word that no language changes.
    #[must_use]
    pub fn word(mut self, name: &'static str, value: impl Into<String>) -> Text {
        self.arguments.push((name, Argument::Word(value.into())));
        self
    }

    /// This text with one more argument, a seat that is shown by its name.
    #[must_use]
    pub fn seat(mut self, name: &'static str, seat: crate::Seat) -> Text {
        self.arguments.push((name, Argument::Seat(seat)));
        self
    }

    /// This text with one more argument, another text.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: Text) -> Text {
        self.arguments.push((name, Argument::Text(Box::new(text))));
        self
    }

    /// This text with one more argument, a list of texts.
    #[must_use]
    pub fn list(mut self, name: &'static str, texts: Vec<Text>) -> Text {
        self.arguments.push((name, Argument::List(texts)));
        self
    }
}
