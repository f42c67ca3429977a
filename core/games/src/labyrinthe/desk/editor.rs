//! The set-up editor: one's own maze being drawn.

use rand::CryptoRng;

use super::super::{Edge, Grid, Maze, distances, flaws, form, generate};
use super::acts::Deed;
use super::history::{History, Sheet};
use super::touch::{self, Spot};
use super::{redrawn, store, typed};
use crate::bytes::Reader;
use crate::{Act, Cell, Direction, Flaw, Gesture, Input, Key, Level, Point, Refusal, Secret};

/// The panel of the editor.
pub const PANEL: u8 = 2;

/// A maze being drawn, with undo. D and A always stand somewhere: at first at two far corners.
pub struct Editor {
    grid: Grid,
    maze: History<Maze>,
    cursor: Cell,
    level: Level,
    drag: Option<Drag>,
}

/// A finger on the sheet. Nothing counts before it is lifted.
#[derive(Clone, PartialEq, Eq)]
struct Drag {
    last: Point,
    kind: Kind,
}

#[derive(Clone, PartialEq, Eq)]
enum Kind {
    /// Draws walls; takes them away when the first edge had one.
    Walls(Vec<Edge>),
    /// Moves D.
    Start,
    /// Moves A.
    Goal,
}

impl Sheet for Maze {
    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.encode().reveal());
    }

    fn read(grid: Grid, reader: &mut Reader) -> Option<Maze> {
        let bytes = reader.take(5 + grid.edges().div_ceil(8))?;
        Maze::decode(&Secret::from_bytes(bytes.to_vec())).filter(|maze| maze.grid() == grid)
    }
}

impl Editor {
    /// An empty sheet: no wall, D at the bottom left, A at the top right.
    pub fn new(grid: Grid) -> Editor {
        let far = grid.size() - 1;
        let (start, goal) = (Cell { column: 0, row: far }, Cell { column: far, row: 0 });
        let maze = Maze::new(grid, start, goal).expect("both corners lie on the grid");
        let level = Level::new(3).expect("3 is a level");
        Editor { grid, maze: History::new(maze), cursor: start, level, drag: None }
    }

    /// The maze as it is drawn, without a drag that is under way.
    pub fn maze(&self) -> &Maze {
        self.maze.present()
    }

    /// The cell of the cursor.
    pub fn cursor(&self) -> Cell {
        self.cursor
    }

    /// Every clause that the maze breaks (LYR-1 to LYR-3).
    pub fn flaws(&self) -> Vec<Flaw> {
        flaws(self.maze(), self.grid)
    }

    /// The steps from D to A, when they are so few that the editor warns (LYR-3): fewer than the grid has columns.
    pub fn near(&self) -> Option<u16> {
        self.distance().filter(|steps| *steps > 0 && *steps < u16::from(self.grid.size()))
    }

    /// The steps from D to A; `None` when there is no way.
    pub fn distance(&self) -> Option<u16> {
        let maze = self.maze();
        distances(maze, maze.start()).get(self.grid.index(maze.goal())).copied().flatten()
    }

    /// The edges that a drag is about to change, and whether it draws walls there.
    pub fn dragged(&self) -> (&[Edge], bool) {
        match &self.drag {
            Some(Drag { kind: Kind::Walls(edges), .. }) => (edges, self.draws(edges)),
            _ => (&[], true),
        }
    }

    /// The acts on offer. `due`: whether the commitment is awaited of this seat now.
    pub fn acts(&self, due: bool) -> Vec<Act> {
        let maze = self.maze();
        let ready = Deed::Ready.offer(due && self.flaws().is_empty());
        let words = ready.text.clone();
        let mut acts = vec![
            Deed::Ready.primary(ready.enabled, words),
            Deed::Start.offer(self.cursor != maze.start()),
            Deed::Goal.offer(self.cursor != maze.goal()),
            Deed::Undo.offer(self.maze.can_undo()),
            Deed::Redo.offer(self.maze.can_redo()),
            Deed::Clear.offer(!maze.walls().is_empty()),
            Deed::Generate.offer(true),
        ];
        let levels = (1..=5).filter_map(Level::new);
        acts.extend(levels.map(|level| Deed::Level(level).choice(level == self.level)));
        acts.extend([Deed::StartHere, Deed::GoalHere].map(|deed| deed.here(true)));
        acts.extend(Direction::ALL.map(|side| Deed::Wall(side).here(true)));
        acts
    }

