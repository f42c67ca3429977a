//! Situations 1, 2, 3, 5, 6, 7 and 10 of docs/attacks.md with two real processes, each in a network namespace of its
//! own: cables are pulled, addresses change, processes are stopped, keys and folders are copied, clocks are set.
//! Situation 4 is `situation_4_two_nodes_dial_each_other_in_the_same_moment`, 8 is `versions`, 9 is
//! `one_good_address_among_a_thousand_is_found_in_time`.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use labirinto_tests::board::snake;
use labirinto_tests::cable::Cable;
use labirinto_tests::clock::Clock;
use labirinto_tests::folder::copy;
use labirinto_tests::process::{Device, product_by};
use labirinto_tests::terminal::binary;
use serde_json::json;

use super::pair::{Pair, link, long};

/// From the instant at which a peer falls silent to the word "lost": within 8 s, on a busy machine too.
const NOTICED: Duration = Duration::from_secs(9);

/// From the instant at which a short outage ends to the word "connected".
const BACK: Duration = Duration::from_secs(3);

const UP: [&str; 2] = ["connected", "thinking"];
const DOWN: [&str; 2] = ["lost", "away"];

/// Two ends of a cable.
pub struct Ends {
    pub cable: Cable,
    pub pair: Pair,
}

/// Where an end listens: at a port of its own for each game, so that it is the same after a restart.
pub fn at(end: usize) -> String {
    format!("{}:4017", Cable::address(end))
}

/// A command of the product at an end.
pub fn there(cable: &Cable, end: usize, arguments: &[&str], folder: &Path) -> Command {
    let listen = at(end);
    let arguments = [arguments, &["--listen", &listen]].concat();
    product_by(cable.command(end, binary()), &arguments, folder, ["Ada", "Ben"][end])
}

impl Ends {
    /// A computer player hosts, a person joins whose turn is the first: the game waits in mid-turn until `play`.
    pub fn person() -> Ends {
        Ends::with(|_, command| command)
    }

    /// The same, with each command of an end changed.
    pub fn with(change: impl Fn(usize, Command) -> Command) -> Ends {
        let cable = Cable::lay();
        let options =
            ["host", "labyrinthe", "--accept", "--bot=1", "--option", "starter=guest", "--option", "size=10"];
        let mut host = Device::start_by("Ada", |folder| change(0, there(&cable, 0, &options, folder)));
        let link = link(&mut host);
        let mut guest =
            Device::start_by("Ben", |folder| change(1, there(&cable, 1, &["join", &link], folder)));
        let table = guest.table();
        guest
            .process
            .until("the set-up", |line| (line["awaited"] == "commit" && line["mine"] == true).then_some(()));
        guest.process.order(&json!({"do": "board", "text": snake(10)}));
        guest.process.order(&json!({"do": "ready"}));
        let mut ends = Ends { cable, pair: Pair { host, guest, table } };
        ends.my_turn();
        ends
    }

    /// Waits until the person is to move.
    pub fn my_turn(&mut self) {
        self.pair
            .guest
            .process
            .until("a turn", |line| (line["awaited"] == "move" && line["mine"] == true).then_some(()));
    }

    /// The person asks, which needs both sides, and gets the turn again. Everything that either told until then is
    /// taken up.
    pub fn play(&mut self) {
        let order = json!({"do": "move", "text": "count a1"});
        self.pair.guest.process.order(&order);
        self.my_turn();
        let entry = |line: &serde_json::Value| line["seq"].as_u64();
        let last = self.pair.guest.process.seen.iter().rev().find_map(entry).expect("a move was made");
        let host = &mut self.pair.host.process;
        if !host.seen.iter().any(|line| entry(line) == Some(last)) {
            host.until("the last entry", |line| (entry(line) == Some(last)).then_some(()));
        }
    }

    /// The person gives up, and both come to one verdict and one log.
    pub fn conclude(mut self) {
        self.play();
        self.pair.guest.process.order(&json!({"do": "move", "text": "resign"}));
        self.pair.conclude();
    }

    /// One process is stopped for this long; it goes on after `meanwhile`, and the other finds it again in time.
    fn stopped(&mut self, host: bool, length: Duration, meanwhile: impl FnOnce()) {
        let begin = Instant::now();
        self.pair.side(host).process.signal("STOP");
        // The other side closes the connection: the stopped one's sockets are dead from then on.
        self.pair.side(!host).process.peer(&DOWN);
        assert!(begin.elapsed() < NOTICED, "{:?}", begin.elapsed());
        hold(begin, length, self.pair.side(!host));
        meanwhile();
        self.pair.side(host).process.signal("CONT");
        let begin = Instant::now();
        self.pair.side(!host).process.peer(&UP);
        assert!(begin.elapsed() < BACK, "{:?}", begin.elapsed());
    }

