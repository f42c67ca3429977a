//! The list of what is near: from DNS-SD here and from the systems of phones, bounded, one entry for each id.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use super::AnnouncementId;
use crate::joining::clean_name;
use crate::links::ADDRESSES_MOST;

/// The longest list.
pub const HINTS_MOST: usize = 64;

/// A table, or a partner of one, that is said to be near.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The id of the announcement.
    pub id: AnnouncementId,
    /// What it calls itself: a label. Empty when it says nothing.
    pub name: String,
    /// The newest protocol version it says it speaks; 0 when it says nothing.
    pub version: u16,
    /// Where; at most 16.
    pub addresses: Vec<SocketAddr>,
}

/// All hints, by id and by who told.
#[derive(Clone, Debug, Default)]
pub(super) struct Near {
    hints: BTreeMap<AnnouncementId, BTreeMap<Teller, Hint>>,
    own: Vec<AnnouncementId>,
}

/// Who told of a hint.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Teller {
    /// DNS-SD here, with the full name of the service.
    Here(String),
    /// The system of the phone.
    Shell,
}

impl Near {
    pub(super) fn tell(&mut self, teller: Teller, hint: Hint) {
        let known = self.hints.contains_key(&hint.id);
        if self.own.contains(&hint.id) || (!known && self.hints.len() >= HINTS_MOST) {
            return;
        }
        let mut addresses = hint.addresses;
        addresses.sort_unstable();
        addresses.dedup();
        addresses.truncate(ADDRESSES_MOST);
        let name = if hint.name.is_empty() { String::new() } else { clean_name(&hint.name) };
        let tellers = self.hints.entry(hint.id).or_default();
        if tellers.len() < 4 || tellers.contains_key(&teller) {
            tellers.insert(teller, Hint { name, addresses, ..hint });
        }
    }

    pub(super) fn gone(&mut self, teller: &Teller) {
        self.retain(|_, each| each != teller);
    }

    pub(super) fn gone_id(&mut self, teller: &Teller, id: AnnouncementId) {
        self.retain(|each_id, each| *each_id != id || each != teller);
    }

    /// Forgets all that DNS-SD here told.
    pub(super) fn forget_here(&mut self) {
        self.retain(|_, each| *each == Teller::Shell);
    }

    /// Forgets all that the system of the phone told.
    pub(super) fn forget_shell(&mut self) {
        self.retain(|_, each| *each != Teller::Shell);
    }

    /// This one is oneself: never a hint.
    pub(super) fn own(&mut self, id: AnnouncementId) {
        self.hints.remove(&id);
        self.own.push(id);
        let excess = self.own.len().saturating_sub(HINTS_MOST);
        self.own.drain(..excess);
    }

    /// One hint for each id, in the order of ids; the addresses of all who told of it.
    pub(super) fn list(&self) -> Vec<Hint> {
        let one = |tellers: &BTreeMap<Teller, Hint>| {
            tellers.values().cloned().reduce(|mut one, other| {
                one.addresses.extend(other.addresses);
                one.addresses.sort_unstable();
                one.addresses.dedup();
                one.addresses.truncate(ADDRESSES_MOST);
                if one.name.is_empty() {
                    one.name = other.name;
                }
                one.version = one.version.max(other.version);
                one
            })
        };
        self.hints.values().filter_map(one).collect()
    }

    fn retain(&mut self, keep: impl Fn(&AnnouncementId, &Teller) -> bool) {
        self.hints.retain(|id, tellers| {
            tellers.retain(|teller, _| keep(id, teller));
            !tellers.is_empty()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hint(address: [u8; 4]) -> Hint {
        Hint {
            id: AnnouncementId::fresh().expect("randomness"),
            name: "Ada\n".into(),
            version: 1,
            addresses: vec![SocketAddr::from((address, 4017))],
        }
    }

    #[test]
    fn two_tellers_of_one_id_make_one_hint() {
        let mut near = Near::default();
        let first = hint([10, 0, 0, 1]);
        let second = Hint { addresses: vec![SocketAddr::from(([10, 0, 0, 2], 4017))], ..first.clone() };
        near.tell(Teller::Shell, first.clone());
        near.tell(Teller::Here("a".into()), second);
        assert_eq!(near.list().len(), 1);
        assert_eq!(near.list()[0].addresses.len(), 2);
        assert_eq!(near.list()[0].name, "Ada");
        near.gone(&Teller::Here("a".into()));
        assert_eq!(near.list()[0].addresses, first.addresses);
        near.gone_id(&Teller::Shell, first.id);
        assert_eq!(near.list(), []);
    }

    #[test]
    fn oneself_is_not_near_and_the_list_is_bounded() {
        let mut near = Near::default();
        let own = hint([10, 0, 0, 1]);
        near.own(own.id);
        near.tell(Teller::Shell, own);
        assert_eq!(near.list(), []);
        for number in 0..200u8 {
            let mut crowd = hint([10, 0, 1, number]);
            crowd.addresses = (1..100).map(|port| SocketAddr::from(([10, 0, 1, number], port))).collect();
            near.tell(Teller::Here(number.to_string()), crowd);
        }
        assert_eq!(near.list().len(), HINTS_MOST);
        assert!(near.list().iter().all(|hint| hint.addresses.len() == ADDRESSES_MOST));
        near.forget_here();
        assert_eq!(near.list(), []);
    }
}
