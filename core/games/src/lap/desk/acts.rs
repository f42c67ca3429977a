//! The acts on offer besides touching a board.

use super::super::Area;
use crate::{Act, ActId, Level, On, Text};

/// Every act of this desk; the number is its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Set-up: the board is ready.
    Ready,
    /// Set-up: make up a board of the chosen level.
    Generate,
    /// Set-up: rub everything out.
    Clear,
    /// Take back the last change.
    Undo,
    /// Make it again.
    Redo,
    /// Set-up: choose the level of made-up boards.
    Level(Level),
    /// Paint this area; none rubs out.
    Brush(Option<Area>),
    /// On a cell: paint it so.
    PaintHere(Option<Area>),
    /// Play: ask about the square.
    Ask,
    /// Play: choose squares to ask about.
    Squares,
    /// Play: mark with the pencil.
    Pencil,
    /// Play: paint the board to be declared.
    Paint,
    /// Play: declare it.
    Declare,
    /// Play: seal the declaration.
    Seal,
    /// Play: declare nothing in reply.
    None,
    /// Play: paint all that is certain.
    Fill,
    /// Play: remember the notes.
    Save,
    /// Play: back to the notes remembered.
    Return,
    /// Play, on a cell: ask about the square of which this is the upper left cell.
    AskHere,
    /// Play, on a cell: mark it with the pencil for this area.
    MarkHere(Area),
}

impl Press {
    /// Every act.
    pub fn all() -> impl Iterator<Item = Press> {
        let single = [
            Press::Ready,
            Press::Generate,
            Press::Clear,
            Press::Undo,
            Press::Redo,
            Press::Ask,
            Press::Squares,
            Press::Pencil,
            Press::Paint,
            Press::Declare,
            Press::Seal,
            Press::None,
            Press::Fill,
            Press::Save,
            Press::Return,
            Press::AskHere,
        ];
        let levels = (1..=5).filter_map(Level::new).map(Press::Level);
        let brushes = Area::ALL.into_iter().map(Some).chain([None]);
        let brushes = brushes.flat_map(|area| [Press::Brush(area), Press::PaintHere(area)]);
        single.into_iter().chain(levels).chain(brushes).chain(Area::ALL.map(Press::MarkHere))
    }

    /// The id, stable from scene to scene.
    pub fn id(self) -> ActId {
        let area = |area: Option<Area>| area.map_or(4, |area| area.index() as u16);
        ActId(match self {
            Press::Ready => 1,
            Press::Generate => 2,
            Press::Clear => 3,
            Press::Undo => 4,
            Press::Redo => 5,
            Press::Level(level) => 10 + u16::from(level.number()),
            Press::Brush(painted) => 20 + area(painted),
            Press::PaintHere(painted) => 30 + area(painted),
            Press::MarkHere(marked) => 40 + marked.index() as u16,
            Press::Ask => 50,
            Press::Squares => 51,
            Press::Pencil => 52,
            Press::Paint => 53,
            Press::Declare => 54,
            Press::Seal => 55,
            Press::None => 56,
            Press::Fill => 57,
            Press::Save => 58,
            Press::Return => 59,
            Press::AskHere => 60,
        })
    }

    /// The key of a keyboard; none for what is offered on cells only.
    fn shortcut(self) -> Option<char> {
        Some(match self {
            Press::Ready => 'r',
            Press::Generate => 'g',
            Press::Clear => 'x',
            Press::Undo => 'u',
            Press::Redo => 'y',
            Press::Level(level) => char::from(b'0' + level.number()),
            Press::Brush(Some(area)) => area.letter().to_ascii_lowercase(),
            Press::Brush(None) => 'e',
            Press::Ask => 's',
            Press::Squares => 'n',
            Press::Pencil => 'p',
            Press::Paint => 'm',
            Press::Declare => 'v',
            Press::Seal => 'v',
            Press::None => 'o',
            Press::Fill => 'f',
            Press::Save => 'w',
            Press::Return => 'r',
            Press::PaintHere(_) | Press::AskHere | Press::MarkHere(_) => return None,
        })
    }

    fn words(self) -> Text {
        let with = |key, area: Area| Text::key(key).word("area", area.letter());
        match self {
            Press::Ready => Text::key("lap-act-ready"),
            Press::Generate => Text::key("lap-act-generate"),
            Press::Clear => Text::key("lap-act-clear"),
            Press::Undo => Text::key("lap-act-undo"),
            Press::Redo => Text::key("lap-act-redo"),
            Press::Level(level) => Text::key("lap-act-level").number("level", level.number()),
            Press::Brush(Some(area)) => with("lap-act-brush", area),
            Press::Brush(None) => Text::key("lap-act-rubber"),
            Press::PaintHere(Some(area)) => with("lap-act-paint-here", area),
            Press::PaintHere(None) => Text::key("lap-act-rub-here"),
            Press::MarkHere(area) => with("lap-act-mark-here", area),
            Press::Ask => Text::key("lap-act-ask-any"),
            Press::Squares => Text::key("lap-act-squares"),
            Press::Pencil => Text::key("lap-act-pencil"),
            Press::Paint => Text::key("lap-act-paint"),
            Press::Declare => Text::key("lap-act-declare"),
            Press::Seal => Text::key("lap-act-seal"),
            Press::None => Text::key("lap-act-none"),
            Press::Fill => Text::key("lap-act-fill"),
            Press::Save => Text::key("lap-act-save"),
            Press::Return => Text::key("lap-act-return"),
            Press::AskHere => Text::key("lap-act-ask-here"),
        }
    }

    /// The act as a button.
    pub fn offer(self, enabled: bool) -> Act {
        Act {
            id: self.id(),
            text: self.words(),
            enabled,
            primary: false,
            chosen: false,
            shortcut: self.shortcut(),
            on: On::Scene,
        }
    }

    /// The act as it is offered on cells only.
    pub fn here(self, enabled: bool) -> Act {
        Act { shortcut: None, on: On::Cell, ..self.offer(enabled) }
    }

    /// The act as a choice of mode, always enabled.
    pub fn choice(self, chosen: bool) -> Act {
        Act { chosen, ..self.offer(true) }
    }

    /// The act as the one filled button, with words that say what happens.
    pub fn primary(self, enabled: bool, text: Text) -> Act {
        Act { primary: true, text, ..self.offer(enabled) }
    }

    /// The act with this id, when `acts` offer it as a button (or, `on_cells`, on cells) and it is enabled.
    pub fn offered(acts: &[Act], id: ActId, on_cells: bool) -> Option<Press> {
        let on = |on: On| if on_cells { on.is_on_cells() } else { on.is_beside() };
        acts.iter().find(|act| act.id == id && act.enabled && on(act.on))?;
        Press::all().find(|press| press.id() == id)
    }
}
