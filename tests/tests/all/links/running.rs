//! The binary `device` at an end of a cable, and its lines.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use labirinto_tests::cable::Cable;

const PATIENCE: Duration = Duration::from_secs(30);

/// Runs the binary `device` at an end.
pub fn run(cable: &Cable, end: usize, arguments: &[&str]) -> Running {
    let mut child = cable
        .command(end, env!("CARGO_BIN_EXE_device"))
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

/// A running process and its lines.
pub struct Running {
    child: Child,
    pub lines: mpsc::Receiver<String>,
}

impl Running {
    /// The next line.
    pub fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("a line in time")
    }

    /// The next whole list of what is near.
    pub fn list(&self) -> Vec<String> {
        std::iter::from_fn(|| Some(self.line())).take_while(|line| line != ".").collect()
    }

    /// Waits for this very line; the others before it.
    pub fn wait(&self, expected: &str) -> Vec<String> {
        let mut before = Vec::new();
        let deadline = Instant::now() + PATIENCE;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) if line == expected => return before,
                Ok(line) => before.push(line),
                Err(_) => panic!("waited for {expected}; it said {before:?}"),
            }
        }
    }

    /// Sends it a signal by name.
    pub fn signal(&self, name: &str) {
        let status = Command::new("kill").args([&format!("-{name}"), &self.child.id().to_string()]).status();
        assert!(status.is_ok_and(|status| status.success()));
    }

    /// Ends its input, and waits for its end.
    pub fn finish(mut self) {
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
