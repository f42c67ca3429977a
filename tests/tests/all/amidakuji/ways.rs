//! The legal ways of Amidakuji, counted a second time by a slow enumeration that shares nothing with the engine: it
//! reads the text of a position by itself, tries every word over F, L and R, and checks each by the clauses.
//!
//! `tests/ways/amidakuji.txt` has the positions with the counts for every roll; `LABIRINTO_REWRITE=1` writes the
//! counts anew.

use std::collections::{BTreeMap, BTreeSet};
use std::{env, fs, path::Path};

use labirinto_games::amidakuji::{Act, Amidakuji, Rules, read_position};
use labirinto_games::{Game, Options};

/// The fewest positions that are counted.
const FEWEST: usize = 50;

/// The pairs of values of different options: of three dice, three layouts, two numbers of pieces, two beginnings.
const PAIRS: usize = 3 * 3 + 4 * 3 * 2 + 2 * 2;

/// A position as the slow enumeration reads it.
struct Board {
    /// The own pieces on the board: column and depth, counted from the own bases.
    own: BTreeMap<usize, (i32, i32)>,
    /// Own pieces in hand, and whether each arrived.
    hand: BTreeMap<usize, bool>,
    /// The own bases that have had no coin.
    fresh: BTreeSet<i32>,
    moved: BTreeSet<usize>,
    last: bool,
    sideways: bool,
}

impl Board {
    /// Reads what belongs to the seat that is to move. Columns are mirrored for seat 1, so that left is always less.
    fn read(text: &str, sideways: bool) -> Board {
        let lines: Vec<Vec<&str>> = text
            .lines()
            .filter(|line| !line.starts_with('#') && !line.is_empty())
            .map(|line| line.split_whitespace().collect())
            .collect();
        let turn = lines.iter().find(|words| words[0] == "turn").expect("a position has a turn");
        let me = turn[1];
        let mut board = Board {
            own: BTreeMap::new(),
            hand: BTreeMap::new(),
            fresh: BTreeSet::new(),
            moved: BTreeSet::new(),
            last: lines.iter().any(|words| words[..] == ["last"]),
            sideways,
        };
        for (line, words) in lines[..9].iter().enumerate() {
            for (column, word) in words.iter().enumerate() {
                let (column, depth) = match me {
                    "a" => (column as i32, 8 - line as i32),
                    _ => (6 - column as i32, line as i32),
                };
                if depth == 0 && word.starts_with('.') {
                    board.fresh.insert(column);
                }
                if let Some(at) = word.find(me) {
                    let number = word[at + 1..at + 2].parse().expect("a piece has a number");
                    board.own.insert(number, (column, depth));
                }
            }
        }
        for words in &lines[9..] {
            match words[..] {
                ["hand", owner, piece, state] if owner == me && state != "lost" => {
                    let number = piece.parse().expect("a piece has a number");
                    board.hand.insert(number, state == "arrived");
                }
                ["moved", owner, ref pieces @ ..] if owner == me => {
                    board.moved.extend(pieces.iter().map(|piece| piece.parse::<usize>().expect("a number")));
                }
                _ => {}
            }
        }
        board
    }

    /// The bases, as columns, from which a piece in hand may enter (AMI-9, AMI-12, AMI-14, AMI-16).
    fn bases(&self, piece: usize) -> Vec<i32> {
        let held = |column: &i32| self.own.values().any(|place| *place == (*column, 0));
        match self.hand.get(&piece) {
            Some(true) if self.last => Vec::new(),
            Some(true) => (0..7).filter(|column| !held(column)).collect(),
            Some(false) => self.fresh.iter().copied().collect(),
            None => Vec::new(),
        }
    }

    /// Where a word leads from here, if it is a way for this roll or for one that is shorter by some steps.
    fn end(&self, from: (i32, i32), word: &str, steps: usize) -> Option<(i32, i32)> {
        let (mut at, mut before) = (from, None);
        for letter in word.chars() {
            let side = letter != 'F';
            if at.1 == 8
                || before == Some(side)
                || (before.is_none() && side && (!self.sideways || at.1 == 0))
            {
                return None;
            }
            at = match letter {
                'F' => (at.0, at.1 + 1),
                'L' => (at.0 - 1, at.1),
                _ => (at.0 + 1, at.1),
            };
            if !(0..7).contains(&at.0) {
                return None;
            }
            before = Some(side);
        }
        (word.len() == steps || at.1 == 8).then_some(at)
    }

    /// All moves in notation for this roll.
    fn moves(&self, roll: usize) -> BTreeSet<String> {
        let available: Vec<usize> =
            (1..=3).filter(|piece| self.own.contains_key(piece) || !self.bases(*piece).is_empty()).collect();
        let rested: Vec<usize> =
            available.iter().copied().filter(|piece| !self.moved.contains(piece)).collect();
        let chosen = if rested.is_empty() { available } else { rested };
        chosen.into_iter().flat_map(|piece| self.of_piece(piece, roll)).collect()
    }

