//! Lap: two players, each a board cut into four areas, asking about 2x2 squares (docs/rules/lap.md, LAP-1 to LAP-8).

mod board;
mod check;
mod computer;
mod desk;
mod digest;
mod form;
mod game;
mod generator;
mod keeper;
mod knowledge;
mod lesson;
mod notation;
mod question;
mod reasoning;
mod scene;
mod state;
mod tell;
mod texts;
mod twin;

pub use board::{AREAS, Area, Board, Cells, Size};
pub use check::{flaws, shape_flaws};
pub use game::Lap;
pub use generator::generate;
pub use knowledge::{Certainty, Knowledge};
pub use question::{Deed, Reply, Square, squares};
pub use state::{Heard, MOST_DECLARATIONS, Stage, State, other};
pub use twin::{Exchange, Twin, is_decidable, twin};

#[cfg(test)]
mod tests;
