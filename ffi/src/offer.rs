//! The games on offer, with their options.

use labirinto_node::games::{Game, OptionSpec, OptionValues, Seat, Text, picture};
use labirinto_node::{Texts, table_options};

use crate::Panel;

/// A game on offer.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Offer {
    /// The game's id.
    pub game: String,
    /// Its name.
    pub name: String,
    /// One line for the menu.
    pub pitch: String,
    /// How long a game takes, about.
    pub length: String,
    /// The least number of seats.
    pub fewest: u8,
    /// The greatest number of seats.
    pub most: u8,
    /// Whether seats hold secrets.
    pub secrets: bool,
    /// Its picture: a board of it before anybody moved, laid open.
    pub picture: Option<Panel>,
    /// Its options and those of the table, in the order to show them.
    pub options: Vec<OptionOnOffer>,
}

/// One option, with every value it may have.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct OptionOnOffer {
    /// The key.
    pub key: String,
    /// What it is, in words.
    pub name: String,
    /// What it may be; at least two.
    pub choices: Vec<Choice>,
    /// The default, by its place in `choices`.
    pub standard: u32,
}

/// One value of an option.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Choice {
    /// As sent back.
    pub value: String,
    /// In words.
    pub text: String,
}

impl Offer {
    /// `game` in the words of `texts`.
    pub(crate) fn new(game: &dyn Game, texts: &Texts) -> Offer {
        let id = game.id();
        let nobody = |_: Seat| String::new();
        let spoken = |text: Text| texts.resolve(&text, &nobody);
        let own = game.options().iter().map(|spec| (id, spec));
        let shared = table_options(game).iter().map(|spec| ("table", spec));
        let options = own.chain(shared).map(|(prefix, spec)| OptionOnOffer::new(prefix, spec, texts));
        Offer {
            game: id.to_owned(),
            name: spoken(game.name()),
            pitch: texts.say(&format!("{id}-pitch"), &[]),
            length: texts.say(&format!("{id}-length"), &[]),
            fewest: *game.seats().start(),
            most: *game.seats().end(),
            secrets: game.has_secrets(),
            picture: picture(game).map(|panel| panel.map(spoken).into()),
            options: options.filter(|option| option.choices.len() > 1).collect(),
        }
    }
}

impl OptionOnOffer {
    fn new(prefix: &str, spec: &OptionSpec, texts: &Texts) -> OptionOnOffer {
        let values: Vec<String> = match spec.values {
            OptionValues::Words(words) => words.iter().map(|word| (*word).to_owned()).collect(),
            OptionValues::Range { least, greatest, .. } => {
                (least..=greatest).map(|number| number.to_string()).collect()
            }
        };
        let standard = values.iter().position(|value| *value == spec.default_value());
        OptionOnOffer {
            key: spec.key.to_owned(),
            name: texts.say(&format!("{prefix}-option-{}", spec.key), &[]),
            standard: standard.and_then(|place| u32::try_from(place).ok()).unwrap_or(0),
            choices: values
                .into_iter()
                .map(|value| Choice { text: texts.option_value(prefix, spec.key, &value), value })
                .collect(),
        }
    }
}
