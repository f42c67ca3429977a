use labirinto_games::{ActId, Desk, Direction, Due, Game, Gesture, Input, Key, Move, Point, Seat, Step};
use rand::{Rng, RngExt};
use rand_chacha::ChaCha20Rng;

use super::{Breach, demand, scenes::scene, walk};
use crate::Round;

/// The most that a desk may store.
const STORED: usize = 64 * 1024;
/// How many spoiled stores each desk is given in each state.
const SPOILED: usize = 8;
/// How many gestures each desk is given in each state.
const GESTURES: usize = 12;

/// What a desk saved, taken up by a fresh desk that was fed the same log, gives the same scene and is saved
/// the same. Bytes that mean nothing are refused, and leave the desk as it was; bytes that were changed on the
/// disk are refused too, or taken up as something that the desk itself could have saved.
pub fn desks_are_saved_and_restored(game: &'static dyn Game) -> Result<(), Breach> {
    walk(game, 10, |round, _honest, rng| {
        gestures(round, rng)?;
        let mut fresh =
            round.replayed().map_err(|refusal| Breach(format!("the replay is refused: {refusal:?}")))?;
        for (place, desk) in round.desks.iter().enumerate() {
            let keeper = &*round.keepers[place];
            let saved = desk.save();
            demand(saved.len() <= STORED, || format!("a desk saves {} bytes", saved.len()))?;
            let restored = &mut fresh.desks[place];
            demand(restored.restore(&saved), || format!("seat {place} refuses what it saved: {saved:?}"))?;
            let same = restored.scene(&*round.public, keeper) == desk.scene(&*round.public, keeper);
            demand(same, || format!("the desk of seat {place} looks different after it was restored"))?;
            demand(restored.save() == saved, || format!("the desk of seat {place} forgot something"))?;
            let mut garbage = vec![0; rng.random_range(0..200)];
            rng.fill_bytes(&mut garbage);
            if !restored.restore(&garbage) {
                let same = restored.scene(&*round.public, keeper) == desk.scene(&*round.public, keeper);
                demand(same, || format!("the refused {garbage:?} changed the desk of seat {place}"))?;
            }
            for _ in 0..SPOILED {
                spoiled(&mut **restored, &saved, rng)?;
            }
        }
        Ok(())
    })
}

/// The desk takes up, or not, what it saved with a few bytes changed, and is what it was again afterwards.
fn spoiled(desk: &mut dyn Desk, saved: &[u8], rng: &mut ChaCha20Rng) -> Result<(), Breach> {
    let mut bytes = saved.to_vec();
    for _ in 0..rng.random_range(1..4) {
        let place = rng.random_range(0..bytes.len().max(1)).min(bytes.len());
        match rng.random_range(0..4) {
            0 => bytes.truncate(place),
            1 => bytes.insert(place, rng.random_range(0..4)),
            _ => {
                if let Some(byte) = bytes.get_mut(place) {
                    *byte =
                        [byte.wrapping_add(1), rng.random_range(0..12), rng.random()][rng.random_range(0..3)];
                }
            }
        }
    }
    let taken = desk.restore(&bytes);
    let now = desk.save();
    demand(taken || now == saved, || format!("the refused {bytes:?} changed a desk"))?;
    demand(now.len() <= STORED, || format!("{bytes:?} makes a desk save {} bytes", now.len()))?;
    let again = desk.restore(&now) && desk.save() == now;
    demand(again, || format!("{bytes:?} was taken up, and what is saved then is not"))?;
    demand(desk.restore(saved) && desk.save() == saved, || format!("{bytes:?} spoiled a desk"))
}

/// Whatever a person does, a desk decides on legal moves and legal secrets only, when they are due, and says
/// why where it refuses; when nothing changed the scene is the same. An act that is disabled, or is not offered where it
/// was chosen (as a button, or on a cell), decides on nothing.
pub fn gestures_lead_to_legal_acts_only(game: &'static dyn Game) -> Result<(), Breach> {
    walk(game, 12, |round, _honest, rng| gestures(round, rng))
}

fn gestures(round: &mut Round, rng: &mut ChaCha20Rng) -> Result<(), Breach> {
    for seat in Seat::all(round.setup.seats) {
        for _ in 0..GESTURES {
            let gesture = random_gesture(round, seat, rng);
            gesture_of(round, seat, &gesture, rng)?;
        }
    }
    Ok(())
}

