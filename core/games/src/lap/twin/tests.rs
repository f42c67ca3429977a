//! The test of decidability against the enumeration of all boards of 4x4 and 6x6.

use std::collections::{BTreeSet, HashMap};

use super::*;
use crate::lap::{form, question::squares};

/// The board of LAP-8, and its twin.
const COMBS: [&str; 2] = [
    "AAABBCCCCC/AABBBCCCCC/AAABBCCCCC/AABBBCCCCC/AAABBCCCCC/AABBBDDDDD/AAABBDDDDD/AABBBDDDDD/AAABBDDDDD/AABBBDDDDD",
    "AABBBCCCCC/AAABBCCCCC/AABBBCCCCC/AAABBCCCCC/AABBBCCCCC/AAABBDDDDD/AABBBDDDDD/AAABBDDDDD/AABBBDDDDD/AAABBDDDDD",
];

fn size(side: u8) -> Size {
    Size::new(side).expect("a size")
}

/// Every connected set of `count` of the cells `free` that has the first of them, each once.
fn areas(size: Size, free: Cells, count: u32, each: &mut dyn FnMut(Cells)) {
    fn grow(size: Size, taken: Cells, open: Cells, free: Cells, left: u32, each: &mut dyn FnMut(Cells)) {
        if left == 0 {
            return each(taken);
        }
        let (mut open, mut free) = (open, free);
        while open != 0 {
            let cell = open & open.wrapping_neg();
            open &= !cell;
            free &= !cell;
            grow(size, taken | cell, open | size.beside(cell) & free, free, left - 1, each);
        }
    }
    let first = free & free.wrapping_neg();
    let rest = free & !first;
    grow(size, first, size.beside(first) & rest, rest, count - 1, each);
}

/// Every partition of `free` into areas, the area with the first free cell first.
fn partitions(size: Size, free: Cells, done: &mut Vec<Cells>, each: &mut dyn FnMut(&[Cells])) {
    let share = size.share();
    if done.len() == AREAS - 1 {
        if size.is_connected(free) {
            done.push(free);
            each(done);
            done.pop();
        }
        return;
    }
    let mut found = Vec::new();
    areas(size, free, share, &mut |area| found.push(area));
    for area in found {
        let rest = free & !area;
        let mut left = rest;
        let mut fits = true;
        while left != 0 && fits {
            let part = size.flood(left & left.wrapping_neg(), rest);
            fits = part.count_ones().is_multiple_of(share);
            left &= !part;
        }
        if fits {
            done.push(area);
            partitions(size, rest, done, each);
            done.pop();
        }
    }
}

fn board(size: Size, areas: &[Cells]) -> Board {
    Board::of(size, [areas[0], areas[1], areas[2], areas[3]]).expect("a partition")
}

/// What a board answers to all questions.
fn answers(board: &Board) -> Vec<[u8; AREAS]> {
    squares(board.size()).map(|square| board.counts(square.cells(board.size()))).collect()
}

/// The answers as one number for each order of the areas, the least of them: equal for two partitions exactly when
/// some two boards of them answer alike (but for the one chance in 2^64 that different answers are hashed alike).
fn signature(answers: &[[u8; AREAS]]) -> (u64, bool) {
    let mut hashes = [0u64; AREAS];
    for (place, counts) in answers.iter().enumerate() {
        for (hash, count) in hashes.iter_mut().zip(counts) {
            let mixed = (place as u64 * 5 + u64::from(*count) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            *hash = hash.wrapping_add((mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9));
        }
    }
    hashes.sort_unstable();
    let alike = hashes.windows(2).any(|pair| pair[0] == pair[1]);
    let all = hashes.iter().fold(0u64, |all, hash| all.wrapping_mul(0x94d0_49bb_1331_11eb) ^ hash);
    (all, alike)
}

#[test]
fn lap_7_no_board_of_4x4_is_undecidable() {
    let size = size(4);
    let mut count = 0;
    let mut seen: BTreeSet<Vec<[u8; AREAS]>> = BTreeSet::new();
    partitions(size, size.all(), &mut Vec::new(), &mut |areas| {
        for first in 0..24 {
            let mut order = vec![0, 1, 2, 3];
            let mut rest = first;
            let labels = [4, 3, 2, 1].map(|left| {
                let place = rest % left;
                rest /= left;
                order.remove(place)
            });
            let board = board(size, &labels.map(|label| areas[label]));
            assert!(is_decidable(&board), "{}", form::write(&board));
            assert!(seen.insert(answers(&board)), "two boards answer alike: {}", form::write(&board));
            count += 1;
        }
    });
    assert_eq!(count, 2808);
}

/// The test finds a board of 6x6 undecidable exactly when another one of the whole enumeration answers alike.
#[test]
fn lap_7_the_undecidable_boards_of_6x6_are_all_found() {
    let size = size(6);
    let mut judged: Vec<(u64, bool)> = Vec::new();
    partitions(size, size.all(), &mut Vec::new(), &mut |areas| {
        let board = board(size, areas);
        let answered = answers(&board);
        let found = twin(&board);
        if let Some(twin) = &found {
            assert!(twin.board != board && answers(&twin.board) == answered);
            assert!(crate::lap::check::shape_flaws(&twin.board, size).is_empty());
        }
        let (signature, alike) = signature(&answered);
        assert!(!alike, "two areas of one board have the same answers");
        judged.push((signature, found.is_some()));
    });
    let undecidable = judged.iter().filter(|(_, found)| *found).count();
    assert_eq!((judged.len(), undecidable), (442_791, 672));
    let mut boards: HashMap<u64, u32> = HashMap::new();
    judged.iter().for_each(|(signature, _)| *boards.entry(*signature).or_default() += 1);
    for (signature, found) in judged {
        assert_eq!(boards[&signature] > 1, found, "the enumeration says otherwise");
    }
}

#[test]
fn lap_7_changes_of_an_area_are_all_that_keep_its_sums() {
    // Every way to change one area of a 4x4 board, by trying all sets of cells.
    let size = size(4);
    let mut looked_at = 0;
    partitions(size, size.all(), &mut Vec::new(), &mut |areas| {
        looked_at += 1;
        if looked_at % 10 != 1 {
            return;
        }
        let own = areas[0];
        let sums = |cells: Cells| {
            squares(size).map(|square| (cells & square.cells(size)).count_ones()).collect::<Vec<_>>()
        };
        let expected: BTreeSet<Change> = (1..1u128 << 16)
            .map(|changed| own ^ changed)
            .filter(|other| other.count_ones() == own.count_ones() && sums(*other) == sums(own))
            .map(|other| (other & !own, own & !other))
            .collect();
        let mut found = Vec::new();
        candidates(size, own, &mut found);
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected, "{own:b}");
    });
}

#[test]
fn lap_8_the_two_combs_answer_all_81_questions_alike() {
    let [combs, other] = COMBS.map(|text| form::read_joined(size(10), text).expect("a board"));
    assert_eq!((answers(&combs).len(), answers(&combs) == answers(&other)), (81, true));
    for (one, another) in [(&combs, &other), (&other, &combs)] {
        let twin = twin(one).expect("the page says so");
        assert!(twin.board == *another);
        assert_eq!(twin.exchange(), Exchange::Column(2));
        assert_eq!(twin.changed, size(10).column(2));
    }
}
