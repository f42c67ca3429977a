//! Labyrinthe: two players, each in the other's maze, asking (docs/rules/labyrinthe.md, LYR-1 to LYR-10).

mod grid;
mod question;

pub use grid::{Edge, Grid};
pub use question::{Question, Reply};
