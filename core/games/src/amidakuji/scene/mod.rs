//! What is shown of a game.

mod notes;
mod public;
mod sheet;
mod spoken;
mod view;

pub(super) use notes::notes;
pub(super) use public::{headline, public_scene};
pub(super) use sheet::Sheet;
pub(super) use spoken::spoken;
pub(super) use view::View;
