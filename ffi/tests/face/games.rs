//! Whole games through the face.

use labirinto_ffi::{
    Event, Gesture, KeyValue, Notice, On, Order, PanelKind, Phase, Place, RecordState, Whose,
};

use crate::ear::{Folder, Shell, computer, person};

const GAME: &str = "labyrinthe";

fn small() -> Vec<KeyValue> {
    vec![KeyValue { key: "size".to_owned(), value: "5".to_owned() }]
}

/// Two cores, one process: host, link, join, a game to both verdicts, the record verified, stepped through, written to
/// a file and taken in by a third.
#[test]
fn two_cores_play_a_whole_game_and_the_record_travels() {
    let folders = [Folder::new(), Folder::new(), Folder::new()];
    let host = Shell::open(&folders[0], "Ada");
    let guest = Shell::open(&folders[1], "Ben");
    host.core
        .post(Order::Host { game: GAME.to_owned(), options: small(), chairs: vec![computer(1)], seats: 2 })
        .expect("posted");
    let room = host.room();
    let (link, side, modules) = host.until("a link", |event| match event {
        Event::Listening { link, qr, .. } => Some((link.clone(), qr.side, qr.dark.len())),
        _ => None,
    });
    assert_eq!(usize::try_from(side * side).expect("small"), modules);
    guest.core.post(Order::Join { target: Whose::Link { text: link }, chair: computer(1) }).expect("posted");
    let peer = host.until("a guest", |event| match event {
        Event::WantsSeat { peer, .. } => Some(peer.clone()),
        _ => None,
    });
    assert_eq!(peer, guest.core.id().expect("open"));
    host.core.post(Order::AcceptSeat { room, peer }).expect("posted");
    for shell in [&host, &guest] {
        let honest = shell.until("a verdict", |event| match event {
            Event::Verdict { result, findings, .. } => {
                assert!(!result.title.is_empty());
                Some(findings.iter().all(|finding| finding.word == "honest"))
            }
            _ => None,
        });
        assert!(honest);
        shell.until("the end", |event| matches!(event, Event::Settled { .. }).then_some(()));
    }

    host.core.post(Order::ListRecords).expect("posted");
    let table = host.until("records", |event| match event {
        Event::Records { records, .. } => records.first().map(|record| record.table.clone()),
        _ => None,
    });
    host.core.post(Order::Verify { table: table.clone() }).expect("posted");
    let entries = host.until("a report", |event| match event {
        Event::Verified { report } => {
            assert_eq!(report.state, RecordState::Honest);
            Some(report.entries)
        }
        _ => None,
    });
    let last = u32::try_from(entries).expect("short") - 1;
    host.core.post(Order::Replay { table: table.clone(), step: last }).expect("posted");
    host.until("the last step", |event| match event {
        Event::Replay { step, .. } => {
            assert_eq!((step.step, u64::from(step.steps)), (last, entries));
            step.scene.as_ref().map(|_| ())
        }
        _ => None,
    });
    let path = folders[0].path().join("a.labirinto").display().to_string();
    host.core.post(Order::Export { table: table.clone(), path: path.clone() }).expect("posted");
    host.until("a file", |event| matches!(event, Event::Exported { .. }).then_some(()));
    let third = Shell::open(&folders[2], "Cyd");
    third.core.post(Order::Import { path }).expect("posted");
    let taken = third.until("the record", |event| match event {
        Event::Imported { table } => Some(table.clone()),
        _ => None,
    });
    assert_eq!(taken, table);
}

