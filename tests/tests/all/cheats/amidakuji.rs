//! Cheats in a game without secrets and with dice: each is caught at once, and the right seat is named.

use super::*;
use labirinto_games::amidakuji::{Act as Deal, Awaited, COLUMNS, Pace, Piece, Place, Position, State, Way};
use labirinto_games::{Move, state_of};
use labirinto_table::{Deed, Saying, Seats};
use labirinto_tests::net::last_of;

/// How many moves of the guest are looked at before a test gives up.
const LOOKED_AT: usize = 120;

fn game(options: &[(&str, &str)], seed: u64) -> (Net, Forger) {
    let mut net = Net::new(catalogue(), &apart("amidakuji", 2, options), seed);
    net.lies(1);
    net.patience = 2_000;
    net.places[1].hands = Hands::Ready;
    let forger = Forger::new(&net, 1);
    net.link_all();
    (net, forger)
}

fn position(net: &Net) -> &Position {
    state_of::<State>(net.table(0).public().expect("the match is open")).position()
}

fn awaits_move(net: &Net) -> bool {
    let awaits = |place: usize| {
        net.table(place).entitled().is_some_and(|due| (due.seat, due.kind) == (guest(), Kind::Move))
    };
    awaits(0) && awaits(1)
}

/// Plays until the host awaits a move of the guest in a position in which `cheat` has something to send, sends that
/// instead of a move, and expects the accusation by this clause.
fn caught(options: &[(&str, &str)], cheat: impl Fn(&Position) -> Option<Deal>, clause: &str) {
    for seed in 0..24 {
        let (mut net, forger) = game(options, seed);
        for step in 0..LOOKED_AT {
            if !net.run(60_000, awaits_move) {
                break;
            }
            if let Some(deal) = cheat(position(&net)) {
                net.hands(Hands::Idle);
                mute(&mut net, 1);
                let body = forger.next(&net, 0, Act::Move(bytes(&deal.encode().0)));
                inject(&mut net, &forger, &body);
                return assert_caught(&net, clause);
            }
            let legal = position(&net).acts();
            let act: Move = legal[(step * 7 + 3) % legal.len()].encode();
            net.deed(guest(), Deed::Move(act));
        }
    }
    panic!("no game came to a position for this cheat");
}

fn way(paces: &[Pace]) -> Way {
    Way::new(paces).expect("at most five steps")
}

fn moves(position: &Position) -> bool {
    position.awaited() == Awaited::Act
}

/// A piece that may be chosen and stands on the board, with its place.
fn standing(position: &Position) -> Option<(u8, Place)> {
    let chosen = (0..3u8).filter(|piece| position.choices() >> piece & 1 == 1);
    let mut standing = chosen.filter_map(|piece| {
        position.side(guest()).on_board(usize::from(piece)).map(|(place, _)| (piece, place))
    });
    standing.next().filter(|_| moves(position))
}

/// The move of a piece on the board for which `fits`, a way of exactly the roll or not.
fn some_way(position: &Position, fits: impl Fn(&Position, u8, Place, &Way) -> bool) -> Option<Deal> {
    let (piece, from) = standing(position)?;
    let mut open = vec![Way::NONE];
    while let Some(way) = open.pop() {
        if !way.paces().is_empty() && fits(position, piece, from, &way) {
            return Some(Deal::Move { piece, way });
        }
        for pace in Pace::ALL {
            if way.paces().last().is_none_or(|last| last.is_sideways() != pace.is_sideways())
                && (pace == Pace::Ahead || !way.paces().is_empty())
            {
                open.extend(way.then(pace));
            }
        }
    }
    None
}

#[test]
fn a_move_while_pieces_are_placed() {
    let cheat = |position: &Position| {
        let way = way(&[Pace::Ahead]);
        (position.awaited() == Awaited::Placing).then_some(Deal::Move { piece: 0, way })
    };
    caught(&[], cheat, "AMI-4");
}

#[test]
fn a_second_piece_on_a_base_that_was_used() {
    let cheat = |position: &Position| {
        let place = position.side(guest()).on_board(0)?.0;
        (position.awaited() == Awaited::Placing).then_some(Deal::Place { base: place.column })
    };
    caught(&[], cheat, "AMI-4");
}

#[test]
fn a_piece_placed_after_the_placing() {
    let cheat = |position: &Position| {
        let fresh = position.side(guest()).next_coin().is_some();
        (moves(position) && fresh).then_some(Deal::Place { base: 6 })
    };
    caught(&[], cheat, "AMI-4");
}

#[test]
fn a_third_piece_at_a_table_of_two() {
    let cheat =
        |position: &Position| moves(position).then_some(Deal::Move { piece: 2, way: way(&[Pace::Ahead]) });
    caught(&[("pieces", "2")], cheat, "AMI-3");
}

