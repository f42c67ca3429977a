//! A way of single steps.

use crate::Seat;

use super::{FAR, Pace, Place};

/// The longest way: no die shows more (AMI-5).
pub const LONGEST: usize = 5;

/// A way: at most five steps. The empty one is the turn that is lost (AMI-9).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Way {
    paces: [Pace; LONGEST],
    length: u8,
}

impl Way {
    /// No step at all.
    pub const NONE: Way = Way { paces: [Pace::Ahead; LONGEST], length: 0 };

    /// The way of these steps; `None` when there are more than five.
    pub fn new(paces: &[Pace]) -> Option<Way> {
        paces.iter().try_fold(Way::NONE, |way, pace| way.then(*pace))
    }

    /// This way with one more step; `None` beyond five.
    pub fn then(mut self, pace: Pace) -> Option<Way> {
        *self.paces.get_mut(usize::from(self.length))? = pace;
        self.length += 1;
        Some(self)
    }

    /// The steps.
    pub fn paces(&self) -> &[Pace] {
        &self.paces[..usize::from(self.length)]
    }

    /// The places stepped on by `seat` from `from`, without `from` itself, up to the first step that leaves the board.
    pub fn places(&self, seat: Seat, from: Place) -> impl Iterator<Item = Place> {
        let mut at = from;
        self.paces().iter().map_while(move |pace| {
            at = at.step(seat, *pace)?;
            Some(at)
        })
    }

    /// Where the way ends; `None` when it leaves the board.
    pub fn end(&self, seat: Seat, from: Place) -> Option<Place> {
        self.paces().iter().try_fold(from, |at, pace| at.step(seat, *pace))
    }

    /// The letters of the notation; `-` for no step.
    pub fn word(&self) -> String {
        if self.length == 0 {
            "-".to_owned()
        } else {
            self.paces().iter().map(|pace| pace.letter()).collect()
        }
    }
}

impl std::fmt::Debug for Way {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.word())
    }
}

impl PartialOrd for Way {
    fn partial_cmp(&self, other: &Way) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Way {
    fn cmp(&self, other: &Way) -> std::cmp::Ordering {
        self.paces().cmp(other.paces())
    }
}

/// Gives `found` every way of exactly `length` steps of `seat` from `from`, with its end; one that arrives at the far
/// bases earlier ends there (AMI-8). The steps alternate between ahead and sideways, beginning ahead, or as one likes
/// with `sideways`, but never sideways from a base (AMI-6).
pub fn each_way(seat: Seat, from: Place, length: u8, sideways: bool, found: &mut impl FnMut(Way, Place)) {
    go_on(seat, from, Way::NONE, length, sideways, found);
}

fn go_on(seat: Seat, at: Place, way: Way, left: u8, sideways: bool, found: &mut impl FnMut(Way, Place)) {
    if left == 0 || at.depth(seat) == FAR {
        return found(way, at);
    }
    for pace in Pace::ALL {
        let allowed = match way.paces().last() {
            Some(last) => last.is_sideways() != pace.is_sideways(),
            None => sideways || !pace.is_sideways(),
        };
        if let (true, Some(next), Some(longer)) = (allowed, at.step(seat, pace), way.then(pace)) {
            go_on(seat, next, longer, left - 1, sideways, found);
        }
    }
}
