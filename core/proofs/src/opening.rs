//! What opens a commitment.

use labirinto_games::Secret;
use zeroize::Zeroizing;

/// How many bytes of salt hide a secret.
pub const SALT_BYTES: usize = 32;

/// What opens a commitment: the salt and the secret. Wiped when dropped; its `Debug` is silent.
#[derive(Clone, PartialEq, Eq)]
pub struct Opening {
    salt: Zeroizing<[u8; SALT_BYTES]>,
    secret: Secret,
}

impl Opening {
    /// An opening from its two parts. Nothing is checked: that is [`crate::check_opening`]'s work.
    pub fn new(salt: [u8; SALT_BYTES], secret: Secret) -> Opening {
        Opening { salt: Zeroizing::new(salt), secret }
    }

    /// The salt, for the owner's disk and the opening's entry. Danger: with it the secret can be guessed.
    pub fn salt(&self) -> &[u8; SALT_BYTES] {
        &self.salt
    }

    /// The secret.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }
}

impl std::fmt::Debug for Opening {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Opening(..)")
    }
}
