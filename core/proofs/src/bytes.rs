//! The preimages of hashes: a label, then fields, each with its length before it.

use sha2::{Digest, Sha256};

/// SHA-256 over `label` and `fields`, each preceded by its length as eight bytes, high byte first. No two
/// different sequences of fields have one preimage.
pub fn hash(label: &[u8], fields: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for field in std::iter::once(&label).chain(fields) {
        hasher.update((field.len() as u64).to_be_bytes());
        hasher.update(field);
    }
    hasher.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_cannot_slide_into_each_other() {
        assert_ne!(hash(b"a", &[b"bc", b"d"]), hash(b"a", &[b"b", b"cd"]));
        assert_ne!(hash(b"a", &[b"b"]), hash(b"ab", &[]));
        assert_ne!(hash(b"a", &[]), hash(b"a", &[b""]));
    }
}
