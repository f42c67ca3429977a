//! What the finished games of this device come to.

use labirinto_games::{Catalogue, Seat};

use crate::Texts;
use crate::house::Head;

/// What became of the finished games of one kind in which exactly one person of this device played. A game of two people
/// at this screen has no side of its own to count for, and a record that came as a file was played elsewhere: neither counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// The game's id.
    pub game: String,
    /// Whether everybody else was a computer player of this device.
    pub computer: bool,
    /// Games that were won.
    pub won: u32,
    /// Games that somebody else won, and games that ended because this person owed a step.
    pub lost: u32,
    /// Draws.
    pub drawn: u32,
    /// Games that do not count, and games that ended because somebody else owed a step or was caught.
    pub open: u32,
    /// All of it in words.
    pub text: String,
}

/// What one game came to for the one person of this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Share {
    Won,
    Lost,
    Drawn,
    Open,
}

/// The statistics of each game in the order of the catalogue, people before computer players; nothing for what was
/// never played.
pub(crate) fn of_heads<'a>(
    heads: impl Iterator<Item = &'a Head> + Clone,
    catalogue: Catalogue,
    texts: &Texts,
) -> Vec<Statistics> {
    let kinds = catalogue.iter().flat_map(|game| [(game.id(), false), (game.id(), true)]);
    let count = |(game, computer): (&'static str, bool)| {
        let of_kind = heads.clone().filter(|head| head.game == game && is_against_computer(head) == computer);
        let shares: Vec<Share> = of_kind.filter_map(share).collect();
        if shares.is_empty() {
            return None;
        }
        let number = |wanted: Share| shares.iter().filter(|share| **share == wanted).count() as u32;
        let mut found = Statistics {
            game: game.to_owned(),
            computer,
            won: number(Share::Won),
            lost: number(Share::Lost),
            drawn: number(Share::Drawn),
            open: number(Share::Open),
            text: String::new(),
        };
        found.text = told(&found, shares.len(), catalogue, texts);
        Some(found)
    };
    kinds.filter_map(count).collect()
}

fn told(found: &Statistics, played: usize, catalogue: Catalogue, texts: &Texts) -> String {
    let title = Head { game: found.game.clone(), ..Head::default() }.title(catalogue, texts);
    let key = if found.computer { "statistics-computer" } else { "statistics-people" };
    let number = |count: u32| i64::from(count).into();
    texts.say(
        key,
        &[
            ("game", (&title).into()),
            ("played", (played as i64).into()),
            ("won", number(found.won)),
            ("lost", number(found.lost)),
            ("drawn", number(found.drawn)),
            ("open", number(found.open)),
        ],
    )
}

fn is_against_computer(head: &Head) -> bool {
    head.players.len() == head.names.len()
}

/// What a finished game counts for; `None` where no one person of this device played.
fn share(head: &Head) -> Option<Share> {
    let ended = head.ended.as_ref()?;
    let mut people = head.players.iter().filter(|player| player.level.is_none());
    let (mine, None) = (people.next()?.seat, people.next()) else { return None };
    Some(match ended.word.as_str() {
        "win" if ended.winners.contains(&mine) => Share::Won,
        "win" => Share::Lost,
        "draw" => Share::Drawn,
        "unfinished" if ended.owes == Some(mine) => Share::Lost,
        _ => Share::Open,
    })
}

/// Who is to blame that a game has no result: whoever owed a step, or broke the rules.
pub(crate) fn blamed(standing: &labirinto_table::Standing) -> Option<Seat> {
    match standing {
        labirinto_table::Standing::Unfinished { owes, .. } => Some(*owes),
        labirinto_table::Standing::Stopped { seat, .. } => Some(*seat),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use labirinto_games::GAMES;

    use super::*;
    use crate::Language;
    use crate::house::{EndHead, SeatedPlayer};

    fn head(players: &[(u8, Option<u8>)], word: &str, winners: &[u8], owes: Option<u8>) -> Head {
        let seated = |(seat, level): &(u8, Option<u8>)| SeatedPlayer {
            seat: *seat,
            level: *level,
            ..Default::default()
        };
        Head {
            game: GAMES[0].id().to_owned(),
            players: players.iter().map(seated).collect(),
            names: vec!["Ada".to_owned(), "Ben".to_owned()],
            ended: Some(EndHead {
                word: word.to_owned(),
                winners: winners.to_vec(),
                owes,
                ..EndHead::default()
            }),
            ..Head::default()
        }
    }

    #[test]
    fn every_end_counts_once_and_for_the_person_of_this_device() {
        let mine = [(1, None)];
        let heads = [
            head(&mine, "win", &[1], None),
            head(&mine, "win", &[0], None),
            head(&mine, "win", &[0], None),
            head(&mine, "draw", &[], None),
            head(&mine, "void", &[], None),
            head(&mine, "unfinished", &[], Some(0)),
            head(&mine, "unfinished", &[], Some(1)),
            head(&[(0, None), (1, Some(3))], "win", &[0], None),
            head(&[(0, None), (1, None)], "win", &[0], None),
            head(&[(0, Some(2)), (1, Some(3))], "win", &[0], None),
            head(&[], "win", &[0], None),
            Head { ended: None, ..head(&mine, "", &[], None) },
        ];
        let texts = Texts::new(Language::default(), GAMES);
        let found = of_heads(heads.iter(), GAMES, &texts);
        let counts: Vec<(bool, u32, u32, u32, u32)> =
            found.iter().map(|one| (one.computer, one.won, one.lost, one.drawn, one.open)).collect();
        assert_eq!(counts, [(false, 1, 3, 1, 2), (true, 1, 0, 0, 0)]);
        assert!(found[0].text.contains('7') && found[0].text.contains('3'), "{}", found[0].text);
    }
}
