//! `board`: secret boards and positions as text.

use labirinto_games::{Flaw, Game, Level, Refusal, Seat, Secret, Setup};
use labirinto_node::{Error, Whose};
use serde::Serialize;

use super::{Context, level, setup};
use crate::{
    cli::{Board, BoardAct},
    output::{Output, Voice},
    trouble::{game, read_text, trouble},
};

/// Does what was asked; the exit status.
///
/// # Errors
/// The game, an option or the file is not usable.
pub fn run(context: &Context, board: &Board) -> Result<u8, Error> {
    let game = game(&context.texts, context.catalogue, &board.game)?;
    if !game.writes_boards() {
        return Err(trouble(&context.texts, "no-boards", Whose::You, &[("game", game.id().into())]));
    }
    let setup = setup(context, game, None, Seat::HOST)?;
    match &board.act {
        BoardAct::Generate { count, level: number } => generate(context, game, &setup, *count, level(number)),
        BoardAct::Check { file } => check(context, game, &setup, &boards(context, file)?),
        BoardAct::Show { file } => show(context, game, &setup, &boards(context, file)?),
    }
}

#[derive(Serialize)]
struct BoardLine {
    event: &'static str,
    number: usize,
    board: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    flaws: Vec<FlawLine>,
}

#[derive(Serialize)]
struct FlawLine {
    clause: &'static str,
    text: String,
    cells: Vec<String>,
}

fn generate(
    context: &Context,
    game: &dyn Game,
    setup: &Setup,
    count: u32,
    level: Level,
) -> Result<u8, Error> {
    let chance = context.chance()?;
    for number in 0..count {
        let mut rng = chance.stream(u64::from(number));
        let secret = game.generate(setup, Seat::HOST, 0, level, &mut rng);
        let text = game.write_board(&setup.options, &secret).expect("a game writes what it generates");
        if number > 0 {
            context.out.line("");
        }
        context.out.lines(text.trim_end_matches('\n').lines());
        let number = number as usize + 1;
        context.out.object(&BoardLine {
            event: "board",
            number,
            board: text,
            legal: None,
            flaws: Vec::new(),
        });
    }
    Ok(0)
}

fn check(context: &Context, game: &dyn Game, setup: &Setup, boards: &[String]) -> Result<u8, Error> {
    let out = Output { to_the_end: true, ..context.out };
    let (mut bad, mut unreadable) = (false, None);
    for (index, text) in boards.iter().enumerate() {
        let number = index + 1;
        let flaws = match game.read_board(&setup.options, text) {
            Ok(secret) => game.check(setup, Seat::HOST, 0, &secret),
            Err(Refusal { clause, text }) if !clause.is_empty() => {
                vec![Flaw { clause, text, cells: Vec::new() }]
            }
            Err(refusal) => {
                let error = no_board(context, number, &refusal);
                out.error(&error, &context.texts);
                unreadable = Some(error.exit_status());
                continue;
            }
        };
        let legal = flaws.is_empty();
        bad |= !legal;
        let flaws: Vec<FlawLine> = flaws
            .into_iter()
            .map(|flaw| FlawLine {
                clause: flaw.clause,
                text: context.texts.resolve(&flaw.text, &|seat| super::seat_word(&context.texts, seat)),
                cells: flaw.cells.into_iter().map(labirinto_games::Cell::name).collect(),
            })
            .collect();
        let say = |key: &str| context.texts.say(key, &[("number", (number as i64).into())]);
        out.line(&say(if legal { "term-board-legal" } else { "term-board-illegal" }));
        for flaw in &flaws {
            let cells =
                if flaw.cells.is_empty() { String::new() } else { format!(" ({})", flaw.cells.join(" ")) };
            out.line(&format!("  {} {}{cells}", flaw.clause, flaw.text));
        }
        let board = text.clone();
        out.object(&BoardLine { event: "board", number, board, legal: Some(legal), flaws });
    }
    Ok(if bad { 1 } else { unreadable.unwrap_or(0) })
}

fn show(context: &Context, game: &dyn Game, setup: &Setup, boards: &[String]) -> Result<u8, Error> {
    for (index, text) in boards.iter().enumerate() {
        let secret = read(context, game, setup, index + 1, text)?;
        let canonical = game.write_board(&setup.options, &secret).unwrap_or_else(|| text.clone());
        if index > 0 {
            context.out.line("");
        }
        if context.out.voice == Voice::Drawn {
            context
                .out
                .lines(drawn(context, game, setup, &secret).unwrap_or_else(|| vec![canonical.clone()]));
        } else {
            context.out.lines(canonical.trim_end_matches('\n').lines());
        }
        let number = index + 1;
        let line = BoardLine { event: "board", number, board: canonical, legal: None, flaws: Vec::new() };
        context.out.object(&line);
    }
    Ok(0)
}

/// The board as the desk of its owner shows it.
fn drawn(context: &Context, game: &dyn Game, setup: &Setup, secret: &Secret) -> Option<Vec<String>> {
    let scene = game.board_scene(setup, secret)?;
    let panel = scene.panels.first()?;
    Some(crate::raster::draw(panel, context.out.glyphs).lines())
}

/// The text of a legal board for the seat of this device, in the file given with `--board`.
///
/// # Errors
/// The game has no secrets; the file cannot be read, is no board of this game, or an illegal one.
pub fn secret(context: &Context, game: &dyn Game, file: &std::path::Path) -> Result<String, Error> {
    if !game.has_secrets() {
        return Err(trouble(&context.texts, "no-secret", Whose::You, &[("game", game.id().into())]));
    }
    let setup = setup(context, game, None, Seat::HOST)?;
    let text = read_text(&context.texts, file)?;
    let secret = read(context, game, &setup, 1, &text)?;
    match game.check(&setup, Seat::HOST, 0, &secret).first() {
        None => Ok(text),
        Some(flaw) => {
            let reason = context.texts.resolve(&flaw.text, &|seat| super::seat_word(&context.texts, seat));
            let error = context.texts.error("board-illegal", Whose::Input, &[("reason", (&reason).into())]);
            Err(Error { clause: flaw.clause, ..error })
        }
    }
}

fn read(
    context: &Context,
    game: &dyn Game,
    setup: &Setup,
    number: usize,
    text: &str,
) -> Result<Secret, Error> {
    game.read_board(&setup.options, text).map_err(|refusal| no_board(context, number, &refusal))
}

fn no_board(context: &Context, number: usize, refusal: &Refusal) -> Error {
    let why = context.texts.resolve(&refusal.text, &|seat| super::seat_word(&context.texts, seat));
    let arguments = [("number", (number as i64).into()), ("why", (&why).into())];
    Error { clause: refusal.clause, ..trouble(&context.texts, "board-form", Whose::Input, &arguments) }
}

/// The boards of a file, parted by empty lines; comment lines belong to the board below them.
fn boards(context: &Context, file: &std::path::Path) -> Result<Vec<String>, Error> {
    let text = read_text(&context.texts, file)?;
    let mut boards = vec![String::new()];
    for line in text.lines() {
        if line.trim().is_empty() {
            boards.push(String::new());
        } else if let Some(board) = boards.last_mut() {
            board.push_str(line);
            board.push('\n');
        }
    }
    boards.retain(|board| board.lines().any(|line| !line.starts_with('#')));
    if boards.is_empty() {
        let path = file.display().to_string();
        return Err(trouble(&context.texts, "no-board", Whose::Input, &[("path", (&path).into())]));
    }
    Ok(boards)
}
