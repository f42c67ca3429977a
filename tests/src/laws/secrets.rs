use labirinto_games::{Game, Level, Seat};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

use super::{Breach, demand};
use crate::setups;

/// A generated secret is legal at every level and option, has a public part, and survives its text form; the
/// same seed gives the same secret. A game without secrets is exempt.
pub fn generated_secrets_are_legal(game: &'static dyn Game) -> Result<(), Breach> {
    for setup in setups(game).into_iter().filter(|_| game.has_secrets()) {
        for seat in Seat::all(setup.seats) {
            for level in (1..=5).filter_map(Level::new) {
                let seeded = || ChaCha20Rng::seed_from_u64(u64::from(level.number()));
                let secret = game.generate(&setup, seat, 0, level, &mut seeded());
                let again = game.generate(&setup, seat, 0, level, &mut seeded());
                demand(secret == again, || format!("{setup:?} {level:?}: chance from elsewhere"))?;
                let flaws = game.check(&setup, seat, 0, &secret);
                demand(flaws.is_empty(), || format!("{setup:?} {level:?}: {flaws:?}"))?;
                let public = game.public_part(&setup, seat, 0, &secret);
                demand(public.is_some(), || format!("{setup:?} {level:?}: no public part"))?;
                let text = game.write_board(&setup.options, &secret);
                let read = text.map(|text| game.read_board(&setup.options, &text));
                demand(read == Some(Ok(secret)), || format!("{setup:?} {level:?}: lost in its text form"))?;
            }
        }
    }
    Ok(())
}