    /// Both say so within this time.
    pub fn both(&mut self, states: &[&str], within: Duration, what: &str) {
        let begin = Instant::now();
        self.pair.host.process.peer(states);
        self.pair.guest.process.peer(states);
        assert!(begin.elapsed() < within, "{what}: {states:?} after {:?}", begin.elapsed());
    }
}

/// Waits until `device` has been told for this long that the peer is gone, or longer; the only way in which a test
/// can make an outage of a given length.
fn hold(begin: Instant, length: Duration, device: &mut Device) {
    let left = length.saturating_sub(begin.elapsed());
    let back = device.process.within(left, |line| {
        (line["event"] == "peer" && UP.contains(&line["state"].as_str().unwrap_or(""))).then_some(())
    });
    assert!(back.is_none(), "false presence during an outage");
}

/// Situation 1: the link is down for 30 s in mid-turn. Both say "reconnecting" within 8 s, nobody says "connected"
/// meanwhile, and the same sequence goes on.
#[test]
fn situation_1_the_link_is_down_in_mid_turn() {
    let outages = if long() { vec![30, 600] } else { vec![30] };
    let mut ends = Ends::person();
    for seconds in outages {
        let begin = Instant::now();
        ends.cable.plug(false);
        ends.both(&DOWN, NOTICED, "cable out");
        // A move that is made meanwhile is kept, and sent when there is a link again.
        ends.pair.guest.process.order(&json!({"do": "move", "text": "count a1"}));
        hold(begin, Duration::from_secs(seconds), &mut ends.pair.guest);
        ends.cable.plug(true);
        // A pause between two dials is at most 5 s and a quarter.
        ends.both(&UP, Duration::from_secs(12), "cable in");
        ends.my_turn();
    }
    ends.conclude();
}

/// Situation 2: a process is stopped, its sockets are dead when it goes on. Back within 3 s, and never a false
/// "connected".
#[test]
fn situation_2_a_process_is_stopped_and_its_sockets_are_dead() {
    let stops = if long() { vec![8, 45, 600] } else { vec![8, 45] };
    let stopped = |host: bool| {
        let mut ends = Ends::person();
        for seconds in &stops {
            ends.stopped(host, Duration::from_secs(*seconds), || {});
            ends.play();
        }
        ends.conclude();
    };
    // Nothing but waiting: side by side.
    std::thread::scope(|scope| {
        scope.spawn(|| stopped(true));
        scope.spawn(|| stopped(false));
    });
}

/// Situation 2, the long stop: for the stopped process ten minutes have gone by.
#[test]
fn situation_2_ten_minutes_go_by_while_a_process_is_stopped() {
    let clock = Clock::right();
    let mut ends = Ends::with(|end, command| if end == 1 { clock.rules(command) } else { command });
    for minutes in [10, 20] {
        ends.stopped(false, Duration::ZERO, || clock.set(minutes * 60, minutes * 60));
        ends.play();
    }
    ends.conclude();
}

/// Situation 2, the short stop: 5 s are no loss, and nothing is lost.
#[test]
fn situation_2_a_stop_that_is_too_short_to_be_noticed_changes_nothing() {
    let mut ends = Ends::person();
    ends.pair.host.process.signal("STOP");
    hold(Instant::now(), Duration::from_secs(5), &mut ends.pair.guest);
    ends.pair.host.process.signal("CONT");
    ends.conclude();
}

/// Situation 3: the address of an end changes while it is connected; the old one is gone without a word.
#[test]
fn situation_3_an_address_changes_while_connected() {
    let mut ends = Ends::person();
    let table = ends.pair.table.clone();
    let old = format!("{}/24", Cable::address(1));
    ends.cable.ip(1, &["address", "add", "10.77.1.77/24", "dev", "eth0"]);
    ends.cable.ip(1, &["address", "del", &old, "dev", "eth0"]);
    ends.cable.ip(1, &["address", "replace", "10.77.1.77/24", "dev", "eth0"]);
    ends.both(&DOWN, NOTICED, "address gone");
    // Whoever still knows an address dials: the person's device from its new address.
    ends.both(&UP, Duration::from_secs(12), "new address");
    ends.play();
    // Now both were elsewhere before: the host restarts at another address too, and finds the person where it is.
    ends.pair.guest.end_life();
    let resume = ["resume", &table, "--listen", "10.77.1.77:4018"];
    let guest = product_by(ends.cable.command(1, binary()), &resume, ends.pair.guest.folder(), "Ben");
    ends.pair.guest.restart_by(guest);
    ends.my_turn();
    ends.conclude();
}

