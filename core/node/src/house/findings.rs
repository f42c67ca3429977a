//! What was checked, told in plain lines; and how a game ended.

use labirinto_games::{Catalogue, Seat, Verdict};
use labirinto_proofs::Finding as Found;
use labirinto_table::{Kind, Phase, Report, SeatReport, Standing, Table};

use crate::{Finding, Result as GameResult, SeatFinding, Texts, Word};

/// What the lines are drawn from.
pub(crate) struct Checked {
    /// What the audit found, in seat order.
    pub(crate) seats: Vec<(Seat, Found)>,
    /// Whether the seats hold secrets.
    pub(crate) secrets: bool,
    /// How many answers were given, where that is known.
    pub(crate) answers: Option<usize>,
    /// How many entries there are.
    pub(crate) entries: usize,
    /// Whether all drew who begins.
    pub(crate) drawn: bool,
    /// The seats that signed the result.
    pub(crate) signed: Vec<Seat>,
}

impl Checked {
    /// From a table that has ended.
    pub(crate) fn of_table(table: &Table) -> Checked {
        let count = |kind: Kind| table.entries().iter().filter(move |entry| entry.kind() == kind);
        let findings = table.findings().iter().map(|finding| (finding.seat, finding.finding.clone()));
        let mut seats: Vec<(Seat, Found)> = findings.collect();
        if seats.is_empty() {
            seats = table.seats().iter().map(|view| (view.seat, Found::NotOpened)).collect();
        }
        if let Standing::Stopped { seat, sequence, clause, .. } = table.standing() {
            let cheat = Found::Cheat { sequence, clause: clause.id(), text: clause.text() };
            match seats.iter_mut().find(|(other, _)| *other == seat) {
                Some(found) => found.1 = cheat,
                None => seats.push((seat, cheat)),
            }
        }
        Checked {
            seats,
            secrets: table.game().is_some_and(|game| game.has_secrets()),
            answers: Some(count(Kind::Answer).count()),
            entries: table.entries().len(),
            drawn: count(Kind::DrawReveal).next().is_some()
                && table.terms().is_some_and(|terms| is_drawn(&terms.pairs())),
            signed: count(Kind::Close).map(|entry| entry.seat()).collect(),
        }
    }

    /// From the report on a record.
    pub(crate) fn of_report(report: &Report, catalogue: Catalogue) -> Checked {
        let game = labirinto_games::game_by_id(catalogue, report.game);
        let seats = report.seats.iter().map(|seat| seat.seat);
        Checked {
            seats: report
                .seats
                .iter()
                .map(|SeatReport { seat, finding, .. }| (*seat, finding.clone()))
                .collect(),
            secrets: game.is_some_and(|game| game.has_secrets()),
            answers: None,
            entries: usize::try_from(report.entries).unwrap_or(usize::MAX),
            drawn: is_drawn(&report.options),
            signed: if report.phase == Phase::Over { seats.collect() } else { Vec::new() },
        }
    }
}

/// Whether these options leave it to a draw who begins. A game may draw later too.
fn is_drawn(options: &[(String, String)]) -> bool {
    options.iter().any(|(key, value)| key == "starter" && value == "draw")
}

/// What a cheat was caught at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kept {
    Legal,
    Answers,
    Opened,
}

fn kept(clause: &str) -> Kept {
    match clause {
        "opening" | "commitment" => Kept::Opened,
        "answer" | "claim" | "proof" => Kept::Answers,
        _ => Kept::Legal,
    }
}

