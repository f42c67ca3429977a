//! One screen for several people: whose view may be shown.

use labirinto_games::Seat;

/// Whose view may be shown on the one screen of this device. With one person it is always that person's; with
/// more, a view is shown from the moment its person lifts the curtain until the turn of another person comes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Curtain {
    persons: Vec<Seat>,
    shown: Option<Seat>,
    wanted: Option<Seat>,
}

impl Curtain {
    /// A curtain for these persons, down when they are several.
    pub(crate) fn new(persons: Vec<Seat>) -> Curtain {
        let shown = if let [only] = persons.as_slice() { Some(*only) } else { None };
        Curtain { shown, wanted: shown.or(persons.first().copied()), persons }
    }

    /// The persons of this device.
    pub(crate) fn persons(&self) -> &[Seat] {
        &self.persons
    }

    /// Whose view may be shown.
    pub(crate) fn shown(&self) -> Option<Seat> {
        self.shown
    }

    /// To whom the screen is to be handed.
    pub(crate) fn wanted(&self) -> Option<Seat> {
        self.wanted.filter(|wanted| self.shown != Some(*wanted))
    }

    /// It is the turn of `seat`. `true`: the screen has to change hands; the view shown until now may be shown
    /// once more, with what its person has just heard.
    pub(crate) fn turn_of(&mut self, seat: Seat) -> bool {
        if !self.persons.contains(&seat) || self.wanted == Some(seat) {
            return false;
        }
        self.wanted = Some(seat);
        self.shown != Some(seat)
    }

    /// The curtain fell after the view was shown once more.
    pub(crate) fn fall(&mut self) {
        if self.persons.len() > 1 {
            self.shown = None;
        }
    }

    /// The secrets are opened: whoever holds the screen may look.
    pub(crate) fn rise(&mut self) {
        if let Some(seat) = self.shown.or(self.wanted).or(self.persons.first().copied()) {
            (self.shown, self.wanted) = (Some(seat), Some(seat));
        }
    }

    /// `seat` has the screen. `false`: no person of this device sits there, or it is not that person's turn to look.
    pub(crate) fn lift(&mut self, seat: Seat) -> bool {
        let may = self.wanted == Some(seat);
        if may {
            self.shown = Some(seat);
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Seat = Seat::HOST;

    #[test]
    fn one_person_always_sees() {
        let mut curtain = Curtain::new(vec![FIRST]);
        assert_eq!(curtain.shown(), Some(FIRST));
        assert!(!curtain.turn_of(FIRST.next(2)));
        curtain.fall();
        assert_eq!(curtain.shown(), Some(FIRST));
    }

    #[test]
    fn of_two_nobody_sees_before_the_curtain_is_lifted() {
        let second = FIRST.next(2);
        let mut curtain = Curtain::new(vec![FIRST, second]);
        assert_eq!((curtain.shown(), curtain.wanted()), (None, Some(FIRST)));
        assert!(!curtain.lift(second), "the other may not look");
        assert!(curtain.lift(FIRST));
        assert_eq!(curtain.shown(), Some(FIRST));
        assert!(curtain.turn_of(second));
        curtain.fall();
        assert_eq!((curtain.shown(), curtain.wanted()), (None, Some(second)));
        assert!(curtain.lift(second));
        assert_eq!(curtain.shown(), Some(second));
        assert!(curtain.turn_of(FIRST));
        curtain.fall();
        curtain.rise();
        assert_eq!(
            (curtain.shown(), curtain.wanted()),
            (Some(FIRST), None),
            "at the end nobody has to be handed it"
        );
    }
}
