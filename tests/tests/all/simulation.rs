//! Two and more tables in one process, on a virtual clock: bad links, deaths, restored backups.

use labirinto_tests::catalogue;
use labirinto_tests::net::{Net, Weather, apart, finished};

#[test]
fn two_seats_play_to_the_verdict() {
    let mut net = Net::new(catalogue(), &apart("labyrinthe", 2, &[]), 1);
    net.link_all();
    assert!(net.finish(60_000), "{:?} {:?}", net.table(0).entitled(), net.table(0).entries());
    net.assert_honest();
    assert!(finished(net.table(0)));
}

#[test]
fn three_seats_play_to_the_verdict() {
    let mut net = Net::new(catalogue(), &apart("toy", 3, &[]), 1);
    net.link_all();
    assert!(net.finish(60_000), "{:?} {:?}", net.table(0).entitled(), net.table(0).entries());
    net.assert_honest();
    assert!(finished(net.table(0)));
}

#[test]
fn bad_links_hold_up_no_game() {
    for seed in 0..20 {
        for (game, seats) in [("labyrinthe", 2), ("toy", 3)] {
            let mut net = Net::new(catalogue(), &apart(game, seats, &[]), seed);
            net.weather = Weather { loss: (seed % 6) as u32 * 10, double: 20, delay: 400, cut: 10 };
            net.link_all();
            assert!(
                net.finish(4_000_000),
                "{game} {seed} {:?} {:?}",
                net.table(0).entitled(),
                net.table(0).entries().len()
            );
            net.assert_honest();
        }
    }
}
