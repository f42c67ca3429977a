//! A host that lies in its terms; the guest judges.

use labirinto_table::codec::{List, Word};
use labirinto_table::{PublicKey, Terms};

use super::*;

/// A game whose host lies in its terms; the guest judges.
fn terms(seats: usize, change: impl Fn(&Forger, Terms) -> Option<Terms> + 'static) -> Net {
    let game = if seats == 2 { "labyrinthe" } else { "toy" };
    let mut net = Net::new(catalogue(), &apart(game, seats, &[]), 3);
    net.lies(0);
    let (forger, table) = (Forger::new(&net, 0), net.table(0).id());
    let change = move |entry: &Entry| {
        let mut body = body_of(entry);
        let Act::Terms(terms) = body.act else { return None };
        body.act = Act::Terms(change(&forger, terms)?);
        Some(forger.sign_body(&body))
    };
    let victims = (1..seats).collect();
    let wanted = |entry: &Entry| entry.kind() == Kind::Terms;
    net.places[0].tamper = Some(alter(table, victims, wanted, change));
    net.link_all();
    net.run(20_000, |net| net.accusation(1).is_some());
    assert!(net.table(1).entries().is_empty());
    net
}

fn with_cards(terms: Terms, change: impl FnOnce(&mut Vec<labirinto_table::SeatCard>)) -> Option<Terms> {
    let mut cards = terms.cards.as_slice().to_vec();
    change(&mut cards);
    Some(Terms { cards: List::new(cards)?, ..terms })
}

#[test]
fn two_cards_swapped() {
    let net = terms(3, |_, terms| with_cards(terms, |cards| cards.swap(1, 2)));
    assert_eq!(net.accusation(1), Some((Seat::HOST, 0, "certificate")));
}

#[test]
fn a_forged_certificate() {
    let net = terms(2, |_, terms| with_cards(terms, |cards| cards[1].key = PublicKey([9; 32])));
    assert_eq!(net.accusation(1), Some((Seat::HOST, 0, "certificate")));
}

#[test]
fn another_device_in_the_victims_seat() {
    let net = terms(2, |forger, terms| {
        with_cards(terms, |cards| {
            let host = cards[0].device;
            let card = labirinto_table::SeatCard { device: host, ..cards[1].clone() };
            cards[1] = forger.certify(guest(), card);
        })
    });
    assert_eq!(net.accusation(1), Some((Seat::HOST, 0, "certificate")));
}

#[test]
fn one_key_in_two_seats() {
    let net = terms(3, |forger, terms| {
        with_cards(terms, |cards| {
            let seat = Seat::all(3).last().expect("three seats");
            cards[2] = forger.certify(seat, cards[0].clone());
        })
    });
    assert_eq!(net.accusation(1), Some((Seat::HOST, 0, "terms")));
}

#[test]
fn terms_that_leave_an_option_open() {
    let net = terms(2, |_, terms| {
        let options = terms.options.as_slice()[1..].to_vec();
        Some(Terms { options: List::new(options)?, ..terms })
    });
    assert_eq!(net.accusation(1), Some((Seat::HOST, 0, "terms")));
}

#[test]
fn terms_with_an_option_that_nobody_knows() {
    let net = terms(2, |_, terms| {
        let mut options = terms.options.as_slice().to_vec();
        options.push((Word::new("zz")?, Word::new("yes")?));
        Some(Terms { options: List::new(options)?, ..terms })
    });
    assert_eq!(net.accusation(1), Some((Seat::HOST, 0, "terms")));
}

#[test]
fn terms_of_other_rules_are_a_matter_of_versions() {
    let net = terms(2, |_, terms| Some(Terms { rules: terms.rules + 1, ..terms }));
    assert_eq!(net.accusation(1), None);
    assert!(net.places[1].faults.iter().any(|fault| matches!(fault, Fault::Rules { theirs: Some(_), .. })));
}

#[test]
fn options_changed_after_all_agreed() {
    let mut net = Net::new(catalogue(), &apart("labyrinthe", 2, &[]), 3);
    net.lies(0);
    let forger = Forger::new(&net, 0);
    net.places[1].hands = Hands::Ready;
    net.link_all();
    net.run(60_000, |net| net.table(1).entitled().is_some_and(|due| due.kind == Kind::Move));
    let mut body = body_of(&net.table(1).entries()[0]);
    let Act::Terms(terms) = &mut body.act else { panic!("entry 0 is the terms") };
    let mut options = terms.options.as_slice().to_vec();
    let size = options.iter_mut().find(|(key, _)| key.as_str() == "size").expect("it has a size");
    size.1 = Word::new("6").expect("short");
    terms.options = List::new(options).expect("as many as before");
    net.carry(0, 1, entries(forger.table, vec![forger.sign_body(&body)]));
    net.run(500, |net| net.accusation(1).is_some());
    assert_eq!(net.accusation(1), Some((Seat::HOST, 0, "fork")));
}

#[test]
fn terms_in_the_name_of_another_host() {
    let mut net = Net::new(catalogue(), &apart("labyrinthe", 2, &[]), 3);
    net.lies(0);
    mute(&mut net, 0);
    let mut stranger = Net::new(catalogue(), &apart("labyrinthe", 2, &[]), 4);
    stranger.link_all();
    stranger.run(5_000, |net| !net.table(0).entries().is_empty());
    let mut body = body_of(&stranger.table(0).entries()[0]);
    body.table = net.table(1).id();
    let forger = Forger::new(&stranger, 0);
    net.link_all();
    net.carry(0, 1, entries(body.table, vec![forger.sign_body(&body)]));
    net.run(500, |_| false);
    assert!(net.table(1).entries().is_empty());
    assert_eq!(net.accusation(1), None, "nobody that is known signed this");
}

/// A second entry 0 is a fork, also when it proposes a game that the victim does not know.
#[test]
fn a_second_proposal_of_an_unknown_game() {
    let mut net = Net::new(catalogue(), &apart("labyrinthe", 2, &[]), 3);
    net.lies(0);
    let forger = Forger::new(&net, 0);
    net.places[1].hands = Hands::Ready;
    net.link_all();
    net.run(60_000, |net| net.table(1).entitled().is_some_and(|due| due.kind == Kind::Move));
    let mut body = body_of(&net.table(1).entries()[0]);
    let Act::Terms(terms) = &mut body.act else { panic!("entry 0 is the terms") };
    terms.game = u16::MAX;
    net.carry(0, 1, entries(forger.table, vec![forger.sign_body(&body)]));
    net.run(500, |net| net.accusation(1).is_some());
    assert_eq!(net.accusation(1), Some((Seat::HOST, 0, "fork")));
}
