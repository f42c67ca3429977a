//! Acts out of turn: resigning, draws, leaving, ending and going on without somebody; and what crosses on the way.

use labirinto_games::{Seat, Verdict};
use labirinto_table::codec::Bytes;
use labirinto_table::{
    Act, Body, Deed, Ending, Finish, Frame, Grade, Hash, Kind, Notice, Phase, Refused, Saying, Seats,
    Standing, verify,
};
use labirinto_tests::catalogue;
use labirinto_tests::forge::{Forger, entries};
use labirinto_tests::net::{Hands, Net, apart, but};
use labirinto_tests::record::{second_opinion, verdict};

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("below seven")
}

fn finish(net: &Net) -> (Verdict, Ending) {
    match net.table(0).standing() {
        Standing::Finished(Finish { verdict, ending }) => (verdict, ending),
        other => panic!("no result: {other:?}"),
    }
}

/// A running game in which a person of seat 0 is to move, and nobody does anything by himself.
fn midgame(game: &'static str, seats: usize, seed: u64) -> Net {
    let mut net = Net::new(catalogue(), &apart(game, seats, &[("starter", "host")]), seed);
    net.places[0].hands = Hands::Ready;
    net.patience = 15;
    net.link_all();
    let due = |net: &Net| {
        let entitled = net.table(0).entitled();
        entitled.is_some_and(|due| due.kind == Kind::Move && due.seat == Seat::HOST)
    };
    assert!(net.run(60_000, due));
    net.hands(Hands::Idle);
    net.run(2_000, |_| false);
    net
}

fn say(net: &mut Net, speaker: Seat, saying: Saying) {
    net.deed(speaker, Deed::Say(saying));
}

fn move_of_host(net: &mut Net) {
    let act = net.table(0).public().expect("the match is open").legal(1).moves.remove(0);
    net.deed(Seat::HOST, Deed::Move(act));
}

#[test]
fn either_may_resign_whosever_turn_it_is() {
    for speaker in [seat(0), seat(1)] {
        let mut net = midgame("labyrinthe", 2, 3);
        say(&mut net, speaker, Saying::Resign);
        assert!(net.finish(60_000));
        net.assert_honest();
        let winner = speaker.next(2);
        assert_eq!(finish(&net), (Verdict::Win(vec![winner]), Ending::Resigned(speaker)));
        let report = verify(&net.table(1).record(), catalogue()).expect("a record of this program");
        assert_eq!(report.grade(), Grade::Honest);
    }
}

/// A resignation that arrives before the move does counts, one that arrives after the game's end does not.
#[test]
fn a_resignation_may_cross_the_end_of_the_game_in_both_orders() {
    for first in [true, false] {
        let mut net = midgame("toy", 3, 5);
        let public = net.table(0).public().expect("open").copy();
        let right = public.legal(100).moves.into_iter().find(|act| {
            let mut copy = public.copy();
            let step = labirinto_games::Step::Move { seat: Seat::HOST, act: act.clone() };
            copy.apply(&step).is_ok() && act.0 == [2, hidden_number(&net, seat(1))]
        });
        let right = right.expect("one guess is right");
        if first {
            say(&mut net, seat(2), Saying::Leave);
            net.run(2_000, |_| false);
            net.deed(Seat::HOST, Deed::Move(right));
        } else {
            net.cut(0, 2);
            net.cut(1, 2);
            net.deed(Seat::HOST, Deed::Move(right));
            say(&mut net, seat(2), Saying::Leave);
            net.link(0, 2);
            net.link(1, 2);
        }
        assert!(net.finish(60_000));
        net.assert_honest();
        let (verdict, ending) = finish(&net);
        assert_eq!(verdict, Verdict::Win(vec![Seat::HOST]));
        assert!(matches!(ending, Ending::Rules(_)), "{ending:?}");
    }
}

fn hidden_number(net: &Net, owner: Seat) -> u8 {
    let place = net.place_of(owner);
    let keeper = net.table(place).keeper(owner).expect("the match is open");
    keeper.secret(0).expect("it committed").reveal()[0]
}

/// The loser of a question gives up while the answer that wins the game for it is on its way, and the other way
/// round: whichever stands first in the log counts, on both devices.
#[test]
fn a_resignation_that_crosses_an_answer_gives_one_result() {
    for cut in [true, false] {
        let mut net = midgame("labyrinthe", 2, 4);
        if cut {
            net.cut(0, 1);
        }
        move_of_host(&mut net);
        say(&mut net, Seat::HOST, Saying::Resign);
        if cut {
            net.link(0, 1);
        }
        assert!(net.finish(60_000));
        net.assert_honest();
        assert_eq!(finish(&net), (Verdict::Win(vec![seat(1)]), Ending::Resigned(Seat::HOST)));
    }
}

