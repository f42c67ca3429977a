//! Positions as text.
//!
//! ```text
//! .   .     5b1   .   4   .   .       row 8: the bases of seat 1
//! .   .     .     .   .   .   .       row 7 (g)
//! ...                                 to row 1 (a), then row 0: the bases of seat 0
//! hand b 2 knocked                    for each piece that is not on the board
//! moved a 1 2                         who moved in this cycle, where somebody did
//! bank a 3 7 0                        coins of the board, sum of gold, diamonds; where there are any
//! last                                in the last round
//! played 57                           turns played, where there are any
//! turn a 4                            whose turn it is, and what the die shows
//! ```
//!
//! A circle is `.`, the number of coins on it, or a piece: `a` or `b` for the seat, its number, and `+2` for two coins
//! that it carries. A base is `.` (no coin yet), `5` to `1` (gold), `D` (diamond), `K` (black) or `-` (its coin is gone
//! and was not replaced); a piece on it follows. Lines that begin with `#` are comments.

use std::fmt::Write;

use crate::{Refusal, Seat, Text};

use super::fault::refusal;
use super::{BOARD_COINS, Base, COLUMNS, DIAMONDS, FAR, GOLD, PIECES, Piece, Place, Position, Rules};

/// The text form of a position.
pub fn write(position: &Position) -> String {
    let mut text = String::new();
    for row in (0..=FAR).rev() {
        let words: Vec<String> = (0..COLUMNS).map(|column| word(position, Place { column, row })).collect();
        push(&mut text, format_args!("{}", words.join(" ")));
    }
    for (seat, letter) in Seat::all(2).zip(['a', 'b']) {
        let side = position.side(seat);
        for number in 0..usize::from(position.rules.pieces) {
            if let Some(state) = state_word(side.pieces[number]) {
                push(&mut text, format_args!("hand {letter} {} {state}", number + 1));
            }
        }
        if side.moved != 0 {
            let moved = (0..PIECES).filter(|number| side.moved >> number & 1 == 1);
            let moved: Vec<String> = moved.map(|number| (number + 1).to_string()).collect();
            push(&mut text, format_args!("moved {letter} {}", moved.join(" ")));
        }
        let bank = side.bank;
        if bank != Default::default() {
            push(&mut text, format_args!("bank {letter} {} {} {}", bank.board, bank.gold, bank.diamonds));
        }
    }
    if position.last_round {
        push(&mut text, format_args!("last"));
    }
    if position.played > 0 {
        push(&mut text, format_args!("played {}", position.played));
    }
    let mover = letter(position.mover);
    match position.roll {
        Some(roll) => push(&mut text, format_args!("turn {mover} {roll}")),
        None => push(&mut text, format_args!("turn {mover}")),
    }
    text
}

/// The position of this text at these rules.
///
/// # Errors
/// Text that is no position, or one that cannot be (AMI-2, AMI-3, AMI-4), with the line.
pub fn read(rules: Rules, text: &str) -> Result<Position, Refusal> {
    let lines = text.lines().map(str::trim_end).enumerate().take(200);
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let lines: Vec<(usize, Vec<&str>)> =
        lines.map(|(place, line)| (place + 1, line.split_whitespace().collect())).collect();
    let mut position = Position::new(rules, Seat::HOST);
    position.coins.fill(0);
    let mut reading = Reading { position, seen: [[false; PIECES]; 2] };
    let mut turned = false;
    for (index, (number, words)) in lines.iter().enumerate() {
        let done = match FAR.checked_sub(u8::try_from(index).unwrap_or(u8::MAX)) {
            Some(row) => reading.row(row, words),
            None => {
                let once = !turned;
                turned |= words.first() == Some(&"turn");
                if once { reading.line(words) } else { None }
            }
        };
        done.ok_or_else(|| unreadable(*number))?;
    }
    if !turned {
        return Err(unreadable(lines.last().map_or(1, |(number, _)| *number)));
    }
    reading.sound()?;
    Ok(reading.position)
}

struct Reading {
    position: Position,
    seen: [[bool; PIECES]; 2],
}

