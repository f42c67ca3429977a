//! The owner's side of a maze.

use crate::{Keeper, Match, Seat, Secret, Step, Witness, state_of};

use super::{Edge, Grid, Maze, State};

/// Holds the maze of one seat and answers from it (LYR-10). A maze does not change in play, so nothing has to be observed.
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
