//! The lesson: a step, a crown, a double jump, and how one wins.

use crate::{Expect, Lesson, LessonStep, Seat};

/// The seat across from the learner.
const OTHER: Seat = Seat::HOST.next(2);

pub static LESSON: Lesson = Lesson {
    options: &[("second_turn", "different")],
    first: Seat::HOST,
    boards: &[],
    steps: &[
        LessonStep { say: "three-crowns-lesson-1", expect: Expect::Read },
        LessonStep { say: "three-crowns-lesson-2", expect: Expect::Move("a1-b2") },
        LessonStep { say: "three-crowns-lesson-3", expect: Expect::Reply(OTHER, "a3-b4") },
        LessonStep { say: "three-crowns-lesson-4", expect: Expect::Move("a4-a3") },
        LessonStep { say: "three-crowns-lesson-5", expect: Expect::Reply(OTHER, "a5-b6") },
        LessonStep { say: "three-crowns-lesson-6", expect: Expect::Move("a3:c5:a7") },
        LessonStep { say: "three-crowns-lesson-7", expect: Expect::Read },
        LessonStep { say: "three-crowns-lesson-8", expect: Expect::Read },
    ],
};

#[cfg(test)]
mod tests {
    use super::super::tests::{fresh, make};
    use super::*;

    #[test]
    fn the_script_does_what_the_lesson_says() {
        let mut state = fresh("different");
        let mut written = Vec::new();
        for step in LESSON.steps {
            if let Expect::Move(words) | Expect::Reply(_, words) = step.expect {
                written.push(make(&mut state, words).expect("the script is legal"));
            }
        }
        assert_eq!(written, ["a1-b2", "a3-b4", "a4-a3=K", "a5-b6", "a3:c5:a7x"]);
        assert!((8..=12).contains(&LESSON.steps.len()));
    }
}
