//! Why a move is illegal.

use crate::{Refusal, Seat, Text};

use super::way::each_way;
use super::{Act, Awaited, Base, COLUMNS, FAR, PIECES, Piece, Place, Position, Way};

impl Position {
    /// Why the mover may not play this now, by the clause that forbids it; `None` when it is legal.
    pub fn fault(&self, act: &Act) -> Option<Refusal> {
        match (act, self.awaited()) {
            (_, Awaited::Nothing) => Some(refusal("AMI-16", Text::key("amidakuji-refuse-over"))),
            (_, Awaited::Roll) => Some(refusal("AMI-6", Text::key("amidakuji-refuse-roll"))),
            (Act::Place { base }, Awaited::Placing) => self.misplaced(*base),
            (_, Awaited::Placing) => Some(refusal("AMI-4", Text::key("amidakuji-refuse-placing"))),
            (Act::Place { .. }, _) => Some(refusal("AMI-4", Text::key("amidakuji-refuse-placed"))),
            (Act::Pass, Awaited::Pass) => None,
            (Act::Pass, Awaited::Act) => Some(refusal("AMI-7", Text::key("amidakuji-refuse-pass"))),
            (Act::Enter { piece, base, way }, _) => self
                .unchosen(*piece)
                .or_else(|| self.barred(*piece, *base))
                .or_else(|| self.misled(*piece, Some(*base), Place::base(self.mover, *base), way)),
            (Act::Move { piece, way }, _) => {
                self.unchosen(*piece).or_else(|| match self.side(self.mover).on_board(usize::from(*piece)) {
                    Some((from, _)) => self.misled(*piece, None, from, way),
                    None if way.paces().is_empty() => {
                        let blocked = self.ways(usize::from(*piece), self.roll.unwrap_or(0)).is_empty();
                        (!blocked).then(|| refusal("AMI-9", Text::key("amidakuji-refuse-lost-turn")))
                    }
                    None => Some(of_piece("AMI-12", "amidakuji-refuse-in-hand", *piece)),
                })
            }
        }
    }

    fn misplaced(&self, base: u8) -> Option<Refusal> {
        let used = self.side(self.mover).bases.get(usize::from(base)) != Some(&Base::Fresh);
        used.then(|| of_base("AMI-4", "amidakuji-refuse-base-used", base))
    }

    /// Why this piece may not be chosen (AMI-3, AMI-7, AMI-13, AMI-16).
    fn unchosen(&self, piece: u8) -> Option<Refusal> {
        let (seat, number) = (self.mover, usize::from(piece));
        if piece >= self.rules.pieces {
            let text = Text::key("amidakuji-refuse-no-piece").number("most", self.rules.pieces);
            return Some(refusal("AMI-3", text));
        }
        if !self.is_available(seat, number) {
            let arrived = self.side(seat).pieces[number] == Piece::Arrived;
            return Some(match arrived {
                true => of_piece("AMI-16", "amidakuji-refuse-home", piece),
                false => of_piece("AMI-13", "amidakuji-refuse-lost", piece),
            });
        }
        (self.choices() >> piece & 1 == 0).then(|| {
            let choices = (0..PIECES).filter(|number| self.choices() >> number & 1 == 1);
            let words: Vec<String> = choices.map(|number| (number + 1).to_string()).collect();
            let text = Text::key("amidakuji-refuse-rotation").number("piece", piece + 1);
            refusal("AMI-7", text.word("choices", words.join(" ")))
        })
    }

    /// Why this piece, which may be chosen, may not enter from this base (AMI-9, AMI-12, AMI-14).
    fn barred(&self, piece: u8, base: u8) -> Option<Refusal> {
        let (seat, number) = (self.mover, usize::from(piece));
        let side = self.side(seat);
        if side.on_board(number).is_some() {
            return Some(of_piece("AMI-12", "amidakuji-refuse-on-board", piece));
        }
        if base < COLUMNS && self.entries(seat, number).any(|column| column == base) {
            return None;
        }
        Some(match side.piece_at(Place::base(seat, base)) {
            Some(_) => of_base("AMI-9", "amidakuji-refuse-base-held", base),
            None => of_base("AMI-12", "amidakuji-refuse-base-used", base),
        })
    }

    /// Why the piece may not go this way (AMI-1, AMI-6, AMI-8, AMI-9).
    fn misled(&self, piece: u8, base: Option<u8>, from: Place, way: &Way) -> Option<Refusal> {
        let (seat, roll) = (self.mover, self.roll.unwrap_or(0));
        let ways = self.ways(usize::from(piece), roll);
        let lost = way.paces().is_empty() && ways.is_empty() && base.is_none();
        if lost || ways.contains(&(base, *way)) {
            return None;
        }
        Some(malformed(seat, from, way, self.rules.sideways).unwrap_or_else(|| {
            let mut full = false;
            each_way(seat, from, roll, self.rules.sideways, &mut |one, _| full |= one == *way);
            let end = way.end(seat, from).filter(|end| *end != from);
            match end {
                Some(end) if self.side(seat).piece_at(end).is_some() => {
                    refusal("AMI-9", Text::key("amidakuji-refuse-own").word("place", end.name()))
                }
                _ if way.paces().is_empty() => refusal("AMI-9", Text::key("amidakuji-refuse-lost-turn")),
                _ if !full && way.paces().len() < usize::from(roll) => {
                    refusal("AMI-9", Text::key("amidakuji-refuse-short").number("roll", roll))
                }
                _ => refusal("AMI-6", Text::key("amidakuji-refuse-long").number("roll", roll)),
            }
        }))
    }
}

/// Why this is no way at all, whatever the roll.
fn malformed(seat: Seat, from: Place, way: &Way, sideways: bool) -> Option<Refusal> {
    let paces = way.paces();
    if paces.windows(2).any(|pair| pair[0].is_sideways() == pair[1].is_sideways()) {
        return Some(refusal("AMI-6", Text::key("amidakuji-refuse-alternate")));
    }
    if paces.first().is_some_and(|pace| pace.is_sideways() && (!sideways || from.is_base())) {
        return Some(refusal("AMI-6", Text::key("amidakuji-refuse-begin")));
    }
    let places: Vec<Place> = way.places(seat, from).collect();
    let arrived = places.iter().position(|place| place.depth(seat) == FAR);
    if arrived.is_some_and(|step| step + 1 < paces.len()) {
        return Some(refusal("AMI-8", Text::key("amidakuji-refuse-beyond")));
    }
    (places.len() < paces.len()).then(|| refusal("AMI-1", Text::key("amidakuji-refuse-outside")))
}

/// The refusal of what `text` says, by its clause.
pub(super) fn refusal(clause: &'static str, text: Text) -> Refusal {
    Refusal { clause, text }
}

fn of_piece(clause: &'static str, key: &'static str, piece: u8) -> Refusal {
    refusal(clause, Text::key(key).number("piece", piece + 1))
}

fn of_base(clause: &'static str, key: &'static str, base: u8) -> Refusal {
    refusal(clause, Text::key(key).number("base", base + 1))
}
