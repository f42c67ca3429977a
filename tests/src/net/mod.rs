//! Several tables in one process, on a virtual clock, over links that lose, double, delay and reorder what they
//! carry, with devices that die at any save and come back from their disk.
//!
//! Two laws are watched all the time, whatever the test: nothing signed leaves a device before it lies on that
//! device's disk, and no honest seat ever signs two entries with one sequence and one previous hash.

mod people;

use std::collections::{BTreeMap, BTreeSet};

use labirinto_games::{Catalogue, Seat, Secret};
use labirinto_table::{
    Act, Deed, Device, DeviceKey, Entry, Fault, Frame, Input, Kind, Local, Output, Phase, Plan, Refused,
    Saved, Seats, Standing, Table, TableId,
};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;

/// How badly links behave. The default is a good link.
#[derive(Clone, Copy, Debug, Default)]
pub struct Weather {
    /// Frames lost, in percent.
    pub loss: u32,
    /// Frames doubled, in percent.
    pub double: u32,
    /// The greatest delay in milliseconds; more than one reorders.
    pub delay: u64,
    /// Links cut and restored later, in thousandths of all frames.
    pub cut: u32,
}

/// What people decide by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hands {
    /// All that is awaited of them.
    All,
    /// All but moves.
    Ready,
    /// Nothing.
    Idle,
}

/// What is set on the board: who sits where, and at what.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The id of the game.
    pub game: &'static str,
    /// Options of the game and the table.
    pub options: Vec<(String, String)>,
    /// For each seat the device it sits at. Seat 0 must sit at device 0.
    pub places: Vec<usize>,
}

/// Alters what a device sends: gets a frame and the device it goes to, gives the frames that go instead.
pub type Tamper = Box<dyn FnMut(&Frame, usize) -> Vec<Vec<u8>>>;

/// One device.
pub struct Place {
    /// Its secret key.
    pub secret: [u8; 32],
    /// Its table; `None` while it is dead.
    pub table: Option<Table>,
    /// Everything that it saved.
    pub disk: Vec<Saved>,
    /// The seeds of its seats' keys, as a cheat knows them.
    pub seeds: Vec<[u8; 32]>,
    /// Faults that its table told.
    pub faults: Vec<Fault>,
    /// Own acts that its table refused.
    pub refused: Vec<Refused>,
    /// What its table showed of the game: (sequence, notation).
    pub shown: Vec<(u64, String)>,
    /// Alters what it sends.
    pub tamper: Option<Tamper>,
    /// Dies right after this many saves, counted over its life.
    pub die_after: Option<u64>,
    /// What the people at it decide by themselves.
    pub hands: Hands,
    /// The games it has on offer.
    pub catalogue: Catalogue,
    reborn_at: u64,
    wake_at: Option<u64>,
    locals: Vec<Local>,
}

/// A frame under way.
struct Flight {
    at: u64,
    order: u64,
    from: usize,
    to: usize,
    bytes: Vec<u8>,
}

/// Several devices with a table each.
pub struct Net {
    /// The devices.
    pub places: Vec<Place>,
    /// The virtual time in milliseconds.
    pub now: u64,
    /// How the links behave.
    pub weather: Weather,
    /// After this many moves a seat gives up.
    pub patience: u64,
    /// How often people say something out of turn, in thousandths of all that happens.
    pub chatter: u32,
    /// How often people want to end or go on without others, in thousandths of all that happens.
    pub impatience: u32,
    /// Chance of links and of the devices.
    pub rng: ChaCha20Rng,
    /// Every frame that was sent: from, to, bytes. Kept when asked for.
    pub wire: Option<Vec<(usize, usize, Vec<u8>)>>,
    /// Secrets that seats are told to take, by seat and slot; others are generated.
    pub secrets: BTreeMap<(Seat, u8), Secret>,
    links: BTreeSet<(usize, usize)>,
    cuts: Vec<(u64, usize, usize)>,
    flights: Vec<Flight>,
    order: u64,
    signed: BTreeMap<(Seat, u64, [u8; 32]), Vec<u8>>,
    liars: BTreeSet<usize>,
    hands: u64,
}

