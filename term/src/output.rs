//! Where words go: standard output for what was asked, standard error for everything else.

use std::io::{self, ErrorKind, Write};

use labirinto_node::{Error, Finding, Texts, Whose};
use serde::Serialize;

use crate::{json, raster::Glyphs, trouble::trouble};

/// How a command speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// For people who see the whole screen.
    Drawn,
    /// For screen readers and pipes: lines, and no drawing.
    Plain,
    /// For programs: one JSON object a line.
    Json,
}

/// The two standard streams. When the reader of standard output went away (`| head`), the process ends at once,
/// silently, with status 0: what matters is on the disk by then. When standard output cannot take a line for
/// another reason (a full disk), the process says so and ends with the status of storage.
#[derive(Clone, Copy)]
pub struct Output {
    /// How to speak.
    pub voice: Voice,
    /// In which characters.
    pub glyphs: Glyphs,
    /// The words for what goes wrong here.
    pub texts: &'static Texts,
    /// Whether the work goes on without a reader, because its exit status is a verdict.
    pub to_the_end: bool,
}

impl Output {
    /// A line on standard output; with `--json` nothing, because only JSON stands there.
    pub fn line(&self, line: &str) {
        if self.voice != Voice::Json {
            self.raw(&self.glyphs.fit(line));
        }
    }

    /// Several lines on standard output.
    pub fn lines<S: AsRef<str>>(&self, lines: impl IntoIterator<Item = S>) {
        for line in lines {
            self.line(line.as_ref());
        }
    }

    /// What was checked: with a sign, or in words where nothing is drawn.
    pub fn finding(&self, finding: &Finding, texts: &Texts) {
        let words = if finding.good { "term-plain-holds" } else { "term-plain-fails" };
        let sign = if finding.good { self.glyphs.check() } else { self.glyphs.cross() };
        match self.voice {
            Voice::Plain => self.line(&texts.say(words, &[("text", (&finding.text).into())])),
            Voice::Drawn | Voice::Json => self.line(&format!("  {sign} {}", finding.text)),
        }
    }

    /// An object on standard output, with `--json` only.
    pub fn object(&self, object: &impl Serialize) {
        if self.voice == Voice::Json {
            self.raw(&serde_json::to_string(object).expect("the objects of the contract have string keys"));
        }
    }

    /// A line on standard output in every voice: for output that is text by its nature.
    pub fn raw(&self, line: &str) {
        let mut out = io::stdout().lock();
        let Err(error) = writeln!(out, "{line}").and_then(|()| out.flush()) else { return };
        match error.kind() {
            ErrorKind::BrokenPipe if self.to_the_end => {}
            ErrorKind::BrokenPipe => std::process::exit(0),
            _ => self.unwritten(&error),
        }
    }

    /// A page of text: as it is, or with `--json` in one object.
    pub fn page(&self, text: &str) {
        match self.voice {
            Voice::Json => self.object(&json::Line::Page { text: text.to_owned() }),
            Voice::Drawn | Voice::Plain => self.raw(text),
        }
    }

    /// A line on standard error. Nobody may be listening.
    pub fn note(&self, line: &str) {
        let _ = writeln!(io::stderr().lock(), "{}", self.glyphs.fit(line));
    }

    /// An error on standard error: whose fault, what went wrong, what to do; with `--json` an `error` object too.
    pub fn error(&self, error: &Error, texts: &Texts) {
        self.complain(error, texts);
        self.object(&json::Line::error(error));
    }

    /// An error on standard error alone.
    pub fn complain(&self, error: &Error, texts: &Texts) {
        let whose = texts.say(&format!("term-whose-{}", json::whose(error)), &[]);
        let clause = if error.clause.is_empty() { String::new() } else { format!(" [{}]", error.clause) };
        let text = texts.say("term-error", &[("whose", (&whose).into()), ("text", (&error.text).into())]);
        self.note(&format!("{text}{clause}"));
        if !error.what.is_empty() {
            self.note(&error.what);
        }
    }

    /// Ends the process, which cannot say any more what it was asked.
    fn unwritten(&self, error: &io::Error) -> ! {
        let why = self.texts.of_disk(error);
        let error = trouble(self.texts, "output-unwritable", Whose::Disk, &[("why", (&why).into())]);
        self.complain(&error, self.texts);
        std::process::exit(error.exit_status().into())
    }
}
