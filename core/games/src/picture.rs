//! The picture of a game, for a menu.

use crate::{Due, Game, Options, Panel, Setup, Step};

/// What a menu shows beside the name of `game`: the first board of its lesson before anybody moved, laid open; nothing
/// on it can be touched. `None` where the lesson has no board to lay out.
pub fn picture(game: &dyn Game) -> Option<Panel> {
    let lesson = game.lesson();
    let options = Options::settle(game.options(), lesson.options.iter().copied()).ok()?;
    let setup = Setup { seats: *game.seats().start(), options, first: lesson.first };
    let mut public = game.open(&setup).ok()?;
    let mut opened = Vec::new();
    while let Due::Commit { seat, slot } = public.due() {
        let text = lesson.boards.get(seat.index())?;
        let secret = game.read_board(&setup.options, text).ok()?;
        let known = game.public_part(&setup, seat, slot, &secret)?;
        public.apply(&Step::Commit { seat, slot, public: known }).ok()?;
        opened.push((seat, slot, secret));
    }
    let panel = public.scene(&opened).panels.into_iter().next()?;
    Some(Panel { targets: Vec::new(), cursor: None, ..panel })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Form, GAMES, Role};

    #[test]
    fn every_game_has_a_picture_that_is_no_other_games() {
        let pictures: Vec<Panel> =
            GAMES.iter().map(|game| picture(*game).expect("every lesson has a board")).collect();
        for (place, one) in pictures.iter().enumerate() {
            let drawn =
                |shape: &&crate::Shape| !matches!(shape.form, Form::Glyph { .. }) && shape.role != Role::Grid;
            assert!(one.shapes.iter().filter(drawn).count() > 1, "more than squared paper");
            assert!(pictures.iter().skip(place + 1).all(|other| other.shapes != one.shapes));
        }
    }
}
