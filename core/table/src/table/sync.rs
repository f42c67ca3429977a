//! Keeping the logs of all devices together: heads, gaps, acknowledgements, sending again.

use super::Table;
use super::open::{RETRY_LEAST, RETRY_MOST};
use crate::codec::{Bytes, List};
use crate::entry::Entry;
use crate::fault::{Fault, LinkReason};
use crate::finish::Phase;
use crate::frame::{ENTRIES_MAX, Frame};
use crate::hash::Hash;
use crate::key::Device;
use crate::log::bytes_of;
use crate::output::Output;

/// How often two logs that do not go together are compared at once; then it waits for the next pause.
const QUARRELS_MAX: u32 = 32;

/// The most links that are remembered before it is known whose they are.
const LINKS_MAX: usize = 32;

/// The most bytes of entries in one frame.
const BATCH_BYTES: usize = 160 * 1024;

impl Table {
    pub(super) fn linked(&mut self, device: Device, out: &mut Vec<Output>) {
        if self.links.len() < LINKS_MAX {
            self.links.insert(device);
        }
        let Some(peer) = self.peers.get_mut(&device) else { return };
        peer.linked = true;
        (peer.depth, peer.quarrels) = (0, 0);
        self.resend(device, out);
        self.retry_at = None;
        self.retry_delay = RETRY_LEAST;
    }

    pub(super) fn tick(&mut self, now: u64, out: &mut Vec<Output>) {
        if self.retry_at.is_none_or(|at| now < at) {
            return;
        }
        self.peers.values_mut().for_each(|peer| peer.quarrels = 0);
        for device in self.peers() {
            if self.unsettled_with(device) {
                self.resend(device, out);
            }
        }
        self.retry_delay = (self.retry_delay * 2).min(RETRY_MOST);
        self.retry_at = None;
    }

    /// Asks to be woken while something may have been lost.
    pub(super) fn schedule(&mut self, now: u64, out: &mut Vec<Output>) {
        let unsettled = self.peers.keys().any(|device| self.unsettled_with(*device));
        if !unsettled {
            self.retry_at = None;
        } else if self.retry_at.is_none() {
            let at = now.saturating_add(self.retry_delay);
            self.retry_at = Some(at);
            out.push(Output::WakeAt(at));
        }
    }

    /// Whether this device may lack something of ours, or we of it.
    fn unsettled_with(&self, device: Device) -> bool {
        let Some(peer) = self.peers.get(&device).filter(|peer| peer.linked) else { return false };
        if self.stopped.is_some() {
            return false;
        }
        let state = self.log.state();
        state.played.is_none() && !self.hosts()
            || peer.confirmed < state.length()
            || (self.restored && !peer.compared)
            || !self.notices.is_empty()
            || (state.floor.active.count() > 2 && state.phase() != Phase::Over)
    }

    /// Sends a device all that it may lack. Notices go before heads, so that a restored device knows its own
    /// word again before it signs anything.
    pub(super) fn resend(&self, device: Device, out: &mut Vec<Output>) {
        if let Some(stop) = &self.stopped {
            self.send(device, Frame::Evidence(stop.evidence.clone()), out);
        }
        if self.log.state().played.is_none() && !self.hosts() {
            for founder in self.founding.locals.as_slice() {
                self.send(device, Frame::Card(founder.seat, founder.card.clone()), out);
            }
        }
        for signed in &self.notices {
            self.send(device, Frame::Notice(signed.clone()), out);
        }
        self.send_heads(device, true, out);
        let confirmed = self.peers.get(&device).map_or(0, |peer| peer.confirmed);
        if confirmed > 0 || self.log.state().length() <= 1 {
            self.send_entries(device, confirmed, out);
        }
        self.acknowledge_to(Some(device), out);
    }

    pub(super) fn send_heads(&self, device: Device, reply: bool, out: &mut Vec<Output>) {
        let (length, head) = (self.log.length(), self.log.state().head());
        self.send(device, Frame::Heads { length, head, reply }, out);
    }

    /// Sends entries from `from` on, as many as one frame takes.
    pub(super) fn send_entries(&self, device: Device, from: u64, out: &mut Vec<Output>) {
        let Ok(from) = usize::try_from(from) else { return };
        let (mut batch, mut bytes): (Vec<Bytes<{ Entry::MAX_BYTES }>>, usize) = (Vec::new(), 0);
        for entry in self.log.entries().iter().skip(from).take(ENTRIES_MAX) {
            bytes += entry.bytes().len();
            if bytes > BATCH_BYTES && !batch.is_empty() {
                break;
            }
            batch.push(bytes_of(entry));
        }
        if let Some(batch) = List::new(batch).filter(|batch| !batch.as_slice().is_empty()) {
            self.send(device, Frame::Entries(batch), out);
        }
    }