impl Reading {
    fn row(&mut self, row: u8, words: &[&str]) -> Option<()> {
        if words.len() != usize::from(COLUMNS) {
            return None;
        }
        words.iter().zip(0..COLUMNS).try_for_each(|(word, column)| {
            let place = Place { column, row };
            match place.circle() {
                Some(_) if word.starts_with(['a', 'b']) => self.piece(word, place),
                Some(circle) => {
                    self.position.coins[circle] = if *word == "." { 0 } else { number(word, BOARD_COINS)? };
                    Some(())
                }
                None => {
                    let base = base(word.chars().next()?)?;
                    let owner = usize::from(row == FAR);
                    self.position.sides[owner].bases[usize::from(column)] = base;
                    let rest = &word[1..];
                    if rest.is_empty() { Some(()) } else { self.piece(rest, place) }
                }
            }
        })
    }

    fn piece(&mut self, word: &str, place: Place) -> Option<()> {
        let (piece, coins) = match word.split_once('+') {
            Some((piece, coins)) => (piece, number(coins, BOARD_COINS)?),
            None => (word, 0),
        };
        let seat = seat(piece.get(..1)?)?;
        let own = place.depth(seat) < FAR && (!place.is_base() || coins == 0);
        self.put(seat, piece.get(1..)?, Piece::On { place, coins }).filter(|()| own)
    }

    /// Each piece is put once.
    fn put(&mut self, seat: Seat, word: &str, piece: Piece) -> Option<()> {
        let index = usize::from(number(word, self.position.rules.pieces)?) - 1;
        self.position.sides[seat.index()].pieces[index] = piece;
        let seen = &mut self.seen[seat.index()][index];
        (!std::mem::replace(seen, true)).then_some(())
    }

    fn line(&mut self, words: &[&str]) -> Option<()> {
        match *words {
            ["hand", owner, piece, state] => {
                let state = match state {
                    "unplaced" => Piece::Unplaced,
                    "knocked" => Piece::Knocked,
                    "arrived" => Piece::Arrived,
                    "lost" => Piece::Lost,
                    _ => return None,
                };
                self.put(seat(owner)?, piece, state)
            }
            ["moved", owner, ref pieces @ ..] => {
                let most = self.position.rules.pieces;
                let side = &mut self.position.sides[seat(owner)?.index()];
                pieces.iter().try_for_each(|piece| {
                    side.moved |= 1 << (number(piece, most)? - 1);
                    Some(())
                })
            }
            ["bank", owner, board, gold, diamonds] => {
                let bank = &mut self.position.sides[seat(owner)?.index()].bank;
                let value = |word: &str| word.parse::<u8>().ok();
                bank.board = value(board).filter(|board| *board <= BOARD_COINS)?;
                bank.gold = value(gold).filter(|gold| *gold <= GOLD.iter().sum())?;
                bank.diamonds = value(diamonds).filter(|diamonds| *diamonds <= DIAMONDS)?;
                Some(())
            }
            ["last"] => {
                self.position.last_round = true;
                Some(())
            }
            ["played", turns] => {
                self.position.played = turns.parse().ok().filter(|turns| *turns < u16::MAX / 2)?;
                Some(())
            }
            ["turn", mover] => {
                self.position.mover = seat(mover)?;
                Some(())
            }
            ["turn", mover, roll] => {
                self.position.mover = seat(mover)?;
                let roll = number(roll, 5)?;
                self.position.roll = self.position.rules.die.faces().contains(&roll).then_some(Some(roll))?;
                Some(())
            }
            _ => None,
        }
    }

