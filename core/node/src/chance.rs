//! Randomness: the operating system's, or a seed's where a whole run is to be repeated.

use rand::{CryptoRng, Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;

/// Where a node's randomness comes from.
pub(crate) struct Chance(ChaCha20Rng);

impl Chance {
    /// From the operating system, drawn once; or the same each time from `seed`.
    ///
    /// # Errors
    /// The operating system gives none.
    pub(crate) fn new(seed: Option<[u8; 32]>) -> Result<Chance, getrandom::Error> {
        let seed = match seed {
            Some(seed) => seed,
            None => {
                let mut drawn = [0; 32];
                getrandom::fill(&mut drawn)?;
                drawn
            }
        };
        Ok(Chance(ChaCha20Rng::from_seed(seed)))
    }

    /// An independent stream for a computer player that thinks elsewhere.
    pub(crate) fn branch(&mut self) -> Chance {
        Chance(ChaCha20Rng::from_rng(&mut self.0))
    }

    /// 32 fresh bytes.
    pub(crate) fn bytes(&mut self) -> [u8; 32] {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        bytes
    }

    /// 16 fresh bytes.
    pub(crate) fn half(&mut self) -> [u8; 16] {
        let mut bytes = [0; 16];
        self.0.fill_bytes(&mut bytes);
        bytes
    }

    /// The generator itself.
    pub(crate) fn rng(&mut self) -> &mut dyn CryptoRng {
        &mut self.0
    }
}
