//! What lies before one person.

use rand::CryptoRng;

use crate::{ActId, Direction, Keeper, Match, Move, Point, Refusal, Scene, Secret, Step};

/// What lies before one person at one seat: the unfinished input (the draft), the private marks with their
/// undo and save points (the notebook), and what follows from the log. Private, saved, never sent.
///
/// While a commitment is due of this seat, the desk is the set-up editor of that secret.
pub trait Desk: Send {
    /// Follows the log and redraws what follows from it. Called once for every step, after `public` applied it.
    fn observe(&mut self, public: &dyn Match, step: &Step);

    /// Takes one gesture. `rng` serves what a person may ask the desk to make up, such as a board.
    fn input(
        &mut self,
        public: &dyn Match,
        keeper: &dyn Keeper,
        gesture: &Gesture,
        rng: &mut dyn CryptoRng,
    ) -> Input;

    /// The whole scene of this seat. `keeper` supplies the own secret; no other secret can get in.
    fn scene(&self, public: &dyn Match, keeper: &dyn Keeper) -> Scene;

    /// The draft and the notebook, to be stored on this phone. At most 64 KiB.
    fn save(&self) -> Vec<u8>;

    /// Takes up what [`Desk::save`] stored, after the log was replayed through [`Desk::observe`].
    /// Bytes that mean nothing (any longer) leave the desk as it is and return `false`.
    fn restore(&mut self, bytes: &[u8]) -> bool;
}

/// One thing a person did, in scene units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// A tap on a panel.
    Tap {
        /// The panel's id.
        panel: u8,
        /// Where.
        at: Point,
    },
    /// A finger went down and began to drag.
    DragStart {
        /// The panel's id.
        panel: u8,
        /// Where.
        at: Point,
    },
    /// The finger is now here.
    DragMove {
        /// Where, on the panel of the start.
        at: Point,
    },
    /// The finger was lifted; the drag counts.
    DragEnd {
        /// Where.
        at: Point,
    },
    /// The drag was broken off (a call, a second finger); it does not count.
    DragCancel,
    /// A key.
    Key(Key),
    /// One of the acts on offer in the scene. What is offered on cells only is not meant by this, and changes nothing.
    Act(ActId),
    /// One of the acts that the scene offers on cells, chosen on this place: the same as moving there and doing it. An
    /// act that is not offered on cells, another panel and a place beside the board change nothing; whatever the
    /// numbers are, it never panics.
    ActAt {
        /// The act.
        act: ActId,
        /// The panel's id.
        panel: u8,
        /// Where.
        at: Point,
    },
    /// A move in notation, typed or spoken.
    Typed(String),
    /// A whole board as text, for the set-up editor.
    Board(String),
}

/// A key with a meaning; the shells map their keyboards to these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Moves the cursor by one cell.
    Step(Direction),
    /// Acts from the cursor towards a side: draws or removes a wall, marks an edge.
    Reach(Direction),
    /// Takes or ends what is drafted at the cursor.
    Confirm,
    /// Takes back the last part of the draft.
    Erase,
    /// Drops the draft.
    Cancel,
}

/// What became of a gesture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Nothing changed.
    Unchanged,
    /// The draft or the notebook changed.
    Redraw,
    /// The person decided on this move. The desk clears its draft when the step comes back through [`Desk::observe`].
    Move(Move),
    /// The person declared the secret of this slot ready; it is legal.
    Ready {
        /// Which secret.
        slot: u8,
        /// The secret.
        secret: Secret,
    },
    /// Not possible, and why. The draft is untouched unless it had to be repaired.
    Refused(Refusal),
}
