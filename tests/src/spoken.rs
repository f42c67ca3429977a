//! The real binary line by line, as a person with `--plain` meets it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// The longest wait for a line before the test fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// A process that is spoken with. It is killed when this is dropped.
pub struct Spoken {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// Every line of both of its streams, so far.
    pub said: Vec<String>,
}

impl Spoken {
    /// Starts what `command` says.
    ///
    /// # Panics
    /// It cannot be started.
    pub fn start(mut command: Command) -> Spoken {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the binary starts");
        let (sender, lines) = channel();
        let errors = sender.clone();
        let output = BufReader::new(child.stdout.take().expect("piped"));
        let complaints = BufReader::new(child.stderr.take().expect("piped"));
        std::thread::spawn(move || {
            output.lines().map_while(Result::ok).for_each(|line| drop(sender.send(line)));
        });
        std::thread::spawn(move || {
            complaints.lines().map_while(Result::ok).for_each(|line| drop(errors.send(line)));
        });
        let input = child.stdin.take();
        Spoken { child, input, lines, said: Vec::new() }
    }

    /// Types a line.
    ///
    /// # Panics
    /// The process does not listen any more.
    pub fn types(&mut self, line: &str) {
        let input = self.input.as_mut().expect("standard input is open");
        writeln!(input, "{line}").expect("the process reads its input");
    }

    /// Closes standard input.
    pub fn end_input(&mut self) {
        self.input = None;
    }

    /// Waits for a line that holds these words; the line.
    ///
    /// # Panics
    /// None comes.
    pub fn says(&mut self, words: &str) -> String {
        let end = Instant::now() + PATIENCE;
        while let Ok(line) = self.lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
            self.said.push(line);
            if let Some(line) = self.said.last().filter(|line| line.contains(words)) {
                return line.clone();
            }
        }
        let _ = self.child.kill();
        panic!("“{words}” was not said; this was:\n{}", self.said.join("\n"))
    }

    /// Waits for its end; the exit status, -1 for a signal.
    ///
    /// # Panics
    /// It does not end.
    pub fn ends(&mut self) -> i32 {
        let end = Instant::now() + PATIENCE;
        while let Ok(line) = self.lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
            self.said.push(line);
        }
        assert!(Instant::now() < end, "it does not end; it said:\n{}", self.said.join("\n"));
        self.child.wait().expect("it is our own child").code().unwrap_or(-1)
    }
}

impl Drop for Spoken {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
