//! Whatever bytes and words come in: nothing panics, and what is taken has one encoding.

use labirinto_games::{
    Cell, Direction, Due, Game, Match, Move, Options, Seat, Secret, Setup, Step,
    labyrinthe::{Maze, Question, Reply},
};
use labirinto_tests::{Round, catalogue, setups};
use proptest::{
    collection::vec,
    prelude::*,
    test_runner::{RngSeed, TestRunner},
};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

/// The same cases in every run, and no file left behind.
fn runner(cases: u32) -> TestRunner {
    let config = ProptestConfig {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(3),
        ..Default::default()
    };
    TestRunner::new(config)
}

/// Bytes that are often near to something that means something.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        vec(any::<u8>(), 0..40),
        vec(0u8..12, 0..40),
        (0u8..4, vec(0u8..5, 0..24)).prop_map(|(kind, rest)| {
            let mut bytes = vec![kind, 0, rest.len() as u8];
            bytes.extend(rest);
            bytes
        }),
        vec(any::<u8>(), 2000..2100),
    ]
}

/// A game of each kind in each phase: before the commitments, when a move is due, when an answer is due.
fn phases(game: &'static dyn Game) -> Vec<Round> {
    let mut rounds = Vec::new();
    for (place, setup) in setups(game).into_iter().enumerate() {
        let mut rng = ChaCha20Rng::seed_from_u64(place as u64);
        let mut round = Round::new(game, setup.clone());
        let mut met = Vec::new();
        while let Some(step) = round.honest(&mut rng) {
            let due = std::mem::discriminant(&round.public.due());
            if !met.contains(&due) {
                met.push(due);
                rounds.extend(round.replayed());
            }
            round.take(step).expect("an honest step is taken");
            if round.public.turn() > 8 {
                break;
            }
        }
    }
    rounds
}

#[test]
fn random_moves_and_answers_never_panic() {
    for game in catalogue() {
        let rounds = phases(*game);
        let strategy = (bytes(), 0..rounds.len(), 0u8..7);
        runner(2000)
            .run(&strategy, |(bytes, round, seat)| {
                let (round, seat) = (&rounds[round], Seat::new(seat).expect("below 7"));
                let steps = [
                    Step::Move { seat, act: Move(bytes.clone()) },
                    Step::Answer { seat, answer: bytes.clone() },
                    Step::Commit { seat, slot: 0, public: bytes.clone() },
                    Step::Open { seat, slot: 0, secret: Secret::from_bytes(bytes.clone()) },
                ];
                for step in steps {
                    let notation = round.public.notation(&step);
                    prop_assert!(!round.public.tell(&step).key.is_empty());
                    let taken = round.public.copy().apply(&step).is_ok();
                    if let (true, Step::Move { act, .. }) = (taken, &step) {
                        let read = round.public.read_move(&notation);
                        prop_assert_eq!(read.as_ref(), Ok(act));
                    }
                }
                let claimed = round.public.claim(&bytes).is_ok();
                let owed = matches!(round.public.due(), Due::Answer { .. });
                prop_assert!(owed || !claimed);
                Ok(())
            })
            .expect("no case fails");
    }
}

#[test]
fn random_secrets_never_panic() {
    for game in catalogue() {
        let setups = setups(*game);
        let strategy = (bytes(), 0..setups.len());
        runner(2000)
            .run(&strategy, |(bytes, setup)| {
                let setup = &setups[setup];
                let secret = Secret::from_bytes(bytes);
                let legal = game.check(setup, Seat::HOST, 0, &secret).is_empty();
                let public = game.public_part(setup, Seat::HOST, 0, &secret);
                prop_assert!(!legal || public.is_some());
                let taken = game.keeper(setup, Seat::HOST).entrust(0, secret.clone());
                prop_assert!(!legal || taken);
                if let Some(text) = game.write_board(&setup.options, &secret) {
                    let read = game.read_board(&setup.options, &text);
                    prop_assert!(read == Ok(secret) || !legal);
                }
                Ok(())
            })
            .expect("no case fails");
    }
}

