//! Whole joinings in one process: honest ones, broken ones, and one with somebody in the middle.

use super::digits;
use super::message::{Ask, Roster, ToGuest, ToHost};
use super::*;
use crate::identity::Identity;

const LINK: [u8; 16] = [77; 16];

fn peer(seed: u8) -> Peer {
    Identity::from_secret([seed; 32]).peer()
}

/// A host (seed 1) and guests (seeds 2, 3, …) whose frames arrive at once.
struct Room {
    host: Hosting,
    guests: Vec<(Peer, Guesting)>,
    now: u64,
    host_said: Vec<HostOutput>,
    guests_said: Vec<Vec<GuestOutput>>,
}

impl Room {
    fn open(seats: u8) -> Room {
        Room {
            host: Hosting::new(peer(1), "Host", 1, seats, LINK, [1; 32], 0),
            guests: Vec::new(),
            now: 0,
            host_said: Vec::new(),
            guests_said: Vec::new(),
        }
    }

    fn guest(&mut self, seed: u8, link: Option<[u8; 16]>) {
        let (guest, outputs) =
            Guesting::new(peer(seed), peer(1), &format!("Guest {seed}"), &[], link, [seed; 32], self.now);
        self.guests.push((peer(seed), guest));
        self.guests_said.push(Vec::new());
        self.guest_did(self.guests.len() - 1, outputs);
    }

    fn host(&mut self, input: HostInput<'_>) {
        let outputs = self.host.handle(input, self.now);
        self.host_did(outputs);
    }

    fn at_guest(&mut self, index: usize, input: GuestInput<'_>) {
        let outputs = self.guests[index].1.handle(input, self.now);
        self.guest_did(index, outputs);
    }

    fn host_did(&mut self, outputs: Vec<HostOutput>) {
        for output in outputs {
            if let HostOutput::Send { peer, bytes } = output {
                if let Some(index) = self.guests.iter().position(|(guest, _)| *guest == peer) {
                    self.at_guest(index, GuestInput::Frame(&bytes));
                }
            } else {
                self.host_said.push(output);
            }
        }
    }

    fn guest_did(&mut self, index: usize, outputs: Vec<GuestOutput>) {
        for output in outputs {
            if let GuestOutput::Send(bytes) = output {
                let peer = self.guests[index].0;
                self.host(HostInput::Frame { peer, bytes: &bytes });
            } else {
                self.guests_said[index].push(output);
            }
        }
    }

    fn host_digits(&self) -> Option<&String> {
        self.host_said.iter().find_map(|said| match said {
            HostOutput::Digits(digits) => Some(digits),
            _ => None,
        })
    }

    fn guest_digits(&self, index: usize) -> Option<&String> {
        self.guests_said[index].iter().find_map(|said| match said {
            GuestOutput::Digits(digits) => Some(digits),
            _ => None,
        })
    }

    fn joined(&self) -> Option<&Vec<Member>> {
        self.host_said.iter().find_map(|said| match said {
            HostOutput::Joined(members) => Some(members),
            _ => None,
        })
    }
}

#[test]
fn a_scanned_link_needs_the_hosts_yes_and_no_digits() {
    let mut room = Room::open(2);
    room.guest(2, Some(LINK));
    assert!(matches!(room.host_said[..], [HostOutput::WantsSeat { by_link: true, .. }]));
    assert_eq!(room.guests_said[0], []);
    room.host(HostInput::Accept(peer(2)));
    let members = room.joined().expect("joined").clone();
    assert_eq!(members.iter().map(|member| member.peer).collect::<Vec<_>>(), [peer(1), peer(2)]);
    assert_eq!(room.guests_said[0], [GuestOutput::Joined(members)]);
    assert_eq!(room.host_digits(), None);
}

#[test]
fn an_address_needs_digits_and_both_yeses() {
    for host_first in [true, false] {
        let mut room = Room::open(2);
        room.guest(2, None);
        room.host(HostInput::Accept(peer(2)));
        assert!(room.host_digits().is_some());
        assert_eq!(room.host_digits(), room.guest_digits(0));
        let confirm = |room: &mut Room, host: bool| {
            if host { room.host(HostInput::Confirm) } else { room.at_guest(0, GuestInput::Confirm) }
        };
        confirm(&mut room, host_first);
        assert!(room.joined().is_none());
        assert_eq!(room.guests_said[0].len(), 1);
        confirm(&mut room, !host_first);
        assert!(room.joined().is_some());
        assert!(matches!(room.guests_said[0].last(), Some(GuestOutput::Joined(_))));
    }
}

