//! The frames of a joining; their bytes stand at the head of [`crate::joining`].

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use labirinto_games::bytes::Reader;
use labirinto_games::{MAX_SEATS, Text};

use super::digits::{Hash, Share};
use super::{ADDRESSES_TOLD, Member};
use crate::identity::Peer;

/// The longest name in a joining, in bytes of UTF-8.
pub const NAME_MOST: usize = 96;

/// What a guest says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ToHost {
    Ask(Ask),
    Reveal(Share),
    Confirm,
    Differ,
    Withdraw,
}

/// What a guest asks with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ask {
    /// The nonce of the join link, for who has one.
    pub link: Option<[u8; 16]>,
    pub hash: Hash,
    pub name: String,
    pub addresses: Vec<SocketAddr>,
}

/// What a host says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ToGuest {
    Declined(Declined),
    Roster(Roster),
    Reveals(Vec<Share>),
    Done,
    Ended(JoiningEnd),
}

/// All devices of the table with their hashes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Roster {
    /// Whether the digits are compared.
    pub digits: bool,
    pub members: Vec<(Member, Hash)>,
}

/// Why a guest gets no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Declined {
    /// The host said no.
    ByHost,
    /// All seats are taken.
    Full,
    /// The join link is not, or no longer, of this table.
    LinkExpired,
    /// Too many ask at the same time.
    Busy,
}

/// Why a joining came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JoiningEnd {
    /// Somebody said that the digits differ: there may be somebody in the middle.
    Differ,
    /// Somebody of the table left, or its link was gone for too long.
    SomebodyLeft,
    /// The host closed the table.
    Closed,
    /// It took more than ten minutes.
    TimedOut,
    /// Somebody broke the rules of the joining: a share that does not fit its hash, a table without oneself,
    /// digits left out.
    Broken,
}

impl ToHost {
    pub(super) fn encode(&self) -> Vec<u8> {
        match self {
            ToHost::Ask(ask) => {
                let mut bytes = vec![1, u8::from(ask.link.is_some())];
                bytes.extend(ask.link.iter().flatten());
                bytes.extend_from_slice(&ask.hash);
                write_name(&mut bytes, &ask.name);
                write_addresses(&mut bytes, &ask.addresses);
                bytes
            }
            ToHost::Reveal(share) => [&[2], share.as_slice()].concat(),
            ToHost::Confirm => vec![3],
            ToHost::Differ => vec![4],
            ToHost::Withdraw => vec![5],
        }
    }

    /// `None` for whatever is not the one encoding of a frame.
    pub(super) fn decode(bytes: &[u8]) -> Option<ToHost> {
        let mut reader = Reader::new(bytes);
        let message = match reader.byte()? {
            1 => {
                let link = match reader.byte()? {
                    0 => None,
                    1 => Some(reader.take(16)?.try_into().ok()?),
                    _ => return None,
                };
                let hash = reader.take(32)?.try_into().ok()?;
                let name = read_name(&mut reader)?;
                ToHost::Ask(Ask { link, hash, name, addresses: read_addresses(&mut reader)? })
            }
            2 => ToHost::Reveal(reader.take(32)?.try_into().ok()?),
            3 => ToHost::Confirm,
            4 => ToHost::Differ,
            5 => ToHost::Withdraw,
            _ => return None,
        };
        reader.end()?;
        Some(message)
    }
}

impl ToGuest {
    pub(super) fn encode(&self) -> Vec<u8> {
        match self {
            ToGuest::Declined(why) => vec![16, why.code()],
            ToGuest::Roster(roster) => {
                let mut bytes = vec![17, u8::from(roster.digits), count(roster.members.len())];
                for (member, hash) in &roster.members {
                    bytes.extend_from_slice(member.peer.as_bytes());
                    bytes.push(member.seats);
                    bytes.extend_from_slice(hash);
                    write_name(&mut bytes, &member.name);
                    write_addresses(&mut bytes, &member.addresses);
                }
                bytes
            }
            ToGuest::Reveals(shares) => {
                let mut bytes = vec![18, count(shares.len())];
                bytes.extend(shares.iter().flatten());
                bytes
            }
            ToGuest::Done => vec![19],
            ToGuest::Ended(why) => vec![20, why.code()],
        }
    }

    /// `None` for whatever is not the one encoding of a frame.
    pub(super) fn decode(bytes: &[u8]) -> Option<ToGuest> {
        let mut reader = Reader::new(bytes);
        let message = match reader.byte()? {
            16 => ToGuest::Declined(Declined::from_code(reader.byte()?)?),
            17 => {
                let digits = match reader.byte()? {
                    0 => false,
                    1 => true,
                    _ => return None,
                };
                let count = read_count(&mut reader)?;
                let members = (0..count).map(|_| read_member(&mut reader)).collect::<Option<Vec<_>>>()?;
                ToGuest::Roster(Roster { digits, members })
            }
            18 => {
                let count = read_count(&mut reader)?;
                let share = |reader: &mut Reader<'_>| reader.take(32)?.try_into().ok();
                ToGuest::Reveals((0..count).map(|_| share(&mut reader)).collect::<Option<Vec<Share>>>()?)
            }
            19 => ToGuest::Done,
            20 => ToGuest::Ended(JoiningEnd::from_code(reader.byte()?)?),
            _ => return None,
        };
        reader.end()?;
        Some(message)
    }
}

