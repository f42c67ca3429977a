//! Who is near: DNS-SD of one type, `_labirinto._tcp`, with SRV, A, AAAA and TXT.
//!
//! Desktops speak it here, by the crate `mdns-sd`; phones by their system (NsdManager, Bonjour), whose findings
//! come in through [`Discovery::peer_hint`] and [`Discovery::peer_gone`]. What is found is a hint and no more:
//! identity is proven by the link alone. Visible only while announcing, which is while a join screen is open; the
//! id, the host name and the instance name are then random and say nothing of the device.
//!
//! TXT: `v` the newest protocol version, `id` the [`AnnouncementId`], `n` the name, a label.
//!
//! Multicast goes out on the given interfaces only. (When the daemon starts it joins the multicast group on all
//! interfaces for a moment, before it is told which ones are meant; it sends no question or answer there.)

mod id;
mod near;
mod service;

pub use id::AnnouncementId;
pub use near::{HINTS_MOST, Hint};
pub use service::{Announcement, Discovery, DiscoveryError};

/// The one service type of this program. The apps' `NSBonjourServices` and NsdManager calls use the same.
pub const SERVICE: &str = "_labirinto._tcp";

/// The key in TXT of the newest protocol version.
pub const TXT_VERSION: &str = "v";

/// The key in TXT of the id.
pub const TXT_ID: &str = "id";

/// The key in TXT of the name.
pub const TXT_NAME: &str = "n";