    /// Takes one gesture.
    pub fn input(&mut self, due: bool, gesture: &Gesture, rng: &mut dyn CryptoRng) -> Input {
        let dragging = matches!(gesture, Gesture::DragMove { .. } | Gesture::DragEnd { .. });
        let broken_off = !dragging && self.drag.take().is_some();
        let input = self.take(due, gesture, rng);
        if broken_off && input == Input::Unchanged { Input::Redraw } else { input }
    }

    fn take(&mut self, due: bool, gesture: &Gesture, rng: &mut dyn CryptoRng) -> Input {
        match gesture {
            Gesture::Tap { panel: PANEL, at } => self.tap(*at),
            Gesture::DragStart { panel: PANEL, at } => self.drag_start(*at),
            Gesture::DragMove { at } => self.drag_move(*at),
            Gesture::DragEnd { at } => self.drag_end(*at),
            Gesture::Key(key) => self.key(due, *key),
            Gesture::Act(id) => match Deed::offered(&self.acts(due), *id) {
                Some(deed) => self.act(due, deed, rng),
                None if *id == Deed::Ready.id() => self.ready(due),
                None => Input::Unchanged,
            },
            Gesture::ActAt { act, panel: PANEL, at } => {
                match (Deed::offered_here(&self.acts(due), *act), touch::cell(self.grid, *at)) {
                    (Some(deed), Some(cell)) => self.act_at(deed, cell),
                    _ => Input::Unchanged,
                }
            }
            Gesture::Typed(words) => self.typed(words),
            Gesture::Board(text) => match form::read(self.grid, text) {
                Ok(maze) => self.change(maze),
                Err(refusal) => Input::Refused(refusal),
            },
            Gesture::Tap { .. } | Gesture::DragStart { .. } | Gesture::DragCancel | Gesture::ActAt { .. } => {
                Input::Unchanged
            }
        }
    }

    fn tap(&mut self, at: Point) -> Input {
        match touch::spot(self.grid, at) {
            Some(Spot::Cell(cell)) => self.move_cursor(cell),
            Some(Spot::Edge(edge, cell)) => {
                self.cursor = cell;
                self.toggle(edge)
            }
            None => Input::Unchanged,
        }
    }

    fn drag_start(&mut self, at: Point) -> Input {
        let maze = self.maze();
        let kind = match touch::spot(self.grid, at) {
            Some(Spot::Cell(cell)) if cell == maze.start() => Kind::Start,
            Some(Spot::Cell(cell)) if cell == maze.goal() => Kind::Goal,
            _ => Kind::Walls(Vec::new()),
        };
        self.drag = Some(Drag { last: at, kind });
        Input::Redraw
    }

    fn drag_move(&mut self, at: Point) -> Input {
        let grid = self.grid;
        let Some(drag) = &mut self.drag else {
            return Input::Unchanged;
        };
        if let Kind::Walls(edges) = &mut drag.kind {
            for edge in touch::stroke(grid, drag.last, at) {
                if !edges.contains(&edge) {
                    edges.push(edge);
                }
            }
        }
        drag.last = at;
        Input::Redraw
    }

    fn drag_end(&mut self, at: Point) -> Input {
        if self.drag_move(at) == Input::Unchanged {
            return Input::Unchanged;
        }
        let Some(drag) = self.drag.take() else {
            return Input::Unchanged;
        };
        let mut maze = self.maze().clone();
        match (drag.kind, touch::cell(self.grid, at)) {
            (Kind::Walls(edges), _) => {
                let wall = self.draws(&edges);
                for edge in edges {
                    maze.set_wall(edge, wall);
                }
            }
            (Kind::Start, Some(cell)) => {
                self.cursor = cell;
                maze.set_start(cell);
            }
            (Kind::Goal, Some(cell)) => {
                self.cursor = cell;
                maze.set_goal(cell);
            }
            (Kind::Start | Kind::Goal, None) => {}
        }
        self.maze.change(maze);
        Input::Redraw
    }

    /// Whether a drag over these edges draws: it does unless the first one has a wall.
    fn draws(&self, edges: &[Edge]) -> bool {
        edges.first().is_none_or(|edge| self.maze().open(*edge))
    }

    fn key(&mut self, due: bool, key: Key) -> Input {
        match key {
            Key::Step(direction) => match self.grid.step(self.cursor, direction) {
                Some(cell) => self.move_cursor(cell),
                None => Input::Unchanged,
            },
            Key::Reach(direction) => match self.grid.edge(self.cursor, direction) {
                Some(edge) => self.toggle(edge),
                None => Input::Unchanged,
            },
            Key::Confirm => self.ready(due),
            Key::Erase => redrawn(self.maze.undo()),
            Key::Cancel => Input::Unchanged,
        }
    }

