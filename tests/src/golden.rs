//! Golden playthroughs: plain text in which the lines of a person stand beside what the game made of them.
//!
//! A head names the game, its options, who begins, and the secret boards:
//!
//! ```text
//! game ID
//! seats N                   (optional: the fewest of the game)
//! option KEY=VALUE          (as often as needed)
//! first N                   (optional: 0)
//! board N                   (the lines of the board of seat N follow, up to an empty line)
//! ```
//!
//! Then one line for each thing that is tried, and below it, indented, what came of it:
//!
//! ```text
//! > check N                 the flaws of the board of seat N
//! > read N                  the board of seat N is read (for boards that are no boards)
//! > commit N [HEX]          seat N commits to its board; with HEX, with these bytes as the public part
//! > commit N from M         seat N commits to the board of that number (what a later commitment is about)
//! > N: WORDS                seat N moves, in notation
//! > N: bytes HEX            seat N moves, in bytes
//! > answer [N HEX]          what is owed is answered honestly; or seat N answers with these bytes
//! > open N                  seat N opens the secret that is due
//! > drawn VALUES            the table drew
//! > left N                  seat N left
//! > legal N                 at most N of the legal moves
//! ```
//!
//! Lines that begin with `#` are kept.

use std::fmt::Write;

use labirinto_games::{
    Argument, Catalogue, Claim, Due, Game, Move, Options, Outcome, Refusal, Seat, Secret, Setup, Step, Text,
    Verdict, game_by_id,
};
use sha2::{Digest, Sha256};

use crate::Round;

/// The playthrough of `text` with everything below the tried lines written anew.
///
/// # Errors
/// Names the line of the text that means nothing.
pub fn played(catalogue: Catalogue, text: &str) -> Result<String, String> {
    let mut head = Head::default();
    let mut lines = text.lines().peekable();
    let mut written = String::new();
    while let Some(line) = lines.next_if(|line| !line.starts_with("> ")) {
        writeln!(written, "{line}").map_err(|error| error.to_string())?;
        head.line(line)?;
    }
    let mut play = Play::new(catalogue, head)?;
    for line in lines {
        match line.strip_prefix("> ") {
            Some(tried) => {
                writeln!(written, "{line}").map_err(|error| error.to_string())?;
                for below in play.tried(tried).map_err(|error| format!("{line}: {error}"))? {
                    writeln!(written, "    {below}").map_err(|error| error.to_string())?;
                }
            }
            None if line.starts_with(' ') => {}
            None => writeln!(written, "{line}").map_err(|error| error.to_string())?,
        }
    }
    Ok(written)
}

/// What stands above the first tried line.
#[derive(Default)]
struct Head {
    game: String,
    seats: Option<u8>,
    options: Vec<(String, String)>,
    first: u8,
    boards: Vec<(u8, String)>,
    in_board: bool,
}

impl Head {
    fn line(&mut self, line: &str) -> Result<(), String> {
        if self.in_board && !line.is_empty() {
            if let Some((_, board)) = self.boards.last_mut() {
                board.push_str(line);
                board.push('\n');
            }
            return Ok(());
        }
        self.in_board = false;
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        let (word, rest) = line.split_once(' ').ok_or_else(|| format!("{line:?} means nothing"))?;
        let number = || rest.parse::<u8>().map_err(|error| format!("{line:?}: {error}"));
        match word {
            "game" => self.game = rest.to_owned(),
            "seats" => self.seats = Some(number()?),
            "first" => self.first = number()?,
            "option" => {
                let (key, value) = rest.split_once('=').ok_or_else(|| format!("{line:?} lacks ="))?;
                self.options.push((key.to_owned(), value.to_owned()));
            }
            "board" => {
                self.boards.push((number()?, String::new()));
                self.in_board = true;
            }
            _ => return Err(format!("{line:?} means nothing")),
        }
        Ok(())
    }
}

struct Play {
    game: &'static dyn Game,
    round: Round,
    boards: Vec<(u8, String)>,
}

impl Play {
    fn new(catalogue: Catalogue, head: Head) -> Result<Play, String> {
        let game = game_by_id(catalogue, &head.game).ok_or_else(|| format!("no game {:?}", head.game))?;
        let given = head.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = Options::settle(game.options(), given).map_err(|fault| fault.to_string())?;
        let first = Seat::new(head.first).ok_or("no such seat begins")?;
        let seats = head.seats.unwrap_or(*game.seats().start());
        Ok(Play { game, round: Round::new(game, Setup { seats, options, first }), boards: head.boards })
    }

