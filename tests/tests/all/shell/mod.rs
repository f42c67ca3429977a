//! The binary `labirinto` as people meet it: full screen and lines.

mod amidakuji;
mod colours;
mod crowns;
mod lap;
mod pictures;
mod screens;
mod signals;
mod sizes;
mod waits;
