//! What the lists of games show without opening any, and what a table needs to know of this device.

use labirinto_games::{Catalogue, Level, Seat, game_by_id};
use labirinto_table::TableId;
use serde::{Deserialize, Serialize};

use crate::identity::Peer;
use crate::records::{RecordLine, Unfinished, VerifyReport, VerifyState, told_names};
use crate::storage::{Key, Storage, StorageFault};
use crate::{Player, PlayerKind, Result as GameResult, Texts};

/// The head of a game on disk. JSON, so that a later version can add to it; a field that is unknown is ignored,
/// one that is missing has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Head {
    /// The game's id; empty while a guest does not know it.
    pub(crate) game: String,
    /// Who sits at this device.
    pub(crate) players: Vec<SeatedPlayer>,
    /// Everybody's name, in seat order.
    pub(crate) names: Vec<String>,
    /// The other devices with the addresses where they were last met.
    pub(crate) peers: Vec<PeerHead>,
    /// The options as they were given, for a rematch.
    pub(crate) options: Vec<(String, String)>,
    /// Turns played.
    pub(crate) turn: u32,
    /// Who is awaited, and for which kind of entry.
    pub(crate) awaited: Option<(u8, String)>,
    /// How it ended; `None` while it can go on.
    pub(crate) ended: Option<EndHead>,
    /// Milliseconds for which each seat was awaited, where a clock was chosen; see [`super::clock::Clock`].
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) clock: Vec<u64>,
    /// When it was touched last, in seconds since 1970 by this device's clock.
    pub(crate) touched: u64,
}

/// A player of this device as stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SeatedPlayer {
    /// Where.
    pub(crate) seat: u8,
    /// The level of a computer player; `None` for a person.
    pub(crate) level: Option<u8>,
    /// The name.
    pub(crate) name: String,
    /// The board that was given.
    pub(crate) board: Option<String>,
}

/// Another device as stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct PeerHead {
    /// Its key, in hex.
    pub(crate) device: String,
    /// Where it was met.
    pub(crate) addresses: Vec<std::net::SocketAddr>,
}

/// How a game ended, in the words of that day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct EndHead {
    /// `win`, `draw`, `void` or `unfinished`.
    pub(crate) word: String,
    /// Who won.
    pub(crate) winners: Vec<u8>,
    /// Why.
    pub(crate) reason: String,
    /// Whether everybody was found honest.
    pub(crate) honest: bool,
    /// Whether a cheat was proven; when nobody is honest nor caught, not everything could be checked.
    pub(crate) cheat: bool,
    /// Who is to blame that there is no result.
    pub(crate) owes: Option<u8>,
}

impl Head {
    /// The bytes on disk.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("a head is plain data with string keys")
    }

    /// The head of `table`; `None` when there is none.
    ///
    /// # Errors
    /// The disk cannot be read, or holds something else.
    pub(crate) fn read(storage: &Storage, table: TableId) -> Result<Option<Head>, StorageFault> {
        storage.read(Key::Head(table))?.map(|bytes| parse(&bytes)).transpose()
    }

    /// All heads, the latest touched first.
    ///
    /// # Errors
    /// The disk cannot be read, or holds something else.
    pub(crate) fn all(storage: &Storage) -> Result<Vec<(TableId, Head)>, StorageFault> {
        let mut heads = Vec::new();
        for (key, bytes) in storage.list(Key::Heads)? {
            if let Ok(table) = key.as_slice().try_into() {
                heads.push((TableId(table), parse(&bytes)?));
            }
        }
        heads.sort_by_key(|(_, head)| std::cmp::Reverse(head.touched));
        Ok(heads)
    }
}

impl Head {
    /// The head of a game whose record came as a file; it keeps what this device knows of the game besides.
    pub(crate) fn ended_by(self, report: &VerifyReport) -> Head {
        Head {
            game: report.game.clone(),
            names: report.names.clone(),
            ended: Some(EndHead {
                word: report.result.word.to_owned(),
                winners: report.result.winners.iter().map(|seat| seat.byte()).collect(),
                reason: report.result.reason.clone(),
                honest: report.state == VerifyState::Honest,
                cheat: report.state == VerifyState::Bad,
                owes: None,
            }),
            touched: today(),
            ..self
        }
    }