#[test]
fn they_differ_ends_it_on_both_sides() {
    for by_host in [true, false] {
        let mut room = Room::open(2);
        room.guest(2, None);
        room.host(HostInput::Accept(peer(2)));
        room.host(HostInput::Confirm);
        if by_host {
            room.host(HostInput::Differ)
        } else {
            room.at_guest(0, GuestInput::Differ)
        }
        assert!(room.host_said.contains(&HostOutput::Ended(JoiningEnd::Differ)));
        assert!(room.guests_said[0].contains(&GuestOutput::Ended(JoiningEnd::Differ)));
        room.host(HostInput::Confirm);
        room.at_guest(0, GuestInput::Confirm);
        assert!(room.joined().is_none());
    }
}

#[test]
fn a_party_has_one_string_over_all_seats() {
    let mut room = Room::open(4);
    room.guest(2, Some(LINK));
    room.guest(3, None);
    room.guest(4, Some(LINK));
    for seed in [3, 2, 4] {
        assert_eq!(room.host_digits(), None, "nothing is revealed before all are there");
        room.host(HostInput::Accept(peer(seed)));
    }
    let digits = room.host_digits().expect("one guest has no link").clone();
    for index in 0..3 {
        assert_eq!(room.guest_digits(index), Some(&digits));
        assert!(room.joined().is_none());
        room.at_guest(index, GuestInput::Confirm);
    }
    room.host(HostInput::Confirm);
    assert_eq!(room.joined().map(Vec::len), Some(4));
    for index in 0..3 {
        assert!(
            matches!(room.guests_said[index].last(), Some(GuestOutput::Joined(members)) if members.len() == 4)
        );
    }
}

#[test]
fn a_link_is_void_after_ten_minutes_after_a_renewal_and_for_others() {
    let mut room = Room::open(3);
    room.guest(2, Some([1; 16]));
    assert_eq!(room.guests_said[0], [GuestOutput::Declined(Declined::LinkExpired)]);
    room.now = JOINING_MOST_MS;
    assert!(room.host.link_is_old(room.now));
    room.guest(3, Some(LINK));
    assert_eq!(room.guests_said[1], [GuestOutput::Declined(Declined::LinkExpired)]);
    room.host.renew_link([2; 16], room.now);
    room.guest(4, Some([2; 16]));
    assert_eq!(room.guests_said[2], []);
}

#[test]
fn a_full_table_and_a_no_are_told() {
    let mut room = Room::open(2);
    room.guest(2, Some(LINK));
    room.guest(3, Some(LINK));
    room.guest(4, Some(LINK));
    room.host(HostInput::Decline(peer(2)));
    assert_eq!(room.guests_said[0], [GuestOutput::Declined(Declined::ByHost)]);
    room.host(HostInput::Accept(peer(3)));
    assert_eq!(room.guests_said[2], [GuestOutput::Declined(Declined::Full)]);
    assert!(room.host_said.contains(&HostOutput::Part(peer(4))));
}

#[test]
fn a_link_lost_for_a_moment_changes_nothing() {
    let mut room = Room::open(2);
    let (mut guest, asking) = Guesting::new(peer(2), peer(1), "Guest", &[], None, [2; 32], 0);
    let frame = |output: &GuestOutput| match output {
        GuestOutput::Send(bytes) => bytes.clone(),
        other => panic!("a frame, not {other:?}"),
    };
    let ask = frame(&asking[0]);
    room.host(HostInput::Frame { peer: peer(2), bytes: &ask });
    let sent = room.host.handle(HostInput::Accept(peer(2)), 0);
    assert_eq!(sent.len(), 1);
    room.host(HostInput::Gone(peer(2)));
    guest.handle(GuestInput::Gone, 0);
    assert_eq!(guest.handle(GuestInput::Back, 10), asking);
    assert_eq!(room.host.handle(HostInput::Frame { peer: peer(2), bytes: &ask }, 10), []);
    assert_eq!(room.host.handle(HostInput::Back(peer(2)), 10), sent);
    let HostOutput::Send { bytes: roster, .. } = &sent[0] else { panic!("the roster") };
    let reveal = guest.handle(GuestInput::Frame(roster), 20);
    assert_eq!(guest.handle(GuestInput::Frame(roster), 20), []);
    let outputs = room.host.handle(HostInput::Frame { peer: peer(2), bytes: &frame(&reveal[0]) }, 20);
    assert!(matches!(outputs.last(), Some(HostOutput::Digits(_))));
}

