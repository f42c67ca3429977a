//! Everything that can happen to the shell, in one bounded queue.

use std::{
    io::{self, BufRead, Read},
    sync::mpsc::{Receiver, SyncSender, sync_channel},
    thread,
    time::Duration,
};

use crossterm::event::Event as Terminal;
use labirinto_node::Event;
use signal_hook::{consts::signal, iterator::Signals};

/// One thing that happened.
#[derive(Debug)]
pub enum Incoming {
    /// The node told something.
    Node(Box<Event>),
    /// A key, the mouse, a paste, a new size.
    Terminal(Terminal),
    /// A line on standard input.
    Line(String),
    /// Standard input ended.
    End,
    /// The process is asked to end, by this signal.
    Signal(i32),
    /// The process is asked to sleep.
    Sleep,
    /// The process slept and goes on.
    Wake,
}

/// The queue's two ends. Whoever has something to tell waits when it is full.
pub struct Inbox {
    sender: SyncSender<Incoming>,
    receiver: Receiver<Incoming>,
}

/// The longest line of standard input that is taken, in bytes; the rest of a longer one is dropped.
const LONGEST_LINE: u64 = 1024 * 1024;

impl Inbox {
    /// How much may wait.
    const BOUND: usize = 1024;

    /// An empty queue that already hears the signals that end a process.
    ///
    /// # Errors
    /// The system refuses to tell signals.
    pub fn new() -> io::Result<Inbox> {
        let (sender, receiver) = sync_channel(Inbox::BOUND);
        let inbox = Inbox { sender, receiver };
        inbox.hear(vec![signal::SIGINT, signal::SIGTERM, signal::SIGHUP])?;
        Ok(inbox)
    }

    /// Hears from now on also the signals of job control, which are those of whoever holds a terminal.
    ///
    /// # Errors
    /// The system refuses to tell signals.
    pub fn hear_job_control(&self) -> io::Result<()> {
        self.hear(vec![signal::SIGTSTP, signal::SIGCONT])
    }

    /// The end from which the shell takes.
    pub fn receiver(&self) -> &Receiver<Incoming> {
        &self.receiver
    }

    /// What a node calls with its events.
    pub fn node(&self) -> Box<dyn Fn(Event) + Send + Sync> {
        let sender = self.sender.clone();
        Box::new(move |event| {
            // Nobody listens any more when the shell is ending.
            let _ = sender.send(Incoming::Node(Box::new(event)));
        })
    }

    fn hear(&self, signals: Vec<i32>) -> io::Result<()> {
        let mut signals = Signals::new(signals)?;
        let sender = self.sender.clone();
        thread::spawn(move || {
            for number in signals.forever() {
                let incoming = match number {
                    signal::SIGTSTP => Incoming::Sleep,
                    signal::SIGCONT => Incoming::Wake,
                    number => Incoming::Signal(number),
                };
                if sender.send(incoming).is_err() {
                    return;
                }
            }
        });
        Ok(())
    }

    /// Reads the terminal from now on, until the process ends. No new size of it is missed after this returned: who
    /// draws after it may rely on that.
    ///
    /// # Errors
    /// The terminal cannot be read.
    pub fn read_terminal(&self) -> io::Result<()> {
        // The first look is what begins to hear the signal of a new size.
        crossterm::event::poll(Duration::ZERO)?;
        let sender = self.sender.clone();
        thread::spawn(move || {
            while let Ok(event) = crossterm::event::read() {
                if sender.send(Incoming::Terminal(event)).is_err() {
                    return;
                }
            }
            let _ = sender.send(Incoming::End);
        });
        Ok(())
    }

    /// Reads lines of standard input from now on, until it ends.
    pub fn read_lines(&self) {
        let sender = self.sender.clone();
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            while let Some(line) = next_line(&mut input) {
                if sender.send(Incoming::Line(line)).is_err() {
                    return;
                }
            }
            let _ = sender.send(Incoming::End);
        });
    }
}

/// The next line without its end; what is no UTF-8 is replaced. `None` at the end of the input.
fn next_line(input: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes).ok()?;
    if read == 0 {
        return None;
    }
    if bytes.last() != Some(&b'\n') && read as u64 == LONGEST_LINE {
        input.skip_until(b'\n').ok()?;
    }
    while matches!(bytes.last(), Some(b'\n' | b'\r')) {
        bytes.pop();
    }
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_bounded_and_lose_their_ends() {
        let mut input = io::Cursor::new(b"a\r\n\nb".to_vec());
        assert_eq!(next_line(&mut input).as_deref(), Some("a"));
        assert_eq!(next_line(&mut input).as_deref(), Some(""));
        assert_eq!(next_line(&mut input).as_deref(), Some("b"));
        assert_eq!(next_line(&mut input), None);
        let long = [vec![b'x'; LONGEST_LINE as usize + 5], b"\nend\n".to_vec()].concat();
        let mut input = io::Cursor::new(long);
        assert_eq!(next_line(&mut input).map(|line| line.len() as u64), Some(LONGEST_LINE));
        assert_eq!(next_line(&mut input).as_deref(), Some("end"));
    }
}