impl Net {
    /// All devices with their tables just opened, not yet linked.
    pub fn new(catalogue: Catalogue, layout: &Layout, seed: u64) -> Net {
        Net::with(catalogue, layout, seed, &BTreeMap::new())
    }

    /// As [`Net::new`], where some devices have other games on offer; those are liars, whose signatures the
    /// laws do not bind.
    pub fn with(
        catalogue: Catalogue,
        layout: &Layout,
        seed: u64,
        others: &BTreeMap<usize, Catalogue>,
    ) -> Net {
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let count = layout.places.iter().max().map_or(0, |last| last + 1);
        let secrets: Vec<[u8; 32]> = (0..count).map(|_| bytes(&mut rng)).collect();
        let device = |place: usize| DeviceKey::from_secret(&secrets[place]).device();
        let table = TableId(bytes(&mut rng));
        let mut net = Net {
            places: Vec::new(),
            now: 1_000,
            weather: Weather::default(),
            patience: 60,
            chatter: 0,
            impatience: 0,
            wire: None,
            secrets: BTreeMap::new(),
            links: BTreeSet::new(),
            cuts: Vec::new(),
            flights: Vec::new(),
            order: 0,
            signed: BTreeMap::new(),
            liars: others.keys().copied().collect(),
            hands: seed,
            rng: ChaCha20Rng::seed_from_u64(seed),
        };
        let seats = layout.places.len() as u8;
        for (place, secret) in secrets.iter().copied().enumerate() {
            let here = Seat::all(seats).filter(|seat| layout.places[seat.index()] == place);
            let locals: Vec<Local> =
                here.map(|seat| Local { seat, name: format!("Player {}", seat.byte()) }).collect();
            let offer = others.get(&place).copied().unwrap_or(catalogue);
            let mut own = ChaCha20Rng::seed_from_u64(seed * 100 + place as u64);
            let mut copy = own.clone();
            let seeds = locals.iter().map(|_| bytes(&mut copy)).collect();
            let key = DeviceKey::from_secret(&secret);
            let opened = if place == 0 {
                let remotes = Seat::all(seats).filter(|seat| layout.places[seat.index()] != 0);
                let remotes = remotes.map(|seat| (seat, device(layout.places[seat.index()])));
                let plan = Plan {
                    table,
                    game: layout.game.to_owned(),
                    options: layout.options.clone(),
                    seats,
                    remotes: remotes.collect(),
                };
                Table::host(offer, &plan, &key, &locals, net.now, &mut own)
            } else {
                Table::join(offer, table, device(0), &key, &locals, net.now, &mut own)
            };
            let (opened, outputs) = opened.expect("the layout is a legal table");
            net.places.push(Place {
                secret,
                table: Some(opened),
                disk: Vec::new(),
                seeds,
                faults: Vec::new(),
                refused: Vec::new(),
                shown: Vec::new(),
                tamper: None,
                die_after: None,
                hands: Hands::All,
                catalogue: offer,
                reborn_at: 0,
                wake_at: None,
                locals,
            });
            net.execute(place, outputs);
        }
        net
    }

    /// The device's public key.
    pub fn device(&self, place: usize) -> Device {
        DeviceKey::from_secret(&self.places[place].secret).device()
    }

    /// Lets a device lie: the laws about honest signatures no longer bind it.
    pub fn lies(&mut self, place: usize) {
        self.liars.insert(place);
    }

    /// The table of a device that is alive.
    pub fn table(&self, place: usize) -> &Table {
        self.places[place].table.as_ref().expect("the test keeps this device alive")
    }