/// The plain lines.
pub(crate) fn lines(checked: &Checked, names: &[String], texts: &Texts) -> Vec<Finding> {
    let mut lines = Vec::new();
    let good = |key: &str, arguments: &[(&str, Word<'_>)]| Finding {
        good: true,
        text: texts.say(key, arguments),
        sequence: None,
    };
    let bad = |key: &str, seat: Seat, sequence: Option<u64>| {
        let name = names.get(seat.index()).map_or("", String::as_str);
        Finding { good: false, text: texts.say(key, &[("name", name.into())]), sequence }
    };
    let caught = |kind: Kept, key: &str| {
        let cheats = checked.seats.iter().filter_map(|(seat, found)| match found {
            Found::Cheat { sequence, clause, .. } if kept(clause) == kind => Some((*seat, *sequence)),
            _ => None,
        });
        cheats.map(|(seat, sequence)| bad(key, seat, Some(sequence))).collect::<Vec<_>>()
    };
    let count = |number: usize| Word::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let or_good = |found: Vec<Finding>, line: Finding| if found.is_empty() { vec![line] } else { found };
    if checked.secrets {
        lines.push(good("check-fixed", &[]));
        let unopened: Vec<Finding> = checked
            .seats
            .iter()
            .filter(|(_, found)| matches!(found, Found::NotOpened))
            .map(|(seat, _)| bad("check-unopened", *seat, None))
            .collect();
        let known = unopened.is_empty();
        let legal = caught(Kept::Legal, "check-legal-not");
        if known || !legal.is_empty() {
            lines.extend(or_good(legal, good("check-legal", &[])));
        }
        let answers = caught(Kept::Answers, "check-answers-not");
        let true_answers = match checked.answers {
            Some(0) => good("check-answers-none", &[]),
            Some(answers) => good("check-answers", &[("count", count(answers))]),
            None => good("check-answers-all", &[]),
        };
        if known || !answers.is_empty() {
            lines.extend(or_good(answers, true_answers));
        }
        let opened = [caught(Kept::Opened, "check-opened-not"), unopened].concat();
        lines.extend(or_good(opened, good("check-opened", &[])));
    } else {
        lines.push(good("check-chain", &[("count", count(checked.entries))]));
        let unsigned: Vec<Finding> = checked
            .seats
            .iter()
            .filter(|(seat, _)| !checked.signed.contains(seat))
            .map(|(seat, _)| bad("check-signed-not", *seat, None))
            .collect();
        lines.extend(or_good(unsigned, good("check-signed", &[])));
    }
    lines.push(good(if checked.drawn { "check-starter-drawn" } else { "check-starter-terms" }, &[]));
    lines
}

/// What was found of each seat, for a shell.
pub(crate) fn seats(checked: &Checked, names: &[String], texts: &Texts) -> Vec<SeatFinding> {
    let name_of = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let told = |(seat, found): &(Seat, Found)| {
        let name = name_of(*seat);
        let (word, sequence, clause, text) = match found {
            Found::Honest => {
                ("honest", None, String::new(), texts.say("finding-honest", &[("name", (&name).into())]))
            }
            Found::NotOpened => (
                "not_opened",
                None,
                String::new(),
                texts.say("finding-not-opened", &[("name", (&name).into())]),
            ),
            Found::Cheat { sequence, clause, text } => {
                let reason = texts.resolve(text, &name_of);
                let arguments = [("name", (&name).into()), ("reason", (&reason).into())];
                ("cheat", Some(*sequence), (*clause).to_owned(), texts.say("finding-cheat", &arguments))
            }
        };
        SeatFinding { seat: *seat, name, word, sequence, clause, text }
    };
    checked.seats.iter().map(told).collect()
}

/// How a game ended, told to `viewer`; `None` while it runs.
pub(crate) fn result(
    standing: &Standing,
    viewer: Option<Seat>,
    names: &[String],
    texts: &Texts,
) -> Option<GameResult> {
    let name_of = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let named = |key: &str, seat: Seat| texts.say(key, &[("name", (&name_of(seat)).into())]);
    let say = |key: &str| texts.say(key, &[]);
    Some(match standing {
        Standing::Running => return None,
        Standing::Unfinished { owes, .. } => GameResult {
            word: "unfinished",
            winners: Vec::new(),
            reason: named("result-unfinished-reason", *owes),
            title: say("result-unfinished"),
        },
        Standing::Stopped { seat, clause, .. } => GameResult {
            word: "unfinished",
            winners: Vec::new(),
            reason: texts.resolve(&clause.text(), &name_of),
            title: named("result-cheat", *seat),
        },
        Standing::Finished(finish) => {
            let reason = texts.resolve(&finish.reason(), &name_of);
            let (word, winners, title) = match &finish.verdict {
                Verdict::Draw => ("draw", Vec::new(), say("result-draw")),
                Verdict::Void => ("void", Vec::new(), say("result-void")),
                Verdict::Win(winners) => {
                    let title = match winners.as_slice() {
                        [only] if viewer == Some(*only) => say("result-you-won"),
                        [only] => named("result-won", *only),
                        several => {
                            let several: Vec<String> = several.iter().map(|seat| name_of(*seat)).collect();
                            texts.say("result-several-won", &[("names", (&texts.list(&several)).into())])
                        }
                    };
                    ("win", winners.clone(), title)
                }
            };
            GameResult { word, winners, reason, title }
        }
    })
}
