//! What a cheat may try at the match: each is refused with its clause, or its claim is false of the committed board.

use super::*;
use crate::{Due, Game, Keeper, Match, Move, Options, Seat, Secret, Setup, Step, Verdict};

const OWN: &str = "AAAAAABB\nAAAAAABB\nAAAABBBB\nCCCCBBBB\nCCCCBBBB\nCCCCDDDD\nCCCCDDDD\nDDDDDDDD\n";
const OTHERS: &str = "AAAABBBB\nAAAABBBB\nAAAABBBB\nAAAABBBB\nCCCCDDDD\nCCCCDDDD\nCCCCDDDD\nCCCCDDDD\n";
const GUEST: Seat = Seat::HOST.next(2);

struct Played {
    setup: Setup,
    public: Box<dyn Match>,
    keepers: Vec<Box<dyn Keeper>>,
}

impl Played {
    fn begun(options: &[(&str, &str)]) -> Played {
        let given = [("size", "8")].into_iter().chain(options.iter().copied());
        let options = Options::settle(Lap.options(), given).expect("the options exist");
        let setup = Setup { seats: 2, options, first: Seat::HOST };
        let public = Lap.open(&setup).expect("two seats may play");
        let keepers = Seat::all(2).map(|seat| Lap.keeper(&setup, seat)).collect();
        let mut played = Played { setup, public, keepers };
        for (seat, text) in Seat::all(2).zip([OWN, OTHERS]) {
            played.commit(seat, 0, text);
        }
        played
    }

    fn secret(&self, text: &str) -> Secret {
        Lap.read_board(&self.setup.options, text).expect("a board")
    }

    fn commit(&mut self, seat: Seat, slot: u8, text: &str) {
        let secret = self.secret(text);
        assert!(self.keepers[seat.index()].entrust(slot, secret));
        self.take(Step::Commit { seat, slot, public: Vec::new() });
    }

    fn take(&mut self, step: Step) {
        self.public.apply(&step).expect("the step is due");
    }

    fn does(&mut self, seat: Seat, deed: Deed) {
        self.take(Step::Move { seat, act: deed.encode() });
    }

    fn owed(&mut self) {
        loop {
            let step = match self.public.due() {
                Due::Answer { seat } => {
                    let answer = self.keepers[seat.index()].answer(self.public.as_ref());
                    Step::Answer { seat, answer: answer.expect("an answer is owed") }
                }
                Due::Open { seat, slot } => {
                    let secret = self.keepers[seat.index()].secret(slot).cloned();
                    Step::Open { seat, slot, secret: secret.expect("it was entrusted") }
                }
                _ => return,
            };
            self.take(step);
        }
    }

    /// The clause by which a step is refused; the state is untouched.
    fn refused(&mut self, step: &Step) -> &'static str {
        let before = self.public.digest();
        let refusal = self.public.apply(step).expect_err("this is a cheat");
        assert_eq!(self.public.digest(), before);
        refusal.clause
    }

    fn verdict(&self) -> Option<Verdict> {
        match self.public.due() {
            Due::Over(outcome) => Some(outcome.verdict),
            _ => None,
        }
    }
}

fn ask(column: u8, row: u8) -> Deed {
    Deed::Ask(Square { column, row })
}

#[test]
fn lap_3_every_false_count_is_a_false_claim_or_no_answer() {
    let mut played = Played::begun(&[]);
    played.does(Seat::HOST, ask(3, 3));
    let witness = played.keepers[1].witness(0).expect("a board is kept");
    let mut lies = 0;
    for number in 0..5u32.pow(4) {
        let counts = [number % 5, number / 5 % 5, number / 25 % 5, number / 125].map(|count| count as u8);
        let Ok((seat, slot, claim)) = played.public.claim(&counts) else {
            assert_ne!(counts.iter().sum::<u8>(), 4);
            continue;
        };
        assert_eq!((seat, slot), (GUEST, 0));
        assert_eq!(claim.holds(&witness), Some(counts == [1, 1, 1, 1]));
        lies += u32::from(counts != [1, 1, 1, 1]);
    }
    assert_eq!(lies, 34);
}

#[test]
fn lap_3_an_answer_that_differs_from_an_earlier_one_is_refused() {
    let mut played = Played::begun(&[]);
    played.does(Seat::HOST, ask(0, 0));
    played.owed();
    played.does(GUEST, ask(0, 0));
    played.owed();
    played.does(Seat::HOST, ask(0, 0));
    assert_eq!(played.refused(&Step::Answer { seat: GUEST, answer: vec![3, 1, 0, 0] }), "LAP-3");
}

#[test]
fn lap_4_both_lies_about_a_declaration_are_false_claims() {
    for (text, right) in [(OTHERS, true), (OWN, false)] {
        let mut played = Played::begun(&[]);
        played.does(Seat::HOST, Deed::Declare);
        played.commit(Seat::HOST, 1, text);
        played.does(GUEST, Deed::None);
        let secret = played.secret(text);
        played.take(Step::Open { seat: Seat::HOST, slot: 1, secret });
        let witness = played.keepers[1].witness(0).expect("a board is kept");
        for said in [true, false] {
            let (_, _, claim) = played.public.claim(&[u8::from(said)]).expect("an answer is due");
            assert_eq!(claim.holds(&witness), Some(said == right));
        }
    }
}

