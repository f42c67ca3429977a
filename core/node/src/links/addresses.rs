//! Which addresses are worth dialling and listening on, and in which order.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use libp2p::Multiaddr;
use libp2p::multiaddr::Protocol;

use super::ADDRESSES_MOST;

/// Names of interfaces that lead out of the local network, or nowhere: VPN, cellular, container bridges.
const NOT_LOCAL: [&str; 17] = [
    "tun",
    "tap",
    "utun",
    "wg",
    "ppp",
    "ipsec",
    "tailscale",
    "zt",
    "rmnet",
    "ccmni",
    "pdp_ip",
    "clat",
    "v4-rmnet",
    "docker",
    "virbr",
    "br-",
    "podman",
];

/// The private addresses of this device: where others in the same local network can reach it. Without loopback,
/// VPN, cellular, CLAT, and without IPv6 addresses that need a scope.
pub fn private_addresses() -> Vec<IpAddr> {
    let mut addresses: Vec<IpAddr> = if_addrs::get_if_addrs()
        .unwrap_or_default()
        .into_iter()
        .filter(|interface| !NOT_LOCAL.iter().any(|name| interface.name.starts_with(name)))
        .map(|interface| interface.ip())
        .filter(|ip| is_private(*ip))
        .collect();
    addresses.sort_unstable();
    addresses.dedup();
    addresses
}

/// What can be dialled, in its plain form: `None` for port 0, for addresses of nobody or of many, for CLAT, and
/// for IPv6 addresses that need a scope.
pub(super) fn usable(address: SocketAddr) -> Option<SocketAddr> {
    let ip = address.ip().to_canonical();
    let fit = match ip {
        IpAddr::V4(ip) => {
            let first = ip.octets()[0];
            first != 0 && first < 240 && !ip.is_multicast() && !ip.is_broadcast() && !is_clat(ip)
        }
        IpAddr::V6(ip) => !ip.is_unspecified() && !ip.is_multicast() && !ip.is_unicast_link_local(),
    };
    (fit && address.port() != 0).then(|| SocketAddr::new(ip, address.port()))
}

/// The addresses of `given` that can be dialled, the likeliest first, each once. `own` are this device's.
pub(super) fn ranked(given: &[SocketAddr], own: &[SocketAddr]) -> Vec<SocketAddr> {
    let mut ranked: Vec<SocketAddr> = Vec::new();
    let mut seen = std::collections::HashSet::new();
    for address in given.iter().filter_map(|address| usable(*address)) {
        if !own.contains(&address) && seen.insert(address) {
            ranked.push(address);
        }
    }
    ranked.sort_by_key(|address| rank(address.ip(), own));
    ranked
}

/// What a peer that is seen at `from` says of itself: loopback addresses only of one that is seen there. Its
/// ports are tried where it is seen, too.
pub(super) fn told(said: &[SocketAddr], from: Option<IpAddr>, own: &[SocketAddr]) -> Vec<SocketAddr> {
    let local = from.is_some_and(|from| from.is_loopback());
    let said = &said[..said.len().min(ADDRESSES_MOST)];
    let mut told: Vec<SocketAddr> =
        said.iter().copied().filter(|address| local || !address.ip().is_loopback()).collect();
    told.extend(
        from.into_iter().flat_map(|from| said.iter().map(move |said| SocketAddr::new(from, said.port()))),
    );
    ranked(&told, own)
}

/// The addresses kept of a peer: at most [`ADDRESSES_MOST`], the last that worked first, then the newest.
#[derive(Clone, Debug, Default)]
pub(super) struct Book(Vec<SocketAddr>);

impl Book {
    pub(super) fn all(&self) -> &[SocketAddr] {
        &self.0
    }

    /// This one led to the peer.
    pub(super) fn proven(&mut self, address: SocketAddr) {
        self.remove(address);
        self.0.insert(0, address);
        self.0.truncate(ADDRESSES_MOST);
    }

    /// These are said to lead to the peer; the first ones are the likeliest. The one that worked last stays first.
    pub(super) fn hinted(&mut self, addresses: &[SocketAddr]) {
        let kept: Vec<SocketAddr> =
            self.0.iter().copied().filter(|address| !addresses.contains(address)).collect();
        let first = self.0.first().copied();
        let mut merged: Vec<SocketAddr> = first.into_iter().collect();
        merged.extend(addresses.iter().copied().filter(|address| Some(*address) != first));
        merged.extend(kept.into_iter().filter(|address| Some(*address) != first));
        merged.truncate(ADDRESSES_MOST);
        self.0 = merged;
    }

    pub(super) fn remove(&mut self, address: SocketAddr) {
        self.0.retain(|known| *known != address);
    }
}

pub(super) fn to_multiaddr(address: SocketAddr) -> Multiaddr {
    Multiaddr::from(address.ip()).with(Protocol::Tcp(address.port()))
}

