//! What a table agreed on (AMI-2, AMI-3, AMI-5, AMI-6).

use crate::Options;

use super::{COLUMNS, Place};

/// How many coins lie on the board at first, 1 point each (AMI-2).
pub const BOARD_COINS: u8 = 11;

/// The gold coins of each player in the order in which they are laid, high values first (AMI-3, AMI-4).
pub const GOLD: [u8; COLUMNS as usize] = [5, 4, 3, 3, 2, 2, 1];

/// The options of a table, read once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// What the die shows (AMI-5).
    pub die: Die,
    /// Where the coins lie at first (AMI-2).
    pub layout: Layout,
    /// How many pieces each player has, 2 or 3 (AMI-3).
    pub pieces: u8,
    /// Whether a way may begin sideways (AMI-6).
    pub sideways: bool,
}

/// A die (AMI-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Die {
    /// 2 3 3 4 4 5.
    Wide,
    /// 3 3 3 4 4 4.
    Narrow,
    /// 3 3 4 4 5 5.
    Long,
}

/// Where the coins lie at first (AMI-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// The middle row, and columns 2 and 6 of the rows two before and behind it.
    Line,
    /// Columns 2 to 6 of the middle row, columns 3 to 5 of the rows two before and behind it.
    Diamond,
    /// The centre, and columns 1, 2, 4, 6 and 7 of the rows two before and behind it.
    Rows,
}

impl Rules {
    /// The rules that complete `options` choose; `None` for options of another game.
    pub fn of(options: &Options) -> Option<Rules> {
        let die = Die::ALL.into_iter().find(|die| die.word() == options.word("die"))?;
        let layout = match options.word("layout") {
            "line" => Layout::Line,
            "diamond" => Layout::Diamond,
            "rows" => Layout::Rows,
            _ => return None,
        };
        let pieces = match options.word("pieces") {
            "2" => 2,
            "3" => 3,
            _ => return None,
        };
        Some(Rules { die, layout, pieces, sideways: options.is_on("sideways") })
    }
}

impl Die {
    /// All three.
    pub const ALL: [Die; 3] = [Die::Wide, Die::Narrow, Die::Long];

    /// How many faces a die has.
    pub const FACES: usize = 6;

    /// The word of the option.
    pub const fn word(self) -> &'static str {
        match self {
            Die::Wide => "233445",
            Die::Narrow => "333444",
            Die::Long => "334455",
        }
    }

    /// What the six faces show, in rising order; a drawn value below 6 is the number of a face.
    pub const fn faces(self) -> [u8; Die::FACES] {
        match self {
            Die::Wide => [2, 3, 3, 4, 4, 5],
            Die::Narrow => [3, 3, 3, 4, 4, 4],
            Die::Long => [3, 3, 4, 4, 5, 5],
        }
    }

    /// Each number that the die shows, with the number of its faces.
    pub fn chances(self) -> impl Iterator<Item = (u8, u8)> {
        let faces = self.faces();
        (faces[0]..=faces[Die::FACES - 1])
            .map(move |shown| (shown, faces.iter().filter(|face| **face == shown).count() as u8))
            .filter(|(_, count)| *count > 0)
    }
}

impl Layout {
    /// Whether a coin lies on this circle at first.
    pub fn has(self, place: Place) -> bool {
        let column = place.column + 1;
        let edge = matches!(place.row, 2 | 6);
        match self {
            Layout::Line => place.row == 4 || edge && matches!(column, 2 | 6),
            Layout::Diamond => {
                place.row == 4 && (2..=6).contains(&column) || edge && (3..=5).contains(&column)
            }
            Layout::Rows => place.row == 4 && column == 4 || edge && matches!(column, 1 | 2 | 4 | 6 | 7),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ami_2_each_layout_has_eleven_coins_and_is_symmetric_under_half_a_turn() {
        for layout in [Layout::Line, Layout::Diamond, Layout::Rows] {
            let coins: Vec<Place> = Place::circles().filter(|place| layout.has(*place)).collect();
            assert_eq!(coins.len(), usize::from(BOARD_COINS), "{layout:?}");
            for place in coins {
                assert!(layout.has(Place { column: 6 - place.column, row: 8 - place.row }), "{layout:?}");
                assert_eq!(place.row % 2, 0, "{layout:?}");
            }
        }
    }

    #[test]
    fn ami_2_each_layout_lies_as_it_is_written() {
        for (layout, places) in [
            (Layout::Line, "b2 b6 d1 d2 d3 d4 d5 d6 d7 f2 f6"),
            (Layout::Diamond, "b3 b4 b5 d2 d3 d4 d5 d6 f3 f4 f5"),
            (Layout::Rows, "b1 b2 b4 b6 b7 d4 f1 f2 f4 f6 f7"),
        ] {
            let coins: Vec<String> =
                Place::circles().filter(|place| layout.has(*place)).map(Place::name).collect();
            assert_eq!(coins.join(" "), places, "{layout:?}");
        }
    }

    #[test]
    fn ami_3_seven_gold_coins_worth_twenty() {
        assert_eq!(GOLD.iter().sum::<u8>(), 20);
        assert!(GOLD.is_sorted_by(|one, next| one >= next));
    }

    #[test]
    fn ami_5_each_die_has_the_faces_of_its_word() {
        for die in Die::ALL {
            let word: String = die.faces().iter().map(u8::to_string).collect();
            assert_eq!(word, die.word());
            assert_eq!(die.chances().map(|(_, count)| count).sum::<u8>(), 6);
        }
        assert_eq!(Die::Wide.chances().collect::<Vec<_>>(), [(2, 1), (3, 2), (4, 2), (5, 1)]);
        assert_eq!(Die::Narrow.chances().collect::<Vec<_>>(), [(3, 3), (4, 3)]);
    }
}
