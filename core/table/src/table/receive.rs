//! What comes over links.

use labirinto_games::Seat;

use super::Table;
use super::deed::NOTICES_KEPT;
use crate::ack::Ack;
use crate::act::Act;
use crate::card::SeatCard;
use crate::entry::{Entry, Misread, VERSION};
use crate::evidence::Evidence;
use crate::fault::{Clause, Fault, LinkReason};
use crate::frame::Frame;
use crate::hash::Hash;
use crate::key::Device;
use crate::log::{Accusation, Look, bytes_of};
use crate::notice::{Seats, SignedNotice};
use crate::output::Output;

impl Table {
    pub(super) fn receive(&mut self, from: Device, bytes: &[u8], out: &mut Vec<Output>) {
        let frame = match Frame::read(bytes) {
            Ok((table, frame)) if table == self.founding.table && self.peers.contains_key(&from) => frame,
            Ok(_) => return noise(from, LinkReason::Table, out),
            Err(Misread::Form) => return noise(from, LinkReason::Form, out),
            Err(Misread::Version(theirs)) => {
                out.push(Output::Fault(Fault::Version { device: from, theirs }));
                return;
            }
        };
        match frame {
            Frame::Card(seat, card) => self.card(from, seat, card, out),
            Frame::Heads { length, head, reply } => self.heads(from, length, head, reply, out),
            Frame::Want(sequence) => self.send_entries(from, sequence, out),
            Frame::Entries(entries) => {
                self.to_confirm = true;
                for entry in entries.as_slice() {
                    if !self.entry(from, entry.as_slice(), out) {
                        break;
                    }
                }
            }
            Frame::Notice(signed) => self.notice(from, signed, out),
            Frame::Ack(sequence, head, ack) => self.ack(from, sequence, head, ack, out),
            Frame::Evidence(evidence) => self.evidence(from, &evidence, out),
        }
    }

    fn card(&mut self, from: Device, seat: Seat, card: SeatCard, out: &mut Vec<Output>) {
        let Some(proposal) = &self.founding.proposal else { return noise(from, LinkReason::Card, out) };
        if self.log.state().played.is_some() {
            return self.send_entries(from, 0, out);
        }
        let its = proposal.remotes.as_slice().contains(&(seat, from)) && card.device == from;
        if !its || !card.certified(self.founding.table, seat) {
            return noise(from, LinkReason::Card, out);
        }
        if self.cards.insert(seat, card).is_none() {
            out.push(Output::Changed);
        }
    }

    /// Takes one entry. `false`: those after it are of no use.
    fn entry(&mut self, from: Device, bytes: &[u8], out: &mut Vec<Output>) -> bool {
        if self.stopped.is_some() {
            return false;
        }
        match self.log.look(bytes) {
            Look::Known => {
                self.holds(from, bytes);
                true
            }
            Look::Next(entry) => self.next(from, entry, out),
            Look::Displaces(entry) => self.displacing(entry, out),
            Look::Displaced => {
                if self.may_quarrel(from, out) {
                    self.send_heads(from, false, out);
                }
                false
            }
            Look::Ahead => false,
            Look::Parted(entry) => {
                self.look_back(from, entry.sequence(), out);
                false
            }
            Look::Bad(accusation) => {
                self.stop(accusation, out);
                false
            }
            Look::Noise(reason) => {
                self.to_confirm = false;
                noise(from, reason, out);
                false
            }
            Look::Version(theirs) => {
                self.to_confirm = false;
                out.push(Output::Fault(Fault::Version { device: from, theirs }));
                false
            }
            Look::Unknown(game, rules) => {
                self.to_confirm = false;
                let known = labirinto_games::game_by_wire(self.catalogue, game);
                let ours = known.map_or(0, |game| game.rules_version());
                let theirs = known.map(|_| rules);
                out.push(Output::Fault(Fault::Rules { device: from, theirs, ours }));
                false
            }
        }
    }

    fn next(&mut self, from: Device, entry: Entry, out: &mut Vec<Output>) -> bool {
        if let Act::Terms(terms) = entry.act() {
            let host = terms.cards.as_slice().first().is_some_and(|card| card.device == self.founding.host);
            if !host {
                noise(from, LinkReason::Card, out);
                return false;
            }
        }
        if let Act::Heed(notices) = entry.act()
            && let Some(accusation) = notices.as_slice().iter().find_map(|signed| self.contradicts(signed))
        {
            self.stop(accusation, out);
            return false;
        }
        let evidence = Evidence::Entry(bytes_of(&entry));
        let (seat, sequence) = (entry.seat(), entry.sequence());
        let accusation = |clause, proven, evidence| Accusation { seat, sequence, clause, proven, evidence };
        if let Act::Terms(terms) = entry.act()
            && terms.cards.as_slice().iter().enumerate().all(|(seat, card)| {
                Seat::new(seat as u8).is_some_and(|seat| card.certified(self.founding.table, seat))
            })
            && !self.our_cards(terms.cards.as_slice())
        {
            self.stop(accusation(Clause::Certificate, false, evidence), out);
            return false;
        }
        match self.apply(entry.clone(), out) {
            Ok(()) => {
                self.holds(from, entry.bytes());
                self.relay(from, &entry, out);
                self.acknowledge(out);
                true
            }
            Err(clause) => {
                self.stop(accusation(clause, true, evidence), out);
                false
            }
        }
    }

