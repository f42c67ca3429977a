//! What a computer player may spend.

/// What a computer player may spend on one decision: steps of search, and optionally a signal to stop.
/// With steps alone a decision is reproducible (tests); the signal serves play, where a shell owns the clock.
pub struct Budget<'a> {
    steps: u64,
    stop: Option<&'a dyn Fn() -> bool>,
}

impl<'a> Budget<'a> {
    /// At most `steps` steps.
    pub fn steps(steps: u64) -> Budget<'a> {
        Budget { steps, stop: None }
    }

    /// At most `steps` steps, and none after `stop` said so.
    pub fn until(steps: u64, stop: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { steps, stop: Some(stop) }
    }

    /// Takes `cost` steps. `false`: nothing is left, the player must decide with what it has.
    pub fn spend(&mut self, cost: u64) -> bool {
        if self.steps < cost || self.stop.is_some_and(|stop| stop()) {
            self.steps = 0;
            return false;
        }
        self.steps -= cost;
        true
    }

    /// The steps that are left.
    pub fn left(&self) -> u64 {
        self.steps
    }
}