#[test]
fn two_steps_ahead_in_succession() {
    let cheat = |position: &Position| {
        let (piece, _) = standing(position)?;
        Some(Deal::Move { piece, way: way(&[Pace::Ahead, Pace::Ahead, Pace::Left]) })
    };
    caught(&[("die", "333444")], cheat, "AMI-6");
}

#[test]
fn a_way_that_begins_sideways() {
    let cheat = |position: &Position| {
        let (piece, _) = standing(position)?;
        Some(Deal::Move { piece, way: way(&[Pace::Left, Pace::Ahead, Pace::Left]) })
    };
    caught(&[], cheat, "AMI-6");
}

#[test]
fn more_steps_than_the_die_shows() {
    let cheat = |position: &Position| {
        some_way(position, |position, _, from, way| {
            let longer = way.paces().len() > usize::from(position.roll.unwrap_or(0));
            let end = way.end(guest(), from);
            let free = end.is_some_and(|end| position.side(guest()).piece_at(end).is_none());
            longer && free && end.is_some_and(|end| !end.is_base())
        })
    };
    caught(&[("die", "333444")], cheat, "AMI-6");
}

#[test]
fn fewer_steps_than_the_die_shows() {
    let cheat = |position: &Position| {
        some_way(position, |position, piece, from, way| {
            let shorter = way.paces().len() < usize::from(position.roll.unwrap_or(0));
            let end = way.end(guest(), from);
            let free = end.is_some_and(|end| position.side(guest()).piece_at(end).is_none());
            let full = position.ways(usize::from(piece), position.roll.unwrap_or(0));
            shorter && free && end.is_some_and(|end| !end.is_base()) && !full.contains(&(None, *way))
        })
    };
    caught(&[], cheat, "AMI-9");
}

#[test]
fn a_way_off_the_board() {
    let cheat = |position: &Position| {
        some_way(position, |position, _, from, way| {
            let exact = way.paces().len() == usize::from(position.roll.unwrap_or(0));
            let rows = way.paces().iter().filter(|pace| !pace.is_sideways()).count() as u8;
            exact && way.end(guest(), from).is_none() && from.depth(guest()) + rows < 8
        })
    };
    caught(&[], cheat, "AMI-1");
}

#[test]
fn a_way_beyond_the_far_base() {
    let cheat = |position: &Position| {
        some_way(position, |_, _, from, way| {
            let last = way.paces().len() - 1;
            let arrived = Way::new(&way.paces()[..last]).and_then(|way| way.end(guest(), from));
            arrived.is_some_and(|end| end.is_base() && end != from)
        })
    };
    caught(&[], cheat, "AMI-8");
}

#[test]
fn landing_on_an_own_piece() {
    let cheat = |position: &Position| {
        some_way(position, |position, _, from, way| {
            let exact = way.paces().len() == usize::from(position.roll.unwrap_or(0));
            let end = way.end(guest(), from);
            exact && end.is_some_and(|end| position.side(guest()).piece_at(end).is_some())
        })
    };
    caught(&[], cheat, "AMI-9");
}

#[test]
fn a_lost_turn_of_a_piece_that_can_move() {
    let cheat = |position: &Position| {
        let (piece, _) = standing(position)?;
        let free = !position.ways(usize::from(piece), position.roll?).is_empty();
        free.then_some(Deal::Move { piece, way: Way::NONE })
    };
    caught(&[], cheat, "AMI-9");
}

#[test]
fn a_piece_that_has_moved_in_this_cycle() {
    let cheat = |position: &Position| {
        let resting = |piece: &u8| position.choices() >> piece & 1 == 0;
        let available = |piece: &u8| position.is_available(guest(), usize::from(*piece));
        let piece = (0..3u8).find(|piece| resting(piece) && available(piece))?;
        let (_, way) = position.ways(usize::from(piece), position.roll?).first().copied()?;
        Some(Deal::Move { piece, way })
    };
    caught(&[], cheat, "AMI-7");
}

#[test]
fn a_pass_of_one_that_can_move() {
    caught(&[], |position| moves(position).then_some(Deal::Pass), "AMI-7");
}

#[test]
fn a_piece_on_the_board_brought_in_from_a_base() {
    let cheat = |position: &Position| {
        let (piece, _) = standing(position)?;
        Some(Deal::Enter { piece, base: 0, way: way(&[Pace::Ahead, Pace::Left, Pace::Ahead]) })
    };
    caught(&[], cheat, "AMI-12");
}

