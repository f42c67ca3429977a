//! The keeper, the desk and the computer player with a fault.

use labirinto_games::{
    Budget, Computer, Desk, Due, Gesture, Input, Keeper, Match, Move, Scene, Seat, Secret, Step, Witness,
};
use rand::CryptoRng;

use super::{Fault, illegal, public::Public, ticking};

pub(super) struct Owner(pub Fault, pub Box<dyn Keeper>);

impl Keeper for Owner {
    fn seat(&self) -> Seat {
        self.1.seat()
    }

    fn entrust(&mut self, slot: u8, secret: Secret) -> bool {
        self.1.entrust(slot, secret)
    }

    fn observe(&mut self, public: &dyn Match, step: &Step) {
        self.1.observe(&**Public::inner(public), step);
    }

    fn answer(&self, public: &dyn Match) -> Option<Vec<u8>> {
        let answer = self.1.answer(&**Public::inner(public))?;
        match self.0 {
            Fault::KeeperSilent if public.turn() > 2 => None,
            Fault::KeeperLies => Some(answer.iter().map(|byte| 1 - byte).collect()),
            _ => Some(answer),
        }
    }

    fn witness(&self, slot: u8) -> Option<Witness> {
        self.1.witness(slot)
    }

    fn secret(&self, slot: u8) -> Option<&Secret> {
        self.1.secret(slot)
    }
}

pub(super) struct Sheet {
    fault: Fault,
    inner: Box<dyn Desk>,
    mark: u64,
}

impl Sheet {
    pub(super) fn new(fault: Fault, inner: Box<dyn Desk>) -> Sheet {
        let mark = if fault == Fault::DeskStartsAnew { ticking() } else { 0 };
        Sheet { fault, inner, mark }
    }
}

impl Desk for Sheet {
    fn observe(&mut self, public: &dyn Match, step: &Step) {
        self.inner.observe(&**Public::inner(public), step);
    }

    fn input(
        &mut self,
        public: &dyn Match,
        keeper: &dyn Keeper,
        gesture: &Gesture,
        rng: &mut dyn CryptoRng,
    ) -> Input {
        let button = match gesture {
            Gesture::ActAt { act, .. } if self.fault == Fault::DeskTakesAnywhere => Gesture::Act(*act),
            _ => gesture.clone(),
        };
        let input = self.inner.input(&**Public::inner(public), keeper, &button, rng);
        match (self.fault, &input) {
            (Fault::DeskIllegalMove, Input::Move(_)) => Input::Move(Move(vec![1, 0])),
            (Fault::DeskChangesUnsaid, Input::Redraw) => Input::Unchanged,
            _ => input,
        }
    }

    fn scene(&self, public: &dyn Match, keeper: &dyn Keeper) -> Scene {
        let mut scene = self.inner.scene(&**Public::inner(public), keeper);
        match self.fault {
            Fault::SceneSilent | Fault::SceneOutside | Fault::SceneOverlaps | Fault::SceneIdTwice => {
                scene.panels = public.scene(&[]).panels;
            }
            _ => scene.panels[0].shapes[0].id += (self.mark as u32) * 1000,
        }
        scene
    }

    fn save(&self) -> Vec<u8> {
        if self.fault == Fault::DeskForgets { vec![0] } else { self.inner.save() }
    }

    fn restore(&mut self, bytes: &[u8]) -> bool {
        let taken = self.inner.restore(bytes);
        if self.fault == Fault::DeskTakesGarbage && !taken {
            self.mark += 1;
        }
        taken && self.fault != Fault::DeskRefusesOwn
    }
}

pub(super) struct Player(pub Fault, pub Box<dyn Computer>);

impl Computer for Player {
    fn observe(&mut self, public: &dyn Match, step: &Step) {
        self.1.observe(&**Public::inner(public), step);
    }

    fn secret(&mut self, public: &dyn Match, slot: u8, rng: &mut dyn CryptoRng) -> Secret {
        if self.0 == Fault::ComputerSecretIllegal {
            return illegal();
        }
        self.1.secret(&**Public::inner(public), slot, rng)
    }

    fn choose(&mut self, public: &dyn Match, budget: &mut Budget<'_>, rng: &mut dyn CryptoRng) -> Move {
        let act = self.1.choose(&**Public::inner(public), budget, rng);
        match self.0 {
            Fault::ComputerIllegal => Move(vec![1, 0]),
            Fault::ComputerWavers => Move(vec![2, (ticking() % 10) as u8]),
            Fault::ComputerGoesOn if matches!(public.due(), Due::Move { .. }) => {
                (0..1000).for_each(|_| {
                    budget.spend(0);
                });
                act
            }
            _ => act,
        }
    }
}
