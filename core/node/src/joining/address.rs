//! An address that a person types.

use std::net::{IpAddr, SocketAddr};

use labirinto_games::Text;

/// Why a typed address is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    /// An address without the number after the colon.
    #[error("the port is missing")]
    NoPort,
    /// Not of the form `192.168.43.17:4017` or `[fd00::17]:4017`. Names are not looked up: there may be no DNS.
    #[error("not an address")]
    NotAnAddress,
}

/// The address that was typed: `192.168.43.17:4017`, or `[fd00::17]:4017`.
pub fn typed_address(text: &str) -> Result<SocketAddr, AddressError> {
    let text = text.trim();
    if text.trim_matches(['[', ']']).parse::<IpAddr>().is_ok() {
        return Err(AddressError::NoPort);
    }
    let address: SocketAddr = text.parse().map_err(|_| AddressError::NotAnAddress)?;
    if address.port() == 0 || address.ip().is_unspecified() || address.ip().is_multicast() {
        return Err(AddressError::NotAnAddress);
    }
    Ok(address)
}

impl AddressError {
    /// The stable code of this error.
    pub fn code(self) -> &'static str {
        match self {
            AddressError::NoPort => "address-without-port",
            AddressError::NotAnAddress => "not-an-address",
        }
    }

    /// The error in words.
    pub fn text(self) -> Text {
        Text::key(match self {
            AddressError::NoPort => "join-address-without-port",
            AddressError::NotAnAddress => "join-not-an-address",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_are_read_and_written() {
        for text in ["192.168.43.17:4017", "[fd00::17]:4017"] {
            assert_eq!(
                typed_address(&format!("  {text}\n")).map(|address| address.to_string()),
                Ok(text.into())
            );
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in
            ["", "192.168.43.17:", "192.168.43.17:0", "0.0.0.0:1", "host.local:4017", "1.2.3.4:99999", "x"]
        {
            assert_eq!(typed_address(text), Err(AddressError::NotAnAddress), "{text}");
        }
        for text in ["192.168.43.17", "fd00::17", "[fd00::17]"] {
            assert_eq!(typed_address(text), Err(AddressError::NoPort), "{text}");
        }
    }
}
