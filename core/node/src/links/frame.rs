//! The frames of a link, byte by byte. Integers are big-endian.
//!
//! ```text
//! frame   = version u8 (1) | kind u8 | length u32 | payload of that length
//! 1 Hello   = oldest u16 | newest u16 | instance [16] | lost u64 | software | addresses
//! 2 Welcome =
//! 3 Take    = number u64
//! 4 Ping    = token u64
//! 5 Pong    = token u64
//! 6 Bye     = reason u8
//! 7 Joining = 1..=262144 bytes of the layer above
//! 8 Table   = 1..=262144 bytes of the layer above
//!
//! software  = n u8 (<= 32) | n bytes of UTF-8
//! addresses = n u8 (<= 8) | n of (4 u8 | [4] | port u16, or 6 u8 | [16] | port u16)
//! ```
//!
//! The header and the first four bytes of a Hello stay as they are in every version to come: they are how two
//! versions find out that they do not match. The first frame of each side is a Hello, and there is no other.

use std::net::SocketAddr;

use labirinto_games::bytes::Reader;

use super::{Broken, Channel, FRAME_MOST, Versions};
use crate::identity::Instance;
use crate::joining::{read_addresses, write_addresses};

/// The frame version of this build.
const VERSION: u8 = 1;

/// Bytes of the header.
const HEADER: usize = 6;

/// The longest Hello of any version to come.
const HELLO_MOST: usize = 1024;

/// The longest name of an app version, in bytes.
const SOFTWARE_MOST: usize = 32;

/// One frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Frame {
    Hello(Hello),
    /// Sent by the higher side: the peer is admitted.
    Welcome,
    /// Sent by the lower side: this link is the one in use. Of two, the higher number counts.
    Take(u64),
    Ping(u64),
    /// The answer to the latest `Ping`.
    Pong(u64),
    Bye(Bye),
    Data(Channel, Vec<u8>),
}

/// What each side says first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Hello {
    pub versions: Versions,
    pub instance: Instance,
    /// Grows with every link in use with this peer that the speaker loses.
    pub lost: u64,
    pub software: String,
    /// Where the speaker listens; at most 8.
    pub addresses: Vec<SocketAddr>,
}

/// The first frame as it was read: in full, or only as far as another version can be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Greeting {
    Hello(Hello),
    /// There is no version in common.
    Foreign(Versions),
}

/// Why a side ends a link, told to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bye {
    /// Away for a while.
    Away,
    /// For good.
    Left,
    /// Another link with the same peer is in use.
    Spare,
    /// Nobody is invited here.
    NotAdmitted,
    /// The identity of the receiver is already linked, from another instance.
    Clone,
    /// The receiver sent what is no frame.
    Broken,
}

/// Cuts a stream of bytes into frames. Holds at most one frame and what was read with its end; a frame that
/// is too long is refused by its header.
#[derive(Debug, Default)]
pub(super) struct Decoder {
    bytes: Vec<u8>,
}

impl Frame {
    pub(super) fn encode(&self) -> Vec<u8> {
        match self {
            Frame::Hello(hello) => framed(1, &hello.encode()),
            Frame::Welcome => framed(2, &[]),
            Frame::Take(number) => framed(3, &number.to_be_bytes()),
            Frame::Ping(token) => framed(4, &token.to_be_bytes()),
            Frame::Pong(token) => framed(5, &token.to_be_bytes()),
            Frame::Bye(bye) => framed(6, &[bye.code()]),
            Frame::Data(channel, bytes) => data(*channel, bytes),
        }
    }