    /// Hands an input to a table and executes what comes out.
    pub fn input(&mut self, place: usize, input: Input) {
        let mut rng = ChaCha20Rng::seed_from_u64(self.rng.next_u64());
        let now = self.now;
        let Some(table) = self.places[place].table.as_mut() else { return };
        let outputs = table.handle(input, now, &mut rng);
        self.execute(place, outputs);
    }

    /// What people at all devices decide by themselves, from now on.
    pub fn hands(&mut self, hands: Hands) {
        self.places.iter_mut().for_each(|place| place.hands = hands);
    }

    /// A person at a seat decides.
    pub fn deed(&mut self, seat: Seat, deed: Deed) {
        let place = self.place_of(seat);
        self.input(place, Input::Deed { seat, deed });
    }

    /// The device where a seat sits.
    pub fn place_of(&self, seat: Seat) -> usize {
        let at = |place: &Place| place.locals.iter().any(|local| local.seat == seat);
        self.places.iter().position(at).expect("every seat sits somewhere")
    }

    /// Links two devices, both ways.
    pub fn link(&mut self, first: usize, second: usize) {
        self.links.extend([(first, second), (second, first)]);
        for (place, other) in [(first, second), (second, first)] {
            let other = self.device(other);
            self.input(place, Input::Linked(other));
        }
    }

    /// Cuts the link of two devices; what is under way is lost.
    pub fn cut(&mut self, first: usize, second: usize) {
        for (place, other) in [(first, second), (second, first)] {
            self.links.remove(&(place, other));
            let other = self.device(other);
            self.input(place, Input::Unlinked(other));
        }
        self.flights.retain(|flight| {
            (flight.from, flight.to) != (first, second) && (flight.from, flight.to) != (second, first)
        });
    }

    /// Links every device with every other.
    pub fn link_all(&mut self) {
        for first in 0..self.places.len() {
            for second in first + 1..self.places.len() {
                self.link(first, second);
            }
        }
    }

    /// A device dies: its table is gone, its disk is not. It is back after `rest` milliseconds.
    pub fn kill(&mut self, place: usize, rest: u64) {
        self.places[place].table = None;
        self.places[place].wake_at = None;
        self.places[place].reborn_at = self.now + rest;
        for other in 0..self.places.len() {
            if self.links.contains(&(place, other)) {
                self.cut(place, other);
            }
        }
    }

    /// A dead device is back from its disk, and linked with all that live.
    pub fn revive(&mut self, place: usize) {
        let disk = &self.places[place].disk;
        if disk.is_empty() {
            return;
        }
        let restored = Table::restore(self.places[place].catalogue, disk);
        let (table, outputs) = restored.expect("what a table saved can be taken up");
        self.places[place].table = Some(table);
        self.places[place].shown = self.shown_by_replay(place);
        self.execute(place, outputs);
        for other in 0..self.places.len() {
            if other != place && self.places[other].table.is_some() {
                self.link(place, other);
            }
        }
    }

    fn shown_by_replay(&self, place: usize) -> Vec<(u64, String)> {
        let mut shown = Vec::new();
        self.table(place).replay(&mut |sequence, before, step, _| {
            shown.push((sequence, before.notation(step)));
        });
        shown
    }

