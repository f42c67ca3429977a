//! What crosses crates, in one binary.

mod broken;
mod conformance;
mod faces;
mod goldens;
mod keys;
mod notices;
mod properties;
mod simulation;
mod texts;
mod tidy;
