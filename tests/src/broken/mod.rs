//! The toy game, broken on purpose: one fault at a time, each of which one law of the suite has to find.

mod parts;
mod public;

use std::ops::RangeInclusive;

use labirinto_games::{
    Computer, Desk, Expect, Flaw, Game, Keeper, Lesson, LessonStep, Level, Match, OptionFault, OptionSpec,
    OptionValues, Options, Refusal, Seat, Secret, Setup, Text,
};
use rand::CryptoRng;

use crate::toy::Toy;

/// The toy game with one fault.
pub struct Broken(pub Fault);

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// None at all: the wrapping itself breaks no law.
    None,
    /// A second encoding of a move is accepted.
    MoveWithTail,
    /// Two moves have the same notation.
    NotationAlike,
    /// An answer is claimed that would be refused.
    ClaimBeyondApply,
    /// The text form of a secret is that of another.
    BoardOfAnother,
    /// The generator makes illegal secrets.
    GeneratesIllegal,
    /// The generator takes chance from elsewhere.
    GeneratesAnew,
    /// The legal list holds an illegal move.
    ListsIllegal,
    /// The complete legal list lacks a move.
    ListsTooFew,
    /// The legal list is longer than was asked for.
    ListsTooMany,
    /// A move of a seat that is not entitled is taken.
    MovesOutOfTurn,
    /// A refused step leaves a trace.
    RefusalLeavesTrace,
    /// A copy and its original are one.
    CopyShares,
    /// A seat has nothing to do.
    NothingToDo,
    /// A keeper does not answer.
    KeeperSilent,
    /// A seat wins that does not sit at the table.
    StrangerWins,
    /// A keeper lies.
    KeeperLies,
    /// The claim is true of every secret.
    ClaimTrivial,
    /// The claim is true of nothing.
    ClaimFalse,
    /// The claim is true of a secret that answers otherwise.
    ClaimTooWide,
    /// The public scene shows how often it was looked at.
    SceneCountsLooks,
    /// A sentence tells how often it was asked for.
    TellCountsLooks,
    /// The state depends on something else than the log.
    StateDrifts,
    /// A desk forgets its draft when it is replayed.
    DeskStartsAnew,
    /// A computer player moves illegally.
    ComputerIllegal,
    /// A computer player does not stop when it is told to.
    ComputerGoesOn,
    /// A computer player decides by more than what it is given.
    ComputerWavers,
    /// A computer player makes an illegal secret.
    ComputerSecretIllegal,
    /// A target has no label.
    SceneSilent,
    /// A shape leaves the bounds.
    SceneOutside,
    /// Two targets overlap.
    SceneOverlaps,
    /// Two shapes have the same id.
    SceneIdTwice,
    /// What a desk saved is refused.
    DeskRefusesOwn,
    /// What a desk saved lacks the draft.
    DeskForgets,
    /// Garbage changes a desk that refuses it.
    DeskTakesGarbage,
    /// A desk decides on an illegal move.
    DeskIllegalMove,
    /// A desk takes an act on a cell that is a button only.
    DeskTakesAnywhere,
    /// A desk changes and says that it did not.
    DeskChangesUnsaid,
    /// A text has no message.
    WordMissing,
    /// The game speaks no language.
    WordsMissing,
    /// The lesson teaches nothing.
    LessonEmpty,
    /// The lesson asks for a move that is not due.
    LessonOutOfTurn,
    /// The id of another game.
    SameId,
    /// The wire number of another game.
    SameWire,
    /// An option that belongs to the table.
    OptionOfTheTable,
}