    fn execute(&mut self, place: usize, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Save { item, .. } => {
                    let last = self.places[place].disk.last().map_or(0, |saved| saved.id);
                    assert!(item.id > last, "saves rise");
                    self.places[place].disk.push(item);
                    if self.places[place].die_after == Some(self.places[place].disk.len() as u64) {
                        self.places[place].die_after = None;
                        self.kill(place, 50);
                        return;
                    }
                }
                Output::Send { after, to, frame } => {
                    let saved = self.places[place].disk.last().map_or(0, |saved| saved.id);
                    assert!(after.number() <= saved, "a frame left before the save it follows");
                    self.watch(place, &frame);
                    self.post(place, to, frame);
                }
                Output::Applied(applied) => {
                    let shown = applied.played.iter().map(|step| (applied.sequence, step.notation.clone()));
                    self.places[place].shown.extend(shown);
                }
                Output::Rewound { sequence } => {
                    self.places[place].shown.retain(|(at, _)| *at < sequence);
                }
                Output::Refused { refused, .. } => self.places[place].refused.push(refused),
                Output::Fault(fault) => self.places[place].faults.push(fault),
                Output::WakeAt(at) => self.places[place].wake_at = Some(at),
                Output::Said { .. } | Output::Changed => {}
            }
        }
    }

    /// The two laws.
    fn watch(&mut self, place: usize, frame: &[u8]) {
        let (_, frame) = Frame::read(frame).expect("a table writes canonical frames");
        let Frame::Entries(entries) = frame else { return };
        for bytes in entries.as_slice() {
            let bytes = bytes.as_slice();
            let entry = Entry::read(bytes).expect("a table writes canonical entries");
            let disk = &self.places[place].disk;
            let stored = disk.iter().rev().any(|saved| saved.bytes.ends_with(bytes));
            assert!(stored, "entry {} left before it was stored", entry.sequence());
            if !self.liars.contains(&self.place_of(entry.seat())) {
                let key = (entry.seat(), entry.sequence(), entry.previous().0);
                let first = self.signed.entry(key).or_insert_with(|| bytes.to_vec());
                assert_eq!(first, bytes, "a second version of entry {}", entry.sequence());
            }
        }
    }

    fn post(&mut self, from: usize, to: Device, frame: Vec<u8>) {
        let Some(to) = (0..self.places.len()).find(|place| self.device(*place) == to) else { return };
        let frames = match self.places[from].tamper.take() {
            Some(mut tamper) => {
                let (_, read) = Frame::read(&frame).expect("a table writes canonical frames");
                let frames = tamper(&read, to);
                self.places[from].tamper = Some(tamper);
                frames
            }
            None => vec![frame],
        };
        for frame in frames {
            self.carry(from, to, frame);
        }
    }

    /// Puts bytes on the way between two devices.
    pub fn carry(&mut self, from: usize, to: usize, bytes: Vec<u8>) {
        if let Some(wire) = &mut self.wire {
            wire.push((from, to, bytes.clone()));
        }
        let Weather { loss, double, delay, cut } = self.weather;
        if cut > 0 && self.rng.random_range(0..1000) < cut && self.links.contains(&(from, to)) {
            let rest = self.rng.random_range(1..3_000);
            self.cuts.push((self.now + rest, from, to));
            self.cut(from, to);
            return;
        }
        let copies = 1 + usize::from(self.rng.random_range(0..100) < double);
        for _ in 0..copies {
            if self.rng.random_range(0..100) < loss {
                continue;
            }
            let at = self.now + if delay > 1 { self.rng.random_range(1..=delay) } else { 1 };
            self.order += 1;
            self.flights.push(Flight { at, order: self.order, from, to, bytes: bytes.clone() });
        }
    }

    /// Lets people decide, frames arrive and time pass, until `done` or for `limit` milliseconds. Whether it was
    /// done.
    pub fn run(&mut self, limit: u64, done: impl Fn(&Net) -> bool) -> bool {
        let end = self.now + limit;
        loop {
            while self.people() {}
            if done(self) {
                return true;
            }
            self.chat();
            self.give_up();
            if !self.step(end) {
                return done(self);
            }
        }
    }

    /// Until every table of a living device is over.
    pub fn finish(&mut self, limit: u64) -> bool {
        self.run(limit, |net| {
            let over = |place: &Place| place.table.as_ref().is_some_and(|table| table.phase() == Phase::Over);
            net.places.iter().all(over)
        })
    }

    /// The next thing that happens by itself. `false`: nothing will, before `end`.
    fn step(&mut self, end: u64) -> bool {
        let flight = self.flights.iter().map(|flight| flight.at).min();
        let alive = self.places.iter().filter(|place| place.table.is_some());
        let wake = alive.filter_map(|place| place.wake_at).min();
        let dead = self.places.iter().filter(|place| place.table.is_none() && !place.disk.is_empty());
        let birth = dead.map(|place| place.reborn_at).min();
        let relink = self.cuts.iter().map(|cut| cut.0).min();
        let Some(next) = [flight, wake, birth, relink].into_iter().flatten().min() else { return false };
        if next > end {
            return false;
        }
        self.now = self.now.max(next);
        for place in 0..self.places.len() {
            if self.places[place].table.is_none() && self.places[place].reborn_at <= self.now {
                self.revive(place);
            }
            if self.places[place].wake_at.is_some_and(|at| at <= self.now) {
                self.places[place].wake_at = None;
                self.input(place, Input::Tick);
            }
        }
        while let Some(cut) = self.cuts.iter().position(|cut| cut.0 <= self.now) {
            let (_, from, to) = self.cuts.swap_remove(cut);
            if self.places[from].table.is_some() && self.places[to].table.is_some() {
                self.link(from, to);
            }
        }
        let due = self.flights.iter().filter(|flight| flight.at <= self.now);
        if let Some(order) = due.map(|flight| (flight.at, flight.order)).min().map(|(_, order)| order) {
            let place = self.flights.iter().position(|flight| flight.order == order);
            let flight = self.flights.remove(place.expect("the flight was just found"));
            if self.links.contains(&(flight.from, flight.to)) {
                let from = self.device(flight.from);
                self.input(flight.to, Input::Frame { from, bytes: flight.bytes });
            }
        }
        true
    }

    /// Puts the disk of a device back to its first `saves` items, as a restored backup does, and revives it.
    pub fn restore_backup(&mut self, place: usize, saves: usize) {
        self.kill(place, 0);
        self.places[place].disk.truncate(saves);
        self.revive(place);
    }

    /// Asserts that nobody was accused and that all living tables hold the same log and the same standing.
    pub fn assert_honest(&self) {
        let alive: Vec<&Place> = self.places.iter().filter(|place| place.table.is_some()).collect();
        for place in &alive {
            let accused = |fault: &&Fault| matches!(fault, Fault::Peer { .. } | Fault::Lost { .. });
            assert_eq!(place.faults.iter().find(accused), None, "an honest seat was accused");
            let table = place.table.as_ref().expect("it is alive");
            let first = alive[0].table.as_ref().expect("it is alive");
            assert_eq!(table.entries(), first.entries());
            assert_eq!(table.standing(), first.standing());
            assert_eq!(place.shown, alive[0].shown);
        }
    }

    /// The accusation that a device's table made.
    pub fn accusation(&self, place: usize) -> Option<(Seat, u64, &'static str)> {
        self.places[place].faults.iter().find_map(|fault| match fault {
            Fault::Peer { seat, sequence, clause, .. } => Some((*seat, *sequence, clause.id())),
            _ => None,
        })
    }
}

/// A layout with one device for each seat.
pub fn apart(game: &'static str, seats: usize, options: &[(&str, &str)]) -> Layout {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Layout { game, options, places: (0..seats).collect() }
}

/// Whether the log of a table is finished with this standing.
pub fn finished(table: &Table) -> bool {
    matches!(table.standing(), Standing::Finished(_)) && table.phase() == Phase::Over
}

/// All seats of a table but one.
pub fn but(seats: u8, seat: Seat) -> Seats {
    Seats::all(seats).without(Seats::of([seat]))
}

/// The last entry of this kind in a table's log.
pub fn last_of(table: &Table, kind: Kind) -> Option<&Entry> {
    table.entries().iter().rev().find(|entry| entry.kind() == kind)
}

/// The act of an entry, to be changed by a cheat.
pub fn act_of(entry: &Entry) -> Act {
    entry.act().clone()
}

fn bytes(rng: &mut ChaCha20Rng) -> [u8; 32] {
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    bytes
}
