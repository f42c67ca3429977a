//! Every law over every game of the catalogue.

use labirinto_games::GAMES;
use labirinto_tests::{
    catalogue,
    laws::{self, Law},
};

fn hold(law: Law) {
    for game in catalogue() {
        if let Err(breach) = law(*game) {
            panic!("{}: {breach}", game.id());
        }
    }
}

#[test]
fn names_and_numbers_are_unique() {
    if let Err(breach) = laws::names_and_numbers_are_unique(catalogue()) {
        panic!("{breach}");
    }
}

#[test]
fn every_game_of_the_product_speaks_the_languages_of_the_product() {
    for game in GAMES {
        let languages: Vec<&str> = game.texts().iter().map(|(language, _)| *language).collect();
        assert_eq!(languages, ["en", "eo", "fr", "hu", "pl"], "{}", game.id());
    }
}

macro_rules! laws_hold {
    ($($law:ident),* $(,)?) => {
        $(#[test]
        fn $law() {
            hold(laws::$law);
        })*

        #[test]
        fn no_law_is_left_out() {
            let tested = [$(stringify!($law)),*];
            let stated: Vec<&str> = laws::LAWS.iter().map(|(name, _)| *name).collect();
            assert_eq!(tested[..], stated[..]);
        }
    };
}

laws_hold!(
    everything_has_one_encoding,
    generated_secrets_are_legal,
    legal_moves_are_those_that_apply,
    a_refusal_changes_nothing,
    there_is_always_something_to_do,
    honest_answers_are_claimed_truly,
    the_public_scene_follows_from_the_log,
    replay_equals_play,
    computers_move_legally_and_in_time,
    scenes_have_labels_and_stay_inside,
    desks_are_saved_and_restored,
    gestures_lead_to_legal_acts_only,
    every_text_has_its_words,
    the_lesson_can_be_played,
);