#[test]
fn a_draw_is_offered_and_accepted() {
    let mut net = midgame("labyrinthe", 2, 3);
    say(&mut net, seat(1), Saying::AcceptDraw);
    assert_eq!(net.places[1].refused.last(), Some(&Refused::NoEffect));
    say(&mut net, Seat::HOST, Saying::OfferDraw);
    net.run(2_000, |_| false);
    assert_eq!(net.table(1).offer(), Some(Seat::HOST));
    assert!(!net.table(0).may_say(Seat::HOST, Saying::AcceptDraw), "nobody accepts its own offer");
    say(&mut net, seat(1), Saying::AcceptDraw);
    assert!(net.finish(60_000));
    net.assert_honest();
    assert_eq!(finish(&net), (Verdict::Draw, Ending::Agreed));
}

#[test]
fn an_offer_is_declined_or_lapses() {
    let mut net = midgame("labyrinthe", 2, 3);
    say(&mut net, seat(1), Saying::OfferDraw);
    net.run(2_000, |_| false);
    say(&mut net, Seat::HOST, Saying::DeclineDraw);
    net.run(2_000, |_| false);
    assert_eq!(net.table(1).offer(), None);
    say(&mut net, seat(1), Saying::OfferDraw);
    assert_eq!(net.places[1].refused.last(), Some(&Refused::NoEffect), "one offer a move");
    move_of_host(&mut net);
    net.run(2_000, |_| false);
    say(&mut net, seat(1), Saying::OfferDraw);
    net.run(2_000, |_| false);
    assert_eq!(net.table(0).offer(), Some(seat(1)));
    net.places[1].hands = Hands::All;
    net.run(2_000, |net| {
        net.table(1).entitled().is_some_and(|due| due.kind == Kind::Move && due.seat == Seat::HOST)
    });
    net.places[1].hands = Hands::Idle;
    net.run(2_000, |_| false);
    assert_eq!(net.table(0).offer(), Some(seat(1)), "the one who offers may move");
    move_of_host(&mut net);
    net.run(2_000, |_| false);
    assert_eq!(net.table(1).offer(), None, "a move declines");
    net.hands(Hands::All);
    assert!(net.finish(600_000));
    net.assert_honest();
}

/// An offer is heard before the entry that heeds it comes; whoever answers it in between is answered for once it stands,
/// and never signs an answer to what does not stand yet.
#[test]
fn an_answer_may_come_before_the_offer_stands() {
    for (answer, ending) in [(Saying::AcceptDraw, true), (Saying::DeclineDraw, false)] {
        let mut net = midgame("labyrinthe", 2, 3);
        let table = net.table(0).id();
        net.places[0].tamper = Some(Box::new(move |frame, _| match frame {
            Frame::Notice(_) => vec![frame.clone().write(table)],
            _ => Vec::new(),
        }));
        say(&mut net, Seat::HOST, Saying::OfferDraw);
        net.run(2_000, |_| false);
        assert_eq!(net.table(0).offer(), Some(Seat::HOST));
        assert_eq!(net.table(1).offer(), None, "the heed is on its way");
        say(&mut net, seat(1), answer);
        say(&mut net, seat(1), answer);
        assert_eq!(net.places[1].refused, [Refused::Waiting], "once is enough");
        net.run(2_000, |_| false);
        assert_eq!(net.table(0).offer(), Some(Seat::HOST), "nothing was signed");
        net.places[0].tamper = None;
        if ending {
            assert!(net.finish(60_000));
            assert_eq!(finish(&net), (Verdict::Draw, Ending::Agreed));
        } else {
            assert!(net.run(60_000, |net| net.table(0).offer().is_none()));
            net.run(2_000, |_| false);
            assert_eq!(net.table(1).standing(), Standing::Running);
        }
        net.assert_honest();
    }
}

#[test]
fn all_others_must_accept_a_draw() {
    let mut net = midgame("toy", 3, 3);
    say(&mut net, seat(1), Saying::OfferDraw);
    net.run(2_000, |_| false);
    say(&mut net, seat(2), Saying::AcceptDraw);
    net.run(2_000, |_| false);
    assert_eq!(net.table(0).standing(), Standing::Running);
    say(&mut net, seat(0), Saying::AcceptDraw);
    assert!(net.finish(60_000));
    net.assert_honest();
    assert_eq!(finish(&net), (Verdict::Draw, Ending::Agreed));
}

