//! A maze: the secret of one seat.

use crate::{Cell, Direction, Secret, bytes::Reader};

use super::{Edge, Edges, Grid, Question, Reply};

/// A maze as its owner drew it: walls on inner edges, start D and arrival A (LYR-1, LYR-3). Any set of walls
/// can be held, also an illegal one: [`super::flaws`] tells.
///
/// Canonical bytes: `size`, `D column`, `D row`, `A column`, `A row`, then the walls, one bit an edge in the
/// order of [`Edge`], the first edge in the lowest bit of the first byte; bits beyond the last edge are 0.
#[derive(Clone, PartialEq, Eq)]
pub struct Maze {
    grid: Grid,
    walls: Edges,
    start: Cell,
    goal: Cell,
}

impl Maze {
    /// A maze without walls; `None` when an end lies outside the grid.
    pub fn new(grid: Grid, start: Cell, goal: Cell) -> Option<Maze> {
        (grid.holds(start) && grid.holds(goal)).then_some(Maze { grid, walls: Edges::NONE, start, goal })
    }

    /// The grid.
    pub const fn grid(&self) -> Grid {
        self.grid
    }

    /// D (LYR-3).
    pub const fn start(&self) -> Cell {
        self.start
    }

    /// A (LYR-3).
    pub const fn goal(&self) -> Cell {
        self.goal
    }

    /// The walls.
    pub const fn walls(&self) -> Edges {
        self.walls
    }

    /// Whether one may pass this edge. An edge that the grid lacks is closed.
    pub fn open(&self, edge: Edge) -> bool {
        usize::from(edge.0) < self.grid.edges() && !self.walls.holds(edge)
    }

    /// Whether one cannot leave the cell on this side: a wall, or the border.
    pub fn closed(&self, cell: Cell, side: Direction) -> bool {
        !self.grid.edge(cell, side).is_some_and(|edge| self.open(edge))
    }

    /// Draws (`true`) or removes the wall on this edge. Without effect for an edge that the grid lacks.
    pub fn set_wall(&mut self, edge: Edge, wall: bool) {
        if usize::from(edge.0) < self.grid.edges() {
            self.walls.set(edge, wall);
        }
    }

    /// Moves D; `false`, and nothing changes, outside the grid.
    pub fn set_start(&mut self, cell: Cell) -> bool {
        let inside = self.grid.holds(cell);
        if inside {
            self.start = cell;
        }
        inside
    }

    /// Moves A; `false`, and nothing changes, outside the grid.
    pub fn set_goal(&mut self, cell: Cell) -> bool {
        let inside = self.grid.holds(cell);
        if inside {
            self.goal = cell;
        }
        inside
    }

    /// The number of walls round the cell, 0 to 4, the border counted (LYR-5).
    pub fn count(&self, cell: Cell) -> u8 {
        Direction::ALL.iter().filter(|side| self.closed(cell, **side)).count() as u8
    }

    /// The true reply to `question` of a walker on `from` (LYR-5, LYR-6). A way is answered to its end: the
    /// match cut it at A before (LYR-7). `None` when the question is illegal there, or when a cell closed on
    /// all sides (LYR-2) leaves no reply.
    pub fn answer(&self, from: Cell, question: &Question) -> Option<Reply> {
        match question {
            Question::Count(cell) => {
                let count = self.grid.holds(*cell).then(|| self.count(*cell))?;
                (count <= 3).then_some(Reply::Count(count))
            }
            Question::Way(steps) => {
                let mut passed = self.grid.walk(from, steps);
                let free = passed.try_fold(true, |free, passed| Some(free & self.open(passed?.0)))?;
                Some(if free { Reply::Yes } else { Reply::No })
            }
        }
    }

    /// The canonical bytes.
    pub fn encode(&self) -> Secret {
        let mut bytes =
            vec![self.grid.size(), self.start.column, self.start.row, self.goal.column, self.goal.row];
        let walls = self.walls.words().into_iter().flat_map(u64::to_le_bytes);
        bytes.extend(walls.take(self.grid.edges().div_ceil(8)));
        Secret::from_bytes(bytes)
    }

