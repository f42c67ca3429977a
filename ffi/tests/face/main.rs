//! The face that the phones see, driven as they drive it.

mod analysis;
mod cost;
mod ear;
mod games;
mod lives;
mod storm;
