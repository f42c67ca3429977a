//! Two network namespaces joined by a cable: nothing in them reaches another network. Needs root and `ip`; without
//! them a test fails, it is not skipped.

use std::ffi::OsStr;
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The longest wait for the system.
const PATIENCE: Duration = Duration::from_secs(30);

/// Two namespaces joined by a cable. The ends have the addresses `10.77.1.1` and `10.77.1.2`. Both are removed
/// when this is dropped.
#[derive(Debug)]
pub struct Cable {
    names: [String; 2],
}

impl Cable {
    /// Lays a cable.
    ///
    /// # Panics
    /// Without root or without `ip`.
    pub fn lay() -> Cable {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let names = ["a", "b"].map(|end| format!("labirinto-{}-{number}-{end}", std::process::id()));
        let cable = Cable { names };
        let [one, other] = &cable.names;
        ip(&["netns", "add", one]);
        ip(&["netns", "add", other]);
        ip(&["link", "add", "eth0", "netns", one, "type", "veth", "peer", "name", "eth0", "netns", other]);
        for (end, name) in cable.names.iter().enumerate() {
            ip(&["-n", name, "address", "add", &format!("{}/24", Cable::address(end)), "dev", "eth0"]);
            ip(&["-n", name, "link", "set", "eth0", "up"]);
            ip(&["-n", name, "link", "set", "lo", "up"]);
        }
        (0..2).for_each(|end| cable.carries(end));
        cable
    }

    /// Waits until the system says that the cable carries: until then it hands no multicast on.
    fn carries(&self, end: usize) {
        let begin = Instant::now();
        let carries = || {
            let shown =
                Command::new("ip").args(["-n", &self.names[end], "-o", "link", "show", "eth0"]).output();
            shown.is_ok_and(|shown| String::from_utf8_lossy(&shown.stdout).contains("state UP"))
        };
        while !carries() {
            assert!(begin.elapsed() < PATIENCE, "the cable does not carry");
        }
    }

    /// The address of an end, 0 or 1.
    pub fn address(end: usize) -> String {
        format!("10.77.1.{}", end + 1)
    }

    /// A command that runs this program at an end.
    pub fn command(&self, end: usize, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.names[end]]).arg(program);
        command
    }

    /// Runs `ip` with these arguments at an end.
    ///
    /// # Panics
    /// When it fails.
    pub fn ip(&self, end: usize, arguments: &[&str]) {
        ip(&[&["-n", &self.names[end]], arguments].concat());
    }

    /// Plugs the cable in or out: while it is out nothing passes, and no socket hears of it.
    pub fn plug(&self, up: bool) {
        self.ip(0, &["link", "set", "eth0", if up { "up" } else { "down" }]);
    }
}

impl Drop for Cable {
    fn drop(&mut self) {
        for name in &self.names {
            let _ = Command::new("ip").args(["netns", "del", name]).status();
        }
    }
}

fn ip(arguments: &[&str]) {
    let status = Command::new("ip").args(arguments).status();
    assert!(status.is_ok_and(|status| status.success()), "ip {arguments:?}: root and iproute2 are needed");
}
