use super::*;

#[test]
fn ami_4_pieces_are_placed_in_turn_each_after_the_next_coin_high_values_first() {
    let mut position = Position::new(RULES, GUEST);
    let mut laid = Vec::new();
    for (words, seat) in [
        ("place 4", GUEST),
        ("place 1", Seat::HOST),
        ("place 5", GUEST),
        ("place 2", Seat::HOST),
        ("place 6", GUEST),
        ("place 7", Seat::HOST),
    ] {
        assert_eq!((position.mover, position.awaited()), (seat, Awaited::Placing));
        laid.extend(play(&mut position, words).into_iter().filter_map(|event| match event {
            Event::Laid { value, .. } => Some(value),
            _ => None,
        }));
    }
    assert_eq!(laid, [5, 5, 4, 4, 3, 3]);
    assert_eq!((position.mover, position.awaited(), position.played), (GUEST, Awaited::Roll, 0));
    assert_eq!(
        position.side(Seat::HOST).piece_at(Place::base(Seat::HOST, 6)).map(|(piece, _)| piece),
        Some(2)
    );
}

#[test]
fn ami_4_a_base_is_used_once_and_nothing_moves_before_all_are_placed() {
    let mut position = Position::new(RULES, Seat::HOST);
    play(&mut position, "place 4");
    play(&mut position, "place 4");
    assert_eq!(clause(&position, "place 4"), "AMI-4");
    assert_eq!(clause(&position, "move 1 FLF"), "AMI-4");
    assert_eq!(clause(&position, "pass"), "AMI-4");
}

#[test]
fn ami_3_two_or_three_pieces() {
    for pieces in [2, 3] {
        let mut position = Position::new(Rules { pieces, ..RULES }, Seat::HOST);
        let mut placings = 0;
        while position.awaited() == Awaited::Placing {
            let act = position.acts()[0];
            position.play(&act, &mut Vec::new());
            placings += 1;
        }
        assert_eq!(placings, 2 * pieces);
        position.roll = Some(3);
        assert_eq!(clause(&position, "place 7"), "AMI-4");
        if pieces == 2 {
            assert_eq!(clause(&position, "move 3 FLF"), "AMI-3");
        }
    }
}

/// The black coin lies; a1 waits since before it, a2 arrived before it, a3 is about to be knocked out.
const LAST: &str = "\
D   K   3   .  .  .  .
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   b1 .  .  .
1   1   a3  1  1  1  .
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
.   .   .   5  4  3  .
hand a 1 knocked
hand a 2 arrived
bank a 2 9 1
hand b 2 arrived
hand b 3 lost
last
turn b 3
";

#[test]
fn ami_16_in_the_last_round_nothing_restarts() {
    let mut position = at(LAST);
    let events = play(&mut position, "move 1 FRF");
    assert!(events.contains(&Event::Lost { seat: Seat::HOST, piece: 2 }), "{events:?}");
    position.roll = Some(3);
    assert_eq!(clause(&position, "enter 2 1 FRF"), "AMI-16");
}

#[test]
fn ami_16_a_piece_that_waited_before_the_black_coin_may_still_enter() {
    let mut position = at(LAST);
    play(&mut position, "move 1 FRF");
    position.roll = Some(3);
    assert_eq!(position.choices(), 0b001);
    play(&mut position, "enter 1 1 FRF");
}

#[test]
fn ami_16_who_arrives_in_the_last_round_still_wins_its_coins_and_that_of_the_base_but_stays() {
    let near = LAST.replace("hand a 1 knocked", "hand a 1 lost").replace("1   1   a3  1", "1   1   .   1");
    let near = near.replacen("3   .  .  .  .\n.   .   .   .", "3   .  .  .  .\n.   .   a3+1 .", 1);
    let near = near.replace("bank a 2 9 1", "bank a 1 9 1").replace("turn b 3", "turn a 4");
    let mut position = at(&near);
    let events = play(&mut position, "move 3 F");
    let won = [Event::Arrived { coins: 1 }, Event::Won(Base::Gold(3)), Event::Replaced(Base::Bare)];
    assert_eq!(events, won, "the black coin lies already, and nothing lies for the third");
    assert_eq!(position.side(Seat::HOST).bank, Bank { board: 2, gold: 12, diamonds: 1 });
    assert!(!position.is_available(Seat::HOST, 2));
}

#[test]
fn ami_16_the_game_ends_when_no_piece_is_on_the_board_or_may_enter() {
    let near = LAST
        .replace("hand a 1 knocked", "hand a 1 lost")
        .replace("1   1   a3  1  1  1  .", "1   1   .   1  1  1  .");
    let near = near.replace(".   .   .   b1 .  .  .", ".   .   .   .  .  .  .");
    let near =
        near.replacen(".   .   .   .  .  .  .\n.   .   .   5", ".   .   .   b1 .  .  .\n.   .   .   5", 1);
    let near = near.replace("turn b 3", "hand a 3 lost\nturn b 3");
    let mut position = at(&near);
    assert_eq!(position.awaited(), Awaited::Act);
    play(&mut position, "move 1 F");
    assert_eq!(position.awaited(), Awaited::Nothing);
    assert_eq!(clause(&position, "pass"), "AMI-16");
}

#[test]
fn ami_16_without_a_last_round_too_when_all_pieces_are_lost() {
    let lost = "\
5   4   3   3  2  2  1
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
1   1   1   1  1  1  1
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
5   4   3   3  2  2  1
hand a 1 lost
hand a 2 lost
hand a 3 lost
hand b 1 lost
hand b 2 lost
hand b 3 lost
turn a
";
    assert_eq!(at(lost).awaited(), Awaited::Nothing);
}

#[test]
fn ami_18_points_then_diamonds_then_coins_of_the_board_then_a_draw() {
    let mut position = Position::new(RULES, Seat::HOST);
    let mut leads = |host: (u8, u8, u8), guest: (u8, u8, u8)| {
        for (side, (board, gold, diamonds)) in position.sides.iter_mut().zip([host, guest]) {
            side.bank = Bank { board, gold, diamonds };
        }
        position.leader()
    };
    assert_eq!(leads((3, 5, 0), (2, 5, 2)), Some(Seat::HOST));
    assert_eq!(leads((3, 5, 0), (4, 4, 1)), Some(GUEST));
    assert_eq!(leads((3, 5, 1), (4, 4, 1)), Some(GUEST));
    assert_eq!(leads((4, 4, 1), (4, 4, 1)), None);
}

#[test]
fn ami_18_what_is_carried_does_not_count() {
    let text =
        LAST.replace("1   1   a3  1  1  1  .", "1   1   .   1  1  1  .").replace(".   b1 .", "a3  b1+1 .");
    let text = text.replace("bank a 2", "bank a 1");
    let position = at(&text);
    assert_eq!(position.side(GUEST).bank.points(), 0);
    assert_eq!(position.leader(), Some(Seat::HOST));
}

#[test]
fn ami_19_after_400_turns_the_last_round_begins() {
    let text = LAST
        .replace("D   K   3", "D   4   3")
        .replace("bank a 2 9 1", "bank a 2 5 0")
        .replace("last\n", "played 399\n");
    let mut position = at(&text);
    assert!(!position.last_round);
    let events = play(&mut position, "move 1 FLF");
    assert_eq!(events.last(), Some(&Event::LastRound));
    assert!(position.last_round && !position.side(GUEST).is_black());
    assert!(position.is_available(Seat::HOST, 0), "what waits may still enter");
    assert!(!position.is_available(Seat::HOST, 1), "what arrived may not");
}
