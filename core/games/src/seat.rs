//! A place at a table.

use serde::{Deserialize, Serialize};

/// The largest number of seats at a table (LAB-6: a master and six hunters).
pub const MAX_SEATS: u8 = 7;

/// A place at a table, numbered from 0; the host sits at 0. Always below [`MAX_SEATS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Seat(u8);

impl Seat {
    /// The seat of the host.
    pub const HOST: Seat = Seat(0);

    /// The seat numbered `index`, or `None` when `index` is not below [`MAX_SEATS`].
    pub const fn new(index: u8) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index)) } else { None }
    }

    /// The number of this seat, below [`MAX_SEATS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of this seat as one byte, its wire form.
    pub const fn byte(self) -> u8 {
        self.0
    }

    /// All seats of a table of `count` seats, in order. `count` above [`MAX_SEATS`] is cut to it.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS)).map(Seat)
    }

    /// The seat after this one in a table of `count` seats, going round. `count` is cut to 1 to [`MAX_SEATS`].
    pub const fn next(self, count: u8) -> Seat {
        let count = match count {
            0 => 1,
            count if count > MAX_SEATS => MAX_SEATS,
            count => count,
        };
        Seat((self.0 + 1) % count)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let index = u8::deserialize(deserializer)?;
        Seat::new(index).ok_or_else(|| serde::de::Error::custom("a seat is below 7"))
    }
}