#[test]
fn a_link_lost_for_long_ends_it_once_the_hashes_are_known() {
    let mut room = Room::open(2);
    room.guest(2, None);
    room.host(HostInput::Accept(peer(2)));
    room.host(HostInput::Gone(peer(2)));
    room.now = GONE_MOST_MS - 1;
    room.host(HostInput::Tick);
    assert!(!room.host.is_over());
    room.now = room.host.wake_at().expect("waiting");
    room.host(HostInput::Tick);
    assert!(room.host_said.contains(&HostOutput::Ended(JoiningEnd::SomebodyLeft)));

    let (mut guest, _) = Guesting::new(peer(2), peer(1), "Guest", &[], None, [2; 32], 5);
    guest.handle(GuestInput::Gone, 10);
    let outputs = guest.handle(GuestInput::Tick, 10 + GONE_MOST_MS);
    assert_eq!(outputs.last(), Some(&GuestOutput::Ended(JoiningEnd::SomebodyLeft)));
}

#[test]
fn who_waits_without_a_link_loses_its_place_and_who_takes_too_long_ends_it() {
    let mut room = Room::open(3);
    room.guest(2, None);
    room.host(HostInput::Gone(peer(2)));
    room.now = GONE_MOST_MS;
    room.host(HostInput::Tick);
    assert_eq!(room.host_said.last(), Some(&HostOutput::Withdrew(peer(2))));

    let mut room = Room::open(2);
    room.guest(2, None);
    room.host(HostInput::Accept(peer(2)));
    room.now = JOINING_MOST_MS;
    room.host(HostInput::Tick);
    assert!(room.host_said.contains(&HostOutput::Ended(JoiningEnd::TimedOut)));
    assert!(room.guests_said[0].contains(&GuestOutput::Ended(JoiningEnd::TimedOut)));
}

/// The host cannot talk a guest out of the digits.
#[test]
fn digits_cannot_be_left_out() {
    let (mut guest, _) = Guesting::new(peer(2), peer(1), "Guest", &[], None, [2; 32], 0);
    let members = members_of(&[(1, [1; 32]), (2, [2; 32])]);
    let roster = ToGuest::Roster(Roster { digits: false, members }).encode();
    let outputs = guest.handle(GuestInput::Frame(&roster), 0);
    assert_eq!(outputs.last(), Some(&GuestOutput::Ended(JoiningEnd::Broken)));

    let mut guest = compared();
    let outputs = guest.handle(GuestInput::Frame(&ToGuest::Done.encode()), 0);
    assert_eq!(outputs.last(), Some(&GuestOutput::Ended(JoiningEnd::Broken)), "done before one's own yes");
}

#[test]
fn a_table_without_oneself_or_twice_or_of_another_host_is_refused() {
    let own = (2, [2; 32]);
    let tables: [&[(u8, [u8; 32])]; 5] = [
        &[(1, [1; 32]), (3, [3; 32])],
        &[(1, [1; 32]), (2, [9; 32])],
        &[(3, [3; 32]), own],
        &[(1, [1; 32]), own, (1, [1; 32])],
        &[own, (1, [1; 32])],
    ];
    for table in tables {
        let (mut guest, _) = Guesting::new(peer(2), peer(1), "Guest", &[], None, [2; 32], 0);
        let roster = ToGuest::Roster(Roster { digits: true, members: members_of(table) }).encode();
        let outputs = guest.handle(GuestInput::Frame(&roster), 0);
        assert_eq!(outputs.last(), Some(&GuestOutput::Ended(JoiningEnd::Broken)), "{table:?}");
    }
}

