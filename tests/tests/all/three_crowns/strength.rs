//! Who looks further ahead wins more often.

use labirinto_games::three_crowns::ThreeCrowns;
use labirinto_games::{Game, Level, Options, Seat, Setup, Verdict, players, simulate};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

#[test]
fn the_third_level_beats_the_first() {
    let mut won = 0;
    for number in 0..4 {
        let options = Options::settle(ThreeCrowns.options(), []).expect("the defaults settle");
        let first = Seat::new(number % 2).expect("a seat");
        let setup = Setup { seats: 2, options, first };
        let levels = [3, 1].map(|level| Level::new(level).expect("a level"));
        let mut players = players(&ThreeCrowns, &setup, &levels);
        let mut rng = ChaCha20Rng::seed_from_u64(u64::from(number));
        let played =
            simulate(&ThreeCrowns, &setup, &mut players, 20_000, 300, &mut rng).expect("two may play");
        let outcome = played.outcome.expect("the game ends");
        won += u32::from(outcome.verdict == Verdict::Win(vec![Seat::HOST]));
    }
    assert!(won >= 3, "{won} of 4");
}
