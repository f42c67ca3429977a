//! The notebook on the other's board: the square to be asked about, pencil marks, and the board to be declared.

use super::super::{
    Area, Board, Deed, Knowledge, Size, Square, Stage, State, board::Cells, check, form, notation,
};
use super::acts::Press;
use super::brush::{Brush, cell_at};
use super::history::{History, Notes, Sheet};
use super::{redrawn, refused};
use crate::bytes::Reader;
use crate::{Act, CELL, Cell, Gesture, Input, Key, Match, Move, Point, Refusal, Seat, Step, Text};

/// The panel of the notebook.
pub const PANEL: u8 = 1;

/// What a touch of the board means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Chooses the square to be asked about (LAP-3).
    Squares,
    /// Marks with the pencil.
    Pencil,
    /// Paints the board to be declared (LAP-4).
    Paint,
}

/// What lies on the notebook and was written by the person itself.
pub struct Play {
    size: Size,
    pub mode: Mode,
    pub brush: Brush,
    notes: History<Notes>,
    saved: Option<Notes>,
}

/// What the log says, beside what the person wrote.
pub struct Given<'a> {
    /// The public state.
    pub state: &'a State,
    /// Who reads.
    pub seat: Seat,
    /// What follows from all answers.
    pub knowledge: &'a Knowledge,
}

impl Given<'_> {
    fn may(&self, deed: Deed) -> bool {
        self.state.deed(self.seat, &deed.encode()).is_ok()
    }

    /// Whether the own declaration is to be sealed now.
    pub fn seals(&self) -> bool {
        self.state.stage() == Stage::Seal(self.seat)
    }
}

impl Play {
    /// An empty notebook.
    pub fn new(size: Size) -> Play {
        let brush = Brush::new(size);
        Play { size, mode: Mode::Squares, brush, notes: History::new(Notes::bare(size)), saved: None }
    }

    /// What the person wrote.
    pub fn notes(&self) -> &Notes {
        self.notes.present()
    }

    /// The square to be asked about: the cursor is its upper left cell, as far as the board goes.
    pub fn square(&self) -> Square {
        let last = self.size.side() - 2;
        Square { column: self.brush.cursor.column.min(last), row: self.brush.cursor.row.min(last) }
    }

    /// The turn goes on: what was declared is declared, and squares are chosen again.
    pub fn sealed(&mut self) {
        self.mode = Mode::Squares;
    }

    /// What is wrong with the board to be declared (LAP-1).
    pub fn flaw(&self) -> Option<Text> {
        check::shape_flaws(&self.notes().guess, self.size).into_iter().next().map(|flaw| flaw.text)
    }

    /// The acts on offer.
    pub fn acts(&self, given: &Given) -> Vec<Act> {
        let whole = self.flaw().is_none();
        let ask = Text::key("lap-act-ask").word("square", self.square().name());
        let mut acts = Vec::new();
        if given.seals() {
            acts.push(Press::Seal.primary(whole, Text::key("lap-act-seal")));
        } else if given.state.stage() == Stage::Reply && given.may(Deed::None) {
            acts.push(Press::None.primary(true, Text::key("lap-act-none")));
            acts.push(Press::Declare.offer(whole && given.may(Deed::Declare)));
        } else {
            acts.push(Press::Ask.primary(given.may(Deed::Ask(self.square())), ask));
            acts.push(Press::Declare.offer(whole && given.may(Deed::Declare)));
        }
        acts.push(Press::Squares.choice(self.mode == Mode::Squares));
        acts.push(Press::Pencil.choice(self.mode == Mode::Pencil));
        acts.push(Press::Paint.choice(self.mode == Mode::Paint));
        let brushes = Area::ALL.into_iter().map(Some).chain([None]);
        if self.mode != Mode::Squares {
            acts.extend(brushes.clone().map(|area| Press::Brush(area).choice(self.brush.area == area)));
        }
        acts.push(Press::Fill.offer(self.filled(given) != *self.notes()));
        acts.push(Press::Undo.offer(self.notes.can_undo()));
        acts.push(Press::Redo.offer(self.notes.can_redo()));
        acts.push(Press::Save.offer(self.saved.as_ref() != Some(self.notes())));
        acts.push(Press::Return.offer(self.saved.as_ref().is_some_and(|saved| saved != self.notes())));
        acts.push(Press::AskHere.here(given.may(Deed::Ask(self.square()))));
        acts.extend(Area::ALL.map(|area| Press::MarkHere(area).here(true)));
        acts.extend(brushes.map(|area| Press::PaintHere(area).here(true)));
        acts
    }

