//! The laws of the notebook: sound, monotone, exact, and bounded.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{bound::Bound, *};

/// A graph of `columns` by `rows` cells, and all its connected mazes by their walls.
fn small(columns: u8, rows: u8) -> (Graph, Vec<Edges>) {
    let mut sides = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let cell = row * columns + column;
            if column + 1 < columns {
                sides.push((cell, cell + 1));
            }
            if row + 1 < rows {
                sides.push((cell, cell + columns));
            }
        }
    }
    let count = sides.len();
    let graph = Graph::new(usize::from(columns * rows), sides);
    let mazes = (0u32..1 << count)
        .map(|bits| (0..count as u16).filter(|number| bits >> number & 1 == 1).map(Edge).collect::<Edges>());
    let mazes = mazes.filter(|walls| graph.is_connected(graph.edges().without(*walls))).collect();
    (graph, mazes)
}

/// A count round a cell, or a walk, answered by the maze `walls`.
fn ask(graph: &Graph, walls: Edges, source: usize, rng: &mut ChaCha8Rng) -> Bound {
    let mut cell = rng.random_range(0..graph.cells());
    let mut edges = Edges::NONE;
    if rng.random_bool(0.4) {
        edges = graph.around(cell).iter().map(|(edge, _)| *edge).collect();
        let count = edges.and(walls).count();
        return Bound { edges, least: count, most: count, source };
    }
    for _ in 0..rng.random_range(1..8) {
        let around = graph.around(cell);
        let (edge, beyond) = around[rng.random_range(0..around.len())];
        edges.insert(edge);
        cell = usize::from(beyond);
    }
    let open = edges.and(walls).is_empty();
    let (least, most) = if open { (0, 0) } else { (1, edges.count()) };
    Bound { edges, least, most, source }
}

#[test]
fn knowledge_is_exactly_what_all_mazes_have_in_common() {
    for (columns, rows, games) in [(3, 3, 150), (4, 2, 150), (5, 2, 60), (4, 3, 4)] {
        let (graph, mazes) = small(columns, rows);
        let mut rng = ChaCha8Rng::seed_from_u64(u64::from(columns) * 10 + u64::from(rows));
        for _ in 0..games {
            let truth = mazes[rng.random_range(0..mazes.len())];
            let mut possible = mazes.clone();
            let mut deduction = Deduction::new(graph.clone());
            for source in 0..10 {
                let bound = ask(&graph, truth, source, &mut rng);
                possible.retain(|walls| bound.allows(*walls));
                assert!(deduction.learn(bound, Knowledge::STEPS), "the truth is possible");
                assert_eq!(deduction.certainty(), Certainty::Exact);
                let all = possible.iter().fold(graph.edges(), |all, walls| all.and(*walls));
                let any = possible.iter().fold(Edges::NONE, |any, walls| any.or(*walls));
                assert_eq!(deduction.facts().walls, all);
                assert_eq!(deduction.facts().open, graph.edges().without(any));
                let allowed = mazes.iter().filter(|walls| deduction.allows(**walls));
                assert!(allowed.eq(possible.iter()), "the tightened bounds say the same as the answers");
                assert!(deduction.witnesses().iter().all(|walls| possible.contains(walls)));
                for bound in deduction.bounds() {
                    assert!(
                        bound.edges.count() >= 2 && bound.edges.within(deduction.facts().unknown(&graph))
                    );
                    assert!(possible.iter().all(|walls| bound.allows(*walls)));
                }
            }
        }
    }
}

#[test]
fn a_lie_is_told_exactly_when_no_maze_is_left() {
    let (graph, mazes) = small(3, 3);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut lies = 0;
    for _ in 0..300 {
        let mut possible = mazes.clone();
        let mut deduction = Deduction::new(graph.clone());
        for source in 0..12 {
            let owner = mazes[rng.random_range(0..mazes.len())];
            let bound = ask(&graph, owner, source, &mut rng);
            possible.retain(|walls| bound.allows(*walls));
            let facts = deduction.facts();
            assert_eq!(deduction.learn(bound, Knowledge::STEPS), !possible.is_empty());
            if possible.is_empty() {
                assert_eq!(deduction.facts(), facts);
                lies += 1;
                break;
            }
        }
    }
    assert!(lies > 100, "the test tries lies");
}

/// A random connected maze of a grid: walls in random order where they cut nothing off, `share` of them left out.
fn maze(graph: &Graph, share: f64, rng: &mut ChaCha8Rng) -> Edges {
    let mut walls = Edges::NONE;
    let mut order: Vec<Edge> = graph.edges().iter().collect();
    for place in (1..order.len()).rev() {
        order.swap(place, rng.random_range(0..=place));
    }
    for edge in order {
        let mut more = walls;
        more.insert(edge);
        if !rng.random_bool(share) && graph.is_connected(graph.edges().without(more)) {
            walls = more;
        }
    }
    walls
}

fn question(knowledge: &Knowledge, rng: &mut ChaCha8Rng) -> Question {
    let grid = knowledge.grid();
    if rng.random_bool(0.3) {
        let cell = |rng: &mut ChaCha8Rng| rng.random_range(0..grid.size());
        return Question::Count(Cell { column: cell(rng), row: cell(rng) });
    }
    let mut cell = knowledge.reached();
    let mut steps = Vec::new();
    for _ in 0..rng.random_range(1..9) {
        let direction = Direction::ALL[rng.random_range(0..4)];
        if let Some(beyond) = grid.step(cell, direction) {
            steps.push(direction);
            cell = beyond;
        }
    }
    if steps.is_empty() { Question::Count(cell) } else { Question::Way(steps) }
}

