//! Which of several links with one peer is the one in use. Sans-IO: the caller carries out what is returned.
//!
//! When both sides dial at the same time there are two links, and the two sides may see them come and go in
//! different orders. So one side chooses: the one with the lower key (the chooser) tells on a link that it is
//! taken, with a number that grows; the other obeys the highest number. At most one link is in use, both sides
//! use the same one, and a link is only given up for one that is whole.
//!
//! A Hello carries how many links its speaker has lost. A higher count than at the link in use means that the
//! peer has given that one up: it is replaced at once, not after its silence was noticed. A different instance
//! means a restart, or a clone: the link in use is asked for a sign of life first.

use crate::identity::Instance;

/// A link, as the caller numbers them.
pub(super) type LinkId = usize;

/// What is known of the links with one peer.
#[derive(Debug)]
pub(super) struct Pair {
    chooser: bool,
    /// Links that said hello and that the chooser has not decided on. The chooser itself has none.
    waiting: Vec<Known>,
    used: Option<Known>,
    /// A link of another instance, while the one in use is asked for a sign of life.
    contender: Option<Contender>,
    /// How many links in use ended here; one that the chooser replaced is not among them.
    lost: u64,
    /// Chooser: the number of the last link taken. Other side: the highest number obeyed, with its instance.
    taken: u64,
    obeyed: Option<(Instance, u64)>,
}

#[derive(Clone, Copy, Debug)]
struct Known {
    link: LinkId,
    instance: Instance,
    lost: u64,
}

#[derive(Clone, Copy, Debug)]
struct Contender {
    known: Known,
    /// The number with which the chooser took it.
    number: Option<u64>,
}

/// What the caller must do, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// This link is in use from now on. `Some`: tell the peer with this number.
    Use { link: LinkId, number: Option<u64> },
    /// The link in use is given up for another.
    Replace { link: LinkId },
    /// Close this link, which was not in use.
    Spare { link: LinkId },
    /// Close this link: the identity already runs in another instance that is alive.
    Clone { link: LinkId },
    /// Ask this link for a sign of life, then call [`Pair::alive`], or [`Pair::silent`] in time.
    Probe { link: LinkId },
}

impl Pair {
    /// `begin` is where this side's counts begin: higher than any count of an earlier pair with the same peer, so
    /// that a peer that was forgotten and met again counts on. Milliseconds since the start of the links serve.
    pub(super) fn new(chooser: bool, begin: u64) -> Pair {
        Pair {
            chooser,
            waiting: Vec::new(),
            used: None,
            contender: None,
            lost: begin,
            taken: begin,
            obeyed: None,
        }
    }

    /// How many links in use were lost here: goes into the next Hello.
    pub(super) fn lost(&self) -> u64 {
        self.lost
    }

    pub(super) fn in_use(&self) -> Option<LinkId> {
        self.used.map(|known| known.link)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.used.is_none() && self.waiting.is_empty() && self.contender.is_none()
    }

    /// A link is whole: the peer said hello on it.
    pub(super) fn hello(&mut self, link: LinkId, instance: Instance, lost: u64) -> Vec<Deed> {
        let known = Known { link, instance, lost };
        if self.chooser {
            self.choose(known)
        } else {
            self.waiting.push(known);
            Vec::new()
        }
    }

    /// The peer took this link with this number. Not for the chooser's ears: `None`, the peer breaks the protocol.
    pub(super) fn take(&mut self, link: LinkId, number: u64) -> Option<Vec<Deed>> {
        if self.chooser {
            return None;
        }
        let position = self.waiting.iter().position(|known| known.link == link)?;
        let known = self.waiting.remove(position);
        if self.obeyed.is_some_and(|(instance, obeyed)| instance == known.instance && number <= obeyed) {
            return Some(vec![Deed::Spare { link }]);
        }
        Some(match self.used {
            Some(used) if used.instance != known.instance => self.contest(known, Some(number)),
            _ => self.switch(known, Some(number)),
        })
    }

    /// This link is gone.
    pub(super) fn ended(&mut self, link: LinkId) -> Vec<Deed> {
        self.waiting.retain(|known| known.link != link);
        if self.contender.is_some_and(|contender| contender.known.link == link) {
            self.contender = None;
        }
        if self.in_use() != Some(link) {
            return Vec::new();
        }
        self.used = None;
        self.lost = self.lost.saturating_add(1);
        match self.contender.take() {
            Some(contender) => self.switch(contender.known, contender.number),
            None => Vec::new(),
        }
    }

    /// The link in use gave the sign of life it was asked for: with a contender, the peer is a clone.
    pub(super) fn alive(&mut self, link: LinkId) -> Vec<Deed> {
        match self.contender {
            Some(contender) if self.in_use() == Some(link) => {
                self.contender = None;
                vec![Deed::Clone { link: contender.known.link }]
            }
            _ => Vec::new(),
        }
    }

