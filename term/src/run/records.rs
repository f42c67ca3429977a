//! `records`, `verify` and `replay`.

use labirinto_node::{
    Error, Node, SeatFinding,
    records::{RecordLine, Replay, Unfinished, VerifyReport, verify_file},
    statistics::Statistics,
};
use serde::Serialize;

use super::{Context, seats::alone};
use crate::{
    cli::{self, RecordAct, Records, Verify},
    json::Line,
    output::{Output, Voice},
    raster,
};

/// One game of a list.
#[derive(Serialize)]
pub struct Listed {
    event: &'static str,
    table: String,
    game: String,
    names: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    honest: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<u32>,
    text: String,
}

impl Listed {
    /// A game that can go on.
    pub fn unfinished(game: &Unfinished) -> Listed {
        Listed {
            event: "unfinished",
            table: game.table.to_string(),
            game: game.game.clone(),
            names: game.names.clone(),
            result: None,
            honest: None,
            turn: Some(game.turn),
            text: game.awaited.clone(),
        }
    }

    fn finished(game: &RecordLine) -> Listed {
        Listed {
            event: "finished",
            table: game.table.to_string(),
            game: game.game.clone(),
            names: game.names.clone(),
            result: Some(game.result.word),
            honest: Some(game.honest()),
            turn: None,
            text: game.result.reason.clone(),
        }
    }
}

/// What the finished games of one kind come to.
#[derive(Serialize)]
struct Tally {
    event: &'static str,
    game: String,
    against: &'static str,
    won: u32,
    lost: u32,
    drawn: u32,
    open: u32,
    text: String,
}

impl Tally {
    fn of(one: Statistics) -> Tally {
        Tally {
            event: "statistics",
            game: one.game,
            against: if one.computer { "computer" } else { "people" },
            won: one.won,
            lost: one.lost,
            drawn: one.drawn,
            open: one.open,
            text: one.text,
        }
    }
}

/// `records`; the exit status.
///
/// # Errors
/// The folder is not usable, no such game, or the file cannot be read or written.
pub fn records(context: &Context, records: &Records) -> Result<u8, Error> {
    let node = Node::open(alone(context)?, Box::new(drop))?;
    let done = act(context, &node, records);
    node.shut();
    done.map(|()| 0)
}

fn act(context: &Context, node: &Node, records: &Records) -> Result<(), Error> {
    match &records.act {
        None => {
            let games = node.records()?;
            if games.is_empty() {
                context.out.line(&context.texts.say("term-records-nothing", &[]));
            }
            for game in &games {
                let short: String = game.table.to_string().chars().take(8).collect();
                let honest = if game.honest() { "term-records-honest" } else { "term-records-bad" };
                let honest = context.texts.say(honest, &[]);
                let (title, names) = (&game.title, game.names.join(", "));
                context.out.line(&format!("{short}  {title}  {names}  {}  {honest}", game.result.title));
                context.out.object(&Listed::finished(game));
            }
            for one in node.statistics()? {
                context.out.line(&one.text);
                context.out.object(&Tally::of(one));
            }
        }
        Some(RecordAct::Export { id, file }) => {
            let table = node.find(id)?;
            node.export(table, file)?;
            let path = file.display().to_string();
            context.out.line(&context.texts.say("term-records-written", &[("path", (&path).into())]));
            context.out.object(&Line::Record { path });
        }
        Some(RecordAct::Import { file }) => {
            let table = node.import(file)?;
            let path = file.display().to_string();
            context.out.line(&context.texts.say("term-records-taken", &[("path", (&path).into())]));
            let taken = node.records()?;
            for game in taken.iter().filter(|game| game.table == table) {
                context.out.object(&Listed::finished(game));
            }
        }
    }
    Ok(())
}

/// `verify`; the exit status: the worst of all files.
///
/// # Errors
/// A file cannot be read or is no record; the files before it are told.
pub fn verify(context: &Context, verify: &Verify) -> Result<u8, Error> {
    let out = Output { to_the_end: true, ..context.out };
    let mut worst = 0;
    let mut failure = None;
    for file in &verify.files {
        match verify_file(file, context.catalogue, &context.texts) {
            Ok(report) => {
                tell(context, out, &file.display().to_string(), &report);
                worst = worse(worst, report.state.exit_status());
            }
            Err(error) => {
                out.error(&error, &context.texts);
                failure = Some(error.exit_status());
            }
        }
    }
    Ok(failure.map_or(worst, |status| if worst == 1 { 1 } else { status }))
}

/// A proven cheat outweighs what is only unfinished.
fn worse(one: u8, other: u8) -> u8 {
    match (one, other) {
        (1, _) | (_, 1) => 1,
        _ => one.max(other),
    }
}

fn tell(context: &Context, out: Output, file: &str, report: &VerifyReport) {
    out.line(&format!("{file}: {}", report.result.title));
    if !report.result.reason.is_empty() {
        out.line(&format!("  {}", report.result.reason));
    }
    for finding in &report.lines {
        out.finding(finding, &context.texts);
    }
    for SeatFinding { text, sequence, clause, .. } in &report.findings {
        let place = sequence.map(|number| format!(" [{number} {clause}]")).unwrap_or_default();
        out.line(&format!("  {text}{place}"));
    }
    let mut result = report.result.clone();
    if result.reason.is_empty() {
        // Of a file that was changed nothing else is known.
        result.reason =
            report.lines.iter().find(|line| !line.good).map_or_else(String::new, |line| line.text.clone());
    }
    out.object(&Line::verdict(&result, &report.findings, Some(file.to_owned())));
}

/// `replay`; the exit status, as that of `verify`.
///
/// # Errors
/// The file cannot be read or is no record.
pub fn replay(context: &Context, replay: &cli::Replay) -> Result<u8, Error> {
    let file = &replay.file;
    let record = Replay::open(file, context.catalogue, &context.texts)?;
    if context.out.voice == Voice::Drawn && std::io::IsTerminal::is_terminal(&std::io::stdin()) {
        return crate::full::replay(context, record);
    }
    let out = Output { to_the_end: true, ..context.out };
    for number in 0..record.steps() {
        let Some(step) = record.step(number, &context.texts) else { continue };
        out.line(&format!("{}. {} {}", step.line.sequence, step.line.told, step.line.notation));
        out.object(&Line::entry(&step.line));
        if let Some(study) = record.study(number).filter(|_| replay.analysis) {
            let lines = study.run(&context.texts);
            out.lines(lines.iter().map(|line| format!("  {line}")));
            if !lines.is_empty() {
                out.object(&Line::Analysis { seq: step.line.sequence, lines });
            }
        }
        if out.voice == Voice::Drawn && step.line.shown {
            let panels = step.scene.iter().flat_map(|scene| &scene.panels);
            out.lines(panels.flat_map(|panel| raster::draw(panel, out.glyphs).lines()));
        }
    }
    let report = record.report();
    tell(context, out, &file.display().to_string(), report);
    Ok(report.state.exit_status())
}
