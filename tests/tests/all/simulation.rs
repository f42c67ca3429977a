//! Two and more tables in one process, on a virtual clock: bad links, deaths at every save, restored backups. The
//! laws that [`Net`] watches (nothing leaves before it is stored, no second version of anything) hold in all.

use labirinto_games::{Level, Seat};
use labirinto_table::{Deed, Fault, Input, Kind, Phase, Saying};
use labirinto_tests::catalogue;
use labirinto_tests::net::{Hands, Layout, Net, Weather, apart};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

fn layouts() -> Vec<Layout> {
    let mut layouts = vec![
        apart("labyrinthe", 2, &[]),
        apart("labyrinthe", 2, &[("starter", "guest"), ("equal_turns", "yes")]),
        apart("toy", 3, &[("starter", "host"), ("rounds", "3")]),
        apart("toy", 4, &[("rounds", "3")]),
        apart("toy", 5, &[("rounds", "2")]),
    ];
    layouts.push(Layout { places: vec![0, 0], ..apart("labyrinthe", 2, &[]) });
    layouts.push(Layout { places: vec![0, 1, 0, 1], ..apart("toy", 4, &[("rounds", "2")]) });
    layouts
}

/// How many seeds each layout gets; `LABIRINTO_SEEDS` for a longer run.
fn seeds() -> u64 {
    std::env::var("LABIRINTO_SEEDS").ok().and_then(|count| count.parse().ok()).unwrap_or(40)
}

fn play(layout: &Layout, seed: u64, weather: Weather) -> Net {
    let mut net = Net::new(catalogue(), layout, seed);
    net.weather = weather;
    net.patience = 12;
    net.link_all();
    net
}

#[test]
fn good_links_carry_every_layout_to_the_verdict() {
    for layout in layouts() {
        for seed in 0..4 {
            let mut net = play(&layout, seed, Weather::default());
            assert!(net.finish(60_000), "{layout:?} {seed}: {:?}", net.table(0).entitled());
            net.assert_honest();
        }
    }
}

