//! A Metropolis walk over ways to cut a board, one cell at a time.

use rand::Rng;
use rand_chacha::ChaCha8Rng;

use super::super::{
    Size,
    board::{AREAS, Cells},
};

/// How heavily a cell too many or too few weighs: in a square that was asked about, in a whole area, and a unit of border.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    pub square: f32,
    pub share: f32,
    pub border: f32,
}

/// Four connected areas that cover the board, of any sizes, and by how much they miss the sizes (LAP-1) and the answers
/// heard (LAP-3). A flip gives a cell to an area beside it; each way to do so is drawn as likely as its way back, up to
/// the number of neighbours, which is made up for.
pub(super) struct Walk<'a> {
    size: Size,
    /// The squares asked about, with what was answered.
    sums: &'a [(Cells, [u8; AREAS])],
    /// For each cell the places in `sums` of its squares.
    of_cell: Vec<Vec<u8>>,
    /// For each cell the eight around it, clockwise from above; the sides are at even places.
    around: Vec<[u8; 8]>,
    /// For each set of places around a cell, whether those beside it are connected round it.
    linked: [bool; 256],
    areas: [Cells; AREAS],
    owner: Vec<u8>,
    /// By how much each area exceeds its number in each square.
    surplus: Vec<[i8; AREAS]>,
    /// By how much each area exceeds its size.
    excess: [i32; AREAS],
    strain: i32,
}

/// The place of a cell beyond the border.
const NOWHERE: u8 = u8::MAX;

