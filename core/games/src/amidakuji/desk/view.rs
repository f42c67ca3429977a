//! The scene of a seat.

use super::super::scene::{Sheet, headline, notes};
use super::super::tell::{effects, place_text, way_text};
use super::super::{Act, Awaited, State};
use super::{Deed, Table, choice::Choice};
use crate::{PanelKind, Scene, Text};

/// The board with every way that may be chosen, the one that is, what would come of it, and the acts.
pub fn scene(table: &Table, state: &State) -> Scene {
    let (position, seat) = (state.position(), table.seat);
    let choice = table.choice(state);
    let draft = table.drafted(&choice);
    let piece = draft.and_then(|act| act.moved()).map(|(piece, _)| piece);
    let mut sheet = Sheet::new(table.view(), position);
    for act in choice.acts().iter().filter(|act| Some(**act) != draft) {
        if let (Some(from), Some((moved, way))) = (choice.start(act), act.moved())
            && piece.is_none_or(|piece| piece == moved)
        {
            sheet.offer(seat, from, &way);
        }
    }
    if let Some((act, from)) = draft.and_then(|act| Some((act, choice.start(&act)?))) {
        match act.moved() {
            Some((_, way)) if !way.paces().is_empty() => sheet.choose(seat, from, &way),
            _ => sheet.ring(seat, from),
        }
    }
    let cursor = table.view().place(table.cursor);
    let panel = sheet.panel(PanelKind::Play, Text::key("amidakuji-panel"), cursor, |place| {
        let mut said = Vec::new();
        if draft.is_some_and(|act| choice.end(&act) == Some(place)) {
            said.push(Text::key("amidakuji-says-chosen"));
        }
        let ways = choice.acts().iter().filter(|act| choice.end(act) == Some(place)).count() as i64;
        match position.awaited() {
            Awaited::Placing if ways > 0 => said.push(Text::key("amidakuji-says-free")),
            _ if ways > 0 => said.push(Text::key("amidakuji-says-ways").number("count", ways)),
            _ => {}
        }
        said
    });
    let (mut notes, heard) = notes(state);
    if let Some(act) = draft {
        let events = state.events(&act);
        if !events.is_empty() {
            let effects = effects(seat, &events);
            notes.insert(heard, Text::key("amidakuji-note-then").list("effects", effects));
        }
    }
    Scene {
        headline: headline(state, Some(seat)),
        notes,
        heard,
        panels: vec![panel],
        acts: acts(&choice, draft),
    }
}

fn acts(choice: &Choice<'_>, draft: Option<Act>) -> Vec<crate::Act> {
    if choice.acts().is_empty() {
        return Vec::new();
    }
    let several = choice.acts().len() > 1;
    let mut acts = vec![
        Deed::Go.act(draft.map_or_else(|| none(choice), |act| words(choice, &act)), draft.is_some(), false),
        Deed::Next.act(Text::key("amidakuji-act-next"), several, false),
        Deed::Previous.act(Text::key("amidakuji-act-previous"), several, false),
    ];
    for piece in 0..super::super::PIECES as u8 {
        let of_piece = |act: &Act| act.moved().is_some_and(|(moved, _)| moved == piece);
        if choice.acts().iter().any(of_piece) {
            let text = Text::key("amidakuji-act-piece").number("piece", piece + 1);
            acts.push(Deed::Piece(piece).act(text, true, draft.as_ref().is_some_and(of_piece)));
        }
    }
    acts.push(Deed::Choose.act(Text::key("amidakuji-act-choose-here"), true, false));
    acts.push(Deed::GoHere.act(Text::key("amidakuji-act-go-here"), true, false));
    acts
}

/// What the button says before anything is chosen.
fn none(choice: &Choice<'_>) -> Text {
    match choice.acts() {
        [Act::Place { .. }, ..] => Text::key("amidakuji-act-no-base"),
        _ => Text::key("amidakuji-act-no-way"),
    }
}

/// What the button says of the move that is chosen.
fn words(choice: &Choice<'_>, act: &Act) -> Text {
    let end = choice.end(act).map_or_else(|| Text::key("amidakuji-place-nowhere"), place_text);
    match act {
        Act::Place { base } => Text::key("amidakuji-act-place").number("base", base + 1),
        Act::Enter { piece, base, way } => Text::key("amidakuji-act-enter")
            .number("piece", piece + 1)
            .number("base", base + 1)
            .list("way", way_text(way))
            .text("place", end),
        Act::Move { piece, way } if way.paces().is_empty() => {
            Text::key("amidakuji-act-lose-turn").number("piece", piece + 1)
        }
        Act::Move { piece, way } => Text::key("amidakuji-act-move")
            .number("piece", piece + 1)
            .list("way", way_text(way))
            .text("place", end),
        Act::Pass => Text::key("amidakuji-act-pass"),
    }
}
