//! The players against generated boards.

use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

use super::*;
use crate::lap::Lap;
use crate::{Due, Game, Options, Verdict, players, simulate};

fn setup() -> Setup {
    let options = Options::settle(Lap.options(), []).expect("the defaults settle");
    Setup { seats: 2, options, first: Seat::HOST }
}

/// The questions that a player of `level` needs for a board made at level `shape`, until it declares; and whether it is right.
fn solve(level: u8, shape: u8, seed: u64) -> (u32, bool) {
    let level = Level::new(level).expect("a level");
    let setup = setup();
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut public = Lap.open(&setup).expect("the setup is legal");
    let mut keepers: Vec<_> = Seat::all(2).map(|seat| Lap.keeper(&setup, seat)).collect();
    let mut player = Lap.computer(&setup, Seat::HOST, level);
    let mut asked = 0;
    loop {
        let step = match public.due() {
            Due::Commit { seat, slot } => {
                let shape = Level::new(shape).expect("a level");
                let secret = if slot == 0 {
                    Lap.generate(&setup, seat, slot, shape, &mut rng)
                } else {
                    player.secret(public.as_ref(), slot, &mut rng)
                };
                assert!(keepers[seat.index()].entrust(slot, secret));
                Step::Commit { seat, slot, public: Vec::new() }
            }
            Due::Move { seat: Seat::HOST } => {
                asked += 1;
                let act = player.choose(public.as_ref(), &mut Budget::steps(u64::MAX), &mut rng);
                Step::Move { seat: Seat::HOST, act }
            }
            Due::Move { seat } => {
                let state: &State = state_of(public.as_ref());
                let deed = match state.stage() {
                    Stage::Reply => Deed::None,
                    _ => Deed::Ask(Square { column: 0, row: 0 }),
                };
                Step::Move { seat, act: deed.encode() }
            }
            Due::Answer { seat } => {
                let answer = keepers[seat.index()].answer(public.as_ref()).expect("an answer is owed");
                Step::Answer { seat, answer }
            }
            Due::Open { seat, slot } => {
                let secret = keepers[seat.index()].secret(slot).cloned().expect("it was entrusted");
                Step::Open { seat, slot, secret }
            }
            Due::Over(outcome) => return (asked - 1, outcome.verdict == Verdict::Win(vec![Seat::HOST])),
            Due::Draw { .. } => panic!("nothing is drawn"),
        };
        public.apply(&step).expect("the step is due");
        player.observe(public.as_ref(), &step);
        if asked > 120 {
            return (asked, false);
        }
    }
}

#[test]
fn lap_4_the_players_declare_only_what_is_right() {
    for level in [2, 5] {
        let (asked, right) = solve(level, 2, 5);
        assert!(right, "level {level} after {asked}");
    }
}

#[test]
fn two_players_play_to_an_end() {
    let setup = setup();
    let mut rng = ChaCha20Rng::seed_from_u64(3);
    let levels = [Level::FIRST, Level::new(3).expect("a level")];
    let mut players = players(&Lap, &setup, &levels);
    let simulated = simulate(&Lap, &setup, &mut players, 100_000, 200, &mut rng).expect("the setup is legal");
    let outcome = simulated.outcome.expect("200 turns are enough");
    assert!(matches!(outcome.verdict, Verdict::Win(_) | Verdict::Draw));
}
