//! Holds the terminal as the full screen does, and panics at the first key: `holder main` in the thread that holds it,
//! `holder other` in another one.

use std::io::Read;

#[path = "../../../term/src/full/terminal.rs"]
#[expect(dead_code, reason = "a program that panics neither follows the mouse nor sleeps")]
mod terminal;

fn main() -> std::io::Result<()> {
    let mut screen = terminal::Screen::take()?;
    screen.draw(|frame| {
        let cells = frame.buffer_mut();
        cells.set_string(0, 0, "held", ratatui::style::Style::new());
    })?;
    std::io::stdin().read_exact(&mut [0])?;
    if std::env::args().nth(1).as_deref() == Some("main") {
        panic!("as asked");
    }
    let other = std::thread::Builder::new().name("other".to_owned()).spawn(|| panic!("as asked"))?;
    // A panic there ends this process.
    let _ = other.join();
    Ok(())
}
