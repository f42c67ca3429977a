//! The acts on offer besides touching a board.

use crate::{Act, ActId, Level, Text};

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
        ];
        others.into_iter().chain(levels)
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
        })
    }

    /// The key of a keyboard.
    fn shortcut(self) -> char {
        match self {
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
        }
    }

    /// The words, for deeds whose words never change.
    fn words(self) -> Text {
        match self {
            Deed::Ready => Text::key("labyrinthe-act-ready"),
            Deed::Start => Text::key("labyrinthe-act-start"),
            Deed::Goal => Text::key("labyrinthe-act-goal"),
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
        }
    }

    /// The act as it is offered.
    pub fn offer(self, enabled: bool) -> Act {
        Act {
            id: self.id(),
            text: self.words(),
            enabled,
            primary: false,
            chosen: false,
            shortcut: Some(self.shortcut()),
        }
    }

    /// The act as a choice of mode, always enabled.
    pub fn choice(self, chosen: bool) -> Act {
        Act { chosen, ..self.offer(true) }
    }

    /// The act as the one filled button, with words that say what happens.
    pub fn primary(self, enabled: bool, text: Text) -> Act {
        Act { primary: true, text, ..self.offer(enabled) }
    }

    /// The deed with this id, when `acts` offer it and it is enabled.
    pub fn offered(acts: &[Act], id: ActId) -> Option<Deed> {
        acts.iter().find(|act| act.id == id && act.enabled)?;
        Deed::all().find(|deed| deed.id() == id)
    }
}
