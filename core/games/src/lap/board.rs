//! A board cut into areas: the secret of one seat, and whatever is painted.

use crate::{Cell, Secret, bytes::Reader};

/// The number of areas (LAP-1).
pub const AREAS: usize = 4;

/// The side of a square board: even, so that four areas of equal size fill it (LAP-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size(u8);

/// A set of cells, one bit a cell in reading order.
pub type Cells = u128;

/// One of the four areas: A to D here and on screen, for the source's 1 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Area(u8);

/// A square board whose cells belong to one of four areas or to none yet. The areas never overlap.
///
/// Canonical bytes: the size, then one byte a cell in reading order, 0 to 3 for A to D. A secret is full; what is still
/// being painted is stored with 4 for a bare cell.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    size: Size,
    areas: [Cells; AREAS],
}

impl Size {
    /// The size of a game by default.
    pub const DEFAULT: Size = Size(10);

    /// A side of `cells`; `None` unless it is 4, 6, 8 or 10. Games are played on 8 and 10 (LAP-1).
    pub const fn new(cells: u8) -> Option<Size> {
        if matches!(cells, 4 | 6 | 8 | 10) { Some(Size(cells)) } else { None }
    }

    /// The number of cells along a side.
    pub const fn side(self) -> u8 {
        self.0
    }

    /// The number of cells.
    pub const fn count(self) -> usize {
        self.0 as usize * self.0 as usize
    }

    /// The number of cells of each area (LAP-1).
    pub const fn share(self) -> u32 {
        (self.count() / AREAS) as u32
    }

    /// All cells.
    pub const fn all(self) -> Cells {
        Cells::MAX >> (128 - self.count())
    }

    /// All cells by name, in reading order.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.count()).map(move |index| self.cell(index))
    }

    /// The cell at this place in reading order.
    pub const fn cell(self, index: usize) -> Cell {
        Cell { column: (index % self.0 as usize) as u8, row: (index / self.0 as usize) as u8 }
    }

    /// The place of a cell in reading order; beyond the last when it lies outside.
    pub const fn index(self, cell: Cell) -> usize {
        cell.row as usize * self.0 as usize + cell.column as usize
    }

    /// Whether the cell lies on the board.
    pub const fn holds(self, cell: Cell) -> bool {
        cell.column < self.0 && cell.row < self.0
    }

    /// The cells of column `column`.
    pub const fn column(self, column: u8) -> Cells {
        let (mut cells, mut row) = (0, 0);
        while row < self.0 {
            cells |= 1 << (row as usize * self.0 as usize + column as usize);
            row += 1;
        }
        cells
    }

    /// The cells of row `row`.
    pub const fn row(self, row: u8) -> Cells {
        ((1 << self.0) - 1) << (row as usize * self.0 as usize)
    }

    /// All cells that touch one of `cells` by a side.
    pub const fn beside(self, cells: Cells) -> Cells {
        let (first, last) = (self.column(0), self.column(self.0 - 1));
        let sideways = (cells & !last) << 1 | (cells & !first) >> 1;
        (sideways | cells << self.0 | cells >> self.0) & self.all()
    }

    /// The cells of `among` that are connected by sides with `from`, which are among them.
    pub const fn flood(self, from: Cells, among: Cells) -> Cells {
        let mut reached = from & among;
        loop {
            let more = reached | self.beside(reached) & among;
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// Whether all of `cells` are connected by sides. No cell is.
    pub const fn is_connected(self, cells: Cells) -> bool {
        self.flood(cells & cells.wrapping_neg(), cells) == cells
    }
}

impl Area {
    /// All four.
    pub const ALL: [Area; AREAS] = [Area(0), Area(1), Area(2), Area(3)];

    /// The area numbered `index`, 0 to 3.
    pub const fn new(index: u8) -> Option<Area> {
        if index < AREAS as u8 { Some(Area(index)) } else { None }
    }

    /// Its number, 0 to 3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its letter, A to D.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The area of a letter, capital or not.
    pub fn of_letter(letter: char) -> Option<Area> {
        Area::ALL.into_iter().find(|area| area.letter().eq_ignore_ascii_case(&letter))
    }
}

impl Board {
    /// A board on which nothing is painted.
    pub const fn bare(size: Size) -> Board {
        Board { size, areas: [0; AREAS] }
    }

    /// The board with these areas; `None` when two overlap or one leaves the board.
    pub fn of(size: Size, areas: [Cells; AREAS]) -> Option<Board> {
        let mut taken = !size.all();
        for cells in areas {
            if taken & cells != 0 {
                return None;
            }
            taken |= cells;
        }
        Some(Board { size, areas })
    }

    /// The size.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The cells of each area, in the order of [`Area::ALL`].
    pub const fn areas(&self) -> &[Cells; AREAS] {
        &self.areas
    }

    /// The cells of an area.
    pub const fn cells(&self, area: Area) -> Cells {
        self.areas[area.index()]
    }

    /// The cells of no area yet.
    pub fn blank(&self) -> Cells {
        self.size.all() & !self.areas.iter().fold(0, |all, cells| all | cells)
    }

    /// The area of the cell at this place in reading order.
    pub fn at(&self, index: usize) -> Option<Area> {
        Area::ALL.into_iter().find(|area| index < 128 && self.cells(*area) >> index & 1 == 1)
    }

    /// Paints cells; without an area they are rubbed out.
    pub fn paint(&mut self, cells: Cells, area: Option<Area>) {
        let cells = cells & self.size.all();
        self.areas.iter_mut().for_each(|own| *own &= !cells);
        if let Some(area) = area {
            self.areas[area.index()] |= cells;
        }
    }

    /// How many of `cells` each area has.
    pub fn counts(&self, cells: Cells) -> [u8; AREAS] {
        self.areas.map(|own| (own & cells).count_ones() as u8)
    }

    /// The canonical bytes, for a full board.
    pub fn encode(&self) -> Secret {
        let mut bytes = Vec::new();
        self.write(&mut bytes);
        Secret::from_bytes(bytes)
    }

    /// The board of these bytes; `None` unless they are the canonical bytes of a full one.
    pub fn decode(secret: &Secret) -> Option<Board> {
        let mut reader = Reader::new(secret.reveal());
        let board = Board::read(&mut reader)?;
        reader.end()?;
        (board.blank() == 0).then_some(board)
    }

    /// Appends the bytes, also of a board that is not full.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        bytes.push(self.size.0);
        bytes.extend((0..self.size.count()).map(|index| self.at(index).map_or(4, |area| area.0)));
    }

    /// The board that [`Board::write`] wrote.
    pub fn read(reader: &mut Reader) -> Option<Board> {
        let size = Size::new(reader.byte()?)?;
        let mut board = Board::bare(size);
        for (index, byte) in reader.take(size.count())?.iter().enumerate() {
            match byte {
                0..=3 => board.areas[usize::from(*byte)] |= 1 << index,
                4 => {}
                _ => return None,
            }
        }
        Some(board)
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Board(..)")
    }
}

