//! Three Crowns (Tri Kronoj), by Larry Back: two players, open information (docs/rules/three-crowns.md, TRI-1 to TRI-12).

mod analysis;
mod bits;
mod computer;
mod count;
mod desk;
mod digest;
mod form;
mod game;
mod keeper;
mod lesson;
mod moves;
mod notation;
mod play;
mod position;
mod scene;
mod square;
mod state;
mod tell;
mod texts;
mod turn;

#[cfg(test)]
mod tests;

pub use bits::squares;
pub use computer::{Found, Thinker, Weights};
pub use count::sequences;
pub use game::ThreeCrowns;
pub use moves::{Limit, check, count as count_moves, each as each_move};
pub use play::Play;
pub use position::{CAPTURES, MEN, Position, Side};
pub use square::Square;
pub use state::{Done, End, SecondTurn, State};
pub use turn::{Effect, Fate, Won, after};
