//! Labyrinthe: two players, each in the other's maze, asking (docs/rules/labyrinthe.md, LYR-1 to LYR-10).

mod board;
mod check;
mod computer;
mod desk;
mod digest;
mod edges;
mod form;
mod game;
mod generator;
mod grid;
mod keeper;
mod knowledge;
mod legal;
mod lesson;
mod notation;
mod question;
mod scene;
mod state;
mod tell;
mod texts;
mod tree;
mod way;

pub use board::Maze;
pub use check::{closed_off, distances, flaws};
pub use edges::Edges;
pub use game::Labyrinthe;
pub use generator::{Difficulty, difficulty, generate};
pub use grid::{Edge, Grid};
pub use knowledge::{Certainty, Group, Knowledge, Known};
pub use question::{Question, Reply};
pub use state::{Ends, Heard, State, other};
pub use way::Way;
