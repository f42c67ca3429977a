//! The command line, as the contract says. Everything a person reads of it comes from the texts: here
//! stand only the names.

mod complaint;
mod help;
mod within;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

pub use complaint::complain;
pub use help::command;
use within::Within;

/// Everything that can stand on the command line.
#[derive(Debug, Parser)]
#[command(name = "labirinto", disable_help_flag = true, disable_version_flag = true)]
pub struct Line {
    /// What holds for every command.
    #[command(flatten)]
    pub general: General,
    /// What is to be done; nothing: the full screen.
    #[command(subcommand)]
    pub task: Option<Task>,
}

/// The options that can stand everywhere.
#[derive(Clone, Debug, Args)]
pub struct General {
    /// Table options.
    #[arg(long = "option", value_name = "KEY=VALUE", global = true)]
    pub options: Vec<String>,
    /// All chance, where nothing secret of a real game depends on it.
    #[arg(long, value_name = "HEX", global = true)]
    pub seed: Option<String>,
    /// The folder of games, keys and settings.
    #[arg(long, value_name = "DIR", global = true)]
    pub data: Option<PathBuf>,
    /// The name shown to others.
    #[arg(long, value_name = "NAME", global = true)]
    pub name: Option<String>,
    /// The language.
    #[arg(long, value_name = "LANG", global = true, value_parser = ["en", "eo", "fr", "hu", "pl"])]
    pub lang: Option<String>,
    /// Append-only lines.
    #[arg(long, global = true, conflicts_with = "json")]
    pub plain: bool,
    /// One JSON object a line.
    #[arg(long, global = true)]
    pub json: bool,
}

/// What the program can be asked to do.
#[derive(Debug, Subcommand)]
#[command(disable_help_subcommand = true)]
pub enum Task {
    /// Two computers play over loopback.
    Demo(Demo),
    /// A game on this device.
    Play(Play),
    /// Opens a table.
    Host(Host),
    /// Joins a table.
    Join(Join),
    /// Goes on with an unfinished game.
    Resume(Resume),
    /// Verifies records.
    Verify(Verify),
    /// Steps through a record.
    Replay(Replay),
    /// The finished games.
    Records(Records),
    /// Boards as text.
    Board(Board),
    /// Computer players against each other, without network.
    Simulate(Simulate),
    /// Counts move sequences.
    Perft(Perft),
    /// Measures.
    Bench(Bench),
    /// The help.
    Help(Help),
    /// Shell completions.
    Completions(Completions),
    /// The manual page.
    Man(Man),
}

/// `demo`.
#[derive(Debug, Args)]
pub struct Demo {
    /// The game's id.
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// How many nodes.
    #[arg(long, value_name = "N", value_parser = Within(2u8..=7))]
    pub seats: Option<u8>,
    /// The strength of all players.
    #[arg(long, value_name = "LEVEL", default_value = "3", value_parser = LEVELS)]
    pub level: String,
}

/// `play`.
#[derive(Debug, Args)]
pub struct Play {
    /// The game's id.
    #[arg(value_name = "GAME")]
    pub game: String,
    /// The strength of the computer.
    #[arg(long, value_name = "LEVEL", default_value = "3", value_parser = LEVELS)]
    pub level: String,
    /// Two at this keyboard.
    #[arg(long, conflicts_with = "level")]
    pub hotseat: bool,
    /// The secret of this seat.
    #[arg(long, value_name = "FILE")]
    pub board: Option<PathBuf>,
}

/// `host`.
#[derive(Debug, Args)]
pub struct Host {
    /// The game's id.
    #[arg(value_name = "GAME")]
    pub game: String,
    /// How many play.
    #[arg(long, value_name = "N", value_parser = Within(2u8..=7))]
    pub seats: Option<u8>,
    /// Where others reach this node.
    #[command(flatten)]
    pub seat: SeatHere,
    /// Whoever comes with the link may sit.
    #[arg(long)]
    pub accept: bool,
}

/// `join`.
#[derive(Debug, Args)]
pub struct Join {
    /// The link or address.
    #[arg(value_name = "LINK")]
    pub target: Option<String>,
    /// Where others reach this node.
    #[command(flatten)]
    pub seat: SeatHere,
}

