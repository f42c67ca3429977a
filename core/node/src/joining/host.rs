//! The side that shows the table.

use super::digits::{self, Hash, Share};
use super::message::{Ask, Roster, ToGuest, ToHost, fit_name};
use super::{Declined, GONE_MOST_MS, JOINING_MOST_MS, JoiningEnd, Member};
use crate::identity::Peer;

/// A joining as the host sees it, for all guests of one table. Holds no link: the caller carries the frames and
/// says when links come and go. Times are milliseconds of any one steady clock.
#[derive(Debug)]
pub struct Hosting {
    me: Peer,
    name: String,
    own_seats: u8,
    seats: u8,
    link: [u8; 16],
    link_until: u64,
    share: Share,
    guests: Vec<Guest>,
    stage: Stage,
    /// When seats were asked for lately.
    asked: Vec<u64>,
}

/// What happens to a host.
#[derive(Clone, Copy, Debug)]
pub enum HostInput<'a> {
    /// A frame of a peer with whom there is a link.
    Frame {
        /// Whose.
        peer: Peer,
        /// Its bytes.
        bytes: &'a [u8],
    },
    /// The link with a peer is gone.
    Gone(Peer),
    /// The link with a peer is there again.
    Back(Peer),
    /// The person lets this peer sit.
    Accept(Peer),
    /// The person sends this peer away.
    Decline(Peer),
    /// The person says that the digits are the same.
    Confirm,
    /// The person says that the digits differ.
    Differ,
    /// The person closes the table.
    Close,
    /// Time passed.
    Tick,
}

/// What a host does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostOutput {
    /// Send this to a peer.
    Send {
        /// To whom.
        peer: Peer,
        /// What.
        bytes: Vec<u8>,
    },
    /// Somebody asks for a seat: `Accept` or `Decline`.
    WantsSeat {
        /// Who.
        peer: Peer,
        /// What it calls itself.
        name: String,
        /// Whether it has the join link of this table.
        by_link: bool,
    },
    /// Somebody who asked for a seat, or had got one, is no longer there; the seat is free.
    Withdrew(Peer),
    /// The link with this peer is of no use any more, once what was sent is out.
    Part(Peer),
    /// Show these digits and ask the person to compare.
    Digits(String),
    /// Done: these are the devices of the table, the host first.
    Joined(Vec<Member>),
    /// The joining came to nothing. Over: to go on, host anew with a fresh share and a fresh link.
    Ended(JoiningEnd),
}

#[derive(Debug)]
struct Guest {
    peer: Peer,
    ask: Ask,
    accepted: bool,
    share: Option<Share>,
    confirmed: bool,
    sent: Vec<Vec<u8>>,
    heard: Vec<Vec<u8>>,
    gone: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Gathering,
    /// The hashes are known to all since then; the shares are coming in.
    Revealing {
        since: u64,
    },
    Comparing {
        since: u64,
        confirmed: bool,
    },
    Joined,
    Over,
}

/// How many may wait for an answer of the host at the same time.
const WAITING_MOST: usize = 8;

/// How many questions for a seat are put before the person within [`ASKS_WITHIN_MS`], whoever asks: who takes them back
/// and asks again without end, under one key or many, is told to come later.
const ASKS_MOST: usize = 24;

/// For how long a question counts, in milliseconds.
const ASKS_WITHIN_MS: u64 = 60 * 1000;

impl Hosting {
    /// Opens the joining of a table with `seats` seats, the first `own_seats` of which are filled here. `link` is
    /// the nonce of the join link on show, `share` are 32 fresh random bytes.
    pub fn new(
        me: Peer,
        name: &str,
        own_seats: u8,
        seats: u8,
        link: [u8; 16],
        share: [u8; 32],
        now: u64,
    ) -> Hosting {
        Hosting {
            me,
            name: fit_name(name),
            own_seats,
            seats,
            link,
            link_until: now + JOINING_MOST_MS,
            share,
            guests: Vec::new(),
            stage: Stage::Gathering,
            asked: Vec::new(),
        }
    }

