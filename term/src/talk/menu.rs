//! The menu of `--plain` without a command: everything the full screen offers, by number.

use labirinto_games::{Game, Level};
use labirinto_node::{Command, Config, Error, Language, Player, Target};

use super::Session;
use crate::{run::Context, target::target};

const ENTRIES: [&str; 9] = [
    "term-home-computer",
    "term-home-two",
    "term-home-host",
    "term-home-join",
    "term-home-continue",
    "term-home-records",
    "term-home-lesson",
    "term-home-settings",
    "term-home-quit",
];

/// Offers the menu until it is left; the exit status.
///
/// # Errors
/// The node cannot be opened.
pub fn menu(context: &Context, config: Config) -> Result<u8, Error> {
    let mut session = Session::open(context, config, false)?;
    session.listen();
    while let Some(entry) = choose(&mut session, &words(context, &ENTRIES)) {
        match ENTRIES[entry] {
            "term-home-computer" => computer(&mut session),
            "term-home-two" => two(&mut session),
            "term-home-host" => host(&mut session),
            "term-home-lesson" => lesson(&mut session),
            "term-home-join" => join(&mut session),
            "term-home-continue" => unfinished(&mut session),
            "term-home-records" => finished(&mut session),
            "term-home-settings" => settings(&mut session),
            _ => break,
        };
    }
    session.node.shut();
    Ok(0)
}

fn words(context: &Context, keys: &[&str]) -> Vec<String> {
    keys.iter().map(|key| context.texts.say(key, &[])).collect()
}

/// Says the lines with their numbers and reads one; `None` when standard input ended or nothing can be chosen.
fn choose(session: &mut Session<'_>, lines: &[String]) -> Option<usize> {
    let context = session.context;
    loop {
        for (index, line) in lines.iter().enumerate() {
            context.out.line(&format!("{}. {line}", index + 1));
        }
        if lines.is_empty() {
            return None;
        }
        context.out.line(&context.texts.say("term-plain-number", &[]));
        let answer = session.ask(|_, _| {})?;
        match answer.trim().parse::<usize>() {
            Ok(number) if (1..=lines.len()).contains(&number) => return Some(number - 1),
            _ => {}
        }
    }
}

/// Reads a line of text; `None` when standard input ended or the line is empty.
fn read(session: &mut Session<'_>, key: &str) -> Option<String> {
    session.context.out.line(&session.context.texts.say(key, &[]));
    let line = session.ask(|_, _| {})?;
    Some(line.trim().to_owned()).filter(|line| !line.is_empty())
}

fn game(session: &mut Session<'_>) -> Option<&'static dyn Game> {
    let catalogue = session.context.catalogue;
    if let [only] = catalogue {
        return Some(*only);
    }
    let lines: Vec<String> = catalogue
        .iter()
        .map(|game| {
            let word = |part: &str| session.context.texts.say(&format!("{}-{part}", game.id()), &[]);
            format!("{}: {}", word("name"), word("pitch"))
        })
        .collect();
    choose(session, &lines).map(|index| catalogue[index])
}

fn computer(session: &mut Session<'_>) -> Option<()> {
    let game = game(session)?;
    let levels: Vec<String> =
        (1..=5).map(|level| session.context.texts.say(&format!("term-level-{level}"), &[])).collect();
    let level = choose(session, &levels)? as u8 + 1;
    let mut players = vec![Player::computer(Level::new(level)?); usize::from(*game.seats().start())];
    players[0] = Player::PERSON;
    session.run(Command::Play { game: game.id().to_owned(), options: Vec::new(), players }, false);
    Some(())
}

fn two(session: &mut Session<'_>) -> Option<()> {
    let game = game(session)?;
    let mut players = vec![Player::PERSON; usize::from(*game.seats().start())];
    players.get_mut(1)?.name = read(session, "term-terms-name");
    session.run(Command::Play { game: game.id().to_owned(), options: Vec::new(), players }, false);
    Some(())
}

fn host(session: &mut Session<'_>) -> Option<()> {
    let game = game(session)?;
    let seats = *game.seats().start();
    let command = Command::Host {
        game: game.id().to_owned(),
        options: Vec::new(),
        players: vec![Player::PERSON],
        seats,
    };
    session.run(command, false);
    Some(())
}

fn lesson(session: &mut Session<'_>) -> Option<()> {
    let game = game(session)?;
    session.run(Command::Lesson { game: game.id().to_owned() }, false);
    Some(())
}

fn join(session: &mut Session<'_>) -> Option<()> {
    let near = session.look(|near| !near.is_empty());
    let mut lines: Vec<String> = near.iter().map(|near| near.name.clone()).collect();
    lines.push(session.context.texts.say("term-join-how", &[]));
    let chosen = if near.is_empty() { 0 } else { choose(session, &lines)? };
    let target = match near.get(chosen) {
        Some(near) => Target::Near(near.id.clone()),
        None => target(&read(session, "term-join-how")?),
    };
    session.run(Command::Join { target, player: Player::PERSON }, false);
    Some(())
}

fn unfinished(session: &mut Session<'_>) -> Option<()> {
    let games = session.node.unfinished().map_err(|error| tell(session, &error)).ok()?;
    if games.is_empty() {
        session.context.out.line(&session.context.texts.say("term-continue-nothing", &[]));
    }
    let lines: Vec<String> = games
        .iter()
        .map(|game| format!("{}: {}. {}", game.title, game.names.join(", "), game.awaited))
        .collect();
    let chosen = choose(session, &lines)?;
    session.run(Command::Resume { table: games[chosen].table }, false);
    Some(())
}

fn finished(session: &mut Session<'_>) -> Option<()> {
    let games = session.node.records().map_err(|error| tell(session, &error)).ok()?;
    if games.is_empty() {
        session.context.out.line(&session.context.texts.say("term-records-nothing", &[]));
    }
    let lines: Vec<String> = games
        .iter()
        .map(|game| format!("{}: {}. {}", game.title, game.names.join(", "), game.result.title))
        .collect();
    let chosen = choose(session, &lines)?;
    let replay = session.node.replay(games[chosen].table).map_err(|error| tell(session, &error)).ok()?;
    for step in 0..replay.steps() {
        if let Some(step) = replay.step(step, &session.context.texts) {
            session.context.out.line(&format!("{}. {}", step.line.sequence, step.line.told));
        }
    }
    Some(())
}

fn settings(session: &mut Session<'_>) -> Option<()> {
    let chosen = choose(session, &words(session.context, &["term-settings-name", "term-settings-language"]))?;
    if chosen == 0 {
        let name = read(session, "term-settings-name")?;
        session.post(Command::SetName(name));
    } else {
        let names: Vec<String> =
            Language::ALL.iter().map(|language| language.own_name().to_owned()).collect();
        let language = Language::ALL[choose(session, &names)?];
        session.context.texts.choose(language);
        session.post(Command::SetLanguage(language));
    }
    Some(())
}

fn tell(session: &Session<'_>, error: &Error) {
    session.context.out.error(error, &session.context.texts);
}
