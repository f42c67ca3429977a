//! The move that is being chosen.

use super::super::scene::Pick;
use super::super::turn::between;
use super::super::{Play, Square, State};
use crate::bytes::Reader;
use crate::{Refusal, Seat, Text};

use super::refusal;

/// A piece, and for a double jump where it lands first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The piece.
    pub chosen: Option<Square>,
    /// Where it lands between the jumps; never without a piece.
    pub by: Option<Square>,
}

/// What choosing a square means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// This piece is about to move.
    Piece,
    /// No piece is about to move any longer.
    Nothing,
    /// The first jump lands here.
    By,
    /// The first jump is taken back.
    Back,
    /// The move is whole.
    Make(Play),
    /// It means nothing, and why.
    No(Refusal),
}

impl Draft {
    /// As far as it can still lead to a move of `seat`.
    pub fn valid(self, state: &State, seat: Seat) -> Draft {
        let Some(chosen) = self.chosen.filter(|_| state.may_move(seat).is_ok()) else {
            return Draft::default();
        };
        let plays: Vec<Play> = state.plays().into_iter().filter(|play| play.from() == chosen).collect();
        if plays.is_empty() {
            return Draft::default();
        }
        let by = self.by.filter(|by| plays.iter().any(|play| play.by() == Some(*by)));
        Draft { chosen: Some(chosen), by }
    }

    /// Where the piece can go from here.
    pub fn pick(self, state: &State, seat: Seat) -> Pick {
        let draft = self.valid(state, seat);
        let mut pick = Pick { chosen: draft.chosen, by: draft.by, ..Pick::default() };
        for play in state.plays().into_iter().filter(|play| Some(play.from()) == draft.chosen) {
            match (draft.by, play.by()) {
                (None, None) => pick.goals |= play.to().bit(),
                (None, Some(by)) => pick.stops |= by.bit(),
                (Some(chosen), Some(by)) if chosen == by => pick.goals |= play.to().bit(),
                _ => {}
            }
        }
        pick
    }

    /// What choosing `square` means, for a valid draft of `seat`, whose turn it is.
    pub fn next(self, state: &State, seat: Seat, square: Square) -> Next {
        if let Err(refusal) = state.may_move(seat) {
            return Next::No(refusal);
        }
        if self.by == Some(square) {
            return Next::Back;
        }
        if self.chosen == Some(square) {
            return Next::Nothing;
        }
        let plays = state.plays();
        if let Some(chosen) = self.chosen {
            let made = plays
                .iter()
                .find(|play| play.from() == chosen && play.by() == self.by && play.to() == square);
            if let Some(play) = made {
                return Next::Make(*play);
            }
            let lands = plays.iter().any(|play| play.from() == chosen && play.by() == Some(square));
            if self.by.is_none() && lands {
                return Next::By;
            }
        }
        if plays.iter().any(|play| play.from() == square) {
            return Next::Piece;
        }
        Next::No(self.refusal(state, seat, square))
    }

    /// Why nothing goes to `square`.
    fn refusal(self, state: &State, seat: Seat, square: Square) -> Refusal {
        let own = state.position().pieces(state.side(seat)) & square.bit() != 0;
        let judged = |play: Play| state.judge(seat, play).err();
        let single = || {
            let text = Text::key("three-crowns-refuse-single").word("cell", square.name());
            refusal("TRI-6", text)
        };
        match (self.chosen, self.by) {
            (_, _) if own => {
                let stuck =
                    || refusal("TRI-2", Text::key("three-crowns-refuse-stuck").word("cell", square.name()));
                judged(Play::Step { from: square, to: square })
                    .filter(|refusal| refusal.clause == "TRI-3")
                    .unwrap_or_else(stuck)
            }
            (None, _) => judged(Play::Step { from: square, to: square }).unwrap_or_else(single),
            (Some(from), Some(by)) => judged(Play::Jumps { from, by, to: square }).unwrap_or_else(single),
            (Some(from), None) if between(from, square).is_some() => {
                // The first jump, judged by a second one straight back: what is wrong then is that there is no second.
                let first = judged(Play::Jumps { from, by: square, to: from }).unwrap_or_else(single);
                if first.text.key == "three-crowns-refuse-back" { single() } else { first }
            }
            (Some(from), None) => judged(Play::Step { from, to: square }).unwrap_or_else(single),
        }
    }

    /// Appends the bytes: the two squares, 64 for none.
    pub fn write(self, bytes: &mut Vec<u8>) {
        bytes.extend([self.chosen, self.by].map(|square| square.map_or(64, Square::number)));
    }

    /// The draft of these bytes.
    pub fn read(reader: &mut Reader) -> Option<Draft> {
        let mut square = || match reader.byte()? {
            64 => Some(None),
            number => Square::new(number).map(Some),
        };
        let draft = Draft { chosen: square()?, by: square()? };
        (draft.by.is_none() || draft.chosen.is_some()).then_some(draft)
    }
}
