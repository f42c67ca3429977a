//! The notebook on the other's maze, and the question drafted on it.

use super::super::{Edge, Grid, Question, State};
use super::acts::Deed;
use super::draft::{Asking, Draft, Field};
use super::marks::Marks;
use super::notebook::Notebook;
use super::touch::{self, Spot};
use super::{redrawn, store, typed};
use crate::bytes::Reader;
use crate::{Act, Cell, Direction, Due, Gesture, Input, Key, Match, Move, Point, Refusal, Seat, Text};

/// The panel of the notebook.
pub const PANEL: u8 = 0;

/// What a person works on while the game runs.
pub struct Play {
    grid: Grid,
    draft: Draft,
    notebook: Notebook,
    pencil: bool,
    cursor: Cell,
    drag: Option<Drag>,
}

/// A finger on the sheet.
#[derive(Clone, PartialEq, Eq)]
enum Drag {
    /// Draws the question; broken off, the draft is as it was before.
    Question { last: Point, before: Draft },
    /// Marks edges when it is lifted.
    Marks { last: Point, edges: Vec<Edge> },
}

impl Play {
    /// A clean notebook on a maze that starts at `start`.
    pub fn new(grid: Grid, start: Cell) -> Play {
        Play {
            grid,
            draft: Draft::new(start),
            notebook: Notebook::new(grid),
            pencil: false,
            cursor: start,
            drag: None,
        }
    }

    /// The question being drafted.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The pencil marks.
    pub fn marks(&self) -> &Marks {
        self.notebook.marks()
    }

    /// The edges that a drag is about to mark.
    pub fn dragged(&self) -> &[Edge] {
        match &self.drag {
            Some(Drag::Marks { edges, .. }) => edges,
            _ => &[],
        }
    }

    /// The cell of the cursor: in a way its end.
    pub fn cursor(&self) -> Cell {
        match (self.pencil, self.draft.asking) {
            (false, Asking::Walk) => self.draft.end(self.grid),
            (false, Asking::Count) => self.draft.counted.unwrap_or(self.cursor),
            (true, _) => self.cursor,
        }
    }

    /// The walker stands at `from` now: a way drafted from elsewhere is dropped, also one that a drag would bring back.
    pub fn stand(&mut self, from: Cell) {
        let moved = self.draft.stand(from);
        let stale = matches!(&self.drag, Some(Drag::Question { before, .. }) if before.from() != from);
        if moved || stale {
            self.drag = None;
        }
    }

    /// Its own question was sent: what was drafted of that kind is dropped, and a drag is broken off.
    pub fn sent(&mut self, question: &Question) {
        self.drag = None;
        match question {
            Question::Count(cell) => {
                self.cursor = *cell;
                self.draft.counted = None;
            }
            Question::Way(_) => drop(self.draft.drop_way()),
        }
    }

    /// The acts on offer.
    pub fn acts(&self, my_turn: bool) -> Vec<Act> {
        let question = self.draft.question();
        let (asking, notebook) = (self.draft.asking, &self.notebook);
        let mut acts = vec![
            Deed::Ask.primary(my_turn && question.is_some(), self.ask_words(question.as_ref())),
            Deed::Walk.choice(!self.pencil && asking == Asking::Walk),
            Deed::Count.choice(!self.pencil && asking == Asking::Count),
            Deed::Pencil.choice(self.pencil),
        ];
        if self.pencil {
            acts.extend([
                Deed::Mark.offer(true),
                Deed::Undo.offer(notebook.can_undo()),
                Deed::Redo.offer(notebook.can_redo()),
                Deed::Save.offer(notebook.can_save()),
                Deed::Return.offer(notebook.can_restore()),
                Deed::Clean.offer(!notebook.marks().is_clean()),
            ]);
        } else {
            if asking == Asking::Walk {
                acts.push(Deed::Back.offer(question.is_some()));
            }
            acts.push(Deed::Drop.offer(question.is_some()));
            acts.push(Deed::Mark.here(true));
        }
        acts.push(Deed::AskHere.here(my_turn));
        acts.extend(Direction::ALL.map(|side| Deed::Note(side).here(true)));
        acts
    }