fn read_member(reader: &mut Reader<'_>) -> Option<(Member, Hash)> {
    let peer = Peer::from_bytes(reader.take(32)?.try_into().ok()?)?;
    let seats = reader.byte()?;
    let hash = reader.take(32)?.try_into().ok()?;
    let name = read_name(reader)?;
    let addresses = read_addresses(reader)?;
    Some((Member { peer, name, seats, addresses }, hash))
}

fn read_count(reader: &mut Reader<'_>) -> Option<u8> {
    reader.byte().filter(|count| (2..=MAX_SEATS).contains(count))
}

fn count(length: usize) -> u8 {
    u8::try_from(length).expect("a table has at most 7 devices, an address list 8 addresses, a name 96 bytes")
}

fn write_name(bytes: &mut Vec<u8>, name: &str) {
    bytes.push(count(name.len()));
    bytes.extend_from_slice(name.as_bytes());
}

fn read_name(reader: &mut Reader<'_>) -> Option<String> {
    let length = usize::from(reader.byte()?);
    let name = str::from_utf8(reader.take(length)?).ok()?;
    (fit_name(name) == name).then(|| name.to_owned())
}

/// The nearest name that a joining can carry: as it is shown, at most [`NAME_MOST`] bytes, and not empty.
pub(crate) fn fit_name(name: &str) -> String {
    let Some(mut fit) = shown_name(name) else { return "?".to_owned() };
    while fit.len() > NAME_MOST {
        fit.pop();
    }
    fit.trim_end().to_owned()
}

/// A name without control characters, marks that turn the direction of the text or show nothing, and without space around
/// it; `None` when nothing is left that shows.
pub(crate) fn shown_name(name: &str) -> Option<String> {
    let shown: String = name.chars().filter(|c| !c.is_control() && !turns(*c) && !is_blank(*c)).collect();
    let shown = shown.trim();
    shown.chars().any(|c| !c.is_whitespace() && !joins(c)).then(|| shown.to_owned())
}

