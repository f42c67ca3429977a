//! The contract of the command line (docs/cli.md), held by the real binary.

mod boards;
mod disks;
mod inputs;
mod lap;
mod lines;
mod open_board;
mod papers;
mod programs;
mod records;
mod usage;
