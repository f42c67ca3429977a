//! What a table plays, fixed before anything else: entry 0.

use labirinto_games::{Catalogue, Game, OptionFault, OptionSpec, OptionValues, Options, game_by_wire};
use serde::{Deserialize, Serialize};

use crate::card::SeatCard;
use crate::codec::{List, Word};

const STARTER: OptionSpec =
    OptionSpec { key: "starter", values: OptionValues::Words(&["draw", "host", "guest"]) };
const ANSWERS: OptionSpec = OptionSpec { key: "answers", values: OptionValues::Words(&["audit"]) };
const CLOCK: OptionSpec = OptionSpec {
    key: "clock",
    values: OptionValues::Words(&[
        "off", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "15", "20", "25", "30", "45", "60", "90",
        "120", "180",
    ]),
};
static WITH_SECRETS: [OptionSpec; 3] = [STARTER, ANSWERS, CLOCK];
static WITHOUT_SECRETS: [OptionSpec; 2] = [STARTER, CLOCK];

/// Entry 0: the game, every option and every seat. What it does not say cannot be changed later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The game's wire number.
    pub game: u16,
    /// The version of its rules.
    pub rules: u16,
    /// Every option of the game and of the table with its value, in rising order of the keys.
    pub options: List<(Word<32>, Word<32>), 32>,
    /// Who sits where, in seat order.
    pub cards: List<SeatCard, 7>,
}

/// The options that belong to the table, whatever is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableOptions {
    /// Who begins.
    pub starter: Starter,
    /// Minutes a seat may think, as the players agreed; 0 is without a limit. A matter between people: no
    /// clock decides anything in the protocol.
    pub clock: u16,
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starter {
    /// A joint draw of all seats.
    Draw,
    /// Seat 0.
    Host,
    /// Seat 1.
    Guest,
}

/// The options of the table itself, for a menu: `starter`, `clock`, and `answers` for a game with secrets.
pub fn table_options(game: &dyn Game) -> &'static [OptionSpec] {
    if game.has_secrets() { &WITH_SECRETS } else { &WITHOUT_SECRETS }
}

/// The options of the game, those of the table, and all of both as they stand in the terms.
pub type Settled = (Options, TableOptions, Vec<(String, String)>);

/// The complete options of the game and of the table that follow from `given`, a mixed list of both.
///
/// # Errors
/// A key that neither has, a value that is not allowed, a key given twice.
pub fn settle(game: &dyn Game, given: &[(String, String)]) -> Result<Settled, OptionFault> {
    let specs = table_options(game);
    let of_table = |key: &str| specs.iter().any(|spec| spec.key == key);
    let given = given.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let (table, game_given): (Vec<_>, Vec<_>) = given.partition(|(key, _)| of_table(key));
    let options = Options::settle(game.options(), game_given)?;
    let table = Options::settle(specs, table)?;
    let mut all: Vec<(String, String)> =
        options.iter().chain(table.iter()).map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    all.sort();
    let starter = match table.word("starter") {
        "host" => Starter::Host,
        "guest" => Starter::Guest,
        _ => Starter::Draw,
    };
    let clock = u16::try_from(table.number("clock")).unwrap_or(0);
    Ok((options, TableOptions { starter, clock }, all))
}

impl Terms {
    /// The options as pairs.
    pub fn pairs(&self) -> Vec<(String, String)> {
        let pair = |(key, value): &(Word<32>, Word<32>)| (key.as_str().to_owned(), value.as_str().to_owned());
        self.options.as_slice().iter().map(pair).collect()
    }

    /// The minutes that the option `clock` gives each seat; `None` without one.
    pub fn minutes(&self) -> Option<u16> {
        let options = self.options.as_slice().iter();
        let (_, value) = options.into_iter().find(|(key, _)| key.as_str() == CLOCK.key)?;
        value.as_str().parse().ok().filter(|minutes| *minutes > 0)
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.cards.as_slice().len() as u8
    }

    /// The game of `catalogue` that is played; `None` when it is not on offer here.
    pub fn played(&self, catalogue: Catalogue) -> Option<&'static dyn Game> {
        game_by_wire(catalogue, self.game)
    }
}
