//! A game on offer.

use std::ops::RangeInclusive;

use rand::CryptoRng;

use crate::{
    Cell, Computer, Desk, Keeper, Lesson, Level, Match, OptionFault, OptionSpec, Options, Refusal, Scene,
    Seat, Secret, Setup, Text,
};

/// A list of games on offer. Everything above this crate is given one, so that tests can add their own.
pub type Catalogue = &'static [&'static dyn Game];

/// Every game of the product, in the order of the menu. Adding a game is one folder, one `mod` line and one line here.
pub static GAMES: Catalogue = &[
    &crate::labyrinthe::Labyrinthe,
    &crate::lap::Lap,
    &crate::amidakuji::Amidakuji,
    &crate::three_crowns::ThreeCrowns,
];

/// The game of `catalogue` with this id.
pub fn game_by_id(catalogue: Catalogue, id: &str) -> Option<&'static dyn Game> {
    catalogue.iter().copied().find(|game| game.id() == id)
}

/// The game of `catalogue` with this wire number.
pub fn game_by_wire(catalogue: Catalogue, wire: u16) -> Option<&'static dyn Game> {
    catalogue.iter().copied().find(|game| game.wire() == wire)
}

/// A constant on offer. Object-safe; holds no state.
pub trait Game: Sync {
    /// The id, unique, in lower-case ASCII with hyphens, as typed on the command line.
    fn id(&self) -> &'static str;

    /// The number of this game on the wire, unique and never reused.
    fn wire(&self) -> u16;

    /// The version of these rules on the wire. Two phones play only when it is equal.
    fn rules_version(&self) -> u16;

    /// The name, such as a menu shows it.
    fn name(&self) -> Text;

    /// How many may play.
    fn seats(&self) -> RangeInclusive<u8>;

    /// The options of this game; those common to all games belong to the table.
    fn options(&self) -> &'static [OptionSpec];

    /// Whether seats hold secrets (then `answers` is an option of the table).
    fn has_secrets(&self) -> bool;

    /// A fresh match.
    ///
    /// # Errors
    /// A number of seats outside [`Game::seats`], or options that do not go together.
    fn open(&self, setup: &Setup) -> Result<Box<dyn Match>, OptionFault>;

    /// Every clause that `secret` breaks as secret number `slot` of `seat`; empty when it is legal. Bytes that
    /// are no canonical secret are one flaw by themselves.
    fn check(&self, setup: &Setup, seat: Seat, slot: u8, secret: &Secret) -> Vec<Flaw>;

    /// The part of `secret` that its commitment makes public, canonical. `None` for bytes that are no secret of this game.
    fn public_part(&self, setup: &Setup, seat: Seat, slot: u8, secret: &Secret) -> Option<Vec<u8>>;

    /// The first words of the moves behind which a whole board may stand, its rows joined by `/`; none for most games. Where
    /// a file is named there instead, a shell puts the rows of that file.
    fn board_words(&self) -> &'static [&'static str] {
        &[]
    }

    /// A legal secret. `level` is the difficulty for those who have to find it out.
    fn generate(&self, setup: &Setup, seat: Seat, slot: u8, level: Level, rng: &mut dyn CryptoRng) -> Secret;

    /// A secret (or position) from its text form. It may be illegal: [`Game::check`] tells.
    ///
    /// # Errors
    /// Text that is not the form of a board of this game at these options.
    fn read_board(&self, options: &Options, text: &str) -> Result<Secret, Refusal>;

    /// The text form of a secret (or position); the inverse of [`Game::read_board`]. `None` for bytes that are no secret.
    fn write_board(&self, options: &Options, secret: &Secret) -> Option<String>;

    /// Whether [`Game::write_board`] has something to write: the secrets of this game or, where it has none, its positions.
    fn writes_boards(&self) -> bool {
        self.has_secrets()
    }

    /// A secret (or position) as a board to look at. `None` for bytes that are none.
    fn board_scene(&self, setup: &Setup, secret: &Secret) -> Option<Scene> {
        let public = self.open(setup).ok()?;
        Some(public.scene(&[(Seat::HOST, 0, secret.clone())]))
    }

    /// The owner's side of `seat`, before any secret is known.
    fn keeper(&self, setup: &Setup, seat: Seat) -> Box<dyn Keeper>;

    /// The desk of the person at `seat`.
    fn desk(&self, setup: &Setup, seat: Seat) -> Box<dyn Desk>;

    /// A computer player for `seat`.
    fn computer(&self, setup: &Setup, seat: Seat, level: Level) -> Box<dyn Computer>;

    /// The lesson.
    fn lesson(&self) -> &'static Lesson;

    /// The words of this game: (language tag, Fluent source), for every language of the product.
    ///
    /// Every message's key begins with the game's id and a hyphen. Besides those that the game itself names in
    /// its [`Text`]s, each file has `GAME-name`, `GAME-pitch` (one line for the menu), `GAME-length` (how long a game
    /// takes, in a few words), `GAME-rules` (the rules in a paragraph, for the phones), for every option
    /// `GAME-option-KEY`, for each word it may be `GAME-option-KEY-VALUE`, and for an option that is a number
    /// `GAME-option-KEY-value` with the argument `$value`.
    fn texts(&self) -> &'static [(&'static str, &'static str)];
}

/// One clause that a secret breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The clause of the rules, such as `LYR-2`; empty when the bytes are no secret at all.
    pub clause: &'static str,
    /// What is wrong, as a sentence.
    pub text: Text,
    /// The cells concerned, in reading order; may be empty.
    pub cells: Vec<Cell>,
}
