//! The one callback.

use std::cell::Cell;
use std::sync::Arc;

use crate::Event;

/// Hears what the core tells. Called from the core's own threads, one event at a time and in order; must return soon,
/// and may post orders. An exception thrown here is swallowed: it never harms the game.
#[uniffi::export(foreign)]
pub trait Listener: Send + Sync {
    /// Something happened.
    fn told(&self, event: Event) -> Result<(), ListenerFailed>;
}

/// The shell threw while it was told something.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum ListenerFailed {
    /// With these words.
    #[error("{reason}")]
    Thrown {
        /// What the exception said.
        reason: String,
    },
}

impl From<uniffi::UnexpectedUniFFICallbackError> for ListenerFailed {
    fn from(error: uniffi::UnexpectedUniFFICallbackError) -> ListenerFailed {
        ListenerFailed::Thrown { reason: error.reason }
    }
}

/// Tells the listener, and knows while it is being told on the same thread.
pub(crate) struct Voice {
    listener: Arc<dyn Listener>,
}

thread_local! {
    static TELLING: Cell<bool> = const { Cell::new(false) };
}

impl Voice {
    /// Of this listener.
    pub(crate) fn new(listener: Arc<dyn Listener>) -> Voice {
        Voice { listener }
    }

    /// Tells it. What it throws is swallowed.
    pub(crate) fn tell(&self, event: Event) {
        let outer = TELLING.replace(true);
        drop(self.listener.told(event));
        TELLING.set(outer);
    }

    /// Whether this thread is inside [`Voice::tell`].
    pub(crate) fn is_telling() -> bool {
        TELLING.get()
    }
}
