//! What comes into a table and what goes out.

use labirinto_games::{Match, Move, Seat, Secret, Step, Text};

use crate::act::Kind;
use crate::fault::{Fault, Refused};
use crate::hash::Hash;
use crate::key::Device;
use crate::notice::Saying;

/// What comes into a table.
#[derive(Debug)]
pub enum Input {
    /// A frame came from this device (whose link is authenticated by its key). Any bytes may come.
    Frame {
        /// From whom.
        from: Device,
        /// The bytes.
        bytes: Vec<u8>,
    },
    /// There is a fresh link to this device.
    Linked(Device),
    /// The link to this device is gone.
    Unlinked(Device),
    /// A person or computer player at this device acts.
    Deed {
        /// At which seat.
        seat: Seat,
        /// What is done.
        deed: Deed,
    },
    /// The time that [`Output::WakeAt`] asked for has come. An early or repeated tick is harmless.
    Tick,
}

/// What a person or computer player decides. All else (draws, answers, openings, the verdict) a table
/// writes without being asked.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Agrees to the terms.
    Agree,
    /// Declares a secret ready.
    Ready {
        /// Which one.
        slot: u8,
        /// The secret.
        secret: Secret,
    },
    /// Acts in the game.
    Move(Move),
    /// Says something out of turn.
    Say(Saying),
}

/// The number of a save of one table, rising. Only a table makes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SaveId(pub(crate) u64);

impl SaveId {
    /// The number, as the storage's key.
    pub const fn number(self) -> u64 {
        self.0
    }
}

/// One thing to be stored: never overwritten, never read but by [`crate::Table::restore`]. Holds secrets; its
/// `Debug` is silent.
#[derive(Clone, PartialEq, Eq)]
pub struct Saved {
    /// The key, above that of every earlier save of this table.
    pub id: u64,
    /// The value.
    pub bytes: Vec<u8>,
}

/// What goes out of a table, to be executed strictly in the order given.
///
/// The law of saves: a [`Output::Save`] is durable before anything after it is executed. When it fails, all
/// that follows is dropped, and the table too: what is on disk is restored later and makes the same bytes.
#[derive(Debug)]
pub enum Output {
    /// Store this durably before going on.
    Save {
        /// Its number.
        id: SaveId,
        /// What to store.
        item: Saved,
    },
    /// Send this frame. What it contains is covered by the save it names and earlier ones. A frame that is
    /// lost is sent again; one for a device without a link may be dropped.
    Send {
        /// The save it follows.
        after: SaveId,
        /// To whom.
        to: Device,
        /// The frame.
        frame: Vec<u8>,
    },
    /// An entry was verified and applied (one's own included): what desks and computer players observe.
    Applied(Applied),
    /// The log was cut back: entries from this sequence on were displaced by an agreed ending or going on
    /// without a seat. Whoever follows the log starts afresh with [`crate::Table::replay`].
    Rewound {
        /// The first sequence that no longer stands.
        sequence: u64,
    },
    /// A notice was said by a seat (one's own included) and waits to be heeded.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        saying: Saying,
    },
    /// The own act was not done.
    Refused {
        /// At which seat.
        seat: Seat,
        /// Why.
        refused: Refused,
    },
    /// Something is wrong.
    Fault(Fault),
    /// The phase, the standing, who is awaited or what is known of a peer changed: read the table again.
    Changed,
    /// Hand in [`Input::Tick`] at this time, in milliseconds of the clock of `now`. The last one counts.
    WakeAt(u64),
}

/// An applied entry.
#[derive(Debug)]
pub struct Applied {
    /// Its place in the log.
    pub sequence: u64,
    /// Who wrote it.
    pub seat: Seat,
    /// What it does.
    pub kind: Kind,
    /// Its hash.
    pub hash: Hash,
    /// What it says, where it heeds notices.
    pub said: Vec<(Seat, Saying)>,
    /// What happened in the game by it; most entries have one step or none.
    pub played: Vec<Played>,
}

/// One step of the game with the words for it, taken at the right moment.
pub struct Played {
    /// The step.
    pub step: Step,
    /// Its notation, the same in every language.
    pub notation: String,
    /// What it means, as a sentence.
    pub told: Text,
    /// The public state right after the step: what `observe` of desks and computers wants.
    pub after: Box<dyn Match>,
}

/// A seat as a table shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The device that holds it.
    pub device: Device,
    /// Whether that is this device.
    pub here: bool,
    /// Whether it still takes part.
    pub active: bool,
}

impl std::fmt::Debug for Saved {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Saved({}, {} bytes)", self.id, self.bytes.len())
    }
}

impl std::fmt::Debug for Played {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Played({:?})", self.notation)
    }
}
