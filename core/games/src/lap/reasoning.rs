//! What follows from counts, sizes and connectivity, on sets of cells.

use super::{
    Size, Square,
    board::{AREAS, Cells},
};

/// A set of cells with the number that each area has in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sum {
    /// The cells.
    pub cells: Cells,
    /// The number of each area.
    pub counts: [u8; AREAS],
}

/// For each area the cells that may belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Possible {
    size: Size,
    can: [Cells; AREAS],
}

/// What a search came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Searched {
    /// All boards that there are were shown.
    All,
    /// Whoever was shown boards had enough.
    Enough,
    /// The steps did not suffice.
    Unsettled,
}

impl Sum {
    /// LAP-3: what was answered to a question.
    pub(super) fn of(size: Size, square: Square, counts: [u8; AREAS]) -> Sum {
        Sum { cells: square.cells(size), counts }
    }

    /// LAP-1: all areas are of one size.
    pub(super) fn whole(size: Size) -> Sum {
        Sum { cells: size.all(), counts: [size.share() as u8; AREAS] }
    }
}

impl Possible {
    /// Everything is possible.
    pub(super) fn new(size: Size) -> Possible {
        Possible { size, can: [size.all(); AREAS] }
    }

    /// The cells that may belong to each area.
    pub(super) fn can(&self) -> &[Cells; AREAS] {
        &self.can
    }

    /// The cells that certainly belong to an area.
    pub(super) fn certain(&self, area: usize) -> Cells {
        (0..AREAS).filter(|other| *other != area).fold(self.can[area], |own, other| own & !self.can[other])
    }

    /// The cells of which it is not certain where they belong.
    pub(super) fn open(&self) -> Cells {
        (0..AREAS).fold(self.size.all(), |open, area| open & !self.certain(area))
    }

    /// These cells belong to this area.
    pub(super) fn settle(&mut self, cells: Cells, area: usize) {
        (0..AREAS).filter(|other| *other != area).for_each(|other| self.can[other] &= !cells);
    }

    /// These cells do not belong to this area.
    pub(super) fn exclude(&mut self, cells: Cells, area: usize) {
        self.can[area] &= !cells;
    }

    /// Adds what follows by propagation: a sum that an area has used up, or needs all that is left for; a part of the board
    /// that an area cannot reach (LAP-1). `false`: no board keeps all of it.
    pub(super) fn follow(&mut self, sums: &[Sum]) -> bool {
        loop {
            let before = self.can;
            for sum in sums {
                for area in 0..AREAS {
                    let certain = self.certain(area) & sum.cells;
                    let wanted = u32::from(sum.counts[area]);
                    let may = self.can[area] & sum.cells;
                    if certain.count_ones() > wanted || may.count_ones() < wanted {
                        return false;
                    }
                    if certain == may {
                        continue;
                    }
                    if certain.count_ones() == wanted {
                        self.can[area] &= !(sum.cells & !certain);
                    } else if may.count_ones() == wanted {
                        self.settle(may, area);
                    }
                }
            }
            for area in 0..AREAS {
                let certain = self.certain(area);
                let mut left = if certain == 0 { self.can[area] } else { certain & certain.wrapping_neg() };
                let mut reachable = 0;
                while left != 0 {
                    let part = self.size.flood(left & left.wrapping_neg(), self.can[area]);
                    left &= !part;
                    if part.count_ones() >= self.size.share() {
                        reachable |= part;
                    }
                }
                if certain & !reachable != 0 {
                    return false;
                }
                self.can[area] = reachable;
            }
            if self.can.iter().fold(0, |all, own| all | own) != self.size.all() {
                return false;
            }
            if self.can == before {
                return true;
            }
        }
    }

    /// Shows boards that keep `sums` to `each`, one after another, until it returns `false`, within `steps`; each step is
    /// one choice tried.
    pub(super) fn search(
        mut self,
        sums: &[Sum],
        steps: &mut u64,
        each: &mut dyn FnMut(&[Cells; AREAS]) -> bool,
    ) -> Searched {
        if *steps == 0 {
            return Searched::Unsettled;
        }
        *steps -= 1;
        if !self.follow(sums) {
            return Searched::All;
        }
        let open = self.open();
        if open == 0 {
            return if each(&self.can) { Searched::All } else { Searched::Enough };
        }
        let (cell, areas) = self.choice(open);
        let mut unsettled = false;
        for area in areas.into_iter().flatten() {
            let mut tried = self;
            tried.settle(cell, area);
            match tried.search(sums, steps, each) {
                Searched::All => {}
                Searched::Enough => return Searched::Enough,
                Searched::Unsettled => {
                    unsettled = true;
                    break;
                }
            }
        }
        if unsettled { Searched::Unsettled } else { Searched::All }
    }

    /// The cell to be decided next, with its areas, the likelier first: of those with the fewest areas one beside what is
    /// certain.
    fn choice(&self, open: Cells) -> (Cells, [Option<usize>; AREAS]) {
        let certain: [Cells; AREAS] = std::array::from_fn(|area| self.certain(area));
        let near: [Cells; AREAS] = certain.map(|own| self.size.beside(own));
        let (mut twice, mut thrice, mut once) = (0, 0, 0);
        for own in self.can {
            thrice |= twice & own;
            twice |= once & own;
            once |= own;
        }
        let pairs = open & twice & !thrice;
        let beside = near.iter().fold(0, |all, own| all | own);
        let sets = [pairs & beside, pairs, open & beside, open];
        let chosen = sets.into_iter().find(|set| *set != 0).unwrap_or(open);
        let cell = chosen & chosen.wrapping_neg();
        let may = |area: &usize| self.can[*area] & cell != 0;
        let liked = (0..AREAS).filter(may).filter(|area| near[*area] & cell != 0);
        let others = (0..AREAS).filter(may).filter(|area| near[*area] & cell == 0);
        let mut areas = [None; AREAS];
        areas.iter_mut().zip(liked.chain(others)).for_each(|(place, area)| *place = Some(area));
        (cell, areas)
    }
}
