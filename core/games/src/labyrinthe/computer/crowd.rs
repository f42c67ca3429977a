//! A set of sampled worlds.

/// A set of worlds by their place in a sample, each below [`Crowd::MOST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Crowd([u64; Crowd::WORDS]);

impl Crowd {
    const WORDS: usize = 4;

    /// The most worlds of a sample.
    pub(super) const MOST: usize = 64 * Crowd::WORDS;

    /// No world.
    pub(super) const NONE: Crowd = Crowd([0; Crowd::WORDS]);

    /// The worlds at places below `count`.
    pub(super) fn first(count: usize) -> Crowd {
        let mut crowd = Crowd::NONE;
        (0..count.min(Crowd::MOST)).for_each(|place| crowd.insert(place));
        crowd
    }

    /// Adds the world at `place`.
    pub(super) fn insert(&mut self, place: usize) {
        self.0[place / 64] |= 1 << (place % 64);
    }

    /// How many worlds.
    pub(super) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there is none.
    pub(super) fn is_empty(&self) -> bool {
        *self == Crowd::NONE
    }

    /// The worlds of both.
    pub(super) fn and(self, other: Crowd) -> Crowd {
        Crowd(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The worlds that `other` lacks.
    pub(super) fn without(self, other: Crowd) -> Crowd {
        Crowd(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }
}
