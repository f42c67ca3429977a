use labirinto_games::{Budget, Game, Text};

use super::{Breach, demand, walk};
use crate::Round;

/// The public scene, the sentences and the notations are a function of the log alone: a match that never met
/// a keeper shows the same, and shows it twice.
pub fn the_public_scene_follows_from_the_log(game: &'static dyn Game) -> Result<(), Breach> {
    let mut shown: Vec<(Text, String)> = Vec::new();
    walk(game, 12, |round, honest, _rng| {
        if round.log.is_empty() {
            shown.clear();
        }
        let scene = round.public.scene(&[]);
        let mut fresh = game.open(&round.setup).map_err(|fault| Breach(fault.to_string()))?;
        for (step, told) in round.log.iter().zip(&shown) {
            let again = (fresh.tell(step), fresh.notation(step));
            demand(again == *told, || format!("{step:?} is told as {told:?} and then as {again:?}"))?;
            fresh
                .apply(step)
                .map_err(|refusal| Breach(format!("{step:?} is refused in the replay: {refusal:?}")))?;
        }
        demand(fresh.scene(&[]) == scene, || "the same log gives another public scene".to_owned())?;
        demand(fresh.scene(&[]) == round.public.scene(&[]), || "a scene changes by looking".to_owned())?;
        shown.extend(honest.map(|step| (round.public.tell(step), round.public.notation(step))));
        Ok(())
    })
}

/// What an analysis may spend here, in steps.
const STEPS: u64 = 200;

/// A fresh match, fresh keepers and fresh desks that are fed the log end where play ended.
pub fn replay_equals_play(game: &'static dyn Game) -> Result<(), Breach> {
    walk(game, 12, |round, _honest, _rng| {
        let again =
            round.replayed().map_err(|refusal| Breach(format!("the replay is refused: {refusal:?}")))?;
        let same = |what: &str, same: bool| demand(same, || format!("replay and play differ in {what}"));
        same("the state", again.public.digest() == round.public.digest())?;
        same("what is due", again.public.due() == round.public.due())?;
        same("the turn", again.public.turn() == round.public.turn())?;
        same("the legal moves", again.public.legal(30) == round.public.legal(30))?;
        same(
            "the opened scene",
            again.public.scene(&again.secrets()) == round.public.scene(&round.secrets()),
        )?;
        let analysis = |round: &Round| round.public.analysis(&mut Budget::steps(STEPS));
        same("the analysis", analysis(&again) == analysis(round))?;
        same("the answers", answers(&again) == answers(round))?;
        same("the desks", desks(&again) == desks(round))
    })
}

fn answers(round: &Round) -> Vec<Option<Vec<u8>>> {
    round.keepers.iter().map(|keeper| keeper.answer(&*round.public)).collect()
}

fn desks(round: &Round) -> Vec<labirinto_games::Scene> {
    let both = round.desks.iter().zip(&round.keepers);
    both.map(|(desk, keeper)| desk.scene(&*round.public, &**keeper)).collect()
}
