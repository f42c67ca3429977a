//! The real binary behind a pseudo-terminal: keys in, screens out.

use std::{
    io::{Read, Write},
    num::NonZeroU16,
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::{Duration, Instant},
};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// How long a screen is awaited before the test fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program behind a pseudo-terminal.
pub struct Terminal {
    screen: vt100::Parser,
    /// The last bytes of the output.
    tail: Vec<u8>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
}

/// The binary `labirinto` that cargo built into the same target folder as this test.
///
/// # Panics
/// It is not built.
pub fn binary() -> PathBuf {
    let test = std::env::current_exe().expect("a test knows its own file");
    let folder = test.parent().and_then(Path::parent).expect("tests lie in target/PROFILE/deps");
    let binary = folder.join(format!("labirinto{}", std::env::consts::EXE_SUFFIX));
    assert!(binary.exists(), "{} is not built: run `cargo build -p labirinto-term` first", binary.display());
    binary
}

impl Terminal {
    /// Starts the binary with these arguments in a terminal of this size, in an environment of nothing but
    /// `variables` and what a terminal needs.
    pub fn start(columns: u16, rows: u16, arguments: &[&str], variables: &[(&str, &str)]) -> Terminal {
        Terminal::run(&binary(), columns, rows, arguments, variables)
    }

    /// The same with another program.
    pub fn run(
        program: &Path,
        columns: u16,
        rows: u16,
        arguments: &[&str],
        variables: &[(&str, &str)],
    ) -> Terminal {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("the system has pseudo-terminals");
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        command.env_clear();
        command.cwd(std::env::temp_dir());
        for (name, value) in [("TERM", "xterm-256color"), ("LANG", "C.UTF-8"), ("COLORTERM", "truecolor")] {
            command.env(name, value);
        }
        for (name, value) in variables {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the binary can be started");
        let mut reader = pair.master.try_clone_reader().expect("a pseudo-terminal can be read");
        let keys = pair.master.take_writer().expect("a pseudo-terminal can be written");
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 8192];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Terminal {
            screen: vt100::Parser::new(positive(rows), positive(columns), 0),
            tail: Vec::new(),
            keys,
            output,
            master: pair.master,
            child,
        }
    }

    /// Types.
    pub fn keys(&mut self, keys: &str) {
        self.keys
            .write_all(keys.as_bytes())
            .and_then(|()| self.keys.flush())
            .expect("the program still reads");
    }

