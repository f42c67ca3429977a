//! What was typed or pasted to join a table.

use std::net::SocketAddr;

use labirinto_node::Target;

/// A link has a scheme or is long; an address has neither.
pub fn target(text: &str) -> Target {
    const LONGEST_ADDRESS: usize = 64;
    let text = text.trim().to_owned();
    let short = !text.contains("//") && text.len() < LONGEST_ADDRESS;
    if text.parse::<SocketAddr>().is_ok() || short { Target::Address(text) } else { Target::Link(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_told_from_an_address() {
        assert_eq!(target(" 192.168.43.17:4017 "), Target::Address("192.168.43.17:4017".into()));
        assert_eq!(target("[fe80::1]:4017"), Target::Address("[fe80::1]:4017".into()));
        assert_eq!(target("labirinto://join/abc"), Target::Link("labirinto://join/abc".into()));
    }
}
