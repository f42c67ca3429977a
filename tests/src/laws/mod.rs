//! The laws of the games: what must hold of every [`Game`] in a catalogue, whatever its rules. Each law is a
//! function that says what it found, so that a game that is broken on purpose can show that the law bites.

mod answers;
mod catalogues;
mod computers;
mod desks;
mod encodings;
mod lessons;
mod moves;
mod replays;
mod scenes;
mod secrets;
mod words;

use std::fmt;

use labirinto_games::{Due, Game, Seat, Step};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;

use crate::{Round, setups};

pub use answers::honest_answers_are_claimed_truly;
pub use catalogues::names_and_numbers_are_unique;
pub use computers::computers_move_legally_and_in_time;
pub use desks::{desks_are_saved_and_restored, gestures_lead_to_legal_acts_only};
pub use encodings::everything_has_one_encoding;
pub use lessons::the_lesson_can_be_played;
pub use moves::{
    a_refusal_changes_nothing, legal_moves_are_those_that_apply, there_is_always_something_to_do,
};
pub use replays::{replay_equals_play, the_public_scene_follows_from_the_log};
pub use scenes::scenes_have_labels_and_stay_inside;
pub use secrets::generated_secrets_are_legal;
pub use words::every_text_has_its_words;

/// What a law found that must not be.
#[derive(Debug)]
pub struct Breach(pub String);

/// A law about one game.
pub type Law = fn(&'static dyn Game) -> Result<(), Breach>;

/// All laws about one game, by name. ([`names_and_numbers_are_unique`] is about a whole catalogue.)
pub const LAWS: &[(&str, Law)] = &[
    ("everything_has_one_encoding", everything_has_one_encoding),
    ("generated_secrets_are_legal", generated_secrets_are_legal),
    ("legal_moves_are_those_that_apply", legal_moves_are_those_that_apply),
    ("a_refusal_changes_nothing", a_refusal_changes_nothing),
    ("there_is_always_something_to_do", there_is_always_something_to_do),
    ("honest_answers_are_claimed_truly", honest_answers_are_claimed_truly),
    ("the_public_scene_follows_from_the_log", the_public_scene_follows_from_the_log),
    ("replay_equals_play", replay_equals_play),
    ("computers_move_legally_and_in_time", computers_move_legally_and_in_time),
    ("scenes_have_labels_and_stay_inside", scenes_have_labels_and_stay_inside),
    ("desks_are_saved_and_restored", desks_are_saved_and_restored),
    ("gestures_lead_to_legal_acts_only", gestures_lead_to_legal_acts_only),
    ("every_text_has_its_words", every_text_has_its_words),
    ("the_lesson_can_be_played", the_lesson_can_be_played),
];

impl fmt::Display for Breach {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// A breach unless `holds`.
fn demand(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), Breach> {
    if holds { Ok(()) } else { Err(Breach(otherwise())) }
}

/// Plays `game` at every setup by random legal moves, at most `turns` of them, and shows each state BEFORE
/// the step that follows it. At tables of more than two, a seat leaves the last of the games.
fn walk(
    game: &'static dyn Game,
    turns: u32,
    mut each: impl FnMut(&mut Round, Option<&Step>, &mut ChaCha20Rng) -> Result<(), Breach>,
) -> Result<(), Breach> {
    for (place, setup) in setups(game).into_iter().enumerate() {
        let mut rng = ChaCha20Rng::seed_from_u64(place as u64);
        let leaver = (setup.seats > 2).then(|| rng.random_range(0..setup.seats)).and_then(Seat::new);
        let mut round = Round::new(game, setup);
        while round.public.turn() < turns {
            let leaves = rng.random_ratio(1, 25) && !matches!(round.public.due(), Due::Over(_));
            if let Some(seat) = leaver.filter(|_| leaves) {
                let step = Step::Left { seat };
                if round.public.copy().apply(&step).is_ok() {
                    each(&mut round, Some(&step), &mut rng)?;
                    take(&mut round, step)?;
                    continue;
                }
            }
            let step = round.honest(&mut rng);
            each(&mut round, step.as_ref(), &mut rng)?;
            let Some(step) = step else {
                break;
            };
            take(&mut round, step)?;
        }
    }
    Ok(())
}

fn take(round: &mut Round, step: Step) -> Result<(), Breach> {
    let shown = format!("{step:?}");
    round.take(step).map_err(|refusal| Breach(format!("the honest step {shown} is refused: {refusal:?}")))
}

/// Bytes near `bytes`: every bit flipped (of the first 24 bytes), one byte more, one less, none, twice.
fn mutations(bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut all = vec![Vec::new(), [bytes, &[0]].concat(), [bytes, &[1]].concat(), [bytes, bytes].concat()];
    all.extend(bytes.split_last().map(|(_, shorter)| shorter.to_vec()));
    for bit in 0..bytes.len().min(24) * 8 {
        let mut flipped = bytes.to_vec();
        flipped[bit / 8] ^= 1 << (bit % 8);
        all.push(flipped);
    }
    all.retain(|mutation| mutation != bytes);
    all
}

/// Steps of every kind and seat that are not due: whatever the game, they have to be refused.
fn undue(round: &Round, honest: Option<&Step>) -> Vec<Step> {
    let due = round.public.due();
    let act = match honest {
        Some(Step::Move { act, .. }) => act.clone(),
        _ => labirinto_games::Move(vec![1, 1, 1]),
    };
    let mut steps = Vec::new();
    for seat in Seat::all(round.setup.seats) {
        if !matches!(due, Due::Move { seat: entitled } if entitled == seat) {
            steps.push(Step::Move { seat, act: act.clone() });
        }
        if !matches!(due, Due::Answer { seat: entitled } if entitled == seat) {
            steps.extend([0, 1, 0x11].map(|byte| Step::Answer { seat, answer: vec![byte] }));
        }
        for slot in 0..3 {
            if due != (Due::Commit { seat, slot }) {
                for public in [Vec::new(), vec![0, 0, 1, 1]] {
                    steps.push(Step::Commit { seat, slot, public });
                }
            }
            if due != (Due::Open { seat, slot }) {
                let secret = labirinto_games::Secret::from_bytes(vec![3]);
                steps.push(Step::Open { seat, slot, secret });
            }
        }
        if matches!(due, Due::Over(_)) {
            steps.push(Step::Left { seat });
        }
    }
    if let Due::Draw { count, bound, .. } = due {
        steps.push(Step::Drawn { values: vec![bound; usize::from(count)] });
        steps.push(Step::Drawn { values: vec![0; usize::from(count) + 1] });
    } else {
        steps.push(Step::Drawn { values: vec![0] });
    }
    steps
}
