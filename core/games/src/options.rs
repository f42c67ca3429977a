//! Options of a game, fixed at the table before any commitment.

use std::collections::BTreeMap;

/// One option that a game offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The key, as written in `--option KEY=VALUE`.
    pub key: &'static str,
    /// What it may be.
    pub values: OptionValues,
}

/// What an option may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionValues {
    /// One of these words; the first is the default.
    Words(&'static [&'static str]),
    /// A whole number.
    Range {
        /// The value when none is given.
        default: u32,
        /// The least value.
        least: u32,
        /// The greatest value.
        greatest: u32,
    },
}

/// A complete choice: every option of the game has exactly one value, in its canonical spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options(BTreeMap<&'static str, String>);

/// Why a choice of options is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionFault {
    /// The game has no such option.
    #[error("no option {0}")]
    UnknownKey(String),
    /// The option cannot have this value.
    #[error("option {key} cannot be {value}")]
    BadValue {
        /// The option.
        key: String,
        /// The refused value.
        value: String,
    },
    /// The option was given twice.
    #[error("option {0} is given twice")]
    Twice(String),
    /// The game cannot be played by so many seats.
    #[error("not for {0} seats")]
    Seats(u8),
}

impl OptionSpec {
    /// The default, in its canonical spelling.
    pub fn default_value(&self) -> String {
        match self.values {
            OptionValues::Words(words) => words[0].to_owned(),
            OptionValues::Range { default, .. } => default.to_string(),
        }
    }

    /// Whether `value` is one of this option's values in its canonical spelling.
    pub fn allows(&self, value: &str) -> bool {
        match self.values {
            OptionValues::Words(words) => words.contains(&value),
            OptionValues::Range { least, greatest, .. } => value
                .parse::<u32>()
                .is_ok_and(|number| (least..=greatest).contains(&number) && number.to_string() == value),
        }
    }
}

impl Options {
    /// The complete choice that follows from `given`; what is not given has its default.
    ///
    /// # Errors
    /// A key that `specs` lacks, a value it does not allow, a key given twice.
    pub fn settle<'a>(
        specs: &'static [OptionSpec],
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Options, OptionFault> {
        let mut chosen = BTreeMap::new();
        for (key, value) in given {
            let spec = specs
                .iter()
                .find(|spec| spec.key == key)
                .ok_or_else(|| OptionFault::UnknownKey(key.to_owned()))?;
            if !spec.allows(value) {
                return Err(OptionFault::BadValue { key: key.to_owned(), value: value.to_owned() });
            }
            if chosen.insert(spec.key, value.to_owned()).is_some() {
                return Err(OptionFault::Twice(key.to_owned()));
            }
        }
        for spec in specs {
            chosen.entry(spec.key).or_insert_with(|| spec.default_value());
        }
        Ok(Options(chosen))
    }

    /// The value of `key`; the empty string when the game has no such option.
    pub fn word(&self, key: &str) -> &str {
        self.0.get(key).map_or("", String::as_str)
    }

    /// The value of `key` as a number; 0 when it is none.
    pub fn number(&self, key: &str) -> u32 {
        self.word(key).parse().unwrap_or(0)
    }

    /// Whether `key` is `yes`.
    pub fn is_on(&self, key: &str) -> bool {
        self.word(key) == "yes"
    }

    /// All options with their values, in the order of the keys.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.0.iter().map(|(key, value)| (*key, value.as_str()))
    }
}
