//! Opening a table at the host and at a guest.

use std::collections::{BTreeMap, BTreeSet};

use labirinto_games::{Catalogue, OptionFault, Seat, game_by_id};
use rand::CryptoRng;

use super::{Peer, Table};
use crate::card::SeatCard;
use crate::codec::{List, Word};
use crate::fault::Refused;
use crate::item::{Founder, Founding, Item, Proposal};
use crate::key::{Device, DeviceKey, SeatKey, TableId};
use crate::log::Log;
use crate::notice::Seats;
use crate::output::Output;
use crate::terms::settle;
use crate::watch::Watch;

/// How long a table waits before it sends again, in milliseconds; doubled each time up to [`RETRY_MOST`].
pub(super) const RETRY_LEAST: u64 = 400;

/// The longest wait before sending again, in milliseconds.
pub(super) const RETRY_MOST: u64 = 8_000;

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

impl Table {
    /// A new table at the host, who holds seat 0. The outputs begin with its first save.
    ///
    /// # Errors
    /// An unknown game, options or a number of seats that it does not allow, seats given twice or not at all.
    pub fn host(
        catalogue: Catalogue,
        plan: &Plan,
        device: &DeviceKey,
        locals: &[Local],
        now: u64,
        rng: &mut dyn CryptoRng,
    ) -> Result<(Table, Vec<Output>), Refused> {
        let game = game_by_id(catalogue, &plan.game).ok_or(Refused::UnknownGame)?;
        if !game.seats().contains(&plan.seats) {
            return Err(Refused::Options(OptionFault::Seats(plan.seats)));
        }
        let (options, _, all) = settle(game, &plan.options).map_err(Refused::Options)?;
        let setup = labirinto_games::Setup { seats: plan.seats, options, first: Seat::HOST };
        game.open(&setup).map_err(Refused::Options)?;
        let remotes = plan.remotes.iter().map(|(seat, _)| *seat);
        let given: Vec<Seat> = locals.iter().map(|local| local.seat).chain(remotes).collect();
        let own = device.device();
        if Seats::of(given.iter().copied()) != Seats::all(plan.seats)
            || given.len() != usize::from(plan.seats)
            || !locals.iter().any(|local| local.seat == Seat::HOST)
            || plan.remotes.iter().any(|(_, remote)| *remote == own)
        {
            return Err(Refused::Seats);
        }
        let pairs = all.into_iter().map(|(key, value)| Some((Word::new(key)?, Word::new(value)?)));
        let pairs = pairs.collect::<Option<Vec<_>>>().and_then(List::new);
        let proposal = Proposal {
            game: game.wire(),
            rules: game.rules_version(),
            options: pairs.ok_or(Refused::UnknownGame)?,
            seats: plan.seats,
            remotes: List::new(plan.remotes.clone()).ok_or(Refused::Seats)?,
        };
        Table::found(catalogue, plan.table, own, device, locals, Some(proposal), (now, rng))
    }

    /// A new table at a guest, which awaits the host's terms for the seats that the host gave it.
    ///
    /// # Errors
    /// Seats given twice, seat 0, a name that is too long.
    pub fn join(
        catalogue: Catalogue,
        table: TableId,
        host: Device,
        device: &DeviceKey,
        locals: &[Local],
        now: u64,
        rng: &mut dyn CryptoRng,
    ) -> Result<(Table, Vec<Output>), Refused> {
        let seats = Seats::of(locals.iter().map(|local| local.seat));
        if locals.is_empty()
            || seats.holds(Seat::HOST)
            || seats.count() as usize != locals.len()
            || host == device.device()
        {
            return Err(Refused::Seats);
        }
        Table::found(catalogue, table, host, device, locals, None, (now, rng))
    }

    fn found(
        catalogue: Catalogue,
        table: TableId,
        host: Device,
        device: &DeviceKey,
        locals: &[Local],
        proposal: Option<Proposal>,
        (now, rng): (u64, &mut dyn CryptoRng),
    ) -> Result<(Table, Vec<Output>), Refused> {
        let mut founders = Vec::new();
        for local in locals {
            let mut seed = [0; 32];
            rng.fill_bytes(&mut seed);
            let name = Word::new(local.name.clone()).ok_or(Refused::Name)?;
            let card = SeatCard::new(table, local.seat, name, &SeatKey::new(seed), device);
            founders.push(Founder { seat: local.seat, seed, card });
        }
        let locals = List::new(founders).ok_or(Refused::Seats)?;
        let founding = Founding { table, own: device.device(), host, locals, proposal };
        let mut opened = Table::of(catalogue, founding.clone());
        let mut out = Vec::new();
        opened.save(Item::Opened(founding), &mut out);
        out.push(Output::Changed);
        opened.advance(rng, &mut out);
        opened.schedule(now, &mut out);
        Ok((opened, out))
    }

    /// The table right after its founding.
    pub(super) fn of(catalogue: Catalogue, founding: Founding) -> Table {
        let founders = founding.locals.as_slice();
        let keys = founders.iter().map(|founder| (founder.seat, SeatKey::new(founder.seed))).collect();
        let cards = founders.iter().map(|founder| (founder.seat, founder.card.clone())).collect();
        let here = Seats::of(founders.iter().map(|founder| founder.seat));
        let remotes: Vec<Device> = match &founding.proposal {
            Some(proposal) => proposal.remotes.as_slice().iter().map(|(_, device)| *device).collect(),
            None => vec![founding.host],
        };
        Table {
            catalogue,
            keys,
            cards,
            log: Log::new(catalogue, founding.table),
            watch: Watch::new(here),
            intents: BTreeMap::new(),
            answers: BTreeMap::new(),
            notices: Vec::new(),
            counters: BTreeMap::new(),
            acks: BTreeMap::new(),
            links: BTreeSet::new(),
            peers: remotes.into_iter().map(|device| (device, Peer::default())).collect(),
            restored: false,
            stopped: None,
            to_confirm: false,
            told_lost: false,
            saves: 0,
            retry_at: None,
            retry_delay: RETRY_LEAST,
            founding,
        }
    }

    /// The other devices are known once the terms stand. Those that were not known before are given back.
    pub(super) fn meet(&mut self) -> Vec<Device> {
        let Some(played) = &self.log.state().played else { return Vec::new() };
        let cards = played.terms.cards.as_slice().iter().map(|card| card.device);
        let mut met = Vec::new();
        for device in cards.filter(|device| *device != self.founding.own) {
            let linked = self.links.contains(&device);
            self.peers.entry(device).or_insert_with(|| {
                met.push(device);
                Peer { linked, ..Peer::default() }
            });
        }
        met
    }
}
