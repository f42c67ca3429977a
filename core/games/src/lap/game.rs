//! Lap as a game on offer.

use std::ops::RangeInclusive;

use rand::CryptoRng;

use crate::{
    Computer, Desk, Flaw, Game, Keeper, Lesson, Level, Match, OptionFault, OptionSpec, OptionValues, Options,
    Refusal, Seat, Secret, Setup, Text,
};

use super::{Board, Size, State, check, computer, desk, form, generator, keeper, lesson, texts};

/// The game.
pub struct Lap;

/// LAP-1, LAP-4 and LAP-6.
static OPTIONS: [OptionSpec; 4] = [
    OptionSpec { key: "size", values: OptionValues::Words(&["10", "8"]) },
    OptionSpec { key: "wrong", values: OptionValues::Words(&["loses", "skips"]) },
    OptionSpec { key: "skip", values: OptionValues::Range { default: 1, least: 1, greatest: 5 } },
    OptionSpec { key: "undecidable", values: OptionValues::Words(&["loses", "void"]) },
];

impl Game for Lap {
    fn id(&self) -> &'static str {
        "lap"
    }

    fn wire(&self) -> u16 {
        3
    }

    fn rules_version(&self) -> u16 {
        1
    }

    fn name(&self) -> Text {
        Text::key("lap-name")
    }

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    fn options(&self) -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn open(&self, setup: &Setup) -> Result<Box<dyn Match>, OptionFault> {
        if setup.seats != 2 || setup.first.index() >= 2 {
            return Err(OptionFault::Seats(setup.seats));
        }
        Ok(Box::new(State::new(setup.clone(), size(&setup.options))))
    }

    /// A board keeps LAP-1 and, unless an undecidable one voids the game, LAP-6; a declaration keeps LAP-1, since
    /// no other could be right.
    fn check(&self, setup: &Setup, _seat: Seat, slot: u8, secret: &Secret) -> Vec<Flaw> {
        let size = size(&setup.options);
        match Board::decode(secret) {
            Some(board) if slot == 0 && !undecidable_voids(&setup.options) => check::flaws(&board, size),
            Some(board) => check::shape_flaws(&board, size),
            None => vec![Flaw { clause: "", text: Text::key("lap-flaw-unreadable"), cells: Vec::new() }],
        }
    }

    fn public_part(&self, setup: &Setup, _seat: Seat, _slot: u8, secret: &Secret) -> Option<Vec<u8>> {
        Board::decode(secret).filter(|board| board.size() == size(&setup.options)).map(|_| Vec::new())
    }

    fn generate(&self, setup: &Setup, _: Seat, _: u8, level: Level, rng: &mut dyn CryptoRng) -> Secret {
        generator::generate(size(&setup.options), level, rng).encode()
    }

    /// LAP-4: what is declared is a whole board.
    fn board_words(&self) -> &'static [&'static str] {
        &["declare"]
    }

    fn read_board(&self, options: &Options, text: &str) -> Result<Secret, Refusal> {
        let board = form::read(size(options), text)?;
        if board.blank() != 0 {
            let text = Text::key("lap-flaw-blank").number("count", board.blank().count_ones());
            return Err(Refusal { clause: "LAP-1", text });
        }
        Ok(board.encode())
    }

    fn write_board(&self, options: &Options, secret: &Secret) -> Option<String> {
        Board::decode(secret).filter(|board| board.size() == size(options)).map(|board| form::write(&board))
    }

    fn keeper(&self, setup: &Setup, seat: Seat) -> Box<dyn Keeper> {
        Box::new(keeper::Owner::new(seat, size(&setup.options)))
    }

    fn desk(&self, setup: &Setup, seat: Seat) -> Box<dyn Desk> {
        desk::open(setup, seat)
    }

    fn computer(&self, setup: &Setup, seat: Seat, level: Level) -> Box<dyn Computer> {
        computer::open(setup, seat, level)
    }

    fn lesson(&self) -> &'static Lesson {
        &lesson::LESSON
    }

    fn texts(&self) -> &'static [(&'static str, &'static str)] {
        texts::TEXTS
    }
}

/// The size that these options choose; the default for options that are not of this game.
pub(super) fn size(options: &Options) -> Size {
    options.number("size").try_into().ok().and_then(Size::new).unwrap_or(Size::DEFAULT)
}

/// Whether an undecidable board voids the game (LAP-6): then both boards are opened before the end.
pub(super) fn undecidable_voids(options: &Options) -> bool {
    options.word("undecidable") == "void"
}