    /// The line of the list of finished games; `None` while the game can go on.
    pub(crate) fn record_line(
        &self,
        table: TableId,
        catalogue: Catalogue,
        texts: &Texts,
    ) -> Option<RecordLine> {
        let ended = self.ended.as_ref()?;
        let winners: Vec<Seat> = ended.winners.iter().filter_map(|seat| Seat::new(*seat)).collect();
        let word = ["win", "draw", "void", "unfinished"].into_iter().find(|word| *word == ended.word)?;
        let mine = |seat: &Seat| {
            self.players.iter().any(|player| player.seat == seat.byte() && player.level.is_none())
        };
        let title = match (word, winners.as_slice()) {
            ("win", [only]) if self.players.len() < self.names.len() && mine(only) => {
                texts.say("result-you-won", &[])
            }
            ("win", [only]) => texts.say("result-won", &[("name", self.name(*only).into())]),
            ("win", _) => {
                let names: Vec<String> = winners.iter().map(|seat| self.name(*seat).to_owned()).collect();
                texts.say("result-several-won", &[("names", (&texts.list(&names)).into())])
            }
            ("draw", _) => texts.say("result-draw", &[]),
            ("void", _) => texts.say("result-void", &[]),
            _ => texts.say("result-unfinished", &[]),
        };
        Some(RecordLine {
            table,
            game: self.game.clone(),
            title: self.title(catalogue, texts),
            names: told_names(self.names.iter().map(String::as_str), texts),
            result: GameResult { word, winners, reason: ended.reason.clone(), title },
            state: match (ended.honest, ended.cheat) {
                (true, _) => VerifyState::Honest,
                (false, true) => VerifyState::Bad,
                (false, false) => VerifyState::Unfinished,
            },
            ended: self.touched,
        })
    }

    /// The line of the list of unfinished games; `None` when it is finished or never began.
    pub(crate) fn unfinished_line(
        &self,
        table: TableId,
        catalogue: Catalogue,
        texts: &Texts,
    ) -> Option<Unfinished> {
        if self.ended.is_some() || self.game.is_empty() {
            return None;
        }
        let awaited = self.awaited.as_ref().map_or(String::new(), |(seat, kind)| {
            let mine = self.players.iter().any(|player| player.seat == *seat);
            let name = Seat::new(*seat).map_or("", |seat| self.name(seat));
            let key = match (kind.as_str(), mine) {
                ("move", true) => return texts.say("status-your-turn", &[]),
                ("commit", true) => return texts.say("status-setup", &[]),
                ("agree", true) => return texts.say("status-terms", &[]),
                ("agree", false) => "status-terms-other",
                ("commit", false) => "status-setup-other",
                ("move", false) => "status-thinking",
                ("answer", false) => "status-answering",
                ("open", false) => "status-opening",
                ("close", false) => "status-closing-other",
                ("draw-promise" | "draw-reveal", _) => return texts.say("status-drawing", &[]),
                _ => return texts.say("status-closing", &[]),
            };
            texts.say(key, &[("name", name.into())])
        });
        Some(Unfinished {
            table,
            game: self.game.clone(),
            title: self.title(catalogue, texts),
            names: told_names(self.names.iter().map(String::as_str), texts),
            awaited,
            turn: self.turn,
            touched: self.touched,
            local: self.players.len() == self.names.len(),
        })
    }

    /// The other devices with the addresses where they were met.
    pub(crate) fn peers(&self) -> Vec<(Peer, Vec<std::net::SocketAddr>)> {
        let read = |head: &PeerHead| {
            let bytes = data_encoding::HEXLOWER.decode(head.device.as_bytes()).ok()?;
            Some((Peer::from_bytes(bytes.try_into().ok()?)?, head.addresses.clone()))
        };
        self.peers.iter().filter_map(read).collect()
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    pub(crate) fn title(&self, catalogue: Catalogue, texts: &Texts) -> String {
        match game_by_id(catalogue, &self.game) {
            Some(game) => texts.resolve(&game.name(), &|_| String::new()),
            None => self.game.clone(),
        }
    }
}

impl SeatedPlayer {
    /// As stored.
    pub(crate) fn new(seat: Seat, player: &Player, name: String) -> SeatedPlayer {
        let level = match player.kind {
            PlayerKind::Person => None,
            PlayerKind::Computer(level) => Some(level.number()),
        };
        SeatedPlayer { seat: seat.byte(), level, name, board: player.board.clone() }
    }

    /// As seated; `None` for a seat that no table has.
    pub(crate) fn player(&self) -> Option<(Seat, Player)> {
        let kind = match self.level {
            None => PlayerKind::Person,
            Some(level) => PlayerKind::Computer(Level::new(level)?),
        };
        let player = Player { kind, name: Some(self.name.clone()), board: self.board.clone() };
        Some((Seat::new(self.seat)?, player))
    }
}

fn parse(bytes: &[u8]) -> Result<Head, StorageFault> {
    serde_json::from_slice(bytes).map_err(|error| StorageFault::Damaged(error.to_string()))
}

/// The time of day by this device's clock, in seconds since 1970. Shown, never decided by.
pub(crate) fn today() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}