    fn decode(kind: u8, payload: &[u8]) -> Result<Frame, Broken> {
        let number = || payload.try_into().map(u64::from_be_bytes).map_err(|_| Broken::Malformed);
        match kind {
            1 => Err(Broken::OutOfTurn),
            2 if payload.is_empty() => Ok(Frame::Welcome),
            2 => Err(Broken::Malformed),
            3 => number().map(Frame::Take),
            4 => number().map(Frame::Ping),
            5 => number().map(Frame::Pong),
            6 => match payload {
                [code] => Bye::from_code(*code).map(Frame::Bye).ok_or(Broken::Malformed),
                _ => Err(Broken::Malformed),
            },
            7 | 8 if payload.is_empty() => Err(Broken::Malformed),
            7 => Ok(Frame::Data(Channel::Joining, payload.to_vec())),
            8 => Ok(Frame::Data(Channel::Table, payload.to_vec())),
            unknown => Err(Broken::UnknownKind(unknown)),
        }
    }
}

/// The bytes of a data frame.
pub(super) fn data(channel: Channel, bytes: &[u8]) -> Vec<u8> {
    framed(if channel == Channel::Joining { 7 } else { 8 }, bytes)
}

fn framed(kind: u8, payload: &[u8]) -> Vec<u8> {
    let length = u32::try_from(payload.len()).expect("payloads are capped at 256 KiB when they are queued");
    let mut bytes = Vec::with_capacity(HEADER + payload.len());
    bytes.extend_from_slice(&[VERSION, kind]);
    bytes.extend_from_slice(&length.to_be_bytes());
    bytes.extend_from_slice(payload);
    bytes
}

/// The longest payload of a kind.
fn most(kind: u8) -> Result<usize, Broken> {
    match kind {
        1 => Ok(HELLO_MOST),
        2 => Ok(0),
        3..=5 => Ok(8),
        6 => Ok(1),
        7 | 8 => Ok(FRAME_MOST),
        unknown => Err(Broken::UnknownKind(unknown)),
    }
}

