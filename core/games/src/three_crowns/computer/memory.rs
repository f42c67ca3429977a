//! What was found out about positions, by key: a transposition table.

use super::super::Play;

/// How sure a stored score is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is the score.
    Exact,
    /// The score is this or more.
    Least,
    /// The score is this or less.
    Most,
}

/// What was found out about one position.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    key: u64,
    /// The score, for the side to move; wins are counted from this position on.
    pub score: i32,
    /// How many moves further it was looked.
    pub depth: u8,
    /// How sure the score is.
    pub bound: Bound,
    /// The best move found.
    pub best: Option<Play>,
}

/// The table. A later finding takes the place of an earlier one with the same last bits of its key.
pub struct Memory {
    entries: Vec<Option<Entry>>,
}

impl Memory {
    /// A table for a search of so many positions, at most 2^17 entries.
    pub fn new(nodes: u64) -> Memory {
        let size = nodes.clamp(1 << 8, 1 << 17).next_power_of_two().min(1 << 17);
        Memory { entries: vec![None; size as usize] }
    }

    /// What is known of this key.
    #[inline]
    pub fn recall(&self, key: u64) -> Option<&Entry> {
        self.entries[self.place(key)].as_ref().filter(|entry| entry.key == key)
    }

    /// Stores what was found out.
    #[inline]
    pub fn keep(&mut self, key: u64, score: i32, depth: u8, bound: Bound, best: Option<Play>) {
        let place = self.place(key);
        let best = best.or_else(|| self.recall(key).and_then(|entry| entry.best));
        self.entries[place] = Some(Entry { key, score, depth, bound, best });
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }
}
