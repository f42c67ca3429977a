//! The desktop shell of Labirinto.
fn main() {}