#[test]
fn a_seat_leaves_and_the_others_play_on() {
    let mut net = midgame("toy", 4, 3);
    say(&mut net, seat(3), Saying::Leave);
    net.run(2_000, |_| false);
    assert_eq!(net.table(0).standing(), Standing::Running);
    assert!(!net.table(1).seats()[3].active);
    net.hands(Hands::All);
    assert!(net.finish(600_000));
    net.assert_honest();
}

/// Two seats: the other is gone and owes; one ends it. When the other comes back with an entry that it had
/// written meanwhile, the agreed ending stands, and neither is accused.
#[test]
fn one_of_two_ends_a_game_that_the_other_owes() {
    let mut net = midgame("labyrinthe", 2, 3);
    let owed = net.table(0).entries().len() as u64;
    net.cut(0, 1);
    say(&mut net, Seat::HOST, Saying::End(Seats::of([seat(1)])));
    assert_eq!(net.places[0].refused.last(), Some(&Refused::NoEffect), "the host itself owes");
    move_of_host(&mut net);
    assert_eq!(net.table(0).entries().len() as u64, owed + 1);
    say(&mut net, seat(1), Saying::End(Seats::of([Seat::HOST])));
    net.run(10, |_| false);
    assert_eq!(net.table(1).phase(), Phase::Over);
    net.link(0, 1);
    net.run(5_000, |net| net.table(0).phase() == Phase::Over);
    net.assert_honest();
    let unfinished = Standing::Unfinished { owes: Seat::HOST, kind: Kind::Move, sequence: owed };
    assert_eq!(net.table(0).standing(), unfinished);
    let report = verify(&net.table(1).record(), catalogue()).expect("a record of this program");
    assert_eq!(report.grade(), Grade::Unfinished);
    assert_eq!(report.standing, unfinished);
    let (table, _) = labirinto_table::Table::restore(catalogue(), &net.places[0].disk).expect("it is whole");
    assert_eq!(table.entries(), net.table(1).entries(), "the displaced log is taken up as it stands");
}

#[test]
fn a_strict_majority_goes_on_without_a_seat() {
    for gone in 0..3u8 {
        let mut net = midgame("toy", 3, 3);
        let dead = usize::from(gone);
        for other in (0..3).filter(|other| *other != dead) {
            net.cut(dead, other);
        }
        let others: Vec<Seat> = but(3, seat(gone)).iter().collect();
        let saying = Saying::GoOn(Seats::of([seat(gone)]));
        say(&mut net, others[0], saying);
        net.run(3_000, |_| false);
        assert!(net.table(usize::from(others[1].byte())).seats()[dead].active, "one is no majority of three");
        say(&mut net, others[1], saying);
        net.run(3_000, |_| false);
        for other in &others {
            assert!(!net.table(usize::from(other.byte())).seats()[dead].active);
        }
        if gone == 0 {
            move_of_host(&mut net);
        }
        net.hands(Hands::All);
        for other in (0..3).filter(|other| *other != dead) {
            net.link(dead, other);
        }
        assert!(net.finish(600_000), "without {gone}: {:?}", net.table(dead).entitled());
        net.assert_honest();
    }
}

#[test]
fn half_a_table_cannot_go_on() {
    let mut net = midgame("toy", 4, 3);
    for (one, other) in [(0, 2), (0, 3), (1, 2), (1, 3)] {
        net.cut(one, other);
    }
    for speaker in 0..4 {
        let gone = if speaker < 2 { [seat(2), seat(3)] } else { [seat(0), seat(1)] };
        say(&mut net, seat(speaker), Saying::GoOn(Seats::of(gone)));
        let last = net.places[usize::from(speaker)].refused.last();
        assert_eq!(last, Some(&Refused::NoEffect), "two of four are no strict majority");
    }
    for (one, other) in [(0, 2), (0, 3), (1, 2), (1, 3)] {
        net.link(one, other);
    }
    net.hands(Hands::All);
    assert!(net.finish(600_000));
    net.assert_honest();
}

/// Two of four want to go on without the host; it comes back with its move before there is a majority. Their
/// word is moot then, and the game goes on with all.
#[test]
fn a_seat_that_comes_back_in_time_stays() {
    let mut net = midgame("toy", 4, 3);
    (1..4).for_each(|other| net.cut(0, other));
    let saying = Saying::GoOn(Seats::of([Seat::HOST]));
    say(&mut net, seat(1), saying);
    say(&mut net, seat(2), saying);
    net.run(50, |_| false);
    move_of_host(&mut net);
    (1..4).for_each(|other| net.link(0, other));
    net.run(2_000, |_| false);
    assert!(net.table(3).seats()[0].active);
    assert!(net.table(1).unheeded().is_empty());
    net.hands(Hands::All);
    assert!(net.finish(600_000));
    net.assert_honest();
}

