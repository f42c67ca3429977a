//! Where to listen: from what was configured to concrete addresses that are free.

use std::net::{IpAddr, SocketAddr, TcpListener};

use super::LinksError;
use super::addresses::private_addresses;

/// Concrete addresses for what was configured. `0.0.0.0` and `[::]` become this device's private addresses.
pub(super) fn concrete(listen: &[SocketAddr]) -> Result<Vec<SocketAddr>, LinksError> {
    let mut concrete = Vec::new();
    for address in listen {
        if address.ip().is_unspecified() {
            let own = private_addresses().into_iter().filter(|ip| fits(*ip, address.ip()));
            concrete.extend(own.map(|ip| SocketAddr::new(ip, address.port())));
        } else {
            concrete.push(*address);
        }
    }
    concrete.sort_unstable();
    concrete.dedup();
    if concrete.is_empty() && !listen.is_empty() { Err(LinksError::NoNetwork) } else { Ok(concrete) }
}

/// `[::]` stands for all addresses, `0.0.0.0` for those of IPv4.
fn fits(ip: IpAddr, unspecified: IpAddr) -> bool {
    ip.is_ipv4() || unspecified.is_ipv6()
}

/// Fills in the ports that are 0: `wish` when it is free everywhere, else (unless `patient`, then it is in use) one
/// free port for all, else any for each. Fails when an address with a port of its own is not free.
///
/// The check is needed because libp2p listens with `SO_REUSEPORT`: two programs of one user would share the
/// port without a word, and each would get a part of the connections.
pub(super) fn with_ports(
    addresses: &[SocketAddr],
    wish: Option<u16>,
    patient: bool,
) -> Result<Vec<SocketAddr>, LinksError> {
    for address in addresses.iter().filter(|address| address.port() != 0) {
        free(*address)?;
    }
    let open: Vec<IpAddr> =
        addresses.iter().filter(|address| address.port() == 0).map(SocketAddr::ip).collect();
    let Some(first) = open.first() else { return Ok(addresses.to_vec()) };
    let everywhere = |port: u16| open.iter().all(|ip| free(SocketAddr::new(*ip, port)).is_ok());
    let port = match wish {
        Some(port) if everywhere(port) => port,
        Some(port) if patient => return Err(LinksError::AddressInUse(SocketAddr::new(*first, port))),
        _ => {
            let port = free(SocketAddr::new(*first, 0))?;
            if everywhere(port) { port } else { 0 }
        }
    };
    Ok(addresses
        .iter()
        .map(|address| if address.port() == 0 { SocketAddr::new(address.ip(), port) } else { *address })
        .collect())
}

/// The port when nobody listens there.
fn free(address: SocketAddr) -> Result<u16, LinksError> {
    TcpListener::bind(address)
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .map_err(|error| LinksError::listen(address, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loopback(port: u16) -> SocketAddr {
        SocketAddr::new([127, 0, 0, 1].into(), port)
    }

    #[test]
    fn a_port_in_use_is_a_named_error() {
        let other = TcpListener::bind(loopback(0)).expect("a free port");
        let taken = other.local_addr().expect("bound");
        assert_eq!(with_ports(&[taken], None, false), Err(LinksError::AddressInUse(taken)));
    }

    #[test]
    fn an_address_of_another_device_is_a_named_error() {
        let foreign = SocketAddr::new([192, 0, 2, 1].into(), 0);
        assert_eq!(with_ports(&[foreign], None, false), Err(LinksError::NotOurs(foreign)));
    }

    #[test]
    fn one_port_serves_all_addresses_and_a_wish_is_granted_when_free() {
        let two = [loopback(0), SocketAddr::new([127, 0, 0, 2].into(), 0)];
        let first = with_ports(&two, None, false).expect("free");
        assert_eq!(first[0].port(), first[1].port());
        assert_ne!(first[0].port(), 0);
        assert_eq!(with_ports(&two, Some(first[0].port()), false), Ok(first.clone()));
        let taken = TcpListener::bind(first[1]).expect("free");
        let other = with_ports(&two, Some(first[0].port()), false).expect("another port");
        assert_ne!(other[0].port(), first[0].port());
        drop(taken);
    }

    #[test]
    fn nothing_configured_is_no_error() {
        assert_eq!(concrete(&[]), Ok(Vec::new()));
        assert_eq!(with_ports(&[], Some(1), false), Ok(Vec::new()));
    }
}
