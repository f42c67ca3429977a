//! The join link, as text and in a QR code.
//!
//! ```text
//! labirinto: and base32 (RFC 4648, no padding, in either case) of
//! form u8 (1) | protocol u16 | key [32] | nonce [16] | addresses | sum [4]
//! sum = the first 4 bytes of SHA-256("labirinto invitation 1" | all bytes before it)
//! ```

use std::net::SocketAddr;

use data_encoding::BASE32_NOPAD;
use labirinto_games::Text;
use labirinto_games::bytes::Reader;
use sha2::{Digest, Sha256};

use super::ADDRESSES_TOLD;
use super::message::{read_addresses, write_addresses};
use crate::identity::Peer;

/// What a join link says. Useless outside its table: good until the seats are full, ten minutes, or a restart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The newest protocol version that the host speaks.
    pub protocol: u16,
    /// The host's key.
    pub host: Peer,
    /// Names the table, and that its owner was met.
    pub nonce: [u8; 16],
    /// Where the host listens; at most 8.
    pub addresses: Vec<SocketAddr>,
}

/// Why a text is no join link of this version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvitationError {
    /// It does not begin as a join link.
    #[error("not a join link")]
    NotALink,
    /// A part is missing or changed.
    #[error("the join link is damaged")]
    Damaged,
    /// A later version of the app made it: this one must be updated.
    #[error("the join link is of a later version")]
    Newer,
}

const SCHEME: &str = "labirinto:";
const FORM: u8 = 1;
const SUM: usize = 4;

/// The longest link that is looked at, in characters: 8 IPv6 addresses fit.
const TEXT_MOST: usize = 512;

impl Invitation {
    /// The join link, in lower case.
    pub fn link(&self) -> String {
        format!("{SCHEME}{}", BASE32_NOPAD.encode(&self.encode()).to_ascii_lowercase())
    }

    /// The join link in upper case, for [`super::modules`]: the smallest QR code.
    pub fn qr_text(&self) -> String {
        self.link().to_ascii_uppercase()
    }

    /// Reads a join link, in either case, with space around it.
    pub fn parse(text: &str) -> Result<Invitation, InvitationError> {
        let text = text.trim();
        if text.len() > TEXT_MOST {
            return Err(InvitationError::NotALink);
        }
        let text = text.to_ascii_uppercase();
        let body = text.strip_prefix(&SCHEME.to_ascii_uppercase()).ok_or(InvitationError::NotALink)?;
        let bytes = BASE32_NOPAD.decode(body.as_bytes()).map_err(|_| InvitationError::Damaged)?;
        let (content, sum) = bytes.split_last_chunk::<SUM>().ok_or(InvitationError::Damaged)?;
        if *sum != checksum(content) {
            return Err(InvitationError::Damaged);
        }
        match content.first() {
            Some(&FORM) => {}
            Some(later) if *later > FORM => return Err(InvitationError::Newer),
            _ => return Err(InvitationError::Damaged),
        }
        let invitation = Invitation::decode(&content[1..]).ok_or(InvitationError::Damaged)?;
        if invitation.encode() == bytes { Ok(invitation) } else { Err(InvitationError::Damaged) }
    }

    fn encode(&self) -> Vec<u8> {
        let mut bytes = vec![FORM];
        bytes.extend_from_slice(&self.protocol.to_be_bytes());
        bytes.extend_from_slice(self.host.as_bytes());
        bytes.extend_from_slice(&self.nonce);
        write_addresses(&mut bytes, &self.addresses[..self.addresses.len().min(ADDRESSES_TOLD)]);
        let sum = checksum(&bytes);
        bytes.extend_from_slice(&sum);
        bytes
    }

    fn decode(bytes: &[u8]) -> Option<Invitation> {
        let mut reader = Reader::new(bytes);
        let protocol = reader.short()?;
        let host = Peer::from_bytes(reader.take(32)?.try_into().ok()?)?;
        let nonce = reader.take(16)?.try_into().ok()?;
        let addresses = read_addresses(&mut reader)?;
        reader.end()?;
        Some(Invitation { protocol, host, nonce, addresses })
    }
}

