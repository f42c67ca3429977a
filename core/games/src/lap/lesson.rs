//! The lesson: three questions, what the notebook draws, and a declaration that wins.

use crate::{Expect, Lesson, LessonStep, Seat};

/// The learner's board.
const OWN: &str = "AAAAAABB
AAAAAABB
AAAABBBB
CCCCBBBB
CCCCBBBB
CCCCDDDD
CCCCDDDD
DDDDDDDD
";

/// The board to be found out: four blocks that meet in the middle.
const OTHERS: &str = "AAAABBBB
AAAABBBB
AAAABBBB
AAAABBBB
CCCCDDDD
CCCCDDDD
CCCCDDDD
CCCCDDDD
";

/// As much of it as is painted for the learner, when it comes to declaring.
const BEGUN: &str = "AAAABBBB
AAAABBBB
AAAABBBB
AAAABBBB
CCCCDDDD
CCCCDDDD
CCCCDDDD
CCCC....
";

/// What the learner declares.
const DECLARED: &str = "declare AAAABBBB/AAAABBBB/AAAABBBB/AAAABBBB/CCCCDDDD/CCCCDDDD/CCCCDDDD/CCCCDDDD";

/// The seat across from the learner.
const OTHER: Seat = Seat::HOST.next(2);

pub(super) static LESSON: Lesson = Lesson {
    options: &[("size", "8")],
    first: Seat::HOST,
    boards: &[OWN, OTHERS],
    steps: &[
        LessonStep { say: "lap-lesson-1", expect: Expect::Read },
        LessonStep { say: "lap-lesson-2", expect: Expect::Move("ask AB12") },
        LessonStep { say: "lap-lesson-3", expect: Expect::Reply(OTHER, "ask EF23") },
        LessonStep { say: "lap-lesson-4", expect: Expect::Move("ask DE45") },
        LessonStep { say: "lap-lesson-5", expect: Expect::Reply(OTHER, "ask CD67") },
        LessonStep { say: "lap-lesson-6", expect: Expect::Read },
        LessonStep { say: "lap-lesson-7", expect: Expect::Move("ask GH78") },
        LessonStep { say: "lap-lesson-8", expect: Expect::Reply(OTHER, "ask GH12") },
        LessonStep { say: "lap-lesson-9", expect: Expect::Lay(BEGUN) },
        LessonStep { say: "lap-lesson-10", expect: Expect::Move(DECLARED) },
        LessonStep { say: "lap-lesson-11", expect: Expect::Seal(OTHERS) },
        LessonStep { say: "lap-lesson-12", expect: Expect::Reply(OTHER, "none") },
        LessonStep { say: "lap-lesson-13", expect: Expect::Read },
    ],
};

#[cfg(test)]
mod tests {
    use super::super::{Area, Knowledge, Reply, Size, Square, form};
    use super::*;

    #[test]
    fn what_is_declared_is_the_others_board_and_all_but_four_cells_are_painted() {
        let size = Size::new(8).expect("a size");
        let others = form::read(size, OTHERS).expect("a board");
        let rows = DECLARED.strip_prefix("declare ").expect("it is declared");
        assert!(form::read_joined(size, rows) == Ok(others.clone()));
        let begun = form::read(size, BEGUN).expect("a board that is begun");
        assert_eq!(begun.blank().count_ones(), 4);
        assert!(others.areas().iter().zip(begun.areas()).all(|(own, painted)| painted & !own == 0));
    }

    #[test]
    fn the_answers_are_those_the_lesson_speaks_of() {
        let size = Size::new(8).expect("a size");
        let board = form::read(size, OTHERS).expect("a board");
        let mut knowledge = Knowledge::new(size);
        let moves = LESSON.steps.iter().filter_map(|step| match step.expect {
            Expect::Move(words) => words.strip_prefix("ask ").and_then(Square::of_words),
            _ => None,
        });
        let said: Vec<String> = moves
            .map(|square| {
                let Reply::Counts(counts) = Reply::to(&board, square) else {
                    panic!("a question is answered by counts");
                };
                knowledge.hear(square, counts);
                Reply::Counts(counts).words()
            })
            .collect();
        assert_eq!(said, ["A4", "A1 B1 C1 D1", "D4"]);
        let certain = knowledge.certain();
        assert_eq!(certain.cells(Area::ALL[0]).count_ones(), 4, "the notebook shows the first square");
    }
}