#[test]
fn a_share_that_does_not_fit_its_hash_ends_it() {
    let mut room = Room::open(2);
    room.guest(2, None);
    let outputs = room.host.handle(HostInput::Accept(peer(2)), 0);
    assert!(matches!(outputs[..], [HostOutput::Send { .. }]));
    let false_share = ToHost::Reveal([9; 32]).encode();
    room.host(HostInput::Frame { peer: peer(2), bytes: &false_share });
    assert!(room.host_said.contains(&HostOutput::Ended(JoiningEnd::Broken)));

    let (mut guest, _) = Guesting::new(peer(2), peer(1), "Guest", &[], None, [2; 32], 0);
    let members = members_of(&[(1, [1; 32]), (2, [2; 32])]);
    guest.handle(GuestInput::Frame(&ToGuest::Roster(Roster { digits: true, members }).encode()), 0);
    let false_reveals = ToGuest::Reveals(vec![[8; 32], [2; 32]]).encode();
    let outputs = guest.handle(GuestInput::Frame(&false_reveals), 0);
    assert_eq!(outputs.last(), Some(&GuestOutput::Ended(JoiningEnd::Broken)));
}

#[test]
fn frames_out_of_turn_end_it_and_strangers_cannot() {
    let mut room = Room::open(2);
    room.guest(2, None);
    room.host(HostInput::Accept(peer(2)));
    room.host(HostInput::Frame { peer: peer(9), bytes: &ToHost::Differ.encode() });
    let hash = digits::hash(peer(9), &[9; 32]);
    let ask = ToHost::Ask(Ask { link: None, hash, name: "Late".into(), addresses: Vec::new() }).encode();
    room.host(HostInput::Frame { peer: peer(9), bytes: &ask });
    assert!(!room.host.is_over());
    room.host(HostInput::Frame { peer: peer(2), bytes: b"\xff" });
    assert!(room.host_said.contains(&HostOutput::Ended(JoiningEnd::Broken)));
}

#[test]
fn a_crowd_is_bounded() {
    let mut room = Room::open(2);
    for seed in 2..40 {
        room.guest(seed, None);
    }
    let asked = room.host_said.iter().filter(|said| matches!(said, HostOutput::WantsSeat { .. })).count();
    assert_eq!(asked, 8);
    assert_eq!(
        room.guests_said.last().map(Vec::as_slice),
        Some(&[GuestOutput::Declined(Declined::Busy)][..])
    );
}

/// Somebody sits between host and guest with keys of its own, plays guest to the one and host to the other, and
/// relays everything it can. The digits on the two screens agree by chance only: here never in 2,000 tries (the
/// chance of a false alarm of this test is 1 in 500).
#[test]
fn somebody_in_the_middle_is_seen() {
    let (host, guest, middle) = (peer(1), peer(2), peer(3));
    let mut agreed = 0;
    for round in 0..2000u32 {
        let share = |who: u8| {
            let mut share = [who; 32];
            share[..4].copy_from_slice(&round.to_be_bytes());
            share
        };
        let mut hosting = Hosting::new(host, "Host", 1, 2, LINK, share(1), 0);
        let (mut guesting, _) = Guesting::new(guest, middle, "Guest", &[], None, share(2), 0);

        // To the host: a guest. The share has to be fixed here.
        let ask = Ask {
            link: None,
            hash: digits::hash(middle, &share(3)),
            name: "Guest".into(),
            addresses: Vec::new(),
        };
        hosting.handle(HostInput::Frame { peer: middle, bytes: &ToHost::Ask(ask).encode() }, 0);
        hosting.handle(HostInput::Accept(middle), 0);
        let reveal = ToHost::Reveal(share(3)).encode();
        let outputs = hosting.handle(HostInput::Frame { peer: middle, bytes: &reveal }, 0);
        let Some(HostOutput::Digits(at_host)) = outputs.last() else { panic!("digits at the host") };

        // To the guest: a host, who now knows the digits that are wanted and again has to fix its share first.
        let members = vec![
            (member(middle, "Host"), digits::hash(middle, &share(4))),
            (member(guest, "Guest"), digits::hash(guest, &share(2))),
        ];
        let roster = ToGuest::Roster(Roster { digits: true, members }).encode();
        let outputs = guesting.handle(GuestInput::Frame(&roster), 0);
        assert!(matches!(outputs[..], [GuestOutput::Send(_)]));
        let reveals = ToGuest::Reveals(vec![share(4), share(2)]).encode();
        let outputs = guesting.handle(GuestInput::Frame(&reveals), 0);
        let Some(GuestOutput::Digits(at_guest)) = outputs.last() else { panic!("digits at the guest") };
        agreed += u32::from(at_host == at_guest);

        // Another share than the one it fixed is refused, so knowing the digits did not help.
        let (mut again, _) = Guesting::new(guest, middle, "Guest", &[], None, share(2), 0);
        again.handle(GuestInput::Frame(&roster), 0);
        let other = ToGuest::Reveals(vec![share(5), share(2)]).encode();
        let outputs = again.handle(GuestInput::Frame(&other), 0);
        assert_eq!(outputs.last(), Some(&GuestOutput::Ended(JoiningEnd::Broken)));
    }
    assert_eq!(agreed, 0);
}

