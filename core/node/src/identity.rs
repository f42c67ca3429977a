//! Who this device is: one Ed25519 key, kept in a file that its owner alone can read.
//!
//! The public half is the [`Peer`]: what Noise proves on every link, what certifies the table keys, what a
//! join link names. A copied key file makes a clone; the [`Instance`] drawn at each start tells clones apart.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use ed25519_dalek::SigningKey;
use labirinto_games::Text;
use libp2p::PeerId;
use libp2p::identity::{Keypair, PublicKey, ed25519};
use zeroize::{Zeroize, Zeroizing};

use crate::folder::{Readers, write_whole};

/// The public key of a device: its identity. Ordered as the keys' bytes are; of two peers the lower one
/// chooses which link is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Peer([u8; 32]);

/// Drawn at every start of the process. The same [`Peer`] with two living instances is a clone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Instance(pub [u8; 16]);

/// The key pair of this device. Wiped when dropped; its `Debug` is silent.
#[derive(Clone)]
pub struct Identity {
    secret: Zeroizing<[u8; 32]>,
    peer: Peer,
}

/// Why the identity could not be had. Always about this device's own disk.
#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    /// Others than the owner may read or write the key file. It is refused until its permissions are narrowed.
    #[error("{path} can be read by others (mode {mode:o})")]
    TooOpen {
        /// The key file.
        path: PathBuf,
        /// Its permission bits.
        mode: u32,
    },
    /// The key file is not one of ours, or was cut.
    #[error("{path} is not an identity key")]
    Damaged {
        /// The key file.
        path: PathBuf,
    },
    /// The disk refused.
    #[error("{path}: {source}")]
    Disk {
        /// The key file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The operating system gave no randomness.
    #[error("no randomness from the operating system")]
    NoRandomness,
}

/// The first bytes of a key file; the 32 secret bytes follow, and nothing more.
const MAGIC: &[u8; 22] = b"labirinto identity v1\n";

/// The prefix of a peer id in its libp2p form: identity multihash of a protobuf that holds an Ed25519 key.
const PEER_ID_PREFIX: [u8; 6] = [0x00, 0x24, 0x08, 0x01, 0x12, 0x20];

impl Peer {
    /// The peer of these 32 bytes of a public key; `None` when they are no point of the curve.
    pub fn from_bytes(bytes: [u8; 32]) -> Option<Peer> {
        ed25519::PublicKey::try_from_bytes(&bytes).ok().map(|_| Peer(bytes))
    }

    /// The 32 bytes of the public key.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    pub(crate) fn to_libp2p(self) -> Option<PeerId> {
        ed25519::PublicKey::try_from_bytes(&self.0).ok().map(|key| PublicKey::from(key).to_peer_id())
    }

    /// `None` for the key kinds that this protocol does not use.
    pub(crate) fn from_libp2p(id: &PeerId) -> Option<Peer> {
        let bytes = id.to_bytes();
        let key = bytes.strip_prefix(&PEER_ID_PREFIX)?;
        Peer::from_bytes(key.try_into().ok()?)
    }
}

impl fmt::Display for Peer {
    /// The whole key in lower-case base32, 52 characters.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&data_encoding::BASE32_NOPAD.encode(&self.0).to_ascii_lowercase())
    }
}

impl fmt::Debug for Peer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Peer({:.8})", self.to_string())
    }
}

impl Instance {
    /// A fresh one from the operating system.
    pub fn draw() -> Result<Instance, IdentityError> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(|_| IdentityError::NoRandomness)?;
        Ok(Instance(bytes))
    }
}

impl Identity {
    /// The identity of the key file at `path`; a fresh one is drawn and written there when there is no file.
    /// The file is made with mode 0600 and is complete or absent, also after a crash. A file that others than
    /// the owner can read is refused.
    pub fn open(path: &Path) -> Result<Identity, IdentityError> {
        match File::open(path) {
            Ok(file) => Identity::read(path, file),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Identity::make(path),
            Err(source) => Err(IdentityError::Disk { path: path.into(), source }),
        }
    }

    /// The identity of these secret bytes, kept in no file.
    pub fn from_secret(secret: [u8; 32]) -> Identity {
        let secret = Zeroizing::new(secret);
        let peer = Peer(SigningKey::from_bytes(&secret).verifying_key().to_bytes());
        Identity { secret, peer }
    }

    /// A fresh identity from the operating system, kept in no file.
    pub fn draw() -> Result<Identity, IdentityError> {
        let mut secret = Zeroizing::new([0; 32]);
        getrandom::fill(secret.as_mut()).map_err(|_| IdentityError::NoRandomness)?;
        Ok(Identity::from_secret(*secret))
    }

    /// The public half.
    pub fn peer(&self) -> Peer {
        self.peer
    }

    /// The key that signs certificates of table keys.
    pub fn signing_key(&self) -> SigningKey {
        SigningKey::from_bytes(&self.secret)
    }

    pub(crate) fn to_libp2p(&self) -> Keypair {
        let mut secret = *self.secret;
        let keypair =
            Keypair::ed25519_from_bytes(&mut secret).expect("every 32 bytes are the seed of an Ed25519 key");
        secret.zeroize();
        keypair
    }

