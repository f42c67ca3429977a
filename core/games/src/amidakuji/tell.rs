//! Steps as sentences.

use crate::{Seat, Step, Text};

use super::{Act, Base, Event, FAR, Pace, Piece, Place, Position, State, Way};

/// What `step` means on the state before it, for the history and the screen reader.
pub(super) fn tell(state: &State, step: &Step) -> Text {
    match step {
        Step::Move { seat, act } => match Act::decode(act) {
            Some(act) => told(state.position(), *seat, &act, &state.events(&act)),
            None => Text::key("amidakuji-told-unreadable"),
        },
        Step::Drawn { values } => match state.face(values) {
            Some(face) => {
                Text::key("amidakuji-told-roll").seat("seat", state.position().mover).number("face", face)
            }
            None => Text::key("amidakuji-told-unreadable"),
        },
        Step::Left { seat } => Text::key("amidakuji-told-left").seat("seat", *seat),
        Step::Commit { .. } | Step::Answer { .. } | Step::Open { .. } => {
            Text::key("amidakuji-told-unreadable")
        }
    }
}

/// What `seat` does with this move on the position before it, and what comes of it.
pub(super) fn told(position: &Position, seat: Seat, act: &Act, events: &[Event]) -> Text {
    let done = match act {
        Act::Place { base } => {
            let pieces = position.side(seat).pieces;
            let piece = pieces.iter().position(|piece| *piece == Piece::Unplaced).unwrap_or(0);
            Text::key("amidakuji-told-place").number("piece", piece as i64 + 1).number("base", base + 1)
        }
        Act::Enter { piece, base, way } => {
            let end = way.end(seat, Place::base(seat, *base));
            let text = Text::key("amidakuji-told-enter").number("base", base + 1);
            gone(text, *piece, way, end)
        }
        Act::Move { piece, way } if way.paces().is_empty() => {
            Text::key("amidakuji-told-lost-turn").number("piece", piece + 1)
        }
        Act::Move { piece, way } => {
            let from = position.side(seat).on_board(usize::from(*piece));
            let end = from.and_then(|(from, _)| way.end(seat, from));
            gone(Text::key("amidakuji-told-move"), *piece, way, end)
        }
        Act::Pass => Text::key("amidakuji-told-pass"),
    };
    let done = done.seat("seat", seat);
    if events.is_empty() {
        return done;
    }
    Text::key("amidakuji-told-effects").text("done", done).list("effects", effects(seat, events))
}

/// What came of a move of `seat`, each thing in a few words.
pub(super) fn effects(seat: Seat, events: &[Event]) -> Vec<Text> {
    events.iter().map(|event| effect(seat, event)).collect()
}

/// A circle by its name, a base by its owner and number.
pub(super) fn place_text(place: Place) -> Text {
    if !place.is_base() {
        return Text::key("amidakuji-place-circle").word("place", place.name());
    }
    let owner = if place.row == FAR { Seat::HOST.next(2) } else { Seat::HOST };
    Text::key("amidakuji-place-base").seat("seat", owner).number("base", place.column + 1)
}

/// The steps in words.
pub(super) fn way_text(way: &Way) -> Vec<Text> {
    let word = |pace: &Pace| match pace {
        Pace::Ahead => Text::key("amidakuji-pace-ahead"),
        Pace::Left => Text::key("amidakuji-pace-left"),
        Pace::Right => Text::key("amidakuji-pace-right"),
    };
    way.paces().iter().map(word).collect()
}

/// What lies on a base, in words.
pub(super) fn base_text(base: Base) -> Text {
    match base {
        Base::Fresh => Text::key("amidakuji-base-fresh"),
        Base::Gold(value) => Text::key("amidakuji-base-gold").number("value", value),
        Base::Diamond => Text::key("amidakuji-base-diamond"),
        Base::Black => Text::key("amidakuji-base-black"),
        Base::Bare => Text::key("amidakuji-base-bare"),
    }
}

fn gone(text: Text, piece: u8, way: &Way, end: Option<Place>) -> Text {
    let end = end.map_or_else(|| Text::key("amidakuji-place-nowhere"), place_text);
    text.number("piece", piece + 1).list("way", way_text(way)).text("place", end)
}

fn effect(seat: Seat, event: &Event) -> Text {
    let other = seat.next(2);
    match *event {
        Event::Laid { value, base } => {
            Text::key("amidakuji-effect-laid").number("value", value).number("base", base + 1)
        }
        Event::Knocked { piece, at } => Text::key("amidakuji-effect-knocked")
            .seat("seat", other)
            .number("piece", piece + 1)
            .text("place", place_text(at)),
        Event::Dropped { coins, at } => {
            Text::key("amidakuji-effect-dropped").number("coins", coins).word("place", at.name())
        }
        Event::Took { coins } => Text::key("amidakuji-effect-took").number("coins", coins),
        Event::Arrived { coins } => Text::key("amidakuji-effect-arrived").number("coins", coins),
        Event::Won(base) => Text::key("amidakuji-effect-won").text("coin", base_text(base)),
        Event::Replaced(base) => Text::key("amidakuji-effect-replaced").text("coin", base_text(base)),
        Event::LastRound => Text::key("amidakuji-effect-last"),
        Event::Lost { seat, piece } => {
            Text::key("amidakuji-effect-lost").seat("seat", seat).number("piece", piece + 1)
        }
    }
}