fn gesture_of(round: &mut Round, seat: Seat, gesture: &Gesture, rng: &mut ChaCha20Rng) -> Result<(), Breach> {
    let public = &*round.public;
    let keeper = &*round.keepers[seat.index()];
    let desk = &mut round.desks[seat.index()];
    let before = desk.scene(public, keeper);
    let pressed_disabled = before.acts.iter().any(|act| match gesture {
        Gesture::Act(id) => *id == act.id && !(act.enabled && act.on.is_beside()),
        Gesture::ActAt { act: id, .. } => *id == act.id && !(act.enabled && act.on.is_on_cells()),
        _ => false,
    });
    let input = desk.input(public, keeper, gesture, rng);
    scene("the scene of a seat", &desk.scene(public, keeper))?;
    let decided = matches!(input, Input::Move(_) | Input::Ready { .. });
    demand(!(pressed_disabled && decided), || format!("{gesture:?} is not on offer and leads to {input:?}"))?;
    match input {
        Input::Unchanged => {
            demand(desk.scene(public, keeper) == before, || format!("{gesture:?} changed the scene unsaid"))
        }
        Input::Redraw => Ok(()),
        Input::Move(act) => {
            let taken = public.copy().apply(&Step::Move { seat, act: act.clone() });
            demand(taken.is_ok(), || format!("{gesture:?} leads to {act:?}, which is refused: {taken:?}"))
        }
        Input::Ready { slot, secret } => {
            demand(public.due() == (Due::Commit { seat, slot }), || {
                format!("{gesture:?}: slot {slot} is not due")
            })?;
            let flaws = round.game.check(&round.setup, seat, slot, &secret);
            demand(flaws.is_empty(), || format!("{gesture:?} leads to a secret with {flaws:?}"))
        }
        Input::Refused(refusal) => {
            demand(!refusal.text.key.is_empty(), || format!("{gesture:?} is refused without a word"))
        }
    }
}

fn random_gesture(round: &Round, seat: Seat, rng: &mut ChaCha20Rng) -> Gesture {
    let scene = round.desks[seat.index()].scene(&*round.public, &*round.keepers[seat.index()]);
    let panel = &scene.panels[rng.random_range(0..scene.panels.len())];
    let (least, most) = panel.bounds();
    let mut at = Point { x: rng.random_range(least.x..=most.x), y: rng.random_range(least.y..=most.y) };
    if rng.random_ratio(1, 20) {
        at = Point { x: [i16::MIN, i16::MAX][rng.random_range(0..2)], y: rng.random_range(-999..999) };
    }
    let direction = Direction::ALL[rng.random_range(0..4)];
    let id = if rng.random_ratio(1, 10) { 200 } else { panel.id };
    if rng.random_ratio(1, 100) {
        return absurd(rng);
    }
    match rng.random_range(0..16) {
        0..2 => Gesture::Tap { panel: id, at },
        2 => Gesture::DragStart { panel: id, at },
        3 | 4 => Gesture::DragMove { at },
        5 => Gesture::DragEnd { at },
        6 => Gesture::DragCancel,
        7 => Gesture::Key(Key::Step(direction)),
        8 => Gesture::Key(Key::Reach(direction)),
        9 => Gesture::Key([Key::Confirm, Key::Erase, Key::Cancel][rng.random_range(0..3)]),
        10 | 11 if !scene.acts.is_empty() => {
            Gesture::Act(scene.acts[rng.random_range(0..scene.acts.len())].id)
        }
        12 | 13 if !scene.acts.is_empty() => {
            let act = scene.acts[rng.random_range(0..scene.acts.len())].id;
            Gesture::ActAt { act, panel: id, at }
        }
        14 => Gesture::Typed(words(round, seat, rng)),
        _ => Gesture::Board(board(round, seat, rng)),
    }
}

/// What no shell sends, but a foreign program may.
fn absurd(rng: &mut ChaCha20Rng) -> Gesture {
    let long = ["a1 ", "way ", "\n", "#\n", "+--", "\u{10ffff}"][rng.random_range(0..6)].repeat(20_000);
    match rng.random_range(0..5) {
        0 => Gesture::Act(ActId(rng.random())),
        4 => Gesture::ActAt {
            act: ActId(rng.random()),
            panel: rng.random(),
            at: Point { x: rng.random(), y: rng.random() },
        },
        1 => Gesture::DragMove { at: Point { x: rng.random(), y: rng.random() } },
        2 => Gesture::Typed(format!("way {long}")),
        _ => Gesture::Board(long),
    }
}

fn words(round: &Round, seat: Seat, rng: &mut ChaCha20Rng) -> String {
    let moves = round.public.legal(80).moves;
    match rng.random_range(0..3) {
        0 if !moves.is_empty() => {
            let act: Move = moves[rng.random_range(0..moves.len())].clone();
            round.public.notation(&Step::Move { seat, act })
        }
        1 => "\u{202e}\u{0}  ∞ a1 a2 a1".to_owned(),
        _ => (0..rng.random_range(0..40)).map(|_| char::from(rng.random_range(b' '..=b'~'))).collect(),
    }
}

fn board(round: &Round, seat: Seat, rng: &mut ChaCha20Rng) -> String {
    let level = labirinto_games::Level::FIRST;
    let secret = round.game.generate(&round.setup, seat, 0, level, rng);
    let text = round.game.write_board(&round.setup.options, &secret).unwrap_or_default();
    if rng.random_ratio(1, 2) {
        return text;
    }
    let spoiled = rng.random_range(0..text.chars().count().max(1));
    text.chars().enumerate().map(|(place, letter)| if place == spoiled { '~' } else { letter }).collect()
}
