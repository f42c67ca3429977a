//! How long each seat of a table has been awaited.

use labirinto_games::Seat;

/// How long each seat has been awaited, as this device counts it by its own steady clock. At most one seat is counted
/// at a time, and nobody while the device is suspended.
///
/// It shows, and decides nothing: nothing of it goes over a link or into a record, and nothing ends by it. Two devices
/// may differ by what the link took, since each counts from when it knows of a move. What was counted since the last
/// move that was stored is lost when the process is killed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clock {
    /// Milliseconds by seat; a seat behind the end was never awaited.
    used: Vec<u64>,
    /// Who is awaited, and from when on that is not in `used` yet.
    runs: Option<(Seat, u64)>,
    suspended: bool,
}

impl Clock {
    /// A clock that stands, with what was counted before.
    pub(crate) fn with(used: Vec<u64>) -> Clock {
        Clock { used, runs: None, suspended: false }
    }

    /// From `now` on `seat` is awaited; `None`: nobody.
    pub(crate) fn run(&mut self, seat: Option<Seat>, now: u64) {
        self.used = self.used(now);
        self.runs = seat.filter(|_| !self.suspended).map(|seat| (seat, now));
    }

    /// Stands from `now` on, whoever is awaited.
    pub(crate) fn suspend(&mut self, now: u64) {
        self.run(None, now);
        self.suspended = true;
    }

    /// Runs again when it is told next who is awaited.
    pub(crate) fn resume(&mut self) {
        self.suspended = false;
    }

    /// Who is counted.
    pub(crate) fn runs(&self) -> Option<Seat> {
        self.runs.map(|(seat, _)| seat)
    }

    /// Milliseconds for which each seat was awaited until `now`, in seat order, as they are stored.
    pub(crate) fn used(&self, now: u64) -> Vec<u64> {
        let mut used = self.used.clone();
        if let Some((seat, since)) = self.runs {
            if used.len() <= seat.index() {
                used.resize(seat.index() + 1, 0);
            }
            used[seat.index()] += now.saturating_sub(since);
        }
        used
    }

    /// When the time of the seat that is counted is over, if each has `limit` milliseconds; `None` when nobody is
    /// counted, or it was over when [`Clock::run`] was last told.
    pub(crate) fn over_at(&self, limit: u64) -> Option<u64> {
        let (seat, since) = self.runs?;
        let left = limit.saturating_sub(self.used.get(seat.index()).copied().unwrap_or(0));
        (left > 0).then_some(since + left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat::HOST;

    fn lea() -> Seat {
        ADA.next(2)
    }

    #[test]
    fn only_who_is_awaited_is_counted() {
        let mut clock = Clock::default();
        assert!(clock.used(5_000).is_empty(), "nobody is awaited yet");
        clock.run(Some(ADA), 5_000);
        assert_eq!(clock.used(7_000), [2_000]);
        clock.run(Some(ADA), 8_000);
        clock.run(Some(lea()), 9_000);
        assert_eq!((clock.runs(), clock.used(9_500)), (Some(lea()), vec![4_000, 500]));
        clock.run(None, 10_000);
        assert_eq!((clock.runs(), clock.used(60_000)), (None, vec![4_000, 1_000]));
    }

    #[test]
    fn it_stands_while_the_device_is_suspended() {
        let mut clock = Clock::default();
        clock.run(Some(ADA), 0);
        clock.suspend(1_000);
        clock.run(Some(ADA), 2_000);
        assert_eq!(
            (clock.runs(), clock.used(9_000)),
            (None, vec![1_000]),
            "a word about turns wakes nothing"
        );
        clock.resume();
        clock.run(Some(ADA), 10_000);
        assert_eq!(clock.used(11_000), [2_000]);
    }

    #[test]
    fn what_was_stored_goes_on_from_where_it_stood() {
        let mut clock = Clock::default();
        clock.run(Some(lea()), 100);
        let stored = clock.used(1_100);
        let mut again = Clock::with(stored);
        assert_eq!(again.used(50_000), [0, 1_000], "it stands until somebody is awaited");
        again.run(Some(ADA), 60_000);
        assert_eq!(again.used(60_500), [500, 1_000]);
    }

    #[test]
    fn it_says_once_when_the_time_is_over() {
        let mut clock = Clock::with(vec![3_000]);
        assert_eq!(clock.over_at(10_000), None, "nobody is awaited");
        clock.run(Some(ADA), 50_000);
        assert_eq!(clock.over_at(10_000), Some(57_000));
        clock.run(Some(ADA), 57_000);
        assert_eq!(clock.over_at(10_000), None);
        clock.run(Some(lea()), 58_000);
        assert_eq!(clock.over_at(10_000), Some(68_000));
    }
}