/// The same, but the majority was there first: the host's own entry gives way on its device, and nobody is accused.
#[test]
fn a_seat_that_comes_back_too_late_gives_way() {
    let mut net = midgame("toy", 4, 3);
    (1..4).for_each(|other| net.cut(0, other));
    let saying = Saying::GoOn(Seats::of([Seat::HOST]));
    (1..4).for_each(|speaker| say(&mut net, seat(speaker), saying));
    move_of_host(&mut net);
    net.run(2_000, |_| false);
    assert!(!net.table(3).seats()[0].active && net.table(0).seats()[0].active);
    (1..4).for_each(|other| net.link(0, other));
    assert!(net.run(5_000, |net| !net.table(0).seats()[0].active));
    net.hands(Hands::All);
    assert!(net.finish(600_000));
    net.assert_honest();
}

/// The majority's going on crosses the host's entry, which one of them had already taken: the one that writes for
/// the majority decides, and all end with one log.
#[test]
fn an_entry_that_one_seat_took_gives_way_to_the_majority() {
    let mut net = midgame("toy", 5, 3);
    (1..5).for_each(|other| net.cut(0, other));
    let saying = Saying::GoOn(Seats::of([Seat::HOST]));
    say(&mut net, seat(4), saying);
    net.run(100, |_| false);
    (1..4).for_each(|other| net.cut(4, other));
    (2..4).for_each(|speaker| say(&mut net, seat(speaker), saying));
    move_of_host(&mut net);
    net.link(0, 4);
    net.run(500, |_| false);
    assert_eq!(net.table(4).entries().len(), net.table(0).entries().len(), "seat 4 took the entry");
    assert!(!net.table(1).seats()[0].active, "seat 1 wrote for the majority");
    (1..4).for_each(|other| net.link(4, other));
    (1..4).for_each(|other| net.link(0, other));
    assert!(net.run(9_000, |net| !net.table(0).seats()[0].active && !net.table(4).seats()[0].active));
    net.hands(Hands::All);
    assert!(net.finish(600_000));
    net.assert_honest();
}

#[test]
fn the_others_end_a_party_together() {
    let mut net = midgame("toy", 3, 3);
    net.cut(0, 1);
    net.cut(0, 2);
    let saying = Saying::End(Seats::of([Seat::HOST]));
    say(&mut net, seat(1), saying);
    say(&mut net, seat(2), saying);
    assert!(net.run(5_000, |net| net.table(1).phase() == Phase::Over && net.table(2).phase() == Phase::Over));
    net.link(0, 1);
    net.link(0, 2);
    assert!(net.finish(60_000));
    net.assert_honest();
    assert!(matches!(
        net.table(0).standing(),
        Standing::Unfinished { owes: Seat::HOST, kind: Kind::Move, .. }
    ));
}

/// A device that was restarted cannot compare its log with a seat that is gone for good; it may still agree with the
/// others to go on without that seat.
#[test]
fn a_restarted_device_goes_on_without_a_seat_that_is_gone() {
    for gone in 0..3u8 {
        let mut net = midgame("toy", 3, 3);
        let dead = usize::from(gone);
        (0..3).filter(|other| *other != dead).for_each(|other| net.cut(dead, other));
        let others: Vec<Seat> = but(3, seat(gone)).iter().collect();
        let (first, second) = (net.place_of(others[0]), net.place_of(others[1]));
        net.kill(first, 0);
        net.revive(first);
        net.cut(first, dead);
        net.cut(first, second);
        let saying = Saying::GoOn(Seats::of([seat(gone)]));
        say(&mut net, others[0], saying);
        assert_eq!(net.places[first].refused.last(), Some(&Refused::NotCompared));
        net.link(first, second);
        net.run(2_000, |_| false);
        say(&mut net, others[0], saying);
        say(&mut net, others[1], saying);
        net.run(2_000, |_| false);
        assert!(!net.table(first).seats()[dead].active && net.table(first).compared());
        net.hands(Hands::All);
        (0..3).filter(|other| *other != dead).for_each(|other| net.link(dead, other));
        assert!(net.finish(600_000), "without {gone}");
        net.assert_honest();
    }
}

