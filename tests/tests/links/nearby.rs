//! DNS-SD between two network namespaces, so that no multicast leaves this machine. Needs root and `ip`; without
//! them these tests fail, they are not skipped.

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use labirinto_tests::cable::Cable;

const PATIENCE: Duration = Duration::from_secs(30);

fn run(cable: &Cable, end: usize, arguments: &[&str]) -> Running {
    let mut child = cable
        .command(end, env!("CARGO_BIN_EXE_near"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("ip runs");
    let out = BufReader::new(child.stdout.take().expect("piped"));
    let (sender, lines) = mpsc::channel();
    std::thread::spawn(move || {
        for line in out.lines().map_while(Result::ok) {
            let _ = sender.send(line);
        }
    });
    Running { child, lines }
}

struct Running {
    child: Child,
    lines: mpsc::Receiver<String>,
}

impl Running {
    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("a line in time")
    }

    /// The next whole list of what is near.
    fn list(&self) -> Vec<String> {
        std::iter::from_fn(|| Some(self.line())).take_while(|line| line != ".").collect()
    }

    /// Ends its input, and waits for its end.
    fn finish(mut self) {
        drop(self.child.stdin.take());
        assert!(self.child.wait().expect("ours").success());
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

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
