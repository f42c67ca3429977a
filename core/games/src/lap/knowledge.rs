//! What follows from all answers heard.

use super::{
    Area, Board, Size, Square,
    board::{AREAS, Cells},
    reasoning::{Possible, Searched, Sum},
};

/// How complete a [`Knowledge`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Everything that follows from all answers is there.
    Exact,
    /// The steps did not suffice: what is there follows, and more may.
    Propagated,
}

/// What the answers heard say of the other's board. It does not use that the board is decidable (LAP-6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knowledge {
    size: Size,
    sums: Vec<Sum>,
    possible: Possible,
    certainty: Certainty,
    heard: usize,
    contradiction: Option<usize>,
}

impl Knowledge {
    /// The steps of search that [`Knowledge::hear`] spends at most, each a few microseconds.
    pub const STEPS: u64 = 600;

    /// The knowledge of one who has heard nothing.
    pub fn new(size: Size) -> Knowledge {
        Knowledge {
            size,
            sums: vec![Sum::whole(size)],
            possible: Possible::new(size),
            certainty: Certainty::Exact,
            heard: 0,
            contradiction: None,
        }
    }

    /// Takes in an answer (LAP-3), and what follows from all of them within [`Knowledge::STEPS`].
    pub fn hear(&mut self, square: Square, counts: [u8; AREAS]) {
        self.hear_within(square, counts, Knowledge::STEPS);
    }

    /// As [`Knowledge::hear`], with its own limit on the steps of search; 0 is propagation alone.
    pub fn hear_within(&mut self, square: Square, counts: [u8; AREAS], steps: u64) {
        let place = self.heard;
        self.heard += 1;
        let sum = Sum::of(self.size, square, counts);
        if self.contradiction.is_some() || self.sums.contains(&sum) {
            return;
        }
        let mut next = self.possible;
        self.sums.push(sum);
        if next.follow(&self.sums) {
            self.possible = next;
            self.complete(steps, place);
        } else {
            self.sums.pop();
            self.contradiction = Some(place);
        }
    }

    /// How many answers were taken in.
    pub fn heard(&self) -> usize {
        self.heard
    }

    /// How complete this is.
    pub fn certainty(&self) -> Certainty {
        self.certainty
    }

    /// The first answer, by its place in the order heard, that no board can give after those before it: the owner lied. A lie
    /// may go unnoticed while the knowledge is only [`Certainty::Propagated`].
    pub fn contradiction(&self) -> Option<usize> {
        self.contradiction
    }

    /// The areas that the cell at this place in reading order may belong to.
    pub fn areas_of(&self, index: usize) -> Vec<Area> {
        let may = |area: &Area| self.possible.can()[area.index()] >> index & 1 == 1;
        Area::ALL.into_iter().filter(may).collect()
    }

    /// What is certain, painted.
    pub fn certain(&self) -> Board {
        let mut board = Board::bare(self.size);
        for area in Area::ALL {
            board.paint(self.possible.certain(area.index()), Some(area));
        }
        board
    }

    /// The cells that are not certain.
    pub fn open(&self) -> Cells {
        self.possible.open()
    }

    /// Whether this square was asked about.
    pub fn knows(&self, square: Square) -> bool {
        self.sums.iter().any(|sum| sum.cells == square.cells(self.size))
    }

    /// How many cells are not certain by propagation once `square` was answered so, or no board keeps that.
    pub(super) fn open_after(&self, square: Square, counts: [u8; AREAS]) -> u32 {
        let mut next = self.possible;
        let sums = [&self.sums[..], &[Sum::of(self.size, square, counts)]].concat();
        next.follow(&sums);
        next.open().count_ones()
    }

    /// All boards that keep the answers, if they are at most `most` and `steps` suffice to know it.
    pub fn boards(&self, most: usize, steps: u64) -> Option<Vec<Board>> {
        let (found, searched) = self.some_boards(most + 1, steps);
        (searched == Searched::All && found.len() <= most).then_some(found)
    }

    /// Some boards that keep the answers, at most `most`, and whether these are all.
    pub(super) fn some_boards(&self, most: usize, steps: u64) -> (Vec<Board>, Searched) {
        let mut found = Vec::new();
        let searched = self.possible.search(&self.sums, &mut { steps }, &mut |areas| {
            found.extend(Board::of(self.size, *areas));
            found.len() < most
        });
        (found, searched)
    }

