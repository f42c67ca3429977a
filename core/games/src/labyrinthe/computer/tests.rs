//! The laws of computer players: legal, ending, reproducible, and the stronger the higher the level.

use rand_chacha::ChaCha20Rng;

use super::*;
use crate::{
    Game, Options, Verdict,
    labyrinthe::{Labyrinthe, Maze},
    players, simulate,
};

fn levels() -> impl Iterator<Item = Level> {
    (1..=5).filter_map(Level::new)
}

fn setup(size: &str, equal_turns: &str) -> Setup {
    let given = [("size", size), ("equal_turns", equal_turns)];
    let options = Options::settle(Labyrinthe.options(), given).expect("values of the options");
    Setup { seats: 2, options, first: Seat::HOST }
}

#[test]
fn every_level_plays_legally_to_the_end_on_every_size() {
    for size in ["5", "6", "7", "8", "9", "10"] {
        for level in levels() {
            let setup = setup(size, if level.number() % 2 == 0 { "yes" } else { "no" });
            let mut rng = ChaCha20Rng::seed_from_u64(u64::from(level.number()));
            let mut players = players(&Labyrinthe, &setup, &[level, Level::FIRST]);
            let played = simulate(&Labyrinthe, &setup, &mut players, 40_000, 3_000, &mut rng);
            let outcome = played.expect("the setup is legal").outcome;
            let outcome = outcome.unwrap_or_else(|| panic!("{level:?} does not end on {size}"));
            assert_ne!(outcome.verdict, Verdict::Void);
        }
    }
}

#[test]
fn the_same_chance_and_steps_give_the_same_game() {
    let setup = setup("5", "no");
    let play = |seed| {
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let levels = [Level::LAST, Level::new(4).expect("a level")];
        let mut players = players(&Labyrinthe, &setup, &levels);
        simulate(&Labyrinthe, &setup, &mut players, 20_000, 1_000, &mut rng).expect("the setup is legal")
    };
    assert_eq!(play(1), play(1));
    assert_ne!((play(1), play(2)), (play(2), play(1)), "chance matters");
}

/// How many questions a level needs in a maze of the generator's default.
fn turns(level: Level, seed: u64, steps: u64) -> u32 {
    let grid = Grid::SMALLEST;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let middle = Level::new(3).expect("3 is a level");
    let maze: Maze = generator::generate(grid, middle, &mut rng);
    let mut knowledge = Knowledge::new(grid, maze.start(), maze.goal());
    let mut turns = 0;
    while knowledge.reached() != maze.goal() {
        let question = decide(&knowledge, level, &mut Budget::steps(steps), &mut rng);
        let reply = maze.answer(knowledge.reached(), &question).expect("questions of a player are legal");
        assert!(knowledge.hear_within(&question, reply, search_steps(level)));
        turns += 1;
    }
    turns
}

#[test]
fn a_higher_level_needs_fewer_questions() {
    let average = |level: Level| {
        let games: u32 = if level.number() <= 3 { 400 } else { 80 };
        let all: u32 = (0..games).map(|seed| turns(level, u64::from(seed), 12_000)).sum();
        f64::from(all) / f64::from(games)
    };
    let averages: Vec<f64> = levels().map(average).collect();
    assert!(averages.is_sorted_by(|lower, higher| lower > higher), "{averages:?}");
    assert!(averages[4] < 10.0, "{averages:?}");
}

#[test]
fn a_liar_is_asked_on_legally() {
    let grid = Grid::SMALLEST;
    let (start, arrival) = (Cell { column: 0, row: 0 }, Cell { column: 4, row: 4 });
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for level in levels() {
        let mut knowledge = Knowledge::new(grid, start, arrival);
        for _ in 0..60 {
            let question = decide(&knowledge, level, &mut Budget::steps(6_000), &mut rng);
            let reply = match &question {
                Question::Count(_) => crate::labyrinthe::Reply::Count(2),
                Question::Way(_) => crate::labyrinthe::Reply::No,
            };
            assert!(knowledge.hear_within(&question, reply, search_steps(level)), "{question:?} is legal");
        }
        assert!(knowledge.contradiction().is_some(), "no maze answers no to everything");
    }
}
