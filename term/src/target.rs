//! What was typed or pasted to join a table.

use std::net::SocketAddr;

use labirinto_node::{NearId, Target};

/// A link has a scheme or is long; an address has neither, and a point or a colon; the id of a table that is near
/// has letters and digits only, and as many as `join` shows in its list.
pub fn target(text: &str) -> Target {
    const LONGEST_ADDRESS: usize = 64;
    const ID_LETTERS: usize = 26;
    let text = text.trim().to_owned();
    let id = |byte: u8| byte.is_ascii_lowercase() || matches!(byte, b'2'..=b'7');
    if text.len() == ID_LETTERS && text.bytes().all(id) {
        return Target::Near(NearId(text));
    }
    let short = !text.starts_with("labirinto:") && !text.contains("://") && text.len() < LONGEST_ADDRESS;
    if text.parse::<SocketAddr>().is_ok() || short { Target::Address(text) } else { Target::Link(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_told_from_an_address() {
        assert_eq!(target(" 192.168.43.17:4017 "), Target::Address("192.168.43.17:4017".into()));
        assert_eq!(target("[fe80::1]:4017"), Target::Address("[fe80::1]:4017".into()));
        assert_eq!(target("labirinto:abc"), Target::Link("labirinto:abc".into()));
        assert_eq!(target("https://example.org/a"), Target::Link("https://example.org/a".into()));
        let id = "abcdefghijklmnopqrstuv2347";
        assert_eq!(target(id), Target::Near(NearId(id.into())));
    }
}
