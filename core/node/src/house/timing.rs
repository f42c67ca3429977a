//! The clock that the players of a table agreed on: a matter between them, shown and nothing more.

use labirinto_games::Seat;
use labirinto_table::Terms;

use super::seated::Seated;
use super::shared::Shared;
use crate::storage::{Batch, Key};
use crate::{Clock, Phase};

/// Milliseconds of a minute.
const MINUTE: u64 = 60_000;

impl Seated {
    /// Counts from now on who is awaited now.
    pub(super) fn follow_clock(&mut self, shared: &Shared) {
        if self.minutes().is_some() {
            let seat = self.awaited_on_clock();
            self.clock.run(seat, shared.now());
        }
    }

    /// The device is suspended, or no longer: the clock stands meanwhile.
    pub(crate) fn suspend_clock(&mut self, suspended: bool, shared: &Shared) {
        if self.minutes().is_none() {
            return;
        }
        if suspended {
            self.clock.suspend(shared.now());
        } else {
            self.clock.resume();
        }
        self.dirty = true;
    }

    /// When the time of the seat that is awaited is over, by the house's clock.
    pub(super) fn time_over_at(&self) -> Option<u64> {
        self.clock.over_at(u64::from(self.minutes()?) * MINUTE)
    }

    /// The clock as a shell shows it; `None` where none was chosen, and outside of play.
    pub(super) fn clock(&mut self, shared: &Shared) -> Option<Clock> {
        let minutes = self.minutes().filter(|_| self.phase() == Phase::Play)?;
        self.follow_clock(shared);
        let used = self.clock.used(shared.now());
        let left = |seat: Seat| {
            let used = used.get(seat.index()).copied().unwrap_or(0);
            (u64::from(minutes) * MINUTE).cast_signed().saturating_sub_unsigned(used)
        };
        let names = self.names(shared);
        let left: Vec<i64> = self.table.seats().iter().map(|view| left(view.seat)).collect();
        let over = left.iter().zip(&names).filter(|(left, _)| **left <= 0);
        let mut over: Vec<String> =
            over.map(|(_, name)| shared.texts.say("clock-over", &[("name", name.into())])).collect();
        if !over.is_empty() {
            over.push(shared.texts.say("clock-over-then", &[]));
        }
        Some(Clock { minutes, left, runs: self.clock.runs(), over: over.join(" ") })
    }

    /// Puts what was counted since the last move into a batch that is written when the table is put away.
    pub(super) fn put_clock(&mut self, batch: &mut Batch, shared: &Shared) {
        if self.minutes().is_none() || self.ended() || self.broken.is_some() {
            return;
        }
        let used = self.clock.used(shared.now());
        if used != self.head.clock {
            self.head.clock = used;
            batch.put(Key::Head(self.table.id()), self.head.bytes());
        }
    }

    /// The minutes that the terms give each seat; `None` without a clock.
    fn minutes(&self) -> Option<u16> {
        self.table.terms().and_then(Terms::minutes)
    }

    /// Whose time runs: who owes the next entry of play, once that can be known to all. A seat without a link is not
    /// counted, as its own device may be suspended; nor is anybody while the screen changes hands.
    fn awaited_on_clock(&self) -> Option<Seat> {
        if self.phase() != Phase::Play || !self.table.compared() || self.curtain.wanted().is_some() {
            return None;
        }
        let seat = self.table.entitled()?.seat;
        let view = self.table.seats().into_iter().find(|view| view.seat == seat)?;
        (view.here || self.presence.is_linked(view.device)).then_some(seat)
    }
}