/// Situation 5: killed between saving and sending, or before the acknowledgement: whatever was saved is sent again
/// and applied once.
#[test]
fn situation_5_a_cut_before_the_acknowledgement() {
    let mut ends = Ends::person();
    let table = ends.pair.table.clone();
    for round in 0..if long() { 40 } else { 6 } {
        ends.cable.plug(false);
        // The move is written and saved here, and cannot leave.
        ends.pair.guest.process.order(&json!({"do": "move", "text": "count a1"}));
        ends.pair.guest.process.until("the move", |line| (line["kind"] == "move").then_some(()));
        let command = there(&ends.cable, 1, &["resume", &table], ends.pair.guest.folder());
        if round % 2 == 0 {
            ends.pair.guest.restart_by(command);
        } else {
            let command = there(&ends.cable, 0, &["resume", &table], ends.pair.host.folder());
            ends.pair.host.restart_by(command);
            ends.pair.host.process.event("opened");
        }
        ends.cable.plug(true);
        ends.my_turn();
    }
    ends.conclude();
}

/// Situation 6: another player waits at the address of the one who left. Named, no loop, and the partner is welcome
/// from elsewhere.
#[test]
fn situation_6_another_key_at_the_same_address() {
    let mut ends = Ends::person();
    let table = ends.pair.table.clone();
    ends.pair.host.end_life();
    let arguments = ["host", "labyrinthe", "--bot=1"];
    let mut stranger = Device::start_by("Cyd", |folder| there(&ends.cable, 0, &arguments, folder));
    link(&mut stranger);
    let error = ends.pair.guest.process.event("error");
    assert_eq!(error["code"], "stranger", "{error}");
    assert_eq!(error["whose"], "link");
    let again = ends
        .pair
        .guest
        .process
        .within(Duration::from_secs(4), |line| (line["event"] == "error").then_some(()));
    assert!(again.is_none(), "no dial loop");
    let resume = ["resume", &table, "--listen", "10.77.1.1:4018"];
    let host = product_by(ends.cable.command(0, binary()), &resume, ends.pair.host.folder(), "Ada");
    ends.pair.host.restart_by(host);
    ends.pair.guest.process.peer(&UP);
    ends.conclude();
}

/// Situation 7: the folder is copied and both copies run: the partner and the copy name the clone, and the game with
/// the first goes on.
#[test]
fn situation_7_a_copied_folder_is_named() {
    let mut ends = Ends::person();
    let table = ends.pair.table.clone();
    let from = ends.pair.host.folder().to_owned();
    let mut copy = Device::start_by("Copy", |folder| {
        copy(&from, folder);
        let resume = ["resume", &table, "--listen", "10.77.1.1:4018"];
        product_by(ends.cable.command(0, binary()), &resume, folder, "Ada")
    });
    let clone = |line: &serde_json::Value| (line["code"] == "clone").then(|| line["whose"].clone());
    assert_eq!(ends.pair.guest.process.until("the clone", clone), "peer");
    assert_eq!(copy.process.until("the clone", clone), "you");
    copy.end_life();
    ends.conclude();
}

/// Situation 10: the wall clock goes a day back and forth, and both clocks leap as they do around a suspend, in a
/// running process: no timer fires for it, none stalls, and the game goes on.
#[test]
fn situation_10_clocks_leap() {
    let clock = Clock::right();
    let mut ends = Ends::with(|end, command| if end == 1 { clock.rules(command) } else { command });
    for wall in [86_400, -86_400, 0, 3_600] {
        clock.set(wall, 0);
        ends.play();
        let lost = ends.pair.guest.process.within(Duration::from_millis(2_500), |line| {
            (line["event"] == "peer" && line["state"] == "lost").then_some(())
        });
        assert!(lost.is_none(), "{wall}: a wall clock decides nothing");
        ends.play();
    }
    // The steady clock leaps where a process was frozen: its sockets count as dead, and it is back at once.
    clock.set(3_600, 600);
    ends.play();
    clock.set(86_400, 86_400);
    ends.play();
    ends.conclude();
}
