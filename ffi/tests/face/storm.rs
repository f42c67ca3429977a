//! Every call, in random order, with random values.

use std::time::Instant;

use labirinto_ffi::{
    Chair, Core, Direction, Event, Failure, Gesture, KeyPress, KeyValue, Notice, Order, Place, Whose,
};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::ear::{Folder, Shell, computer, person};

const CALLS: usize = 4000;

/// Some words that mean something, some that nearly do, and noise.
fn text(rng: &mut impl Rng) -> String {
    const WORDS: &[&str] = &[
        "",
        "labyrinthe",
        "labirinto",
        "size",
        "5",
        "10",
        "-1",
        "count b3",
        "way a1 a2",
        "resign",
        "draw",
        "en",
        "fr_CH.UTF-8",
        "127.0.0.1:1",
        "[::1]:9",
        "not:an:address",
        "LABIRINTO:J/",
        "/dev/null",
        "/",
        "\u{0}",
        "\u{202e}\u{1f600}",
    ];
    match rng.random_range(0..4) {
        0 => "x".repeat(rng.random_range(0..70_000)),
        1 => (0..rng.random_range(0..40)).map(|_| char::from(rng.random_range(0u8..128))).collect(),
        2 => (0..64).map(|_| char::from(b"0123456789abcdef"[rng.random_range(0..16)])).collect(),
        _ => WORDS[rng.random_range(0..WORDS.len())].to_owned(),
    }
}

fn place(rng: &mut impl Rng) -> Place {
    if rng.random_bool(0.5) {
        Place { x: rng.random_range(-30..200), y: rng.random_range(-30..200) }
    } else {
        Place { x: rng.random(), y: rng.random() }
    }
}

fn direction(rng: &mut impl Rng) -> Direction {
    [Direction::North, Direction::East, Direction::South, Direction::West][rng.random_range(0..4)]
}

fn gesture(rng: &mut impl Rng) -> Gesture {
    let panel = rng.random_range(0..4);
    match rng.random_range(0..14) {
        0 => Gesture::Tap { panel, at: place(rng) },
        1 => Gesture::DragStart { panel, at: place(rng) },
        2 => Gesture::DragMove { at: place(rng) },
        3 => Gesture::DragEnd { at: place(rng) },
        4 => Gesture::DragCancel,
        5 => Gesture::Key { press: KeyPress::Step { towards: direction(rng) } },
        6 => Gesture::Key { press: KeyPress::Reach { towards: direction(rng) } },
        7 => Gesture::Key {
            press: [KeyPress::Confirm, KeyPress::Erase, KeyPress::Cancel][rng.random_range(0..3)],
        },
        8 => Gesture::Act { id: rng.random_range(0..60) },
        9 => Gesture::Act { id: rng.random() },
        10 => Gesture::ActAt { id: rng.random_range(0..60), panel, at: place(rng) },
        11 => Gesture::ActAt { id: rng.random(), panel: rng.random(), at: place(rng) },
        12 => Gesture::Typed { text: text(rng) },
        _ => Gesture::Board { text: text(rng) },
    }
}

fn chair(rng: &mut impl Rng) -> Chair {
    Chair {
        computer: rng.random_bool(0.5).then(|| rng.random_range(0..8)),
        name: rng.random_bool(0.3).then(|| text(rng)),
    }
}

fn options(rng: &mut impl Rng) -> Vec<KeyValue> {
    (0..rng.random_range(0..3)).map(|_| KeyValue { key: text(rng), value: text(rng) }).collect()
}

