//! What a position is worth at first sight.

use super::super::bits::Ray;
use super::super::{Position, Side};

/// What each thing is worth; the unit has no meaning of its own.
///
/// [`Weights::TUNED`] comes from self-play: `crowns tune 25 120`, of the example `crowns` beside these sources. In each round
/// one weight is changed by a factor, and the changed weights play 120 games against the best so far, both looking two
/// moves ahead, from 60 openings of four moves by chance, each with changed seats. They are taken when they win one and a
/// half standard deviations more than half of the points. Of 25 changes two were taken, both of the worth of a crown:
/// 100 to 200 (0.588 of the points), 200 to 140 (0.592); the others won 0.41 to 0.56.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The first capture.
    pub first_capture: i32,
    /// The second capture, besides.
    pub second_capture: i32,
    /// A crown.
    pub crown: i32,
    /// Two crowned pieces in a window of three squares whose third is free for a third.
    pub crowned_pair: i32,
    /// Two uncrowned pieces in such a window.
    pub pair: i32,
    /// A double jump that could be made now.
    pub jump: i32,
    /// A crowned piece on one of the 16 squares in the middle.
    pub centre: i32,
    /// To be on the move.
    pub turn: i32,
}

/// The 16 squares in the middle.
const CENTRE: u64 = 0x0000_3c3c_3c3c_0000;

impl Weights {
    /// Before any tuning.
    pub const FIRST: Weights = Weights {
        first_capture: 150,
        second_capture: 250,
        crown: 100,
        crowned_pair: 40,
        pair: 10,
        jump: 20,
        centre: 10,
        turn: 10,
    };

    /// What the computer players use.
    pub const TUNED: Weights = Weights { crown: 140, ..Weights::FIRST };

    /// All of them, in the order of the fields.
    pub const fn list(self) -> [i32; 8] {
        [
            self.first_capture,
            self.second_capture,
            self.crown,
            self.crowned_pair,
            self.pair,
            self.jump,
            self.centre,
            self.turn,
        ]
    }

    /// The weights of a list in the order of the fields.
    pub const fn of(list: [i32; 8]) -> Weights {
        let [first_capture, second_capture, crown, crowned_pair, pair, jump, centre, turn] = list;
        Weights { first_capture, second_capture, crown, crowned_pair, pair, jump, centre, turn }
    }

    /// What `position` is worth to the side to move.
    pub fn judge(&self, position: &Position) -> i32 {
        let mover = position.mover();
        self.turn + self.of_side(position, mover) - self.of_side(position, mover.other())
    }

    fn of_side(&self, position: &Position, side: Side) -> i32 {
        let (crowned, uncrowned, empty) =
            (position.crowned(side), position.uncrowned(side), position.empty());
        let captures = match position.captured_by(side) {
            0 => 0,
            1 => self.first_capture,
            _ => self.first_capture + self.second_capture,
        };
        captures
            + self.crown * count(crowned)
            + self.crowned_pair * windows(crowned, empty | uncrowned)
            + self.pair * windows(uncrowned, empty)
            + self.jump * jumps(position, side)
            + self.centre * count(crowned & CENTRE)
    }
}

fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

/// How many windows of three squares on a line have two of `set` and the third in `free`.
fn windows(set: u64, free: u64) -> i32 {
    if set.count_ones() < 2 {
        return 0;
    }
    let mut found = 0;
    for ray in Ray::LINES {
        let (one, two) = (ray.shift(set), ray.shift(ray.shift(set)));
        let (free_one, free_two) = (ray.shift(free), ray.shift(ray.shift(free)));
        found += count(set & one & free_two) + count(set & free_one & two) + count(free & one & two);
    }
    found
}

/// How many first jumps are followed by a second one (TRI-6).
fn jumps(position: &Position, side: Side) -> i32 {
    let (theirs, empty) = (side.other(), position.empty());
    let kinds = [
        (position.crowned(side), position.uncrowned(theirs)),
        (position.uncrowned(side), position.crowned(theirs)),
    ];
    let mut found = 0;
    for (jumpers, over) in kinds.into_iter().filter(|(jumpers, over)| *jumpers != 0 && *over != 0) {
        for first in Ray::ALL {
            let by = first.shift(first.shift(jumpers) & over) & empty;
            if by == 0 {
                continue;
            }
            for second in Ray::ALL.into_iter().filter(|second| *second != first.opposite()) {
                found += count(second.shift(second.shift(by) & over) & empty);
            }
        }
    }
    found
}
