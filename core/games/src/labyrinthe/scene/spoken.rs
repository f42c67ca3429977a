//! What a screen reader says of a cell.

use super::super::{Grid, Maze};
use crate::{Cell, Direction, Seat, Text};

/// The sentence of one cell, from its place and what is said of it, in that order.
pub struct Spoken {
    cell: Cell,
    details: Vec<Text>,
}

impl Spoken {
    /// Where the cell lies, and nothing else yet.
    pub fn new(cell: Cell) -> Spoken {
        Spoken { cell, details: Vec::new() }
    }

    /// Adds a detail when `holds`.
    pub fn when(mut self, holds: bool, key: &'static str) -> Spoken {
        if holds {
            self.details.push(Text::key(key));
        }
        self
    }

    /// Adds a detail, if there is one.
    pub fn say(mut self, detail: Option<Text>) -> Spoken {
        self.details.extend(detail);
        self
    }

    /// Adds that a seat's piece stands here, when it `holds`.
    pub fn seat(self, holds: bool, key: &'static str, seat: Seat) -> Spoken {
        self.say(holds.then(|| Text::key(key).seat("seat", seat)))
    }

    /// Adds on which sides of the cell `holds`; a message with the list `$sides` and their number `$count`.
    pub fn sides(self, key: &'static str, holds: impl Fn(Direction) -> bool) -> Spoken {
        let sides: Vec<Text> =
            Direction::ALL.into_iter().filter(|side| holds(*side)).map(side_name).collect();
        let count = sides.len() as i64;
        self.say((count > 0).then(|| Text::key(key).number("count", count).list("sides", sides)))
    }

    /// Adds on which sides the cell is closed in a maze that is in sight, or that it is closed on none.
    pub fn walls(self, maze: &Maze) -> Spoken {
        let cell = self.cell;
        let free = Direction::ALL.into_iter().all(|side| !maze.closed(cell, side));
        self.sides("labyrinthe-says-walls", |side| maze.closed(cell, side)).when(free, "labyrinthe-says-free")
    }

    /// The sentence.
    pub fn finish(self) -> Text {
        let several =
            |front: Text, last| Text::key("labyrinthe-cell-details").text("front", front).text("last", last);
        let details = self.details.into_iter().reduce(several);
        let place = if details.is_some() { "labyrinthe-cell" } else { "labyrinthe-cell-blank" };
        let text = Text::key(place)
            .number("row", i64::from(self.cell.row) + 1)
            .number("column", i64::from(self.cell.column) + 1)
            .word("cell", self.cell.name());
        match details {
            Some(details) => text.text("details", details),
            None => text,
        }
    }
}

/// The word for a side.
pub fn side_name(side: Direction) -> Text {
    Text::key(match side {
        Direction::North => "labyrinthe-side-north",
        Direction::East => "labyrinthe-side-east",
        Direction::South => "labyrinthe-side-south",
        Direction::West => "labyrinthe-side-west",
    })
}

/// The names of cells with blanks between them, as in a move's notation.
pub fn names(cells: &[Cell]) -> String {
    cells.iter().map(|cell| cell.name()).collect::<Vec<_>>().join(" ")
}

/// The cells of a way from `from`; it ends where it would leave the grid.
pub fn way_cells(grid: Grid, from: Cell, steps: &[Direction]) -> Vec<Cell> {
    let passed = grid.walk(from, steps).flatten();
    std::iter::once(from).chain(passed.map(|(_, cell)| cell)).collect()
}
