//! The id of an announcement: random each time, and all the same known to those who share a table.

use data_encoding::BASE32_NOPAD;
use sha2::{Digest, Sha256};

use crate::identity::IdentityError;

/// Names one opening of the join screen, or one search for the partners of a table: 16 bytes, written as 26
/// lower-case letters and digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AnnouncementId([u8; 16]);

impl AnnouncementId {
    /// A fresh one that says nothing to anybody.
    pub fn fresh() -> Result<AnnouncementId, IdentityError> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(|_| IdentityError::NoRandomness)?;
        Ok(AnnouncementId(bytes))
    }

    /// A fresh one that the partners of a table recognise and nobody else can tell from any other: 8 random bytes
    /// and 8 of their hash with `secret`, 32 bytes that only those at the table know. For the case that all
    /// addresses changed while the game lay.
    pub fn of_table(secret: &[u8; 32]) -> Result<AnnouncementId, IdentityError> {
        let AnnouncementId(mut bytes) = AnnouncementId::fresh()?;
        let tag = tag(secret, &bytes[..8]);
        bytes[8..].copy_from_slice(&tag);
        Ok(AnnouncementId(bytes))
    }

    /// Whether a partner of this table made it.
    pub fn is_of_table(&self, secret: &[u8; 32]) -> bool {
        self.0[8..] == tag(secret, &self.0[..8])
    }

    /// Reads the written form; `None` for any other text.
    pub fn parse(text: &str) -> Option<AnnouncementId> {
        let bytes = BASE32_NOPAD.decode(text.to_ascii_uppercase().as_bytes()).ok()?;
        let id = AnnouncementId(bytes.try_into().ok()?);
        (id.to_string() == text).then_some(id)
    }
}

impl std::fmt::Display for AnnouncementId {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&BASE32_NOPAD.encode(&self.0).to_ascii_lowercase())
    }
}

fn tag(secret: &[u8; 32], salt: &[u8]) -> [u8; 8] {
    let hash: [u8; 32] = Sha256::new()
        .chain_update(b"labirinto announcement 1")
        .chain_update(secret)
        .chain_update(salt)
        .finalize()
        .into();
    [hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7]]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partners_recognise_it_and_two_are_never_the_same() {
        let one = AnnouncementId::of_table(&[1; 32]).expect("randomness");
        let other = AnnouncementId::of_table(&[1; 32]).expect("randomness");
        assert_ne!(one, other);
        assert!(one.is_of_table(&[1; 32]) && other.is_of_table(&[1; 32]));
        assert!(!one.is_of_table(&[2; 32]));
        assert!(!AnnouncementId::fresh().expect("randomness").is_of_table(&[1; 32]));
    }

    #[test]
    fn it_is_written_in_one_way() {
        let id = AnnouncementId::fresh().expect("randomness");
        let text = id.to_string();
        assert_eq!(text.len(), 26);
        assert_eq!(AnnouncementId::parse(&text), Some(id));
        assert_eq!(AnnouncementId::parse(&text.to_uppercase()), None);
        assert_eq!(AnnouncementId::parse(&text[1..]), None);
    }
}
