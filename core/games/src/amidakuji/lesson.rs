//! The lesson: placing, landing on coins, the rotation of pieces, and landing on a piece of the other. The rolls of a
//! lesson all fall on the first face, which shows 3.

use crate::{Expect, Lesson, LessonStep, Seat};

/// The seat across from the learner.
const OTHER: Seat = Seat::HOST.next(2);

pub(super) static LESSON: Lesson = Lesson {
    options: &[("die", "334455"), ("layout", "line"), ("pieces", "2"), ("sideways", "no")],
    first: Seat::HOST,
    boards: &[],
    steps: &[
        LessonStep { say: "amidakuji-lesson-1", expect: Expect::Read },
        LessonStep { say: "amidakuji-lesson-2", expect: Expect::Move("place 1") },
        LessonStep { say: "amidakuji-lesson-3", expect: Expect::Reply(OTHER, "place 3") },
        LessonStep { say: "amidakuji-lesson-4", expect: Expect::Move("place 5") },
        LessonStep { say: "amidakuji-lesson-5", expect: Expect::Reply(OTHER, "place 6") },
        LessonStep { say: "amidakuji-lesson-6", expect: Expect::Move("move 1 FRF") },
        LessonStep { say: "amidakuji-lesson-7", expect: Expect::Reply(OTHER, "move 1 FLF") },
        LessonStep { say: "amidakuji-lesson-8", expect: Expect::Move("move 2 FLF") },
        LessonStep { say: "amidakuji-lesson-9", expect: Expect::Reply(OTHER, "move 2 FLF") },
        LessonStep { say: "amidakuji-lesson-10", expect: Expect::Move("move 1 FRF") },
        LessonStep { say: "amidakuji-lesson-11", expect: Expect::Reply(OTHER, "move 1 FLF") },
        LessonStep { say: "amidakuji-lesson-12", expect: Expect::Move("move 2 FRF") },
        LessonStep { say: "amidakuji-lesson-13", expect: Expect::Read },
        LessonStep { say: "amidakuji-lesson-14", expect: Expect::Read },
    ],
};

#[cfg(test)]
mod tests {
    use super::super::{Amidakuji, Piece, State};
    use super::*;
    use crate::{Due, Game, Options, Setup, Step, state_of};

    #[test]
    fn the_script_leads_to_what_it_speaks_of() {
        let options = Options::settle(Amidakuji.options(), LESSON.options.iter().copied());
        let options = options.expect("the lesson's options exist");
        let setup = Setup { seats: 2, options, first: LESSON.first };
        let mut public = Amidakuji.open(&setup).expect("two seats may play");
        let mut carried = Vec::new();
        for step in LESSON.steps {
            let (seat, words) = match step.expect {
                Expect::Read | Expect::Lay(_) | Expect::Seal(_) => continue,
                Expect::Move(words) => (Seat::HOST, words),
                Expect::Reply(seat, words) => (seat, words),
            };
            let act = public.read_move(words).expect("the script is in notation");
            public.apply(&Step::Move { seat, act }).expect("the script is legal");
            if let Due::Draw { .. } = public.due() {
                public.apply(&Step::Drawn { values: vec![0] }).expect("the die is awaited");
            }
            let side = state_of::<State>(public.as_ref()).position().side(Seat::HOST);
            carried.push((0..2).filter_map(|piece| side.on_board(piece)).map(|(_, coins)| coins).sum::<u8>());
        }
        assert_eq!(carried, [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3]);
        let position = state_of::<State>(public.as_ref()).position();
        assert_eq!(position.side(OTHER).pieces[0], Piece::Knocked);
        assert_eq!((position.mover, position.roll), (OTHER, Some(3)));
    }
}
