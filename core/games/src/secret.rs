//! What one seat alone knows.

use zeroize::Zeroizing;

/// The canonical bytes of what one seat alone knows (its board). Wiped when dropped; its `Debug` is silent.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(Zeroizing<Vec<u8>>);

impl Secret {
    /// A secret from its canonical bytes. Nothing is checked: that is [`crate::Game::check`]'s work.
    pub fn from_bytes(bytes: Vec<u8>) -> Secret {
        Secret(Zeroizing::new(bytes))
    }

    /// The canonical bytes, for the commitment, the owner's disk and the opening at the end. Danger: this is the secret itself.
    pub fn reveal(&self) -> &[u8] {
        &self.0
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Secret(..)")
    }
}
