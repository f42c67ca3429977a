//! DNS-SD between two network namespaces, so that no multicast leaves this machine. Needs root and `ip`; without
//! them these tests fail, they are not skipped.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(30);

/// Two namespaces joined by a cable.
struct Cable {
    names: [String; 2],
}

impl Cable {
    fn lay(test: &str) -> Cable {
        let names = ["a", "b"].map(|end| format!("labirinto-{test}-{}-{end}", std::process::id()));
        let cable = Cable { names };
        let [one, other] = &cable.names;
        ip(&["netns", "add", one]);
        ip(&["netns", "add", other]);
        ip(&["link", "add", "eth0", "netns", one, "type", "veth", "peer", "name", "eth0", "netns", other]);
        for (number, name) in [(1, one), (2, other)] {
            ip(&["-n", name, "address", "add", &format!("10.77.1.{number}/24"), "dev", "eth0"]);
            ip(&["-n", name, "link", "set", "eth0", "up"]);
            ip(&["-n", name, "link", "set", "lo", "up"]);
        }
        cable
    }

    fn run(&self, end: usize, arguments: &[&str]) -> Running {
        let mut child = Command::new("ip")
            .args(["netns", "exec", &self.names[end], env!("CARGO_BIN_EXE_near")])
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
}

impl Drop for Cable {
    fn drop(&mut self) {
        for name in &self.names {
            let _ = Command::new("ip").args(["netns", "del", name]).status();
        }
    }
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

fn ip(arguments: &[&str]) {
    let status = Command::new("ip").args(arguments).status();
    assert!(status.is_ok_and(|status| status.success()), "ip {arguments:?}: root and iproute2 are needed");
}

/// A table is seen while its join screen is open, with another id each time, and no longer.
#[test]
fn a_table_is_near_only_while_it_is_announced() {
    let cable = Cable::lay("near");
    let looking = cable.run(1, &["look", "10.77.1.2"]);
    let mut ids = Vec::new();
    for _ in 0..2 {
        let announcing = cable.run(0, &["announce", "10.77.1.1:4017", "Ada"]);
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
    let cable = Cable::lay("late");
    let announcing = cable.run(0, &["announce", "10.77.1.1:4017", "Ada"]);
    let id = announcing.line();
    let looking = cable.run(1, &["look", "10.77.1.2"]);
    assert_eq!(looking.list(), [format!("{id} Ada 1 10.77.1.1:4017")]);
    announcing.finish();
}

/// On the loopback of a namespace alone, and nothing of it on the cable.
#[test]
fn only_the_given_interfaces_are_used() {
    let cable = Cable::lay("only");
    let on_cable = cable.run(1, &["look", "10.77.1.2"]);
    let on_loopback = cable.run(0, &["look", "127.0.0.1"]);
    let announcing = cable.run(0, &["announce", "127.0.0.1:4017", "Bo"]);
    let id = announcing.line();
    assert_eq!(on_loopback.list(), [format!("{id} Bo 1 127.0.0.1:4017")]);
    announcing.finish();
    assert_eq!(on_loopback.list(), Vec::<String>::new());
    let later = cable.run(0, &["announce", "10.77.1.1:4017", "Ada"]);
    let id = later.line();
    assert_eq!(on_cable.list(), [format!("{id} Ada 1 10.77.1.1:4017")], "the first thing seen on the cable");
    assert!(on_loopback.lines.try_recv().is_err());
    later.finish();
}
