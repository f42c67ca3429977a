//! Boards to be guessed.

use rand::{CryptoRng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::Level;

use super::{
    Area, Board, Size,
    board::{AREAS, Cells},
    twin,
};

/// How often an exchange of two cells is tried, for each cell of the board.
const TRIES: usize = 1200;

/// How strongly borders are avoided, at each level from compact to winding: the chance of a board falls by
/// `exp(-weight)` with each unit of border between areas that it has more.
///
/// | level | weight | boards |
/// |---|---|---|
/// | 1 | 1 | compact |
/// | 2 | 0.5 | loose |
/// | 3, the default | 0.2 | ragged |
/// | 4 | 0 | any: no shape is preferred |
/// | 5 | -1 | winding |
pub const fn weight(level: Level) -> f64 {
    match level.number() {
        1 => 1.0,
        2 => 0.5,
        3 => 0.2,
        4 => 0.0,
        _ => -1.0,
    }
}

/// A legal, decidable board: a Metropolis walk that begins at four blocks and exchanges two cells of different areas at a time,
/// each pair equally likely, when all areas stay connected; in the long run a board with `border` units of border
/// between its areas is drawn with a chance in proportion to `exp(-weight * border)` among all boards that such exchanges
/// reach. The walk is long, not endless, so this holds nearly. Then the letters are dealt at random; a board that
/// is undecidable (LAP-6) is walked on from.
pub fn generate(size: Size, level: Level, rng: &mut dyn CryptoRng) -> Board {
    let mut rng = ChaCha8Rng::seed_from_u64(rng.random());
    let mut areas = *blocks(size).areas();
    loop {
        walk(size, &mut areas, weight(level), TRIES * size.count(), &mut rng);
        for place in 0..AREAS {
            areas.swap(place, rng.random_range(place..AREAS));
        }
        if let Some(board) = Board::of(size, areas)
            && twin::is_decidable(&board)
        {
            return board;
        }
    }
}

/// Four square blocks: legal on every size.
pub fn blocks(size: Size) -> Board {
    let mut board = Board::bare(size);
    let half = size.side() / 2;
    for (index, cell) in size.cells().enumerate() {
        let area = u8::from(cell.column >= half) + 2 * u8::from(cell.row >= half);
        board.paint(1 << index, Area::new(area));
    }
    board
}

/// One exchange of two cells of different areas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Exchange {
    /// The area of the first cell, and that of the second.
    pub areas: (usize, usize),
    /// The first cell, and the second.
    pub cells: (Cells, Cells),
}

/// A random exchange after which both areas are still connected; `None` when the pair drawn is none such. Each pair is
/// drawn as likely as any other, so the way back is as likely as the way there.
pub(super) fn draw(size: Size, areas: &[Cells; AREAS], rng: &mut ChaCha8Rng) -> Option<Exchange> {
    let draw: u64 = rng.random();
    let count = size.count() as u64;
    let (one, two) = (1 << (((draw & 0xffff_ffff) * count) >> 32), 1 << (((draw >> 32) * count) >> 32));
    let first = areas.iter().position(|cells| cells & one != 0)?;
    let second = areas.iter().position(|cells| cells & two != 0)?;
    if first == second || size.beside(one) & areas[second] == 0 || size.beside(two) & areas[first] == 0 {
        return None;
    }
    let exchange = Exchange { areas: (first, second), cells: (one, two) };
    let after = exchange.after(areas);
    (size.is_connected(after[first]) && size.is_connected(after[second])).then_some(exchange)
}

impl Exchange {
    /// The areas after it.
    pub(super) fn after(&self, areas: &[Cells; AREAS]) -> [Cells; AREAS] {
        let mut after = *areas;
        let both = self.cells.0 | self.cells.1;
        after[self.areas.0] ^= both;
        after[self.areas.1] ^= both;
        after
    }
}

/// The units of border between an area and others.
pub(super) fn border(size: Size, cells: Cells) -> i32 {
    let side = size.side();
    let right = size.all() & !size.column(side - 1);
    let down = size.all() >> side;
    ((cells ^ cells >> 1) & right).count_ones() as i32 + ((cells ^ cells >> side) & down).count_ones() as i32
}

fn walk(size: Size, areas: &mut [Cells; AREAS], weight: f64, tries: usize, rng: &mut ChaCha8Rng) {
    for _ in 0..tries {
        let Some(exchange) = draw(size, areas, rng) else {
            continue;
        };
        let after = exchange.after(areas);
        let (first, second) = exchange.areas;
        let of = |areas: &[Cells; AREAS]| areas.iter().map(|cells| border(size, *cells)).sum::<i32>();
        // Each unit of border belongs to two areas.
        let more = f64::from(of(&after) - of(areas)) / 2.0;
        if more * weight <= 0.0 || rng.random::<f64>() < (-more * weight).exp() {
            (areas[first], areas[second]) = (after[first], after[second]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lap::flaws;
    use rand_chacha::ChaCha20Rng;

    #[test]
    fn every_generated_board_is_legal_and_the_levels_go_from_compact_to_winding() {
        let mut rng = ChaCha20Rng::seed_from_u64(7);
        for side in [8, 10] {
            let size = Size::new(side).expect("a size");
            let mean = |number: u8, rng: &mut ChaCha20Rng| {
                let level = Level::new(number).expect("a level");
                let borders = (0..12).map(|_| {
                    let board = generate(size, level, rng);
                    assert_eq!(flaws(&board, size), []);
                    board.areas().iter().map(|cells| border(size, *cells)).sum::<i32>()
                });
                borders.sum::<i32>()
            };
            let means: Vec<i32> = (1..=5).map(|number| mean(number, &mut rng)).collect();
            assert!(means.windows(2).all(|pair| pair[0] < pair[1]), "{means:?}");
        }
    }

    #[test]
    fn an_exchange_leads_back_by_the_same_pair() {
        let size = Size::DEFAULT;
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut areas = *blocks(size).areas();
        for _ in 0..2000 {
            if let Some(exchange) = draw(size, &areas, &mut rng) {
                let after = exchange.after(&areas);
                let (first, second) = exchange.areas;
                let back = Exchange { areas: (second, first), cells: exchange.cells };
                assert_eq!(back.after(&after), areas);
                assert!(
                    after[first].count_ones() == size.share() && after[second].count_ones() == size.share()
                );
                areas = after;
            }
        }
    }
}
