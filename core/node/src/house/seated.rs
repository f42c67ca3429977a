//! A table with everything round it: who sits here, what lies before them, how the others stand.

use std::collections::{BTreeMap, BTreeSet};

use labirinto_games::{Move, Seat, Secret};
use labirinto_table::{
    Applied, Deed, Device, Fault, Input, Kind, Output, Saved, Saying, Standing, Table, TableId,
};

use super::clock::Clock;
use super::computer::{Decided, Thought};
use super::curtain::Curtain;
use super::head::{Head, today};
use super::history::{History, said_text};
use super::phrases::Phrases;
use super::place::{Place, Side};
use super::presence::Presence;
use super::shared::Shared;
use crate::storage::{Batch, Key, StorageFault};
use crate::{Error, Event, NoticeKind, Player, Room, Whose};

/// How long a changed desk waits before it is stored, in milliseconds: a drag makes many changes.
const DESK_PAUSE: u64 = 200;

/// How long a table whose disk failed waits before it is taken up again, in milliseconds.
const DISK_PAUSE: u64 = 3_000;

/// A table in a room.
pub(crate) struct Seated {
    pub(super) room: Room,
    pub(super) table: Table,
    pub(super) places: BTreeMap<Seat, Place>,
    pub(super) history: History,
    pub(super) phrases: Phrases,
    pub(super) presence: Presence,
    pub(super) head: Head,
    pub(super) curtain: Curtain,
    pub(super) clock: Clock,
    /// Whether every person here has agreed to the terms, or need not be asked.
    pub(super) agreed: bool,
    /// What was told to the shell already.
    pub(super) told: ToldOnce,
    pub(super) dirty: bool,
    open: bool,
    wake: Option<u64>,
    asked: BTreeMap<Seat, usize>,
    to_decline: Vec<Seat>,
    /// The disk failed: nothing is done before the table is restored from it, at this time.
    pub(super) broken: Option<u64>,
    /// The game before this one in the same room.
    pub(super) before: Option<TableId>,
    /// What was said to each device while it joined.
    pub(super) said: Vec<(Device, Vec<Vec<u8>>)>,
}

/// A table that was made and has told nothing yet.
pub(crate) struct Fresh {
    /// The table.
    pub(crate) table: Table,
    /// Its first outputs.
    pub(crate) outputs: Vec<Output>,
    /// Who sits here.
    pub(crate) players: Vec<(Seat, Player)>,
    /// What the list of games will show.
    pub(crate) head: Head,
}

