//! The pure rules of the games: state, moves, secrets, claims, scenes, generators and computer players.
//!
//! Deliberately absent: cryptography, async, clocks, files, operating-system randomness. An RNG is an
//! argument, a computer player's spending is a [`Budget`], and everything a person reads is a [`Text`]
//! key that a shell's node resolves. No item outside a game's own folder names a game, but for the
//! list [`GAMES`].
//!
//! The centre is a pair of object-safe traits: a [`Game`] is a constant on offer, a [`Match`] the
//! PUBLIC state of one game in progress. What a seat alone knows is a [`Secret`] held by its
//! [`Keeper`]; what lies before one person (a draft and a notebook) is a [`Desk`].

pub mod amidakuji;
mod budget;
pub mod bytes;
mod claim;
mod computer;
mod desk;
mod game;
mod keeper;
pub mod labyrinthe;
pub mod lap;
mod lesson;
mod options;
mod outcome;
mod picture;
mod playing;
mod scene;
mod seat;
mod secret;
mod series;
mod simulate;
mod step;
mod text;
pub mod three_crowns;

pub use budget::Budget;
pub use claim::{Claim, Term, Witness};
pub use computer::{Computer, Level};
pub use desk::{Desk, Gesture, Input, Key};
pub use game::{Catalogue, Flaw, GAMES, Game, game_by_id, game_by_wire};
pub use keeper::Keeper;
pub use lesson::{Expect, Lesson, LessonStep};
pub use options::{OptionFault, OptionSpec, OptionValues, Options};
pub use outcome::{Outcome, Verdict};
pub use picture::picture;
pub use playing::{Due, Legal, Match, Refusal, Setup, state_of};
pub use scene::{
    Act, ActId, CELL, Cell, Direction, Form, On, Panel, PanelKind, Point, Role, Scene, Shape, Stroke, Target,
};
pub use seat::{MAX_SEATS, Seat};
pub use secret::Secret;
pub use series::Series;
pub use simulate::{Simulated, players, simulate};
pub use step::{Move, Step};
pub use text::{Argument, Text};