    /// The link in use gave no sign of life in time: the contender takes its place.
    pub(super) fn silent(&mut self, link: LinkId) -> Vec<Deed> {
        match self.contender {
            Some(contender) if self.in_use() == Some(link) => {
                self.contender = None;
                self.switch(contender.known, contender.number)
            }
            _ => Vec::new(),
        }
    }

    fn choose(&mut self, known: Known) -> Vec<Deed> {
        match self.used {
            None => self.switch(known, None),
            Some(used) if used.instance != known.instance => self.contest(known, None),
            Some(used) if known.lost > used.lost => self.switch(known, None),
            Some(_) => vec![Deed::Spare { link: known.link }],
        }
    }

    fn contest(&mut self, known: Known, number: Option<u64>) -> Vec<Deed> {
        let Some(used) = self.used else { return self.switch(known, number) };
        let mut deeds = Vec::new();
        if let Some(former) = self.contender.replace(Contender { known, number }) {
            deeds.push(Deed::Spare { link: former.known.link });
        }
        deeds.push(Deed::Probe { link: used.link });
        deeds
    }

    fn switch(&mut self, known: Known, number: Option<u64>) -> Vec<Deed> {
        let mut deeds = Vec::new();
        if let Some(used) = self.used.take() {
            deeds.push(Deed::Replace { link: used.link });
        }
        if let Some(contender) = self.contender.take() {
            deeds.push(Deed::Spare { link: contender.known.link });
        }
        self.used = Some(known);
        let number = if self.chooser {
            self.taken += 1;
            Some(self.taken)
        } else {
            self.obeyed = number.map(|number| (known.instance, number));
            None
        };
        deeds.push(Deed::Use { link: known.link, number });
        deeds
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, VecDeque};

    use proptest::prelude::*;

    use super::*;

    const ONE: Instance = Instance([1; 16]);
    const TWO: Instance = Instance([2; 16]);

    #[test]
    fn the_chooser_keeps_the_first_whole_link_and_spares_the_next() {
        let mut pair = Pair::new(true, 0);
        assert_eq!(pair.hello(1, ONE, 0), [Deed::Use { link: 1, number: Some(1) }]);
        assert_eq!(pair.hello(2, ONE, 0), [Deed::Spare { link: 2 }]);
        assert_eq!(pair.in_use(), Some(1));
    }

    #[test]
    fn a_peer_that_lost_the_link_in_use_gets_the_new_one_at_once() {
        let mut pair = Pair::new(true, 0);
        pair.hello(1, ONE, 0);
        assert_eq!(
            pair.hello(2, ONE, 1),
            [Deed::Replace { link: 1 }, Deed::Use { link: 2, number: Some(2) }]
        );
        assert_eq!(pair.ended(1), []);
        assert_eq!(pair.lost(), 0);
    }

    #[test]
    fn the_other_side_obeys_the_highest_number_only() {
        let mut pair = Pair::new(false, 0);
        assert_eq!(pair.hello(1, ONE, 0), []);
        assert_eq!(pair.hello(2, ONE, 0), []);
        assert_eq!(pair.take(2, 2), Some(vec![Deed::Use { link: 2, number: None }]));
        assert_eq!(pair.take(1, 1), Some(vec![Deed::Spare { link: 1 }]));
        assert_eq!(pair.take(9, 3), None);
        assert_eq!(pair.ended(2), []);
        assert_eq!(pair.lost(), 1);
    }

    #[test]
    fn nobody_takes_from_the_chooser() {
        let mut pair = Pair::new(true, 0);
        pair.hello(1, ONE, 0);
        assert_eq!(pair.take(1, 1), None);
    }

    #[test]
    fn two_living_instances_are_a_clone_and_a_dead_one_is_a_restart() {
        for chooser in [true, false] {
            let arrive = |pair: &mut Pair, link, instance| {
                let deeds = pair.hello(link, instance, 0);
                if chooser { deeds } else { pair.take(link, 1).expect("waiting") }
            };
            let mut pair = Pair::new(chooser, 0);
            arrive(&mut pair, 1, ONE);
            assert_eq!(arrive(&mut pair, 2, TWO), [Deed::Probe { link: 1 }]);
            assert_eq!(pair.alive(1), [Deed::Clone { link: 2 }]);
            assert_eq!(pair.in_use(), Some(1));

            assert_eq!(arrive(&mut pair, 3, TWO), [Deed::Probe { link: 1 }]);
            let deeds = pair.silent(1);
            assert_eq!(deeds[0], Deed::Replace { link: 1 });
            assert!(matches!(deeds[1], Deed::Use { link: 3, .. }));

            assert_eq!(arrive(&mut pair, 4, ONE), [Deed::Probe { link: 3 }]);
            assert!(matches!(pair.ended(3)[..], [Deed::Use { link: 4, .. }]));
        }
    }

