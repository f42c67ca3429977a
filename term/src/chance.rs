//! Randomness for what is made here: boards, simulations, measurements.

use labirinto_node::{Error, Texts, Whose};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

use crate::trouble::trouble;

/// Where all chance of one command comes from. Each use takes its own numbered stream, so that the tenth
/// board of a run does not depend on how the nine before it were made.
#[derive(Clone)]
pub struct Chance {
    seed: [u8; 32],
}

impl Chance {
    /// From a seed of 1 to 64 hex digits, filled up with zeros; from the operating system without one.
    ///
    /// # Errors
    /// The digits are no such seed.
    pub fn new(texts: &Texts, seed: Option<&str>) -> Result<Chance, Error> {
        let seed = match seed {
            Some(digits) => seed_of(digits)
                .ok_or_else(|| trouble(texts, "seed-form", Whose::You, &[("given", digits.into())]))?,
            None => {
                let mut seed = [0; 32];
                getrandom::fill(&mut seed).map_err(|error| {
                    let why = error.to_string();
                    trouble(texts, "no-randomness", Whose::Disk, &[("why", (&why).into())])
                })?;
                seed
            }
        };
        Ok(Chance { seed })
    }

    /// The seed as it is given on the command line to have the same again.
    pub fn seed(&self) -> String {
        self.seed.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Stream number `number`.
    pub fn stream(&self, number: u64) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.seed);
        rng.set_stream(number);
        rng
    }
}

fn seed_of(digits: &str) -> Option<[u8; 32]> {
    if digits.is_empty() || digits.len() > 64 {
        return None;
    }
    let mut seed = [0; 32];
    for (place, digit) in digits.chars().enumerate() {
        let value = digit.to_digit(16)? as u8;
        seed[place / 2] |= if place % 2 == 0 { value << 4 } else { value };
    }
    Some(seed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_filled_up_with_zeros() {
        let seed = seed_of("a1b").expect("three hex digits are a seed");
        assert_eq!(seed[..3], [0xa1, 0xb0, 0]);
        assert_eq!(seed_of(&Chance { seed }.seed()), Some(seed));
        assert_eq!(seed_of(""), None);
        assert_eq!(seed_of("x"), None);
        assert_eq!(seed_of(&"0".repeat(65)), None);
    }
}