    /// After a frame from a device: tells it what we hold now, unless entries that we sent say so.
    pub(super) fn confirm_to(&self, device: Device, out: &mut Vec<Output>) {
        let told = |output: &Output| match output {
            Output::Send { to, frame, .. } => {
                *to == device && Frame::read(frame).is_ok_and(|(_, frame)| matches!(frame, Frame::Entries(_)))
            }
            _ => false,
        };
        if !out.iter().any(told) {
            self.send_heads(device, !self.may_sign(), out);
        }
    }

    pub(super) fn heads(
        &mut self,
        from: Device,
        length: u64,
        head: Hash,
        reply: bool,
        out: &mut Vec<Output>,
    ) {
        let ours = self.log.length();
        let matches = match length.checked_sub(1) {
            None => true,
            Some(last) => self.log.state().at(last).is_some_and(|(hash, _)| *hash == head),
        };
        if let Some(stop) = self.stopped.clone()
            && self.may_quarrel(from, out)
        {
            self.send(from, Frame::Evidence(stop.evidence), out);
        }
        if reply {
            for signed in &self.notices {
                self.send(from, Frame::Notice(signed.clone()), out);
            }
            self.send_heads(from, false, out);
        }
        let Some(peer) = self.peers.get_mut(&from) else { return };
        if length > ours {
            self.send(from, Frame::Want(ours), out);
        } else if matches {
            peer.confirmed = peer.confirmed.max(length);
            peer.depth = 0;
            if !peer.compared {
                peer.compared = true;
                out.push(Output::Changed);
            }
            if length < ours {
                self.send_entries(from, length, out);
            }
        } else {
            self.look_back(from, length, out);
        }
    }

    /// The other's log parts from ours before `before`: asks for its entries from further back, twice as far each
    /// time.
    pub(super) fn look_back(&mut self, from: Device, before: u64, out: &mut Vec<Output>) {
        if !self.may_quarrel(from, out) {
            return;
        }
        let Some(peer) = self.peers.get_mut(&from) else { return };
        peer.depth = (peer.depth * 2).clamp(1, 1 << 20);
        let want = before.saturating_sub(peer.depth);
        self.send(from, Frame::Want(want), out);
        self.send_heads(from, false, out);
    }

    /// Whether to answer once more a device whose log does not go together with ours.
    pub(super) fn may_quarrel(&mut self, device: Device, out: &mut Vec<Output>) -> bool {
        let Some(peer) = self.peers.get_mut(&device) else { return false };
        peer.quarrels += 1;
        if peer.quarrels == QUARRELS_MAX {
            out.push(Output::Fault(Fault::Link { device, reason: LinkReason::Chain }));
        }
        peer.quarrels < QUARRELS_MAX
    }

    /// Seats here acknowledge the head: to the next writer only; when one seat writes twice in a row, to all.
    pub(super) fn acknowledge(&self, out: &mut Vec<Output>) {
        self.acknowledge_to(None, out);
    }

    fn acknowledge_to(&self, only: Option<Device>, out: &mut Vec<Output>) {
        let state = self.log.state();
        let (Some(next), Some(sequence)) = (state.entitled(), state.length().checked_sub(1)) else { return };
        if self.stopped.is_some() || !self.may_sign() {
            return;
        }
        let twice = state.last_writer == Some(next.seat);
        let Some(writer) = self.device_of(next.seat) else { return };
        let direct = self.peers.get(&writer).is_some_and(|peer| peer.linked);
        let through = if direct { writer } else { self.founding.host };
        for seat in state.witnesses(next.seat).iter() {
            let held = || self.acks.get(&seat).filter(|_| self.hosts()).cloned();
            let Some(ack) = self.own_ack(seat).or_else(held) else { continue };
            let frame = Frame::Ack(sequence, state.head(), ack);
            match only {
                Some(device) if twice || device == through => self.send(device, frame, out),
                Some(_) => {}
                None if twice => self.broadcast(&frame, None, out),
                None => self.send(through, frame, out),
            }
        }
    }
}
