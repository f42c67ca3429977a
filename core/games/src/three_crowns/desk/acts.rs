//! What can be done besides touching the board.

use super::super::notation::bare;
use super::super::{Square, State};
use super::draft::{Draft, Next};
use crate::{Act, ActId, On, Seat, Text};

/// What an act does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Chooses the square of the cursor.
    Go,
    /// Chooses nothing any longer.
    Drop,
    /// Chooses a cell.
    Here,
}

impl Deed {
    const ALL: [Deed; 3] = [Deed::Go, Deed::Drop, Deed::Here];

    /// The id, stable from scene to scene.
    pub const fn id(self) -> ActId {
        ActId(match self {
            Deed::Go => 1,
            Deed::Drop => 2,
            Deed::Here => 3,
        })
    }

    /// The deed with this id, when `acts` offer it as a button and it is enabled.
    pub fn offered(acts: &[Act], id: ActId) -> Option<Deed> {
        acts.iter().find(|act| act.id == id && act.enabled && act.on.is_beside())?;
        Deed::ALL.into_iter().find(|deed| deed.id() == id)
    }
}

/// The acts on offer.
pub fn acts(state: &State, seat: Seat, draft: Draft, cursor: Square) -> Vec<Act> {
    let mine = state.may_move(seat).is_ok();
    let valid = draft.valid(state, seat);
    let (enabled, words) = go(state, seat, valid, cursor);
    let act = |deed: Deed, enabled, text, shortcut, on| Act {
        id: deed.id(),
        text,
        enabled,
        primary: deed == Deed::Go,
        chosen: false,
        shortcut,
        on,
    };
    let drops = draft != Draft::default();
    vec![
        act(Deed::Go, enabled, words, Some('m'), On::Scene),
        act(Deed::Drop, drops, Text::key("three-crowns-act-drop"), Some('d'), On::Scene),
        act(Deed::Here, mine, Text::key("three-crowns-act-here"), None, On::Cell),
    ]
}

/// Whether the square of the cursor can be chosen, and what that does.
fn go(state: &State, seat: Seat, draft: Draft, cursor: Square) -> (bool, Text) {
    let cell = |key: Text| key.word("cell", cursor.name());
    match draft.next(state, seat, cursor) {
        Next::Make(play) => (true, Text::key("three-crowns-act-move").word("move", bare(play))),
        Next::By => (true, cell(Text::key("three-crowns-act-jump"))),
        Next::Piece => (true, cell(Text::key("three-crowns-act-choose"))),
        Next::Nothing | Next::Back | Next::No(_) => (
            false,
            match (draft.chosen, draft.by) {
                (Some(chosen), None) => Text::key("three-crowns-act-where").word("cell", chosen.name()),
                (_, Some(by)) => Text::key("three-crowns-act-second").word("cell", by.name()),
                (None, None) => Text::key("three-crowns-act-first"),
            },
        ),
    }
}