/// Several hundred games under loss, doubles, reorder and cuts, with people who offer, decline, resign and leave:
/// all end, all logs are equal, nobody is accused.
#[test]
fn no_weather_stops_a_game_or_accuses_anybody() {
    for seed in 0..seeds() {
        for layout in layouts() {
            let loss = (seed % 6) as u32 * 10;
            let weather = Weather { loss, double: 20, delay: 300, cut: 10 };
            let mut net = play(&layout, seed, weather);
            net.chatter = 4;
            assert!(net.finish(9_000_000), "{layout:?} {seed}: {:?}", net.table(0).entitled());
            net.assert_honest();
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_game() {
    let ends = [0, 1].map(|_| {
        let weather = Weather { loss: 20, double: 20, delay: 300, cut: 10 };
        let mut net = play(&apart("toy", 3, &[]), 7, weather);
        assert!(net.finish(9_000_000));
        (net.now, net.table(0).entries().last().map(|entry| entry.hash()))
    });
    assert_eq!(ends[0], ends[1]);
}

/// Invariant 2: a device dies right after its n-th save, for every n, on every device; it is taken up from disk
/// and the game goes on.
#[test]
fn a_death_at_every_save_loses_nothing() {
    let hot_seats = Layout { places: vec![0, 1, 0, 1], ..apart("toy", 4, &[("rounds", "2")]) };
    for layout in [apart("labyrinthe", 2, &[]), apart("toy", 3, &[("rounds", "3")]), hot_seats] {
        let mut whole = play(&layout, 5, Weather::default());
        assert!(whole.finish(60_000));
        for place in 0..whole.places.len() {
            for save in 1..=whole.places[place].disk.len() as u64 {
                let mut net = play(&layout, 5, Weather::default());
                net.places[place].die_after = Some(save).filter(|save| *save > 1);
                assert!(
                    net.finish(900_000),
                    "{layout:?} {place} dies at {save}: {:?}",
                    net.table(0).entitled()
                );
                net.assert_honest();
            }
        }
    }
}

#[test]
fn deaths_on_all_sides_in_bad_weather_lose_nothing() {
    for seed in 0..40 {
        for layout in [apart("labyrinthe", 2, &[]), apart("toy", 3, &[("rounds", "3")])] {
            let weather = Weather { loss: 20, double: 20, delay: 300, cut: 5 };
            let mut net = play(&layout, seed, weather);
            for place in 0..net.places.len() {
                net.places[place].die_after = Some(2 + (seed * 7 + place as u64 * 5) % 20);
            }
            assert!(net.finish(9_000_000), "{layout:?} {seed}: {:?}", net.table(0).entitled());
            net.assert_honest();
        }
    }
}

/// A device comes back from any older state of its disk. It adopts from the others what it lacks; it never signs
/// a second version, and nobody is accused. Where its secret was lost with the newer state, it says so.
#[test]
fn a_restored_backup_never_looks_like_a_forger() {
    for layout in [apart("labyrinthe", 2, &[]), apart("toy", 3, &[("rounds", "2")])] {
        for stop in [6, 14, 22, 30] {
            for place in 0..layout.places.len() {
                let mut saves = 1;
                loop {
                    let mut net = play(&layout, 9, Weather::default());
                    net.run(60_000, |net| net.table(0).entries().len() >= stop);
                    if saves > net.places[place].disk.len() {
                        break;
                    }
                    net.restore_backup(place, saves);
                    let done = net.finish(300_000);
                    let lost = |fault: &Fault| matches!(fault, Fault::Lost { .. });
                    let lost = net.places[place].faults.iter().any(lost);
                    assert!(done != lost, "{layout:?} {place} {saves} {:?}", net.table(0).entitled());
                    let accused = |fault: &Fault| matches!(fault, Fault::Peer { .. });
                    assert!(net.places.iter().all(|place| !place.faults.iter().any(accused)));
                    saves += 1;
                }
            }
        }
    }
}

/// A backup from before the own commitment, and another secret declared ready before anybody was reached: no answer
/// comes from that secret, which the log knows nothing of. The seat says that its secret is lost.
#[test]
fn another_secret_after_a_restored_backup_answers_nothing() {
    let mut net = play(&apart("labyrinthe", 2, &[("starter", "host")]), 9, Weather::default());
    net.places[0].hands = Hands::Ready;
    let due = |net: &Net| net.table(0).entitled().is_some_and(|due| due.kind == Kind::Move);
    assert!(net.run(60_000, due));
    net.hands(Hands::Idle);
    let guest = Seat::HOST.next(2);
    let secret = |saved: &labirinto_table::Saved| saved.bytes.starts_with(&[1, 0, 0, 0, 1]);
    let at = net.places[1].disk.iter().position(secret).expect("it was saved before the commitment");
    net.restore_backup(1, at);
    let (game, setup) =
        (net.table(1).game().expect("it is played"), net.table(1).setup().expect("it is open"));
    let mut rng = ChaCha20Rng::seed_from_u64(77);
    let other = game.generate(setup, guest, 0, Level::FIRST, &mut rng);
    net.deed(guest, Deed::Ready { slot: 0, secret: other });
    assert_eq!(net.places[1].refused, []);
    net.run(2_000, |_| false);
    let question = net.table(0).public().expect("it is open").legal(1).moves.remove(0);
    net.deed(Seat::HOST, Deed::Move(question));
    net.run(5_000, |_| false);
    let answers = net.table(0).entries().iter().filter(|entry| entry.kind() == Kind::Answer);
    assert_eq!(answers.count(), 0, "an answer from another secret");
    assert!(net.places[1].faults.iter().any(|fault| matches!(fault, Fault::Lost { seat } if *seat == guest)));
    net.deed(Seat::HOST, Deed::Say(Saying::Resign));
    net.run(5_000, |_| false);
    assert!(
        net.places.iter().all(|place| !place.faults.iter().any(|fault| matches!(fault, Fault::Peer { .. })))
    );
    assert!(!net.table(0).entries().iter().any(|entry| entry.kind() == Kind::Open && entry.seat() == guest));
    let owed = net.table(0).entitled().map(|due| (due.seat, due.kind));
    assert_eq!(owed, Some((guest, Kind::Open)));
}

/// After a restart nothing is signed before the heads were compared with the other device.
#[test]
fn a_restarted_device_signs_nothing_before_it_compared() {
    let mut net = play(&apart("labyrinthe", 2, &[]), 3, Weather::default());
    net.run(60_000, |net| net.table(0).entries().len() >= 12);
    for place in 0..2 {
        let length = net.table(place).entries().len();
        net.kill(place, 0);
        let other = 1 - place;
        net.places[other].hands = Hands::Idle;
        net.revive(place);
        net.cut(place, other);
        net.input(place, Input::Tick);
        assert!(!net.table(place).compared());
        assert_eq!(net.table(place).entries().len(), length);
        let entitled = net.table(place).entitled().expect("the game runs");
        if net.place_of(entitled.seat) == place {
            net.run(100, |_| false);
            assert_eq!(net.table(place).entries().len(), length);
        }
        net.places[other].hands = Hands::All;
        net.link(place, other);
        assert!(net.run(60_000, |net| net.table(place).compared()));
    }
    assert!(net.finish(60_000));
    net.assert_honest();
}

/// A link missing between two guests holds nothing up: the host hands entries and acknowledgements on.
#[test]
fn a_missing_link_between_guests_holds_nothing_up() {
    for seed in 0..5 {
        let mut net = Net::new(catalogue(), &apart("toy", 4, &[("rounds", "2")]), seed);
        net.link(0, 1);
        net.link(0, 2);
        net.link(0, 3);
        assert!(net.finish(900_000), "{seed} {:?}", net.table(0).entitled());
        net.assert_honest();
    }
}

/// People who end and go on without each other, whenever that has an effect, in bad weather and with deaths: the logs
/// may part for good then, but nobody is accused.
#[test]
fn no_ending_and_no_going_on_accuses_anybody() {
    for seed in 0..seeds() / 2 {
        for layout in layouts() {
            let weather = Weather { loss: (seed % 4) as u32 * 10, double: 20, delay: 300, cut: 20 };
            let mut net = play(&layout, seed, weather);
            net.chatter = 4;
            net.impatience = 30;
            for place in 0..net.places.len() {
                net.places[place].die_after = Some(6 + (seed * 7 + place as u64 * 5) % 30);
            }
            net.finish(100_000);
            net.weather = Weather::default();
            net.chatter = 0;
            net.impatience = 0;
            net.link_all();
            net.run(20_000, |_| false);
            for (place, seen) in net.places.iter().enumerate() {
                let accused = seen.faults.iter().find(|fault| matches!(fault, Fault::Peer { .. }));
                assert_eq!(accused, None, "{layout:?} {seed} {place}");
            }
        }
    }
}

/// A quiet table of two wants no waking: while a person thinks, nothing is sent.
#[test]
fn a_thinking_person_costs_nothing() {
    let mut net = play(&apart("labyrinthe", 2, &[]), 3, Weather::default());
    net.run(60_000, |net| net.table(0).entries().len() >= 12);
    net.hands(Hands::Idle);
    net.run(60_000, |_| false);
    let sent = net.now;
    net.run(3_600_000, |_| false);
    assert_eq!(net.now, sent, "something happened by itself while a person thought");
    assert_eq!(net.table(0).phase(), Phase::Playing);
    assert!(
        net.table(0)
            .entitled()
            .is_some_and(|entitled| entitled.seat < Seat::all(2).last().expect("two").next(3))
    );
}
