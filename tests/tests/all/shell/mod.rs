//! The binary `labirinto` as people meet it: full screen and lines.

mod colours;
mod pictures;
mod screens;
mod signals;
mod sizes;
mod waits;
