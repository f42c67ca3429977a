//! What a screen is.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseEvent};
use labirinto_node::Event;

use super::{brush::Brush, world::World};

/// Where to go after a key or an event.
pub enum Next {
    /// Nowhere.
    Stay,
    /// To another screen, and back to this one later.
    To(Box<dyn Screen>),
    /// To another screen instead of this one.
    Instead(Box<dyn Screen>),
    /// To the screen before.
    Back,
    /// To the first screen.
    Home,
    /// Out of the program.
    Quit,
}

/// One thing that fills the whole terminal.
pub trait Screen {
    /// Draws it.
    fn draw(&mut self, brush: &mut Brush<'_>, world: &World);

    /// Takes a key. `q`, Escape, `?` and Control-C come here first; a screen that does not want them returns
    /// [`usual`].
    fn key(&mut self, key: KeyEvent, world: &mut World) -> Next;

    /// Takes pasted text.
    fn paste(&mut self, _text: &str, _world: &mut World) {}

    /// Whether the screen before is seen behind this one.
    fn is_over(&self) -> bool {
        false
    }

    /// Takes the mouse, when [`Screen::wants_mouse`].
    fn mouse(&mut self, _mouse: MouseEvent, _world: &mut World) -> Next {
        Next::Stay
    }

    /// Whether the mouse belongs to this screen; else to the terminal, which selects text with it.
    fn wants_mouse(&self) -> bool {
        false
    }

    /// Learns what the node told, after the world took it up.
    fn event(&mut self, _event: &Event, _world: &mut World) -> Next {
        Next::Stay
    }

    /// Whether time passes on this screen: then it is redrawn eight times a second.
    fn waits(&self, _world: &World) -> bool {
        false
    }

    /// How long until a clock on this screen shows something else; `None` without one that runs.
    fn beat(&self, _world: &World) -> Option<Duration> {
        None
    }

    /// What `?` explains: the name of the screen, and its keys each with the text that explains it.
    fn help(&self) -> (&'static str, &'static [(&'static str, &'static str)]);

    /// Called when the screen is left for good.
    fn leave(&mut self, _world: &mut World) {}
}

/// What a key means everywhere: `?` helps, `q` and Escape go back.
pub fn usual(screen: &dyn Screen, key: KeyEvent) -> Next {
    match key.code {
        KeyCode::Char('?') | KeyCode::F(1) => Next::To(Box::new(super::help::Help::of(screen))),
        KeyCode::Char('q') | KeyCode::Esc => Next::Back,
        _ => Next::Stay,
    }
}

/// Whether Control is held.
pub fn with_control(key: KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL)
}
