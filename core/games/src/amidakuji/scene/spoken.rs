//! What a screen reader says of a circle or a base.

use super::super::tell::{base_text, place_text};
use super::super::{FAR, Place, Position};
use super::View;
use crate::{Seat, Text};

/// The sentence of one place: where it is, what lies and who stands there, and `more`.
pub fn spoken(view: View, position: &Position, place: Place, more: Vec<Text>) -> Text {
    let mut details = Vec::new();
    if place.is_base() {
        let owner = usize::from(place.row == FAR);
        details.push(base_text(position.sides[owner].bases[usize::from(place.column)]));
    }
    let coins = position.coins_at(place);
    if coins > 0 {
        details.push(Text::key("amidakuji-says-coins").number("coins", coins));
    }
    for seat in Seat::all(2) {
        if let Some((number, carried)) = position.side(seat).piece_at(place) {
            let own = view.0 == Some(seat);
            let key = if own { "amidakuji-says-own-piece" } else { "amidakuji-says-piece" };
            let text = Text::key(key).number("piece", number as i64 + 1);
            details.push(if own { text } else { text.seat("seat", seat) });
            if carried > 0 {
                details.push(Text::key("amidakuji-says-carries").number("coins", carried));
            }
        }
    }
    details.extend(more);
    if details.is_empty() {
        return Text::key("amidakuji-cell-empty").text("place", place_text(place));
    }
    Text::key("amidakuji-cell").text("place", place_text(place)).list("details", details)
}
