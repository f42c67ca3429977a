use std::{collections::BTreeSet, hash::Hash};

use labirinto_games::{Form, Game, Panel, Point, Scene, Secret, Shape};

use super::{Breach, demand, mutations, walk};

/// Letters that shells keep for the cursor and for quitting.
const KEPT: &str = "hjklq";

/// Every scene (the public one, the opened one, each seat's) has a headline, titles and labels; ids are
/// unique; every point lies within its panel's bounds; areas do not overlap; the cursor is on a target; at
/// most one act is primary, and shortcuts are free letters; what is offered on cells alone is no button, and there is
/// a board that is worked on. That holds also when what was opened is illegal,
/// or no secret at all.
pub fn scenes_have_labels_and_stay_inside(game: &'static dyn Game) -> Result<(), Breach> {
    walk(game, 10, |round, _honest, _rng| {
        scene("the public scene", &round.public.scene(&[]))?;
        scene("the opened scene", &round.public.scene(&round.secrets()))?;
        for (seat, slot, secret) in round.secrets() {
            for bytes in mutations(secret.reveal()) {
                let opened = [(seat, slot, Secret::from_bytes(bytes))];
                scene("the scene of what a cheat opened", &round.public.scene(&opened))?;
            }
        }
        for (desk, keeper) in round.desks.iter().zip(&round.keepers) {
            scene("the scene of a seat", &desk.scene(&*round.public, &**keeper))?;
        }
        Ok(())
    })
}

pub(super) fn scene(which: &str, scene: &Scene) -> Result<(), Breach> {
    let said = |text: &labirinto_games::Text| !text.key.is_empty();
    demand(said(&scene.headline), || format!("{which} has no headline"))?;
    demand(scene.notes.iter().all(said), || format!("{which} has an empty note"))?;
    demand(scene.heard <= scene.notes.len(), || format!("{which} heard more than it notes"))?;
    demand(!scene.panels.is_empty(), || format!("{which} has no panel"))?;
    unique(which, "panels", scene.panels.iter().map(|panel| panel.id))?;
    unique(which, "acts", scene.acts.iter().map(|act| act.id))?;
    unique(which, "shortcuts", scene.acts.iter().filter_map(|act| act.shortcut))?;
    for act in &scene.acts {
        demand(said(&act.text), || format!("{which}: act {:?} has no words", act.id))?;
        let free =
            |letter: char| (letter.is_ascii_lowercase() || letter.is_ascii_digit()) && !KEPT.contains(letter);
        let plain = act.shortcut.is_none() && !act.primary && !act.chosen;
        demand(act.on.is_beside() || plain, || format!("{which}: act {:?} is for cells alone", act.id))?;
        demand(act.shortcut.is_none_or(free), || format!("{which}: the shortcut {:?}", act.shortcut))?;
    }
    let worked_on = scene.panels.iter().any(|panel| panel.kind.takes_acts());
    demand(worked_on || scene.acts.iter().all(|act| act.on.is_beside()), || {
        format!("{which} offers an act on cells that no board has")
    })?;
    demand(scene.acts.iter().filter(|act| act.primary).count() <= 1, || {
        format!("{which}: two primary acts")
    })?;
    scene.panels.iter().try_for_each(|shown| panel(which, shown))
}

fn panel(which: &str, panel: &Panel) -> Result<(), Breach> {
    let which = format!("{which}, panel {}", panel.id);
    demand(!panel.title.key.is_empty(), || format!("{which} has no title"))?;
    demand(panel.columns > 0 && panel.rows > 0, || format!("{which} has no cells"))?;
    unique(&which, "shapes", panel.shapes.iter().map(|shape| shape.id))?;
    unique(&which, "targets", panel.targets.iter().map(|target| target.id))?;
    unique(&which, "places", panel.targets.iter().map(|target| target.name.to_lowercase()))?;
    let (least, most) = panel.bounds();
    let inside = |point: Point, room: i16| {
        point.x - room >= least.x
            && point.y - room >= least.y
            && point.x + room <= most.x
            && point.y + room <= most.y
    };
    for shape in &panel.shapes {
        let (points, room) = points(shape);
        let within = points.iter().all(|point| inside(*point, room));
        demand(within, || format!("{which}: {shape:?} leaves the bounds"))?;
        let whole = match &shape.form {
            Form::Path(points) => points.len() >= 2,
            Form::Glyph { text, .. } => (1..=4).contains(&text.chars().count()),
            Form::Box { from, to } | Form::Frame { from, to } => from.x <= to.x && from.y <= to.y,
            _ => room >= 0,
        };
        demand(whole, || format!("{which}: {shape:?} cannot be drawn"))?;
    }
    for target in &panel.targets {
        demand(!target.label.key.is_empty(), || format!("{which}: target {} is silent", target.id))?;
        let word = !target.name.is_empty() && !target.name.contains(char::is_whitespace);
        demand(word, || format!("{which}: target {} cannot be asked for", target.id))?;
        let area = inside(target.from, 0) && inside(target.to, 0);
        let area = area && target.from.x < target.to.x && target.from.y < target.to.y;
        demand(area, || format!("{which}: target {} has no area inside", target.id))?;
    }
    for (place, one) in panel.targets.iter().enumerate() {
        for other in &panel.targets[place + 1..] {
            let apart = one.to.x <= other.from.x
                || other.to.x <= one.from.x
                || one.to.y <= other.from.y
                || other.to.y <= one.from.y;
            demand(apart, || format!("{which}: targets {} and {} overlap", one.id, other.id))?;
        }
    }
    let on_target = |cursor: u16| panel.targets.iter().any(|target| target.id == cursor);
    demand(panel.cursor.is_none_or(on_target), || format!("{which}: the cursor is on no target"))
}

fn points(shape: &Shape) -> (Vec<Point>, i16) {
    match &shape.form {
        Form::Line { from, to } | Form::Box { from, to } | Form::Frame { from, to } => (vec![*from, *to], 0),
        Form::Path(points) => (points.clone(), 0),
        Form::Disc { at, radius } | Form::Ring { at, radius } => (vec![*at], *radius),
        Form::Flag { at } | Form::Piece { at, .. } | Form::Glyph { at, .. } => (vec![*at], 0),
    }
}

fn unique<T: Eq + Hash + Ord>(which: &str, what: &str, ids: impl Iterator<Item = T>) -> Result<(), Breach> {
    let mut seen = BTreeSet::new();
    let mut ids = ids;
    demand(ids.all(|id| seen.insert(id)), || format!("{which}: two {what} have the same id"))
}
