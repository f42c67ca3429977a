//! A display list that every shell can draw without knowing the game.

use crate::{Seat, Text};

/// The side of a cell, in scene units.
pub const CELL: i16 = 24;

/// What a shell draws: panels with shapes, the acts on offer, and words. The type parameter is the form of the
/// words: [`Text`] here, `String` after the node resolved them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene<T = Text> {
    /// What happens now, in one sentence: what is awaited, and from whom.
    pub headline: T,
    /// Further sentences: what was heard last, how sure a deduction is, what is wrong with the board.
    pub notes: Vec<T>,
    /// How many of the notes, from the first on, are answers heard; the others are this person's own.
    pub heard: usize,
    /// The boards, the most important first.
    pub panels: Vec<Panel<T>>,
    /// What can be done, besides touching a board; each act says where it is offered.
    pub acts: Vec<Act<T>>,
}

/// One board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel<T = Text> {
    /// Unique within the scene and stable from scene to scene.
    pub id: u8,
    /// What it shows.
    pub kind: PanelKind,
    /// The heading.
    pub title: T,
    /// The number of columns.
    pub columns: u8,
    /// The number of rows.
    pub rows: u8,
    /// What is drawn, from the back to the front. Every point lies within [`Panel::bounds`].
    pub shapes: Vec<Shape>,
    /// What can be touched and spoken, in reading order. Areas of one panel do not overlap.
    pub targets: Vec<Target<T>>,
    /// The target the cursor is on, by id.
    pub cursor: Option<u16>,
}

/// What a panel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PanelKind {
    /// What this person plays on.
    Play,
    /// This person's own secret: shells hide it when it is not held (hold to peek).
    Own,
    /// The set-up editor of this person's secret.
    Editor,
    /// What everybody may see.
    Public,
}

/// A point in scene units. Cell (column, row) covers `column * CELL .. (column + 1) * CELL` and so on downwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point {
    /// To the right.
    pub x: i16,
    /// Downwards.
    pub y: i16,
}

/// A cell by column and row, from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// From the left.
    pub column: u8,
    /// From the top.
    pub row: u8,
}

/// A side of the sheet. Boards never mirror in right-to-left scripts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

/// One thing drawn. Shapes with equal ids in successive scenes are the same thing, and may be animated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Unique within the panel.
    pub id: u32,
    /// The geometry.
    pub form: Form,
    /// The paint.
    pub role: Role,
    /// The line.
    pub stroke: Stroke,
}

/// The geometry of a shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// A straight line.
    Line {
        /// One end.
        from: Point,
        /// The other end.
        to: Point,
    },
    /// A line through at least two points.
    Path(Vec<Point>),
    /// A filled rectangle with rounded corners.
    Box {
        /// The top left corner.
        from: Point,
        /// The bottom right corner.
        to: Point,
    },
    /// The outline of a rectangle with rounded corners.
    Frame {
        /// The top left corner.
        from: Point,
        /// The bottom right corner.
        to: Point,
    },
    /// A filled circle.
    Disc {
        /// The centre.
        at: Point,
        /// In units.
        radius: i16,
    },
    /// A circle.
    Ring {
        /// The centre.
        at: Point,
        /// In units.
        radius: i16,
    },
    /// A goal.
    Flag {
        /// The centre.
        at: Point,
    },
    /// The piece of a seat: its shape differs by seat (circle, diamond, triangle, square, cross, star, hexagon).
    Piece {
        /// The centre.
        at: Point,
        /// Whose.
        seat: Seat,
    },
    /// A few characters, centred: a letter or number at the frame, a number heard.
    Glyph {
        /// The centre.
        at: Point,
        /// At most 4 characters, the same in every language.
        text: String,
    },
}

/// The meaning of a paint; each shell has one table from these to its colours (look.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The dotted squares.
    Grid,
    /// What is certain, and text.
    Ink,
    /// Secondary text, frame letters.
    Faint,
    /// This person's pen.
    Mine,
    /// Its tint.
    MineTint,
    /// The other's pen: answers heard.
    Theirs,
    /// Its tint.
    TheirsTint,
    /// Proven, linked, legal.
    Good,
    /// What is wrong: cells of a broken clause.
    Wrong,
    /// A pencil mark: thinner and greyer than ink.
    Pencil,
    /// The pen of a seat: at tables of more than two, and in the public view, which is nobody's own.
    Seat(Seat),
    /// The cursor.
    Cursor,
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stroke {
    /// No outline (filled forms and glyphs).
    None,
    /// A dotted hair line.
    Hair,
    /// A thin line.
    Thin,
    /// A thin dotted line.
    Dotted,
    /// A thick line with round ends.
    Thick,
    /// A thick dotted line: one of these.
    ThickDotted,
    /// The outer wall.
    Outer,
}

/// What can be touched and spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target<T = Text> {
    /// Unique within the panel and stable from scene to scene.
    pub id: u16,
    /// The cell, for shells that move by cells.
    pub cell: Cell,
    /// The word by which the place is asked for: the name of the cell, or what the notation of the game calls it. Unique
    /// within the panel, without spaces.
    pub name: String,
    /// The top left corner of the area.
    pub from: Point,
    /// The bottom right corner of the area.
    pub to: Point,
    /// What a screen reader says: place, what is known, what is marked. Never empty.
    pub label: T,
}

/// The id of an act, chosen by the game, stable from scene to scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ActId(pub u16);