    /// Two sides and the links between them; every link carries its messages in order, each at its own pace.
    struct World {
        pairs: [Pair; 2],
        links: BTreeMap<LinkId, Wire>,
        next: LinkId,
        uses: [Vec<LinkId>; 2],
        replaced: usize,
    }

    #[derive(Default)]
    struct Wire {
        /// Towards side 0 and side 1.
        messages: [VecDeque<Message>; 2],
        open: [bool; 2],
    }

    #[derive(Clone, Copy)]
    enum Message {
        Hello(u64),
        Take(u64),
        End,
    }

    impl World {
        fn new() -> World {
            World {
                pairs: [Pair::new(true, 0), Pair::new(false, 0)],
                links: BTreeMap::new(),
                next: 0,
                uses: [Vec::new(), Vec::new()],
                replaced: 0,
            }
        }

        fn open(&mut self) {
            let mut wire = Wire { open: [true; 2], ..Wire::default() };
            for side in 0..2 {
                wire.messages[1 - side].push_back(Message::Hello(self.pairs[side].lost()));
            }
            self.links.insert(self.next, wire);
            self.next += 1;
        }

        fn end(&mut self, side: usize, link: LinkId) {
            let wire = self.links.get_mut(&link).expect("opened");
            if std::mem::take(&mut wire.open[side]) {
                wire.messages[1 - side].push_back(Message::End);
                wire.messages[side].clear();
                let deeds = self.pairs[side].ended(link);
                self.carry_out(side, deeds);
            }
        }

        fn carry_out(&mut self, side: usize, deeds: Vec<Deed>) {
            for deed in deeds {
                match deed {
                    Deed::Use { link, number } => {
                        self.uses[side].push(link);
                        if let Some(number) = number {
                            let wire = self.links.get_mut(&link).expect("opened");
                            wire.messages[1 - side].push_back(Message::Take(number));
                        }
                    }
                    Deed::Replace { link } => {
                        self.replaced += 1;
                        self.end(side, link);
                    }
                    Deed::Spare { link } | Deed::Clone { link } => self.end(side, link),
                    Deed::Probe { .. } => panic!("one instance a side"),
                }
            }
        }

        fn deliver(&mut self, side: usize, link: LinkId) -> bool {
            let Some(wire) = self.links.get_mut(&link) else { return false };
            let Some(message) = wire.messages[side].pop_front() else { return false };
            if !wire.open[side] {
                return true;
            }
            let deeds = match message {
                Message::Hello(lost) => self.pairs[side].hello(link, ONE, lost),
                Message::Take(number) => self.pairs[side].take(link, number).expect("in turn"),
                Message::End => {
                    self.end(side, link);
                    Vec::new()
                }
            };
            self.carry_out(side, deeds);
            true
        }

        fn settle(&mut self) {
            while (0..self.next).any(|link| self.deliver(0, link) || self.deliver(1, link)) {}
        }
    }

    proptest! {
        /// Crossed dials, in any order of arrival: one link, the same on both sides, and it never changes.
        #[test]
        fn crossed_dials_end_in_one_link(opened in 1usize..5, order in proptest::collection::vec((0usize..2, 0usize..5), 0..40)) {
            let mut world = World::new();
            (0..opened).for_each(|_| world.open());
            for (side, link) in order {
                world.deliver(side, link);
            }
            world.settle();
            prop_assert_eq!(&world.uses[0], &world.uses[1]);
            prop_assert_eq!(world.uses[0].len(), 1);
            prop_assert_eq!(world.replaced, 0);
            prop_assert_eq!(world.links.values().filter(|wire| wire.open == [true; 2]).count(), 1);
        }

        /// Links that come and are cut at any time: both sides agree in the end, and one more dial always helps.
        #[test]
        fn both_sides_agree_after_any_cuts(script in proptest::collection::vec((0u8..4, 0usize..2, 0usize..8), 0..120)) {
            let mut world = World::new();
            for (what, side, link) in script {
                match what {
                    0 => world.open(),
                    1 if link < world.next => world.end(side, link),
                    _ => { world.deliver(side, link); }
                }
            }
            world.settle();
            prop_assert_eq!(world.pairs[0].in_use(), world.pairs[1].in_use());
            if world.pairs[0].in_use().is_none() {
                world.open();
                world.settle();
            }
            let used = world.pairs[0].in_use().expect("a link that was not cut");
            prop_assert_eq!(Some(used), world.pairs[1].in_use());
            prop_assert_eq!(world.links[&used].open, [true; 2]);
        }
    }
}
