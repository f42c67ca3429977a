use super::*;

/// The enemy piece b1 stands on d3 with two coins, two steps before a1.
const MEETING: &str = "\
5   4b2 3b3 .  .  .  .
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
1   .   b1+2 1 1  1  1
.   .   .   a1 .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
.   .   .   5  4a2 3a3 .
turn a 3
";

#[test]
fn ami_10_passing_knocks_out_and_the_coins_stay_on_the_circle() {
    let mut position = at(MEETING);
    let events = play(&mut position, "move 1 FLF");
    let d3 = place("d3");
    assert_eq!(events, [Event::Knocked { piece: 0, at: d3 }, Event::Dropped { coins: 2, at: d3 }]);
    assert_eq!(position.side(GUEST).pieces[0], Piece::Knocked);
    assert_eq!(position.coins_at(d3), 2);
    assert_eq!(position.side(Seat::HOST).on_board(0), Some((place("e3"), 0)));
}

#[test]
fn ami_10_every_piece_on_the_way_is_knocked_out() {
    let two = MEETING.replace("4b2", "4").replacen(
        ".   .   .   .  .  .  .\n1   .   b1+2 1 1",
        ".   .   b2  .  .  .  .\n1   .   b1+2 1 1",
        1,
    );
    let mut position = at(&two.replace("turn a 3", "turn a 4"));
    let knocked: Vec<Event> = play(&mut position, "move 1 FLFR")
        .into_iter()
        .filter(|event| matches!(event, Event::Knocked { .. }))
        .collect();
    assert_eq!(
        knocked,
        [Event::Knocked { piece: 0, at: place("d3") }, Event::Knocked { piece: 1, at: place("e3") }]
    );
}

#[test]
fn ami_10_landing_knocks_out_and_takes_all_its_coins() {
    let mut position = at(&MEETING.replace("turn a 3", "turn a 2"));
    let events = play(&mut position, "move 1 FL");
    assert_eq!(events, [Event::Knocked { piece: 0, at: place("d3") }, Event::Took { coins: 2 }]);
    assert_eq!(position.side(Seat::HOST).on_board(0), Some((place("d3"), 2)));
    assert_eq!(position.coins_at(place("d3")), 0);
}

#[test]
fn ami_11_coins_are_taken_by_landing_only_and_all_of_them() {
    let heap = MEETING.replace("1   .   b1+2 1 1  1  1", "2   .   3   1  b1 .  1");
    let mut passes = at(&heap);
    assert_eq!(play(&mut passes, "move 1 FLF"), []);
    assert_eq!((passes.coins_at(place("d3")), passes.coins_at(place("d4"))), (3, 1));
    let mut lands = at(&heap.replace("turn a 3", "turn a 2"));
    assert_eq!(play(&mut lands, "move 1 FL"), [Event::Took { coins: 3 }]);
    assert_eq!(lands.coins_at(place("d3")), 0);
}

#[test]
fn ami_11_a_piece_carries_any_number() {
    let heap = MEETING.replace("1   .   b1+2 1 1  1  1", "2   .   3   1  b1 .  1").replace("a1 .", "a1+0 .");
    assert!(read_position(RULES, &heap).is_err());
    let heap = "\
5   4b2 3b3 .  .  .  .
.   .   .   .  .  .  .
.   .   .   .  .  .  .
.   .   .   .  .  .  .
.   .   3   .  b1 .  .
.   .   .   a1+8 . . .
.   .   .   .  .  .  .
.   .   .   .  .  .  .
.   .   .   5  4a2 3a3 .
turn a 2
";
    let mut position = at(heap);
    play(&mut position, "move 1 FL");
    assert_eq!(position.side(Seat::HOST).on_board(0), Some((place("d3"), 11)));
}

#[test]
fn ami_12_a_piece_that_was_knocked_out_enters_from_a_fresh_base_and_lays_the_next_coin() {
    let waiting = "\
5   4b2 3b3 .  .  .  .
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
1   1   1   1  b1 1  2
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
.   .   .   5  4a2 3a3 .
hand a 1 knocked
turn a 3
";
    let mut position = at(waiting);
    assert_eq!(clause(&position, "move 1 FLF"), "AMI-12");
    assert_eq!(clause(&position, "enter 1 4 FLF"), "AMI-12");
    assert_eq!(clause(&position, "enter 1 5 FLF"), "AMI-9");
    assert_eq!(clause(&position, "enter 2 1 FRF"), "AMI-12");
    let events = play(&mut position, "enter 1 2 FRF");
    assert_eq!(events, [Event::Laid { value: 3, base: 1 }]);
    assert_eq!(position.side(Seat::HOST).bases[1], Base::Gold(3));
    assert_eq!(position.side(Seat::HOST).on_board(0), Some((place("b3"), 0)));
}

/// a1 is one step before the bases of seat 1 and carries two coins.
const ARRIVING: &str = "\
5   4b2 3b3 .  .  .  .
a1+2 .  .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
1   1   1   1  b1 1  .
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
.   .   .   5  4a2 3a3 .
turn a 3
";

