//! The desktop shell of Labirinto.
#![allow(dead_code)]
mod raster;
fn main() {}
