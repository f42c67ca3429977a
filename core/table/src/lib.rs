//! One match at one table, without effects: a signed, hash-chained log that two to seven seats write in turn,
//! and everything that follows from it.
//!
//! Deliberately absent: sockets, disks, threads, async, clocks, operating-system randomness (time and an RNG
//! are arguments of [`Table::handle`], effects are its [`Output`]s), and any single game: what is owed next
//! is told by [`labirinto_games::Match::due`], and nothing else is asked about a game's order.
//!
//! `docs/protocol.md` is the specification of all bytes. [`codec`] alone names the encoder.

mod ack;
mod act;
mod card;
pub mod codec;

mod draw;
mod entry;
mod evidence;
mod fault;
mod finish;
mod floor;
mod frame;
mod hash;
mod item;
mod key;
mod log;
mod notice;
mod output;
mod record;
mod state;
mod table;
mod terms;
mod unfold;
mod watch;

pub use ack::Ack;
pub use act::{Act, Kind, NOTICES_MAX};
pub use card::{NAME_MAX_BYTES, SeatCard};
pub use draw::{GAME_LABEL, STARTER_LABEL};
pub use entry::{Body, Entry, Misread, VERSION};
pub use evidence::Evidence;
pub use fault::{Clause, Fault, LinkReason, Refused};
pub use finish::{Ending, Entitled, Finish, Phase, Standing};
pub use frame::{ENTRIES_MAX, Frame};
pub use hash::{
    DRAW_EXPAND, DRAW_PROMISE, DRAW_RESULT, ENTRY_HASH, Hash, SEED_DERIVE, SIGN_ACK, SIGN_CARD, SIGN_ENTRY,
    SIGN_NOTICE, preimage,
};
pub use key::{Device, DeviceKey, PublicKey, Signature, TableId};
pub use log::LOG_MAX;
pub use notice::{Notice, Saying, Seats, SignedNotice};
pub use output::{Applied, Deed, Input, Output, Played, SaveId, Saved, SeatView};
pub use record::{Grade, MAGIC, RecordFault, Report, SeatReport, verify};
pub use table::{Local, Plan, RestoreFault, Table, Visit};
pub use terms::{Settled, Starter, TableOptions, Terms, settle, table_options};
pub use unfold::{Unfolded, unfold};