fn member(peer: Peer, name: &str) -> Member {
    Member { peer, name: name.into(), seats: 1, addresses: Vec::new() }
}

fn members_of(table: &[(u8, [u8; 32])]) -> Vec<(Member, digits::Hash)> {
    table
        .iter()
        .map(|(seed, share)| (member(peer(*seed), "Name"), digits::hash(peer(*seed), share)))
        .collect()
}

/// A guest that sees the digits and has not said yes.
fn compared() -> Guesting {
    let (mut guest, _) = Guesting::new(peer(2), peer(1), "Guest", &[], None, [2; 32], 0);
    let members = members_of(&[(1, [1; 32]), (2, [2; 32])]);
    guest.handle(GuestInput::Frame(&ToGuest::Roster(Roster { digits: true, members }).encode()), 0);
    let outputs = guest.handle(GuestInput::Frame(&ToGuest::Reveals(vec![[1; 32], [2; 32]]).encode()), 0);
    assert!(matches!(outputs[..], [GuestOutput::Digits(_)]));
    guest
}

/// Who asks and takes it back without end troubles the person a bounded number of times a minute, and nobody for ever.
#[test]
fn asking_without_end_is_told_to_come_later() {
    let mut room = Room::open(3);
    for round in 0..200u8 {
        room.guest(2 + round % 2, None);
        let last = room.guests.len() - 1;
        room.at_guest(last, GuestInput::Withdraw);
        room.guests.clear();
    }
    let asked = room.host_said.iter().filter(|said| matches!(said, HostOutput::WantsSeat { .. })).count();
    assert!((1..=30).contains(&asked), "{asked} questions");
    let freed = room.host_said.iter().filter(|said| matches!(said, HostOutput::Withdrew(_))).count();
    assert_eq!(freed, asked);
    room.host_said.clear();
    room.now = 60 * 1000;
    room.guest(4, None);
    assert!(room.host_said.iter().any(|said| matches!(said, HostOutput::WantsSeat { .. })));
}

/// Let in while the link was down: the host sits at the table already, and what it said once more over the next link lets
/// the guest sit down too. A host who hears such words from another host keeps the link.
#[test]
fn what_was_said_while_a_guest_had_no_link_is_said_again() {
    let (host, guest) = (peer(1), peer(2));
    let mut hosting = Hosting::new(host, "Host", 1, 2, LINK, [1; 32], 0);
    let (mut joining, outputs) = Guesting::new(guest, host, "Guest", &[], Some(LINK), [2; 32], 0);
    let [GuestOutput::Send(ask)] = outputs.as_slice() else { panic!("one question: {outputs:?}") };
    drop(hosting.handle(HostInput::Frame { peer: guest, bytes: ask }, 0));
    drop(hosting.handle(HostInput::Gone(guest), 1));
    let lost = hosting.handle(HostInput::Accept(guest), 2);
    assert!(lost.iter().any(|output| matches!(output, HostOutput::Joined(_))), "{lost:?}");
    let said: Vec<Vec<u8>> = hosting.said().flat_map(|(_, said)| said.to_vec()).collect();
    let mut sits = false;
    for bytes in said.iter().chain(&said) {
        let outputs = joining.handle(GuestInput::Frame(bytes), 3);
        sits |= outputs.iter().any(|output| matches!(output, GuestOutput::Joined(_)));
    }
    assert!(sits, "the guest sits down");
    let mut other = Hosting::new(guest, "Guest", 1, 2, LINK, [3; 32], 0);
    for bytes in &said {
        let outputs = other.handle(HostInput::Frame { peer: host, bytes }, 4);
        assert!(outputs.is_empty(), "{outputs:?}");
    }
}