    /// Takes one gesture.
    pub fn input(&mut self, given: &Given, gesture: &Gesture) -> Input {
        match gesture {
            Gesture::Tap { panel: PANEL, at } => self.tap(*at),
            Gesture::DragStart { panel: PANEL, at } if self.mode != Mode::Squares => {
                let before = self.brush.drafted();
                let down = self.brush.down(*at);
                redrawn(down || before != 0)
            }
            Gesture::DragMove { at } => redrawn(self.brush.moved(*at)),
            Gesture::DragEnd { at } => {
                self.brush.moved(*at);
                match self.brush.up() {
                    Some(cells) => {
                        self.write_on(cells, self.brush.area, true);
                        Input::Redraw
                    }
                    None => Input::Unchanged,
                }
            }
            Gesture::DragCancel | Gesture::Key(Key::Cancel) => redrawn(self.brush.up().is_some()),
            Gesture::Key(Key::Step(direction)) => redrawn(self.brush.step(*direction)),
            Gesture::Key(Key::Reach(direction)) => {
                let moved = self.brush.step(*direction);
                let painted =
                    self.mode != Mode::Squares && self.write_on(self.brush.here(), self.brush.area, true);
                redrawn(moved | painted)
            }
            Gesture::Key(Key::Confirm) if self.mode == Mode::Squares => {
                if given.seals() {
                    return Input::Unchanged;
                }
                self.decide(given, Deed::Ask(self.square()))
            }
            Gesture::Key(Key::Confirm) => redrawn(self.write_on(self.brush.here(), self.brush.area, false)),
            Gesture::Key(Key::Erase) => redrawn(self.write_on(self.brush.here(), None, false)),
            Gesture::Act(id) => match Press::offered(&self.acts(given), *id, false) {
                Some(press) => self.press(given, press),
                None => Input::Unchanged,
            },
            Gesture::ActAt { act, panel: PANEL, at } => {
                match (Press::offered(&self.acts(given), *act, true), cell_at(self.size, *at)) {
                    (Some(press), Some(cell)) => self.press_at(given, press, cell),
                    _ => Input::Unchanged,
                }
            }
            Gesture::Board(text) => match form::read(self.size, text) {
                Ok(board) => redrawn(self.guess(board)),
                Err(refusal) => Input::Refused(refusal),
            },
            Gesture::Typed(words) => self.typed(given, words),
            _ => Input::Unchanged,
        }
    }

