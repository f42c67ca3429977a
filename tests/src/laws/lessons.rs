use labirinto_games::{Due, Expect, Game, Options, Seat, Setup, Step};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

use super::{Breach, demand};
use crate::Round;

/// The lesson can be played as written: its options settle, its boards are legal, and each move is due of its
/// seat and legal when its turn comes.
pub fn the_lesson_can_be_played(game: &'static dyn Game) -> Result<(), Breach> {
    let lesson = game.lesson();
    demand(!lesson.steps.is_empty(), || "the lesson has no step".to_owned())?;
    let options = Options::settle(game.options(), lesson.options.iter().copied())
        .map_err(|fault| Breach(format!("the lesson's options: {fault}")))?;
    let seats = (lesson.boards.len() as u8).max(*game.seats().start());
    let mut round = Round::new(game, Setup { seats, options, first: lesson.first });
    let mut rng = ChaCha20Rng::seed_from_u64(0);
    settle(&mut round, &mut rng)?;
    for step in lesson.steps {
        demand(!step.say.is_empty(), || "a step of the lesson says nothing".to_owned())?;
        let (seat, words) = match &step.expect {
            Expect::Read | Expect::Lay(_) => continue,
            Expect::Seal(text) => {
                let Due::Commit { seat: Seat::HOST, slot } = round.public.due() else {
                    return Err(Breach(format!("no secret is due, but {:?}", round.public.due())));
                };
                seal(&mut round, Seat::HOST, slot, text)?;
                settle(&mut round, &mut rng)?;
                continue;
            }
            Expect::Move(words) => (Seat::HOST, *words),
            Expect::Reply(seat, words) => (*seat, *words),
        };
        let due = round.public.due();
        demand(due == (Due::Move { seat }), || format!("{words:?} of {seat:?}, and due is {due:?}"))?;
        let act =
            round.public.read_move(words).map_err(|refusal| Breach(format!("{words:?}: {refusal:?}")))?;
        round.take(Step::Move { seat, act }).map_err(|refusal| Breach(format!("{words:?}: {refusal:?}")))?;
        settle(&mut round, &mut rng)?;
    }
    Ok(())
}

/// Does all that is due and is no move: the lesson's boards are committed to, answers given, lots drawn (all zero).
fn settle(round: &mut Round, rng: &mut ChaCha20Rng) -> Result<(), Breach> {
    loop {
        let step = match round.public.due() {
            Due::Move { .. } | Due::Over(_) | Due::Commit { seat: Seat::HOST, slot: 1.. } => return Ok(()),
            Due::Commit { seat, slot } => {
                let text = round.game.lesson().boards.get(seat.index());
                let text = text.ok_or_else(|| Breach(format!("{seat:?} has no board in the lesson")))?;
                seal(round, seat, slot, text)?;
                continue;
            }
            // As in the room of a lesson: a script cannot go by chance.
            Due::Draw { count, .. } => Some(Step::Drawn { values: vec![0; usize::from(count)] }),
            due => round.owed(&due, rng),
        };
        let step = step.ok_or_else(|| Breach("what is due in the lesson cannot be done".to_owned()))?;
        round.take(step).map_err(|refusal| Breach(format!("the lesson stops: {refusal:?}")))?;
    }
}

/// `seat` commits to this board, which is legal.
fn seal(round: &mut Round, seat: Seat, slot: u8, text: &str) -> Result<(), Breach> {
    let secret = round.game.read_board(&round.setup.options, text);
    let secret = secret.map_err(|refusal| Breach(format!("the board of {seat:?}: {refusal:?}")))?;
    let flaws = round.game.check(&round.setup, seat, slot, &secret);
    demand(flaws.is_empty(), || format!("the board of {seat:?}: {flaws:?}"))?;
    let step = round.commit(seat, slot, secret);
    let step = step.ok_or_else(|| Breach("what is due in the lesson cannot be done".to_owned()))?;
    round.take(step).map_err(|refusal| Breach(format!("the lesson stops: {refusal:?}")))
}
