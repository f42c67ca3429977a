//! The set-up editor: one's own board being painted.

use rand::CryptoRng;

use super::super::{Area, Board, Size, board::Cells, check, flaws, form, generator, twin};
use super::acts::Press;
use super::brush::{Brush, cell_at};
use super::history::History;
use super::{redrawn, refused};
use crate::bytes::Reader;
use crate::{Act, Flaw, Gesture, Input, Key, Level, Refusal, Text};

/// The panel of the editor.
pub const PANEL: u8 = 2;

/// A board being painted, with undo.
pub struct Editor {
    size: Size,
    board: History<Board>,
    pub brush: Brush,
    level: Level,
}

impl Editor {
    /// A bare board.
    pub fn new(size: Size) -> Editor {
        let level = Level::new(3).unwrap_or(Level::FIRST);
        Editor { size, board: History::new(Board::bare(size)), brush: Brush::new(size), level }
    }

    /// The board as it is painted, without a drag that is under way.
    pub fn board(&self) -> &Board {
        self.board.present()
    }

    /// What keeps the board from being ready (LAP-1, LAP-6), also where the table would void the game (LAP-6): while
    /// cells are bare, only that.
    pub fn flaws(&self) -> Vec<Flaw> {
        flaws(self.board(), self.size)
    }

    /// The size, the connectivity and, once the board is full, the decidability, live.
    pub fn notes(&self) -> Vec<Text> {
        let board = self.board();
        let mut notes: Vec<Text> = Area::ALL
            .into_iter()
            .map(|area| {
                let cells = board.cells(area);
                let apart = check::apart(self.size, cells) != 0;
                let key = if apart { "lap-note-share-apart" } else { "lap-note-share" };
                let text = Text::key(key).word("area", area.letter()).number("count", cells.count_ones());
                text.number("wanted", self.size.share())
            })
            .collect();
        let found = self.flaws();
        if found.is_empty() {
            notes.push(Text::key("lap-note-decidable"));
        }
        notes.extend(found.into_iter().map(|flaw| flaw.text));
        notes
    }

    /// The cells in which something is wrong: parts cut off, and once the board is full the line that can be exchanged.
    pub fn wrong(&self) -> Cells {
        let board = self.board();
        let apart = board.areas().iter().fold(0, |all, cells| all | check::apart(self.size, *cells));
        if apart == 0 && check::shape_flaws(board, self.size).is_empty() {
            return twin(board).map_or(0, |twin| twin.changed);
        }
        apart
    }

    /// The acts on offer.
    pub fn acts(&self, due: bool) -> Vec<Act> {
        let ready = due && self.flaws().is_empty();
        let mut acts = vec![Press::Ready.primary(ready, Text::key("lap-act-ready"))];
        let brushes = Area::ALL.into_iter().map(Some).chain([None]);
        acts.extend(brushes.clone().map(|area| Press::Brush(area).choice(self.brush.area == area)));
        acts.push(Press::Generate.offer(true));
        let levels = (1..=5).filter_map(Level::new);
        acts.extend(levels.map(|level| Press::Level(level).choice(self.level == level)));
        acts.push(Press::Undo.offer(self.board.can_undo()));
        acts.push(Press::Redo.offer(self.board.can_redo()));
        acts.push(Press::Clear.offer(*self.board() != Board::bare(self.size)));
        acts.extend(brushes.map(|area| Press::PaintHere(area).here(true)));
        acts
    }

    /// Takes one gesture.
    pub fn input(&mut self, due: bool, gesture: &Gesture, rng: &mut dyn CryptoRng) -> Input {
        let area = self.brush.area;
        match gesture {
            Gesture::Tap { panel: PANEL, at } => match cell_at(self.size, *at) {
                Some(cell) => {
                    let moved = std::mem::replace(&mut self.brush.cursor, cell) != cell;
                    redrawn(self.paint(self.brush.here(), area) | moved)
                }
                None => Input::Unchanged,
            },
            Gesture::DragStart { panel: PANEL, at } => {
                let before = self.brush.drafted();
                let down = self.brush.down(*at);
                redrawn(down || before != 0)
            }
            Gesture::DragMove { at } => redrawn(self.brush.moved(*at)),
            Gesture::DragEnd { at } => {
                self.brush.moved(*at);
                match self.brush.up() {
                    Some(cells) => {
                        self.paint(cells, area);
                        Input::Redraw
                    }
                    None => Input::Unchanged,
                }
            }
            Gesture::DragCancel | Gesture::Key(Key::Cancel) => redrawn(self.brush.up().is_some()),
            Gesture::Key(Key::Step(direction)) => redrawn(self.brush.step(*direction)),
            Gesture::Key(Key::Reach(direction)) => {
                let moved = self.brush.step(*direction);
                redrawn(self.paint(self.brush.here(), area) | moved)
            }
            Gesture::Key(Key::Confirm) => redrawn(self.paint(self.brush.here(), area)),
            Gesture::Key(Key::Erase) => redrawn(self.paint(self.brush.here(), None)),
            Gesture::Act(id) => match Press::offered(&self.acts(due), *id, false) {
                Some(press) => self.press(due, press, rng),
                None => Input::Unchanged,
            },
            Gesture::ActAt { act, panel: PANEL, at } => {
                let press = Press::offered(&self.acts(due), *act, true);
                let (Some(Press::PaintHere(area)), Some(cell)) = (press, cell_at(self.size, *at)) else {
                    return Input::Unchanged;
                };
                let moved = std::mem::replace(&mut self.brush.cursor, cell) != cell;
                redrawn(self.paint(self.brush.here(), area) | moved)
            }
            Gesture::Board(text) => match form::read(self.size, text) {
                Ok(board) => redrawn(self.board.change(board)),
                Err(refusal) => Input::Refused(refusal),
            },
            Gesture::Typed(_) => refused("LAP-1", "lap-refuse-not-due"),
            _ => Input::Unchanged,
        }
    }

    /// Appends the canonical bytes.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        self.board.write(bytes);
        self.brush.write(bytes);
        bytes.push(self.level.number());
    }

    /// The editor of these bytes; `None` unless they are the canonical bytes of one.
    pub fn read(size: Size, reader: &mut Reader) -> Option<Editor> {
        let board = History::read(size, reader)?;
        let brush = Brush::read(size, reader)?;
        Some(Editor { size, board, brush, level: Level::new(reader.byte()?)? })
    }

    fn press(&mut self, due: bool, press: Press, rng: &mut dyn CryptoRng) -> Input {
        match press {
            Press::Ready if due => match self.flaws().into_iter().next() {
                None => Input::Ready { slot: 0, secret: self.board().encode() },
                Some(flaw) => Input::Refused(Refusal { clause: flaw.clause, text: flaw.text }),
            },
            Press::Brush(area) => redrawn(std::mem::replace(&mut self.brush.area, area) != area),
            Press::Level(level) => redrawn(std::mem::replace(&mut self.level, level) != level),
            Press::Generate => redrawn(self.board.change(generator::generate(self.size, self.level, rng))),
            Press::Clear => redrawn(self.board.change(Board::bare(self.size))),
            Press::Undo => redrawn(self.board.undo()),
            Press::Redo => redrawn(self.board.redo()),
            _ => Input::Unchanged,
        }
    }

    fn paint(&mut self, cells: Cells, area: Option<Area>) -> bool {
        let mut next = self.board().clone();
        next.paint(cells, area);
        self.board.change(next)
    }
}