impl InvitationError {
    /// The stable code of this error.
    pub fn code(self) -> &'static str {
        match self {
            InvitationError::NotALink => "not-a-link",
            InvitationError::Damaged => "link-damaged",
            InvitationError::Newer => "link-newer",
        }
    }

    /// The error in words.
    pub fn text(self) -> Text {
        Text::key(match self {
            InvitationError::NotALink => "join-not-a-link",
            InvitationError::Damaged => "join-link-damaged",
            InvitationError::Newer => "join-link-newer",
        })
    }
}

fn checksum(content: &[u8]) -> [u8; SUM] {
    let hash: [u8; 32] =
        Sha256::new().chain_update(b"labirinto invitation 1").chain_update(content).finalize().into();
    [hash[0], hash[1], hash[2], hash[3]]
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::identity::Identity;

    fn invitation() -> Invitation {
        Invitation {
            protocol: 1,
            host: Identity::from_secret([3; 32]).peer(),
            nonce: [5; 16],
            addresses: vec![
                "192.168.43.17:4017".parse().expect("an address"),
                "[fd00::17]:4017".parse().expect("an address"),
            ],
        }
    }

    #[test]
    fn a_link_comes_back_in_either_case() {
        let invitation = invitation();
        let link = invitation.link();
        for text in [link.clone(), link.to_uppercase(), format!(" {link}\n"), invitation.qr_text()] {
            assert_eq!(Invitation::parse(&text), Ok(invitation.clone()));
        }
    }

    #[test]
    fn the_qr_code_of_one_address_stays_small() {
        let one = Invitation { addresses: invitation().addresses[..1].to_vec(), ..invitation() };
        let (side, _) = super::super::modules(&one.qr_text()).expect("short");
        assert!(side <= 41, "{side} modules");
    }

    #[test]
    fn every_changed_character_is_refused() {
        let link = invitation().link();
        for position in 0..link.len() {
            for change in ['a', 'q', '2', '7', '!', ':'] {
                let mut changed: Vec<char> = link.chars().collect();
                if changed[position] == change {
                    continue;
                }
                changed[position] = change;
                let changed: String = changed.into_iter().collect();
                assert!(Invitation::parse(&changed).is_err(), "{changed}");
            }
        }
        for length in 0..link.len() {
            assert!(Invitation::parse(&link[..length]).is_err());
        }
        assert!(Invitation::parse(&format!("{link}a")).is_err());
    }

    #[test]
    fn a_link_of_a_later_form_says_who_must_update() {
        let mut bytes = vec![FORM + 1, 1, 2, 3];
        let sum = checksum(&bytes);
        bytes.extend_from_slice(&sum);
        let text = format!("{SCHEME}{}", BASE32_NOPAD.encode(&bytes));
        assert_eq!(Invitation::parse(&text), Err(InvitationError::Newer));
        assert_eq!(Invitation::parse("https://example.org"), Err(InvitationError::NotALink));
    }

    proptest! {
        #[test]
        fn no_text_makes_the_parser_panic(text in "(labirinto:)?[a-z2-7A-Z]{0,400}") {
            if let Ok(invitation) = Invitation::parse(&text) {
                prop_assert_eq!(invitation.link(), text.to_ascii_lowercase());
            }
        }

        #[test]
        fn what_a_host_can_say_comes_back(protocol: u16, nonce: [u8; 16], seed: [u8; 32], ports in proptest::collection::vec(1u16.., 0..=8)) {
            let addresses = ports.iter().enumerate().map(|(index, port)| {
                let part = u8::try_from(index).expect("at most 8");
                if index % 2 == 0 { SocketAddr::from(([10, 0, 0, part], *port)) } else {
                    SocketAddr::from(([0xfd00, 0, 0, 0, 0, 0, 0, u16::from(part)], *port))
                }
            }).collect();
            let host = Identity::from_secret(seed).peer();
            let invitation = Invitation { protocol, host, nonce, addresses };
            prop_assert_eq!(Invitation::parse(&invitation.link()), Ok(invitation));
        }
    }
}
