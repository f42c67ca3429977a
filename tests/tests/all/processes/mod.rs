//! Real processes and whole nodes under deaths, cuts, clones and bad disks.
//!
//! Everything that docs/attacks.md states runs each time. The long form makes more games and kills, and outages of ten
//! minutes: `LABIRINTO_LONG=1 cargo test -p labirinto-tests --test all -- processes`. The namespaces need root and `ip`.

mod backup;
mod joining;
mod kills;
mod outages;
mod pair;
mod torn;
mod versions;
