//! Moves between two nodes over loopback, and the audit of what they leave.

use std::{
    fs::File,
    io::{Read, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, channel},
    time::{Duration, Instant},
};

use labirinto_games::{Game, Gesture, Level, Seat, Step};
use labirinto_node::{Command, Error, Event, NoticeKind, Player, records::verify_file};
use rand_chacha::ChaCha20Rng;

use super::{
    Context, Figure,
    figure::{milliseconds, percentile},
    scratch::Scratch,
    script::Script,
    setup,
};
use crate::pair::Nodes;

/// How many moves the long game has.
const LONG: usize = 500;

/// How many moves make one percentile.
const WINDOW: usize = 100;

/// Which move is the early one.
const EARLY: usize = 5;

/// Measures the moves early in one game and late in another, and the audit of both. The early move, the late one and what
/// both are held against take turns, so that what else this machine does falls on all of them alike.
///
/// # Errors
/// The nodes cannot be opened, are stuck, or the disk fails.
pub fn measure(context: &Context, game: &'static dyn Game) -> Result<Vec<Figure>, Error> {
    let scratch = Scratch::new(context, "moves")?;
    let mut long = Played::open(context, game, &scratch.0.join("long"))?;
    long.go_on(context, LONG - WINDOW)?;
    let mut short = Played::open(context, game, &scratch.0.join("short"))?;
    short.go_on(context, EARLY - 1)?;
    let mut bare = Bare::open(&scratch.0).map_err(|error| scratch.failed(context, &error))?;
    let mut floor = Vec::new();
    for _ in 0..WINDOW {
        short.go_on(context, 1)?;
        floor.push(bare.sample().map_err(|error| scratch.failed(context, &error))?);
        long.go_on(context, 1)?;
    }
    let early = &short.moves[EARLY - 1..];
    let late = &long.moves[LONG - WINDOW..];
    let mut figures = Vec::new();
    for (name, samples, against, percent) in [
        ("move_5th_p50", early, &floor[..], 50),
        ("move_5th_p99", early, &floor[..], 99),
        ("move_500th_p50", late, early, 50),
        ("move_500th_p99", late, early, 99),
    ] {
        figures.push(Figure {
            name,
            value: percentile(samples, percent),
            unit: "ms",
            samples: samples.len(),
            against: percentile(against, percent),
            note: String::new(),
        });
    }
    let (long_entries, long_time) = audit(context, &long.end(context)?)?;
    let (short_entries, short_time) = audit(context, &short.end(context)?)?;
    figures.push(Figure {
        name: "audit",
        value: milliseconds(long_time) / long_entries as f64,
        unit: "ms",
        samples: AUDITS,
        against: milliseconds(short_time) / short_entries as f64,
        note: format!("{long_entries} : {short_entries}"),
    });
    Ok(figures)
}

/// A game between two nodes.
struct Played {
    nodes: Nodes,
    script: Script,
    chance: ChaCha20Rng,
    /// The node that was last told that it has to move: the word of the next turn may come before the picture that
    /// ends a measurement.
    turn: Option<usize>,
    moves: Vec<Duration>,
}

impl Played {
    /// A fresh game, its nodes in folders below `folder`.
    fn open(context: &Context, game: &'static dyn Game, folder: &Path) -> Result<Played, Error> {
        let setup = setup(context, game, false)?;
        let mut chance = context.chance()?.stream(0);
        let middle = Level::new(3).expect("3 is a level");
        let secrets: Vec<_> = if game.has_secrets() {
            Seat::all(setup.seats).map(|seat| game.generate(&setup, seat, 0, middle, &mut chance)).collect()
        } else {
            Vec::new()
        };
        let board =
            |index: usize| secrets.get(index).and_then(|secret| game.write_board(&setup.options, secret));
        let player = |index| Player { board: board(index), ..Player::PERSON };
        let players: Vec<Player> = (0..usize::from(setup.seats)).map(player).collect();
        let options = [("starter".to_owned(), "host".to_owned())];
        let nodes = Nodes::seated(context, folder, game.id(), &options, &players, None)?;
        let script = Script::new(game, &setup, secrets);
        Ok(Played { nodes, script, chance, turn: None, moves: Vec::new() })
    }

