//! The one encoding of everything that is signed, sent or stored. The only place that names bincode.
//!
//! Numbers have a fixed width, high byte first; the number of a variant is four bytes; a list, a byte
//! string or a word has its length before it as eight bytes; fixed arrays have none; a structure is its
//! fields in order. [`decode`] accepts exactly the bytes that [`encode`] makes, consumes them all, and
//! refuses a length above its cap before anything of it is allocated.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeOwned, Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The longest frame, entry, notice or stored item, in bytes.
pub const MAX_BYTES: usize = 256 * 1024;

/// The bytes are not the one encoding of what was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not canonical")]
pub struct NotCanonical;

fn config() -> impl bincode::config::Config {
    bincode::config::standard().with_big_endian().with_fixed_int_encoding().with_limit::<MAX_BYTES>()
}

/// The bytes of `value`.
pub fn encode<T: Serialize>(value: &T) -> Vec<u8> {
    let config = bincode::config::standard().with_big_endian().with_fixed_int_encoding();
    bincode::serde::encode_to_vec(value, config)
        .expect("the types of this crate have sized lists only and writing to memory cannot fail")
}

/// The value of exactly these bytes.
///
/// # Errors
/// More than [`MAX_BYTES`], a length above its cap, bytes left over, or bytes that [`encode`] would not make.
pub fn decode<T: Serialize + DeserializeOwned>(bytes: &[u8]) -> Result<T, NotCanonical> {
    if bytes.len() > MAX_BYTES {
        return Err(NotCanonical);
    }
    let decoded: Result<(T, usize), _> = bincode::serde::borrow_decode_from_slice(bytes, config());
    let (value, consumed) = decoded.map_err(|_| NotCanonical)?;
    if consumed == bytes.len() && encode(&value) == bytes { Ok(value) } else { Err(NotCanonical) }
}

/// A byte string of at most `CAP` bytes.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bytes<const CAP: usize>(Vec<u8>);

impl<const CAP: usize> Bytes<CAP> {
    /// These bytes, or `None` when they are more than `CAP`.
    pub fn new(bytes: Vec<u8>) -> Option<Bytes<CAP>> {
        (bytes.len() <= CAP).then_some(Bytes(bytes))
    }

    /// The bytes.
    pub fn as_slice(&self) -> &[u8] {
        &self.0
    }
}

impl<const CAP: usize> fmt::Debug for Bytes<CAP> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Bytes({})", self.0.len())
    }
}

impl<const CAP: usize> Serialize for Bytes<CAP> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}

impl<'de, const CAP: usize> Deserialize<'de> for Bytes<CAP> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Borrowed<const CAP: usize>;
        impl<'de, const CAP: usize> Visitor<'de> for Borrowed<CAP> {
            type Value = Bytes<CAP>;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(formatter, "at most {CAP} bytes")
            }

            fn visit_borrowed_bytes<E: serde::de::Error>(self, bytes: &'de [u8]) -> Result<Bytes<CAP>, E> {
                if bytes.len() > CAP { Err(E::custom("too long")) } else { Ok(Bytes(bytes.to_vec())) }
            }
        }
        deserializer.deserialize_bytes(Borrowed)
    }
}

/// UTF-8 text of at most `CAP` bytes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Word<const CAP: usize>(String);

impl<const CAP: usize> Word<CAP> {
    /// This text, or `None` when it is longer than `CAP` bytes.
    pub fn new(text: impl Into<String>) -> Option<Word<CAP>> {
        let text = text.into();
        (text.len() <= CAP).then_some(Word(text))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<const CAP: usize> Serialize for Word<CAP> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(self.0.as_bytes())
    }
}

impl<'de, const CAP: usize> Deserialize<'de> for Word<CAP> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bytes = Bytes::<CAP>::deserialize(deserializer)?;
        String::from_utf8(bytes.0).map(Word).map_err(|_| D::Error::custom("not UTF-8"))
    }
}

/// A list of at most `CAP` items.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct List<T, const CAP: usize>(Vec<T>);

impl<T, const CAP: usize> List<T, CAP> {
    /// These items, or `None` when they are more than `CAP`.
    pub fn new(items: Vec<T>) -> Option<List<T, CAP>> {
        (items.len() <= CAP).then_some(List(items))
    }

    /// No items.
    pub const fn empty() -> List<T, CAP> {
        List(Vec::new())
    }

    /// The items.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }
}

impl<T: Serialize, const CAP: usize> Serialize for List<T, CAP> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>, const CAP: usize> Deserialize<'de> for List<T, CAP> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const CAP: usize>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>, const CAP: usize> Visitor<'de> for Items<T, CAP> {
            type Value = List<T, CAP>;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(formatter, "at most {CAP} items")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<List<T, CAP>, A::Error> {
                if sequence.size_hint().is_some_and(|count| count > CAP) {
                    return Err(A::Error::custom("too many"));
                }
                let mut items = Vec::new();
                while let Some(item) = sequence.next_element()? {
                    if items.len() == CAP {
                        return Err(A::Error::custom("too many"));
                    }
                    items.push(item);
                }
                Ok(List(items))
            }
        }
        deserializer.deserialize_seq(Items(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Sample {
        number: u16,
        bytes: Bytes<4>,
        words: List<Word<3>, 2>,
    }

    fn sample() -> Sample {
        Sample {
            number: 0x0102,
            bytes: Bytes::new(vec![7, 8]).expect("two are at most four"),
            words: List::new(vec![Word::new("ab").expect("two are at most three")])
                .expect("one is at most two"),
        }
    }

    #[test]
    fn the_layout_is_the_documented_one() {
        let bytes = encode(&sample());
        let expected: Vec<u8> = [&[1, 2][..], &[0, 0, 0, 0, 0, 0, 0, 2, 7, 8], &[0, 0, 0, 0, 0, 0, 0, 1]]
            .concat()
            .into_iter()
            .chain([0, 0, 0, 0, 0, 0, 0, 2, b'a', b'b'])
            .collect();
        assert_eq!(bytes, expected);
        assert_eq!(decode(&bytes), Ok(sample()));
    }

    #[test]
    fn what_is_not_the_one_encoding_is_refused() {
        let bytes = encode(&sample());
        for length in 0..bytes.len() {
            assert_eq!(decode::<Sample>(&bytes[..length]), Err(NotCanonical), "cut at {length}");
        }
        let mut longer = bytes.clone();
        longer.push(0);
        assert_eq!(decode::<Sample>(&longer), Err(NotCanonical));
        for place in [2, 12] {
            let mut huge = bytes.clone();
            huge[place] = 0x7f;
            assert_eq!(decode::<Sample>(&huge), Err(NotCanonical), "length at {place}");
        }
        assert_eq!(decode::<Bytes<1>>(&encode(&Bytes::<2>(vec![1, 2]))), Err(NotCanonical));
        assert_eq!(decode::<List<u8, 1>>(&encode(&List::<u8, 2>(vec![1, 2]))), Err(NotCanonical));
        assert_eq!(decode::<Word<2>>(&encode(&Bytes::<2>(vec![0xff, 0xfe]))), Err(NotCanonical));
        assert_eq!(decode::<bool>(&[2]), Err(NotCanonical));
    }
}
