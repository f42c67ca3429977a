//! What crosses crates: the toy game, the conformance suite of the games, and what the tests share.

pub mod board;
pub mod broken;
pub mod cable;
mod catalogue;
pub mod clock;
pub mod device;
pub mod disguise;
pub mod folder;
pub mod forge;
pub mod golden;
pub mod laws;
pub mod net;
pub mod once;
pub mod picture;
pub mod process;
pub mod proxy;
pub mod record;
mod round;
pub mod source;
pub mod spoken;
pub mod terminal;
pub mod torn;
pub mod toy;

pub use catalogue::catalogue;
pub use round::{Round, setups};