    /// What no play could lead to is refused: coins that came from nowhere, pieces that are nowhere.
    fn sound(&self) -> Result<(), Refusal> {
        let position = &self.position;
        let seen = self.seen.iter().flatten().filter(|seen| **seen).count();
        if seen != 2 * usize::from(position.rules.pieces) {
            return Err(refusal("AMI-3", Text::key("amidakuji-form-pieces")));
        }
        let carried = Seat::all(2).flat_map(|seat| {
            (0..PIECES).filter_map(move |piece| position.side(seat).on_board(piece).map(|(_, coins)| coins))
        });
        let banked = position.sides.iter().map(|side| side.bank.board);
        let all: u32 = position.coins.iter().copied().chain(carried).chain(banked).map(u32::from).sum();
        if all != u32::from(BOARD_COINS) {
            let text = Text::key("amidakuji-form-coins").number("found", all).number("wanted", BOARD_COINS);
            return Err(refusal("AMI-2", text));
        }
        for (seat, side) in Seat::all(2).zip(&position.sides) {
            let count = |wanted| side.bases.iter().filter(|base| **base == wanted).count();
            let won = usize::from(position.side(seat.next(2)).bank.diamonds);
            if count(Base::Black) > 1 || count(Base::Diamond) + won > usize::from(DIAMONDS) {
                return Err(refusal("AMI-15", Text::key("amidakuji-form-replaced").seat("seat", seat)));
            }
            let pieces = &side.pieces[..usize::from(position.rules.pieces)];
            let waiting = pieces.iter().filter(|piece| **piece == Piece::Unplaced).count();
            if waiting > 0 && side.laid() + waiting != pieces.len() {
                return Err(refusal("AMI-4", Text::key("amidakuji-form-gold").seat("seat", seat)));
            }
            let mut laid = GOLD[..side.laid()].to_vec();
            let shown = side.bases.iter().all(|base| match base {
                Base::Gold(value) => {
                    let found = laid.iter().position(|coin| coin == value);
                    found.map(|found| laid.remove(found)).is_some()
                }
                _ => true,
            });
            let taken: u8 = laid.iter().sum();
            if !shown || taken != position.side(seat.next(2)).bank.gold {
                return Err(refusal("AMI-4", Text::key("amidakuji-form-gold").seat("seat", seat)));
            }
        }
        Ok(())
    }
}

fn word(position: &Position, place: Place) -> String {
    let standing = Seat::all(2).find_map(|seat| {
        let (number, coins) = position.side(seat).piece_at(place)?;
        let carried = if coins > 0 { format!("+{coins}") } else { String::new() };
        Some(format!("{}{}{carried}", letter(seat), number + 1))
    });
    if place.is_base() {
        let owner = usize::from(place.row == FAR);
        let base = base_word(position.sides[owner].bases[usize::from(place.column)]);
        return format!("{base}{}", standing.unwrap_or_default());
    }
    match (standing, position.coins_at(place)) {
        (Some(standing), _) => standing,
        (None, 0) => ".".to_owned(),
        (None, coins) => coins.to_string(),
    }
}

/// What lies on a base, as one character.
pub(super) fn base_word(base: Base) -> String {
    match base {
        Base::Fresh => ".".to_owned(),
        Base::Gold(value) => value.to_string(),
        Base::Diamond => "D".to_owned(),
        Base::Black => "K".to_owned(),
        Base::Bare => "-".to_owned(),
    }
}

fn base(letter: char) -> Option<Base> {
    Some(match letter {
        '.' => Base::Fresh,
        '1'..='5' => Base::Gold(letter as u8 - b'0'),
        'D' => Base::Diamond,
        'K' => Base::Black,
        '-' => Base::Bare,
        _ => return None,
    })
}

fn state_word(piece: Piece) -> Option<&'static str> {
    match piece {
        Piece::On { .. } => None,
        Piece::Unplaced => Some("unplaced"),
        Piece::Knocked => Some("knocked"),
        Piece::Arrived => Some("arrived"),
        Piece::Lost => Some("lost"),
    }
}

fn letter(seat: Seat) -> char {
    if seat == Seat::HOST { 'a' } else { 'b' }
}

fn seat(word: &str) -> Option<Seat> {
    match word {
        "a" => Some(Seat::HOST),
        "b" => Some(Seat::HOST.next(2)),
        _ => None,
    }
}

/// A number from 1 to `most` in its one spelling.
fn number(word: &str, most: u8) -> Option<u8> {
    word.parse().ok().filter(|number| (1..=most).contains(number) && number.to_string() == word)
}

fn push(text: &mut String, line: std::fmt::Arguments<'_>) {
    writeln!(text, "{line}").expect("a string takes whatever is written to it");
}

fn unreadable(line: usize) -> Refusal {
    refusal("", Text::key("amidakuji-form-line").number("line", line as i64))
}