/// Something that can be done with one press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act<T = Text> {
    /// Sent back as [`crate::Gesture::Act`] where it is a button, as [`crate::Gesture::ActAt`] where it is chosen on a
    /// cell.
    pub id: ActId,
    /// What it does, in words.
    pub text: T,
    /// Whether it can be pressed now.
    pub enabled: bool,
    /// Whether it is the one filled button; at most one act of a scene is.
    pub primary: bool,
    /// Whether it is switched on, for acts that are a choice of mode.
    pub chosen: bool,
    /// The key of a keyboard, a lower-case ASCII letter or a digit, unique within the scene; never h, j, k, l, q.
    pub shortcut: Option<char>,
    /// Where it is offered.
    pub on: On,
}

/// Where an act is offered. What is offered on a cell is offered on every target of the boards that are worked on
/// ([`PanelKind::takes_acts`]), as a further action beside touching it; so a screen reader plays by cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum On {
    /// Beside the boards, as a button, and nowhere else.
    Scene,
    /// As a button, and on every cell: there it acts on that cell.
    Both,
    /// On every cell, and nowhere else: shells show no button for it. It is neither primary nor a choice, and has no
    /// shortcut.
    Cell,
}

impl On {
    /// Whether it is a button beside the boards.
    pub const fn is_beside(self) -> bool {
        matches!(self, On::Scene | On::Both)
    }

    /// Whether it is a further action of every cell.
    pub const fn is_on_cells(self) -> bool {
        matches!(self, On::Both | On::Cell)
    }
}

impl PanelKind {
    /// Whether a board of this kind is worked on, so that its cells have the acts that are offered on cells. The others
    /// are only looked at.
    pub const fn takes_acts(self) -> bool {
        matches!(self, PanelKind::Play | PanelKind::Editor)
    }
}

impl Direction {
    /// All four, clockwise from the top.
    pub const ALL: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

    /// The change of column and row of one step.
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Direction::North => (0, -1),
            Direction::East => (1, 0),
            Direction::South => (0, 1),
            Direction::West => (-1, 0),
        }
    }

    /// The letter of the notation: N, E, S, W.
    pub const fn letter(self) -> char {
        match self {
            Direction::North => 'N',
            Direction::East => 'E',
            Direction::South => 'S',
            Direction::West => 'W',
        }
    }

    /// The other way.
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
        }
    }
}

impl Cell {
    /// The name of the cell: a letter for the column from `a`, a number for the row from 1.
    pub fn name(self) -> String {
        format!("{}{}", char::from(b'a' + self.column.min(25)), u16::from(self.row) + 1)
    }

    /// The cell with this name, whatever the board's size; `None` for other words. Capitals are taken too.
    pub fn from_name(name: &str) -> Option<Cell> {
        let mut letters = name.chars();
        let letter = letters.next()?.to_ascii_lowercase();
        if !letter.is_ascii_lowercase() {
            return None;
        }
        let digits = letters.as_str();
        if digits.starts_with('0') || digits.starts_with('+') {
            return None;
        }
        let row = digits.parse::<u8>().ok()?;
        Some(Cell { column: letter as u8 - b'a', row: row.checked_sub(1)? })
    }

    /// The cell one step further, within a board of `columns` by `rows`.
    pub fn step(self, direction: Direction, columns: u8, rows: u8) -> Option<Cell> {
        let (right, down) = direction.delta();
        let column = self.column.checked_add_signed(right)?;
        let row = self.row.checked_add_signed(down)?;
        (column < columns && row < rows).then_some(Cell { column, row })
    }

    /// The centre of the cell.
    pub const fn centre(self) -> Point {
        Point { x: self.column as i16 * CELL + CELL / 2, y: self.row as i16 * CELL + CELL / 2 }
    }

    /// The top left corner of the cell.
    pub const fn corner(self) -> Point {
        Point { x: self.column as i16 * CELL, y: self.row as i16 * CELL }
    }
}

impl<T> Panel<T> {
    /// The corners between which everything of this panel lies: the board and one cell of frame on each side.
    pub fn bounds(&self) -> (Point, Point) {
        (
            Point { x: -CELL, y: -CELL },
            Point { x: (i16::from(self.columns) + 1) * CELL, y: (i16::from(self.rows) + 1) * CELL },
        )
    }

    /// The same panel with every word put through `resolve`.
    pub fn map<U>(self, mut resolve: impl FnMut(T) -> U) -> Panel<U> {
        Panel {
            id: self.id,
            kind: self.kind,
            title: resolve(self.title),
            columns: self.columns,
            rows: self.rows,
            shapes: self.shapes,
            targets: self
                .targets
                .into_iter()
                .map(|target| Target {
                    id: target.id,
                    cell: target.cell,
                    name: target.name,
                    from: target.from,
                    to: target.to,
                    label: resolve(target.label),
                })
                .collect(),
            cursor: self.cursor,
        }
    }
}

impl<T> Scene<T> {
    /// The acts that are buttons beside the boards, in order.
    pub fn buttons(&self) -> impl Iterator<Item = &Act<T>> {
        self.acts.iter().filter(|act| act.on.is_beside())
    }

    /// The same scene with every word put through `resolve`.
    pub fn map<U>(self, mut resolve: impl FnMut(T) -> U) -> Scene<U> {
        Scene {
            headline: resolve(self.headline),
            notes: self.notes.into_iter().map(&mut resolve).collect(),
            heard: self.heard,
            panels: self.panels.into_iter().map(|panel| panel.map(&mut resolve)).collect(),
            acts: self
                .acts
                .into_iter()
                .map(|act| Act {
                    id: act.id,
                    text: resolve(act.text),
                    enabled: act.enabled,
                    primary: act.primary,
                    chosen: act.chosen,
                    shortcut: act.shortcut,
                    on: act.on,
                })
                .collect(),
        }
    }
}