    fn read(path: &Path, file: File) -> Result<Identity, IdentityError> {
        let disk = |source| IdentityError::Disk { path: path.into(), source };
        refuse_wide(path, &file.metadata().map_err(disk)?)?;
        let mut bytes = Zeroizing::new(Vec::with_capacity(MAGIC.len() + 33));
        (&file).take(MAGIC.len() as u64 + 33).read_to_end(&mut bytes).map_err(disk)?;
        let secret: [u8; 32] = bytes
            .strip_prefix(MAGIC)
            .and_then(|rest| rest.try_into().ok())
            .ok_or_else(|| IdentityError::Damaged { path: path.into() })?;
        Ok(Identity::from_secret(secret))
    }

    fn make(path: &Path) -> Result<Identity, IdentityError> {
        let identity = Identity::draw()?;
        let mut bytes = Zeroizing::new(MAGIC.to_vec());
        bytes.extend_from_slice(identity.secret.as_ref());
        write_whole(path, &bytes, Readers::Owner)
            .map_err(|source| IdentityError::Disk { path: path.into(), source })?;
        Ok(identity)
    }
}

impl fmt::Debug for Identity {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Identity({:?})", self.peer)
    }
}

impl IdentityError {
    /// The stable code of this error.
    pub fn code(&self) -> &'static str {
        match self {
            IdentityError::TooOpen { .. } => "identity-too-open",
            IdentityError::Damaged { .. } => "identity-damaged",
            IdentityError::Disk { .. } => "identity-disk",
            IdentityError::NoRandomness => "no-randomness",
        }
    }

    /// The error in words; `words` are those for what the system says of a disk.
    pub fn text(&self, words: impl Fn(&io::Error) -> String) -> Text {
        match self {
            IdentityError::TooOpen { path, .. } => {
                Text::key("identity-too-open").word("path", path.display().to_string())
            }
            IdentityError::Damaged { path } => {
                Text::key("identity-damaged").word("path", path.display().to_string())
            }
            IdentityError::Disk { path, source } => Text::key("identity-disk")
                .word("path", path.display().to_string())
                .word("reason", words(source)),
            IdentityError::NoRandomness => Text::key("no-randomness"),
        }
    }
}

#[cfg(unix)]
fn refuse_wide(path: &Path, metadata: &fs::Metadata) -> Result<(), IdentityError> {
    use std::os::unix::fs::PermissionsExt;
    let mode = metadata.permissions().mode() & 0o777;
    if mode & 0o077 == 0 { Ok(()) } else { Err(IdentityError::TooOpen { path: path.into(), mode }) }
}

#[cfg(not(unix))]
fn refuse_wide(_: &Path, _: &fs::Metadata) -> Result<(), IdentityError> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let mut salt = [0; 8];
        getrandom::fill(&mut salt).expect("the system has randomness");
        let salt = data_encoding::HEXLOWER.encode(&salt);
        let folder = std::env::temp_dir().join(format!("labirinto-{name}-{salt}"));
        fs::create_dir(&folder).expect("a fresh name");
        folder
    }

    #[test]
    fn the_same_file_gives_the_same_identity() {
        let folder = folder("identity-same");
        let path = folder.join("identity.key");
        let first = Identity::open(&path).expect("made");
        let second = Identity::open(&path).expect("read");
        assert_eq!(first.peer(), second.peer());
        assert_eq!(first.peer().as_bytes(), &first.signing_key().verifying_key().to_bytes());
        fs::remove_dir_all(folder).expect("ours");
    }

    #[test]
    #[cfg(unix)]
    fn a_file_that_others_can_read_is_refused() {
        use std::os::unix::fs::PermissionsExt;
        let folder = folder("identity-wide");
        let path = folder.join("identity.key");
        Identity::open(&path).expect("made");
        let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
        assert_eq!(mode(&path), 0o600);
        for wide in [0o640, 0o604, 0o620, 0o601] {
            fs::set_permissions(&path, fs::Permissions::from_mode(wide)).expect("ours");
            let error = Identity::open(&path).expect_err("too open");
            assert!(matches!(error, IdentityError::TooOpen { mode, .. } if mode == wide));
        }
        fs::remove_dir_all(folder).expect("ours");
    }

    #[test]
    fn a_cut_or_foreign_file_is_refused_and_kept() {
        let folder = folder("identity-cut");
        let path = folder.join("identity.key");
        Identity::open(&path).expect("made");
        let whole = fs::read(&path).expect("there");
        for damaged in [&whole[..whole.len() - 1], &[whole.as_slice(), b"x"].concat(), b"", &whole[1..]] {
            fs::write(&path, damaged).expect("ours");
            assert!(matches!(Identity::open(&path), Err(IdentityError::Damaged { .. })));
            assert_eq!(fs::read(&path).expect("there"), damaged);
        }
        fs::remove_dir_all(folder).expect("ours");
    }

    #[test]
    fn peers_and_libp2p_ids_correspond() {
        let identity = Identity::from_secret([7; 32]);
        let id = identity.to_libp2p().public().to_peer_id();
        assert_eq!(Peer::from_libp2p(&id), Some(identity.peer()));
        assert_eq!(identity.peer().to_libp2p(), Some(id));
    }
}
