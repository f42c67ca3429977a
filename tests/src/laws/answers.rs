use labirinto_games::{Due, Game, Keeper, Level, Match, Refusal, Seat, Secret, Step};
use rand_chacha::ChaCha20Rng;

use super::{Breach, demand, mutations, walk};
use crate::Round;

/// How many other secrets each answer is held against.
const OTHERS: usize = 6;

/// The claim of the honest answer is not false of the secret it speaks of, the claim of any other answer is
/// not true of it; and of a secret that would answer otherwise the claim is not true. Nobody but who owes it
/// has an answer.
pub fn honest_answers_are_claimed_truly(game: &'static dyn Game) -> Result<(), Breach> {
    walk(game, 14, |round, honest, rng| {
        for keeper in &round.keepers {
            let owes = round.public.due() == (Due::Answer { seat: keeper.seat() });
            let answers = keeper.answer(&*round.public).is_some();
            demand(owes || !answers, || format!("{:?} answers and was not asked", keeper.seat()))?;
        }
        let Some(Step::Answer { seat, answer }) = honest else {
            return Ok(());
        };
        let (owner, slot, claim) = claimed(&*round.public, answer)?;
        let witness = round.keepers[owner.index()].witness(slot);
        let witness = witness.ok_or_else(|| Breach(format!("{owner:?} has no witness for slot {slot}")))?;
        let holds = claim.holds(&witness);
        demand(holds != Some(false), || format!("{answer:?} is honest and {claim:?} is false"))?;
        for other in mutations(answer).into_iter().chain((0..=32).map(|byte| vec![byte])) {
            let Ok((_, _, claim)) = round.public.claim(&other) else {
                continue;
            };
            let lie = other != *answer;
            demand(!lie || claim.holds(&witness) != Some(true), || {
                format!("the lie {other:?} is claimed truly")
            })?;
        }
        for _ in 0..if owner == *seat { OTHERS } else { 0 } {
            let keeper = with_another_secret(round, *seat, slot, rng)
                .map_err(|refusal| Breach(format!("the replay is refused: {refusal:?}")))?;
            let (Some(otherwise), Some(witness)) = (keeper.answer(&*round.public), keeper.witness(slot))
            else {
                continue;
            };
            let holds = claim.holds(&witness);
            if otherwise == *answer {
                demand(holds != Some(false), || {
                    format!("{claim:?} is false of a secret that answers the same")
                })?;
            } else {
                demand(holds != Some(true), || {
                    format!("{claim:?} is true of a secret that answers {otherwise:?}")
                })?;
            }
        }
        Ok(())
    })
}

fn claimed(public: &dyn Match, answer: &[u8]) -> Result<(Seat, u8, labirinto_games::Claim), Breach> {
    public.claim(answer).map_err(|refusal| Breach(format!("the honest {answer:?} has no claim: {refusal:?}")))
}

/// The keeper of `seat` as it would be now, had it committed to another secret in `slot`.
fn with_another_secret(
    round: &Round,
    seat: Seat,
    slot: u8,
    rng: &mut ChaCha20Rng,
) -> Result<Box<dyn Keeper>, Refusal> {
    let mut keeper = round.game.keeper(&round.setup, seat);
    let Ok(mut public) = round.game.open(&round.setup) else {
        return Ok(keeper);
    };
    for step in &round.log {
        if let Step::Commit { seat: committed, slot: number, .. } = step
            && *committed == seat
        {
            let secret: Option<Secret> = if *number == slot {
                Some(round.game.generate(&round.setup, seat, slot, Level::FIRST, rng))
            } else {
                round.keepers[seat.index()].secret(*number).cloned()
            };
            if let Some(secret) = secret {
                keeper.entrust(*number, secret);
            }
        }
        public.apply(step)?;
        keeper.observe(&*public, step);
    }
    Ok(keeper)
}