/// Faulty games: the law that has to find each, and words of what it has to say.
pub static FAULTS: &[(&str, &str, &Broken)] = &[
    ("everything_has_one_encoding", "mean the same", &Broken(Fault::MoveWithTail)),
    ("everything_has_one_encoding", "which is read as", &Broken(Fault::NotationAlike)),
    ("everything_has_one_encoding", "claim and apply disagree", &Broken(Fault::ClaimBeyondApply)),
    ("everything_has_one_encoding", "is written as", &Broken(Fault::BoardOfAnother)),
    ("generated_secrets_are_legal", "TOY-1", &Broken(Fault::GeneratesIllegal)),
    ("generated_secrets_are_legal", "chance from elsewhere", &Broken(Fault::GeneratesAnew)),
    ("legal_moves_are_those_that_apply", "is listed and refused", &Broken(Fault::ListsIllegal)),
    ("legal_moves_are_those_that_apply", "not in the complete list", &Broken(Fault::ListsTooFew)),
    ("legal_moves_are_those_that_apply", "moves for", &Broken(Fault::ListsTooMany)),
    ("legal_moves_are_those_that_apply", "was not due", &Broken(Fault::MovesOutOfTurn)),
    ("a_refusal_changes_nothing", "changed the state", &Broken(Fault::RefusalLeavesTrace)),
    ("a_refusal_changes_nothing", "shares state", &Broken(Fault::CopyShares)),
    ("there_is_always_something_to_do", "nothing can be done", &Broken(Fault::NothingToDo)),
    ("there_is_always_something_to_do", "nothing can be done", &Broken(Fault::KeeperSilent)),
    ("there_is_always_something_to_do", "won", &Broken(Fault::StrangerWins)),
    ("honest_answers_are_claimed_truly", "is honest and", &Broken(Fault::KeeperLies)),
    ("honest_answers_are_claimed_truly", "is claimed truly", &Broken(Fault::ClaimTrivial)),
    ("honest_answers_are_claimed_truly", "is honest and", &Broken(Fault::ClaimFalse)),
    ("honest_answers_are_claimed_truly", "is claimed truly", &Broken(Fault::ClaimTooWide)),
    ("the_public_scene_follows_from_the_log", "another public scene", &Broken(Fault::SceneCountsLooks)),
    ("the_public_scene_follows_from_the_log", "is told as", &Broken(Fault::TellCountsLooks)),
    ("replay_equals_play", "in the state", &Broken(Fault::StateDrifts)),
    ("replay_equals_play", "in the desks", &Broken(Fault::DeskStartsAnew)),
    ("computers_move_legally_and_in_time", "is refused", &Broken(Fault::ComputerIllegal)),
    ("computers_move_legally_and_in_time", "told to stop", &Broken(Fault::ComputerGoesOn)),
    ("computers_move_legally_and_in_time", "when rebuilt", &Broken(Fault::ComputerWavers)),
    ("computers_move_legally_and_in_time", "made a secret", &Broken(Fault::ComputerSecretIllegal)),
    ("scenes_have_labels_and_stay_inside", "is silent", &Broken(Fault::SceneSilent)),
    ("scenes_have_labels_and_stay_inside", "no area inside", &Broken(Fault::SceneOutside)),
    ("scenes_have_labels_and_stay_inside", "overlap", &Broken(Fault::SceneOverlaps)),
    ("scenes_have_labels_and_stay_inside", "two shapes", &Broken(Fault::SceneIdTwice)),
    ("desks_are_saved_and_restored", "refuses what it saved", &Broken(Fault::DeskRefusesOwn)),
    ("desks_are_saved_and_restored", "looks different", &Broken(Fault::DeskForgets)),
    ("desks_are_saved_and_restored", "changed the desk", &Broken(Fault::DeskTakesGarbage)),
    ("gestures_lead_to_legal_acts_only", "is refused", &Broken(Fault::DeskIllegalMove)),
    ("gestures_lead_to_legal_acts_only", "is not on offer", &Broken(Fault::DeskTakesAnywhere)),
    ("gestures_lead_to_legal_acts_only", "unsaid", &Broken(Fault::DeskChangesUnsaid)),
    ("every_text_has_its_words", "toy-nowhere is missing", &Broken(Fault::WordMissing)),
    ("every_text_has_its_words", "no language", &Broken(Fault::WordsMissing)),
    ("the_lesson_can_be_played", "has no step", &Broken(Fault::LessonEmpty)),
    ("the_lesson_can_be_played", "and due is", &Broken(Fault::LessonOutOfTurn)),
];

/// The faults that only a whole catalogue shows.
pub static FAULTS_OF_A_CATALOGUE: &[&Broken] =
    &[&Broken(Fault::SameId), &Broken(Fault::SameWire), &Broken(Fault::OptionOfTheTable)];

