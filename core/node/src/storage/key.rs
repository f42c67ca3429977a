//! The keys of the store.

use labirinto_games::Seat;

use crate::TableId;

/// A key of the store, or the beginning of several.
#[derive(Clone, Copy)]
pub(crate) enum Key<'a> {
    /// The schema version.
    Schema,
    /// A setting.
    Setting(&'a str),
    /// The heads of all games.
    Heads,
    /// The head of a game.
    Head(TableId),
    /// All items of a game.
    Items(TableId),
    /// One item of a game.
    Item(TableId, u64),
    /// A desk.
    Desk(TableId, Seat),
    /// The record of a finished game.
    Record(TableId),
}

impl Key<'_> {
    /// The bytes as they stand in the store.
    pub(crate) fn bytes(self) -> Vec<u8> {
        match self {
            Key::Schema => vec![0],
            Key::Setting(name) => [&[1], name.as_bytes()].concat(),
            Key::Heads => vec![2],
            Key::Head(table) => [&[2], table.0.as_slice()].concat(),
            Key::Items(table) => [&[3], table.0.as_slice()].concat(),
            Key::Item(table, number) => [&[3], table.0.as_slice(), &number.to_be_bytes()].concat(),
            Key::Desk(table, seat) => [&[4], table.0.as_slice(), &[seat.byte()]].concat(),
            Key::Record(table) => [&[5], table.0.as_slice()].concat(),
        }
    }
}
