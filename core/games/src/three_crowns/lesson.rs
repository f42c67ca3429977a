//! The lesson.

use crate::{Expect, Lesson, LessonStep, Seat};

pub static LESSON: Lesson = Lesson {
    options: &[("second_turn", "different")],
    first: Seat::HOST,
    boards: &[],
    steps: &[LessonStep { say: "three-crowns-lesson-1", expect: Expect::Read }],
};
