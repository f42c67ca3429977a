//! Announces a table, or looks for tables, inside whatever network namespace it is started in.
//!
//! `near announce IP:PORT NAME` prints the id it announces and ends with its standard input; `near look IP` prints
//! a line for each change of the list, `id name version addresses…` for each hint, then `.`.

use std::io::{Read, Write};
use std::net::{IpAddr, SocketAddr};

use labirinto_node::discovery::{Announcement, AnnouncementId, Discovery};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["announce", address, name] => announce(address.parse()?, name),
        ["look", ip] => look(ip.parse()?),
        _ => Err("near announce IP:PORT NAME | near look IP".into()),
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