#[test]
fn ami_14_who_arrives_banks_its_coins_and_the_coin_of_the_base() {
    let mut position = at(ARRIVING);
    let events = play(&mut position, "move 1 F");
    let expected = [Event::Arrived { coins: 2 }, Event::Won(Base::Gold(5)), Event::Replaced(Base::Diamond)];
    assert_eq!(events, expected);
    assert_eq!(position.side(Seat::HOST).bank, Bank { board: 2, gold: 5, diamonds: 0 });
    assert_eq!(position.side(Seat::HOST).pieces[0], Piece::Arrived);
    assert_eq!(position.side(GUEST).bases[0], Base::Diamond);
}

#[test]
fn ami_14_it_starts_again_also_from_a_base_with_a_coin_without_a_new_one() {
    let mut position = at(ARRIVING);
    play(&mut position, "move 1 F");
    (position.mover, position.roll) = (Seat::HOST, Some(3));
    position.sides[0].moved = 0b110;
    let bases: Vec<u8> = position.entries(Seat::HOST, 0).collect();
    assert_eq!(bases, [0, 1, 2, 3, 6], "not from those on which own pieces stand");
    let mut other = position.clone();
    assert_eq!(play(&mut position, "enter 1 4 FLF"), []);
    assert_eq!(position.side(Seat::HOST).laid(), 3);
    let laid = play(&mut other, "enter 1 1 FRF");
    assert_eq!(laid, [Event::Laid { value: 3, base: 0 }, Event::Took { coins: 1 }]);
    assert_eq!(other.side(Seat::HOST).laid(), 4);
}

#[test]
fn ami_14_a_base_that_has_had_no_coin_gives_none() {
    let mut position = at(&ARRIVING.replacen("a1+2 .  .   .", ".   .   .   a1+2", 1));
    assert_eq!(play(&mut position, "move 1 F"), [Event::Arrived { coins: 2 }]);
    assert_eq!(position.side(GUEST).bases[3], Base::Fresh);
}

#[test]
fn ami_15_a_gold_coin_becomes_a_diamond_and_the_third_the_black_coin() {
    let mut position = at(ARRIVING);
    play(&mut position, "move 1 F");
    let third = "\
D   D   3b3 .  .  .  .
.   .   a1  .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
1   1   .   1  b1 b2 1
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
.   .   .   5  4a2 3a3 .
bank a 3 9 0
turn a 3
";
    let mut position = at(third);
    let events = play(&mut position, "move 1 F");
    let at = Place { column: 2, row: 8 };
    let expected = [
        Event::Knocked { piece: 2, at },
        Event::Arrived { coins: 0 },
        Event::Won(Base::Gold(3)),
        Event::Replaced(Base::Black),
        Event::LastRound,
    ];
    assert_eq!(events, expected);
    assert!(position.last_round);
}

#[test]
fn ami_15_a_diamond_becomes_the_black_coin() {
    let diamond = ARRIVING.replacen("5   4b2", "D   4b2", 1).replace("turn a 3", "bank a 0 5 0\nturn a 3");
    let mut position = at(&diamond);
    let events = play(&mut position, "move 1 F");
    assert_eq!(events[1..], [Event::Won(Base::Diamond), Event::Replaced(Base::Black), Event::LastRound]);
    assert_eq!(position.side(Seat::HOST).bank, Bank { board: 2, gold: 5, diamonds: 1 });
}

#[test]
fn ami_15_the_black_coin_cannot_be_taken() {
    let black = ARRIVING.replacen("5   4b2", "K   4b2", 1);
    let black = black.replace("turn a 3", "bank a 0 5 1\nlast\nturn a 3");
    let mut position = at(&black);
    assert_eq!(play(&mut position, "move 1 F"), [Event::Arrived { coins: 2 }]);
    assert_eq!(position.side(GUEST).bases[0], Base::Black);
    assert_eq!(position.side(Seat::HOST).bank, Bank { board: 2, gold: 5, diamonds: 1 });
}

#[test]
fn ami_15_each_side_has_one_black_coin_and_two_diamonds() {
    let bare = ARRIVING.replacen("5   4b2", "D   Kb2", 1);
    let bare = bare.replace("turn a 3", "bank a 0 9 1\nlast\nturn a 3");
    let mut position = at(&bare);
    let events = play(&mut position, "move 1 F");
    assert_eq!(events[1..], [Event::Won(Base::Diamond), Event::Replaced(Base::Bare)]);
    assert_eq!(position.side(Seat::HOST).bank.diamonds, 2);
}

#[test]
fn ami_17_an_enemy_that_arrives_knocks_out_who_stands_on_the_base_and_takes_its_coin() {
    let standing =
        ARRIVING.replacen("5   4b2", "5b1 4b2", 1).replace("1   1   1   1  b1", "1   1   1   1  .");
    let mut position = at(&standing);
    let events = play(&mut position, "move 1 F");
    assert_eq!(events[0], Event::Knocked { piece: 0, at: Place { column: 0, row: 8 } });
    assert!(events.contains(&Event::Won(Base::Gold(5))));
    assert_eq!(position.side(GUEST).pieces[0], Piece::Knocked);
    assert_eq!(position.side(GUEST).bases[0], Base::Diamond);
}
