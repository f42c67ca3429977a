//! What a board looks like, and what a screen reader says of it.

mod public;
mod sheet;
mod spoken;

pub(super) use public::public_scene;
pub(super) use sheet::{Pen, Sheet};
pub(super) use spoken::{Spoken, last_heard};
