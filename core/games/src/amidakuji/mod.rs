//! Amidakuji: two players race across a board of circles for coins (docs/rules/amidakuji.md, AMI-1 to AMI-19).

mod act;
mod board;
mod computer;
mod desk;
mod digest;
mod fault;
mod form;
mod game;
mod keeper;
mod lesson;
mod notation;
mod position;
mod rules;
mod scene;
mod side;
mod state;
mod tell;
mod texts;
mod turn;
mod way;

#[cfg(test)]
mod tests;

pub use act::Act;
pub use board::{CIRCLES, COLUMNS, FAR, Pace, Place};
pub use form::{read as read_position, write as write_position};
pub use game::Amidakuji;
pub use position::{Awaited, MOST_TURNS, Position};
pub use rules::{BOARD_COINS, Die, GOLD, Layout, Rules};
pub use side::{Bank, Base, DIAMONDS, PIECES, Piece, Side};
pub use state::State;
pub use turn::Event;
pub use way::{Way, each_way};
