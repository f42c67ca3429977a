//! A desk that is stored and taken up again.

use super::super::acts::Deed;
use super::super::{editor, play};
use super::*;

impl Bench {
    /// The app is killed and comes back: the log is replayed, then the stored bytes are taken up.
    fn reborn(&mut self, seat: usize, log: &[Step]) -> bool {
        let stored = self.desks[seat].save();
        assert!(stored.len() <= 64 * 1024);
        let number = Seat::new(seat as u8).expect("0 and 1 are seats");
        let mut state = Labyrinthe.open(&self.setup).expect("two seats may play");
        let mut desk = Labyrinthe.desk(&self.setup, number);
        for step in log {
            state.apply(step).expect("the log is legal");
            desk.observe(state.as_ref(), step);
        }
        let taken = desk.restore(&stored);
        if taken {
            assert_eq!(desk.save(), stored);
        }
        self.desks[seat] = desk;
        taken
    }
}

/// The log of [`Bench::drawn`] and these questions.
fn log(questions: &[&str]) -> (Bench, Vec<Step>) {
    let mut bench = Bench::drawn();
    let board = Labyrinthe.read_board(&bench.setup.options, ONE).expect("a board");
    let mut log = Vec::new();
    for seat in Seat::all(2) {
        let public = Labyrinthe.public_part(&bench.setup, seat, 0, &board).expect("ends");
        log.push(Step::Commit { seat, slot: 0, public });
    }
    for words in questions {
        let asker = bench.public().asker();
        let act = bench.state.read_move(words).expect("a question");
        let step = Step::Move { seat: asker, act };
        bench.step(step.clone());
        let owner = asker.next(2);
        let answer = bench.keepers[owner.index()].answer(bench.state.as_ref()).expect("an answer");
        let reply = Step::Answer { seat: owner, answer };
        bench.step(reply.clone());
        log.extend([step, reply]);
    }
    (bench, log)
}

#[test]
fn a_kill_at_every_point_of_a_drag_in_the_editor_loses_nothing() {
    let points = [(24, 24), (40, 25), (60, 24), (96, 23), (96, 50), (97, 95)];
    let gestures = drag(editor::PANEL, &points);
    let mut whole = Bench::new(&[]);
    whole.drag(0, editor::PANEL, &points);
    let expected = whole.board(0);
    for killed in 0..=gestures.len() {
        let mut bench = Bench::new(&[]);
        for (place, gesture) in gestures.iter().enumerate() {
            if place == killed {
                let before = bench.scene(0);
                assert!(bench.reborn(0, &[]));
                assert_eq!(bench.scene(0), before);
            }
            bench.does(0, gesture.clone());
        }
        assert!(bench.reborn(0, &[]));
        assert_eq!(bench.board(0), expected);
        assert_eq!(bench.act(0, Deed::Undo), Input::Redraw);
        assert_eq!(bench.act(0, Deed::Undo), Input::Unchanged);
    }
}

#[test]
fn a_kill_at_every_point_of_a_drag_in_play_loses_nothing() {
    let points = ["a4", "b4", "b3", "c3", "b3", "b2"].map(|name| {
        let at = cell(name).centre();
        (at.x, at.y)
    });
    let gestures = drag(play::PANEL, &points);
    for mode in [Deed::Walk, Deed::Count, Deed::Pencil] {
        let (mut whole, _) = log(&["way N", "count a1"]);
        whole.act(0, mode);
        whole.drag(0, play::PANEL, &points);
        for killed in 0..=gestures.len() {
            let (mut bench, steps) = log(&["way N", "count a1"]);
            bench.act(0, mode);
            for (place, gesture) in gestures.iter().enumerate() {
                if place == killed {
                    let before = bench.scene(0);
                    assert!(bench.reborn(0, &steps));
                    assert_eq!(bench.scene(0), before);
                }
                bench.does(0, gesture.clone());
            }
            assert!(bench.reborn(0, &steps));
            assert_eq!(bench.scene(0), whole.scene(0));
        }
    }
}

#[test]
fn a_draft_that_was_sent_before_the_kill_is_done_with() {
    let (mut bench, steps) = log(&["way N", "count a1"]);
    bench.steps(0, "N");
    let stored = bench.desks[0].save();
    let (mut after, more) = log(&["way N", "count a1", "way N"]);
    assert!(more.len() > steps.len());
    assert!(after.desks[0].restore(&stored));
    assert!(matches!(after.act(0, Deed::Ask), Input::Refused(_)));
}

#[test]
fn what_is_stored_from_an_earlier_phase_means_nothing() {
    let mut early = Bench::new(&[]);
    early.does(0, Gesture::Board(ONE.to_owned()));
    let stored = early.desks[0].save();
    let mut late = Bench::drawn();
    let before = late.desks[0].save();
    assert!(!late.desks[0].restore(&stored));
    assert_eq!(late.desks[0].save(), before);
}

#[test]
fn garbage_is_refused_and_changes_nothing() {
    let (mut bench, _) = log(&["way N", "count a1"]);
    bench.act(0, Deed::Pencil);
    bench.tap(0, play::PANEL, 24, 12);
    bench.act(0, Deed::Save);
    bench.tap(0, play::PANEL, 48, 12);
    for gesture in drag(play::PANEL, &[(24, 24), (60, 24), (70, 24)]).into_iter().take(2) {
        bench.does(0, gesture);
    }
    let stored = bench.desks[0].save();
    for length in 0..stored.len() {
        assert!(!bench.desks[0].restore(&stored[..length]), "{length}");
    }
    let mut longer = stored.clone();
    longer.push(0);
    assert!(!bench.desks[0].restore(&longer));
    for place in 0..stored.len() {
        for bit in 0..8 {
            let mut broken = stored.clone();
            broken[place] ^= 1 << bit;
            let mut desk = Labyrinthe.desk(&bench.setup, Seat::HOST);
            assert!(!desk.restore(&broken));
            if bench.desks[0].restore(&broken) {
                // A draft from where nobody stands was repaired; what is stored now stays as it is.
                let repaired = bench.desks[0].save();
                assert!(bench.desks[0].restore(&repaired));
                assert_eq!(bench.desks[0].save(), repaired);
                assert_lawful(&bench.scene(0));
            }
            assert!(bench.desks[0].restore(&stored));
        }
    }
    assert_eq!(bench.desks[0].save(), stored);
}

#[test]
fn the_largest_desk_stays_small() {
    let mut bench = Bench::new(&[("size", "10")]);
    for _ in 0..100 {
        bench.act(0, Deed::Generate);
    }
    assert!(bench.desks[0].save().len() <= 64 * 1024);
    for seat in 0..2 {
        bench.ready(seat);
    }
    bench.act(0, Deed::Pencil);
    for place in 0..100i16 {
        bench.tap(0, play::PANEL, 24 * (1 + place % 9), 12 + 24 * (place / 10));
        bench.act(0, Deed::Save);
    }
    assert!(bench.desks[0].save().len() <= 64 * 1024);
}

#[test]
fn a_log_read_at_once_is_drawn_like_one_read_answer_by_answer() {
    let (mut bench, log) =
        log(&["count b2", "count c4", "way a5 a4", "count d2", "count a1", "count a1", "way a4 b4 b3 b2 a2"]);
    let read_by_and_by = bench.scene(0);
    assert!(bench.reborn(0, &log));
    assert_eq!(bench.scene(0), read_by_and_by);
}
