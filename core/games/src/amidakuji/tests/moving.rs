use super::*;

const OPEN: &str = "\
5b1 4b2 3b3 .  .  .  .
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
1   1   1   1  1  1  1
.   .   .   .  .  .  .
.   1   .   a1 .  1  .
.   .   .   .  .  .  .
.   .   .   5  4a2 3a3 .
turn a 3
";

#[test]
fn ami_1_a_way_stays_on_the_board() {
    let edge = OPEN.replace(".   1   .   a1 .  1  .", "a1  1   .   .  .  1  .");
    let position = at(&edge);
    assert_eq!(clause(&position, "move 1 FLF"), "AMI-1");
    assert!(words(&position).contains(&"move 1 FRF".to_owned()));
}

#[test]
fn ami_6_ahead_first_then_sideways_in_turn_and_exactly_as_many_steps() {
    let position = at(OPEN);
    assert!(["move 1 FLF", "move 1 FRF"].iter().all(|way| words(&position).contains(&(*way).to_owned())));
    assert_eq!(words(&position).iter().filter(|words| words.starts_with("move 1")).count(), 2);
    assert_eq!(clause(&position, "move 1 FFL"), "AMI-6");
    assert_eq!(clause(&position, "move 1 FLR"), "AMI-6");
    assert_eq!(clause(&position, "move 1 LFL"), "AMI-6");
    assert_eq!(clause(&position, "move 1 FLFR"), "AMI-6");
    let four = OPEN.replace("turn a 3", "turn a 4");
    assert_eq!(at(&four).ways(0, 4).len(), 4);
    assert_eq!(at(&four).ways(0, 5).len(), 4);
}