    /// Makes the terminal another size.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        self.master.resize(size).expect("a pseudo-terminal can be resized");
        self.screen.screen_mut().set_size(positive(rows), positive(columns));
    }

    /// Forgets what is on the screen, as if another program had written over it.
    pub fn forget(&mut self) {
        let (rows, columns) = self.screen.screen().size();
        self.screen = vt100::Parser::new(rows, columns, 0);
    }

    /// The screen as text, without spaces at the ends of its lines.
    pub fn text(&self) -> String {
        text(self.screen.screen())
    }

    /// The screen with its colours.
    pub fn screen(&self) -> &vt100::Screen {
        self.screen.screen()
    }

    /// The process.
    pub fn id(&self) -> u32 {
        self.child.process_id().expect("the program was started")
    }

    /// Waits until the screen shows what `wanted` asks for; what it shows then.
    ///
    /// # Panics
    /// It does not within a minute.
    pub fn until(&mut self, what: &str, wanted: impl Fn(&str) -> bool) -> String {
        self.until_screen(what, |screen| wanted(&text(screen)));
        self.text()
    }

    /// Waits until the screen is as `wanted` asks for, by its letters, its colours or its modes.
    ///
    /// # Panics
    /// It is not within a minute.
    pub fn until_screen(&mut self, what: &str, wanted: impl Fn(&vt100::Screen) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !wanted(self.screen.screen()) {
            match self.output.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(bytes) => self.take(&bytes),
                Err(RecvTimeoutError::Timeout) => panic!("no {what} on this screen:\n{}", self.text()),
                Err(RecvTimeoutError::Disconnected) => {
                    panic!("the program ended before {what}:\n{}", self.text())
                }
            }
        }
    }

    /// Waits until the screen shows `words` and is drawn to its end, which the program tells by hiding the cursor; the
    /// whole screen.
    pub fn whole(&mut self, words: &str) -> String {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let text = self.shows(words);
            if self.tail.ends_with(b"\x1b[?25l") {
                return text;
            }
            match self.output.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(bytes) => self.take(&bytes),
                Err(error) => panic!("this screen is not drawn to its end ({error}):\n{text}"),
            }
        }
    }

    fn take(&mut self, bytes: &[u8]) {
        const LONGEST: usize = 16;
        self.screen.process(bytes);
        self.tail.extend_from_slice(&bytes[bytes.len().saturating_sub(LONGEST)..]);
        self.tail.drain(..self.tail.len().saturating_sub(LONGEST));
    }

    /// Waits until the terminal belongs to the program: the other screen, without a cursor, each key at once.
    pub fn until_taken(&mut self) {
        self.until_screen("taken terminal", |screen| screen.alternate_screen() && screen.hide_cursor());
        assert!(!self.is_cooked(), "a taken terminal gives each key at once");
    }

    /// Waits until the terminal is given back: its own screen, its cursor, its lines.
    pub fn until_given_back(&mut self) {
        self.until_screen("terminal that is given back", |screen| {
            !screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste()
        });
        assert!(self.is_cooked(), "a terminal that is given back shows what is typed, and edits lines");
    }

    /// Whether the terminal edits lines and shows what is typed, as a shell wants it.
    #[cfg(unix)]
    fn is_cooked(&self) -> bool {
        let modes = self.master.get_termios().expect("a pseudo-terminal has modes");
        let flags = format!("{:?}", modes.local_flags);
        flags.contains("ICANON") && flags.contains("ECHO") && flags.contains("ISIG")
    }

    /// Sends a signal to the program, by its name without `SIG`.
    pub fn signal(&self, name: &str) {
        let sent = std::process::Command::new("kill")
            .args([&format!("-{name}"), &self.id().to_string()])
            .status()
            .expect("kill is there");
        assert!(sent.success(), "the program is there");
    }

    /// Waits until the screen shows `words`; the screen.
    pub fn shows(&mut self, words: &str) -> String {
        self.until(words, |text| text.contains(words))
    }

    /// Waits until the screen shows `words` and is the golden screen `name`. With `LABIRINTO_REWRITE=1` the screen
    /// becomes the golden one.
    ///
    /// # Panics
    /// It does not within a minute.
    pub fn golden(&mut self, name: &str, words: &str) {
        self.shows(words);
        let path = root().join("tests/goldens/terminal").join(format!("{name}.txt"));
        if rewriting() {
            self.settle();
            std::fs::write(&path, masked(&self.text())).expect("the golden screens can be written");
            return;
        }
        let golden = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}; LABIRINTO_REWRITE=1 writes it", path.display()));
        self.until(&format!("golden screen {name}, which is\n{golden}\nbut"), |text| masked(text) == golden);
    }

    /// Waits until the screen is the picture `name` of the papers. With `LABIRINTO_REWRITE=1` it becomes that picture.
    ///
    /// # Panics
    /// It does not within a minute.
    pub fn picture(&mut self, name: &str) {
        if rewriting() {
            return self.paint(name);
        }
        let path = root().join("docs/pictures").join(format!("{name}.svg"));
        let picture = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}; LABIRINTO_REWRITE=1 writes it", path.display()));
        let what = format!("picture {name} of the papers any more (LABIRINTO_REWRITE=1 draws it anew)");
        self.until_screen(&what, |screen| crate::picture::svg(screen) == picture);
    }

    /// With `LABIRINTO_REWRITE=1`, makes the screen the picture `name` of the papers: for a screen on which something
    /// is random. Whether it is still what the program draws, its golden screen tells.
    pub fn paint(&mut self, name: &str) {
        if rewriting() {
            self.settle();
            let path = root().join("docs/pictures").join(format!("{name}.svg"));
            std::fs::write(path, crate::picture::svg(self.screen())).expect("the pictures can be written");
        }
    }

    /// Takes up everything until nothing comes for a while, but not for long: the sign of a wait turns for ever. Only for
    /// writing what a person then looks at.
    fn settle(&mut self) {
        const QUIET: Duration = Duration::from_millis(400);
        let end = Instant::now() + 5 * QUIET;
        while let Ok(bytes) =
            self.output.recv_timeout(QUIET.min(end.saturating_duration_since(Instant::now())))
        {
            self.take(&bytes);
        }
    }

    /// Waits for the end of the program; its exit status. Everything it still writes is taken up.
    pub fn ends(&mut self) -> u32 {
        let deadline = Instant::now() + PATIENCE;
        while let Ok(bytes) = self.output.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            self.take(&bytes);
        }
        self.child.wait().expect("the program was started").exit_code()
    }
}

fn text(screen: &vt100::Screen) -> String {
    let lines: Vec<String> =
        screen.rows(0, screen.size().1.get()).map(|line| line.trim_end().to_owned()).collect();
    lines.join("\n")
}

fn rewriting() -> bool {
    std::env::var_os("LABIRINTO_REWRITE").is_some_and(|value| value == "1")
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the tests stand one folder below the root")
        .to_owned()
}

/// The text with what is random in it made equal: long words of hex or base 32, also over several lines, and ports.
fn masked(text: &str) -> String {
    let mut masked = String::new();
    let mut goes_on = false;
    for line in text.lines() {
        let mut words = Vec::new();
        for word in line.split(' ') {
            let secret = word.trim_end_matches('…').trim_start_matches("labirinto:").trim_start_matches('…');
            let random = secret.len() >= 8
                && secret.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
                && (goes_on || secret.chars().any(|letter| letter.is_ascii_digit()));
            let port = word.strip_prefix("127.0.0.1:").is_some_and(|port| port.parse::<u16>().is_ok());
            words.push(match (random, port) {
                (true, _) => "#".repeat(word.chars().count()),
                (_, true) => "127.0.0.1:#####".to_owned(),
                _ => word.to_owned(),
            });
        }
        goes_on = words.last().is_some_and(|word| word.ends_with('#') && !word.contains('.'));
        masked.push_str(&words.join(" "));
        masked.push('\n');
    }
    masked
}

fn positive(length: u16) -> NonZeroU16 {
    NonZeroU16::new(length).expect("a terminal has lines and columns")
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // A test that failed leaves the program running.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
