//! What everybody may see.

use super::super::{Board, Stage, State, check, state::other};
use super::{Pen, Sheet, Spoken, last_heard};
use crate::{Panel, PanelKind, Role, Scene, Seat, Secret, Stroke, Text};

/// The boards of both seats, each with what the other heard of it, and the areas of those that are opened. A declaration
/// that was opened is laid over the board it speaks of: where the two differ, the cell is framed.
pub fn public_scene(state: &State, opened: &[(Seat, u8, Secret)]) -> Scene {
    let panels = Seat::all(2).map(|owner| panel(state, owner, opened)).collect();
    let notes: Vec<Text> =
        Seat::all(2).filter_map(|seat| last_heard(state, seat, "lap-note-heard")).collect();
    Scene { headline: headline(state), heard: notes.len(), notes, panels, acts: Vec::new() }
}

fn panel(state: &State, owner: Seat, opened: &[(Seat, u8, Secret)]) -> Panel {
    let asker = other(owner);
    let board = opened.iter().find(|(seat, slot, _)| *seat == owner && *slot == 0);
    let board = board.and_then(|(_, _, secret)| Board::decode(secret));
    let board = board.filter(|board| board.size() == state.size());
    let mut sheet = Sheet::new(state.size());
    let declared = state.declared(asker);
    match (&board, declared) {
        (Some(board), declared) => {
            sheet.areas(board, state.size().all(), Pen::Ink);
            let differ = |declared: &Board| {
                state.size().all()
                    & !board.areas().iter().zip(declared.areas()).fold(0, |same, (a, b)| same | a & b)
            };
            let apart = board.areas().iter().fold(0, |all, cells| all | check::apart(state.size(), *cells));
            sheet.wrong(declared.map_or(0, differ) | apart);
        }
        (None, Some(declared)) => sheet.areas(declared, state.size().all(), Pen::Mine),
        (None, None) => {}
    }
    let mut said = Vec::new();
    for heard in state.heard(asker).iter() {
        if !said.contains(&heard.square) {
            said.push(heard.square);
            sheet.heard(heard.square, heard.counts, Role::Seat(owner));
        }
    }
    if let (Stage::Asked(square), true) = (state.stage(), state.asker() == asker) {
        sheet.asked(square, Role::Seat(asker), Stroke::Dotted);
    }
    let title = Text::key("lap-title-board").seat("seat", owner);
    sheet.panel(owner.byte(), PanelKind::Public, title, None, |cell| {
        let index = state.size().index(cell);
        let own: Vec<_> = board.as_ref().and_then(|board| board.at(index)).into_iter().collect();
        let declared: Vec<_> = declared.and_then(|board| board.at(index)).into_iter().collect();
        let spoken = Spoken::new(cell).areas("lap-says-area", &own).areas("lap-says-declared", &declared);
        spoken.heard(state, asker).finish()
    })
}

/// What is awaited, and from whom.
fn headline(state: &State) -> Text {
    if let Some(outcome) = state.outcome() {
        return outcome.reason;
    }
    if let Some(seat) = Seat::all(2).find(|seat| !state.has_committed(*seat)) {
        return Text::key("lap-head-drawing").seat("seat", seat);
    }
    match state.stage() {
        Stage::Turn => Text::key("lap-head-turn").seat("seat", state.asker()),
        Stage::Asked(square) => Text::key("lap-head-asked")
            .seat("seat", state.asker())
            .seat("other", other(state.asker()))
            .word("square", square.name()),
        Stage::Seal(seat) => Text::key("lap-head-seal").seat("seat", seat),
        Stage::Reply => Text::key("lap-head-reply").seat("seat", other(state.asker())),
        Stage::Open(seat) | Stage::Reveal(seat) => Text::key("lap-head-open").seat("seat", seat),
        Stage::Judge(seat) => Text::key("lap-head-judge").seat("seat", other(seat)),
        Stage::Over => Text::key("lap-head-over"),
    }
}