    /// Settles by search every cell that is not certain, as far as the steps go.
    fn complete(&mut self, steps: u64, place: usize) {
        self.certainty = Certainty::Propagated;
        let mut left = steps;
        let mut seen = [0; AREAS];
        // While a first board is not found, nothing else will be.
        let mut note = |areas: &[Cells; AREAS]| {
            seen.iter_mut().zip(areas).for_each(|(seen, own)| *seen |= own);
            false
        };
        match self.possible.search(&self.sums, &mut left, &mut note) {
            Searched::Enough => {}
            Searched::All => {
                self.contradiction = Some(place);
                return;
            }
            Searched::Unsettled => return,
        }
        for area in 0..AREAS {
            let mut doubtful = self.possible.can()[area] & !seen[area];
            while doubtful != 0 {
                let cell = doubtful & doubtful.wrapping_neg();
                let mut tried = self.possible;
                tried.settle(cell, area);
                let mut note = |areas: &[Cells; AREAS]| {
                    seen.iter_mut().zip(areas).for_each(|(seen, own)| *seen |= own);
                    false
                };
                match tried.search(&self.sums, &mut left, &mut note) {
                    Searched::Enough => {}
                    Searched::Unsettled => return,
                    Searched::All => {
                        self.possible.exclude(cell, area);
                        if !self.possible.follow(&self.sums) {
                            return;
                        }
                    }
                }
                doubtful = self.possible.can()[area] & !seen[area] & !cell;
            }
        }
        self.certainty = Certainty::Exact;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;
    use crate::lap::{Reply, form, generator, squares};
    use rand::SeedableRng;
    use rand_chacha::ChaCha20Rng;

    fn counts(board: &Board, square: Square) -> [u8; AREAS] {
        match Reply::to(board, square) {
            Reply::Counts(counts) => counts,
            Reply::Right(_) => panic!("a question is answered by counts"),
        }
    }

    #[test]
    fn lap_3_what_is_certain_is_true_and_all_answers_settle_a_decidable_board() {
        let mut rng = ChaCha20Rng::seed_from_u64(11);
        for number in 1..=5 {
            let size = Size::new(8).expect("a size");
            let board = generator::generate(size, Level::new(number).expect("a level"), &mut rng);
            let mut knowledge = Knowledge::new(size);
            for square in squares(size) {
                knowledge.hear_within(square, counts(&board, square), 40);
                let certain = knowledge.certain();
                let wrong = Area::ALL.iter().any(|area| certain.cells(*area) & !board.cells(*area) != 0);
                assert!(!wrong && knowledge.contradiction().is_none());
            }
            let boards = knowledge.boards(1, 100_000).expect("a decidable board is the only one");
            assert!(boards == [board]);
        }
    }

    #[test]
    fn exact_means_all_that_follows() {
        let size = Size::new(4).expect("a size");
        let board = form::read(size, "AAAB\nACBB\nCCDB\nCDDD\n").expect("a board");
        let mut knowledge = Knowledge::new(size);
        for square in squares(size).step_by(2) {
            knowledge.hear_within(square, counts(&board, square), 1_000_000);
            assert_eq!(knowledge.certainty(), Certainty::Exact);
            let boards = knowledge.boards(5000, 1_000_000).expect("4x4 has 2808 boards");
            for index in 0..size.count() {
                let expected: Vec<Area> = Area::ALL
                    .into_iter()
                    .filter(|area| boards.iter().any(|board| board.at(index) == Some(*area)))
                    .collect();
                assert_eq!(knowledge.areas_of(index), expected, "cell {index}");
            }
        }
    }

    #[test]
    fn an_impossible_answer_is_found() {
        let size = Size::new(8).expect("a size");
        let mut knowledge = Knowledge::new(size);
        knowledge.hear(Square { column: 0, row: 0 }, [4, 0, 0, 0]);
        knowledge.hear(Square { column: 1, row: 0 }, [0, 4, 0, 0]);
        assert_eq!(knowledge.contradiction(), Some(1));
    }
}
