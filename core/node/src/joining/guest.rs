//! The side that joins.

use std::net::SocketAddr;

use super::digits::{self, Share};
use super::message::{Ask, Roster, ToGuest, ToHost, fit_name};
use super::{Declined, GONE_MOST_MS, JOINING_MOST_MS, JoiningEnd, Member};
use crate::identity::Peer;

/// A joining as the guest sees it. Holds no link: the caller carries the frames and says when the link comes and
/// goes. Times are milliseconds of any one steady clock.
#[derive(Debug)]
pub struct Guesting {
    me: Peer,
    host: Peer,
    by_link: bool,
    share: Share,
    stage: Stage,
    sent: Vec<Vec<u8>>,
    heard: Vec<Vec<u8>>,
    began: u64,
    gone: Option<u64>,
}

/// What happens to a guest.
#[derive(Clone, Copy, Debug)]
pub enum GuestInput<'a> {
    /// A frame of the host.
    Frame(&'a [u8]),
    /// The link with the host is gone.
    Gone,
    /// The link with the host is there again.
    Back,
    /// The person says that the digits are the same.
    Confirm,
    /// The person says that the digits differ.
    Differ,
    /// The person does not want to join any more.
    Withdraw,
    /// Time passed.
    Tick,
}

/// What a guest does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuestOutput {
    /// Send this to the host.
    Send(Vec<u8>),
    /// Show these digits and ask the person to compare.
    Digits(String),
    /// Done: these are the devices of the table, the host first.
    Joined(Vec<Member>),
    /// The host has no seat for this guest. Over.
    Declined(Declined),
    /// The joining came to nothing. Over.
    Ended(JoiningEnd),
}

#[derive(Debug)]
enum Stage {
    Asked,
    Revealed(Roster),
    Comparing { members: Vec<Member>, confirmed: bool },
    Over,
}

impl Guesting {
    /// Asks `host`, with whom there is a link, for a seat. `link` is the nonce of the join link that was scanned
    /// or opened, if there was one; `share` are 32 fresh random bytes.
    pub fn new(
        me: Peer,
        host: Peer,
        name: &str,
        addresses: &[SocketAddr],
        link: Option<[u8; 16]>,
        share: [u8; 32],
        now: u64,
    ) -> (Guesting, Vec<GuestOutput>) {
        let mut guest = Guesting {
            me,
            host,
            by_link: link.is_some(),
            share,
            stage: Stage::Asked,
            sent: Vec::new(),
            heard: Vec::new(),
            began: now,
            gone: None,
        };
        let addresses = addresses.iter().take(super::ADDRESSES_TOLD).copied().collect();
        let ask = Ask { link, hash: digits::hash(me, &share), name: fit_name(name), addresses };
        let asking = guest.send(&ToHost::Ask(ask));
        (guest, vec![asking])
    }

    /// Takes one input. After `Joined`, `Declined` or `Ended` nothing more comes out, but for frames said again.
    pub fn handle(&mut self, input: GuestInput<'_>, now: u64) -> Vec<GuestOutput> {
        match input {
            GuestInput::Frame(bytes) => self.frame(bytes),
            GuestInput::Gone => {
                self.gone = Some(now);
                Vec::new()
            }
            GuestInput::Back => {
                self.gone = None;
                self.sent.iter().cloned().map(GuestOutput::Send).collect()
            }
            GuestInput::Confirm => match &mut self.stage {
                Stage::Comparing { confirmed, .. } if !*confirmed => {
                    *confirmed = true;
                    vec![self.send(&ToHost::Confirm)]
                }
                _ => Vec::new(),
            },
            GuestInput::Differ => match self.stage {
                Stage::Comparing { .. } => {
                    let differ = self.send(&ToHost::Differ);
                    self.stage = Stage::Over;
                    vec![differ, GuestOutput::Ended(JoiningEnd::Differ)]
                }
                _ => Vec::new(),
            },
            GuestInput::Withdraw if self.is_over() => Vec::new(),
            GuestInput::Withdraw => {
                self.stage = Stage::Over;
                vec![self.send(&ToHost::Withdraw)]
            }
            GuestInput::Tick => self.tick(now),
        }
    }

    /// When [`GuestInput::Tick`] is due.
    pub fn wake_at(&self) -> Option<u64> {
        if self.is_over() {
            return None;
        }
        let limit = self.began + JOINING_MOST_MS;
        Some(self.gone.map_or(limit, |gone| limit.min(gone + GONE_MOST_MS)))
    }

