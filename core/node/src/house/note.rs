//! What comes into the house.

use super::computer::Decided;
use crate::Command;
use crate::links::LinkEvent;

/// What comes into the house, from the shell or from its own threads.
pub(crate) enum Note {
    /// A command of the shell.
    Command(Command),
    /// A computer player came to something.
    Decided(Decided),
    /// The links tell something.
    Link(LinkEvent),
    /// The list of what is near changed.
    Near,
}