#[test]
fn lap_5_nobody_declares_after_seeing_the_result() {
    let mut played = Played::begun(&[("wrong", "skips")]);
    played.does(Seat::HOST, Deed::Declare);
    let late = Step::Move { seat: GUEST, act: Deed::Declare.encode() };
    assert_eq!(played.refused(&late), "LAP-3", "before the first is sealed");
    played.commit(Seat::HOST, 1, OWN);
    let early = Step::Open { seat: Seat::HOST, slot: 1, secret: played.secret(OTHERS) };
    assert_eq!(played.refused(&early), "LAP-5", "opened before the reply");
    let asked = Step::Move { seat: GUEST, act: ask(0, 0).encode() };
    assert_eq!(played.refused(&asked), "LAP-5", "a question in the place of the reply");
    played.does(GUEST, Deed::None);
    assert_eq!(played.refused(&late), "LAP-3", "after none");
    let secret = played.secret(OWN);
    played.take(Step::Open { seat: Seat::HOST, slot: 1, secret });
    assert_eq!(played.refused(&late), "LAP-3", "after the opening");
    let none = Step::Move { seat: GUEST, act: Deed::None.encode() };
    assert_eq!(played.refused(&none), "LAP-3", "none twice");
    let again = Step::Commit { seat: GUEST, slot: 1, public: Vec::new() };
    assert_eq!(played.refused(&again), "LAP-5", "a commitment that is not due");
}

#[test]
fn lap_5_an_opening_that_is_no_board_is_refused() {
    let mut played = Played::begun(&[]);
    played.does(Seat::HOST, Deed::Declare);
    played.commit(Seat::HOST, 1, OTHERS);
    played.does(GUEST, Deed::None);
    let mut torn = played.secret(OTHERS).reveal().to_vec();
    torn[5] = 3;
    for bytes in [Vec::new(), torn] {
        let step = Step::Open { seat: Seat::HOST, slot: 1, secret: Secret::from_bytes(bytes) };
        assert_eq!(played.refused(&step), "LAP-5");
    }
    let others = Step::Open { seat: GUEST, slot: 1, secret: played.secret(OTHERS) };
    assert_eq!(played.refused(&others), "LAP-5");
}

#[test]
fn lap_4_wrong_costs_the_turns_of_the_option() {
    for cost in 1..=5u32 {
        let text = cost.to_string();
        let mut played = Played::begun(&[("wrong", "skips"), ("skip", &text)]);
        played.does(Seat::HOST, Deed::Declare);
        played.commit(Seat::HOST, 1, OWN);
        played.does(GUEST, Deed::None);
        played.owed();
        for column in 0..=cost as u8 {
            assert_eq!(played.public.due(), Due::Move { seat: GUEST });
            played.does(GUEST, ask(column, 0));
            played.owed();
        }
        assert_eq!(played.public.due(), Due::Move { seat: Seat::HOST });
    }
}

#[test]
fn lap_5_all_endings_of_a_round() {
    for (own, reply, verdict) in [
        (OTHERS, None, Verdict::Win(vec![Seat::HOST])),
        (OWN, None, Verdict::Win(vec![GUEST])),
        (OTHERS, Some(OWN), Verdict::Draw),
        (OWN, Some(OTHERS), Verdict::Draw),
        (OTHERS, Some(OTHERS), Verdict::Win(vec![Seat::HOST])),
        (OWN, Some(OWN), Verdict::Win(vec![GUEST])),
    ] {
        let mut played = Played::begun(&[]);
        played.does(Seat::HOST, Deed::Declare);
        played.commit(Seat::HOST, 1, own);
        match reply {
            None => played.does(GUEST, Deed::None),
            Some(text) => {
                played.does(GUEST, Deed::Declare);
                played.commit(GUEST, 1, text);
            }
        }
        played.owed();
        assert_eq!(played.verdict(), Some(verdict));
    }
}

#[test]
fn lap_5_with_unequal_answers_a_declaration_is_opened_at_once() {
    let mut played = Played::begun(&[]);
    played.does(Seat::HOST, ask(0, 0));
    played.owed();
    played.does(GUEST, Deed::Declare);
    played.commit(GUEST, 1, OWN);
    assert_eq!(played.public.due(), Due::Open { seat: GUEST, slot: 1 });
    played.owed();
    assert_eq!(played.verdict(), Some(Verdict::Win(vec![GUEST])));
}

#[test]
fn what_is_no_move_is_refused() {
    let mut played = Played::begun(&[]);
    for (bytes, clause) in
        [(vec![], ""), (vec![9], ""), (vec![1, 7, 0], "LAP-2"), (vec![1, 0, 7], "LAP-2"), (vec![3], "LAP-5")]
    {
        assert_eq!(played.refused(&Step::Move { seat: Seat::HOST, act: Move(bytes) }), clause);
    }
    assert_eq!(played.refused(&Step::Move { seat: GUEST, act: ask(0, 0).encode() }), "LAP-3");
}
