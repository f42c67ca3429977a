//! Whether a maze is legal.

use crate::{Cell, Flaw, Text};

use super::{Grid, Maze};

/// Every clause that `maze` breaks on a table whose grid is `grid`, with the cells concerned; empty when it
/// is legal.
pub fn flaws(maze: &Maze, grid: Grid) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    if maze.grid() != grid {
        let text = Text::key("labyrinthe-flaw-size").number("found", maze.grid().size());
        let text = text.number("wanted", grid.size());
        flaws.push(Flaw { clause: "LYR-1", text, cells: Vec::new() });
    }
    let closed = closed_off(maze);
    if !closed.is_empty() {
        let names: Vec<String> = closed.iter().map(|cell| cell.name()).collect();
        let text = Text::key("labyrinthe-flaw-closed").number("count", closed.len() as i64);
        flaws.push(Flaw { clause: "LYR-2", text: text.word("cells", names.join(" ")), cells: closed });
    }
    if maze.start() == maze.goal() {
        let text = Text::key("labyrinthe-flaw-ends").word("cell", maze.start().name());
        flaws.push(Flaw { clause: "LYR-3", text, cells: vec![maze.start()] });
    }
    flaws
}

/// The cells that are closed off (LYR-2), in reading order: all that lie outside the largest connected part.
/// Of equally large parts the one with D counts as the maze, or else the first.
pub fn closed_off(maze: &Maze) -> Vec<Cell> {
    let grid = maze.grid();
    let passages = Passages::of(maze);
    let all = u128::MAX >> (128 - grid.cell_count());
    let mut largest = passages.flood(1 << grid.index(maze.start()));
    let mut left = all & !largest;
    while left != 0 {
        let part = passages.flood(left & left.wrapping_neg());
        left &= !part;
        if part.count_ones() > largest.count_ones() {
            largest = part;
        }
    }
    let closed = all & !largest;
    if closed == 0 {
        return Vec::new();
    }
    grid.cells().filter(|cell| closed >> grid.index(*cell) & 1 == 1).collect()
}

/// The least number of steps from `from` to each cell, in reading order; `None` where no way leads.
pub fn distances(maze: &Maze, from: Cell) -> Vec<Option<u16>> {
    let grid = maze.grid();
    let passages = Passages::of(maze);
    let mut distances = vec![None; grid.cell_count()];
    let (mut reached, mut fresh, mut steps) = (0u128, 1u128 << grid.index(from), 0);
    while fresh != 0 {
        reached |= fresh;
        let mut rest = fresh;
        while rest != 0 {
            distances[rest.trailing_zeros() as usize] = Some(steps);
            rest &= rest - 1;
        }
        fresh = passages.spread(fresh) & !reached;
        steps += 1;
    }
    distances
}

/// Which cells are open to their eastern and southern neighbours, one bit a cell in reading order.
struct Passages {
    east: u128,
    south: u128,
    size: u32,
}

impl Passages {
    fn of(maze: &Maze) -> Passages {
        let size = usize::from(maze.grid().size());
        let walls = maze.walls().words();
        let bits = |first: usize, count: usize| {
            let word = |place: usize| walls.get(place).copied().unwrap_or(0);
            let low = u128::from(word(first / 64)) | u128::from(word(first / 64 + 1)) << 64;
            let open = !(low >> (first % 64));
            open & ((1 << count) - 1)
        };
        let (mut east, mut south) = (0, 0);
        for row in 0..size {
            east |= bits(row * (size - 1), size - 1) << (row * size);
        }
        for row in 0..size - 1 {
            south |= bits(size * (size - 1) + row * size, size) << (row * size);
        }
        Passages { east, south, size: size as u32 }
    }

    /// All cells one step from `cells`.
    fn spread(&self, cells: u128) -> u128 {
        (cells & self.east) << 1
            | (cells >> 1) & self.east
            | (cells & self.south) << self.size
            | (cells >> self.size) & self.south
    }

    /// All cells connected with `cells`.
    fn flood(&self, mut cells: u128) -> u128 {
        loop {
            let more = cells | self.spread(cells);
            if more == cells {
                return cells;
            }
            cells = more;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Direction;
    use crate::labyrinthe::Edge;

    fn cell(name: &str) -> Cell {
        Cell::from_name(name).expect("the test names a cell")
    }

    fn open_maze(size: u8, start: &str, goal: &str) -> Maze {
        Maze::new(Grid::new(size).expect("a size"), cell(start), cell(goal)).expect("both ends are inside")
    }

    fn close(maze: &mut Maze, name: &str) {
        for direction in Direction::ALL {
            if let Some(edge) = maze.grid().edge(cell(name), direction) {
                maze.set_wall(edge, true);
            }
        }
    }

    #[test]
    fn lyr_2_no_wall_at_all_is_legal() {
        for size in 5..=10 {
            let maze = open_maze(size, "a1", "b1");
            assert_eq!(flaws(&maze, maze.grid()), Vec::new());
        }
    }

    #[test]
    fn lyr_2_names_the_cells_that_are_closed_off() {
        let mut maze = open_maze(5, "a1", "c3");
        close(&mut maze, "c3");
        close(&mut maze, "e5");
        let found = flaws(&maze, maze.grid());
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].clause, "LYR-2");
        assert_eq!(found[0].cells, [cell("c3"), cell("e5")]);
    }

    #[test]
    fn lyr_2_a_start_that_is_closed_off_is_named_and_not_the_rest() {
        let mut maze = open_maze(10, "j10", "c3");
        close(&mut maze, "j10");
        assert_eq!(closed_off(&maze), [cell("j10")]);
    }

    #[test]
    fn lyr_2_all_closed_leaves_the_start() {
        let mut maze = open_maze(10, "e5", "a1");
        for edge in 0..maze.grid().edges() {
            maze.set_wall(Edge(edge as u16), true);
        }
        let closed = closed_off(&maze);
        assert_eq!(closed.len(), 99);
        assert!(!closed.contains(&cell("e5")));
    }

    #[test]
    fn lyr_1_and_3_are_named_beside_each_other() {
        let maze = open_maze(6, "b2", "b2");
        let found = flaws(&maze, Grid::new(5).expect("a size"));
        let clauses: Vec<_> = found.iter().map(|flaw| flaw.clause).collect();
        assert_eq!(clauses, ["LYR-1", "LYR-3"]);
        assert_eq!(found[1].cells, [cell("b2")]);
    }

    #[test]
    fn the_flood_agrees_with_a_plain_search() {
        let grid = Grid::new(7).expect("a size");
        for seed in 0u64..200 {
            let mut maze = Maze::new(grid, cell("d4"), cell("a1")).expect("inside");
            let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
            for edge in 0..grid.edges() {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                maze.set_wall(Edge(edge as u16), state % 100 < 45);
            }
            let mut plain = vec![None; grid.cell_count()];
            let mut queue = std::collections::VecDeque::from([(cell("d4"), 0u16)]);
            while let Some((at, steps)) = queue.pop_front() {
                if plain[grid.index(at)].is_some() {
                    continue;
                }
                plain[grid.index(at)] = Some(steps);
                for direction in Direction::ALL {
                    if grid.edge(at, direction).is_some_and(|edge| maze.open(edge)) {
                        queue.extend(grid.step(at, direction).map(|next| (next, steps + 1)));
                    }
                }
            }
            assert_eq!(distances(&maze, cell("d4")), plain, "seed {seed}");
        }
    }
}
