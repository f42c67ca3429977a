//! The real binary run to its end.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use serde_json::Value;

use crate::terminal::binary;

/// The longest wait for the end of a process before the test fails.
const PATIENCE: Duration = Duration::from_secs(90);

/// What a process said until its end.
#[derive(Clone, Debug)]
pub struct Once {
    /// The exit status; -1 for a signal.
    pub status: i32,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

/// The binary with these arguments, in an environment of nothing but the way to programs and a UTF-8 locale.
pub fn call<A: AsRef<OsStr>>(arguments: &[A]) -> Command {
    let mut command = Command::new(binary());
    command.args(arguments);
    bare(command)
}

/// A command in that environment.
pub fn bare(mut command: Command) -> Command {
    let path = std::env::var_os("PATH").unwrap_or_default();
    command.env_clear().env("PATH", path).env("LC_ALL", "C.UTF-8").current_dir(std::env::temp_dir());
    command
}

/// Runs the binary with these arguments and nothing on standard input.
pub fn labirinto<A: AsRef<OsStr>>(arguments: &[A]) -> Once {
    run(call(arguments), b"")
}

/// The same with `--data`.
pub fn labirinto_in(folder: &Path, arguments: &[&str]) -> Once {
    let mut command = call(arguments);
    command.arg("--data").arg(folder);
    run(command, b"")
}

/// Runs a command with this standard input.
///
/// # Panics
/// It cannot be started, or does not end.
pub fn run(mut command: Command, input: &[u8]) -> Once {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary starts");
    let mut given = child.stdin.take().expect("piped");
    let input = input.to_vec();
    // Who does not read to the end closes its side.
    let fed = thread::spawn(move || drop(given.write_all(&input)));
    let (sender, told) = channel();
    read(child.stdout.take().expect("piped"), true, sender.clone());
    read(child.stderr.take().expect("piped"), false, sender);
    let (mut out, mut err) = (String::new(), String::new());
    for _ in 0..2 {
        match told.recv_timeout(PATIENCE) {
            Ok((true, text)) => out = text,
            Ok((false, text)) => err = text,
            Err(_) => hangs(&mut child, &command),
        }
    }
    let status = child.wait().expect("it is our own child").code().unwrap_or(-1);
    fed.join().expect("feeding does not panic");
    Once { status, out, err }
}

impl Once {
    /// Every line of standard output as the object that it must be.
    ///
    /// # Panics
    /// One is none.
    pub fn objects(&self) -> Vec<Value> {
        let object = |line: &str| {
            let value: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
            assert!(value.is_object(), "{line}");
            value
        };
        self.out.lines().map(object).collect()
    }

    /// Checks the exit status.
    ///
    /// # Panics
    /// It is another.
    #[track_caller]
    pub fn ends(&self, status: i32) -> &Once {
        assert_eq!(self.status, status, "{self:#?}");
        assert!(!self.err.contains("panicked"), "{self:#?}");
        self
    }

    /// Checks that it failed as a failure is told: this status, nothing but JSON on standard output, and on standard
    /// error whose fault it is, what went wrong with these words in it, and a second line that says what to do.
    ///
    /// # Panics
    /// It did not.
    #[track_caller]
    pub fn fails(&self, status: i32, words: &str) -> &Once {
        self.ends(status);
        assert!(self.out.lines().all(|line| line.starts_with('{')), "{self:#?}");
        let (first, rest) = self.err.split_once('\n').unwrap_or_default();
        assert!(first.contains(words) && first.contains(": "), "{words}: {self:#?}");
        assert!(!rest.trim().is_empty(), "it is not said what to do: {self:#?}");
        self
    }
}

fn read(mut source: impl Read + Send + 'static, out: bool, sender: Sender<(bool, String)>) {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        // What was read before a failure is told all the same.
        let _ = source.read_to_end(&mut bytes);
        let _ = sender.send((out, String::from_utf8_lossy(&bytes).into_owned()));
    });
}

fn hangs(child: &mut Child, command: &Command) -> ! {
    let _ = child.kill();
    let _ = child.wait();
    panic!("{command:?} does not end")
}
