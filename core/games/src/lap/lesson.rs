//! The lesson: three questions, what the notebook draws, and what a declaration is.

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
        LessonStep { say: "lap-lesson-8", expect: Expect::Read },
        LessonStep { say: "lap-lesson-9", expect: Expect::Read },
    ],
};

#[cfg(test)]
mod tests {
    use super::super::{Area, Knowledge, Reply, Size, Square, form};
    use super::*;

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
