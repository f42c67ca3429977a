//! What is shown of a game.

mod public;
mod sheet;
mod spoken;
mod trail;

pub(super) use public::{headline, public_scene};
pub(super) use sheet::{Pen, Sheet};
pub(super) use spoken::{Spoken, names, side_name, way_cells};
pub(super) use trail::{Trail, last_heard};
