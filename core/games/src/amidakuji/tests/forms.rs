use super::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;

/// Every position of random games, of all rules, is read as it is written.
#[test]
fn a_position_is_read_as_it_is_written() {
    let mut seen = 0;
    for seed in 0..24u64 {
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let rules = Rules {
            die: Die::ALL[rng.random_range(0..3)],
            layout: [Layout::Line, Layout::Diamond, Layout::Rows][rng.random_range(0..3)],
            pieces: rng.random_range(2..=3),
            sideways: rng.random(),
        };
        let mut position = Position::new(rules, Seat::HOST);
        loop {
            let text = write_position(&position);
            assert_eq!(read_position(rules, &text).as_ref(), Ok(&position), "{text}");
            seen += 1;
            match position.awaited() {
                Awaited::Nothing => break,
                Awaited::Roll => position.roll = Some(rules.die.faces()[rng.random_range(0..6)]),
                _ => {
                    let acts = position.acts();
                    let act = acts[rng.random_range(0..acts.len())];
                    assert_eq!(position.fault(&act), None, "{act:?}\n{text}");
                    position.play(&act, &mut Vec::new());
                }
            }
        }
        assert!(position.played < MOST_TURNS + 60);
    }
    assert!(seen > 1000);
}

#[test]
fn what_no_play_leads_to_is_refused_by_its_clause() {
    let start = write_position(&Position::new(RULES, Seat::HOST));
    let refused = |text: &str| read_position(RULES, text).expect_err("it cannot be").clause;
    assert_eq!(refused(&start.replacen('1', "2", 1)), "AMI-2");
    assert_eq!(refused(&start.replace("hand a 1 unplaced\n", "")), "AMI-3");
    assert_eq!(refused(&start.replacen(". .", "1 .", 1)), "AMI-4");
    assert_eq!(
        refused(&start.replacen(". .", "5 .", 1)),
        "AMI-4",
        "a coin is laid for a piece that is placed"
    );
    assert_eq!(refused(&start.replacen(". .", "K K", 1)), "AMI-15");
    for text in [
        "",
        "turn a",
        &start.replace("turn a", "turn c"),
        &start.replacen('.', "~", 1),
        &start.replacen('.', "é", 1),
    ] {
        assert_eq!(refused(text), "", "{text}");
    }
}

#[test]
fn words_and_moves_lead_to_each_other() {
    for words in ["place 7", "enter 3 1 FLFRF", "move 1 F", "move 2 -", "pass"] {
        assert_eq!(notation::write(&act(words)), words);
    }
    assert_eq!(act("  MOVE 1   flf "), act("move 1 FLF"));
    for words in [
        "",
        "place 8",
        "place 0",
        "enter 1 1 -",
        "enter 1 1",
        "move 4 F",
        "move 1 FX",
        "move 1 FLFLFL",
        "pass 1",
    ] {
        assert!(notation::read(words).is_err(), "{words}");
    }
}
