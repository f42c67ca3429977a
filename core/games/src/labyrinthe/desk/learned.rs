//! What the notebook draws by itself: what follows from the answers heard so far.

use std::cell::{Ref, RefCell};

use super::super::{Ends, Grid, Heard, Knowledge};
use crate::Series;

/// The knowledge of one reader, worked out when it is looked at and not before: of answers that came since the
/// last look only the last one is searched through, the others are propagated. A look after each answer is as
/// thorough as [`Knowledge::hear`]; a long log read at once costs little more than its last answer, and says the same
/// where it is [`super::super::Certainty::Exact`]. Where it is not, it may lack what earlier searches had proved.
pub struct Learned(RefCell<Pages>);

struct Pages {
    knowledge: Knowledge,
    /// How many answers are worked in.
    read: usize,
}

impl Learned {
    /// Nothing heard yet about a maze with these ends.
    pub fn new(grid: Grid, ends: Ends) -> Learned {
        Learned(RefCell::new(Pages { knowledge: Knowledge::new(grid, ends.start, ends.goal), read: 0 }))
    }

    /// What follows from `heard`, all answers so far in their order.
    pub fn after(&self, heard: &Series<Heard>) -> Ref<'_, Knowledge> {
        if self.0.borrow().read < heard.len() {
            self.0.borrow_mut().read_on(heard);
        }
        Ref::map(self.0.borrow(), |pages| &pages.knowledge)
    }
}

impl Pages {
    fn read_on(&mut self, heard: &Series<Heard>) {
        let last = heard.len().saturating_sub(1);
        for (place, Heard { question, reply, .. }) in (self.read..).zip(heard.since(self.read)) {
            let steps = if place < last { 0 } else { Knowledge::STEPS };
            self.knowledge.hear_within(question, *reply, steps);
        }
        self.read = heard.len();
    }
}