    /// Takes one gesture of `seat`.
    pub fn input(&mut self, state: &State, seat: Seat, gesture: &Gesture) -> Input {
        let Some(field) = Field::of(state, seat) else {
            return Input::Unchanged;
        };
        let dragging =
            matches!(gesture, Gesture::DragMove { .. } | Gesture::DragEnd { .. } | Gesture::DragCancel);
        // A question drawn before its finger was lost stays; marks that were not finished go.
        let broken_off = !dragging && self.drag.take().is_some();
        let input = self.take(state, seat, &field, gesture);
        if broken_off && input == Input::Unchanged { Input::Redraw } else { input }
    }
}

impl Play {
    fn ask_words(&self, question: Option<&Question>) -> Text {
        match (question, self.draft.asking) {
            (Some(Question::Way(_)), _) => {
                let cells = self.draft.cells(self.grid);
                Text::key("labyrinthe-act-ask-way").word("way", shortened(&cells))
            }
            (Some(Question::Count(cell)), _) => {
                Text::key("labyrinthe-act-ask-count").word("cell", cell.name())
            }
            (None, Asking::Walk) => Text::key("labyrinthe-act-ask-no-way"),
            (None, Asking::Count) => Text::key("labyrinthe-act-ask-no-cell"),
        }
    }

    fn take(&mut self, state: &State, seat: Seat, field: &Field, gesture: &Gesture) -> Input {
        match gesture {
            Gesture::Tap { panel: PANEL, at } => self.tap(field, *at),
            Gesture::DragStart { panel: PANEL, at } => self.drag_start(field, *at),
            Gesture::DragMove { at } => self.drag_move(field, *at),
            Gesture::DragEnd { at } => self.drag_end(field, *at),
            Gesture::DragCancel => self.drag_cancel(),
            Gesture::Key(key) => self.key(state, seat, field, *key),
            Gesture::Act(id) => match Deed::offered(&self.acts(is_turn(state, seat)), *id) {
                Some(deed) => self.act(state, seat, deed),
                None if *id == Deed::Ask.id() => self.ask(state, seat),
                None => Input::Unchanged,
            },
            Gesture::ActAt { act, panel: PANEL, at } => {
                let deed = Deed::offered_here(&self.acts(is_turn(state, seat)), *act);
                match (deed, touch::cell(self.grid, *at)) {
                    (Some(deed), Some(cell)) => self.act_at(state, seat, field, deed, cell),
                    (None, Some(cell)) if *act == Deed::AskHere.id() => ask_count(state, seat, cell),
                    _ => Input::Unchanged,
                }
            }
            Gesture::Typed(words) => self.typed(state, seat, words),
            Gesture::Board(_) => Input::Refused(typed::refusal("labyrinthe-refuse-not-due")),
            Gesture::Tap { .. } | Gesture::DragStart { .. } | Gesture::ActAt { .. } => Input::Unchanged,
        }
    }

    fn tap(&mut self, field: &Field, at: Point) -> Input {
        let Some(cell) = touch::cell(self.grid, at) else {
            return Input::Unchanged;
        };
        if self.pencil {
            self.cursor = cell;
            return match touch::spot(self.grid, at) {
                Some(Spot::Edge(edge, _)) => self.cycle(edge),
                _ => self.mark(),
            };
        }
        match self.draft.asking {
            Asking::Count => self.count(cell),
            Asking::Walk => {
                let end = self.draft.end(self.grid);
                if cell == end {
                    return redrawn(self.draft.shorten());
                }
                match touch::towards(self.grid, end, cell) {
                    Some(step) => settled(self.draft.extend(field, step)),
                    None => Input::Refused(apart(end, cell)),
                }
            }
        }
    }

