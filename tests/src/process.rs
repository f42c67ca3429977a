//! The real binary as a process of its own: `--json` lines out, orders in, signals.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::folder::Folder;
use crate::terminal::binary;

/// The longest wait for a line. A test that gets what it waits for waits no longer than that takes.
pub const PATIENCE: Duration = Duration::from_secs(90);

/// A running process of the product. It is killed when this is dropped.
pub struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<Value>,
    complaints: Option<JoinHandle<String>>,
    /// Every line that was looked at so far.
    pub seen: Vec<Value>,
}

/// A person or computer with a folder of its own, through all the lives of its process.
pub struct Device {
    folder: Folder,
    name: &'static str,
    /// The process of this life.
    pub process: Process,
    /// The hash of each entry that any life told.
    pub told: BTreeMap<u64, String>,
}

impl Process {
    /// Starts what `command` says, with nothing of this environment but the way to programs.
    ///
    /// # Panics
    /// It cannot be started.
    pub fn start(mut command: Command) -> Process {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        let mut errors = child.stderr.take().expect("piped");
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                // A line that a kill cut off is none; the test has seen enough when it dropped its end.
                if let Ok(value) = serde_json::from_str(&line) {
                    let _ = sender.send(value);
                }
            }
        });
        let complaints = std::thread::spawn(move || {
            let mut text = String::new();
            let _ = errors.read_to_string(&mut text);
            text
        });
        let input = child.stdin.take();
        Process { child, input, lines, complaints: Some(complaints), seen: Vec::new() }
    }

    /// Waits for the line that `wanted` takes, and gives what it took.
    ///
    /// # Panics
    /// It does not come.
    pub fn until<T>(&mut self, what: &str, wanted: impl FnMut(&Value) -> Option<T>) -> T {
        match self.within(PATIENCE, wanted) {
            Some(found) => found,
            None => self.failed(what),
        }
    }

    /// The same, for at most this long.
    pub fn within<T>(
        &mut self,
        patience: Duration,
        mut wanted: impl FnMut(&Value) -> Option<T>,
    ) -> Option<T> {
        let end = Instant::now() + patience;
        loop {
            match self.lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) => {
                    let taken = wanted(&line);
                    self.seen.push(line);
                    if taken.is_some() {
                        return taken;
                    }
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return None,
            }
        }
    }

    /// Waits for an event of this kind.
    ///
    /// # Panics
    /// It does not come.
    pub fn event(&mut self, kind: &str) -> Value {
        self.until(kind, |line| (line["event"] == kind).then(|| line.clone()))
    }

    /// Waits until the link to the other stands so.
    ///
    /// # Panics
    /// It does not come to that.
    pub fn peer(&mut self, states: &[&str]) {
        self.until(&format!("a peer that is {states:?}"), |line| {
            let state = line["state"].as_str().filter(|_| line["event"] == "peer")?;
            states.contains(&state).then_some(())
        });
    }

    /// Waits for this many further lines, or for the end.
    pub fn lines(&mut self, count: usize) {
        let mut left = count;
        self.within(PATIENCE, |_| {
            left = left.saturating_sub(1);
            (left == 0).then_some(())
        });
    }

    /// Gives an order.
    ///
    /// # Panics
    /// The process does not listen any more.
    pub fn order(&mut self, order: &Value) {
        let input = self.input.as_mut().expect("standard input is open");
        writeln!(input, "{order}").expect("the process reads its orders");
    }

    /// Writes these bytes to its standard input.
    ///
    /// # Panics
    /// The process does not listen any more.
    pub fn write(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("standard input is open");
        input.write_all(bytes).expect("the process reads its input");
    }

    /// Closes standard input.
    pub fn end_input(&mut self) {
        self.input = None;
    }

    /// Kills the process as nobody can prevent, and takes up what it told until then.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        self.rest();
    }

    /// Sends a signal by its name, such as `STOP`.
    ///
    /// # Panics
    /// The process is gone.
    pub fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([&format!("-{name}"), &id]).status();
        assert!(sent.is_ok_and(|status| status.success()), "kill -{name} {id}");
    }

    /// Waits for its end.
    ///
    /// # Panics
    /// It does not end.
    pub fn finish(&mut self) -> ExitStatus {
        self.rest();
        self.child.wait().expect("it is our own child")
    }

    /// Everything else that it told before its end.
    fn rest(&mut self) {
        let end = Instant::now() + PATIENCE;
        loop {
            match self.lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) => self.seen.push(line),
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => self.failed("its end"),
            }
        }
    }

    fn failed(&mut self, what: &str) -> ! {
        let _ = self.child.kill();
        let complaints = self.complaints.take().and_then(|reader| reader.join().ok()).unwrap_or_default();
        let last: Vec<String> = self.seen.iter().rev().take(15).map(ToString::to_string).collect();
        panic!("{what} did not come; told last, latest first:\n{}\n{complaints}", last.join("\n"));
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A command that runs the product with these arguments, with a folder, a name and `--json`.
pub fn product(arguments: &[&str], folder: &Path, name: &str) -> Command {
    product_by(Command::new(binary()), arguments, folder, name)
}

/// The same by a command that names the binary already, such as one in a namespace.
pub fn product_by(mut command: Command, arguments: &[&str], folder: &Path, name: &str) -> Command {
    let path = std::env::var_os("PATH").unwrap_or_default();
    command.args(arguments).arg("--data").arg(folder).args(["--json", "--lang", "en", "--name", name]);
    command.env_clear().env("PATH", path).env("LC_ALL", "C.UTF-8");
    command
}

impl Device {
    /// A process in a fresh folder.
    pub fn start(name: &'static str, arguments: &[&str]) -> Device {
        Device::start_by(name, |folder| product(arguments, folder, name))
    }

    /// The same, with the command that `by` makes for the folder.
    pub fn start_by(name: &'static str, by: impl FnOnce(&Path) -> Command) -> Device {
        let folder = Folder::new(&name.to_lowercase());
        let process = Process::start(by(folder.path()));
        Device { folder, name, process, told: BTreeMap::new() }
    }

    /// Its folder.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Kills the process, and starts another with these arguments.
    pub fn restart(&mut self, arguments: &[&str]) {
        let command = product(arguments, self.folder.path(), self.name);
        self.restart_by(command);
    }

    /// The same with this command.
    pub fn restart_by(&mut self, command: Command) {
        self.end_life();
        self.process = Process::start(command);
    }

    /// Kills the process and keeps what it told.
    ///
    /// # Panics
    /// It told another entry than an earlier life did under the same number: a second version.
    pub fn end_life(&mut self) {
        self.process.kill();
        self.collect();
    }

    /// Waits for the verdict, the record and the end; gives the verdict and the bytes of the record.
    ///
    /// # Panics
    /// One of them does not come, or the end is not a good one.
    pub fn conclude(&mut self) -> (Value, Vec<u8>) {
        let verdict = self.process.event("verdict");
        let record = self.process.event("record");
        let status = self.process.finish();
        assert_eq!(status.code(), Some(0), "{}: {:?}", self.name, self.process.seen.last());
        self.collect();
        let path = PathBuf::from(record["path"].as_str().expect("a record has a path"));
        (verdict, std::fs::read(path).expect("the record is written"))
    }

    /// The id of the table, as told in this life.
    ///
    /// # Panics
    /// It is not told.
    pub fn table(&mut self) -> String {
        let seated = self.process.event("seated");
        seated["table"].as_str().expect("a table has an id").to_owned()
    }

    fn collect(&mut self) {
        for line in self.process.seen.iter().filter(|line| line["event"] == "entry") {
            let sequence = line["seq"].as_u64().expect("a number");
            let hash = line["hash"].as_str().expect("a hash").to_owned();
            let earlier = self.told.insert(sequence, hash.clone());
            assert!(
                earlier.is_none_or(|earlier| earlier == hash),
                "{}: two versions of {sequence}",
                self.name
            );
        }
    }
}