/// What is told once and not again until it changes.
#[derive(Default)]
pub(super) struct ToldOnce {
    pub(super) terms: bool,
    pub(super) seated: bool,
    pub(super) rematch: bool,
    pub(super) settled: bool,
    pub(super) turn: Option<(Option<Seat>, &'static str)>,
    pub(super) ended: Option<Standing>,
    pub(super) peers: BTreeMap<Device, String>,
    /// What is wrong with whose frames, since its link.
    faults: BTreeSet<(Device, &'static str)>,
}

impl Seated {
    /// A fresh table in this room: its first outputs are executed.
    pub(crate) fn fresh(room: Room, fresh: Fresh, shared: &mut Shared) -> Seated {
        let Fresh { table, outputs, players, head } = fresh;
        let mut seated = Seated::new(room, table, players, head);
        seated.execute(outputs, shared);
        seated.attend(shared);
        seated
    }

    /// The table that was stored under this id, as it was left, with the outputs for [`Seated::take_up`]. Nothing was
    /// told or changed yet.
    ///
    /// # Errors
    /// There is none, or the disk is damaged.
    pub(crate) fn stored(
        room: Room,
        id: TableId,
        shared: &mut Shared,
    ) -> Result<(Seated, Vec<Output>), Error> {
        let fault = |fault: StorageFault| fault.error(&shared.texts);
        let head = Head::read(&shared.storage, id).map_err(fault)?;
        let id_words = id.to_string();
        let none = || shared.texts.error("no-such-table", Whose::You, &[("id", (&id_words).into())]);
        let head = head.ok_or_else(none)?;
        let items = shared.storage.list(Key::Items(id)).map_err(fault)?;
        let saved = items.into_iter().map(|(key, bytes)| {
            let id = key.as_slice().try_into().map_or(0, u64::from_be_bytes);
            Saved { id, bytes }
        });
        let saved: Vec<Saved> = saved.collect();
        if saved.is_empty() {
            return Err(none());
        }
        let (table, outputs) = Table::restore(shared.catalogue, &saved)
            .map_err(|fault| StorageFault::Damaged(fault.to_string()).error(&shared.texts))?;
        let players = head.players.iter().filter_map(super::head::SeatedPlayer::player).collect();
        Ok((Seated::new(room, table, players, head), outputs))
    }

    /// Takes a stored table up again.
    pub(crate) fn take_up(&mut self, outputs: Vec<Output>, shared: &mut Shared) {
        self.rebuild(shared);
        self.execute(outputs, shared);
        self.attend(shared);
    }

    fn new(room: Room, table: Table, players: Vec<(Seat, Player)>, head: Head) -> Seated {
        let persons = players.iter().filter(|(_, player)| player.kind == crate::PlayerKind::Person);
        let curtain = Curtain::new(persons.map(|(seat, _)| *seat).collect());
        let mut presence = Presence::default();
        table.peers().into_iter().for_each(|device| presence.expect(device));
        let clock = Clock::with(head.clock.clone());
        let agreed = table.peers().is_empty() || curtain.persons().is_empty();
        Seated {
            room,
            table,
            places: players.into_iter().map(|(seat, player)| (seat, Place::new(player))).collect(),
            history: History::default(),
            phrases: Phrases::default(),
            presence,
            head,
            curtain,
            clock,
            agreed,
            told: ToldOnce::default(),
            dirty: true,
            open: false,
            wake: None,
            asked: BTreeMap::new(),
            to_decline: Vec::new(),
            broken: None,
            before: None,
            said: Vec::new(),
        }
    }

    /// The table's name.
    pub(crate) fn id(&self) -> TableId {
        self.table.id()
    }

    /// Hands an input to the table and does what follows.
    pub(crate) fn input(&mut self, input: Input, shared: &mut Shared) {
        if self.broken.is_some() {
            return;
        }
        let now = shared.now();
        let outputs = self.table.handle(input, now, shared.chance.rng());
        self.execute(outputs, shared);
        self.attend(shared);
    }

    /// The devices of this table to which there is no link, while the game runs.
    pub(crate) fn missing(&self) -> impl Iterator<Item = Device> {
        let running = !self.ended();
        self.table.peers().into_iter().filter(move |device| running && !self.presence.is_linked(*device))
    }

    /// Whether the game runs and a device of this table has no link.
    pub(crate) fn misses_somebody(&self) -> bool {
        self.missing().next().is_some()
    }

    /// There is a link to a device of this table.
    pub(crate) fn linked(&mut self, device: Device, shared: &mut Shared) {
        self.told.faults.retain(|(other, _)| *other != device);
        self.presence.linked(device);
        self.dirty = true;
        self.input(Input::Linked(device), shared);
    }

    /// The link is gone.
    pub(crate) fn unlinked(&mut self, device: Device, away: bool, shared: &mut Shared) {
        let was_linked = self.presence.is_linked(device);
        self.presence.gone(device, away, shared.now());
        self.dirty = true;
        if was_linked {
            self.input(Input::Unlinked(device), shared);
        }
    }

    /// An act out of turn of a person.
    pub(crate) fn notice(&mut self, seat: Seat, kind: NoticeKind, shared: &mut Shared) -> Result<(), Error> {
        let missing = || {
            let owes = self.table.entitled().map(|entitled| entitled.seat);
            labirinto_table::Seats::of(owes)
        };
        let saying = match kind {
            NoticeKind::Resign => Saying::Resign,
            NoticeKind::OfferDraw => Saying::OfferDraw,
            NoticeKind::AcceptDraw => Saying::AcceptDraw,
            NoticeKind::DeclineDraw => Saying::DeclineDraw,
            NoticeKind::Leave => Saying::Leave,
            NoticeKind::End => Saying::End(missing()),
            NoticeKind::GoOn => Saying::GoOn(missing()),
        };
        self.own(seat, shared)?;
        self.input(Input::Deed { seat, deed: Deed::Say(saying) }, shared);
        Ok(())
    }

    /// That a person of this device sits at `seat`.
    pub(super) fn own(&self, seat: Seat, shared: &Shared) -> Result<(), Error> {
        match self.places.get(&seat) {
            Some(place) if place.is_person() => Ok(()),
            _ => Err(shared.texts.error("not-your-seat", Whose::You, &[])),
        }
    }

    /// A computer player came to something.
    pub(crate) fn decided(&mut self, decided: Decided, shared: &mut Shared) {
        let seat = decided.seat;
        let mind = self.places.get_mut(&seat).and_then(Place::mind);
        let deed = match mind.and_then(|mind| mind.back(decided)) {
            Some(Thought::Secret(slot, secret)) => Deed::Ready { slot, secret },
            Some(Thought::Move(act)) => Deed::Move(act),
            None => return,
        };
        self.input(Input::Deed { seat, deed }, shared);
    }

    /// A person made the secret of this slot ready.
    pub(super) fn ready(&mut self, seat: Seat, slot: u8, secret: Secret, shared: &mut Shared) {
        self.input(Input::Deed { seat, deed: Deed::Ready { slot, secret } }, shared);
    }

    /// A person acts.
    pub(super) fn act(&mut self, seat: Seat, act: Move, shared: &mut Shared) {
        self.input(Input::Deed { seat, deed: Deed::Move(act) }, shared);
    }

    /// When this room wants to be woken, by the house's clock.
    pub(crate) fn wake_at(&self) -> Option<u64> {
        let desks = self.places.values().filter_map(|place| match &place.side {
            Some(Side::Desk(side)) => side.store_at,
            _ => None,
        });
        desks.chain(self.wake).chain(self.broken).chain(self.time_over_at()).min()
    }

    /// The time has come for something.
    pub(crate) fn woken(&mut self, shared: &mut Shared) {
        let now = shared.now();
        if self.broken.is_some_and(|at| at <= now) {
            return self.mend(shared);
        }
        if self.wake.is_some_and(|at| at <= now) {
            self.wake = None;
            self.input(Input::Tick, shared);
        }
        if self.time_over_at().is_some_and(|at| at <= now) {
            self.follow_clock(shared);
            self.dirty = true;
        }
        let due = |place: &Place| matches!(&place.side, Some(Side::Desk(side)) if side.store_at.is_some_and(|at| at <= now));
        if self.places.values().any(due) {
            self.store_desks(shared);
        }
    }

    /// Stores the desks now.
    fn store_desks(&mut self, shared: &mut Shared) {
        self.store(Batch::default(), shared);
    }

    /// Stores everything that was not stored yet: the table is put away, or the device suspended.
    pub(crate) fn store_all(&mut self, shared: &mut Shared) {
        let mut batch = Batch::default();
        self.put_clock(&mut batch, shared);
        self.store(batch, shared);
    }

    fn store(&mut self, mut batch: Batch, shared: &mut Shared) {
        self.put_desks(&mut batch);
        if let Err(fault) = shared.storage.commit(&batch) {
            self.break_off(&fault, shared);
        }
    }

    /// Marks a desk as changed.
    pub(super) fn touch_desk(&mut self, seat: Seat, shared: &Shared) {
        if let Some(side) = self.places.get_mut(&seat).and_then(Place::desk) {
            side.store_at.get_or_insert(shared.now() + DESK_PAUSE);
        }
        self.dirty = true;
    }

    fn put_desks(&mut self, batch: &mut Batch) {
        let table = self.table.id();
        for (seat, place) in &mut self.places {
            let Some(side) = place.desk() else {
                continue;
            };
            side.store_at = None;
            let bytes = side.desk.save();
            if bytes != side.stored {
                batch.put(Key::Desk(table, *seat), bytes.clone());
                side.stored = bytes;
            }
        }
    }

    /// Executes outputs in order: all saves of the batch in one durable transaction, then the rest.
    fn execute(&mut self, outputs: Vec<Output>, shared: &mut Shared) {
        let mut batch = Batch::default();
        let table = self.table.id();
        for output in &outputs {
            if let Output::Save { item, .. } = output {
                batch.put(Key::Item(table, item.id), item.bytes.clone());
            }
        }
        if !batch.is_empty() {
            self.put_desks(&mut batch);
            self.refresh_head(shared.now());
            batch.put(Key::Head(table), self.head.bytes());
            if let Err(fault) = shared.storage.commit(&batch) {
                return self.break_off(&fault, shared);
            }
        }
        // After the log was cut back, everything is taken from the table as it is now.
        let mut rebuilt = false;
        for output in outputs {
            match output {
                Output::Save { .. } => {}
                Output::Send { to, frame, .. } => shared.send(to, frame),
                Output::Applied(applied) => self.applied(&applied, rebuilt, shared),
                Output::Rewound { .. } => {
                    rebuilt = true;
                    self.rebuild(shared);
                }
                Output::Said { seat, saying } => self.said(seat, saying, shared),
                Output::Refused { seat, refused } => {
                    let reason = shared.texts.resolve(&refused.text(), &|seat| self.name(seat, shared));
                    let error = shared.texts.error("refused", Whose::You, &[("reason", (&reason).into())]);
                    if self.places.get(&seat).is_some_and(Place::is_person) {
                        shared.complain(Some(self.room), error.of_clause(refused.clause()));
                    }
                }
                Output::Fault(fault) => self.faulted(&fault, shared),
                Output::Changed => self.dirty = true,
                Output::WakeAt(at) => self.wake = Some(at),
            }
        }
        self.lay();
        self.dirty = true;
    }

    fn applied(&mut self, applied: &Applied, rebuilt: bool, shared: &mut Shared) {
        self.lay();
        if !rebuilt {
            for played in &applied.played {
                for place in self.places.values_mut() {
                    place.observe(played.after.as_ref(), &played.step);
                }
            }
            self.history.add(applied);
        }
        let texts = shared.texts.clone();
        let names = self.names(shared);
        if let Some(line) = self.history.at(applied.sequence, &texts, &|seat| names_of(&names, seat)) {
            shared.tell(Event::Entry { room: self.room, line: line.as_ref().clone() });
        }
    }

    fn said(&mut self, seat: Seat, saying: Saying, shared: &mut Shared) {
        let text = shared.texts.resolve(&said_text(seat, saying), &|seat| self.name(seat, shared));
        let kind = match saying {
            Saying::Resign => NoticeKind::Resign,
            Saying::OfferDraw => NoticeKind::OfferDraw,
            Saying::AcceptDraw => NoticeKind::AcceptDraw,
            Saying::DeclineDraw => NoticeKind::DeclineDraw,
            Saying::Leave => NoticeKind::Leave,
            Saying::End(_) => NoticeKind::End,
            Saying::GoOn(_) => NoticeKind::GoOn,
        };
        if kind == NoticeKind::OfferDraw {
            let computers = self.places.iter().filter(|(place, side)| **place != seat && !side.is_person());
            self.to_decline.extend(computers.map(|(seat, _)| *seat));
        }
        shared.tell(Event::Notice { room: self.room, seat, kind, text });
    }

    /// Says what is wrong. What a device can repeat with every frame is told once for each of its links.
    fn faulted(&mut self, fault: &Fault, shared: &mut Shared) {
        let text = fault.text();
        let reason = shared.texts.resolve(&text, &|seat| self.name(seat, shared));
        let (code, whose) = match fault {
            Fault::Peer { .. } => ("table-cheat", Whose::Peer),
            Fault::Link { .. } => ("table-link", Whose::Link),
            Fault::Version { .. } | Fault::Rules { .. } => ("table-versions", Whose::Versions),
            Fault::Lost { .. } => ("table-lost", Whose::Disk),
        };
        if let Fault::Link { device, .. } | Fault::Version { device, .. } | Fault::Rules { device, .. } =
            fault
            && !self.told.faults.insert((*device, code))
        {
            return;
        }
        let error = shared.texts.error(code, whose, &[("reason", (&reason).into())]);
        shared.complain(Some(self.room), error);
    }

    /// Lays out the sides once the match is open.
    fn lay(&mut self) {
        if self.open {
            return;
        }
        let (Some(setup), Some(game)) = (self.table.setup(), self.table.game()) else {
            return;
        };
        self.open = true;
        for (seat, place) in &mut self.places {
            place.lay(game, setup, *seat);
        }
    }

    /// Begins everything that follows the log afresh.
    fn rebuild(&mut self, shared: &mut Shared) {
        self.open = false;
        self.lay();
        self.history = History::of(&self.table);
        let places = &mut self.places;
        self.table.replay(&mut |_, _, step, after| {
            places.values_mut().for_each(|place| place.observe(after, step));
        });
        let table = self.table.id();
        for (seat, place) in &mut self.places {
            let Some(side) = place.desk() else {
                continue;
            };
            match shared.storage.read(Key::Desk(table, *seat)) {
                Ok(Some(bytes)) => {
                    side.desk.restore(&bytes);
                    side.stored = bytes;
                }
                Ok(None) => {}
                Err(fault) => shared.complain(Some(self.room), fault.error(&shared.texts)),
            }
        }
        self.asked.clear();
        self.dirty = true;
    }

    /// Does what needs no person: agrees where nobody is to be asked, fixes the boards that were given, lets
    /// computer players think.
    pub(super) fn attend(&mut self, shared: &mut Shared) {
        while let Some(seat) = self.to_decline.pop() {
            self.input(Input::Deed { seat, deed: Deed::Say(Saying::DeclineDraw) }, shared);
        }
        let Some(entitled) = self.table.entitled() else {
            return;
        };
        let seat = entitled.seat;
        let ready = self.broken.is_none() && self.table.compared() && !self.table.waiting(seat);
        let length = self.table.entries().len();
        if !ready || !self.places.contains_key(&seat) || self.asked.get(&seat) == Some(&length) {
            return;
        }
        match entitled.kind {
            Kind::Agree if self.agreed => {
                self.asked.insert(seat, length);
                self.input(Input::Deed { seat, deed: Deed::Agree }, shared);
            }
            Kind::Commit => {
                self.asked.insert(seat, length);
                match self.given_board(seat, entitled.slot, shared) {
                    Some(secret) => self.ready(seat, entitled.slot, secret, shared),
                    None => self.think(seat, Some(entitled.slot), shared),
                }
            }
            Kind::Move => {
                self.asked.insert(seat, length);
                self.think(seat, None, shared);
            }
            _ => {}
        }
    }

    fn think(&mut self, seat: Seat, slot: Option<u8>, shared: &mut Shared) {
        let Some(public) = self.table.public() else {
            return;
        };
        if let Some(mind) = self.places.get_mut(&seat).and_then(Place::mind) {
            mind.think(self.room, seat, slot, public, shared.chance.branch(), shared.thoughts.clone());
        }
    }

    /// The board that was given as text for this seat, if it is legal; else the person or computer makes one, as it makes
    /// every secret but the first.
    fn given_board(&mut self, seat: Seat, slot: u8, shared: &mut Shared) -> Option<Secret> {
        let text = self.places.get(&seat)?.player.board.clone().filter(|_| slot == 0)?;
        let (game, setup) = (self.table.game()?, self.table.setup()?);
        let secret =
            game.read_board(&setup.options, &text).map_err(|refusal| refusal.text).and_then(|secret| {
                match game.check(setup, seat, slot, &secret).into_iter().next() {
                    None => Ok(secret),
                    Some(flaw) => Err(flaw.text),
                }
            });
        match secret {
            Ok(secret) => Some(secret),
            Err(text) => {
                let reason = shared.texts.resolve(&text, &|seat| self.name(seat, shared));
                let error =
                    shared.texts.error("board-illegal", Whose::Input, &[("reason", (&reason).into())]);
                shared.complain(Some(self.room), error);
                None
            }
        }
    }

    fn refresh_head(&mut self, now: u64) {
        let head = &mut self.head;
        head.game = self.table.game().map_or(String::new(), |game| game.id().to_owned());
        head.names = self.table.seats().into_iter().map(|view| view.name).collect();
        head.turn = self.table.public().map_or(0, |public| public.turn());
        head.awaited =
            self.table.entitled().map(|entitled| (entitled.seat.byte(), entitled.kind.id().to_owned()));
        head.touched = today();
        head.clock = self.clock.used(now);
    }

    fn break_off(&mut self, fault: &StorageFault, shared: &mut Shared) {
        self.broken = Some(shared.now() + DISK_PAUSE);
        shared.complain(Some(self.room), fault.error(&shared.texts));
    }

    /// Takes the table up again from the disk that failed.
    fn mend(&mut self, shared: &mut Shared) {
        match Seated::stored(self.room, self.table.id(), shared) {
            Ok((mut mended, outputs)) => {
                mended.take_up(outputs, shared);
                mended.agreed = self.agreed;
                mended.before = self.before;
                mended.presence = std::mem::take(&mut self.presence);
                mended.told = std::mem::take(&mut self.told);
                mended.curtain = std::mem::take(&mut self.curtain);
                mended.clock = std::mem::take(&mut self.clock);
                *self = mended;
                for device in self.table.peers() {
                    if self.presence.is_linked(device) {
                        self.input(Input::Linked(device), shared);
                    }
                }
            }
            Err(_) => self.broken = Some(shared.now() + DISK_PAUSE),
        }
    }
}

/// The name of a seat in a list of names.
pub(super) fn names_of(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_default()
}
