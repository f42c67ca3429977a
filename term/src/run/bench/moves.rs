//! Moves between two nodes over loopback, and the audit of what they leave.

use std::{
    fs::File,
    io::{Read, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::mpsc::channel,
    time::{Duration, Instant},
};

use labirinto_games::{Game, Gesture, Level, Seat, Step};
use labirinto_node::{Command, Error, Event, NoticeKind, Player, records::verify_file};

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

/// How many moves the short game has.
const SHORT: usize = 25;

/// How many moves make one percentile.
const WINDOW: usize = 100;

/// Which move is the early one.
const EARLY: usize = 5;

/// Measures the moves early and late in one long game, and the audit of a long and a short one.
///
/// # Errors
/// The nodes cannot be opened, are stuck, or the disk fails.
pub fn measure(context: &Context, game: &'static dyn Game) -> Result<Vec<Figure>, Error> {
    let scratch = Scratch::new(context, "moves")?;
    let long = play(context, game, &scratch.0.join("long"), LONG)?;
    let short = play(context, game, &scratch.0.join("short"), SHORT)?;
    let bare = bare(&scratch.0).unwrap_or_default();
    let early = &long.moves[EARLY - 1..][..WINDOW];
    let late = &long.moves[LONG - WINDOW..];
    let mut figures = Vec::new();
    for (name, samples, against, percent) in [
        ("move_5th_p50", early, &bare[..], 50),
        ("move_5th_p99", early, &bare[..], 99),
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
    let (long_entries, long_time) = audit(context, &long.record)?;
    let (short_entries, short_time) = audit(context, &short.record)?;
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
    moves: Vec<Duration>,
    record: PathBuf,
}

fn play(context: &Context, game: &'static dyn Game, folder: &Path, count: usize) -> Result<Played, Error> {
    let setup = setup(context, game, false)?;
    let chance = context.chance()?;
    let mut rng = chance.stream(0);
    let middle = Level::new(3).expect("3 is a level");
    let secrets: Vec<_> = if game.has_secrets() {
        Seat::all(setup.seats).map(|seat| game.generate(&setup, seat, 0, middle, &mut rng)).collect()
    } else {
        Vec::new()
    };
    let board = |index: usize| secrets.get(index).and_then(|secret| game.write_board(&setup.options, secret));
    let players: Vec<Player> =
        (0..usize::from(setup.seats)).map(|index| Player { board: board(index), ..Player::PERSON }).collect();
    let options = [("starter".to_owned(), "host".to_owned())];
    let mut nodes = Nodes::seated(context, folder, game.id(), &options, &players, None)?;
    let mut script = Script::new(game, &setup, secrets);
    let mut moves = Vec::new();
    let mut turn = None;
    while moves.len() < count {
        if let Some(step) = script.owed() {
            script.apply(&step);
            continue;
        }
        let Some(step) = script.idle(&mut rng) else { break };
        moves.push(one(context, &mut nodes, &script, &step, &mut turn)?);
        script.apply(&step);
    }
    let record = end(context, &mut nodes)?;
    nodes.shut();
    Ok(Played { moves, record })
}

/// One move: from the key press to the first picture of another node that shows it. `turn` is the node that was last told
/// that it has to move: the word of the next turn may come before the picture that ends this measurement.
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
fn bare(folder: &Path) -> std::io::Result<Vec<Duration>> {
    const SIZE: usize = 512;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let mut near = TcpStream::connect(listener.local_addr()?)?;
    near.set_nodelay(true)?;
    let (mut far, _) = listener.accept()?;
    let mut here = File::create(folder.join("near"))?;
    let mut there = File::create(folder.join("far"))?;
    let (done, told) = channel();
    let other = std::thread::spawn(move || {
        let mut bytes = [0; SIZE];
        while far.read_exact(&mut bytes).is_ok() && there.write_all(&bytes).is_ok() {
            if there.sync_data().is_err() || done.send(Instant::now()).is_err() {
                return;
            }
        }
    });
    let mut samples = Vec::new();
    for _ in 0..WINDOW {
        let start = Instant::now();
        here.write_all(&[7; SIZE])?;
        here.sync_data()?;
        near.write_all(&[7; SIZE])?;
        let Ok(end) = told.recv() else { break };
        samples.push(end - start);
    }
    drop(near);
    let _ = other.join();
    Ok(samples)
}
