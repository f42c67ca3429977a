//! Amidakuji from outside: its ways counted a second time, whole games in both verifiers, and what people do with it in
//! the terminal.

mod games;
mod lines;
mod pair;
mod ways;
