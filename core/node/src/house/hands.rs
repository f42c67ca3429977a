//! What the people of this device do at a table.

use labirinto_games::{Gesture, Input as DeskInput, Seat};
use labirinto_table::Kind;

use super::place::Place;
use super::seated::Seated;
use super::shared::Shared;
use crate::Error;

impl Seated {
    /// One gesture of the person at `seat`.
    ///
    /// # Errors
    /// Nobody of this device sits there, the view is withheld, the game has not begun, or the game refuses.
    pub(crate) fn gesture(
        &mut self,
        seat: Seat,
        gesture: &Gesture,
        shared: &mut Shared,
    ) -> Result<(), Error> {
        self.own(seat, shared)?;
        if self.curtain.shown() != Some(seat) {
            return Err(shared.not_now("why-curtain"));
        }
        let names = self.names(shared);
        let (Some(public), Some(keeper)) = (self.table.public(), self.table.keeper(seat)) else {
            return Err(shared.not_now("why-no-table"));
        };
        let Some(side) = self.places.get_mut(&seat).and_then(Place::desk) else {
            return Err(shared.not_now("why-no-table"));
        };
        match side.desk.input(public, keeper, gesture, shared.chance.rng()) {
            DeskInput::Unchanged => Ok(()),
            DeskInput::Redraw => {
                self.touch_desk(seat, shared);
                Ok(())
            }
            DeskInput::Move(act) => {
                self.touch_desk(seat, shared);
                self.act(seat, act, shared);
                Ok(())
            }
            DeskInput::Ready { slot, secret } => {
                self.touch_desk(seat, shared);
                self.ready(seat, slot, secret, shared);
                Ok(())
            }
            DeskInput::Refused(refusal) => {
                self.touch_desk(seat, shared);
                Err(shared.refused(&refusal, &|seat| super::seated::names_of(&names, seat)))
            }
        }
    }

    /// Presses the one filled button of the set-up editor of `seat`.
    ///
    /// # Errors
    /// No board is being prepared there, or it is not legal yet.
    pub(crate) fn press_ready(&mut self, seat: Seat, shared: &mut Shared) -> Result<(), Error> {
        self.own(seat, shared)?;
        let preparing = self
            .table
            .entitled()
            .is_some_and(|entitled| entitled.seat == seat && entitled.kind == Kind::Commit);
        if !preparing {
            return Err(shared.not_now("why-no-board"));
        }
        let (Some(public), Some(keeper)) = (self.table.public(), self.table.keeper(seat)) else {
            return Err(shared.not_now("why-no-table"));
        };
        let desk = self.places.get_mut(&seat).and_then(Place::desk);
        let acts = desk.map(|side| side.desk.scene(public, keeper).acts).unwrap_or_default();
        match acts.into_iter().find(|act| act.primary) {
            Some(act) => self.gesture(seat, &Gesture::Act(act.id), shared),
            None => Err(shared.not_now("why-no-board")),
        }
    }

    /// The people of this device agree to the terms.
    ///
    /// # Errors
    /// Nothing is to be agreed.
    pub(crate) fn agree(&mut self, shared: &mut Shared) -> Result<(), Error> {
        if self.agreed || self.table.phase() != labirinto_table::Phase::Agreeing {
            return Err(shared.not_now("why-no-terms"));
        }
        self.agreed = true;
        self.attend(shared);
        Ok(())
    }

    /// The person at `seat` has the screen.
    ///
    /// # Errors
    /// It is another person's turn to look.
    pub(crate) fn lift_curtain(&mut self, seat: Seat, shared: &mut Shared) -> Result<(), Error> {
        self.own(seat, shared)?;
        if !self.curtain.lift(seat) {
            return Err(shared.not_now("why-other-turn"));
        }
        self.dirty = true;
        Ok(())
    }
}
