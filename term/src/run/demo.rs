//! `demo`: complete nodes in this process play a game to its verdicts.

use std::{fs, io::ErrorKind, path::PathBuf};

use labirinto_games::Seat;
use labirinto_node::{Error, Event, Player, SeatFinding, Whose};

use super::{Context, level, seat_word, setup};
use crate::{
    cli::Demo,
    json::Line,
    pair::Nodes,
    trouble::{game, pairs, trouble},
};

/// Plays; the exit status: 1 when a cheat was found.
///
/// # Errors
/// The game, an option or the folder is not usable, or the nodes are stuck.
pub fn run(context: &Context, demo: &Demo) -> Result<u8, Error> {
    let id = match &demo.game {
        Some(id) => id.as_str(),
        None => context.catalogue.first().map_or("", |game| game.id()),
    };
    let game = game(&context.texts, context.catalogue, id)?;
    let count = setup(context, game, demo.seats, Seat::HOST)?.seats;
    let options = pairs(&context.texts, &context.general.options)?;
    let chance = context.general.seed.as_ref().map(|_| context.chance()).transpose()?;
    let folder = fresh(context)?;
    let players: Vec<Player> = Seat::all(count)
        .map(|seat| Player {
            name: Some(seat_word(&context.texts, seat)),
            ..Player::computer(level(&demo.level))
        })
        .collect();
    let mut nodes = Nodes::seated(context, &folder, game.id(), &options, &players, chance.as_ref())?;
    let status = follow(context, &mut nodes, usize::from(count));
    nodes.shut();
    let path = folder.display().to_string();
    context.out.line(&context.texts.say("term-demo-folder", &[("path", (&path).into())]));
    status
}

/// Tells what the first node tells, and of each the verdict and where its record is.
fn follow(context: &Context, nodes: &mut Nodes, count: usize) -> Result<u8, Error> {
    let mut status = 0;
    let mut verdicts = vec![false; count];
    let mut records: Vec<Option<PathBuf>> = vec![None; count];
    while records.iter().any(Option::is_none) || verdicts.contains(&false) {
        let (seat, event) = nodes.next(context)?;
        match &event {
            Event::Entry { line, .. } if seat == 0 => {
                if line.shown {
                    context.out.line(&line.told);
                }
                context.out.object(&Line::entry(line));
            }
            Event::Verdict { result, findings, lines, .. } => {
                verdicts[seat] = true;
                if findings.iter().any(is_cheat) {
                    status = 1;
                }
                let name = findings.get(seat).map_or_else(String::new, |finding| finding.name.clone());
                context.out.line(&context.texts.say("term-demo-node", &[("name", (&name).into())]));
                context.out.line(&format!("  {}", result.reason));
                for finding in lines {
                    context.out.finding(finding, &context.texts);
                }
                context.out.object(&Line::verdict(result, findings, None));
            }
            Event::Record { path, .. } => {
                let told = path.display().to_string();
                context.out.line(&context.texts.say("term-records-written", &[("path", (&told).into())]));
                context.out.object(&Line::Record { path: told });
                records[seat] = Some(path.clone());
            }
            _ => {}
        }
    }
    Ok(status)
}

fn is_cheat(finding: &SeatFinding) -> bool {
    finding.word == "cheat"
}

/// A folder that nobody used yet: the first free number below `demo`.
fn fresh(context: &Context) -> Result<PathBuf, Error> {
    let folder = context.folder()?.join("demo");
    let refused = |error: std::io::Error| {
        let (path, why) = (folder.display().to_string(), context.texts.of_disk(&error));
        let arguments = [("path", (&path).into()), ("why", (&why).into())];
        trouble(&context.texts, "folder-unwritable", Whose::Disk, &arguments)
    };
    fs::create_dir_all(&folder).map_err(refused)?;
    let mut number = 1u64;
    loop {
        let fresh = folder.join(number.to_string());
        match fs::create_dir(&fresh) {
            Ok(()) => return Ok(fresh),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(refused(error)),
        }
    }
}
