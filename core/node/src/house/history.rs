//! The history: every entry in words.

use std::collections::BTreeMap;
use std::sync::Arc;

use labirinto_games::{Seat, Series, Text};
use labirinto_table::{Act, Applied, Hash, Kind, Saying, SignedNotice, Table};

use crate::{HistoryLine, Texts};

/// Every applied entry, told; the words are made once for each language.
#[derive(Default)]
pub(crate) struct History {
    lines: Vec<Told>,
    /// The first of the lines in words.
    said: Series<Arc<HistoryLine>>,
}

struct Told {
    line: HistoryLine,
    texts: Vec<Text>,
}

impl History {
    /// The history of a table so far.
    pub(crate) fn of(table: &Table) -> History {
        let mut played: BTreeMap<u64, Vec<(String, Text)>> = BTreeMap::new();
        table.replay(&mut |sequence, before, step, _| {
            played.entry(sequence).or_default().push((before.notation(step), before.tell(step)));
        });
        let mut history = History::default();
        for entry in table.entries() {
            let notices: &[SignedNotice] = match entry.act() {
                Act::Heed(notices) => notices.as_slice(),
                _ => &[],
            };
            let said = notices.iter().map(|signed| (signed.notice.seat, signed.notice.saying));
            let said: Vec<(Seat, Saying)> = said.collect();
            let played = played.remove(&entry.sequence()).unwrap_or_default();
            history.push(entry.sequence(), entry.seat(), entry.kind(), entry.hash(), &said, played);
        }
        history
    }

    /// Adds an entry.
    pub(crate) fn add(&mut self, applied: &Applied) {
        let Applied { sequence, seat, kind, hash, said, played } = applied;
        let played = played.iter().map(|played| (played.notation.clone(), played.told.clone())).collect();
        self.push(*sequence, *seat, *kind, *hash, said, played);
    }

    fn push(
        &mut self,
        sequence: u64,
        seat: Seat,
        kind: Kind,
        hash: Hash,
        said: &[(Seat, Saying)],
        played: Vec<(String, Text)>,
    ) {
        let shown = !played.is_empty() || !said.is_empty();
        let (notation, told): (Vec<String>, Vec<Text>) = played.into_iter().unzip();
        let mut texts: Vec<Text> = said.iter().map(|(seat, saying)| said_text(*seat, *saying)).collect();
        texts.extend(told);
        if texts.is_empty() {
            texts.push(kind_text(kind).seat("name", seat));
        }
        let line = HistoryLine {
            sequence,
            seat,
            kind: kind.id(),
            notation: notation.join(" "),
            told: String::new(),
            hash: data_encoding::HEXLOWER.encode(&hash.0),
            shown,
        };
        self.lines.push(Told { line, texts });
    }

    /// All of it in words. Costs what came since it was last said, not what was said before.
    pub(crate) fn say(&mut self, texts: &Texts, names: &dyn Fn(Seat) -> String) -> Series<Arc<HistoryLine>> {
        for told in &self.lines[self.said.len()..] {
            self.said.push(told.say(texts, names));
        }
        self.said.clone()
    }

    /// The entry with this sequence in words.
    pub(crate) fn at(
        &mut self,
        sequence: u64,
        texts: &Texts,
        names: &dyn Fn(Seat) -> String,
    ) -> Option<Arc<HistoryLine>> {
        self.say(texts, names).iter().rev().find(|line| line.sequence == sequence).cloned()
    }

    /// Forgets the words: the language or a name changed.
    pub(crate) fn unsay(&mut self) {
        self.said = Series::new();
    }
}

impl Told {
    fn say(&self, texts: &Texts, names: &dyn Fn(Seat) -> String) -> Arc<HistoryLine> {
        let told: Vec<String> = self.texts.iter().map(|text| texts.resolve(text, names)).collect();
        Arc::new(HistoryLine { told: told.join(" "), ..self.line.clone() })
    }
}

/// What was said out of turn, as a sentence.
pub(crate) fn said_text(seat: Seat, saying: Saying) -> Text {
    let text = match saying {
        Saying::Resign => Text::key("told-resign"),
        Saying::OfferDraw => Text::key("told-offer-draw"),
        Saying::AcceptDraw => Text::key("told-accept-draw"),
        Saying::DeclineDraw => Text::key("told-decline-draw"),
        Saying::Leave => Text::key("told-leave"),
        Saying::End(_) => Text::key("told-end"),
        Saying::GoOn(_) => Text::key("told-go-on"),
    };
    text.seat("name", seat)
}

fn kind_text(kind: Kind) -> Text {
    match kind {
        Kind::Terms => Text::key("told-terms"),
        Kind::Agree => Text::key("told-agree"),
        Kind::DrawPromise | Kind::DrawReveal => Text::key("told-draw"),
        Kind::Commit => Text::key("told-commit"),
        Kind::Move => Text::key("told-move"),
        Kind::Answer => Text::key("told-answer"),
        Kind::Open => Text::key("told-open"),
        Kind::Heed => Text::key("told-heed"),
        Kind::Close => Text::key("told-close"),
    }
}