#[test]
fn a_piece_that_was_knocked_out_brought_in_from_a_used_base() {
    let cheat = |position: &Position| {
        let side = position.side(guest());
        let waits = |piece: &u8| side.pieces[usize::from(*piece)] == Piece::Knocked;
        let piece = (0..3u8).find(|piece| waits(piece) && position.choices() >> piece & 1 == 1)?;
        let fresh: Vec<u8> = position.entries(guest(), usize::from(piece)).collect();
        let used = |base: &u8| !fresh.contains(base) && side.piece_at(Place::base(guest(), *base)).is_none();
        let base = (0..COLUMNS).find(used)?;
        Some(Deal::Enter { piece, base, way: way(&[Pace::Ahead]) })
    };
    caught(&[], |position| cheat(position).filter(|_| moves(position)), "AMI-12");
}

#[test]
fn a_lost_piece_that_moves() {
    let cheat = |position: &Position| {
        let lost = position.side(guest()).pieces.iter().position(|piece| *piece == Piece::Lost)?;
        moves(position).then_some(Deal::Move { piece: lost as u8, way: way(&[Pace::Ahead]) })
    };
    caught(&[], cheat, "AMI-13");
}

#[test]
fn a_start_after_the_black_coin() {
    let cheat = |position: &Position| {
        let home = position.side(guest()).pieces.iter().position(|piece| *piece == Piece::Arrived)?;
        let late = position.last_round && moves(position);
        late.then_some(Deal::Enter { piece: home as u8, base: 0, way: way(&[Pace::Ahead]) })
    };
    caught(&[], cheat, "AMI-16");
}

/// A game in which the host awaits this part of a roll of the guest, which says nothing more; the roll is not the
/// first.
fn rolling(kind: Kind) -> (Net, Forger) {
    let (mut net, forger) = game(&[("starter", "host")], 5);
    let due = |net: &Net| {
        let rolled = |net: &Net| state_of::<State>(net.table(0).public().expect("open")).rolls() >= 2;
        let awaits =
            |net: &Net| net.table(0).entitled().is_some_and(|due| (due.seat, due.kind) == (guest(), kind));
        net.table(0).public().is_some() && rolled(net) && awaits(net)
    };
    for _ in 0..40 {
        net.run(60_000, |net| due(net) || awaits_move(net));
        if due(&net) {
            net.hands(Hands::Idle);
            mute(&mut net, 1);
            assert!(due(&net));
            return (net, forger);
        }
        let act = position(&net).acts()[0].encode();
        net.deed(guest(), Deed::Move(act));
    }
    panic!("the die is never rolled");
}

#[test]
fn a_roll_that_was_not_promised() {
    let (mut net, forger) = rolling(Kind::DrawReveal);
    let body = forger.next(&net, 0, Act::DrawReveal([7; 32]));
    inject(&mut net, &forger, &body);
    assert_caught(&net, "draw");
}

#[test]
fn dice_of_an_earlier_roll_replayed() {
    let (mut net, forger) = rolling(Kind::DrawReveal);
    let entries = net.table(0).entries();
    let earlier =
        entries.iter().rev().find(|entry| entry.seat() == guest() && entry.kind() == Kind::DrawReveal);
    let earlier = earlier.expect("the guest rolled before").act().clone();
    let body = forger.next(&net, 0, earlier);
    inject(&mut net, &forger, &body);
    assert_caught(&net, "draw");
}

#[test]
fn a_mirrored_promise_of_a_roll() {
    let (mut net, forger) = rolling(Kind::DrawPromise);
    let promise = last_of(net.table(0), Kind::DrawPromise).expect("the host promised first").act().clone();
    let body = forger.next(&net, 0, promise);
    inject(&mut net, &forger, &body);
    net.run(2_000, |_| false);
    let reveal = last_of(net.table(0), Kind::DrawReveal).expect("the host has shown").act().clone();
    let body = forger.next(&net, 0, reveal);
    inject(&mut net, &forger, &body);
    assert_caught(&net, "draw");
}

#[test]
fn a_move_before_the_roll() {
    let (mut net, forger) = rolling(Kind::DrawPromise);
    let deal = Deal::Move { piece: 0, way: way(&[Pace::Ahead, Pace::Left, Pace::Ahead]) };
    let body = forger.next(&net, 0, Act::Move(bytes(&deal.encode().0)));
    inject(&mut net, &forger, &body);
    assert_caught(&net, "kind");
}

#[test]
fn dice_withheld() {
    let (mut net, _) = rolling(Kind::DrawReveal);
    let sequence = net.table(0).entries().len() as u64;
    net.deed(Seat::HOST, Deed::Say(Saying::End(Seats::of([guest()]))));
    net.run(60_000, |_| false);
    let owed = Standing::Unfinished { owes: guest(), kind: Kind::DrawReveal, sequence };
    assert_eq!(net.table(0).standing(), owed);
    assert_eq!(net.accusation(0), None);
}
