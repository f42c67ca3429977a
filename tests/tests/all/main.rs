//! What crosses crates, in one binary.

mod conformance;
