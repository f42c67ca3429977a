//! The desktop shell of Labirinto.
mod raster;
fn main() {}
