//! Who sits at a seat of this device.

use labirinto_games::Level;

/// Who sits at a seat of this device, and with what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// A person or a computer player.
    pub kind: PlayerKind,
    /// The name shown to all; `None` for this device's name (a person) or the words for a computer player.
    /// Cut to 40 characters and 64 bytes; control characters are dropped.
    pub name: Option<String>,
    /// The secret board as text. Without one a person draws it at the desk and a computer player makes it.
    pub board: Option<String>,
}

/// A person or a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// A person, with a desk.
    Person,
    /// A computer player of this strength. It gets exactly what its seat sees (invariant 9).
    Computer(Level),
}

impl Player {
    /// A person under this device's name who draws the board at the desk.
    pub const PERSON: Player = Player { kind: PlayerKind::Person, name: None, board: None };

    /// A computer player of this strength.
    pub const fn computer(level: Level) -> Player {
        Player { kind: PlayerKind::Computer(level), name: None, board: None }
    }
}
