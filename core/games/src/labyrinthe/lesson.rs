//! The lesson: a count, a step, a long way, what the notebook draws, and the goal.

use crate::{Expect, Lesson, LessonStep, Seat};

/// The learner's maze, in which the other gets along slowly.
const OWN: &str = "+--+--+--+--+--+
|           |A |
+  +--+  +  +  +
|     |  |     |
+  +  +--+  +--+
|  |        |  |
+  +  +  +  +  +
|     |     |  |
+  +  +  +--+  +
|D    |        |
+--+--+--+--+--+
";

/// The maze to be found out: walls east and south of b4, and on three sides of d3.
const OTHERS: &str = "+--+--+--+--+--+
|  |           |
+  +  +  +--+  +
|              |
+--+  +  +  +  +
|        |A |  |
+  +  +  +--+  +
|   D |     |  |
+  +--+  +  +  +
|        |     |
+--+--+--+--+--+
";

/// The seat across from the learner.
const OTHER: Seat = Seat::HOST.next(2);

pub(super) static LESSON: Lesson = Lesson {
    options: &[("size", "5"), ("equal_turns", "no")],
    first: Seat::HOST,
    boards: &[OWN, OTHERS],
    steps: &[
        LessonStep { say: "labyrinthe-lesson-1", expect: Expect::Read },
        LessonStep { say: "labyrinthe-lesson-2", expect: Expect::Move("count b4") },
        LessonStep { say: "labyrinthe-lesson-3", expect: Expect::Reply(OTHER, "count c3") },
        LessonStep { say: "labyrinthe-lesson-4", expect: Expect::Move("way b4 c4") },
        LessonStep { say: "labyrinthe-lesson-5", expect: Expect::Reply(OTHER, "way a5 a4 a3") },
        LessonStep { say: "labyrinthe-lesson-6", expect: Expect::Read },
        LessonStep { say: "labyrinthe-lesson-7", expect: Expect::Move("way b4 b3 c3") },
        LessonStep { say: "labyrinthe-lesson-8", expect: Expect::Reply(OTHER, "way a3 b3") },
        LessonStep { say: "labyrinthe-lesson-9", expect: Expect::Move("count d3") },
        LessonStep { say: "labyrinthe-lesson-10", expect: Expect::Reply(OTHER, "count e1") },
        LessonStep { say: "labyrinthe-lesson-11", expect: Expect::Move("way c3 c2 d2 d3") },
        LessonStep { say: "labyrinthe-lesson-12", expect: Expect::Read },
    ],
};

#[cfg(test)]
mod tests {
    use super::super::{Certainty, Edge, Grid, Knowledge, Known, Labyrinthe, Reply, State};
    use super::*;
    use crate::{Cell, Direction, Due, Game, Match, Options, Setup, Step, Verdict, state_of};

    /// Plays the script; what each move of `learner` was answered, and what the learner then knows.
    fn played() -> (Box<dyn Match>, Vec<Reply>, Vec<Knowledge>) {
        let options = Options::settle(Labyrinthe.options(), LESSON.options.iter().copied());
        let options = options.expect("the lesson's options exist");
        let setup = Setup { seats: 2, options, first: LESSON.first };
        let mut state = Labyrinthe.open(&setup).expect("two seats may play");
        let mut keepers: Vec<_> = Seat::all(2).map(|seat| Labyrinthe.keeper(&setup, seat)).collect();
        for (seat, board) in Seat::all(2).zip(LESSON.boards) {
            let secret =
                Labyrinthe.read_board(&setup.options, board).expect("the lesson's boards are boards");
            assert_eq!(Labyrinthe.check(&setup, seat, 0, &secret), []);
            let public = Labyrinthe.public_part(&setup, seat, 0, &secret).expect("a maze has ends");
            assert!(keepers[seat.index()].entrust(0, secret));
            state.apply(&Step::Commit { seat, slot: 0, public }).expect("the commitments are due");
        }
        let (mut replies, mut known) = (Vec::new(), Vec::new());
        let ends = state_of::<State>(state.as_ref()).ends(OTHER).expect("committed");
        let grid = Grid::new(5).expect("5 is a size");
        let mut knowledge = Knowledge::new(grid, ends.start, ends.goal);
        for step in LESSON.steps {
            let (seat, words) = match step.expect {
                Expect::Read | Expect::Lay(_) | Expect::Seal(_) => continue,
                Expect::Move(words) => (Seat::HOST, words),
                Expect::Reply(seat, words) => (seat, words),
            };
            let act = state.read_move(words).expect("the script is in notation");
            state.apply(&Step::Move { seat, act }).expect("the script is legal");
            let owner = seat.next(2);
            let answer = keepers[owner.index()].answer(state.as_ref()).expect("an answer is owed");
            state.apply(&Step::Answer { seat: owner, answer }).expect("the answer is true");
            if seat == Seat::HOST {
                let heard = state_of::<State>(state.as_ref()).heard(seat).last().expect("just heard");
                assert!(knowledge.hear(&heard.question, heard.reply));
                replies.push(heard.reply);
                known.push(knowledge.clone());
            }
        }
        (state, replies, known)
    }

    #[test]
    fn the_script_leads_to_a_win_and_the_answers_are_those_it_speaks_of() {
        let (state, replies, _) = played();
        let expected = [Reply::Count(2), Reply::No, Reply::Yes, Reply::Count(3), Reply::Yes];
        assert_eq!(replies, expected);
        let Due::Over(outcome) = state.due() else {
            panic!("the lesson ends with an end");
        };
        assert_eq!(outcome.verdict, Verdict::Win(vec![Seat::HOST]));
    }

    #[test]
    fn the_notebook_shows_what_the_lesson_says_it_shows() {
        let (_, _, known) = played();
        let edge = |name: &str, side| -> Edge {
            let cell = Cell::from_name(name).expect("a cell");
            known[1].grid().edge(cell, side).expect("an inner edge")
        };
        let then = &known[1];
        assert_eq!(then.wall(edge("b4", Direction::East)), Known::Wall);
        let second = [Direction::North, Direction::South, Direction::West].map(|side| edge("b4", side));
        let mut rest = second.to_vec();
        rest.sort();
        assert!(then.groups().iter().any(|group| group.edges == rest && (group.least, group.most) == (1, 1)));
        assert_eq!(then.certainty(), Certainty::Exact);
        assert_eq!(known[2].wall(edge("b4", Direction::North)), Known::Open);
    }

    #[test]
    fn it_has_eight_to_twelve_short_steps() {
        assert!((8..=12).contains(&LESSON.steps.len()));
    }
}