    /// Whether the joining is done or came to nothing.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over)
    }

    fn frame(&mut self, bytes: &[u8]) -> Vec<GuestOutput> {
        if self.is_over() || self.heard.iter().any(|heard| heard == bytes) {
            return Vec::new();
        }
        let outputs = match ToGuest::decode(bytes) {
            Some(ToGuest::Declined(why)) if matches!(self.stage, Stage::Asked) => {
                self.stage = Stage::Over;
                Some(vec![GuestOutput::Declined(why)])
            }
            Some(ToGuest::Ended(why)) => {
                self.stage = Stage::Over;
                Some(vec![GuestOutput::Ended(why)])
            }
            Some(ToGuest::Roster(roster)) => self.roster(roster),
            Some(ToGuest::Reveals(shares)) => self.reveals(&shares),
            Some(ToGuest::Done) => self.done(),
            _ => None,
        };
        match outputs {
            Some(outputs) => {
                self.heard.push(bytes.to_vec());
                outputs
            }
            None => self.broken(),
        }
    }

    /// The table as the host tells it: the host first, every device once, oneself with one's own hash. Without
    /// digits only for who has the host's link.
    fn roster(&mut self, roster: Roster) -> Option<Vec<GuestOutput>> {
        if !matches!(self.stage, Stage::Asked) || (!roster.digits && !self.by_link) {
            return None;
        }
        let peers: Vec<Peer> = roster.members.iter().map(|(member, _)| member.peer).collect();
        let once = peers.iter().all(|peer| peers.iter().filter(|other| *other == peer).count() == 1);
        let own = (self.me, digits::hash(self.me, &self.share));
        let found =
            roster.members.iter().any(|(member, hash)| (member.peer, *hash) == own && member.seats == 1);
        let seats = roster.members.iter().try_fold(0u8, |sum, (member, _)| {
            (member.seats > 0).then_some(())?;
            sum.checked_add(member.seats)
        })?;
        if !once || !found || peers.first() != Some(&self.host) || seats > labirinto_games::MAX_SEATS {
            return None;
        }
        let reveal = roster.digits.then(|| self.send(&ToHost::Reveal(self.share)));
        self.stage = Stage::Revealed(roster);
        Some(reveal.into_iter().collect())
    }

    fn reveals(&mut self, shares: &[Share]) -> Option<Vec<GuestOutput>> {
        let Stage::Revealed(roster) = &self.stage else { return None };
        if !roster.digits || shares.len() != roster.members.len() {
            return None;
        }
        let table: Vec<(Peer, Share)> =
            roster.members.iter().zip(shares).map(|((member, _), share)| (member.peer, *share)).collect();
        let bound = roster
            .members
            .iter()
            .zip(&table)
            .all(|((_, hash), (peer, share))| digits::hash(*peer, share) == *hash);
        if !bound {
            return None;
        }
        let members = roster.members.iter().map(|(member, _)| member.clone()).collect();
        self.stage = Stage::Comparing { members, confirmed: false };
        Some(vec![GuestOutput::Digits(digits::digits(&table))])
    }

    fn done(&mut self) -> Option<Vec<GuestOutput>> {
        let members = match &self.stage {
            Stage::Revealed(roster) if !roster.digits => {
                roster.members.iter().map(|(member, _)| member.clone()).collect()
            }
            Stage::Comparing { members, confirmed: true } => members.clone(),
            _ => return None,
        };
        self.stage = Stage::Over;
        Some(vec![GuestOutput::Joined(members)])
    }

    fn broken(&mut self) -> Vec<GuestOutput> {
        self.stage = Stage::Over;
        vec![self.send(&ToHost::Withdraw), GuestOutput::Ended(JoiningEnd::Broken)]
    }

    fn tick(&mut self, now: u64) -> Vec<GuestOutput> {
        if self.wake_at().is_none_or(|at| now < at) {
            return Vec::new();
        }
        let end =
            if now >= self.began + JOINING_MOST_MS { JoiningEnd::TimedOut } else { JoiningEnd::SomebodyLeft };
        self.stage = Stage::Over;
        vec![self.send(&ToHost::Withdraw), GuestOutput::Ended(end)]
    }

    fn send(&mut self, message: &ToHost) -> GuestOutput {
        let bytes = message.encode();
        self.sent.push(bytes.clone());
        GuestOutput::Send(bytes)
    }
}
