//! Which square to ask about.

use super::super::{
    Size, Square,
    board::{AREAS, Cells},
};
use super::belief::Areas;

/// How many squares are looked at together with the one after them.
const LOOKED_AT: usize = 12;

/// Below this, in nats, an answer says nothing.
const NOTHING: f64 = 1e-9;

/// The squares that may be asked about, and boards to be told apart; a board that is there several times is as likely.
pub(super) struct Choice<'a> {
    size: Size,
    squares: &'a [Square],
    boards: Vec<Areas>,
}

impl<'a> Choice<'a> {
    /// Of these squares, about these boards.
    pub(super) fn new(size: Size, squares: &'a [Square], boards: &[Areas]) -> Choice<'a> {
        let mut boards = boards.to_vec();
        boards.sort_unstable();
        Choice { size, squares, boards }
    }

    /// How many different boards there are.
    pub(super) fn distinct(&self) -> usize {
        self.boards.chunk_by(|one, other| one == other).count()
    }

    /// The square whose answer says most about the boards; with `ahead`, most together with the best answer after it. The first
    /// of equals; none when nothing tells them apart.
    pub(super) fn best(&self, ahead: bool) -> Option<Square> {
        let mut scored: Vec<(f64, Square)> =
            self.squares.iter().map(|square| (self.says(&self.boards, *square), *square)).collect();
        scored.retain(|(says, _)| *says > NOTHING);
        scored.sort_by(|one, other| other.0.total_cmp(&one.0));
        if ahead {
            scored.truncate(LOOKED_AT);
            scored.iter_mut().for_each(|(says, square)| *says += self.after(*square));
            scored.sort_by(|one, other| other.0.total_cmp(&one.0));
        }
        scored.first().map(|(_, square)| *square)
    }

    /// What the best question after this one says, on average over its answers.
    fn after(&self, square: Square) -> f64 {
        let cells = square.cells(self.size);
        let mut boards = self.boards.clone();
        boards.sort_by_key(|board| counts(board, cells));
        let answers = boards.chunk_by(|one, other| counts(one, cells) == counts(other, cells));
        let most = |left: &[Areas]| {
            if left.iter().all(|board| *board == left[0]) {
                return 0.0;
            }
            self.squares.iter().map(|next| self.says(left, *next)).fold(0.0, f64::max)
        };
        answers.map(|left| left.len() as f64 / self.boards.len() as f64 * most(left)).sum()
    }

    /// The entropy of the answer to `square` over `boards`, in nats.
    fn says(&self, boards: &[Areas], square: Square) -> f64 {
        let cells = square.cells(self.size);
        let mut tally: Vec<([u8; AREAS], u32)> = Vec::new();
        for board in boards {
            let counts = counts(board, cells);
            match tally.iter_mut().find(|(known, _)| *known == counts) {
                Some((_, number)) => *number += 1,
                None => tally.push((counts, 1)),
            }
        }
        let share = |number: u32| f64::from(number) / boards.len() as f64;
        tally.iter().map(|(_, number)| -share(*number) * share(*number).ln()).sum()
    }
}

/// How many of `cells` each area has.
pub(super) fn counts(areas: &Areas, cells: Cells) -> [u8; AREAS] {
    areas.map(|own| (own & cells).count_ones() as u8)
}

#[cfg(test)]
mod tests {
    use super::super::super::{form, squares};
    use super::*;

    fn boards(texts: &[&str]) -> (Size, Vec<Areas>) {
        let size = Size::new(4).expect("a size");
        let read = |text: &&str| *form::read_joined(size, text).expect("a board").areas();
        (size, texts.iter().map(read).collect())
    }

    #[test]
    fn the_square_that_tells_boards_apart_is_asked() {
        let (size, boards) = boards(&["AABB/AABB/CCDD/CCDD", "AABB/AABB/CCCD/CDDD"]);
        let all: Vec<Square> = squares(size).collect();
        let choice = Choice::new(size, &all, &boards);
        assert_eq!(choice.distinct(), 2);
        let best = choice.best(false).expect("they differ");
        assert_ne!(counts(&boards[0], best.cells(size)), counts(&boards[1], best.cells(size)));
        assert!(Choice::new(size, &all, &[boards[0]; 3]).best(true).is_none(), "nothing tells them apart");
    }

    #[test]
    fn two_questions_ahead_the_answer_after_counts_too() {
        let (size, boards) = boards(&[
            "AABB/AABB/CCDD/CCDD",
            "BBAA/BBAA/CCDD/CCDD",
            "AABB/AABB/DDCC/DDCC",
            "BBAA/BBAA/DDCC/DDCC",
        ]);
        let all: Vec<Square> = squares(size).collect();
        let choice = Choice::new(size, &all, &boards);
        let best = choice.best(true).expect("they differ");
        let told = choice.says(&boards, best) + choice.after(best);
        assert!((told - 4f64.ln()).abs() < 1e-9, "one or two questions tell all four apart: {told}");
    }
}