    fn of_piece(&self, piece: usize, roll: usize) -> Vec<String> {
        let starts: Vec<(String, (i32, i32))> = match self.own.get(&piece) {
            Some(place) => vec![(format!("move {piece}"), *place)],
            None => {
                let bases = self.bases(piece).into_iter();
                bases.map(|column| (format!("enter {piece} {column}"), (column, 0))).collect()
            }
        };
        for steps in (1..=roll).rev() {
            let mut found = Vec::new();
            for (start, from) in &starts {
                for word in words(steps) {
                    let end = self.end(*from, &word, steps);
                    if end.is_some_and(|end| !self.own.values().any(|place| *place == end)) {
                        found.push(format!("{start} {word}"));
                    }
                }
            }
            if !found.is_empty() {
                return found;
            }
        }
        vec![format!("move {piece} -")]
    }
}

/// Every word of one to `most` letters over F, L and R.
fn words(most: usize) -> Vec<String> {
    let mut all = vec![String::new()];
    let mut last = all.clone();
    for _ in 0..most {
        last = last.iter().flat_map(|word| ["F", "L", "R"].map(|letter| format!("{word}{letter}"))).collect();
        all.extend(last.iter().cloned());
    }
    all.remove(0);
    all
}

/// The words of the engine in the columns of the slow enumeration.
fn written(act: &Act, mirrored: bool) -> String {
    match act {
        Act::Enter { piece, base, way } => {
            let column = if mirrored { 6 - base } else { *base };
            format!("enter {} {column} {}", piece + 1, way.word())
        }
        Act::Move { piece, way } => format!("move {} {}", piece + 1, way.word()),
        Act::Place { .. } | Act::Pass => "no way".to_owned(),
    }
}

#[test]
fn every_roll_has_the_ways_that_a_second_slow_enumeration_finds() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("ways/amidakuji.txt");
    let text = fs::read_to_string(&file).expect("the positions stand beside the tests");
    let (head, blocks) = text.split_once("\n\n").expect("a line that says what it is stands first");
    let (mut written_anew, mut positions, mut total) = (format!("{head}\n\n"), 0, 0);
    let mut pairs = BTreeSet::new();
    for block in blocks.split("\n\n").map(str::trim).filter(|block| !block.is_empty()) {
        let (rules_line, rest) = block.split_once('\n').expect("a block begins with its rules");
        let (position_text, counts) = rest.rsplit_once("ways").expect("a block ends with its counts");
        let words: Vec<&str> = rules_line.split_whitespace().collect();
        let given = ["die", "layout", "pieces", "sideways"].into_iter().zip(words[1..].iter().copied());
        let options = Options::settle(Amidakuji.options(), given).expect("the rules of a block settle");
        let rules = Rules::of(&options).expect("settled options are rules");
        let mut position = read_position(rules, position_text).expect("a position can be read");
        let slow = Board::read(position_text, rules.sideways);
        let mut found = String::new();
        for roll in rules.die.faces().into_iter().collect::<BTreeSet<u8>>() {
            position.roll = Some(roll);
            let mirrored = position.mover != labirinto_games::Seat::HOST;
            let acts = position.acts();
            let fast: BTreeSet<String> = acts.iter().map(|act| written(act, mirrored)).collect();
            assert_eq!(fast.len(), acts.len(), "a way is listed twice on\n{position_text}");
            assert_eq!(fast, slow.moves(usize::from(roll)), "roll {roll} on\n{position_text}");
            found.push_str(&format!(" {roll}:{}", fast.len()));
            total += fast.len();
        }
        positions += 1;
        let chosen: Vec<(usize, &str)> = words[1..].iter().copied().enumerate().collect();
        pairs.extend(
            chosen
                .iter()
                .flat_map(|one| chosen.iter().map(|other| (*one, *other)))
                .filter(|(one, other)| one.0 < other.0),
        );
        let same = counts.trim() == found.trim();
        assert!(same || env::var_os("LABIRINTO_REWRITE").is_some(), "{found} on\n{block}");
        written_anew.push_str(&format!("{rules_line}\n{position_text}ways{found}\n\n"));
    }
    assert_eq!(pairs.len(), PAIRS, "every value of an option stands beside every value of the others");
    for kind in [" knocked", " arrived", " lost", "\nlast", "\nmoved a", "\nmoved b", "\nturn a", "\nturn b"]
    {
        assert!(text.contains(kind), "no position has{kind}");
    }
    assert!(positions >= FEWEST, "only {positions} positions");
    assert!(total > 10 * positions, "the positions have hardly any ways");
    if env::var_os("LABIRINTO_REWRITE").is_some() {
        fs::write(&file, written_anew.trim_end().to_owned() + "\n").expect("the counts can be written");
    }
}
