//! Every law can fail: each finds the game that was broken for it.

use std::collections::BTreeSet;

use labirinto_games::Game;
use labirinto_tests::{
    broken::{Broken, FAULTS, FAULTS_OF_A_CATALOGUE, Fault},
    laws::{self, Breach, LAWS},
    toy::Toy,
};

#[test]
fn a_wrapper_without_a_fault_breaks_no_law() {
    for (name, law) in LAWS {
        if let Err(breach) = law(&Broken(Fault::None)) {
            panic!("{name}: {breach}");
        }
    }
}

#[test]
fn each_law_finds_its_faults() {
    for (wanted, words, broken) in FAULTS {
        let (_, law) = LAWS.iter().find(|(name, _)| name == wanted).expect("a fault names a law of the list");
        match law(*broken) {
            Ok(()) => panic!("{wanted} does not find {:?}", broken.0),
            Err(Breach(found)) => assert!(found.contains(words), "{wanted}, {:?}: {found}", broken.0),
        }
    }
}

#[test]
fn each_law_has_a_fault_that_it_finds() {
    let shown: BTreeSet<&str> = FAULTS.iter().map(|(law, ..)| *law).collect();
    let stated: BTreeSet<&str> = LAWS.iter().map(|(law, _)| *law).collect();
    assert_eq!(shown, stated);
}

#[test]
fn the_law_of_the_catalogue_finds_its_faults() {
    for broken in FAULTS_OF_A_CATALOGUE {
        let games: Vec<&'static dyn Game> = vec![&Toy, *broken];
        let catalogue: &'static [&'static dyn Game] = games.leak();
        assert!(laws::names_and_numbers_are_unique(catalogue).is_err(), "{:?} is not found", broken.0);
    }
}