    /// Shows another join link: the one before is void.
    pub fn renew_link(&mut self, link: [u8; 16], now: u64) {
        self.link = link;
        self.link_until = now + JOINING_MOST_MS;
    }

    /// Whether the join link on show has run out: renew it.
    pub fn link_is_old(&self, now: u64) -> bool {
        now >= self.link_until
    }

    /// Whether the joining is done or came to nothing.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Joined | Stage::Over)
    }

    /// What the guests who were let in call themselves, in the order in which they asked.
    pub fn let_in(&self) -> Vec<&str> {
        self.guests.iter().filter(|guest| guest.accepted).map(|guest| guest.ask.name.as_str()).collect()
    }

    /// All that was said to those who were let in, each with its words in order: said again on every fresh link until
    /// they sit at the table, since a link may break on the way.
    pub fn said(&self) -> impl Iterator<Item = (Peer, &[Vec<u8>])> {
        self.guests.iter().map(|guest| (guest.peer, guest.sent.as_slice()))
    }

    /// Takes one input.
    pub fn handle(&mut self, input: HostInput<'_>, now: u64) -> Vec<HostOutput> {
        match input {
            HostInput::Frame { peer, bytes } => self.frame(peer, bytes, now),
            HostInput::Gone(peer) => {
                if let Some(guest) = self.guest(peer) {
                    guest.gone = Some(now);
                }
                Vec::new()
            }
            HostInput::Back(peer) => match self.guest(peer) {
                Some(guest) => {
                    guest.gone = None;
                    guest.sent.iter().cloned().map(|bytes| HostOutput::Send { peer, bytes }).collect()
                }
                None => Vec::new(),
            },
            HostInput::Accept(peer) => self.accept(peer, now),
            HostInput::Decline(peer) => match self.stage {
                Stage::Gathering => self.decline(peer, Declined::ByHost),
                _ => Vec::new(),
            },
            HostInput::Confirm => match &mut self.stage {
                Stage::Comparing { confirmed, .. } => {
                    *confirmed = true;
                    self.join_if_all_confirmed()
                }
                _ => Vec::new(),
            },
            HostInput::Differ => match self.stage {
                Stage::Comparing { .. } => self.end(JoiningEnd::Differ),
                _ => Vec::new(),
            },
            HostInput::Close if self.is_over() => Vec::new(),
            HostInput::Close => self.end(JoiningEnd::Closed),
            HostInput::Tick => self.tick(now),
        }
    }

    /// When [`HostInput::Tick`] is due.
    pub fn wake_at(&self) -> Option<u64> {
        let limit = match self.stage {
            Stage::Joined | Stage::Over => return None,
            Stage::Gathering => None,
            Stage::Revealing { since } | Stage::Comparing { since, .. } => Some(since + JOINING_MOST_MS),
        };
        let gone = self.guests.iter().filter_map(|guest| guest.gone).min().map(|gone| gone + GONE_MOST_MS);
        limit.into_iter().chain(gone).min()
    }

    fn guest(&mut self, peer: Peer) -> Option<&mut Guest> {
        self.guests.iter_mut().find(|guest| guest.peer == peer)
    }

    fn free_seats(&self) -> usize {
        let accepted = self.guests.iter().filter(|guest| guest.accepted).count();
        usize::from(self.seats.saturating_sub(self.own_seats)).saturating_sub(accepted)
    }

    fn frame(&mut self, peer: Peer, bytes: &[u8], now: u64) -> Vec<HostOutput> {
        if self.is_over() {
            return Vec::new();
        }
        let message = ToHost::decode(bytes);
        if message.is_none() && self.guest(peer).is_none() && ToGuest::decode(bytes).is_some() {
            // The other is a host too, and says once more what was said before somebody sat down there.
            return Vec::new();
        }
        if let Some(guest) = self.guest(peer) {
            if guest.heard.iter().any(|heard| heard == bytes) {
                return Vec::new();
            }
            if guest.heard.len() < 8 {
                guest.heard.push(bytes.to_vec());
            }
        }
        match (self.stage, message) {
            (Stage::Gathering, Some(ToHost::Ask(ask))) => self.ask(peer, ask, bytes, now),
            (Stage::Gathering, Some(ToHost::Withdraw)) => self.drop_guest(peer),
            (Stage::Gathering, _) => {
                let mut outputs = self.drop_guest(peer);
                outputs.push(HostOutput::Part(peer));
                outputs
            }
            (_, Some(ToHost::Ask(_))) if self.guest(peer).is_none() => turn_away(peer, Declined::Full),
            _ if self.guest(peer).is_none() => vec![HostOutput::Part(peer)],
            (Stage::Revealing { since }, Some(ToHost::Reveal(share))) => self.reveal(peer, share, since),
            (Stage::Comparing { .. }, Some(ToHost::Confirm)) => {
                if let Some(guest) = self.guest(peer) {
                    guest.confirmed = true;
                }
                self.join_if_all_confirmed()
            }
            (Stage::Comparing { .. }, Some(ToHost::Differ)) => self.end(JoiningEnd::Differ),
            (_, Some(ToHost::Withdraw)) => self.end(JoiningEnd::SomebodyLeft),
            _ => self.end(JoiningEnd::Broken),
        }
    }

    fn ask(&mut self, peer: Peer, ask: Ask, bytes: &[u8], now: u64) -> Vec<HostOutput> {
        let mut outputs = self.drop_guest(peer);
        if let Some(link) = ask.link
            && (now >= self.link_until || !same(&link, &self.link))
        {
            outputs.extend(turn_away(peer, Declined::LinkExpired));
            return outputs;
        }
        if self.free_seats() == 0 {
            outputs.extend(turn_away(peer, Declined::Full));
            return outputs;
        }
        self.asked.retain(|at| now < at + ASKS_WITHIN_MS);
        let waiting = self.guests.iter().filter(|guest| !guest.accepted).count();
        if waiting >= WAITING_MOST || self.asked.len() >= ASKS_MOST {
            outputs.extend(turn_away(peer, Declined::Busy));
            return outputs;
        }
        self.asked.push(now);
        outputs.push(HostOutput::WantsSeat { peer, name: ask.name.clone(), by_link: ask.link.is_some() });
        self.guests.push(Guest {
            peer,
            ask,
            accepted: false,
            share: None,
            confirmed: false,
            sent: Vec::new(),
            heard: vec![bytes.to_vec()],
            gone: None,
        });
        outputs
    }

    fn accept(&mut self, peer: Peer, now: u64) -> Vec<HostOutput> {
        if self.stage != Stage::Gathering || self.free_seats() == 0 {
            return Vec::new();
        }
        match self.guest(peer) {
            Some(guest) if !guest.accepted => guest.accepted = true,
            _ => return Vec::new(),
        }
        if self.free_seats() > 0 {
            return Vec::new();
        }
        let late: Vec<Peer> =
            self.guests.iter().filter(|guest| !guest.accepted).map(|guest| guest.peer).collect();
        let mut outputs: Vec<HostOutput> =
            late.into_iter().flat_map(|peer| self.decline(peer, Declined::Full)).collect();
        let digits = self.guests.iter().any(|guest| guest.ask.link.is_none());
        let roster = Roster { digits, members: self.members() };
        outputs.extend(self.send_all(&ToGuest::Roster(roster)));
        if digits {
            self.stage = Stage::Revealing { since: now };
        } else {
            outputs.extend(self.join());
        }
        outputs
    }

    fn members(&self) -> Vec<(Member, Hash)> {
        let own =
            Member { peer: self.me, name: self.name.clone(), seats: self.own_seats, addresses: Vec::new() };
        let guests = self.guests.iter().map(|guest| {
            let member = Member {
                peer: guest.peer,
                name: guest.ask.name.clone(),
                seats: 1,
                addresses: guest.ask.addresses.clone(),
            };
            (member, guest.ask.hash)
        });
        std::iter::once((own, digits::hash(self.me, &self.share))).chain(guests).collect()
    }

    fn reveal(&mut self, peer: Peer, share: Share, since: u64) -> Vec<HostOutput> {
        let Some(guest) = self.guest(peer) else { return Vec::new() };
        if guest.share.is_some() || digits::hash(peer, &share) != guest.ask.hash {
            return self.end(JoiningEnd::Broken);
        }
        guest.share = Some(share);
        let guests = self.guests.iter().map(|guest| Some((guest.peer, guest.share?)));
        let Some(table) =
            std::iter::once(Some((self.me, self.share))).chain(guests).collect::<Option<Vec<_>>>()
        else {
            return Vec::new();
        };
        self.stage = Stage::Comparing { since, confirmed: false };
        let shares = table.iter().map(|(_, share)| *share).collect();
        let mut outputs = self.send_all(&ToGuest::Reveals(shares));
        outputs.push(HostOutput::Digits(digits::digits(&table)));
        outputs
    }

    fn join_if_all_confirmed(&mut self) -> Vec<HostOutput> {
        let here = matches!(self.stage, Stage::Comparing { confirmed: true, .. });
        if here && self.guests.iter().all(|guest| guest.confirmed) { self.join() } else { Vec::new() }
    }

    fn join(&mut self) -> Vec<HostOutput> {
        self.stage = Stage::Joined;
        let mut outputs = self.send_all(&ToGuest::Done);
        outputs.push(HostOutput::Joined(self.members().into_iter().map(|(member, _)| member).collect()));
        outputs
    }

    fn end(&mut self, end: JoiningEnd) -> Vec<HostOutput> {
        let mut outputs = self.send_all(&ToGuest::Ended(end));
        self.stage = Stage::Over;
        outputs.extend(self.guests.drain(..).map(|guest| HostOutput::Part(guest.peer)));
        outputs.push(HostOutput::Ended(end));
        outputs
    }

    fn decline(&mut self, peer: Peer, why: Declined) -> Vec<HostOutput> {
        let before = self.guests.len();
        self.guests.retain(|guest| guest.peer != peer || guest.accepted);
        if self.guests.len() == before { Vec::new() } else { turn_away(peer, why) }
    }

    fn drop_guest(&mut self, peer: Peer) -> Vec<HostOutput> {
        let before = self.guests.len();
        self.guests.retain(|guest| guest.peer != peer);
        if self.guests.len() == before { Vec::new() } else { vec![HostOutput::Withdrew(peer)] }
    }

    fn tick(&mut self, now: u64) -> Vec<HostOutput> {
        let gone: Vec<Peer> = self
            .guests
            .iter()
            .filter(|guest| guest.gone.is_some_and(|gone| now >= gone + GONE_MOST_MS))
            .map(|guest| guest.peer)
            .collect();
        match self.stage {
            Stage::Joined | Stage::Over => Vec::new(),
            Stage::Gathering => gone.into_iter().flat_map(|peer| self.drop_guest(peer)).collect(),
            Stage::Revealing { since } | Stage::Comparing { since, .. } if now >= since + JOINING_MOST_MS => {
                self.end(JoiningEnd::TimedOut)
            }
            _ if !gone.is_empty() => self.end(JoiningEnd::SomebodyLeft),
            _ => Vec::new(),
        }
    }

    fn send_all(&mut self, message: &ToGuest) -> Vec<HostOutput> {
        let bytes = message.encode();
        let send = |guest: &mut Guest| {
            guest.sent.push(bytes.clone());
            HostOutput::Send { peer: guest.peer, bytes: bytes.clone() }
        };
        self.guests.iter_mut().map(send).collect()
    }
}

fn turn_away(peer: Peer, why: Declined) -> Vec<HostOutput> {
    vec![HostOutput::Send { peer, bytes: ToGuest::Declined(why).encode() }, HostOutput::Part(peer)]
}

/// Takes the same time wherever the difference is.
fn same(one: &[u8; 16], other: &[u8; 16]) -> bool {
    one.iter().zip(other).fold(0, |difference, (one, other)| difference | (one ^ other)) == 0
}
