//! What a finger, a key or a voice did.

use labirinto_node::games;

use crate::{Direction, Place};

/// One thing a person did, in scene units.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Gesture {
    /// A tap on a panel.
    Tap {
        /// The panel's id.
        panel: u8,
        /// Where.
        at: Place,
    },
    /// A finger went down and began to drag.
    DragStart {
        /// The panel's id.
        panel: u8,
        /// Where.
        at: Place,
    },
    /// The finger is now here, on the panel of the start.
    DragMove {
        /// Where.
        at: Place,
    },
    /// The finger was lifted; the drag counts.
    DragEnd {
        /// Where.
        at: Place,
    },
    /// The drag was broken off (a call, a second finger); it does not count.
    DragCancel,
    /// A key with a meaning.
    Key {
        /// Which.
        press: KeyPress,
    },
    /// One of the acts on offer in the scene, as a button.
    Act {
        /// Its id.
        id: u16,
    },
    /// One of the acts that the scene offers on cells, chosen on this place: the same as moving there and doing it.
    ActAt {
        /// Its id.
        id: u16,
        /// The panel's id.
        panel: u8,
        /// Where: the middle of a target.
        at: Place,
    },
    /// A move in notation, typed or spoken.
    Typed {
        /// As typed.
        text: String,
    },
    /// A whole board as text, for the set-up editor.
    Board {
        /// As in the command line's files.
        text: String,
    },
}

/// A key with a meaning; the shells map their keyboards to these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum KeyPress {
    /// Moves the cursor by one cell.
    Step {
        /// Where to.
        towards: Direction,
    },
    /// Acts from the cursor towards a side: draws or removes a wall, marks an edge.
    Reach {
        /// Which side.
        towards: Direction,
    },
    /// Takes or ends what is drafted at the cursor.
    Confirm,
    /// Takes back the last part of the draft.
    Erase,
    /// Drops the draft.
    Cancel,
}

impl From<Gesture> for games::Gesture {
    fn from(gesture: Gesture) -> games::Gesture {
        match gesture {
            Gesture::Tap { panel, at } => games::Gesture::Tap { panel, at: at.into() },
            Gesture::DragStart { panel, at } => games::Gesture::DragStart { panel, at: at.into() },
            Gesture::DragMove { at } => games::Gesture::DragMove { at: at.into() },
            Gesture::DragEnd { at } => games::Gesture::DragEnd { at: at.into() },
            Gesture::DragCancel => games::Gesture::DragCancel,
            Gesture::Key { press } => games::Gesture::Key(press.into()),
            Gesture::Act { id } => games::Gesture::Act(games::ActId(id)),
            Gesture::ActAt { id, panel, at } => {
                games::Gesture::ActAt { act: games::ActId(id), panel, at: at.into() }
            }
            Gesture::Typed { text } => games::Gesture::Typed(text),
            Gesture::Board { text } => games::Gesture::Board(text),
        }
    }
}

impl From<KeyPress> for games::Key {
    fn from(press: KeyPress) -> games::Key {
        match press {
            KeyPress::Step { towards } => games::Key::Step(towards.into()),
            KeyPress::Reach { towards } => games::Key::Reach(towards.into()),
            KeyPress::Confirm => games::Key::Confirm,
            KeyPress::Erase => games::Key::Erase,
            KeyPress::Cancel => games::Key::Cancel,
        }
    }
}
