//! Zobrist keys: a number for each piece on each square, put together by exclusive or.

use super::super::{Position, Side, squares};

/// What can stand on a square: White, Black, White crowned, Black crowned.
const KINDS: usize = 4;

static TABLE: [[u64; 64]; KINDS] = table();

/// The key of "Black moves".
const BLACK: u64 = 0xd1b5_4a32_d192_ed03;

/// The key of a position: equal positions have equal keys.
pub fn key(position: &Position) -> u64 {
    let mut key = turn(position.mover());
    for side in Side::BOTH {
        for square in squares(position.pieces(side)) {
            key ^= piece(position, square.number(), side);
        }
    }
    key
}

/// The key of `next`, from that of the position before it: what changed is taken out and put in.
#[inline]
pub fn following(key: u64, position: &Position, next: &Position) -> u64 {
    let mut key = key ^ BLACK;
    for side in Side::BOTH {
        let (before, after) = (position.pieces(side), next.pieces(side));
        let crowns = (position.crowns ^ next.crowns) & (before & after);
        for square in squares(before & (!after | crowns)) {
            key ^= piece(position, square.number(), side);
        }
        for square in squares(after & (!before | crowns)) {
            key ^= piece(next, square.number(), side);
        }
    }
    key
}

const fn turn(mover: Side) -> u64 {
    match mover {
        Side::White => 0,
        Side::Black => BLACK,
    }
}

#[inline]
fn piece(position: &Position, square: u8, side: Side) -> u64 {
    let crown = usize::from(position.crowns >> square & 1 == 1);
    TABLE[crown * 2 + side.place()][usize::from(square)]
}

/// Numbers of SplitMix64, from 0.
const fn table() -> [[u64; 64]; KINDS] {
    let mut table = [[0; 64]; KINDS];
    let mut state = 0u64;
    let mut place = 0;
    while place < KINDS * 64 {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        table[place / 64][place % 64] = mixed ^ (mixed >> 31);
        place += 1;
    }
    table
}
