//! Devices as processes of their own, in namespaces whose addresses change, and that are stopped and go on.

use std::time::{Duration, Instant};

use labirinto_tests::cable::Cable;

use super::running::run;

/// Without a network a device waits for one; it listens where there is an address, and links again by itself when its
/// own address changes.
#[test]
fn a_device_listens_where_there_is_a_network_and_follows_its_address() {
    let cable = Cable::lay();
    cable.ip(1, &["address", "flush", "dev", "eth0"]);
    let bo = run(&cable, 1, &["link", "2"]);
    assert_eq!(bo.line(), "listening");
    cable.ip(1, &["address", "add", "10.77.1.2/24", "dev", "eth0"]);
    assert_eq!(bo.line(), "listening 10.77.1.2:4017");
    let ada = run(&cable, 0, &["link", "1", "10.77.1.2:4017"]);
    ada.wait("connected");
    bo.wait("connected");

    let begin = Instant::now();
    cable.ip(1, &["address", "flush", "dev", "eth0"]);
    cable.ip(1, &["address", "add", "10.77.1.3/24", "dev", "eth0"]);
    let before = bo.wait("connected");
    assert!(before.contains(&"lost ended-here".to_owned()), "{before:?}");
    assert!(before.contains(&"listening 10.77.1.3:4017".to_owned()), "{before:?}");
    ada.wait("connected");
    assert!(begin.elapsed() < Duration::from_secs(12), "{:?}", begin.elapsed());
}

/// Situation 2: stopped for longer than a dead link; the other side knows, and both are linked within 3 s after.
#[test]
fn a_device_that_was_stopped_knows_it_and_is_back_in_time() {
    let cable = Cable::lay();
    let bo = run(&cable, 1, &["link", "2"]);
    assert_eq!(bo.line(), "listening 10.77.1.2:4017");
    let ada = run(&cable, 0, &["link", "1", "10.77.1.2:4017"]);
    ada.wait("connected");
    bo.wait("connected");
    bo.signal("STOP");
    let stopped = Instant::now();
    ada.wait("lost silent");
    assert!(stopped.elapsed() < Duration::from_secs(10), "{:?}", stopped.elapsed());
    // A link to a stopped device must not look like one: only after this long is the pause surely noticed.
    std::thread::sleep(Duration::from_secs(8).saturating_sub(stopped.elapsed()));
    assert!(ada.lines.try_iter().all(|line| line != "connected"), "a false connection");
    bo.signal("CONT");
    let back = Instant::now();
    let said = bo.wait("connected");
    ada.wait("connected");
    assert!(back.elapsed() < Duration::from_secs(3), "{:?}", back.elapsed());
    assert!(said.iter().any(|line| line == "woke"), "{said:?}");
    assert!(said.iter().any(|line| line.starts_with("lost")), "{said:?}");
}
