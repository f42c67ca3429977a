//! The owner's side of a board and of declarations.

use std::collections::BTreeMap;

use crate::{Due, Keeper, Match, Seat, Secret, Step, Witness, state_of};

use super::{Board, Size, State, state};

/// Holds the board of one seat (slot 0), which it answers from, and its declarations (from slot 1). None of them changes in
/// play, so nothing has to be observed.
pub(super) struct Owner {
    seat: Seat,
    size: Size,
    held: BTreeMap<u8, (Secret, Board)>,
}

impl Owner {
    pub(super) fn new(seat: Seat, size: Size) -> Owner {
        Owner { seat, size, held: BTreeMap::new() }
    }
}

impl Keeper for Owner {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn entrust(&mut self, slot: u8, secret: Secret) -> bool {
        let board = Board::decode(&secret).filter(|board| board.size() == self.size);
        let Some(board) = board.filter(|_| slot <= state::MOST_DECLARATIONS) else {
            return false;
        };
        self.held.insert(slot, (secret, board));
        true
    }

    fn observe(&mut self, _public: &dyn Match, _step: &Step) {}

    fn answer(&self, public: &dyn Match) -> Option<Vec<u8>> {
        if public.due() != (Due::Answer { seat: self.seat }) {
            return None;
        }
        let state: &State = state_of(public);
        let (_, board) = self.held.get(&0)?;
        Some(state::true_reply(state, board)?.encode())
    }

    /// One value for each area and cell, at place `area * cells + cell`: 1 where the cell belongs to the area, else 0.
    fn witness(&self, slot: u8) -> Option<Witness> {
        let (_, board) = self.held.get(&slot)?;
        let cells = 0..self.size.count();
        let of = |own: u128| cells.clone().map(move |cell| i64::from(own >> cell & 1 == 1));
        Some(Witness::new(board.areas().iter().flat_map(|own| of(*own)).collect()))
    }

    fn secret(&self, slot: u8) -> Option<&Secret> {
        self.held.get(&slot).map(|(secret, _)| secret)
    }
}