pub(super) fn from_multiaddr(address: &Multiaddr) -> Option<SocketAddr> {
    let mut parts = address.iter();
    let ip = match parts.next()? {
        Protocol::Ip4(ip) => IpAddr::V4(ip),
        Protocol::Ip6(ip) => IpAddr::V6(ip),
        _ => return None,
    };
    match parts.next()? {
        Protocol::Tcp(port) => Some(SocketAddr::new(ip, port)),
        _ => None,
    }
}

/// 0: in a network of this device; 1: in another private one; 2: anywhere else.
fn rank(ip: IpAddr, own: &[SocketAddr]) -> u8 {
    if own.iter().any(|own| same_network(own.ip(), ip)) {
        0
    } else if is_private(ip) {
        1
    } else {
        2
    }
}

fn same_network(one: IpAddr, other: IpAddr) -> bool {
    match (one, other) {
        (IpAddr::V4(one), IpAddr::V4(other)) => {
            one.octets()[..3] == other.octets()[..3] || (one.is_loopback() && other.is_loopback())
        }
        (IpAddr::V6(one), IpAddr::V6(other)) => one.octets()[..8] == other.octets()[..8],
        _ => false,
    }
}

fn is_private(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_private() || ip.is_link_local(),
        IpAddr::V6(ip) => is_unique_local(ip),
    }
}

fn is_unique_local(ip: Ipv6Addr) -> bool {
    ip.octets()[0] & 0xfe == 0xfc
}

/// 192.0.0.0/29: the inner address of a translator to IPv6, the same on every phone.
fn is_clat(ip: Ipv4Addr) -> bool {
    let [a, b, c, d] = ip.octets();
    [a, b, c] == [192, 0, 0] && d < 8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(address: &str) -> SocketAddr {
        address.parse().expect("an address")
    }

    #[test]
    fn what_cannot_be_dialled_is_dropped() {
        for address in [
            "0.0.0.0:1",
            "0.1.2.3:1",
            "192.168.1.2:0",
            "224.0.0.251:1",
            "255.255.255.255:1",
            "240.0.0.1:1",
            "192.0.0.4:1",
            "[::]:1",
            "[ff02::fb]:1",
            "[fe80::1]:1",
            "[::ffff:192.0.0.1]:1",
        ] {
            assert_eq!(usable(at(address)), None, "{address}");
        }
        assert_eq!(usable(at("[::ffff:10.0.0.1]:7")), Some(at("10.0.0.1:7")));
        assert_eq!(usable(at("192.0.0.8:7")), Some(at("192.0.0.8:7")));
        assert_eq!(usable(at("[fd00::1]:7")), Some(at("[fd00::1]:7")));
    }

    #[test]
    fn ones_own_network_comes_first_and_oneself_never() {
        let own = [at("192.168.43.5:4017")];
        let given = ["8.8.8.8:1", "10.9.9.9:1", "192.168.43.5:4017", "192.168.43.17:1", "10.9.9.9:1"].map(at);
        assert_eq!(ranked(&given, &own), ["192.168.43.17:1", "10.9.9.9:1", "8.8.8.8:1"].map(at));
    }

    #[test]
    fn what_a_peer_says_is_tried_where_it_is_seen() {
        let said = ["127.0.0.1:9", "10.0.0.7:9"].map(at);
        let from = |ip: &str| Some(ip.parse().expect("an address"));
        assert_eq!(told(&said, from("192.168.1.7"), &[]), ["10.0.0.7:9", "192.168.1.7:9"].map(at));
        assert_eq!(
            told(&said, from("127.0.0.1"), &[at("127.0.0.1:8")]),
            ["127.0.0.1:9", "10.0.0.7:9"].map(at)
        );
        assert_eq!(told(&said, from("127.0.0.1"), &[at("127.0.0.1:9")]), ["10.0.0.7:9"].map(at));
    }

    #[test]
    fn the_book_keeps_sixteen_and_the_proven_one() {
        let mut book = Book::default();
        book.proven(at("10.0.0.1:1"));
        let many: Vec<SocketAddr> =
            (1..=40).map(|port| SocketAddr::new([10, 0, 0, 2].into(), port)).collect();
        book.hinted(&many);
        assert_eq!(book.all().len(), ADDRESSES_MOST);
        assert_eq!(book.all()[0], at("10.0.0.1:1"));
        assert_eq!(book.all()[1], many[0]);
        book.hinted(&[at("10.0.0.3:1"), at("10.0.0.1:1")]);
        assert_eq!(book.all()[..2], [at("10.0.0.1:1"), at("10.0.0.3:1")]);
        book.remove(at("10.0.0.1:1"));
        assert_eq!(book.all()[0], at("10.0.0.3:1"));
    }

    #[test]
    fn addresses_survive_their_libp2p_form() {
        for address in ["127.0.0.1:4017", "[fd00::2]:4017"].map(at) {
            assert_eq!(from_multiaddr(&to_multiaddr(address)), Some(address));
        }
    }
}
