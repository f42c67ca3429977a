//! What `play`, `host`, `join` and `resume` ask of the node.

use std::{
    io::{IsTerminal, stdin},
    net::SocketAddr,
};

use labirinto_games::Game;
use labirinto_node::{Command, Config, Discover, Error, Language, Listen, Node, Player, Whose};

use super::{Context, board, level, seats};
use crate::{
    cli::{Host, Join, Play, Resume, SeatHere},
    full,
    json::{Line, NearTable},
    output::Voice,
    talk,
    target::target,
    trouble::{game, pairs, read_text, trouble},
};

/// A node's configuration with what the command line says; nothing is listened at or looked for.
///
/// # Errors
/// There is no folder for it.
pub fn alone(context: &Context) -> Result<Config, Error> {
    let mut config = Config::alone(context.folder()?);
    config.name.clone_from(&context.general.name);
    config.language = context.general.lang.as_deref().and_then(Language::from_tag);
    config.catalogue = context.catalogue;
    Ok(config)
}

/// A node's configuration that others can reach.
fn reachable(context: &Context, listen: &[String]) -> Result<Config, Error> {
    let mut config = alone(context)?;
    config.discover = Discover::WhereListening;
    config.listen = Listen::Private;
    if !listen.is_empty() {
        let addresses: Result<Vec<SocketAddr>, Error> = listen
            .iter()
            .map(|given| {
                given.parse().map_err(|_| {
                    trouble(&context.texts, "address-form", Whose::You, &[("given", given.into())])
                })
            })
            .collect();
        config.listen = Listen::On(addresses?);
    }
    Ok(config)
}

/// The full screen's node: reachable once a table is hosted or joined.
///
/// # Errors
/// There is no folder for it.
pub fn everywhere(context: &Context) -> Result<Config, Error> {
    reachable(context, &[])
}

/// A person with the board of a file, when one is given. It is looked at before anything is begun, where the `game` is
/// known.
fn person(
    context: &Context,
    game: Option<&dyn Game>,
    board: Option<&std::path::PathBuf>,
) -> Result<Player, Error> {
    let board = board.map(|path| match game {
        Some(game) => board::secret(context, game, path),
        None => read_text(&context.texts, path),
    });
    Ok(Player { board: board.transpose()?, ..Player::PERSON })
}

fn sitting(context: &Context, game: Option<&dyn Game>, seat: &SeatHere) -> Result<Player, Error> {
    let person = person(context, game, seat.board.as_ref())?;
    Ok(match &seat.bot {
        Some(number) => Player {
            name: context.general.name.clone(),
            board: person.board,
            ..Player::computer(level(number))
        },
        None => person,
    })
}

/// Lines where they were asked for or where standard input is no terminal, else the full screen.
fn start(
    context: &Context,
    config: Config,
    command: Command,
    headless: bool,
    accept: bool,
) -> Result<u8, Error> {
    if context.out.voice == Voice::Drawn && !headless && stdin().is_terminal() {
        full::run(context, config, Some(command))
    } else {
        talk::play(context, config, command, headless, accept)
    }
}

/// `play`.
///
/// # Errors
/// The game, an option, the board or the folder is not usable.
pub fn play(context: &Context, play: &Play) -> Result<u8, Error> {
    let game = game(&context.texts, context.catalogue, &play.game)?;
    let person = person(context, Some(game), play.board.as_ref())?;
    let other = if play.hotseat {
        Player { name: Some(context.texts.say("term-terms-guest", &[])), ..Player::PERSON }
    } else {
        Player::computer(level(&play.level))
    };
    let mut players = vec![other; usize::from(seats(context, game, None)?)];
    players[0] = person;
    let options = pairs(&context.texts, &context.general.options)?;
    let command = Command::Play { game: game.id().to_owned(), options, players };
    start(context, alone(context)?, command, false, false)
}

/// `host`.
///
/// # Errors
/// The game, an option, the board, an address or the folder is not usable.
pub fn host(context: &Context, host: &Host) -> Result<u8, Error> {
    let game = game(&context.texts, context.catalogue, &host.game)?;
    let seats = seats(context, game, host.seats)?;
    let player = sitting(context, Some(game), &host.seat)?;
    let options = pairs(&context.texts, &context.general.options)?;
    let command = Command::Host { game: game.id().to_owned(), options, players: vec![player], seats };
    let config = reachable(context, &host.seat.listen)?;
    start(context, config, command, host.seat.bot.is_some(), host.accept)
}

/// `join`.
///
/// # Errors
/// The board, an address or the folder is not usable.
pub fn join(context: &Context, join: &Join) -> Result<u8, Error> {
    let config = reachable(context, &join.seat.listen)?;
    let Some(given) = &join.target else { return near(context, config) };
    let command = Command::Join { target: target(given), player: sitting(context, None, &join.seat)? };
    start(context, config, command, join.seat.bot.is_some(), false)
}

/// `resume`.
///
/// # Errors
/// No such game, an address or the folder is not usable.
pub fn resume(context: &Context, resume: &Resume) -> Result<u8, Error> {
    let config = reachable(context, &resume.listen)?;
    let node = Node::open(alone(context)?, Box::new(drop))?;
    let Some(id) = &resume.id else {
        let games = node.unfinished()?;
        for game in &games {
            let short: String = game.table.to_string().chars().take(8).collect();
            context.out.line(&format!(
                "{short}  {}  {}  {}",
                game.title,
                game.names.join(", "),
                game.awaited
            ));
            context.out.object(&super::records::Listed::unfinished(game));
        }
        if games.is_empty() {
            context.out.line(&context.texts.say("term-continue-nothing", &[]));
        }
        node.shut();
        return Ok(0);
    };
    let found = node.find(id);
    let local = node.unfinished().map(|games| {
        games.iter().any(|game| found.as_ref().is_ok_and(|table| *table == game.table) && game.local)
    });
    node.shut();
    let command = Command::Resume { table: found? };
    let config = if local? { alone(context)? } else { config };
    start(context, config, command, false, false)
}

/// The tables that are near, for as long as it takes to hear them.
fn near(context: &Context, config: Config) -> Result<u8, Error> {
    use std::{sync::mpsc::sync_channel, time::Instant};
    let (sender, receiver) = sync_channel(64);
    let node = Node::open(config, Box::new(move |event| drop(sender.try_send(event))))?;
    node.post(Command::Look)?;
    let start = Instant::now();
    let mut tables = Vec::new();
    let mut failure = None;
    while let Ok(event) = receiver.recv_timeout(talk::LOOK.saturating_sub(start.elapsed())) {
        match event {
            labirinto_node::Event::Near(near) => tables = near,
            labirinto_node::Event::Error { error, .. } => failure = Some(error),
            _ => {}
        }
    }
    node.shut();
    if let Some(error) = failure {
        return Err(error);
    }
    if tables.is_empty() {
        context.out.line(&context.texts.say("term-join-nobody", &[]));
    }
    for near in &tables {
        let note = if near.fits { String::new() } else { context.texts.say("term-join-version", &[]) };
        context.out.line(format!("{}  {}  {note}", near.name, near.id.0).trim_end());
    }
    let tables = tables
        .into_iter()
        .map(|near| NearTable { id: near.id.0, name: near.name, fits: near.fits })
        .collect();
    context.out.object(&Line::Near { tables });
    Ok(0)
}
