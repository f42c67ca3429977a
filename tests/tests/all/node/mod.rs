//! Whole nodes, each with its own folder, over real sockets of 127.0.0.1.

mod crossing;
mod cycles;
mod demo;
mod face;
mod joining;
mod local;
mod refusals;
mod resume;