static OPTION_OF_THE_TABLE: [OptionSpec; 1] =
    [OptionSpec { key: "clock", values: OptionValues::Words(&["off", "on"]) }];

static LESSON_OUT_OF_TURN: Lesson = Lesson {
    options: &[],
    first: Seat::HOST,
    boards: &["3", "4", "5"],
    steps: &[
        LessonStep { say: "toy-lesson", expect: Expect::Move("least 2") },
        LessonStep { say: "toy-lesson", expect: Expect::Move("least 3") },
    ],
};

static LESSON_EMPTY: Lesson = Lesson { options: &[], first: Seat::HOST, boards: &[], steps: &[] };

/// A number that differs each time it is asked for: what no rule may depend on.
fn ticking() -> u64 {
    static TICKS: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(1);
    TICKS.fetch_add(1, std::sync::atomic::Ordering::Relaxed)
}

fn illegal() -> Secret {
    Secret::from_bytes(vec![99])
}

impl Game for Broken {
    fn id(&self) -> &'static str {
        if self.0 == Fault::SameWire { "broken" } else { Toy.id() }
    }

    fn wire(&self) -> u16 {
        if self.0 == Fault::SameId { 0xFF02 } else { Toy.wire() }
    }

    fn rules_version(&self) -> u16 {
        Toy.rules_version()
    }

    fn name(&self) -> Text {
        if self.0 == Fault::WordMissing { Text::key("toy-nowhere") } else { Toy.name() }
    }

    fn seats(&self) -> RangeInclusive<u8> {
        Toy.seats()
    }

    fn options(&self) -> &'static [OptionSpec] {
        if self.0 == Fault::OptionOfTheTable { &OPTION_OF_THE_TABLE } else { Toy.options() }
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn open(&self, setup: &Setup) -> Result<Box<dyn Match>, OptionFault> {
        Ok(Box::new(public::Public::new(self.0, Toy.open(setup)?)))
    }

    fn check(&self, setup: &Setup, seat: Seat, slot: u8, secret: &Secret) -> Vec<Flaw> {
        Toy.check(setup, seat, slot, secret)
    }

    fn public_part(&self, setup: &Setup, seat: Seat, slot: u8, secret: &Secret) -> Option<Vec<u8>> {
        Toy.public_part(setup, seat, slot, secret)
    }

    fn generate(&self, setup: &Setup, seat: Seat, slot: u8, level: Level, rng: &mut dyn CryptoRng) -> Secret {
        match self.0 {
            Fault::GeneratesIllegal => illegal(),
            Fault::GeneratesAnew => Secret::from_bytes(vec![(ticking() % 10) as u8]),
            _ => Toy.generate(setup, seat, slot, level, rng),
        }
    }

    fn read_board(&self, options: &Options, text: &str) -> Result<Secret, Refusal> {
        Toy.read_board(options, text)
    }

    fn write_board(&self, options: &Options, secret: &Secret) -> Option<String> {
        let text = Toy.write_board(options, secret)?;
        Some(if self.0 == Fault::BoardOfAnother { "7".to_owned() } else { text })
    }

    fn keeper(&self, setup: &Setup, seat: Seat) -> Box<dyn Keeper> {
        Box::new(parts::Owner(self.0, Toy.keeper(setup, seat)))
    }

    fn desk(&self, setup: &Setup, seat: Seat) -> Box<dyn Desk> {
        Box::new(parts::Sheet::new(self.0, Toy.desk(setup, seat)))
    }

    fn computer(&self, setup: &Setup, seat: Seat, level: Level) -> Box<dyn Computer> {
        Box::new(parts::Player(self.0, Toy.computer(setup, seat, level)))
    }

    fn lesson(&self) -> &'static Lesson {
        match self.0 {
            Fault::LessonOutOfTurn => &LESSON_OUT_OF_TURN,
            Fault::LessonEmpty => &LESSON_EMPTY,
            _ => Toy.lesson(),
        }
    }

    fn texts(&self) -> &'static [(&'static str, &'static str)] {
        if self.0 == Fault::WordsMissing { &[] } else { Toy.texts() }
    }
}