/// Against the computer by touch alone: the board is made by the editor's own act and declared ready.
#[test]
fn a_person_sets_up_and_is_asked_to_move_and_another_language_is_told_anew() {
    let folder = Folder::new();
    let shell = Shell::open(&folder, "Ada");
    shell
        .core
        .post(Order::Play { game: GAME.to_owned(), options: small(), chairs: vec![person(), computer(1)] })
        .expect("posted");
    let room = shell.room();
    let view = |phase: Phase| {
        shell.until("a view", |event| match event {
            Event::View { scene, status, .. } if status.phase == phase => {
                Some((scene.clone(), status.headline.clone()))
            }
            _ => None,
        })
    };
    let (editor, _) = view(Phase::Setup);
    assert!(editor.panels.iter().all(|panel| !panel.targets.is_empty()));
    for act in editor.acts.iter().filter(|act| act.enabled && !act.primary) {
        shell
            .core
            .post(Order::Touch { room, seat: 0, gesture: Gesture::Act { id: act.id } })
            .expect("posted");
    }
    let panel = editor.panels.first().expect("an editor");
    let target = panel.targets.first().expect("cells");
    let at = Place { x: (target.from.x + target.to.x) / 2, y: (target.from.y + target.to.y) / 2 };
    let on_cells: Vec<_> = editor.acts.iter().filter(|act| act.on != On::Scene).collect();
    assert!(on_cells.iter().any(|act| act.on == On::Cell && act.shortcut.is_none()));
    for act in on_cells {
        let gesture = Gesture::ActAt { id: act.id, panel: panel.id, at };
        shell.core.post(Order::Touch { room, seat: 0, gesture }).expect("posted");
    }
    // The cursor was at the start in another corner, and comes along.
    shell.until("the cell chosen on", |event| match event {
        Event::View { scene, .. } => (scene.panels.first()?.cursor == Some(target.id)).then_some(()),
        _ => None,
    });
    shell.core.post(Order::ListUnfinished).expect("posted");
    shell.until("the list", |event| match event {
        Event::Unfinished { games } => (games.len() == 1).then_some(()),
        _ => None,
    });
    shell.core.set_locale("fr-CH".to_owned()).expect("posted");
    let english = shell.core.say("player-computer".to_owned(), vec![]).expect("open");
    shell.until("a French view", |event| match event {
        Event::View { status, .. } => status.headline.contains("Préparez").then_some(()),
        _ => None,
    });
    assert!(english.contains("Ordinateur"), "{english}");
    let offers = shell.core.offers().expect("open");
    assert!(
        offers
            .iter()
            .all(|offer| !offer.pitch.is_empty() && !offer.length.is_empty() && !offer.options.is_empty())
    );
}

/// Whether `event` shows a secret or the editor of one, before it is opened, and to whom.
fn secret_shown(event: &Event) -> Option<u8> {
    match event {
        Event::View { seat, scene, .. } => scene
            .panels
            .iter()
            .any(|panel| matches!(panel.kind, PanelKind::Own | PanelKind::Editor))
            .then_some(*seat),
        _ => None,
    }
}

/// What is told before the verdict holds a secret only in the scene of the person who made it: those of computers and of
/// the other phone cross to nobody.
#[test]
fn a_secret_crosses_in_the_scene_of_its_owner_alone() {
    let folders = [Folder::new(), Folder::new()];
    let host = Shell::open(&folders[0], "Ada");
    let guest = Shell::open(&folders[1], "Ben");
    host.core
        .post(Order::Host { game: GAME.to_owned(), options: small(), chairs: vec![person()], seats: 2 })
        .expect("posted");
    let room = host.room();
    let link = host.until("a link", |event| match event {
        Event::Listening { link, .. } => Some(link.clone()),
        _ => None,
    });
    guest.core.post(Order::Join { target: Whose::Link { text: link }, chair: computer(1) }).expect("posted");
    let peer = host.until("a guest", |event| match event {
        Event::WantsSeat { peer, .. } => Some(peer.clone()),
        _ => None,
    });
    host.core.post(Order::AcceptSeat { room, peer }).expect("posted");
    let mut shown = Vec::new();
    host.until("the editor", |event| {
        shown.extend(secret_shown(event));
        matches!(event, Event::View { status, .. } if status.phase == Phase::Setup).then_some(())
    });
    host.core.post(Order::Ready { room, seat: 0 }).expect("posted");
    host.until("the game", |event| {
        shown.extend(secret_shown(event));
        matches!(event, Event::View { status, .. } if status.phase == Phase::Play).then_some(())
    });
    host.core.post(Order::Give { room, seat: 0, notice: Notice::Resign }).expect("posted");
    host.until("a verdict", |event| {
        shown.extend(secret_shown(event));
        matches!(event, Event::Verdict { .. }).then_some(())
    });
    assert!(!shown.is_empty(), "the owner sees the own maze");
    assert!(shown.iter().all(|seat| *seat == 0), "{shown:?}");
    guest.until("a verdict", |event| {
        assert_eq!(secret_shown(event), None, "nobody sits at the computer's seat");
        matches!(event, Event::Verdict { .. }).then_some(())
    });
}
