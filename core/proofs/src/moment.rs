//! Where in which game something is committed to or proven.

use labirinto_games::Seat;

/// Where a commitment belongs: this table, this seat, this of its secrets. Nothing that is bound to one
/// context is valid in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Context {
    /// The hash of the table's entry 0, in which every seat's fresh nonce stands.
    pub table: [u8; 32],
    /// Whose secret.
    pub seat: Seat,
    /// Which of that seat's secrets.
    pub slot: u8,
}

/// Where in the log a claim is proven: the proof of one moment is worth nothing in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    /// Whose secret is spoken of.
    pub context: Context,
    /// The hash of the entry before the answer.
    pub head: [u8; 32],
    /// The sequence of the answer's entry.
    pub sequence: u64,
}
