//! Real processes and whole nodes under deaths, cuts, clones and bad disks.
//!
//! The long form, with as many kills and as long outages as docs/attacks.md states, runs by
//! `LABIRINTO_LONG=1 cargo test -p labirinto-tests --test all -- processes`. The namespaces need root and `ip`.

mod backup;
mod joining;
mod kills;
mod outages;
mod pair;
mod torn;
mod versions;
