//! Lines that meet, as box-drawing characters.

use labirinto_games::Direction;

use super::Glyphs;

/// How heavy an arm is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// No arm.
    #[default]
    None,
    /// A way, a pencil mark.
    Light,
    /// A wall.
    Heavy,
}

/// The arms that leave one character towards its four sides, in the order of [`Direction::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arms([Weight; 4]);

/// Every junction of light and heavy arms; the place is a number in base three, north the lowest digit.
const JUNCTIONS: &str = " ╵╹╶└┖╺┕┗╷│╿┌├┞┍┝┡╻╽┃┎┟┠┏┢┣╴┘┚─┴┸╼┶┺┐┤┦┬┼╀┮┾╄┒┧┨┰╁╂┲╆╊╸┙┛╾┵┹━┷┻┑┥┩┭┽╃┯┿╇┓┪┫┱╅╉┳╈╋";

impl Arms {
    /// Makes the arm towards `direction` at least this heavy.
    pub fn extend(&mut self, direction: Direction, weight: Weight) {
        let arm = &mut self.0[direction as usize];
        *arm = (*arm).max(weight);
    }

    /// Takes the arm towards `direction` away.
    pub fn remove(&mut self, direction: Direction) {
        self.0[direction as usize] = Weight::None;
    }

    /// Whether there is no arm at all.
    pub fn is_empty(self) -> bool {
        self.heaviest() == Weight::None
    }

    /// The weight of the heaviest arm.
    pub fn heaviest(self) -> Weight {
        self.0.into_iter().max().unwrap_or_default()
    }

    /// The weight of the arm towards `direction`.
    pub fn towards(self, direction: Direction) -> Weight {
        self.0[direction as usize]
    }

    /// These and those together.
    pub fn with(mut self, others: Arms) -> Arms {
        for (arm, other) in self.0.iter_mut().zip(others.0) {
            *arm = (*arm).max(other);
        }
        self
    }

    /// Whether they run straight through, across (`true`) or down (`false`), and nowhere else.
    pub fn runs(self) -> Option<bool> {
        match self.0.map(|arm| arm != Weight::None) {
            [false, true, false, true] => Some(true),
            [true, false, true, false] => Some(false),
            _ => None,
        }
    }

    /// Whether this is the bare end of a line.
    pub fn is_end(self) -> bool {
        self.0.iter().filter(|arm| **arm != Weight::None).count() == 1
    }

    /// The character in which these arms meet.
    pub fn glyph(self, glyphs: Glyphs) -> char {
        match glyphs {
            Glyphs::Unicode => {
                let place = self.0.iter().rev().fold(0, |place, arm| place * 3 + *arm as usize);
                JUNCTIONS.chars().nth(place).unwrap_or(' ')
            }
            Glyphs::Ascii => {
                let up_or_down = self.0[0].max(self.0[2]) != Weight::None;
                let across = self.0[1].max(self.0[3]) != Weight::None;
                match (up_or_down, across) {
                    (true, true) => '+',
                    (true, false) => '|',
                    (false, true) => '-',
                    (false, false) => ' ',
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn glyph(arms: [Weight; 4]) -> char {
        Arms(arms).glyph(Glyphs::Unicode)
    }

    #[test]
    fn every_junction_has_a_character() {
        assert_eq!(JUNCTIONS.chars().count(), 81);
        let (none, light, heavy) = (Weight::None, Weight::Light, Weight::Heavy);
        assert_eq!(glyph([none, heavy, heavy, none]), '┏');
        assert_eq!(glyph([heavy, none, heavy, heavy]), '┫');
        assert_eq!(glyph([light, heavy, light, heavy]), '┿');
        assert_eq!(glyph([none, none, none, light]), '╴');
    }

    #[test]
    fn a_junction_without_unicode_is_a_plus() {
        let mut arms = Arms::default();
        arms.extend(Direction::North, Weight::Heavy);
        assert_eq!(arms.glyph(Glyphs::Ascii), '|');
        arms.extend(Direction::East, Weight::Light);
        assert_eq!(arms.glyph(Glyphs::Ascii), '+');
    }
}
