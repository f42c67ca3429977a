//! What people do at the devices of a [`Net`].

use labirinto_games::{Level, Move, Seat, Secret};
use labirinto_table::{Deed, Input, Kind, Saying, Seats};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;

use super::{Hands, Net};

impl Net {
    /// Lets each person decide what the log awaits of it. Whether anybody did.
    pub(super) fn people(&mut self) -> bool {
        for place in 0..self.places.len() {
            let Some(table) = &self.places[place].table else { continue };
            let Some(entitled) = table.entitled() else { continue };
            match self.places[place].hands {
                Hands::Idle => continue,
                Hands::Ready if entitled.kind == Kind::Move => continue,
                Hands::All | Hands::Ready => {}
            }
            let seat = entitled.seat;
            let here = self.places[place].locals.iter().any(|local| local.seat == seat);
            if !here || table.waiting(seat) || !table.compared() {
                continue;
            }
            let before = (self.places[place].disk.len(), self.places[place].refused.len());
            let deed = match entitled.kind {
                Kind::Agree => Deed::Agree,
                Kind::Commit => {
                    Deed::Ready { slot: entitled.slot, secret: self.secret(place, seat, entitled.slot) }
                }
                Kind::Move => self.decide(place, seat),
                _ => continue,
            };
            self.input(place, Input::Deed { seat, deed });
            let after = (self.places[place].disk.len(), self.places[place].refused.len());
            let waits = self.places[place].table.as_ref().is_some_and(|table| table.waiting(seat));
            if before.0 != after.0 || waits {
                return true;
            }
        }
        false
    }

    /// Now and then somebody says something that has an effect.
    pub(super) fn chat(&mut self) {
        if self.chatter == 0 || self.rng.random_range(0..1000) >= self.chatter {
            return;
        }
        let sayings = [
            Saying::OfferDraw,
            Saying::AcceptDraw,
            Saying::DeclineDraw,
            Saying::OfferDraw,
            Saying::DeclineDraw,
            Saying::Resign,
            Saying::Leave,
        ];
        let saying = sayings[self.rng.random_range(0..sayings.len())];
        let place = self.rng.random_range(0..self.places.len());
        let locals = &self.places[place].locals;
        let seat = locals[self.rng.random_range(0..locals.len())].seat;
        let table = self.places[place].table.as_ref();
        if table.is_some_and(|table| table.compared() && table.may_say(seat, saying)) {
            self.input(place, Input::Deed { seat, deed: Deed::Say(saying) });
        }
    }

    /// Now and then somebody wants to end or to go on without some others.
    pub(super) fn give_up(&mut self) {
        if self.impatience == 0 || self.rng.random_range(0..1000) >= self.impatience {
            return;
        }
        let place = self.rng.random_range(0..self.places.len());
        let locals = &self.places[place].locals;
        let seat = locals[self.rng.random_range(0..locals.len())].seat;
        let gone = Seats(self.rng.random_range(1..1 << self.seats()));
        let saying = if self.rng.random_range(0..2) == 0 { Saying::End(gone) } else { Saying::GoOn(gone) };
        let table = self.places[place].table.as_ref();
        if table.is_some_and(|table| table.may_say(seat, saying)) {
            self.input(place, Input::Deed { seat, deed: Deed::Say(saying) });
        }
    }

    fn seats(&self) -> u32 {
        self.places.iter().map(|place| place.locals.len() as u32).sum()
    }

    /// The secret of a seat: the one it was told to take, or the same in every run with this seed.
    fn secret(&self, place: usize, seat: Seat, slot: u8) -> Secret {
        if let Some(secret) = self.secrets.get(&(seat, slot)) {
            return secret.clone();
        }
        let table = self.table(place);
        let (game, setup) = (table.game().expect("it is played"), table.setup().expect("it is open"));
        let mut rng =
            ChaCha20Rng::seed_from_u64(self.hands ^ (u64::from(seat.byte()) << 8 | u64::from(slot)));
        game.generate(setup, seat, slot, Level::FIRST, &mut rng)
    }

    /// One of the legal moves, the same in every run with this seed; after long play, gives up.
    fn decide(&mut self, place: usize, seat: Seat) -> Deed {
        let table = self.table(place);
        let public = table.public().expect("a move is due in an open match");
        if u64::from(public.turn()) >= self.patience {
            return Deed::Say(Saying::Resign);
        }
        let legal = public.legal(400).moves;
        let mut rng = ChaCha20Rng::seed_from_u64(self.hands ^ table.entries().len() as u64);
        let choice = rng.random_range(0..legal.len());
        Deed::Move(legal.get(choice).cloned().unwrap_or(Move(vec![seat.byte()])))
    }
}