    fn tried(&mut self, line: &str) -> Result<Vec<String>, String> {
        if let Some((seat, words)) = line.split_once(": ") {
            let seat = seat_of(seat)?;
            let act = match words.strip_prefix("bytes") {
                Some(bytes) => Ok(Move(unhex(bytes.trim())?)),
                None => self.round.public.read_move(words),
            };
            return Ok(match act {
                Ok(act) => self.step(Step::Move { seat, act }),
                Err(refusal) => vec![format!("not read: {}", refused(&refusal))],
            });
        }
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["check", seat] => self.check(seat_of(seat)?),
            ["read", seat] => Ok(match self.read(seat_of(seat)?)? {
                Ok(_) => vec!["read".to_owned()],
                Err(refusal) => vec![format!("not read: {}", refused(&refusal))],
            }),
            ["commit", seat] | ["commit", seat, "from", _] => {
                let board = seat_of(words.get(3).unwrap_or(&seat))?;
                let seat = seat_of(seat)?;
                let secret = self.secret(board)?;
                let slot = match self.round.public.due() {
                    Due::Commit { slot, .. } => slot,
                    _ => 0,
                };
                let step = self.round.commit(seat, slot, secret).ok_or("the board has no public part")?;
                Ok(self.step(step))
            }
            ["commit", seat, bytes] => {
                let seat = seat_of(seat)?;
                Ok(self.step(Step::Commit { seat, slot: 0, public: unhex(bytes)? }))
            }
            ["answer"] => {
                let Due::Answer { seat } = self.round.public.due() else {
                    return Err("nobody owes an answer".to_owned());
                };
                let answer = self.round.keepers[seat.index()].answer(&*self.round.public);
                let answer = answer.ok_or("the keeper has no answer")?;
                Ok(self.answer(seat, answer))
            }
            ["answer", seat, bytes] => Ok(self.answer(seat_of(seat)?, unhex(bytes)?)),
            ["open", seat] => {
                let seat = seat_of(seat)?;
                let slot = match self.round.public.due() {
                    Due::Open { slot, .. } => slot,
                    _ => 0,
                };
                let secret = self.round.keepers[seat.index()].secret(slot).ok_or("nothing is kept")?.clone();
                Ok(self.step(Step::Open { seat, slot, secret }))
            }
            ["drawn", ref values @ ..] => {
                let values =
                    values.iter().map(|value| value.parse::<u32>().map_err(|error| error.to_string()));
                Ok(self.step(Step::Drawn { values: values.collect::<Result<_, _>>()? }))
            }
            ["left", seat] => Ok(self.step(Step::Left { seat: seat_of(seat)? })),
            ["legal", limit] => self.legal(limit.parse().map_err(|_| "no number")?),
            _ => Err("means nothing".to_owned()),
        }
    }

    fn read(&self, seat: Seat) -> Result<Result<Secret, Refusal>, String> {
        let board = self.boards.iter().find(|(owner, _)| *owner == seat.byte());
        let (_, board) = board.ok_or("this seat has no board")?;
        Ok(self.game.read_board(&self.round.setup.options, board))
    }

    fn secret(&self, seat: Seat) -> Result<Secret, String> {
        self.read(seat)?.map_err(|refusal| refused(&refusal))
    }

    fn check(&self, seat: Seat) -> Result<Vec<String>, String> {
        let flaws = self.game.check(&self.round.setup, seat, 0, &self.secret(seat)?);
        if flaws.is_empty() {
            return Ok(vec!["legal".to_owned()]);
        }
        let told = flaws.iter().map(|flaw| {
            let cells: Vec<String> = flaw.cells.iter().map(|cell| cell.name()).collect();
            format!("flaw {} {} [{}]", flaw.clause, told(&flaw.text), cells.join(" "))
        });
        Ok(told.collect())
    }

    fn legal(&self, limit: usize) -> Result<Vec<String>, String> {
        let Due::Move { seat } = self.round.public.due() else {
            return Err("nobody has to move".to_owned());
        };
        let legal = self.round.public.legal(limit);
        let words = |act| self.round.public.notation(&Step::Move { seat, act });
        let moves: Vec<String> = legal.moves.into_iter().map(words).collect();
        Ok(vec![format!("{}{}", moves.join(", "), if legal.complete { "" } else { ", ..." })])
    }

    fn answer(&mut self, seat: Seat, answer: Vec<u8>) -> Vec<String> {
        let claim = self.round.public.claim(&answer);
        let claim = claim.map(|(owner, slot, claim)| {
            let witness = self.round.keepers[owner.index()].witness(slot);
            let holds = witness.and_then(|witness| claim.holds(&witness));
            let holds = holds.map_or("open", |holds| if holds { "true" } else { "FALSE" });
            format!("claim on slot {slot} of {}: {} ({holds})", owner.byte(), claimed(&claim))
        });
        let taken = self.round.log.len();
        let mut below = self.step(Step::Answer { seat, answer });
        below.extend(claim.ok().filter(|_| self.round.log.len() > taken));
        below
    }

    fn step(&mut self, step: Step) -> Vec<String> {
        let notation = self.round.public.notation(&step);
        let sentence = told(&self.round.public.tell(&step));
        match self.round.take(step) {
            Err(refusal) => vec![format!("refused: {}", refused(&refusal))],
            Ok(()) => {
                let digest = Sha256::digest(self.round.public.digest());
                let state = format!("turn {}, state {}", self.round.public.turn(), hex(&digest[..6]));
                vec![
                    format!("{notation} | {sentence}"),
                    format!("{} | {state}", due(&self.round.public.due())),
                ]
            }
        }
    }
}