    fn drag_start(&mut self, field: &Field, at: Point) -> Input {
        if self.pencil {
            self.drag = Some(Drag::Marks { last: at, edges: Vec::new() });
            return Input::Redraw;
        }
        let before = self.draft.clone();
        if let (Asking::Walk, Some(cell)) = (self.draft.asking, touch::cell(self.grid, at)) {
            let cells = self.draft.cells(self.grid);
            let end = self.draft.end(self.grid);
            match (cells.iter().rposition(|on| *on == cell), touch::towards(self.grid, end, cell)) {
                (Some(place), _) => {
                    while self.draft.steps().len() > place {
                        self.draft.shorten();
                    }
                }
                (None, Some(step)) => {
                    if let Err(refusal) = self.draft.extend(field, step) {
                        return Input::Refused(refusal);
                    }
                }
                (None, None) => return Input::Refused(apart(end, cell)),
            }
        }
        self.drag = Some(Drag::Question { last: at, before });
        self.drag_move(field, at)
    }

    fn drag_move(&mut self, field: &Field, at: Point) -> Input {
        let grid = self.grid;
        match &mut self.drag {
            None => return Input::Unchanged,
            Some(Drag::Marks { last, edges }) => {
                for edge in touch::stroke(grid, *last, at) {
                    if !edges.contains(&edge) {
                        edges.push(edge);
                    }
                }
                *last = at;
            }
            Some(Drag::Question { last, .. }) => {
                let cells = touch::cells(grid, *last, at);
                *last = at;
                for cell in cells {
                    match self.draft.asking {
                        Asking::Count => self.draft.counted = Some(cell),
                        Asking::Walk => self.draw_to(field, cell),
                    }
                }
            }
        }
        Input::Redraw
    }

    /// The finger came to a cell: the way goes there, round a corner sideways first. What cannot be is left out.
    fn draw_to(&mut self, field: &Field, cell: Cell) {
        let end = self.draft.end(self.grid);
        let corner = Cell { column: cell.column, row: end.row };
        for next in [corner, cell] {
            let end = self.draft.end(self.grid);
            if let Some(step) = touch::towards(self.grid, end, next)
                && (touch::towards(self.grid, next, cell).is_some() || next == cell)
                && self.draft.steer(field, step).is_err()
            {
                return;
            }
        }
    }

    fn drag_end(&mut self, field: &Field, at: Point) -> Input {
        let moved = self.drag_move(field, at);
        if let Some(Drag::Marks { edges, .. }) = self.drag.take()
            && let Some(first) = edges.first()
        {
            let guess = self.marks().edge(*first).next();
            let marks = edges.iter().fold(self.marks().clone(), |marks, edge| marks.with_edge(*edge, guess));
            self.notebook.change(marks);
        }
        moved
    }

    fn drag_cancel(&mut self) -> Input {
        match self.drag.take() {
            None => return Input::Unchanged,
            Some(Drag::Question { before, .. }) => self.draft = before,
            Some(Drag::Marks { .. }) => {}
        }
        Input::Redraw
    }

    fn key(&mut self, state: &State, seat: Seat, field: &Field, key: Key) -> Input {
        match (key, self.pencil, self.draft.asking) {
            (Key::Step(step), false, Asking::Walk) => settled(self.draft.steer(field, step)),
            (Key::Step(step), pencil, _) => match self.grid.step(self.cursor(), step) {
                Some(cell) if pencil => {
                    self.cursor = cell;
                    Input::Redraw
                }
                Some(cell) => self.count(cell),
                None => Input::Unchanged,
            },
            (Key::Reach(side), _, _) => match self.grid.edge(self.cursor(), side) {
                Some(edge) => self.cycle(edge),
                None => Input::Unchanged,
            },
            (Key::Confirm, true, _) => self.mark(),
            (Key::Confirm, false, Asking::Count) if self.draft.counted.is_none() => self.count(self.cursor),
            (Key::Confirm, false, _) => self.ask(state, seat),
            (Key::Erase, true, _) => redrawn(self.notebook.undo()),
            (Key::Erase, false, Asking::Walk) => redrawn(self.draft.shorten()),
            (Key::Erase, false, Asking::Count) => self.drop_draft(),
            (Key::Cancel, true, _) => {
                self.pencil = false;
                Input::Redraw
            }
            (Key::Cancel, false, _) => self.drop_draft(),
        }
    }

