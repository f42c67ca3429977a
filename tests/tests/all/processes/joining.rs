//! The three ways to a table with two processes, and those that are refused.

use labirinto_tests::cable::Cable;
use labirinto_tests::process::{Device, Process, product, product_by};
use labirinto_tests::terminal::binary;
use serde_json::{Value, json};

use super::pair::{HERE, Pair, link};

const HOST: [&str; 4] = ["host", "labyrinthe", "--bot=1", "--listen"];

fn host() -> Device {
    Device::start("Ada", &[&HOST[..], &[HERE]].concat())
}

fn join(name: &'static str, target: &str) -> Device {
    Device::start(name, &["join", target, "--bot=1", "--listen", HERE])
}

fn address(host: &mut Device) -> String {
    host.process.event("listening")["addresses"][0].as_str().expect("an address").to_owned()
}

fn order(process: &mut Process, what: &str) {
    process.order(&json!({ "do": what }));
}

/// The digits that both show, once the host has let the guest sit.
fn digits(host: &mut Device, guest: &mut Device) -> String {
    host.process.event("wants_seat");
    order(&mut host.process, "accept_seat");
    let (here, there) = (host.process.event("digits"), guest.process.event("digits"));
    assert_eq!(here["digits"], there["digits"]);
    here["digits"].as_str().expect("digits are text").to_owned()
}

/// Ends with this error and status.
fn refused(device: &mut Device, code: &str, status: i32) -> Value {
    let error = device.process.event("error");
    assert_eq!(error["code"], code, "{error}");
    assert!(error["what"].as_str().is_some_and(|what| !what.is_empty()), "{error}");
    assert_eq!(device.process.finish().code(), Some(status), "{error}");
    error
}

/// By typed address: the same six digits on both sides, confirmed on both, and a whole game.
#[test]
fn by_typed_address_both_confirm_the_digits_and_play() {
    let mut host = host();
    let mut guest = join("Ben", &address(&mut host));
    let digits = digits(&mut host, &mut guest);
    assert_eq!(digits.chars().filter(char::is_ascii_digit).count(), 6, "{digits}");
    order(&mut guest.process, "confirm");
    order(&mut host.process, "confirm");
    let table = guest.table();
    Pair { host, guest, table }.conclude();
}

/// Either says that the digits differ: both are told, and nobody plays.
#[test]
fn digits_that_differ_end_it_on_both_sides() {
    for host_differs in [true, false] {
        let mut host = host();
        let mut guest = join("Ben", &address(&mut host));
        digits(&mut host, &mut guest);
        let (differs, confirms) =
            if host_differs { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
        order(&mut confirms.process, "confirm");
        order(&mut differs.process, "differ");
        for device in [&mut host, &mut guest] {
            refused(device, "digits-differ", 4);
            assert!(device.process.seen.iter().all(|line| line["event"] != "seated"));
        }
    }
}

/// A link that is used, damaged, of another table of this host, or of nobody, lets nobody in.
#[test]
fn a_used_damaged_or_old_link_is_refused() {
    let mut host = host();
    let used = link(&mut host);
    let mut guest = join("Ben", &used);
    host.process.event("wants_seat");
    order(&mut host.process, "accept_seat");
    guest.process.event("turn");
    refused(&mut join("Cyd", &used), "not-admitted", 4);
    let mut damaged = used.clone().into_bytes();
    let middle = damaged.len() / 2;
    damaged[middle] = if damaged[middle] == b'a' { b'b' } else { b'a' };
    let damaged = String::from_utf8(damaged).expect("still letters");
    refused(&mut join("Cyd", &damaged), "link-damaged", 2);
    refused(&mut join("Cyd", "https://example.org/labirinto"), "not-a-link", 2);
    let table = guest.table();
    Pair { host, guest, table }.conclude();
    refused(&mut join("Cyd", &used), "refused", 4);
}

/// The link of an earlier table is not good for the next one of the same host at the same address.
#[test]
fn the_link_of_an_earlier_table_is_refused() {
    let mut host = host();
    let listening = host.process.event("listening");
    let old = listening["link"].as_str().expect("a link").to_owned();
    let at = listening["addresses"][0].as_str().expect("an address").to_owned();
    host.restart(&[&HOST[..], &[&at]].concat());
    host.process.event("listening");
    refused(&mut join("Ben", &old), "link-expired", 4);
    let fresh = join("Ben", &at);
    host.process.event("wants_seat");
    drop(fresh);
}

/// A third who comes to a table of two that is full is told so.
#[test]
fn a_third_at_a_full_table_is_told_so() {
    let mut host = host();
    let at = address(&mut host);
    let mut guest = join("Ben", &at);
    digits(&mut host, &mut guest);
    refused(&mut join("Cyd", &at), "table-full", 4);
    order(&mut guest.process, "confirm");
    order(&mut host.process, "confirm");
    let table = guest.table();
    Pair { host, guest, table }.conclude();
}

/// By the nearby list, inside namespaces: nothing is typed but what the list shows.
#[test]
fn a_table_that_is_near_is_found_and_joined() {
    let cable = Cable::lay();
    let at = |end: usize| format!("{}:0", Cable::address(end));
    let there = |end: usize, arguments: &[&str], name: &str, folder: &std::path::Path| {
        product_by(cable.command(end, binary()), &[arguments, &["--listen", &at(end)]].concat(), folder, name)
    };
    let mut host = Device::start_by("Ada", |folder| there(0, &HOST[..3], "Ada", folder));
    host.process.event("listening");
    let mut looking = Device::start_by("Ben", |folder| there(1, &["join"], "Ben", folder));
    let tables = looking.process.event("near")["tables"].clone();
    assert_eq!(looking.process.finish().code(), Some(0));
    assert_eq!(tables.as_array().map(Vec::len), Some(1), "{tables}");
    assert!(tables[0]["fits"] == true && tables[0]["name"].as_str().is_some(), "{tables}");
    let id = tables[0]["id"].as_str().expect("an id").to_owned();
    let mut guest = Device::start_by("Ben", |folder| there(1, &["join", &id, "--bot=1"], "Ben", folder));
    digits(&mut host, &mut guest);
    order(&mut guest.process, "confirm");
    order(&mut host.process, "confirm");
    let table = guest.table();
    Pair { host, guest, table }.conclude();
    // Nobody announces any more.
    let mut looking = Device::start_by("Ben", |folder| there(1, &["join"], "Ben", folder));
    assert_eq!(looking.process.event("near")["tables"], json!([]));
    refused(
        &mut Device::start_by("Ben", |folder| there(1, &["join", &id, "--bot=1"], "Ben", folder)),
        "near-gone",
        4,
    );
}

/// A second process on the same folder is refused, and the first goes on.
#[test]
fn a_second_process_on_the_same_folder_is_refused() {
    let mut host = host();
    link(&mut host);
    let mut second = Process::start(product(&[&HOST[..], &[HERE]].concat(), host.folder(), "Ada"));
    assert_eq!(second.event("error")["code"], "folder-in-use");
    assert_eq!(second.finish().code(), Some(5));
}
