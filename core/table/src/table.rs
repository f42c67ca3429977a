//! One match at one table, as one device sees it.

use labirinto_games::{Catalogue, Game, Keeper, Match, Seat, Setup, Step};
use labirinto_proofs::SeatFinding;
use rand::CryptoRng;

use crate::entry::Entry;
use crate::fault::Refused;
use crate::finish::{Entitled, Phase, Standing};
use crate::key::{Device, DeviceKey, TableId};
use crate::output::{Input, Output, Saved, SeatView};
use crate::terms::Terms;

/// What a host wants to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The table: 32 random bytes.
    pub table: TableId,
    /// The id of the game.
    pub game: String,
    /// Options of the game and of the table; what is not given has its default.
    pub options: Vec<(String, String)>,
    /// The number of seats.
    pub seats: u8,
    /// Which device holds which of the seats that are not here.
    pub remotes: Vec<(Seat, Device)>,
}

/// A seat at this device.
#[derive(Clone, Debug)]
pub struct Local {
    /// Which.
    pub seat: Seat,
    /// The name of who sits there, at most [`crate::NAME_MAX_BYTES`] bytes.
    pub name: String,
}

/// Why a stored table cannot be taken up: the disk's fault, or an older program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestoreFault {
    /// The item with this key is not what was stored, or does not follow from those before it.
    #[error("stored item {0} is damaged")]
    Damaged(u64),
    /// The item was stored by another version of this program.
    #[error("stored by protocol version {0}")]
    Version(u8),
    /// The game, or this version of its rules, is not on offer here.
    #[error("unknown game")]
    UnknownGame,
}

/// One match at one table, as one device sees it. Sans-IO: time and randomness come in as arguments, effects go
/// out as values. The seats of this device (a person's, a second person's, a computer's) share one table.
///
/// Laws: an entry is applied only after its form, chain, signature and rules were checked. Nothing is signed
/// that was not saved before it could leave. The same saved items make the same bytes, always. No input
/// panics. No honest seat is ever accused.
pub struct Table {
    catalogue: Catalogue,
}

impl Table {
    /// A new table at the host, who holds seat 0. The outputs begin with its first save.
    ///
    /// # Errors
    /// An unknown game, options or a number of seats that it does not allow, seats given twice or not at all.
    pub fn host(
        catalogue: Catalogue,
        _plan: &Plan,
        _device: &DeviceKey,
        _locals: &[Local],
        _now: u64,
        _rng: &mut dyn CryptoRng,
    ) -> Result<(Table, Vec<Output>), Refused> {
        Ok((Table { catalogue }, Vec::new()))
    }

    /// A new table at a guest, which awaits the host's terms for the seats that the host gave it.
    ///
    /// # Errors
    /// Seats given twice, seat 0, a name that is too long.
    pub fn join(
        catalogue: Catalogue,
        _table: TableId,
        _host: Device,
        _device: &DeviceKey,
        _locals: &[Local],
        _now: u64,
        _rng: &mut dyn CryptoRng,
    ) -> Result<(Table, Vec<Output>), Refused> {
        Ok((Table { catalogue }, Vec::new()))
    }

    /// A table from everything that it saved, in the order of the keys, or from any beginning of that. All that
    /// left the device is in it; what it owes it writes again, to the byte. It signs nothing before its log
    /// was compared with every other device.
    ///
    /// # Errors
    /// Items that are damaged or of another version.
    pub fn restore(catalogue: Catalogue, _saved: &[Saved]) -> Result<(Table, Vec<Output>), RestoreFault> {
        Ok((Table { catalogue }, Vec::new()))
    }

    /// Takes one input and tells what is to be done. `now` is in milliseconds of any clock that never goes back.
    pub fn handle(&mut self, _input: Input, _now: u64, _rng: &mut dyn CryptoRng) -> Vec<Output> {
        Vec::new()
    }

    /// The table's name.
    pub fn id(&self) -> TableId {
        TableId([0; 32])
    }

    /// What is played; `None` at a guest before the terms came.
    pub fn game(&self) -> Option<&'static dyn Game> {
        self.catalogue.first().copied()
    }

    /// The terms; `None` before they stand.
    pub fn terms(&self) -> Option<&Terms> {
        None
    }

    /// What the match is made of; `None` before it is open.
    pub fn setup(&self) -> Option<&Setup> {
        None
    }

    /// The part of its life.
    pub fn phase(&self) -> Phase {
        Phase::Gathering
    }

    /// Who may write the next entry, and of what kind; `None` when all is written or the table has stopped.
    pub fn entitled(&self) -> Option<Entitled> {
        None
    }

    /// Whether an act of this seat was accepted and waits for the others' acknowledgement.
    pub fn waiting(&self, _seat: Seat) -> bool {
        false
    }

    /// The seat whose draw offer stands.
    pub fn offer(&self) -> Option<Seat> {
        None
    }

    /// Whether a seat here may sign: always, but after a restart only when the log was compared with the others'.
    pub fn compared(&self) -> bool {
        true
    }

    /// The public state; `None` before the match is open.
    pub fn public(&self) -> Option<&dyn Match> {
        None
    }

    /// The keeper of a seat of this device; `None` for other seats and before the match is open.
    pub fn keeper(&self, _seat: Seat) -> Option<&dyn Keeper> {
        None
    }

    /// The secrets opened so far, for the public scene.
    pub fn opened(&self) -> Vec<(Seat, u8, labirinto_games::Secret)> {
        Vec::new()
    }

    /// All applied entries, in order.
    pub fn entries(&self) -> &[Entry] {
        &[]
    }

    /// What the audit found, in seat order; empty before it was held.
    pub fn findings(&self) -> &[SeatFinding] {
        &[]
    }

    /// How the game stands.
    pub fn standing(&self) -> Standing {
        Standing::Running
    }

    /// Who sits where. Before the terms stand, only what is known.
    pub fn seats(&self) -> Vec<SeatView> {
        Vec::new()
    }

    /// The other devices of this table, without repetition.
    pub fn peers(&self) -> Vec<Device> {
        Vec::new()
    }

    /// Plays the whole log again for one who follows it: for each step, the sequence, the state before, the
    /// step, the state after.
    pub fn replay(&self, _visit: &mut dyn FnMut(u64, &dyn Match, &Step, &dyn Match)) {}

    /// The game as one file: entries, evidence, checksum. Holds no secret that was not opened. Empty before the
    /// terms stand.
    pub fn record(&self) -> Vec<u8> {
        Vec::new()
    }
}