impl<'a> Walk<'a> {
    /// A walk that begins at `areas`, four connected ones.
    pub(super) fn new(size: Size, sums: &'a [(Cells, [u8; AREAS])], areas: [Cells; AREAS]) -> Walk<'a> {
        let of_cell = |cell: usize| {
            let places = sums.iter().enumerate().filter(|(_, (cells, _))| cells >> cell & 1 == 1);
            places.map(|(place, _)| place as u8).collect()
        };
        let mut walk = Walk {
            size,
            sums,
            of_cell: (0..size.count()).map(of_cell).collect(),
            around: (0..size.count()).map(|cell| around(size, cell)).collect(),
            linked: std::array::from_fn(is_linked),
            areas,
            owner: vec![0; size.count()],
            surplus: vec![[0; AREAS]; sums.len()],
            excess: [0; AREAS],
            strain: 0,
        };
        walk.restart(areas);
        walk
    }

    /// Goes on from `areas`, four connected ones.
    pub(super) fn restart(&mut self, areas: [Cells; AREAS]) {
        self.areas = areas;
        for (area, own) in areas.iter().enumerate() {
            for cell in (0..self.size.count()).filter(|cell| own >> cell & 1 == 1) {
                self.owner[cell] = area as u8;
            }
            self.excess[area] = own.count_ones() as i32 - self.size.share() as i32;
        }
        self.strain = self.excess.iter().map(|excess| excess.abs()).sum();
        for (surplus, (cells, counts)) in self.surplus.iter_mut().zip(self.sums) {
            for (area, own) in areas.iter().enumerate() {
                surplus[area] = (own & cells).count_ones() as i8 - counts[area] as i8;
                self.strain += i32::from(surplus[area].abs());
            }
        }
    }

    /// The areas as they are; a board that keeps all answers when nothing is missed.
    pub(super) fn areas(&self) -> &[Cells; AREAS] {
        &self.areas
    }

    /// Whether all sizes and all answers are kept.
    pub(super) fn keeps_all(&self) -> bool {
        self.strain == 0
    }

    /// Tries one flip.
    pub(super) fn flip(&mut self, weights: Weights, rng: &mut ChaCha8Rng) {
        let draw = rng.next_u32();
        let cell = ((u64::from(draw & 0xff_ffff) * self.size.count() as u64) >> 24) as usize;
        let around = self.around[cell];
        let beyond = around[2 * (draw >> 24 & 3) as usize];
        if beyond == NOWHERE {
            return;
        }
        let (from, to) = (usize::from(self.owner[cell]), usize::from(self.owner[usize::from(beyond)]));
        if from == to {
            return;
        }
        // The places around it that belong to the area it leaves, and how many sides each of the two areas has.
        let (mut own, mut leaving, mut entering) = (0usize, 0i32, 0i32);
        for (place, other) in around.iter().enumerate().filter(|(_, other)| **other != NOWHERE) {
            let owner = usize::from(self.owner[usize::from(*other)]);
            own |= usize::from(owner == from) << place;
            leaving += i32::from(place % 2 == 0 && owner == from);
            entering += i32::from(place % 2 == 0 && owner == to);
        }
        if leaving == 0 {
            return;
        }
        let more = |gives: bool| if gives { -1 } else { 1 };
        let (mut squares, shares) = (0, more(self.excess[from] > 0) + more(self.excess[to] < 0));
        for place in &self.of_cell[cell] {
            let surplus = &self.surplus[usize::from(*place)];
            squares += more(surplus[from] > 0) + more(surplus[to] < 0);
        }
        let pain = weights.square * squares as f32
            + weights.share * shares as f32
            + weights.border * (leaving - entering) as f32;
        let chance = (-pain).exp() * leaving as f32 / entering as f32;
        if chance < 1.0 && rng.next_u32() as f32 >= chance * 4_294_967_296.0 {
            return;
        }
        if !self.linked[own] && !self.size.is_connected(self.areas[from] & !(1 << cell)) {
            return;
        }
        self.areas[from] &= !(1 << cell);
        self.areas[to] |= 1 << cell;
        self.owner[cell] = to as u8;
        for place in &self.of_cell[cell] {
            let surplus = &mut self.surplus[usize::from(*place)];
            surplus[from] -= 1;
            surplus[to] += 1;
        }
        self.excess[from] -= 1;
        self.excess[to] += 1;
        self.strain += squares + shares;
    }
}

fn around(size: Size, cell: usize) -> [u8; 8] {
    const STEPS: [(i8, i8); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
    let at = size.cell(cell);
    STEPS.map(|(right, down)| {
        let other = at.column.checked_add_signed(right).zip(at.row.checked_add_signed(down));
        let other = other.map(|(column, row)| crate::Cell { column, row }).filter(|other| size.holds(*other));
        other.map_or(NOWHERE, |other| size.index(other) as u8)
    })
}

fn is_linked(places: usize) -> bool {
    let sides = places & 0b0101_0101;
    let mut reached = sides & sides.wrapping_neg();
    loop {
        let more = reached | (reached << 1 | reached >> 7 | reached >> 1 | reached << 7) & places & 0xff;
        if more == reached {
            return sides & !reached == 0;
        }
        reached = more;
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::generator;
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn what_is_counted_on_the_way_is_what_counting_anew_gives() {
        let size = Size::DEFAULT;
        let sums: Vec<(Cells, [u8; AREAS])> =
            super::super::squares(size).step_by(5).map(|square| (square.cells(size), [1, 2, 0, 1])).collect();
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut walk = Walk::new(size, &sums, *generator::blocks(size).areas());
        let weights = Weights { square: 0.3, share: 0.2, border: 0.1 };
        for _ in 0..200 {
            (0..50).for_each(|_| walk.flip(weights, &mut rng));
            let areas = *walk.areas();
            assert!(areas.iter().all(|own| *own != 0 && size.is_connected(*own)));
            assert_eq!(areas.iter().fold(0, |all, own| all | own), size.all());
            assert_eq!(areas.iter().map(|own| own.count_ones()).sum::<u32>(), size.count() as u32);
            let (strain, surplus, excess) = (walk.strain, walk.surplus.clone(), walk.excess);
            walk.restart(areas);
            assert_eq!((strain, surplus, excess), (walk.strain, walk.surplus.clone(), walk.excess));
        }
    }

    #[test]
    fn sides_are_linked_round_a_cell() {
        for (places, linked) in
            [(0b1, true), (0b101, false), (0b111, true), (0b1000_0011, true), (0b1000_0001, true)]
        {
            assert_eq!(is_linked(places), linked, "{places:b}");
        }
        assert!(is_linked(0b1100_0001) && !is_linked(0b0001_0001));
    }
}
