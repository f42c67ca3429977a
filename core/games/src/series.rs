//! A list that only grows.

use std::{fmt, sync::Arc};

/// How many items are shared together.
const PIECE: usize = 16;

/// A list that grows at its end. A copy shares all items with the list it was taken of, and goes on sharing all but at
/// most 16 of them when one of the two grows: it costs next to nothing, however long the list is.
#[derive(Clone, PartialEq, Eq)]
pub struct Series<T> {
    /// All full but the last, which has at least one item.
    pieces: Vec<Arc<Vec<T>>>,
}

impl<T> Series<T> {
    /// A list without items.
    pub const fn new() -> Series<T> {
        Series { pieces: Vec::new() }
    }

    /// The number of items.
    pub fn len(&self) -> usize {
        self.pieces.last().map_or(0, |last| (self.pieces.len() - 1) * PIECE + last.len())
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// The item with `place` others before it.
    pub fn get(&self, place: usize) -> Option<&T> {
        self.pieces.get(place / PIECE)?.get(place % PIECE)
    }

    /// The item that was added last.
    pub fn last(&self) -> Option<&T> {
        self.pieces.last()?.last()
    }

    /// All items in the order in which they were added.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.pieces.iter().flat_map(|piece| piece.iter())
    }

    /// The items with at least `place` others before them, in order; none of the earlier ones is touched.
    pub fn since(&self, place: usize) -> impl DoubleEndedIterator<Item = &T> {
        (place..self.len()).filter_map(|place| self.get(place))
    }
}

impl<T: Clone> Series<T> {
    /// Adds an item at the end.
    pub fn push(&mut self, item: T) {
        match self.pieces.last_mut() {
            Some(piece) if piece.len() < PIECE => Arc::make_mut(piece).push(item),
            _ => self.pieces.push(Arc::new(vec![item])),
        }
    }
}

impl<T> Default for Series<T> {
    fn default() -> Series<T> {
        Series::new()
    }
}

impl<T: fmt::Debug> fmt::Debug for Series<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_series_is_the_list_of_what_was_added() {
        let mut series = Series::new();
        for count in 0..PIECE * 3 {
            assert_eq!((series.len(), series.is_empty()), (count, count == 0));
            assert_eq!(series.last().copied(), count.checked_sub(1));
            assert_eq!(series.get(count), None);
            assert!(series.iter().copied().eq(0..count));
            assert!(series.iter().rev().copied().eq((0..count).rev()));
            assert!(series.since(count / 2).copied().eq(count / 2..count));
            series.push(count);
        }
    }

    #[test]
    fn a_copy_does_not_grow_with_its_list_and_shares_what_both_have() {
        let mut series = Series::new();
        (0..PIECE + 7).for_each(|number| series.push(number));
        let copy = series.clone();
        (0..PIECE).for_each(|number| series.push(number));
        assert_eq!((copy.len(), series.len()), (PIECE + 7, 2 * PIECE + 7));
        assert!(copy.iter().eq(series.iter().take(PIECE + 7)));
        assert!(std::ptr::eq(&copy.pieces[0][0], &series.pieces[0][0]));
        assert_ne!(copy, series);
    }
}