/// Two seats, and the other goes away after it has answered and asked: two entries that never arrived. One ends the
/// game, is restarted, and shows only the end of its log first. Nothing in that is a lie.
#[test]
fn an_ending_that_displaces_two_entries_accuses_nobody() {
    for restarted in [None, Some(0), Some(1)] {
        let mut net = midgame("labyrinthe", 2, 3);
        let asked = net.table(0).entries().len();
        move_of_host(&mut net);
        assert!(net.run(100, |net| net.table(1).entries().len() == asked + 2), "the guest has answered");
        net.cut(0, 1);
        let act = net.table(1).public().expect("the match is open").legal(1).moves.remove(0);
        net.deed(seat(1), Deed::Move(act));
        assert_eq!((net.table(0).entries().len(), net.table(1).entries().len()), (asked + 1, asked + 3));
        say(&mut net, Seat::HOST, Saying::End(Seats::of([seat(1)])));
        assert_eq!(net.table(0).phase(), Phase::Over);
        match restarted {
            Some(place) => {
                net.kill(place, 0);
                net.revive(place);
            }
            None => net.link(0, 1),
        }
        net.run(30_000, |net| net.table(1).phase() == Phase::Over);
        net.assert_honest();
    }
}

/// All who stay have accepted a draw that the one who goes had not: it is a draw at once, and no offer is left that
/// nobody can answer.
#[test]
fn going_on_without_the_last_who_has_not_accepted_is_a_draw() {
    let mut net = midgame("toy", 3, 3);
    say(&mut net, Seat::HOST, Saying::OfferDraw);
    net.run(2_000, |_| false);
    say(&mut net, seat(1), Saying::AcceptDraw);
    net.run(2_000, |_| false);
    assert_eq!(net.table(1).standing(), Standing::Running);
    (0..2).for_each(|other| net.cut(other, 2));
    let saying = Saying::GoOn(Seats::of([seat(2)]));
    (0..2).for_each(|speaker| say(&mut net, seat(speaker), saying));
    net.run(5_000, |net| net.table(0).phase() == Phase::Over && net.table(1).phase() == Phase::Over);
    assert_eq!(finish(&net), (Verdict::Draw, Ending::Agreed));
    let record = net.table(1).record();
    let theirs = second_opinion("draw-without", std::slice::from_ref(&record));
    assert_eq!(theirs, [verdict(&record, catalogue())]);
    (0..2).for_each(|other| net.link(other, 2));
    assert!(net.finish(60_000));
    net.assert_honest();
}

/// A notice that cannot stand in an entry does not keep an honest seat from writing others: here one that names the
/// head at hand at a place to come, so that it would be counted and then refused.
#[test]
fn a_notice_that_cannot_be_heeded_holds_nobody_up() {
    let mut net = midgame("toy", 3, 3);
    net.lies(1);
    let forger = Forger::new(&net, 1);
    (0..2).for_each(|other| net.cut(other, 2));
    let last = net.table(0).entries().last().expect("the log has begun").clone();
    let without = Saying::GoOn(Seats::of([seat(2)]));
    let said = Notice {
        version: labirinto_table::VERSION,
        table: forger.table,
        seat: seat(1),
        counter: 1,
        sequence: last.sequence() + 5,
        head: last.hash(),
        saying: without,
    };
    net.carry(1, 0, Frame::Notice(forger.notice(said)).write(forger.table));
    net.run(100, |_| false);
    say(&mut net, Seat::HOST, without);
    net.run(100, |_| false);
    (0..2).for_each(|other| net.link(other, 2));
    move_of_host(&mut net);
    net.run(5_000, |_| false);
    assert!(net.table(0).entries().len() as u64 > last.sequence() + 1, "the host has moved");
}

/// At a table of three and more, an entry without acknowledgements may have been displaced together with the one
/// under it. Who goes on elsewhere then has not gone back behind its own word.
#[test]
fn an_entry_beside_a_going_on_proves_nothing() {
    let mut net = midgame("toy", 3, 3);
    (0..2).for_each(|other| net.cut(other, 2));
    let without = Saying::GoOn(Seats::of([seat(2)]));
    (0..2).for_each(|speaker| say(&mut net, seat(speaker), without));
    net.run(100, |_| false);
    net.lies(0);
    let forger = Forger::new(&net, 0);
    assert!(!net.table(1).seats()[2].active);
    assert_eq!(net.table(1).entries().last().map(|heed| heed.seat()), Some(Seat::HOST));
    let act = Act::Move(Bytes::new(vec![1, 5]).expect("short"));
    let body = Body { previous: Hash([7; 32]), ..forger.next(&net, 1, act) };
    net.carry(0, 1, entries(forger.table, vec![forger.sign_body(&body)]));
    net.run(2_000, |_| false);
    assert_eq!(net.accusation(1), None);
}
