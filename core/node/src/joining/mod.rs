//! How somebody comes to sit at a table: a link or QR code, or an address and six digits. Sans-IO.
//!
//! [`Hosting`] is the side that shows the table, [`Guesting`] the side that joins. Their frames travel over a
//! link, so the key of the other side is proven; what is to be found out is whether it is the key of the person
//! one means. A scanned or opened join link says so: it names the host's key to the guest, and its nonce names
//! the guest to the host. Without one, the persons compare six digits aloud.
//!
//! # The digits
//! Every device draws 32 random bytes and sends their hash first; only when all hashes of the table are known to
//! all does anybody send the bytes. The digits are a hash over the keys and bytes of all devices in the order of
//! the table. Somebody in the middle has to fix its own bytes before it sees those of either side, so one try
//! succeeds with a chance of 1 in 10^6; and a try that failed is seen, because both persons confirm or say that
//! the digits differ. The bytes serve once: whatever goes wrong after the hashes are known ends the joining, and
//! another one draws others.
//!
//! # The frames
//! ```text
//! guest to host
//! 1 Ask      = way u8 (0 digits, 1 link and then nonce [16]) | hash [32] | name | addresses
//! 2 Reveal   = bytes [32]
//! 3 Confirm  =
//! 4 Differ   =
//! 5 Withdraw =
//! host to guest
//! 16 Declined = why u8
//! 17 Roster   = digits u8 (0, 1) | n u8 (2..=7) | n of (key [32] | seats u8 | hash [32] | name | addresses)
//! 18 Reveals  = n u8 | n of bytes [32]
//! 19 Done     =
//! 20 Ended    = why u8
//!
//! name      = n u8 (1..=96) | n bytes of UTF-8 without control characters
//! addresses = n u8 (<= 8) | n of (4 u8 | [4] | port u16, or 6 u8 | [16] | port u16)
//! ```

mod address;
mod digits;
mod guest;
mod host;
mod invitation;
mod message;
mod qr;
#[cfg(test)]
mod tests;

pub use address::{AddressError, typed_address};
pub use guest::{GuestInput, GuestOutput, Guesting};
pub use host::{HostInput, HostOutput, Hosting};
pub use invitation::{Invitation, InvitationError};
pub use message::{Declined, JoiningEnd, NAME_MOST};
pub(crate) use message::{fit_name as clean_name, read_addresses, shown_name, write_addresses};
pub use qr::modules;

use std::net::SocketAddr;

use crate::identity::Peer;

/// How long a join link is good, and how long a joining may take, in milliseconds.
pub const JOINING_MOST_MS: u64 = 10 * 60 * 1000;

/// How long a device may be without a link in the midst of a joining, in milliseconds.
pub const GONE_MOST_MS: u64 = 30 * 1000;

/// The addresses told of one device.
pub const ADDRESSES_TOLD: usize = 8;

/// One device at the table, in the order of the table: the host first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Its key.
    pub peer: Peer,
    /// What its owner calls itself: a label.
    pub name: String,
    /// How many seats it fills, one after the other.
    pub seats: u8,
    /// Where it says it listens; of oneself, nothing.
    pub addresses: Vec<SocketAddr>,
}