    fn act(&mut self, due: bool, deed: Deed, rng: &mut dyn CryptoRng) -> Input {
        let mut maze = self.maze().clone();
        match deed {
            Deed::Ready => return self.ready(due),
            Deed::Undo => return redrawn(self.maze.undo()),
            Deed::Redo => return redrawn(self.maze.redo()),
            Deed::Level(level) => {
                let changed = level != self.level;
                self.level = level;
                return redrawn(changed);
            }
            Deed::Start => drop(maze.set_start(self.cursor)),
            Deed::Goal => drop(maze.set_goal(self.cursor)),
            Deed::Generate => maze = generate(self.grid, self.level, rng),
            Deed::Clear => {
                for edge in self.grid.all_edges() {
                    maze.set_wall(edge, false);
                }
            }
            _ => return Input::Unchanged,
        }
        self.change(maze)
    }

    /// What is chosen on a cell; the cursor comes along, unless it is refused.
    fn act_at(&mut self, deed: Deed, cell: Cell) -> Input {
        let mut maze = self.maze().clone();
        match deed {
            Deed::StartHere => drop(maze.set_start(cell)),
            Deed::GoalHere => drop(maze.set_goal(cell)),
            Deed::Wall(side) => match self.grid.edge(cell, side) {
                Some(edge) => maze.set_wall(edge, maze.open(edge)),
                None => return Input::Refused(typed::refusal("labyrinthe-refuse-border")),
            },
            _ => return Input::Unchanged,
        }
        let moved = self.move_cursor(cell);
        let changed = self.change(maze);
        redrawn([moved, changed].contains(&Input::Redraw))
    }

    /// `wall b3 N` draws or removes a wall, `start b3` and `goal b3` set D and A.
    fn typed(&mut self, words: &str) -> Input {
        let mut maze = self.maze().clone();
        match typed::parse(self.grid, words) {
            Some(typed::Order::Wall(edge)) => return self.toggle(edge),
            Some(typed::Order::Start(cell)) => drop(maze.set_start(cell)),
            Some(typed::Order::Goal(cell)) => drop(maze.set_goal(cell)),
            _ => return Input::Refused(typed::refusal("labyrinthe-refuse-draw-words")),
        }
        self.change(maze)
    }

    fn ready(&self, due: bool) -> Input {
        if let Some(Flaw { clause, text, .. }) = self.flaws().into_iter().next() {
            return Input::Refused(Refusal { clause, text });
        }
        if !due {
            return Input::Refused(typed::refusal("labyrinthe-refuse-not-due"));
        }
        Input::Ready { slot: 0, secret: self.maze().encode() }
    }

    fn toggle(&mut self, edge: Edge) -> Input {
        let mut maze = self.maze().clone();
        maze.set_wall(edge, maze.open(edge));
        self.change(maze)
    }

    fn change(&mut self, maze: Maze) -> Input {
        redrawn(self.maze.change(maze))
    }

    fn move_cursor(&mut self, cell: Cell) -> Input {
        let moved = self.cursor != cell;
        self.cursor = cell;
        redrawn(moved)
    }
}

impl Editor {
    /// Appends the canonical bytes. Danger: they hold the maze.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        self.maze.write(bytes);
        bytes.extend([self.cursor.column, self.cursor.row, self.level.number()]);
        match &self.drag {
            None => bytes.push(0),
            Some(Drag { last, kind }) => {
                bytes.push(match kind {
                    Kind::Walls(_) => 1,
                    Kind::Start => 2,
                    Kind::Goal => 3,
                });
                store::write_point(*last, bytes);
                if let Kind::Walls(edges) = kind {
                    store::write_edges(edges, bytes);
                }
            }
        }
    }

    /// The editor of these bytes; `None` unless they are the canonical bytes of one on `grid`.
    pub fn read(grid: Grid, reader: &mut Reader) -> Option<Editor> {
        let maze = History::read(grid, reader)?;
        let cursor = store::read_cell(grid, reader)?;
        let level = Level::new(reader.byte()?)?;
        let drag = match reader.byte()? {
            0 => None,
            kind => {
                let last = store::read_point(reader)?;
                let kind = match kind {
                    1 => Kind::Walls(store::read_edges(grid, reader)?),
                    2 => Kind::Start,
                    3 => Kind::Goal,
                    _ => return None,
                };
                Some(Drag { last, kind })
            }
        };
        Some(Editor { grid, maze, cursor, level, drag })
    }
}
