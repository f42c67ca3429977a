//! The desktop shell of Labirinto: the binary `labirinto`. It draws any game from its display list, and
//! knows no rule of any.

mod chance;
mod cli;
mod clock;
mod engine;
mod full;
mod incoming;
mod json;
mod output;
mod pair;
mod raster;
mod run;
mod talk;
mod target;
mod trouble;
mod typed;

use std::{
    io::{IsTerminal, stdout},
    process::ExitCode,
    sync::Arc,
};

use clap::FromArgMatches;
use labirinto_games::GAMES;
use labirinto_node::{Language, Texts};

use cli::{General, Line};
use output::{Output, Voice};
use raster::Glyphs;

fn main() -> ExitCode {
    let glyphs = Glyphs::of_locale(|name| std::env::var(name).ok());
    let texts = Arc::new(Texts::new(spoken_language(), GAMES));
    let json = std::env::args_os().any(|argument| argument == "--json");
    let voice = if json { Voice::Json } else { Voice::Plain };
    let out = Output { voice, glyphs, texts: Box::leak(Box::new(texts.clone())), to_the_end: false };
    let line = match read_line(&texts, out) {
        Ok(line) => line,
        Err(status) => return status.into(),
    };
    let out = Output { voice: voice_of(&line.general), ..out };
    let context = run::Context { texts, catalogue: GAMES, general: line.general.clone(), out };
    match run::run(&context, &line) {
        Ok(status) => status.into(),
        Err(error) => {
            out.error(&error, &context.texts);
            error.exit_status().into()
        }
    }
}

/// The command line, or the status with which it ends at once.
fn read_line(texts: &Texts, out: Output) -> Result<Line, u8> {
    let matches = cli::command(texts).try_get_matches();
    let error = match matches.and_then(|matches| Line::from_arg_matches(&matches)) {
        Ok(line) => return Ok(line),
        Err(error) => error,
    };
    match cli::complain(&error, texts) {
        Some(trouble) => {
            out.error(&trouble, texts);
            Err(trouble.exit_status())
        }
        None => {
            out.page(error.to_string().trim_end());
            Err(0)
        }
    }
}

/// The language in which the command line itself is explained: `--lang`, else the environment's.
fn spoken_language() -> Language {
    let arguments = std::env::args_os().map(|argument| argument.to_string_lossy().into_owned());
    let mut arguments =
        arguments.skip_while(|argument| argument != "--lang" && !argument.starts_with("--lang="));
    let tag = arguments.next().and_then(|argument| match argument.split_once('=') {
        Some((_, tag)) => Some(tag.to_owned()),
        None => arguments.next(),
    });
    tag.and_then(|tag| Language::from_tag(&tag)).unwrap_or_else(Language::detect)
}

fn voice_of(general: &General) -> Voice {
    if general.json {
        Voice::Json
    } else if general.plain || !stdout().is_terminal() {
        Voice::Plain
    } else {
        Voice::Drawn
    }
}
