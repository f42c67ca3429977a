//! Uniform spanning trees.

use rand::{CryptoRng, RngExt};

/// A spanning tree of a grid of `columns` by `rows`, uniform among all of them: Wilson's algorithm,
/// loop-erased random walks from each cell in reading order to the tree grown so far, from a random root (D.
/// B. Wilson, STOC 1996).
///
/// For each cell in reading order the next cell on its way to the root; the root names itself.
pub(super) fn spanning_tree(columns: usize, rows: usize, rng: &mut dyn CryptoRng) -> Vec<usize> {
    let cells = columns * rows;
    let mut next: Vec<usize> = (0..cells).collect();
    let mut grown = vec![false; cells];
    grown[rng.random_range(0..cells)] = true;
    for first in 0..cells {
        let mut at = first;
        while !grown[at] {
            next[at] = neighbour(at, columns, rows, rng);
            at = next[at];
        }
        let mut at = first;
        while !grown[at] {
            grown[at] = true;
            at = next[at];
        }
    }
    next
}

fn neighbour(at: usize, columns: usize, rows: usize, rng: &mut dyn CryptoRng) -> usize {
    let (column, row) = (at % columns, at / columns);
    let all = [
        (row > 0).then(|| at - columns),
        (column + 1 < columns).then_some(at + 1),
        (row + 1 < rows).then_some(at + columns),
        (column > 0).then(|| at - 1),
    ];
    let count = all.iter().flatten().count();
    let chosen = rng.random_range(0..count);
    all.into_iter().flatten().nth(chosen).unwrap_or(at)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use rand::SeedableRng;
    use rand_chacha::ChaCha20Rng;

    use super::*;

    /// A 3x3 grid has 192 spanning trees. With 191 degrees of freedom the chi-square statistic exceeds 259
    /// once in a thousand times; the seed is fixed, so the test is exact.
    #[test]
    fn every_spanning_tree_is_equally_likely() {
        const TREES: usize = 192;
        const EACH: usize = 100;
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        let mut seen: BTreeMap<Vec<(usize, usize)>, usize> = BTreeMap::new();
        for _ in 0..TREES * EACH {
            let next = spanning_tree(3, 3, &mut rng);
            let pairs = next.iter().enumerate().filter(|(cell, next)| *cell != **next);
            let mut edges: Vec<_> = pairs.map(|(cell, next)| (cell.min(*next), cell.max(*next))).collect();
            edges.sort_unstable();
            *seen.entry(edges).or_default() += 1;
        }
        assert_eq!(seen.len(), TREES);
        let expected = EACH as f64;
        let chi_square: f64 = seen.values().map(|count| (*count as f64 - expected).powi(2) / expected).sum();
        assert!(chi_square < 259.0, "chi-square {chi_square}");
    }
}
