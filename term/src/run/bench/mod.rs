//! `bench`: figures, each beside what it is compared with in the same run.

mod alone;
mod counting;
mod figure;
mod moves;
mod process;
mod scratch;
mod script;

use labirinto_games::{Game, OptionValues, Options, Seat, Setup};
use labirinto_node::{Error, Whose};

use super::{Context, option_trouble};
use crate::{cli::Bench, trouble::trouble};
use figure::{Figure, tell};

/// A measurement: the figures it yields, and the work.
struct Measurement {
    figures: &'static [&'static str],
    measure: fn(&Context, &'static dyn Game) -> Result<Vec<Figure>, Error>,
}

const ALL: [Measurement; 7] = [
    Measurement {
        figures: &["move_5th_p50", "move_5th_p99", "move_500th_p50", "move_500th_p99", "audit"],
        measure: moves::measure,
    },
    Measurement { figures: &["memory"], measure: process::memory },
    Measurement { figures: &["first_picture"], measure: process::first_picture },
    Measurement { figures: &["validation"], measure: alone::validation },
    Measurement { figures: &["computer_move"], measure: alone::slowest_move },
    Measurement { figures: &["computer_turns"], measure: alone::turns },
    Measurement { figures: &["perft", "computer_steps"], measure: counting::measure },
];

/// Measures what was asked for; the exit status.
///
/// # Errors
/// No figure has such a name, or a measurement is not possible.
pub fn run(context: &Context, bench: &Bench) -> Result<u8, Error> {
    let wanted = bench.what.as_deref().unwrap_or_default();
    let matching = |names: &[&str]| names.iter().any(|name| name.starts_with(wanted));
    if !ALL.iter().any(|measurement| matching(measurement.figures)) {
        let known: Vec<&str> = ALL.iter().flat_map(|measurement| measurement.figures).copied().collect();
        let known = known.join(", ");
        let arguments = [("what", wanted.into()), ("known", (&known).into())];
        return Err(trouble(&context.texts, "no-bench", Whose::You, &arguments));
    }
    let Some(game) = context.catalogue.first() else { return Ok(0) };
    for measurement in ALL.iter().filter(|measurement| matching(measurement.figures)) {
        for figure in (measurement.measure)(context, *game)? {
            if figure.name.starts_with(wanted) {
                tell(context, &figure);
            }
        }
    }
    Ok(0)
}

/// A setup of the defaults, or with every number at its greatest.
fn setup(context: &Context, game: &dyn Game, greatest: bool) -> Result<Setup, Error> {
    let values: Vec<(&str, String)> = game
        .options()
        .iter()
        .filter_map(|spec| match spec.values {
            OptionValues::Range { greatest: most, .. } if greatest => Some((spec.key, most.to_string())),
            _ => None,
        })
        .collect();
    let given = values.iter().map(|(key, value)| (*key, value.as_str()));
    let options = Options::settle(game.options(), given)
        .map_err(|fault| option_trouble(&context.texts, game, &fault))?;
    Ok(Setup { seats: *game.seats().start(), options, first: Seat::HOST })
}