    /// Appends the canonical bytes.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        bytes.push(self.mode as u8);
        self.brush.write(bytes);
        self.notes.write(bytes);
        bytes.push(u8::from(self.saved.is_some()));
        if let Some(saved) = &self.saved {
            saved.write(bytes);
        }
    }

    /// The notebook of these bytes; `None` unless they are the canonical bytes of one.
    pub fn read(size: Size, reader: &mut Reader) -> Option<Play> {
        let mode = match reader.byte()? {
            0 => Mode::Squares,
            1 => Mode::Pencil,
            2 => Mode::Paint,
            _ => return None,
        };
        let brush = Brush::read(size, reader)?;
        let notes = History::read(size, reader)?;
        let saved = match reader.byte()? {
            0 => None,
            1 => Some(Notes::read(size, reader)?),
            _ => return None,
        };
        Some(Play { size, mode, brush, notes, saved })
    }

    fn tap(&mut self, at: Point) -> Input {
        let Some(cell) = cell_at(self.size, at) else {
            return Input::Unchanged;
        };
        if self.mode == Mode::Squares {
            // The inner corner nearest to the finger is the middle of the square that is meant.
            let last = i16::from(self.size.side()) - 1;
            let place = |along: i16| ((along + CELL / 2) / CELL).clamp(1, last) as u8 - 1;
            let meant = Cell { column: place(at.x), row: place(at.y) };
            return redrawn(std::mem::replace(&mut self.brush.cursor, meant) != meant);
        }
        let moved = std::mem::replace(&mut self.brush.cursor, cell) != cell;
        redrawn(self.write_on(self.brush.here(), self.brush.area, false) | moved)
    }

    fn press(&mut self, given: &Given, press: Press) -> Input {
        match press {
            Press::Ask => self.decide(given, Deed::Ask(self.square())),
            Press::Declare => self.decide(given, Deed::Declare),
            Press::None => self.decide(given, Deed::None),
            Press::Seal => self.seal(given),
            Press::Squares => self.turn_to(Mode::Squares),
            Press::Pencil => self.turn_to(Mode::Pencil),
            Press::Paint => self.turn_to(Mode::Paint),
            Press::Brush(area) => redrawn(std::mem::replace(&mut self.brush.area, area) != area),
            Press::Fill => {
                let filled = self.filled(given);
                redrawn(self.notes.change(filled))
            }
            Press::Undo => redrawn(self.notes.undo()),
            Press::Redo => redrawn(self.notes.redo()),
            Press::Save => {
                self.saved = Some(self.notes().clone());
                Input::Redraw
            }
            Press::Return => match self.saved.clone() {
                Some(saved) => redrawn(self.notes.change(saved)),
                None => Input::Unchanged,
            },
            _ => Input::Unchanged,
        }
    }

    fn press_at(&mut self, given: &Given, press: Press, cell: Cell) -> Input {
        let moved = std::mem::replace(&mut self.brush.cursor, cell) != cell;
        match press {
            Press::AskHere => self.decide(given, Deed::Ask(self.square())),
            Press::MarkHere(area) => redrawn(self.mark(self.brush.here(), Some(area), false) | moved),
            Press::PaintHere(area) => redrawn(self.paint(self.brush.here(), area) | moved),
            _ => redrawn(moved),
        }
    }

    fn turn_to(&mut self, mode: Mode) -> Input {
        let dragging = self.brush.up().is_some();
        redrawn(std::mem::replace(&mut self.mode, mode) != mode || dragging)
    }

    fn decide(&mut self, given: &Given, deed: Deed) -> Input {
        if deed == Deed::Declare
            && let Some(flaw) = check::shape_flaws(&self.notes().guess, self.size).into_iter().next()
        {
            return Input::Refused(Refusal { clause: flaw.clause, text: flaw.text });
        }
        match given.state.deed(given.seat, &deed.encode()) {
            Ok(_) => Input::Move(deed.encode()),
            Err(refusal) => Input::Refused(refusal),
        }
    }

    /// LAP-5: the declaration becomes a secret of this seat, until it is opened.
    fn seal(&mut self, given: &Given) -> Input {
        if !given.seals() {
            return refused("LAP-5", "lap-refuse-not-due");
        }
        match check::shape_flaws(&self.notes().guess, self.size).into_iter().next() {
            Some(flaw) => Input::Refused(Refusal { clause: flaw.clause, text: flaw.text }),
            None => {
                let slot = given.state.sealed(given.seat) + 1;
                Input::Ready { slot, secret: self.notes().guess.encode() }
            }
        }
    }

    fn typed(&mut self, given: &Given, words: &str) -> Input {
        let act = match notation::read(self.size, words) {
            Ok(act) => act,
            Err(refusal) => return Input::Refused(refusal),
        };
        let declares = Deed::decode(&act) == Some(Deed::Declare);
        let rows = words.trim().split_once(char::is_whitespace).map(|(_, rows)| rows.trim());
        let mut painted = false;
        if let (true, Some(rows)) = (declares, rows.filter(|rows| !rows.is_empty())) {
            match form::read_joined(self.size, rows) {
                Ok(board) => painted = self.guess(board),
                Err(refusal) => return Input::Refused(refusal),
            }
        }
        let input = if declares && given.seals() { self.seal(given) } else { self.typed_deed(given, &act) };
        if painted && input == Input::Unchanged { Input::Redraw } else { input }
    }

    fn typed_deed(&mut self, given: &Given, act: &Move) -> Input {
        match Deed::decode(act) {
            Some(deed) => self.decide(given, deed),
            None => refused("", "lap-refuse-words"),
        }
    }

    /// What would stand there with all that is certain painted.
    fn filled(&self, given: &Given) -> Notes {
        let mut notes = self.notes().clone();
        let certain = given.knowledge.certain();
        for area in Area::ALL {
            notes.guess.paint(certain.cells(area), Some(area));
        }
        notes
    }

    fn write_on(&mut self, cells: Cells, area: Option<Area>, only_add: bool) -> bool {
        match self.mode {
            Mode::Squares => false,
            Mode::Pencil => self.mark(cells, area, only_add),
            Mode::Paint => self.paint(cells, area),
        }
    }

    /// Marks cells for an area, or, where all are marked already, no longer; without an area nothing is marked there.
    fn mark(&mut self, cells: Cells, area: Option<Area>, only_add: bool) -> bool {
        let mut next = self.notes().clone();
        match area {
            Some(area) => {
                let own = &mut next.marks[area.index()];
                *own = if *own & cells == cells && !only_add { *own & !cells } else { *own | cells };
            }
            None => next.marks.iter_mut().for_each(|own| *own &= !cells),
        }
        self.notes.change(next)
    }

    fn paint(&mut self, cells: Cells, area: Option<Area>) -> bool {
        let mut next = self.notes().clone();
        next.guess.paint(cells, area);
        self.notes.change(next)
    }

    fn guess(&mut self, board: Board) -> bool {
        let next = Notes { guess: board, ..self.notes().clone() };
        self.notes.change(next)
    }
}

/// Whether `step` is the sealing of a declaration of `seat`.
pub fn is_sealing(step: &Step, seat: Seat) -> bool {
    matches!(step, Step::Commit { seat: by, slot, .. } if *by == seat && *slot > 0)
}

/// Whether the game is over for the notebook.
pub fn is_over(state: &State) -> bool {
    matches!(state.due(), crate::Due::Over(_))
}