fn due(due: &Due) -> String {
    match due {
        Due::Commit { seat, slot } => format!("commitment {slot} of {} is due", seat.byte()),
        Due::Move { seat } => format!("{} moves", seat.byte()),
        Due::Answer { seat } => format!("{} owes an answer", seat.byte()),
        Due::Open { seat, slot } => format!("opening {slot} of {} is due", seat.byte()),
        Due::Draw { label, count, bound } => format!("draw {label:?}: {count} below {bound}"),
        Due::Over(Outcome { verdict, reason }) => {
            let verdict = match verdict {
                Verdict::Win(winners) => {
                    let winners: Vec<String> = winners.iter().map(|seat| seat.byte().to_string()).collect();
                    format!("won by {}", winners.join(" "))
                }
                Verdict::Draw => "drawn".to_owned(),
                Verdict::Void => "void".to_owned(),
            };
            format!("over, {verdict}: {}", told(reason))
        }
    }
}

fn claimed(claim: &Claim) -> String {
    let sum = |terms: &[labirinto_games::Term]| {
        let terms: Vec<String> = terms
            .iter()
            .map(|term| match term.coefficient {
                1 => format!("w{}", term.place),
                factor => format!("{factor}*w{}", term.place),
            })
            .collect();
        if terms.is_empty() { "0".to_owned() } else { terms.join("+") }
    };
    match claim {
        Claim::AtAudit => "at audit".to_owned(),
        Claim::Linear { terms, value } => format!("{} = {value}", sum(terms)),
        Claim::NotZero { terms } => format!("{} is not 0", sum(terms)),
    }
}

fn told(text: &Text) -> String {
    let arguments = text.arguments.iter().map(|(name, argument)| {
        let value = match argument {
            Argument::Number(number) => number.to_string(),
            Argument::Word(word) => format!("{word:?}"),
            Argument::Seat(seat) => format!("seat {}", seat.byte()),
            Argument::Text(text) => told(text),
            Argument::List(texts) => texts.iter().map(told).collect::<Vec<_>>().join(", "),
        };
        format!(" {name}={value}")
    });
    format!("{}{}", text.key, arguments.collect::<String>())
}

fn refused(refusal: &Refusal) -> String {
    let clause = if refusal.clause.is_empty() { "-" } else { refusal.clause };
    format!("{clause} {}", told(&refusal.text))
}

fn seat_of(word: &str) -> Result<Seat, String> {
    word.parse::<u8>().ok().and_then(Seat::new).ok_or_else(|| format!("{word:?} is no seat"))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Result<Vec<u8>, String> {
    let pairs =
        text.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).map_err(|error| error.to_string()));
    pairs.map(|pair| u8::from_str_radix(pair?, 16).map_err(|error| format!("{text:?}: {error}"))).collect()
}
