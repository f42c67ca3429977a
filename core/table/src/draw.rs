//! A joint draw: every seat promises 32 bytes, then shows them; what follows was in nobody's hand.

use std::collections::BTreeMap;

use labirinto_games::Seat;
use sha2::{Digest, Sha256};

use crate::hash::{DRAW_EXPAND, DRAW_PROMISE, DRAW_RESULT, Hash, preimage};
use crate::notice::Seats;

/// The label of the draw of who begins.
pub const STARTER_LABEL: &str = "starter";

/// The label of a draw that a game asks for is this and the game's own label.
pub const GAME_LABEL: &str = "game/";

/// What a draw is bound to: nothing said in one draw is worth anything in another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Draw {
    pub(crate) genesis: Hash,
    /// How many draws this table had before.
    pub(crate) round: u32,
    pub(crate) label: String,
    pub(crate) count: u8,
    pub(crate) bound: u32,
    pub(crate) promises: BTreeMap<Seat, Hash>,
    pub(crate) reveals: BTreeMap<Seat, [u8; 32]>,
}

impl Draw {
    pub(crate) fn new(genesis: Hash, round: u32, label: String, count: u8, bound: u32) -> Draw {
        let (promises, reveals) = (BTreeMap::new(), BTreeMap::new());
        Draw { genesis, round, label, count: count.clamp(1, 64), bound: bound.max(1), promises, reveals }
    }

    /// What `seat` promises when it will show `value`.
    pub(crate) fn promise(&self, seat: Seat, value: &[u8; 32]) -> Hash {
        let round = self.round.to_be_bytes();
        Hash::of(DRAW_PROMISE, &[&self.genesis.0, &round, &[seat.byte()], self.label.as_bytes(), value])
    }

    /// Whether `value` is what `seat` promised.
    pub(crate) fn keeps(&self, seat: Seat, value: &[u8; 32]) -> bool {
        self.promises.get(&seat) == Some(&self.promise(seat, value))
    }

    /// The first of `active` that has not promised; when all have, the first that has not shown. The `bool`
    /// says which. `None`: all have shown.
    pub(crate) fn awaited(&self, active: Seats) -> Option<(Seat, bool)> {
        let unpromised = active.iter().find(|seat| !self.promises.contains_key(seat));
        let unrevealed = || active.iter().find(|seat| !self.reveals.contains_key(seat));
        unpromised.map(|seat| (seat, false)).or_else(|| unrevealed().map(|seat| (seat, true)))
    }

    /// What was drawn. Every share that was shown counts, also that of a seat that is gone since: otherwise a seat
    /// whose share is known could choose between two results by leaving.
    pub(crate) fn values(&self) -> Vec<u32> {
        let mut shown = Vec::new();
        for (seat, value) in &self.reveals {
            shown.push(seat.byte());
            shown.extend(value);
        }
        let round = self.round.to_be_bytes();
        let result = Hash::of(DRAW_RESULT, &[&self.genesis.0, &round, self.label.as_bytes(), &shown]);
        expand(result, self.count, self.bound)
    }
}

/// `count` values below `bound`, without bias: numbers of four bytes are read from SHA-256 blocks, and those
/// that would favour a value are passed over.
fn expand(result: Hash, count: u8, bound: u32) -> Vec<u32> {
    let fair = (1u64 << 32) / u64::from(bound) * u64::from(bound);
    let block = move |number: u32| -> [u8; 32] {
        Sha256::digest(preimage(DRAW_EXPAND, &[&result.0, &number.to_be_bytes()])).into()
    };
    let words = (0u32..).flat_map(move |number| {
        let block = block(number);
        let words: Vec<u32> = block.as_chunks::<4>().0.iter().map(|word| u32::from_be_bytes(*word)).collect();
        words
    });
    words.filter(|word| u64::from(*word) < fair).map(|word| word % bound).take(usize::from(count)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draw(round: u32, label: &str) -> Draw {
        Draw::new(Hash([7; 32]), round, label.to_owned(), 40, 3)
    }

    #[test]
    fn a_promise_binds_table_round_seat_label_and_value() {
        let seat = |index| Seat::new(index).expect("below seven");
        let promise = draw(0, "a").promise(seat(1), &[1; 32]);
        assert_ne!(promise, draw(1, "a").promise(seat(1), &[1; 32]));
        assert_ne!(promise, draw(0, "b").promise(seat(1), &[1; 32]));
        assert_ne!(promise, draw(0, "a").promise(seat(2), &[1; 32]));
        assert_ne!(promise, draw(0, "a").promise(seat(1), &[2; 32]));
        let other = Draw { genesis: Hash([8; 32]), ..draw(0, "a") };
        assert_ne!(promise, other.promise(seat(1), &[1; 32]));
    }

    #[test]
    fn values_are_fair_and_in_bounds() {
        for bound in [1, 2, 3, 6, 7, 1000, u32::MAX] {
            let values = expand(Hash([bound as u8; 32]), 64, bound);
            assert_eq!(values.len(), 64);
            assert!(values.iter().all(|value| *value < bound));
        }
        let mut seen = [0u32; 6];
        for number in 0..1000u32 {
            let mut result = [0; 32];
            result[..4].copy_from_slice(&number.to_be_bytes());
            expand(Hash(result), 6, 6).iter().for_each(|value| seen[*value as usize] += 1);
        }
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
    }

    #[test]
    fn every_seat_counts() {
        let seats = Seats::all(3);
        let mut drawn = draw(0, "a");
        for seat in seats.iter() {
            assert_eq!(drawn.awaited(seats), Some((seat, false)));
            drawn.promises.insert(seat, drawn.promise(seat, &[seat.byte(); 32]));
        }
        for seat in seats.iter() {
            assert_eq!(drawn.awaited(seats), Some((seat, true)));
            assert!(drawn.keeps(seat, &[seat.byte(); 32]));
            assert!(!drawn.keeps(seat, &[9; 32]));
            drawn.reveals.insert(seat, [seat.byte(); 32]);
        }
        assert_eq!(drawn.awaited(seats), None);
        let values = drawn.values();
        for seat in seats.iter() {
            let mut other = drawn.clone();
            other.reveals.insert(seat, [99; 32]);
            assert_ne!(other.values(), values);
        }
    }
    #[test]
    fn a_share_that_was_shown_counts_though_its_seat_is_gone() {
        let (all, staying) = (Seats::all(3), Seats::all(2));
        let mut drawn = draw(0, "a");
        for seat in all.iter() {
            drawn.promises.insert(seat, drawn.promise(seat, &[seat.byte(); 32]));
            drawn.reveals.insert(seat, [seat.byte(); 32]);
        }
        let mut without = drawn.clone();
        without.reveals.retain(|seat, _| staying.holds(*seat));
        assert_eq!(without.awaited(staying), None);
        assert_ne!(without.values(), drawn.values());
    }
}
