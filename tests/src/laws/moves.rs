use std::collections::BTreeSet;

use labirinto_games::{Due, Game, Match, Move, Step, Verdict};

use super::{Breach, demand, mutations, undue, walk};

/// The legal list and apply agree: what is listed is accepted, nothing is listed twice or beyond the limit,
/// nothing outside a complete list is accepted, and nothing is listed when no move is due. What is not due is
/// refused.
pub fn legal_moves_are_those_that_apply(game: &'static dyn Game) -> Result<(), Breach> {
    walk(game, 12, |round, honest, _rng| {
        let public = &*round.public;
        for step in undue(round, honest) {
            demand(public.copy().apply(&step).is_err(), || format!("{step:?} is accepted and was not due"))?;
        }
        let Due::Move { seat } = public.due() else {
            let legal = public.legal(50);
            return demand(legal.moves.is_empty(), || format!("{legal:?} is listed and no move is due"));
        };
        for limit in [0, 1, 7, 150] {
            let legal = public.legal(limit);
            demand(legal.moves.len() <= limit, || format!("{} moves for {limit}", legal.moves.len()))?;
            let listed: BTreeSet<&Move> = legal.moves.iter().collect();
            demand(listed.len() == legal.moves.len(), || "a move is listed twice".to_owned())?;
            for act in &legal.moves {
                let taken = public.copy().apply(&Step::Move { seat, act: act.clone() });
                demand(taken.is_ok(), || format!("{act:?} is listed and refused: {taken:?}"))?;
            }
            let near = legal.moves.iter().take(20).flat_map(|act| mutations(&act.0)).map(Move);
            for act in near.filter(|act| legal.complete && !listed.contains(act)) {
                let taken = public.copy().apply(&Step::Move { seat, act: act.clone() });
                demand(taken.is_err(), || format!("{act:?} is accepted and not in the complete list"))?;
            }
        }
        Ok(())
    })
}

/// After a refused step everything that can be seen of the state is as before; a copy shares nothing with its
/// original.
pub fn a_refusal_changes_nothing(game: &'static dyn Game) -> Result<(), Breach> {
    walk(game, 12, |round, honest, _rng| {
        let mut steps = undue(round, honest);
        if let Due::Move { seat } = round.public.due() {
            let acts = round.public.legal(3).moves;
            steps.extend(
                acts.iter().flat_map(|act| mutations(&act.0)).map(|act| Step::Move { seat, act: Move(act) }),
            );
        }
        if let Some(Step::Answer { seat, answer }) = honest {
            steps.extend(mutations(answer).into_iter().map(|answer| Step::Answer { seat: *seat, answer }));
        }
        if let Some(Step::Commit { seat, slot, public }) = honest {
            let (seat, slot) = (*seat, *slot);
            steps.extend(mutations(public).into_iter().map(|public| Step::Commit { seat, slot, public }));
        }
        for step in steps {
            if round.public.copy().apply(&step).is_ok() {
                continue;
            }
            let before = seen(&*round.public);
            let refused = round.public.apply(&step);
            demand(refused.is_err(), || format!("{step:?} is accepted and its copy refused it"))?;
            demand(seen(&*round.public) == before, || format!("the refused {step:?} changed the state"))?;
        }
        if let Some(step) = honest {
            let before = seen(&*round.public);
            let mut copy = round.public.copy();
            demand(seen(&*copy) == before, || "a copy differs from its original".to_owned())?;
            let taken = copy.apply(step);
            demand(taken.is_ok(), || format!("{step:?} is refused by a copy: {taken:?}"))?;
            demand(seen(&*round.public) == before, || "a copy shares state with its original".to_owned())?;
        }
        Ok(())
    })
}

fn seen(public: &dyn Match) -> impl PartialEq + use<> {
    (public.digest(), public.due(), public.turn(), public.legal(12), public.scene(&[]))
}

/// No state has neither a result nor something to do: a legal move, an answer of the keeper, a secret to
/// open, a draw that can be made. A result names seats of the table in rising order.
pub fn there_is_always_something_to_do(game: &'static dyn Game) -> Result<(), Breach> {
    let mut labels = BTreeSet::new();
    walk(game, 40, |round, honest, _rng| {
        let public = &*round.public;
        if round.log.is_empty() {
            labels.clear();
        }
        match public.due() {
            Due::Over(outcome) => {
                demand(honest.is_none(), || format!("{honest:?} after the end"))?;
                demand(!outcome.reason.key.is_empty(), || "an end without a reason".to_owned())?;
                let Verdict::Win(winners) = outcome.verdict else {
                    return Ok(());
                };
                let rising = winners.windows(2).all(|pair| pair[0] < pair[1]);
                let seated = winners.last().is_some_and(|seat| seat.byte() < round.setup.seats);
                demand(rising && seated, || format!("{winners:?} won"))
            }
            Due::Draw { label, count, bound } => {
                demand((1..=64).contains(&count) && bound > 0, || {
                    format!("a draw of {count} below {bound}")
                })?;
                let again =
                    honest.is_some_and(|step| matches!(step, Step::Drawn { .. })) && !labels.insert(label);
                demand(!again, || "two draws have the same label".to_owned())
            }
            due => demand(honest.is_some(), || format!("{due:?}, and nothing can be done")),
        }
    })
}