#[test]
fn random_words_never_panic() {
    for game in catalogue() {
        let rounds = phases(*game);
        let words = prop_oneof![
            any::<String>(),
            "(count|way|least|is|WAY) ?[a-k]?[0-9]{0,3} ?[a-k]?[0-9]{0,3} ?[NESWnesw]{0,8}",
            "[NESWa-j0-9 \n+|-]{0,80}",
        ];
        runner(2000)
            .run(&(words, 0..rounds.len()), |(words, round)| {
                let round = &rounds[round];
                if let Ok(act) = round.public.read_move(&words) {
                    prop_assert!(act.0.len() <= Move::MAX_BYTES);
                    let step = Step::Move { seat: Seat::HOST, act };
                    let refused = round.public.copy().apply(&step).is_err();
                    prop_assert!(refused || !round.public.notation(&step).is_empty());
                }
                if let Ok(secret) = game.read_board(&round.setup.options, &words) {
                    prop_assert!(game.write_board(&round.setup.options, &secret).is_some());
                }
                Ok(())
            })
            .expect("no case fails");
    }
}

#[test]
fn what_is_decoded_is_encoded_to_the_same_bytes() {
    runner(20_000)
        .run(&bytes(), |bytes| {
            if let Some(question) = Question::decode(&Move(bytes.clone())) {
                prop_assert_eq!(question.encode().0, bytes.clone());
            }
            if let Some(reply) = Reply::decode(&bytes) {
                prop_assert_eq!(reply.encode(), bytes.clone());
            }
            let secret = Secret::from_bytes(bytes);
            if let Some(maze) = Maze::decode(&secret) {
                prop_assert!(maze.encode() == secret);
            }
            Ok(())
        })
        .expect("no case fails");
}

#[test]
fn what_is_encoded_is_decoded_to_the_same() {
    let step = (0usize..4).prop_map(|place| Direction::ALL[place]);
    let cell = (any::<u8>(), any::<u8>()).prop_map(|(column, row)| Cell { column, row });
    let question = prop_oneof![cell.prop_map(Question::Count), vec(step, 1..401).prop_map(Question::Way)];
    runner(2000)
        .run(&question, |question| {
            let act = question.encode();
            prop_assert!(act.0.len() <= Move::MAX_BYTES);
            prop_assert_eq!(Question::decode(&act), Some(question));
            Ok(())
        })
        .expect("no case fails");
}

#[test]
fn lyr_7_what_lies_beyond_the_arrival_changes_nothing() {
    let game = catalogue()[0];
    let options = Options::settle(game.options(), []).expect("the defaults settle");
    let mut round = Round::new(game, Setup { seats: 2, options, first: Seat::HOST });
    for public in [vec![0, 0, 4, 4], vec![2, 2, 0, 0]] {
        let Due::Commit { seat, slot } = round.public.due() else { panic!("commitments come first") };
        round.take(Step::Commit { seat, slot, public }).expect("two cells of the grid");
    }
    let tail = vec((0usize..4).prop_map(|place| Direction::ALL[place]), 0..90);
    let asked = |steps: Vec<Direction>| -> Option<Box<dyn Match>> {
        let mut public = round.public.copy();
        let act = Question::Way(steps).encode();
        public.apply(&Step::Move { seat: Seat::HOST, act }).is_ok().then_some(public)
    };
    let way = [Direction::North, Direction::North, Direction::West, Direction::West];
    let plain = asked(way.to_vec()).expect("the way to a1 stays on the grid").digest();
    let inside = std::cell::Cell::new(0);
    runner(500)
        .run(&tail, |tail| {
            if let Some(public) = asked(way.iter().copied().chain(tail).collect()) {
                inside.set(inside.get() + 1);
                prop_assert_eq!(public.digest(), plain.clone());
            }
            Ok(())
        })
        .expect("no case fails");
    assert!(inside.get() > 5, "{} tails stayed on the grid", inside.get());
}
