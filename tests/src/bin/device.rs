//! A device of its own process, inside whatever network namespace it is started in.
//!
//! `device announce IP:PORT NAME` prints the id it announces and ends with its standard input. `device look IP` prints
//! the list of what is near each time it changes, `id name version addresses…` for each hint, then `.`.
//! `device link SEED` listens on all private addresses and links with whoever comes, `device link SEED IP:PORT` with
//! whoever answers there; both keep the peer and print what happens: `listening addresses…`, `connected`, `quiet`,
//! `lost reason`, `woke`.

use std::io::{Read, Write};
use std::net::{IpAddr, SocketAddr};

use labirinto_node::discovery::{Announcement, AnnouncementId, Discovery};
use labirinto_node::identity::{Identity, Instance};
use labirinto_node::links::{Admit, LinkEvent, Links, LinksConfig, Rhythm, Versions};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["announce", address, name] => announce(address.parse()?, name),
        ["look", ip] => look(ip.parse()?),
        ["link", seed] => link(seed.parse()?, None),
        ["link", seed, address] => link(seed.parse()?, Some(address.parse()?)),
        _ => Err("device announce IP:PORT NAME | look IP | link SEED [IP:PORT]".into()),
    }
}

fn announce(address: SocketAddr, name: &str) -> Result<(), Failure> {
    let id = AnnouncementId::fresh()?;
    let mut discovery = Discovery::new(vec![address.ip()]);
    discovery.announce(Announcement { id, name: name.into(), version: 1, addresses: vec![address] })?;
    println!("{id}");
    std::io::stdin().read_to_end(&mut Vec::new())?;
    discovery.stop_announcing();
    Ok(())
}

fn look(ip: IpAddr) -> Result<(), Failure> {
    let mut discovery = Discovery::new(vec![ip]);
    let mut near = discovery.near();
    discovery.look()?;
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let mut out = std::io::stdout();
    while runtime.block_on(near.changed()).is_ok() {
        for hint in near.borrow_and_update().iter() {
            write!(out, "{} {} {}", hint.id, hint.name, hint.version)?;
            for address in &hint.addresses {
                write!(out, " {address}")?;
            }
            writeln!(out)?;
        }
        writeln!(out, ".")?;
        out.flush()?;
    }
    Ok(())
}

fn link(seed: u8, address: Option<SocketAddr>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let config = LinksConfig {
        identity: Identity::from_secret([seed; 32]),
        instance: Instance::draw()?,
        listen: vec![SocketAddr::from(([0, 0, 0, 0], 4017))],
        tell: None,
        versions: Versions::only(1),
        software: "test".into(),
        admit: Admit::Anyone,
        rhythm: Rhythm::default(),
    };
    let (links, mut events) = Links::start(config, runtime.handle())?;
    if let Some(address) = address {
        links.dial_address(vec![address])?;
    }
    while let Some(event) = runtime.block_on(events.recv()) {
        match event {
            LinkEvent::Listening { addresses } => {
                let addresses: String = addresses.iter().map(|address| format!(" {address}")).collect();
                println!("listening{addresses}");
            }
            LinkEvent::Connected { peer, .. } => {
                links.keep(peer)?;
                println!("connected");
            }
            LinkEvent::Quiet { .. } => println!("quiet"),
            LinkEvent::Lost { reason, .. } => println!("lost {}", reason.code()),
            LinkEvent::Woke => println!("woke"),
            _ => {}
        }
    }
    Ok(())
}
