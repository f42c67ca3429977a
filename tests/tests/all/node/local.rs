//! Games on one device: against the computer, two at one screen, the lesson.

use labirinto_games::Scene;
use labirinto_games::{Expect, Gesture, Level, Seat};
use labirinto_node::{Command, Event, NoticeKind, Phase, Player, Room, Status};

use labirinto_tests::device::{Device, person, quick};
use labirinto_tests::folder::Folder;

fn play(device: &mut Device, players: Vec<Player>) -> Room {
    let options = vec![("starter".to_owned(), "host".to_owned())];
    device.post(Command::Play { game: "labyrinthe".to_owned(), options, players });
    device.room()
}

fn my_turn(device: &mut Device, seat: Seat) -> (Scene<String>, Status) {
    device.until("the turn", |event| match event {
        Event::View { seat: of, scene, status, .. }
            if *of == seat && status.mine && status.phase == Phase::Play =>
        {
            Some((scene.clone(), status.clone()))
        }
        _ => None,
    })
}

#[test]
fn two_computers_play_on_one_device() {
    let folder = Folder::new("computers");
    let mut device = Device::at(&folder, "Ada");
    play(&mut device, vec![quick(), Player::computer(Level::FIRST)]);
    let (result, findings) = device.verdict();
    assert_eq!(result.word, "win");
    assert!(findings.iter().all(|seat| seat.word == "honest"));
}

#[test]
fn a_person_plays_by_typing_and_the_answer_is_in_the_history() {
    let folder = Folder::new("typing");
    let mut device = Device::at(&folder, "Ada");
    let room = play(&mut device, vec![person(), quick()]);
    let (scene, _) = my_turn(&mut device, Seat::HOST);
    assert!(!scene.panels.is_empty());
    device.post(Command::Gesture { room, seat: Seat::HOST, gesture: Gesture::Typed("count a1".to_owned()) });
    let (_, status) = my_turn(&mut device, Seat::HOST);
    let told: Vec<&str> =
        status.history.iter().filter(|line| line.shown).map(|line| line.notation.as_str()).collect();
    assert!(told.contains(&"count a1"), "{told:?}");
    device.post(Command::Gesture { room, seat: Seat::HOST, gesture: Gesture::Typed("nonsense".to_owned()) });
    assert_eq!(device.error().code, "refused");
}

#[test]
fn a_curtain_withholds_the_view_until_it_is_lifted() {
    let folder = Folder::new("curtain");
    let mut device = Device::at(&folder, "Ada");
    let second = Seat::HOST.next(2);
    let room = play(&mut device, vec![person(), person()]);
    device.until("a curtain for the first", |event| match event {
        Event::Curtain { seat, status, .. } if *seat == Seat::HOST && status.phase == Phase::Play => Some(()),
        _ => None,
    });
    assert!(!device.seen.iter().any(|event| matches!(event, Event::View { .. })), "nothing was shown");
    device.post(Command::Gesture { room, seat: Seat::HOST, gesture: Gesture::Typed("count a1".to_owned()) });
    assert_eq!(device.error().code, "not-now");
    device.post(Command::LiftCurtain { room, seat: Seat::HOST });
    my_turn(&mut device, Seat::HOST);
    device.post(Command::Gesture { room, seat: Seat::HOST, gesture: Gesture::Typed("count a1".to_owned()) });
    device.until("a curtain for the second", |event| match event {
        Event::Curtain { seat, .. } if *seat == second => Some(()),
        _ => None,
    });
    let views = |event: &Event| matches!(event, Event::View { seat, .. } if *seat == second);
    assert!(!device.seen.iter().any(views), "the second has not lifted the curtain");
    device.post(Command::LiftCurtain { room, seat: second });
    my_turn(&mut device, second);
}

/// One who ends a game for the other, who holds the screen, sees nothing of the other's board; a game that is given up is
/// opened, and then whoever holds the screen may look.
#[test]
fn an_ended_game_keeps_its_curtain_until_the_secrets_are_opened() {
    let folder = Folder::new("kept-curtain");
    let mut device = Device::at(&folder, "Ada");
    let second = Seat::HOST.next(2);
    let curtain = |device: &mut Device, of: Phase| {
        device.until("a curtain", |event| match event {
            Event::Curtain { seat, status, .. } if *seat == Seat::HOST && status.phase == of => Some(()),
            _ => None,
        });
    };
    let room = play(&mut device, vec![Player::PERSON, person()]);
    curtain(&mut device, Phase::Setup);
    device.post(Command::Notice { room, seat: second, kind: NoticeKind::End });
    assert_eq!(device.verdict().0.word, "unfinished");
    device.post(Command::Gesture { room, seat: Seat::HOST, gesture: Gesture::Typed("count a1".to_owned()) });
    assert_eq!(device.error().code, "not-now");
    let shown = |device: &Device| device.seen.iter().any(|event| matches!(event, Event::View { .. }));
    assert!(!shown(&device), "nothing was opened, and nothing was shown");

    let room = play(&mut device, vec![person(), person()]);
    curtain(&mut device, Phase::Play);
    assert!(!shown(&device), "nothing is shown before the end");
    device.post(Command::Notice { room, seat: second, kind: NoticeKind::Resign });
    assert_eq!(device.verdict().0.word, "win");
    device.until("the opened boards, without a hand at the curtain", |event| match event {
        Event::View { seat, scene, .. } if *seat == Seat::HOST && scene.panels.len() == 2 => Some(()),
        _ => None,
    });
}

#[test]
fn every_lesson_is_played_to_its_end() {
    for game in labirinto_games::GAMES {
        let folder = Folder::new("lesson");
        let mut device = Device::at(&folder, "Ada");
        device.post(Command::Lesson { game: game.id().to_owned() });
        let room = device.room();
        for step in game.lesson().steps {
            let primary = device.until("the step", |event| match event {
                Event::View { scene, .. } => {
                    Some(scene.acts.iter().find(|act| act.primary && act.enabled).map(|act| act.id))
                }
                _ => None,
            });
            let gesture = |gesture| Command::Gesture { room, seat: Seat::HOST, gesture };
            device.post(match step.expect {
                Expect::Move(words) => gesture(Gesture::Typed(words.to_owned())),
                Expect::Seal(_) => gesture(Gesture::Act(primary.expect("the seal can be set"))),
                Expect::Read | Expect::Reply(..) | Expect::Lay(_) => Command::GoOn { room },
            });
        }
        // After a move the last step stands until it is read.
        device.post(Command::PutAway { room });
        device.until("the end of the lesson", |event| matches!(event, Event::Closed { .. }).then_some(()));
        assert!(!device.seen.iter().any(|event| matches!(event, Event::Error { .. })), "{}", game.id());
    }
}
