//! Whether this process stood still: suspended by the system, or stopped.

use std::time::{Duration, SystemTime};

use tokio::time::Instant;

/// Looks at both clocks from time to time.
#[derive(Debug)]
pub(super) struct Wakefulness {
    steady: Instant,
    wall: SystemTime,
    limit: Duration,
}

/// What a look at the clocks says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// Time went on as it does.
    Awake,
    /// The steady clock made a leap: the process stood still, and every socket may be dead.
    StoodStill,
    /// The wall clock made a leap and the steady one did not: the device slept, as the steady clock stands still
    /// then, or the wall clock was set. Worth asking the peers for a sign of life, and no more: nothing is ever
    /// decided by a wall clock.
    Perhaps,
}

impl Wakefulness {
    /// `limit` is the longest pause between two looks that means nothing.
    pub(super) fn new(limit: Duration) -> Wakefulness {
        Wakefulness { steady: Instant::now(), wall: SystemTime::now(), limit }
    }

    /// Compares with the last look.
    pub(super) fn look(&mut self) -> Look {
        self.look_at(Instant::now(), SystemTime::now())
    }

    fn look_at(&mut self, steady: Instant, wall: SystemTime) -> Look {
        let passed = steady.saturating_duration_since(self.steady);
        let wall_passed = wall.duration_since(self.wall).unwrap_or_default();
        self.steady = steady;
        self.wall = wall;
        if passed > self.limit {
            Look::StoodStill
        } else if wall_passed.saturating_sub(passed) > self.limit {
            Look::Perhaps
        } else {
            Look::Awake
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Duration = Duration::from_secs(86_400);
    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn only_the_steady_clock_says_that_sockets_are_dead() {
        let mut watch = Wakefulness::new(SECOND * 6);
        let (mut steady, mut wall) = (watch.steady, watch.wall);
        let mut look = |steady_step: Duration, wall_step: i8| {
            steady += steady_step;
            match wall_step {
                1 => wall += DAY,
                -1 => wall -= DAY,
                _ => wall += steady_step,
            }
            watch.look_at(steady, wall)
        };
        assert_eq!(look(SECOND, 0), Look::Awake);
        assert_eq!(look(SECOND, -1), Look::Awake);
        assert_eq!(look(SECOND, 1), Look::Perhaps);
        assert_eq!(look(SECOND, 0), Look::Awake);
        assert_eq!(look(SECOND * 7, 0), Look::StoodStill);
        assert_eq!(look(SECOND * 7, -1), Look::StoodStill);
    }
}
