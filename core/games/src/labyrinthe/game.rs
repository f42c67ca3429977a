//! Labyrinthe as a game on offer.

use std::ops::RangeInclusive;

use rand::CryptoRng;

use crate::{
    Computer, Desk, Flaw, Game, Keeper, Lesson, Level, Match, OptionFault, OptionSpec, OptionValues, Options,
    Refusal, Seat, Secret, Setup, Text,
};

use super::{Ends, Grid, Maze, State, check, computer, desk, form, generator, keeper, lesson, texts};

/// The game.
pub struct Labyrinthe;

/// LYR-1 and LYR-8.
static OPTIONS: [OptionSpec; 2] = [
    OptionSpec { key: "size", values: OptionValues::Range { default: 5, least: 5, greatest: 10 } },
    OptionSpec { key: "equal_turns", values: OptionValues::Words(&["no", "yes"]) },
];

impl Game for Labyrinthe {
    fn id(&self) -> &'static str {
        "labyrinthe"
    }

    fn wire(&self) -> u16 {
        1
    }

    fn rules_version(&self) -> u16 {
        1
    }

    fn name(&self) -> Text {
        Text::key("labyrinthe-name")
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
        let size = setup.options.number("size");
        let grid = Grid::new(size.try_into().unwrap_or(0));
        let bad = || OptionFault::BadValue { key: "size".to_owned(), value: size.to_string() };
        Ok(Box::new(State::new(setup.clone(), grid.ok_or_else(bad)?)))
    }

    fn check(&self, setup: &Setup, _seat: Seat, slot: u8, secret: &Secret) -> Vec<Flaw> {
        match Maze::decode(secret).filter(|_| slot == 0) {
            Some(maze) => check::flaws(&maze, grid(&setup.options)),
            None => {
                let text = Text::key("labyrinthe-flaw-unreadable");
                vec![Flaw { clause: "", text, cells: Vec::new() }]
            }
        }
    }

    fn public_part(&self, setup: &Setup, _seat: Seat, slot: u8, secret: &Secret) -> Option<Vec<u8>> {
        let maze = Maze::decode(secret).filter(|maze| slot == 0 && maze.grid() == grid(&setup.options))?;
        Some(Ends { start: maze.start(), goal: maze.goal() }.encode())
    }

    fn generate(
        &self,
        setup: &Setup,
        _seat: Seat,
        _slot: u8,
        level: Level,
        rng: &mut dyn CryptoRng,
    ) -> Secret {
        generator::generate(grid(&setup.options), level, rng).encode()
    }

    fn read_board(&self, options: &Options, text: &str) -> Result<Secret, Refusal> {
        Ok(form::read(grid(options), text)?.encode())
    }

    fn write_board(&self, options: &Options, secret: &Secret) -> Option<String> {
        Maze::decode(secret).filter(|maze| maze.grid() == grid(options)).map(|maze| form::write(&maze))
    }

    fn keeper(&self, setup: &Setup, seat: Seat) -> Box<dyn Keeper> {
        Box::new(keeper::Owner::new(seat, grid(&setup.options)))
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

/// The grid that these options choose; the default for options that are not of this game.
pub(super) fn grid(options: &Options) -> Grid {
    Grid::new(options.number("size").try_into().unwrap_or(0)).unwrap_or(Grid::SMALLEST)
}