fn order(rng: &mut impl Rng) -> Order {
    let room = if rng.random_bool(0.8) { rng.random_range(0..30) } else { rng.random() };
    let seat = if rng.random_bool(0.8) { rng.random_range(0..3) } else { rng.random() };
    let table = text(rng);
    match rng.random_range(0..27) {
        0 => Order::Host {
            game: text(rng),
            options: options(rng),
            chairs: vec![chair(rng)],
            seats: rng.random(),
        },
        1 => Order::Join {
            target: match rng.random_range(0..3) {
                0 => Whose::Link { text: text(rng) },
                1 => Whose::Address { text: text(rng) },
                _ => Whose::Near { id: text(rng) },
            },
            chair: chair(rng),
        },
        2 => Order::Play { game: text(rng), options: options(rng), chairs: vec![chair(rng), chair(rng)] },
        3 => Order::Play {
            game: "labyrinthe".to_owned(),
            options: Vec::new(),
            chairs: vec![person(), computer(1)],
        },
        4 => Order::Resume { table },
        5 => Order::Lesson { game: if rng.random_bool(0.5) { "labyrinthe".to_owned() } else { text(rng) } },
        6 => Order::Look,
        7 => Order::StopLooking,
        8 => Order::Confirm { room },
        9 => Order::Differ { room },
        10 => Order::AcceptSeat { room, peer: text(rng) },
        11 => Order::DeclineSeat { room, peer: text(rng) },
        12 => Order::Agree { room },
        13 => Order::Ready { room, seat },
        14 => Order::LiftCurtain { room, seat },
        15 => Order::Give {
            room,
            seat,
            notice: [
                Notice::Resign,
                Notice::OfferDraw,
                Notice::AcceptDraw,
                Notice::DeclineDraw,
                Notice::Leave,
                Notice::End,
                Notice::GoOn,
            ][rng.random_range(0..7)],
        },
        16 => Order::GoOn { room },
        17 => Order::PutAway { room },
        18 => Order::Rematch { room },
        19 => Order::SetName { name: text(rng) },
        20 => Order::SetSetting { key: text(rng), value: text(rng) },
        21 => [Order::ListRecords, Order::ListUnfinished][rng.random_range(0..2)].clone(),
        22 => Order::Verify { table },
        23 => Order::Replay { table, step: rng.random() },
        24 => Order::Export { table, path: "/dev/full".to_owned() },
        25 => Order::Import {
            path: ["/dev/null", "/", "", "/nowhere", "\u{0}"][rng.random_range(0..5)].to_owned(),
        },
        _ => Order::Touch { room, seat, gesture: gesture(rng) },
    }
}

/// A call that can be made any moment, its values already there.
fn call<'a>(core: &'a Core, rng: &mut ChaCha8Rng) -> Box<dyn FnOnce() -> Result<(), Failure> + 'a> {
    let (one, other) = (text(rng), text(rng));
    match rng.random_range(0..20) {
        0 => Box::new(move || core.set_locale(one)),
        1 => Box::new(|| core.suspend()),
        2 => Box::new(|| core.resume()),
        3 => Box::new(|| core.network_changed()),
        4 => {
            let (version, count) = (rng.random(), rng.random_range(0..20));
            let addresses = (0..count).map(|_| text(rng)).collect();
            Box::new(move || core.peer_hint(one, other, version, addresses))
        }
        5 => Box::new(move || core.peer_gone(one)),
        6 => Box::new(move || core.setting(one).map(drop)),
        7 => {
            let arguments = options(rng);
            Box::new(move || core.say(one, arguments).map(drop))
        }
        8 => Box::new(|| core.offers().map(drop)),
        9 => Box::new(|| core.name().map(drop)),
        _ => {
            let order = order(rng);
            Box::new(move || core.post(order))
        }
    }
}

/// No order of calls and no value harms the core: every failure is named, and a game can be begun afterwards.
#[test]
fn no_call_in_any_order_with_any_value_harms() {
    let folder = Folder::new();
    let shell = Shell::open(&folder, "Ada");
    let core = &shell.core;
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut took = Vec::with_capacity(CALLS);
    for _ in 0..CALLS {
        let call = call(core, &mut rng);
        let began = Instant::now();
        let result = call();
        took.push(began.elapsed());
        if let Err(failure) = result {
            assert!(!failure.code().is_empty() && !failure.to_string().is_empty(), "{failure:?}");
            if failure.code() == "mailbox-full" {
                std::thread::yield_now();
            }
        }
    }
    took.sort();
    // A figure to read (`--nocapture`), never a condition.
    println!(
        "{CALLS} calls: half within {:?}, 99 of 100 within {:?}, all within {:?}",
        took[CALLS / 2],
        took[CALLS * 99 / 100],
        took[CALLS - 1]
    );
    core.set_locale("en".to_owned()).or_else(|_| core.set_locale("en".to_owned())).ok();
    let play = Order::Play {
        game: "labyrinthe".to_owned(),
        options: Vec::new(),
        chairs: vec![computer(1), computer(1)],
    };
    while core.post(play.clone()).is_err() {
        std::thread::yield_now();
    }
    shell.until("a verdict", |event| matches!(event, Event::Verdict { .. }).then_some(()));
    core.shut().expect("not inside the listener");
}