impl Decoder {
    /// Takes what was read.
    pub(super) fn push(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// The first frame, once it is whole.
    pub(super) fn greeting(&mut self, ours: Versions) -> Result<Option<Greeting>, Broken> {
        let Some(header) = self.bytes.first_chunk::<HEADER>() else { return Ok(None) };
        let [version, kind, a, b, c, d] = *header;
        let length = u32::from_be_bytes([a, b, c, d]) as usize;
        if kind != 1 {
            return Err(Broken::OutOfTurn);
        }
        if length > HELLO_MOST {
            return Err(Broken::TooLong);
        }
        let Some(payload) = self.take(length) else { return Ok(None) };
        Greeting::decode(version, &payload, ours).map(Some)
    }

    /// The next frame after the first, once it is whole.
    pub(super) fn next(&mut self) -> Result<Option<Frame>, Broken> {
        let Some(header) = self.bytes.first_chunk::<HEADER>() else { return Ok(None) };
        let [version, kind, a, b, c, d] = *header;
        if version != VERSION {
            return Err(Broken::UnknownVersion(version));
        }
        let length = u32::from_be_bytes([a, b, c, d]) as usize;
        if length > most(kind)? {
            return Err(Broken::TooLong);
        }
        let Some(payload) = self.take(length) else { return Ok(None) };
        Frame::decode(kind, &payload).map(Some)
    }

    fn take(&mut self, length: usize) -> Option<Vec<u8>> {
        let payload = self.bytes.get(HEADER..HEADER + length)?.to_vec();
        self.bytes.drain(..HEADER + length);
        Some(payload)
    }
}

impl Hello {
    fn encode(&self) -> Vec<u8> {
        let software = cut(&self.software);
        let mut bytes = Vec::with_capacity(64 + software.len());
        bytes.extend_from_slice(&self.versions.oldest.to_be_bytes());
        bytes.extend_from_slice(&self.versions.newest.to_be_bytes());
        bytes.extend_from_slice(&self.instance.0);
        bytes.extend_from_slice(&self.lost.to_be_bytes());
        bytes.push(u8::try_from(software.len()).expect("cut to 32"));
        bytes.extend_from_slice(software.as_bytes());
        write_addresses(&mut bytes, &self.addresses);
        bytes
    }
}

impl Hello {
    fn decode(versions: Versions, rest: &[u8]) -> Option<Hello> {
        let mut reader = Reader::new(rest);
        let instance = Instance(reader.take(16)?.try_into().ok()?);
        let lost = u64::from_be_bytes(reader.take(8)?.try_into().ok()?);
        let length = usize::from(reader.byte()?);
        let software = str::from_utf8(reader.take(length)?).ok()?;
        if length > SOFTWARE_MOST || software.chars().any(char::is_control) {
            return None;
        }
        let addresses = read_addresses(&mut reader)?;
        reader.end()?;
        Some(Hello { versions, instance, lost, software: software.to_owned(), addresses })
    }
}

impl Greeting {
    /// A range that does not meet ours is `Foreign` whatever follows it; one that does is read strictly.
    fn decode(version: u8, payload: &[u8], ours: Versions) -> Result<Greeting, Broken> {
        let (range, rest) = payload.split_first_chunk::<4>().ok_or(Broken::Malformed)?;
        let theirs = Versions {
            oldest: u16::from_be_bytes([range[0], range[1]]),
            newest: u16::from_be_bytes([range[2], range[3]]),
        };
        if theirs.oldest > theirs.newest {
            return Err(Broken::Malformed);
        }
        if ours.meet(theirs).is_err() {
            return Ok(Greeting::Foreign(theirs));
        }
        if version != VERSION {
            return Err(Broken::UnknownVersion(version));
        }
        Hello::decode(theirs, rest).map(Greeting::Hello).ok_or(Broken::Malformed)
    }
}

/// The longest beginning of at most 32 bytes that ends with a whole character.
fn cut(software: &str) -> &str {
    let mut end = software.len().min(SOFTWARE_MOST);
    while !software.is_char_boundary(end) {
        end -= 1;
    }
    &software[..end]
}

impl Bye {
    const fn code(self) -> u8 {
        match self {
            Bye::Away => 1,
            Bye::Left => 2,
            Bye::Spare => 3,
            Bye::NotAdmitted => 4,
            Bye::Clone => 5,
            Bye::Broken => 6,
        }
    }