    /// The maze of these bytes; `None` unless they are exactly its canonical bytes.
    pub fn decode(secret: &Secret) -> Option<Maze> {
        let mut reader = Reader::new(secret.reveal());
        let grid = Grid::new(reader.byte()?)?;
        let start = Cell { column: reader.byte()?, row: reader.byte()? };
        let goal = Cell { column: reader.byte()?, row: reader.byte()? };
        let mut maze = Maze::new(grid, start, goal)?;
        let mut words = zeroize::Zeroizing::new([0; 3]);
        for (place, byte) in reader.take(grid.edges().div_ceil(8))?.iter().enumerate() {
            words[place / 8] |= u64::from(*byte) << (place % 8 * 8);
        }
        reader.end()?;
        maze.walls = Edges::from_words(*words);
        maze.walls.within(Edges::first(grid.edges())).then_some(maze)
    }
}

impl std::fmt::Debug for Maze {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Maze(..)")
    }
}

impl Drop for Maze {
    fn drop(&mut self) {
        zeroize::Zeroize::zeroize(&mut self.walls);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cell {
        Cell::from_name(name).expect("the test names a cell")
    }

    fn sample() -> Maze {
        let grid = Grid::new(5).expect("5 is a size");
        let mut maze = Maze::new(grid, cell("a1"), cell("e5")).expect("both ends are inside");
        for (name, direction) in [("a1", Direction::East), ("b2", Direction::North), ("b2", Direction::South)]
        {
            maze.set_wall(grid.edge(cell(name), direction).expect("an inner edge"), true);
        }
        maze
    }

    #[test]
    fn bytes_have_one_encoding() {
        let maze = sample();
        let secret = maze.encode();
        assert!(Maze::decode(&secret) == Some(maze));
        for bit in 0..secret.reveal().len() * 8 {
            let mut bytes = secret.reveal().to_vec();
            bytes[bit / 8] ^= 1 << (bit % 8);
            let changed = Secret::from_bytes(bytes);
            assert!(Maze::decode(&changed).is_none_or(|maze| maze.encode() == changed), "bit {bit}");
        }
        let mut longer = secret.reveal().to_vec();
        longer.push(0);
        assert!(Maze::decode(&Secret::from_bytes(longer)).is_none());
        assert!(Maze::decode(&Secret::from_bytes(secret.reveal()[..9].to_vec())).is_none());
    }

    #[test]
    fn bits_beyond_the_last_edge_are_refused() {
        let maze = Maze::new(Grid::new(6).expect("6 is a size"), cell("a1"), cell("f6")).expect("inside");
        let mut bytes = maze.encode().reveal().to_vec();
        let last = bytes.len() - 1;
        bytes[last] |= 0x80;
        assert!(Maze::decode(&Secret::from_bytes(bytes)).is_none());
    }

    #[test]
    fn lyr_5_the_count_includes_the_border() {
        let maze = sample();
        assert_eq!(maze.answer(cell("a1"), &Question::Count(cell("a1"))), Some(Reply::Count(3)));
        assert_eq!(maze.answer(cell("a1"), &Question::Count(cell("b2"))), Some(Reply::Count(2)));
        assert_eq!(maze.answer(cell("a1"), &Question::Count(cell("c3"))), Some(Reply::Count(0)));
        assert_eq!(maze.answer(cell("a1"), &Question::Count(cell("f1"))), None);
    }

    #[test]
    fn lyr_6_the_answer_to_a_way() {
        let maze = sample();
        let way = |steps: &[Direction]| maze.answer(cell("a1"), &Question::Way(steps.to_vec()));
        assert_eq!(way(&[Direction::East]), Some(Reply::No));
        assert_eq!(way(&[Direction::South, Direction::East]), Some(Reply::Yes));
        assert_eq!(way(&[Direction::North]), None);
    }
}
