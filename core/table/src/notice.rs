//! Acts out of turn.

use labirinto_games::Seat;
use serde::{Deserialize, Serialize};

use crate::codec;
use crate::hash::{Hash, SIGN_NOTICE};
use crate::key::{PublicKey, SeatKey, Signature, TableId};

/// Several seats, as one byte: bit k stands for seat k.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seats(pub u8);

/// What a notice says. The order of the variants is their number on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Saying {
    /// 0: gives the game up.
    Resign,
    /// 1: offers a draw.
    OfferDraw,
    /// 2: accepts the draw that is on offer.
    AcceptDraw,
    /// 3: declines the draw that is on offer.
    DeclineDraw,
    /// 4: leaves for good.
    Leave,
    /// 5: wants to end the game without these seats, one of which owes what is awaited.
    End(Seats),
    /// 6: wants to go on without these seats.
    GoOn(Seats),
}

/// An act out of turn, signed by the seat that says it. It is no entry and cannot fork the log; it takes
/// effect in the first entry that heeds it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Notice {
    /// The protocol's version.
    pub version: u8,
    /// The table.
    pub table: TableId,
    /// Who says it.
    pub seat: Seat,
    /// Above that of every earlier notice of the seat, from 1.
    pub counter: u32,
    /// The sequence of the last entry that the seat had seen.
    pub sequence: u64,
    /// That entry's hash.
    pub head: Hash,
    /// What is said.
    pub saying: Saying,
}

/// A notice with its signature.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SignedNotice {
    /// What is signed.
    pub notice: Notice,
    /// The seat's signature over the label and the notice's bytes.
    pub signature: Signature,
}

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// These seats.
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }

    /// All seats of a table of `count`.
    pub fn all(count: u8) -> Seats {
        Seats::of(Seat::all(count))
    }

    /// With `seat`.
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | (1 << seat.byte()))
    }

    /// Without those of `others`.
    #[must_use]
    pub fn without(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }

    /// Whether `seat` is among them.
    pub fn holds(self, seat: Seat) -> bool {
        self.0 & (1 << seat.byte()) != 0
    }

    /// Whether all of `others` are among them.
    pub fn covers(self, others: Seats) -> bool {
        others.0 & !self.0 == 0
    }

    /// How many.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// In seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(labirinto_games::MAX_SEATS).filter(move |seat| self.holds(*seat))
    }
}

impl Saying {
    /// The word for this saying in logs and JSON, never translated.
    pub const fn id(self) -> &'static str {
        match self {
            Saying::Resign => "resign",
            Saying::OfferDraw => "draw",
            Saying::AcceptDraw => "accept",
            Saying::DeclineDraw => "decline",
            Saying::Leave => "leave",
            Saying::End(_) => "end",
            Saying::GoOn(_) => "go-on",
        }
    }

    /// The seats that the speaker wants to be without; none but for [`Saying::End`] and [`Saying::GoOn`].
    pub const fn without(self) -> Seats {
        match self {
            Saying::End(seats) | Saying::GoOn(seats) => seats,
            Saying::Resign | Saying::OfferDraw | Saying::AcceptDraw | Saying::DeclineDraw | Saying::Leave => {
                Seats::NONE
            }
        }
    }
}

impl SignedNotice {
    pub(crate) fn new(notice: Notice, key: &SeatKey) -> SignedNotice {
        let signature = key.sign(SIGN_NOTICE, &[&codec::encode(&notice)]);
        SignedNotice { notice, signature }
    }

    /// Whether `key` signed it.
    pub fn signed(&self, key: &PublicKey) -> bool {
        key.signed(SIGN_NOTICE, &[&codec::encode(&self.notice)], &self.signature)
    }
}
