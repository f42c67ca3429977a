use labirinto_games::{Due, Game, Move, Step};

use super::{Breach, demand, mutations, walk};
use crate::Round;

/// Moves, answers, public parts and secrets have one encoding: bytes that are accepted and differ are told
/// apart by their notation, and a notation leads back to the very bytes. Nothing longer than a move can be is
/// accepted.
pub fn everything_has_one_encoding(game: &'static dyn Game) -> Result<(), Breach> {
    walk(game, 10, |round, honest, _rng| {
        let Some(honest) = honest else {
            return Ok(());
        };
        if let Due::Move { seat } = round.public.due() {
            let limit = if round.public.turn() == 0 { 60 } else { 8 };
            for act in round.public.legal(limit).moves {
                one_move(round, &Step::Move { seat, act })?;
            }
        }
        match honest {
            Step::Move { seat, act } => {
                one_move(round, honest)?;
                let long = Move([&act.0[..], &vec![0; Move::MAX_BYTES]].concat());
                let taken = accepted(round, &Step::Move { seat: *seat, act: long });
                demand(!taken, || "a move longer than any is accepted".to_owned())
            }
            Step::Answer { seat, answer } => {
                for answer in mutations(answer) {
                    let step = Step::Answer { seat: *seat, answer };
                    distinct(round, honest, &step)?;
                    let Step::Answer { answer, .. } = &step else { continue };
                    let claimed = round.public.claim(answer).is_ok();
                    demand(claimed == accepted(round, &step), || {
                        format!("claim and apply disagree on {step:?}")
                    })?;
                }
                Ok(())
            }
            Step::Commit { seat, slot, public } => {
                for public in mutations(public) {
                    distinct(round, honest, &Step::Commit { seat: *seat, slot: *slot, public })?;
                }
                one_secret(round, *seat, *slot)
            }
            Step::Open { .. } | Step::Drawn { .. } | Step::Left { .. } => Ok(()),
        }
    })
}

fn accepted(round: &Round, step: &Step) -> bool {
    round.public.copy().apply(step).is_ok()
}

fn distinct(round: &Round, honest: &Step, other: &Step) -> Result<(), Breach> {
    let alike = accepted(round, other) && round.public.notation(other) == round.public.notation(honest);
    demand(!alike, || format!("{honest:?} and {other:?} mean the same"))
}

fn one_move(round: &Round, step: &Step) -> Result<(), Breach> {
    let Step::Move { seat, act } = step else {
        return Ok(());
    };
    leads_back(round, step, act)?;
    for act in mutations(&act.0).into_iter().map(Move) {
        let other = Step::Move { seat: *seat, act };
        distinct(round, step, &other)?;
        if let (true, Step::Move { act, .. }) = (accepted(round, &other), &other) {
            leads_back(round, &other, act)?;
        }
    }
    Ok(())
}

fn leads_back(round: &Round, step: &Step, act: &Move) -> Result<(), Breach> {
    let notation = round.public.notation(step);
    let read = round.public.read_move(&notation);
    demand(read.as_ref() == Ok(act), || format!("{act:?} is written {notation:?}, which is read as {read:?}"))
}

fn one_secret(round: &Round, seat: labirinto_games::Seat, slot: u8) -> Result<(), Breach> {
    let (game, setup) = (round.game, &round.setup);
    let Some(secret) = round.keepers[seat.index()].secret(slot) else {
        return Err(Breach(format!("the keeper of {seat:?} does not keep slot {slot}")));
    };
    for bytes in mutations(secret.reveal()).into_iter().chain([secret.reveal().to_vec()]) {
        let secret = labirinto_games::Secret::from_bytes(bytes.clone());
        let legal = game.check(setup, seat, slot, &secret).is_empty();
        let text = game.write_board(&setup.options, &secret);
        demand(!legal || text.is_some(), || format!("{bytes:?} is legal and cannot be written"))?;
        let public = game.public_part(setup, seat, slot, &secret);
        demand(!legal || public.is_some(), || format!("{bytes:?} is legal and has no public part"))?;
        if let Some(text) = text {
            let read = game.read_board(&setup.options, &text);
            let same = read.as_ref().is_ok_and(|read| read.reveal() == bytes);
            // Text that tells which end is missing is no form of a board; bytes that are written so are illegal.
            demand(same || (read.is_err() && !legal), || format!("{bytes:?} is written as\n{text}"))?;
        }
    }
    Ok(())
}
