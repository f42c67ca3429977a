//! A sample of the boards that keep all answers.

use rand::{Rng, RngExt};
use rand_chacha::ChaCha8Rng;

use super::super::{
    Board, Heard, Size,
    board::{AREAS, Cells},
    generator::{self, Exchange, border},
};
use crate::Budget;

/// How heavily one surplus or missing cell of a square weighs at the start and at the end of a walk.
const HEAT: (f64, f64) = (0.4, 4.0);

/// How heavily a unit of border weighs, from walk to walk: from compact to winding boards.
const BORDER: [f64; 4] = [0.9, 0.5, 0.25, 0.0];

/// What is asked of a sample.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pains {
    /// The boards wanted.
    pub boards: usize,
    /// The exchanges tried on each; one is one step of the budget.
    pub tries: u32,
}

/// At most `pains.boards` boards that keep everything heard, each found by itself: an annealed Metropolis walk over legal
/// boards from one that knows no answer. Fewer, or none, when the budget or a walk does not suffice; a board may be there
/// several times.
pub(super) fn sample(
    size: Size,
    heard: &[Heard],
    pains: Pains,
    budget: &mut Budget<'_>,
    rng: &mut ChaCha8Rng,
) -> Vec<Board> {
    let mut sums: Vec<(Cells, [u8; AREAS])> = Vec::new();
    for Heard { square, counts } in heard {
        let sum = (square.cells(size), *counts);
        if !sums.contains(&sum) {
            sums.push(sum);
        }
    }
    let of_cell = |cell: usize| {
        let places = sums.iter().enumerate().filter(|(_, (cells, _))| cells >> cell & 1 == 1);
        places.map(|(place, _)| place).collect()
    };
    let walk = Walk { size, sums: &sums, of_cell: (0..size.count()).map(of_cell).collect() };
    let mut boards = Vec::new();
    for place in 0..pains.boards {
        if !budget.spend(u64::from(pains.tries)) {
            break;
        }
        let found = walk.run(pains.tries, BORDER[place % BORDER.len()], rng);
        boards.extend(found.and_then(|areas| Board::of(size, areas)));
    }
    boards
}

struct Walk<'a> {
    size: Size,
    sums: &'a [(Cells, [u8; AREAS])],
    /// For each cell the places in `sums` of its squares.
    of_cell: Vec<Vec<usize>>,
}

impl Walk<'_> {
    /// The last board met that keeps all answers.
    fn run(&self, tries: u32, weight: f64, rng: &mut ChaCha8Rng) -> Option<[Cells; AREAS]> {
        let mut areas = *generator::blocks(self.size).areas();
        for from in 0..AREAS {
            areas.swap(from, rng.random_range(from..AREAS));
        }
        let mut kept = None;
        let mut strain: i32 = self.sums.iter().map(|(cells, counts)| strain(&areas, *cells, *counts)).sum();
        for attempt in 0..tries {
            let Some(exchange) = self.draw(&areas, rng) else {
                continue;
            };
            let after = exchange.after(&areas);
            let more = self.more(&areas, &after, exchange);
            let (first, second) = exchange.areas;
            let pair =
                |areas: &[Cells; AREAS]| border(self.size, areas[first]) + border(self.size, areas[second]);
            let heat = HEAT.0 + (HEAT.1 - HEAT.0) * f64::from(attempt) / f64::from(tries);
            let pain = heat * f64::from(more) + weight * f64::from(pair(&after) - pair(&areas)) / 2.0;
            if pain > 0.0 && rng.random::<f64>() >= (-pain).exp() {
                continue;
            }
            areas = after;
            strain += more;
            if strain == 0 {
                kept = Some(areas);
            }
        }
        kept
    }

    /// An exchange of a cell with one of an area that it touches.
    fn draw(&self, areas: &[Cells; AREAS], rng: &mut ChaCha8Rng) -> Option<Exchange> {
        let size = self.size;
        let one: Cells = 1 << rng.random_range(0..size.count());
        let first = areas.iter().position(|cells| cells & one != 0)?;
        let near = size.beside(one) & !areas[first];
        let beyond = nth(near, rng)?;
        let second = areas.iter().position(|cells| cells & beyond != 0)?;
        let two = nth(areas[second] & size.beside(areas[first] & !one), rng)?;
        let exchange = Exchange { areas: (first, second), cells: (one, two) };
        let after = exchange.after(areas);
        (size.is_connected(after[first]) && size.is_connected(after[second])).then_some(exchange)
    }

    /// By how much the strain grows.
    fn more(&self, before: &[Cells; AREAS], after: &[Cells; AREAS], exchange: Exchange) -> i32 {
        let (one, two) = exchange.cells;
        let change = |place: &usize| {
            let (cells, counts) = self.sums[*place];
            strain(after, cells, counts) - strain(before, cells, counts)
        };
        let first = &self.of_cell[one.trailing_zeros() as usize];
        let second = self.of_cell[two.trailing_zeros() as usize].iter();
        let others = second.filter(|place| self.sums[**place].0 & one == 0);
        first.iter().map(change).sum::<i32>() + others.map(change).sum::<i32>()
    }
}

/// How many cells of these are missing or surplus.
fn strain(areas: &[Cells; AREAS], cells: Cells, counts: [u8; AREAS]) -> i32 {
    let of = |(own, count): (&Cells, u8)| (own & cells).count_ones().abs_diff(u32::from(count)) as i32;
    areas.iter().zip(counts).map(of).sum()
}

/// One of the cells.
fn nth(mut cells: Cells, rng: &mut ChaCha8Rng) -> Option<Cells> {
    let count = cells.count_ones();
    if count == 0 {
        return None;
    }
    for _ in 0..(u64::from(rng.next_u32()) * u64::from(count)) >> 32 {
        cells &= cells - 1;
    }
    Some(cells & cells.wrapping_neg())
}