    /// The terms must show the seats here exactly as we sent their cards, and no others as ours.
    fn our_cards(&self, cards: &[SeatCard]) -> bool {
        let ours = self.founding.locals.as_slice();
        let stands = ours.iter().all(|founder| cards.get(founder.seat.index()) == Some(&founder.card));
        let count = cards.iter().filter(|card| card.device == self.founding.own).count();
        stands && count == ours.len()
    }

    fn displacing(&mut self, entry: Entry, out: &mut Vec<Output>) -> bool {
        let device = self.device_of(entry.seat());
        let confirmed = device.and_then(|device| self.peers.get(&device)).map_or(0, |peer| peer.confirmed);
        if confirmed > entry.sequence() {
            let (seat, sequence) = (entry.seat(), entry.sequence());
            let (clause, evidence) = (Clause::Turncoat, Evidence::Entry(bytes_of(&entry)));
            self.stop(Accusation { seat, sequence, clause, proven: false, evidence }, out);
            return false;
        }
        self.displace(entry, out);
        self.acknowledge(out);
        true
    }

    /// The device holds our log up to this entry.
    fn holds(&mut self, device: Device, bytes: &[u8]) {
        let (Ok(entry), Some(peer)) = (Entry::read(bytes), self.peers.get_mut(&device)) else { return };
        peer.confirmed = peer.confirmed.max(entry.sequence() + 1);
        peer.depth = 0;
    }

    /// The host hands on what it receives, so that a missing link between two guests holds nothing up.
    fn relay(&self, from: Device, entry: &Entry, out: &mut Vec<Output>) {
        if !self.hosts() {
            return;
        }
        let writer = self.device_of(entry.seat());
        for device in self.peers.keys() {
            if *device != from && Some(*device) != writer {
                self.send_entries(*device, entry.sequence(), out);
            }
        }
    }

    fn notice(&mut self, from: Device, signed: SignedNotice, out: &mut Vec<Output>) {
        let state = self.log.state();
        if self.stopped.is_some() || state.played.is_none() || self.notices.contains(&signed) {
            return;
        }
        let notice = &signed.notice;
        if notice.table != self.founding.table || notice.version != VERSION {
            return noise(from, LinkReason::Table, out);
        }
        if !state.key(notice.seat).is_some_and(|key| signed.signed(key)) {
            return noise(from, LinkReason::Signature, out);
        }
        if let Some(accusation) = self.log.judge_notice(&signed).or_else(|| self.contradicts(&signed)) {
            return self.stop(accusation, out);
        }
        if self.kept_of(notice.seat) >= NOTICES_KEPT {
            return;
        }
        let ahead = notice.sequence >= state.length() && notice.sequence < crate::log::LOG_MAX;
        let removal = notice.saying.without() != Seats::NONE;
        let now = state.valid_notice(&signed)
            && (!removal || notice.sequence + 1 == state.length())
            && state.has_effect(notice.seat, notice.saying);
        if ahead || now {
            self.hear(signed.clone(), out);
            self.broadcast(&Frame::Notice(signed), Some(from), out);
        }
        if ahead {
            self.send_heads(from, true, out);
        }
    }

    /// What this notice proves together with one that waits or was heeded.
    fn contradicts(&self, signed: &SignedNotice) -> Option<Accusation> {
        let mut kept = self.notices.iter();
        kept.find_map(|other| self.log.judge_notices(other, signed)).or_else(|| self.log.contradicts(signed))
    }

    fn ack(&mut self, from: Device, sequence: u64, head: Hash, ack: Ack, out: &mut Vec<Output>) {
        let state = self.log.state();
        if self.stopped.is_some() || state.played.is_none() {
            return;
        }
        let table = self.founding.table;
        if !state.key(ack.seat).is_some_and(|key| ack.signed(table, sequence, head, key)) {
            return noise(from, LinkReason::Signature, out);
        }
        if sequence >= state.length() {
            return self.send_heads(from, true, out);
        }
        if state.at(sequence).is_none_or(|(hash, _)| *hash != head) {
            return self.look_back(from, sequence + 1, out);
        }
        if sequence + 1 < state.length() {
            return;
        }
        let fresh = self.acks.insert(ack.seat, ack.clone()).is_none();
        let writer = state.entitled().and_then(|entitled| self.device_of(entitled.seat));
        if let Some(writer) = writer.filter(|writer| fresh && self.hosts() && *writer != from) {
            self.send(writer, Frame::Ack(sequence, head, ack), out);
        }
    }

    fn evidence(&mut self, from: Device, evidence: &Evidence, out: &mut Vec<Output>) {
        if self.stopped.is_some() {
            return;
        }
        match (self.log.judge(evidence), evidence) {
            (Some(accusation), _) => self.stop(accusation, out),
            (None, Evidence::Entry(bytes)) => {
                self.to_confirm = true;
                self.entry(from, bytes.as_slice(), out);
            }
            (None, _) => self.send_heads(from, true, out),
        }
    }
}

fn noise(device: Device, reason: LinkReason, out: &mut Vec<Output>) {
    out.push(Output::Fault(Fault::Link { device, reason }));
}
