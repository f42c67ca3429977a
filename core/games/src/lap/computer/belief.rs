//! A sample of the boards that keep all answers.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::super::{
    Heard, Size,
    board::{AREAS, Cells},
    generator::{self, border},
};
use super::walk::{Walk, Weights};
use crate::{Budget, Level};

/// How heavily a cell too many or too few in a square weighs: at the start of a walk from a board that knows no answer, at
/// the start of one from a board that keeps them all, and at the end of both.
const HEAT: (f32, f32, f32) = (0.4, 1.0, 3.0);

/// The same in the size of an area, as a part of that.
const SHARE: f32 = 0.5;

/// The flips of a walk from a board that knows no answer: at first, and at most, as long as none keeps them all.
const COLD: (u64, u64) = (6_000, 60_000);

/// The flips of a walk from a board that keeps all answers.
const WARM: u64 = 3_000;

/// How often the walks begin anew, at a board that owes nothing to those before.
const CHAINS: u64 = 8;

/// The flips that are one step of the budget.
const FLIPS_A_STEP: u64 = 4;

/// A cut into four areas.
pub(super) type Areas = [Cells; AREAS];

/// Boards that keep everything heard, a board perhaps several times; at most `flips` flips are spent on them, fewer when the
/// budget ends. They come from chains of annealed walks: the first of a chain begins at one of `found`, which keep
/// everything, or at four blocks; each other at the end of the one before.
///
/// What shape the board is of is not known: after each walk the weight of a border is drawn anew, in proportion to how
/// likely the generator makes this board at each of its five levels. So the boards are drawn, nearly, by what is to
/// be believed of a generated board of some level, each level as likely as any other before the first answer.
pub(super) fn sample(
    size: Size,
    heard: &[Heard],
    flips: u64,
    found: &[Areas],
    budget: &mut Budget<'_>,
    rng: &mut ChaCha8Rng,
) -> Vec<Areas> {
    let mut sums: Vec<(Cells, [u8; AREAS])> = Vec::new();
    for Heard { square, counts } in heard {
        let sum = (square.cells(size), *counts);
        if !sums.contains(&sum) {
            sums.push(sum);
        }
    }
    let mut coldest = *generator::blocks(size).areas();
    let mut walk = Walk::new(size, &sums, coldest);
    let mut boards = Vec::new();
    let (mut spent, mut renewed, mut length) = (0, 0, COLD.0);
    let mut last: Option<Areas> = None;
    let mut shape = Level::FIRST;
    while spent < flips {
        if spent >= renewed {
            renewed += flips / CHAINS;
            last = (!found.is_empty()).then(|| found[rng.random_range(0..found.len())]);
        }
        let (tries, heat) = if last.is_some() { (WARM, HEAT.1) } else { (length, HEAT.0) };
        if !budget.spend(tries / FLIPS_A_STEP) {
            break;
        }
        spent += tries;
        walk.restart(last.unwrap_or(coldest));
        let kept = anneal(&mut walk, tries, heat, generator::weight(shape), rng);
        if last.is_none() {
            coldest = *walk.areas();
            length = if kept.is_some() { COLD.0 } else { (2 * length).min(COLD.1) };
        }
        if let Some(areas) = kept {
            boards.push(areas);
            last = Some(areas);
            shape = likely_shape(size, &areas, rng);
        }
    }
    boards
}

/// One walk while it cools; the last board met in its second half that keeps all answers.
fn anneal(walk: &mut Walk, tries: u64, heat: f32, border: f64, rng: &mut ChaCha8Rng) -> Option<Areas> {
    let mut kept = None;
    for attempt in 0..tries {
        let square = heat + (HEAT.2 - heat) * attempt as f32 / tries as f32;
        walk.flip(Weights { square, share: SHARE * square, border: border as f32 }, rng);
        if walk.keeps_all() && 2 * attempt > tries {
            kept = Some(*walk.areas());
        }
    }
    kept
}

/// A level of the generator, drawn in proportion to how likely it makes this board.
fn likely_shape(size: Size, areas: &Areas, rng: &mut ChaCha8Rng) -> Level {
    let border = areas.iter().map(|own| border(size, *own)).sum::<i32>();
    let border = f64::from(border) / 2.0;
    let levels = (1..=5).filter_map(Level::new).zip(abundance(size));
    let ways: Vec<(Level, f64)> =
        levels.map(|(level, abundance)| (level, -generator::weight(level) * border - abundance)).collect();
    let most = ways.iter().map(|(_, way)| *way).fold(f64::MIN, f64::max);
    let share = |way: f64| (way - most).exp();
    let mut left = rng.random::<f64>() * ways.iter().map(|(_, way)| share(*way)).sum::<f64>();
    for (level, way) in &ways {
        left -= share(*way);
        if left <= 0.0 {
            return *level;
        }
    }
    Level::LAST
}

/// For each level of the generator the logarithm of the sum, over all boards, of `exp(-weight * border)`, less that of
/// level 4, where it is the number of boards. Found by walks over all boards: its slope over the weight is the mean of
/// the border, with the sign changed.
const fn abundance(size: Size) -> [f64; 5] {
    if size.side() >= 10 { [-52.3, -29.9, -12.8, 0.0, 73.7] } else { [-34.8, -19.2, -8.1, 0.0, 45.8] }
}
