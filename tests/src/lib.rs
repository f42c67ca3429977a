//! What crosses crates: the toy game, the conformance suite of the games, and what the tests share.

pub mod broken;
pub mod cable;
mod catalogue;
pub mod device;
pub mod disguise;
pub mod forge;
pub mod golden;
pub mod laws;
pub mod net;
pub mod picture;
pub mod process;
pub mod proxy;
pub mod record;
mod round;
pub mod source;
pub mod torn;
pub mod toy;

pub use catalogue::catalogue;
pub use round::{Round, setups};
pub mod terminal;
