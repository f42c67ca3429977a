//! What is told to a person who steps through a finished game: what the last move changed, how it stands, what would be best.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{Found, Play, State, Thinker, Weights, notation};
use crate::{Budget, Match, Seat, Step, Text};

/// The most positions that are looked at before the last move, and as many after it.
const NODES: u64 = 20_000;

/// A loss below this, in points, is none: so much lies between two looks at the same thing.
const NOTHING: i32 = 10;

/// The most moves of a line that are told.
const LONGEST: usize = 6;

/// The sentences about `state`; none where nothing can be spent.
pub fn analysis(state: &State, budget: &mut Budget<'_>) -> Vec<Text> {
    let before = state.before();
    let nodes = NODES.min(budget.left() / if before.is_some() { 2 } else { 1 });
    if nodes == 0 {
        return Vec::new();
    }
    let now = look(state, nodes, budget);
    let mut sentences = Vec::new();
    if let (Some(before), Some(last)) = (before, state.played().last()) {
        let seen = look(&before, nodes, budget);
        sentences.extend(seen.map(|seen| changed(&before, &seen, state, now.as_ref(), last.play)));
    }
    if let Some(now) = now {
        sentences.push(stands(state.mover(), &now));
        sentences.push(Text::key("three-crowns-analysis-best").word("line", written(state, &now.line)));
    }
    sentences
}

/// What is found from `state`: always the same.
fn look(state: &State, nodes: u64, budget: &mut Budget<'_>) -> Option<Found> {
    let thinker = Thinker { depth: Thinker::DEEPEST, nodes, weights: Weights::TUNED };
    thinker.think(state, budget, &mut ChaCha8Rng::seed_from_u64(0)).filter(|found| found.depth > 0)
}

/// What the move `made`, which led from `before` to `after`, has changed.
fn changed(before: &State, seen: &Found, after: &State, now: Option<&Found>, made: Play) -> Text {
    let mover = before.mover();
    let name = written(before, &[made]);
    let best = Text::key("three-crowns-analysis-was-best").seat("seat", mover).word("move", name.clone());
    // A win or a loss that was seen lies one move further off for who looked before the move.
    let further = |now: &Found| now.wins_in.map_or(0, i32::signum);
    let worth = now.map_or(0, |now| further(now) - now.score);
    let wins = seen.wins_in.is_some() || now.is_some_and(|now| now.wins_in.is_some());
    let loss = seen.score - worth;
    let nothing = if wins { loss <= 0 } else { points(loss) < NOTHING };
    if made == seen.play || after.has_won(mover) || nothing {
        return best;
    }
    let line = written(before, &seen.line);
    if wins {
        let text = Text::key("three-crowns-analysis-turned").word("move", name);
        return text.text("before", stands(mover, seen)).word("line", line);
    }
    let text = Text::key("three-crowns-analysis-cost").seat("seat", mover).word("move", name);
    text.number("points", points(loss)).word("line", line)
}

/// How it stands, as `mover` found who is to move.
fn stands(mover: Seat, found: &Found) -> Text {
    let better = if found.score < 0 { mover.next(2) } else { mover };
    match (found.wins_in, points(found.score.abs())) {
        (Some(moves), _) => {
            let own = (moves.abs() + 1) / 2;
            Text::key("three-crowns-analysis-wins").seat("seat", better).number("moves", own)
        }
        (None, points) if points < NOTHING => Text::key("three-crowns-analysis-even"),
        (None, points) => {
            Text::key("three-crowns-analysis-ahead").seat("seat", better).number("points", points)
        }
    }
}

/// A score in points, of which a crown counts a hundred.
fn points(score: i32) -> i32 {
    score.saturating_mul(100) / Weights::TUNED.crown
}

