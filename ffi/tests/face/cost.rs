//! What it costs Rust that a whole scene crosses each time; what it costs the shell stands in Android's `SceneCostTest`.

use std::time::Instant;

use labirinto_ffi::{Event, KeyValue, Order, Phase, Scene, UniFfiTag};
use uniffi::{Lift, Lower};

use crate::ear::{Folder, Shell, computer, person};

const SIDE: usize = 12;
const ROUNDS: usize = 200;

/// A scene as large as one of twelve by twelve goes into the buffer that crosses, and comes out of it the same.
#[test]
fn a_scene_of_twelve_by_twelve_crosses_unchanged() {
    let folder = Folder::new();
    let shell = Shell::open(&folder, "Ada");
    let options = vec![KeyValue { key: "size".to_owned(), value: "10".to_owned() }];
    let game = "labyrinthe".to_owned();
    shell.core.post(Order::Play { game, options, chairs: vec![person(), computer(1)] }).expect("posted");
    let mut scene = shell.until("the editor", |event| match event {
        Event::View { scene, status, .. } if status.phase == Phase::Setup => Some(scene.clone()),
        _ => None,
    });
    for panel in &mut scene.panels {
        let cells = usize::from(panel.columns) * usize::from(panel.rows);
        let grown = |count: usize| count * SIDE * SIDE / cells + 1;
        let (shapes, targets) = (grown(panel.shapes.len()), grown(panel.targets.len()));
        panel.shapes = panel.shapes.iter().cloned().cycle().take(shapes).collect();
        panel.targets = panel.targets.iter().cloned().cycle().take(targets).collect();
    }
    let mut took = Vec::with_capacity(ROUNDS);
    for _ in 0..ROUNDS {
        let copy = scene.clone();
        let began = Instant::now();
        let buffer = <Scene as Lower<UniFfiTag>>::lower_into_rust_buffer(copy);
        took.push(began.elapsed());
        let back =
            <Scene as Lift<UniFfiTag>>::try_lift_from_rust_buffer(buffer).expect("what was lowered lifts");
        assert_eq!(back, scene);
    }
    took.sort_unstable();
    // A figure to read (`--nocapture`), never a condition.
    println!("a scene of 12 x 12 is written for the crossing in {:?} (median)", took[ROUNDS / 2]);
}