/// What `host` and `join` say of the seat of this device.
#[derive(Debug, Args)]
pub struct SeatHere {
    /// Where others reach this node.
    #[arg(long, value_name = "ADDR:PORT")]
    pub listen: Vec<String>,
    /// The computer plays this seat.
    #[arg(long, value_name = "LEVEL", num_args = 0..=1, require_equals = true, default_missing_value = "3", value_parser = LEVELS)]
    pub bot: Option<String>,
    /// The secret of this seat.
    #[arg(long, value_name = "FILE")]
    pub board: Option<PathBuf>,
}

/// `resume`.
#[derive(Debug, Args)]
pub struct Resume {
    /// The beginning of the table's id.
    #[arg(value_name = "ID")]
    pub id: Option<String>,
    /// Where others reach this node.
    #[arg(long, value_name = "ADDR:PORT")]
    pub listen: Vec<String>,
}

/// `verify`.
#[derive(Debug, Args)]
pub struct Verify {
    /// The records.
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
}

/// `replay`.
#[derive(Debug, Args)]
pub struct Replay {
    /// The record.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Whether every position is looked at.
    #[arg(long)]
    pub analysis: bool,
}

/// `records`.
#[derive(Debug, Args)]
pub struct Records {
    /// What to do with them; nothing: list them.
    #[command(subcommand)]
    pub act: Option<RecordAct>,
}

/// What can be done with records.
#[derive(Debug, Subcommand)]
#[command(disable_help_subcommand = true)]
pub enum RecordAct {
    /// Writes one to a file.
    Export {
        /// The beginning of the table's id.
        #[arg(value_name = "ID")]
        id: String,
        /// Where to.
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Takes one from a file.
    Import {
        /// Where from.
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
}

/// `board`.
#[derive(Debug, Args)]
pub struct Board {
    /// The game's id.
    #[arg(value_name = "GAME")]
    pub game: String,
    /// What to do.
    #[command(subcommand)]
    pub act: BoardAct,
}

/// What can be done with boards.
#[derive(Debug, Subcommand)]
#[command(disable_help_subcommand = true)]
pub enum BoardAct {
    /// Makes legal ones.
    Generate {
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = Within(1u32..=1_000_000))]
        count: u32,
        /// How hard they are to find out.
        #[arg(long, value_name = "LEVEL", default_value = "3", value_parser = LEVELS)]
        level: String,
    },
    /// Names each broken clause.
    Check {
        /// The boards.
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Draws them.
    Show {
        /// The boards.
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
}

/// `simulate`.
#[derive(Debug, Args)]
pub struct Simulate {
    /// The game's id.
    #[arg(value_name = "GAME")]
    pub game: String,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = Within(1u32..=1_000_000))]
    pub games: u32,
    /// The level of each seat.
    #[arg(long, value_name = "A,B", value_delimiter = ',', value_parser = LEVELS)]
    pub players: Vec<String>,
    /// The level at which all secrets are made.
    #[arg(long, value_name = "1..5", value_parser = LEVELS)]
    pub boards: Option<String>,
}

/// `perft`.
#[derive(Debug, Args)]
pub struct Perft {
    /// The game's id.
    #[arg(value_name = "GAME")]
    pub game: String,
    /// How many moves deep.
    #[arg(long, value_name = "N", value_parser = Within(0u8..=20))]
    pub depth: u8,
}

/// `bench`.
#[derive(Debug, Args)]
pub struct Bench {
    /// The figures whose name begins so; nothing: all.
    #[arg(value_name = "WHAT")]
    pub what: Option<String>,
}

/// `help`.
#[derive(Debug, Args)]
pub struct Help {
    /// The command that is explained; nothing: all.
    #[arg(value_name = "COMMAND")]
    pub command: Option<String>,
}

/// `completions`.
#[derive(Debug, Args)]
pub struct Completions {
    /// For which shell.
    #[arg(value_name = "SHELL", value_enum)]
    pub shell: Shell,
}

/// `man`.
#[derive(Debug, Args)]
pub struct Man {
    /// The page of one command; nothing: of all.
    #[arg(value_name = "COMMAND")]
    pub command: Option<String>,
}

/// The levels of computer players.
const LEVELS: [&str; 5] = ["1", "2", "3", "4", "5"];