    fn act(&mut self, state: &State, seat: Seat, deed: Deed) -> Input {
        match deed {
            Deed::Ask => self.ask(state, seat),
            Deed::Walk => self.turn_to(Some(Asking::Walk)),
            Deed::Count => self.turn_to(Some(Asking::Count)),
            Deed::Pencil => self.turn_to(None),
            Deed::Back => redrawn(self.draft.shorten()),
            Deed::Drop => self.drop_draft(),
            Deed::Mark => self.mark(),
            Deed::Undo => redrawn(self.notebook.undo()),
            Deed::Redo => redrawn(self.notebook.redo()),
            Deed::Save => redrawn(self.notebook.save()),
            Deed::Return => redrawn(self.notebook.restore()),
            Deed::Clean => redrawn(self.notebook.change(Marks::new(self.grid))),
            _ => Input::Unchanged,
        }
    }

    /// What is chosen on a cell.
    fn act_at(&mut self, state: &State, seat: Seat, field: &Field, deed: Deed, cell: Cell) -> Input {
        match deed {
            Deed::Walk => self.walk_to(field, cell),
            Deed::Count => {
                let turned = self.turn_to(Some(Asking::Count));
                let chosen = self.count(cell);
                redrawn([turned, chosen].contains(&Input::Redraw))
            }
            Deed::AskHere => ask_count(state, seat, cell),
            Deed::Mark => {
                self.cursor = cell;
                self.mark()
            }
            Deed::Note(side) => match self.grid.edge(cell, side) {
                Some(edge) => {
                    self.cursor = cell;
                    self.cycle(edge)
                }
                None => Input::Refused(typed::refusal("labyrinthe-refuse-border")),
            },
            _ => Input::Unchanged,
        }
    }

    /// Draws the way straight on to a cell, as the keys do: over its own last steps it goes back. When that cannot be,
    /// nothing changes.
    fn walk_to(&mut self, field: &Field, cell: Cell) -> Input {
        let mut draft = self.draft.clone();
        draft.asking = Asking::Walk;
        while draft.end(self.grid) != cell {
            let end = draft.end(self.grid);
            let Some(step) = touch::straight(end, cell) else {
                return Input::Refused(apart(end, cell));
            };
            if let Err(refusal) = draft.steer(field, step) {
                return Input::Refused(refusal);
            }
        }
        let changed = self.pencil || draft != self.draft;
        self.pencil = false;
        self.cursor = cell;
        self.draft = draft;
        redrawn(changed)
    }

    /// A question in notation, or `wall b3 N`, `open b3 N`, `mark b3` for the pencil.
    fn typed(&mut self, state: &State, seat: Seat, words: &str) -> Input {
        let marks = match typed::parse(self.grid, words) {
            Some(typed::Order::Wall(edge)) => self.marks().toggled(edge, super::marks::Guess::Wall),
            Some(typed::Order::Open(edge)) => self.marks().toggled(edge, super::marks::Guess::Open),
            Some(typed::Order::Mark(cell)) => self.marks().with_cell(cell, !self.marks().cell(cell)),
            Some(typed::Order::Start(_) | typed::Order::Goal(_)) | None => {
                // Words are read as those of the one whose turn it is.
                return match state.may_ask(seat).and_then(|()| state.read_move(words)) {
                    Ok(act) => send(state, seat, act),
                    Err(refusal) => Input::Refused(refusal),
                };
            }
        };
        redrawn(self.notebook.change(marks))
    }

    fn ask(&self, state: &State, seat: Seat) -> Input {
        match self.draft.question() {
            Some(question) => send(state, seat, question.encode()),
            None if self.draft.asking == Asking::Walk => {
                let text = Text::key("labyrinthe-act-ask-no-way");
                Input::Refused(Refusal { clause: "LYR-6", text })
            }
            None => {
                let text = Text::key("labyrinthe-act-ask-no-cell");
                Input::Refused(Refusal { clause: "LYR-5", text })
            }
        }
    }

