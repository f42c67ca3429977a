use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use labirinto_games::{Argument, Budget, Due, Game, OptionValues, Scene, Secret, Step, Text};

use super::{Breach, demand, mutations, walk};

/// Every text that is met (in scenes, sentences, refusals, flaws, endings, the lesson) has its message in
/// every language of the game; a message uses only arguments that its text gives. Each language has the name,
/// the pitch and the words of all options, and every key begins with the game's id.
pub fn every_text_has_its_words(game: &'static dyn Game) -> Result<(), Breach> {
    let met = met(game)?;
    demand(!game.texts().is_empty(), || "no language at all".to_owned())?;
    for (language, source) in game.texts() {
        let messages = messages(source).map_err(|error| Breach(format!("{language}: {error}")))?;
        for key in messages.keys() {
            let own = key.strip_prefix(game.id()).is_some_and(|rest| rest.starts_with('-'));
            demand(own, || format!("{language}: {key} does not begin with the id"))?;
        }
        for key in promised(game) {
            demand(messages.contains_key(&key), || format!("{language}: {key} is missing"))?;
        }
        for (key, given) in &met {
            let used = messages.get(*key).ok_or_else(|| Breach(format!("{language}: {key} is missing")))?;
            let lacking: Vec<_> = used.difference(given).collect();
            demand(lacking.is_empty(), || format!("{language}: {key} uses {lacking:?}, which is not given"))?;
        }
    }
    Ok(())
}

/// The keys that every game has by rule.
fn promised(game: &'static dyn Game) -> Vec<String> {
    let id = game.id();
    let mut keys = ["name", "pitch", "length", "rules"].map(|word| format!("{id}-{word}")).to_vec();
    for spec in game.options() {
        keys.push(format!("{id}-option-{}", spec.key));
        match spec.values {
            OptionValues::Words(words) => {
                keys.extend(words.iter().map(|word| format!("{id}-option-{}-{word}", spec.key)));
            }
            OptionValues::Range { .. } => keys.push(format!("{id}-option-{}-value", spec.key)),
        }
    }
    keys.extend(game.lesson().steps.iter().map(|step| step.say.to_owned()));
    keys
}

type Met = BTreeMap<&'static str, BTreeSet<String>>;

fn met(game: &'static dyn Game) -> Result<Met, Breach> {
    let mut met = Met::new();
    note(&mut met, &game.name());
    walk(game, 14, |round, honest, _rng| {
        let public = &*round.public;
        let scenes =
            round.desks.iter().zip(&round.keepers).map(|(desk, keeper)| desk.scene(public, &**keeper));
        for scene in scenes.chain([public.scene(&[]), public.scene(&round.secrets())]) {
            note_scene(&mut met, &scene);
        }
        if let Due::Over(outcome) = public.due() {
            note(&mut met, &outcome.reason);
        }
        public.analysis(&mut Budget::steps(200)).iter().for_each(|text| note(&mut met, text));
        let mut steps: Vec<Step> = honest.into_iter().cloned().collect();
        steps.extend(super::undue(round, honest));
        if let Some(Step::Move { seat, act }) = honest {
            let near = mutations(&act.0).into_iter().map(labirinto_games::Move);
            steps.extend(near.map(|act| Step::Move { seat: *seat, act }));
        }
        for step in steps {
            note(&mut met, &public.tell(&step));
            if let Step::Move { .. } = step {
                let near = near(&public.notation(&step)).into_iter();
                let refusals = near.filter_map(|words| public.read_move(&words).err());
                refusals.for_each(|refusal| note(&mut met, &refusal.text));
            }
            if let Err(refusal) = public.copy().apply(&step) {
                note(&mut met, &refusal.text);
            }
        }
        if let Some(Step::Commit { seat, slot, .. }) = honest
            && let Some(secret) = round.keepers[seat.index()].secret(*slot)
        {
            for bytes in mutations(secret.reveal()) {
                let flaws = game.check(&round.setup, *seat, *slot, &Secret::from_bytes(bytes));
                flaws.iter().for_each(|flaw| note(&mut met, &flaw.text));
            }
            let text = game.write_board(&round.setup.options, secret).unwrap_or_default();
            let refusals =
                near(&text).into_iter().filter_map(|text| game.read_board(&round.setup.options, &text).err());
            refusals.for_each(|refusal| note(&mut met, &refusal.text));
        }
        Ok(())
    })?;
    Ok(met)
}

/// Words near `words`: each letter in turn replaced by another, left out or doubled; a word or a line less.
fn near(words: &str) -> Vec<String> {
    let letters: Vec<char> = words.chars().collect();
    let mut all = vec![String::new()];
    for place in 0..letters.len() {
        let (before, after) = (&letters[..place], &letters[place + 1..]);
        for between in [vec!['~'], vec!['9'], vec!['D'], Vec::new(), vec![letters[place]; 2]] {
            all.push([before, &between, after].concat().into_iter().collect());
        }
    }
    for gap in [' ', '\n'] {
        all.extend(words.trim_end().rsplit_once(gap).map(|(shorter, _)| shorter.to_owned()));
    }
    all
}

fn note_scene(met: &mut Met, scene: &Scene) {
    note(met, &scene.headline);
    scene.notes.iter().for_each(|text| note(met, text));
    scene.acts.iter().for_each(|act| note(met, &act.text));
    for panel in &scene.panels {
        note(met, &panel.title);
        panel.targets.iter().for_each(|target| note(met, &target.label));
    }
}

/// Where a key is met with different arguments, only those that are always given count.
fn note(met: &mut Met, text: &Text) {
    let given: BTreeSet<String> = text.arguments.iter().map(|(name, _)| (*name).to_owned()).collect();
    met.entry(text.key).and_modify(|known| known.retain(|name| given.contains(name))).or_insert(given);
    for (_, argument) in &text.arguments {
        match argument {
            Argument::Text(inner) => note(met, inner),
            Argument::List(texts) => texts.iter().for_each(|inner| note(met, inner)),
            Argument::Number(_) | Argument::Word(_) | Argument::Seat(_) => {}
        }
    }
}

/// The messages of a Fluent source with the arguments that each uses.
fn messages(source: &str) -> Result<BTreeMap<String, BTreeSet<String>>, String> {
    let resource = fluent_syntax::parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let mut used = BTreeSet::new();
        if let Some(pattern) = &message.value {
            pattern_uses(pattern, &mut used);
        }
        if messages.insert(message.id.name.to_owned(), used).is_some() {
            return Err(format!("{} stands there twice", message.id.name));
        }
    }
    Ok(messages)
}

fn pattern_uses(pattern: &Pattern<&str>, used: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        expression_uses(expression, used);
    }
}

fn expression_uses(expression: &Expression<&str>, used: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => inline_uses(inline, used),
        Expression::Select { selector, variants } => {
            inline_uses(selector, used);
            variants.iter().for_each(|variant| pattern_uses(&variant.value, used));
        }
    }
}

fn inline_uses(inline: &InlineExpression<&str>, used: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            used.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|inner| inline_uses(inner, used));
        }
        InlineExpression::Placeable { expression } => expression_uses(expression, used),
        _ => {}
    }
}
