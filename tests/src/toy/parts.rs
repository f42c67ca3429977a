//! The keeper, the desk and the computer player of the toy game.

use labirinto_games::{
    Act, ActId, Budget, Computer, Desk, Due, Gesture, Input, Keeper, Match, Move, On, PanelKind, Refusal,
    Scene, Seat, Secret, Step, Text, Witness, state_of,
};
use rand::{CryptoRng, RngExt};

use super::{GREATEST, State, ToyMove, hidden};

/// Holds the numbers of one seat.
pub(super) struct Owner {
    seat: Seat,
    held: [Option<Secret>; 2],
}

impl Owner {
    pub(super) fn new(seat: Seat) -> Owner {
        Owner { seat, held: [None, None] }
    }
}

impl Keeper for Owner {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn entrust(&mut self, slot: u8, secret: Secret) -> bool {
        match self.held.get_mut(usize::from(slot)) {
            Some(held) if hidden(&secret).is_some() => {
                *held = Some(secret);
                true
            }
            _ => false,
        }
    }

    fn observe(&mut self, _public: &dyn Match, _step: &Step) {}

    fn answer(&self, public: &dyn Match) -> Option<Vec<u8>> {
        if public.due() != (Due::Answer { seat: self.seat }) {
            return None;
        }
        let state: &State = state_of(public);
        let number = hidden(self.secret(state.slot(self.seat))?)?;
        let yes = match state.pending()? {
            ToyMove::Least(bound) => number >= bound,
            ToyMove::Is(guessed) => number == guessed,
        };
        Some(vec![u8::from(yes)])
    }

    /// Place k is 1 when the number is greater than k, and 0 otherwise.
    fn witness(&self, slot: u8) -> Option<Witness> {
        let number = hidden(self.secret(slot)?)?;
        Some(Witness::new((0..GREATEST).map(|place| i64::from(number > place)).collect()))
    }

    fn secret(&self, slot: u8) -> Option<&Secret> {
        self.held.get(usize::from(slot))?.as_ref()
    }
}

/// The desk: a digit in draft, one act, typed moves, boards, taps that choose a digit.
pub(super) struct Sheet {
    seat: Seat,
    draft: u8,
}

/// Asks for the middle of what is possible.
const MIDDLE: ActId = ActId(1);

impl Sheet {
    pub(super) fn new(seat: Seat) -> Sheet {
        Sheet { seat, draft: 0 }
    }

    fn middle(&self, public: &dyn Match) -> Move {
        let state: &State = state_of(public);
        let (least, greatest) = state.bounds(state.asked());
        ToyMove::Least((least + greatest).div_ceil(2).clamp(1, GREATEST)).encode()
    }
}

impl Desk for Sheet {
    fn observe(&mut self, _public: &dyn Match, _step: &Step) {
        self.draft = 0;
    }

    fn input(
        &mut self,
        public: &dyn Match,
        _keeper: &dyn Keeper,
        gesture: &Gesture,
        rng: &mut dyn CryptoRng,
    ) -> Input {
        match (gesture, public.due()) {
            (Gesture::Tap { panel: 0, at }, _) => {
                self.draft = at.x.rem_euclid(10) as u8;
                Input::Redraw
            }
            (Gesture::Typed(words), Due::Move { seat }) if seat == self.seat => match public.read_move(words)
            {
                Ok(act) => match public.copy().apply(&Step::Move { seat, act: act.clone() }) {
                    Ok(()) => Input::Move(act),
                    Err(refusal) => Input::Refused(refusal),
                },
                Err(refusal) => Input::Refused(refusal),
            },
            (Gesture::Act(MIDDLE), Due::Move { seat }) if seat == self.seat => {
                Input::Move(self.middle(public))
            }
            (Gesture::Act(MIDDLE), Due::Commit { seat, slot }) if seat == self.seat => {
                Input::Ready { slot, secret: Secret::from_bytes(vec![rng.random_range(0..=GREATEST)]) }
            }
            (Gesture::Board(text), Due::Commit { seat, slot }) if seat == self.seat => {
                match text.trim().as_bytes() {
                    [digit @ b'0'..=b'9'] => {
                        Input::Ready { slot, secret: Secret::from_bytes(vec![digit - b'0']) }
                    }
                    _ => Input::Refused(Refusal { clause: "TOY-1", text: Text::key("toy-flaw") }),
                }
            }
            _ => Input::Unchanged,
        }
    }

    fn scene(&self, public: &dyn Match, keeper: &dyn Keeper) -> Scene {
        let own = (0..2).rev().find_map(|slot| Some((self.seat, slot, keeper.secret(slot)?.clone())));
        let mut scene = public.scene(&own.into_iter().collect::<Vec<_>>());
        for panel in &mut scene.panels {
            panel.kind = PanelKind::Play;
            panel.cursor = Some(u16::from(self.draft % panel.columns));
        }
        let enabled = match public.due() {
            Due::Move { seat } | Due::Commit { seat, .. } => seat == self.seat,
            _ => false,
        };
        scene.acts.push(Act {
            id: MIDDLE,
            text: Text::key("toy-act-middle"),
            enabled,
            primary: true,
            chosen: false,
            shortcut: Some('m'),
            on: On::Scene,
        });
        scene
    }

    fn save(&self) -> Vec<u8> {
        vec![self.draft]
    }

    fn restore(&mut self, bytes: &[u8]) -> bool {
        match bytes {
            [draft @ 0..=9] => {
                self.draft = *draft;
                true
            }
            _ => false,
        }
    }
}

/// Halves what is possible, and guesses when one number is left.
pub(super) struct Halver;

impl Computer for Halver {
    fn observe(&mut self, _public: &dyn Match, _step: &Step) {}

    fn secret(&mut self, _public: &dyn Match, _slot: u8, rng: &mut dyn CryptoRng) -> Secret {
        Secret::from_bytes(vec![rng.random_range(0..=GREATEST)])
    }

    fn choose(&mut self, public: &dyn Match, budget: &mut Budget<'_>, rng: &mut dyn CryptoRng) -> Move {
        let state: &State = state_of(public);
        let (least, greatest) = state.bounds(state.asked());
        if !budget.spend(1) {
            return ToyMove::Is(rng.random_range(0..=GREATEST)).encode();
        }
        let act = if least >= greatest {
            ToyMove::Is(least)
        } else {
            ToyMove::Least((least + greatest).div_ceil(2))
        };
        act.encode()
    }
}
