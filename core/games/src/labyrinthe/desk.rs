//! What lies before one person. The full one takes the place of this file; it knows typed moves and whole boards only.

use rand::CryptoRng;

use crate::{Desk, Due, Gesture, Input, Keeper, Match, Scene, Seat, Setup, Step, state_of};

use super::{Maze, State, check, form, game, scene};

struct Plain {
    seat: Seat,
    grid: super::Grid,
}

pub(super) fn open(setup: &Setup, seat: Seat) -> Box<dyn Desk> {
    Box::new(Plain { seat, grid: game::grid(&setup.options) })
}

impl Desk for Plain {
    fn observe(&mut self, _public: &dyn Match, _step: &Step) {}

    fn input(
        &mut self,
        public: &dyn Match,
        _keeper: &dyn Keeper,
        gesture: &Gesture,
        _rng: &mut dyn CryptoRng,
    ) -> Input {
        match (public.due(), gesture) {
            (Due::Move { seat }, Gesture::Typed(words)) if seat == self.seat => match public.read_move(words)
            {
                Ok(act) => match public.copy().apply(&Step::Move { seat, act: act.clone() }) {
                    Ok(()) => Input::Move(act),
                    Err(refusal) => Input::Refused(refusal),
                },
                Err(refusal) => Input::Refused(refusal),
            },
            (Due::Commit { seat, slot }, Gesture::Board(text)) if seat == self.seat => self.ready(slot, text),
            _ => Input::Unchanged,
        }
    }

    fn scene(&self, public: &dyn Match, _keeper: &dyn Keeper) -> Scene {
        scene::public_scene(state_of::<State>(public), &[])
    }

    fn save(&self) -> Vec<u8> {
        Vec::new()
    }

    fn restore(&mut self, bytes: &[u8]) -> bool {
        bytes.is_empty()
    }
}

impl Plain {
    fn ready(&self, slot: u8, text: &str) -> Input {
        let maze: Result<Maze, _> = form::read(self.grid, text);
        match maze {
            Ok(maze) => match check::flaws(&maze, self.grid).into_iter().next() {
                Some(flaw) => Input::Refused(crate::Refusal { clause: flaw.clause, text: flaw.text }),
                None => Input::Ready { slot, secret: maze.encode() },
            },
            Err(refusal) => Input::Refused(refusal),
        }
    }
}
