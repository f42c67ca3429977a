//! What a move does.

use crate::Seat;

use super::position::MOST_TURNS;
use super::{Act, Awaited, Bank, Base, FAR, PIECES, Piece, Place, Position, Way};

/// One thing that a move did, in the order in which it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The mover laid a gold coin of this value on its base in this column (AMI-4, AMI-12).
    Laid {
        /// The value.
        value: u8,
        /// The column.
        base: u8,
    },
    /// A piece of the other was knocked out here (AMI-10, AMI-17).
    Knocked {
        /// Which.
        piece: u8,
        /// Where.
        at: Place,
    },
    /// The coins that it carried stay on this circle (AMI-10).
    Dropped {
        /// How many.
        coins: u8,
        /// Where.
        at: Place,
    },
    /// The mover took these coins by landing (AMI-10, AMI-11).
    Took {
        /// How many.
        coins: u8,
    },
    /// The piece arrived with these coins (AMI-14).
    Arrived {
        /// How many coins of the board.
        coins: u8,
    },
    /// The mover won the coin of that base (AMI-14).
    Won(Base),
    /// This coin now lies there (AMI-15).
    Replaced(Base),
    /// The last round begins (AMI-16, AMI-19).
    LastRound,
    /// A piece of `seat` is lost (AMI-13, AMI-16).
    Lost {
        /// Whose.
        seat: Seat,
        /// Which.
        piece: u8,
    },
}

impl Position {
    /// Plays a legal move of the mover, and tells in `events` what it did. An illegal one leaves the board in a state
    /// without meaning: [`Position::fault`] tells.
    pub fn play(&mut self, act: &Act, events: &mut Vec<Event>) {
        match *act {
            Act::Place { base } => {
                let number = self.side(self.mover).pieces.iter().position(|piece| *piece == Piece::Unplaced);
                if let Some(number) = number {
                    self.start(number, base, events);
                }
                self.mover = self.mover.next(2);
                return;
            }
            Act::Enter { piece, base, way } => {
                self.mark(piece);
                self.start(usize::from(piece), base, events);
                self.walk(usize::from(piece), &way, events);
            }
            Act::Move { piece, way } => {
                self.mark(piece);
                self.walk(usize::from(piece), &way, events);
            }
            Act::Pass => {}
        }
        self.lose(events);
        self.roll = None;
        self.mover = self.mover.next(2);
        self.played += 1;
        if self.played >= MOST_TURNS && !self.last_round && self.awaited() != Awaited::Nothing {
            self.last_round = true;
            events.push(Event::LastRound);
        }
    }

    /// Puts a piece on an own base; the next gold coin is laid there first, if the base has had none (AMI-4, AMI-12).
    fn start(&mut self, piece: usize, base: u8, events: &mut Vec<Event>) {
        let seat = self.mover;
        let side = self.side_mut(seat);
        if let (Base::Fresh, Some(value)) = (side.bases[usize::from(base)], side.next_coin()) {
            side.bases[usize::from(base)] = Base::Gold(value);
            events.push(Event::Laid { value, base });
        }
        side.pieces[piece] = Piece::On { place: Place::base(seat, base), coins: 0 };
    }

    /// The piece moves in this cycle; where all that are available have moved, it opens the next (AMI-7).
    fn mark(&mut self, piece: u8) {
        let opens = self.choices() & self.side(self.mover).moved != 0;
        let side = self.side_mut(self.mover);
        side.moved = if opens { 1 << piece } else { side.moved | 1 << piece };
    }

    /// Goes a way: what is passed is knocked out (AMI-10), what lies at the end is taken (AMI-11), and at the far bases
    /// the piece arrives (AMI-14).
    fn walk(&mut self, piece: usize, way: &Way, events: &mut Vec<Event>) {
        let (seat, other) = (self.mover, self.mover.next(2));
        let Some((from, mut carried)) = self.side(seat).on_board(piece) else { return };
        let mut at = from;
        for (step, place) in way.places(seat, from).enumerate() {
            at = place;
            let lands = step + 1 == way.paces().len();
            if let Some((enemy, coins)) = self.side(other).piece_at(place) {
                events.push(Event::Knocked { piece: enemy as u8, at: place });
                self.knock(other, enemy, events);
                if let (Some(circle), true) = (place.circle(), coins > 0) {
                    self.coins[circle] += coins;
                    if !lands {
                        events.push(Event::Dropped { coins, at: place });
                    }
                }
            }
            if let (Some(circle), true) = (place.circle(), lands) {
                let coins = std::mem::take(&mut self.coins[circle]);
                if coins > 0 {
                    events.push(Event::Took { coins });
                }
                carried += coins;
            }
        }
        self.side_mut(seat).pieces[piece] = Piece::On { place: at, coins: carried };
        if at.depth(seat) == FAR {
            self.arrive(piece, at.column, carried, events);
        }
    }

    /// A piece is knocked out: it waits to enter from a base that has had no coin (AMI-12), or is lost when there is
    /// none (AMI-13), or in the last round (AMI-16).
    fn knock(&mut self, seat: Seat, piece: usize, events: &mut Vec<Event>) {
        let waits = !self.last_round && self.side(seat).bases.contains(&Base::Fresh);
        self.side_mut(seat).pieces[piece] = if waits { Piece::Knocked } else { Piece::Lost };
        if !waits {
            events.push(Event::Lost { seat, piece: piece as u8 });
        }
    }

    /// A piece arrives: its coins and that of the base are won (AMI-14), the base has the next coin of its side
    /// (AMI-15), and a black one begins the last round (AMI-16).
    fn arrive(&mut self, piece: usize, column: u8, carried: u8, events: &mut Vec<Event>) {
        let seat = self.mover;
        events.push(Event::Arrived { coins: carried });
        let owner = self.side_mut(seat.next(2));
        let found = owner.bases[usize::from(column)];
        let laid = owner.replace(column);
        let Bank { board, gold, diamonds } = &mut self.side_mut(seat).bank;
        *board += carried;
        match found {
            Base::Gold(value) => *gold += value,
            Base::Diamond => *diamonds += 1,
            Base::Fresh | Base::Black | Base::Bare => {}
        }
        self.side_mut(seat).pieces[piece] = Piece::Arrived;
        if found != laid {
            events.push(Event::Won(found));
            events.push(Event::Replaced(laid));
        }
        if laid == Base::Black && !self.last_round {
            self.last_round = true;
            events.push(Event::LastRound);
        }
    }

    /// What waits to enter and has no base left is lost (AMI-13).
    fn lose(&mut self, events: &mut Vec<Event>) {
        let seat = self.mover;
        let side = self.side_mut(seat);
        if side.bases.contains(&Base::Fresh) {
            return;
        }
        for number in 0..PIECES {
            if side.pieces[number] == Piece::Knocked {
                side.pieces[number] = Piece::Lost;
                events.push(Event::Lost { seat, piece: number as u8 });
            }
        }
    }
}