fn reply(knowledge: &Knowledge, walls: Edges, question: &Question) -> Reply {
    match question {
        Question::Count(cell) => {
            let closed =
                |side: &&Direction| knowledge.grid().edge(*cell, **side).is_none_or(|edge| walls.holds(edge));
            Reply::Count(Direction::ALL.iter().filter(closed).count() as u8)
        }
        Question::Way(steps) => {
            let (edges, _) = knowledge.way(steps).expect("the way was built inside the grid");
            if edges.and(walls).is_empty() { Reply::Yes } else { Reply::No }
        }
    }
}

#[test]
fn on_every_size_knowledge_is_sound_and_monotone_and_propagation_is_part_of_it() {
    for size in 5..=10 {
        let grid = Grid::new(size).expect("5 to 10 are sizes");
        let graph = Graph::of(grid);
        let mut rng = ChaCha8Rng::seed_from_u64(u64::from(size));
        for game in 0..6 {
            let walls = maze(&graph, f64::from(game) * 0.1, &mut rng);
            let arrival = Cell { column: size - 1, row: size - 1 };
            let mut knowledge = Knowledge::new(grid, Cell { column: 0, row: 0 }, arrival);
            let mut quick = knowledge.clone();
            for _ in 0..40 {
                if knowledge.reached() == arrival {
                    break;
                }
                let question = question(&knowledge, &mut rng);
                let reply = reply(&knowledge, walls, &question);
                let before = knowledge.deduction().facts();
                assert!(knowledge.hear(&question, reply));
                assert!(quick.hear_within(&question, reply, 0));
                let facts = knowledge.deduction().facts();
                assert!(before.walls.within(facts.walls) && before.open.within(facts.open));
                assert!(facts.walls.within(walls) && facts.open.and(walls).is_empty());
                assert!(knowledge.deduction().allows(walls));
                let propagated = quick.deduction().facts();
                assert!(propagated.walls.within(facts.walls) && propagated.open.within(facts.open));
                assert_eq!(quick.reached(), knowledge.reached());
                assert_eq!((knowledge.contradiction(), quick.contradiction()), (None, None));
            }
        }
    }
}

#[test]
fn a_yes_moves_the_walker_and_a_way_is_cut_at_the_arrival() {
    let grid = Grid::new(5).expect("5 is a size");
    let cell = |name: &str| Cell::from_name(name).expect("a cell");
    let mut knowledge = Knowledge::new(grid, cell("a1"), cell("c1"));
    let way = Question::Way(vec![Direction::East, Direction::East, Direction::East]);
    assert!(knowledge.hear(&way, Reply::No));
    assert_eq!(knowledge.reached(), cell("a1"));
    let edges = vec![Edge(0), Edge(1)];
    assert_eq!(knowledge.groups(), [Group { edges, least: 1, most: 2, source: 0 }]);
    assert_eq!(knowledge.wall(Edge(2)), Known::Unknown);
    assert!(knowledge.hear(&Question::Way(vec![Direction::East]), Reply::Yes));
    assert_eq!(knowledge.reached(), cell("b1"));
    assert_eq!((knowledge.wall(Edge(0)), knowledge.wall(Edge(1))), (Known::Open, Known::Wall));
    assert!(knowledge.groups().is_empty());
}

#[test]
fn a_corner_with_one_wall_and_a_dead_end_tell_where_the_passages_are() {
    let grid = Grid::new(5).expect("5 is a size");
    let cell = |name: &str| Cell::from_name(name).expect("a cell");
    let mut knowledge = Knowledge::new(grid, cell("a1"), cell("e5"));
    // Of a corner's two inner edges one is a wall; then the other is the only way out (LYR-2).
    assert!(knowledge.hear(&Question::Count(cell("a1")), Reply::Count(3)));
    assert_eq!(knowledge.groups().len(), 1);
    assert!(knowledge.hear(&Question::Way(vec![Direction::East]), Reply::No));
    let south = grid.edge(cell("a1"), Direction::South).expect("an inner edge");
    assert_eq!((knowledge.wall(Edge(0)), knowledge.wall(south)), (Known::Wall, Known::Open));
    assert_eq!(knowledge.certainty(), Certainty::Exact);
}

#[test]
fn what_is_no_answer_changes_nothing_and_a_lie_is_named() {
    let grid = Grid::new(5).expect("5 is a size");
    let corner = Cell { column: 0, row: 0 };
    let mut knowledge = Knowledge::new(grid, corner, Cell { column: 4, row: 4 });
    assert!(!knowledge.hear(&Question::Way(vec![Direction::North]), Reply::Yes));
    assert!(!knowledge.hear(&Question::Way(vec![Direction::East]), Reply::Count(1)));
    assert!(!knowledge.hear(&Question::Count(Cell { column: 5, row: 0 }), Reply::Count(1)));
    assert_eq!(knowledge.contradiction(), None);
    assert!(knowledge.hear(&Question::Count(corner), Reply::Count(2)));
    assert!(knowledge.hear(&Question::Way(vec![Direction::East]), Reply::No));
    assert_eq!(knowledge.contradiction(), Some(1));
    assert_eq!(knowledge.wall(Edge(0)), Known::Open);
    let mut other = Knowledge::new(grid, corner, Cell { column: 4, row: 4 });
    assert!(other.hear(&Question::Count(corner), Reply::Count(1)), "a corner has two walls of the border");
    assert_eq!(other.contradiction(), Some(0));
}
