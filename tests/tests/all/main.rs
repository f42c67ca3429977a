//! What crosses crates, in one binary.

mod amidakuji;
mod broken;
mod bytes;
mod cheats;
mod conformance;
mod contract;
mod faces;
mod flips;
mod goldens;
mod keys;
mod lap;
mod links;
mod node;
mod notices;
mod processes;
mod properties;
mod python;
mod records;
mod shell;
mod simulation;
mod texts;
mod three_crowns;
mod tidy;
mod vectors;
