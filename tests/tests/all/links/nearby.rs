//! DNS-SD between two network namespaces, so that no multicast leaves this machine.

use std::time::{Duration, Instant};

use labirinto_tests::cable::Cable;

use super::running::run;

/// A table is seen while its join screen is open, with another id each time, and no longer.
#[test]
fn a_table_is_near_only_while_it_is_announced() {
    let cable = Cable::lay();
    let looking = run(&cable, 1, &["look", "10.77.1.2"]);
    let mut ids = Vec::new();
    for _ in 0..2 {
        let announcing = run(&cable, 0, &["announce", "10.77.1.1:4017", "Ada"]);
        let id = announcing.line();
        let seen = Instant::now();
        assert_eq!(looking.list(), [format!("{id} Ada 1 10.77.1.1:4017")]);
        assert!(seen.elapsed() < Duration::from_secs(10));
        announcing.finish();
        assert_eq!(looking.list(), Vec::<String>::new());
        ids.push(id);
    }
    assert_ne!(ids[0], ids[1]);
}

/// Who looks second finds what was announced before.
#[test]
fn what_was_announced_before_is_found() {
    let cable = Cable::lay();
    let announcing = run(&cable, 0, &["announce", "10.77.1.1:4017", "Ada"]);
    let id = announcing.line();
    let looking = run(&cable, 1, &["look", "10.77.1.2"]);
    assert_eq!(looking.list(), [format!("{id} Ada 1 10.77.1.1:4017")]);
    announcing.finish();
}

/// On the loopback of a namespace alone, and nothing of it on the cable.
#[test]
fn only_the_given_interfaces_are_used() {
    let cable = Cable::lay();
    let on_cable = run(&cable, 1, &["look", "10.77.1.2"]);
    let on_loopback = run(&cable, 0, &["look", "127.0.0.1"]);
    let announcing = run(&cable, 0, &["announce", "127.0.0.1:4017", "Bo"]);
    let id = announcing.line();
    assert_eq!(on_loopback.list(), [format!("{id} Bo 1 127.0.0.1:4017")]);
    announcing.finish();
    assert_eq!(on_loopback.list(), Vec::<String>::new());
    let later = run(&cable, 0, &["announce", "10.77.1.1:4017", "Ada"]);
    let id = later.line();
    assert_eq!(on_cable.list(), [format!("{id} Ada 1 10.77.1.1:4017")], "the first thing seen on the cable");
    assert!(on_loopback.lines.try_recv().is_err());
    later.finish();
}