    fn from_code(code: u8) -> Option<Bye> {
        [Bye::Away, Bye::Left, Bye::Spare, Bye::NotAdmitted, Bye::Clone, Bye::Broken]
            .into_iter()
            .find(|bye| bye.code() == code)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const OURS: Versions = Versions { oldest: 2, newest: 3 };

    fn hello(oldest: u16, newest: u16) -> Hello {
        Hello {
            versions: Versions { oldest, newest },
            instance: Instance([9; 16]),
            lost: 5,
            software: "0.1.0".into(),
            addresses: vec![SocketAddr::from(([10, 0, 0, 1], 4017))],
        }
    }

    fn greet(bytes: &[u8]) -> Result<Option<Greeting>, Broken> {
        let mut decoder = Decoder::default();
        decoder.push(bytes);
        decoder.greeting(OURS)
    }

    fn read(bytes: &[u8]) -> Result<Option<Frame>, Broken> {
        let mut decoder = Decoder::default();
        decoder.push(bytes);
        decoder.next()
    }

    #[test]
    fn frames_come_back_from_any_cutting_of_the_stream() {
        let frames = [
            Frame::Welcome,
            Frame::Take(7),
            Frame::Ping(u64::MAX),
            Frame::Pong(0),
            Frame::Bye(Bye::Clone),
            Frame::Data(Channel::Joining, vec![1, 2, 3]),
            Frame::Data(Channel::Table, vec![0; 1000]),
        ];
        let bytes: Vec<u8> = frames.iter().flat_map(Frame::encode).collect();
        for size in [1, 2, 5, 7, 64, bytes.len()] {
            let mut decoder = Decoder::default();
            let mut read = Vec::new();
            for chunk in bytes.chunks(size) {
                decoder.push(chunk);
                while let Some(frame) = decoder.next().expect("well formed") {
                    read.push(frame);
                }
            }
            assert_eq!(read, frames);
        }
    }

    #[test]
    fn a_hello_that_meets_ours_is_read_in_full() {
        assert_eq!(greet(&Frame::Hello(hello(3, 9)).encode()), Ok(Some(Greeting::Hello(hello(3, 9)))));
    }

    #[test]
    fn a_hello_of_another_time_is_understood_whatever_follows_its_range() {
        let mut future = Frame::Hello(hello(4, 4)).encode();
        future[0] = 200;
        assert_eq!(greet(&future), Ok(Some(Greeting::Foreign(Versions::only(4)))));
        let longer = framed(1, &[0, 1, 0, 1, 77, 77, 77]);
        assert_eq!(greet(&longer), Ok(Some(Greeting::Foreign(Versions::only(1)))));
    }

    #[test]
    fn a_hello_with_bytes_left_over_or_missing_is_refused() {
        let whole = hello(2, 3).encode();
        assert_eq!(greet(&framed(1, &[whole.as_slice(), &[0]].concat())), Err(Broken::Malformed));
        for length in 0..whole.len() {
            assert_eq!(greet(&framed(1, &whole[..length])), Err(Broken::Malformed));
        }
        assert_eq!(greet(&Frame::Hello(hello(3, 2)).encode()), Err(Broken::Malformed));
    }

    #[test]
    fn a_frame_too_long_is_refused_by_its_header_alone() {
        for (kind, length) in
            [(7, FRAME_MOST + 1), (8, u32::MAX as usize), (2, 1), (3, 9), (4, 1 << 20), (6, 2), (1, 2048)]
        {
            let length = u32::try_from(length).expect("small").to_be_bytes();
            let header = [VERSION, kind, length[0], length[1], length[2], length[3]];
            assert_eq!(read(&header), Err(Broken::TooLong));
        }
        let huge = [VERSION, 1, 0xff, 0xff, 0xff, 0xff];
        assert_eq!(greet(&huge), Err(Broken::TooLong));
    }

    #[test]
    fn frames_of_the_future_and_trailing_bytes_have_their_own_errors() {
        assert_eq!(read(&framed(9, &[])), Err(Broken::UnknownKind(9)));
        assert_eq!(read(&[2, 8, 0, 0, 0, 1, 0]), Err(Broken::UnknownVersion(2)));
        assert_eq!(read(&framed(3, &[0; 7])), Err(Broken::Malformed));
        assert_eq!(read(&framed(6, &[99])), Err(Broken::Malformed));
        assert_eq!(read(&framed(8, &[])), Err(Broken::Malformed));
        assert_eq!(read(&Frame::Hello(hello(2, 3)).encode()), Err(Broken::OutOfTurn));
        assert_eq!(greet(&Frame::Ping(1).encode()), Err(Broken::OutOfTurn));
    }

    #[test]
    fn the_name_of_the_app_is_cut_at_a_character() {
        let long = Hello { software: "é".repeat(40), ..hello(2, 2) };
        let Ok(Some(Greeting::Hello(read))) = greet(&Frame::Hello(long).encode()) else { panic!("readable") };
        assert_eq!(read.software, "é".repeat(16));
    }

    proptest! {
        #[test]
        fn no_bytes_make_the_decoder_panic_or_hoard(bytes in proptest::collection::vec(any::<u8>(), 0..4096)) {
            let mut decoder = Decoder::default();
            decoder.push(&bytes);
            let _ = decoder.greeting(OURS);
            while let Ok(Some(frame)) = decoder.next() {
                prop_assert!(frame.encode().len() <= bytes.len());
            }
            prop_assert!(decoder.bytes.len() <= bytes.len());
        }
    }
}
