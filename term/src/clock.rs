//! The clock of a table, which this shell goes on counting between two words of the node.

use std::time::{Duration, Instant};

use labirinto_node::{Clock, Status};

/// A clock as it was told last, and when that was.
pub struct RunningClock {
    clock: Clock,
    told: Instant,
}

impl RunningClock {
    /// The clock of a status that was told just now; `None` where there is none.
    pub fn of(status: &Status) -> Option<RunningClock> {
        status.clock.clone().map(|clock| RunningClock { clock, told: Instant::now() })
    }

    /// As it stands now.
    pub fn now(&self) -> Clock {
        let left = self.clock.after(self.told.elapsed().as_millis() as u64);
        Clock { left, ..self.clock.clone() }
    }

    /// How long until its figures change; `None` while it stands.
    pub fn beat(&self) -> Option<Duration> {
        let now = self.now();
        let left = *now.left.get(now.runs?.index())?;
        Some(Duration::from_millis(match left.rem_euclid(1000) {
            0 => 1000,
            part => part.unsigned_abs(),
        }))
    }
}

/// So many milliseconds in minutes and seconds, such as `4:12`; begun seconds count, so that `0:00` is out of time.
pub fn figures(left: i64) -> String {
    let seconds = left.saturating_add(999).div_euclid(1000);
    let sign = if seconds < 0 { "-" } else { "" };
    let seconds = seconds.unsigned_abs();
    format!("{sign}{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_of_clock_count_begun_seconds() {
        let shown = [300_000, 299_001, 299_000, 1, 0, -999, -1000, -61_000].map(figures);
        assert_eq!(shown, ["5:00", "5:00", "4:59", "0:01", "0:00", "0:00", "-0:01", "-1:01"]);
    }

    #[test]
    fn a_clock_that_stands_has_no_beat() {
        let clock = |runs| Clock { minutes: 5, left: vec![300_000, 1_500], runs, over: String::new() };
        let running = |runs| RunningClock { clock: clock(runs), told: Instant::now() };
        assert_eq!(running(None).beat(), None);
        let beat = running(labirinto_games::Seat::new(1)).beat().expect("it runs");
        assert!(beat <= Duration::from_secs(1) && !beat.is_zero());
    }
}
