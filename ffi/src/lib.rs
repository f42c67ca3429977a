//! The node's public face for the native shells: one object, one callback, plain records.
//!
//! A shell opens a [`Core`] on a folder of its own with a [`Listener`], posts [`Order`]s, and draws the [`Event`]s it
//! is told. Every call but [`Core::open`] and [`Core::shut`] returns at once: what comes of it is told. Every call can
//! fail with a [`Failure`] that says whose fault it is and what to do, in the user's language.
//!
//! Deliberately absent: rules, protocol, sockets and disk (all of them the node's), and any secret outside the scene
//! of its owner. This is the only crate that names UniFFI, and the only one in which generated code is unsafe.

mod core;
mod event;
mod failure;
mod gesture;
mod listener;
mod offer;
mod order;
mod record;
mod scene;
mod setup;
mod shelf;
mod status;

pub use crate::core::Core;
pub use event::{Announcement, Event, NearTable, Notice, PeerState, QrCode};
pub use failure::Failure;
pub use gesture::{Gesture, KeyPress};
pub use listener::{Listener, ListenerFailed};
pub use offer::{Choice, Offer, OptionOnOffer};
pub use order::{Chair, KeyValue, Order, Whose};
pub use record::{HistoryLine, RecordLine, RecordState, ReplayStep, UnfinishedGame, Verification};
pub use scene::{Act, Direction, Form, On, Panel, PanelKind, Place, Role, Scene, Shape, Stroke, Target};
pub use setup::{Setup, words};
pub use status::{Clock, Finding, GameResult, Phase, SeatFinding, SeatLine, Status};

uniffi::setup_scaffolding!();