/// The notation of moves one after the other, the first of them on `state`.
fn written(state: &State, line: &[Play]) -> String {
    let (mut state, mut words) = (state.clone(), Vec::new());
    for play in line.iter().take(LONGEST) {
        let step = Step::Move { seat: state.mover(), act: play.encode() };
        let word = notation::write(&state, &step);
        if state.apply(&step).is_err() {
            break;
        }
        words.push(word);
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::super::tests::{at, fresh, make, play};
    use super::*;

    fn keys(sentences: &[Text]) -> Vec<&'static str> {
        sentences.iter().filter_map(|text| text.key.rsplit("analysis-").next()).collect()
    }

    fn of(state: &State) -> Vec<Text> {
        analysis(state, &mut Budget::steps(40_000))
    }

    #[test]
    fn the_start_is_told_with_a_line_that_can_be_played() {
        let state = fresh("different");
        let sentences = of(&state);
        assert_eq!(keys(&sentences).last(), Some(&"best"));
        assert_eq!(sentences.len(), 2, "nothing was moved yet");
        let Some((_, crate::Argument::Word(line))) = sentences[1].arguments.first() else {
            panic!("a line is a word: {sentences:?}")
        };
        play(&mut state.clone(), line);
    }

    #[test]
    fn a_win_that_is_missed_is_told_with_the_move_that_makes_it() {
        let before = at("bb..b.bb ........ ........ .....b.. ........ ..W..... WW...... .....w..", "white");
        assert_eq!(keys(&of(&before))[0], "wins");
        let mut missed = before.clone();
        make(&mut missed, "f1-f2").expect("a step");
        let sentences = of(&missed);
        assert_eq!(keys(&sentences)[0], "turned", "{sentences:?}");
        let line = sentences[0].arguments.iter().find(|(name, _)| *name == "line");
        let crate::Argument::Word(line) = &line.expect("the better line is told").1 else {
            panic!("a line is a word")
        };
        let mut made = before;
        play(&mut made, line);
        assert!(made.end().is_some(), "{line}");
        assert_eq!(keys(&of(&made)), ["was-best"], "after the end only the last move is told");
    }

    #[test]
    fn a_move_that_gives_a_crown_away_costs_points_and_the_best_one_costs_nothing() {
        let before = at("b.b..b.b ........ ........ ........ ........ ..w..... ww...... .....w..", "white");
        let mut idle = before.clone();
        make(&mut idle, "f1-g1").expect("a step");
        let sentences = of(&idle);
        assert!(["cost", "turned"].contains(&keys(&sentences)[0]), "{sentences:?}");
        let best = look(&before, NODES, &mut Budget::steps(NODES)).expect("a move is due").play;
        let mut well = before;
        make(&mut well, &notation::bare(best)).expect("the best move is legal");
        assert_eq!(keys(&of(&well))[0], "was-best");
    }

    #[test]
    fn a_move_in_a_lost_game_that_puts_the_end_off_no_less_than_the_best_is_no_fault() {
        let before = at("b.b..b.b ........ ........ b....b.. ...b.... ..W.b... WW...... .....w..", "black");
        let lost = look(&before, NODES, &mut Budget::steps(NODES)).expect("a move is due");
        assert_eq!(lost.wins_in, Some(-2), "White threatens c3-c2");
        for made in before.plays() {
            let mut after = before.clone();
            make(&mut after, &notation::bare(made)).expect("a listed move");
            assert_eq!(keys(&of(&after))[0], "was-best", "{}", notation::bare(made));
        }
    }

    #[test]
    fn it_spends_no_more_than_it_may_and_says_nothing_for_nothing() {
        let mut state = fresh("free");
        play(&mut state, "a1-b2 a3-b4 a4-a3");
        for steps in [0, 1, 2, 60, 3_000] {
            let mut budget = Budget::steps(steps);
            let sentences = analysis(&state, &mut budget);
            assert_eq!(sentences, analysis(&state, &mut Budget::steps(steps)));
            assert!(steps > 1 || sentences.is_empty(), "{steps}: {sentences:?}");
        }
        let mut budget = Budget::steps(1_000_000);
        analysis(&state, &mut budget);
        assert!(budget.left() >= 1_000_000 - 2 * NODES);
    }
}