    /// Plays so many moves, fewer only where the game allows no more that do not end it.
    fn go_on(&mut self, context: &Context, moves: usize) -> Result<(), Error> {
        let wanted = self.moves.len() + moves;
        while self.moves.len() < wanted {
            if let Some(step) = self.script.owed() {
                self.script.apply(&step);
                continue;
            }
            let Some(step) = self.script.idle(&mut self.chance) else { break };
            let time = one(context, &mut self.nodes, &self.script, &step, &mut self.turn)?;
            self.moves.push(time);
            self.script.apply(&step);
        }
        Ok(())
    }

    /// Gives the game up; the record of the first node.
    fn end(mut self, context: &Context) -> Result<PathBuf, Error> {
        let record = end(context, &mut self.nodes)?;
        self.nodes.shut();
        Ok(record)
    }
}

/// One move: from the key press to the first picture of another node that shows it.
fn one(
    context: &Context,
    nodes: &mut Nodes,
    script: &Script,
    step: &Step,
    turn: &mut Option<usize>,
) -> Result<Duration, Error> {
    let Step::Move { seat, .. } = step else { return Ok(Duration::ZERO) };
    let (mover, seat) = (seat.index(), *seat);
    while *turn != Some(mover) {
        let (of, event) = nodes.next(context)?;
        if has_turn(&event) {
            *turn = Some(of);
        }
    }
    let text = script.public().notation(step);
    let room = nodes.rooms[mover].expect("a node that has the turn has its room");
    let start = Instant::now();
    nodes.nodes[mover].post(Command::Gesture { room, seat, gesture: Gesture::Typed(text) })?;
    let mut arrived = false;
    loop {
        match nodes.next(context)? {
            (of, event) if has_turn(&event) => *turn = Some(of),
            (of, Event::Entry { line, .. }) if of != mover && line.kind == "move" => arrived = true,
            (of, Event::View { .. }) if of != mover && arrived => return Ok(start.elapsed()),
            _ => {}
        }
    }
}

fn has_turn(event: &Event) -> bool {
    matches!(event, Event::Turn { mine: true, awaited: "move", .. })
}

/// Gives the game up, and waits for the record of the first node.
fn end(context: &Context, nodes: &mut Nodes) -> Result<PathBuf, Error> {
    let room = nodes.rooms[0].expect("a node that played has its room");
    nodes.nodes[0].post(Command::Notice { room, seat: Seat::HOST, kind: NoticeKind::Resign })?;
    loop {
        if let (0, Event::Record { path, .. }) = nodes.next(context)? {
            return Ok(path);
        }
    }
}

/// How often a record is checked for its figure.
const AUDITS: usize = 5;

/// The number of entries of a record, and the shortest time of checking it.
fn audit(context: &Context, record: &Path) -> Result<(u64, Duration), Error> {
    let mut best = Duration::MAX;
    let mut entries = 1;
    for _ in 0..AUDITS {
        let start = Instant::now();
        entries = verify_file(record, context.catalogue, &context.texts)?.entries.max(1);
        best = best.min(start.elapsed());
    }
    Ok((entries, best))
}

/// What no move can be faster than: a durable write, a message over loopback, a durable write.
struct Bare {
    here: File,
    near: TcpStream,
    told: Receiver<Instant>,
}

impl Bare {
    /// How many bytes are written and sent.
    const SIZE: usize = 512;

    /// Two files in `folder`, and a thread at the other end of a connection, which ends with it.
    fn open(folder: &Path) -> std::io::Result<Bare> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let near = TcpStream::connect(listener.local_addr()?)?;
        near.set_nodelay(true)?;
        let (mut far, _) = listener.accept()?;
        let here = File::create(folder.join("near"))?;
        let mut there = File::create(folder.join("far"))?;
        let (done, told) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; Bare::SIZE];
            while far.read_exact(&mut bytes).is_ok() && there.write_all(&bytes).is_ok() {
                if there.sync_data().is_err() || done.send(Instant::now()).is_err() {
                    return;
                }
            }
        });
        Ok(Bare { here, near, told })
    }

    fn sample(&mut self) -> std::io::Result<Duration> {
        let start = Instant::now();
        self.here.write_all(&[7; Bare::SIZE])?;
        self.here.sync_data()?;
        self.near.write_all(&[7; Bare::SIZE])?;
        let end = self.told.recv().map_err(std::io::Error::other)?;
        Ok(end - start)
    }
}
