//! What notices do: who still takes part, offers, and results that do not come from the board.

use labirinto_games::{Due, Match, Seat, Step, Verdict};

use crate::act::Kind;
use crate::finish::{Ending, Finish};
use crate::notice::{Saying, Seats};

/// A result, before the audit has its word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Finished(Finish),
    Unfinished { owes: Seat, kind: Kind, sequence: u64 },
}

/// A draw on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) by: Seat,
    pub(crate) accepted: Seats,
}

/// The part of the state that notices change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Floor {
    /// Who still takes part.
    pub(crate) active: Seats,
    /// Of whom a strict majority is wanted to go on without somebody: all seats but those that left by their
    /// own word. Seats that were left behind still count, so that no split of a table makes two games.
    pub(crate) voters: Seats,
    /// The counter of the last heeded notice of each seat.
    pub(crate) counters: [u32; 7],
    pub(crate) offer: Option<Offer>,
    /// How many moves the game had when each seat last offered a draw.
    pub(crate) offered: [Option<u32>; 7],
    pub(crate) moves: u32,
    pub(crate) outcome: Option<Outcome>,
}

impl Offer {
    /// Whether `seat` may accept or decline.
    pub(crate) fn open_to(&self, seat: Seat) -> bool {
        self.by != seat && !self.accepted.holds(seat)
    }
}

impl Floor {
    pub(crate) fn new(active: Seats) -> Floor {
        Floor {
            active,
            voters: active,
            counters: [0; 7],
            offer: None,
            offered: [None; 7],
            moves: 0,
            outcome: None,
        }
    }

    /// A move was made: an offer of another seat that has not accepted lapses.
    pub(crate) fn moved(&mut self, seat: Seat) {
        self.moves += 1;
        if self.offer.is_some_and(|offer| offer.open_to(seat)) {
            self.offer = None;
        }
    }

    /// Lets `saying` of `seat` take effect; `public` is a copy of the match to try on. The seats that left the
    /// match by it are added to `left`. `false`, and nothing has changed: it has no effect.
    pub(crate) fn say(
        &mut self,
        seat: Seat,
        saying: Saying,
        public: &mut Option<Box<dyn Match>>,
        left: &mut Vec<Seat>,
    ) -> bool {
        let over = public.as_ref().is_some_and(|public| matches!(public.due(), Due::Over(_)));
        if self.outcome.is_some() || !self.active.holds(seat) || over {
            return false;
        }
        match saying {
            Saying::Resign => self.quit(seat, Ending::Resigned(seat), public, left),
            Saying::Leave => self.quit(seat, Ending::Left(seat), public, left),
            Saying::OfferDraw => {
                if public.is_none() || self.offer.is_some() || self.offered[seat.index()] == Some(self.moves)
                {
                    return false;
                }
                self.offered[seat.index()] = Some(self.moves);
                self.offer = Some(Offer { by: seat, accepted: Seats::NONE.with(seat) });
            }
            Saying::AcceptDraw => match &mut self.offer {
                Some(offer) if offer.open_to(seat) => offer.accepted = offer.accepted.with(seat),
                _ => return false,
            },
            Saying::DeclineDraw => match self.offer {
                Some(offer) if offer.open_to(seat) => self.offer = None,
                _ => return false,
            },
            Saying::End(_) | Saying::GoOn(_) => return false,
        }
        self.agree();
        true
    }

    /// An offer that all who take part have accepted is a draw, unless there is a result already.
    pub(crate) fn agree(&mut self) {
        if self.outcome.is_none() && self.offer.is_some_and(|offer| offer.accepted.covers(self.active)) {
            self.outcome = Some(Outcome::Finished(Finish { verdict: Verdict::Draw, ending: Ending::Agreed }));
        }
    }

    fn quit(
        &mut self,
        seat: Seat,
        ending: Ending,
        public: &mut Option<Box<dyn Match>>,
        left: &mut Vec<Seat>,
    ) {
        let others = self.active.without(Seats::of([seat]));
        if let Some(public) = public
            && self.active.count() > 2
            && public.apply(&Step::Left { seat }).is_ok()
        {
            left.push(seat);
            self.voters = self.voters.without(Seats::of([seat]));
            self.remove(Seats::of([seat]));
            return;
        }
        let verdict = if public.is_some() { Verdict::Win(others.iter().collect()) } else { Verdict::Void };
        self.outcome = Some(Outcome::Finished(Finish { verdict, ending }));
    }

    /// These seats no longer take part.
    pub(crate) fn remove(&mut self, seats: Seats) {
        self.active = self.active.without(seats);
        if self.offer.is_some_and(|offer| seats.holds(offer.by)) {
            self.offer = None;
        }
    }

    /// Whether `signers` suffice for `saying` while `awaited` is the seat that owes the next entry, and who
    /// then writes the entry that heeds it: the awaited seat, or when it is one of those to be without, the
    /// next that is not. With two seats left, either may end without the other that owes; with more, it
    /// takes a strict majority to go on, and to end, all that are to stay besides.
    pub(crate) fn agreed(&self, saying: Saying, signers: Seats, awaited: Seat) -> Option<Seat> {
        let (gone, active) = (saying.without(), self.active);
        let staying = active.without(gone);
        let proper = gone != Seats::NONE && active.covers(gone) && staying.covers(signers);
        let majority = 2 * signers.count() > self.voters.count();
        let enough = match saying {
            Saying::End(_) if active.count() == 2 => gone.holds(awaited) && signers == staying,
            Saying::End(_) => majority && signers == staying,
            Saying::GoOn(_) => majority && active.count() > 2,
            _ => false,
        };
        (proper && enough && staying != Seats::NONE).then(|| self.stand_in(gone, awaited)).flatten()
    }

    /// Who writes when `gone` are to be gone.
    pub(crate) fn stand_in(&self, gone: Seats, awaited: Seat) -> Option<Seat> {
        let staying = self.active.without(gone);
        let round = (0..7).filter_map(|step| Seat::new((awaited.byte() + step) % 7));
        round.into_iter().find(|seat| staying.holds(*seat))
    }
}
