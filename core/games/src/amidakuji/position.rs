//! A position, and what may be done in it.

use crate::Seat;

use super::way::each_way;
use super::{Act, Base, CIRCLES, COLUMNS, PIECES, Piece, Place, Rules, Side, Way};

/// After this many turns the last round begins by itself (AMI-19).
pub const MOST_TURNS: u16 = 400;

/// A position: everything that the rules ask about. Small, and copied freely by those that think ahead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// What the table agreed on.
    pub rules: Rules,
    /// The coins that lie on the circles, by the number of the circle.
    pub coins: [u8; CIRCLES],
    /// Both players, by seat.
    pub sides: [Side; 2],
    /// Whose turn it is.
    pub mover: Seat,
    /// What the die shows; `None` before the roll.
    pub roll: Option<u8>,
    /// Whether the last round has begun (AMI-16).
    pub last_round: bool,
    /// How many turns were played, passes and lost ones too, placings not (AMI-19).
    pub played: u16,
}

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// The mover places a piece (AMI-4).
    Placing,
    /// The die (AMI-6).
    Roll,
    /// The mover moves a piece (AMI-6).
    Act,
    /// The mover can only pass (AMI-7).
    Pass,
    /// Nothing: the game is over (AMI-16).
    Nothing,
}

impl Position {
    /// The position before the placing: the coins of the layout lie, `first` places first (AMI-2, AMI-4).
    pub fn new(rules: Rules, first: Seat) -> Position {
        let mut coins = [0; CIRCLES];
        for (circle, place) in Place::circles().enumerate() {
            coins[circle] = u8::from(rules.layout.has(place));
        }
        Position {
            rules,
            coins,
            sides: [Side::new(rules.pieces); 2],
            mover: first,
            roll: None,
            last_round: false,
            played: 0,
        }
    }

    /// The side of `seat`.
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index() % 2]
    }

    pub(super) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index() % 2]
    }

    /// What is awaited now.
    pub fn awaited(&self) -> Awaited {
        if self.side(self.mover).pieces.contains(&Piece::Unplaced) {
            return Awaited::Placing;
        }
        if !Seat::all(2).any(|seat| (0..PIECES).any(|piece| self.is_available(seat, piece))) {
            return Awaited::Nothing;
        }
        match self.roll {
            _ if !(0..PIECES).any(|piece| self.is_available(self.mover, piece)) => Awaited::Pass,
            None => Awaited::Roll,
            Some(_) => Awaited::Act,
        }
    }

    /// The coins that lie on a circle; none on a base.
    pub fn coins_at(&self, place: Place) -> u8 {
        place.circle().map_or(0, |circle| self.coins[circle])
    }

    /// Whether `piece` of `seat` is on the board, or can enter (AMI-7, AMI-12, AMI-13, AMI-16).
    pub fn is_available(&self, seat: Seat, piece: usize) -> bool {
        match self.side(seat).pieces.get(piece) {
            Some(Piece::On { .. }) => true,
            Some(Piece::Knocked | Piece::Arrived) => self.entries(seat, piece).next().is_some(),
            Some(Piece::Unplaced | Piece::Lost) | None => false,
        }
    }

    /// The columns of the bases from which `piece` of `seat` may enter now: knocked out, from one that has had no coin
    /// (AMI-12); arrived, from any on which no own piece stands (AMI-9, AMI-14), but not in the last round (AMI-16).
    pub fn entries(&self, seat: Seat, piece: usize) -> impl Iterator<Item = u8> {
        let side = self.side(seat);
        let state = side.pieces.get(piece).copied().unwrap_or(Piece::Lost);
        let allowed = move |column: &u8| {
            let fresh = side.bases[usize::from(*column)] == Base::Fresh;
            match state {
                Piece::Knocked => fresh,
                Piece::Arrived if !self.last_round => {
                    fresh || side.piece_at(Place::base(seat, *column)).is_none()
                }
                _ => false,
            }
        };
        (0..COLUMNS).filter(allowed)
    }

    /// The pieces that the mover may choose, one bit each: those available that have not moved in this cycle; when all
    /// have, a new cycle opens and every one may be chosen (AMI-7).
    pub fn choices(&self) -> u8 {
        let available = (0..PIECES).filter(|piece| self.is_available(self.mover, *piece));
        let available: u8 = available.map(|piece| 1 << piece).sum();
        let fresh = available & !self.side(self.mover).moved;
        if fresh == 0 { available } else { fresh }
    }

    /// Every way of `piece` of the mover for this roll, with the base it enters from, if it does. A way that ends on an
    /// own piece is none; only if every full way of the piece ends so, from whichever base, is it shortened by one, and
    /// then by another (AMI-9). Empty when it is shortened to nothing: the turn is lost with this piece.
    pub fn ways(&self, piece: usize, roll: u8) -> Vec<(Option<u8>, Way)> {
        let seat = self.mover;
        let side = self.side(seat);
        let starts: Vec<(Option<u8>, Place)> = match side.on_board(piece) {
            Some((place, _)) => vec![(None, place)],
            None => {
                self.entries(seat, piece).map(|column| (Some(column), Place::base(seat, column))).collect()
            }
        };
        let mut ways = Vec::new();
        for length in (1..=roll).rev() {
            for (base, from) in &starts {
                each_way(seat, *from, length, self.rules.sideways, &mut |way, end| {
                    if side.piece_at(end).is_none() {
                        ways.push((*base, way));
                    }
                });
            }
            if !ways.is_empty() {
                break;
            }
        }
        ways
    }

    /// Every legal move of the mover, none twice; none while a roll is awaited, or at the end.
    pub fn acts(&self) -> Vec<Act> {
        match self.awaited() {
            Awaited::Placing => {
                let fresh = |base: &u8| self.side(self.mover).bases[usize::from(*base)] == Base::Fresh;
                (0..COLUMNS).filter(fresh).map(|base| Act::Place { base }).collect()
            }
            Awaited::Act => {
                let (choices, roll) = (self.choices(), self.roll.unwrap_or(0));
                let chosen = (0..PIECES).filter(|piece| choices >> piece & 1 == 1);
                chosen.flat_map(|piece| self.acts_of(piece, roll)).collect()
            }
            Awaited::Pass => vec![Act::Pass],
            Awaited::Roll | Awaited::Nothing => Vec::new(),
        }
    }

    fn acts_of(&self, number: usize, roll: u8) -> Vec<Act> {
        let piece = number as u8;
        let ways = self.ways(number, roll);
        if ways.is_empty() {
            return vec![Act::Move { piece, way: Way::NONE }];
        }
        let act = |(base, way)| match base {
            Some(base) => Act::Enter { piece, base, way },
            None => Act::Move { piece, way },
        };
        ways.into_iter().map(act).collect()
    }

    /// The seat that has won, by points, then diamonds, then coins of the board; `None` for a draw (AMI-18).
    pub fn leader(&self) -> Option<Seat> {
        let [host, guest] = [self.sides[0].bank.rank(), self.sides[1].bank.rank()];
        match host.cmp(&guest) {
            std::cmp::Ordering::Greater => Some(Seat::HOST),
            std::cmp::Ordering::Less => Some(Seat::HOST.next(2)),
            std::cmp::Ordering::Equal => None,
        }
    }
}
