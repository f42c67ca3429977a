//! The six digits, and the hashes that bind them.

use sha2::{Digest, Sha256};

use crate::identity::Peer;

/// What a device contributes to the digits: drawn for one joining, shown to nobody before all hashes are known.
pub(super) type Share = [u8; 32];

/// The hash of a share, bound to the key of its device.
pub(super) type Hash = [u8; 32];

/// Binds a device to its share before it sees those of the others.
pub(super) fn hash(peer: Peer, share: &Share) -> Hash {
    Sha256::new()
        .chain_update(b"labirinto digits hash 1")
        .chain_update(peer.as_bytes())
        .chain_update(share)
        .finalize()
        .into()
}

/// The digits of a table, as two groups of three: the same on every screen.
pub(super) fn digits(shares: &[(Peer, Share)]) -> String {
    let count = u8::try_from(shares.len()).unwrap_or(u8::MAX);
    let mut hash = Sha256::new().chain_update(b"labirinto digits 1").chain_update([count]);
    for (peer, share) in shares {
        hash.update(peer.as_bytes());
        hash.update(share);
    }
    let hash: [u8; 32] = hash.finalize().into();
    let number = hash.iter().take(8).fold(0u64, |number, byte| number << 8 | u64::from(*byte)) % 1_000_000;
    format!("{:03} {:03}", number / 1000, number % 1000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::Identity;

    #[test]
    fn digits_depend_on_every_key_share_and_the_order() {
        let peers = [1, 2, 3].map(|seed| Identity::from_secret([seed; 32]).peer());
        let table = |shares: &[(usize, u8)]| {
            digits(&shares.iter().map(|(peer, share)| (peers[*peer], [*share; 32])).collect::<Vec<_>>())
        };
        let plain = table(&[(0, 1), (1, 2)]);
        assert_eq!(plain.len(), 7);
        assert!(plain.chars().enumerate().all(|(at, c)| if at == 3 { c == ' ' } else { c.is_ascii_digit() }));
        for other in [&[(0, 1), (1, 3)][..], &[(0, 1), (2, 2)], &[(1, 2), (0, 1)], &[(0, 1), (1, 2), (2, 3)]]
        {
            assert_ne!(table(other), plain);
        }
    }

    #[test]
    fn a_hash_binds_its_key() {
        let peers = [1, 2].map(|seed| Identity::from_secret([seed; 32]).peer());
        assert_ne!(hash(peers[0], &[0; 32]), hash(peers[1], &[0; 32]));
    }
}
