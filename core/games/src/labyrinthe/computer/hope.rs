//! Walking in the hope that what is not known to be a wall is none.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::{
    Direction,
    labyrinthe::{Edge, Edges, Knowledge, Known, Question, knowledge::Graph},
};

/// What a known passage costs beside an edge that is not known, when the fewest of those are sought.
const KNOWN: u32 = 1;
const UNKNOWN: u32 = 200;

/// A single step anywhere where no wall is known.
pub(super) fn anywhere(knowledge: &Knowledge, rng: &mut ChaCha8Rng) -> Question {
    let passes = |step: &Direction| {
        let edge = knowledge.grid().edge(knowledge.reached(), *step);
        edge.is_some_and(|edge| knowledge.wall(edge) != Known::Wall)
    };
    let steps: Vec<Direction> = Direction::ALL.into_iter().filter(passes).collect();
    match steps.get(rng.random_range(0..steps.len().max(1))) {
        Some(step) => Question::Way(vec![*step]),
        None => Question::Count(knowledge.reached()),
    }
}

/// The first step of a shortest way to A that may be free.
pub(super) fn step(knowledge: &Knowledge) -> Question {
    question(knowledge, shortest(knowledge, 1).into_iter().take(1).map(|(step, _)| step).collect())
}

/// Along a way to A with the fewest edges that are not known, as far as at most `most` of those, and not so far that
/// "no" is certain.
pub(super) fn way(knowledge: &Knowledge, most: usize) -> Question {
    let way = shortest(knowledge, UNKNOWN);
    let mut asked = Edges::NONE;
    let mut steps = Vec::new();
    for (step, edge) in way {
        if knowledge.wall(edge) == Known::Unknown {
            asked.insert(edge);
            let barred =
                |bound: &crate::labyrinthe::knowledge::Bound| bound.least > 0 && bound.edges.within(asked);
            if asked.count() as usize > most || knowledge.deduction().bounds().iter().any(barred) {
                break;
            }
        }
        steps.push(step);
    }
    question(knowledge, steps)
}

fn question(knowledge: &Knowledge, steps: Vec<Direction>) -> Question {
    if steps.is_empty() { Question::Count(knowledge.reached()) } else { Question::Way(steps) }
}

/// The cheapest way from the cell reached to A, its steps and edges, where an edge that is not known costs `unknown`.
fn shortest(knowledge: &Knowledge, unknown: u32) -> Vec<(Direction, Edge)> {
    let grid = knowledge.grid();
    let goal = grid.index(knowledge.reached());
    let cells: Vec<_> = grid.cells().collect();
    let mut cost = [u32::MAX; Graph::CELLS];
    let mut back: [Option<(usize, Direction, Edge)>; Graph::CELLS] = [None; Graph::CELLS];
    let mut done = [false; Graph::CELLS];
    // From A backwards, so that the way can be read off from the walker.
    cost[grid.index(knowledge.arrival())] = 0;
    loop {
        let open = (0..cells.len()).filter(|place| !done[*place] && cost[*place] < u32::MAX);
        let Some(place) = open.min_by_key(|place| cost[*place]).filter(|place| *place != goal) else {
            break;
        };
        done[place] = true;
        for direction in Direction::ALL {
            let (Some(edge), Some(beyond)) =
                (grid.edge(cells[place], direction), grid.step(cells[place], direction))
            else {
                continue;
            };
            let price = match knowledge.wall(edge) {
                Known::Wall => continue,
                Known::Open => KNOWN,
                Known::Unknown => unknown,
            };
            let beyond = grid.index(beyond);
            if cost[place] + price < cost[beyond] {
                cost[beyond] = cost[place] + price;
                back[beyond] = Some((place, direction.opposite(), edge));
            }
        }
    }
    let mut way = Vec::new();
    let mut place = goal;
    while let Some((next, step, edge)) = back[place] {
        way.push((step, edge));
        place = next;
    }
    way
}