impl Drop for Board {
    fn drop(&mut self) {
        zeroize::Zeroize::zeroize(&mut self.areas);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_have_one_encoding() {
        let size = Size::new(4).expect("a size");
        let mut board = Board::bare(size);
        for (row, area) in (0..4).zip(Area::ALL) {
            board.paint(size.row(row), Some(area));
        }
        let secret = board.encode();
        assert!(Board::decode(&secret) == Some(board.clone()));
        for bit in 0..secret.reveal().len() * 8 {
            let mut bytes = secret.reveal().to_vec();
            bytes[bit / 8] ^= 1 << (bit % 8);
            let changed = Secret::from_bytes(bytes);
            assert!(Board::decode(&changed).is_none_or(|board| board.encode() == changed), "bit {bit}");
        }
        board.paint(1, None);
        assert!(Board::decode(&board.encode()).is_none(), "a bare cell");
        let mut bytes = Vec::new();
        board.write(&mut bytes);
        assert!(Board::read(&mut Reader::new(&bytes)) == Some(board));
    }

    #[test]
    fn neighbours_do_not_go_round_the_border() {
        let size = Size::DEFAULT;
        for index in 0..size.count() {
            let cell = size.cell(index);
            let beside = size.beside(1 << index);
            for (other, place) in size.cells().zip(0..) {
                let apart = cell.column.abs_diff(other.column) + cell.row.abs_diff(other.row);
                assert_eq!(beside >> place & 1 == 1, apart == 1, "{cell:?} {other:?}");
            }
        }
    }

    #[test]
    fn lap_1_letters_stand_for_the_numbers_of_the_source() {
        let letters: String = Area::ALL.iter().map(|area| area.letter()).collect();
        assert_eq!(letters, "ABCD");
        assert_eq!(Area::of_letter('c'), Area::new(2));
        assert_eq!((Size::DEFAULT.share(), Size::new(8).map(Size::share)), (25, Some(16)));
    }
}
