//! Sets of squares: bit n is square n.

use super::Square;

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// One of the eight directions, along ranks, files and diagonals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ray {
    /// Towards rank 8.
    Up,
    /// Towards rank 8 and file h.
    UpRight,
    /// Towards file h.
    Right,
    /// Towards rank 1 and file h.
    DownRight,
    /// Towards rank 1.
    Down,
    /// Towards rank 1 and file a.
    DownLeft,
    /// Towards file a.
    Left,
    /// Towards rank 8 and file a.
    UpLeft,
}

impl Ray {
    /// All eight, each followed, four places later, by its opposite.
    pub const ALL: [Ray; 8] =
        [Ray::Up, Ray::UpRight, Ray::Right, Ray::DownRight, Ray::Down, Ray::DownLeft, Ray::Left, Ray::UpLeft];

    /// One of each opposite pair: the four kinds of straight line.
    pub const LINES: [Ray; 4] = [Ray::Up, Ray::UpRight, Ray::Right, Ray::DownRight];

    /// Every square of `set` moved by one; what leaves the board is gone.
    #[inline]
    pub const fn shift(self, set: u64) -> u64 {
        match self {
            Ray::Up => set << 8,
            Ray::UpRight => (set & !FILE_H) << 9,
            Ray::Right => (set & !FILE_H) << 1,
            Ray::DownRight => (set & !FILE_H) >> 7,
            Ray::Down => set >> 8,
            Ray::DownLeft => (set & !FILE_A) >> 9,
            Ray::Left => (set & !FILE_A) >> 1,
            Ray::UpLeft => (set & !FILE_A) << 7,
        }
    }

    /// The other way.
    pub const fn opposite(self) -> Ray {
        match self {
            Ray::Up => Ray::Down,
            Ray::UpRight => Ray::DownLeft,
            Ray::Right => Ray::Left,
            Ray::DownRight => Ray::UpLeft,
            Ray::Down => Ray::Up,
            Ray::DownLeft => Ray::UpRight,
            Ray::Left => Ray::Right,
            Ray::UpLeft => Ray::DownRight,
        }
    }
}

/// The squares of a set in rising order.
pub fn squares(mut set: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let square = Square::new(set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(square)
    })
}

/// Whether the one square of `bit` is in line with two others of `set` at least, contiguous (TRI-4, TRI-8). It counts
/// itself, whether it is in `set` or not.
#[inline]
pub const fn in_line(set: u64, bit: u64) -> bool {
    let mut kind = 0;
    while kind < Ray::LINES.len() {
        let (ray, back) = (Ray::LINES[kind], Ray::LINES[kind].opposite());
        let (ahead, behind) = (ray.shift(bit) & set, back.shift(bit) & set);
        if ahead != 0 && behind != 0 || (ray.shift(ahead) | back.shift(behind)) & set != 0 {
            return true;
        }
        kind += 1;
    }
    false
}

/// The squares of `set` that are in line with two others of it at least, contiguous.
pub fn lines(set: u64) -> u64 {
    let mut found = 0;
    for ray in Ray::LINES {
        let middle = set & ray.shift(set) & ray.opposite().shift(set);
        found |= middle | ray.shift(middle) | ray.opposite().shift(middle);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> u64 {
        names
            .split(' ')
            .map(|name| Square::named(name).expect("a square").bit())
            .fold(0, |set, bit| set | bit)
    }

    #[test]
    fn tri_4_a_line_is_straight_contiguous_and_of_three() {
        for (others, at, expected) in [
            ("a1 b1", "c1", true),
            ("a1 c1", "b1", true),
            ("a1 c3", "b2", true),
            ("c1 b2", "a3", true),
            ("d4 d5", "d6", true),
            ("a1 b1", "d1", false),
            ("a1 b1", "c2", false),
            ("g1 h1", "a2", false),
            ("h4 a6", "b6", false),
            ("h1 h3", "h2", true),
        ] {
            let bit = set(at);
            assert_eq!(in_line(set(others), bit), expected, "{others} and {at}");
            assert_eq!(lines(set(others) | bit), if expected { set(others) | bit } else { 0 });
        }
    }

    #[test]
    fn shifts_keep_to_the_board() {
        for square in Square::all() {
            let (cell, mut neighbours) = (square.cell(), 0);
            for ray in Ray::ALL {
                neighbours += ray.shift(square.bit()).count_ones();
                assert!(
                    ray.shift(square.bit()) == 0
                        || ray.opposite().shift(ray.shift(square.bit())) == square.bit()
                );
            }
            let edge = |place: u8| if place == 0 || place == 7 { 2 } else { 3 };
            assert_eq!(neighbours, edge(cell.column) * edge(cell.row) - 1, "{square:?}");
        }
        assert!(squares(set("b1 a1 h8")).map(Square::name).eq(["a1", "b1", "h8"]));
    }
}
