//! Measurements of the whole program as a process of its own.

use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use labirinto_games::{Game, Level, Seat};
use labirinto_node::{Error, Whose};

use super::{Context, Figure, figure::milliseconds, scratch::Scratch, setup};
use crate::{full, trouble::trouble};

/// A process of this program that is ended when dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It is this measurement's own child.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(context: &Context, folder: &Path, arguments: &[&str]) -> Result<Running, Error> {
    let program = std::env::current_exe();
    let child = program.and_then(|program| {
        Command::new(program)
            .args(arguments)
            .arg("--data")
            .arg(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
    });
    child.map(Running).map_err(|error| failed(context, &error.to_string()))
}

fn failed(context: &Context, why: &str) -> Error {
    trouble(&context.texts, "process", Whose::Disk, &[("why", why.into())])
}

/// Reads the child's lines until one holds `wanted`.
fn until(context: &Context, child: &mut Running, wanted: &str) -> Result<(), Error> {
    let output = child.0.stdout.take().ok_or_else(|| failed(context, wanted))?;
    for line in BufReader::new(output).lines().map_while(Result::ok) {
        if line.contains(wanted) {
            return Ok(());
        }
    }
    Err(failed(context, wanted))
}

/// The resident memory of a process in MiB, where the system tells.
fn resident(id: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: f64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kibibytes / 1024.0)
}

/// Memory of a node in play. Nothing where the system does not tell.
///
/// # Errors
/// The process cannot be started or does not come to play.
pub fn memory(context: &Context, game: &'static dyn Game) -> Result<Vec<Figure>, Error> {
    let scratch = Scratch::new(context, "memory")?;
    let board = scratch.0.join("board");
    let mut arguments = vec!["play", game.id(), "--json", "--option", "starter=host"];
    let given = board.display().to_string();
    if game.has_secrets() {
        let setup = setup(context, game, false)?;
        let secret = game.generate(&setup, Seat::HOST, 0, Level::LAST, &mut context.chance()?.stream(0));
        let text = game.write_board(&setup.options, &secret).expect("a game writes what it generates");
        std::fs::write(&board, text).map_err(|error| failed(context, &error.to_string()))?;
        arguments.extend(["--board", &given]);
    }
    let mut playing = start(context, &scratch.0.join("playing"), &arguments)?;
    until(context, &mut playing, r#""awaited":"move""#)?;
    let bare = start(context, &scratch.0, &["board", game.id(), "check", "-"])?;
    std::thread::sleep(Duration::from_millis(300));
    let (Some(value), Some(against)) = (resident(playing.0.id()), resident(bare.0.id())) else {
        return Ok(Vec::new());
    };
    Ok(vec![Figure { name: "memory", value, unit: "MiB", samples: 1, against, note: String::new() }])
}

/// From the start of the process to the first line of the menu, and the time of drawing the first screen.
///
/// # Errors
/// The process cannot be started.
pub fn first_picture(context: &Context, _game: &'static dyn Game) -> Result<Vec<Figure>, Error> {
    const ROUNDS: usize = 7;
    let scratch = Scratch::new(context, "picture")?;
    let folder = scratch.0.join("node");
    let time = |arguments: &[&str], wanted: &str| -> Result<Duration, Error> {
        let mut times = Vec::new();
        for _ in 0..ROUNDS {
            let begin = Instant::now();
            let mut child = start(context, &folder, arguments)?;
            until(context, &mut child, wanted)?;
            times.push(begin.elapsed());
        }
        times.sort();
        Ok(times[ROUNDS / 2])
    };
    let words = context.texts.say("term-home-computer", &[]);
    let tag = context.texts.language().tag();
    let menu = time(&["--plain", "--lang", tag], &words)?;
    let drawing = full::first_picture(context, &scratch.0.join("drawn"))?;
    let against = time(&["--version"], env!("CARGO_PKG_VERSION"))?;
    Ok(vec![Figure {
        name: "first_picture",
        value: milliseconds(menu + drawing),
        unit: "ms",
        samples: ROUNDS,
        against: milliseconds(against),
        note: String::new(),
    }])
}
