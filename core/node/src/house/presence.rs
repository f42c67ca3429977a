//! How the other devices stand, as truthfully as the links know.

use std::collections::BTreeMap;

use labirinto_games::Seat;
use labirinto_table::{Device, Kind, SeatView, Table};

use crate::{PeerState, Texts};

/// How the other devices of a table stand.
#[derive(Default)]
pub(crate) struct Presence(BTreeMap<Device, Link>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Link {
    /// Never heard yet.
    Connecting,
    /// There is a link.
    Linked,
    /// It said that it goes away for a while.
    Away,
    /// Nothing is heard, since this time of the house's clock.
    Lost(u64),
}

impl Presence {
    /// A device that is being dialled.
    pub(crate) fn expect(&mut self, device: Device) {
        self.0.entry(device).or_insert(Link::Connecting);
    }

    /// There is a link.
    pub(crate) fn linked(&mut self, device: Device) {
        self.0.insert(device, Link::Linked);
    }

    /// The link is gone; `away`: by a word of the other.
    pub(crate) fn gone(&mut self, device: Device, away: bool, now: u64) {
        let link = self.0.entry(device).or_insert(Link::Connecting);
        *link = match *link {
            _ if away => Link::Away,
            // Whoever said so and cannot be dialled since is away still.
            Link::Away => Link::Away,
            Link::Lost(since) => Link::Lost(since),
            _ => Link::Lost(now),
        };
    }

    /// Whether there is a link.
    pub(crate) fn is_linked(&self, device: Device) -> bool {
        self.0.get(&device) == Some(&Link::Linked)
    }

    /// Whether somebody is lost, so that the words change by themselves.
    pub(crate) fn counts(&self) -> bool {
        self.0.values().any(|link| matches!(link, Link::Lost(_)))
    }

    /// How the device of `view` stands, for a shell.
    pub(crate) fn state(&self, view: &SeatView, table: &Table) -> Option<PeerState> {
        let link = *self.0.get(&view.device)?;
        let awaited = table.entitled().filter(|entitled| awaits_person(entitled.kind));
        let thinks = awaited.is_some_and(|entitled| entitled.seat == view.seat);
        Some(match link {
            _ if view.here => return None,
            Link::Connecting => PeerState::Connecting,
            Link::Linked if thinks => PeerState::Thinking,
            Link::Linked => PeerState::Connected,
            Link::Away => PeerState::Away,
            Link::Lost(_) => PeerState::Lost,
        })
    }

    /// The same in words.
    pub(crate) fn words(&self, device: Device, state: PeerState, texts: &Texts, now: u64) -> String {
        match state {
            PeerState::Connecting => texts.say("link-connecting", &[]),
            PeerState::Connected => texts.say("link-connected", &[]),
            PeerState::Thinking => texts.say("link-thinking", &[]),
            PeerState::Away => texts.say("link-away", &[]),
            PeerState::Lost => {
                let since = match self.0.get(&device) {
                    Some(Link::Lost(since)) => *since,
                    _ => now,
                };
                let seconds = i64::try_from(now.saturating_sub(since) / 1000).unwrap_or(i64::MAX);
                texts.say("link-lost", &[("seconds", seconds.into())])
            }
        }
    }
}

/// Whether an entry of this kind is written by a person's decision.
pub(crate) fn awaits_person(kind: Kind) -> bool {
    matches!(kind, Kind::Agree | Kind::Commit | Kind::Move)
}

/// The seats of `views` that belong to `device`.
pub(crate) fn seats_of(views: &[SeatView], device: Device) -> impl Iterator<Item = Seat> {
    views.iter().filter(move |view| view.device == device).map(|view| view.seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_said_that_they_go_is_away_until_there_is_a_link_again() {
        let device = Device([7; 32]);
        let mut presence = Presence::default();
        presence.linked(device);
        presence.gone(device, true, 1_000);
        presence.gone(device, false, 2_000);
        assert_eq!(presence.0.get(&device), Some(&Link::Away));
        assert!(!presence.counts());
        presence.linked(device);
        presence.gone(device, false, 3_000);
        presence.gone(device, false, 4_000);
        assert_eq!(presence.0.get(&device), Some(&Link::Lost(3_000)));
    }
}
