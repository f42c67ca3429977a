//! The terminal while the full screen has it: taken on entry, given back whatever happens.

use std::{
    io::{self, Stdout, Write, stdout},
    panic,
    sync::Once,
    thread,
};

use crossterm::{
    cursor::{Hide, Show},
    event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture},
    execute,
    terminal::{
        Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
    },
};
use ratatui::{Frame, Terminal, backend::CrosstermBackend};

/// The terminal, taken. Dropping it gives it back; so does a panic, before it is told. A panic of another thread than
/// the one that took it ends the process: nobody would be left to draw what is true.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    mouse: bool,
}

static HOOK: Once = Once::new();

impl Screen {
    /// The exit status after a panic, as the language has it.
    const PANICKED: i32 = 101;

    /// Takes the terminal.
    ///
    /// # Errors
    /// Standard output is no terminal, or the terminal refuses.
    pub fn take() -> io::Result<Screen> {
        let taker = thread::current().id();
        HOOK.call_once(|| {
            let told = panic::take_hook();
            panic::set_hook(Box::new(move |information| {
                give_back();
                told(information);
                if thread::current().id() != taker {
                    std::process::exit(Screen::PANICKED);
                }
            }));
        });
        enter()?;
        let terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        Ok(Screen { terminal, mouse: false })
    }

    /// Draws one picture.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn draw(&mut self, picture: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.terminal.draw(picture).map(|_| ())
    }

    /// Whether the mouse belongs to the boards or to the terminal (to select text).
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn follow_mouse(&mut self, mouse: bool) -> io::Result<()> {
        if mouse != self.mouse {
            self.mouse = mouse;
            if mouse {
                execute!(stdout(), EnableMouseCapture)
            } else {
                execute!(stdout(), DisableMouseCapture)
            }?;
        }
        Ok(())
    }

    /// Puts the process to sleep as the shell's job control wants it, and takes the terminal again after.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn sleep(&mut self) -> io::Result<()> {
        give_back();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::signal::SIGTSTP)?;
        self.wake()
    }

    /// Takes the terminal again, to draw everything anew: after a sleep, also one that came without a warning, whoever
    /// had it meanwhile may have changed it.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn wake(&mut self) -> io::Result<()> {
        give_back();
        enter()?;
        if std::mem::take(&mut self.mouse) {
            self.follow_mouse(true)?;
        }
        // Not `Terminal::clear`: that asks the terminal where its cursor is, and the answer goes to whoever reads keys.
        execute!(stdout(), Clear(ClearType::All))?;
        self.terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

fn enter() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableBracketedPaste, Hide)
}

/// Gives the terminal back. What fails is passed over: there is nothing left to be done about it.
fn give_back() {
    let mut out = stdout();
    let _ = execute!(out, DisableMouseCapture, DisableBracketedPaste, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
    let _ = out.flush();
}
