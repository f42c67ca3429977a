//! Labyrinthe: two players, each in the other's maze, asking (docs/rules/labyrinthe.md, LYR-1 to LYR-10).

mod grid;
mod knowledge;
mod question;

pub use grid::{Edge, Grid};
pub use knowledge::{Certainty, Group, Knowledge, Known};
pub use question::{Question, Reply};