    /// Another mode: a kind of question, or the pencil. The cursor stays where it is.
    fn turn_to(&mut self, asking: Option<Asking>) -> Input {
        let before = (self.pencil, self.draft.asking);
        self.cursor = self.cursor();
        self.pencil = asking.is_none();
        self.draft.asking = asking.unwrap_or(self.draft.asking);
        redrawn(before != (self.pencil, self.draft.asking))
    }

    fn count(&mut self, cell: Cell) -> Input {
        self.cursor = cell;
        redrawn(self.draft.counted.replace(cell) != Some(cell))
    }

    fn drop_draft(&mut self) -> Input {
        match self.draft.asking {
            Asking::Walk => redrawn(self.draft.drop_way()),
            Asking::Count => {
                self.cursor = self.cursor();
                redrawn(self.draft.counted.take().is_some())
            }
        }
    }

    fn cycle(&mut self, edge: Edge) -> Input {
        let marks = self.marks().with_edge(edge, self.marks().edge(edge).next());
        redrawn(self.notebook.change(marks))
    }

    fn mark(&mut self) -> Input {
        let marks = self.marks().with_cell(self.cursor, !self.marks().cell(self.cursor));
        redrawn(self.notebook.change(marks))
    }
}

impl Play {
    /// Appends the canonical bytes.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        self.draft.write(bytes);
        self.notebook.write(bytes);
        bytes.push(u8::from(self.pencil));
        store::write_cell(self.cursor, bytes);
        match &self.drag {
            None => bytes.push(0),
            Some(Drag::Question { last, before }) => {
                bytes.push(1);
                store::write_point(*last, bytes);
                before.write(bytes);
            }
            Some(Drag::Marks { last, edges }) => {
                bytes.push(2);
                store::write_point(*last, bytes);
                store::write_edges(edges, bytes);
            }
        }
    }

    /// The work of these bytes; `None` unless they are the canonical bytes of one on `grid`.
    pub fn read(grid: Grid, reader: &mut Reader) -> Option<Play> {
        let draft = Draft::read(grid, reader)?;
        let notebook = Notebook::read(grid, reader)?;
        let pencil = match reader.byte()? {
            0 => false,
            1 => true,
            _ => return None,
        };
        let cursor = store::read_cell(grid, reader)?;
        let drag = match reader.byte()? {
            0 => None,
            1 => {
                Some(Drag::Question { last: store::read_point(reader)?, before: Draft::read(grid, reader)? })
            }
            2 => Some(Drag::Marks {
                last: store::read_point(reader)?,
                edges: store::read_edges(grid, reader)?,
            }),
            _ => return None,
        };
        Some(Play { grid, draft, notebook, pencil, cursor, drag })
    }
}

/// Whether a move of `seat` is due.
pub fn is_turn(state: &State, seat: Seat) -> bool {
    state.due() == Due::Move { seat }
}

/// The question how many walls are round a cell, when it can be asked now.
fn ask_count(state: &State, seat: Seat, cell: Cell) -> Input {
    send(state, seat, Question::Count(cell).encode())
}

/// The move, when the match takes it; else its refusal.
fn send(state: &State, seat: Seat, act: Move) -> Input {
    match state.question(seat, &act) {
        Ok(_) => Input::Move(act),
        Err(refusal) => Input::Refused(refusal),
    }
}

/// A way has to go from cell to cell (LYR-6).
fn apart(from: Cell, to: Cell) -> Refusal {
    let text = Text::key("labyrinthe-refuse-way-jump").word("from", from.name()).word("to", to.name());
    Refusal { clause: "LYR-6", text }
}

fn settled(result: Result<(), Refusal>) -> Input {
    match result {
        Ok(()) => Input::Redraw,
        Err(refusal) => Input::Refused(refusal),
    }
}

/// The names of a way's cells; of a long way its beginning and its end.
fn shortened(cells: &[Cell]) -> String {
    use super::super::scene::names;
    if cells.len() <= 10 {
        names(cells)
    } else {
        format!("{} … {}", names(&cells[..4]), names(&cells[cells.len() - 4..]))
    }
}
