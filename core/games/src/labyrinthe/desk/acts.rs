//! The acts on offer besides touching a board.

use super::super::scene::side_name;
use crate::{Act, ActId, Direction, Level, On, Text};

/// Every act of this desk; the number is its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Set-up: the maze is ready.
    Ready,
    /// Set-up: D stands at the cursor.
    Start,
    /// Set-up: A stands at the cursor.
    Goal,
    /// Set-up: make up a maze of the chosen level.
    Generate,
    /// Set-up: choose the level of made-up mazes.
    Level(Level),
    /// Set-up: take all walls away.
    Clear,
    /// Take back the last change of the sheet.
    Undo,
    /// Make it again.
    Redo,
    /// Play: ask what is drafted.
    Ask,
    /// Play: draft a way.
    Walk,
    /// Play: draft a count.
    Count,
    /// Play: mark with the pencil.
    Pencil,
    /// Play: take back the last step of the way.
    Back,
    /// Play: drop what is drafted.
    Drop,
    /// Pencil: mark the cell at the cursor.
    Mark,
    /// Pencil: remember the marks.
    Save,
    /// Pencil: back to the marks remembered.
    Return,
    /// Pencil: rub out all marks.
    Clean,
    /// Set-up, on a cell: D stands there.
    StartHere,
    /// Set-up, on a cell: A stands there.
    GoalHere,
    /// Set-up, on a cell: draws or removes the wall on this side of it.
    Wall(Direction),
    /// Play, on a cell: asks at once how many walls are round it.
    AskHere,
    /// Play, on a cell: marks its edge on this side with the pencil.
    Note(Direction),
}

impl Deed {
    /// Every deed.
    pub fn all() -> impl Iterator<Item = Deed> {
        let levels = (1..=5).filter_map(Level::new).map(Deed::Level);
        let others = [
            Deed::Ready,
            Deed::Start,
            Deed::Goal,
            Deed::Generate,
            Deed::Clear,
            Deed::Undo,
            Deed::Redo,
            Deed::Ask,
            Deed::Walk,
            Deed::Count,
            Deed::Pencil,
            Deed::Back,
            Deed::Drop,
            Deed::Mark,
            Deed::Save,
            Deed::Return,
            Deed::Clean,
            Deed::StartHere,
            Deed::GoalHere,
            Deed::AskHere,
        ];
        let sides = Direction::ALL.into_iter().flat_map(|side| [Deed::Wall(side), Deed::Note(side)]);
        others.into_iter().chain(levels).chain(sides)
    }

    /// The id, stable from scene to scene.
    pub fn id(self) -> ActId {
        ActId(match self {
            Deed::Ready => 1,
            Deed::Start => 2,
            Deed::Goal => 3,
            Deed::Generate => 4,
            Deed::Clear => 5,
            Deed::Undo => 6,
            Deed::Redo => 7,
            Deed::Level(level) => 10 + u16::from(level.number()),
            Deed::Ask => 20,
            Deed::Walk => 21,
            Deed::Count => 22,
            Deed::Pencil => 23,
            Deed::Back => 24,
            Deed::Drop => 25,
            Deed::Mark => 26,
            Deed::Save => 27,
            Deed::Return => 28,
            Deed::Clean => 29,
            Deed::StartHere => 30,
            Deed::GoalHere => 31,
            Deed::AskHere => 32,
            Deed::Wall(side) => 40 + side as u16,
            Deed::Note(side) => 50 + side as u16,
        })
    }

    /// Where it is offered when it is a button.
    fn on(self) -> On {
        match self {
            Deed::Walk | Deed::Count | Deed::Mark => On::Both,
            _ => On::Scene,
        }
    }

    /// The key of a keyboard; none for what is offered on cells only.
    fn shortcut(self) -> Option<char> {
        Some(match self {
            Deed::Ready => 'r',
            Deed::Start => 's',
            Deed::Goal => 'a',
            Deed::Generate => 'g',
            Deed::Level(level) => char::from(b'0' + level.number()),
            Deed::Clear => 'c',
            Deed::Undo => 'u',
            Deed::Redo => 'y',
            Deed::Ask => 'a',
            Deed::Walk => 'w',
            Deed::Count => 'c',
            Deed::Pencil => 'p',
            Deed::Back => 'b',
            Deed::Drop => 'd',
            Deed::Mark => 'm',
            Deed::Save => 's',
            Deed::Return => 'r',
            Deed::Clean => 'e',
            Deed::StartHere | Deed::GoalHere | Deed::Wall(_) | Deed::AskHere | Deed::Note(_) => return None,
        })
    }

    /// The words, for deeds whose words never change.
    fn words(self) -> Text {
        match self {
            Deed::Ready => Text::key("labyrinthe-act-ready"),
            Deed::Start | Deed::StartHere => Text::key("labyrinthe-act-start"),
            Deed::Goal | Deed::GoalHere => Text::key("labyrinthe-act-goal"),
            Deed::Generate => Text::key("labyrinthe-act-generate"),
            Deed::Level(level) => Text::key("labyrinthe-act-level").number("level", level.number()),
            Deed::Clear => Text::key("labyrinthe-act-clear"),
            Deed::Undo => Text::key("labyrinthe-act-undo"),
            Deed::Redo => Text::key("labyrinthe-act-redo"),
            Deed::Ask => Text::key("labyrinthe-act-ask-no-way"),
            Deed::Walk => Text::key("labyrinthe-act-walk"),
            Deed::Count => Text::key("labyrinthe-act-count"),
            Deed::Pencil => Text::key("labyrinthe-act-pencil"),
            Deed::Back => Text::key("labyrinthe-act-back"),
            Deed::Drop => Text::key("labyrinthe-act-drop"),
            Deed::Mark => Text::key("labyrinthe-act-mark"),
            Deed::Save => Text::key("labyrinthe-act-save"),
            Deed::Return => Text::key("labyrinthe-act-return"),
            Deed::Clean => Text::key("labyrinthe-act-clean"),
            Deed::Wall(side) => Text::key("labyrinthe-act-wall").text("side", side_name(side)),
            Deed::AskHere => Text::key("labyrinthe-act-ask-here"),
            Deed::Note(side) => Text::key("labyrinthe-act-note").text("side", side_name(side)),
        }
    }

    /// The act as a button, and on cells too where that means something.
    pub fn offer(self, enabled: bool) -> Act {
        Act {
            id: self.id(),
            text: self.words(),
            enabled,
            primary: false,
            chosen: false,
            shortcut: self.shortcut(),
            on: self.on(),
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

    /// The deed with this id, when `acts` offer it as a button and it is enabled.
    pub fn offered(acts: &[Act], id: ActId) -> Option<Deed> {
        Deed::of(acts, id, On::is_beside)
    }

    /// The deed with this id, when `acts` offer it on cells and it is enabled.
    pub fn offered_here(acts: &[Act], id: ActId) -> Option<Deed> {
        Deed::of(acts, id, On::is_on_cells)
    }

    fn of(acts: &[Act], id: ActId, on: impl Fn(On) -> bool) -> Option<Deed> {
        acts.iter().find(|act| act.id == id && act.enabled && on(act.on))?;
        Deed::all().find(|deed| deed.id() == id)
    }
}
