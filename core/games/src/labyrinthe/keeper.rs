//! The owner's side of a maze.

use crate::{Keeper, Match, Seat, Secret, Step, Witness, state_of};

use super::{Edge, Grid, Maze, State};

/// Holds the maze of one seat and answers from it (LYR-10). A maze does not change in play, so nothing has to
/// be observed.
pub(super) struct Owner {
    seat: Seat,
    grid: Grid,
    held: Option<(Secret, Maze)>,
}

impl Owner {
    pub(super) fn new(seat: Seat, grid: Grid) -> Owner {
        Owner { seat, grid, held: None }
    }
}

impl Keeper for Owner {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn entrust(&mut self, slot: u8, secret: Secret) -> bool {
        let Some(maze) = Maze::decode(&secret).filter(|maze| slot == 0 && maze.grid() == self.grid) else {
            return false;
        };
        self.held = Some((secret, maze));
        true
    }

    fn observe(&mut self, _public: &dyn Match, _step: &Step) {}

    fn answer(&self, public: &dyn Match) -> Option<Vec<u8>> {
        let state: &State = state_of(public);
        let (asker, question) = state.pending()?;
        let (_, maze) = self.held.as_ref().filter(|_| asker != self.seat)?;
        Some(maze.answer(state.walker(asker)?, question)?.encode())
    }

    /// One value for each edge in the order of [`Edge`]: 1 for a wall, 0 for none.
    fn witness(&self, slot: u8) -> Option<Witness> {
        let (_, maze) = self.held.as_ref().filter(|_| slot == 0)?;
        let wall = |edge| i64::from(maze.walls().holds(Edge(edge as u16)));
        Some(Witness::new((0..self.grid.edges()).map(wall).collect()))
    }

    fn secret(&self, slot: u8) -> Option<&Secret> {
        self.held.as_ref().filter(|_| slot == 0).map(|(secret, _)| secret)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinthe::{Ends, Labyrinthe, Question, form};
    use crate::{Cell, Claim, Direction, Due, Game, Options, Setup};

    const BOARD: &str = "\
+--+--+--+--+--+
|D    |     |  |
+  +--+  +  +  +
|  |           |
+  +  +--+  +  +
|     |A    |  |
+  +--+--+--+  +
|              |
+--+  +  +  +  +
|     |        |
+--+--+--+--+--+
";

    fn setup() -> Setup {
        let options = Options::settle(Labyrinthe.options(), []).expect("the defaults settle");
        Setup { seats: 2, options, first: Seat::HOST }
    }

    /// A match in which both seats committed to [`BOARD`], and the keeper of seat 1.
    fn begun() -> (Box<dyn Match>, Box<dyn Keeper>) {
        let setup = setup();
        let owner = Seat::HOST.next(2);
        let maze = form::read(Grid::SMALLEST, BOARD).expect("the board is one");
        let mut public = Labyrinthe.open(&setup).expect("the setup is legal");
        for seat in Seat::all(2) {
            let ends = Ends { start: maze.start(), goal: maze.goal() }.encode();
            public.apply(&Step::Commit { seat, slot: 0, public: ends }).expect("commitments are due");
        }
        let mut keeper = Labyrinthe.keeper(&setup, owner);
        assert!(keeper.entrust(0, maze.encode()));
        (public, keeper)
    }

    #[test]
    fn lyr_10_the_owner_answers_and_everybody_can_read_what_was_heard() {
        let (mut public, keeper) = begun();
        assert_eq!(keeper.answer(&*public), None);
        let way = Question::Way(vec![Direction::South, Direction::South, Direction::East]);
        public.apply(&Step::Move { seat: Seat::HOST, act: way.encode() }).expect("the way is legal");
        assert_eq!(state_of::<State>(&*public).pending(), Some((Seat::HOST, &way)));
        let answer = keeper.answer(&*public).expect("an answer is owed");
        let (owner, slot, claim) = public.claim(&answer).expect("the answer fits");
        assert_eq!((owner, slot), (keeper.seat(), 0));
        assert!(matches!(claim, Claim::Linear { value: 0, .. }));
        assert_eq!(claim.holds(&keeper.witness(0).expect("the maze is held")), Some(true));
        public.apply(&Step::Answer { seat: keeper.seat(), answer }).expect("the answer fits");

        let state: &State = state_of(&*public);
        assert_eq!(state.heard(Seat::HOST).len(), 1);
        let heard = state.heard(Seat::HOST).last().expect("one question was answered");
        assert_eq!((heard.from, &heard.question), (Cell { column: 0, row: 0 }, &way));
        assert_eq!(state.walker(Seat::HOST), Some(Cell { column: 1, row: 2 }));
        assert!(state.heard(keeper.seat()).is_empty());
        assert_eq!(public.due(), Due::Move { seat: keeper.seat() });
    }

    #[test]
    fn what_is_no_maze_of_this_table_is_not_taken_into_keeping() {
        let (_, mut keeper) = begun();
        let larger = Grid::new(6).expect("6 is a size");
        let corner = Cell { column: 0, row: 0 };
        let maze = Maze::new(larger, corner, corner).expect("a1 is inside");
        for secret in [maze.encode(), Secret::from_bytes(vec![1, 2, 3]), Secret::from_bytes(Vec::new())] {
            assert!(!keeper.entrust(0, secret));
        }
        let kept = keeper.secret(0).expect("the first maze is still held").clone();
        assert!(!keeper.entrust(1, kept));
        assert!(keeper.witness(1).is_none() && keeper.secret(1).is_none());
    }

    #[test]
    fn the_witness_has_the_walls_in_the_order_of_the_edges() {
        let (_, keeper) = begun();
        let witness = keeper.witness(0).expect("the maze is held");
        let maze = Maze::decode(keeper.secret(0).expect("the maze is held")).expect("it was encoded");
        assert_eq!(witness.reveal().len(), maze.grid().edges());
        for (edge, value) in witness.reveal().iter().enumerate() {
            assert_eq!(*value == 0, maze.open(Edge(edge as u16)), "edge {edge}");
        }
    }
}