#[test]
fn ami_6_the_option_to_begin_sideways_but_never_on_a_base() {
    let position = with(Rules { sideways: true, ..RULES }, OPEN);
    let ways = |piece: &str| {
        let own = words(&position).into_iter().filter(|words| words.starts_with(&format!("move {piece}")));
        own.map(|words| words[7..].to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(ways("1"), ["FLF", "FRF", "LFL", "LFR", "RFL", "RFR"]);
    assert_eq!(ways("3"), ["FLF", "FRF"]);
    assert_eq!(clause(&position, "move 3 LFL"), "AMI-6");
}

#[test]
fn ami_6_each_roll_begins_ahead_again() {
    let mut position = at(OPEN);
    play(&mut position, "move 1 FLF");
    assert_eq!(position.side(Seat::HOST).on_board(0).map(|(place, _)| place), Some(place("d3")));
    position.mover = Seat::HOST;
    position.sides[0].moved = 0;
    position.roll = Some(2);
    assert_eq!(position.ways(0, 2).len(), 2);
    assert_eq!(clause(&position, "move 1 LF"), "AMI-6");
}

#[test]
fn ami_6_nothing_moves_before_the_roll() {
    let position = at(&OPEN.replace("turn a 3", "turn a"));
    assert_eq!((position.awaited(), position.acts()), (Awaited::Roll, Vec::new()));
    assert_eq!(clause(&position, "move 1 FLF"), "AMI-6");
}

#[test]
fn ami_8_arriving_needs_no_exact_count_and_the_rest_lapses() {
    let near = OPEN.replace("1   1   1   1  1  1  1", "1   1   1   1  1  .  1");
    let near = near.replace(".   1   .   a1 .  1  .\n.", ".   1   .   .  .  1  .\n.");
    let near =
        near.replacen(".   .   .   .  .  .  .", ".   .   .   a1+1 . .  .", 1).replace("turn a 3", "turn a 5");
    let mut position = at(&near);
    assert_eq!(clause(&position, "move 1 FL"), "AMI-8");
    let arrives: Vec<String> =
        words(&position).into_iter().filter(|words| words.starts_with("move 1")).collect();
    assert_eq!(arrives, ["move 1 F"]);
    play(&mut position, "move 1 F");
    assert_eq!(position.side(Seat::HOST).pieces[0], Piece::Arrived);
}

/// b4 and b6 are own pieces: of three steps every way of piece 1 ends on one of them.
const CROWDED: &str = "\
5b1 4b2 3b3 .  .  .  .
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
1   1   1   1  1  1  1
.   .   .   a2 .  a3 .
.   1   .   .  .  1  .
.   .   .   .  a1 .  .
.   .   .   5  4  3  .
turn a 3
";

#[test]
fn ami_9_own_pieces_are_passed_freely_and_not_landed_on() {
    let behind = CROWDED.replace("a2 .  a3", "a2 .  . ").replace(".   .   .   .  a1", ".   .   a3  .  a1");
    let mut position = at(&behind);
    assert_eq!(clause(&position, "move 1 FLF"), "AMI-9");
    assert!(words(&position).contains(&"move 1 FRF".to_owned()));
    let through = behind.replace("turn a 3", "turn a 4");
    position = at(&through);
    assert!(play(&mut position, "move 1 FLFL").is_empty());
    assert_eq!(position.side(Seat::HOST).piece_at(place("c4")).map(|(piece, _)| piece), Some(1));
    assert_eq!(position.side(Seat::HOST).piece_at(place("c3")).map(|(piece, _)| piece), Some(0));
}

#[test]
fn ami_9_a_way_is_shortened_by_one_only_when_every_full_way_ends_on_an_own_piece() {
    let mut position = at(CROWDED);
    let own: Vec<String> = words(&position).into_iter().filter(|words| words.starts_with("move 1")).collect();
    assert_eq!(own, ["move 1 FL", "move 1 FR"]);
    assert_eq!(clause(&position, "move 1 FLF"), "AMI-9");
    assert_eq!(clause(&position, "move 1 F"), "AMI-9");
    assert_eq!(clause(&position, "move 1 -"), "AMI-9");
    play(&mut position, "move 1 FL");
    let free = at(&CROWDED.replace("a2 .  a3", "a2 .  . ").replace(".   .   .   .  a1", ".   .   a3  .  a1"));
    assert_eq!(clause(&free, "move 1 FL"), "AMI-9");
}

#[test]
fn ami_9_shortened_by_another_where_the_shorter_ways_end_on_own_pieces_too() {
    let corner = "\
5b1 4b2 3b3 .  .  .  .
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
1   1   1   1  1  1  1
.   a2  .   .  .  .  .
.   a3+1 .  .  .  1  .
a1  .   .   .  .  .  .
5   4   3   .  .  .  .
turn a 3
";
    let position = at(corner);
    let own: Vec<String> = words(&position).into_iter().filter(|words| words.starts_with("move 1")).collect();
    assert_eq!(own, ["move 1 F"]);
    assert_eq!(clause(&position, "move 1 FR"), "AMI-9");
}

#[test]
fn ami_9_shortened_to_nothing_the_turn_is_lost() {
    let corner = "\
5b1 4b2 3b3 .  .  .  .
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
1   1   1   1  1  1  1
.   .   .   .  .  .  .
a2  a3+1 .  .  .  1  .
a1  .   .   .  .  .  .
5   4   3   .  .  .  .
turn a 2
";
    let mut position = at(corner);
    let own: Vec<String> = words(&position).into_iter().filter(|words| words.starts_with("move 1")).collect();
    assert_eq!(own, ["move 1 -"]);
    assert_eq!(play(&mut position, "move 1 -"), []);
    assert_eq!((position.mover, position.side(Seat::HOST).moved, position.played), (GUEST, 1, 1));
    assert_eq!(position.side(Seat::HOST).on_board(0), Some((place("a1"), 0)));
}

/// a1 waits in hand; base 1 is the only one that has had no coin, and a2 stands where its one full way ends.
const WAITING: &str = "\
5b1 4b2 3b3 .  .  .  .
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
1   1   1   1  1  1  1
.   .   .   .  .  .  .
.   a2+1 .  .  .  1  .
.   .   .   .  .  .  .
.   5   4   3  3  2a3 2
hand a 1 knocked
turn a 3
";

#[test]
fn ami_9_the_ways_of_a_piece_in_hand_are_those_from_every_base_together() {
    let own = |position: &Position| {
        let words = words(position).into_iter();
        words.filter(|words| words.starts_with("enter 1") || words.starts_with("move 1")).collect::<Vec<_>>()
    };
    let one = at(WAITING);
    assert_eq!(own(&one), ["enter 1 1 FR"]);
    assert_eq!(clause(&one, "enter 1 1 FRF"), "AMI-9");
    let two = at(&WAITING.replace("2a3 2\n", "2a3 .\n"));
    assert_eq!(own(&two), ["enter 1 7 FLF"], "a full way from base 7 is free, so nothing is shortened");
    assert_eq!(clause(&two, "enter 1 1 FR"), "AMI-9");
}

#[test]
fn ami_9_a_piece_in_hand_whose_ways_are_shortened_to_nothing_stays_there() {
    let blocked = WAITING
        .replace(".   a2+1 .  .  .  1  .\n.   .", ".   1   .   .  .  1  .\na2  a3")
        .replace("2a3 2", "2   2")
        .replace("turn a 3", "turn a 2");
    let mut position = at(&blocked);
    assert!(words(&position).contains(&"move 1 -".to_owned()));
    assert_eq!(clause(&position, "enter 1 1 FR"), "AMI-9");
    assert_eq!(clause(&position, "enter 1 1 F"), "AMI-9");
    assert_eq!(play(&mut position, "move 1 -"), []);
    assert_eq!(position.side(Seat::HOST).pieces[0], Piece::Knocked);
    assert_eq!(position.side(Seat::HOST).bases[0], Base::Fresh, "no coin is laid for a turn that is lost");
    assert_eq!((position.mover, position.side(Seat::HOST).moved), (GUEST, 0b001));
}
