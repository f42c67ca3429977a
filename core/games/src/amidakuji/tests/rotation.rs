use super::*;

const THREE: &str = "\
5b1 4b2 3b3 .  .  .  .
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
1   1   1   1  1  1  1
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
.   5a1 .   4a2 . 3a3 .
turn a 3
";

/// It is seat 0's turn again, and the die shows this.
fn again(position: &mut Position, roll: u8) {
    (position.mover, position.roll) = (Seat::HOST, Some(roll));
}

#[test]
fn ami_7_none_moves_twice_before_all_have_moved_once() {
    let mut position = at(THREE);
    play(&mut position, "move 2 FLF");
    again(&mut position, 3);
    assert_eq!(clause(&position, "move 2 FLF"), "AMI-7");
    play(&mut position, "move 3 FLF");
    again(&mut position, 3);
    assert_eq!(clause(&position, "move 2 FLF"), "AMI-7");
    assert_eq!(clause(&position, "move 3 FLF"), "AMI-7");
    assert_eq!(position.choices(), 0b001);
    play(&mut position, "move 1 FLF");
    again(&mut position, 3);
    assert_eq!(position.choices(), 0b111);
}

#[test]
fn ami_7_the_last_of_a_cycle_may_open_the_next() {
    let mut position = at(THREE);
    for words in ["move 2 FLF", "move 3 FLF", "move 1 FLF", "move 1 FRF"] {
        again(&mut position, 3);
        play(&mut position, words);
    }
    again(&mut position, 3);
    assert_eq!(position.choices(), 0b110);
    assert_eq!(clause(&position, "move 1 FRF"), "AMI-7");
}

#[test]
fn ami_7_lost_pieces_leave_the_cycle() {
    let lost = THREE.replace("3a3", "3").replace("turn a 3", "hand a 3 lost\nmoved a 1 2\nturn a 3");
    let position = at(&lost);
    assert_eq!(position.choices(), 0b011);
    assert_eq!(clause(&position, "move 3 FLF"), "AMI-13");
}

#[test]
fn ami_7_one_in_hand_that_can_enter_belongs_to_the_cycle() {
    let waiting = THREE.replace("3a3", "3").replace("turn a 3", "hand a 3 knocked\nmoved a 1 2\nturn a 3");
    let mut position = at(&waiting);
    assert_eq!(position.choices(), 0b100);
    assert_eq!(clause(&position, "move 1 FLF"), "AMI-7");
    play(&mut position, "enter 3 7 FLF");
}

#[test]
fn ami_7_one_that_was_knocked_out_after_its_move_does_not_move_again_in_that_cycle() {
    let waiting = THREE.replace("3a3", "3").replace("turn a 3", "hand a 3 knocked\nmoved a 3\nturn a 3");
    let position = at(&waiting);
    assert_eq!(position.choices(), 0b011);
    assert_eq!(clause(&position, "enter 3 7 FLF"), "AMI-7");
}

#[test]
fn ami_7_one_that_stays_at_home_leaves_the_cycle() {
    let home = THREE.replace("3a3", "3").replace("turn a 3", "hand a 3 arrived\nmoved a 1 2\nturn a 3");
    assert_eq!(at(&home).choices(), 0b100);
    let last = home.replace("moved a", "last\nmoved a");
    let mut position = at(&last);
    assert_eq!(
        position.choices(),
        0b011,
        "nothing starts again, so both others have moved and a cycle begins"
    );
    play(&mut position, "move 2 FLF");
    again(&mut position, 3);
    assert_eq!(position.choices(), 0b001);
}

#[test]
fn ami_7_none_available_passes_without_a_roll() {
    let none = "\
5b1 4b2 3b3 .  .  .  .
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
turn a
";
    let mut position = at(none);
    assert_eq!((position.awaited(), words(&position)), (Awaited::Pass, vec!["pass".to_owned()]));
    play(&mut position, "pass");
    assert_eq!((position.mover, position.awaited(), position.played), (GUEST, Awaited::Roll, 1));
    position.roll = Some(3);
    assert_eq!(clause(&position, "pass"), "AMI-7");
}

#[test]
fn ami_13_with_all_bases_used_a_piece_that_is_knocked_out_is_lost() {
    let used = "\
5   4b2 3b3 .  .  .  .
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
1   1   a1+1 1 1  1  1
.   .   .   b1 .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
5   4   3   3  2a2 2a3 1
turn b 3
";
    let mut position = at(used);
    // Seat 1 moves down the board: its right is the smaller column.
    position.sides[1].pieces[0] = Piece::On { place: place("e4"), coins: 0 };
    let events = play(&mut position, "move 1 FRF");
    assert!(events.contains(&Event::Lost { seat: Seat::HOST, piece: 0 }));
    assert_eq!(position.side(Seat::HOST).pieces[0], Piece::Lost);
}

#[test]
fn ami_13_of_two_that_wait_for_the_last_base_the_second_is_lost() {
    let last = "\
5b1 4b2 3b3 .  .  .  .
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
1   1   1   1  1  1  1
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
5   4   3   3  2a3 2  .
hand a 1 knocked
hand a 2 knocked
turn a 3
";
    let mut position = at(last);
    let events = play(&mut position, "enter 1 7 FLF");
    assert_eq!(
        events,
        [
            Event::Laid { value: 1, base: 6 },
            Event::Took { coins: 1 },
            Event::Lost { seat: Seat::HOST, piece: 1 }
        ]
    );
}

#[test]
fn ami_13_only_who_arrived_may_start_again_with_all_bases_used() {
    let used = "\
5b1 4b2 3b3 .  .  .  .
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
1   1   1   1  1  1  1
.   .   .   .  .  .  .
.   1   .   .  .  1  .
.   .   .   .  .  .  .
5   4   3   3  2a3 2  1
hand a 1 arrived
hand a 2 lost
turn a 3
";
    let mut position = at(used);
    assert_eq!(position.choices(), 0b101);
    play(&mut position, "enter 1 1 FRF");
}