/// Whether it turns the direction of the text after it.
fn turns(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether it shows nothing wherever it stands, or ends the line.
fn is_blank(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}' | '\u{200b}' | '\u{2028}'
            | '\u{2029}' | '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}'
            | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Whether it shows only in what it joins or changes: letters of some scripts, and emoji.
fn joins(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// Writes at most [`ADDRESSES_TOLD`] addresses.
pub(crate) fn write_addresses(bytes: &mut Vec<u8>, addresses: &[SocketAddr]) {
    let addresses = &addresses[..addresses.len().min(ADDRESSES_TOLD)];
    bytes.push(count(addresses.len()));
    for address in addresses {
        match address.ip() {
            IpAddr::V4(ip) => {
                bytes.push(4);
                bytes.extend_from_slice(&ip.octets());
            }
            IpAddr::V6(ip) => {
                bytes.push(6);
                bytes.extend_from_slice(&ip.octets());
            }
        }
        bytes.extend_from_slice(&address.port().to_be_bytes());
    }
}

pub(crate) fn read_addresses(reader: &mut Reader<'_>) -> Option<Vec<SocketAddr>> {
    let count = reader.byte().filter(|count| usize::from(*count) <= ADDRESSES_TOLD)?;
    (0..count)
        .map(|_| {
            let ip = match reader.byte()? {
                4 => IpAddr::from(Ipv4Addr::from(<[u8; 4]>::try_from(reader.take(4)?).ok()?)),
                6 => IpAddr::from(Ipv6Addr::from(<[u8; 16]>::try_from(reader.take(16)?).ok()?)),
                _ => return None,
            };
            Some(SocketAddr::new(ip, reader.short()?))
        })
        .collect()
}

impl Declined {
    const ALL: [Declined; 4] = [Declined::ByHost, Declined::Full, Declined::LinkExpired, Declined::Busy];

    const fn code(self) -> u8 {
        match self {
            Declined::ByHost => 1,
            Declined::Full => 2,
            Declined::LinkExpired => 3,
            Declined::Busy => 4,
        }
    }

    fn from_code(code: u8) -> Option<Declined> {
        Declined::ALL.into_iter().find(|why| why.code() == code)
    }

    /// The stable name of this reason.
    pub fn name(self) -> &'static str {
        match self {
            Declined::ByHost => "declined",
            Declined::Full => "table-full",
            Declined::LinkExpired => "link-expired",
            Declined::Busy => "table-busy",
        }
    }

    /// The reason in words.
    pub fn text(self) -> Text {
        Text::key(match self {
            Declined::ByHost => "join-declined",
            Declined::Full => "join-table-full",
            Declined::LinkExpired => "join-link-expired",
            Declined::Busy => "join-table-busy",
        })
    }
}

impl JoiningEnd {
    const ALL: [JoiningEnd; 5] = [
        JoiningEnd::Differ,
        JoiningEnd::SomebodyLeft,
        JoiningEnd::Closed,
        JoiningEnd::TimedOut,
        JoiningEnd::Broken,
    ];

    const fn code(self) -> u8 {
        match self {
            JoiningEnd::Differ => 1,
            JoiningEnd::SomebodyLeft => 2,
            JoiningEnd::Closed => 3,
            JoiningEnd::TimedOut => 4,
            JoiningEnd::Broken => 5,
        }
    }

    fn from_code(code: u8) -> Option<JoiningEnd> {
        JoiningEnd::ALL.into_iter().find(|why| why.code() == code)
    }

    /// The stable name of this end.
    pub fn name(self) -> &'static str {
        match self {
            JoiningEnd::Differ => "digits-differ",
            JoiningEnd::SomebodyLeft => "joining-left",
            JoiningEnd::Closed => "table-closed",
            JoiningEnd::TimedOut => "joining-timed-out",
            JoiningEnd::Broken => "joining-broken",
        }
    }

    /// The end in words.
    pub fn text(self) -> Text {
        Text::key(match self {
            JoiningEnd::Differ => "join-digits-differ",
            JoiningEnd::SomebodyLeft => "join-somebody-left",
            JoiningEnd::Closed => "join-table-closed",
            JoiningEnd::TimedOut => "join-timed-out",
            JoiningEnd::Broken => "join-broken",
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::identity::Identity;

    fn member(seed: u8) -> (Member, Hash) {
        let member = Member {
            peer: Identity::from_secret([seed; 32]).peer(),
            name: "Zoë".into(),
            seats: 1,
            addresses: vec![SocketAddr::from(([10, 0, 0, seed], 4017))],
        };
        (member, [seed; 32])
    }

    #[test]
    fn every_frame_comes_back_and_nothing_longer_or_shorter_does() {
        let ask = |link| Ask { link, hash: [2; 32], name: "Ada".into(), addresses: Vec::new() };
        let up = [
            ToHost::Ask(ask(None)),
            ToHost::Ask(ask(Some([3; 16]))),
            ToHost::Reveal([4; 32]),
            ToHost::Confirm,
            ToHost::Differ,
            ToHost::Withdraw,
        ];
        for message in up {
            let bytes = message.encode();
            assert_eq!(ToHost::decode(&bytes), Some(message));
            assert_eq!(ToHost::decode(&[bytes.as_slice(), &[0]].concat()), None);
            assert!((0..bytes.len()).all(|length| ToHost::decode(&bytes[..length]).is_none()));
        }
        let mut down = vec![
            ToGuest::Roster(Roster { digits: true, members: vec![member(1), member(2), member(3)] }),
            ToGuest::Reveals(vec![[1; 32], [2; 32]]),
            ToGuest::Done,
        ];
        down.extend(Declined::ALL.map(ToGuest::Declined));
        down.extend(JoiningEnd::ALL.map(ToGuest::Ended));
        for message in down {
            let bytes = message.encode();
            assert_eq!(ToGuest::decode(&bytes), Some(message));
            assert_eq!(ToGuest::decode(&[bytes.as_slice(), &[0]].concat()), None);
            assert!((0..bytes.len()).all(|length| ToGuest::decode(&bytes[..length]).is_none()));
        }
    }

    #[test]
    fn names_are_cleaned_before_they_are_sent_and_refused_when_they_were_not() {
        assert_eq!(fit_name("  Ada\u{202e}\n "), "Ada");
        assert_eq!(fit_name(""), "?");
        assert_eq!(fit_name("A\u{61c}d\u{200b}a\u{feff}"), "Ada");
        assert_eq!(fit_name("\u{200d}\u{3164} \u{200d}"), "?");
        assert_eq!(fit_name("\u{646}\u{200c}\u{647}"), "\u{646}\u{200c}\u{647}");
        assert!(fit_name(&"é".repeat(200)).len() <= NAME_MOST);
        let unclean = Ask { link: None, hash: [0; 32], name: "a\u{7}".into(), addresses: Vec::new() };
        assert_eq!(ToHost::decode(&ToHost::Ask(unclean).encode()), None);
    }

    proptest! {
        #[test]
        fn bytes_have_one_encoding(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
            if let Some(message) = ToHost::decode(&bytes) {
                prop_assert_eq!(message.encode(), bytes.clone());
            }
            if let Some(message) = ToGuest::decode(&bytes) {
                prop_assert_eq!(message.encode(), bytes);
            }
        }
    }
}
