//! The commands of the command line.

mod bench;
mod board;
mod demo;
mod papers;
mod perft;
mod records;
mod seats;
mod simulate;

use std::{
    io::{IsTerminal, stdin, stdout},
    path::PathBuf,
    sync::Arc,
};

use labirinto_games::{Catalogue, Game, Level, OptionFault, OptionValues, Seat, Setup};
use labirinto_node::{Error, Starter, Texts, Whose, settle, table_options};

use crate::{
    chance::Chance,
    cli::{self, General, Line, Task},
    full,
    output::{Output, Voice},
    talk,
    trouble::{pairs, trouble},
};

/// What every command is given.
pub struct Context {
    /// The words.
    pub texts: Arc<Texts>,
    /// The games on offer.
    pub catalogue: Catalogue,
    /// The options that can stand everywhere.
    pub general: General,
    /// Where words go.
    pub out: Output,
}

impl Context {
    /// The chance that the command line asked for.
    ///
    /// # Errors
    /// The seed is none.
    pub fn chance(&self) -> Result<Chance, Error> {
        Chance::new(&self.texts, self.general.seed.as_deref())
    }

    /// The folder of games, keys and settings: `--data`, else the place that the system has for it.
    ///
    /// # Errors
    /// The environment does not name a home.
    pub fn folder(&self) -> Result<PathBuf, Error> {
        let variable =
            |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let home = || variable("HOME");
        let usual = if cfg!(windows) {
            variable("APPDATA").map(|folder| folder.join("Labirinto"))
        } else if cfg!(target_os = "macos") {
            home().map(|folder| folder.join("Library/Application Support/Labirinto"))
        } else {
            variable("XDG_DATA_HOME")
                .or_else(|| home().map(|folder| folder.join(".local/share")))
                .map(|folder| folder.join("labirinto"))
        };
        let given = self.general.data.clone().or(usual);
        given.ok_or_else(|| trouble(&self.texts, "no-home", Whose::You, &[]))
    }

    /// Refuses `--seed` where something secret of a real game would depend on it, and where nothing depends on it.
    fn seed_fits(&self, task: Option<&Task>) -> Result<(), Error> {
        let seeded =
            matches!(task, Some(Task::Demo(_) | Task::Board(_) | Task::Simulate(_) | Task::Bench(_)));
        match self.general.seed {
            Some(_) if !seeded => Err(trouble(&self.texts, "seed-here", Whose::You, &[])),
            _ => Ok(()),
        }
    }
}

/// Does what the command line asks for; the exit status.
///
/// # Errors
/// What went wrong; its exit status is [`Error::exit_status`].
pub fn run(context: &Context, line: &Line) -> Result<u8, Error> {
    context.seed_fits(line.task.as_ref())?;
    match &line.task {
        None => start(context),
        Some(Task::Play(play)) => seats::play(context, play),
        Some(Task::Host(host)) => seats::host(context, host),
        Some(Task::Join(join)) => seats::join(context, join),
        Some(Task::Resume(resume)) => seats::resume(context, resume),
        Some(Task::Verify(verify)) => records::verify(context, verify),
        Some(Task::Replay(replay)) => records::replay(context, replay),
        Some(Task::Records(records)) => records::records(context, records),
        Some(Task::Board(board)) => board::run(context, board),
        Some(Task::Simulate(simulate)) => simulate::run(context, simulate),
        Some(Task::Perft(perft)) => perft::run(context, perft),
        Some(Task::Help(help)) => papers::help(context, help),
        Some(Task::Completions(completions)) => Ok(papers::completions(context, completions)),
        Some(Task::Man(man)) => papers::man(context, man),
        Some(Task::Demo(demo)) => demo::run(context, demo),
        Some(Task::Bench(bench)) => bench::run(context, bench),
    }
}

/// Without a command: the full screen on a terminal, the menu in lines where lines were asked for, else the help.
fn start(context: &Context) -> Result<u8, Error> {
    let terminal = stdin().is_terminal() && stdout().is_terminal();
    if terminal && context.out.voice == Voice::Drawn {
        return full::run(context, seats::everywhere(context)?, None);
    }
    if context.general.plain {
        return talk::menu(context, seats::everywhere(context)?);
    }
    papers::help(context, &cli::Help { command: None })
}

/// A setup of `game` with the options of the command line, those of the table among them. `drawn` begins where a
/// draw would say who does.
///
/// # Errors
/// An option is not one of this game or of its table, or the game is not for so many.
pub fn setup(context: &Context, game: &dyn Game, count: Option<u8>, drawn: Seat) -> Result<Setup, Error> {
    let given = pairs(&context.texts, &context.general.options)?;
    let (options, table, _) =
        settle(game, &given).map_err(|fault| option_trouble(&context.texts, game, &fault))?;
    let seats = seats(context, game, count)?;
    let first = match table.starter {
        Starter::Draw => drawn,
        Starter::Host => Seat::HOST,
        Starter::Guest => Seat::all(seats).nth(1).unwrap_or(Seat::HOST),
    };
    Ok(Setup { seats, options, first })
}

/// How many seats a table of `game` has: as many as asked for, else the fewest.
///
/// # Errors
/// The game is not for so many.
pub fn seats(context: &Context, game: &dyn Game, count: Option<u8>) -> Result<u8, Error> {
    let count = count.unwrap_or(*game.seats().start());
    if game.seats().contains(&count) {
        Ok(count)
    } else {
        Err(option_trouble(&context.texts, game, &OptionFault::Seats(count)))
    }
}

/// What is wrong with a choice of options for `game`, as an error.
pub fn option_trouble(texts: &Texts, game: &dyn Game, fault: &OptionFault) -> Error {
    let specs = || game.options().iter().chain(table_options(game));
    match fault {
        OptionFault::UnknownKey(key) => {
            let keys: Vec<&str> = specs().map(|option| option.key).collect();
            let keys = keys.join(", ");
            texts.error("option-unknown", Whose::You, &[("key", key.into()), ("keys", (&keys).into())])
        }
        OptionFault::BadValue { key, value } => {
            let chosen = specs().filter(|option| option.key == key);
            let values: Vec<String> = chosen.map(|option| allowed(&option.values)).collect();
            let values = values.join(", ");
            let arguments = [("key", key.into()), ("value", value.into()), ("values", (&values).into())];
            texts.error("option-value", Whose::You, &arguments)
        }
        OptionFault::Twice(key) => texts.error("option-twice", Whose::You, &[("key", key.into())]),
        OptionFault::Seats(count) => {
            let seats = game.seats();
            let arguments = [
                ("count", i64::from(*count).into()),
                ("least", i64::from(*seats.start()).into()),
                ("greatest", i64::from(*seats.end()).into()),
            ];
            texts.error("seats", Whose::You, &arguments)
        }
    }
}

fn allowed(values: &OptionValues) -> String {
    match values {
        OptionValues::Words(words) => words.join(", "),
        OptionValues::Range { least, greatest, .. } => format!("{least}..{greatest}"),
    }
}

/// A level that the command line already checked.
pub fn level(number: &str) -> Level {
    number.parse().ok().and_then(Level::new).unwrap_or(Level::LAST)
}

/// A seat where nobody with a name sits.
pub fn seat_word(texts: &Texts, seat: Seat) -> String {
    texts.say("term-seat", &[("number", (i64::from(seat.byte()) + 1).into())])
}
