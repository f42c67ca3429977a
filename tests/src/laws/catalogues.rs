use std::collections::BTreeSet;

use labirinto_games::{Catalogue, MAX_SEATS, OptionValues};

use super::{Breach, demand};

/// The table's own options: no game may use these keys.
const OF_THE_TABLE: [&str; 3] = ["starter", "answers", "clock"];

/// Ids, wire numbers and option keys are unique and well formed; every default is allowed; the numbers of
/// seats can be had.
pub fn names_and_numbers_are_unique(catalogue: Catalogue) -> Result<(), Breach> {
    let (mut ids, mut wires) = (BTreeSet::new(), BTreeSet::new());
    for game in catalogue {
        let id = game.id();
        let plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
        demand(!id.is_empty() && id.chars().all(plain), || format!("{id:?} is no id"))?;
        demand(ids.insert(id), || format!("the id {id} is given twice"))?;
        demand(wires.insert(game.wire()), || {
            format!("{id}: the wire number {} is given twice", game.wire())
        })?;
        demand(game.rules_version() > 0, || format!("{id}: the version of the rules is 0"))?;
        let seats = game.seats();
        let fits = *seats.start() >= 1 && seats.start() <= seats.end() && *seats.end() <= MAX_SEATS;
        demand(fits, || format!("{id}: not for {seats:?} seats"))?;
        let mut keys = BTreeSet::from(OF_THE_TABLE);
        for spec in game.options() {
            demand(keys.insert(spec.key), || format!("{id}: the option {} is given twice", spec.key))?;
            let words = match spec.values {
                OptionValues::Words(words) => words.iter().collect::<BTreeSet<_>>().len() == words.len(),
                OptionValues::Range { .. } => true,
            };
            demand(words && spec.allows(&spec.default_value()), || {
                format!("{id}: the values of {}", spec.key)
            })?;
        }
    }
    Ok(())
}
