//! What may be chosen, and how one comes from one to the other.

use super::super::{Act, Place, Position};

/// The legal moves of this person.
pub struct Choice<'a> {
    position: &'a Position,
    acts: Vec<Act>,
}

impl<'a> Choice<'a> {
    /// These moves of the mover.
    pub fn new(position: &'a Position, acts: Vec<Act>) -> Choice<'a> {
        Choice { position, acts }
    }

    /// All of them.
    pub fn acts(&self) -> &[Act] {
        &self.acts
    }

    /// Where a move starts: a base, or where its piece stands. `None` for one in hand, and for a pass.
    pub fn start(&self, act: &Act) -> Option<Place> {
        let seat = self.position.mover;
        match act {
            Act::Place { base } | Act::Enter { base, .. } => Some(Place::base(seat, *base)),
            Act::Move { piece, .. } => {
                self.position.side(seat).on_board(usize::from(*piece)).map(|(place, _)| place)
            }
            Act::Pass => None,
        }
    }

    /// Where a move ends.
    pub fn end(&self, act: &Act) -> Option<Place> {
        let start = self.start(act)?;
        act.moved().map_or(Some(start), |(_, way)| way.end(self.position.mover, start))
    }

    /// The move that ends at `place` and comes after `now` among those: of the piece that is `picked` and from where it
    /// starts now, else of that piece, else of any.
    pub fn to(&self, place: Place, picked: Option<u8>, now: Option<Act>) -> Option<Act> {
        let here = |act: &Act| self.end(act) == Some(place);
        let mine = |act: &Act| picked.is_some() && act.moved().map(|(piece, _)| piece) == picked;
        let start = now.and_then(|now| self.start(&now));
        let same = self.after(now, |act| here(act) && mine(act) && self.start(act) == start);
        same.or_else(|| self.after(now, |act| here(act) && mine(act))).or_else(|| self.after(now, here))
    }

    /// The move that starts at `place` and comes after `now` among those.
    pub fn from(&self, place: Place, now: Option<Act>) -> Option<Act> {
        self.after(now, |act| self.start(act) == Some(place))
    }

    /// The move from `from` to `to` that comes after `now` among those.
    pub fn between(&self, from: Place, to: Place, now: Option<Act>) -> Option<Act> {
        self.after(now, |act| (self.start(act), self.end(act)) == (Some(from), Some(to)))
    }

    /// The move that ends at `place`, if there is exactly one.
    pub fn only_to(&self, place: Place) -> Option<Act> {
        let mut ends = self.acts.iter().filter(|act| self.end(act) == Some(place));
        ends.next().copied().filter(|_| ends.next().is_none())
    }

    /// The move of this piece that comes after `now`.
    pub fn of_piece(&self, piece: u8, now: Option<Act>) -> Option<Act> {
        self.after(now, |act| act.moved().is_some_and(|(moved, _)| moved == piece))
    }

    /// The move after `now`, going round.
    pub fn next(&self, now: Option<Act>) -> Option<Act> {
        self.after(now, |_| true)
    }

    /// The move before `now`, going round.
    pub fn previous(&self, now: Option<Act>) -> Option<Act> {
        let count = self.acts.len();
        let place = now.and_then(|now| self.acts.iter().position(|act| *act == now)).unwrap_or(0);
        self.acts.get((place + count).checked_sub(1)? % count).copied()
    }

    fn after(&self, now: Option<Act>, fits: impl Fn(&Act) -> bool) -> Option<Act> {
        let place = now.and_then(|now| self.acts.iter().position(|act| *act == now));
        let (before, behind) = self.acts.split_at(place.map_or(0, |place| place + 1));
        behind.iter().chain(before).find(|act| fits(act)).copied()
    }
}
