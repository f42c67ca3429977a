//! Lies that only the opened secret shows: the game goes on to its end, and the audit names the first.

use std::collections::BTreeMap;

use labirinto_games::labyrinthe::{Grid, Labyrinthe, Maze};
use labirinto_games::{Cell, Direction, Secret};
use labirinto_proofs::Finding;
use labirinto_table::{Grade, verify};
use labirinto_tests::disguise::{Disguise, Lie, Show};

use super::*;

const NO: u8 = 0x10;
const YES: u8 = 0x11;

/// The guest plays with another conscience; the finding of the host about it: the sequence and the clause.
fn audited(lie: Lie, show: Show, secret: Option<Secret>) -> (Net, u64, &'static str) {
    let disguise = Disguise { game: &Labyrinthe, lie, show }.catalogue();
    let others = BTreeMap::from([(1, disguise)]);
    let layout = apart("labyrinthe", 2, &[("starter", "host")]);
    let mut net = Net::with(catalogue(), &layout, 3, &others);
    net.patience = 40;
    if let Some(secret) = secret {
        net.secrets.insert((guest(), 0), secret);
    }
    net.link_all();
    net.run(60_000, |net| !net.table(0).findings().is_empty());
    let table = net.table(0);
    assert_eq!(table.findings()[0].finding, Finding::Honest);
    let Finding::Cheat { sequence, clause, .. } = table.findings()[1].finding.clone() else {
        panic!("the audit found nothing: {:?}", table.findings())
    };
    let report = verify(&table.record(), catalogue()).expect("a record");
    assert_eq!(report.grade(), Grade::Cheat);
    assert!(matches!(&report.seats[1].finding, Finding::Cheat { sequence: found, .. } if *found == sequence));
    let Standing::Finished(finish) = table.standing() else { panic!("the game has an end") };
    assert_eq!(finish.verdict, labirinto_games::Verdict::Win(vec![Seat::HOST]), "a cheat does not win");
    assert_second_opinion(&net);
    (net, sequence, clause)
}

fn truth(_: &dyn labirinto_games::Match, answer: Vec<u8>) -> Vec<u8> {
    answer
}

fn plain(public: Vec<u8>) -> Vec<u8> {
    public
}

/// The first answer of the guest that is not what its true keeper would have said is the one that is named.
fn assert_first_lie(net: &Net, sequence: u64, lie: u8) {
    let entry = &net.table(0).entries()[sequence as usize];
    assert_eq!((entry.seat(), entry.kind()), (guest(), Kind::Answer));
    let Act::Answer { answer, .. } = entry.act() else { panic!("an answer") };
    assert_eq!(answer.as_slice(), [lie]);
}

#[test]
fn a_false_count() {
    let lie: Lie = |_, answer| if answer == [1] { vec![2] } else { answer };
    let (net, sequence, clause) = audited(lie, plain, None);
    assert_eq!(clause, "answer");
    assert_first_lie(&net, sequence, 2);
}

#[test]
fn a_false_yes() {
    let lie: Lie = |_, answer| if answer == [NO] { vec![YES] } else { answer };
    let (net, sequence, clause) = audited(lie, plain, None);
    assert_eq!(clause, "answer");
    assert_first_lie(&net, sequence, YES);
}

#[test]
fn a_false_no() {
    let lie: Lie = |_, answer| if answer == [YES] { vec![NO] } else { answer };
    let (net, sequence, clause) = audited(lie, plain, None);
    assert_eq!(clause, "answer");
    assert_first_lie(&net, sequence, NO);
}

fn open_maze() -> Maze {
    let grid = Grid::new(5).expect("5 is a size");
    Maze::new(grid, Cell { column: 0, row: 0 }, Cell { column: 4, row: 4 }).expect("both lie on the grid")
}

#[test]
fn a_maze_with_a_closed_cell() {
    let mut maze = open_maze();
    let (grid, cell) = (maze.grid(), Cell { column: 2, row: 2 });
    for direction in Direction::ALL {
        maze.set_wall(grid.edge(cell, direction).expect("an inner cell"), true);
    }
    let (net, sequence, clause) = audited(truth, plain, Some(maze.encode()));
    assert_eq!(clause, "LYR-2");
    assert_eq!(net.table(0).entries()[sequence as usize].kind(), Kind::Commit);
}

#[test]
fn other_ends_than_the_mazes() {
    let show: Show = |public| vec![public[0], public[1], public[2], public[3].saturating_sub(1)];
    let (net, sequence, clause) = audited(truth, show, Some(open_maze().encode()));
    assert_eq!(clause, "public");
    assert_eq!(net.table(0).entries()[sequence as usize].kind(), Kind::Commit);
}
