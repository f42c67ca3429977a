//! What looking ahead finds reaches a phone in the words of a step, without a word of the phone's own.

use labirinto_ffi::{Event, Gesture, Notice, Order};

use crate::ear::{Folder, Shell, person};

#[test]
fn a_step_of_a_replay_is_told_with_what_was_found() {
    let folder = Folder::new();
    let shell = Shell::open(&folder, "Ada");
    let order = |order| shell.core.post(order).expect("posted");
    let starter = labirinto_ffi::KeyValue { key: "starter".to_owned(), value: "host".to_owned() };
    order(Order::Play {
        game: "three-crowns".to_owned(),
        options: vec![starter],
        chairs: vec![person(), person()],
    });
    let room = shell.room();
    for (seat, text) in [(0, "a1-b2"), (1, "a3-b4")] {
        shell.until("the curtain", |event| match event {
            Event::Curtain { seat: wanted, .. } if *wanted == seat => Some(()),
            _ => None,
        });
        order(Order::LiftCurtain { room, seat });
        order(Order::Touch { room, seat, gesture: Gesture::Typed { text: text.to_owned() } });
    }
    shell.until("both moves", |event| match event {
        Event::Logged { told, .. } if told.contains("from a3 to b4") => Some(()),
        _ => None,
    });
    order(Order::Give { room, seat: 0, notice: Notice::Resign });
    shell.until("the end", |event| matches!(event, Event::Settled { .. }).then_some(()));
    order(Order::ListRecords);
    let table = shell.until("records", |event| match event {
        Event::Records { records, .. } => records.first().map(|record| record.table.clone()),
        _ => None,
    });
    let told = |step: u32| {
        order(Order::Replay { table: table.clone(), step });
        shell.until("the step", |event| match event {
            Event::Replay { step: shown, .. } if shown.step == step => Some(shown.line.told.clone()),
            _ => None,
        })
    };
    assert!(!told(1).contains("Best now"), "nothing was moved yet");
    for step in [2, 3] {
        let told = told(step);
        assert!(told.contains(" moves from ") && told.contains(" Best now: "), "{told}");
    }
}
