//! Mazes to be guessed.

use rand::{CryptoRng, RngExt};

use crate::{Cell, Direction, Level};

use super::{Edge, Grid, Maze, check, tree::spanning_tree};

/// How hard a generated maze is to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difficulty {
    /// Of the walls of a perfect maze, how many in a hundred are opened.
    pub opened: u8,
    /// The least distance from D to A, in hundredths of the size of the grid.
    pub distance: u8,
}

/// The difficulty of each level:
///
/// | level | walls opened | least distance, of the size |
/// |---|---|---|
/// | 1 | 60 % | 0.6 |
/// | 2 | 45 % | 0.8 |
/// | 3, the default | 30 % | 1 |
/// | 4 | 15 % | 1.5 |
/// | 5 | none: a perfect maze | 2 |
pub const fn difficulty(level: Level) -> Difficulty {
    let (opened, distance) = match level.number() {
        1 => (60, 60),
        2 => (45, 80),
        3 => (30, 100),
        4 => (15, 150),
        _ => (0, 200),
    };
    Difficulty { opened, distance }
}

/// A legal maze: a uniform spanning tree of which the given share of the walls is opened, all choices of them
/// equally likely; then D and A, uniform among the pairs at the least distance or more. Where the maze has no
/// such pair, a pair of the greatest distance there is.
pub fn generate(grid: Grid, level: Level, rng: &mut dyn CryptoRng) -> Maze {
    let Difficulty { opened, distance } = difficulty(level);
    let mut maze = perfect(grid, rng);
    let mut walls: Vec<Edge> = maze.walls().iter().collect();
    let count = (walls.len() * usize::from(opened) + 50) / 100;
    for place in 0..count {
        let chosen = rng.random_range(place..walls.len());
        walls.swap(place, chosen);
        maze.set_wall(walls[place], false);
    }
    let least = (u16::from(grid.size()) * u16::from(distance)).div_ceil(100);
    let (start, goal) = ends(&maze, least, rng);
    maze.set_start(start);
    maze.set_goal(goal);
    maze
}

/// A maze in which exactly one way leads from each cell to each other; D and A are not yet chosen.
fn perfect(grid: Grid, rng: &mut dyn CryptoRng) -> Maze {
    let corner = Cell { column: 0, row: 0 };
    let mut maze = Maze::new(grid, corner, corner).expect("every grid has a corner a1");
    for edge in grid.all_edges() {
        maze.set_wall(edge, true);
    }
    let size = usize::from(grid.size());
    let next = spanning_tree(size, size, rng);
    for cell in grid.cells() {
        for direction in Direction::ALL {
            let beyond = grid.step(cell, direction).map(|beyond| grid.index(beyond));
            if let (Some(edge), true) = (grid.edge(cell, direction), beyond == Some(next[grid.index(cell)])) {
                maze.set_wall(edge, false);
            }
        }
    }
    maze
}

fn ends(maze: &Maze, least: u16, rng: &mut dyn CryptoRng) -> (Cell, Cell) {
    let grid = maze.grid();
    let mut pairs = Vec::new();
    for start in grid.cells() {
        let distances = check::distances(maze, start);
        pairs.extend(grid.cells().filter_map(|goal| Some((distances[grid.index(goal)]?, start, goal))));
    }
    let greatest = pairs.iter().map(|(distance, ..)| *distance).max().unwrap_or(0);
    pairs.retain(|(distance, ..)| *distance >= least.min(greatest));
    let (_, start, goal) = pairs[rng.random_range(0..pairs.len())];
    (start, goal)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha20Rng;

    use super::*;

    #[test]
    fn every_generated_maze_is_legal_and_as_hard_as_stated() {
        let mut rng = ChaCha20Rng::seed_from_u64(7);
        for size in 5..=10 {
            let grid = Grid::new(size).expect("a size");
            let perfect = grid.edges() + 1 - grid.cell_count();
            for number in 1..=5 {
                let level = Level::new(number).expect("a level");
                let Difficulty { opened, distance } = difficulty(level);
                for _ in 0..40 {
                    let maze = generate(grid, level, &mut rng);
                    assert_eq!(check::flaws(&maze, grid), Vec::new());
                    assert_eq!(
                        maze.walls().count() as usize,
                        perfect - (perfect * usize::from(opened) + 50) / 100
                    );
                    let from_start = check::distances(&maze, maze.start());
                    let length = from_start[grid.index(maze.goal())].expect("a legal maze is connected");
                    let least = (u16::from(size) * u16::from(distance)).div_ceil(100);
                    let greatest = || {
                        let of = |cell| check::distances(&maze, cell).into_iter().flatten().max();
                        grid.cells().filter_map(of).max()
                    };
                    assert!(length >= least || Some(length) == greatest(), "{size} {number}: {length}");
                }
            }
        }
    }
}
