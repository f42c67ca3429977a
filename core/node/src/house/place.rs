//! Who sits at a seat of this device, and what lies before them.

use labirinto_games::{Desk, Game, Match, Seat, Setup, Step};

use super::computer::Mind;
use crate::{Player, PlayerKind};

/// A seat of this device.
pub(crate) struct Place {
    /// Who.
    pub(crate) player: Player,
    /// What lies there; `None` before the match is open.
    pub(crate) side: Option<Side>,
}

/// What lies at a seat.
pub(crate) enum Side {
    /// A person's desk.
    Desk(DeskSide),
    /// A computer player.
    Mind(Mind),
}

/// A person's desk with what was stored of it last.
pub(crate) struct DeskSide {
    /// The desk.
    pub(crate) desk: Box<dyn Desk>,
    /// As stored.
    pub(crate) stored: Vec<u8>,
    /// When it has to be stored next, by the house's clock.
    pub(crate) store_at: Option<u64>,
}

impl Place {
    /// A seat for this player.
    pub(crate) fn new(player: Player) -> Place {
        Place { player, side: None }
    }

    /// Whether a person sits there.
    pub(crate) fn is_person(&self) -> bool {
        self.player.kind == PlayerKind::Person
    }

    /// Lays out a fresh side, as at the beginning of the match.
    pub(crate) fn lay(&mut self, game: &'static dyn Game, setup: &Setup, seat: Seat) {
        self.side = Some(match self.player.kind {
            PlayerKind::Person => {
                Side::Desk(DeskSide { desk: game.desk(setup, seat), stored: Vec::new(), store_at: None })
            }
            PlayerKind::Computer(level) => Side::Mind(Mind::new(game.computer(setup, seat, level))),
        });
    }

    /// Follows the log.
    pub(crate) fn observe(&mut self, public: &dyn Match, step: &Step) {
        match &mut self.side {
            Some(Side::Desk(side)) => side.desk.observe(public, step),
            Some(Side::Mind(mind)) => mind.observe(public, step),
            None => {}
        }
    }

    /// The person's desk.
    pub(crate) fn desk(&mut self) -> Option<&mut DeskSide> {
        match &mut self.side {
            Some(Side::Desk(side)) => Some(side),
            _ => None,
        }
    }

    /// The computer player.
    pub(crate) fn mind(&mut self) -> Option<&mut Mind> {
        match &mut self.side {
            Some(Side::Mind(mind)) => Some(mind),
            _ => None,
        }
    }
}
