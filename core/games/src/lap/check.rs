//! Whether a board is legal.

use crate::{Cell, Flaw, Text};

use super::{Area, Board, Exchange, Size, Twin, board::Cells, twin};

/// Every clause that `board` breaks on a table of `size`, with the cells concerned; empty when it is legal. That all
/// answers tell it from every other board (LAP-6) is asked only of a board that keeps LAP-1.
pub fn flaws(board: &Board, size: Size) -> Vec<Flaw> {
    let found = shape_flaws(board, size);
    if !found.is_empty() {
        return found;
    }
    twin(board).map(|twin| twin_flaw(board, &twin)).into_iter().collect()
}

/// As [`flaws`], for LAP-1 alone: what a declaration has to keep.
pub fn shape_flaws(board: &Board, size: Size) -> Vec<Flaw> {
    if board.size() != size {
        let text = Text::key("lap-flaw-size").number("found", board.size().side());
        return vec![flaw("LAP-1", text.number("wanted", size.side()), Vec::new())];
    }
    let mut found = Vec::new();
    if board.blank() != 0 {
        let cells = named(size, board.blank());
        let text = Text::key("lap-flaw-blank").number("count", cells.len() as i64);
        found.push(flaw("LAP-1", text, cells));
    }
    for area in Area::ALL {
        let cells = board.cells(area);
        let count = cells.count_ones();
        if board.blank() == 0 && count != size.share() {
            let text = Text::key("lap-flaw-share").word("area", area.letter()).number("count", count);
            found.push(flaw("LAP-1", text.number("wanted", size.share()), named(size, cells)));
        }
        let apart = apart(size, cells);
        if apart != 0 {
            let text = Text::key("lap-flaw-apart").word("area", area.letter());
            let text = text.number("count", apart.count_ones());
            found.push(flaw("LAP-1", text, named(size, apart)));
        }
    }
    found
}

/// Why an undecidable board is refused: the areas and the line that can be exchanged (LAP-6, LAP-8).
pub fn twin_flaw(board: &Board, twin: &Twin) -> Flaw {
    let size = board.size();
    let areas: Vec<String> = Area::ALL
        .into_iter()
        .filter(|area| board.cells(*area) & twin.changed != 0)
        .map(|area| area.letter().to_string())
        .collect();
    let areas = areas.join(" ");
    let text = match twin.exchange() {
        Exchange::Column(column) => {
            let letter = char::from(b'A' + column);
            Text::key("lap-flaw-twin-column").word("areas", areas).word("line", letter)
        }
        Exchange::Row(row) => {
            Text::key("lap-flaw-twin-row").word("areas", areas).number("line", i64::from(row) + 1)
        }
        Exchange::Several => {
            let count = twin.changed.count_ones();
            Text::key("lap-flaw-twin-several").word("areas", areas).number("count", count)
        }
    };
    flaw("LAP-6", text, named(size, twin.changed))
}

/// The cells of an area that are apart from its largest connected part.
pub fn apart(size: Size, cells: Cells) -> Cells {
    let (mut left, mut largest) = (cells, 0 as Cells);
    while left != 0 {
        let part = size.flood(left & left.wrapping_neg(), cells);
        left &= !part;
        if part.count_ones() > largest.count_ones() {
            largest = part;
        }
    }
    cells & !largest
}

fn named(size: Size, cells: Cells) -> Vec<Cell> {
    (0..size.count()).filter(|index| cells >> index & 1 == 1).map(|index| size.cell(index)).collect()
}

fn flaw(clause: &'static str, text: Text, cells: Vec<Cell>) -> Flaw {
    Flaw { clause, text, cells }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lap::form;

    const STRIPES: &str = "AAAA\nBBBB\nCCCC\nDDDD\n";

    fn clauses(text: &str) -> Vec<(&'static str, &'static str)> {
        let size = Size::new(4).expect("a size");
        let board = form::read(size, text).expect("a board");
        flaws(&board, size).iter().map(|flaw| (flaw.clause, flaw.text.key)).collect()
    }

    #[test]
    fn lap_1_four_connected_areas_of_equal_size() {
        assert_eq!(clauses(STRIPES), []);
        assert_eq!(clauses("AAAA\nABBB\nCCCC\nDDDD\n"), [("LAP-1", "lap-flaw-share"); 2]);
        assert_eq!(clauses("AAAB\nBBBA\nCCCC\nDDDD\n"), [("LAP-1", "lap-flaw-apart"); 2]);
        let board = form::read(Size::new(4).expect("a size"), STRIPES).expect("a board");
        assert_eq!(flaws(&board, Size::DEFAULT)[0].clause, "LAP-1");
    }

    #[test]
    fn lap_6_and_8_an_undecidable_board_is_refused_with_its_line() {
        let text = "AAABBCCCCC\nAABBBCCCCC\nAAABBCCCCC\nAABBBCCCCC\nAAABBCCCCC\n\
                    AABBBDDDDD\nAAABBDDDDD\nAABBBDDDDD\nAAABBDDDDD\nAABBBDDDDD\n";
        let board = form::read(Size::DEFAULT, text).expect("a board");
        let found = flaws(&board, Size::DEFAULT);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].clause, found[0].text.key), ("LAP-6", "lap-flaw-twin-column"));
        let expected = Text::key("lap-flaw-twin-column").word("areas", "A B").word("line", "C");
        assert_eq!(found[0].text, expected);
        assert_eq!(found[0].cells, (0..10).map(|row| Cell { column: 2, row }).collect::<Vec<_>>());
    }
}
